"""Phase 2: fight (M16 to M18)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, note
from lair.games.mighty.rules.components import Cards, Event, State
from lair.games.mighty.rules.king import loot_change, strength_change, tile_in_force, weakest_pair
from lair.games.mighty.rules.monsters import level_of, strength_beside


@compiled
def fight_guards(cards: Cards, s: State, journal: Journal) -> int:
    """M16, M18: from the gate on until the first loss; returns how many guards were beaten."""
    tile = tile_in_force(s)
    weakest = weakest_pair(cards, s)
    for guard in range(s.players):
        card = s.guards[s.round_index * s.players + guard]
        strength = max(0, int(cards.guard_strength[card]) + strength_change(cards, s.players, tile, guard))
        loot = max(0, int(cards.guard_loot[card]) + loot_change(cards, s, tile, guard, weakest))
        level = level_of(cards, s, guard)
        monsters = strength_beside(cards, s, guard)
        s.turned[s.round_index] += 1
        note(journal, Event.TURNED, guard, card, strength, loot)
        if monsters < strength:
            note(journal, Event.LOST, guard, level, monsters, 0)
            return guard
        note(journal, Event.BEATEN, guard, level, monsters, 0)
        share_loot(s, guard, loot, journal)
    return int(s.players)


@compiled
def share_loot(s: State, guard: int, loot: int, journal: Journal) -> None:
    """M17: half each, an odd coin to the stronger; one owner of both takes all."""
    one, other = s.owner[2 * guard], s.owner[2 * guard + 1]
    if one == other:
        take_loot(s, one, loot, guard, journal)
        return
    odd = loot % 2
    take_loot(s, one, loot // 2 + odd * (s.monster[2 * guard] > s.monster[2 * guard + 1]), guard, journal)
    take_loot(s, other, loot // 2 + odd * (s.monster[2 * guard] < s.monster[2 * guard + 1]), guard, journal)


@compiled
def take_loot(s: State, seat: int, gold: int, guard: int, journal: Journal) -> None:
    """Gold from the treasury, which never runs out."""
    s.treasury -= gold
    s.gold[seat] += gold
    note(journal, Event.LOOTED, seat, gold, guard, 0)
