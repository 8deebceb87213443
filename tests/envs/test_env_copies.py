"""Copies and pickles of environments: they go on to the same end, and never touch what they were made from."""

import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import lair.envs
from tests.support.copies import copiers, games


def legal_one(seen: Any, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def finish_aec(env: Any, dice: random.Random) -> str:
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else legal_one(seen, dice))
        del agent
    return str(env.unwrapped.game.notation)


def finish_gym(env: Any, dice: random.Random) -> str:
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(dice.choice(np.flatnonzero(env.action_masks()).tolist())))
    return str(env.game.notation)


def finish_parallel(env: Any, dice: random.Random) -> str:
    while env.agents:
        acting = env.unwrapped.game.actor
        action = dice.choice(env.unwrapped.game.legal_numbers)
        env.step({agent: action if place == acting else 0 for place, agent in enumerate(env.possible_agents)})
    return str(env.unwrapped.game.notation)


KINDS: dict[str, tuple[Callable[..., Any], Callable[..., str]]] = {
    "aec": (lair.envs.aec, finish_aec),
    "parallel": (lair.envs.parallel, finish_parallel),
    "gym": (lair.envs.gym, finish_gym),
}
kinds = pytest.mark.parametrize("kind", KINDS)


@copiers
@kinds
@games
def test_a_copy_of_an_environment_goes_on_the_same_and_apart(
    copier: Callable[[Any], Any], kind: str, name: str
) -> None:
    make, finish = KINDS[kind]
    env = make(name, players=3)
    env.reset(seed=4)
    other = copier(env)
    assert type(other) is type(env)
    before = env.unwrapped.game.notation
    theirs = finish(other, random.Random(2))
    assert env.unwrapped.game.notation == before
    assert finish(env, random.Random(2)) == theirs
    assert env.unwrapped.game == other.unwrapped.game
    env.reset()
    other.reset()
    assert env.unwrapped.game == other.unwrapped.game, "the next game comes from a copy of the same luck"


@kinds
def test_an_environment_crosses_to_another_process(kind: str) -> None:
    make, finish = KINDS[kind]
    env = make("mighty", players=3)
    env.reset(seed=4)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        theirs = pool.submit(finish, env, random.Random(2)).result(timeout=120)
    assert finish(env, random.Random(2)) == theirs


@copiers
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_of_a_batch_goes_on_the_same_and_apart(copier: Callable[[Any], Any], threads: int) -> None:
    batch = lair.envs.batch("mighty", 40, variants=[(3, ()), (4, ("line-up",))], seed=3, threads=threads)
    luck = np.random.default_rng(1)
    for _ in range(30):
        batch.step(batch.random_actions(luck))
    other = copier(batch)
    assert other == batch
    before = {name: part.tobytes() for name, part in batch.snapshot().items()}
    for _ in range(60):
        other.step(other.random_actions(np.random.default_rng(5)))
    assert {name: part.tobytes() for name, part in batch.snapshot().items()} == before
    assert other != batch
    for _ in range(60):
        batch.step(batch.random_actions(np.random.default_rng(5)))
    assert other == batch
    assert batch != lair.envs.batch("mighty", 41, seed=3)
    for both in (batch, other):
        both.close()
