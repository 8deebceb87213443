"""A house that dies under load and comes back: nothing that was acknowledged is lost, nothing happens twice.

LAIR_CRASH_TABLES and LAIR_CRASH_KILLS make these tests longer than they are every day.
"""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from lair.server.settings import Settings
from tests.house import GENEROUS, Redis, Running, postgres, sqlite
from tests.players import Company, hold_against

TABLES = int(os.environ.get("LAIR_CRASH_TABLES", "100"))
KILLS = int(os.environ.get("LAIR_CRASH_KILLS", "3"))
PEOPLE = 24
Trouble = Callable[[], Awaitable[None]]
States = dict[str, dict[str, Any]]


async def play_through(company: Company, trouble: Trouble) -> States:
    """Sit down, play while there is trouble and a little longer; every socket comes to the end of its table."""
    await company.come_in(PEOPLE)
    await company.open(TABLES)
    company.start()
    try:
        await company.everyone_listens()
        await trouble()
        await company.get_on(TABLES)
        states = await company.finish()
        await company.all_heard(states)
        return states
    finally:
        await company.go_home()


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    dice = random.Random(9)
    house = Running(tmp_path, sqlite(tmp_path), **GENEROUS).start(ready=False)
    company = Company([house], seed=9)

    async def trouble() -> None:
        for _ in range(KILLS):
            await asyncio.sleep(dice.uniform(0.2, 2.0))
            house.kill()
            await asyncio.to_thread(house.start, ready=False)
            await company.get_on(TABLES)

    try:
        states = asyncio.run(play_through(company, trouble))
    finally:
        house.stop()
    moves = hold_against(company, Settings(database=sqlite(tmp_path)).url, states)
    assert moves > KILLS * TABLES // 2
    assert company.again > 0, "the house was missed"
    assert company.closed[1006] > 0, "sockets broke"


def test_two_workers_with_postgresql_either_killed_and_redis_away_now_and_then(tmp_path: Path) -> None:
    dice = random.Random(5)
    with postgres(tmp_path) as database:
        redis = Redis(tmp_path).start()
        houses = [Running(tmp_path, database, redis.url, **GENEROUS).start(ready=False) for _ in range(2)]
        company = Company(houses, seed=5)

        async def trouble() -> None:
            for number in range(KILLS):
                await asyncio.sleep(dice.uniform(0.2, 2.0))
                if number % 2 == 0:
                    redis.stop()
                house = dice.choice(houses)
                house.kill()
                await company.get_on(TABLES // 4)  # the other worker goes on alone
                await asyncio.to_thread(house.start, ready=False)
                if number % 2 == 0:
                    redis.start()
                await company.get_on(TABLES)

        try:
            states = asyncio.run(play_through(company, trouble))
            moves = hold_against(company, Settings(database=database).url, states)
        finally:
            for house in houses:
                house.stop()
            redis.stop()
    assert moves > KILLS * TABLES // 2
    assert company.again > 0, "a worker was missed"


def test_what_one_worker_does_sockets_at_the_other_see_with_redis_and_without(tmp_path: Path) -> None:
    with postgres(tmp_path) as database:
        redis = Redis(tmp_path).start()
        houses = [Running(tmp_path, database, redis.url, **GENEROUS).start(ready=False) for _ in range(2)]
        company = Company(houses, seed=1)

        async def session() -> States:
            await company.come_in(4)
            party = await company.sit_down("mighty", 4, (), everyone_listens=True)
            company.start()
            try:
                await company.everyone_listens()
                for change in (None, redis.stop, redis.start):
                    if change is not None:
                        change()
                    await company.get_on(12)
                    await company.all_heard({party.id: {"version": party.acknowledged}})
                    assert sorted(party.heard) == [0, 1, 2, 3]
                return await company.finish()
            finally:
                await company.go_home()

        try:
            states = asyncio.run(session())
            hold_against(company, Settings(database=database).url, states)
        finally:
            for house in houses:
                house.stop()
            redis.stop()
    assert not company.closed, "no socket was closed for Redis' sake"


def test_closing_the_house_under_load_is_orderly(tmp_path: Path) -> None:
    house = Running(tmp_path, sqlite(tmp_path), **GENEROUS).start(ready=False)
    company = Company([house], seed=3)
    codes: list[int] = []

    async def trouble() -> None:
        codes.append(await asyncio.to_thread(house.stop))
        codes.append(await asyncio.to_thread(house.stop))
        await asyncio.to_thread(house.start, ready=False)
        await company.get_on(TABLES)

    try:
        states = asyncio.run(play_through(company, trouble))
    finally:
        house.stop()
    hold_against(company, Settings(database=sqlite(tmp_path)).url, states)
    assert codes == [0, 0]
    sockets = sum(len(party.watched) for party in company.parties)
    assert company.closed == {1012: sockets}, "all were told that it is only for a while"
