"""One player among others, in every seat of every deal: `lair.tournament` plays, and a line says how it went.

`bench.strength` and `bench.search_params` say who plays. Beside the tournament's own players there are two more:
OpenSpiel's IS-MCTS bot (``ismcts@0.1``) and searches with other parameters (``master:200;exploration=0.3;horizon=2``).
"""

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bench.luck import GAME as LUCK_IN
from bench.luck import luck
from lair.bots import GRANDMASTER, BotSpec
from lair.bots.network import network_for
from lair.bots.network_search import PUCT_PARAMS
from lair.bots.player import Player
from lair.bots.search import SEARCH_PARAMS
from lair.bots.tree_search import TreeSearch
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.games import kit_of
from lair.games.decks import load
from lair.statistics import mean_interval, wilson_share
from lair.tournament.match import FinishedGame
from lair.tournament.plan import Plan
from lair.tournament.players import MOVE_SECONDS
from lair.tournament.players import make_player as make_tournament_player
from lair.tournament.workers import play_all

PLAYERS = {"mighty": 4, "meeples": 2}  # at a table, unless something else is asked for
REPORT_SECONDS = 10.0  # between two lines of progress
ISMCTS = "ismcts@"
ISMCTS_EXPLORATION = 1.4  # for returns between 0 and 1

Outcome = tuple[float, float]  # of one game for one seat: points ahead of the mean of the others, its part of the win


class TimeIsUp(Exception):
    """Ends OpenSpiel's search, which counts simulations, at a time instead."""


class IsMcts:
    """OpenSpiel's own Python bot, with random rollouts, on the OpenSpiel game made of what the seat knows."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.seconds = seconds
        self.random = np.random.RandomState(seed % 2**32)
        self.bot: Any = None
        self.simulations = 0

    def begin(self, knowledge: Knowledge) -> None:
        """Make OpenSpiel's game and bot, once it is known which game is played."""
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import lair.envs.openspiel  # noqa: F401 (registers the games)

        players = int(knowledge.states[0]["players"])
        self.game = pyspiel.load_game(f"python_lair_{knowledge.rules.name}", {"players": players})
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=self.random)
        self.bot = ismcts.ISMCTSBot(self.game, evaluator, ISMCTS_EXPLORATION, 10**9, random_state=self.random)
        self.bot.set_resampler(self.resample)
        self.sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)

    def resample(self, state: Any, player: int) -> Any:
        """One more world, until the time is up; at least two, because the first only expands the root."""
        if self.simulations > 1 and time.perf_counter() > self.until:
            raise TimeIsUp
        self.simulations += 1
        return state.resample_from_infostate(player, self.sampler)

    def choose(self, knowledge: Knowledge) -> int:
        """The action it has visited most when the time is up."""
        if len(knowledge.actions) == 1:
            return int(knowledge.actions[0])
        if self.bot is None:
            self.begin(knowledge)
        state = self.state_of(knowledge)
        self.simulations, self.until = 0, time.perf_counter() + self.seconds
        try:
            policy = self.bot.run_search(state)
        except TimeIsUp:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        return int(max(policy, key=lambda entry: entry[1])[0])

    def state_of(self, knowledge: Knowledge) -> Any:
        """The position as OpenSpiel has it, with all that the seat cannot know imagined."""
        state = self.game.new_initial_state()
        position = state.position
        for _ in range(8):
            state.apply_action(0)
        fields = kit_of(knowledge.rules.name).kept_by_resampling
        dealt = {field: position.states[field].copy() for field in fields}
        position.states[:] = knowledge.states
        for field, value in dealt.items():
            position.states[field] = value
        position.decisions = len(knowledge.history)
        position.look()
        return state


class SearchVariant:
    """A search on one core with some parameters changed; of a grandmaster, with the game's network."""

    def __init__(self, spec: BotSpec, seed: int, params: dict[str, float]) -> None:
        self.spec, self.seed, self.params = spec, seed, params
        self.search: TreeSearch | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """What it thinks best."""
        if len(knowledge.actions) == 1:
            return int(knowledge.actions[0])
        if self.search is None:
            network = network_for(knowledge.rules, knowledge.deck) if self.spec.bot == GRANDMASTER else None
            self.search = TreeSearch(knowledge.rules, self.seed, cores=1, network=network, **self.params)  # type: ignore[arg-type]
        return self.search.search(knowledge, self.spec.simulations, self.spec.seconds).best


def parse_params(text: str) -> dict[str, float]:
    """The search parameters in ``NAME=NUMBER;NAME=NUMBER``; others are a `ValueError`, as argparse wants it."""
    pairs = [pair.split("=") for pair in text.split(";") if pair]
    known = {*(SEARCH_PARAMS.names or ()), *(PUCT_PARAMS.names or ())}
    if any(len(pair) != 2 or pair[0] not in known for pair in pairs):
        raise ValueError(text)
    return {name: float(number) for name, number in pairs}


