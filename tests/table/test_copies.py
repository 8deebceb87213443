"""Copies and pickles of games and bots: they play on to the same end, and never touch what they were made from."""

import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lair
from lair.bots import bots_of
from lair.errors import OptionError, ReplayError
from lair.games import rules_of
from lair.simulation.simulate import Plan, play_batch
from lair.table.game import Game
from tests.support.copies import copiers, games


def play_at_random(game: Game, dice: random.Random, most: int = 10_000) -> Game:
    """So many decisions, or to the end."""
    while most and not game.over:
        game.play(dice.choice(game.legal_numbers))
        most -= 1
    return game


@copiers
@games
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_copy_plays_on_to_the_same_end_and_never_touches_the_original(
    copier: Callable[[Game], Game], name: str, data: st.DataObject
) -> None:
    rules = rules_of(name)
    players = data.draw(st.sampled_from(rules.players))
    options = data.draw(st.lists(st.sampled_from(rules.options), unique=True))
    seed, simulated = data.draw(st.integers(0, 2**64 - 1)), data.draw(st.booleans())
    game = Game(name, players=players, options=options, seed=seed, simulated=simulated)
    play_at_random(game, random.Random(seed), data.draw(st.integers(0, 120)))
    before = game.fingerprint, game.notation, game.legal_numbers, game.scores
    other = copier(game)
    assert other == game
    assert other is not game
    play_at_random(other, random.Random(1))
    assert (game.fingerprint, game.notation, game.legal_numbers, game.scores) == before
    assert other.over
    assert other != game or game.over
    play_at_random(game, random.Random(1))
    assert game == other
    assert game.notation == other.notation
    assert game.history == other.history
    assert game.scores == other.scores
    assert lair.from_notation(game.notation) == other


@copiers
def test_a_copy_can_be_taken_back_apart_from_the_original(copier: Callable[[Game], Game]) -> None:
    game = lair.new("mighty", players=3, seed=7)
    game.play("2@1a")
    other = copier(game)
    other.undo()
    assert (game.played, other.played) == (1, 0)
    assert other == lair.new("mighty", players=3, seed=7)
    game.undo()
    assert game == other


@copiers
def test_a_copy_of_an_arranged_game_is_arranged_the_same_way(copier: Callable[[Game], Game]) -> None:
    game = lair.new("mighty", players=3, seed=7)
    game.states["gold"][0, 0] = 99
    other = copier(game)
    assert other.scores[0] == 99
    other.states["gold"][0, 0] = 5
    assert game.scores[0] == 99
    assert other.scores[0] == 5


def test_games_that_differ_are_not_equal() -> None:
    game = lair.new("mighty", players=3, seed=7)
    assert game == lair.new("mighty", players=3, seed=7)
    others = [
        lair.new("mighty", players=3, seed=8),
        lair.new("mighty", players=4, seed=7),
        lair.new("mighty", players=3, seed=7, options=["line-up"]),
        Game("mighty", players=3, seed=7, simulated=True),
        lair.new("mighty", seed=7, seats=[lair.Seat("Ann", "trolls"), *lair.new("mighty", players=3).seats[1:]]),
    ]
    assert all(game != other for other in others)
    assert game != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@games
def test_a_pickled_game_plays_on_in_another_process(name: str, tmp_path: Path) -> None:
    game = play_at_random(Game(name, seed=3), random.Random(3), 20)
    (tmp_path / "game.pickle").write_bytes(pickle.dumps(game))
    program = (
        "import pickle, random, sys; from tests.table.test_copies import play_at_random; "
        "game = pickle.loads(open(sys.argv[1], 'rb').read()); play_at_random(game, random.Random(1)); "
        "open(sys.argv[1], 'wb').write(pickle.dumps(game))"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "game.pickle")], check=True)
    assert pickle.loads((tmp_path / "game.pickle").read_bytes()) == play_at_random(game, random.Random(1))


