"""Plays games step by step and prints a fingerprint of every position.

Run as a program it is the other side of a comparison: interpreted (``NUMBA_DISABLE_JIT=1``), or in a
GPU kernel under the CUDA simulator.
"""

import hashlib
import sys

import numpy as np

from lair.cards import load
from lair.rules import calls
from lair.rules.chance import game_seeds
from lair.rules.mighty import RULES

KINDS = [(players, options) for players in RULES.players for options in range(4)]
SEED = 77


def walk(players: int, options: int, games: int) -> str:
    """Random games through every verb; one hash over all states, legal lists, scores and observations."""
    digest = hashlib.blake2b(digest_size=12)
    verbs = calls.resolved(RULES)
    cards = load("mighty").row
    states = np.zeros(2, RULES.state)
    actions, scores = calls.actions_row(RULES), calls.scores_row(RULES)
    seen, journal = calls.observation_row(RULES), np.zeros((160, 5), np.int32)
    for seed in game_seeds(SEED + 16 * players + options, 0, games).tolist():
        verbs.deal(cards, states, 0, players, options, seed)
        step = seed
        while (seat := verbs.actor(states, 0)) >= 0:
            count = verbs.legal(cards, states, 0, actions)
            verbs.observe(cards, states, 0, seat, seen)
            states[1] = states[0]
            verbs.imagine(cards, states, 1, (seat + 1) % players, step)
            step = (step * 6364136223846793005 + 1442695040888963407) % 2**64
            journal[:] = 0
            verbs.apply_noting(cards, states, 0, int(actions[(step >> 33) % count]), journal)
            verbs.score(cards, states, 0, scores)
            for row in (states, actions[:count], seen, journal, scores):
                digest.update(row.tobytes())
    return digest.hexdigest()


def main() -> None:
    """``walk GAMES`` or ``kernel``."""
    if sys.argv[1] == "walk":
        for players, options in KINDS:
            print(players, options, walk(players, options, int(sys.argv[2])))
        return
    from lair.arena.gpu import play_on_gpu

    for players, options in KINDS:
        bots = np.array([0, 1, 0, 1, 0, 1], np.int8)
        seeds = game_seeds(SEED, 0, 3)
        scores, decisions = play_on_gpu(RULES, load("mighty").row, bots, players, options, seeds)
        print(players, options, scores.tolist(), decisions.tolist())


if __name__ == "__main__":
    main()
