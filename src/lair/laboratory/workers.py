"""Who plays the games of the laboratory: the cores of this machine, or a cluster (`lair.laboratory.cluster`).

Batches always have the same games and come in the same order, so that results do not depend on who played them. Quick
bots play in compiled loops, those that think ahead at a table (`lair.laboratory.replay`).
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from lair.laboratory.players import thinks
from lair.laboratory.replay import play_at_tables
from lair.simulation.simulate import BATCH_GAMES, Batch, Plan, play_batch, simulate

TABLE_GAMES = 8  # a batch of games with bots that think ahead


class Workers(Protocol):
    """Whoever plays batches of games."""

    def batches(self, plan: Plan, games: int, first: int = 0) -> Iterator[Batch]:
        """Games from number ``first`` on, in order."""

    def halved(self) -> "Workers":
        """The same for one of two simulations side by side."""


@dataclass(frozen=True)
class Cores:
    """This machine, with so many threads; None: one for each core."""

    jobs: int | None = None

    def batches(self, plan: Plan, games: int, first: int = 0) -> Iterator[Batch]:
        """Games from number ``first`` on, in order."""
        return simulate(plan, games, self.jobs, first, play_any, batch_games(plan))

    def halved(self) -> "Cores":
        """Half the threads."""
        return Cores(max(1, (self.jobs or os.cpu_count() or 1) // 2))


def batch_games(plan: Plan) -> int:
    """How many games a batch has."""
    return TABLE_GAMES if thinks(plan) else BATCH_GAMES


def cut(batches: Iterable[Batch], size: int) -> Iterator[Batch]:
    """The same games in batches of this size, and a smaller one at the end."""
    kept: list[Batch] = []
    for batch in batches:
        kept.append(batch)
        while sum(len(one.decisions) for one in kept) >= size:
            whole = joined(kept)
            yield part(whole, 0, size)
            kept = [part(whole, size, len(whole.decisions))]
    if kept and (rest := joined(kept)).decisions.size:
        yield rest


def joined(batches: Sequence[Batch]) -> Batch:
    """Several batches as one."""
    columns = ([getattr(batch, name) for batch in batches] for name in Batch.__dataclass_fields__)
    return batches[0] if len(batches) == 1 else Batch(*map(np.concatenate, columns))


def part(batch: Batch, first: int, last: int) -> Batch:
    """Some games of a batch."""
    return Batch(*(getattr(batch, name)[first:last] for name in Batch.__dataclass_fields__))


def play_any(plan: Plan, first: int, games: int) -> Batch:
    """One batch, in this thread, whoever the bots are."""
    return play_at_tables(plan, first, games) if thinks(plan) else play_batch(plan, first, games)
