"""Gymnasium: its own checker, and that a learner's game is the game at a table."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as check_for_baselines

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


@kinds
def test_any_bot_may_be_an_opponent(name: str, players: int) -> None:
    env = lair.envs.gym(name, opponents=("master:3", "newcomer", *["random"] * (players - 3))[: players - 1])
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if over:
            break


def test_a_policy_may_be_an_opponent_and_so_may_the_learner_itself() -> None:
    asked = []

    def first_legal(seen: Any) -> int:
        asked.append(seen["observation"].copy())
        return int(seen["action_mask"].argmax())

    env = lair.envs.gym("mighty", seat=1, opponents=(first_legal, lair.bot("greedy", seed=1), first_legal))
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(first_legal(seen))
    again = Game("mighty", players=4, seed=3)
    told = iter(asked)
    for move in env.game.history:
        if move.seat == 3:  # the greedy bot, clockwise two seats on
            again.play(move.action.number)
            continue
        assert next(told).tolist() == again.observe(move.seat).tolist()
        again.play(again.legal_numbers[0])
    assert again.notation == env.game.notation
    env.opponents = ("random",) * 3
    env.reset()
    assert env.opponents == ("random",) * 3


def test_one_opponent_may_play_for_every_seat() -> None:
    asked = []

    def first_legal(seen: Any) -> int:
        asked.append(seen)
        return int(seen["action_mask"].argmax())

    games = []
    for opponents in ("random", ("random",) * 3):
        env = lair.envs.gym("mighty", players=4, seat=0, opponents=opponents)
        assert env.opponents == ("random",) * 3
        play_on(env, env.reset(seed=3)[0], random.Random(1))
        games.append(env.game.notation)
    assert games[0] == games[1]
    env = lair.envs.gym("meeples", opponents=first_legal)
    assert env.opponents == (first_legal,) * (env.game.players - 1)
    play_on(env, env.reset(seed=3)[0], random.Random(1))
    assert asked
    env.opponents = "greedy"
    assert set(env.opponents) == {"greedy"}


def test_a_step_before_the_first_reset_says_so() -> None:
    env = lair.envs.gym("mighty", players=3)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"reset\(\) deals one"):
        env.step(0)


def test_human_rendering_prints_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    env = lair.envs.gym("mighty", seat=0, players=3, render_mode="human")
    seen, _ = env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(int(seen["action_mask"].argmax()))
    assert capsys.readouterr().out not in ("", first)
    assert env.render() is None


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
    with pytest.raises(ValueError, match="a bot's name, a policy or a player, not 7"):
        lair.envs.gym("mighty", players=3, opponents=(7, "random"))  # type: ignore[arg-type]


@kinds
def test_stable_baselines_check_env(name: str, players: int) -> None:
    """Unmodified; it samples actions without the mask."""
    check_for_baselines(lair.envs.gym(name, players=players, options=every_other_option(name, players)))
