"""Gymnasium: its own checker, and that a learner's game is the game at a table."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lair.envs
from lair.errors import IllegalAction, OptionError
from lair.table.game import Game
from tests.support.learners import KINDS, every_other_option, mask_of

kinds = pytest.mark.parametrize(("name", "players"), KINDS)


def play_on(env: Any, seen: Any, dice: random.Random) -> tuple[float, int]:
    """To the end, at random; the reward, and how often the learner decided."""
    decisions = 0
    while True:
        action = dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, cut, _ = env.step(action)
        decisions += 1
        assert not cut
        if over:
            return reward, decisions
        assert reward == 0


@kinds
def test_gymnasiums_check_env(name: str, players: int) -> None:
    """Made by its id, so that every way to render is checked too."""
    lair.envs.register_gymnasium()
    options = every_other_option(name, players)
    env = gymnasium.make(f"lair/{name.capitalize()}-v0", players=players, options=options, render_mode="ansi")
    check_env(env.unwrapped)


@kinds
def test_a_learners_game_is_the_game_at_a_table(name: str, players: int) -> None:
    env = lair.envs.gym(name, players=players, seat=players - 1, opponents=("random",) * (players - 1))
    seen, told = env.reset(seed=21)
    assert told["seat"] == players - 1
    assert seen["action_mask"].tolist() == mask_of(env.game)
    assert seen["observation"].tolist() == env.game.observe(players - 1).tolist()
    reward, decisions = play_on(env, seen, random.Random(4))
    again = Game(name, players=players, seed=21)
    for move in env.game.history:
        again.play(move.action.number)
    assert again.over
    assert again.scores == env.game.scores
    assert reward == pytest.approx((players - 1 in again.winners) / len(again.winners))
    assert decisions == sum(move.seat == players - 1 for move in again.history)


def test_the_same_seed_gives_the_same_episode() -> None:
    histories = []
    for _ in range(2):
        env = lair.envs.gym("mighty", opponents=("greedy", "random", "greedy"))
        seen, _ = env.reset(seed=3)
        play_on(env, seen, random.Random(1))
        seen, _ = env.reset()  # goes on from the seed
        play_on(env, seen, random.Random(1))
        histories.append((env.seat, env.game.notation))
    assert histories[0] == histories[1]


def test_the_seat_is_drawn_where_none_is_chosen() -> None:
    env = lair.envs.gym("mighty", opponents=("random",) * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("rewards", "worst"), [("win", 0.0), ("score", 0.0), ("rank", -1.0)])
def test_an_illegal_action_loses(rewards: str, worst: float) -> None:
    env = lair.envs.gym("mighty", players=3, seat=0, rewards=rewards)
    seen, _ = env.reset(seed=7)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, told = env.step(illegal)
    assert (reward, over) == (worst, True)
    assert told["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_an_illegal_action_raises_where_that_is_asked_for() -> None:
    env = lair.envs.gym("mighty", players=3, seat=0, illegal="raise")
    seen, _ = env.reset(seed=7)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()


def test_settings_that_do_not_exist_are_named() -> None:
    with pytest.raises(OptionError, match="wizard"):
        lair.envs.gym("mighty", opponents=("wizard", "random"))
    with pytest.raises(ValueError, match="need 3 opponents"):
        lair.envs.gym("mighty", players=4, opponents=("random", "random"))
    with pytest.raises(ValueError, match="seat must be from 0 to 2"):
        lair.envs.gym("mighty", players=3, seat=3)
