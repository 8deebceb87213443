"""How fast Lair is, beside its peers, in one run: ``make bench`` prints it and writes docs/benchmarks.md.

Every contender plays whole games with uniformly random legal moves; players' decisions are counted.
The machine may be noisy, so contenders take turns and each one's best turn counts.
"""

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

import bench.load
from bench import batched, page, thinking
from lair.engine.calls import actions_row, compiled_verbs
from lair.engine.chance import game_seeds
from lair.games.decks import load
from lair.games.meeples.rules import RULES as MEEPLES
from lair.games.mighty.rules import RULES
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game

ROUNDS = 5
SECONDS = 1.0
SLICES = 15
PLAYERS = 4
BATCH_GAMES = 500  # small, so that no core waits long for the other at the end
REPORT = Path(__file__).parent.parent / "docs" / "benchmarks.md"

Rate = tuple[float, float]  # decisions a second, games a second
PLAN = Plan(RULES, load("mighty"), PLAYERS, (), ("random",) * PLAYERS, 1)
MEEPLES_PLAN = Plan(MEEPLES, load("meeples"), PLAYERS, (), ("random",) * PLAYERS, 1)


def compiled_loop(
    threads: int, seconds: float = SECONDS, plan: Plan = PLAN, batch: int = BATCH_GAMES
) -> Callable[[], Rate]:
    """The compiled loop on this many cores."""

    def work(worker: int, until: float) -> tuple[int, int]:
        decisions = games = 0
        while time.perf_counter() < until:
            played = play_batch(plan, (worker << 40) + games, batch, counting=False)
            decisions += int(played.decisions.sum())
            games += batch
        return decisions, games

    def measure() -> Rate:
        began = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            done = list(pool.map(work, range(threads), [began + seconds] * threads))
        taken = time.perf_counter() - began
        return sum(d for d, _ in done) / taken, sum(g for _, g in done) / taken

    return measure


def for_a_while(play_game: Callable[[random.Random], int]) -> Callable[[], Rate]:
    """Whole games, one after another, in Python."""

    def measure() -> Rate:
        dice = random.Random(1)
        decisions = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            decisions += play_game(dice)
            games += 1
        seconds = time.perf_counter() - began
        return decisions / seconds, games / seconds

    return measure


def python_loop() -> Callable[[random.Random], int]:
    """A Python loop over `legal` and `apply`."""
    verbs = compiled_verbs(RULES)
    deal, legal, apply, cards = verbs.deal, verbs.legal, verbs.apply, PLAN.deck.row
    states = np.zeros(1, RULES.state)
    actions = actions_row(RULES)
    listed: memoryview[int] = actions.data  # plain numbers come out of it faster
    seeds = iter(game_seeds(1, 0, 10_000_000).tolist())

    def play_game(dice: random.Random) -> int:
        deal(cards, states, 0, PLAYERS, 0, next(seeds))
        luck = dice.random
        decisions = 0
        while count := legal(cards, states, 0, actions):
            apply(cards, states, 0, listed[int(luck() * count)], None)
            decisions += 1
        return decisions

    return play_game


def game_objects(dice: random.Random) -> int:
    """`Game`, with its history and events."""
    game = Game("mighty", players=PLAYERS, seed=dice.getrandbits(60), cards=PLAN.deck)
    while not game.over:
        game.play(dice.choice(game.legal_numbers))
    return game.played


def open_spiel(name: str) -> Callable[[random.Random], int]:
    """An OpenSpiel game from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play_game(dice: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play_game


def rlcard_game(name: str) -> Callable[[random.Random], int]:
    """An RLCard game, without its wrapper for learners."""
    import rlcard

    env: Any = rlcard.make(name, config={"seed": 1})

    def play_game(dice: random.Random) -> int:
        game = env.game
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(dice.choice(list(game.get_legal_actions())))
            decisions += 1
        return decisions

    return play_game


def scaling() -> float:
    """All cores against one: each short turn of all cores beside the turns of one before and after it."""
    one, many = compiled_loop(1), compiled_loop(os.cpu_count() or 1)
    ratios = []
    before = one()[0]
    for _ in range(SLICES):
        beside = many()[0]
        after = one()[0]
        ratios.append(2 * beside / (before + after))
        before = after
    return statistics.median(ratios)


def timed(*command: str, typed: str = "", **environment: str) -> float:
    """How long a program takes, in seconds."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "lair", *command],
        input=typed,
        text=True,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )
    return time.perf_counter() - began


