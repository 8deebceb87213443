"""What clients may ask for, as OpenAPI shows it. Everything is bounded here; what it means is decided at the table."""

from typing import Annotated, Any, Literal

import msgspec
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from lair.bots import LEVELS

CommandId = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$"),
    Field(description="Your own name for this command. Sent again, it is not carried out again.", examples=["k7-1"]),
]
SeatNumber = Annotated[int, Field(ge=0, le=5, description="From 0.")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version you saw when you decided.")]
Name = Annotated[str, StringConstraints(max_length=80), Field(examples=["Ada"])]
Level = Literal["apprentice", "adept", "master"]
assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


def as_written(cards: dict[str, Any] | None) -> dict[str, Any] | None:
    """A card file that is kept must come back as it was: half signs and endless numbers do not."""
    try:
        kept: dict[str, Any] | None = msgspec.json.decode(msgspec.json.encode(cards))
    except (ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
        raise ValueError("not plain JSON") from None
    return kept


class Asked(BaseModel):
    """Whatever is not known here is refused rather than overlooked."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewPerson(Asked):
    """A guest."""

    name: Name


class Link(Asked):
    """What another device was given."""

    token: Annotated[str, StringConstraints(max_length=64)]


class Clock(Asked):
    """Seconds for a turn, or for all of a seat's turns together."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Field(ge=10, le=1_000_000)]


class NewTable(Asked):
    """A table; only the game must be said."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={"examples": [{"id": "open-1", "game": "mighty", "players": 4, "bots": ["adept", "adept"]}]},
    )

    id: CommandId
    game: Annotated[str, StringConstraints(max_length=16), Field(examples=["mighty", "meeples"])]
    players: Annotated[int, Field(ge=2, le=6)] = 4
    options: Annotated[list[Annotated[str, StringConstraints(max_length=16)]], Field(max_length=8)] = []
    bots: Annotated[list[Level], Field(max_length=5, description="They take the last seats.")] = []
    private: Annotated[bool, Field(description="Only who has the invite may look or sit.")] = False
    hot_seat: Annotated[bool, Field(description="You hold all seats that no bot has.")] = False
    shuffle_seats: bool = False
    hints: Annotated[bool, Field(description="Whether people may ask what the search thinks.")] = False
    pace: Literal["live", "slow"] = "live"
    clock: Clock | None = None
    start: Annotated[bool, Field(description="Begin at once, if no seat is free.")] = False
    cards: Annotated[
        dict[str, Any] | None, AfterValidator(as_written), Field(description="A card file's content (docs/cards.md).")
    ] = None


class NewLesson(Asked):
    """A table of one's own for a guided first game."""

    id: CommandId
    lesson: Annotated[str, StringConstraints(max_length=16), Field(examples=["mighty", "meeples"])]


class Command(Asked):
    """What every command has."""

    id: CommandId


class Sit(Command):
    """Take a seat: this one, or the first that is free."""

    do: Literal["sit"]
    seat: SeatNumber | None = None
    name: Name | None = None
    faction: Annotated[str, StringConstraints(max_length=16)] | None = None
    invite: Annotated[str, StringConstraints(max_length=64)] | None = None


class Stand(Command):
    """Leave a seat before the game."""

    do: Literal["stand"]
    seat: SeatNumber | None = None


class SeatBot(Command):
    """A bot for a seat that nobody took; the host may let it stand up again."""

    do: Literal["seat-bot"]
    seat: SeatNumber
    level: Level


class Start(Command):
    """Begin; the host says so."""

    do: Literal["start"]


class Play(Command):
    """An action: its number, or its notation."""

    do: Literal["play"]
    version: Version
    action: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, StringConstraints(max_length=40)]
    seat: SeatNumber | None = None


class Undo(Command):
    """Take the latest action back, inside one's own turn."""

    do: Literal["undo"]
    version: Version
    seat: SeatNumber | None = None


class Resign(Command):
    """Give up; a bot plays on for the others' sake."""

    do: Literal["resign"]
    seat: SeatNumber | None = None


class StandIn(Command):
    """Let a bot play for somebody who has been away too long."""

    do: Literal["stand-in"]
    seat: SeatNumber
    level: Level | None = None


class Reclaim(Command):
    """Take one's own seat back from such a bot."""

    do: Literal["reclaim"]
    seat: SeatNumber | None = None


class Say(Command):
    """A word to the others at the table."""

    do: Literal["say"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    seat: SeatNumber | None = None


class Rematch(Command):
    """The same again, after the end."""

    do: Literal["rematch"]


class Close(Command):
    """Give a table up that has not begun."""

    do: Literal["close"]


AnyCommand = Annotated[
    Sit | Stand | SeatBot | Start | Play | Undo | Resign | StandIn | Reclaim | Say | Rematch | Close,
    Field(discriminator="do"),
]


class Archive(Asked):
    """Out of my list, or back into it."""

    archived: bool


# What comes back


class Trouble(BaseModel):
    """Why not: a code, and what belongs to its sentence."""

    code: str
    arguments: dict[str, Any]


class Problem(BaseModel):
    """A refusal; with 409 the fresh state comes along."""

    error: Trouble
    state: dict[str, Any] | None = None


class WhyNot(BaseModel):
    """Whether it is legal; if not, an error's code and arguments, and the rule that says so (docs/rules)."""

    legal: bool
    code: str | None = None
    arguments: dict[str, Any] | None = None
    rule: str | None = None


class Me(BaseModel):
    """Who the cookie says you are."""

    person: str
    name: str


class Hello(BaseModel):
    """Nobody is a stranger for long."""

    me: Me | None


class Done(BaseModel):
    """Carried out, and on the disk."""

    table: str
    version: int


class Opened(BaseModel):
    """A new table."""

    table: str


class State(BaseModel):
    """All that these eyes may see."""

    say: Literal["state"]
    version: int
    seat: int | None
    view: dict[str, Any] | None = Field(description="`Game.view` (docs/python.md)")
    actions: list[dict[str, Any]]
    undo: bool
    events: list[dict[str, Any]]
    info: dict[str, Any]
