"""What clients send: names, new tables, commands at a table, words on a stream.

Decoding checks every bound given here, and openapi.json shows them. Routes hand these objects to the service and the
table as they are; what a command does is decided in `lair.server.table`.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from lair.games import GAMES
from lair.server.answers import Beat
from lair.server.entries import Clock, Level, Pace

MIN_PLAYERS = min(manifest.players[0] for manifest in GAMES.values())
MAX_PLAYERS = max(manifest.players[-1] for manifest in GAMES.values())
MAX_VERSION = 2**31 - 1

CommandId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)",  # Python's $ also matches before a final line break
        description="Your own id for this command. Sent again, it is not carried out again.",
        examples=["k7-1"],
    ),
]
Seat = Annotated[int, Meta(ge=0, le=MAX_PLAYERS - 1, description="From 0.")]
Version = Annotated[int, Meta(ge=0, le=MAX_VERSION, description="The version you saw when you decided.")]
Name = Annotated[str, Meta(max_length=80, examples=["Ada"])]
Word = Annotated[str, Meta(max_length=16)]
Invite = Annotated[str, Meta(max_length=64)]


class Request(Struct, forbid_unknown_fields=True):
    """Unknown fields are refused."""


class NewPerson(Request):
    """A person's name."""

    name: Name


class Link(Request):
    """The token that another device was given."""

    token: Annotated[str, Meta(max_length=64)]


class NewTable(Request):
    """A new table; only the game is required."""

    id: CommandId
    game: Annotated[str, Meta(max_length=16, examples=list(GAMES))]
    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None
    options: Annotated[list[Word], Meta(max_length=8)] = []
    bots: Annotated[list[Level], Meta(max_length=MAX_PLAYERS - 1, description="They take the last seats.")] = []
    private: Annotated[bool, Meta(description="Only people with the invite may look or sit.")] = False
    hot_seat: Annotated[bool, Meta(description="You hold all seats that no bot has.")] = False
    shuffle_seats: bool = False
    hints: Annotated[bool, Meta(description="Whether people may ask what the search thinks.")] = False
    pace: Pace = "live"
    clock: Clock | None = None
    start: Annotated[bool, Meta(description="Begin at once, if no seat is free.")] = False
    cards: Annotated[dict[str, Any] | None, Meta(description="The content of a card file (docs/cards.md).")] = None


class NewLesson(Request):
    """A private table for a guided first game."""

    id: CommandId
    lesson: Annotated[str, Meta(max_length=16, examples=list(GAMES))]


class Archive(Request):
    """Whether a table is archived in the caller's list."""

    archived: bool


class Command(Request, tag_field="do"):
    """What every command has."""

    id: CommandId

    @property
    def kind(self) -> str:
        """The value of ``do``."""
        return str(self.__struct_config__.tag)


class Sit(Command, tag="sit"):
    """Take a seat: this one, or the first free one."""

    seat: Seat | None = None
    name: Name | None = None
    faction: Word | None = None
    invite: Invite | None = None


class Stand(Command, tag="stand"):
    """Leave a seat before the game. The host may also remove a bot."""

    seat: Seat | None = None


class SeatBot(Command, tag="seat-bot"):
    """Put a bot on a free seat; host only."""

    seat: Seat
    level: Level


class Start(Command, tag="start"):
    """Begin the game; host only."""


class Play(Command, tag="play"):
    """Play an action, given by number or notation."""

    version: Version
    action: Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class Undo(Command, tag="undo"):
    """Take back the latest action of your own turn."""

    version: Version
    seat: Seat | None = None


class Resign(Command, tag="resign"):
    """Give up; a bot plays on for you."""

    seat: Seat | None = None


class StandIn(Command, tag="stand-in"):
    """Let a bot play for a person who has been away too long."""

    seat: Seat
    level: Level | None = None


class Reclaim(Command, tag="reclaim"):
    """Take your seat back from a stand-in bot."""

    seat: Seat | None = None


class Say(Command, tag="say"):
    """Send a chat message to the people at the table, at most `info.chat_limit` characters."""

    text: Annotated[str, Meta(min_length=1)]
    seat: Seat | None = None


class Rematch(Command, tag="rematch"):
    """Open a new table with the same settings, after the end."""


class Close(Command, tag="close"):
    """Close a table that has not begun; host only."""


AnyCommand = Sit | Stand | SeatBot | Start | Play | Undo | Resign | StandIn | Reclaim | Say | Rematch | Close


def invite_of(command: AnyCommand) -> str | None:
    """The invite that came with a command."""
    return command.invite if isinstance(command, Sit) else None


# On a stream


class Look(Struct, tag_field="say", tag="look"):
    """Show the table from another of my seats."""

    seat: int | None = None


class Resync(Struct, tag_field="say", tag="resync"):
    """Send the whole state again."""


class Ack(Struct, tag_field="say", tag="ack"):
    """Sent by older clients; ignored."""


ClientMessage = Look | Resync | Beat | Ack
