"""How a bot chooses: compiled, and the same at a table and in a million games.

A game teaches `greedy` its own function; everything else is written once over the contract.
"""

from lair.bots import meeples as meeples_bots
from lair.bots import mighty as mighty_bots
from lair.rules import contract
from lair.rules.chance import draw
from lair.rules.compiling import compiled
from lair.rules.contract import Record, Row, dispatched_on, teach
from lair.rules.meeples.components import STATE as MEEPLES_STATE
from lair.rules.mighty.components import STATE as MIGHTY_STATE

RANDOM = 0
GREEDY = 1


@dispatched_on("s")
def greedy(cards: Record, s: Record, actions: Row, count: int, mind: Record) -> int:
    """The action that looks best one step ahead; ``mind`` breaks ties."""
    return 0


@dispatched_on("s")
def stage(s: Record) -> int:
    """Rounds or turns so far: a search looks a number of them ahead."""
    return 0


@dispatched_on("s")
def prospects(cards: Record, s: Record, out: Row, mind: Record) -> None:
    """Write each seat's points as they may be expected at the end; only their differences matter."""


WAYS = {"meeples": meeples_bots.WAY, "mighty": mighty_bots.WAY}  # how to search

for state, bots in ((MEEPLES_STATE, meeples_bots), (MIGHTY_STATE, mighty_bots)):
    for verb in (greedy, stage, prospects):
        teach(state, verb.__name__, getattr(bots, verb.__name__))


@compiled
def choose(cards: Record, s: Record, scratch: Row, bot: int, actions: Row, count: int, mind: Record) -> int:
    """One of the ``count`` legal ``actions``, for the seat whose decision it is.

    ``scratch`` is one state's room: a bot that looks at the game is shown an imagined one (design:
    no bot ever reads the true state).
    """
    if bot == RANDOM:
        return int(actions[draw(mind, count)])
    mind.style = bot - GREEDY
    scratch[0] = s
    contract.imagine(cards, scratch[0], contract.actor(s), mind.stream)
    return greedy(cards, scratch[0], actions, count, mind)
