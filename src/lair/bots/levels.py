"""Opponents as people know them: apprentice, adept, master, and those of the laboratory.

`make_player` is how the table, the arena and the server get a bot by its name.
"""

import numpy as np

from lair.bots import LEARNED, LEVELS, NETWORK, BotSpec, policies_of
from lair.bots.network import network_for
from lair.bots.network_bot import NetworkBot
from lair.bots.player import Player, PolicyBot
from lair.bots.tree_search import SearchResult, TreeSearch
from lair.engine.chance import game_seeds
from lair.engine.knowledge import Knowledge

APPRENTICE, ADEPT, _ = LEVELS
ADEPT_SIMULATIONS = 100
SLIP = 0.3  # of an apprentice's moves are anything legal


class Apprentice:
    """Plays well enough, and every now and then anything at all."""

    def __init__(self, seed: int) -> None:
        self._greedy = PolicyBot("greedy", seed)
        self._dice = np.random.default_rng(int(game_seeds(seed, 1, 1)[0]))

    def choose(self, knowledge: Knowledge) -> int:
        """Greedy, or by lot."""
        if self._dice.random() < SLIP:
            return int(self._dice.choice(knowledge.actions))
        return self._greedy.choose(knowledge)


class Searcher:
    """Thinks ahead, for so long or through so many simulations, on so many cores (None: all).

    One that has ``learned`` searches with the game's network, where there is one for the cards at hand.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None,
        simulations: int | None,
        cores: int | None = None,
        learned: bool = False,
    ) -> None:
        self.seconds, self.simulations = seconds, simulations
        self._seed, self._cores, self._learned = seed, cores, learned
        self._search: TreeSearch | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """What it thinks best."""
        if len(knowledge.actions) == 1:
            return int(knowledge.actions[0])
        return self.explain(knowledge).best

    def explain(self, knowledge: Knowledge) -> SearchResult:
        """Think, and say what it makes of every legal action."""
        network = network_for(knowledge.rules, knowledge.deck) if self._learned else None
        search = self._search
        if search is None or search.rules is not knowledge.rules or search.network is not network:
            search = self._search = TreeSearch(knowledge.rules, self._seed, self._cores, network=network)
        return search.search(knowledge, self.simulations, self.seconds)


def make_player(name: str, game: str, seed: int, cores: int | None = None) -> Player:
    """The bot of this name, with random numbers of its own."""
    spec = BotSpec.parse(name, game)
    if spec.bot in policies_of(game):
        return PolicyBot(spec.bot, seed)
    if spec.bot == APPRENTICE:
        return Apprentice(seed)
    if spec.bot == ADEPT:
        return Searcher(seed, None, ADEPT_SIMULATIONS, 1)
    if spec.bot == NETWORK:
        return NetworkBot(seed)
    return Searcher(seed, spec.seconds, spec.simulations, cores, learned=spec.bot == LEARNED)
