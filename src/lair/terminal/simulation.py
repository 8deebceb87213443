"""A simulation in the terminal: bars while games are played, then the report. `lair simulate` runs it."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lair.errors import OptionError
from lair.laboratory.data import make_writer
from lair.laboratory.pages import check_files, simulation_report, write
from lair.laboratory.parts import Kept, Shard, write_part
from lair.laboratory.players import thinks
from lair.laboratory.styles import wins_by_style
from lair.laboratory.summary import Accumulator
from lair.laboratory.workers import Workers
from lair.simulation.simulate import Batch, Plan
from lair.terminal.console import console
from lair.terminal.progress import CompileBar, bar
from lair.terminal.simulation_report import show, simulation_title
from lair.warmup import warm_up_search, warm_up_simulation, warm_up_table
from lair.words import Words


@contextlib.contextmanager
def ctrl_c_noted() -> Iterator[threading.Event]:
    """Ctrl-C is noted and interrupts nothing, so that a batch is counted and written, or neither."""
    pressed = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def say_written(words: Words, file: Path) -> None:
    """Tell of a file that was written."""
    console().print(words.say("sim-written", file=str(file)), soft_wrap=True)


def warm_up(plan: Plan, words: Words) -> None:
    """Compile what the games of a plan need."""
    game, bar_shown = plan.rules.name, CompileBar(words)
    if thinks(plan):
        warm_up_table(game, bar_shown)
        warm_up_search(game, plan.bots, bar_shown)
    warm_up_simulation(game, plan.bots, bar_shown)


@dataclass(frozen=True)
class Outputs:
    """Where a simulation's results go beside the terminal."""

    out: Path | None = None
    page: Path | None = None  # HTML
    plot: Path | None = None  # SVG


def run_shard(plan: Plan, games: int, shard: Shard, workers: Workers, out: Path, words: Words) -> int:
    """Play one part of a simulation and write it; returns how many of its games are missing after Ctrl-C."""
    if shard.of > games:
        raise OptionError("shard-empty", games=games)
    check_files(None, None, out)
    first, many = shard.span(games)
    warm_up(plan, words)
    batches: list[Batch] = []
    with bar() as progress, ctrl_c_noted() as stopped:
        task = progress.add_task(words.say("progress-games"), total=many)
        for batch in workers.batches(plan, many, first):
            batches.append(batch)
            progress.advance(task, len(batch.decisions))
            if stopped.is_set():
                return many - sum(len(one.decisions) for one in batches)
    write_part(out, plan, games, first, batches)
    console().print(words.say("shard-written", file=str(out), first=first, last=first + many - 1), soft_wrap=True)
    return 0


def run_simulation(plan: Plan, games: int, workers: Workers, to: Outputs, report: bool, words: Words) -> int:
    """Play, show the report and write the results; returns how many games were played before Ctrl-C."""
    out = to.out
    check_files(to.page, to.plot)
    with contextlib.nullcontext() if out is None else make_writer(out, plan) as writer:
        warm_up(plan, words)
        played = Accumulator(plan)
        won: dict[str, float] = {}
        seconds = 0.0
        with bar() as progress, ctrl_c_noted() as stopped:
            began = time.perf_counter()
            task = progress.add_task(words.say("progress-games"), total=games)
            for batch in workers.batches(plan, games):
                played.add(batch)
                if writer is not None:
                    writer.add(batch)
                progress.advance(task, len(batch.decisions))
                seconds = time.perf_counter() - began
                if stopped.is_set():
                    break
            if report and not stopped.is_set() and (styles := plan.rules.manifest.styles):
                each = -(-games // len(styles))
                task = progress.add_task(words.say("progress-styles"), total=each * len(styles))

                def advance(many: int) -> None:
                    progress.advance(task, many)
                    if stopped.is_set():
                        raise KeyboardInterrupt

                with contextlib.suppress(KeyboardInterrupt):
                    won = wins_by_style(plan, styles, each, workers, advance)
        if played.games:
            summary, screen = played.summary(), console()
            took = None if isinstance(workers, Kept) else seconds
            show(words, screen, summary, plan.deck, took, report=report, won=won)
            if writer is not None:
                writer.finish(summary)
                screen.print(words.say("sim-written", file=str(out)), soft_wrap=True)
            title = simulation_title(words, summary)
            shown = simulation_report(words, title, summary, plan.deck)
            write(shown, to.page, to.plot, words, lambda file: say_written(words, file))
    return played.games