def starts() -> list[tuple[str, str]]:
    """Compile and start times, as a user meets them."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"LAIR_CACHE": folder, "XDG_DATA_HOME": folder}
        first_play = timed("play", "--seed", "1", typed="q\n", **own)
        first_simulation = timed("simulate", "--games", "1", **own)
        first_meeples = timed("play", "meeples", "--seed", "1", typed="q\n", **own)
        meeples = min(timed("play", "meeples", "--seed", "1", typed="q\n", **own) for _ in range(5))
        play = min(timed("play", "--seed", "1", typed="q\n", **own) for _ in range(5))
        simulation = min(timed("simulate", "--games", "1", **own) for _ in range(5))
    return [
        ("state of one game", f"{RULES.state.itemsize} bytes"),
        ("state of one game of Meeples & Monsters", f"{MEEPLES.state.itemsize} bytes"),
        ("`lair --help`", f"{min(timed('--help') for _ in range(5)):.2f} s"),
        ("`lair play` to the first question, everything to be compiled", f"{first_play:.1f} s"),
        ("the same, compiled before", f"{play:.2f} s"),
        ("`lair play meeples` to the first question, everything to be compiled", f"{first_meeples:.1f} s"),
        ("the same, compiled before", f"{meeples:.2f} s"),
        ("`lair simulate`, one game, the laboratory to be compiled", f"{first_simulation:.1f} s"),
        ("the same, compiled before", f"{simulation:.2f} s"),
    ]


def measure() -> dict[str, Rate]:
    """The best round of every contender."""
    cores = os.cpu_count() or 1
    contenders: dict[str, Callable[[], Rate]] = {
        "Lair, compiled loop, one core": compiled_loop(1),
        f"Lair, compiled loop, {cores} cores": compiled_loop(cores),
        "Lair, Meeples & Monsters, compiled loop, one core": compiled_loop(1, plan=MEEPLES_PLAN, batch=20),
        "Lair, Python loop over `legal` and `apply`": for_a_while(python_loop()),
        "Lair, `Game` objects": for_a_while(game_objects),
    }
    for name in ("kuhn_poker", "leduc_poker", "hearts", "backgammon"):
        contenders[f"OpenSpiel {name}, from Python"] = for_a_while(open_spiel(name))
    contenders["RLCard uno"] = for_a_while(rlcard_game("uno"))
    contenders["RLCard leduc-holdem"] = for_a_while(rlcard_game("leduc-holdem"))
    best: dict[str, Rate] = dict.fromkeys(contenders, (0.0, 0.0))
    with Progress(transient=True) as progress:
        task = progress.add_task("Measuring", total=ROUNDS * len(contenders))
        for turn in range(ROUNDS + 1):  # the first turn warms up
            for name, contender in contenders.items():
                rate = contender()
                if turn:
                    best[name] = max(best[name], rate)
                    progress.advance(task)
    return best


def report(
    best: dict[str, Rate],
    ratio: float,
    steps: dict[str, float],
    thoughts: dict[tuple[str, str], float],
    houses: list[bench.load.Result],
    visits: dict[str, dict[str, float]],
    sizes: list[tuple[str, str]],
) -> str:
    """The tables, in Markdown."""
    peer, (peer_rate, _) = max(
        ((name, rate) for name, rate in best.items() if not name.startswith("Lair")), key=lambda row: row[1]
    )
    rows = [
        f"| {name} | {decisions:,.0f} | {games:,.0f} | {decisions / peer_rate:,.2f} |"
        for name, (decisions, games) in best.items()
    ]
    return "\n".join(
        [
            "# Benchmarks",
            "",
            "Written by `make bench`: whole games of random legal moves, players' decisions counted, each",
            f"contender's best of {ROUNDS} turns of {SECONDS:g} s, turn and turn about in one run.",
            f"Lair plays Mighty Monsters with {PLAYERS} players, but for the line that names the other game.",
            "",
            f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}.",
            "",
            f"| | decisions/s | games/s | against the best peer ({peer}) |",
            "| --- | ---: | ---: | ---: |",
            *rows,
            "",
            f"All {os.cpu_count()} cores against one: {ratio:.2f} times (the median of {SLICES} turns of all cores,",
            "each beside the turns of one core before and after it).",
            "",
            *batched.table(steps),
            *thinking.table(thoughts),
            *bench.load.section(bench.load.Plan(), houses),
            *page.table(visits),
            "## Sizes and starts",
            "",
            "| | |",
            "| --- | ---: |",
            *(f"| {what} | {size} |" for what, size in sizes),
            "",
        ]
    )


def main() -> None:
    """Measure, print, write."""
    visits = page.measure()  # first, since it needs a browser that may be missing
    steps, thoughts = batched.measure(ROUNDS, SECONDS), thinking.measure(ROUNDS, SECONDS)
    houses = bench.load.results(bench.load.Plan())
    text = report(measure(), scaling(), steps, thoughts, houses, visits, starts())
    print(text)
    REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
