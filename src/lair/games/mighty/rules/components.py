"""The two records of Mighty Monsters: the printed cards, and one game in progress (M1 to M8).

A monster is known by its rank, 0 for a faction's weakest to 4 for its strongest. Monster space
``2 * g`` lies on side a of guard space ``g``, ``2 * g + 1`` on side b. Sets of monsters are bit masks.
"""

from enum import IntEnum
from typing import Annotated, Protocol

from lair.engine.contract import Row, record

SEATS = 6  # the most
RANKS = 5
GUARDS = 36
TILES = 12
ROUNDS = 6  # the most
SPACES = 2 * SEATS
ACTIONS = SPACES * RANKS  # action = space * RANKS + rank
ALL_MONSTERS = (1 << RANKS) - 1
TREASURY = -1  # in the place of a seat: where gold goes, or who owns an empty space
NO_TILE = -1

LINE_UP = 1  # M26: options, as bits in the manifest's order
NEW_RULES = 2  # M27


class Cards(Protocol):
    """What is printed. Arrays by level have an unused place 0."""

    strength: Annotated[Row, "i1", RANKS]  # M1
    healing: Annotated[Row, "i1", RANKS]
    guard_level: Annotated[Row, "i1", GUARDS]  # M2
    guard_strength: Annotated[Row, "i1", GUARDS]
    guard_loot: Annotated[Row, "i1", GUARDS]
    least_strength: Annotated[Row, "i1", 4]  # the back of a guard, by level
    greatest_strength: Annotated[Row, "i1", 4]
    least_loot: Annotated[Row, "i1", 4]
    greatest_loot: Annotated[Row, "i1", 4]
    fee_treasury: Annotated[Row, "i1", 4]  # M12, by level
    fee_owner: Annotated[Row, "i1", 4]
    fee_own: Annotated[int, "i1"]  # M13
    start_gold: Annotated[int, "i1"]  # M7
    rounds: Annotated[Row, "i1", SEATS + 1]  # M5, by number of players
    coins: Annotated[int, "i2"]  # M3, the worth of all of them
    tile_barred: Annotated[Row, "i1", TILES]  # M29: monsters that may not be played
    tile_dear: Annotated[Row, "i1", TILES]  # monsters that cost ``tile_healing`` to heal
    tile_healing: Annotated[Row, "i1", TILES]
    tile_hand: Annotated[Row, "i1", TILES]  # monsters everyone takes in hand, if any
    tile_pair_loot: Annotated[Row, "i1", TILES]  # for two monsters of the same strength
    tile_weakest_loot: Annotated[Row, "i1", TILES]  # for the weakest pair or pairs
    tile_from: Annotated[Row, "i1", TILES]  # guards changed: 1 is at the gate, -1 at the treasury
    tile_to: Annotated[Row, "i1", TILES]
    tile_strength: Annotated[Row, "i1", TILES]
    tile_loot: Annotated[Row, "i1", TILES]


class State(Protocol):
    """One game in progress; ``guards[round_index * players + g]`` lies on guard space ``g``."""

    stream: Annotated[int, "u8"]
    gold: Annotated[Row, "i2", SEATS]
    treasury: Annotated[int, "i2"]
    guards: Annotated[Row, "i1", GUARDS]  # all guard cards, in the order they are laid
    king: Annotated[Row, "i1", TILES]  # all king tiles, the stack's top first
    turned: Annotated[Row, "i1", ROUNDS]  # how many guards were turned up in each round
    hand: Annotated[Row, "i1", SEATS]
    resting: Annotated[Row, "i1", SEATS]  # the two lying face down in front
    shown: Annotated[Row, "i1", SEATS]  # monsters whose place everyone knows (M31)
    placed: Annotated[Row, "i1", SEATS]  # how many lie in the castle
    owner: Annotated[Row, "i1", SPACES]  # of the monster on each space; TREASURY: empty
    monster: Annotated[Row, "i1", SPACES]  # its rank
    players: Annotated[int, "i1"]
    options: Annotated[int, "i1"]
    rounds: Annotated[int, "i1"]  # M5
    round_index: Annotated[int, "i1"]  # from 0: as many king tiles have been discarded
    start: Annotated[int, "i1"]  # who has the start player marker
    turn: Annotated[int, "i1"]  # whose decision it is; -1: over


class Tally(Protocol):
    """What the laboratory counts. Place ``TILES`` stands for rounds without a tile."""

    lain: Annotated[Row, "i8", 4]  # guards by level
    turned: Annotated[Row, "i8", 4]
    beaten: Annotated[Row, "i8", 4]
    guard_turned: Annotated[Row, "i8", GUARDS]  # single guards
    guard_beaten: Annotated[Row, "i8", GUARDS]
    looted_by: Annotated[Row, "i2", SEATS, GUARDS]  # who had a part of its loot
    tile_rounds: Annotated[Row, "i8", TILES + 1]
    tile_beaten: Annotated[Row, "i8", TILES + 1]
    tile_loot: Annotated[Row, "i8", TILES + 1]
    tile_healing: Annotated[Row, "i8", TILES + 1]
    tile_replaced: Annotated[Row, "i8", TILES + 1]
    now_card: Annotated[int, "i8"]  # the guard turned up last
    now_beaten: Annotated[int, "i8"]  # of the round being played
    now_loot: Annotated[int, "i8"]
    now_healing: Annotated[int, "i8"]
    now_replaced: Annotated[int, "i8"]


CARDS = record(Cards)
STATE = record(State)
TALLY = record(Tally)


class Refusal(IntEnum):
    """Why a monster may not be played; NONE: it may."""

    NONE = 0
    NO_SUCH_SPACE = 1  # M4
    IN_CASTLE = 2  # M9: the monster is there already
    RESTING = 3  # M7: it lies face down in front of its owner
    BARRED = 4  # M29.1
    NOT_STRONGER = 5  # M11
    GUARD_MATCHED = 6  # M11: the monsters there are a match for any guard of the level
    CANNOT_PAY = 7  # M14


class Event(IntEnum):
    """What happens, for the journal, with its arguments."""

    RETURNED = 1  # (owner, rank, space, by): a replaced monster goes back to its owner's hand
    PAID = 2  # (seat, gold, receiver): the fee of a replacement
    PLACED = 3  # (seat, rank, space)
    TURNED = 4  # (guard space, card, strength, loot): a guard is turned up, the tile counted in
    BEATEN = 5  # (guard space, level, monsters' strength)
    LOST = 6  # (guard space, level, monsters' strength)
    LOOTED = 7  # (seat, gold, guard space)
    HEALED = 8  # (seat, gold paid, healing cost, space)
    UNSEEN = 9  # (guard space, level): a guard is discarded without being turned up
    ROUND_ENDED = 10  # (round, tile): monsters are taken up, guards and tile discarded
    ROUND_BEGAN = 11  # (round, start player)
    LAID = 12  # (guard space, level): a new guard lies face down
    TILE_TURNED = 13  # (tile): the king's new rule
    ENDED = 14  # ()
