"""A batch whose games, observations and masks stay on a GPU: ``lair.envs.batch(..., device="cuda")``.

What a step gives back are device arrays with ``__cuda_array_interface__``: PyTorch and CuPy take them without a copy
(``torch.as_tensor(step.observations, device="cuda")``). Needs the ``gpu`` extra.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from lair.compiling.cuda import cuda
from lair.engine.contract import Row, Rules
from lair.envs.vector import Batch
from lair.simulation.gpu import ALIGNMENT, THREADS
from lair.simulation.stepping import Games, Setup, Step, Work, step_games

WORD = np.dtype(np.uint64)
LARGE = 512  # bytes: a smaller state is in the cache once a few of its fields were read


@cache
def step_kernel(rules: Rules) -> Any:
    """One thread steps one game.

    A large state is copied first. What threads have of their own lies interleaved, so that where they read the same
    field it is read at once; and states that lie one after another are read once, in whole words.
    """
    actions, seats, state = rules.actions, rules.seats, rules.state
    words = state.itemsize // WORD.itemsize

    def step(cards: Row, games: Games, setup: Setup, chosen: Row, result: Step) -> None:
        game = cuda.grid(1)
        if game < chosen.size:
            work = Work(cuda.local.array(actions, numba.int16), cuda.local.array(seats, numba.int32))
            step_games(cards, games.states[game : game + 1], games, (game, game + 1), setup, chosen, result, work)

    def step_copy(cards: Row, games: Games, setup: Setup, chosen: Row, result: Step) -> None:
        game = cuda.grid(1)
        if game < chosen.size:
            work = Work(cuda.local.array(actions, numba.int16), cuda.local.array(seats, numba.int32))
            states = cuda.local.array(1, state, ALIGNMENT)
            here, there = states.view(WORD), games.states.view(WORD)
            for word in range(words):
                here[word] = there[game * words + word]
            step_games(cards, states, games, (game, game + 1), setup, chosen, result, work)
            for word in range(words):
                there[game * words + word] = here[word]

    return cuda.jit(step_copy if state.itemsize > LARGE else step)


@cache
def reading_kernel(read: Callable[[Row, Row, tuple[int, int], Row], None]) -> Any:
    """One thread reads something off the state of one game: `score_games`, `stage_games` or `forecast_games`."""

    def kernel(cards: Row, states: Row, out: Row) -> None:
        game = cuda.grid(1)
        if game < states.size:
            read(cards, states, (game, game + 1), out)

    return cuda.jit(kernel)


class CudaBatch(Batch):
    """The same games as a `Batch` with the same seed.

    An action that is not legal is no error here, since finding out would make the program wait for the GPU: nothing is
    done in that game, and ``refused`` counts it.
    """

    ORDER = "F"  # one number of all games lies together: threads beside each other write beside each other

    @staticmethod
    def _placed(array: Row) -> Any:
        return cuda.to_device(array)

    @staticmethod
    def _fetched(array: Any) -> Row:
        return array.copy_to_host()  # type: ignore[no-any-return]

    @staticmethod
    def _store(array: Any, content: Row) -> None:
        array.copy_to_device(content)

    def step(self, actions: Any) -> Step:
        """One action per game, int16, on the device (anything with ``__cuda_array_interface__``) or not."""
        there = hasattr(actions, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(actions) if there else cuda.to_device(np.ascontiguousarray(actions, np.int16))
        if chosen.shape != (self.n,) or chosen.dtype != np.int16:
            raise ValueError(f"step needs {self.n} int16 actions, not {chosen.dtype} {chosen.shape}")
        self._run(chosen)
        return self._step

    @property
    def refused(self) -> Any:
        """How many actions were not legal, by row."""
        return self._games.refused

    def _read(self, read: Callable[[Row, Row, tuple[int, int], Row], None], out: Any) -> Any:
        if out.size:
            reading_kernel(read)[-(-self.n // THREADS), THREADS](self._cards, self._games.states, out)
        return out

    def _run(self, chosen: Any) -> None:
        kernel = step_kernel(self.rules)
        kernel[-(-self.n // THREADS), THREADS](self._cards, self._games, self._setup, chosen, self._step)
