"""Lessons: every move is legal, the partners play along, the words are there, and the pupil may go another way."""

from typing import Any
from unittest import mock

import pytest

from lair.errors import OptionError
from lair.lessons import LESSONS, PUPIL, Lesson, Step, lesson
from lair.table.game import Game
from lair.terminal.console import console
from lair.terminal.lesson import show_lesson
from lair.words import LANGUAGES, Words
from tests.support.guests import OpenHouse, in_a_house, why


def dealt(chosen: Lesson) -> Game:
    return Game(chosen.game, players=chosen.players, seed=chosen.seed)


def events_of(chosen: Lesson) -> list[str]:
    game = dealt(chosen)
    return [event.code for move in chosen.moves for event in game.play(move).events]


@pytest.mark.parametrize("name", LESSONS)
def test_every_move_is_its_seats_and_legal(name: str) -> None:
    game = dealt(lesson(name))
    for step in lesson(name).steps:
        assert step.played == game.played
        if step.move is not None:
            assert (step.seat, game.why_not(step.move)) == (game.actor, None)
            game.play(step.move)
    assert not game.over  # the rest is the pupil's own


@pytest.mark.parametrize("name", LESSONS)
def test_the_coach_speaks_when_the_pupil_is_to_move(name: str) -> None:
    """Partners move at once: what was said before their moves would not be read in peace."""
    game = dealt(lesson(name))
    for step in lesson(name).steps:
        assert (step.say is not None) == (game.actor == PUPIL)
        if step.move is not None:
            game.play(step.move)
    last = lesson(name).steps[-1]
    assert (last.move, game.actor) == (None, PUPIL)


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_in_every_language(name: str, language: str) -> None:
    codes = [step.say for step in lesson(name).steps if step.say is not None]
    assert codes == [f"lesson-{name}-{number}" for number in range(1, len(codes) + 1)]
    words = Words(language)
    assert len({words.say(code) for code in codes}) == len(codes)
    assert not words.knows(f"lesson-{name}-{len(codes) + 1}")
    assert words.say("lesson-own-way")


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_pointed_at_is_there(name: str) -> None:
    """A hand has the monster, a Tavern the Units, a place its card, when the coach points at them."""
    game = dealt(lesson(name))
    for step in lesson(name).steps:
        view = game.view(PUPIL)
        for what, _, which in (shown.partition(":") for shown in step.shows):
            if what == "hand" and which:
                assert int(which) in view.seats[PUPIL].hand
            elif what == "tavern" and which:
                assert view.seats[PUPIL].tavern[which] > 0
            elif what == "place" and which[0] in "lm":
                assert next(place.card for place in view.places if place.place == which)
            elif what == "tile":
                assert view.face_up[int(which) - 1]
            elif what in ("guard", "space"):
                assert int(which[0]) <= game.players
        if step.move is not None:
            game.play(step.move)


def test_mighty_monsters_shows_what_matters() -> None:
    happened = events_of(lesson("mighty"))
    for code in ("placed", "returned", "paid-treasury", "paid-owner", "beaten", "looted", "lost", "healed", "unseen"):
        assert code in happened
    assert happened.count("round-ended") == 2


