"""The first start on a machine: compile what a session needs, on two cores, and show how far it is.

`lair.new` and ``lair simulate`` call this before anything else. What takes longest is compiled by a second
process, which leaves its machine code where the first one finds it; if it fails, the first compiles that too.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from lair.arena.simulate import Plan, play_batch
from lair.bots import SEARCHING, called
from lair.bots.levels import Searcher
from lair.bots.player import Bot
from lair.cards import load
from lair.league.players import PROGRAM
from lair.rules.calls import resolved
from lair.rules.compiling import INTERPRETED, cache_folder, forget_unused
from lair.rules.contract import GAMES
from lair.table.game import Game
from lair.words import Words

REHEARSED = 30  # decisions: enough to meet every kind of question
PATIENCE = 600  # seconds; a process that takes longer is given up

Step = Callable[[], object]


def warm_up_table(game: str, words: Words) -> None:
    """Everything one game at a table needs."""
    own = [partial(compile_call, game, verb) for verb in ("deal", "legal", "imagine", "score", "standing")]
    steps: list[Step] = [*own, partial(_look_around, game)]
    _compile(f"{game}-table", game, "apply_noting", steps, [partial(_rehearse, game)], words)


def warm_up_search(game: str, bots: Iterable[str], words: Words) -> None:
    """What bots that think ahead need beside that, if there are any."""
    if any(called(bot, game).bot in SEARCHING for bot in bots if not bot.startswith(PROGRAM)):
        steps = [partial(compile_call, game, verb) for verb in ("legal", "imagine", "score", "standing")]
        _compile(f"{game}-search", game, "apply", steps, [partial(_think_ahead, game)], words)


def warm_up_laboratory(game: str, bots: Sequence[str], words: Words) -> None:
    """Everything a simulation with these bots needs."""
    rules = GAMES[game]
    bot = "random" if set(bots) == {"random"} else "greedy"
    plan = Plan(rules, load(game), rules.players[0], (), (bot,) * rules.players[0], 0)
    steps = [partial(compile_call, game, verb) for verb in ("deal", "legal")]
    _compile(f"{game}-{bot}-laboratory", game, "apply_counting", steps, [partial(play_batch, plan, 0, 1)], words)


def compile_call(game: str, verb: str) -> None:
    """One verb of a game, as Python calls it."""
    getattr(resolved(GAMES[game]), verb)


def _compile(what: str, game: str, longest: str, beside: Sequence[Step], after: Sequence[Step], words: Words) -> None:
    """The ``longest`` verb in a second process, at the same time the steps ``beside`` it, then those ``after``.

    Nothing to see when everything is compiled already.
    """
    ready = cache_folder() / f"{what}.ready"
    if INTERPRETED or ready.exists():
        return
    console = Console(file=sys.stderr)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with (
        Progress(*columns, console=console, transient=True) as progress,
        _second_process(game, longest) as wait,
    ):
        steps: list[Step] = [*beside, wait, partial(compile_call, game, longest), *after]
        task = progress.add_task(words.say("progress-compiling"), total=len(steps))
        for step in steps:
            step()
            progress.advance(task)
    ready.touch()
    forget_unused()


@contextmanager
def _second_process(game: str, verb: str) -> Iterator[Step]:
    """Compile a verb elsewhere; gives a step that waits for it, however it ends."""
    child = _start(game, verb)
    if child is None:
        yield lambda: None
        return
    try:
        yield partial(_wait, child)
    finally:
        child.kill()
        child.wait()


def _start(game: str, verb: str) -> subprocess.Popen[bytes] | None:
    """None on a single core, where nothing would be gained, and where Python cannot be started again."""
    if (os.cpu_count() or 1) < 2 or not sys.executable:
        return None
    program = f"from {__name__} import compile_call; compile_call({game!r}, {verb!r})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    unheard = subprocess.DEVNULL
    try:
        return subprocess.Popen(
            [sys.executable, "-c", program], env=environment, stdin=unheard, stdout=unheard, stderr=unheard
        )
    except OSError:
        return None


def _wait(child: subprocess.Popen[bytes]) -> None:
    try:
        child.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()


def _look_around(game: str) -> None:
    """The first decision of a game, with all that people and bots may ask of it."""
    table = Game(game, seed=0)
    _ask_everything(table)
    Bot("greedy", 0).choose(table.knowledge(0))


def _rehearse(game: str) -> None:
    """The first decisions of a game at a table, with all that a table does."""
    table = Game(game, seed=0)
    bot = Bot("greedy", 0)
    for _ in range(REHEARSED):
        _ask_everything(table)
        table.play(bot.choose(table.knowledge(0)))


def _think_ahead(game: str) -> None:
    """One simulation."""
    Searcher(0, None, 1, 1).explain(Game(game, seed=0).knowledge(0))


def _ask_everything(table: Game) -> None:
    table.view(table.actor)
    for number in range(table.rules.actions):
        table.reason(number)
