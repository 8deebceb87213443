"""What the server sends: answers to requests and messages of a stream.

openapi.json is made from these types (`lair.server.openapi`). A field that may be `UNSET` is left out of the JSON then.
Views belong to the games, so their type is only known to openapi.json.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lair.engine.types import Action, Event
from lair.server.entries import KINDS, Clock, Level, Pace

SCHEMAS = "#/components/schemas/"
Status = Literal["open", "playing", "over", "closed", "aside"]
SeatOrAll = int | Literal["all"] | None
View = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": f"{SCHEMAS}View"}, {"type": "null"}]})]
Arguments = dict[str, str | int]
CardTitle = Annotated[Any, Meta(extra_json_schema={"$ref": f"{SCHEMAS}Text"})]
UnknownCards = Annotated[
    bool, Meta(description="Whether there is a grandmaster that does not know the cards: it plays as a master.")
]


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


class SessionInfo(Answer):
    """A browser in which the caller is signed in."""

    session: str
    device: Annotated[str, Meta(description="Browser and system, as far as the browser tells.")]
    began: float
    seen: float
    current: Annotated[bool, Meta(description="Whether this request belongs to it.")]


class PasskeyInfo(Answer):
    """A passkey of the caller."""

    passkey: str
    name: str
    made: float
    used: float | None


class Account(Answer):
    """How the caller can come back, and where the caller is signed in."""

    person: str
    name: str
    came: float
    recovery_made: Annotated[float | None, Meta(description="When the recovery code was made; null without one.")]
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]


class RecoveryCode(Answer):
    """A code to come back with, once. The server stores only its hash."""

    code: str


class Recovered(Answer):
    """The caller is this person again; the code that was used is replaced by this one."""

    person: str
    name: str
    code: str


class Ended(Answer):
    """It is gone."""

    ended: bool


class MyData(Answer):
    """Everything that is stored about the caller."""

    person: str
    name: str
    came: float
    sessions: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    recovery_code_made: float | None
    tables: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    entries: Annotated[list[dict[str, Any]], Meta(description="What the caller did at tables.")]


class NetworkInfo(Answer):
    """Whether others in the network of the server's machine reach it."""

    open: bool
    url: Annotated[str | None, Meta(description="Where they find it once it is open; null without a network.")]
    switchable: Annotated[bool, Meta(description="Whether the caller may open and close it.")]


class GameInfo(Answer):
    """What there is to choose when a table of this game is opened."""

    players: list[int]
    options: tuple[str, ...]
    bots: Annotated[tuple[Level, ...], Meta(description="The weakest first.")]
    unknown_cards: UnknownCards
    factions: tuple[str, ...]
    rules: Annotated[int, Meta(description="The version of the rules.")]
    rule_prefix: str
    lesson: Annotated[bool, Meta(description="Whether there is a guided first game.")]
    lab: Annotated[bool, Meta(description="Whether this server has a laboratory for its cards.")] = False


# Tables


class SeatSummary(Answer):
    """One seat, in a list of tables."""

    name: str
    faction: str
    bot: str | None
    taken: bool
    person: Annotated[str | None, Meta(description="Whose profile it is.")] = None
    rating: Annotated[int | None, Meta(description="At rated tables.")] = None


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
    rated: bool = False
    turn: Annotated[int | None, Meta(description="The seat whose decision it is.")] = None
    scores: Annotated[list[int], Meta(description="Each seat's points so far; empty before the game.")] = []
    progress: Annotated[Event | None, Meta(description="How far the game has come, such as the round.")] = None


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
    person: Annotated[str | None, Meta(description="Whose profile it is; of people.")] = None


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
    unknown_cards: UnknownCards
    players: int
    options: tuple[str, ...]
    private: bool
    hot_seat: bool
    hints: bool
    open_chat: Annotated[bool, Meta(description="Whether spectators see the chat.")]
    pace: Pace
    clock: Clock | None
    lesson: str | None
    rated: Annotated[bool, Meta(description="The game changes ratings; there are no hints and no take-backs.")]
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


class Done(Answer):
    """It is done; there is nothing to tell."""


class Notices(Answer):
    """How the caller is told that it is their turn at a slow table."""

    push_key: Annotated[str | None, Meta(description="To subscribe with; null: this server sends no Web Push.")]
    mail: Annotated[bool, Meta(description="Whether this server sends e-mail.")]
    address: Annotated[str | None, Meta(description="The caller's own, if they have given one.")]
    confirmed: Annotated[bool, Meta(description="Whether its owner has followed the link that was sent there.")]


class Prospect(Answer):
    """What followed from an action in quick tries, until the round or the turn was over."""

    tries: int
    gain: Annotated[float, Meta(description="Points that the seat won, on average.")]
    others: Annotated[float, Meta(description="Points that another seat won, on average.")]
    happens: Annotated[
        dict[str, float], Meta(description="Codes of events that befell the seat, and in which share of the tries.")
    ]


class HintOption(Answer):
    """What the search thinks of one action."""

    action: Action
    visits: int
    chance: Annotated[float, Meta(description="To win, as the search sees it; without visits it says nothing.")]
    prospect: Annotated[Prospect | None, Meta(description="Of the best few actions.")] = None


class Hint(Answer):
    """What the search thinks of every legal action."""

    options: list[HintOption]


class ScoreLine(Answer):
    """One line of a score sheet: a code and its arguments, and each seat's points."""

    code: str
    arguments: dict[str, int]
    points: list[int]


class ScoreSheet(Answer):
    """Where each seat's points came from; the lines add up to the totals."""

    lines: list[ScoreLine]
    totals: list[int]


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


