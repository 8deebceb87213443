"""A simulation in the terminal: bars while games are played, then the report. `lair simulate` runs it."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from lair.simulation.simulate import Plan, simulate
from lair.simulation.styles import wins_by_style
from lair.simulation.summary import Accumulator, ResultsWriter
from lair.terminal.console import console
from lair.terminal.progress import CompileBar, bar
from lair.terminal.simulation_report import show
from lair.warmup import warm_up_simulation
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


def run_simulation(plan: Plan, games: int, jobs: int | None, out: Path | None, report: bool, words: Words) -> int:
    """Play, show the report and write the results; returns how many games were played before Ctrl-C."""
    with contextlib.nullcontext() if out is None else ResultsWriter(out, plan.players) as writer:
        warm_up_simulation(plan.rules.name, plan.bots, CompileBar(words))
        played = Accumulator(plan)
        won: dict[str, float] = {}
        seconds = 0.0
        with bar() as progress, ctrl_c_noted() as stopped:
            began = time.perf_counter()
            task = progress.add_task(words.say("progress-games"), total=games)
            for batch in simulate(plan, games, jobs):
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
                    won = wins_by_style(plan, styles, each, jobs, advance)
        if played.games:
            summary, screen = played.summary(), console()
            show(words, screen, summary, plan.deck, seconds, report=report, won=won)
            if writer is not None:
                writer.finish(summary)
                screen.print(words.say("sim-written", file=str(out)), soft_wrap=True)
    return played.games
