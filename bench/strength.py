"""How strong the bots are: one player among others, in every seat of every deal, with 95% intervals.

python -m bench.strength MATCH [--deals N] [--seconds S] [--jobs J] tells how it stands now and then; docs/bots.md
keeps what it printed. The matches: ``random`` (greedy among random bots), ``greedy`` (master among greedy bots),
``ismcts`` (master among OpenSpiel's own Python IS-MCTS bots with the same time a move, through `lair.envs`), ``time``
(ten times the time a move among masters that have less), ``adept`` and ``master`` (a level among those of the level
below).
"""

import argparse
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from lair.bots.levels import make_player
from lair.bots.player import Player
from lair.engine.knowledge import Knowledge
from lair.games import GAMES
from lair.table.game import Game

TABLES = {"mighty": 4, "meeples": 2}  # players
MATCHES = {
    "random": ("greedy", "random"),
    "greedy": ("master{less}", "greedy"),
    "ismcts": ("master{less}", "ismcts{less}"),
    "time": ("master{more}", "master{less}"),
    "adept": ("adept", "apprentice"),
    "master": ("master{less}", "adept"),
}
A_WHILE = 10.0  # seconds between two lines on how it stands
CURIOSITY = 1.4  # IS-MCTS, for returns between 0 and 1


class TimeIsUp(Exception):
    """Ends OpenSpiel's search, which counts simulations, at a time instead."""


class IsMcts:
    """OpenSpiel's own Python bot, with random rollouts, on the OpenSpiel game made of what the seat knows."""

    def __init__(self, game: str, players: int, seed: int, seconds: float) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import lair.envs.openspiel  # noqa: F401 (registers the games)

        self.seconds = seconds
        self.game = pyspiel.load_game(f"python_lair_{game}", {"players": players})
        dice = np.random.RandomState(seed % 2**32)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
        self.bot = ismcts.ISMCTSBot(self.game, evaluator, CURIOSITY, 10**9, random_state=dice)
        self.bot.set_resampler(self.resample)
        self.sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        self.simulations = 0

    def resample(self, state: Any, player: int) -> Any:
        """One more world, unless the time is up; there is always time for two, for the first only grows the root."""
        if self.simulations > 1 and time.perf_counter() > self.until:
            raise TimeIsUp
        self.simulations += 1
        return state.resample_from_infostate(player, self.sampler)

    def choose(self, knowledge: Knowledge) -> int:
        """The action it has visited most when the time is up."""
        if len(knowledge.actions) == 1:
            return int(knowledge.actions[0])
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
        position.states[:] = knowledge.states
        if "canonical" in (position.rules.state.names or ()):
            position.states["canonical"] = 0
        position.decisions = len(knowledge.history)
        position.look()
        return state


@dataclass(frozen=True)
class Job:
    """One game: ``one`` sits in one seat, ``others`` in the rest."""

    game: str
    players: int
    seed: int
    seat: int
    one: str
    others: str


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    share: float
    lead: float  # in points, over the mean of the others
    seconds: tuple[float, float]  # a move: the one's, the others'


def sit(name: str, job: Job, seat: int) -> Player:
    seed = job.seed * 16 + seat
    if name.startswith("ismcts@"):
        return IsMcts(job.game, job.players, seed, float(name.removeprefix("ismcts@")))
    return make_player(name, job.game, seed, cores=1)


def play(job: Job) -> Outcome:
    """Play it."""
    game = Game(job.game, players=job.players, seed=job.seed)
    bots = [sit(job.one if seat == job.seat else job.others, job, seat) for seat in range(job.players)]
    spent, moves = [0.0, 0.0], [0, 0]
    while not game.over:
        assert game.actor is not None
        knowledge = game.knowledge(job.seed)
        who = 0 if game.actor == job.seat else 1
        began = time.perf_counter()
        action = bots[game.actor].choose(knowledge)
        if len(knowledge.actions) > 1:
            spent[who] += time.perf_counter() - began
            moves[who] += 1
        game.play(action)
    share = 1 / len(game.winners) if job.seat in game.winners else 0.0
    others = [points for seat, points in enumerate(game.scores) if seat != job.seat]
    lead = game.scores[job.seat] - sum(others) / len(others)
    return Outcome(share, lead, (spent[0] / max(1, moves[0]), spent[1] / max(1, moves[1])))


def jobs_of(game: str, players: int, one: str, others: str, deals: int, seed: int) -> Iterator[Job]:
    """Every deal with the one in every seat."""
    for deal in range(deals):
        for seat in range(players):
            yield Job(game, players, seed + deal, seat, one, others)


def line(jobs: list[Job], outcomes: list[Outcome], took: float) -> str:
    """The share of the wins, and the points ahead; a deal with all its seats is one observation."""
    players = jobs[0].players
    mean, error = by_deals([outcome.share for outcome in outcomes], players)
    lead, either_way = by_deals([outcome.lead for outcome in outcomes], players)
    one, others = (np.mean([outcome.seconds[who] for outcome in outcomes]) for who in (0, 1))
    return (
        f"{jobs[0].game}, {players} players: {jobs[0].one} among {players - 1} x {jobs[0].others}: wins {mean:.1%} "
        f"({mean - error:.1%} to {mean + error:.1%}), {mean * players:.2f} times its fair share "
        f"({(mean - error) * players:.2f} to {(mean + error) * players:.2f}); {lead:+.1f} points "
        f"({lead - either_way:+.1f} to {lead + either_way:+.1f}); {len(jobs)} games in {len(jobs) // players} deals, "
        f"{one:.3g} s and {others:.3g} s a move, {took:.0f} s"
    )


def by_deals(numbers: list[float], players: int) -> tuple[float, float]:
    """The mean over deals, and how far it may be off (95%)."""
    deals = np.array(numbers).reshape(-1, players).mean(axis=1)
    error = 1.96 * float(deals.std(ddof=1)) / math.sqrt(len(deals)) if len(deals) > 1 else math.nan
    return float(deals.mean()), error


def main() -> None:
    """Play the match on every core."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("match", choices=MATCHES)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=0.2, help="a move")
    parser.add_argument("--simulations", type=int, help="a move, in place of seconds; the machine may be busy then")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    less, more = f"@{given.seconds:g}", f"@{10 * given.seconds:g}"
    if given.simulations:
        less, more = f":{given.simulations}", f":{10 * given.simulations}"
    one, others = (name.format(less=less, more=more) for name in MATCHES[given.match])
    with ProcessPoolExecutor(given.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for game in given.game or sorted(TABLES, reverse=True):
            began = time.perf_counter()
            jobs = list(jobs_of(game, given.players or TABLES[game], one, others, given.deals, given.seed))
            outcomes: list[Outcome] = []
            told = began
            for outcome in pool.map(play, jobs):
                outcomes.append(outcome)
                whole = len(outcomes) // jobs[0].players * jobs[0].players
                if whole == len(outcomes) < len(jobs) and time.perf_counter() - told > A_WHILE:
                    told = time.perf_counter()
                    print(line(jobs[:whole], outcomes, time.perf_counter() - began), file=sys.stderr, flush=True)
            print(line(jobs, outcomes, time.perf_counter() - began), flush=True)


if __name__ == "__main__":
    main()
