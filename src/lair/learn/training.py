"""The training loop: play, improve, measure, keep a checkpoint; it may be stopped at any moment and goes on exactly.

`lair train` runs `train`. A run's folder holds its configuration, the latest checkpoint (network, optimizer and games,
as arrays without pickle), a log with a line for each update, and the network as a bot plays it.
"""

import io
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import lair.envs
from lair.bots.network import describe, numbers_of, save_network
from lair.errors import TrainingError
from lair.files import write_atomically
from lair.games import rules_of
from lair.games.decks import load
from lair.learn import ppo
from lair.learn.config import TrainConfig, read_config, shipped_network, variants
from lair.learn.evaluation import Choose, told
from lair.learn.graph import Replayed
from lair.learn.model import Model, restore, weights
from lair.learn.selfplay import Here, Players, precision, rival_model, seeded

CHECKPOINT = "checkpoint.npz"
GAMES = "games.npz"
NETWORK = "network.npz"
LOG = "log.jsonl"
SCALING_STEPS = 300  # of random play, to see how great each number of an observation becomes
SCALING_ROWS = 1024


class Update(NamedTuple):
    """What one update says of itself."""

    number: int
    decisions: int  # so far
    games: int  # so far
    seconds: float  # of this update, playing and learning
    policy: float
    value: float
    wins: float
    entropy: float
    divergence: float


class Training:
    """One run: its network, its games, and how far it is. Games are played here unless there are other ``players``."""

    def __init__(
        self,
        config: TrainConfig,
        folder: Path,
        device: str = "cpu",
        fuse: bool = False,
        players: Players | None = None,
    ) -> None:
        self.config, self.folder = config, folder
        self.device = torch.device(device)
        self.rules = rules_of(config.game)
        self.updates = 0
        torch.manual_seed(config.seed)
        self.model = Model(self.rules, config.width, config.blocks).to(self.device)
        on_gpu = self.device.type == "cuda"
        self.rate = torch.tensor(config.learning_rate[0], device=self.device)  # a graph reads it anew each time
        parameters = list(self.model.parameters())
        self.optimizer = torch.optim.Adam(parameters, lr=self.rate, eps=1e-5, fused=on_gpu, capturable=on_gpu)
        self.players = players or Here(config, self.device, fuse)
        self._rival = rival_model(config, self.device)
        self._loss = torch.compile(ppo.loss_of) if fuse else ppo.loss_of
        learn_from = partial(ppo.learn, self._measure, parameters, self.optimizer)
        self._learn_from = Replayed(learn_from) if on_gpu else learn_from
        if (folder / CHECKPOINT).exists():
            self.load()
        else:
            self.model.get_buffer("scale").copy_(torch.from_numpy(self._scale()))
            if config.from_network:
                restore(self.model, shipped_network(config.game))

    @property
    def finished(self) -> bool:
        return self.updates >= self.config.updates

    @property
    def decisions(self) -> int:
        """So far."""
        return self.updates * self.config.per_update

    def update(self) -> Update:
        """Play some steps and learn from them."""
        began = time.perf_counter()
        progress = self.updates / self.config.updates
        rate, entropy = (
            first + (last - first) * progress for first, last in (self.config.learning_rate, self.config.entropy)
        )
        self.rate.fill_(rate)
        decisions = self.players.play(self.model, self.updates)
        order = seeded(self.config, self.updates, self.config.shards, self.device)
        means = ppo.improve(self._learn_from, decisions, entropy, order).tolist()
        self.updates += 1
        done = Update(self.updates, self.decisions, self.players.games, time.perf_counter() - began, *means)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            print(json.dumps(done._asdict()), file=log)
        return done

    def choose(self, observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int16]:
        """The most likely legal action of each row: how the network plays when it does not learn."""
        return self._most_likely(self.model, observations, masks)

    @property
    def rival(self) -> Choose | None:
        """How the others play, where they are not the network that learns."""
        model = self._rival
        return None if model is None else lambda observations, masks: self._most_likely(model, observations, masks)

    def _most_likely(self, model: Model, observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int16]:
        rows = torch.from_numpy(observations).to(self.device), torch.from_numpy(masks).to(self.device)
        with torch.no_grad(), precision(self.device):
            return ppo.most_likely(model, *rows).cpu().numpy()

    def save(self) -> None:
        """Everything that the next update depends on."""
        arrays: dict[str, Any] = {"updates": np.int64(self.updates)}
        for name, value in self.model.state_dict().items():
            arrays[f"model.{name}"] = value.cpu().numpy()
        for index, parts in self.optimizer.state_dict()["state"].items():
            for name, value in parts.items():
                arrays[f"adam.{index}.{name}"] = value.cpu().numpy()
        _write(self.folder / GAMES, {"updates": arrays["updates"], **self.players.snapshot()})
        _write(self.folder / CHECKPOINT, arrays)

    def load(self) -> None:
        """Go on from the checkpoint; games that belong to another one are dealt anew."""
        with np.load(self.folder / CHECKPOINT, allow_pickle=False) as arrays:
            self.updates = int(arrays["updates"])
            _load_model(self.model, arrays)
            state: dict[int, dict[str, Tensor]] = {}
            for key in arrays.files:
                if key.startswith("adam."):
                    _, index, name = key.split(".")
                    state.setdefault(int(index), {})[name] = torch.from_numpy(arrays[key])
            groups = self.optimizer.state_dict()["param_groups"]
            self.optimizer.load_state_dict({"state": state, "param_groups": groups})
            for group in self.optimizer.param_groups:
                group["lr"] = self.rate  # what was loaded is a copy
        if (self.folder / GAMES).exists():
            with np.load(self.folder / GAMES, allow_pickle=False) as arrays:
                if int(arrays["updates"]) == self.updates:
                    self.players.restore(arrays)

    def _measure(self, sample: ppo.Sample, entropy: Tensor) -> tuple[Tensor, Tensor]:
        with precision(self.device):
            return self._loss(self.model, sample, self.config.clip, entropy)

    def _scale(self) -> NDArray[np.float32]:
        """One over the greatest number seen in random play, for each number of an observation."""
        batch = lair.envs.batch(self.config.game, SCALING_ROWS, variants=variants(self.rules), seed=self.config.seed)
        luck = np.random.default_rng(self.config.seed)
        greatest = np.ones(numbers_of(self.rules), np.float32)
        for _ in range(SCALING_STEPS):
            batch.step(batch.random_actions(luck))
            np.maximum(greatest, np.abs(told(batch)).max(0), out=greatest)
        return (1 / greatest).astype(np.float32)


