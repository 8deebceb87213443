"""The printed components: TOML files, a folder a game, and how they become numbers.

`load` reads the house cards or an owner's own file. Whatever is wrong with a file is reported with
the file, the card and the field; nothing is guessed.
"""

import hashlib
import importlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lair.errors import CardsError, OptionError
from lair.rules.contract import GAMES, Row

HOUSE = "house.toml"


@dataclass(frozen=True)
class Deck:
    """One set of cards: as numbers for the rules, and as written for people."""

    game: str
    name: str
    row: Row  # one `Cards` record
    content: dict[str, Any]  # what the file says

    @property
    def digest(self) -> str:
        """The same for the same numbers, wherever they were written."""
        return hashlib.blake2b(self.row.tobytes(), digest_size=8).hexdigest()


def load(game: str, path: Path | None = None) -> Deck:
    """The cards in ``path``, or the house cards."""
    if game not in GAMES:
        raise OptionError("no-such-game", game=game, games=", ".join(sorted(GAMES)))
    chosen = path or Path(__file__).parent / game / HOUSE
    try:
        content = tomllib.loads(chosen.read_text(encoding="utf-8"))
    except OSError as problem:
        raise CardsError("cannot-read", file=str(chosen), why=problem.strerror or str(problem)) from None
    except UnicodeDecodeError:
        raise CardsError("not-text", file=str(chosen)) from None
    except tomllib.TOMLDecodeError as problem:
        raise CardsError("not-toml", file=str(chosen), why=str(problem)) from None
    return build(game, content, str(chosen))


def build(game: str, content: dict[str, Any], file: str) -> Deck:
    """The cards that a file's content describes."""
    room = importlib.import_module(f"lair.cards.{game}")
    row = room.read(content, file)
    return Deck(game, str(content["name"]), row, content)
