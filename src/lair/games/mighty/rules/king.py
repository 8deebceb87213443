"""The King's New Rules: what a king tile changes (M27 to M29).

The tiles are data; each function here reads one kind of change. Without the variant, or under a
tile that does not speak of it, nothing changes.
"""

from lair.compiling import compiled
from lair.games.mighty.rules.components import NEW_RULES, NO_TILE, Cards, State


@compiled
def tile_in_force(s: State) -> int:
    """M27: the tile turned up for this round; in the basic game the fronts mean nothing (M5)."""
    if s.options & NEW_RULES and s.round_index < s.rounds:
        return int(s.king[s.round_index])
    return NO_TILE


@compiled
def barred_monsters(cards: Cards, s: State) -> int:
    """M29.1: the monsters that may not be played this round."""
    tile = tile_in_force(s)
    return 0 if tile == NO_TILE else int(cards.tile_barred[tile])


@compiled
def healing_cost(cards: Cards, tile: int, rank: int) -> int:
    """M19, M29.2: what healing this monster costs."""
    if tile != NO_TILE and cards.tile_dear[tile] >> rank & 1:
        return int(cards.tile_healing[tile])
    return int(cards.healing[rank])


@compiled
def tile_reaches(cards: Cards, players: int, tile: int, guard: int) -> bool:
    """M29.7 to 12: whether the tile speaks of this guard space."""
    if tile == NO_TILE or cards.tile_from[tile] == 0:
        return False
    first = int(cards.tile_from[tile])
    last = int(cards.tile_to[tile])
    from_gate = guard + 1
    from_treasury = guard - players
    return first <= from_gate <= last or first <= from_treasury <= last


@compiled
def strength_change(cards: Cards, players: int, tile: int, guard: int) -> int:
    """M29.8, 12: what the tile adds to this guard's strength."""
    return int(cards.tile_strength[tile]) if tile_reaches(cards, players, tile, guard) else 0


@compiled
def loot_change(cards: Cards, s: State, tile: int, guard: int, weakest: int) -> int:
    """M29.3, 4, 7 to 12: what the tile adds to this guard's loot; ``weakest`` is the least pair's strength."""
    if tile == NO_TILE:
        return 0
    one = int(cards.strength[s.monster[2 * guard]])
    other = int(cards.strength[s.monster[2 * guard + 1]])
    change = int(cards.tile_loot[tile]) if tile_reaches(cards, s.players, tile, guard) else 0
    if one == other:
        change += int(cards.tile_pair_loot[tile])
    if one + other == weakest:
        change += int(cards.tile_weakest_loot[tile])
    return change


@compiled
def weakest_pair(cards: Cards, s: State) -> int:
    """M29.4: the least summed strength of two monsters beside one guard, all monsters placed."""
    least = 127
    for guard in range(s.players):
        pair = int(cards.strength[s.monster[2 * guard]]) + int(cards.strength[s.monster[2 * guard + 1]])
        least = min(least, pair)
    return least
