"""Meeples & Monsters at the table: names for actions and events, reasons, and what each seat sees (P53).

Notation: ``works``, ``construct`` (two Peasants to the Works), ``build:2@s3`` (face-up tile 2 on slot 3),
``train:mage``, ``use:mage``, ``go:m5`` (begin to assign to Monster slot 5), ``+knight``, ``levy``, ``lend`` (the
Corruption bonus to the open place), ``resolve:m5`` (this one next), ``to:castle``, ``quest:QUEST``, ``take:mage``,
``done``. Places to go are l1 to l4 (built Locations), s1 to s8 (slots), m1 to m12, o1 to o4 (the Dark Council),
t1 to t4 (Towers); events also name the ``capitol``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypedDict, get_args

import numpy as np

from lair.engine.contract import Record
from lair.engine.deck import Deck
from lair.engine.types import Action, Event, Reason, Seat
from lair.engine.unboxed import to_python, uncompiled
from lair.games.meeples.rules import RULES as RULES
from lair.games.meeples.rules import components as c
from lair.games.meeples.rules.assign import is_foe
from lair.games.meeples.rules.combat import combat_value, foe_strength, lent_here, levy_possible
from lair.games.meeples.rules.develop import RESOLVING, TOP_LEVEL
from lair.games.meeples.rules.flow import actor, refusal
from lair.games.meeples.rules.pending import pending
from lair.games.meeples.rules.places import location_at, room_at
from lair.games.meeples.rules.resolve import overrun_peasants
from lair.games.meeples.rules.turns import unfinished

TURN_EVENT: str | None = "turn-began"

District = Literal["villages", "university", "castle", "cathedral"]
Phase = Literal["development", "main", "resolution", "clean-up", "draw", "over"]
Waiting = Literal["capitol", "district", "discard", "hire", "prestige", "training", "refresh", "keep", "effect"]
PlaceKind = Literal["location", "slot", "monster", "overlord", "tower"]


KINDS = ("peasant", "mage", "cleric", "knight", "warrior", "ranger", "paladin", "shaman", "corruption")
CLASSES = KINDS[1 : c.CLASSES + 1]


@dataclass(frozen=True, slots=True)
class TrainingView:
    """The next step of Training of a class, and its price in VP (P16)."""

    level: int
    price: int


if TYPE_CHECKING:
    Meeples = dict[str, int]
    Levels = dict[str, int]
    Trainings = dict[str, TrainingView | None]
else:  # for openapi.json, which names their keys
    Meeples = TypedDict("Meeples", dict.fromkeys(KINDS, int), total=False)
    Levels = TypedDict("Levels", dict.fromkeys(CLASSES, int))
    Trainings = TypedDict("Trainings", dict.fromkeys(CLASSES, TrainingView | None))

DISTRICTS: tuple[District, ...] = get_args(District)
PHASES: tuple[Phase, ...] = get_args(Phase)
SOURCES = ("monster", "council", "quest", "location", "training", "penalty", "room", "slot", "ability", "token")
ORIGINS = ("tavern", "lodgings", "place", "gained")
CAPITOL = "capitol"
# Where targets lie: the first letter of a place's name, what kind of place it is, how many, and how many a district has
REGIONS: tuple[tuple[str, PlaceKind, int, int], ...] = (
    ("l", "location", c.BUILT, 1),
    ("s", "slot", c.SLOTS, c.SLOTS // c.DISTRICTS),
    ("m", "monster", c.DISTRICTS * c.SLOTS_A_DISTRICT, c.SLOTS_A_DISTRICT),
    ("o", "overlord", c.COUNCIL, 0),
    ("t", "tower", c.STACKS, 1),
)
PLACES = tuple(f"{letter}{n + 1}" for letter, _, many, _ in REGIONS for n in range(many))
# Of every target: its name, kind, district, and number in the district or the Dark Council
PLACE_FACTS: tuple[tuple[str, PlaceKind, District | None, int], ...] = tuple(
    (f"{letter}{n + 1}", kind, DISTRICTS[n // each], n % each + 1) if each else (f"{letter}{n + 1}", kind, None, n + 1)
    for letter, kind, many, each in REGIONS
    for n in range(many)
)
# The tables of the card file that a kind of card stands in; the kind of card that lies at a kind of place
TABLES = {"location": ("built", "tile"), "overlord": ("overlord", "henchman")}
CARD_ARGUMENTS = {"monster", "location", "quest", "room", "overlord"}
LIES_AT = {"monster": "monster", "overlord": "overlord", "tower": "room", "location": "location", "slot": "location"}
WAITING: dict[c.Pending, Waiting | None] = {
    c.Pending.CAPITOL: "capitol",
    c.Pending.OVERFLOW: "district",
    c.Pending.DISCARD: "discard",
    c.Pending.HIRE: "hire",
    c.Pending.PRESTIGE: "prestige",
    c.Pending.TRAINING: "training",
    c.Pending.REFRESH: "refresh",
    c.Pending.KEEP: "keep",
    c.Pending.EFFECT: "effect",
    c.Pending.NOTHING: None,
}
# Where the meeples of `take` actions come from (P37, P38)
TAKEN_FROM: dict[c.Pending, Literal["supply", "lodgings", "tavern"]] = {
    c.Pending.HIRE: "supply",
    c.Pending.PRESTIGE: "supply",
    c.Pending.REFRESH: "lodgings",
    c.Pending.KEEP: "tavern",
}


@dataclass(frozen=True, slots=True)
class BonusView:
    """A card that gives a lasting combat bonus (P25): a beaten Monster or an ongoing Quest."""

    card: Literal["monster", "quest"]
    key: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as seen from another seat; only which Quests are in hand is hidden."""

    name: str
    faction: str
    bot: str | None
    vp: int
    bag: Meeples
    tavern: Meeples
    lodgings: Meeples
    kept: Meeples
    heroes: Levels
    training: Trainings  # null at the top
    combat: Meeples  # what a Unit of each kind is worth, before bonuses (P25)
    bonuses: tuple[BonusView, ...]
    beaten: tuple[str, ...]
    overlords: tuple[str, ...]
    quests_done: tuple[str, ...]
    hand: tuple[str, ...]  # one's own
    hand_size: int


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place to assign to: what lies there, and the Units assigned this turn."""

    place: str
    kind: PlaceKind
    district: District | None  # null: the Dark Council
    number: int  # in its district or in the Dark Council
    slot: str | None  # which slot it is, where tiles are built
    card: str | None
    token: str | None  # of an Overlord (P51)
    corruption: bool  # whether Corruption may be assigned there (P27)
    left: int | None  # of a Tower: Rooms of its stack that are not done (P13)
    assigned: Meeples


@dataclass(frozen=True, slots=True)
class DistrictView:
    """A district, and how many Peasants an overrun brings to who uses a Location of it (P23)."""

    district: District
    overrun: int


@dataclass(frozen=True, slots=True)
class CombatView:
    """The combat value of the Units assigned so far to the open target, and what they must reach (P24)."""

    value: int
    strength: int


@dataclass(frozen=True, slots=True)
class TurnView:
    """What the player whose turn it is has done and has on the way, beside the places."""

    works: Literal["gain", "construct"] | None  # P15: what Peasants on the Capitol are assigned to, not yet resolved
    training: str | None  # P16: the class that a Unit on the Capitol is assigned to train, not yet resolved
    works_used: bool
    training_used: bool
    used: tuple[str, ...]  # the classes whose ability was used
    gathered: Meeples  # on the Capitol, or gained this turn: they go to the Lodgings at clean-up (P19, P32)
    fresh: Meeples  # drawn in the Development Phase, for the Main Phase
    levied: int  # Peasants that a Warrior has brought (P29)
    lent: str | None  # the place that has the Corruption bonus (P26)
    draw_more: int  # meeples to draw beyond the usual number (P43)


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat sees; ``seat`` None is a spectator."""

    game: str
    seat: int | None
    seats: tuple[SeatView, ...]
    turn: int | None
    actor: int | None  # who decides: the player whose turn it is, or who may return meeples to the bag (P38)
    first: int
    turns: int
    phase: Phase
    waiting: Waiting | None  # the decision that something left open
    take_from: Literal["supply", "lodgings", "tavern"] | None  # where the meeples of `take` actions come from
    overflow: str | None  # the Monster that waits for a district (P40)
    options: tuple[str, ...]
    supply: Meeples
    places: tuple[PlaceView, ...]
    districts: tuple[DistrictView, ...]
    this_turn: TurnView
    target: str | None
    combat: CombatView | None  # while a Monster, an Overlord or the Henchman is being assigned to
    face_up: tuple[str | None, ...]
    tiles_left: int
    monsters_left: int
    arrived: int
    arrives: int  # how many Arrives cards there are in all
    last_turns: int | None  # how many turns are left in all, once that is known
    quests_left: int
    discarded: tuple[str, ...]
    crowns: dict[str, tuple[int, Meeples]]
    stock: dict[str, int]
    over: bool
    unfinished: bool  # stopped because nobody moved it forward, before the last turns were played


