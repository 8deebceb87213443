"""What a table speaks of: actions, events, moves, seats. Codes and arguments, never sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the history, with all that followed from it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal: the code and arguments of an error."""

    code: str
    arguments: dict[str, Any]
