"""A training in the terminal: how far it is, how fast, and how strong. `lair train` runs it."""

import importlib.util
import json
import time
from pathlib import Path
from typing import Any

import torch
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from lair.learn.cluster import OnCluster
from lair.learn.config import TrainConfig
from lair.learn.evaluation import Strength, strength
from lair.learn.training import Training, Update, export, train
from lair.terminal.console import console
from lair.terminal.simulation import ctrl_c_noted
from lair.words import Words

MILLION = 1_000_000
STRENGTH = "strength.jsonl"
SEED = 1 << 40  # of the games that measure strength: none of those that are trained on


def run_training(
    config: TrainConfig,
    folder: Path,
    device: str,
    seconds: float | None,
    every: float,
    games: int,
    words: Words,
    cluster: str | None = None,
) -> bool:
    """Train until it is finished, the time is over or somebody presses Ctrl-C; whether it is finished."""
    players = OnCluster(config, cluster, torch.device(device)) if cluster else None
    training = Training(config, folder, device, fuse=device == "cuda", players=players)
    screen, board = console(), tensorboard(folder)
    if training.updates:
        screen.print(words.say("train-resumed", update=training.updates, updates=config.updates))
    measured = time.monotonic()
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.1f}%"), TimeRemainingColumn()
    with Progress(*columns, console=screen, transient=True) as progress, ctrl_c_noted() as stopped:
        task = progress.add_task("", total=config.updates, completed=training.updates)
        for update in train(training, seconds=seconds):
            rate = config.per_update / update.seconds / MILLION
            said = words.say("train-progress", decisions=update.decisions, rate=f"{rate:.2f}")
            progress.update(task, completed=update.number, description=said)
            log(board, update)
            if time.monotonic() - measured > every:
                tell(screen, words, training, measure(training, games), board)
                measured = time.monotonic()
            if stopped.is_set():
                training.save()
                break
    tell(screen, words, training, measure(training, games), board)
    screen.print(words.say("train-written", file=str(export(folder))), soft_wrap=True)
    return training.finished


def measure(training: Training, games: int) -> list[Strength]:
    """Against greedy bots, or those it is trained against, for every number of players."""
    game, rival = training.config.game, training.rival
    return [strength(training.choose, game, players, (), games, SEED, rival) for players in training.rules.players]


def tell(screen: Console, words: Words, training: Training, found: list[Strength], board: Any) -> None:
    """A line for each number of players."""
    for one in found:
        said = words.say(
            "train-strength" if training.rival is None else "train-gain",
            decisions=training.decisions,
            players=one.players,
            share=f"{one.share:.2f}",
            error=f"{one.share_error:.2f}",
            lead=f"{one.lead:+.1f}",
        )
        screen.print(said, soft_wrap=True)
        with (training.folder / STRENGTH).open("a", encoding="utf-8") as log_file:
            print(json.dumps({"decisions": training.decisions, **one._asdict()}), file=log_file)
        if board is not None:
            board.add_scalar(f"strength/{one.players} players", one.share, training.updates)


def tensorboard(folder: Path) -> Any:
    """A writer of TensorBoard's files, if it is installed."""
    if importlib.util.find_spec("tensorboard") is None:
        return None
    from torch.utils.tensorboard import SummaryWriter

    return SummaryWriter(str(folder))


def log(board: Any, update: Update) -> None:
    """Every number of an update, for TensorBoard."""
    if board is not None:
        for name, number in update._asdict().items():
            board.add_scalar(f"training/{name}", number, update.number)
