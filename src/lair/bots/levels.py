"""Opponents as people know them, from newcomer to grandmaster, and those of the laboratory.

`make_player` is how the table, the arena and the server get a bot by its name.
"""

import secrets

import numpy as np

from lair.bots import ADEPT, APPRENTICE, GRANDMASTER, MASTER, NETWORK, NEWCOMER, BotSpec, policies_of
from lair.bots.network import network_for
from lair.bots.network_bot import NetworkBot
from lair.bots.player import Copyable, Player, PolicyBot
from lair.bots.tree_search import SearchResult, TreeSearch
from lair.engine.chance import game_seeds
from lair.engine.knowledge import Knowledge
from lair.errors import OptionError
from lair.games import GAMES

ADEPT_SIMULATIONS = 100
SLIPS = {NEWCOMER: 0.6, APPRENTICE: 0.3}  # the part of their moves that may be anything legal


class Careless(Copyable):
    """Plays what looks best at once, and every now and then anything at all."""

    def __init__(self, seed: int, slips: float) -> None:
        self._greedy = PolicyBot("greedy", seed)
        self._slips = slips
        self._dice = np.random.default_rng(int(game_seeds(seed, 1, 1)[0]))

    def choose(self, knowledge: Knowledge) -> int:
        """Greedy, or by lot."""
        if self._dice.random() < self._slips:
            return int(self._dice.choice(knowledge.actions))
        return self._greedy.choose(knowledge)


class Searcher(Copyable):
    """Thinks ahead, for so long or through so many simulations, on so many cores (None: all).

    One that is ``trained`` searches with the game's network, where there is one for the cards at hand.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None,
        simulations: int | None,
        cores: int | None = None,
        trained: bool = False,
    ) -> None:
        self.seconds, self.simulations = seconds, simulations
        self._seed, self._cores, self._trained = seed, cores, trained
        self._search: TreeSearch | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """What it thinks best."""
        if len(knowledge.actions) == 1:
            return int(knowledge.actions[0])
        return self.explain(knowledge).best

    def explain(self, knowledge: Knowledge) -> SearchResult:
        """Think, and say what it makes of every legal action."""
        network = network_for(knowledge.rules, knowledge.deck) if self._trained else None
        search = self._search
        if search is None or search.rules is not knowledge.rules or search.network is not network:
            search = self._search = TreeSearch(knowledge.rules, self._seed, self._cores, network=network)
        return search.search(knowledge, self.simulations, self.seconds)


class NamedBot(Copyable):
    """A bot known by its name alone; which game it plays it finds out at its first decision."""

    def __init__(self, name: str, seed: int | None = None, cores: int | None = None) -> None:
        check_name(name)
        self.name, self.cores = name, cores
        self.seed = secrets.randbits(64) if seed is None else seed
        self._game = ""
        self._player: Player | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal actions."""
        if self._player is None or self._game != knowledge.rules.name:
            self._game = knowledge.rules.name
            self._player = make_player(self.name, self._game, self.seed, self.cores)
        return self._player.choose(knowledge)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def check_name(name: str) -> None:
    """Refuse a name that no game knows."""
    problem: OptionError | None = None
    for game in GAMES:
        try:
            BotSpec.parse(name, game)
            return
        except OptionError as refused:
            problem = problem or refused
    assert problem is not None
    raise problem


def make_player(name: str, game: str, seed: int, cores: int | None = None) -> Player:
    """The bot of this name, with random numbers of its own."""
    spec = BotSpec.parse(name, game)
    if spec.bot in policies_of(game):
        return PolicyBot(spec.bot, seed)
    if spec.bot in SLIPS:
        return Careless(seed, SLIPS[spec.bot])
    if spec.bot == ADEPT:
        return Searcher(seed, None, ADEPT_SIMULATIONS, 1)
    if spec.bot == NETWORK:
        return NetworkBot(seed)
    cores = 1 if name == MASTER else cores  # as strong on every machine
    return Searcher(seed, spec.seconds, spec.simulations, cores, trained=spec.bot == GRANDMASTER)