VIEW: type = View


@lru_cache(128)
def _keys(deck: Deck, what: str) -> tuple[str, ...]:
    return tuple(str(card["key"]) for table in TABLES.get(what, (what,)) for card in deck.content[table])


@lru_cache(16)
def _crown_places(deck: Deck) -> tuple[tuple[str, int], ...]:
    """P36: the Locations with a crown, and where the state has it."""
    crowns = deck.row[0].location_crown.tolist()
    return tuple((name, crown - 1) for name, crown in zip(_keys(deck, "location"), crowns, strict=True) if crown)


@lru_cache(16)
def _cards_of(deck: Deck) -> Any:
    """The cards' numbers as plain lists."""
    return to_python(deck.row[0])


@lru_cache(64)
def _training(deck: Deck, hero: int, level: int) -> TrainingView | None:
    """P16: the next step of a class."""
    return None if level == TOP_LEVEL else TrainingView(level + 1, _cards_of(deck).training[hero][level + 1])


@lru_cache(1024)
def _hero_fields(deck: Deck, levels: tuple[int, ...]) -> tuple[Levels, Trainings, Meeples]:
    """Levels, next steps and combat values. Players share few combinations, so that they are made once."""
    combat = _cards_of(deck).combat
    at = (1, *levels, *(1,) * (c.UNITS - c.BASIC))
    return (
        dict(zip(CLASSES, levels, strict=True)),
        {name: _training(deck, hero, levels[hero]) for hero, name in enumerate(CLASSES)},
        {KINDS[kind]: combat[kind][level] for kind, level in enumerate(at)},
    )


