"""What a decision gains by longer thought: ``python -m bench.deeper [--game G] [--positions N] [--jobs J]``.

A match tells two players apart by whole games, most of whose luck has nothing to do with them. Here positions from
games between adepts are thought about for 0.02, 0.2 and 2 seconds (or by numbers of simulations). Where the answers
differ, each is played on to the end by the same searches in the same imagined worlds, many times; where they do not,
nothing is gained.
"""

import argparse
import math
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np

from bench.strength import A_WHILE, TABLES
from lair.bots.levels import make_player
from lair.bots.search import SEARCH_PARAMS
from lair.bots.tree_search import TreeSearch
from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.chance import game_seeds
from lair.engine.contract import Row, Rules
from lair.engine.knowledge import Knowledge
from lair.games import GAMES
from lair.simulation.search_batch import play_through, set_up
from lair.table.game import Game

Asked = TypeVar("Asked")
Seen = TypeVar("Seen")
Worth = tuple[float, float]  # points ahead of the mean of the others, and the part of the win


@dataclass(frozen=True)
class SearchResult:
    """How long one thinks, one of the two, and how (docs/bots.md)."""

    seconds: float | None = None
    simulations: int | None = None
    params: tuple[tuple[str, float], ...] = ()

    def __str__(self) -> str:
        how = " ".join(f"{name}={number:g}" for name, number in self.params)
        long = f"{self.seconds:g} s" if self.seconds is not None else f"{self.simulations:,} simulations"
        return f"{long} {how}".strip()

    def choose(self, knowledge: Knowledge, seed: int) -> int:
        """What comes of it."""
        params: dict[str, Any] = dict(self.params)
        thinker = TreeSearch(knowledge.rules, seed, cores=1, **params)
        return thinker.search(knowledge, self.simulations, self.seconds).best


@dataclass(frozen=True)
class Job:
    """One position, and how it is looked at."""

    game: str
    players: int
    seed: int
    thoughts: tuple[SearchResult, ...]  # the shortest first
    worlds: int
    played_on: int  # simulations a move, after the decision


@dataclass(frozen=True)
class Found:
    """What came of it."""

    decisions: float  # that a seat has in a game
    choices: tuple[int, ...]  # the shortest thought's first
    worth: tuple[Worth, ...]


def position(job: Job) -> tuple[Knowledge, float]:
    """A decision of a game between adepts, each as likely as any other; and how many a seat has."""
    dice = random.Random(job.seed)
    game = Game(job.game, players=job.players, seed=job.seed)
    adepts = [make_player("adept", job.game, 16 * job.seed + seat) for seat in range(job.players)]
    kept, decisions = game.knowledge(job.seed), 0
    while not game.over:
        assert game.actor is not None
        knowledge = game.knowledge(job.seed)
        if len(knowledge.actions) > 1:
            decisions += 1
            if dice.random() < 1 / decisions:
                kept = knowledge
        game.play(adepts[game.actor].choose(knowledge))
    return kept, decisions / job.players


def outcome(rules: Rules, cards: Row, states: Row, game: int, seat: int) -> Worth:
    """What one of some games that are over brought a seat."""
    players = int(states[game]["players"])
    points, standing = scores_row(rules), scores_row(rules)
    compiled_verbs(rules).score(cards, states, game, points)
    compiled_verbs(rules).standing(cards, states, game, standing)
    best = standing[:players] == standing[:players].max()
    return float(points[seat] - np.delete(points[:players], seat).mean()), float(best[seat]) / int(best.sum())


def worth(job: Job, knowledge: Knowledge, action: int) -> Worth:
    """What an action brings on average over imagined worlds; the same worlds for every action."""
    rules, cards, calls = knowledge.rules, knowledge.deck.row, compiled_verbs(knowledge.rules)
    seeds = game_seeds(~job.seed, 0, job.worlds)
    each = np.full((job.worlds, job.players), job.played_on)
    tables = set_up(rules, cards, job.players, seeds, each, 2 * each)
    lead = share = 0.0
    for world, seed in enumerate(seeds):
        tables.states[world] = knowledge.states[0]
        calls.imagine(cards, tables.states, world, knowledge.seat, int(seed))
        calls.apply(cards, tables.states, world, action, None)
        play_through(cards, tables, world)
        points, part = outcome(rules, cards, tables.states, world, knowledge.seat)
        lead += points
        share += part
    return lead / job.worlds, share / job.worlds


