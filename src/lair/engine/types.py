"""What a table speaks of: actions, events, moves, seats. Codes and arguments, never sentences."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from lair.engine.adapter import TableAdapter
    from lair.engine.deck import Deck

Arguments = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Action:
    """One action: its number for the rules, its notation, and what it does.

    ``final``: it ends a phase, and what follows cannot be taken back. Known only with the state it is meant for.
    """

    number: int
    text: str
    code: str
    arguments: Arguments = field(hash=False)
    final: bool = False

    def __int__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Arguments called seat, owner, by and receiver are seats."""

    code: str
    arguments: Arguments = field(hash=False)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there; a bot's name if a bot plays."""

    name: str
    faction: str
    bot: str | None = None


class Described(Protocol):
    """A game that can say what its numbers mean: `lair.table.game.Game`."""

    adapter: "TableAdapter"
    deck: "Deck"


class Move:
    """One action of the history, with all that followed from it.

    Codes and arguments are made from the rows of the journal when they are first asked for: most moves never are.
    """

    __slots__ = ("_action", "_entry", "_events", "_game")

    def __init__(self, game: "Described", entry: bytes) -> None:
        self._game = game
        self._entry = entry  # of `lair.engine.calls.advance`: a row of numbers about the move, then one for each event
        self._action: Action
        self._events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        """Whose action it was."""
        return int.from_bytes(self._entry[4:8], sys.byteorder)

    @property
    def action(self) -> Action:
        """What was done."""
        if not hasattr(self, "_action"):
            number = int.from_bytes(self._entry[8:12], sys.byteorder)
            self._action = self._game.adapter.describe(self._game.deck, number)
        return self._action

    @property
    def events(self) -> tuple[Event, ...]:
        """What followed, in order."""
        if not hasattr(self, "_events"):
            rows = np.frombuffer(self._entry, np.int32).reshape(-1, 5)[1:].tolist()
            self._events = tuple(self._game.adapter.event(self._game.deck, row) for row in rows)
        return self._events

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return (self.seat, self.action, self.events) == (other.seat, other.action, other.events)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Move(seat={self.seat}, action={self.action}, events={self.events})"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal: the code and arguments of an error, and the rule of docs/rules that says so."""

    code: str
    arguments: dict[str, Any]
    rule: str | None = None
