"""What networks are told beside an observation: how the fights of this round would go as things lie.

All of it follows from what the observer knows. For each guard it counts the unseen cards of the guard's level that the
two monsters would beat, first as they lie, then with an average monster on each empty space. The greedy bot reckons
alike (`lair.games.mighty.bots`), but in a table of fractions in its scratch, which a network does not have.
"""

from lair.compiling import compiled
from lair.engine.contract import Row
from lair.engine.layout import Layout
from lair.games.mighty.rules.components import GUARDS, SEATS, TREASURY, Cards, State
from lair.games.mighty.rules.king import healing_cost, loot_change, strength_change, tile_in_force, weakest_pair
from lair.games.mighty.rules.knowledge import turned_up
from lair.games.mighty.rules.monsters import level_of
from lair.games.mighty.rules.observation import clockwise

AVERAGE = 3  # the strength of the monster that an empty space is expected to get
CERTAIN = 1000  # chances are in thousandths
TENTHS = 10  # gold is in tenths

FORECASTS = Layout()
AT_ODDS = FORECASTS.add("odds", 2 * SEATS, low=0, high=CERTAIN)  # to beat each guard once it is reached
AT_WON = FORECASTS.add("won", 2 * SEATS, low=0, high=CERTAIN)  # to reach it and beat it
AT_LOOT = FORECASTS.add("loot", 2 * SEATS, low=0)  # expected where it is beaten
AT_GAIN = FORECASTS.add("gain", 2 * SEATS)  # of each seat from now to the end of the round


@compiled
def forecast(cards: Cards, s: State, seat: int, out: Row) -> None:
    """Two forecasts for each guard and, from the observer on, for each seat."""
    out[:] = 0
    if s.round_index < s.rounds:
        forecast_round(cards, s, max(0, seat), 0, 0, out)
        forecast_round(cards, s, max(0, seat), SEATS, AVERAGE, out)


@compiled
def forecast_round(cards: Cards, s: State, first: int, at: int, average: int, out: Row) -> None:
    """M16 to M20 with a monster of ``average`` strength on each empty space. Whole numbers are the same on a GPU."""
    n = int(s.players)
    tile = tile_in_force(s)
    weakest = weakest_pair(cards, s)
    won = CERTAIN
    for guard in range(n):
        beats = strength_expected(cards, s, guard, average) - strength_change(cards, n, tile, guard)
        level = level_of(cards, s, guard)
        unseen = beaten = loot = 0
        for place in range(GUARDS):
            card = int(s.guards[place])
            if int(cards.guard_level[card]) == level and not turned_up(s, place):
                unseen += 1
                if int(cards.guard_strength[card]) <= beats:
                    beaten += 1
                    loot += int(cards.guard_loot[card])
        odds = CERTAIN * beaten // max(1, unseen)
        won = won * odds // CERTAIN
        worth = max(0, TENTHS * loot // max(1, beaten) + TENTHS * loot_change(cards, s, tile, guard, weakest))
        out[AT_ODDS + at + guard] = odds
        out[AT_WON + at + guard] = won
        out[AT_LOOT + at + guard] = worth
        for space in range(2 * guard, 2 * guard + 2):
            owner = int(s.owner[space])
            if owner != TREASURY:
                heal = TENTHS * healing_cost(cards, tile, int(s.monster[space]))
                seat = clockwise(first, owner, n)
                out[AT_GAIN + at + seat] += (won * worth // 2 - (CERTAIN - won) * heal) // CERTAIN


@compiled
def strength_expected(cards: Cards, s: State, guard: int, average: int) -> int:
    """Of the two monsters beside a guard."""
    strength = 0
    for space in range(2 * guard, 2 * guard + 2):
        strength += average if s.owner[space] == TREASURY else int(cards.strength[s.monster[space]])
    return strength
