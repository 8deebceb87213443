"""Many games on every core: batches of seeds, a thread a core, and one summary.

Batch after batch is played by `lair.arena.drivers.play_many`, which lets go of Python's lock, so
threads run side by side. The same seed gives the same games whatever the number of threads.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from lair.arena.drivers import play_many
from lair.bots import BOTS
from lair.bots.policy import MIND
from lair.cards import Deck
from lair.rules.calls import actions_row
from lair.rules.chance import game_seeds
from lair.rules.contract import Row, Rules

BATCH = 2000  # games


@dataclass(frozen=True)
class Batch:
    """What a batch of games left behind."""

    scores: Row  # a row a game, a column a seat
    decisions: Row
    firsts: Row  # who made the first decision
    tally: Row  # one record of counts


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    rules: Rules
    deck: Deck
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int


def play_batch(plan: Plan, first: int, games: int, counting: bool = True) -> Batch:
    """Games number ``first`` and following, in this thread."""
    rules = plan.rules
    scores = np.zeros((games, rules.seats), np.int32)
    decisions = np.zeros(games, np.int32)
    firsts = np.zeros(games, np.int8)
    tally = np.zeros(1, rules.tally)
    play_many(
        plan.deck.row,
        np.zeros(1, rules.state),
        np.zeros(1, rules.state),
        actions_row(rules),
        np.zeros(1, MIND),
        None if set(plan.bots) == {"random"} else np.array([BOTS.index(bot) for bot in plan.bots], np.int8),
        plan.players,
        rules.bits(plan.options),
        game_seeds(plan.seed, first, games),
        scores,
        decisions,
        firsts,
        tally[0] if counting else None,
    )
    return Batch(scores[:, : plan.players], decisions, firsts, tally)


def simulate(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Batch:
    """Play ``games`` games; Ctrl-C ends early and returns what was played so far."""
    jobs = jobs or os.cpu_count() or 1
    sizes = {first: min(BATCH, games - first) for first in range(0, games, BATCH)}
    finished: dict[int, Batch] = {}
    waiting = iter(sizes)
    pool = ThreadPoolExecutor(jobs)
    running: dict[Future[Batch], int] = {}
    try:
        while len(finished) < len(sizes):
            while len(running) < 2 * jobs and (first := next(waiting, None)) is not None:
                running[pool.submit(play_batch, plan, first, sizes[first])] = first
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                first = running.pop(future)
                finished[first] = future.result()
                progress(sizes[first])
    except KeyboardInterrupt:
        pass
    finally:
        pool.shutdown(cancel_futures=True)
    return together([finished[first] for first in sorted(finished)], plan)


def together(batches: Sequence[Batch], plan: Plan) -> Batch:
    """Many batches as one, in order."""
    tally = np.zeros(1, plan.rules.tally)
    names: tuple[str, ...] = plan.rules.tally.names or ()
    for name in names:
        total: Any = sum(batch.tally[name] for batch in batches)
        tally[name] = total
    return Batch(
        np.concatenate([batch.scores for batch in batches] or [np.zeros((0, plan.players), np.int32)]),
        np.concatenate([batch.decisions for batch in batches] or [np.zeros(0, np.int32)]),
        np.concatenate([batch.firsts for batch in batches] or [np.zeros(0, np.int8)]),
        tally,
    )
