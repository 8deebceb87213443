"""Who can sit down: a bot by its name, or a program of somebody else's by its command line.

A player is named by a short text, ``greedy`` or ``program:python3 my_bot.py``; `make_player` makes a player of it. The
command line checks names here before anything is compiled, so what needs Numba is opened late.
"""

import re
import shlex
import shutil
import sys
from typing import TYPE_CHECKING

from lair.bots import PROGRAM, BotSpec
from lair.errors import OptionError

if TYPE_CHECKING:
    from lair.bots.player import Player

SECONDS = 10.0  # for a program's move, unless something else is said
MOST_BOTS = 24  # in one tournament: there would be too many tables otherwise


def make_player(spec: str, game: str, seed: int, seconds: float = SECONDS) -> "Player":
    """The player that a text stands for, with luck of its own. It thinks on one core: the others have games too."""
    check(spec, game)
    if spec.startswith(PROGRAM):
        from lair.tournament.external_bot import Visitor

        return Visitor(command_of(spec), seed, seconds)
    from lair.bots.levels import make_player as make_bot

    return make_bot(spec, game, seed, cores=1)


def check(spec: str, game: str) -> None:
    """Refuse what cannot sit down to a game."""
    if spec.startswith(PROGRAM):
        command_of(spec)
    else:
        BotSpec.parse(spec, game)


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


def bots_named(text: str, game: str) -> tuple[str, ...]:
    """The players of a list such as ``greedy,random*3``; a comma in quotes belongs to a program's command line."""
    named: list[str] = []
    for entry in re.split(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""", text):
        match = re.fullmatch(r"(.*)\*(\d{1,2})", entry.strip())
        spec, times = (match[1].strip(), int(match[2])) if match else (entry.strip(), 1)
        check(spec, game)
        named += [spec] * times
    if not 1 <= len(named) <= MOST_BOTS:
        raise OptionError("arena-bots", bots=len(named), greatest=MOST_BOTS)
    return tuple(named)
