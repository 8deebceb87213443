"""The two records of Meeples & Monsters: the printed components, and one game in progress (P1 to P13).

Meeples of a kind are alike: a place holds a row of numbers, one for each kind. Locations have one
number each: 0 to 3 are the built ones, the others the tiles. A turn's assignments are made to targets:
the four built Locations, the eight Location slots, the twelve Monster slots, the Dark Council, the Towers.

Numbers that code compares are IntEnums. Places in a row are NamedTuples of plain integers, because Numba does not
compile an IntEnum as an index for GPUs.
"""

from enum import IntEnum
from typing import Annotated, NamedTuple, Protocol

from lair.engine.contract import Row, record

SEATS = 4  # the most

# Kinds of meeples (P1)
PEASANT, MAGE, CLERIC, KNIGHT, WARRIOR, RANGER, PALADIN, SHAMAN, CORRUPTION = range(9)
KINDS = 9
UNITS = 8  # all but Corruption
BASIC = 5  # Peasant to Warrior
CLASSES = 4  # Mage, Cleric, Knight, Warrior have Hero levels; class c is kind c + 1

DISTRICTS = 4  # Villages, University, Castle, Cathedral
SLOTS_A_DISTRICT = 3  # for Monsters
TYPES = 3  # Humanoid, Monstrous, Undead

MONSTERS = 40
ARRIVES = 3
DECK = MONSTERS + ARRIVES  # in the deck, numbers from MONSTERS on are Arrives cards
COUNCIL = 4  # three Overlords and, last, the Henchman
HENCHMAN = 3
TOKENS = 6
QUESTS = 44
BUILT = 4
TILES = 15
LOCATIONS = BUILT + TILES
SLOTS = 8
ROOMS = 20
STACKS = 4
STACK = ROOMS // STACKS
FACE_UP = 4
CROWNS = 4  # King of the Hill Locations, at most

# Targets of assignments
SLOT_TARGET = BUILT
MONSTER_TARGET = SLOT_TARGET + SLOTS
COUNCIL_TARGET = MONSTER_TARGET + DISTRICTS * SLOTS_A_DISTRICT
TOWER_TARGET = COUNCIL_TARGET + COUNCIL
TARGETS = TOWER_TARGET + STACKS
FOES = TOWER_TARGET - MONSTER_TARGET  # Monster slots and the Dark Council
CAPITOL_TARGET = TARGETS  # in events alone: the Capitol (P14)

TOWERS = 1  # the option, as a bit in the manifest's order


class EffectPlaces(NamedTuple):
    """What an effect can do: places in a row of EFFECTS numbers.

    The first nine places, one for each kind of meeple, are gains from the supply. Only Corruption may be negative: it
    then goes back from the Lodgings to the supply.
    """

    VP: int = 9
    QUESTS: int = 10  # draw this many Quests
    DISCARD: int = 11  # then discard this many from the hand
    DRAW: int = 12  # draw this many more meeples
    REFRESH: int = 13  # return up to this many meeples from the Lodgings to the bag
    REFRESH_OTHERS: int = 14  # every other player: up to this many
    HIRE: int = 15  # gain this many basic Units of the player's choice, but no Peasants
    RESERVE: int = 16  # keep this many meeples of the Tavern for the next turn
    TRAIN: int = 17  # this many free Training steps, in a class of the player's choice
    PRESTIGE: int = 18  # gain this many prestige Units of the player's choice


Effect = EffectPlaces()
EFFECTS = 19


class BonusPlaces(NamedTuple):
    """What a combat bonus is (P26): places in a row of BONUS numbers."""

    AMOUNT: int = 0
    UNITS: int = 1  # mask of kinds that gain it
    WITH: int = 2  # mask: only together with one of these kinds; 0: always
    AGAINST: int = 3  # mask of Monster types: added once per Monster, whoever fights; then UNITS is 0
    OTHERS: int = 4  # 1: all Units but those on the Location itself (P26)
    CORRUPTION: int = 5  # 1: one Unit gains the Corruption in the Lodgings


Bonus = BonusPlaces()
BONUS = 6


class QuestKind(IntEnum):
    """When a Quest is done (P47)."""

    TRIGGERED = 0
    ONGOING = 1
    END = 2


