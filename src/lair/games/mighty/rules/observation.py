"""`observe` for learners: what a seat knows (M30, M31), as one row of numbers. `knowledge` says what is hidden."""

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

_layout = Layout()
AT_ROUND = _layout.add("round")  # from 0
AT_ROUNDS = _layout.add("rounds")
AT_PLAYERS = _layout.add("players")
AT_OPTIONS = _layout.add("options", 2)
AT_TURN = _layout.add("turn", SEATS)  # seats count clockwise from the observer, who is 0
AT_START = _layout.add("start", SEATS)
AT_TILE = _layout.add("tile", TILES)  # the tile in force
AT_GOLD = _layout.add("gold", SEATS)
AT_HAND = _layout.add("hand", SEATS * RANKS)  # monsters known to be in that seat's hand
AT_RESTING = _layout.add("resting", SEATS * RANKS)  # known to lie face down in front
AT_OWNER = _layout.add("owner", SPACES * SEATS)  # who has a monster on each space
AT_STRENGTH = _layout.add("strength", SPACES)  # and its strength
AT_LEVEL = _layout.add("level", SEATS * LEVELS)  # of the guard on each guard space
AT_TOP = _layout.add("top", LEVELS)  # of the guard on top of the stack
AT_SEEN = _layout.add("seen", GUARDS)  # guard cards turned up so far
OBSERVATION, OBSERVATION_SIZE = _layout.slices, _layout.size


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
        out[AT_TURN + (int(s.turn) - first) % n] = 1
    out[AT_START + (int(s.start) - first) % n] = 1
    tile = tile_in_force(s)
    if tile != NO_TILE:
        out[AT_TILE + tile] = 1
    for step in range(n):
        observe_seat(s, (first + step) % n, seat, step, out)
    observe_castle(cards, s, n, first, out)


@compiled
def observe_seat(s: State, seat: int, observer: int, step: int, out: Row) -> None:
    """Gold, and the monsters whose place the observer knows, of the seat ``step`` places from the observer."""
    out[AT_GOLD + step] = s.gold[seat]
    known = ALL_MONSTERS if seat == observer else int(s.shown[seat])
    for rank in range(RANKS):
        out[AT_HAND + step * RANKS + rank] = (known & s.hand[seat]) >> rank & 1
        out[AT_RESTING + step * RANKS + rank] = (known & s.resting[seat]) >> rank & 1


@compiled
def observe_castle(cards: Cards, s: State, n: int, first: int, out: Row) -> None:
    """Monsters in the castle, and what is known of guards."""
    for space in range(2 * n):
        if s.owner[space] != TREASURY:
            out[AT_OWNER + space * SEATS + (int(s.owner[space]) - first) % n] = 1
            out[AT_STRENGTH + space] = cards.strength[s.monster[space]]
    if s.round_index < s.rounds:
        for guard in range(n):
            out[AT_LEVEL + guard * LEVELS + level_of(cards, s, guard) - 1] = 1
    top = backs_seen(s) - 1
    if top >= min(int(s.round_index) + 1, int(s.rounds)) * n:
        out[AT_TOP + int(cards.guard_level[s.guards[top]]) - 1] = 1
    for laid_in in range(min(int(s.round_index) + 1, int(s.rounds))):  # `turned_up`, without looking at every guard
        for place in range(laid_in * n, laid_in * n + int(s.turned[laid_in])):
            out[AT_SEEN + int(s.guards[place])] = 1