@lru_cache(1024)
def _bonuses(deck: Deck, beaten: tuple[str, ...], quests: tuple[str, ...]) -> tuple[BonusView, ...]:
    """P25: those of these cards that give a lasting combat bonus."""
    cards = {
        what: {card["key"]: card for card in deck.content[what] if "bonus" in card} for what in ("monster", "quest")
    }
    return (
        *(BonusView("monster", key) for key in beaten if key in cards["monster"]),
        *(BonusView("quest", key) for key in quests if cards["quest"].get(key, {}).get("kind") == "ongoing"),
    )


def _counted(row: Sequence[int]) -> Meeples:
    return {name: number for name, number in zip(KINDS, row, strict=True) if number}


def describe(deck: Deck, number: int, s: Record | None = None) -> Action:
    """What an action number means; with the state, also which card it speaks of, its price, and if it ends a phase."""
    if number == c.Action.DONE:
        return Action(number, "done", "done", {}, s is not None and resolves(s))
    if number == c.Action.WORKS:
        return Action(number, "works", "works", {"kind": KINDS[c.PEASANT]})
    if number == c.Action.CONSTRUCT:
        return Action(number, "construct", "construct", {"kind": KINDS[c.PEASANT]})
    if number == c.Action.LEVY:
        return Action(number, "levy", "levy", {"lodger": KINDS[c.PEASANT]})
    if number == c.Action.LEND:
        return Action(number, "lend", "lend", {})
    if number < c.Action.TRAIN:
        return _build(deck, number, s)
    for first, size, prefix, code, argument, names in _NAMED:
        if first <= number < first + size:
            said: dict[str, str | int] = {argument: names[number - first]}
            if code == "train" and s is not None:
                step = _training(deck, number - first, s.heroes[s.turn][number - first])
                assert step is not None
                said |= {"level": step.level, "price": 0 if s.trainings else step.price}
            if code == "add" and s is not None and s.posting:
                said["place"] = CAPITOL
            ends = code == "resolve" and s is not None and resolves(s)
            return Action(number, f"{prefix}{names[number - first]}", code, said, ends)
    quest = _keys(deck, "quest")[number - c.Action.QUEST]
    return Action(number, f"quest:{quest}", "quest", {"quest": quest})


