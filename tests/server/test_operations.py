"""The server itself: health, its database, its settings."""

import asyncio
from unittest import mock

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import OperationalError

from lair.errors import LairError, OptionError
from lair.server import schema
from lair.server.errors import Refused
from lair.server.settings import Limits, Settings
from tests.support.guests import OpenHouse, why


async def test_health_readiness_and_numbers(house: OpenHouse) -> None:
    stranger = house.stranger()
    assert (await stranger.json("/health"))["status"] == "ok"
    while not house.service.ready:
        await asyncio.sleep(0)
    assert await stranger.json("/ready") == {"ready": True, "redis": True, "bots_waiting": 0}
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
    forget = delete(schema.people).where(schema.people.c.id == person)
    await house.service.store.read(lambda connection: connection.execute(forget))
    for answer in (
        await ada.get("/api/me"),
        await ada.put("/api/me", name="Ada"),
        await ada.post("/api/me/link"),
        await ada.post("/api/tables", id="1", game="mighty"),
        await ada.command(table, "sit"),
    ):
        assert why(answer) == (401, "who-are-you")
    assert await ada.may_not(table, "say", text="Am I?") == (403, "no-seat-here")


def test_where_a_house_keeps_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(database="postgresql://a@b/c").url == "postgresql+psycopg://a@b/c"
    with pytest.raises(OptionError, match="is no database"):
        _ = Settings(database="mysql://me:secret@there/c").url
    monkeypatch.setenv("LAIR_LIMIT_TABLES", "7")
    assert Limits.from_environment() == Limits(tables=7)
    monkeypatch.setenv("LAIR_LIMIT_SEATS", "many")
    with pytest.raises(OptionError, match="LAIR_LIMIT_SEATS must be a whole number"):
        Limits.from_environment()


def test_every_refusal_has_a_sentence() -> None:
    assert str(Refused(409, "seats-free", seats=1))
    assert isinstance(Refused(404, "no-such-table"), LairError)
