"""Kuhn poker in every environment that Lair has, by the environments' own test suites; and bots that play it."""

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import lair
import lair.envs
from lair.bots.levels import make_player
from lair.games import GAMES
from lair.table.game import Game

numbers_of_players = pytest.mark.parametrize("players", GAMES["kuhn"].players)


@numbers_of_players
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)
def test_pettingzoos_suites(players: int) -> None:
    api_test(lair.envs.aec("kuhn", players=players, render_mode="ansi"), num_cycles=300)
    seed_test(lambda: lair.envs.aec("kuhn", players=players), num_cycles=50)
    parallel_api_test(lair.envs.parallel("kuhn", players=players), num_cycles=300)


@numbers_of_players
def test_gymnasiums_check_env(players: int) -> None:
    lair.envs.register_gymnasium()
    check_env(gymnasium.make("lair/Kuhn-v0", players=players, render_mode="rgb_array").unwrapped)


def test_an_illegal_action_never_pays() -> None:
    env = lair.envs.gym("kuhn", players=2, seat=0, opponents=("greedy",), rewards="score")
    env.reset(seed=1)
    *_, told = env.step(3)  # a call before a bet
    assert told["illegal"] == "Nobody has bet yet: check or bet."
    env.reset(seed=1)
    assert env.step(3)[1] == -1.0, "the ante is lost"


@pytest.mark.parametrize("rewards", ["win", "score", "rank"])
def test_openspiels_random_sim_test(rewards: str) -> None:
    lair.envs.register_openspiel()
    for game in ("python_lair_kuhn", f"python_lair_kuhn(players=2,rewards={rewards})"):
        pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=5, serialize=True, verbose=False)


@numbers_of_players
def test_a_batch_plays_what_tables_play(players: int) -> None:
    batch = lair.envs.batch("kuhn", 64, players=players, seed=5, rewards="score")
    dice = np.random.default_rng(1)
    finished = 0
    for _ in range(40):
        step = batch.step(batch.random_actions(dice))
        assert (step.rewards[step.dones].sum(axis=1) == 0).all()
        finished += int(step.dones.sum())
    assert finished > 64


def test_a_saved_game_comes_back(tmp_path: Any) -> None:
    game = lair.new("kuhn", players=3, seed=9)
    dice = random.Random(1)
    while not game.over:
        game.save(tmp_path / "game.jsonl")
        again = lair.load(tmp_path / "game.jsonl")
        assert again.view(1) == game.view(1)
        assert lair.from_notation(game.notation).fingerprint == game.fingerprint
        game.play(dice.choice(game.legal))
    assert sum(game.scores) == 0


def test_the_search_plays_for_chips() -> None:
    """It folds the lowest card to a bet and calls with the highest, whatever it might win at the odds of a coin."""
    folded = called = 0
    for seed in range(60):
        game = Game("kuhn", players=2, seed=seed)
        game.play("bet")
        card = game.view(1).seats[1].card
        chosen = game.adapter.describe(game.deck, make_player("adept", "kuhn", seed).choose(game.knowledge(seed)))
        assert (card, chosen.text) not in ((1, "call"), (3, "fold"))
        folded += card == 1
        called += card == 3
    assert min(folded, called) > 5
