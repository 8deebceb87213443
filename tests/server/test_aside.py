"""No table holds up another: what cannot be played is set aside with a sentence, and nothing long runs in the loop."""

import asyncio
import copy
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import delete, func, select

from lair.errors import TooMuchWork
from lair.games.decks import build, load
from lair.server import bot_pool, schema, table_spec
from lair.server.bot_pool import Answer, BotPool, Question, question_of
from lair.server.settings import Limits
from lair.table.game import Game
from tests.support.guests import OpenHouse, seeded, why

ASIDE = (410, "table-aside")


async def written(house: OpenHouse, table: str) -> int:
    """How many entries a table has."""
    e = schema.entries.c
    count = select(func.count()).select_from(schema.entries).where(e.table_id == table)
    return int(await house.service.store.read(lambda connection: connection.execute(count).scalar_one()))


async def lose_entry(house: OpenHouse, table: str, version: int) -> None:
    """An entry is missing in the database; the house has not read the table yet."""
    e = schema.entries.c
    lost = delete(schema.entries).where(e.table_id == table, e.version == version)
    await house.service.store.read(lambda connection: connection.execute(lost))
    house.service.tables.clear()


@pytest.mark.parametrize("version", [4, 5])
async def test_a_table_with_a_damaged_log_is_set_aside_and_clocks_elsewhere_run_on(
    house: OpenHouse, version: int
) -> None:
    clock = {"per": "turn", "seconds": 10}
    damaged, (ada, *_) = await house.game("Ada", "Ben", "Cy", clock=clock)
    other, (cleo, *_) = await house.game("Cleo", "Dan", "Eve", clock=clock)
    await lose_entry(house, damaged, version)
    await house.pass_time(11)
    assert (await cleo.state(other))["version"] > 5, "the clock there ran out"
    for _ in range(2):
        assert why(await ada.get(f"/api/tables/{damaged}")) == ASIDE
        assert await ada.may_not(damaged, "resign") == ASIDE
    mine = await ada.json("/api/tables", list="mine")
    assert [listed["status"] for listed in mine] == ["aside"]
    assert await written(house, damaged) == 4, "the rest of its log stays as it is"


async def test_background_tasks_survive_whatever_happens(house: OpenHouse) -> None:
    happened = asyncio.Event()

    def fail(*_: Any) -> None:
        happened.set()
        raise RuntimeError("anything")

    with mock.patch.object(house.service, "_beat", fail), mock.patch.object(house.service, "_unload_idle", fail):
        await asyncio.wait_for(happened.wait(), 10)
        await asyncio.sleep(0)
    assert not any(task.done() for task in house.service.watching)


async def test_an_action_beyond_its_budget_sets_its_table_aside_and_no_other(house: OpenHouse) -> None:
    table, people = await house.game("Ada", "Ben", "Cy")
    other, others = await house.game("Cleo", "Dan", "Eve")
    ada = people[await house.actor(table)]
    async with ada.ear(table) as ear:
        seen = await ear.state()
        with mock.patch.object(Game, "play", side_effect=TooMuchWork("too-much-work", events=1)):
            move = {"version": seen["version"], "action": seen["actions"][0]["number"]}
            assert await ada.may_not(table, "play", **move) == ASIDE
        assert await ear.closed() == 1013
    cleo = others[await house.actor(other)]
    seen = await cleo.state(other)
    await cleo.does(other, "play", version=seen["version"], action=seen["actions"][0]["number"])


def test_a_position_is_as_before_after_an_action_beyond_its_budget() -> None:
    game = Game("mighty", seed=1)
    before, legal = game.fingerprint, game.legal_numbers
    advance = game._advance

    def too_much(*arguments: Any) -> int:
        advance(*arguments)
        return 10**6

    vars(game)["_advance"] = too_much
    with pytest.raises(TooMuchWork):
        game.play(legal[0])
    assert (game.fingerprint, game.legal_numbers, game.played) == (before, legal, 0)


@pytest.mark.house(limits=Limits(bot_moves=25), alone_moves=20, alone_seconds=0.0)
async def test_what_one_request_sets_in_motion_has_a_limit(house: OpenHouse) -> None:
    """The only person's clock runs out; bots would play on alone to the end of the game."""
    clock = {"per": "game", "seconds": 10}
    table, (ada,) = await house.game("Ada", game="meeples", bots=3, clock=clock)
    before = await written(house, table)
    await house.pass_time(11)
    while house.service.tables.get(table) is not None:
        await asyncio.sleep(0.01)
    assert why(await ada.get(f"/api/tables/{table}")) == ASIDE
    assert await written(house, table) <= before + 1 + 25


def foreign() -> dict[str, Any]:
    """The house cards under another name; nothing but numbers counts, so one number differs."""
    content = copy.deepcopy(load("mighty").content)
    content["name"] = "Mine"
    content["tile"] = content["tile"][::-1]
    return content


class Threads(BotPool):
    """Bots in a thread, so that a test can look on."""

    def _start(self) -> Any:
        return ThreadPoolExecutor(1)

    @staticmethod
    def _end(pool: Any) -> None:
        pool.shutdown(wait=False, cancel_futures=True)


async def test_no_bot_thinks_in_the_event_loop_not_even_instead_of_another() -> None:
    asked: list[tuple[str, bool]] = []

    def fail(question: Question) -> Answer:
        asked.append((question.bot, threading.current_thread() is threading.main_thread()))
        raise TimeoutError

    pool = Threads(1)
    question = question_of(Game("mighty", seed=1).knowledge(0), "adept", 0)
    with mock.patch.object(bot_pool, "answer", fail), pytest.raises(TimeoutError):
        await pool.ask(question, "table")
    assert asked == [("adept", False), ("greedy", False)]
    pool.stop()


@pytest.mark.parametrize("cards", [None, foreign()], ids=["house cards", "foreign cards"])
async def test_a_table_whose_cards_no_bot_can_think_about_is_set_aside(
    house: OpenHouse, cards: dict[str, Any] | None
) -> None:
    with mock.patch.object(house.service.bot_pool, "ask", side_effect=TimeoutError):
        own: dict[str, Any] = {} if cards is None else {"cards": cards}
        with seeded(3):  # a bot begins
            table, (ada,) = await house.game("Ada", bots=2, shuffle_seats=True, **own)
    found = await ada.get(f"/api/tables/{table}")
    assert found.status_code == 200 if cards is None else why(found) == ASIDE


async def test_cards_are_read_outside_the_event_loop(house: OpenHouse) -> None:
    read: list[bool] = []

    def noted(*arguments: Any) -> Any:
        read.append(threading.current_thread() is threading.main_thread())
        return build(*arguments)

    ada = await house.guest("Ada")
    with mock.patch.object(table_spec, "build", noted):
        await ada.opens(cards=foreign())
    assert read == [False]
