"""The loops that play whole games in compiled code, one after another or a thread each on a GPU.

`play_one` is the only loop there is; `play_many` runs it over a batch of seeds on a CPU core, and
`lair.simulation.gpu` runs it in a kernel.
"""

from typing import NamedTuple

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


class Room(NamedTuple):
    """What one thread needs to play games in, each an array of one but for the actions."""

    states: Row
    imagined: Row
    actions: Row
    scratches: Row


class Outcome(NamedTuple):
    """What games leave behind, one row per game."""

    scores: Row
    standings: Row
    decisions: Row
    firsts: Row  # who made the first decision


@compiled
def play_many(
    cards: Row,
    room: Room,
    bots: Row | None,
    players: int,
    options: int,
    seeds: Row,
    out: Outcome,
    journal: Journal,
) -> None:
    """One game for each seed, in one thread, on one state."""
    s, scratch = room.states[0], room.scratches[0]
    for game in range(seeds.size):
        contract.deal(cards[0], s, players, options, seeds[game])
        out.firsts[game] = contract.actor(s)
        out.decisions[game] = play_one(cards[0], s, room.imagined, room.actions, scratch, bots, seeds[game], journal)
        contract.score(cards[0], s, out.scores[game])
        contract.standing(cards[0], s, out.standings[game])
