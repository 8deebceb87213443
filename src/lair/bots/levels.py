"""Opponents as people know them: apprentice, adept, master, and those of the laboratory.

`seated` is how the table, the arena and the server get a bot by its name.
"""

from typing import Protocol

import numpy as np

from lair.bots import BOTS, LEVELS, called
from lair.bots.player import Bot
from lair.bots.thinker import Thinker, Thought
from lair.rules.chance import game_seeds
from lair.table.game import Knowledge

APPRENTICE, ADEPT, _ = LEVELS
ADEPT_SIMULATIONS = 100
SLIP = 0.3  # of an apprentice's moves are anything legal


class Player(Protocol):
    """Anyone who can decide for a seat."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""


class Apprentice:
    """Plays well enough, and every now and then anything at all."""

    def __init__(self, seed: int) -> None:
        self._greedy = Bot("greedy", seed)
        self._dice = np.random.default_rng(int(game_seeds(seed, 1, 1)[0]))

    def choose(self, knowledge: Knowledge) -> int:
        """Greedy, or by lot."""
        if self._dice.random() < SLIP:
            return int(self._dice.choice(knowledge.actions))
        return self._greedy.choose(knowledge)


class Searcher:
    """Thinks ahead, for so long or through so many simulations, on so many cores (None: all)."""

    def __init__(self, seed: int, seconds: float | None, simulations: int | None, cores: int | None = None) -> None:
        self.seconds, self.simulations = seconds, simulations
        self._seed, self._cores = seed, cores
        self._thinker: Thinker | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """What it thinks best."""
        if len(knowledge.actions) == 1:
            return int(knowledge.actions[0])
        return self.explain(knowledge).best

    def explain(self, knowledge: Knowledge) -> Thought:
        """Think, and say what it makes of every legal action."""
        if self._thinker is None or self._thinker.rules is not knowledge.rules:
            self._thinker = Thinker(knowledge.rules, self._seed, self._cores)
        return self._thinker.think(knowledge, self.simulations, self.seconds)


def seated(name: str, game: str, seed: int, cores: int | None = None) -> Player:
    """The bot of this name, with luck of its own."""
    what = called(name, game)
    if what.bot in BOTS:
        return Bot(what.bot, seed)
    if what.bot == APPRENTICE:
        return Apprentice(seed)
    if what.bot == ADEPT:
        return Searcher(seed, None, ADEPT_SIMULATIONS, 1)
    return Searcher(seed, what.seconds, what.simulations, cores)
