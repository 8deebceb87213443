"""The terminal itself: colours where it has them, plain text where it has not."""

import sys
from typing import TextIO

from rich.console import Console
from rich.theme import Theme

THEME = Theme({"quiet": "dim", "title": "bold", "asked": "bold", "gold": "#e0a526", "wrong": "#cf4f37"})


class Screen(Console):
    """A console that leaves a closed pipe to the command line to speak of."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(file: TextIO | None = None, width: int | None = None, record: bool = False) -> Console:
    """A console that never fails on a terminal without our signs."""
    target = file or sys.stdout
    if hasattr(target, "reconfigure"):
        target.reconfigure(errors="replace")
    return Screen(file=target, width=width, theme=THEME, highlight=False, soft_wrap=False, record=record)
