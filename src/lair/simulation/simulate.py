"""Many games on every core: batches of seeds, one thread per core.

`lair.simulation.drivers.play_many` plays a batch and releases Python's lock, so threads run in parallel. The same seed
gives the same games whatever the number of threads.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from lair.bots import NETWORK, policies_of
from lair.bots.network import make_activations, network_for
from lair.engine.chance import game_seeds
from lair.engine.contract import Row, Rules
from lair.engine.deck import Deck
from lair.errors import OptionError
from lair.games import kit_of
from lair.simulation.drivers import BY_NETWORK, Mind, Outcome, Room, play_many

BATCH_GAMES = 2000


@dataclass(frozen=True)
class Batch:
    """The results of a batch of games."""

    scores: Row  # one row per game, one column per seat
    standings: Row  # the same; the greatest of a row has won
    decisions: Row
    firsts: Row  # the seat that made the first decision
    tally: Row  # one record of counts per game


@dataclass(frozen=True)
class Plan:
    """What a simulation plays."""

    rules: Rules
    deck: Deck
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int


MARGIN_BYTES = 256  # kept free on both sides of memory that a thread writes to all the time


def private(dtype: Any, size: int = 1) -> Row:
    """Memory for one thread: another thread's data in the same cache line would cost a third of the speed."""
    margin = -(-MARGIN_BYTES // np.dtype(dtype).itemsize)
    return np.zeros(size + 2 * margin, dtype)[margin : margin + size]


def play_batch(plan: Plan, first: int, games: int, counting: bool = True) -> Batch:
    """Play games from number ``first`` on, in this thread."""
    rules = plan.rules
    numbers = {NETWORK: BY_NETWORK, **{bot: number for number, bot in enumerate(policies_of(rules.name))}}
    room = Room(
        private(rules.state),
        private(rules.state),
        private(np.int16, rules.actions),
        private(kit_of(rules.name).bots.scratch),
    )
    out = Outcome(
        np.zeros((games, rules.seats), np.int32),
        np.zeros((games, rules.seats), np.int32),
        np.zeros(games, np.int32),
        np.zeros(games, np.int8),
    )
    bots = None if set(plan.bots) == {"random"} else np.array([numbers[bot] for bot in plan.bots], np.int8)
    tally, seeds = private(rules.tally, games if counting else 0), game_seeds(plan.seed, first, games)
    options = rules.manifest.bits(plan.options)
    play_many(plan.deck.row, room, bots, mind_of(plan), plan.players, options, seeds, out, tally if counting else None)
    return Batch(out.scores[:, : plan.players], out.standings[:, : plan.players], out.decisions, out.firsts, tally)


def mind_of(plan: Plan) -> Mind | None:
    """The network of the game, if a bot of the plan plays by it; with cards that it does not know, none may."""
    if NETWORK not in plan.bots:
        return None
    network = network_for(plan.rules, plan.deck)
    if network is None:
        raise OptionError("network-unknown-cards", cards=plan.deck.name)
    return Mind(network, make_activations(network, plan.rules))


def simulate(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    first: int = 0,
    play: Callable[[Plan, int, int], Batch] = play_batch,
    batch_games: int = BATCH_GAMES,
) -> Iterator[Batch]:
    """Play ``games`` games from number ``first`` on; batches come in order. ``play`` plays one in its thread."""
    jobs = jobs or os.cpu_count() or 1
    last = first + games
    firsts = iter(range(first, last, batch_games))
    running: deque[Future[Batch]] = deque()
    pool = ThreadPoolExecutor(jobs)
    try:
        while True:
            for begin in islice(firsts, 2 * jobs - len(running)):
                running.append(pool.submit(play, plan, begin, min(batch_games, last - begin)))
            if not running:
                return
            yield running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
