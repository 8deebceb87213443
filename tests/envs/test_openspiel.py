"""OpenSpiel: its own suites, its own ISMCTS, and that its states are positions of the games at a table."""

import pickle
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import lair.envs
from lair.envs.openspiel import SEED_BYTES, SEEN_BYTES, LairState
from lair.simulation.stepping import REWARDS
from lair.table.game import Game
from tests.playthroughs import FOLDER, GAMES
from tests.support.learners import KINDS, every_other_option

lair.envs.register_openspiel()
flags.FLAGS.mark_as_parsed()  # as OpenSpiel's own runner does
kinds = pytest.mark.parametrize(("name", "players"), KINDS)


def load(name: str, players: int, rewards: str = "win") -> Any:
    options = "+".join(every_other_option(name, players))
    return pyspiel.load_game(f"python_lair_{name}(players={players},options={options},rewards={rewards})")


def dealt(game: Any, seed: int) -> LairState:
    """After chance has picked this seed."""
    state: LairState = game.new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


@kinds
def test_openspiels_random_sim_test(name: str, players: int) -> None:
    rewards = REWARDS[players % len(REWARDS)]
    pyspiel.random_sim_test(load(name, players, rewards), num_sims=1, serialize=True, verbose=False)


@kinds
def test_openspiels_games_sim_test(name: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(name, players))


class PartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's suite, on the states it finds by itself."""

    __test__ = False  # needs a game first: see below
    game: Any
    game_name: str


class WholeGames(PartOfTheTree):
    """The same on states along whole games, which it would not reach."""

    some_states: list[LairState]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        dice = random.Random(1)
        cls.some_states = []
        for seed in range(2):
            state = dealt(cls.game, seed)
            while not state.is_terminal():
                if dice.random() < 0.1:
                    cls.some_states.append(state.clone())
                state.apply_action(dice.choice(state.legal_actions()))
            cls.some_states.append(state)


@kinds
@pytest.mark.parametrize("suite", [PartOfTheTree, WholeGames])
def test_openspiels_api_test_on_a_part_of_the_tree(name: str, players: int, suite: type[PartOfTheTree]) -> None:
    made = type("Suite", (suite,), {"game": load(name, players), "game_name": f"python_lair_{name}"})
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(made)
    assert tests.countTestCases() >= 5
    result = unittest.TestResult()
    tests.run(result)
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("name", sorted(GAMES))
def test_playthroughs_are_as_written(name: str) -> None:
    expected, actual = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    assert actual == expected


@kinds
def test_a_state_is_a_position_at_a_table(name: str, players: int) -> None:
    loaded = load(name, players, "score")
    state, dice = dealt(loaded, 2**40 + players), random.Random(5)
    game = Game(name, players=players, seed=2**40 + players, options=every_other_option(name, players))
    named = make_observation(loaded)
    while not game.over:
        assert state.current_player() == game.actor
        assert state.legal_actions() == game.legal_numbers
        if dice.random() < 0.05:
            for seat in range(players):
                assert state.observation_tensor(seat) == game.observe(seat).tolist()
                named.set_from(state, seat)
                for part, place in lair.envs.layout(name).items():
                    assert named.dict[part].tolist() == game.observe(seat)[place].tolist()
        action = dice.choice(game.legal_numbers)
        assert state.action_to_string(action) == str(game.adapter.describe(game.deck, action))
        state.apply_action(action)
        game.play(action)
    assert state.is_terminal()
    assert state.returns() == game.scores


@kinds
def test_a_history_is_the_whole_state(name: str, players: int) -> None:
    game = load(name, players)
    state, dice = dealt(game, 77), random.Random(6)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for seat in range(players):
        assert again.information_state_string(seat) == state.information_state_string(seat)


@kinds
def test_resampling_keeps_what_a_seat_knows_and_redraws_the_rest(name: str, players: int) -> None:
    state, dice = dealt(load(name, players), 8), random.Random(7)
    different = 0
    for _ in range(60):
        seat = state.current_player()
        for player in range(players):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())[
                :2
            ] or player != seat
            assert other.history()[SEED_BYTES:] == state.history()[SEED_BYTES:]
            assert other.history()[:SEED_BYTES] != state.history()[:SEED_BYTES], "the seed would tell everything"
            different += str(other) != str(state)
            kept = pickle.loads(pickle.dumps(other))
            assert str(kept) == str(other.clone()) == str(other)
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert different > 50


def test_what_a_seat_remembers_tells_nothing_hidden() -> None:
    """Two worlds that a seat cannot tell apart stay so, step by step, until something shows them to differ."""
    dice = random.Random(1)
    state = dealt(load("mighty", 3), 3)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, dice.random)
    assert state.information_state_string(seat) == other.information_state_string(seat)
    action = state.legal_actions()[0]
    state.apply_action(action)
    other.apply_action(action)
    assert state.information_state_string(seat) == other.information_state_string(seat)


def test_what_a_seat_remembers_tells_ways_to_the_same_position_apart() -> None:
    """Perfect recall: the same observation by another way is another information state."""
    game = load("meeples", 2)
    seen: dict[str, set[str]] = {}
    state, dice = dealt(game, 5), random.Random(5)
    while not state.is_terminal():
        seat = state.current_player()
        seen.setdefault(state.observation_string(seat), set()).add(state.information_state_string(seat))
        state.apply_action(dice.choice(state.legal_actions()))
    strings = [string for group in seen.values() for string in group]
    assert len(strings) == len(set(strings)) == len(state.history()) - SEED_BYTES


@kinds
def test_an_information_state_tensor_is_what_is_seen_now_and_a_digest_of_all_before(name: str, players: int) -> None:
    game = load(name, players)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state, dice, tensors = dealt(game, 5), random.Random(5), set()
    for _ in range(40):
        seat = state.current_player()
        recalled.set_from(state, seat)
        assert recalled.tensor.tolist() == state.information_state_tensor(seat)
        assert recalled.tensor.tolist()[:-SEEN_BYTES] == state.observation_tensor(seat)
        assert recalled.dict["recalled"].astype(np.uint8).tobytes() == state.position.seen[seat]
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        tensors.add(tuple(recalled.tensor.tolist()))
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert len(tensors) == len(state.history()) - SEED_BYTES


def test_cards_of_a_designers_own(tmp_path: Path) -> None:
    house = Path(lair.__file__).parent / "games" / "mighty" / "cards" / "house.toml"
    rich = tmp_path / "rich.toml"
    rich.write_text(house.read_text(encoding="utf-8").replace("gold = 8 ", "gold = 9 ", 1), encoding="utf-8")
    game = pyspiel.load_game("python_lair_mighty", {"players": 3, "cards": str(rich)})
    state, gold = dealt(game, 1), lair.envs.layout("mighty")["gold"]
    assert state.observation_tensor(0)[gold] == [9, 9, 9, 0, 0, 0]
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@kinds
def test_openspiels_ismcts_plays(name: str, players: int) -> None:
    game = load(name, players)
    state, luck = dealt(game, 9), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=8, random_state=luck)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@kinds
def test_openspiels_environment_for_learners(name: str, players: int) -> None:
    env = rl_environment.Environment(load(name, players))
    env.seed(1)
    step = env.reset()
    dice = random.Random(2)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([dice.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1)
