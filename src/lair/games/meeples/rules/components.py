"""The two records of Meeples & Monsters: the printed components, and one game in progress (P1 to P13).

Meeples are counted, never told apart: a place is a row of numbers, one for each kind. Locations have one
number each: 0 to 3 are the built ones, the others the tiles. A turn's assignments are made to targets:
the four built Locations, the eight Location slots, the twelve Monster slots, the Dark Council, the Towers.
"""

from typing import Annotated, Protocol

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

TOWERS = 1  # the option, as a bit in the manifest's order

# What an effect can do; a row of EFFECTS numbers.
# 0 to 8: gain so many meeples of that kind from the supply (negative, for Corruption only: return from the Lodgings)
E_VP = 9
E_QUESTS = 10  # draw so many Quests
E_DISCARD = 11  # then discard so many of the hand
E_DRAW = 12  # draw so many more meeples
E_REFRESH = 13  # return up to so many meeples from the Lodgings to the bag
E_REFRESH_OTHERS = 14  # every other player up to so many
E_HIRE = 15  # gain so many basic Units of one's choice, Peasants aside
E_RESERVE = 16  # keep so many meeples of the Tavern for the next turn
E_TRAIN = 17  # so many Training steps for nothing, of a class of one's choice
EFFECTS = 18

# What a combat bonus is; a row of BONUS numbers (P26)
B_AMOUNT = 0
B_UNITS = 1  # mask of kinds that gain it
B_WITH = 2  # mask: only together with one of these kinds; 0: always
B_AGAINST = 3  # mask of Monster types: once a Monster, whoever fights; then B_UNITS is 0
B_OTHERS = 4  # 1: all Units but those on the Location itself (P26)
B_CORRUPTION = 5  # 1: one Unit gains the Corruption in the Lodgings
BONUS = 6

# Quests
TRIGGERED, ONGOING, END = range(3)

# What a Quest's condition asks; a row of CONDITION numbers, 0 where it asks nothing
C_WHEN = 0  # one of the moments below
C_TYPES = 1  # mask of Monster types
C_DISTRICTS = 2  # mask of districts
C_LEVEL = 3  # of the Monster, at least
C_UNITS = 4  # how many Units assigned, at least
C_DIFFERENT = 5  # how many different kinds of Units, at least
C_OVER = 6  # combat value above the strength, at least
C_NUMBER = 7  # how many (Monsters in a turn, Locations in a turn, cards, levels...), at least
C_MOST = 8  # 1: or as many as any other player ('most', friendly to ties)
C_FEWEST = 9  # 1: at most C_NUMBER instead of at least
C_CLASS_LEVEL = 10  # Hero level, at least
C_KIND = 11  # 11 to 19: so many of each kind, at least
CONDITION = 20

# Moments (C_WHEN)
ON_DEFEAT = 1  # a Monster is defeated, with these Units assigned
ON_MONSTERS = 2  # so many Monsters are defeated in one turn
ON_LOCATION = 3  # a Location is activated, with these Units on it
ON_LOCATIONS = 4  # so many Locations are activated in one turn
ON_BUILD = 5  # a Location is constructed
ON_TRAIN = 6  # a Hero card of this level is taken
ON_TAVERN = 7  # in the Draw Phase these meeples lie in the Tavern
ON_ROOM = 8  # a Tower Room is completed
AT_END_MONSTERS = 9  # defeated Monsters of these types, districts and level
AT_END_MEEPLES = 10  # own meeples of these kinds (C_KIND marks which count, together)
AT_END_HEROES = 11  # classes of at least this Hero level
AT_END_QUESTS = 12  # Quests done
AT_END_DISTRICTS = 13  # districts with a defeated Monster


