"""Trouble under load: many tables over real HTTP and WebSockets while workers are killed and Redis goes away.

`tests.server.test_crash` plays some dozens of tables each time, ``python -m bench.crash`` hundreds.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from lair.server.settings import Settings
from tests.support.house import GENEROUS, Redis, Running, sqlite
from tests.support.players import ScriptedPlayers, hold_against

PEOPLE = 24
Trouble = Callable[[], Awaitable[None]]
States = dict[str, dict[str, Any]]
Survived = tuple[ScriptedPlayers, int]  # the players with all that they remember, and the moves that the database has


async def play_through(players: ScriptedPlayers, tables: int, trouble: Trouble) -> States:
    """Sit down, play while there is trouble and a little longer; every socket comes to the end of its table."""
    await players.come_in(PEOPLE)
    await players.open(tables)
    players.start()
    try:
        await players.everyone_listens()
        await trouble()
        await players.get_on(tables)
        states = await players.finish()
        await players.everyone_listens()
        await players.all_heard(states)
        return states
    finally:
        await players.go_home()


def survive_kills(folder: Path, tables: int, kills: int, seed: int) -> Survived:
    """One worker with SQLite, killed with -9 at random moments."""
    dice = random.Random(seed)
    house = Running(folder, sqlite(folder), **GENEROUS).start(ready=False)
    players = ScriptedPlayers([house], seed)

    async def trouble() -> None:
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(0.2, 2.0))
            house.kill()
            await asyncio.to_thread(house.start, ready=False)
            await players.get_on(tables)

    try:
        states = asyncio.run(play_through(players, tables, trouble))
    finally:
        house.stop()
    return players, hold_against(players, Settings(database=sqlite(folder)).url, states)


def survive_kills_of_either(folder: Path, database: str, tables: int, kills: int, seed: int) -> Survived:
    """Two workers with PostgreSQL: one of them is killed with -9 at random moments, every other time without Redis."""
    dice = random.Random(seed)
    redis = Redis(folder).start()
    houses = [Running(folder, database, redis.url, **GENEROUS).start(ready=False) for _ in range(2)]
    players = ScriptedPlayers(houses, seed)

    async def trouble() -> None:
        for number in range(kills):
            await asyncio.sleep(dice.uniform(0.2, 2.0))
            if number % 2 == 0:
                redis.stop()
            house = dice.choice(houses)
            house.kill()
            await players.get_on(tables // 4)  # the other worker goes on alone
            await asyncio.to_thread(house.start, ready=False)
            if number % 2 == 0:
                redis.start()
            await players.get_on(tables)

    try:
        states = asyncio.run(play_through(players, tables, trouble))
        return players, hold_against(players, Settings(database=database).url, states)
    finally:
        for house in houses:
            house.stop()
        redis.stop()
