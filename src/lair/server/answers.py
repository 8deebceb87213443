"""What the server sends: answers to requests and messages of a stream.

openapi.json is made from these types (`lair.server.openapi`). A field that may be `UNSET` is left out of the JSON then.
Views belong to the games, so their type is only known to openapi.json.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lair.engine.types import Action, Event
from lair.server.entries import KINDS, Clock, Level, Pace

SCHEMAS = "#/components/schemas/"
Status = Literal["open", "playing", "over", "closed"]
SeatOrAll = int | Literal["all"] | None
View = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": f"{SCHEMAS}View"}, {"type": "null"}]})]
Arguments = dict[str, str | int]


class Answer(Struct):
    """Anything that is sent."""


# People and games


class Me(Answer):
    """The caller's identity."""

    person: str
    name: str


class Hello(Answer):
    """The caller's identity, or null without a cookie."""

    me: Me | None


class LinkToken(Answer):
    """A token that moves this identity to another device, once."""

    token: str
    seconds: Annotated[float, Meta(description="How long it is valid.")]


class GameInfo(Answer):
    """What there is to choose when a table of this game is opened."""

    players: list[int]
    options: tuple[str, ...]
    bots: tuple[Level, ...]
    factions: tuple[str, ...]
    rules: Annotated[int, Meta(description="The version of the rules.")]
    rule_prefix: str
    lesson: Annotated[bool, Meta(description="Whether there is a guided first game.")]


# Tables


class SeatSummary(Answer):
    """One seat, in a list of tables."""

    name: str
    faction: str
    bot: str | None
    taken: bool


class TableSummary(Answer):
    """What a list says of a table; nothing in it is private."""

    table: str
    game: str
    players: int
    options: tuple[str, ...]
    pace: Pace
    clock: Clock | None
    seats: list[SeatSummary]
    winners: list[int]
    lesson: str | None = None


class ListedTable(TableSummary, kw_only=True):
    """A table in a list; `your_turn` only in lists of the caller's own tables."""

    status: Status
    touched: Annotated[float, Meta(description="When something last happened, in seconds since 1970.")]
    version: int
    your_turn: bool | UnsetType = UNSET


class SeatInfo(Answer):
    """One seat of a table."""

    name: str
    faction: str
    bot: Annotated[str | None, Meta(description="The level of the bot that was seated here.")]
    stand_in: Annotated[str | None, Meta(description="The level of the bot that plays while the person is away.")]
    resigned: bool
    timed_out: bool
    taken: bool
    yours: bool


class RunningClock(Answer):
    """The clock that runs now, in the server's own time."""

    seat: int
    since: float
    now: float


class Info(Answer):
    """A table apart from its game."""

    table: str
    status: Status
    game: str
    rules: int
    cards: Annotated[str, Meta(description="A digest of the cards.")]
    players: int
    options: tuple[str, ...]
    private: bool
    hot_seat: bool
    hints: bool
    pace: Pace
    clock: Clock | None
    lesson: str | None
    time_left: Annotated[list[float] | None, Meta(description="Seconds of each seat when the turn began.")]
    running: RunningClock | None
    seats: list[SeatInfo]
    host: Annotated[bool, Meta(description="Whether the caller is the host.")]
    invite: Annotated[str | None, Meta(description="For people at the table.")]
    commitment: str
    seed: Annotated[str | None, Meta(description="After the end.")]
    winners: list[int]
    next: Annotated[str | None, Meta(description="The table of the rematch.")]
    opened: float
    chat_limit: Annotated[int, Meta(description="The most characters of a chat message.")]


class StepEntry(Answer):
    """One entry of the log, as far as the caller may know it."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": KINDS})]
    at: float
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    action: Action | UnsetType = UNSET


class State(Answer, tag_field="say", tag="state"):
    """Everything that the caller may see of a table."""

    version: int
    seat: int | None
    events: tuple[Event, ...]
    view: View
    actions: list[Action]
    undo: bool
    info: Info
    present: Annotated[list[bool] | UnsetType, Meta(description="Which seats have somebody watching.")] = UNSET


class Step(Answer, tag_field="say", tag="step"):
    """One entry, for a caller who has seen all entries before it. A chat message has no view."""

    version: int
    seat: SeatOrAll
    entry: StepEntry
    events: tuple[Event, ...] | UnsetType = UNSET
    view: View = UNSET
    actions: list[Action] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    info: Annotated[Info | UnsetType, Meta(description="If it changed.")] = UNSET


class ViewStep(Answer):
    """A step of `history` with `views=true`."""

    version: int
    seat: SeatOrAll
    entry: StepEntry
    events: tuple[Event, ...]
    view: View


AnyStep = Annotated[
    Any,  # already encoded: they are many
    Meta(extra_json_schema={"anyOf": [{"$ref": f"{SCHEMAS}Step"}, {"$ref": f"{SCHEMAS}ViewStep"}]}),
]


class History(Answer):
    """Steps so far; `next` is the version to ask `after` for the rest, or null."""

    steps: list[AnyStep]
    version: int
    next: int | None


class TableCreated(Answer):
    """A new table."""

    table: str


class CommandDone(Answer):
    """The command was carried out and stored."""

    table: str
    version: int


class Archived(Answer):
    """Whether the table is archived now."""

    table: str
    archived: bool


class HintOption(Answer):
    """What the search thinks of one action."""

    action: Action
    visits: int
    chance: float


class Hint(Answer):
    """What the search thinks of every legal action."""

    options: list[HintOption]


class WhyNot(Answer):
    """Whether an action is legal; if not, the code and arguments of the error and the rule in docs/rules."""

    legal: bool
    code: str | UnsetType = UNSET
    arguments: Arguments | UnsetType = UNSET
    rule: str | UnsetType | None = UNSET


class ReviewedMoment(Answer):
    """A decision: what was played and what the search would have played, with each seat's chances to win."""

    version: int
    seat: int
    played: Action
    best: Action
    chance_played: float
    chance_best: float
    win: tuple[float, ...]
    turning: Annotated[bool, Meta(description="One of the moments that cost most.")] = False

    @property
    def loss(self) -> float:
        """What the action cost, in chances to win."""
        return round(self.chance_best - self.chance_played, 3)


class ReviewProgress(Answer):
    """A review as far as it has come."""

    done: bool
    of: Annotated[int, Meta(description="How many moments there will be.")]
    moments: list[ReviewedMoment]


# The server


class Health(Answer):
    """This worker runs."""

    status: Literal["ok"]
    version: str


class Readiness(Answer):
    """Whether this worker can serve."""

    ready: bool
    redis: bool
    bots_waiting: int


class Trouble(Answer):
    """An error code, and the arguments of its sentence."""

    code: str
    arguments: Arguments


class Problem(Answer):
    """A refusal; with 409 the current state comes along."""

    error: Trouble
    state: State | UnsetType = UNSET


# Only on a stream


class Presence(Answer, tag_field="say", tag="presence"):
    """Which seats have somebody watching."""

    present: list[bool]


class Beat(Answer, tag_field="say", tag="beat"):
    """The connection is alive. A client that sends it gets one back."""


StreamMessage = State | Step | Presence | Beat
