"""Meeples & Monsters as a `Game`: named actions and events, views, reasons, undo, notation and replay files."""

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lair
from lair.bots.player import PolicyBot
from lair.engine.calls import compiled_verbs
from lair.errors import CannotUndo, IllegalAction
from lair.games.meeples.rules import RULES
from lair.games.meeples.rules import components as c
from lair.table.game import Game

rule = pytest.mark.rule
games = st.builds(
    Game,
    st.just("meeples"),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**64),
    options=st.sets(st.sampled_from(RULES.options)),
)


def play_on(game: Game, moves: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(moves):
        if game.over:
            return
        game.play(dice.choice(game.legal_numbers))


@given(games, st.integers(0, 1500), st.integers(0, 100))
@settings(max_examples=12, deadline=None)
def test_replay_is_play(tmp_path_factory: pytest.TempPathFactory, game: Game, moves: int, seed: int) -> None:
    play_on(game, moves, seed)
    file = tmp_path_factory.mktemp("replay") / "game.jsonl"
    game.save(file)
    loaded = lair.load(file)
    assert loaded.states.tobytes() == game.states.tobytes()
    assert loaded.history == game.history
    assert lair.from_notation(game.notation).fingerprint == game.fingerprint


def test_every_action_has_a_notation_that_round_trips() -> None:
    game = Game("meeples", seed=1)
    texts = [game.adapter.describe(game.deck, number).text for number in range(RULES.actions)]
    assert len(set(texts)) == RULES.actions
    assert [game.adapter.parse(game.deck, text) for text in texts] == list(range(RULES.actions))
    assert game.adapter.parse(game.deck, "fly:away") is None


@given(games, st.integers(0, 900))
@settings(max_examples=15, deadline=None)
def test_an_illegal_number_is_refused_with_a_reason_and_changes_nothing(game: Game, moves: int) -> None:
    play_on(game, moves)
    legal = set(game.legal_numbers)
    before = game.states.tobytes()
    for number in range(-1, RULES.actions + 1):
        if number in legal:
            assert game.reason(number) is None
            continue
        with pytest.raises(IllegalAction) as refused:
            game.play(number)
        assert str(refused.value)
    assert game.states.tobytes() == before


@given(games, st.integers(0, 1500))
@settings(max_examples=15, deadline=None)
def test_every_event_of_a_game_is_told_and_views_hold_together(game: Game, moves: int) -> None:
    play_on(game, moves)
    for move in game.history:
        assert all(event.code for event in move.events)
    view = game.view(None)
    assert sum(sum(seat.bag.values()) for seat in view.seats) == int(game.states["bag"].sum())
    assert all(seat.hand == () for seat in view.seats)
    own = game.view(0).seats[0]
    assert len(own.hand) == own.hand_size
    json.dumps(asdict(view))


def everything_shown(game: Game, seat: int) -> str:
    shown: list[Any] = [asdict(game.view(seat)), game.observe(seat).tolist()]
    if seat == game.actor:
        shown.append(game.legal_numbers)
        shown.append([str(game.reason(number)) for number in range(RULES.actions)])
    return json.dumps(shown)


@rule("P53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(players: int) -> None:
    changed = 0
    for seed in range(8):
        game = Game("meeples", players=players, seed=seed, options=["towers"])
        play_on(game, 40 + 90 * seed, seed)
        for seat in range(players):
            other = game.fresh()
            other.states[:] = game.states
            compiled_verbs(RULES).imagine(game.deck.row, other.states, 0, seat, seed)
            other.states["canonical"] = 0
            changed += other.states["quest_at"].tobytes() != game.states["quest_at"].tobytes()
            assert everything_shown(other, seat) == everything_shown(game, seat)
    assert changed > 10, "the test must compare different games"


def test_undo_goes_back_inside_a_turn_and_never_across_a_draw() -> None:
    game = Game("meeples", players=2, seed=3)
    game.play("done")
    target = next(action for action in game.legal if action.code == "go")
    before = game.fingerprint
    game.play(target)
    add = next(action for action in game.legal if action.code == "add")
    game.play(add)
    game.undo()
    game.undo()
    assert game.fingerprint == before
    game.play("done")
    with pytest.raises(CannotUndo):
        game.undo()


@rule("P52")
def test_a_tie_goes_to_the_fewest_peasants_and_is_shared_if_even_those_are_equal() -> None:
    game = Game("meeples", players=3, seed=1)
    s = game.states[0]
    s.phase, s.turn = c.Phase.OVER, c.NONE
    s.vp[:3] = [20, 20, 12]
    s.bag[0, c.PEASANT] += 1
    assert game.winners == [1]
    s.bag[1, c.PEASANT] += 1
    assert game.winners == [0, 1]


def test_a_random_bot_plays_a_whole_game(tmp_path: Path) -> None:
    game = lair.new("meeples", players=2, seed=9, options=["towers"])
    bot = PolicyBot("random", 1)
    while not game.over:
        game.play(bot.choose(game.knowledge(game.played)))
    assert game.winners
    game.save(tmp_path / "game.jsonl")
    assert lair.load(tmp_path / "game.jsonl").scores == game.scores


@rule("P38", "P40")
@given(games, st.integers(0, 900))
@settings(max_examples=10, deadline=None)
def test_a_view_says_who_decides_and_which_monster_waits(game: Game, moves: int) -> None:
    play_on(game, moves)
    seen = game.view(None)
    assert seen.actor == game.actor
    assert (seen.overflow is not None) == (seen.waiting == "district")