class ConditionPlaces(NamedTuple):
    """What a Quest's condition asks: places in a row of CONDITION numbers, 0 where it asks nothing."""

    WHEN: int = 0  # a `Moment`
    TYPES: int = 1  # mask of Monster types
    DISTRICTS: int = 2  # mask of districts
    LEVEL: int = 3  # of the Monster, at least
    UNITS: int = 4  # how many Units assigned, at least
    DIFFERENT: int = 5  # how many different kinds of Units, at least
    OVER: int = 6  # combat value above the strength, at least
    NUMBER: int = 7  # how many (Monsters in a turn, Locations in a turn, cards, levels...), at least
    MOST: int = 8  # 1: or as many as any other player ('most', friendly to ties)
    FEWEST: int = 9  # 1: at most NUMBER instead of at least
    CLASS_LEVEL: int = 10  # Hero level, at least; of a Monster: only Units of this level count
    KIND: int = 11  # 11 to 19: how many of each kind, at least
    STAR: int = 20  # how many prestige Units, whichever, beside those


Condition = ConditionPlaces()
CONDITION = 21


class Moment(IntEnum):
    """When a Quest's condition is judged (`Condition.WHEN`)."""

    DEFEAT = 1  # a Monster is defeated, with these Units assigned
    MONSTERS = 2  # NUMBER Monsters are defeated in one turn
    LOCATION = 3  # a Location is activated, with these Units on it
    LOCATIONS = 4  # NUMBER Locations are activated in one turn
    BUILD = 5  # a Location is constructed
    TRAIN = 6  # a Hero card of this level is taken
    TAVERN = 7  # in the Draw Phase these meeples lie in the Tavern
    ROOM = 8  # a Tower Room is completed
    END_MONSTERS = 9  # defeated Monsters of these types, districts and level
    END_MEEPLES = 10  # own meeples of these kinds (Condition.KIND marks which count, together)
    END_HEROES = 11  # classes of at least this Hero level
    END_QUESTS = 12  # Quests done
    END_DISTRICTS = 13  # districts with a defeated Monster


