"""What a decision gains by longer thought, in thousands of positions at once: ``python -m bench.gpu_deeper``.

`bench.deeper` on an NVIDIA GPU (the ``gpu`` extra): one thread thinks about one position, and its answer after fewer
simulations is compared with its answer after more. Where they differ, each is played on to the end by the same searches
in the same imagined worlds, one thread per game.
"""

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from bench.deeper import Job, Thought, position
from bench.matches import REPORT_SECONDS, Outcome
from bench.positions import compare, lines, outcome, parsed, parser_of
from lair.compiling.cuda import cuda
from lair.engine.calls import compiled_verbs
from lair.engine.chance import game_seeds
from lair.engine.contract import Row
from lair.engine.knowledge import Knowledge
from lair.simulation.gpu import decide_on_gpu, search_on_gpu
from lair.simulation.search_batch import SearchBatch, set_up

GAMES_AT_ONCE = 40_000  # played on side by side


def tell(began: float, steps: Iterator[int], what: str) -> None:
    """Go through the steps, and say now and then how far they are."""
    told = time.perf_counter()
    for step in steps:
        if time.perf_counter() - told > REPORT_SECONDS:
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
) -> list[Outcome]:
    """What each of some (position, action) brings on average over imagined worlds."""
    rules, cards, worlds = known[0].rules, known[0].deck.row, jobs[0].worlds
    worths: list[Outcome] = []
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
    """Find positions on the CPU; search in them and play them on on the GPU."""
    parser = parser_of(__doc__, "mighty", positions=4096, worlds=64)
    parser.add_argument("--simulations", type=int, nargs="+", default=[2000, 20000], help="the shortest thought first")
    parser.add_argument("--first-world", type=int, default=0, help="its number, to play on in other worlds")
    parser.add_argument("--played-on", type=int, default=100, help="simulations per move, after the decision")
    parser.add_argument("--at-once", type=int, default=1000, help="simulations between two looks at how far it is")
    parser.add_argument(
        "--answers", type=Path, help="a file to keep the answers in; if it is there, they are read from it"
    )
    given = parsed(parser)
    if not cuda.is_available():
        parser.error("there is no NVIDIA GPU here, or its driver is missing")
    thoughts = tuple(Thought(simulations=many) for many in given.simulations)
    jobs = [
        Job(given.game, given.players, given.seed + number, thoughts, given.worlds, given.played_on)
        for number in range(given.positions)
    ]
    began = time.perf_counter()
    with ProcessPoolExecutor(given.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
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
    found = []
    for number, ((_, decisions), actions) in enumerate(zip(met, answers.T, strict=True)):
        worth = {action: worths.get((number, action), (0.0, 0.0)) for action in actions.tolist()}
        found.append(compare(decisions, actions.tolist(), worth.__getitem__))
    heading = f"{given.game}, {given.players} players"
    print(f"{lines(heading, 'decision', thoughts, found)}; {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
