"""Opening a table: what can be asked for, and what is refused."""

import asyncio
from typing import Any

import pytest

from lair.server.settings import Limits
from tests.support.guests import OpenHouse, why


async def test_what_can_be_played(house: OpenHouse) -> None:
    games = await house.stranger().json("/api/games")
    assert set(games) == {"mighty", "meeples"}
    assert games["meeples"]["players"] == [2, 3, 4]
    assert games["mighty"]["options"] == ["line-up", "new-rules"]
    assert games["mighty"]["bots"] == ["newcomer", "apprentice", "adept", "master", "grandmaster"]


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "mighty"},
        {"game": "mighty", "players": 6, "options": ["new-rules", "line-up"], "bots": ["adept", "master"]},
        {"game": "meeples", "players": 2, "options": ["towers"], "pace": "slow", "hints": True, "private": True},
        {"game": "meeples", "players": 3, "hot_seat": True, "clock": {"per": "game", "seconds": 900}},
    ],
)
async def test_a_table_is_as_it_was_asked_for(house: OpenHouse, asked: dict[str, Any]) -> None:
    ada = await house.guest("Ada")
    info = await ada.info(await ada.opens(**asked))
    assert (info["status"], info["game"], info["players"]) == ("open", asked["game"], asked.get("players", 4))
    assert sorted(info["options"]) == sorted(asked.get("options", []))
    assert [seat["bot"] for seat in info["seats"] if seat["bot"]] == asked.get("bots", [])
    for name, otherwise in {"pace": "live", "hints": False, "private": False, "hot_seat": False, "clock": None}.items():
        assert info[name] == asked.get(name, otherwise)
    own = [seat["yours"] for seat in info["seats"]]
    assert own == [True] * 3 if asked.get("hot_seat") else own.count(True) == 1
    assert info["host"]
    assert len({seat["faction"] for seat in info["seats"]}) == info["players"]


NO_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no-such-game"),
    ({"game": "mighty", "players": 2}, "players"),
    ({"game": "meeples", "players": 5}, "players"),
    ({"game": "meeples", "options": ["new-rules"]}, "no-such-option"),
    ({"game": "meeples", "players": 2, "bots": ["adept", "adept"]}, "too-many-bots"),
    ({"game": "mighty", "bots": ["expert"]}, "not-understood"),
    ({"game": "mighty", "players": 7}, "not-understood"),
    ({"game": "mighty", "clock": {"per": "turn", "seconds": 9}}, "not-understood"),
    ({"game": "mighty", "cards": {"name": "Nothing else"}}, "cards-missing"),
    ({"game": "mighty", "seed": 7}, "not-understood"),
]


async def test_a_table_that_cannot_be_is_refused(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    for asked, code in NO_TABLES:
        assert why(await ada.post("/api/tables", id="1", **asked)) == (422, code)
    assert await ada.listed("mine") == []


async def test_who_has_not_come_in_opens_nothing(house: OpenHouse) -> None:
    opened_by_nobody = await house.stranger().post("/api/tables", id="1", game="mighty")
    assert why(opened_by_nobody) == (401, "who-are-you")


async def test_a_table_can_begin_at_once_if_nobody_is_missing(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens(players=3, bots=["adept", "adept"], start=True)
    assert (await ada.info(table))["status"] == "playing"
    waits = await ada.post("/api/tables", id="2", game="mighty", players=3, start=True)
    assert why(waits) == (409, "seats-free")
    assert await ada.listed("mine") == [table]


async def test_the_same_command_opens_one_table(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    asked = {"id": "mine", "game": "mighty"}
    at_once = await asyncio.gather(*(ada.post("/api/tables", **asked) for _ in range(5)))
    later = await ada.post("/api/tables", **asked)
    assert len({answer.json()["table"] for answer in (*at_once, later)}) == 1
    assert len(await ada.listed("mine")) == 1
    assert (await ben.post("/api/tables", **asked)).json() != later.json()


async def test_cards_of_ones_own(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    plain = await ada.opens(players=3)
    cards = await ada.json(f"/api/tables/{plain}/cards")
    cards["setup"]["gold"] = 3
    rich = await ada.opens(players=3, bots=["adept", "adept"], start=True, cards=cards)
    assert await ada.json(f"/api/tables/{rich}/cards") == cards
    seen = await ada.state(rich)
    assert seen["info"]["cards"] != (await ada.info(plain))["cards"]
    assert seen["view"]["seats"][0]["gold"] == 3


async def test_what_cards_say_is_made_from_the_tables_own(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    plain = await ada.opens(players=3)
    cards = await ada.json(f"/api/tables/{plain}/cards")
    cards["tile"][0]["barred"] = [2]
    own = await ada.opens(players=3, cards=cards)
    said = [(await ada.json(f"/api/tables/{table}/texts"))["tile-1"] for table in (plain, own)]
    assert said == [{"code": "tile-barred", "arguments": {"strengths": strength}} for strength in ("1", "2")]
    assert len(await ada.json(f"/api/tables/{await ada.opens('meeples', players=2)}/texts")) > 200


async def test_nobody_puts_their_words_on_anothers_cards(house: OpenHouse) -> None:
    """The numbers are the same, the words are not: each table keeps its own."""
    eve, ada = await house.guests("Eve", "Ada")
    cards = await eve.json(f"/api/tables/{await eve.opens()}/cards")
    first = await eve.opens(cards={**cards, "name": "Cards of Eve"})
    second = await ada.opens()
    house.service.tables.clear()
    assert (await eve.json(f"/api/tables/{first}/cards"))["name"] == "Cards of Eve"
    assert (await ada.json(f"/api/tables/{second}/cards"))["name"] == cards["name"]


@pytest.mark.house(limits=Limits(tables=2, seats=3))
async def test_nobody_is_everywhere(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    tables = [await ada.opens() for _ in range(2)]
    assert why(await ada.post("/api/tables", id="x", game="mighty")) == (429, "too-many-tables")
    others = [await ben.opens() for _ in range(2)]
    await ada.does(others[0], "sit")
    assert await ada.may_not(others[1], "sit") == (429, "too-many-tables")
    await ada.does(tables[0], "close")
    await ada.does(others[1], "sit")
