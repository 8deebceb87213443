"""Which ways to search win: each variant plays one seat among players of the base params, every seat in turn.

python -m bench.ways mighty --players 4 --deals 50 --seconds 0.05: the variants below, one by one, with the win share of
each as a multiple of its fair share and the 95% interval. What won is in `lair.bots.tree_search.WAYS`; docs/bots.md
keeps the tables.
"""

import argparse
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from bench.strength import by_deals
from lair.bots.player import PolicyBot
from lair.bots.tree_search import TreeSearch
from lair.table.game import Game

SearchParams = dict[str, float]

VARIANTS: dict[str, dict[str, SearchParams]] = {
    "mighty": {
        "the same": {},
        "exploration 0.03": {"exploration": 0.03},
        "exploration 0.3": {"exploration": 0.3},
        "random playouts": {"policy": 0.0},
        "mostly greedy playouts": {"policy": 0.85},
        "judged after 2 rounds": {"horizon": 2},
        "played to the end": {"horizon": 0},
        "no points beside the win": {"margin": 0.0},
        "points count half": {"margin": 0.5},
        "no widening": {"widening": 100.0},
        "half the widening": {"widening": 0.5},
        "history heuristic": {"history": 1.0},
    },
    "meeples": {
        "the same": {},
        "exploration 0.15": {"exploration": 0.15},
        "exploration 0.6": {"exploration": 0.6},
        "random playouts": {"policy": 0.0},
        "mostly greedy playouts": {"policy": 0.9},
        "judged after 2 turns": {"horizon": 2},
        "judged after 4 turns": {"horizon": 4},
        "judged after 8 turns": {"horizon": 8},
        "no points beside the win": {"margin": 0.0},
        "points count most": {"margin": 0.7},
        "twice the widening": {"widening": 1.0},
        "half the widening": {"widening": 0.25},
        "history heuristic": {"history": 1.0},
    },
}


def play(job: tuple[str, int, int, int, SearchParams, SearchParams, float | None, int | None]) -> tuple[float, float]:
    """One game with the variant in one seat: its part of the win, and its points over the mean of the others.

    A base of {"greedy": 1} is the greedy bot.
    """
    name, players, seed, seat, variant, base, seconds, simulations = job
    game = Game(name, players=players, seed=seed)
    greedy = PolicyBot("greedy", seed) if base.get("greedy") else None
    thinkers = [
        TreeSearch(game.rules, seed * 8 + place, cores=1, nodes=1 << 16, **(variant if place == seat else base))
        if place == seat or greedy is None
        else None
        for place in range(players)
    ]
    while not game.over:
        assert game.actor is not None
        numbers = game.legal_numbers
        thinker = thinkers[game.actor]
        knowledge = game.knowledge(seed)
        if len(numbers) == 1:
            action = numbers[0]
        elif thinker is None:
            assert greedy is not None
            action = greedy.choose(knowledge)
        else:
            action = thinker.search(knowledge, simulations, seconds).best
        game.play(action)
    others = [points for place, points in enumerate(game.scores) if place != seat]
    share = 1 / len(game.winners) if seat in game.winners else 0.0
    return share, game.scores[seat] - sum(others) / len(others)


def main() -> None:
    """A line for each variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(VARIANTS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50, help="each is played with the variant in every seat")
    parser.add_argument("--seconds", type=float, help="a move")
    parser.add_argument("--simulations", type=int, help="a move")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="variants whose names contain this")
    parser.add_argument("--params", action="append", default=[], metavar="NAME=NUMBER", help="one more variant")
    parser.add_argument("--base", action="append", default=[], metavar="NAME=NUMBER", help="the base params, changed")
    given = parser.parse_args()
    base: SearchParams = {name: float(number) for name, number in (each.split("=") for each in given.base)}
    variants: dict[str, dict[str, Any]] = dict(VARIANTS[given.game])
    if given.params:
        variants = {
            params: {n: float(v) for n, v in (e.split("=") for e in params.split(","))} for params in given.params
        }
    elif given.only:
        variants = {name: params for name, params in variants.items() if given.only in name}
    plain = {name: number for name, number in base.items() if name != "greedy"}
    with ProcessPoolExecutor(given.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for name, params in variants.items():
            began = time.perf_counter()
            jobs = [
                (
                    given.game,
                    given.players,
                    given.seed + deal,
                    seat,
                    plain | params,
                    base,
                    given.seconds,
                    given.simulations,
                )
                for deal in range(given.deals)
                for seat in range(given.players)
            ]
            outcomes = list(pool.map(play, jobs))
            (mean, error), (lead, either_way) = (
                by_deals([outcome[what] for outcome in outcomes], given.players) for what in (0, 1)
            )
            fair = given.players
            took = time.perf_counter() - began
            print(
                f"{name:28} {mean * fair:5.2f} ({(mean - error) * fair:4.2f} to {(mean + error) * fair:4.2f}) "
                f"times its fair share, {lead:+.1f} points ({lead - either_way:+.1f} to {lead + either_way:+.1f}), "
                f"{len(jobs)} games, {took:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
