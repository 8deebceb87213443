"""Environments that step many games in one call, beside Pgx's on the CPU; `bench.speed` runs this and prints the table.

Only the steps are timed, with observations, masks, rewards and automatic resets; random legal actions are
chosen before each. Everything runs on one core, turn and turn about; its own seconds on it count, and the best turn.
"""

import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import lair.envs

BATCH_GAMES = 1024
LAIR_GAMES = ("mighty", "meeples")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "backgammon", "sparrow_mahjong", "go_9x9")
PLAYERS = 4

Contender = Callable[[float], float]  # seconds to spend, steps a second


def lair_batch(game: str) -> Contender:
    """`lair.envs.batch` on one core."""
    batch = lair.envs.batch(game, BATCH_GAMES, players=PLAYERS, seed=1)
    luck = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        taken, steps = 0.0, 0
        while taken < seconds:
            actions = batch.random_actions(luck)
            began = time.process_time()
            batch.step(actions)
            taken += time.process_time() - began
            steps += batch.n
        return steps / taken

    return measure


def pgx_batch(game: str) -> Contender:
    """A game of Pgx: its step, compiled and vectorised by JAX, with automatic resets."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import pgx
    from pgx.experimental import auto_reset

    done: Any = jax.block_until_ready
    env = pgx.make(game)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.where(masks, 0.0, -1e9), axis=1))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH_GAMES))

    def measure(seconds: float) -> float:
        nonlocal key, state
        taken, steps = 0.0, 0
        while taken < seconds:
            key, for_actions, for_games = jax.random.split(key, 3)
            keys = jax.random.split(for_games, BATCH_GAMES)
            actions = choose(for_actions, state.legal_action_mask)
            done((keys, actions))
            began = time.process_time()
            state = done(step(state, actions, keys))
            taken += time.process_time() - began
            steps += BATCH_GAMES
        return steps / taken

    return measure


def measure(rounds: int, seconds: float) -> dict[str, float]:
    """Every contender's best turn, all on one core."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        contenders = {f"Lair {game}, {PLAYERS} players": lair_batch(game) for game in LAIR_GAMES}
        contenders |= {f"Pgx {game}": pgx_batch(game) for game in PGX_GAMES}
        best = dict.fromkeys(contenders, 0.0)
        for turn in range(rounds + 1):  # the first turn compiles
            for name, contender in contenders.items():
                rate = contender(seconds if turn else 0.01)
                best[name] = max(best[name], rate) if turn else 0.0
        return best
    finally:
        os.sched_setaffinity(0, cores)


def table(best: dict[str, float]) -> list[str]:
    """The lines of the report."""
    peer = max((name for name in best if name.startswith("Pgx")), key=lambda name: best[name])
    return [
        "## Many games in one call",
        "",
        f"`lair.envs.batch` beside Pgx on the CPU, one core, {BATCH_GAMES} games in a batch: steps with observations,",
        "masks, rewards and automatic resets; the choice of a random legal action is not timed.",
        "",
        f"| | steps/s | against the best of Pgx ({peer}) |",
        "| --- | ---: | ---: |",
        *(f"| {name} | {rate:,.0f} | {rate / best[peer]:,.2f} |" for name, rate in best.items()),
        "",
    ]
