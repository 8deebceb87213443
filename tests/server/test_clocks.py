"""Clocks, which run on the server's own time."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from lair.server import schema, store
from lair.server.settings import DAY
from lair.table.game import Game
from tests.support.guests import OpenHouse, opened, seeded


async def test_a_clock_for_each_turn(house: OpenHouse) -> None:
    """Whoever lets it run out has a bot play this one turn; the next is theirs again."""
    table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": "turn", "seconds": 600})
    late = await house.actor(table)
    async with people[late].ear(table) as ear:
        await ear.state()
        await house.pass_time(500)
        assert await house.actor(table) == late
        assert (await people[late].info(table))["seats"][late]["timed_out"] is False
        await house.pass_time(101)
        assert (await ear.step("timed-out"))["entry"]["seat"] == late
        await house.bots_rest(table)
    assert await house.actor(table) == 1 - late
    assert (await people[late].info(table))["seats"][late]["timed_out"] is False
    await house.pass_time(601)
    await house.bots_rest(table)
    assert await house.actor(table) == late
    await people[late].plays(table)


async def test_a_clock_for_the_whole_game(house: OpenHouse) -> None:
    """Only one's own turns count; who has no time left has a bot play to the end."""
    table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": "game", "seconds": 1000})
    late = await house.actor(table)
    await house.pass_time(700)
    while await house.actor(table) == late:
        await people[late].plays(table, "done")
    await house.pass_time(200)
    while await house.actor(table) != late:
        await people[1 - late].plays(table, "done")
    left = (await people[late].info(table))["time_left"]
    assert left[late] == pytest.approx(300, abs=50), "the test itself takes time too"
    assert left[1 - late] == pytest.approx(800, abs=50)
    await house.pass_time(301)
    await house.bots_rest(table)
    assert (await people[late].info(table))["seats"][late]["timed_out"]
    assert await people[late].may_not(table, "reclaim") == (409, "nothing-to-reclaim")
    turns = (await people[late].state(table))["view"]["turns"]
    while (await people[late].state(table))["view"]["turns"] < turns + 2:  # the other's, and the bot's
        await people[1 - late].plays(table, "done")
        await house.bots_rest(table)
    assert (await people[late].info(table))["seats"][late]["timed_out"]


@pytest.mark.parametrize("per", ["turn", "game"])
async def test_a_client_can_show_a_clock_that_runs(house: OpenHouse, per: str) -> None:
    table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": per, "seconds": 500})
    seat = await house.actor(table)
    first = (await people[1 - seat].info(table))["running"]
    assert (first["seat"], first["since"] <= first["now"]) == (seat, True)
    await house.pass_time(100)
    later = await people[seat].info(table)
    assert (later["running"]["seat"], later["running"]["since"]) == (seat, first["since"])
    assert later["running"]["now"] >= first["now"] + 100
    assert later["time_left"] == [500, 500], "what was left when the turn began"
    async with people[seat].ear(table) as ear:
        await ear.state()
        while await house.actor(table) == seat:
            await people[seat].plays(table, "done")
            told = (await ear.step("played"))["info"]
    assert told["running"]["seat"] == 1 - seat
    assert told["running"]["since"] == told["running"]["now"] >= later["running"]["now"]
    assert told["time_left"][seat] == 500 if per == "turn" else told["time_left"][seat] <= 400
    for person in people:
        await person.does(table, "resign")
    assert (await people[0].info(table))["running"] is None


async def test_a_clock_begins_anew_when_the_same_seat_has_another_turn(house: OpenHouse) -> None:
    """And what is taken back gives no time back."""
    ada = await house.guest("Ada")
    seed, moves = twice_in_a_row()
    with seeded(seed):
        table = await ada.opens("mighty", players=3, hot_seat=True, start=True, clock={"per": "turn", "seconds": 60})
    for move in moves[:-1]:
        await ada.plays(table, move, seat=await house.actor(table))
    seat = await house.actor(table)
    before = (await ada.info(table))["running"]
    await house.pass_time(50)
    at = await ada.plays(table, moves[-1], seat=seat)
    assert await house.actor(table) == seat
    assert (await ada.info(table))["running"]["since"] >= before["since"] + 50
    await house.pass_time(50)
    assert "timed-out" not in [step["entry"]["kind"] for step in await ada.steps(table)]
    await ada.does(table, "undo", version=at, seat=seat)
    assert (await ada.info(table))["running"]["since"] == before["since"]
    await house.pass_time(0)
    await house.bots_rest(table)
    assert [step["entry"]["seat"] for step in await ada.steps(table) if step["entry"]["kind"] == "timed-out"] == [seat]


def twice_in_a_row() -> tuple[int, list[int]]:
    """A seed of Mighty Monsters, and moves after the last of which the same seat plays once more and may undo."""
    for seed in range(100):
        game = Game("mighty", players=3, seed=seed)
        while not game.over and game.played < 12:
            seat = game.actor
            game.play(game.legal_numbers[0])
            if game.actor == seat and game.can_undo:
                return seed, [move.action.number for move in game.history]
    raise AssertionError("nobody plays twice in a row")


async def test_without_a_clock_there_is_no_hurry(house: OpenHouse) -> None:
    table, people = await house.game("Ada", "Ben", game="meeples", pace="slow")
    before = await people[0].state(table)
    assert before["info"]["running"] is None
    await house.pass_time(365 * DAY)
    assert await people[0].state(table) == before


async def test_the_houses_time_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": "turn", "seconds": 60})
        late = await house.actor(table)
        await house.pass_time(50)
        cookie, up = people[late].cookie, house.service.uptime()
        a_year_ago = update(schema.house).values(beat=schema.house.c.beat - 365 * DAY)
        await house.service.store.read(lambda connection: connection.execute(a_year_ago))
    async with opened(tmp_path) as house:
        assert abs(house.service.uptime() - up) < 30
        person = house.stranger(cookie)
        await house.pass_time(5)
        assert (await person.info(table))["seats"][late]["timed_out"] is False
        await house.pass_time(60)
        await house.bots_rest(table)
        assert "timed-out" in [step["entry"]["kind"] for step in await person.steps(table)]


async def test_the_law_of_the_houses_time(house: OpenHouse) -> None:
    def law(connection: Any) -> list[float]:
        began = connection.execute(select(schema.house.c.beat)).scalar_one()
        times = [began + passed for passed in (0, 1, 3, 1000, 1001, 900, 1002)]
        first, *others = [store.beat(connection, now) for now in times]
        connection.rollback()
        return [round(other - first, 3) for other in others]

    # a second and two more; a long pause does not count; a clock set back does not count twice
    assert await house.service.store.read(law) == [1, 3, 3, 4, 4, 5]
