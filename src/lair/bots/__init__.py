"""Opponents. A bot is known by its name; it is handed an imagined state and never the true one.

`lair.bots.policy` holds what the quick ones do, as compiled code shared by the table and the laboratory;
`lair.bots.search` what those do that think ahead; `lair.bots.network` what those know that have learned. Names are read
here, without compiling anything.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from lair.errors import OptionError
from lair.games import GAMES, kit_of, manifest_of

EVERYWHERE = ("random", "greedy")
POLICIES = {game: (*EVERYWHERE, *manifest.styles) for game, manifest in GAMES.items()}
LEVELS = ("newcomer", "apprentice", "adept", "master", "grandmaster")  # as people know them, the weakest first
NEWCOMER, APPRENTICE, ADEPT, MASTER, GRANDMASTER = LEVELS
SEARCHING = (ADEPT, MASTER, GRANDMASTER)
TIMED = (MASTER, GRANDMASTER)  # take a time or a number of simulations
NETWORK = "network"  # for the laboratory: does what the game's network thinks best at once
PROGRAM = "program:"  # before the command line of a bot that is a program of somebody else's

# Where a name says nothing else: of a master by number, so that it is as strong on every machine, and stands between an
# adept and a grandmaster (docs/bots.md).
MASTER_SIMULATIONS = 500  # per move
GRANDMASTER_SECONDS = 0.5  # per move
MAX_SECONDS = 3600
MAX_SIMULATIONS = 100_000_000

NAME = re.compile(r"(?P<bot>[a-z]+)(@(?P<seconds>\d+(\.\d+)?|\.\d+)|:(?P<simulations>\d+))?")


def policies_of(game: str) -> tuple[str, ...]:
    """The bots that compiled loops play a game with; a bot's number there is its place here."""
    return POLICIES[manifest_of(game).name]


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, the weakest first; without a network there is no grandmaster."""
    return LEVELS if has_network(game) else LEVELS[:-1]


def has_network(game: str) -> bool:
    """Whether a game brings a network, for whatever cards it was trained on."""
    return kit_of(game).bots.network is not None


def quick_bots_of(game: str) -> tuple[str, ...]:
    """Every bot that simulations play a game with: its policies and what its network plays at once."""
    return (*policies_of(game), *([NETWORK] if has_network(game) else []))


def bots_of(game: str) -> tuple[str, ...]:
    """Every bot that may sit at a table."""
    return (*quick_bots_of(game), *levels_of(game))


def refuse_bot(name: str, known: Iterable[str]) -> OptionError:
    """The error for a name that is none of the known bots."""
    return OptionError("no-such-bot", bot=name or "''", bots=", ".join(known))


@dataclass(frozen=True)
class BotSpec:
    """What a name says: ``master@0.5`` searches half a second per move, ``master:2000`` makes 2,000 simulations."""

    bot: str
    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def parse(cls, name: str, game: str) -> "BotSpec":
        """Read a name of `bots_of`, with what may follow it."""
        known = NAME.fullmatch(name)
        there = bots_of(game)
        if known is None or known["bot"] not in there:
            raise refuse_bot(name, (*there, f"{MASTER}@0.5", f"{MASTER}:2000"))
        seconds = float(known["seconds"]) if known["seconds"] else None
        simulations = int(known["simulations"]) if known["simulations"] else None
        if known["bot"] not in TIMED and (seconds is not None or simulations is not None):
            timed = [bot for bot in TIMED if bot in there]
            raise OptionError("bot-no-clock", bot=known["bot"], bots=", ".join(timed))
        bounds = (
            seconds is None or 0 < seconds <= MAX_SECONDS,
            simulations is None or 0 < simulations <= MAX_SIMULATIONS,
        )
        if not all(bounds):
            bot = known["bot"]
            raise OptionError("bot-clock", name=name, bot=bot, seconds=MAX_SECONDS, simulations=MAX_SIMULATIONS)
        if seconds is None and simulations is None:
            simulations = MASTER_SIMULATIONS if known["bot"] == MASTER else None
            seconds = GRANDMASTER_SECONDS if known["bot"] == GRANDMASTER else None
        return cls(known["bot"], seconds, simulations)
