"""Self-play on a Ray cluster: ``lair train --cluster auto --shards 8``.

The network and a shard's games go to whichever node is free; decisions and games come back. Nodes keep nothing that
matters, so that a shard which is lost with a node is played again. Every node needs Lair with the extra ``learn``.
"""

from functools import cache
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from lair.clusters import connected, in_order
from lair.games import rules_of
from lair.learn.config import TrainConfig
from lair.learn.model import Model
from lair.learn.rollouts import Decisions, joined
from lair.learn.selfplay import Arrays, Shard, by_shard, of_shard

CPU = torch.device("cpu")
Played = tuple[list[NDArray[Any]], dict[str, NDArray[Any]]]  # decisions, and the games after them


class OnCluster:
    """All shards of a run, on the nodes of a cluster."""

    def __init__(self, config: TrainConfig, address: str, device: torch.device) -> None:
        self.ray, self.config, self.device = connected(address), config, device
        self._snapshots: list[dict[str, NDArray[Any]]] = [{} for _ in range(config.shards)]

    def play(self, model: Model, update: int) -> Decisions:
        """Some decisions in every game, shard by shard."""
        config = self.ray.put(self.config)
        weights = self.ray.put({name: value.cpu().numpy() for name, value in model.state_dict().items()})
        tasks = ((config, weights, number, update, games) for number, games in enumerate(self._snapshots))
        played: list[Played] = list(in_order(self.ray, play_shard, tasks))
        self._snapshots = [games for _, games in played]
        shards = [Decisions(*(torch.tensor(part, device=self.device) for part in parts)) for parts, _ in played]
        return joined(shards)

    @property
    def games(self) -> int:
        return sum(int(np.sum(games["finished"])) for games in self._snapshots if games)

    def snapshot(self) -> dict[str, NDArray[Any]]:
        return by_shard(self._snapshots)

    def restore(self, arrays: Arrays) -> None:
        self._snapshots = [of_shard(arrays, number) for number in range(self.config.shards)]


def play_shard(
    config: TrainConfig, weights: dict[str, NDArray[Any]], number: int, update: int, games: dict[str, NDArray[Any]]
) -> Played:
    """One shard's part of an update, in a process of the cluster; without games, from the first deal on."""
    shard, dealt, model = _shard(config, number)
    model.load_state_dict({name: torch.tensor(value) for name, value in weights.items()})
    shard.batch.restore(games or dealt)
    return [part.numpy().copy() for part in shard.play(model, update)], shard.batch.snapshot()


@cache
def _shard(config: TrainConfig, number: int) -> tuple[Shard, dict[str, NDArray[Any]], Model]:
    """A shard as it is dealt, and room for the network."""
    shard = Shard(config, number, CPU)
    return shard, shard.batch.snapshot(), Model(rules_of(config.game), config.width, config.blocks)
