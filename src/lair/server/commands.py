"""What clients send: names, new tables, commands at a table, words on a stream.

Decoding checks every bound given here, and openapi.json shows them. Routes hand these objects to the service and the
table as they are; what a command does is decided in `lair.server.table`.
"""

from typing import Annotated, Any, Literal

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


CardContent = Annotated[dict[str, Any], Meta(description="The content of a card file (docs/cards.md).")]


class Request(Struct, forbid_unknown_fields=True):
    """Unknown fields are refused."""


class NewPerson(Request):
    """A person's name."""

    name: Name


class Link(Request):
    """The token that another device was given."""

    token: Annotated[str, Meta(max_length=64)]


Credential = Annotated[
    dict[str, Any], Meta(description="What the browser's authenticator answered, as JSON (PublicKeyCredential.toJSON).")
]


class NewPasskey(Request):
    """A passkey that the caller's browser has made."""

    credential: Credential
    name: Annotated[str, Meta(max_length=80, description="To tell it from others.")] = ""


class PasskeySignIn(Request):
    """A browser's answer to a sign-in."""

    credential: Credential


class Recovery(Request):
    """A recovery code."""

    code: Annotated[str, Meta(max_length=64)]


class Deletion(Request):
    """The caller's own id, to make sure."""

    person: Annotated[str, Meta(max_length=32)]


class Block(Request):
    """Block somebody (no table and no message together), mute them (no messages), or neither (null)."""

    kind: Literal["block", "mute"] | None


class Report(Request):
    """What somebody did, for the operator."""

    person: Annotated[str, Meta(pattern=r"^[0-9a-f]{24}$(?!\n)", description="Who did it.")]
    reason: Literal["chat", "name", "cheating", "leaving", "other"]
    table: Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$(?!\n)", description="Where, if both were there.")] | None = None
    text: Annotated[str, Meta(max_length=1000)] = ""


class NetworkSwitch(Request):
    """Whether others in the network may reach the server."""

    open: bool


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
    breath: Annotated[
        bool,
        Meta(description="Bots wait a moment before they answer, so that a move can be taken back."),
    ] = False
    hints: Annotated[bool, Meta(description="Whether people may ask what the search thinks.")] = False
    rated: Annotated[bool, Meta(description="Whether the game changes ratings: without hints and take-backs.")] = False
    open_chat: Annotated[bool, Meta(description="Whether spectators see the chat.")] = False
    names: Annotated[
        list[Name],
        Meta(max_length=MAX_PLAYERS, description="Of the people at a hot-seat table; the rest are numbered."),
    ] = []
    pace: Pace = "live"
    clock: Clock | None = None
    start: Annotated[bool, Meta(description="Begin at once, if no seat is free.")] = False
    cards: Annotated[dict[str, Any] | None, Meta(description="The content of a card file (docs/cards.md).")] = None


class LabCards(Request):
    """Cards to be checked."""

    cards: CardContent


class LabRun(Request):
    """Cards to be compared with the house cards."""

    cards: CardContent
    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None
    options: Annotated[list[Word], Meta(max_length=8)] = []
    bot: Annotated[Word, Meta(description="Who plays in every seat.")] = "greedy"
    games: Annotated[int, Meta(ge=1, le=1_000_000, description="With each set of cards.")] = 2000
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1, description="The same games again; without it, any.")] | None = None


class Wish(Request):
    """The kind of game that somebody looks for."""

    game: Annotated[str, Meta(max_length=16, examples=list(GAMES))]
    players: Annotated[
        Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None, Meta(description="Without it, any number.")
    ] = None
    options: Annotated[list[Word], Meta(max_length=8)] = []
    pace: Pace = "live"
    clock: Clock | None = None
    rated: bool = False
    bots: Annotated[bool, Meta(description="Whether bots may fill up the table after a while.")] = True


class NewLesson(Request):
    """A private table for a guided first game."""

    id: CommandId
    lesson: Annotated[str, Meta(max_length=16, examples=list(GAMES))]


class Archive(Request):
    """Whether a table is archived in the caller's list."""

    archived: bool


class PushTarget(Request):
    """A browser's push subscription, with the language of its messages."""

    endpoint: Annotated[str, Meta(max_length=1000, examples=["https://push.example/abc"])]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=2)] = "en"


class NewMailbox(Request):
    """An e-mail address, with the language of its messages."""

    address: Annotated[str, Meta(max_length=254, examples=["ada@example.org"])]
    language: Annotated[str, Meta(max_length=2)] = "en"


class MailLink(Request):
    """What a link in an e-mail ends with."""

    token: Annotated[str, Meta(max_length=600)]


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