def make_player(spec: str, game: str, seed: int, seconds: float) -> Player:
    """The player of a name: one of this module's, or one that any tournament knows."""
    if spec.startswith(ISMCTS):
        return IsMcts(seed, float(spec.removeprefix(ISMCTS)))
    name, variant, params = spec.partition(";")
    if variant:
        return SearchVariant(BotSpec.parse(name, game), seed, parse_params(params))
    return make_tournament_player(spec, game, seed, seconds)


def plan_of(game: str, players: int, one: str, others: str, seed: int) -> Plan:
    """A tournament of one player among others of another name."""
    bots = (one, *[others] * (players - 1))
    return Plan(game, load(game), players, (), bots, False, seed, MOVE_SECONDS, make_player)


def play_match(plan: Plan, deals: int, jobs: int, heading: str) -> list[FinishedGame]:
    """Play a match on every core; a line on stderr now and then, and one at the end, says how it goes for the one."""
    began = told = time.perf_counter()
    pairings = plan.pairings(deals * plan.players)
    games: list[FinishedGame] = []
    lucky: dict[int, Row] = {}
    for finished in play_all(plan, pairings, jobs):
        games += finished
        lucky.update((game.number, luck(plan, game)) for game in finished if plan.game == LUCK_IN)
        whole = whole_deals(games, plan.players)
        if time.perf_counter() - told > REPORT_SECONDS and 0 < len(whole) < len(pairings):
            told = time.perf_counter()
            print(f"{heading}: {line(plan, whole, lucky)}, {told - began:.0f} s", file=sys.stderr, flush=True)
    print(f"{heading}: {line(plan, games, lucky)}, {time.perf_counter() - began:.0f} s", flush=True)
    return games


def whole_deals(games: Sequence[FinishedGame], players: int) -> list[FinishedGame]:
    """The games of deals that were played in every rotation."""
    by_deal: dict[int, list[FinishedGame]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    return [game for deal in by_deal.values() if len(deal) == players for game in deal]


def line(plan: Plan, games: Sequence[FinishedGame], lucky: Mapping[int, Row]) -> str:
    """How it went for the one, and the seconds per decision of both; ``lucky`` has each seat's luck in each game."""
    one = plan.bots[0]
    ordered = sorted(games, key=lambda game: game.number)
    outcomes = [outcome(game, game.seats.index(one)) for game in ordered]
    spent = {True: [0.0, 0], False: [0.0, 0]}
    for game in games:
        for bot, seconds, decisions in zip(game.seats, game.seconds, game.decisions, strict=True):
            spent[bot == one][0] += seconds
            spent[bot == one][1] += decisions
    mine, theirs = (seconds / max(1, decisions) for seconds, decisions in spent.values())
    told = summary(outcomes, plan.players)
    if lucky:
        lucks = [lucky[game.number][game.seats.index(one)] for game in ordered]
        told += f"; {without_luck(outcomes, lucks, plan.players)}"
    return f"{told}, {mine:.3g} s and {theirs:.3g} s a decision"


def without_luck(outcomes: Sequence[Outcome], lucks: Sequence[float], players: int) -> str:
    """Wins less luck, as a multiple of the fair share; a deal is one observation."""
    earned = [won - luck for (_, won), luck in zip(outcomes, lucks, strict=True)]
    share, error = mean_interval([players * float(np.mean(deal)) for deal in batched(earned, players)])
    return f"{share:.3f} ({share - error:.3f} to {share + error:.3f}) without the luck of the guards"


def batched(numbers: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    """Some at a time: the games of one deal after those of another."""
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


def outcome(game: FinishedGame, seat: int) -> Outcome:
    """What a game brought a seat."""
    others = [points for other, points in enumerate(game.scores) if other != seat]
    return game.scores[seat] - sum(others) / len(others), game.wins[seat]


def summary(outcomes: Sequence[Outcome], players: int) -> str:
    """Wins and points ahead with their intervals; a deal, with the one in each seat in turn, is one observation."""
    deals = list(batched(outcomes, players))
    share = wilson_share([(sum(won for _, won in deal), len(deal)) for deal in deals])
    lead, error = mean_interval([float(np.mean([ahead for ahead, _ in deal])) for deal in deals])
    return (
        f"wins {share.wins:.1%} ({share.low:.1%} to {share.high:.1%}), {share.wins * players:.2f} times its fair share "
        f"({share.low * players:.2f} to {share.high * players:.2f}); {lead:+.2f} points "
        f"({lead - error:+.2f} to {lead + error:+.2f}); {len(outcomes)} games in {len(deals)} deals"
    )
