"""The console of every command: colours where the terminal has them, plain text elsewhere."""

import sys
from typing import TextIO

from rich.console import Console
from rich.theme import Theme

THEME = Theme({"quiet": "dim", "title": "bold", "asked": "bold", "gold": "#e0a526", "wrong": "#cf4f37"})


class Screen(Console):
    """A console that passes a closed pipe on to the command line, which reports it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(file: TextIO | None = None, width: int | None = None, record: bool = False) -> Console:
    """A console that replaces characters which the terminal does not have."""
    target = file or sys.stdout
    if hasattr(target, "reconfigure"):
        target.reconfigure(errors="replace")
    return Screen(file=target, width=width, theme=THEME, highlight=False, soft_wrap=False, record=record)
