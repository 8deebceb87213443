"""The server itself: health, its database, its settings."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from unittest import mock

import psycopg
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from lair.errors import LairError, OptionError
from lair.server import accounts, schema
from lair.server.commands import Say
from lair.server.errors import Refused
from lair.server.identity import DAY, Identity
from lair.server.service import TableService
from lair.server.settings import Limits, Settings
from tests.support.guests import OpenHouse, opened, why
from tests.support.house import Postgres


async def test_health_readiness_and_numbers(house: OpenHouse) -> None:
    stranger = house.stranger()
    assert (await stranger.json("/health"))["status"] == "ok"
    while not house.service.ready:
        await asyncio.sleep(0)
    assert await stranger.json("/ready") == {"ready": True, "redis": True, "store": True, "bots_waiting": 0}
    house.service.ready = False
    assert (await stranger.get("/ready")).status_code == 503
    assert "lair_commands_total" in (await stranger.get("/metrics")).text
    proxied = house.stranger(**{"x-forwarded-for": "127.0.0.1"})
    for elsewhere in (house.stranger(address="10.0.0.7"), house.stranger(address="::ffff:10.0.0.7"), proxied):
        assert why(await elsewhere.get("/metrics")) == (404, "no-such-page")


async def test_a_database_that_does_not_answer(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    away = OperationalError("SELECT", {}, Exception("away"))
    async with ada.ear(table) as ear:
        await ear.state()
        with mock.patch.object(house.service.store, "_read", side_effect=away):
            assert why(await ada.get("/api/tables")) == (503, "try-again")
            assert why(await ada.get("/ready")) == (503, "try-again")
            (await house.service.live_table(table)).stale = True
            await ear.says(say="resync")
            assert await ear.closed() == 1013
    assert (await ada.state(table))["version"] == 2


async def test_streams_go_on_at_a_worker_whose_write_failed(house: OpenHouse) -> None:
    """The command was sent again to another worker; nobody but those who listen is at this one."""
    table, (ada, ben, _) = await house.game("Ada", "Ben", "Cy")
    away = OperationalError("UPDATE", {}, Exception("away"))
    async with ben.ear(table) as ear:
        await ear.state()
        with mock.patch.object(house.service.store, "write", side_effect=away):
            assert await ada.may_not(table, "say", text="Lost") == (503, "try-again")
        assert house.service.tables[table].stale
        other = TableService(house.settings, house.service.store)
        person = (await ada.json("/api/me"))["person"]
        version = await other.act(table, person, "", Say("again", text="Found"))
        await house.service.on_published(table, version)
        step = await ear.step()
        assert (step["version"], step["entry"]["text"]) == (version, "Found")


async def test_a_table_under_older_rules_is_not_played_by_newer_ones(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    older = update(schema.tables).values(rules=schema.tables.c.rules - 1)
    await house.service.store.read(lambda connection: connection.execute(older))
    house.service.tables.clear()
    assert why(await ada.get(f"/api/tables/{table}")) == (410, "table-rules")


@pytest.mark.house(unload_seconds=0.0)
async def test_a_table_that_nobody_looks_at_is_read_again(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    before = await ada.state(table)
    house.service._unload_idle(house.service.tables[table].used + 1)
    assert table not in house.service.tables
    assert await ada.state(table) == before


async def test_a_person_the_house_has_forgotten_comes_in_anew(house: OpenHouse) -> None:
    """The cookie is well signed, but of somebody that this database does not know."""
    ada = await house.guest("Ada")
    table = await (await house.guest("Ben")).opens()
    person = (await ada.json("/api/me"))["person"]
    await house.state.store.write(accounts.delete_person, person, [], 1.0)
    house.state.sessions.forget(person)
    for answer in (
        await ada.get("/api/me"),
        await ada.put("/api/me", name="Ada"),
        await ada.post("/api/me/link"),
        await ada.post("/api/tables", id="1", game="mighty"),
        await ada.command(table, "sit"),
    ):
        assert why(answer) == (401, "who-are-you")
    assert await ada.may_not(table, "say", text="Am I?") == (401, "who-are-you")


async def test_a_house_that_cannot_store_is_not_ready(house: OpenHouse) -> None:
    """A full disk, a lock that somebody holds: the beat, which is written every second, does not come through."""
    stranger = house.stranger()
    while not house.service.ready:
        await asyncio.sleep(0)
    full = OperationalError("UPDATE", {}, Exception("database or disk is full"))
    with mock.patch.object(house.service.store, "read_now", side_effect=full):
        with pytest.raises(OperationalError):
            await house.service._beat()
        house.service._uptime_at -= 6.0  # so long has no beat come through
        found = await stranger.get("/ready")
        assert (found.status_code, found.json()["store"]) == (503, False)
    await house.service._beat()
    house.service.store._writing_since = time.monotonic() - 4.0  # one commit takes very long
    assert (await stranger.get("/ready")).status_code == 503
    house.service.store._writing_since = None
    assert (await stranger.get("/ready")).status_code == 200


async def test_a_lock_in_postgresql_stops_one_table_and_no_other(tmp_path: Path, elephant: Postgres) -> None:
    database = elephant.fresh()
    async with opened(tmp_path, database=database) as house:
        locked, (ada, *_) = await house.game("Ada", "Ben", "Cy")
        other, (cleo, *_) = await house.game("Cleo", "Dan", "Eve")
        with psycopg.connect(database) as holder:
            holder.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", (locked,))
            holder.execute("SELECT * FROM house FOR UPDATE")
            with pytest.raises(OperationalError):
                await house.service._beat()
            for number in range(3):
                assert await ada.may_not(locked, "say", text="Hello?") == (503, "try-again")
                await cleo.does(other, "say", text=f"Hello {number}!")
            assert locked in house.service.store._stuck
            assert (await cleo.state(other))["info"]["status"] == "playing"
        house.service.store._stuck.clear()
        await ada.does(locked, "say", text="Hello.")
        await house.service._beat()


async def test_time_goes_on_after_the_clock_was_set_back(house: OpenHouse) -> None:
    """While the server runs, and while it was closed."""
    service, now = house.service, time.time()
    for first in (False, True):
        if first:
            service._beat_at = None
        now -= 3600.0
        with mock.patch("lair.server.service.time.time", return_value=now):
            await service._beat()
            before = service._uptime
        with mock.patch("lair.server.service.time.time", return_value=now + 2.0):
            await service._beat()
        assert service._uptime == pytest.approx(before + 2.0)


def test_a_cookie_that_was_signed_later_is_good() -> None:
    identity = Identity("secret", 400)
    cookie = identity.sign("ada")
    signed = identity.read(cookie)
    assert signed is not None
    assert (signed.person, signed.old) == ("ada", False)
    for hours, renew in ((1, False), (48, True)):
        with mock.patch("lair.server.identity.time.time", return_value=time.time() - 3600.0 * hours):
            assert identity.read(cookie) == replace(signed, old=renew)
    with mock.patch("lair.server.identity.time.time", return_value=time.time() + 401 * DAY):
        assert identity.read(cookie) is None


def test_where_a_house_keeps_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(database="postgresql://a@b/c").url == "postgresql+psycopg://a@b/c"
    with pytest.raises(OptionError, match="is not a database"):
        _ = Settings(database="mysql://me:secret@there/c").url
    monkeypatch.setenv("LAIR_LIMIT_TABLES", "7")
    assert Limits.from_environment() == Limits(tables=7)
    monkeypatch.setenv("LAIR_LIMIT_SEATS", "many")
    with pytest.raises(OptionError, match="LAIR_LIMIT_SEATS must be a whole number"):
        Limits.from_environment()


def test_every_refusal_has_a_sentence() -> None:
    assert str(Refused(409, "seats-free", seats=1))
    assert isinstance(Refused(404, "no-such-table"), LairError)