def resolves(s: Any) -> bool:
    """P31: whether `done` or a first place to resolve ends assigning; then everything is resolved and the turn ends."""
    waiting = s.discards or s.hires or s.prestiges or s.trainings
    left_open = s.overflow != c.NONE or waiting or s.refresher != c.NONE
    return bool(s.phase == c.Phase.MAIN and s.target == c.NONE and not left_open)


def _build(deck: Deck, number: int, s: Record | None) -> Action:
    tile, slot = divmod(number - c.Action.BUILD, c.SLOTS)
    place = PLACES[c.SLOT_TARGET + slot]
    said: dict[str, str | int] = {"tile": tile + 1, "slot": slot + 1, "place": place, "kind": KINDS[c.PEASANT]}
    if s is not None and s.face_up[tile] != c.NONE:
        said["location"] = _keys(deck, "location")[s.face_up[tile]]
    return Action(number, f"build:{tile + 1}@{place}", "build", said)


# Actions with a name: the first of them and how many, how their notation begins, their code, and what the name is of
_NAMED: tuple[tuple[int, int, str, str, str, tuple[str, ...]], ...] = (
    (c.Action.TRAIN, c.CLASSES, "train:", "train", "kind", CLASSES),
    (c.Action.ABILITY, c.CLASSES, "use:", "use", "hero", CLASSES),
    (c.Action.TARGET, c.TARGETS, "go:", "go", "place", PLACES),
    (c.Action.ADD, c.KINDS, "+", "add", "kind", KINDS),
    (c.Action.DISTRICT, c.DISTRICTS, "to:", "to", "district", DISTRICTS),
    (c.Action.MEEPLE, c.KINDS, "take:", "take", "kind", KINDS),
    (c.Action.RESOLVE, c.TARGETS, "resolve:", "resolve", "place", PLACES),
)


def parse(deck: Deck, text: str) -> int | None:
    """The action that a notation stands for."""
    typed = text.strip().lower()
    for number in range(c.ACTIONS):
        if describe(deck, number).text == typed:
            return number
    return None


