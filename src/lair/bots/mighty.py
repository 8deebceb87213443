"""The greedy player of Mighty Monsters: after which play do I expect to be richest, against the others?

For each guard it knows the level only, so it counts the cards of that level that the two monsters
beside it would beat; a space still empty is reckoned with an average monster of somebody's. Each guard
also stands or falls with those before it (M18). From that follow expected loot, healing and fees.
"""

from lair.rules.chance import draw
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row
from lair.rules.mighty.components import GUARDS, RANKS, TREASURY, Cards, State
from lair.rules.mighty.king import healing_cost, loot_change, strength_change, tile_in_force, weakest_pair
from lair.rules.mighty.knowledge import turned_up
from lair.rules.mighty.monsters import fee_to_owner, fee_to_treasury, level_of

EXPECTED_RANK = 2  # what others are reckoned to put on an empty space
EXPECTED_STRENGTH = 3.2  # they rather play their stronger monsters


@compiled
def greedy(cards: Cards, s: State, actions: Row, count: int, dice: Record) -> int:
    """The play with the greatest expected lead; ties by lot."""
    best = -1e9
    chosen = int(actions[0])
    ties = 0
    for i in range(count):
        worth = expected_lead(cards, s, int(actions[i]))
        if worth > best + 1e-9:
            best, chosen, ties = worth, int(actions[i]), 1
        elif worth > best - 1e-9:
            ties += 1
            if draw(dice, ties) == 0:
                chosen = int(actions[i])
    return chosen


@compiled
def expected_lead(cards: Cards, s: State, action: int) -> float:
    """What this play is expected to gain me this round, less the others' average gain."""
    space, rank = action // RANKS, action % RANKS
    me = int(s.turn)
    owner, monster = s.owner[space], s.monster[space]
    lead = 0.0
    if owner != TREASURY:
        compensation = fee_to_owner(cards, s, space)
        lead -= fee_to_treasury(cards, s, space) + compensation
        if compensation:
            lead -= compensation / (s.players - 1)
    s.owner[space], s.monster[space] = me, rank
    lead += expected_fights(cards, s, me)
    s.owner[space], s.monster[space] = owner, monster
    return lead


@compiled
def expected_fights(cards: Cards, s: State, me: int) -> float:
    """My expected loot less healing, less the others' average, over all guards from the gate on."""
    tile = tile_in_force(s)
    weakest = weakest_pair(cards, s)
    reached = 1.0
    lead = 0.0
    for guard in range(s.players):
        monsters = 0.0
        for space in range(2 * guard, 2 * guard + 2):
            empty = s.owner[space] == TREASURY
            monsters += EXPECTED_STRENGTH if empty else float(cards.strength[s.monster[space]])
        won, loot = odds(cards, s, guard, monsters - strength_change(cards, s.players, tile, guard))
        loot = max(0.0, loot + loot_change(cards, s, tile, guard, weakest))
        won *= reached
        lead += won * loot * my_part(s, guard, me)
        for space in range(2 * guard, 2 * guard + 2):
            if s.owner[space] != TREASURY:
                cost = healing_cost(cards, tile, s.monster[space]) * (1 - won)
                lead -= cost if s.owner[space] == me else -cost / (s.players - 1)
        reached = won
    return lead


@compiled
def odds(cards: Cards, s: State, guard: int, monsters: float) -> tuple[float, float]:
    """The chance to beat this guard, and its loot if beaten, over the cards of its level not yet seen."""
    level = level_of(cards, s, guard)
    unseen = beaten = loot = 0
    for place in range(GUARDS):
        card = s.guards[place]
        if cards.guard_level[card] == level and not turned_up(s, place):
            unseen += 1
            if monsters >= cards.guard_strength[card]:
                beaten += 1
                loot += int(cards.guard_loot[card])
    return beaten / unseen, loot / max(1, beaten)


@compiled
def my_part(s: State, guard: int, me: int) -> float:
    """M17: my share of the loot less the others' average share; the odd coin is worth half a coin in ten."""
    mine = theirs = 0.0
    one, other = 2 * guard, 2 * guard + 1
    for space in range(one, other + 1):
        if s.owner[space] == me:
            mine += 0.5
        else:
            theirs += 0.5
    if s.owner[one] != s.owner[other] and s.owner[one] != TREASURY and s.owner[other] != TREASURY:
        stronger = one if s.monster[one] > s.monster[other] else other
        if s.monster[one] != s.monster[other]:
            if s.owner[stronger] == me:
                mine += 0.03
            elif s.owner[one] == me or s.owner[other] == me:
                mine -= 0.03
    return mine - theirs / (s.players - 1)
