"""The flow of a game: one decision after another (M9 to M25)."""

from lair.compiling import compiled
from lair.engine.contract import Journal, Row
from lair.games.mighty.rules.components import RANKS, SEATS, Cards, Refusal, State
from lair.games.mighty.rules.fight import fight_guards
from lair.games.mighty.rules.heal import heal_monsters, make_ready
from lair.games.mighty.rules.monsters import next_to_play, play_monster, refusal


@compiled
def actor(s: State) -> int:
    """Whose monster is to be played; -1 when the last king tile is gone (M25)."""
    return int(s.turn)


@compiled
def apply(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """Play one monster; the last one of a round brings on the fight and the next round."""
    if s.turn < 0 or refusal(cards, s, action) != Refusal.NONE:
        return False
    if act(cards, s, action, journal):
        settle(cards, s, journal)
    return True


@compiled
def act(cards: Cards, s: State, action: int, journal: Journal) -> bool:
    """M9, M15: play one monster. After the last one of a round it is nobody's turn, and the fight follows."""
    play_monster(cards, s, action // RANKS, action % RANKS, journal)
    s.turn = next_to_play(s)
    return s.turn < 0


@compiled
def settle(cards: Cards, s: State, journal: Journal) -> None:
    """M16 to M25: the fight, and the next round."""
    beaten = fight_guards(cards, s, journal)
    heal_monsters(cards, s, beaten, journal)
    make_ready(cards, s, journal)


@compiled
def score(cards: Cards, s: State, out: Row) -> None:
    """M25: gold."""
    for seat in range(SEATS):
        out[seat] = s.gold[seat]