def look(job: Job) -> Found:
    """Think shorter and longer, and see what the answers are worth."""
    knowledge, decisions = position(job)
    choices = [thought.choose(knowledge, job.seed) for thought in job.thoughts]
    worths = {action: worth(job, knowledge, action) for action in set(choices)} if len(set(choices)) > 1 else {}
    return Found(decisions, tuple(choices), tuple(worths.get(action, (0.0, 0.0)) for action in choices))


def lines(jobs: list[Job], found: list[Found]) -> str:
    """What each thought gains over the one before it."""
    decisions = float(np.mean([one.decisions for one in found]))
    told = []
    for step in range(len(jobs[0].thoughts) - 1):
        less, more = jobs[0].thoughts[step : step + 2]
        others = np.mean([one.choices[step] != one.choices[step + 1] for one in found])
        lead, lead_error = gain([one.worth[step + 1][0] - one.worth[step][0] for one in found])
        share, share_error = gain([one.worth[step + 1][1] - one.worth[step][1] for one in found])
        told.append(
            f"{jobs[0].game}, {jobs[0].players} players: {more} instead of {less}: another decision in {others:.0%} of "
            f"{len(found):,} positions; a decision "
            f"gains {lead:+.4f} points ({lead - lead_error:+.4f} to {lead + lead_error:+.4f}) and {share:+.3%} wins "
            f"({share - share_error:+.3%} to {share + share_error:+.3%}); a seat has {decisions:.0f} in a game"
        )
    return "\n".join(told)


def gain(numbers: list[float]) -> Worth:
    """The mean, and how far it may be off (95%)."""
    error = 1.96 * float(np.std(numbers, ddof=1)) / math.sqrt(len(numbers)) if len(numbers) > 1 else math.nan
    return float(np.mean(numbers)), error


def way_of(text: str) -> tuple[tuple[str, float], ...]:
    """``NAME=NUMBER,NAME=NUMBER`` as a params to search, or a `ValueError` that argparse reports."""
    pairs = [pair.split("=") for pair in text.split(",")]
    if any(name not in (SEARCH_PARAMS.names or ()) for name, _ in pairs):
        raise ValueError(text)
    return tuple((name, float(number)) for name, number in pairs)


def look_at_all(
    look: Callable[[Asked], Seen], jobs: list[Asked], lines: Callable[[list[Asked], list[Seen]], str], cores: int
) -> None:
    """Look at every job on so many cores; say now and then how it stands, and at last what was found."""
    began = told = time.perf_counter()
    found: list[Seen] = []
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        for one in pool.map(look, jobs):
            found.append(one)
            if time.perf_counter() - told > A_WHILE and len(found) < len(jobs):
                told = time.perf_counter()
                print(f"{lines(jobs, found)}; {told - began:.0f} s", file=sys.stderr, flush=True)
    print(f"{lines(jobs, found)}; {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    """Look at positions on every core."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="mighty")
    parser.add_argument("--players", type=int)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.02, 0.2, 2.0], help="the shortest thought first")
    parser.add_argument("--simulations", type=int, nargs="+", help="in place of seconds; the machine may be busy then")
    parser.add_argument(
        "--params", type=way_of, help="such as horizon=2: no longer than the longest thought, but like this"
    )
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--played-on", type=int, default=50, help="simulations a move, after the decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    if given.positions < 1 or given.worlds < 1:
        parser.error("there must be a position and a world to look at")
    players = given.players or TABLES[given.game]
    thoughts = tuple(SearchResult(simulations=many) for many in given.simulations or ())
    thoughts = thoughts or tuple(SearchResult(seconds) for seconds in given.seconds)
    if given.params:
        thoughts = tuple(replace(thoughts[-1], params=params) for params in ((), given.params))
    jobs = [
        Job(given.game, players, given.seed + number, thoughts, given.worlds, given.played_on)
        for number in range(given.positions)
    ]
    look_at_all(look, jobs, lines, given.jobs)


if __name__ == "__main__":
    main()
