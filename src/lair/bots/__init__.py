"""Opponents. A bot is known by its name; it is handed an imagined state and never the true one.

`lair.bots.policy` holds what the quick ones do, as compiled code shared by the table and the laboratory;
`lair.bots.search` what those do that think ahead. Names are read here, without compiling anything.
"""

import re
from dataclasses import dataclass

from lair.errors import OptionError

STYLES = {"meeples": ("fighter", "builder", "quester")}  # the greedy bot with a taste of its own, by game
EVERYWHERE = ("random", "greedy")
BOTS = (*EVERYWHERE, "fighter", "builder", "quester")  # a bot's number, for compiled code, is its place here
LEVELS = ("apprentice", "adept", "master")  # as people know them
MASTER = LEVELS[-1]
SEARCHING = ("adept", "master")

MASTER_SECONDS = 0.5  # a move, where nothing else is said
MOST_SECONDS = 3600
MOST_SIMULATIONS = 100_000_000

NAME = re.compile(r"(?P<bot>[a-z]+)(@(?P<seconds>\d+(\.\d+)?|\.\d+)|:(?P<simulations>\d+))?")


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that know how to play a game in the laboratory."""
    return (*EVERYWHERE, *STYLES.get(game, ()))


@dataclass(frozen=True)
class Called:
    """What a bot's name says: ``master@0.5`` thinks for half a second a move, ``master:2000`` so many simulations."""

    bot: str
    seconds: float | None = None
    simulations: int | None = None


def called(name: str, game: str) -> Called:
    """Read a name; every bot of the game and every level may sit at a table."""
    known = NAME.fullmatch(name)
    there = (*bots_of(game), *LEVELS)
    if known is None or known["bot"] not in there:
        raise OptionError("no-such-bot", bot=name or "''", bots=", ".join((*there, f"{MASTER}@0.5", f"{MASTER}:2000")))
    seconds = float(known["seconds"]) if known["seconds"] else None
    simulations = int(known["simulations"]) if known["simulations"] else None
    if known["bot"] != MASTER and (seconds is not None or simulations is not None):
        raise OptionError("bot-no-clock", bot=known["bot"])
    asked = (seconds is None or 0 < seconds <= MOST_SECONDS, simulations is None or 0 < simulations <= MOST_SIMULATIONS)
    if not all(asked):
        raise OptionError("bot-clock", bot=name, seconds=MOST_SECONDS, simulations=MOST_SIMULATIONS)
    if known["bot"] == MASTER and seconds is None and simulations is None:
        seconds = MASTER_SECONDS
    return Called(known["bot"], seconds, simulations)
