"""The log of a table: one type for each thing that can happen, and how it is stored.

`lair.server.table` folds entries, `store` keeps them. The database holds the tag of a body in the column ``kind`` and
its fields in ``data``; changing a name here needs a migration of stored logs.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from lair.bots import LEVELS

Pace = Literal["live", "slow"]
Level = Literal["newcomer", "apprentice", "adept", "master", "grandmaster"]
assert get_args(Level) == LEVELS


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each turn, or for all turns of a seat together."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=10, le=1_000_000)]


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """What a table was opened with; ``bots`` take the last seats."""

    game: str
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    private: bool
    hot_seat: bool
    shuffle_seats: bool
    hints: bool
    pace: Pace
    clock: Clock | None
    lesson: str | None = None
    breath: bool = False
    rated: bool = False
    kept: tuple[str, ...] = ()  # people whose places are kept for a while
    open_chat: bool = False


class Body(Struct, tag_field="kind"):
    """What happened."""

    @property
    def kind(self) -> str:
        """The tag under which it is stored and sent."""
        return str(self.__struct_config__.tag)


class Opened(Body, tag="opened"):
    settings: TableSettings
    host: str


class Sat(Body, tag="sat"):
    seat: int
    name: str
    faction: str


class Stood(Body, tag="stood"):
    seat: int


class BotSat(Body, tag="bot-sat"):
    seat: int
    level: str


class Began(Body, tag="began"):
    order: list[int]  # which chair each seat of the game is


class Played(Body, tag="played"):
    seat: int
    action: int


class Undone(Body, tag="undone"):
    seat: int


class Resigned(Body, tag="resigned"):
    seat: int


class StoodIn(Body, tag="stood-in"):
    seat: int
    level: str


class Reclaimed(Body, tag="reclaimed"):
    seat: int


class TimedOut(Body, tag="timed-out"):
    seat: int


class Said(Body, tag="said"):
    seat: int
    name: str
    text: str


class Rematched(Body, tag="rematched"):
    table: str


class Closed(Body, tag="closed"):
    pass


AnyBody = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Began
    | Played
    | Undone
    | Resigned
    | StoodIn
    | Reclaimed
    | TimedOut
    | Said
    | Rematched
    | Closed
)


KINDS = [kind.__struct_config__.tag for kind in get_args(AnyBody)]


class Entry(Struct, frozen=True):
    """One line of the log. ``version`` is its place there, without gaps from 1."""

    version: int
    body: AnyBody
    person: str | None  # who did it; None: a bot or the server
    command: str | None  # the id that the person gave the command
    at: float  # seconds since 1970
    uptime: float  # seconds that the server has been open


def stored(body: AnyBody) -> tuple[str, dict[str, Any]]:
    """The columns ``kind`` and ``data`` of a body."""
    data: dict[str, Any] = msgspec.to_builtins(body)
    return data.pop("kind"), data


def from_stored(kind: str, data: dict[str, Any]) -> AnyBody:
    """The body that was stored in these columns."""
    body: AnyBody = msgspec.convert({**data, "kind": kind}, AnyBody)
    return body