class Cards(Protocol):
    """What is printed."""

    supply: Annotated[Row, "i1", KINDS]  # P1
    start_bag: Annotated[Row, "i1", KINDS]  # P11
    draws: Annotated[Row, "i1", ARRIVES + 1]  # P43, by Arrives cards out
    training: Annotated[Row, "i1", CLASSES, 4]  # P16: the price to reach each level
    combat: Annotated[Row, "i1", KINDS, 4]  # by Hero level; level 1 where there are no levels
    prestige_level: Annotated[Row, "i1", KINDS]  # P30
    extra_vp: Annotated[Row, "i1", KINDS]  # P30, Ranger: for each Monster
    per_level: Annotated[Row, "i1", KINDS]  # P30, Paladin: combat for each level of the Monster
    ability_exhausts: Annotated[Row, "i1", CLASSES, 4]  # P20: sends all of the class from the Tavern to the Lodgings
    ability_needs: Annotated[Row, "i1", CLASSES, 4, KINDS]  # what must be in the Tavern
    ability: Annotated[Row, "i1", CLASSES, 4, EFFECTS]
    ability_draw: Annotated[Row, "i1", CLASSES, 4]  # P45: 1: in the Draw Phase, not in the Development Phase
    hero_bonus: Annotated[Row, "i2", CLASSES, 4, BONUS]  # P25
    levy: Annotated[Row, "i1", CLASSES, 4]  # P29: Peasants of the Lodgings that may join
    monster_level: Annotated[Row, "i1", MONSTERS]  # P4
    monster_type: Annotated[Row, "i1", MONSTERS]
    monster_district: Annotated[Row, "i1", MONSTERS]
    monster_strength: Annotated[Row, "i1", MONSTERS]
    monster_vp: Annotated[Row, "i1", MONSTERS]
    monster_three: Annotated[Row, "i1", MONSTERS]  # marked 3+
    monster_effect: Annotated[Row, "i1", MONSTERS, EFFECTS]
    monster_bonus: Annotated[Row, "i2", MONSTERS, BONUS]
    monster_removes: Annotated[Row, "i1", MONSTERS, KINDS]  # P35: Units that fought it and go back to the supply
    arrives_within: Annotated[Row, "i1", ARRIVES]  # P7: into how many bottom cards of its level it is shuffled
    council_strength: Annotated[Row, "i1", COUNCIL]  # P6, P49
    council_vp: Annotated[Row, "i1", COUNCIL]
    council_type: Annotated[Row, "i1", COUNCIL]
    council_level: Annotated[Row, "i1", COUNCIL]
    token_kinds: Annotated[Row, "i1", TOKENS]  # P51: different Unit types of at least this level
    token_level: Annotated[Row, "i1", TOKENS]
    token: Annotated[Row, "i1", TOKENS, EFFECTS]
    quest_kind: Annotated[Row, "i1", QUESTS]  # P47
    quest_vp: Annotated[Row, "i1", QUESTS]
    quest_penalty: Annotated[Row, "i1", QUESTS]
    quest_condition: Annotated[Row, "i1", QUESTS, CONDITION]
    quest_effect: Annotated[Row, "i1", QUESTS, EFFECTS]
    quest_removes: Annotated[Row, "i1", QUESTS, KINDS]  # P35: engaged Units that go back to the supply
    quest_bonus: Annotated[Row, "i2", QUESTS, BONUS]
    quest_draw_effect: Annotated[Row, "i1", QUESTS, EFFECTS]  # P45: of an ongoing Quest, each Draw Phase
    location_needs: Annotated[Row, "i1", LOCATIONS, KINDS]  # P22
    location_star: Annotated[Row, "i1", LOCATIONS]  # and how many more prestige Units
    location_any: Annotated[Row, "i1", LOCATIONS]  # and how many more Units of any kind
    location_effect: Annotated[Row, "i1", LOCATIONS, EFFECTS]
    location_bonus: Annotated[Row, "i2", LOCATIONS, BONUS]
    location_removes: Annotated[Row, "i1", LOCATIONS, KINDS]  # P35: Units that go back to the supply
    location_returns: Annotated[Row, "i1", LOCATIONS]  # P38: kind + 1 of the Unit that comes back after the Draw Phase
    location_stock: Annotated[Row, "i1", LOCATIONS]  # P37: prestige Units on it, if any, which it gives one by one
    location_stock_kind: Annotated[Row, "i1", LOCATIONS]  # and their kind
    location_crown: Annotated[Row, "i1", LOCATIONS]  # P36: 1, 2, ...: the place in ``crown_units``; 0: no crown
    location_crown_better: Annotated[Row, "i1", LOCATIONS]  # the kind + 1 that earns the better benefit
    location_crown_effect: Annotated[Row, "i1", LOCATIONS, EFFECTS]  # and that benefit
    slot_effect: Annotated[Row, "i1", SLOTS, EFFECTS]  # P17; slots 2d and 2d + 1 lie in district d
    room_needs: Annotated[Row, "i1", ROOMS, KINDS]  # P13, P21
    room_star: Annotated[Row, "i1", ROOMS]
    room_any: Annotated[Row, "i1", ROOMS]
    room_removes: Annotated[Row, "i1", ROOMS, KINDS]  # P35: meeples that go back to the supply
    room_effect: Annotated[Row, "i1", ROOMS, EFFECTS]


CARDS = record(Cards)

NONE = -1

# Where a Quest is: in the deck, in seat's hand (0 to 3), done by seat (DONE_BY + seat), discarded
IN_DECK = -1
DONE_BY = 4
DISCARDED = 8


class Phase(IntEnum):
    """The phases of a turn; ``State.step`` counts the steps within a phase."""

    DEVELOPMENT = 0
    MAIN = 1
    RESOLUTION = 2
    CLEAN_UP = 3
    DRAW = 4
    OVER = 5