# What an argument of an event is a number of, counted from 0; None: it is the number itself, or that of a card
_Names = Sequence[str | int] | None
_FROM_ONE = range(1, 1 << 31)
ANYWHERE = (*PLACES, CAPITOL, "")  # the last one is place -1: nowhere
EVENTS: dict[int, tuple[str, dict[str, _Names]]] = {
    c.Event.GAINED: ("gained", {"seat": None, "kind": KINDS, "number": None, "place": ANYWHERE}),
    c.Event.REMOVED: ("removed", {"seat": None, "kind": KINDS, "from": ORIGINS, "place": ANYWHERE}),
    c.Event.QUEST_USED: ("quest-used", {"seat": None, "quest": None}),
    c.Event.EXHAUSTED: ("exhausted", {"seat": None, "kind": KINDS, "number": None}),
    c.Event.SCORED: ("scored", {"seat": None, "vp": None, "source": SOURCES}),
    c.Event.TRAINED: ("trained", {"seat": None, "kind": CLASSES, "level": None}),
    c.Event.BUILT: ("built", {"seat": None, "location": None, "place": PLACES[c.SLOT_TARGET :]}),
    c.Event.ABILITY: ("ability", {"seat": None, "kind": CLASSES}),
    c.Event.ASSIGNED: ("assigned", {"seat": None, "kind": KINDS, "place": ANYWHERE, "from": ORIGINS}),
    c.Event.CLOSED: ("closed", {"seat": None, "place": PLACES, "value": None}),
    c.Event.LENT: ("lent", {"seat": None, "place": PLACES, "number": None}),
    c.Event.OVERRUN: ("overrun", {"seat": None, "place": PLACES, "number": None}),
    c.Event.DEFEATED: ("defeated", {"seat": None, "monster": None, "place": PLACES}),
    c.Event.COUNCIL_FOUGHT: ("council-fought", {"seat": None, "overlord": None}),
    c.Event.ACTIVATED: ("activated", {"seat": None, "location": None, "place": PLACES}),
    c.Event.CROWNED: ("crowned", {"seat": None, "location": None}),
    c.Event.DETHRONED: ("dethroned", {"seat": None, "location": None}),
    c.Event.ROOM_DONE: ("room-done", {"seat": None, "room": None, "tower": _FROM_ONE}),
    c.Event.QUEST_DRAWN: ("quest-drawn", {"seat": None}),
    c.Event.QUEST_DISCARDED: ("quest-discarded", {"seat": None, "quest": None, "penalty": None}),
    c.Event.QUEST_DONE: ("quest-done", {"seat": None, "quest": None, "penalty": None}),
    c.Event.QUEST_FAILED: ("quest-failed", {"seat": None, "quest": None, "penalty": None}),
    c.Event.DREW: ("drew", {"seat": None, "kind": KINDS}),
    c.Event.RETURNED: ("to-bag", {"seat": None, "kind": KINDS}),
    c.Event.KEPT: ("kept", {"seat": None, "kind": KINDS, "place": ANYWHERE}),
    c.Event.BAG_FILLED: ("bag-filled", {"seat": None}),
    c.Event.MONSTER_CAME: ("monster-came", {"monster": None, "place": PLACES[c.MONSTER_TARGET :]}),
    c.Event.ARRIVED: ("arrived", {"number": None}),
    c.Event.TILE_CAME: ("tile-came", {"location": None, "tile": _FROM_ONE}),
    c.Event.TURN_BEGAN: ("turn-began", {"seat": None, "turn": _FROM_ONE}),
    c.Event.GAME_ENDED: ("game-ended", {"unfinished": None}),
}


def event(deck: Deck, row: Sequence[int]) -> Event:
    """A row of the journal; see `lair.games.meeples.rules.components` for what its numbers are."""
    code, arguments = EVENTS[row[0]]
    said: dict[str, str | int] = {}
    for number, (name, names) in zip(row[1:], arguments.items(), strict=False):
        known = _keys(deck, name) if name in CARD_ARGUMENTS else names
        said[name] = number if known is None else known[number]
    if row[0] == c.Event.SCORED:
        said["card"] = _source_card(deck, row[3], row[4])
    return Event(code, said)


def _source_card(deck: Deck, source: int, card: int) -> str:
    """The card that VP come from; a class for Training and abilities."""
    if source in (c.Source.TRAINING, c.Source.ABILITY):
        return CLASSES[card]
    return _keys(deck, {"council": "overlord", "penalty": "quest"}.get(SOURCES[source], SOURCES[source]))[card]


def reveals(happened: Event) -> bool:
    """Draws of any kind, a Quest laid open, and the turn's passing to somebody else cannot be taken back."""
    return happened.code in TELLING


TELLING = {
    "quest-drawn",
    "quest-done",
    "quest-discarded",
    "drew",
    "monster-came",
    "arrived",
    "tile-came",
    "turn-began",
    "game-ended",
}


def has_secrets(s: Record, seat: int) -> bool:
    """P53: whether this seat holds Quests."""
    return bool((s.quest_at == seat).any())


