"""What longer thought gains in single positions, apart from the luck of whole games.

`bench.deeper` asks it of decisions, `bench.turns` of whole turns, `bench.gpu_deeper` of decisions on a GPU. They find
positions in games between adepts, let shorter and longer searches answer, and play on from different answers in the
same imagined worlds.
"""

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeVar

import numpy as np

from bench.matches import PLAYERS, REPORT_SECONDS, Outcome
from lair.bots.levels import make_player
from lair.engine.calls import compiled_verbs, scores_row
from lair.engine.contract import Row, Rules
from lair.engine.knowledge import Knowledge
from lair.games import GAMES
from lair.statistics import mean_interval
from lair.table.game import Game

Job = TypeVar("Job")
Answer = TypeVar("Answer", bound=Hashable)


@dataclass(frozen=True)
class Comparison:
    """What several searches, the shortest first, answered in one position."""

    per_seat: float  # positions of this kind that a seat has in a game
    answers: tuple[Hashable, ...]
    worth: tuple[Outcome, ...]  # on average over imagined worlds


def sample_position(
    name: str, players: int, seed: int, counts: Callable[[Knowledge, int | None], bool]
) -> tuple[Knowledge, float]:
    """A position of a game between adepts, each that ``counts`` equally likely; and how many of them a seat has.

    ``counts`` gets what the seat to move knows, and the seat that moved before.
    """
    dice = random.Random(seed)
    game = Game(name, players=players, seed=seed)
    adepts = [make_player("adept", name, 16 * seed + seat) for seat in range(players)]
    kept, met, before = game.knowledge(seed), 0, None
    while game.actor is not None:
        knowledge = game.knowledge(seed)
        if counts(knowledge, before):
            met += 1
            if dice.random() < 1 / met:
                kept = replace(knowledge, history=list(knowledge.history))
        before = game.actor
        game.play(adepts[game.actor].choose(knowledge))
    return kept, met / players


def outcome(rules: Rules, cards: Row, states: Row, game: int, seat: int) -> Outcome:
    """What one of several finished games brought a seat."""
    players = int(states[game]["players"])
    points, standing = scores_row(rules), scores_row(rules)
    compiled_verbs(rules).score(cards, states, game, points)
    compiled_verbs(rules).standing(cards, states, game, standing)
    best = standing[:players] == standing[:players].max()
    return float(points[seat] - np.delete(points[:players], seat).mean()), float(best[seat]) / int(best.sum())


def compare(per_seat: float, answers: Sequence[Answer], worth: Callable[[Answer], Outcome]) -> Comparison:
    """Where the answers differ, find out what each is worth; where they do not, nothing is gained."""
    differ = len(set(answers)) > 1
    worths = {answer: worth(answer) if differ else (0.0, 0.0) for answer in dict.fromkeys(answers)}
    return Comparison(per_seat, tuple(answers), tuple(worths[answer] for answer in answers))


def lines(heading: str, what: str, names: Sequence[object], found: Sequence[Comparison]) -> str:
    """What each search gains over the one before it; ``what`` is a decision or a turn."""
    told = []
    for step, (less, more) in enumerate(pairwise(names)):
        others = np.mean([one.answers[step] != one.answers[step + 1] for one in found])
        lead, lead_error = mean_interval([one.worth[step + 1][0] - one.worth[step][0] for one in found])
        share, share_error = mean_interval([one.worth[step + 1][1] - one.worth[step][1] for one in found])
        told.append(
            f"{heading}: {more} instead of {less}: another {what} in {others:.0%} of {len(found):,} positions; "
            f"a {what} gains {lead:+.4f} points ({lead - lead_error:+.4f} to {lead + lead_error:+.4f}) and "
            f"{share:+.3%} wins ({share - share_error:+.3%} to {share + share_error:+.3%}); "
            f"a seat has {np.mean([one.per_seat for one in found]):.0f} in a game"
        )
    return "\n".join(told)


def compare_all(
    look: Callable[[Job], Comparison], jobs: list[Job], report: Callable[[list[Comparison]], str], cores: int
) -> None:
    """Look at every job on this many cores; report progress now and then, and what was found at the end."""
    began = told = time.perf_counter()
    found: list[Comparison] = []
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        for one in pool.map(look, jobs):
            found.append(one)
            if time.perf_counter() - told > REPORT_SECONDS and len(found) < len(jobs):
                told = time.perf_counter()
                print(f"{report(found)}; {told - began:.0f} s", file=sys.stderr, flush=True)
    print(f"{report(found)}; {time.perf_counter() - began:.0f} s", flush=True)


def parser_of(description: str | None, game: str, positions: int, worlds: int) -> argparse.ArgumentParser:
    """The options that every comparison of positions has, with their defaults."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", choices=sorted(GAMES), default=game)
    parser.add_argument("--players", type=int)
    parser.add_argument("--positions", type=int, default=positions)
    parser.add_argument("--worlds", type=int, default=worlds)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    return parser


def parsed(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """The options as they were given; the players are filled in."""
    given = parser.parse_args()
    if given.positions < 1 or given.worlds < 1:
        parser.error("there must be a position and a world to look at")
    given.players = given.players or PLAYERS[given.game]
    return given
