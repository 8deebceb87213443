"""The printed components: TOML files, a folder a game, and how they become numbers.

`load` reads the house cards or an owner's own: a file, or a folder of files that together say what one
would. Whatever is wrong with a file is reported with the file, the card and the field; nothing is guessed.
"""

import hashlib
import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from lair.cards.files import gather
from lair.errors import OptionError
from lair.rules.contract import GAMES, Row

HOUSE = "house.toml"
HOUSE_FOLDER = "house"


@dataclass(frozen=True, eq=False)
class Deck:
    """One set of cards: as numbers for the rules, and as written for people. Nobody changes either."""

    game: str
    name: str
    row: Row  # one `Cards` record
    content: dict[str, Any]  # what the file says

    @cached_property
    def digest(self) -> str:
        """The same for the same numbers, wherever they were written."""
        return hashlib.blake2b(self.row.tobytes(), digest_size=8).hexdigest()


def load(game: str, path: Path | None = None) -> Deck:
    """The cards in ``path``, or the house cards, which are read once."""
    if game not in GAMES:
        raise OptionError("no-such-game", game=game, games=", ".join(sorted(GAMES)))
    return house_cards(game) if path is None else read(game, path)


def read(game: str, path: Path) -> Deck:
    content, sources = gather(path)
    return build(game, content, str(path), sources)


@cache
def house_cards(game: str) -> Deck:
    return read(game, house(game))


def house(game: str) -> Path:
    """The house cards of a game: a file or a folder."""
    room = Path(__file__).parent / game
    return room / HOUSE_FOLDER if (room / HOUSE_FOLDER).is_dir() else room / HOUSE


def build(game: str, content: dict[str, Any], file: str, sources: Mapping[str, str] | None = None) -> Deck:
    """The cards that a file's content describes; ``sources`` says which file of a folder has which part."""
    room = importlib.import_module(f"lair.cards.{game}")
    row = room.read(content, file, sources)
    return Deck(game, str(content["name"]), row, content)
