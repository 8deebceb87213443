"""`Deck`: one set of cards, as numbers for the rules and as written for people. `lair.games.decks` makes them."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lair.engine.contract import Row


@dataclass(frozen=True, eq=False)
class Deck:
    """One set of cards. Nobody changes its numbers or its content."""

    game: str
    name: str
    row: Row  # one `Cards` record
    content: dict[str, Any]  # what the file says

    @cached_property
    def digest(self) -> str:
        """The same for the same numbers, wherever they were written."""
        return hashlib.blake2b(self.row.tobytes(), digest_size=8).hexdigest()

    def __copy__(self) -> "Deck":
        return self

    def __deepcopy__(self, memo: Any) -> "Deck":
        return self