def test_meeples_and_monsters_shows_what_matters() -> None:
    happened = events_of(lesson("meeples"))
    for code in ("activated", "defeated", "built", "trained", "quest-done", "to-bag", "ability", "drew", "bag-filled"):
        assert code in happened
    assert "arrived" not in happened


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_looked_through(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_lesson(name, Words("en"), console(width=100))
    said = capsys.readouterr().out
    assert all(step.move in said for step in lesson(name).steps if step.move is not None)


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(OptionError, match="There is no lesson chess"):
        lesson("chess")


# In the house


async def opens(house: OpenHouse, name: str) -> tuple[Any, str]:
    ada = await house.guest("Ada")
    opened = await ada.post("/api/tables", id="lesson", lesson=name)
    assert opened.status_code == 200, opened.text
    return ada, opened.json()["table"]


@pytest.mark.parametrize("name", LESSONS)
@in_a_house()
async def test_a_lesson_is_played_to_its_end(house: OpenHouse, name: str) -> None:
    """The partners play its moves, without a thought; after it they think for themselves."""
    ada, table = await opens(house, name)
    told = await ada.json(f"/api/lessons/{name}")
    state = await ada.state(table)
    assert (state["seat"], state["info"]["status"], state["info"]["lesson"]) == (PUPIL, "playing", name)
    assert (state["info"]["private"], state["info"]["game"]) == (True, told["game"])
    with mock.patch.object(house.hall.thinking, "ask", side_effect=AssertionError("a bot thinks")):
        for step in told["steps"]:
            await house.bots_rest(table)
            if step["seat"] == PUPIL:
                await ada.plays(table, step["move"])
    entries = [step["entry"] for step in await ada.steps(table, views=True)]
    scripted = [step["move"] for step in told["steps"] if step["move"] is not None]
    assert [entry["action"]["text"] for entry in entries[1:]] == scripted
    assert told["steps"][-1]["played"] == len(scripted)
    await ada.plays(table)
    await house.bots_rest(table)
    assert (await ada.state(table))["actions"]


@in_a_house()
async def test_who_goes_another_way_plays_a_game_of_their_own(house: OpenHouse) -> None:
    ada, table = await opens(house, "mighty")
    await ada.plays(table, "2@3b")
    await house.bots_rest(table)
    assert (await ada.state(table))["actions"]
    steps = await ada.steps(table, views=True)
    assert [step["entry"].get("seat") for step in steps] == [None, 0, 1, 2]
    end = await house.play_out(table, ada)
    assert end["info"]["status"] == "over"


@in_a_house()
async def test_who_comes_back_to_the_lessons_way_is_taught_on(house: OpenHouse) -> None:
    """A step is taken back; the partner has not moved in between."""
    ada, table = await opens(house, "meeples")
    for move in ("done", "go:l2"):
        at = await ada.plays(table, move)
    await ada.does(table, "undo", version=at)
    for move in ("go:l1", "+peasant", "done", "go:m4", "+peasant", "+peasant", "done", "done"):
        await ada.plays(table, move)
    await house.bots_rest(table)
    texts = [step["entry"]["action"]["text"] for step in await ada.steps(table) if step["entry"].get("seat") == 1]
    assert texts == ["done", "go:l3", "+peasant", "+peasant", "done", "done"]


@in_a_house()
async def test_a_lesson_once_more(house: OpenHouse) -> None:
    ada, table = await opens(house, "mighty")
    await ada.does(table, "resign")
    await ada.does(table, "rematch")
    again = (await ada.info(table))["next"]
    await ada.does(again, "start")
    await ada.plays(again, "4@1a")
    await house.bots_rest(again)
    assert (await ada.info(again))["lesson"] == "mighty"
    assert [step["entry"]["action"]["text"] for step in (await ada.steps(again))[-3:]] == ["4@1a", "2@1b", "1@2a"]


@in_a_house()
async def test_a_lesson_is_asked_for_by_its_name_alone(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    assert why(await ada.post("/api/tables", id="1", lesson="chess")) == (422, "no-such-lesson")
    for more in ({"game": "mighty"}, {"players": 4}, {"start": True}):
        assert why(await ada.post("/api/tables", id="1", lesson="mighty", **more)) == (422, "not-understood")
    assert why(await ada.get("/api/lessons/chess")) == (404, "no-such-lesson")
    assert why(await house.stranger().post("/api/tables", id="1", lesson="mighty")) == (401, "who-are-you")
    told = await house.stranger().json("/api/lessons/mighty")
    assert told["steps"][3] == {
        "played": 0,
        "seat": PUPIL,
        "move": "4@1a",
        "say": "lesson-mighty-4",
        "shows": ["hand:4", "space:1a"],
    }
    table = await ada.opens()
    assert (await ada.info(table))["lesson"] is None


def test_steps_count_the_moves_before_them() -> None:
    first, *_ = lesson("mighty").steps
    assert first == Step(0, None, None, "lesson-mighty-1", ("gold", "rounds"))
