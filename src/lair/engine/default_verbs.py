"""The verbs that a game need not have: what is marked or drawn is what `legal` lists, and nothing follows an action."""

from lair.compiling import compiled
from lair.engine import contract
from lair.engine.chance import draw
from lair.engine.contract import Journal, Record, Row


@compiled
def mask(cards: Record, s: Record, actions: Row, out: Row) -> None:
    """A 1 for each action that `legal` lists."""
    out[:] = 0
    for place in range(contract.legal(cards, s, actions)):
        out[actions[place]] = 1


@compiled
def pick(cards: Record, s: Record, actions: Row, scratch: Record) -> int:
    """One of the actions that `legal` lists."""
    return int(actions[draw(scratch, contract.legal(cards, s, actions))])


@compiled
def act(cards: Record, s: Record, action: int, journal: Journal) -> bool:
    """The action, with all that follows."""
    contract.apply(cards, s, action, journal)
    return False


@compiled
def settle(cards: Record, s: Record, journal: Journal) -> None:
    """Nothing is left."""
