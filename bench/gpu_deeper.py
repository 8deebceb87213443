"""What a decision gains by longer thought, in thousands of positions at once: ``python -m bench.gpu_deeper``.

`bench.deeper` on an NVIDIA GPU (the ``gpu`` extra): one thread thinks about one position, and its answer after fewer
simulations is compared with its answer after more. Where they differ, each is played on to the end by the same searches
in the same imagined worlds, one thread a game.
"""

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from bench.deeper import Found, Job, SearchResult, Worth, lines, outcome, position
from bench.strength import A_WHILE, TABLES
from lair.engine.calls import compiled_verbs
from lair.engine.chance import game_seeds
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.games import GAMES
from lair.simulation.gpu import cuda, decide_on_gpu, search_on_gpu
from lair.simulation.search_batch import SearchBatch, set_up

GAMES_AT_ONCE = 40_000  # played on side by side


def tell(began: float, steps: Iterator[int], what: str) -> None:
    """Go through the steps, and say now and then how far they are."""
    told = time.perf_counter()
    for step in steps:
        if time.perf_counter() - told > A_WHILE:
            told = time.perf_counter()
            print(f"{told - began:.0f} s: {step:,} {what}", flush=True)


def decide(jobs: list[Job], known: list[Knowledge], thoughts: list[int], at_once: int, began: float) -> Row:
    """What each thought answers in each position: a row for each thought."""
    rules, cards, players = known[0].rules, known[0].deck.row, jobs[0].players
    seats = np.array([one.seat for one in known])
    whose = seats[:, None] == np.arange(players)
    nodes = np.where(whose, thoughts[-1] + 1, 0)
    simulations = np.where(whose, thoughts[-1] + 1, 1)
    tables = set_up(rules, cards, players, np.array([job.seed for job in jobs]), simulations, nodes)
    for number, one in enumerate(known):
        tables.states[number] = one.states[0]
    answers = np.zeros((len(thoughts), len(known)), np.int16)
    tell(began, decide_on_gpu(cards, tables, thoughts, at_once, answers), "simulations in each position")
    return answers


def played_on(
    jobs: list[Job], known: list[Knowledge], pairs: list[tuple[int, int]], first_world: int, began: float
) -> list[Worth]:
    """What each of some (position, action) brings on average over imagined worlds."""
    rules, cards, worlds = known[0].rules, known[0].deck.row, jobs[0].worlds
    worths: list[Worth] = []
    at_once = max(1, GAMES_AT_ONCE // worlds)
    for first in range(0, len(pairs), at_once):
        some = pairs[first : first + at_once]
        tables = worlds_of(jobs, known, some, first_world)
        what = f"of {len(tables.seeds):,} games over, after {first:,} of {len(pairs):,} answers"
        tell(began, search_on_gpu(cards, tables, jobs[0].played_on), what)
        for number, (place, _) in enumerate(some):
            games = range(number * worlds, (number + 1) * worlds)
            came = [outcome(rules, cards, tables.states, game, known[place].seat) for game in games]
            lead, share = np.mean(came, axis=0)
            worths.append((float(lead), float(share)))
    return worths


def worlds_of(jobs: list[Job], known: list[Knowledge], pairs: list[tuple[int, int]], first: int) -> SearchBatch:
    """A game for each world of each pair, after the action; the same worlds for every action of a position."""
    rules, cards, players = known[0].rules, known[0].deck.row, jobs[0].players
    seeds = np.concatenate([game_seeds(~jobs[number].seed, first, jobs[0].worlds) for number, _ in pairs])
    each = np.full((len(seeds), players), jobs[0].played_on)
    tables = set_up(rules, cards, players, seeds, each, 2 * each)
    calls = compiled_verbs(rules)
    for game, seed in enumerate(map(int, seeds)):
        number, action = pairs[game // jobs[0].worlds]
        tables.states[game] = known[number].states[0]
        calls.imagine(cards, tables.states, game, known[number].seat, seed)
        calls.apply(cards, tables.states, game, action, None)
    return tables


def main() -> None:
    """Find positions on the CPU, run_simulations about them and play them on on the GPU."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="mighty")
    parser.add_argument("--players", type=int)
    parser.add_argument("--positions", type=int, default=4096)
    parser.add_argument("--simulations", type=int, nargs="+", default=[2000, 20000], help="the shortest thought first")
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--first-world", type=int, default=0, help="its number, to play on in other worlds")
    parser.add_argument("--played-on", type=int, default=100, help="simulations a move, after the decision")
    parser.add_argument("--at-once", type=int, default=1000, help="simulations between two looks at how far it is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--answers", type=Path, help="a file to keep the answers in; if it is there, they are read from it"
    )
    given = parser.parse_args()
    if given.positions < 1 or given.worlds < 1:
        parser.error("there must be a position and a world to look at")
    if not cuda.is_available():
        parser.error("there is no NVIDIA GPU here, or its driver is missing")
    players = given.players or TABLES[given.game]
    thoughts = tuple(SearchResult(simulations=many) for many in given.simulations)
    jobs = [
        Job(given.game, players, given.seed + number, thoughts, given.worlds, given.played_on)
        for number in range(given.positions)
    ]
    began = time.perf_counter()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as pool:
        met = list(pool.map(position, jobs, chunksize=16))
    known = [knowledge for knowledge, _ in met]
    print(f"{time.perf_counter() - began:.0f} s: {len(known):,} positions", flush=True)
    if given.answers and given.answers.exists():
        answers = np.load(given.answers)
        if answers.shape != (len(thoughts), len(jobs)):
            parser.error(f"{given.answers} has {answers.shape[0]} answers to {answers.shape[1]} positions")
    else:
        answers = decide(jobs, known, given.simulations, given.at_once, began)
        if given.answers:
            np.save(given.answers, answers)
    pairs = [
        (number, int(action))
        for number, actions in enumerate(answers.T)
        if len(set(actions.tolist())) > 1
        for action in sorted(set(actions.tolist()))
    ]
    print(f"{time.perf_counter() - began:.0f} s: {len(pairs):,} answers to play on", flush=True)
    worths = dict(zip(pairs, played_on(jobs, known, pairs, given.first_world, began), strict=True))
    found = [
        Found(
            met[number][1],
            tuple(actions.tolist()),
            tuple(worths.get((number, action), (0.0, 0.0)) for action in actions.tolist()),
        )
        for number, actions in enumerate(answers.T)
    ]
    print(f"{lines(jobs, found)}; {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
