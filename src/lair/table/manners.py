"""What a table must know of a game to let people play it; each game has a module of these."""

from collections.abc import Sequence
from typing import Any, Protocol

from lair.cards import Deck
from lair.rules.contract import Record, Rules
from lair.table.telling import Action, Event, Reason, Seat


class Manners(Protocol):
    """One game's manners at the table."""

    RULES: Rules
    FACTIONS: tuple[str, ...]
    A_TURN: str | None  # the event that ends a turn of several actions; None: every action is a turn

    def describe(self, deck: Deck, number: int, s: Record | None = None) -> Action:
        """An action number in words' terms; more can be said of it with the state it is meant for."""

    def parse(self, deck: Deck, text: str) -> int | None:
        """The action number that a notation stands for."""

    def event(self, deck: Deck, row: Sequence[int]) -> Event:
        """A row of the journal in words' terms."""

    def reveals(self, event: Event) -> bool:
        """Whether this event told somebody something new."""

    def has_secrets(self, s: Record, seat: int) -> bool:
        """Whether this seat holds something the others may not see."""

    def reason(self, deck: Deck, s: Record, number: int) -> Reason | None:
        """Why the seat whose decision it is may not do this; None if it may."""

    def view(self, deck: Deck, s: Record, seat: int | None, seats: Sequence[Seat]) -> Any:
        """What a seat (None: a spectator) sees, built from nothing but what it knows."""


def manners_of(game: str) -> Manners:
    """The manners of a game, by its name."""
    from lair.table import meeples, mighty

    known: dict[str, Any] = {"meeples": meeples, "mighty": mighty}
    found: Manners = known[game]
    return found
