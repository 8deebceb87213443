"""Progress bars on stderr: for compiling, games and whatever else takes a while."""

import sys
from collections.abc import Iterable, Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from lair.terminal.console import console
from lair.warmup import Step
from lair.words import Words


def bar() -> Progress:
    """A display of progress bars that disappears at the end."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=console(sys.stderr), transient=True)


class CompileBar:
    """Shows the progress of compiling; for `lair.warmup`."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, steps: Sequence[Step]) -> Iterable[Step]:
        """The steps, with a bar."""
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        with Progress(*columns, console=console(sys.stderr), transient=True) as progress:
            yield from progress.track(steps, description=self.words.say("progress-compiling"))
