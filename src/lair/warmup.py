"""The first start on a machine: compile what a session needs, on two cores, and tell how far it is.

`lair.new`, the command line and the environments call this before anything else. What takes longest is compiled by a
second process, which leaves its machine code where the first one finds it; if it fails, the first compiles that too.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from lair.bots import ADEPT, GRANDMASTER, MASTER, NETWORK, PROGRAM, BotSpec
from lair.bots.levels import Searcher
from lair.bots.network import network_for
from lair.bots.network_bot import NetworkBot
from lair.bots.player import PolicyBot
from lair.compiling import INTERPRETED, forget_unused, game_folder
from lair.engine.calls import compiled_verbs
from lair.games import kit_of, rules_of
from lair.games.decks import load
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game
from lair.words import Words, user_language

FROM_OUTSIDE = (PROGRAM, "python:")  # how the names of other people's bots begin
REHEARSED_DECISIONS = 30  # enough to meet every kind of question
MAX_COMPILE_SECONDS = 600  # a process that takes longer is given up

Step = Callable[[], object]
Progress = Callable[[Sequence[Step]], Iterable[Step]]  # hands the steps on one by one, and shows how far they are


def one_line(steps: Sequence[Step]) -> Iterable[Step]:
    """The progress of a program without a display: one sentence on stderr, if a person may read it."""
    if sys.stderr.isatty():
        print(Words(user_language()).say("progress-compiling"), file=sys.stderr)
    return steps


def warm_up_table(game: str, progress: Progress = one_line) -> None:
    """Everything one game at a table needs."""
    own = [partial(compile_call, game, verb) for verb in ("deal", "legal", "imagine", "score", "standing")]
    steps: list[Step] = [*own, partial(_look_around, game)]
    _compile("table", game, "advance", steps, [partial(_rehearse, game)], progress)


def warm_up_search(game: str, bots: Iterable[str], progress: Progress = one_line) -> None:
    """What bots need beside that which think ahead or have a network; bots from outside need nothing."""
    named = {BotSpec.parse(bot, game).bot for bot in bots if not bot.startswith(FROM_OUTSIDE)}
    steps = [partial(compile_call, game, verb) for verb in ("legal", "imagine", "score", "standing")]
    trained = named & {NETWORK, GRANDMASTER} and network_for(rules_of(game), load(game)) is not None
    if named & {ADEPT, MASTER} or (GRANDMASTER in named and not trained):
        _compile("search", game, "apply", steps, [partial(_think_ahead, game)], progress)
    if GRANDMASTER in named and trained:
        _compile("network-search", game, "apply", steps, [partial(_think_ahead, game, trained=True)], progress)
    if NETWORK in named and trained:
        _compile("network", game, "observe", [], [partial(_ask_network, game)], progress)


def warm_up_simulation(game: str, bots: Sequence[str], progress: Progress = one_line) -> None:
    """Everything a simulation with these bots needs."""
    rules = rules_of(game)
    bot = "random" if set(bots) == {"random"} else NETWORK if NETWORK in bots else "greedy"
    plan = Plan(rules, load(game), rules.players[0], (), (bot,) * rules.players[0], 0)
    steps = [partial(compile_call, game, verb) for verb in ("deal", "legal")]
    _compile(f"{bot}-simulation", game, "apply_counting", steps, [partial(play_batch, plan, 0, 1)], progress)


def compile_call(game: str, verb: str) -> None:
    """One verb of a game, as Python calls it."""
    getattr(compiled_verbs(rules_of(game)), verb)


def _compile(
    what: str, game: str, longest: str, beside: Sequence[Step], after: Sequence[Step], progress: Progress
) -> None:
    """The ``longest`` verb in a second process, at the same time the steps ``beside`` it, then those ``after``.

    Nothing is done or shown when everything is compiled already.
    """
    ready = game_folder(kit_of(game).verbs["deal"].__module__) / f"{game}-{what}.ready"
    if INTERPRETED or ready.exists():
        return
    with _second_process(game, longest) as wait:
        for step in progress([*beside, wait, partial(compile_call, game, longest), *after]):
            step()
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
        child.wait(MAX_COMPILE_SECONDS)
    except subprocess.TimeoutExpired:
        child.kill()


def _look_around(game: str) -> None:
    """The first decision of a game, with all that people and bots may ask of it."""
    table = Game(game, seed=0)
    _ask_everything(table)
    PolicyBot("greedy", 0).choose(table.knowledge(0))


def _rehearse(game: str) -> None:
    """The first decisions of a game at a table, with all that a table does."""
    table = Game(game, seed=0)
    bot = PolicyBot("greedy", 0)
    for _ in range(REHEARSED_DECISIONS):
        if table.over:
            return
        _ask_everything(table)
        table.play(bot.choose(table.knowledge(0)))


def _think_ahead(game: str, trained: bool = False) -> None:
    """One simulation."""
    Searcher(0, None, 1, 1, trained).explain(Game(game, seed=0).knowledge(0))


def _ask_network(game: str) -> None:
    """One decision of a network."""
    NetworkBot(0).choose(Game(game, seed=0).knowledge(0))


def _ask_everything(table: Game) -> None:
    table.view(table.actor)
    for number in range(table.rules.actions):
        table.reason(number)
