"""Somebody's bot written in Python, without a process of its own: ``python:my_bots:Careful`` in a tournament.

The part behind the last colon is a class, or a function, of a module that Python finds; the folder one stands in counts
too. It is called with a seed and gives a player: anything with ``choose(knowledge)`` that returns one of
``knowledge.actions``. An action that is not legal, or an error of its own, loses the game, as with programs.
"""

import importlib
import re
import sys
from typing import Any

from lair.engine.knowledge import Knowledge
from lair.errors import OptionError
from lair.tournament.verdict import Misbehaved, Verdict

NAME = re.compile(r"python:([\w.]+):(\w+)")
MAX_SHOWN = 80


def python_bot_named(spec: str) -> str:
    """The name of a bot, as its specification says it."""
    found = NAME.fullmatch(spec)
    return spec if found is None else found[2]


def factory_of(spec: str) -> Any:
    """What makes a player, or an error that says what is wrong with it."""
    found = NAME.fullmatch(spec)
    if found is None:
        raise OptionError("python-bot", bot=spec)
    if "" not in sys.path:
        sys.path.insert(0, "")  # the folder one stands in; a command's own path does not have it
    try:
        factory = getattr(importlib.import_module(found[1]), found[2])
    except Exception as problem:  # it may be anybody's module
        why = f"{type(problem).__name__}: {problem}"
        raise OptionError("python-bot-import", bot=spec, why=why) from None
    if not callable(factory):
        raise OptionError("python-bot", bot=spec)
    return factory


class PythonBot:
    """The bot in one game; whatever it does wrong is its own fault, and loses."""

    def __init__(self, spec: str, seed: int) -> None:
        self.name = python_bot_named(spec)
        try:
            self.player = factory_of(spec)(seed)
        except OptionError:
            raise
        except Exception as problem:
            raise OptionError("python-bot-import", bot=spec, why=f"{type(problem).__name__}: {problem}") from None

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions, or misbehaviour."""
        try:
            action = int(self.player.choose(knowledge))
        except Exception as problem:
            raise _misbehaved("failed", error=f"{type(problem).__name__}: {problem}"[:MAX_SHOWN]) from None
        if action not in knowledge.actions.tolist():
            raise _misbehaved("not-legal", action=action)
        return action


def _misbehaved(code: str, **arguments: str | int) -> Misbehaved:
    return Misbehaved(Verdict(code, arguments))
