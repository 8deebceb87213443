"""The same loop on a GPU: one thread plays one game, its state in the thread's own memory.

Needs the ``gpu`` extra. ``NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1`` runs the kernel on a machine
without a GPU, thread by thread in plain Python; that is how it is tested.
"""

from functools import cache
from typing import Any

import numba
import numba.cuda
import numpy as np
from numpy.typing import NDArray

from lair.arena.drivers import play_one
from lair.bots.mind import MIND
from lair.rules.contract import Row, Rules, deal, score

THREADS = 128  # a block

cuda: Any = numba.cuda  # its names are made at run time


def _nobody(bots: Row) -> None:
    return None


def _these(bots: Row) -> Row:
    return bots


@cache
def kernel(rules: Rules, all_random: bool) -> Any:
    """The kernel for one game; its records' types are compiled in, and bots only where they are needed."""
    state, actions = rules.state, rules.actions
    seated = cuda.jit(device=True)(_nobody if all_random else _these)

    def play(cards: Row, bots: Row, players: int, options: int, seeds: Row, scores: Row, decisions: Row) -> None:
        game = cuda.grid(1)
        if game < seeds.size:
            states = cuda.local.array(1, state)
            scratch = cuda.local.array(1, state)
            row = cuda.local.array(actions, numba.int16)
            minds = cuda.local.array(1, MIND)
            deal(cards[0], states[0], players, options, seeds[game])
            decisions[game] = play_one(cards[0], states[0], scratch, row, minds[0], seated(bots), seeds[game], None)
            score(cards[0], states[0], scores[game])

    return cuda.jit(play)


def play_on_gpu(
    rules: Rules, cards: Row, bots: Row | None, players: int, options: int, seeds: NDArray[np.uint64]
) -> tuple[Row, Row]:
    """Scores and numbers of decisions of one game for each seed; without ``bots`` everyone is random."""
    scores = cuda.device_array((seeds.size, rules.seats), np.int32)
    decisions = cuda.device_array(seeds.size, np.int32)
    seated = np.zeros(rules.seats, np.int8) if bots is None else bots
    blocks = -(-seeds.size // THREADS)
    kernel(rules, bots is None)[blocks, THREADS](
        cuda.to_device(cards), cuda.to_device(seated), players, options, cuda.to_device(seeds), scores, decisions
    )
    return scores.copy_to_host(), decisions.copy_to_host()