class Action(IntEnum):
    """The first number of each kind of action; `ACTIONS` is how many numbers there are."""

    DONE = 0  # end the phase, close the target, or take no more
    WORKS = 1  # P15: assign a Peasant for a Peasant
    CONSTRUCT = 2  # P15: assign two Peasants to construct
    BUILD = 3  # + face-up tile * SLOTS + slot (P17)
    TRAIN = BUILD + FACE_UP * SLOTS  # + class (P16): assign a Unit; then, train it before constructing (P18)
    ABILITY = TRAIN + CLASSES  # + class (P20, P45)
    TARGET = ABILITY + CLASSES  # + target: begin to assign there (P21)
    ADD = TARGET + TARGETS  # + kind: assign one more; or this one to the Capitol (P14)
    LEVY = ADD + KINDS  # P29: a Peasant of the Lodgings joins
    DISTRICT = LEVY + 1  # + district (P40)
    QUEST = DISTRICT + DISTRICTS  # + Quest to discard, or whose effect is used next (P45)
    MEEPLE = QUEST + QUESTS  # + kind: to the bag (P38), hired, kept
    LEND = MEEPLE + KINDS  # P26: the Corruption bonus to the open target, though it wins without
    RESOLVE = LEND + 1  # + target: resolve this one next, or the Monster there that is cleaned up next (P31, P32)


ACTIONS = Action.RESOLVE + TARGETS


class Refusal(IntEnum):
    """Why an action is not legal; NONE: it is legal."""

    NONE = 0
    NOT_NOW = 1  # actions of another phase, or that nothing offers now
    DECIDE_FIRST = 2  # a pending decision comes first
    TRAINING_ONCE = 3  # P16
    TRAINING_TOP = 4  # P16: there is no next level
    NO_TRAINEE = 5  # P14, P16: no Unit of the class in the Tavern
    TRAINING_VP = 6  # P16: too few VP
    NOTHING_THERE = 7  # P21
    USED_ALREADY = 8  # P22: a Location or Room, this turn
    FOUGHT_ALREADY = 9  # P24: a Monster or Overlord, this turn
    NEEDS_UNITS = 10  # P22: the Tavern has too few for a Location or Room
    TOO_WEAK = 11  # P24: the Tavern has too few for a Monster or Overlord
    COUNCIL_LATER = 12  # P49
    OVERLORD_ONCE = 13  # P49
    NO_SUCH_UNIT = 14  # P21, P27: none in the Tavern, or the Room needs no more Corruption
    NOT_ENOUGH_UNITS = 15  # P22: to close a Location or Room
    NOT_ENOUGH_STRENGTH = 16  # P24: to close a Monster or Overlord
    WORKS_ONCE = 17  # P15
    NO_PEASANTS = 18  # P15: too few in the Tavern
    NO_SITE = 19  # P17: no face-up tile, or no empty slot


class Pending(IntEnum):
    """A decision that something already done leaves to a player, in the order in which they are made."""

    CAPITOL = 0  # P14, P30: a Unit of the class or a Shaman
    OVERFLOW = 1  # P40: a district for a Monster
    DISCARD = 2  # a Quest of the hand
    HIRE = 3  # a basic Unit to gain
    PRESTIGE = 4  # a prestige Unit to gain
    TRAINING = 5  # a free Training step
    REFRESH = 6  # P38: meeples that go back to the bag
    KEEP = 7  # P38: meeples to keep for the next turn
    EFFECT = 8  # P45: the Draw Phase effect that is used next
    NOTHING = 9


