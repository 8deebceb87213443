"""Lessons at a table: the partners play along, and the pupil may go another way."""

from typing import Any
from unittest import mock

import pytest

from lair.lessons import LESSONS, PUPIL
from tests.support.guests import OpenHouse, why


async def opens(house: OpenHouse, name: str) -> tuple[Any, str]:
    ada = await house.guest("Ada")
    opened = await ada.post("/api/tables", id="lesson", lesson=name)
    assert opened.status_code == 200, opened.text
    return ada, opened.json()["table"]


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_is_played_to_its_end(house: OpenHouse, name: str) -> None:
    """The partners play its moves, without a thought; after it they think for themselves."""
    ada, table = await opens(house, name)
    told = await ada.json(f"/api/lessons/{name}")
    state = await ada.state(table)
    assert (state["seat"], state["info"]["status"], state["info"]["lesson"]) == (PUPIL, "playing", name)
    assert (state["info"]["private"], state["info"]["game"]) == (True, told["game"])
    with mock.patch.object(house.service.bot_pool, "ask", side_effect=AssertionError("a bot thinks")):
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


async def test_who_goes_another_way_plays_a_game_of_their_own(house: OpenHouse) -> None:
    ada, table = await opens(house, "mighty")
    await ada.plays(table, "2@3b")
    await house.bots_rest(table)
    assert (await ada.state(table))["actions"]
    steps = await ada.steps(table, views=True)
    assert [step["entry"].get("seat") for step in steps] == [None, 0, 1, 2]
    end = await house.play_out(table, ada)
    assert end["info"]["status"] == "over"


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
