"""Self-play: the games of a run, in one or more shards, and how the network plays them.

`Training` lets them be played here (`Here`) or on a Ray cluster (`lair.learn.cluster`). What a shard plays follows from
the configuration, its number, the network and its games so far, so that it does not matter where it is played.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import lair.envs
from lair.bots.network import Network, load_network
from lair.engine.chance import MASK, game_seeds
from lair.envs.vector import Batch
from lair.games import rules_of
from lair.learn import ppo
from lair.learn.config import TrainConfig, shipped_network, variants
from lair.learn.model import Judgement, Model, restore
from lair.learn.rollouts import Decisions, Rollouts, joined, tensor

Arrays = Mapping[str, NDArray[Any]]


class Players(Protocol):
    """All games of a run, wherever they are played."""

    def play(self, model: Model, update: int) -> Decisions:
        """Some decisions in every game."""

    @property
    def games(self) -> int:
        """Finished so far."""

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """All that the next decisions depend on beside the network."""

    def restore(self, arrays: Arrays) -> None:
        """Go on from a snapshot."""


class Shard:
    """Some of the games, and how the network and those it is trained against play them."""

    def __init__(self, config: TrainConfig, number: int, device: torch.device, fuse: bool = False) -> None:
        self.config = replace(config, rows=config.rows // config.shards)
        self.number, self.device = number, device
        rules = rules_of(config.game)
        self.batch: Batch = lair.envs.batch(
            config.game,
            self.config.rows,
            device=device.type,
            variants=variants(rules),
            seed=(config.seed + number) & MASK,
        )
        self.rollouts = Rollouts(self.config, self.batch, device, fuse)
        self.rival = rival_model(config, device)
        self._act = torch.compile(ppo.act) if fuse else ppo.act

    def play(self, model: Model, update: int) -> Decisions:
        """Some decisions in every game; on a CPU the same to the last bit, wherever that is."""
        chance = seeded(self.config, update, self.number, self.device)
        with torch.no_grad(), one_thread() if self.config.shards > 1 else nullcontext():
            rival = None if self.rival is None else partial(self._answer, self.rival)
            self.rollouts.collect(partial(self._choose, model), chance, rival)
        return self.rollouts.decisions

    @property
    def games(self) -> int:
        return int(tensor(self.batch.games, self.device).sum())

    def _choose(
        self, model: Model, observations: Tensor, masks: Tensor, noise: Tensor
    ) -> tuple[Tensor, Tensor, Judgement]:
        with precision(self.device):
            return self._act(model, observations, masks, noise)

    def _answer(self, rival: Model, observations: Tensor, masks: Tensor) -> Tensor:
        with precision(self.device):
            return ppo.most_likely(rival, observations, masks)


class Here:
    """All shards in this process, one after the other."""

    def __init__(self, config: TrainConfig, device: torch.device, fuse: bool = False) -> None:
        self.shards = [Shard(config, number, device, fuse) for number in range(config.shards)]

    def play(self, model: Model, update: int) -> Decisions:
        return joined([shard.play(model, update) for shard in self.shards])

    @property
    def games(self) -> int:
        return sum(shard.games for shard in self.shards)

    def snapshot(self) -> dict[str, NDArray[Any]]:
        return by_shard([shard.batch.snapshot() for shard in self.shards])

    def restore(self, arrays: Arrays) -> None:
        for shard in self.shards:
            shard.batch.restore(of_shard(arrays, shard.number))


def by_shard(snapshots: list[dict[str, NDArray[Any]]]) -> dict[str, NDArray[Any]]:
    """The snapshots of all shards as one."""
    return {f"{number}.{name}": array for number, one in enumerate(snapshots) for name, array in one.items()}


def of_shard(arrays: Arrays, number: int) -> dict[str, NDArray[Any]]:
    """One shard's part of them."""
    own = f"{number}."
    return {name.removeprefix(own): arrays[name] for name in arrays if name.startswith(own)}


def seeded(config: TrainConfig, update: int, shard: int, device: torch.device) -> torch.Generator:
    """The chance of one shard in one update; the number after the last shard's is the learner's."""
    number = update * (config.shards + 1) + shard
    generator = torch.Generator(device)
    generator.manual_seed(int(game_seeds(config.seed, number, 1)[0] >> np.uint64(1)))
    return generator


def precision(device: torch.device) -> Any:
    """A GPU multiplies bfloat16; a CPU does not gain by it."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


@contextmanager
def one_thread() -> Iterator[None]:
    """Sums are added up in the same order, however many cores a machine has."""
    many = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(many)


def shipped_model(game: str, device: torch.device) -> Model:
    """The model of the network that a game comes with."""
    return model_of(game, shipped_network(game), device)


def rival_model(config: TrainConfig, device: torch.device) -> Model | None:
    """The model of the network that plays the other seats, where one does."""
    if config.rival:
        return model_of(config.game, load_network(Path(config.rival), rules_of(config.game)), device)
    return shipped_model(config.game, device) if config.exploit else None


def model_of(game: str, network: Network, device: torch.device) -> Model:
    """The model of a network."""
    model = Model(rules_of(game), network.b_in.size, len(network.b1)).to(device)
    restore(model, network)
    return model
