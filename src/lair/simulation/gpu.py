"""The same loops on a GPU: one thread plays one game.

Simple bots' games live in the thread's own memory (`play_on_gpu`). Searches need room for their trees, and are played
some simulations at a time (`search_on_gpu`), so that somebody can see how far they are; or they think about one
decision each (`decide_on_gpu`).
Needs the ``gpu`` extra. ``NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1`` runs the kernel on a machine
without a GPU, thread by thread in plain Python; that is how it is tested.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from lair.bots.search import NODE
from lair.compiling.cuda import SIMULATED, cuda
from lair.engine.contract import Row, Rules, actor, deal, legal, score
from lair.games import kit_of
from lair.simulation.drivers import play_one
from lair.simulation.search_batch import SearchBatch, best, continue_game

THREADS = 128  # a block
# All that a random bot needs of a scratch record. States begin with their stream: if this did too, Numba would take
# a state for one of these, and warn.
LUCK = np.dtype([("unused", "u8"), ("stream", "u8")])

# In bytes, of records in a thread's own memory: without it they lie anywhere, and a GPU refuses to read a number of
# eight bytes at an odd place. The simulator knows no alignment.
ALIGNMENT = None if SIMULATED else 16


def _nobody(bots: Row) -> None:
    return None


def _these(bots: Row) -> Row:
    return bots


@cache
def kernel(rules: Rules, all_random: bool) -> Any:
    """The kernel for one game; its records' types are compiled in, and bots only where they are needed."""
    state, actions = rules.state, rules.actions
    scratch = LUCK if all_random else kit_of(rules.name).bots.scratch
    seated = cuda.jit(device=True)(_nobody if all_random else _these)

    def play(cards: Row, bots: Row, players: int, options: int, seeds: Row, scores: Row, decisions: Row) -> None:
        game = cuda.grid(1)
        if game < seeds.size:
            states = cuda.local.array(1, state, ALIGNMENT)
            imagined = cuda.local.array(1, state, ALIGNMENT)
            row = cuda.local.array(actions, numba.int16)
            scratches = cuda.local.array(1, scratch, ALIGNMENT)
            deal(cards[0], states[0], players, options, seeds[game])
            decisions[game] = play_one(
                cards[0], states[0], imagined, row, scratches[0], seated(bots), None, seeds[game], None
            )
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

    def search(cards: Row, batch: SearchBatch, trees: Row, moved: Row, over: Row, times: int) -> None:
        game = cuda.grid(1)
        if game < batch.seeds.size:
            over[game] = continue_game(cards, batch, trees, moved, game, times)

    return cuda.jit(search)


@cache
def best_kernel() -> Any:
    """What every game's seat to decide would do if it had to do it now."""

    def answer(cards: Row, batch: SearchBatch, trees: Row, answers: Row) -> None:
        game = cuda.grid(1)
        if game < answers.size:
            seat = actor(batch.states[game])
            count = legal(cards[0], batch.states[game], batch.actions[game])
            tree = trees[game, batch.starts[game, seat] : batch.starts[game, seat + 1]]
            answers[game] = best(tree, seat, batch.actions[game], count)

    return cuda.jit(answer)


class _Search:
    """Searches on the GPU, with room for their trees."""

    def __init__(self, cards: Row, batch: SearchBatch) -> None:
        self.games = batch.seeds.size
        self.cards = cuda.to_device(cards)
        self.batch: Any = SearchBatch(*map(cuda.to_device, batch))
        self.trees = cuda.device_array((self.games, int(batch.starts.max())), NODE)
        self.moved = cuda.device_array((self.games, int(np.diff(batch.starts, axis=1).max())), np.int32)
        self.over = cuda.to_device(np.zeros(self.games, np.bool_))
        self.blocks = -(-self.games // THREADS)

    def run(self, times: int) -> int:
        """So many simulations in every game; how many are over."""
        search_kernel()[self.blocks, THREADS](self.cards, self.batch, self.trees, self.moved, self.over, times)
        return int(self.over.copy_to_host().sum())

    def answers(self) -> Row:
        """What each would do now."""
        answers = cuda.device_array(self.games, np.int16)
        best_kernel()[self.blocks, THREADS](self.cards, self.batch, self.trees, answers)
        return answers.copy_to_host()  # type: ignore[no-any-return]


def search_on_gpu(cards: Row, batch: SearchBatch, times: int) -> Iterator[int]:
    """Play all games to their ends, so many simulations at a time; tells how many are over, and fetches the states."""
    search = _Search(cards, batch)
    finished = 0
    while finished < search.games:
        finished = search.run(times)
        yield finished
    search.batch.states.copy_to_host(batch.states)


def decide_on_gpu(cards: Row, batch: SearchBatch, thoughts: list[int], times: int, answers: Row) -> Iterator[int]:
    """What the seat to decide in each game does after so many simulations, the fewest first, into a row for each.

    The seats' own numbers of simulations must be greater, or they would play. Tells how many simulations were made.
    """
    search = _Search(cards, batch)
    made = 0
    for thought, row in zip(thoughts, answers, strict=True):
        while made < thought:
            more = min(times, thought - made)
            search.run(more)
            made += more
            yield made
        row[:] = search.answers()