class State(Protocol):
    """One game in progress. What is counted by kind has a row of KINDS."""

    stream: Annotated[int, "u8"]
    vp: Annotated[Row, "i2", SEATS]
    turns: Annotated[int, "i2"]  # taken so far by all
    ends_after: Annotated[int, "i2"]  # P48: the turn count at which the game is over; 0: not yet known
    engaged: Annotated[int, "u4"]  # mask of targets that Units were assigned to this turn
    resolved: Annotated[int, "u4"]  # mask of those that have been resolved
    resolved_as: Annotated[Row, "i1", TARGETS]  # the how-manieth of the turn, from 1; 0: not resolved
    margin: Annotated[Row, "i1", FOES]  # P47: by how much Units exceeded the strength when all were assigned
    levels: Annotated[Row, "i1", CLASSES]  # P47: Hero levels when all were assigned
    supply: Annotated[Row, "i1", KINDS]
    bag: Annotated[Row, "i1", SEATS, KINDS]
    tavern: Annotated[Row, "i1", SEATS, KINDS]
    lodgings: Annotated[Row, "i1", SEATS, KINDS]
    kept: Annotated[Row, "i1", SEATS, KINDS]  # for the next turn (P38)
    heroes: Annotated[Row, "i1", SEATS, CLASSES]  # levels
    deck: Annotated[Row, "i1", DECK]  # Monsters and Arrives cards, the top first
    deck_size: Annotated[int, "i1"]
    deck_top: Annotated[int, "i1"]
    board: Annotated[Row, "i1", DISTRICTS * SLOTS_A_DISTRICT]  # the Monster in each slot
    beaten_by: Annotated[Row, "i1", MONSTERS]  # whose pile it is in
    overflow: Annotated[int, "i1"]  # P40: a Monster waiting for a district
    arrived: Annotated[int, "i1"]  # Arrives cards out
    tokens: Annotated[Row, "i1", TOKENS]  # the first three lie under the Overlords
    fought: Annotated[Row, "i1", SEATS]  # mask of Overlords fought (P49)
    quest_order: Annotated[Row, "i1", QUESTS]
    quest_size: Annotated[int, "i1"]
    quest_top: Annotated[int, "i1"]
    quest_at: Annotated[Row, "i1", QUESTS]
    quest_new: Annotated[Row, "i1", QUESTS]  # done this turn (P47: its effect comes later), or used (P45)
    quest_since: Annotated[Row, "i1", QUESTS]  # P47: how many targets had been resolved this turn when it was drawn
    quest_pool: Annotated[Row, "i1", QUESTS]  # the making of the deck that it was last shuffled in
    quest_makings: Annotated[int, "i1"]  # how often the deck was made anew (P47)
    tile_order: Annotated[Row, "i1", TILES]  # Location numbers
    tile_top: Annotated[int, "i1"]
    face_up: Annotated[Row, "i1", FACE_UP]
    slots: Annotated[Row, "i1", SLOTS]  # the Location on each slot
    stock: Annotated[Row, "i1", LOCATIONS]  # P37
    crown_owner: Annotated[Row, "i1", CROWNS]  # P36
    crown_units: Annotated[Row, "i1", CROWNS, KINDS]
    rooms: Annotated[Row, "i1", ROOMS]  # P13: stack * STACK + place
    room_top: Annotated[Row, "i1", STACKS]
    assigned: Annotated[Row, "i1", TARGETS, KINDS]
    target: Annotated[int, "i1"]  # being assigned to
    last_kind: Annotated[int, "i1"]  # canonical order: the kind last added
    last_target: Annotated[int, "i1"]  # and the target last closed
    levied: Annotated[int, "i1"]  # P29: 0 not yet, 1 offered, 2 done
    levies: Annotated[int, "i1"]  # Peasants that have joined
    lent: Annotated[int, "i1"]  # the target that has the Corruption bonus; NONE
    plus: Annotated[Row, "i1", KINDS]  # this turn's combat bonuses, summed up (P25, P26)
    together: Annotated[Row, "i1", KINDS, KINDS]
    against: Annotated[Row, "i1", TYPES]
    done: Annotated[int, "i2"]  # bits: Works, Training, abilities used this turn
    works: Annotated[int, "i1"]  # P15: the `Works` that Peasants are assigned to and that is not resolved yet
    trainee: Annotated[int, "i1"]  # P16: the class that a Unit is assigned to train, not resolved yet; NONE
    posting: Annotated[int, "i1"]  # P14: Units still to be assigned to the Capitol
    posting_kind: Annotated[int, "i1"]  # and the class that they are of, or a Shaman stands for
    fresh: Annotated[Row, "i1", KINDS]  # drawn in this Development Phase
    gathered: Annotated[Row, "i1", KINDS]  # on the Capitol, or gained: to the Lodgings at clean-up (P19, P32)
    more: Annotated[int, "i1"]  # meeples to draw beyond P43
    phase: Annotated[int, "i1"]
    step: Annotated[int, "i1"]
    choosing: Annotated[int, "i1"]  # 1: the player names what is resolved next (P31); 2: Monsters in any order (P32)
    discards: Annotated[int, "i1"]  # pending decisions: Quests to discard
    hires: Annotated[int, "i1"]
    prestiges: Annotated[int, "i1"]
    trainings: Annotated[int, "i1"]
    keeps: Annotated[int, "i1"]
    refreshes: Annotated[int, "i1"]  # meeples that ``refresher`` may still return
    refresh_others: Annotated[int, "i1"]
    refresher: Annotated[int, "i1"]
    players: Annotated[int, "i1"]
    options: Annotated[int, "i1"]
    canonical: Annotated[int, "i1"]  # 1: assignments in one order only, for searches
    first: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]


