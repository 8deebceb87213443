"""PettingZoo: its own suites, and that its environments are the games they claim to be."""

import random
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.render_test import collect_render_results, render_test

import lair.envs
from lair.errors import IllegalAction, OptionError
from lair.table.game import Game
from tests.support.learners import KINDS, every_other_option, mask_of, moments, redrawn

kinds = pytest.mark.parametrize(("name", "players"), KINDS)

# PettingZoo's suite warns of any observation that is a dictionary with a mask, but for games of its own, known by name.
of_dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)


@kinds
@of_dictionaries
def test_pettingzoos_api_test(name: str, players: int) -> None:
    api_test(lair.envs.aec(name, players=players, options=every_other_option(name, players)), num_cycles=1000)


@kinds
def test_pettingzoos_seed_test(name: str, players: int) -> None:
    seed_test(lambda: lair.envs.aec(name, players=players), num_cycles=200)


@kinds
def test_pettingzoos_parallel_api_test(name: str, players: int) -> None:
    parallel_api_test(lair.envs.parallel(name, players=players), num_cycles=1000)


@kinds
def test_pettingzoos_parallel_seed_test(name: str, players: int) -> None:
    """Its actions are drawn without the mask."""
    parallel_seed_test(lambda: lair.envs.parallel(name, players=players, illegal="terminate"))


@kinds
@of_dictionaries
def test_pettingzoos_api_test_where_illegal_actions_end_the_game(name: str, players: int) -> None:
    api_test(lair.envs.aec(name, players=players, illegal="terminate"), num_cycles=200)
    parallel_api_test(lair.envs.parallel(name, players=players, illegal="terminate"), num_cycles=200)


@kinds
def test_pettingzoos_render_test(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: lair.envs.aec(name, players=players, render_mode=render_mode))
    assert Game(name, players=players).seats[0].name in capsys.readouterr().out


@kinds
def test_what_is_observed_is_what_the_table_shows(name: str, players: int) -> None:
    env = lair.envs.aec(name, players=players, options=every_other_option(name, players))
    env.reset(seed=5)
    game = Game(name, players=players, seed=5, options=every_other_option(name, players))
    for _ in moments(game, random.Random(1), 7):
        for move in game.history[env.unwrapped.game.played :]:
            env.step(move.action.number)
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == game.observe(seat).tolist()
            assert seen["action_mask"].tolist() == (mask_of(game) if seat == game.actor else [0] * game.rules.actions)
        assert game.over or env.agent_selection == f"player_{game.actor}"
    assert env.unwrapped.game.scores == game.scores
    assert all(env.terminations.values())


