"""Trouble under load: many tables over real HTTP and WebSockets while parts of a server are killed or go away.

`tests.server.test_crash` plays some dozens of tables each time, ``python -m bench.crash`` hundreds.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from lair.server.settings import Settings
from tests.support.caddy import Caddy
from tests.support.house import GENEROUS, Postgres, Redis, Running, done, sqlite
from tests.support.players import ScriptedPlayers, hold_against
from tests.support.waiting import wait_until_async

PEOPLE = 12
DISK_BYTES = 24_000_000
WORKER, PROXY, DATABASE, REDIS, FROZEN = "a worker", "the proxy", "the database", "Redis", "a worker frozen"
WITHOUT = (WORKER, REDIS, FROZEN)  # what the others can do without
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


class Site:
    """Two workers with PostgreSQL and Redis behind Caddy, and all that can befall them."""

    def __init__(
        self, folder: Path, server: Postgres, dice: random.Random, options: Sequence[str] = (), **environment: str
    ) -> None:
        self.database = server.fresh()
        self.server = server
        self.redis = Redis(folder)
        given = {**GENEROUS, **environment}
        self.workers = [Running(folder, self.database, self.redis.url, options, **given) for _ in range(2)]
        self.caddy = Caddy(folder, self.workers)
        self._dice = dice

    def __enter__(self) -> "Site":
        self.redis.start()
        for worker in self.workers:
            worker.start(ready=False)
        self.caddy.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.caddy.stop()
        for worker in self.workers:
            worker.stop()
        self.redis.stop()

    def trouble(self, kind: str) -> tuple[Callable[[], object], Callable[[], object]]:
        """What takes a part away, and what brings it back."""
        worker = self._dice.choice(self.workers)
        troubles: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
            WORKER: (worker.kill, partial(worker.start, ready=False)),
            PROXY: (self.caddy.kill, self.caddy.start),
            DATABASE: (self.server.kill, self.server.start),
            REDIS: (self.redis.stop, self.redis.start),
            FROZEN: (worker.freeze, worker.thaw),
        }
        return troubles[kind]


def survive_troubles(folder: Path, server: Postgres, tables: int, kinds: Sequence[str], seed: int) -> Survived:
    """Two workers behind Caddy; each part is taken away in its turn at a random moment, and comes back."""
    dice = random.Random(seed)
    with Site(folder, server, dice) as site:
        players = ScriptedPlayers([site.caddy], seed)

        async def trouble() -> None:
            for kind in kinds:
                await asyncio.sleep(dice.uniform(0.2, 2.0))
                take_away, bring_back = site.trouble(kind)
                await asyncio.to_thread(take_away)
                if kind in WITHOUT:  # the others go on alone
                    await players.get_on(tables // 4)
                await asyncio.to_thread(bring_back)
                await players.get_on(tables)

        states = asyncio.run(play_through(players, tables, trouble))
        return players, hold_against(players, Settings(database=site.database).url, states)


def survive_full_disk(folder: Path, tables: int, seed: int) -> Survived:
    """SQLite on a small disk that fills up in the middle of moves, and is emptied."""
    disk = folder / "disk"
    disk.mkdir()
    done(["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(disk)], str(folder))
    try:
        house = Running(folder, sqlite(disk), **GENEROUS).start(ready=False)
        players = ScriptedPlayers([house], seed)

        async def trouble() -> None:
            await players.get_on(tables)
            filler = disk / "filler"
            await asyncio.to_thread(fill, filler)
            await wait_until_async(lambda: players.again > len(players.parties), why="nobody was refused")
            await wait_until_async(lambda: httpx.get(f"{house.url}/ready").status_code == 503, why="it seems ready")
            filler.unlink()
            await players.get_on(tables)

        try:
            states = asyncio.run(play_through(players, tables, trouble))
        finally:
            house.stop()
        return players, hold_against(players, Settings(database=sqlite(disk)).url, states)
    finally:
        done(["umount", str(disk)], str(folder))


def fill(filler: Path) -> None:
    """Take all the room that is left on a disk."""
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
