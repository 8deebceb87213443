"""How each game is shown in a terminal: its own drawing, or its view as a list."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lair.engine.deck import Deck
from lair.engine.drawing import SYMBOLS
from lair.engine.kit import Terminal
from lair.engine.manifest import loaded
from lair.games import manifest_of

if TYPE_CHECKING:
    from lair.words import Words

SEAT_FIELDS = {"seat", "turn"}  # of a view: the number of a seat
NAME_FIELDS = {"name", "faction"}  # of a seat in a view: said once, above the rest


@cache
def terminal_of(game: str) -> Terminal:
    """A game's own drawing and sentences, or the plain ones."""
    reference = manifest_of(game).terminal
    if reference is None:
        return Terminal(draw=listed)
    terminal: Terminal = loaded(reference)
    return terminal


def listed(words: "Words", deck: Deck, view: Any) -> Sequence[Text]:
    """A view as a list of its fields; seats are called by their names."""
    content = asdict(view) if is_dataclass(view) and not isinstance(view, type) else dict(view)
    seats = content.pop("seats")
    names = [f"{symbol} {seat['name']}" for symbol, seat in zip(SYMBOLS, seats, strict=False)]
    for field in SEAT_FIELDS & content.keys():
        content[field] = None if content[field] is None else names[content[field]]
    rest = ({field: value for field, value in seat.items() if field not in NAME_FIELDS} for seat in seats)
    return [Text("\n".join(_lines({**dict(zip(names, rest, strict=True)), **content}, "")))]


def _lines(content: Mapping[str, Any], indent: str) -> Iterator[str]:
    for name, value in content.items():
        label = f"{indent}{str(name).replace('_', ' ')}"
        rows = list(value) if isinstance(value, tuple | list) else []
        if isinstance(value, Mapping):
            yield f"{label}:"
            yield from _lines(value, indent + "  ")
        elif rows and all(isinstance(row, Mapping) for row in rows):
            for place, row in enumerate(rows, 1):
                yield f"{label} {place}:"
                yield from _lines(row, indent + "  ")
        else:
            said = ", ".join(map(str, rows)) if isinstance(value, tuple | list) else value
            yield f"{label}: {'–' if said is None or said == '' else said}"
