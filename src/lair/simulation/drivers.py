"""The loops that play whole games in compiled code, one after another or a thread each on a GPU.

`play_one` is the only loop there is; `play_many` runs it over a batch of seeds on a CPU core, and
`lair.simulation.gpu` runs it in a kernel.
"""

from lair.bots.policy import RANDOM, choose
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Journal, Record, Row


@compiled
def play_one(
    cards: Record,
    s: Record,
    imagined: Row,
    actions: Row,
    scratch: Record,
    bots: Row | None,
    seed: int,
    journal: Journal,
) -> int:
    """Play a dealt game to its end; returns how many decisions were made.

    Without ``bots`` everyone is random, and the others' code is not even compiled in.
    """
    scratch.stream = ~seed  # luck of the bots' own
    decisions = 0
    while contract.actor(s) >= 0:
        count = contract.legal(cards, s, actions)
        bot = RANDOM if bots is None else bots[contract.actor(s)]
        action = choose(cards, s, imagined, bot, actions, count, scratch)
        contract.apply(cards, s, action, journal)
        decisions += 1
    return decisions


@compiled
def play_many(
    cards: Row,
    states: Row,
    imagined: Row,
    actions: Row,
    scratches: Row,
    bots: Row | None,
    players: int,
    options: int,
    seeds: Row,
    scores: Row,
    standings: Row,
    decisions: Row,
    firsts: Row,
    journal: Journal,
) -> None:
    """One game for each seed, in one thread, on one state."""
    for game in range(seeds.size):
        contract.deal(cards[0], states[0], players, options, seeds[game])
        firsts[game] = contract.actor(states[0])
        decisions[game] = play_one(cards[0], states[0], imagined, actions, scratches[0], bots, seeds[game], journal)
        contract.score(cards[0], states[0], scores[game])
        contract.standing(cards[0], states[0], standings[game])
