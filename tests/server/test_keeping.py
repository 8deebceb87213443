"""What one guest can make the house keep: opening has a rate, and what nobody needs is deleted."""

import copy
import time
from typing import Any

import pytest
from sqlalchemy import func, select

from lair.games.decks import load
from lair.server import schema
from lair.server.settings import DAY, Limits
from tests.support.guests import NO_LIMITS, OpenHouse, why


def cards(name: str) -> dict[str, Any]:
    return {**copy.deepcopy(load("mighty").content), "name": name}


async def kept(house: OpenHouse) -> dict[str, int]:
    """How many rows there are of each kind."""

    def count(connection: Any) -> dict[str, int]:
        tables = (schema.tables, schema.entries, schema.members, schema.decks)
        return {t.name: connection.execute(select(func.count()).select_from(t)).scalar_one() for t in tables}

    return await house.service.store.read(count)


LONG = "x" * 380_000
DEEP: dict[str, Any] = {"source": [{"deeper": LONG}]}


@pytest.mark.parametrize("change", [{"name": LONG}, {LONG: 1}, {"source": LONG}, DEEP, {"source": 10**400}])
async def test_long_texts_of_cards_are_refused(house: OpenHouse, change: dict[str, Any]) -> None:
    ada = await house.guest("Ada")
    refused = await ada.post("/api/tables", id="1", game="mighty", cards={**cards("Mine"), **change})
    assert why(refused) in ((422, "cards-text-long"), (400, "not-understood"))
    assert len(refused.content) < 500
    assert (await kept(house))["decks"] == 0


@pytest.mark.house(limits=Limits(openings=3))
async def test_opening_tables_has_a_rate(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    opened = [await ada.post("/api/tables", id=str(number), game="mighty") for number in range(5)]
    assert [answer.status_code for answer in opened] == [200, 200, 200, 429, 429]
    await ben.opens()


async def test_closed_tables_and_their_cards_are_deleted_after_a_day(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    closed = [await ada.opens(cards=cards(f"Set {number}")) for number in range(3)]
    stays = await ada.opens(cards=cards("Set 3"))
    for table in closed:
        await ada.does(table, "close")
    before = await kept(house)
    await house.service.purge(time.time())
    assert await kept(house) == before, "not yet"
    await house.service.purge(time.time() + DAY + 1)
    assert await kept(house) == {"tables": 1, "entries": 2, "members": 1, "decks": 1}
    house.service.tables.clear()
    assert (await ada.info(stays))["status"] == "open"
    assert why(await ada.get(f"/api/tables/{closed[0]}")) == (404, "no-such-table")


@pytest.mark.parametrize("days", [0, 30])
async def test_finished_games_are_kept_as_long_as_the_house_says(house: OpenHouse, days: int) -> None:
    vars(house.service)["settings"] = house.settings.__class__(
        **{**vars(house.settings), "limits": Limits(**{**vars(NO_LIMITS), "finished_days": days})}
    )
    table, (ada,) = await house.game("Ada", bots=2)
    await ada.does(table, "resign")
    await house.service.purge(time.time() + 29 * DAY)
    assert (await kept(house))["tables"] == 1
    await house.service.purge(time.time() + 31 * DAY)
    assert (await kept(house))["tables"] == (0 if days else 1)
