"""The games of the laboratory on a Ray cluster: ``--cluster auto`` or ``--cluster ray://host:10001``.

Batches are those of one machine and come in the same order, so that results do not depend on how many nodes there are.
Work that is lost with a node is done again. Every node needs Lair, the same version of it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lair.clusters import connected, cores, in_order
from lair.laboratory.data import about, plan_in
from lair.laboratory.workers import batch_games, play_any
from lair.simulation.simulate import Batch, Plan


class Cluster:
    """Workers that are a Ray cluster."""

    def __init__(self, address: str) -> None:
        self.ray = connected(address)

    @property
    def cores(self) -> int:
        """Of all nodes together, now."""
        return cores(self.ray)

    def batches(self, plan: Plan, games: int, first: int = 0) -> Iterator[Batch]:
        """Games from number ``first`` on, in order."""
        size, last = batch_games(plan), first + games
        head = self.ray.put(about(plan, games))
        tasks = ((head, begin, min(size, last - begin)) for begin in range(first, last, size))
        return in_order(self.ray, play_on_a_node, tasks)

    def halved(self) -> "Cluster":
        """The cluster shares itself out."""
        return self


def play_on_a_node(head: dict[str, Any], first: int, games: int) -> Batch:
    """One batch, in a process of the cluster."""
    return play_any(_plan(_Head(head)), first, games)


class _Head(dict[str, Any]):
    """What is played, so that a process builds each plan once."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash((self["digest"], self["seed"], *self["bots"], *self["options"], self["players"]))


@cache
def _plan(head: _Head) -> Plan:
    return plan_in(head, Path("cluster"))[0]