def test_a_pickle_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, name, version, setup, place = Game("mighty", seed=1).__reduce__()[1]
    with pytest.raises(OptionError, match="version"):
        Game("mighty", seed=1).__reduce__()[0](kind, name, version + 1, setup, place)


@games
@pytest.mark.parametrize("simulated", [False, True])
def test_a_game_as_plain_values(name: str, simulated: bool) -> None:
    game = play_at_random(Game(name, seed=3, simulated=simulated), random.Random(3), 50)
    content = json.loads(json.dumps(game.to_dict()))
    assert Game.from_dict(content) == game
    assert content["scores"] == game.scores
    assert len(content["actions"]) == game.played
    content["actions"][4]["sum"] = "00000000"
    with pytest.raises(ReplayError):
        Game.from_dict(content)


@copiers
@games
def test_a_copy_of_a_bot_plays_on_the_same_and_apart(copier: Callable[[Any], Any], name: str) -> None:
    fixed = {"master": "master:60", "grandmaster": "grandmaster:20"}  # a time would not be the same twice
    for bot_name in bots_of(name):
        bot = lair.bot(fixed.get(bot_name, bot_name), seed=5, cores=1)
        game = Game(name, players=rules_of(name).players[0], seed=11)
        for _ in range(6):
            game.play(bot.choose(game.knowledge()))
        other, table = copier(bot), game.copy()
        here = [game.play(bot.choose(game.knowledge())).action.number for _ in range(6)]
        there = [table.play(other.choose(table.knowledge())).action.number for _ in range(6)]
        assert here == there, bot_name
        assert game == table


def test_a_pickled_bot_leaves_out_weights_and_room() -> None:
    game = Game("mighty", seed=1)
    bot = lair.bot("grandmaster:20", seed=1, cores=1)
    bot.choose(game.knowledge())
    assert len(pickle.dumps(bot)) < 400_000


def test_a_bot_that_no_game_has_is_refused() -> None:
    with pytest.raises(OptionError, match="wizard"):
        lair.bot("wizard")
    assert repr(lair.bot("master@0.5")) == "<Bot master@0.5>"


@games
def test_every_call_refuses_a_seat_that_does_not_exist(name: str) -> None:
    game = Game(name, players=3, seed=1)
    for seat in (3, -1, 99, True):
        for call in (game.view, game.observe, game.has_secrets, game.undo, game.picture):
            with pytest.raises(OptionError, match="no seat"):
                call(seat)


@games
def test_a_simulated_game_at_a_table_has_the_same_luck(name: str) -> None:
    """A game of a simulation, played again at a table by its seed, is the same game."""
    rules = rules_of(name)
    players = rules.players[0]
    plan = Plan(rules, Game(name, seed=0).deck, players, (), ("random",) * players, 4)
    played = play_batch(plan, 0, 3)
    from lair.laboratory.replay import replayed

    for number in range(3):
        game = replayed(plan, number)
        assert game.over
        assert game.scores == played.scores[number].tolist()
        assert game.played == played.decisions[number]


@games
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_picture_shows_what_the_seat_sees(name: str, seat: int | None) -> None:
    from xml.etree import ElementTree

    game = play_at_random(Game(name, players=3, seed=2), random.Random(2), 25)
    picture = game.picture(seat)
    assert picture is not None
    drawn = ElementTree.fromstring(picture)
    space = "{http://www.w3.org/2000/svg}"
    symbols = {symbol.get("id") for symbol in drawn.iter(f"{space}symbol")}
    used = {str(use.get("href")).removeprefix("#") for use in drawn.iter(f"{space}use")}
    assert symbols == used
    assert len(used) > 8
    texts = [text.text for text in drawn.iter(f"{space}text")]
    assert all(who.name[:18] in texts for who in game.seats)
    assert all(str(points) in texts for points in game.scores)
    assert game._repr_svg_() == game._repr_html_() == game.picture(game.actor)
    play_at_random(game, random.Random(1))
    assert game._repr_svg_() is not None
