"""The first start on a machine: compile everything a session needs, and show how far it is."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from lair.arena.simulate import Plan, play_batch
from lair.bots import BOTS
from lair.bots.player import Bot
from lair.cards import load
from lair.rules.calls import entries, resolved
from lair.rules.compiling import INTERPRETED, cache_folder
from lair.rules.contract import GAMES
from lair.table.game import Game
from lair.words import Words


def warm_up(game: str, words: Words) -> None:
    """Nothing to see when everything is compiled already."""
    ready = cache_folder() / f"{game}.ready"
    if INTERPRETED or ready.exists():
        return
    steps = _steps(game)
    console = Console(file=sys.stderr)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(words.say("progress-compiling"), total=len(steps))
        for step in steps:
            step()
            progress.advance(task)
    ready.parent.mkdir(parents=True, exist_ok=True)
    ready.touch()


def _steps(game: str) -> list[Callable[[], object]]:
    """Every way into compiled code, each a step: the verbs one by one, a table, a simulation."""
    rules = GAMES[game]
    deck = load(game)
    plan = Plan(rules, deck, rules.players[0], (), (BOTS[0],) * rules.players[0], 0)
    return [
        *entries(rules),
        lambda: resolved(rules),
        lambda: play_batch(plan, 0, 1),
        lambda: play_batch(plan, 0, 1, counting=False),
        lambda: _rehearse(game),
    ]


def _rehearse(game: str) -> None:
    """One whole game at a table, with all that a table does."""
    table = Game(game, seed=0)
    bot = Bot(BOTS[-1], 0)
    while not table.over:
        table.view(table.actor)
        for number in range(table.rules.actions):
            table.reason(number)
        table.play(bot.choose(table.knowledge(0)))
    with tempfile.TemporaryDirectory() as folder:
        table.save(Path(folder) / "rehearsal.jsonl")
