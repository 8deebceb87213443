"""What ten times the thinking is worth, in thousands of games side by side: ``python -m bench.gpu_strength``.

Needs an NVIDIA GPU and the ``gpu`` extra. One search among others that make a tenth of its simulations per move, in
every seat of every deal, one thread per game. Some of the games are played again on the CPU, and compared.
"""

import argparse
import time

import numpy as np

from bench.matches import PLAYERS, REPORT_SECONDS, summary
from bench.positions import outcome
from lair.compiling.cuda import cuda
from lair.engine.chance import game_seeds
from lair.engine.contract import Row, Rules
from lair.games import GAMES, rules_of
from lair.games.decks import load
from lair.simulation.gpu import search_on_gpu
from lair.simulation.search_batch import SearchBatch, play_through, set_up

NODES_PER_SIMULATION = 1.2  # of a move, so that what is kept from the last one fits too


def tables_of(rules: Rules, cards: Row, players: int, deals: int, seed: int, less: int, more: int) -> SearchBatch:
    """Every deal with the longer search in every seat."""
    simulations = np.full((deals * players, players), less)
    simulations[np.arange(deals * players), np.arange(deals * players) % players] = more
    seeds = np.repeat(game_seeds(seed, 0, deals), players)
    return set_up(rules, cards, players, seeds, simulations, (simulations * NODES_PER_SIMULATION).astype(np.int64))


def again(cards: Row, tables: SearchBatch, played: SearchBatch, games: int) -> int:
    """How many of the first games the CPU plays the same."""
    for game in range(games):
        play_through(cards, tables, game)
    return sum(tables.states[game].tobytes() == played.states[game].tobytes() for game in range(games))


def main() -> None:
    """Play the match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="mighty")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=256)
    parser.add_argument("--simulations", type=int, default=2000, help="per move; ten times as many for the one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=2000, help="simulations between two looks at how far it is")
    parser.add_argument("--again", type=int, default=0, help="games to play again on the CPU")
    given = parser.parse_args()
    if not cuda.is_available():
        parser.error("there is no NVIDIA GPU here, or its driver is missing")
    rules, cards = rules_of(given.game), load(given.game).row
    players = given.players or PLAYERS[given.game]
    less, more = given.simulations, 10 * given.simulations
    described = (rules, cards, players, given.deals, given.seed, less, more)
    tables = tables_of(*described)
    began = told = time.perf_counter()
    made = 0
    for over in search_on_gpu(cards, tables, given.at_once):
        made += given.at_once
        if time.perf_counter() - told > REPORT_SECONDS:
            told = time.perf_counter()
            rate = made * len(tables.seeds) / (told - began)
            print(
                f"{told - began:.0f} s: {over} over, at most {made:,} simulations each, {rate:,.0f} a second",
                flush=True,
            )
    took = time.perf_counter() - began
    ones = tables.simulations.argmax(axis=1)
    came = [outcome(rules, cards, tables.states, game, int(seat)) for game, seat in enumerate(ones)]
    heading = f"{given.game}, {players} players: {more:,} simulations a move among {players - 1} x {less:,}"
    print(f"{heading}: {summary(came, players)}, {took:.0f} s", flush=True)
    if given.again:
        same = again(cards, tables_of(*described), tables, given.again)
        print(f"{same} of {given.again} games are the same on the CPU", flush=True)


if __name__ == "__main__":
    main()
