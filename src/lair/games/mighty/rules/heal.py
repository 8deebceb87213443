"""Phase 3: heal, and make ready (M19 to M25)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, note
from lair.games.mighty.rules.components import ALL_MONSTERS, Cards, Event, State
from lair.games.mighty.rules.king import healing_cost, tile_in_force
from lair.games.mighty.rules.monsters import level_of
from lair.games.mighty.rules.setup import begin_round, clear_castle


@compiled
def heal_monsters(cards: Cards, s: State, beaten: int, journal: Journal) -> None:
    """M19, M20: the two that lost, then all beside guards not turned up."""
    tile = tile_in_force(s)
    for space in range(2 * beaten, 2 * s.players):
        seat = s.owner[space]
        cost = healing_cost(cards, tile, s.monster[space])
        paid = min(cost, int(s.gold[seat]))  # M21
        s.gold[seat] -= paid
        s.treasury += paid
        note(journal, Event.HEALED, seat, paid, cost, space)


@compiled
def make_ready(cards: Cards, s: State, journal: Journal) -> None:
    """M22 to M25: cards taken up and laid down, guards and tile discarded, marker passed on."""
    for seat in range(s.players):
        played = ALL_MONSTERS ^ (s.hand[seat] | s.resting[seat])
        s.hand[seat] |= s.resting[seat]
        s.resting[seat] = played
        s.shown[seat] = ALL_MONSTERS  # M31: from now on everyone can deduce every hand
    clear_castle(s)
    for guard in range(s.turned[s.round_index], s.players):
        note(journal, Event.UNSEEN, guard, level_of(cards, s, guard), 0, 0)
    note(journal, Event.ROUND_ENDED, s.round_index, tile_in_force(s), 0, 0)
    s.round_index += 1
    s.start = (s.start + 1) % s.players
    if s.round_index == s.rounds:  # M25
        s.turn = -1
        note(journal, Event.ENDED, 0, 0, 0, 0)
    else:
        begin_round(cards, s, journal)
