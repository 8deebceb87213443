"""The first start on a machine: compile everything a session needs, and show how far it is."""

import sys
from collections.abc import Callable, Sequence
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from lair.arena.simulate import Plan, play_batch
from lair.bots import EVERYWHERE
from lair.bots.player import Bot
from lair.cards import load
from lair.rules.calls import entries
from lair.rules.compiling import INTERPRETED, cache_folder
from lair.rules.contract import GAMES
from lair.table.game import Game
from lair.words import Words


def warm_up_table(game: str, words: Words) -> None:
    """Everything one game at a table needs."""
    _compile(f"{game}-table", [*entries(GAMES[game]), lambda: _rehearse(game)], words)


def warm_up_laboratory(game: str, words: Words) -> None:
    """Everything a simulation needs."""
    rules = GAMES[game]
    plans = [Plan(rules, load(game), rules.players[0], (), (bot,) * rules.players[0], 0) for bot in EVERYWHERE]
    _compile(f"{game}-laboratory", [partial(play_batch, plan, 0, 1) for plan in plans], words)


def _compile(what: str, steps: Sequence[Callable[[], object]], words: Words) -> None:
    """Nothing to see when everything is compiled already."""
    ready = cache_folder() / f"{what}.ready"
    if INTERPRETED or ready.exists():
        return
    console = Console(file=sys.stderr)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(words.say("progress-compiling"), total=len(steps))
        for step in steps:
            step()
            progress.advance(task)
    ready.touch()


def _rehearse(game: str) -> None:
    """One whole game at a table, with all that a table does."""
    table = Game(game, seed=0)
    bot = Bot(EVERYWHERE[-1], 0)
    while not table.over:
        table.view(table.actor)
        for number in range(table.rules.actions):
            table.reason(number)
        table.play(bot.choose(table.knowledge(0)))