def train(
    training: Training,
    *,
    seconds: float | None = None,
    checkpoint_seconds: float = 60,
) -> Iterator[Update]:
    """Update after update, to the end or for so many seconds; a checkpoint now and then, and one at the end."""
    began = saved = time.monotonic()
    while not training.finished and (seconds is None or time.monotonic() - began < seconds):
        yield training.update()
        if time.monotonic() - saved > checkpoint_seconds:
            training.save()
            saved = time.monotonic()
    training.save()


def export(folder: Path) -> Path:
    """Write the network of a run's checkpoint as bots play it."""
    config, path = read_config(folder), folder / NETWORK
    rules = rules_of(config.game)
    model = Model(rules, config.width, config.blocks)
    with np.load(folder / CHECKPOINT, allow_pickle=False) as arrays:
        _load_model(model, arrays)
        trained = {**asdict(config), "decisions": int(arrays["updates"]) * config.per_update}
    halves = {name: array.astype(np.float16) for name, array in weights(model).items()}
    save_network(path, halves, describe(rules, load(config.game), trained))
    return path


def _load_model(model: Model, arrays: Mapping[str, NDArray[Any]]) -> None:
    model.load_state_dict({name: torch.from_numpy(arrays[f"model.{name}"]) for name in model.state_dict()})


def _write(path: Path, arrays: dict[str, Any]) -> None:
    """Whole or not at all."""
    packed = io.BytesIO()
    np.savez_compressed(packed, **arrays)
    write_atomically(path, packed.getvalue(), TrainingError)