class Cards(Protocol):
    """What is printed."""

    supply: Annotated[Row, "i1", KINDS]  # P1
    start_bag: Annotated[Row, "i1", KINDS]  # P11
    draws: Annotated[Row, "i1", ARRIVES + 1]  # P43, by Arrives cards out
    training: Annotated[Row, "i1", CLASSES, 4]  # P16: the price to reach each level
    combat: Annotated[Row, "i1", KINDS, 4]  # by Hero level; level 1 where there are no levels
    prestige_level: Annotated[Row, "i1", KINDS]  # P30
    extra_vp: Annotated[Row, "i1", KINDS]  # P30, Ranger: a Monster
    per_level: Annotated[Row, "i1", KINDS]  # P30, Paladin: combat for each level of the Monster
    ability_exhausts: Annotated[Row, "i1", CLASSES, 4]  # P20: sends all of the class from the Tavern to the Lodgings
    ability_needs: Annotated[Row, "i1", CLASSES, 4, KINDS]  # what must be in the Tavern
    ability: Annotated[Row, "i1", CLASSES, 4, EFFECTS]
    levy: Annotated[Row, "i1", CLASSES, 4]  # P29: Peasants of the Lodgings that may join
    monster_level: Annotated[Row, "i1", MONSTERS]  # P4
    monster_type: Annotated[Row, "i1", MONSTERS]
    monster_district: Annotated[Row, "i1", MONSTERS]
    monster_strength: Annotated[Row, "i1", MONSTERS]
    monster_vp: Annotated[Row, "i1", MONSTERS]
    monster_three: Annotated[Row, "i1", MONSTERS]  # marked 3+
    monster_effect: Annotated[Row, "i1", MONSTERS, EFFECTS]
    monster_bonus: Annotated[Row, "i2", MONSTERS, BONUS]
    arrives_within: Annotated[Row, "i1", ARRIVES]  # P7: shuffled into so many bottom cards of the level
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
    quest_removes: Annotated[Row, "i1", QUESTS]  # P35: kind + 1 of the engaged Unit that goes back to the supply
    quest_bonus: Annotated[Row, "i2", QUESTS, BONUS]
    quest_draw_effect: Annotated[Row, "i1", QUESTS, EFFECTS]  # P45: of an ongoing Quest, each Draw Phase
    location_needs: Annotated[Row, "i1", LOCATIONS, KINDS]  # P22
    location_any: Annotated[Row, "i1", LOCATIONS]  # and so many Units of any kind
    location_effect: Annotated[Row, "i1", LOCATIONS, EFFECTS]
    location_bonus: Annotated[Row, "i2", LOCATIONS, BONUS]
    location_removes: Annotated[Row, "i1", LOCATIONS]  # P35: kind + 1 of the Unit that goes back to the supply
    location_returns: Annotated[Row, "i1", LOCATIONS]  # P38: kind + 1 of the Unit that comes back after the Draw Phase
    location_stock: Annotated[Row, "i1", LOCATIONS]  # P37: prestige Units on it, if any; they are what it gives
    location_crown: Annotated[Row, "i1", LOCATIONS]  # P36: 1, 2, ...: the place in ``crown_units``; 0: no crown
    location_crown_better: Annotated[Row, "i1", LOCATIONS]  # the kind + 1 that earns the better benefit
    location_crown_effect: Annotated[Row, "i1", LOCATIONS, EFFECTS]  # and that benefit
    slot_effect: Annotated[Row, "i1", SLOTS, EFFECTS]  # P17; slots 2d and 2d + 1 lie in district d
    room_needs: Annotated[Row, "i1", ROOMS, KINDS]  # P13, P21
    room_any: Annotated[Row, "i1", ROOMS]
    room_effect: Annotated[Row, "i1", ROOMS, EFFECTS]


CARDS = record(Cards)

NONE = -1

# Where a Quest is: in the deck, in seat's hand (0 to 3), done by seat (DONE_BY + seat), discarded
IN_DECK = -1
DONE_BY = 4
DISCARDED = 8

