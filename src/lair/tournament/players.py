"""Players by name: one of our bots, or somebody's program by its command line.

A player is named by a short text, ``greedy``, ``program:python3 my_bot.py`` or ``python:my_bots:Careful``;
`make_player` makes a player of it. The
command line checks names here before anything is compiled, so modules that need Numba are imported late.
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

PYTHON = "python:"  # before the module and the class of a bot written in Python
MOVE_SECONDS = 10.0  # for a move of a program, unless the user says otherwise
MAX_BOTS = 24  # in one tournament: there would be too many tables otherwise


def make_player(spec: str, game: str, seed: int, seconds: float = MOVE_SECONDS) -> "Player":
    """The player of this name. A search uses one core, because other games run on the others."""
    check(spec, game)
    if spec.startswith(PROGRAM):
        from lair.tournament.external_bot import ExternalBot

        return ExternalBot(command_of(spec), seed, seconds)
    if spec.startswith(PYTHON):
        from lair.tournament.python_bot import PythonBot

        return PythonBot(spec, seed)
    from lair.bots.levels import make_player as make_bot

    return make_bot(spec, game, seed, cores=1)


def check(spec: str, game: str) -> None:
    """Refuse a name that no player of this game has."""
    if spec.startswith(PROGRAM):
        command_of(spec)
    elif spec.startswith(PYTHON):
        from lair.tournament.python_bot import factory_of

        factory_of(spec)
    else:
        BotSpec.parse(spec, game)


def command_of(spec: str) -> list[str]:
    """The command line of a program."""
    try:
        return runnable(shlex.split(spec.removeprefix(PROGRAM)))
    except ValueError:
        raise OptionError("program-quotes", program=spec.removeprefix(PROGRAM)) from None


def runnable(command: list[str]) -> list[str]:
    """The same command, if there is such a program; ``lair`` becomes the one that is running."""
    if command[:1] == ["lair"]:
        return [sys.executable, "-m", "lair", *command[1:]]
    if not command or shutil.which(command[0]) is None:
        raise OptionError("no-such-program", program=command[0] if command else "''")
    return command


def parse_bots(text: str, game: str) -> tuple[str, ...]:
    """The players of a list such as ``greedy,random*3``; a comma in quotes belongs to a program's command line."""
    bots: list[str] = []
    for entry in re.split(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""", text):
        match = re.fullmatch(r"(.*)\*(\d{1,2})", entry.strip())
        spec, times = (match[1].strip(), int(match[2])) if match else (entry.strip(), 1)
        check(spec, game)
        bots += [spec] * times
    if not 1 <= len(bots) <= MAX_BOTS:
        raise OptionError("arena-bots", bots=len(bots), greatest=MAX_BOTS)
    return tuple(bots)