class BlockedPerson(Answer):
    """Somebody whom the caller has blocked or muted."""

    person: str
    name: str
    kind: Literal["block", "mute"]


class Finding(Answer):
    """Whether somebody who looks for a game has one."""

    table: Annotated[str | None, Meta(description="Where the caller sits now.")]
    waiting: Annotated[bool, Meta(description="False without a table: the caller does not look for a game.")]
    seconds: Annotated[float, Meta(description="For how long the caller has waited.")]
    others: Annotated[int, Meta(description="How many others wait for the same kind of game.")]
    fill_seconds: Annotated[float, Meta(description="After which bots fill up, among those who agree.")]


class OnlinePerson(Answer):
    """Somebody at a public table, or somebody who looks for a game."""

    person: str
    name: str
    doing: Literal["waiting", "open", "playing"]


class Online(Answer):
    """Who is there."""

    people: int
    waiting: Annotated[int, Meta(description="People who look for a game.")]
    games: Annotated[int, Meta(description="Games that are being played.")]
    shown: list[OnlinePerson]


# Profiles


class GameRating(Answer):
    """A person's rating in one game."""

    game: str
    rating: Annotated[int, Meta(description="What it is at least, almost certainly; it begins at 1000.")]
    uncertainty: Annotated[int, Meta(description="One standard deviation.")]
    games: Annotated[int, Meta(description="Rated ones.")]
    wins: int


class GameTotals(Answer):
    """What a person has played of one game."""

    game: str
    games: int
    wins: int
    best: Annotated[int, Meta(description="The most points in one game.")]
    place: Annotated[float, Meta(description="On average.")]


class PlayedGame(Answer):
    """A finished game of a person."""

    table: str
    game: str
    options: tuple[str, ...]
    seats: list[SeatSummary]
    seat: int
    place: int
    points: int
    won: bool
    rated: bool
    before: Annotated[int | None, Meta(description="The person's rating before the game.")]
    after: int | None
    at: float


class Profile(Answer):
    """A person, as others may see them: of games only those at public tables."""

    person: str
    name: str
    came: float
    you: bool
    ratings: list[GameRating]
    totals: list[GameTotals]
    games: Annotated[list[PlayedGame], Meta(description="The latest first.")]
    more: Annotated[float | None, Meta(description="Ask for those `before` this time; null: there are no more.")]


class BoardRow(Answer):
    """Somebody on the board of a game: a person, or a bot, which never changes."""

    name: str
    rating: int
    games: int
    wins: int
    person: str | None = None
    bot: str | None = None


class SeatRating(Answer):
    """The rating of a seat at a rated table, and after the end the one before the game."""

    rating: int | None
    before: int | None = None


# The server


class Health(Answer):
    """This worker runs."""

    status: Literal["ok"]
    version: str


class Readiness(Answer):
    """Whether this worker can serve."""

    ready: bool
    redis: bool
    store: Annotated[bool, Meta(description="Whether the database takes writes.")]
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
    """Who is there and who is not."""

    present: Annotated[list[bool], Meta(description="Which seats have somebody watching.")]
    away: Annotated[
        list[float | None],
        Meta(description="Seconds until a bot may stand in for a seat whose person is not there; null for all others."),
    ]
    watchers: Annotated[list[str], Meta(description="Names of spectators; empty for those without one.")]


class Beat(Answer, tag_field="say", tag="beat"):
    """The connection is alive. A client that sends it gets one back."""


StreamMessage = State | Step | Presence | Beat


# The laboratory


class LabField(Answer):
    """A field of a card file, and what it may be; it is built from what the reader of cards asks for."""

    place: Annotated[str, Meta(description="Such as `guard.7.strength`, or `guard.*.strength` for all of a list.")]
    kind: Literal["number", "text", "flag", "choice", "choices", "numbers", "row", "table", "cards"]
    needed: Annotated[bool, Meta(description="Whether it must be there.")]
    least: int
    greatest: int
    words: Annotated[list[str], Meta(description="What is allowed, where it is one of few.")]
    size: Annotated[tuple[int, int], Meta(description="How many of a list, from and to; 0: any number.")]


class LabProblem(Answer):
    """The first thing that is wrong with cards."""

    place: Annotated[str, Meta(description="The field or card; empty: the whole set.")]
    error: Trouble


class LabChecked(Answer):
    """Cards as a form: their fields as far as they were read, and what is wrong."""

    fields: list[LabField]
    titles: Annotated[dict[str, CardTitle], Meta(description="What cards are called, by their place; none if wrong.")]
    problem: LabProblem | None


class LabForm(Answer):
    """The house cards as a form, and what a run may be."""

    cards: Annotated[dict[str, Any], Meta(description="The content of a card file (docs/cards.md).")]
    fields: list[LabField]
    titles: dict[str, CardTitle]
    bots: list[str]
    most_games: int


class LabFigure(Answer):
    """A figure with the house cards and with one's own, by the same seeds; the interval is 95%."""

    name: str
    title: CardTitle
    share: Annotated[bool, Meta(description="Whether it is a share of the games.")]
    main: Annotated[bool, Meta(description="Whether every game has it: points, wins, length.")]
    house: float
    own: float
    difference: float
    low: float
    high: float
    real: Annotated[bool, Meta(description="More than chance, corrected for all figures that were looked at.")]


class LabProgress(Answer):
    """A step of a run."""

    state: Literal["preparing", "playing", "done", "stopped", "failed"]
    games: Annotated[int, Meta(description="Played so far with each set of cards.")]
    of: int
    looked: Annotated[int, Meta(description="Figures that were looked at.")]
    figures: list[LabFigure]
    trouble: Trouble | None = None
