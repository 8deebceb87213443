"""The course of a game: one decision after another (M9 to M25)."""

from lair.rules.compiling import compiled
from lair.rules.contract import Journal, Row
from lair.rules.mighty.components import RANKS, SEATS, Cards, State
from lair.rules.mighty.fight import fight_guards
from lair.rules.mighty.heal import heal_monsters, make_ready
from lair.rules.mighty.monsters import may_play, next_to_play, play_monster


@compiled
def actor(s: State) -> int:
    """Whose monster is to be played; -1 when the last king tile is gone (M25)."""
    return int(s.turn)


@compiled
def apply(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """Play one monster; the last one of a round brings on the fight and the next round."""
    if not may_play(cards, s, action):
        return False
    play_monster(cards, s, action // RANKS, action % RANKS, journal)
    s.turn = next_to_play(s)
    if s.turn < 0:
        beaten = fight_guards(cards, s, journal)
        heal_monsters(cards, s, beaten, journal)
        make_ready(cards, s, journal)
    return True


@compiled
def score(cards: Cards, s: State, out: Row) -> None:
    """M25: gold."""
    for seat in range(SEATS):
        out[seat] = s.gold[seat]