# The code that words have for a refusal, and the rule that says so
REASONS: dict[c.Refusal, tuple[str, str | None]] = {
    c.Refusal.WORKS_ONCE: ("works-once", "P15"),
    c.Refusal.NO_PEASANTS: ("no-peasants", "P15"),
    c.Refusal.NO_SITE: ("no-site", "P17"),
    c.Refusal.TRAINING_ONCE: ("training-once", "P16"),
    c.Refusal.TRAINING_TOP: ("training-top", "P16"),
    c.Refusal.NO_TRAINEE: ("no-such-unit", "P16"),
    c.Refusal.TRAINING_VP: ("training-vp", "P16"),
    c.Refusal.NOTHING_THERE: ("nothing-there", "P21"),
    c.Refusal.USED_ALREADY: ("assigned-already", "P22"),
    c.Refusal.FOUGHT_ALREADY: ("assigned-already", "P24"),
    c.Refusal.NEEDS_UNITS: ("needs-units", "P22"),
    c.Refusal.TOO_WEAK: ("too-weak", "P24"),
    c.Refusal.COUNCIL_LATER: ("council-later", "P49"),
    c.Refusal.OVERLORD_ONCE: ("overlord-once", "P49"),
    c.Refusal.NO_SUCH_UNIT: ("no-such-unit", "P21"),
    c.Refusal.NOT_ENOUGH_UNITS: ("not-enough-yet", "P22"),
    c.Refusal.NOT_ENOUGH_STRENGTH: ("not-enough-yet", "P24"),
}


UNTIMELY = (c.Refusal.NOT_NOW, c.Refusal.DECIDE_FIRST)
# The rule of a decision that is waited for
WAITING_RULES = {
    c.Pending.CAPITOL: "P14",
    c.Pending.OVERFLOW: "P40",
    c.Pending.TRAINING: "P16",
    c.Pending.REFRESH: "P38",
    c.Pending.KEEP: "P38",
    c.Pending.EFFECT: "P45",
}


def _untimely(cards: Record, s: Record, number: int) -> tuple[str, str]:
    """Why an action has to wait, or comes too late: its time is another phase or another decision."""
    waiting = c.Pending(pending(cards, s))
    if waiting != c.Pending.NOTHING:
        return "decide-first", WAITING_RULES.get(waiting, "P32")
    if s.phase == c.Phase.DEVELOPMENT and s.step == RESOLVING:
        return "build-first", "P18"
    if c.Action.ABILITY <= number < c.Action.TARGET:
        return "ability-not-now", "P28"
    if s.phase == c.Phase.DEVELOPMENT:
        return "main-later", "P21"
    if 0 < number < c.Action.ABILITY:
        return "development-over", "P14"
    if s.phase == c.Phase.MAIN:
        return ("close-first" if c.Action.TARGET <= number < c.Action.ADD else "target-first"), "P21"
    return "resolve-first", "P31"


def reason(deck: Deck, s: Record, number: int) -> Reason | None:
    """Why the player who decides may not do this. Reads that player's hand and what lies open."""
    cards = deck.row[0]
    refused = c.Refusal(refusal(cards, s, number))
    if refused == c.Refusal.NONE:
        return None
    code, rule = _untimely(cards, s, number) if refused in UNTIMELY else REASONS[refused]
    arguments: dict[str, str | int] = {}
    if refused == c.Refusal.TOO_WEAK:
        target = number - c.Action.TARGET
        reach = combat_value(cards, s, target, 0, levy_possible(cards, s, target, 0)) + lent_here(s, target)
        arguments = {"value": int(reach), "strength": int(foe_strength(cards, s, target))}
    elif refused == c.Refusal.TRAINING_VP:
        hero = number - c.Action.TRAIN
        price = cards.training[hero, s.heroes[s.turn, hero] + 1]
        arguments = {"price": int(price), "vp": int(s.vp[s.turn])}
    return Reason(code, arguments, rule)


