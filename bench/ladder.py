"""How far apart the levels are: each level among bots of the level below, in every seat of every deal.

``python -m bench.ladder [--game G] [--level L]`` prints a line for each pair of neighbours, with 95% intervals, and the
distance between their ratings that follows: by the model of `lair.server.ratings` the chance to win is a softmax of
strength. A game that has a ``ratings.toml`` can take its levels' ratings from here. docs/bots.md keeps what it printed.
"""

import argparse
import math
import os
from collections.abc import Sequence
from itertools import pairwise

from bench.matches import PLAYERS, outcome, plan_of, play_match
from bench.ratings import BETA
from lair.bots import levels_of
from lair.games import GAMES
from lair.tournament.match import FinishedGame


def distance(games: Sequence[FinishedGame], one: str, players: int) -> float:
    """How much higher the rating of the one is than that of the others; half a win is added and half a loss."""
    won = 0.5 + sum(outcome(game, game.seats.index(one))[1] for game in games)
    lost = len(games) + 1 - won
    return BETA * math.sqrt(players) * math.log(won * (players - 1) / lost)


def main() -> None:
    """Play the matches on every core."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--level", action="append", help="only this one, among bots of the level below")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    for game in given.game or PLAYERS:
        players = given.players or PLAYERS[game]
        for below, level in pairwise(levels_of(game)):
            if given.level is None or level in given.level:
                heading = f"{game}, {players} players: {level} among {players - 1} x {below}"
                plan = plan_of(game, players, level, below, given.seed)
                games = play_match(plan, given.deals, given.jobs, heading)
                print(f"  rating {distance(games, level, players):+.1f}", flush=True)


if __name__ == "__main__":
    main()