@kinds
@pytest.mark.parametrize("rewards", ["win", "score", "rank"])
def test_rewards_come_at_the_end(name: str, players: int, rewards: str) -> None:
    env = lair.envs.aec(name, players=players, rewards=rewards)
    env.reset(seed=11)
    dice = random.Random(3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    game = env.unwrapped.game
    expected = {
        "win": [(seat in game.winners) / len(game.winners) for seat in range(players)],
        "score": game.scores,
        "rank": list(got.values()),
    }[rewards]
    assert list(got.values()) == pytest.approx(expected)
    if rewards == "rank":
        assert sum(got.values()) == pytest.approx(0)
        assert max(got.values()) == 1 or len(game.winners) > 1
        assert {seat for seat in range(players) if got[f"player_{seat}"] == max(got.values())} == set(game.winners)


@kinds
def test_an_observation_tells_nothing_hidden(name: str, players: int) -> None:
    env = lair.envs.aec(name, players=players, options=every_other_option(name, players))
    env.reset(seed=2)
    changed = 0
    for game in moments(Game(name, players=players, seed=2, options=env.unwrapped.game.options), random.Random(2), 40):
        for seat in range(players):
            env.unwrapped.game = game
            before = env.observe(f"player_{seat}")
            env.unwrapped.game = redrawn(game, seat, 7 + seat)
            after = env.observe(f"player_{seat}")
            assert all(np.array_equal(before[part], after[part]) for part in before)
            changed += env.unwrapped.game.states.tobytes() != game.states.tobytes()
    assert changed > 3, "the test must compare different games"


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = lair.envs.aec("mighty", players=3)
    env.reset(seed=7)
    before = env.unwrapped.game.fingerprint
    with pytest.raises(IllegalAction, match="no monster of strength 4"):
        env.step(3)
    assert env.unwrapped.game.fingerprint == before


@pytest.mark.parametrize("rewards", ["win", "score", "rank"])
def test_an_illegal_action_ends_the_game_where_that_is_asked_for(rewards: str) -> None:
    env = lair.envs.aec("mighty", players=3, rewards=rewards, illegal="terminate")
    env.reset(seed=7)
    assert env.agent_selection == "player_0"
    env.step(3)
    assert all(env.terminations.values())
    assert "no monster of strength 4" in env.infos["player_0"]["illegal"]
    assert env.infos["player_1"] == {}
    wanted = {"win": [0, 0.5, 0.5], "score": [0, 8, 8], "rank": [-1, 0.5, 0.5]}[rewards]
    assert list(env.rewards.values()) == wanted
    got = {}
    for agent in env.agent_iter():
        _, got[agent], _, _, _ = env.last()
        env.step(None)
    assert [got[agent] for agent in env.possible_agents] == wanted
    assert env.agents == []
    env.reset(seed=7)
    assert not any(env.terminations.values())


def test_settings_that_do_not_exist_are_named() -> None:
    with pytest.raises(OptionError, match="chess"):
        lair.envs.aec("chess")
    with pytest.raises(OptionError, match="3 to 6"):
        lair.envs.aec("mighty", players=2)
    with pytest.raises(ValueError, match="win, score, rank"):
        lair.envs.aec("mighty", rewards="gold")
    with pytest.raises(ValueError, match="human, ansi, rgb_array"):
        lair.envs.aec("mighty", render_mode="svg")
    with pytest.raises(ValueError, match="raise, terminate"):
        lair.envs.aec("mighty", illegal="lose")


@kinds
def test_pictures(name: str, players: int) -> None:
    texts = collect_render_results(lair.envs.aec(name, players=players, render_mode="ansi"))
    assert len(set(texts)) > 3
    assert all(max(map(len, text.splitlines())) <= 80 for text in texts)
    images = collect_render_results(lair.envs.aec(name, players=players, render_mode="rgb_array"))
    for image in images:
        assert image.dtype == np.uint8
        assert image.ndim == 3
        assert image.shape[2] == 3
        assert 0.01 < (image.max(axis=2) > 128).mean() < 0.2, "writing on a dark ground"


def test_every_sign_the_terminal_draws_is_in_the_font() -> None:
    from PIL import ImageFont

    from lair.envs.render import FONT, FONT_PIXELS

    font = ImageFont.truetype(FONT, FONT_PIXELS)
    missing = font.getmask("\U0010ffff").getbbox(), bytes(font.getmask("\U0010ffff"))
    text = "".join(
        collect_render_results(lair.envs.aec(name, players=players, render_mode="ansi"))[0] for name, players in KINDS
    )
    for sign in sorted(set(text) - set(" \n")):
        assert (font.getmask(sign).getbbox(), bytes(font.getmask(sign))) != missing, sign
        assert font.getlength(sign) == font.getlength("M"), sign


def test_a_missing_library_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, library, make, extra in (
        ("pettingzoo", "pettingzoo", lambda: lair.envs.aec("mighty"), "envs"),
        ("gymnasium", "gymnasium", lambda: lair.envs.gym("mighty"), "envs"),
        ("openspiel", "pyspiel", lair.envs.register_openspiel, "openspiel"),
    ):
        monkeypatch.delitem(sys.modules, f"lair.envs.{module}", raising=False)
        monkeypatch.setitem(sys.modules, library, None)
        with pytest.raises(ImportError, match=rf'Install it with: pip install "lair-games\[{extra}\]"'):
            make()
        monkeypatch.undo()
