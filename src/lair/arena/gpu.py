"""The same loops on a GPU: one thread plays one game.

Simple bots' games live in the thread's own memory (`play_on_gpu`). Searches need room for their trees, and are played
some simulations at a time (`search_on_gpu`), so that somebody can see how far they are.
Needs the ``gpu`` extra. ``NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1`` runs the kernel on a machine
without a GPU, thread by thread in plain Python; that is how it is tested.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numba
import numba.cuda
import numpy as np
from numpy.typing import NDArray

from lair.arena.drivers import play_one
from lair.arena.searches import Tables, go_on
from lair.bots.mind import MIND
from lair.bots.search import NODE
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


@cache
def search_kernel() -> Any:
    """Takes every game some simulations further."""

    def search(
        cards: Row,
        states: Row,
        roots: Row,
        work: Row,
        actions: Row,
        starts: Row,
        pads: Row,
        minds: Row,
        simulations: Row,
        seeds: Row,
        done: Row,
        way: Row,
        trees: Row,
        moved: Row,
        over: Row,
        times: int,
    ) -> None:
        game = cuda.grid(1)
        if game < seeds.size:
            over[game] = go_on(
                cards,
                states,
                roots,
                work,
                actions,
                starts,
                pads,
                minds,
                simulations,
                seeds,
                done,
                way,
                trees,
                moved,
                game,
                times,
            )

    return cuda.jit(search)


def search_on_gpu(cards: Row, tables: Tables, times: int) -> Iterator[int]:
    """Play all games to their ends, so many simulations at a time; tells how many are over, and fetches the states."""
    games = tables.seeds.size
    there = [cuda.to_device(row) for row in (cards, *vars(tables).values())]
    nodes = np.diff(tables.starts, axis=1)
    trees = cuda.device_array((games, int(tables.starts.max())), NODE)
    moved = cuda.device_array((games, int(nodes.max())), np.int32)
    over = cuda.to_device(np.zeros(games, np.bool_))
    blocks = -(-games // THREADS)
    finished = 0
    while finished < games:
        search_kernel()[blocks, THREADS](*there, trees, moved, over, times)
        finished = int(over.copy_to_host().sum())
        yield finished
    there[1].copy_to_host(tables.states)
