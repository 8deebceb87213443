"""What happens at a table, one entry after another: the log that a table is.

An entry's version is its place in the log, without gaps from 1. `lair.server.table` folds them, `store` keeps them.
"""

from dataclasses import dataclass
from typing import Any

OPENED = "opened"  # {settings, host, name}
SAT = "sat"  # {seat, name, faction}
STOOD = "stood"  # {seat}
BOT_SAT = "bot-sat"  # {seat, level}
BEGAN = "began"  # {order: which chair each seat of the game is}
PLAYED = "played"  # {seat, action}
UNDONE = "undone"  # {seat}
RESIGNED = "resigned"  # {seat}
STOOD_IN = "stood-in"  # {seat, level}
RECLAIMED = "reclaimed"  # {seat}
TIMED_OUT = "timed-out"  # {seat}
SAID = "said"  # {name, text}
REMATCHED = "rematched"  # {table}
CLOSED = "closed"  # {}


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. ``up`` is the house's own time, which stands still while it is closed."""

    version: int
    kind: str
    data: dict[str, Any]
    person: str | None  # who did it; None: a bot or the house
    command: str | None  # the person's own number for it
    at: float  # seconds since 1970
    up: float
