"""`observe` for learners: what a seat knows (M30, M31), as one row of numbers. `knowledge` says what is hidden."""

import numpy as np

from lair.compiling import compiled
from lair.engine.contract import Row
from lair.engine.layout import Layout
from lair.games.mighty.rules.components import (
    ALL_MONSTERS,
    GUARDS,
    LINE_UP,
    NEW_RULES,
    NO_TILE,
    RANKS,
    ROUNDS,
    SEATS,
    SPACES,
    TILES,
    TREASURY,
    Cards,
    State,
)
from lair.games.mighty.rules.king import tile_in_force
from lair.games.mighty.rules.knowledge import backs_seen
from lair.games.mighty.rules.monsters import level_of

LEVELS = 3
MOST_GOLD = 200 * (1 + 2 + 10)  # M3: all coins that a set of cards may have
MOST_STRENGTH = 9  # M1

LAYOUT = Layout()  # bounds hold for every set of cards that can be read
AT_ROUND = LAYOUT.add("round", low=0, high=ROUNDS, names=True)  # from 0
AT_ROUNDS = LAYOUT.add("rounds", low=1, high=ROUNDS, names=True)
AT_PLAYERS = LAYOUT.add("players", low=3, high=SEATS, names=True)
AT_OPTIONS = LAYOUT.add("options", 2, low=0, high=1)
AT_TURN = LAYOUT.add("turn", SEATS, low=0, high=1)  # seats count clockwise from the observer, who is 0
AT_START = LAYOUT.add("start", SEATS, low=0, high=1)
AT_TILE = LAYOUT.add("tile", TILES, low=0, high=1)  # the tile in force
AT_GOLD = LAYOUT.add("gold", SEATS, low=0, high=MOST_GOLD)
AT_HAND = LAYOUT.add("hand", SEATS * RANKS, low=0, high=1)  # monsters known to be in that seat's hand
AT_RESTING = LAYOUT.add("resting", SEATS * RANKS, low=0, high=1)  # known to lie face down in front
AT_OWNER = LAYOUT.add("owner", SPACES * SEATS, low=0, high=1)  # who has a monster on each space
AT_STRENGTH = LAYOUT.add("strength", SPACES, low=0, high=MOST_STRENGTH, names=True)  # and its strength
AT_LEVEL = LAYOUT.add("level", SEATS * LEVELS, low=0, high=1)  # of the guard on each guard space
AT_TOP = LAYOUT.add("top", LEVELS, low=0, high=1)  # of the guard on top of the stack
AT_SEEN = LAYOUT.add("seen", GUARDS, low=0, high=1)  # guard cards turned up so far
BITS = np.array([[monsters >> rank & 1 for rank in range(RANKS)] for monsters in range(1 << RANKS)], np.int16)
OBSERVATION_SIZE = LAYOUT.size


@compiled
def observe(cards: Cards, s: State, seat: int, out: Row) -> None:
    """What ``seat`` knows; a spectator (-1) counts from seat 0."""
    out[:OBSERVATION_SIZE] = 0
    n = int(s.players)
    first = max(0, seat)
    out[AT_ROUND] = s.round_index
    out[AT_ROUNDS] = s.rounds
    out[AT_PLAYERS] = n
    out[AT_OPTIONS] = s.options & LINE_UP
    out[AT_OPTIONS + 1] = (s.options & NEW_RULES) // NEW_RULES
    if s.turn >= 0:
        out[AT_TURN + clockwise(first, int(s.turn), n)] = 1
    out[AT_START + clockwise(first, int(s.start), n)] = 1
    tile = tile_in_force(s)
    if tile != NO_TILE:
        out[AT_TILE + tile] = 1
    for other in range(n):
        observe_seat(s, other, seat, clockwise(first, other, n), out)
    observe_castle(cards, s, n, first, out)


@compiled
def clockwise(first: int, seat: int, n: int) -> int:
    """How many seats on from ``first`` a seat is; a remainder would take a CPU longer than all the rest."""
    return seat - first if seat >= first else seat - first + n


@compiled
def observe_seat(s: State, seat: int, observer: int, step: int, out: Row) -> None:
    """Gold, and the monsters whose place the observer knows, of the seat ``step`` places from the observer."""
    out[AT_GOLD + step] = s.gold[seat]
    known = ALL_MONSTERS if seat == observer else int(s.shown[seat])
    observe_monsters(known & int(s.hand[seat]), AT_HAND + step * RANKS, out)
    observe_monsters(known & int(s.resting[seat]), AT_RESTING + step * RANKS, out)


@compiled
def observe_monsters(monsters: int, place: int, out: Row) -> None:
    """A 1 for each monster of a set; copied from a table, which is quicker than taking bits one by one."""
    for rank in range(RANKS):
        out[place + rank] = BITS[monsters, rank]


@compiled
def observe_castle(cards: Cards, s: State, n: int, first: int, out: Row) -> None:
    """Monsters in the castle, and what is known of guards."""
    for space in range(2 * n):
        owner = int(s.owner[space])
        taken = owner != TREASURY  # a 0 is written where nobody is, since no CPU foresees a branch here
        out[AT_OWNER + space * SEATS + clockwise(first, owner if taken else first, n)] = taken
        out[AT_STRENGTH + space] = int(cards.strength[s.monster[space]]) * taken
    if s.round_index < s.rounds:
        for guard in range(n):
            out[AT_LEVEL + guard * LEVELS + level_of(cards, s, guard) - 1] = 1
    top = backs_seen(s) - 1
    if top >= min(int(s.round_index) + 1, int(s.rounds)) * n:
        out[AT_TOP + int(cards.guard_level[s.guards[top]]) - 1] = 1
    for laid_in in range(min(int(s.round_index) + 1, int(s.rounds))):  # `turned_up`, without looking at every guard
        for place in range(laid_in * n, laid_in * n + int(s.turned[laid_in])):
            out[AT_SEEN + int(s.guards[place])] = 1
