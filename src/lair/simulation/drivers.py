"""The loops that play whole games in compiled code, one after another or a thread each on a GPU.

`play_one` is the only loop there is; `play_many` runs it over a batch of seeds on a CPU core, and
`lair.simulation.gpu` runs it in a kernel.
"""

from typing import Any, NamedTuple

from numba import types
from numba.extending import overload

from lair.bots.network import Activations, Network
from lair.bots.network_bot import most_likely
from lair.bots.policy import choose
from lair.compiling import compiled
from lair.engine import contract
from lair.engine.contract import Journal, Record, Row

BY_NETWORK = -1  # the number of the bot that plays what a network thinks best


class Mind(NamedTuple):
    """What a bot with a network thinks with."""

    network: Network
    activations: Activations


@compiled
def play_one(
    cards: Record,
    s: Record,
    imagined: Row,
    actions: Row,
    scratch: Record,
    bots: Row | None,
    mind: Mind | None,
    seed: int,
    journal: Journal,
) -> int:
    """Play a dealt game to its end; returns how many decisions were made.

    Without ``bots`` everyone is random, and the others' code is not even compiled in; nor is a network's without
    ``mind``. What follows by itself is a loop of its own: on a GPU the threads of a warp come to it together.
    """
    scratch.stream = ~seed  # luck of the bots' own
    decisions = 0
    while contract.actor(s) >= 0:
        follows = False
        while not follows and contract.actor(s) >= 0:
            if bots is None:
                action = contract.pick(cards, s, actions, scratch)
            else:
                count = contract.legal(cards, s, actions)
                if mind is None:
                    action = choose(cards, s, imagined, bots[contract.actor(s)], actions, count, scratch)
                else:
                    action = choose_with(mind, cards, s, imagined, bots[contract.actor(s)], actions, count, scratch)
            follows = contract.act(cards, s, action, journal)
            decisions += 1
        if follows:
            contract.settle(cards, s, journal)
    return decisions


@compiled
def choose_with(
    mind: Mind, cards: Record, s: Record, imagined: Row, bot: int, actions: Row, count: int, scratch: Record
) -> int:
    """`choose`, where some bots have a network."""
    if bot == BY_NETWORK:
        return most_likely(cards, s, contract.actor(s), actions, count, mind.network, mind.activations)
    return choose(cards, s, imagined, bot, actions, count, scratch)


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


def tally_of(tallies: Row | None, game: int) -> Journal:
    """Where a game is counted, if at all."""
    return None if tallies is None else tallies[game]


def _no_tally(tallies: Row | None, game: int) -> None:
    return None


def _own_tally(tallies: Row, game: int) -> Record:
    return tallies[game]


@overload(tally_of, strict=False)
def _tally_typed(tallies: Any, game: Any) -> Any:
    return _no_tally if isinstance(tallies, types.NoneType) else _own_tally


@compiled
def play_many(
    cards: Row,
    room: Room,
    bots: Row | None,
    mind: Mind | None,
    players: int,
    options: int,
    seeds: Row,
    out: Outcome,
    tallies: Row | None,
) -> None:
    """One game for each seed, in one thread, on one state; ``tallies`` has a record for each game."""
    s, scratch = room.states[0], room.scratches[0]
    for game in range(seeds.size):
        contract.deal(cards[0], s, players, options, seeds[game])
        out.firsts[game] = contract.actor(s)
        out.decisions[game] = play_one(
            cards[0], s, room.imagined, room.actions, scratch, bots, mind, seeds[game], tally_of(tallies, game)
        )
        contract.score(cards[0], s, out.scores[game])
        contract.standing(cards[0], s, out.standings[game])
