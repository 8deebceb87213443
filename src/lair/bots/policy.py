"""How a quick bot chooses: compiled, and the same at a table and in a million games."""

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import draw
from lair.engine.contract import Record, Row

RANDOM = 0  # a bot's number, for compiled code, is its place in `lair.bots.policies_of`
GREEDY = 1  # the styles of a game follow


@compiled
def choose(cards: Record, s: Record, imagined: Row, bot: int, actions: Row, count: int, scratch: Record) -> int:
    """One of the ``count`` legal ``actions``, for the seat whose decision it is.

    ``imagined`` is room for one state: a bot that looks at the game is shown an imagined one, never the true one.
    """
    if bot == RANDOM:
        return int(actions[draw(scratch, count)])
    scratch.style = bot - GREEDY
    imagined[0] = s
    contract.imagine(cards, imagined[0], contract.actor(s), scratch.stream)
    return contract.greedy(cards, imagined[0], actions, count, scratch)