# Phases; within them `step` counts what has been seen to
DEVELOPMENT, MAIN, RESOLUTION, CLEAN_UP, DRAW, OVER = range(6)

# Actions (a fixed range of numbers)
A_DONE = 0  # end the phase, close the target, or take no more
A_WORKS = 1  # P15: a Peasant for a Peasant
A_BUILD = 2  # + face-up tile * SLOTS + slot (P17)
A_TRAIN = A_BUILD + FACE_UP * SLOTS  # + class (P16)
A_ABILITY = A_TRAIN + CLASSES  # + class (P20)
A_TARGET = A_ABILITY + CLASSES  # + target: begin to assign there (P21)
A_ADD = A_TARGET + TARGETS  # + kind: assign one more
A_LEVY = A_ADD + KINDS  # P29: a Peasant of the Lodgings joins
A_DISTRICT = A_LEVY + 1  # + district (P40)
A_QUEST = A_DISTRICT + DISTRICTS  # + Quest to discard, or whose effect comes next (P45)
A_MEEPLE = A_QUEST + QUESTS  # + kind: to the bag (P38), hired, kept
A_LEND = A_MEEPLE + KINDS  # P26: the Corruption bonus to the open target, though it wins without
A_RESOLVE = A_LEND + 1  # + target: resolve this one next (P31)
ACTIONS = A_RESOLVE + TARGETS


class State(Protocol):
    """One game in progress. What is counted by kind has a row of KINDS."""

    stream: Annotated[int, "u8"]
    vp: Annotated[Row, "i2", SEATS]
    turns: Annotated[int, "i2"]  # taken so far by all
    ends_after: Annotated[int, "i2"]  # P48: the turn count at which the game is over; 0: not yet known
    engaged: Annotated[int, "u4"]  # mask of targets that Units were assigned to this turn
    resolved: Annotated[int, "u4"]  # mask of those that have been resolved
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
    lent: Annotated[int, "i1"]  # the target that has the Corruption bonus; NONE
    plus: Annotated[Row, "i1", KINDS]  # this turn's combat bonuses, summed up (P25, P26)
    together: Annotated[Row, "i1", KINDS, KINDS]
    against: Annotated[Row, "i1", TYPES]
    done: Annotated[int, "i2"]  # bits: Works, Training, abilities used this turn
    fresh: Annotated[Row, "i1", KINDS]  # drawn in this Development Phase
    gathered: Annotated[Row, "i1", KINDS]  # on the Capitol, or gained: to the Lodgings at clean-up (P19, P32)
    more: Annotated[int, "i1"]  # meeples to draw beyond P43
    phase: Annotated[int, "i1"]
    step: Annotated[int, "i1"]
    choosing: Annotated[int, "i1"]  # 1: the player names what is resolved next (P31)
    activated_now: Annotated[int, "i1"]  # Locations activated this turn
    discards: Annotated[int, "i1"]  # decisions owed: Quests to discard
    hires: Annotated[int, "i1"]
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

# What happens, for the journal: event (arguments).
GAINED = 1  # (seat, kind, number, target or NONE): from the supply
REMOVED = 2  # (seat, kind, number, target or NONE): to the supply
SCORED = 3  # (seat, vp, source, card): sources below
TRAINED = 4  # (seat, class, level)
BUILT_TILE = 5  # (seat, location, slot)
ABILITY = 6  # (seat, class)
ASSIGNED = 7  # (seat, kind, target)
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
GAME_ENDED = 28  # ()
LENT = 29  # (seat, target, Corruption in the Lodgings)

# Sources of VP
VP_MONSTER, VP_COUNCIL, VP_QUEST, VP_LOCATION, VP_TRAINING, VP_PENALTY, VP_ROOM, VP_OTHER = range(8)


class Tally(Protocol):
    """What the laboratory counts."""

    vp: Annotated[Row, "i8", 8]  # by source
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


TALLY = record(Tally)
