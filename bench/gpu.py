"""How fast the rules are on a GPU, and that they are the same there: ``python bench/gpu.py``.

Needs an NVIDIA GPU and the ``gpu`` extra. First every game of a batch is compared with the CPU's,
for every number of players and combination of variants; then batches of growing size are timed.
"""

import os
import time
from typing import Any

import numpy as np
from numba import typeof

from lair.bots.search import NODE
from lair.engine.chance import game_seeds
from lair.games import GAMES, kit_of, rules_of
from lair.games.decks import load
from lair.games.mighty.rules import RULES
from lair.simulation.gpu import cuda, kernel, play_on_gpu, search_kernel
from lair.simulation.search_batch import set_up
from lair.simulation.simulate import Plan, play_batch

SEED = 3
DECK = load("mighty")


def compare(games: int) -> None:
    """The GPU's games are the CPU's games."""
    for players in RULES.players:
        for options in ((), ("line-up",), ("new-rules",), RULES.options):
            plan = Plan(RULES, DECK, players, options, ("random",) * players, SEED)
            cpu = play_batch(plan, 0, games)
            scores, decisions = play_on_gpu(
                RULES, DECK.row, None, players, RULES.manifest.bits(options), game_seeds(SEED, 0, games)
            )
            assert np.array_equal(scores[:, :players], cpu.scores), (players, options)
            assert np.array_equal(decisions, cpu.decisions), (players, options)
    print(f"{games * 16:,} games are the same on the GPU and on the CPU")


def compare_greedy(games: int) -> None:
    """Greedy bots reckon with fractions, which a GPU may round differently: how many games still agree."""
    plan = Plan(RULES, DECK, 4, ("new-rules",), ("greedy", "random", "greedy", "random"), SEED)
    cpu = play_batch(plan, 0, games)
    bots = np.array([1, 0, 1, 0, 0, 0], np.int8)
    scores, _ = play_on_gpu(RULES, DECK.row, bots, 4, RULES.manifest.bits(plan.options), game_seeds(SEED, 0, games))
    same = (scores[:, :4] == cpu.scores).all(axis=1).mean()
    print(f"{same:.2%} of {games:,} games with greedy bots are the same")


def measure(games: int, players: int = 4, turns: int = 5) -> tuple[float, float]:
    """Decisions and games a second of the best of some launches, results staying on the device."""
    play = kernel(RULES, all_random=True)
    nobody = cuda.to_device(np.zeros(RULES.seats, np.int8))
    cards, seeds = cuda.to_device(DECK.row), cuda.to_device(game_seeds(SEED, 0, games))
    scores = cuda.device_array((games, RULES.seats), np.int32)
    decisions = cuda.device_array(games, np.int32)
    best = float("inf")
    for _ in range(turns):
        cuda.synchronize()
        began = time.perf_counter()
        play[-(-games // 128), 128](cards, nobody, players, 0, seeds, scores, decisions)
        cuda.synchronize()
        best = min(best, time.perf_counter() - began)
    return int(decisions.copy_to_host().sum()) / best, games / best


def local_memory(game: str) -> dict[str, int]:
    """Bytes of local memory that one thread of each kernel takes, as compiled for this GPU."""
    rules, kit, deck = rules_of(game), kit_of(game), load(game)
    seeds = game_seeds(SEED, 0, 1)
    played = (
        deck.row,
        np.zeros(rules.seats, np.int8),
        0,
        0,
        seeds,
        np.zeros((1, rules.seats), np.int32),
        np.zeros(1, np.int32),
    )
    each = np.full((1, rules.players[0]), 10)
    batch = set_up(rules, deck.row, rules.players[0], seeds, each, 2 * each)
    searched = deck.row, batch, np.zeros((1, 100), NODE), np.zeros((1, 100), np.int32), np.zeros(1, np.bool_), 1
    found = {"scratch of a bot": kit.bots.scratch.itemsize}
    for name, made, given in (
        ("random games", kernel(rules, all_random=True), played),
        ("games with bots", kernel(rules, all_random=False), played),
        ("searches", search_kernel(), searched),
    ):
        types: tuple[Any, ...] = tuple(map(typeof, given))
        made.compile(types)
        found[name] = made.overloads[types].local_mem_per_thread
    return found


def print_local_memory(game: str) -> None:
    """One line for one game."""
    print(f"bytes per thread, {game}:", ", ".join(f"{what} {size:,}" for what, size in local_memory(game).items()))


def main() -> None:
    """Compare, then measure."""
    print_local_memory(RULES.name)
    began = time.perf_counter()
    compare(20_000)
    compare_greedy(2_000)
    print(f"compiled and compared in {time.perf_counter() - began:.0f} s")
    print(f"{cuda.get_current_device().name}, {os.cpu_count()} CPU cores beside it")
    print("| games at once | decisions/s | games/s |\n| ---: | ---: | ---: |")
    for size in (10_000, 100_000, 1_000_000, 10_000_000):
        decisions, games = measure(size)
        print(f"| {size:,} | {decisions:,.0f} | {games:,.0f} |")
    for game in GAMES:
        if game != RULES.name:  # compiling a larger game for a GPU takes minutes
            print_local_memory(game)


if __name__ == "__main__":
    main()
