"""What a table speaks of: actions, events, moves, seats. Codes and arguments, never sentences."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

Arguments = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Action:
    """One action: its number for the rules, its notation, and what it does."""

    number: int
    text: str
    code: str
    arguments: Arguments = field(hash=False)

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


class Move:
    """One action of the history, with all that followed from it.

    Words' terms are made when they are first asked for: most moves of most games never are.
    """

    def __init__(self, seat: int, action: Callable[[], Action], events: Callable[[], tuple[Event, ...]]) -> None:
        self.seat = seat
        self._action = action
        self._events = events

    @cached_property
    def action(self) -> Action:
        """What was done."""
        return self._action()

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What followed, in order."""
        return self._events()

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
