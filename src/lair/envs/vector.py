"""Thousands of games in one call, on the CPU. `lair.envs.batch` makes a `Batch` of `lair.simulation.stepping`.

Everything a step gives back is written into arrays made once; they hold until the next step.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lair.engine.chance import MASK, seeds_of
from lair.engine.deck import Deck
from lair.envs.common import layout, reward_number, rules_of
from lair.simulation.simulate import private
from lair.simulation.stepping import DEAL, Setup, Step, Work, step_games
from lair.table.game import Game


class Batch:
    """``n`` games at once; a game that ends is dealt anew.

    Game number ``k`` of row ``i`` has the ``k * n + i``-th seed of ``seed``, whatever the number of threads.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        options: Sequence[str] = (),
        seed: int | None = None,
        rewards: str = "win",
        threads: int = 1,
        cards: Deck | Path | str | None = None,
    ) -> None:
        if n < 1 or threads < 1:
            raise ValueError(f"there must be at least one game and one thread, not {n} and {threads}")
        self.rules = rules_of(game)
        table = Game(game, players=players, options=options, cards=cards, seed=seed)  # says what is wrong with them
        self.deck = table.deck
        self.n, self.players, self.options, self.seed = n, table.players, table.options, table.seed
        self.layout = layout(game)
        self.scores = np.zeros((n, self.rules.seats), np.int32)  # of each row's latest finished game
        self.games = np.zeros(n, np.uint64)  # how many games each row has finished
        self._rewards = reward_number(rewards)
        self._states = np.zeros(n, self.rules.state)
        self._seeds = np.zeros(n, np.uint64)
        self._rows = np.arange(n)
        self._step = Step(
            np.zeros((n, self.rules.observation_size), np.int16),
            np.zeros((n, self.rules.actions), np.int8),
            np.zeros((n, self.rules.seats), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.int8),
        )
        ends = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        self._parts = list(pairwise(ends))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset()

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew, from the first seeds on."""
        if seed is not None:
            self.seed = seed
        self.games[:] = 0
        self._seeds[:] = seeds_of(self.seed & MASK, self._rows.astype(np.uint64))
        self._run(np.full(self.n, DEAL, np.int16))
        self._prepare_deals(self._rows)
        return self._step

    def step(self, actions: ArrayLike) -> Step:
        """One action per game. If one of them is not legal, nothing is done in any game."""
        chosen = np.ascontiguousarray(actions, np.int16)
        if chosen.shape != (self.n,):
            raise ValueError(f"step needs {self.n} actions, one for every game, not an array of shape {chosen.shape}")
        self._refuse_illegal(chosen)
        self._run(chosen)
        ended = np.flatnonzero(self._step.dones)
        if ended.size:
            self.games[ended] += np.uint64(1)
            self._prepare_deals(ended)
        return self._step

    @property
    def latest(self) -> Step:
        """The result of the latest step, or of the deal."""
        return self._step

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """One legal action per game, all equally likely."""
        masks = self._step.masks
        counts = masks.sum(axis=1, dtype=np.int64)
        wanted = (rng.random(self.n) * counts).astype(np.int64) + np.concatenate(([0], np.cumsum(counts)[:-1]))
        chosen: NDArray[np.int16] = np.nonzero(masks)[1][wanted].astype(np.int16)
        return chosen

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _refuse_illegal(self, chosen: NDArray[np.int16]) -> None:
        inside = (chosen >= 0) & (chosen < self.rules.actions)
        legal = inside & (self._step.masks[self._rows, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"action {chosen[row]} is not legal in game {row}; masks say which are")

    def _prepare_deals(self, rows: NDArray[np.int64]) -> None:
        """The seeds that these rows' next games will have."""
        numbers = (self.games[rows] + np.uint64(1)) * np.uint64(self.n) + rows.astype(np.uint64)
        self._seeds[rows] = seeds_of(self.seed & MASK, numbers)

    def _run(self, chosen: NDArray[np.int16]) -> None:
        if self._pool is None:
            self._run_part(chosen, self._parts[0])
        else:
            list(self._pool.map(lambda part: self._run_part(chosen, part), self._parts))

    def _run_part(self, chosen: NDArray[np.int16], part: tuple[int, int]) -> None:
        work = Work(private(np.int16, self.rules.actions), private(np.int32, self.rules.seats))
        setup = Setup(self.players, self.rules.manifest.bits(self.options), self._rewards)
        step_games(self.deck.row, self._states, part, setup, self._seeds, chosen, self._step, self.scores, work)
