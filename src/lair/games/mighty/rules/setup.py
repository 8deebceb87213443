"""Setting up (M4 to M8), and beginning each round (M6, M23, M26, M27)."""

from lair.compiling import compiled
from lair.engine.chance import draw, shuffle
from lair.engine.contract import Journal, note
from lair.games.mighty.rules.components import (
    ALL_MONSTERS,
    GUARDS,
    LINE_UP,
    NO_TILE,
    RANKS,
    ROUNDS,
    SEATS,
    SPACES,
    TILES,
    TREASURY,
    Cards,
    Event,
    State,
)
from lair.games.mighty.rules.king import tile_in_force


@compiled
def deal(cards: Cards, s: State, players: int, options: int, seed: int) -> None:
    """M4 to M8: a new game for ``players`` seats."""
    s.stream = seed
    s.players = players
    s.options = options
    s.rounds = cards.rounds[players]
    s.round_index = 0
    for r in range(ROUNDS):
        s.turned[r] = 0
    for card in range(GUARDS):
        s.guards[card] = card
    shuffle(s, s.guards, 0, GUARDS)
    for tile in range(TILES):
        s.king[tile] = tile
    shuffle(s, s.king, 0, TILES)
    for seat in range(SEATS):
        take_faction(cards, s, seat, seat < players)
    s.treasury = cards.coins - players * cards.start_gold
    clear_castle(s)
    s.start = draw(s, players)  # M8
    begin_round(cards, s, None)


@compiled
def take_faction(cards: Cards, s: State, seat: int, plays: bool) -> None:
    """M7: 8 gold and five monsters, three of them in hand and two face down in front."""
    s.gold[seat] = cards.start_gold if plays else 0
    s.resting[seat] = 0
    if plays:
        one = draw(s, RANKS)
        other = draw(s, RANKS - 1)
        other += other >= one
        s.resting[seat] = 1 << one | 1 << other
    s.hand[seat] = ALL_MONSTERS ^ s.resting[seat] if plays else 0
    s.shown[seat] = 0


@compiled
def clear_castle(s: State) -> None:
    """No monster lies in the castle (M4, M22)."""
    for space in range(SPACES):
        s.owner[space] = TREASURY
        s.monster[space] = 0
    for seat in range(SEATS):
        s.placed[seat] = 0


@compiled
def begin_round(cards: Cards, s: State, journal: Journal) -> None:
    """New guards, the king's rule, and the start player to move."""
    note(journal, Event.ROUND_BEGAN, s.round_index, s.start, 0, 0)
    lay_guards(cards, s, journal)
    turn_up_tile(cards, s, journal)
    s.turn = s.start


@compiled
def lay_guards(cards: Cards, s: State, journal: Journal) -> None:
    """M6, M23: one guard for each player from the gate on; M26: lowest level at the gate."""
    first = s.round_index * s.players
    if s.options & LINE_UP:
        for place in range(first + 1, first + s.players):  # equal levels stay as drawn
            card = s.guards[place]
            hole = place
            while hole > first and cards.guard_level[s.guards[hole - 1]] > cards.guard_level[card]:
                s.guards[hole] = s.guards[hole - 1]
                hole -= 1
            s.guards[hole] = card
    for guard in range(s.players):
        note(journal, Event.LAID, guard, cards.guard_level[s.guards[first + guard]], 0, 0)


@compiled
def turn_up_tile(cards: Cards, s: State, journal: Journal) -> None:
    """M27; M29.5 changes every hand at once, and everyone sees it."""
    tile = tile_in_force(s)
    if tile == NO_TILE:
        return
    note(journal, Event.TILE_TURNED, tile, 0, 0, 0)
    hand = cards.tile_hand[tile]
    if hand:
        for seat in range(s.players):
            s.hand[seat] = hand
            s.resting[seat] = ALL_MONSTERS ^ hand
            s.shown[seat] = ALL_MONSTERS
