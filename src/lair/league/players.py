"""Who can sit down: a bot by its name, or a program of somebody else's by its command line.

A player is named by a short text, ``greedy`` or ``program:python3 my_bot.py``; `seated` makes a player of it. The
command line checks names here before anything is compiled, so what needs Numba is opened late.
"""

import re
import shlex
import shutil
import sys
from typing import TYPE_CHECKING, Protocol

from lair.bots import BOTS
from lair.errors import OptionError

if TYPE_CHECKING:
    from lair.table.game import Knowledge

PROGRAM = "program:"
SECONDS = 10.0  # for a program's move, unless something else is said
MOST_BOTS = 24  # in one tournament: there would be too many tables otherwise


class Player(Protocol):
    """Whoever turns knowledge into an action."""

    def choose(self, knowledge: "Knowledge") -> int:
        """One of the legal actions."""


def seated(spec: str, seed: int, seconds: float = SECONDS) -> Player:
    """The player that a text stands for, with luck of its own."""
    check(spec)
    if spec.startswith(PROGRAM):
        from lair.league.visitor import Visitor

        return Visitor(command_of(spec), seed, seconds)
    from lair.bots.player import Bot

    return Bot(spec, seed)


def check(spec: str) -> None:
    """Refuse what cannot sit down."""
    if spec.startswith(PROGRAM):
        command_of(spec)
    elif spec not in BOTS:
        raise OptionError("no-such-bot", bot=spec or "''", bots=", ".join((*BOTS, f"{PROGRAM}COMMAND")))


def command_of(spec: str) -> list[str]:
    """The command line of a program."""
    try:
        return runnable(shlex.split(spec.removeprefix(PROGRAM)))
    except ValueError:
        raise OptionError("program-quotes", program=spec.removeprefix(PROGRAM)) from None


def runnable(command: list[str]) -> list[str]:
    """The same command, if there is such a program; ``lair`` is the very one that is running."""
    if command[:1] == ["lair"]:
        return [sys.executable, "-m", "lair", *command[1:]]
    if not command or shutil.which(command[0]) is None:
        raise OptionError("no-such-program", program=command[0] if command else "''")
    return command


def bots_named(text: str) -> tuple[str, ...]:
    """The players of a list such as ``greedy,random*3``; a comma in quotes belongs to a program's command line."""
    named: list[str] = []
    for entry in re.split(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""", text):
        match = re.fullmatch(r"(.*)\*(\d{1,2})", entry.strip())
        spec, times = (match[1].strip(), int(match[2])) if match else (entry.strip(), 1)
        check(spec)
        named += [spec] * times
    if not 1 <= len(named) <= MOST_BOTS:
        raise OptionError("arena-bots", bots=len(named), greatest=MOST_BOTS)
    return tuple(named)
