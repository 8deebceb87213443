"""The greedy player of Mighty Monsters: after which play do I expect to be richest, against the others?

For each guard it knows the level only, so it counts the cards of that level that the two monsters
beside it would beat; a space still empty is reckoned with an average monster of somebody's. Each guard
also stands or falls with those before it (M18). From that follow expected loot, healing and fees.
"""

from pathlib import Path
from typing import Annotated, Protocol

from lair.compiling import compiled
from lair.engine.chance import draw
from lair.engine.contract import Record, Row, record
from lair.engine.kit import BotKit
from lair.games.mighty.forecast import FORECASTS, forecast
from lair.games.mighty.rules.components import GUARDS, RANKS, TREASURY, Cards, State
from lair.games.mighty.rules.king import healing_cost, loot_change, strength_change, tile_in_force, weakest_pair
from lair.games.mighty.rules.knowledge import turned_up
from lair.games.mighty.rules.monsters import fee_to_owner, fee_to_treasury, level_of

EXPECTED_STRENGTH = 3.2  # the strength assumed for an empty space: people tend to play stronger monsters
ODD_COIN = 0.03  # an odd coin comes up every other time; a loot is some 8 coins

# Search parameters that won matches (docs/bot-experiments.md); `lair.bots.search.SearchParams` explains them.
SEARCH = {
    "exploration": 0.1,
    "policy": 1.0,
    "margin": 0.2,
    "scale": 12.0,
    "widening": 1.0,
    "history": 0.0,
    "horizon": 1,
    "tree_stages": 0,
    "fpu_penalty": 0.0,
    "prior_visits": 0.0,
}

LEVELS = 3
STRENGTHS = 31  # rows of a level in the odds: strengths 0 to 30
LOOTS = LEVELS * STRENGTHS  # where the loots begin in the odds


class Scratch(Protocol):
    """The working memory of one bot. The stream does not come first: a state begins with its stream, and Numba takes
    records with equal leading fields for one type.
    """

    style: Annotated[int, "i8"]
    stream: Annotated[int, "u8"]
    odds: Annotated[Row, "f8", 2 * LOOTS]


SCRATCH = record(Scratch)


@compiled
def greedy(cards: Cards, s: State, actions: Row, count: int, scratch: Record) -> int:
    """The play with the greatest expected lead; ties are broken at random."""
    reckon_odds(cards, s, scratch.odds)
    best = -1e9
    chosen = int(actions[0])
    ties = 0
    for i in range(count):
        worth = expected_lead(cards, s, int(actions[i]), scratch.odds)
        if worth > best + 1e-6:
            best, chosen, ties = worth, int(actions[i]), 1
        elif worth > best - 1e-6:
            ties += 1
            if draw(scratch, ties) == 0:
                chosen = int(actions[i])
    return chosen


@compiled
def reckon_odds(cards: Cards, s: State, odds: Row) -> None:
    """For each level and strength: the chance to beat an unseen guard, and the loot it then has."""
    odds[: 2 * LOOTS] = 0
    for place in range(GUARDS):
        if not turned_up(s, place):
            card = s.guards[place]
            row = (int(cards.guard_level[card]) - 1) * STRENGTHS + int(cards.guard_strength[card])
            odds[row] += 1
            odds[LOOTS + row] += cards.guard_loot[card]
    for level in range(LEVELS):
        beaten = loot = 0.0
        last = (level + 1) * STRENGTHS - 1
        for row in range(level * STRENGTHS, last + 1):
            beaten += odds[row]
            loot += odds[LOOTS + row]
            odds[row] = beaten
            odds[LOOTS + row] = loot / max(1.0, beaten)
        for row in range(level * STRENGTHS, last + 1):
            odds[row] /= max(1.0, beaten)


@compiled
def expected_lead(cards: Cards, s: State, action: int, odds: Row) -> float:
    """What this play is expected to gain me this round, less the others' average gain."""
    space, rank = action // RANKS, action % RANKS
    me = int(s.turn)
    owner, monster = s.owner[space], s.monster[space]
    lead = 0.0
    if owner != TREASURY:
        compensation = fee_to_owner(cards, s, space)
        lead -= fee_to_treasury(cards, s, space) + compensation + compensation / (s.players - 1)
    s.owner[space], s.monster[space] = me, rank
    lead += expected_fights(cards, s, me, odds)
    s.owner[space], s.monster[space] = owner, monster
    return lead


@compiled
def expected_fights(cards: Cards, s: State, me: int, odds: Row) -> float:
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
        beats = int(monsters) - strength_change(cards, s.players, tile, guard)
        row = (level_of(cards, s, guard) - 1) * STRENGTHS + min(max(beats, 0), STRENGTHS - 1)
        won = reached * odds[row]
        loot = max(0.0, odds[LOOTS + row] + loot_change(cards, s, tile, guard, weakest))
        lead += won * loot * my_part(s, guard, me)
        for space in range(2 * guard, 2 * guard + 2):
            if s.owner[space] != TREASURY:
                cost = healing_cost(cards, tile, s.monster[space]) * (1 - won)
                lead -= cost if s.owner[space] == me else -cost / (s.players - 1)
        reached = won
    return float(lead)


@compiled
def my_part(s: State, guard: int, me: int) -> float:
    """M17: my share of the loot less the others' average share, with the odd coin."""
    one, other = 2 * guard, 2 * guard + 1
    mine = (0.5 if s.owner[one] == me else 0.0) + (0.5 if s.owner[other] == me else 0.0)
    lead = mine - (1.0 - mine) / (int(s.players) - 1)
    if mine == 0.5 and s.owner[one] != TREASURY and s.owner[other] != TREASURY:
        my_space, their_space = (one, other) if s.owner[one] == me else (other, one)
        if s.monster[my_space] > s.monster[their_space]:
            lead += ODD_COIN
        elif s.monster[my_space] < s.monster[their_space]:
            lead -= ODD_COIN
    return lead


@compiled
def stage(s: State) -> int:
    """Rounds so far."""
    return int(s.round_index)


@compiled
def value(cards: Cards, s: State, out: Row, scratch: Record) -> None:
    """Gold: no seat's next rounds promise more than another's."""
    for seat in range(s.players):
        out[seat] = s.gold[seat]


NETWORK = Path(__file__).parent / "network.npz"
BOTS = BotKit(
    greedy=greedy,
    stage=stage,
    value=value,
    forecast=forecast,
    forecasts=FORECASTS,
    scratch=SCRATCH,
    search=SEARCH,
    network=NETWORK,
)
