"""A house that dies under load and comes back: nothing that was acknowledged is lost, nothing happens twice."""

import asyncio
import os
from pathlib import Path

import pytest

from lair.errors import OptionError
from lair.server.settings import Settings
from lair.server.store import reached
from tests.support.crashes import (
    DATABASE,
    FROZEN,
    PROXY,
    WORKER,
    States,
    play_through,
    survive_full_disk,
    survive_kills,
    survive_troubles,
)
from tests.support.house import GENEROUS, Postgres, Redis, Running, sqlite
from tests.support.players import ScriptedPlayers, hold_against

TABLES = 12  # bench.crash does it with hundreds
KILLS = 2


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    players, moves = survive_kills(tmp_path, TABLES, KILLS, seed=9)
    assert moves > KILLS * TABLES // 2
    assert players.again > 0, "the house was missed"
    assert players.closed[1006] > 0, "sockets broke"


def test_behind_caddy_any_part_may_be_killed_or_stand_still(tmp_path: Path, elephant: Postgres) -> None:
    players, moves = survive_troubles(tmp_path, elephant, TABLES, (WORKER, PROXY, DATABASE, FROZEN), seed=5)
    assert moves > 2 * TABLES
    assert players.again > 0, "something was missed"
    assert players.closed[1006] > 0, "sockets broke"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    players, moves = survive_full_disk(tmp_path, TABLES, seed=7)
    assert moves > TABLES
    assert set(players.put_off) == {"503 try-again"}, "every move that could not be stored was refused, with a sentence"


def test_what_one_worker_does_sockets_at_the_other_see_with_redis_and_without(
    tmp_path: Path, elephant: Postgres
) -> None:
    database = elephant.fresh()
    redis = Redis(tmp_path).start()
    houses = [Running(tmp_path, database, redis.url, **GENEROUS).start(ready=False) for _ in range(2)]
    players = ScriptedPlayers(houses, seed=1)

    async def session() -> States:
        await players.come_in(4)
        party = await players.sit_down("mighty", 4, (), everyone_listens=True)
        players.start()
        try:
            await players.everyone_listens()
            for change in (None, redis.stop, redis.start):
                if change is not None:
                    change()
                await players.get_on(12)
                await players.all_heard({party.id: {"version": party.acknowledged}})
                assert sorted(party.heard) == [0, 1, 2, 3]
            return await players.finish()
        finally:
            await players.go_home()

    try:
        states = asyncio.run(session())
        hold_against(players, Settings(database=database).url, states)
    finally:
        for house in houses:
            house.stop()
        redis.stop()
    assert not players.closed, "no socket was closed for Redis' sake"


def test_closing_the_house_under_load_is_orderly(tmp_path: Path) -> None:
    house = Running(tmp_path, sqlite(tmp_path), **GENEROUS).start(ready=False)
    players = ScriptedPlayers([house], seed=3)
    codes: list[int] = []

    async def trouble() -> None:
        codes.append(await asyncio.to_thread(house.stop))
        codes.append(await asyncio.to_thread(house.stop))
        await asyncio.to_thread(house.start, ready=False)
        await players.get_on(TABLES)

    try:
        states = asyncio.run(play_through(players, TABLES, trouble))
    finally:
        house.stop()
    hold_against(players, Settings(database=sqlite(tmp_path)).url, states)
    assert codes == [0, 0]
    sockets = sum(len(party.watched) for party in players.parties)
    assert players.closed == {1012: sockets}, "all were told that it is only for a while"


def test_a_damaged_database_is_refused_with_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    reached(sqlite(tmp_path)).dispose()
    file = tmp_path / "tables.db"
    whole = file.read_bytes()
    for damaged in (b"Once upon a time", bytes(4096) + whole[4096:], whole[: len(whole) // 8192 * 4096]):
        file.write_bytes(damaged)
        with pytest.raises(OptionError, match="does not answer"):
            reached(sqlite(tmp_path))
        assert file.read_bytes() == damaged
