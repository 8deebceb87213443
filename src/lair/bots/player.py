"""A player of a seat: `choose` turns knowledge into an action. `PolicyBot` plays a compiled policy at a table."""

from copy import deepcopy
from typing import Protocol, Self

import numpy as np

from lair.bots import POLICIES, policies_of, refuse_bot
from lair.bots.policy import choose
from lair.compiling import compiled
from lair.engine.chance import MASK
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.games import kit_of


class Player(Protocol):
    """Anyone who can decide for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""


class Copyable:
    """A bot whose copy shares nothing with it and goes on to play the same; pickling keeps the same."""

    def copy(self) -> Self:
        """The same bot, apart from this one."""
        return deepcopy(self)

    def __copy__(self) -> Self:
        return deepcopy(self)


@compiled
def choose_at(cards: Row, states: Row, imagined: Row, bot: int, actions: Row, scratch: Row) -> int:
    """`choose`, as Python calls it."""
    return choose(cards[0], states[0], imagined, bot, actions, actions.size, scratch[0])


class PolicyBot(Copyable):
    """A random or greedy bot, or a style of a game, with random numbers of its own."""

    def __init__(self, name: str, seed: int) -> None:
        if not any(name in policies for policies in POLICIES.values()):
            raise refuse_bot(name, dict.fromkeys(bot for policies in POLICIES.values() for bot in policies))
        self.name = name
        self._seed = seed & MASK
        self._scratch: Row | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""
        known = policies_of(knowledge.deck.game)
        if self.name not in known:  # a style of another game
            raise refuse_bot(self.name, known)
        if self._scratch is None:
            self._scratch = np.zeros(1, kit_of(knowledge.deck.game).bots.scratch)
            self._scratch["stream"] = self._seed
        return choose_at(
            knowledge.deck.row,
            knowledge.states,
            np.empty_like(knowledge.states),
            known.index(self.name),
            knowledge.actions,
            self._scratch,
        )
