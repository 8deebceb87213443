"""A bot at a table: `choose` turns knowledge into an action."""

import numpy as np

from lair.bots import BOTS, bots_of
from lair.bots.mind import MIND
from lair.bots.policy import choose
from lair.errors import OptionError
from lair.rules.chance import MASK
from lair.rules.compiling import compiled
from lair.rules.contract import Row
from lair.table.game import Knowledge


@compiled
def choose_at(cards: Row, states: Row, scratch: Row, bot: int, actions: Row, mind: Row) -> int:
    """`choose`, as Python calls it."""
    return choose(cards[0], states[0], scratch, bot, actions, actions.size, mind[0])


class Bot:
    """One bot with luck of its own."""

    def __init__(self, name: str, seed: int) -> None:
        if name not in BOTS:
            raise OptionError("no-such-bot", bot=name, bots=", ".join(BOTS))
        self.name = name
        self._mind = np.zeros(1, MIND)
        self._mind["stream"] = seed & MASK

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""
        known = bots_of(knowledge.deck.game)
        if self.name not in known:  # a style of another game
            raise OptionError("no-such-bot", bot=self.name, bots=", ".join(known))
        return choose_at(
            knowledge.deck.row,
            knowledge.states,
            np.empty_like(knowledge.states),
            BOTS.index(self.name),
            knowledge.actions,
            self._mind,
        )