ALWAYS_SCORED = ("monster", "quest", "council", "location")  # lines that a score sheet has even where nobody has points


def progress(s: Record) -> Event:
    """How far the game has come, for lists of tables: every player has had so many turns."""
    return Event("progress-turn", {"turn": int(s.turns) // int(s.players) + 1})


def score_sheet(
    moves: Sequence[tuple[Sequence[Event], Sequence[int]]], players: int
) -> list[tuple[str, dict[str, int], list[int]]]:
    """VP by what they were scored for (P52), from every move's events and what each seat's VP changed by."""
    points = {source: [0] * players for source in SOURCES}
    rest = [0] * players
    for events, gains in moves:
        rest = [left + gain for left, gain in zip(rest, gains, strict=True)]
        for happened in events:
            if happened.code == "scored":
                seat, vp = int(happened.arguments["seat"]), int(happened.arguments["vp"])
                points[str(happened.arguments["source"])][seat] += vp
                rest[seat] -= vp
    rows = [(source, row) for source, row in points.items() if any(row) or source in ALWAYS_SCORED]
    return [(f"score-{source}", {}, row) for source, row in (*rows, *([("other", rest)] if any(rest) else []))]


def view(deck: Deck, s: Record, seat: int | None, seats: Sequence[Seat]) -> View:
    """What everyone sees, and the Quests in the seat's hand beside it; nothing is copied and then struck out."""
    shared = _seen_by_all(deck, s.tobytes(), tuple(seats))
    if seat is None:
        return shared
    own = replace(shared.seats[seat], hand=_quests(deck, s, seat))
    return replace(shared, seat=seat, seats=(*shared.seats[:seat], own, *shared.seats[seat + 1 :]))


@lru_cache(8)
def _seen_by_all(deck: Deck, position: bytes, seats: tuple[Seat, ...]) -> View:
    """A spectator's view. All who look at one position share it, so that it is made once."""
    record = np.frombuffer(position, RULES.state)[0]
    s = to_python(record)
    over = s.phase == c.Phase.OVER
    waiting = c.Pending(pending(deck.row[0], record))
    locations = _keys(deck, "location")
    return View(
        game=RULES.name,
        seat=None,
        seats=tuple(_seat_view(deck, s, number, who) for number, who in enumerate(seats)),
        turn=None if over else s.turn,
        actor=None if over else int(actor(record)),
        first=s.first,
        turns=s.turns,
        phase=PHASES[s.phase],
        waiting=WAITING[waiting],
        take_from=TAKEN_FROM.get(waiting),
        overflow=None if s.overflow == c.NONE else _keys(deck, "monster")[s.overflow],
        options=tuple(option for bit, option in enumerate(RULES.options) if s.options >> bit & 1),
        supply=_counted(s.supply),
        places=tuple(_place_view(deck, s, target) for target in range(c.TARGETS)),
        districts=tuple(DistrictView(name, overrun(s, number)) for number, name in enumerate(DISTRICTS)),
        this_turn=_turn_view(s),
        target=None if s.target == c.NONE else PLACES[s.target],
        combat=_combat(deck.row[0], record),
        face_up=tuple(None if tile == c.NONE else locations[tile] for tile in s.face_up),
        tiles_left=len(_keys(deck, "tile")) - s.tile_top,
        monsters_left=s.deck_size - s.deck_top,
        arrived=s.arrived,
        arrives=c.ARRIVES,
        last_turns=s.ends_after - s.turns if s.ends_after else None,
        quests_left=s.quest_size - s.quest_top,
        discarded=_quests(deck, s, c.DISCARDED),
        crowns={
            name: (s.crown_owner[crown], _counted(s.crown_units[crown]))
            for name, crown in _crown_places(deck)
            if s.crown_owner[crown] != c.NONE
        },
        stock={locations[place]: number for place, number in enumerate(s.stock) if number},
        over=over,
        unfinished=over and bool(unfinished(record)),
    )


def _turn_view(s: Any) -> TurnView:
    works: tuple[Literal["gain", "construct"] | None, ...] = (None, "gain", "construct")
    return TurnView(
        works=works[s.works],
        training=None if s.trainee == c.NONE else CLASSES[s.trainee],
        works_used=bool(s.done & c.WORKS_DONE),
        training_used=bool(s.done & c.TRAINING_DONE),
        used=tuple(name for hero, name in enumerate(CLASSES) if s.done & c.ABILITY_DONE << hero),
        gathered=_counted(s.gathered),
        fresh=_counted(s.fresh),
        levied=s.levies,
        lent=PLACES[s.lent] if 0 <= s.lent < c.TARGETS else None,
        draw_more=s.more,
    )


def _combat(cards: Record, s: Record) -> CombatView | None:
    target = int(s.target)
    if not is_foe(target):
        return None
    value, strength = int(combat_value(cards, s, target, c.KINDS, 0)), int(foe_strength(cards, s, target))
    if value and (s.lent == target or value < strength):  # P26: lent where it is needed
        value += int(lent_here(s, target))
    return CombatView(value, strength)


def _place_view(deck: Deck, s: Any, target: int) -> PlaceView:
    token = c.NONE
    if target < c.MONSTER_TARGET:
        card = _location_at(s, target)
    elif target < c.COUNCIL_TARGET:
        card = s.board[target - c.MONSTER_TARGET]
    elif target < c.TOWER_TARGET:
        card = target - c.COUNCIL_TARGET
        token = s.tokens[card] if card != c.HENCHMAN else c.NONE
    else:
        card = _room_at(s, target)
    left = c.STACK - s.room_top[target - c.TOWER_TARGET] if target >= c.TOWER_TARGET and s.options else None
    return _place_with(deck, target, card, token, left, tuple(s.assigned[target]))


@lru_cache(4096)
def _place_with(
    deck: Deck, target: int, card: int, token: int, left: int | None, assigned: tuple[int, ...]
) -> PlaceView:
    """A place with this card, token, Rooms left and Units. Most places stay as they are from one view to the next."""
    name, kind, district, number = PLACE_FACTS[target]
    wanted = _cards_of(deck).room_needs[card][c.CORRUPTION] if kind == "tower" and card != c.NONE else 0
    return PlaceView(
        place=name,
        kind=kind,
        district=district,
        number=number,
        slot=_keys(deck, "slot")[target - c.SLOT_TARGET] if kind == "slot" else None,
        card=None if card == c.NONE else _keys(deck, LIES_AT[kind])[card],
        token=None if token == c.NONE else _keys(deck, "token")[token],
        corruption=assigned[c.CORRUPTION] < wanted,
        left=left,
        assigned=_counted(assigned),
    )


_location_at, _room_at, overrun = uncompiled(location_at), uncompiled(room_at), uncompiled(overrun_peasants)


def _quests(deck: Deck, s: Any, where: int) -> tuple[str, ...]:
    return tuple(key for key, at in zip(_keys(deck, "quest"), s.quest_at, strict=True) if at == where)


def _seat_view(deck: Deck, s: Any, number: int, who: Seat) -> SeatView:
    """A player as everyone sees them."""
    beaten = tuple(key for key, by in zip(_keys(deck, "monster"), s.beaten_by, strict=True) if by == number)
    done = _quests(deck, s, c.DONE_BY + number)
    heroes, training, combat = _hero_fields(deck, tuple(s.heroes[number]))
    return SeatView(
        name=who.name,
        faction=who.faction,
        bot=who.bot,
        vp=s.vp[number],
        bag=_counted(s.bag[number]),
        tavern=_counted(s.tavern[number]),
        lodgings=_counted(s.lodgings[number]),
        kept=_counted(s.kept[number]),
        heroes=heroes,
        training=training,
        combat=combat,
        bonuses=_bonuses(deck, beaten, done),
        beaten=beaten,
        overlords=tuple(key for i, key in enumerate(_keys(deck, "overlord")[:-1]) if s.fought[number] >> i & 1),
        quests_done=done,
        hand=(),
        hand_size=s.quest_at.count(number),
    )
