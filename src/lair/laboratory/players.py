"""The bots that simulations may name: quick ones, and the levels that think ahead or slip now and then.

A level thinks by a number of simulations, never by the clock, so that the same seed gives the same games anywhere.
"""

from lair.bots import (
    GRANDMASTER,
    LEVELS,
    MASTER,
    MASTER_SIMULATIONS,
    NAME,
    BotSpec,
    bots_of,
    quick_bots_of,
    refuse_bot,
)
from lair.errors import OptionError
from lair.simulation.simulate import Plan

SIMULATIONS = {MASTER: MASTER_SIMULATIONS, GRANDMASTER: 1000}  # a decision, where a name says nothing else


def lab_bot(name: str, game: str) -> str:
    """A bot's name with all that decides how it plays, or an error."""
    if name in quick_bots_of(game):
        return name
    if NAME.fullmatch(name) is None or not is_lab_bot(name, game):
        raise refuse_bot(name, (*bots_of(game), f"{MASTER}:{MASTER_SIMULATIONS}"))
    spec = BotSpec.parse(name, game)
    if "@" in name:
        raise OptionError("lab-clock", bot=name, instead=f"{spec.bot}:{SIMULATIONS[spec.bot]}")
    return f"{spec.bot}:{spec.simulations or SIMULATIONS[spec.bot]}" if spec.bot in SIMULATIONS else spec.bot


def is_lab_bot(name: str, game: str) -> bool:
    """Whether a name is that of a bot at all; what else may be wrong with it is for `lab_bot` to say."""
    return name.partition("@")[0].partition(":")[0] in bots_of(game)


def thinks(plan: Plan) -> bool:
    """Whether any bot of the plan is a level, which compiled loops do not know."""
    return any(bot.partition(":")[0] in LEVELS for bot in plan.bots)
