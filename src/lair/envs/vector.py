"""Thousands of games in one call. `lair.envs.batch` makes a `Batch` (on the CPU) or a `lair.envs.cuda.CudaBatch`.

Everything a step gives back is written into arrays made once; they hold until the next step.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lair.engine.chance import MASK, STEP
from lair.engine.contract import Row
from lair.engine.deck import Deck
from lair.envs.common import layout, reward_number, rules_of
from lair.games import kit_of
from lair.simulation.simulate import private
from lair.simulation.stepping import (
    DEAL,
    Games,
    Setup,
    Step,
    Work,
    choose_for_bots,
    first_illegal,
    forecast_games,
    score_games,
    stage_games,
    step_games,
)
from lair.table.game import Game

Variant = tuple[int, Sequence[str]]  # players and options


def _copied(array: NDArray[Any]) -> NDArray[Any]:
    """A copy; of records with the bytes between their fields, which NumPy would leave as they come."""
    return array.copy() if array.dtype.names is None else array.view(np.uint8).copy().view(array.dtype)


class Batch:
    """``n`` games at once; a game that ends is dealt anew.

    Game number ``k`` of row ``i`` has the ``k * n + i``-th seed of ``seed``, whatever the number of threads. With
    ``variants`` the rows are dealt them in turn, instead of ``players`` and ``options`` for all.
    """

    ORDER: Literal["C", "F"] = "C"  # of observations and masks in memory: one game's numbers lie together

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        options: Sequence[str] = (),
        variants: Sequence[Variant] = (),
        seed: int | None = None,
        rewards: str = "win",
        threads: int = 1,
        cards: Deck | Path | str | None = None,
    ) -> None:
        if n < 1 or threads < 1:
            raise ValueError(f"there must be at least one game and one thread, not {n} and {threads}")
        self._made: dict[str, Any] = {
            "game": game,
            "n": n,
            "players": players,
            "options": tuple(options),
            "variants": tuple(variants),
            "rewards": rewards,
            "threads": threads,
        }
        self.rules = rules_of(game)
        kinds: Sequence[tuple[int | None, Sequence[str]]] = variants or [(players, options)]
        dealt = [
            Game(game, players=many, options=chosen, cards=cards, seed=seed)  # says what is wrong with them
            for many, chosen in kinds
        ]
        self.deck, self.seed = dealt[0].deck, dealt[0].seed
        self._made["cards"] = self.deck
        self.n, self.players, self.options = n, dealt[0].players, dealt[0].options
        self.layout = layout(game)
        rules, rows = self.rules, np.arange(n) % len(dealt)
        bits = [rules.manifest.bits(table.options) for table in dealt]
        self._cards = self._placed(self.deck.row)
        self._setup = Setup(
            self._placed(np.array([table.players for table in dealt], np.int8)[rows]),
            self._placed(np.array(bits, np.int8)[rows]),
            self._placed(np.array([n * STEP & MASK], np.uint64)),
            reward_number(rewards),
        )
        self._games = Games(
            self._placed(np.zeros(n, rules.state)),
            self._placed(np.zeros(n, np.uint64)),
            self._placed(np.zeros(n, np.int64)),
            self._placed(np.zeros((n, rules.seats), np.int32)),
            self._placed(np.zeros(n, np.int32)),
        )
        self._step = Step(
            self._placed(np.zeros((n, rules.observation_size), np.int16, self.ORDER)),
            self._placed(np.zeros((n, rules.actions), np.int8, self.ORDER)),
            self._placed(np.zeros((n, rules.seats), np.float32)),
            self._placed(np.zeros(n, np.bool_)),
            self._placed(np.zeros(n, np.int8)),
        )
        self._points = self._placed(np.zeros((n, rules.seats), np.int32))
        self._stages = self._placed(np.zeros(n, np.int32))
        self._forecasts = self._placed(np.zeros((n, kit_of(game).bots.forecasts.size), np.int16, self.ORDER))
        ends = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        self._parts = list(pairwise(ends))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset()

    @staticmethod
    def _placed(array: NDArray[Any]) -> Any:
        """The array where the games are played."""
        return array

    @staticmethod
    def _fetched(array: Any) -> NDArray[Any]:
        """The array where Python can read it."""
        return array  # type: ignore[no-any-return]

    @staticmethod
    def _store(array: Any, content: NDArray[Any]) -> None:
        """Write into an array where the games are played."""
        array[...] = content

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew, from the first seeds on."""
        if seed is not None:
            self.seed = seed
        self._store(self._games.finished, np.zeros(self.n, np.int64))
        first = np.arange(1, self.n + 1, dtype=np.uint64) * np.uint64(STEP) + np.uint64(self.seed & MASK)
        self._store(self._games.streams, first)
        self._run(self._placed(np.full(self.n, DEAL, np.int16)))
        return self._step

    def step(self, actions: ArrayLike) -> Step:
        """One action per game. If one of them is not legal, nothing is done in any game."""
        chosen = np.ascontiguousarray(actions, np.int16)
        if chosen.shape != (self.n,):
            raise ValueError(f"step needs {self.n} actions, one for every game, not an array of shape {chosen.shape}")
        self._refuse_illegal(chosen)
        self._run(chosen)
        return self._step

    @property
    def scores(self) -> Any:
        """Points of each row's latest finished game."""
        return self._games.scores

    @property
    def games(self) -> Any:
        """How many games each row has finished."""
        return self._games.finished

    @property
    def players_by_row(self) -> Any:
        """How many play in each row."""
        return self._setup.players

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """Everything that the next steps depend on, for `restore`."""
        return {name: _copied(self._fetched(part)) for name, part in self._state().items()}

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Go on from a snapshot of a batch that was made the same way."""
        for name, part in self._state().items():
            self._store(part, arrays[name])

    def _state(self) -> dict[str, Any]:
        return {**self._games._asdict(), **self._step._asdict()}

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and a snapshot; threads are started anew."""
        return {"made": self._made, "seed": self.seed, "snapshot": self.snapshot()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**{**state["made"], "seed": state["seed"]})  # type: ignore[misc]
        self.restore(state["snapshot"])

    def copy(self) -> Self:
        """The same games, apart from these."""
        return deepcopy(self)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        """Whether the next steps of both are the same for the same actions."""
        if not isinstance(other, Batch):
            return NotImplemented
        ours, theirs = self.snapshot(), other.snapshot()
        same = self.deck.digest == other.deck.digest and self.rules is other.rules and self.n == other.n
        return same and all(ours[name].tobytes() == theirs[name].tobytes() for name in ours)

    __hash__ = None  # type: ignore[assignment]

    def choose_for_bots(self, bots: NDArray[np.int8], scratches: Row, chosen: NDArray[np.int16]) -> None:
        """Write what the bot in each row's seat to move does; ``bots`` by row and seat, -1: not a bot."""
        room = private(self.rules.state, 1), private(np.int16, self.rules.actions)
        choose_for_bots(self._cards, self._games.states, (0, self.n), bots, *room, scratches, chosen)

    def points(self) -> Any:
        """Every seat's points so far; the array holds until it is asked for again."""
        return self._read(score_games, self._points)

    def stages(self) -> Any:
        """Rounds or turns so far, by row; the array holds until it is asked for again."""
        return self._read(stage_games, self._stages)

    def forecasts(self) -> Any:
        """What networks are told beside the latest observations; the array holds until it is asked for again."""
        return self._read(forecast_games, self._forecasts)

    def _read(self, read: Callable[[Row, Row, tuple[int, int], Row], None], out: Any) -> Any:
        for part in self._parts:
            read(self._cards, self._games.states, part, out)
        return out

    @property
    def latest(self) -> Step:
        """The result of the latest step, or of the deal."""
        return self._step

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """One legal action per game, all equally likely."""
        masks = self._fetched(self._step.masks)
        counts = masks.sum(axis=1, dtype=np.int64)
        wanted = (rng.random(self.n) * counts).astype(np.int64) + np.concatenate(([0], np.cumsum(counts)[:-1]))
        chosen: NDArray[np.int16] = np.nonzero(masks)[1][wanted].astype(np.int16)
        return chosen

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _refuse_illegal(self, chosen: NDArray[np.int16]) -> None:
        row = first_illegal(self._step.masks, chosen)
        if row >= 0:
            raise ValueError(f"action {chosen[row]} is not legal in game {row}; masks say which are")

    def _run(self, chosen: Any) -> None:
        if self._pool is None:
            self._run_part(chosen, self._parts[0])
        else:
            list(self._pool.map(lambda part: self._run_part(chosen, part), self._parts))

    def _run_part(self, chosen: NDArray[np.int16], part: tuple[int, int]) -> None:
        work = Work(private(np.int16, self.rules.actions), private(np.int32, self.rules.seats))
        states = self._games.states[part[0] : part[1]]
        step_games(self._cards, states, self._games, part, self._setup, chosen, self._step, work)
