"""Finding a game: the same wish seats people together, bots fill up if everyone agrees; lists; who is online."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from lair.server import finding
from lair.server.commands import Wish
from lair.server.finding import FILL_SECONDS, Seeker, match
from tests.support.guests import LONGEST, Guest, OpenHouse, why


async def finds(guest: Guest, game: str = "mighty", **wish: Any) -> dict[str, Any]:
    answered = await guest.post("/api/find", game=game, **wish)
    assert answered.status_code == 200, answered.text
    found: dict[str, Any] = answered.json()
    return found


async def test_whoever_waits_is_seated_with_the_next_who_come(house: OpenHouse) -> None:
    ada, ben, cy, di = await house.guests("Ada", "Ben", "Cy", "Di")
    first = await finds(ada, rated=True)
    assert (first["table"], first["waiting"], first["others"]) == (None, True, 0)
    assert (await finds(di, rated=False))["others"] == 0, "another wish"
    assert (await finds(ben, rated=True))["others"] == 1
    table = (await finds(cy, rated=True))["table"]
    assert [(await one.json("/api/find"))["table"] for one in (ada, ben, cy, di)] == [table, table, table, None]
    info = await ada.info(table)
    assert (info["status"], info["rated"], info["players"]) == ("playing", True, 3)
    assert sorted(seat["name"] for seat in info["seats"]) == ["Ada", "Ben", "Cy"]
    for one in (ada, ben, cy):
        assert table in await one.listed("mine")
        assert sum(seat["yours"] for seat in (await one.info(table))["seats"]) == 1
    assert (await di.client.delete("/api/find")).json() == {"ended": True}
    assert await di.json("/api/find") == {**first, "waiting": False, "seconds": 0.0}


async def test_many_at_once_are_seated_once_each(house: OpenHouse) -> None:
    people = await house.guests(*[f"P{number}" for number in range(9)])
    await asyncio.gather(*(finds(one, "meeples", players=3, bots=False) for one in people))
    tables: list[str | None] = [None]
    async with asyncio.timeout(LONGEST):
        while None in tables:
            tables = [(await one.json("/api/find"))["table"] for one in people]
    assert sorted(tables.count(table) for table in set(tables)) == [3, 3, 3]
    for one in people:
        assert len(await one.listed("mine")) == 1


async def test_bots_fill_up_after_a_while_if_everyone_agrees(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    assert (await finds(ada, bots=True))["table"] is None
    assert (await finds(ben, bots=False))["table"] is None
    monkeypatch.setattr(finding, "FILL_SECONDS", 0.0)
    assert (await ben.json("/api/find"))["table"] is None, "who wants no bots waits on"
    table = (await ada.json("/api/find"))["table"]
    seats = (await ada.info(table))["seats"]
    assert sorted(seat["bot"] or seat["name"] for seat in seats) == ["Ada", "adept", "adept"]


async def test_an_open_table_that_fits_comes_first(house: OpenHouse) -> None:
    ada, ben, eve = await house.guests("Ada", "Ben", "Eve")
    table = await ada.opens("mighty", players=4, clock={"per": "turn", "seconds": 60})
    await ada.opens("mighty", players=4, private=True)
    assert (await finds(ben))["table"] is None, "it has another clock"
    assert (await ada.put(f"/api/me/blocks/{(await eve.json('/api/me'))['person']}", kind="block")).status_code == 200
    wish: dict[str, Any] = {"clock": {"per": "turn", "seconds": 60}}
    assert (await finds(eve, **wish))["table"] is None, "the host has blocked her"
    assert (await finds(ben, **wish))["table"] == table
    assert (await ben.state(table))["seat"] == 1


async def test_wishes_that_cannot_be(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    for wish in ({"game": "chess"}, {"game": "mighty", "players": 2}, {"game": "mighty", "options": ["towers"]}):
        assert why(await ada.post("/api/find", **wish))[0] == 422


def seeker(name: str, since: float = 0.0, **wish: Any) -> Seeker:
    return Seeker(name, name, Wish("meeples", **wish), since)


def test_who_fits_together() -> None:
    ada, ben, cy = seeker("ada", 1), seeker("ben", 2, players=3), seeker("cy", 3)
    everybody = [cy, ada, ben]
    two = match("ada", everybody, set(), 5)
    assert two is not None
    assert [one.person for one in two.seekers] == ["ada", "cy"], "two are enough for those who say no number"
    three = match("ben", everybody, set(), 5)
    assert three is not None
    assert [one.person for one in three.seekers] == ["ada", "ben", "cy"]
    assert match("ben", everybody, {("cy", "ben")}, 5) is None, "not with somebody who has blocked him"
    assert match("ben", [ben], set(), 2 + FILL_SECONDS - 1) is None
    alone = match("ben", [ben], set(), 2 + FILL_SECONDS)
    assert alone is not None
    assert (alone.players, len(alone.bots)) == (3, 2)
    assert match("ben", [replace(ben, wish=Wish("meeples", players=3, bots=False))], set(), 900) is None
    assert match("nobody", everybody, set(), 5) is None


async def test_open_tables_are_filtered_and_show_ratings(house: OpenHouse) -> None:
    ada, eve = await house.guest("Ada"), house.stranger()
    rated = await ada.opens("mighty", players=3, rated=True, bots=["adept"])
    clocked = await ada.opens("mighty", players=4, clock={"per": "game", "seconds": 600})
    slow = await ada.opens("meeples", players=2, pace="slow")
    filters: list[tuple[dict[str, Any], set[str]]] = [
        ({}, {rated, clocked, slow}),
        ({"game": "mighty"}, {rated, clocked}),
        ({"rated": "true"}, {rated}),
        ({"rated": "false"}, {clocked, slow}),
        ({"clock": "game"}, {clocked}),
        ({"clock": "none", "pace": "live"}, {rated}),
        ({"pace": "slow"}, {slow}),
        ({"players": 4, "game": "mighty"}, {clocked}),
        ({"game": "nothing"}, set()),
    ]
    for query, expected in filters:
        assert {row["table"] for row in await eve.json("/api/tables", list="open", **query)} == expected, query
    (row,) = await eve.json("/api/tables", list="open", rated="true")
    assert row["seats"][0]["rating"] == 1000
    assert row["seats"][2]["rating"] > 1000
    assert row["seats"][0]["person"] == (await ada.json("/api/me"))["person"]


async def test_who_is_online(house: OpenHouse) -> None:
    table, _ = await house.game("Ada", "Ben", bots=1)
    hidden, _ = await house.game("Cy", "Di", bots=1, private=True)
    await finds(await house.guest("Flo"))
    await house.service._store_signs()
    await house.state.sessions.store_seen()
    seen = await house.stranger().json("/api/online")
    assert (seen["people"], seen["waiting"], seen["games"]) == (5, 1, 2)
    shown = {one["name"]: one["doing"] for one in seen["shown"]}
    assert shown == {"Ada": "playing", "Ben": "playing", "Flo": "waiting"}, "who is at a private table is only counted"
    assert hidden not in str(seen)
    assert table not in str(seen)
