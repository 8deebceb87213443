"""What a table must know of a game to let people play it. Each game has a module that fits `TableAdapter`.

`Game`, the server, the environments and programs from outside reach a game's words for things through it.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from lair.engine.contract import Record, Rules
from lair.engine.deck import Deck
from lair.engine.types import Action, Event, Reason, Seat


class TableAdapter(Protocol):
    """One game at a table."""

    RULES: Rules
    VIEW: type  # the dataclass that `view` returns; openapi.json shows it to clients
    TURN_EVENT: str | None  # the event that ends a turn of several actions; None: every action is a turn

    def describe(self, deck: Deck, number: int, s: Record | None = None) -> Action:
        """An action number as code and arguments; more can be said of it with the state it is meant for."""

    def parse(self, deck: Deck, text: str) -> int | None:
        """The action number that a notation stands for."""

    def event(self, deck: Deck, row: Sequence[int]) -> Event:
        """A row of the journal as code and arguments."""

    def reveals(self, event: Event) -> bool:
        """Whether this event told somebody something new."""

    def has_secrets(self, s: Record, seat: int) -> bool:
        """Whether this seat holds something the others may not see."""

    def reason(self, deck: Deck, s: Record, number: int) -> Reason | None:
        """Why the seat whose decision it is may not do this; None if it may."""

    def view(self, deck: Deck, s: Record, seat: int | None, seats: Sequence[Seat]) -> Any:
        """What a seat (None: a spectator) sees, built from nothing but what it knows."""