STATE = record(State)

WORKS_DONE = 1
TRAINING_DONE = 2
ABILITY_DONE = 4  # << class


class Works(IntEnum):
    """P15: the two uses of the Works."""

    NOTHING = 0
    GAIN = 1
    CONSTRUCT = 2


class Event(IntEnum):
    """What happens, for the journal, with its arguments."""

    GAINED = 1  # (seat, kind, number, target or NONE): from the supply
    REMOVED = 2  # (seat, kind, `Origin`, target or NONE): one meeple to the supply
    SCORED = 3  # (seat, vp, `Source`, card)
    TRAINED = 4  # (seat, class, level)
    BUILT = 5  # (seat, location, slot)
    ABILITY = 6  # (seat, class)
    ASSIGNED = 7  # (seat, kind, target, `Origin`)
    CLOSED = 8  # (seat, target, combat value or 0)
    OVERRUN = 9  # (seat, target, Peasants)
    DEFEATED = 10  # (seat, monster, target)
    COUNCIL_FOUGHT = 11  # (seat, overlord)
    ACTIVATED = 12  # (seat, location, target)
    CROWNED = 13  # (seat, location)
    DETHRONED = 14  # (seat, location)
    ROOM_DONE = 15  # (seat, room, stack)
    QUEST_DRAWN = 16  # (seat): which one only the owner knows
    QUEST_DISCARDED = 17  # (seat, quest)
    QUEST_DONE = 18  # (seat, quest)
    DREW = 19  # (seat, kind)
    BAG_FILLED = 20  # (seat)
    RETURNED = 21  # (seat, kind): from the Lodgings to the bag
    KEPT = 22  # (seat, kind)
    MONSTER_CAME = 23  # (monster, slot)
    ARRIVED = 24  # (number)
    TILE_CAME = 25  # (location, face-up place)
    TURN_BEGAN = 26  # (seat, turn)
    QUEST_FAILED = 27  # (seat, quest, penalty)
    GAME_ENDED = 28  # (1 if it was stopped unfinished)
    LENT = 29  # (seat, target, Corruption in the Lodgings)
    EXHAUSTED = 30  # (seat, kind, number): from the Tavern to the Lodgings, for an ability
    QUEST_USED = 31  # (seat, quest): its Draw Phase effect


class Origin(IntEnum):
    """Where a meeple comes from that is assigned or goes back to the supply."""

    TAVERN = 0
    LODGINGS = 1
    PLACE = 2  # the target
    GAINED = 3  # among what was gained this turn


class Source(IntEnum):
    """Where VP come from; the card beside it is of that table."""

    MONSTER = 0
    COUNCIL = 1
    QUEST = 2
    LOCATION = 3
    TRAINING = 4
    PENALTY = 5
    ROOM = 6
    SLOT = 7
    ABILITY = 8
    TOKEN = 9


SOURCES = 10


class Tally(Protocol):
    """What the laboratory counts."""

    vp: Annotated[Row, "i8", SOURCES]  # by source
    turns: Annotated[int, "i8"]
    activated: Annotated[Row, "i8", LOCATIONS]
    activated_now: Annotated[Row, "i8", LOCATIONS]  # in the game that is being played
    activated_in: Annotated[Row, "i8", LOCATIONS]  # games
    built: Annotated[Row, "i8", LOCATIONS]
    defeated: Annotated[Row, "i8", MONSTERS]
    came: Annotated[Row, "i8", MONSTERS]
    fought: Annotated[Row, "i8", COUNCIL]
    quest_done: Annotated[Row, "i8", QUESTS]
    quest_failed: Annotated[Row, "i8", QUESTS]
    quest_discarded: Annotated[Row, "i8", QUESTS]
    rooms: Annotated[Row, "i8", ROOMS]
    trained: Annotated[Row, "i8", CLASSES, 4]
    activated_by: Annotated[Row, "i2", SEATS, LOCATIONS]
    defeated_by: Annotated[Row, "i2", SEATS, MONSTERS]
    quest_done_by: Annotated[Row, "i2", SEATS, QUESTS]
    trained_by: Annotated[Row, "i2", SEATS, CLASSES, 4]


TALLY = record(Tally)
