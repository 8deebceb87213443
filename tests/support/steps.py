"""Plays games step by step and prints a fingerprint of every position.

Run as a program it is the other side of a comparison: interpreted (``NUMBA_DISABLE_JIT=1``), or in a
GPU kernel under the CUDA simulator.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

from lair.bots import EVERYWHERE
from lair.engine import calls, contract
from lair.engine.chance import MASK, draw, game_seeds
from lair.engine.contract import journal_rows
from lair.engine.default_bots import SCRATCH
from lair.games import rules_of
from lair.games.decks import load
from lair.simulation.search_batch import SearchBatch, set_up

SEED = 77
THOUGHTS = [1, 30]  # simulations
KERNELS = {"mighty": [(3, 0), (4, 1), (5, 2), (6, 3)], "meeples": [(2, 1)]}  # players and options


def kinds(game: str) -> list[tuple[int, int]]:
    """Every number of players with every combination of options."""
    rules = rules_of(game)
    return [(players, options) for players in rules.players for options in range(1 << len(rules.options))]


def walk(game: str, players: int, options: int) -> str:
    """A random game through every verb; one hash over all states, legal lists, scores and observations.

    What seats know takes Python longest, and is asked for at one in sixteen decisions.
    """
    rules = rules_of(game)
    digest = hashlib.blake2b(digest_size=12)
    verbs = calls.compiled_verbs(rules)
    cards = load(game).row
    states = np.zeros(2, rules.state)
    actions, scores = calls.actions_row(rules), calls.scores_row(rules)
    seen, forecasts, journal = calls.observation_row(rules), calls.forecasts_row(rules), journal_rows()
    (step,) = game_seeds(SEED + 16 * players + options, 0, 1).tolist()
    verbs.deal(cards, states, 0, players, options, step)
    while (seat := verbs.actor(states, 0)) >= 0:
        count = verbs.legal(cards, states, 0, actions)
        if step >> 40 & 15 == 0:
            verbs.observe(cards, states, 0, seat, seen)
            verbs.forecast(cards, states, 0, seat, forecasts)
            states[1] = states[0]
            verbs.imagine(cards, states, 1, (seat + 1) % players, step)
        step = (step * 6364136223846793005 + 1442695040888963407) % 2**64
        journal[:] = 0
        verbs.apply_noting(cards, states, 0, int(actions[(step >> 33) % count]), journal)
        verbs.score(cards, states, 0, scores)
        for row in (states, actions[:count], seen, forecasts, journal, scores):
            digest.update(row.tobytes())
    return digest.hexdigest()


def play_plainly(game: str, players: int, options: int) -> tuple[list[int], int]:
    """A game of random bots by `legal` and `apply` alone; at every decision the other verbs come to the same."""
    rules = rules_of(game)
    cards, states, journals = load(game).row[0], np.zeros(2, rules.state), np.stack([journal_rows()] * 2)
    luck, actions, unused = np.zeros(2, SCRATCH), calls.actions_row(rules), calls.actions_row(rules)
    marks = np.full(rules.actions, 7, np.int8)
    (seed,) = game_seeds(SEED, 0, 1).tolist()
    s, other = states
    contract.deal(cards, s, players, options, seed)
    luck["stream"] = ~seed & MASK
    decisions = 0
    while contract.actor(s) >= 0:
        states[1] = states[0]
        count = contract.legal(cards, s, actions)
        contract.mask(cards, s, unused, marks)
        assert np.flatnonzero(marks).tolist() == actions[:count].tolist()
        assert marks.max() == 1
        action = int(actions[draw(luck[0], count)])
        assert contract.pick(cards, other, unused, luck[1]) == action
        assert luck[0] == luck[1]
        journals[:] = 0
        assert contract.apply(cards, s, action, journals[0])
        if contract.act(cards, other, action, journals[1]):
            contract.settle(cards, other, journals[1])
        assert states[0].tobytes() == states[1].tobytes()
        assert (journals[0] == journals[1]).all()
        decisions += 1
    scores = calls.scores_row(rules)
    contract.score(cards, s, scores)
    return scores[:players].tolist(), decisions


def seated(players: int) -> tuple[str, ...]:
    """Random and greedy bots by turns."""
    return tuple(EVERYWHERE[seat % 2] for seat in range(players))


def searchers(game: str) -> SearchBatch:
    """One game between searches of few simulations."""
    players = rules_of(game).players[0]
    many = np.array([[4, *[1] * (players - 1)]])
    return set_up(rules_of(game), load(game).row, players, game_seeds(SEED, 0, 1), many, 5 * many)


def thinkers(game: str, simulations: int) -> SearchBatch:
    """A game whose first decision takes so many simulations."""
    players = rules_of(game).players[0]
    many = np.array([[simulations] * players])
    return set_up(rules_of(game), load(game).row, players, game_seeds(SEED, 0, 1), many, many + 1)


BATCH: Any = {"n": 2, "variants": [(3, ()), (3, ("line-up", "new-rules"))], "seed": 5, "rewards": "rank"}


def stepped(batch: Any) -> list[str]:
    """A digest of everything that each step of a batch gives out, through the ends of its games."""
    luck = np.random.default_rng(3)
    told = []
    while not batch._fetched(batch.games).all():
        step = batch.step(batch.random_actions(luck))
        parts = (*step, batch.points(), batch.stages(), batch.forecasts(), batch.scores)
        arrays = [batch._fetched(part) for part in parts]
        told.append(hashlib.blake2b(b"".join(part.tobytes() for part in arrays), digest_size=8).hexdigest())
    return told


def main() -> None:
    """``walk GAME``, ``plain GAME``, ``kernel GAME GAMES``, ``search GAME``, ``decide GAME`` or ``batch GAME``."""
    what, game, *games = sys.argv[1:]
    if what == "walk":
        for players, options in kinds(game):
            print(players, options, walk(game, players, options))
        return
    if what == "plain":
        for players, options in kinds(game):
            print(players, options, *play_plainly(game, players, options))
        return
    if what == "batch":
        from lair.envs import cuda

        for large in (cuda.LARGE, 0):  # where its states are, and on copies
            cuda.LARGE = large
            cuda.step_kernel.cache_clear()
            print(json.dumps(stepped(cuda.CudaBatch(game, **BATCH))))
        return
    from lair.simulation.gpu import decide_on_gpu, play_on_gpu, search_on_gpu

    if what == "search":
        tables = searchers(game)
        assert list(search_on_gpu(load(game).row, tables, 50))[-1] == 1
        print(json.dumps(tables.states.tobytes().hex()))
        return
    if what == "decide":
        answers = np.zeros((len(THOUGHTS), 1), np.int16)
        assert list(decide_on_gpu(load(game).row, thinkers(game, THOUGHTS[-1] + 1), THOUGHTS, 10, answers))[-1] == 30
        print(json.dumps(answers[:, 0].tolist()))
        return
    rules = rules_of(game)
    bots = np.array([EVERYWHERE.index(bot) for bot in seated(rules.seats)], np.int8)
    seeds = game_seeds(SEED, 0, int(games[0]))
    for players, options in KERNELS[game]:
        scores, decisions = play_on_gpu(rules, load(game).row, bots, players, options, seeds)
        print(players, options, scores[:, :players].tolist(), decisions.tolist())


if __name__ == "__main__":
    main()
