"""The terminal itself: colours where it has them, plain text where it has not."""

import sys
from typing import TextIO

from rich.console import Console
from rich.theme import Theme

# Seats keep their hue from a colour-blind-safe set; their symbol is always there too.
SEAT_STYLES = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7")
SYMBOLS = ("▲", "●", "■", "◆", "★", "✚")

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
