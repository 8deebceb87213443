"""Tables on the network, as a rulebook: opening one, sitting down, playing, leaving, coming back, and the end.

Each test is a house of its own with a few guests. What strangers try is in test_server_strangers.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.pool import ThreadPool
from pathlib import Path
from threading import Barrier
from typing import Any
from unittest import mock

import httpx
import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import OperationalError
from websockets.sync.client import connect

from lair.errors import LairError, OptionError, ReplayError
from lair.server import schema, store
from lair.server.service import MOST_WAITING
from lair.server.service import Guest as Stream
from lair.server.settings import DAY, Limits, Settings
from lair.server.table import Refused
from lair.table.game import Game, drawn_order
from lair.table.replay import commitment_of, verified
from tests.support.guests import NO_LIMITS, Guest, OpenHouse, in_a_house, listening, opened, seeded, why
from tests.support.house import GENEROUS, Running, sqlite

# Who is who


@in_a_house()
async def test_a_guest_has_a_name_and_keeps_who_they_are(house: OpenHouse) -> None:
    ada = house.stranger()
    assert why(await ada.get("/api/me")) == (401, "who-are-you")
    came = (await ada.post("/api/people", name=" Ada\u202e \n Lovelace ")).json()
    assert came["name"] == "Ada Lovelace"
    assert await ada.json("/api/me") == came
    assert (await ada.put("/api/me", name="Countess")).json() == {"person": came["person"], "name": "Countess"}
    assert (await ada.json("/api/me"))["name"] == "Countess"


@in_a_house()
async def test_a_name_is_something_that_shows_and_fits(house: OpenHouse) -> None:
    for name, code in (("", "no-name"), (" \u200b\u202e\x00", "no-name"), ("x" * 81, "not-understood")):
        assert why(await house.stranger().post("/api/people", name=name)) == (422, code)
    came = await house.stranger().post("/api/people", name="x" * 80)
    assert came.json()["name"] == "x" * house.settings.limits.name


@in_a_house()
async def test_a_new_name_is_for_tables_to_come(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    before = await ada.opens()
    await ada.put("/api/me", name="Countess")
    after = await ada.opens()
    assert (await ada.info(before))["seats"][0]["name"] == "Ada"
    assert (await ada.info(after))["seats"][0]["name"] == "Countess"


@in_a_house()
async def test_take_it_to_another_device(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    link = (await ada.post("/api/me/link")).json()
    telephone = house.stranger()
    followed = await telephone.post("/api/people/link", token=link["token"])
    assert followed.json() == await ada.json("/api/me")
    assert (await telephone.state(table))["seat"] == (await ada.state(table))["seat"] == 0
    assert why(await house.stranger().post("/api/people/link", token=link["token"])) == (404, "no-such-link")


@in_a_house()
async def test_a_link_is_the_latest_one_and_not_an_old_one(house: OpenHouse) -> None:
    ada, other = await house.guest("Ada"), house.stranger()
    first, second = [(await ada.post("/api/me/link")).json()["token"] for _ in range(2)]
    assert why(await other.post("/api/people/link", token=first)) == (404, "no-such-link")
    with mock.patch("lair.server.store.LINK_SECONDS", -1.0):
        old = (await ada.post("/api/me/link")).json()["token"]
    for token in (second, old, "nothing"):
        assert why(await other.post("/api/people/link", token=token)) == (404, "no-such-link")


# Opening a table


@in_a_house()
async def test_what_can_be_played(house: OpenHouse) -> None:
    games = await house.stranger().json("/api/games")
    assert set(games) == {"mighty", "meeples"}
    assert games["meeples"]["players"] == [2, 3, 4]
    assert games["mighty"]["options"] == ["line-up", "new-rules"]
    assert games["mighty"]["bots"] == ["apprentice", "adept", "master"]


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "mighty"},
        {"game": "mighty", "players": 6, "options": ["new-rules", "line-up"], "bots": ["adept", "master"]},
        {"game": "meeples", "players": 2, "options": ["towers"], "pace": "slow", "hints": True, "private": True},
        {"game": "meeples", "players": 3, "hot_seat": True, "clock": {"per": "game", "seconds": 900}},
    ],
)
@in_a_house()
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
    ({"game": "mighty", "bots": ["grandmaster"]}, "not-understood"),
    ({"game": "mighty", "players": 7}, "not-understood"),
    ({"game": "mighty", "clock": {"per": "turn", "seconds": 9}}, "not-understood"),
    ({"game": "mighty", "cards": {"name": "Nothing else"}}, "cards-missing"),
    ({"game": "mighty", "seed": 7}, "not-understood"),
]


@in_a_house()
async def test_a_table_that_cannot_be_is_refused(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    for asked, code in NO_TABLES:
        assert why(await ada.post("/api/tables", id="1", **asked)) == (422, code)
    assert await ada.listed("mine") == []


@in_a_house()
async def test_who_has_not_come_in_opens_nothing(house: OpenHouse) -> None:
    opened_by_nobody = await house.stranger().post("/api/tables", id="1", game="mighty")
    assert why(opened_by_nobody) == (401, "who-are-you")


@in_a_house()
async def test_a_table_can_begin_at_once_if_nobody_is_missing(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens(players=3, bots=["adept", "adept"], start=True)
    assert (await ada.info(table))["status"] == "playing"
    waits = await ada.post("/api/tables", id="2", game="mighty", players=3, start=True)
    assert why(waits) == (409, "seats-free")
    assert await ada.listed("mine") == [table]


@in_a_house()
async def test_the_same_command_opens_one_table(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    asked = {"id": "mine", "game": "mighty"}
    at_once = await asyncio.gather(*(ada.post("/api/tables", **asked) for _ in range(5)))
    later = await ada.post("/api/tables", **asked)
    assert len({answer.json()["table"] for answer in (*at_once, later)}) == 1
    assert len(await ada.listed("mine")) == 1
    assert (await ben.post("/api/tables", **asked)).json() != later.json()


@in_a_house()
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


@in_a_house()
async def test_what_cards_say_is_made_from_the_tables_own(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    plain = await ada.opens(players=3)
    cards = await ada.json(f"/api/tables/{plain}/cards")
    cards["tile"][0]["barred"] = [2]
    own = await ada.opens(players=3, cards=cards)
    said = [(await ada.json(f"/api/tables/{table}/texts"))["tile-1"] for table in (plain, own)]
    assert said == [{"code": "tile-barred", "arguments": {"strengths": strength}} for strength in ("1", "2")]
    assert len(await ada.json(f"/api/tables/{await ada.opens('meeples', players=2)}/texts")) > 200


@in_a_house()
async def test_nobody_puts_their_words_on_anothers_cards(house: OpenHouse) -> None:
    """The numbers are the same, the words are not: each table keeps its own."""
    eve, ada = await house.guests("Eve", "Ada")
    cards = await eve.json(f"/api/tables/{await eve.opens()}/cards")
    first = await eve.opens(cards={**cards, "name": "Cards of Eve"})
    second = await ada.opens()
    house.hall.places.clear()
    assert (await eve.json(f"/api/tables/{first}/cards"))["name"] == "Cards of Eve"
    assert (await ada.json(f"/api/tables/{second}/cards"))["name"] == cards["name"]


@in_a_house(limits=Limits(tables=2, seats=3))
async def test_nobody_is_everywhere(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    tables = [await ada.opens() for _ in range(2)]
    assert why(await ada.post("/api/tables", id="x", game="mighty")) == (429, "too-many-tables")
    others = [await ben.opens() for _ in range(2)]
    await ada.does(others[0], "sit")
    assert await ada.may_not(others[1], "sit") == (429, "too-many-tables")
    await ada.does(tables[0], "close")
    await ada.does(others[1], "sit")


# Sitting down, and getting up again


@in_a_house()
async def test_take_a_seat_and_its_faction(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=4, bots=["adept"])
    assert await ben.does(table, "sit", seat=2, faction="blue", name=" Benjamin ") == 3
    await cy.does(table, "sit")
    seats = (await cy.info(table))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Cy", "Benjamin", ""]
    assert [seat["faction"] for seat in seats] == ["red", "green", "blue", "violet"]
    assert [seat["yours"] for seat in seats] == [False, True, False, False]


NO_SEATS: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"seat": 0}, (409, "seat-taken")),
    ({"seat": 2}, (409, "seat-taken")),
    ({"seat": 4}, (409, "seat-taken")),
    ({"faction": "red"}, (409, "faction-twice")),
    ({"faction": "green"}, (409, "faction-twice")),
    ({"faction": "gold"}, (422, "no-such-faction")),
    ({"name": "\u200b"}, (422, "no-name")),
]


@in_a_house()
async def test_a_seat_that_cannot_be_taken(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens("meeples", players=3, bots=["adept"])
    for asked, refusal in NO_SEATS:
        assert await ben.may_not(table, "sit", **asked) == refusal
    assert (await ben.info(table))["seats"][1]["taken"] is False


@in_a_house()
async def test_everyone_has_one_seat(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    assert await ada.may_not(table, "sit") == (409, "one-seat-each")
    at_once = await asyncio.gather(ben.command(table, "sit"), cy.command(table, "sit"))
    assert sorted(answer.status_code for answer in at_once) == [200, 409]


@in_a_house()
async def test_who_leaves_an_open_table_leaves_it_altogether(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    await ben.does(table, "sit")
    assert await ben.listed("mine") == [table]
    await ben.does(table, "stand")
    assert await ben.listed("mine") == []
    assert await ben.may_not(table, "stand") == (403, "no-seat-here")
    await ada.does(table, "stand")
    assert await ada.listed("mine") == [table]  # it is still theirs to begin or to close
    for person in (cy, ben):
        await person.does(table, "sit")
    await ada.does(table, "start")
    assert (await ada.state(table))["seat"] is None
    assert await cy.may_not(table, "stand") == (409, "not-open")


@in_a_house()
async def test_the_host_begins_when_everyone_is_there(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    refused = await ada.command(table, "start")
    assert why(refused) == (409, "seats-free")
    assert refused.json()["error"]["arguments"] == {"seats": 1}
    await ben.does(table, "sit")
    assert await ben.may_not(table, "start") == (403, "host-only")
    await ada.does(table, "start")
    assert await ada.may_not(table, "start") == (409, "not-open")
    assert await cy.may_not(table, "sit") == (409, "not-open")
    assert (await cy.info(table))["status"] == "playing"


@in_a_house()
async def test_the_host_fills_an_empty_seat_with_a_bot(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens(players=3)
    assert await ben.may_not(table, "seat-bot", seat=1, level="adept") == (403, "host-only")
    await ada.does(table, "seat-bot", seat=1, level="master")
    assert await ada.may_not(table, "seat-bot", seat=1, level="adept") == (409, "seat-taken")
    assert await ada.may_not(table, "seat-bot", seat=4, level="adept") == (409, "seat-taken")
    assert await ben.may_not(table, "stand", seat=1) == (403, "no-seat-here")
    await ada.does(table, "stand", seat=1)
    await ada.does(table, "seat-bot", seat=1, level="adept")
    await ada.does(table, "seat-bot", seat=2, level="apprentice")
    await ada.does(table, "start")
    assert [seat["bot"] for seat in (await ada.info(table))["seats"]] == [None, "adept", "apprentice"]
    await house.bots_rest(table)
    assert (await ada.state(table))["actions"]


@in_a_house()
async def test_bots_do_not_play_among_themselves(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens("meeples", players=2, bots=["adept"])
    await ada.does(table, "stand")
    await ada.does(table, "seat-bot", seat=0, level="adept")
    assert await ada.may_not(table, "start") == (409, "too-many-bots")


@in_a_house()
async def test_a_table_that_is_not_wanted_is_closed(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens()
    assert await ben.may_not(table, "close") == (403, "host-only")
    await ada.does(table, "close")
    assert (await ben.info(table))["status"] == "closed"
    assert await ben.may_not(table, "sit") == (409, "not-open")
    assert await ben.listed("open") == []
    assert await ada.may_not(table, "close") == (409, "not-open")


@in_a_house()
async def test_shuffled_seats_take_everyones_eyes_along(house: OpenHouse) -> None:
    """Each person's stream follows them to the seat they got, and shows nobody else's hand."""
    ada, ben = await house.guests("Ada", "Ben")
    with seeded(next(seed for seed in range(99) if drawn_order(seed, 2) == [1, 0])):
        table = await ada.opens("meeples", players=2, shuffle_seats=True)
    await ben.does(table, "sit")
    async with ada.ear(table) as hers, ben.ear(table) as his:
        assert [(await ear.state())["seat"] for ear in (hers, his)] == [0, 1]
        await ada.does(table, "start")
        for ear, seat, name in ((hers, 1, "Ada"), (his, 0, "Ben")):
            began = await ear.step("began")
            assert (began["seat"], began["view"]["seat"], began["view"]["seats"][seat]["name"]) == (seat, seat, name)
            assert [len(there["hand"]) for there in began["view"]["seats"]] == [2 * (seat == 0), 2 * (seat == 1)]
    assert (await ada.state(table))["seat"] == 1


@in_a_house()
async def test_who_gave_up_a_seat_sees_no_more_of_it(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    await ben.does(table, "sit")
    async with ben.ear(table) as left:
        assert (await left.state())["seat"] == 1
        await ben.does(table, "stand")
        assert (await left.step("stood"))["seat"] is None
        await cy.does(table, "sit")
        await ada.does(table, "start")
        await cy.does(table, "say", text="He cannot read this")
        began = await left.step("began")
        assert (began["seat"], began["actions"]) == (None, [])
        assert [seat["hand"] for seat in began["view"]["seats"]] == [[], []]
        assert "text" not in (await left.step("said"))["entry"]


# Lists


@in_a_house()
async def test_lists_of_tables(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    waiting = await ada.opens("meeples", players=2)
    private = await ada.opens("meeples", players=2, private=True)
    full = await ada.opens("meeples", players=2, bots=["adept"])
    playing = await ada.opens("meeples", players=2, bots=["adept"], start=True)
    stranger = house.stranger()
    assert await stranger.listed("open") == await ben.listed("open") == [waiting]
    assert await stranger.listed("watch") == [playing]
    assert set(await ada.listed("mine")) == {waiting, private, full, playing}
    assert await ben.listed("mine") == []
    for which in ("mine", "archived"):
        assert why(await stranger.get("/api/tables", list=which)) == (401, "who-are-you")
    assert why(await stranger.get("/api/tables", list="secret")) == (422, "not-understood")


@in_a_house()
async def test_my_tables_say_where_it_is_my_turn(house: OpenHouse) -> None:
    with seeded(2):  # seat 0 begins
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    for person, turn in ((ada, True), (ben, False)):
        (row,) = await person.json("/api/tables", list="mine")
        assert (row["table"], row["status"], row["your_turn"]) == (table, "playing", turn)
        assert [seat["name"] for seat in row["seats"]] == ["Ada", "Ben"]


@in_a_house()
async def test_put_a_table_away_and_take_it_out_again(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens()
    assert (await ada.put(f"/api/tables/{table}/archived", archived=True)).json() == {"table": table, "archived": True}
    assert (await ada.listed("mine"), await ada.listed("archived")) == ([], [table])
    assert why(await ben.put(f"/api/tables/{table}/archived", archived=True)) == (404, "no-such-table")
    await ada.put(f"/api/tables/{table}/archived", archived=False)
    assert (await ada.listed("mine"), await ada.listed("archived")) == ([table], [])


# Playing


@in_a_house()
async def test_a_move_by_its_number_or_its_notation(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    seen = await ada.state(table)
    assert (seen["seat"], seen["actions"][0]["text"]) == (0, "done")
    assert (await ben.state(table))["actions"] == []
    version = await ada.does(table, "play", version=seen["version"], action=seen["actions"][0]["number"])
    assert version == seen["version"] + 1
    assert await ada.does(table, "play", version=version, action="go:l1", seat=0) == version + 1
    assert (await ben.state(table))["view"]["target"] == "l1"


@in_a_house()
async def test_what_the_rules_do_not_allow_does_nothing(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    before = await ada.state(table)
    wrong = {"go:m3": "not-now", 99_999: "no-such-action", "fly": "not-a-move", "": "not-a-move"}
    for action, code in wrong.items():
        assert await ada.may_not(table, "play", version=before["version"], action=action) == (422, code)
    assert await ada.state(table) == before


@in_a_house()
async def test_only_the_seat_whose_turn_it_is(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    cy = await house.guest("Cy")
    before = await ada.state(table)
    move = {"version": before["version"], "action": "done"}
    assert await ben.may_not(table, "play", **move) == (409, "not-your-turn")
    assert await ben.may_not(table, "play", **move, seat=0) == (403, "not-your-seat")
    assert await ben.may_not(table, "play", **move, seat=5) == (403, "not-your-seat")
    assert await cy.may_not(table, "play", **move) == (403, "no-seat-here")
    assert await ada.state(table) == before


@in_a_house()
async def test_of_two_moves_at_the_same_moment_exactly_one_is_made(house: OpenHouse) -> None:
    """Two windows of one person; the other one is told how things are now."""
    with seeded(2):
        table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    window = house.stranger(ada.cookie)
    before = await ada.state(table)
    asked = [(ada, "done"), (window, "works"), (ada, "works"), (window, "done")]
    answers = await asyncio.gather(
        *(
            guest.command(table, "play", id=f"w{number}", version=before["version"], action=action)
            for number, (guest, action) in enumerate(asked)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    now = await ada.state(table)
    assert now["version"] == before["version"] + 1
    for late in (answer for answer in answers if answer.status_code == 409):
        assert why(late) == (409, "stale")
        assert late.json()["state"] == {name: now[name] for name in now if name != "present"}


@in_a_house()
async def test_a_repeated_command_has_its_first_answer(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    before = (await ada.state(table))["version"]
    command = {"id": "once", "version": before, "action": "done"}
    at_once = await asyncio.gather(*(ada.command(table, "play", **command) for _ in range(4)))
    await ada.plays(table, "go:l1")
    house.hall.places.clear()  # the disk knows it too
    later = await ada.command(table, "play", **command)
    assert [answer.json() for answer in (*at_once, later)] == 5 * [{"table": table, "version": before + 1}]
    assert await ben.may_not(table, "play", **command) == (409, "stale")  # it is not Ben's command


@in_a_house()
async def test_a_stale_version_never_acts(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    at = await ada.plays(table, "done")
    for version in (0, at - 1, at + 1, 2**31 - 1):
        assert await ada.may_not(table, "play", version=version, action="go:l1") == (409, "stale")
        assert await ada.may_not(table, "undo", version=version) == (409, "stale")
    await ben.does(table, "say", text="What is said changes nothing that can be done")
    assert await ada.does(table, "play", version=at, action="go:l1") == at + 2


@in_a_house()
async def test_the_state_that_comes_with_a_refusal_is_ones_own(house: OpenHouse) -> None:
    with seeded(2):
        table, (_, ben) = await house.game("Ada", "Ben", game="meeples")
    cy = await house.guest("Cy")
    for person, seat in ((ben, 1), (cy, None)):
        state = (await person.command(table, "play", version=0, action="done", seat=0)).json()["state"]
        assert (state["seat"], state["actions"]) == (seat, [])
        assert [bool(there["hand"]) for there in state["view"]["seats"]] == [False, seat == 1]
        assert (state["info"]["invite"] is None) == (seat is None)


@in_a_house()
async def test_nothing_is_played_before_the_game(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    assert await ada.may_not(table, "play", version=2, action=1) == (409, "not-playing")
    assert await ada.may_not(table, "undo", version=2) == (409, "undo-not-now")
    assert await ada.may_not(table, "stand-in", seat=1) == (409, "not-playing")
    for do in ("resign", "reclaim"):
        assert await ada.may_not(table, do) == (409, "not-playing")


# Taking back


@in_a_house()
async def test_take_a_move_back_inside_ones_own_turn(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    await ada.plays(table, "done")
    before = await ada.state(table)
    at = await ada.plays(table, "go:l1")
    assert (await ada.state(table))["undo"]
    assert not (await ben.state(table))["undo"]
    assert await ben.may_not(table, "undo", version=at) == (409, "undo-not-now")
    assert await ben.may_not(table, "undo", version=at, seat=0) == (403, "not-your-seat")
    assert await ada.does(table, "undo", version=at) == at + 1
    after = await ada.state(table)
    assert (after["view"], after["actions"]) == (before["view"], before["actions"])
    assert await ada.may_not(table, "undo", version=at) == (409, "stale")


@in_a_house()
async def test_nothing_is_taken_back_across_something_new(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    first = await ada.state(table)
    assert await ada.may_not(table, "undo", version=first["version"]) == (409, "undo-not-now")
    while await house.actor(table) == 0:
        at = await ada.plays(table, "done")
    assert await ada.may_not(table, "undo", version=at) == (409, "undo-not-now")
    assert await ben.may_not(table, "undo", version=at) == (409, "undo-not-now")


# Clocks, on the house's own time


@in_a_house()
async def test_a_clock_for_each_turn(house: OpenHouse) -> None:
    """Whoever lets it run out has a bot play this one turn; the next is theirs again."""
    table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": "turn", "seconds": 60})
    late = await house.actor(table)
    async with people[late].ear(table) as ear:
        await ear.state()
        await house.pass_time(59)
        assert await house.actor(table) == late
        assert (await people[late].info(table))["seats"][late]["timed_out"] is False
        await house.pass_time(2)
        assert (await ear.step("timed-out"))["entry"]["seat"] == late
        await house.bots_rest(table)
    assert await house.actor(table) == 1 - late
    assert (await people[late].info(table))["seats"][late]["timed_out"] is False
    await house.pass_time(61)
    await house.bots_rest(table)
    assert await house.actor(table) == late
    await people[late].plays(table)


@in_a_house()
async def test_a_clock_for_the_whole_game(house: OpenHouse) -> None:
    """Only one's own turns count; who has no time left has a bot play to the end."""
    table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": "game", "seconds": 100})
    late = await house.actor(table)
    await house.pass_time(70)
    while await house.actor(table) == late:
        await people[late].plays(table, "done")
    await house.pass_time(20)
    while await house.actor(table) != late:
        await people[1 - late].plays(table, "done")
    left = (await people[late].info(table))["time_left"]
    assert (round(left[late]), round(left[1 - late])) == (30, 80)
    await house.pass_time(31)
    await house.bots_rest(table)
    assert (await people[late].info(table))["seats"][late]["timed_out"]
    assert await people[late].may_not(table, "reclaim") == (409, "nothing-to-reclaim")
    turns = (await people[late].state(table))["view"]["turns"]
    while (await people[late].state(table))["view"]["turns"] < turns + 2:  # the other's, and the bot's
        await people[1 - late].plays(table, "done")
        await house.bots_rest(table)
    assert (await people[late].info(table))["seats"][late]["timed_out"]


@pytest.mark.parametrize("per", ["turn", "game"])
@in_a_house()
async def test_a_client_can_show_a_clock_that_runs(house: OpenHouse, per: str) -> None:
    table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": per, "seconds": 500})
    seat = await house.actor(table)
    first = (await people[1 - seat].info(table))["running"]
    assert (first["seat"], first["since"] <= first["now"]) == (seat, True)
    await house.pass_time(100)
    later = await people[seat].info(table)
    assert (later["running"]["seat"], later["running"]["since"]) == (seat, first["since"])
    assert later["running"]["now"] >= first["now"] + 100
    assert later["time_left"] == [500, 500], "what was left when the turn began"
    async with people[seat].ear(table) as ear:
        await ear.state()
        while await house.actor(table) == seat:
            await people[seat].plays(table, "done")
            told = (await ear.step("played"))["info"]
    assert told["running"]["seat"] == 1 - seat
    assert told["running"]["since"] == told["running"]["now"] >= later["running"]["now"]
    assert told["time_left"][seat] == 500 if per == "turn" else told["time_left"][seat] <= 400
    for person in people:
        await person.does(table, "resign")
    assert (await people[0].info(table))["running"] is None


@in_a_house()
async def test_a_clock_begins_anew_when_the_same_seat_has_another_turn(house: OpenHouse) -> None:
    """And what is taken back gives no time back."""
    ada = await house.guest("Ada")
    seed, moves = twice_in_a_row()
    with seeded(seed):
        table = await ada.opens("mighty", players=3, hot_seat=True, start=True, clock={"per": "turn", "seconds": 60})
    for move in moves[:-1]:
        await ada.plays(table, move, seat=await house.actor(table))
    seat = await house.actor(table)
    before = (await ada.info(table))["running"]
    await house.pass_time(50)
    at = await ada.plays(table, moves[-1], seat=seat)
    assert await house.actor(table) == seat
    assert (await ada.info(table))["running"]["since"] >= before["since"] + 50
    await house.pass_time(50)
    assert "timed-out" not in [step["entry"]["kind"] for step in await ada.steps(table)]
    await ada.does(table, "undo", version=at, seat=seat)
    assert (await ada.info(table))["running"]["since"] == before["since"]
    await house.pass_time(0)
    await house.bots_rest(table)
    assert [step["entry"]["seat"] for step in await ada.steps(table) if step["entry"]["kind"] == "timed-out"] == [seat]


def twice_in_a_row() -> tuple[int, list[int]]:
    """A seed of Mighty Monsters, and moves after the last of which the same seat plays once more and may undo."""
    for seed in range(100):
        game = Game("mighty", players=3, seed=seed)
        while not game.over and game.played < 12:
            seat = game.actor
            game.play(game.legal_numbers[0])
            if game.actor == seat and game.can_undo:
                return seed, [move.action.number for move in game.history]
    raise AssertionError("nobody plays twice in a row")


@in_a_house()
async def test_without_a_clock_there_is_no_hurry(house: OpenHouse) -> None:
    table, people = await house.game("Ada", "Ben", game="meeples", pace="slow")
    before = await people[0].state(table)
    assert before["info"]["running"] is None
    await house.pass_time(365 * DAY)
    assert await people[0].state(table) == before


def test_the_houses_time_stands_still_while_it_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            table, people = await house.game("Ada", "Ben", game="meeples", clock={"per": "turn", "seconds": 60})
            late = await house.actor(table)
            await house.pass_time(50)
            cookie, up = people[late].cookie, house.hall.up()
            a_year_ago = update(schema.house).values(beat=schema.house.c.beat - 365 * DAY)
            await house.hall.store.read(lambda connection: connection.execute(a_year_ago))
        async with opened(tmp_path) as house:
            assert abs(house.hall.up() - up) < 30
            person = house.stranger(cookie)
            await house.pass_time(5)
            assert (await person.info(table))["seats"][late]["timed_out"] is False
            await house.pass_time(60)
            await house.bots_rest(table)
            assert "timed-out" in [step["entry"]["kind"] for step in await person.steps(table)]

    asyncio.run(story())


@in_a_house()
async def test_the_law_of_the_houses_time(house: OpenHouse) -> None:
    def law(connection: Any) -> list[float]:
        began = connection.execute(select(schema.house.c.beat)).scalar_one()
        times = [began + passed for passed in (0, 1, 3, 1000, 1001, 900, 1002)]
        first, *others = [store.beat(connection, now) for now in times]
        connection.rollback()
        return [round(other - first, 3) for other in others]

    # a second and two more; a long pause does not count; a clock set back does not count twice
    assert await house.hall.store.read(law) == [1, 3, 3, 4, 4, 5]


# People who come and go


@in_a_house()
async def test_a_bot_stands_in_when_the_others_choose_so(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(house.settings.grace + 1)
    assert (await ben.info(table))["seats"][0]["stand_in"] is None  # never by itself
    await ben.does(table, "stand-in", seat=0, level="master")
    await house.bots_rest(table)
    assert (await ben.info(table))["seats"][0]["stand_in"] == "master"
    assert await house.actor(table) == 1
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "bot-plays")
    assert await ben.may_not(table, "reclaim") == (409, "nothing-to-reclaim")
    await ada.does(table, "reclaim")
    while await house.actor(table) == 1:
        await ben.plays(table, "done")
    await ada.plays(table)


@in_a_house()
async def test_a_bot_that_stands_in_plays_alone(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    await house.pass_time(house.settings.grace + 1)
    with mock.patch.object(house.hall, "_nudge"):  # it thinks for a while
        at = await ben.does(table, "stand-in", seat=0)
        assert await ada.may_not(table, "play", version=at, action="done") == (409, "bot-plays")
        assert (await ada.state(table))["actions"] == []
        at = await ada.does(table, "reclaim")
    await ada.does(table, "play", version=at, action="done")


@in_a_house()
async def test_whoever_looks_or_acts_is_not_away(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    async with ada.ear(table) as ear:
        assert (await ear.state())["present"] == [True, False]
        await house.pass_time(house.settings.grace + 1)
        assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(house.settings.grace + 1)
    await ada.does(table, "say", text="I am here")
    await house.hall._note_signs()
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(house.settings.grace + 1)
    await ben.does(table, "stand-in", seat=0)


@in_a_house()
async def test_at_a_slow_table_people_have_days(house: OpenHouse) -> None:
    table, (_, ben) = await house.game("Ada", "Ben", game="meeples", pace="slow")
    await house.pass_time(house.settings.slow_grace - 10)
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(20)
    await ben.does(table, "stand-in", seat=0)


@in_a_house()
async def test_nobody_to_stand_in_for(house: OpenHouse) -> None:
    """Oneself, a bot, a seat that is not there."""
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples", bots=1)
    await house.pass_time(house.settings.grace + 1)
    for seat in (0, 2, 4):
        assert await ada.may_not(table, "stand-in", seat=seat) == (409, "nobody-to-stand-in-for")
    cy = await house.guest("Cy")
    assert await cy.may_not(table, "stand-in", seat=1) == (403, "no-seat-here")


@in_a_house()
async def test_who_resigns_lets_a_bot_play_on(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    at = await ada.does(table, "resign")
    await house.bots_rest(table)
    assert await ada.may_not(table, "resign") == (409, "resigned-already")
    assert await ada.may_not(table, "reclaim") == (409, "nothing-to-reclaim")
    info = await ben.info(table)
    assert (info["status"], [seat["resigned"] for seat in info["seats"]]) == ("playing", [True, False])
    assert await house.actor(table) == 1
    assert (await ada.state(table))["version"] > at
    await ben.does(table, "resign")
    info = await ben.info(table)
    assert (info["status"], info["winners"]) == ("over", [])
    assert commitment_of(int(info["seed"])) == info["commitment"]
    assert await ben.may_not(table, "resign") == (409, "not-playing")


@in_a_house()
async def test_one_person_against_bots_resigns_and_it_is_over(house: OpenHouse) -> None:
    table, (ada,) = await house.game("Ada", bots=2)
    await ada.does(table, "resign")
    assert (await ada.info(table))["status"] == "over"
    assert (await ada.get(f"/api/tables/{table}/replay")).status_code == 200


# After the end


async def resigned(house: OpenHouse, **settings: Any) -> tuple[str, list[Guest]]:
    table, people = await house.game("Ada", "Ben", game="meeples", **settings)
    for person in people:
        await person.does(table, "resign")
    return table, people


@in_a_house()
async def test_the_same_again(house: OpenHouse) -> None:
    """At a private table too: whoever was invited once still is."""
    table, (ada, ben) = await resigned(house, private=True, options=["towers"], pace="slow")
    cy = await house.guest("Cy")
    invite = await ben.invite(table)
    assert await cy.may_not(table, "rematch") == (404, "no-such-table")
    async with ben.ear(table) as ear:
        await ear.state()
        await ada.does(table, "rematch")
        again = (await ear.step("rematched"))["info"]["next"]
    assert await ben.may_not(table, "rematch") == (409, "rematch-there")
    await ben.does(again, "sit", invite=invite)
    info = await ben.info(again)
    assert (info["private"], info["options"], info["pace"], info["next"]) == (True, ["towers"], "slow", None)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben"]
    assert info["commitment"] != (await ben.info(table))["commitment"]
    await ada.does(again, "start")


@in_a_house()
async def test_there_is_no_rematch_before_the_end_or_for_spectators(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    cy = await house.guest("Cy")
    assert await ada.may_not(table, "rematch") == (409, "not-over")
    for person in (ada, ben):
        await person.does(table, "resign")
    assert await cy.may_not(table, "rematch") == (403, "no-seat-here")


@pytest.mark.parametrize(
    ("game", "bots", "options"), [("mighty", 2, ["new-rules"]), ("mighty", 3, []), ("meeples", 1, ["towers"])]
)
@in_a_house()
async def test_a_whole_game_and_what_can_be_checked_after_it(
    house: OpenHouse, tmp_path: Path, game: str, bots: int, options: list[str]
) -> None:
    """What was promised before the game is kept, and whoever changes the file is found out."""
    table, (ada,) = await house.game("Ada", game=game, bots=bots, options=options)
    promised = (await ada.info(table))["commitment"]
    assert (await ada.info(table))["seed"] is None
    assert why(await ada.get(f"/api/tables/{table}/replay")) == (409, "not-over")
    end = await house.play_out(table, ada)
    info = end["info"]
    assert (info["status"], info["commitment"], end["view"]["over"]) == ("over", promised, True)
    assert commitment_of(int(info["seed"])) == promised
    file = tmp_path / "game.jsonl"
    file.write_bytes((await ada.get(f"/api/tables/{table}/replay")).content)
    replayed, fair = verified(file)
    assert fair
    assert (replayed.over, replayed.winners, str(replayed.seed)) == (True, info["winners"], info["seed"])
    assert replayed.seats[0].name == "Ada"
    steps = await ada.steps(table)
    assert sum(step["entry"]["kind"] == "played" for step in steps) == len(replayed.history)
    for tampered in tamperings(file):
        with pytest.raises(ReplayError):
            verified(tampered)


@in_a_house()
async def test_lots_for_the_seats_follow_from_the_seed_that_was_promised(house: OpenHouse, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    orders = set()
    for seed in range(8):
        ada = await house.guest("Ada")
        with seeded(seed):
            table = await ada.opens("mighty", players=3, hot_seat=True, shuffle_seats=True, start=True)
        for seat in range(3):
            await ada.does(table, "resign", seat=seat)
        file.write_bytes((await ada.get(f"/api/tables/{table}/replay")).content)
        game, fair = verified(file)
        assert fair
        header, *others = [json.loads(line) for line in file.read_text().splitlines()]
        assert header["drawn"] == drawn_order(seed, 3)
        assert [seat.name for seat in game.seats] == [("Ada", "Ada 2", "Ada 3")[chair] for chair in header["drawn"]]
        orders.add(tuple(header["drawn"]))
    assert len(orders) > 3
    header["drawn"].reverse()
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *others)))
    with pytest.raises(ReplayError, match="not the one promised"):
        verified(file)


def tamperings(file: Path) -> Iterator[Path]:
    """Another promise, another seed, another move, a move less."""
    header, *moves = [json.loads(line) for line in file.read_text().splitlines()]
    other = str(int(header["seed"]) ^ 1)
    replaced = {**moves[3], "play": next(move["play"] for move in moves[:-1] if move["play"] != moves[3]["play"])}
    changed = [
        [{**header, "commitment": commitment_of(int(other))}, *moves],
        [{**header, "seed": other}, *moves],
        [{**header, "seed": other, "commitment": commitment_of(int(other))}, *moves],
        [header, *moves[:3], replaced, *moves[4:]],
        [header, *moves[:3], *moves[4:]],
        [header, *moves[:-1]],
    ]
    for number, lines in enumerate(changed):
        tampered = file.with_name(f"tampered-{number}.jsonl")
        tampered.write_text("".join(json.dumps(line) + "\n" for line in lines))
        yield tampered


# Watching and listening


@in_a_house()
async def test_a_live_stream_begins_with_everything_and_goes_on_step_by_step(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    async with ada.ear(table) as hers, house.stranger().ear(table) as strangers:
        first = await hers.state()
        assert first == {**(await ada.state(table)), "present": first["present"]}
        assert (await strangers.state())["seat"] is None
        at = await ada.plays(table, "done")
        mine, theirs = await hers.step(), await strangers.step()
        assert (mine["version"], mine["entry"]["kind"], mine["entry"]["action"]["text"]) == (at, "played", "done")
        assert (mine["seat"], theirs["seat"]) == (0, None)
        assert mine["actions"]
        assert theirs["actions"] == []
        assert not any(seat["hand"] for seat in theirs["view"]["seats"])
        await ada.plays(table, "go:l1")
        assert (await hers.step())["view"]["target"] == "l1"
        await hers.says(say="ack", version=at)
        await hers.says(say="beat")
        assert (await hers.hears())["say"] == "beat"
        await hers.says(say="resync")
        whole = await hers.state()
        assert {**whole, "present": None} == {**(await ada.state(table)), "present": None}
        assert await ben.listed("watch") == [table]


@in_a_house()
async def test_who_is_there(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    async with ada.ear(table) as ear:
        assert (await ear.state())["present"] == [True, False]
        async with ben.ear(table):
            while (heard := await ear.hears()).get("present") != [True, True]:
                assert heard["say"] == "presence"
            assert (await ada.state(table))["present"] == [True, True]
        assert await ear.hears() == {"say": "presence", "present": [True, False]}


@in_a_house(beat=0.01)
async def test_a_stream_without_news_still_beats(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    async with ada.ear(await ada.opens()) as ear:
        await ear.state()
        while (await ear.hears())["say"] != "beat":
            pass


@in_a_house()
async def test_who_falls_behind_gets_everything_anew(house: OpenHouse) -> None:
    stream = Stream(None, None)
    for number in range(MOST_WAITING):
        stream.give(b"%d" % number)
    assert (len(stream.waiting), stream.behind) == (MOST_WAITING, False)
    stream.give(b"one too many")
    assert (len(stream.waiting), stream.behind) == (0, True)
    stream.give(b"another")
    assert len(stream.waiting) == 0


@in_a_house()
async def test_one_browser_holds_several_seats(house: OpenHouse) -> None:
    with seeded(2):
        ada = await house.guest("Ada")
        table = await ada.opens("meeples", players=3, bots=["adept"], hot_seat=True, start=True)
    assert [seat["name"] for seat in (await ada.info(table))["seats"]] == ["Ada", "Ada 2", ""]
    for seat in (0, 1):
        seen = await ada.state(table, seat=seat)
        assert [bool(there["hand"]) for there in seen["view"]["seats"]] == [seat == 0, seat == 1, False]
    assert why(await ada.get(f"/api/tables/{table}", seat=2)) == (403, "not-your-seat")
    await house.bots_rest(table)
    async with ada.ear(table, seat=1) as ear:
        assert (await ear.state())["seat"] == 1
        await ear.says(say="look", seat=0)
        assert (await ear.state())["view"]["seat"] == 0
        acting = await house.actor(table)
        seen = await ada.state(table, seat=acting)
        await ada.does(table, "play", version=seen["version"], action="done")  # for the seat whose turn it is
        assert (await ear.step("played"))["entry"]["seat"] == acting
        await ear.says(say="look", seat=2)
        assert await ear.closed() == 4400


@in_a_house()
async def test_what_is_said_is_for_those_at_the_table(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    cy = await house.guest("Cy")
    async with ben.ear(table) as his, cy.ear(table) as theirs:
        at = await ada.does(table, "say", text="  a <b>plan</b>\u202e\x07\n for  two ")
        heard = await his.step("said")
        assert heard["entry"]["text"] == "a <b>plan</b> for two"
        assert (heard["entry"]["name"], heard["entry"]["seat"]) == ("Ada", 0)
        overheard = await theirs.step("said")
        assert (overheard["version"], set(overheard["entry"])) == (at, {"kind", "at"})
    assert await cy.may_not(table, "say", text="May I?") == (403, "no-seat-here")
    assert await ada.may_not(table, "say", text=" \u200b ") == (422, "nothing-said")
    assert await ada.may_not(table, "say", text="x" * 2001) == (422, "not-understood")
    await ada.does(table, "say", text="x" * 2000)
    texts = [[step["entry"].get("text") for step in await person.steps(table)][-2:] for person in (ben, cy)]
    assert texts == [["a <b>plan</b> for two", "x" * house.settings.limits.chat_length], [None, None]]


@in_a_house(limits=Limits(chat_lines=2))
async def test_a_table_has_room_for_so_many_words(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    for _ in range(2):
        await ada.does(table, "say", text="la")
    assert await ada.may_not(table, "say", text="la") == (409, "chat-full")


@in_a_house(limits=replace(NO_LIMITS, entries=9))
async def test_nobody_makes_a_log_grow_for_ever(house: OpenHouse) -> None:
    """After so many commands only what brings the game to its end; the others are free to do as before."""
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    at = await ada.plays(table, "done")
    for _ in range(3):
        at = await ada.plays(table, "go:l1")
        at = await ada.does(table, "undo", version=at)
    at = await ada.plays(table, "go:l1")
    for do, more in (("undo", {"version": at}), ("say", {"text": "Oh"})):
        assert await ada.may_not(table, do, **more) == (409, "too-many-entries")
    await ben.does(table, "say", text="Go on")
    await ada.plays(table)
    await ada.does(table, "resign")


@in_a_house(limits=replace(NO_LIMITS, entries=4))
async def test_nobody_sits_down_and_stands_up_for_ever(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    for _ in range(2):
        await ben.does(table, "sit")
        await ben.does(table, "stand")
    assert await ben.may_not(table, "sit") == (409, "too-many-entries")
    await cy.does(table, "sit")


@in_a_house()
async def test_what_happened_so_far(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    for _ in range(2):
        await ada.plays(table, "done")
    steps = await ada.steps(table)
    assert [step["version"] for step in steps] == [1, 2, 3, 4, 5, 6]
    assert [step["entry"]["kind"] for step in steps[:4]] == ["opened", "sat", "sat", "began"]
    assert steps[-1]["view"] == (await ada.state(table))["view"]
    assert await ada.steps(table, after=4) == steps[4:]
    assert await ada.steps(table, after=2**31 - 1) == []
    for step in await ben.steps(table) + await house.stranger().steps(table):
        assert step["view"] is None or not step["view"]["seats"][0]["hand"]
    assert why(await ben.get(f"/api/tables/{table}/history", seat=0)) == (403, "not-your-seat")


@in_a_house()
async def test_look_through_a_game_move_by_move(house: OpenHouse) -> None:
    """The deal comes first, then every move; what was said and who came is left out."""
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    dealt = (await ada.state(table))["view"]
    await ada.plays(table, "done")
    await ben.does(table, "say", text="Go on")
    await ada.plays(table, "go:l1")
    steps = await ada.steps(table, views=True)
    assert [step["entry"]["kind"] for step in steps] == ["began", "played", "played"]
    assert steps[0]["view"] == dealt
    assert steps[-1]["view"] == (await ada.state(table))["view"]
    assert set(steps[0]) == {"version", "seat", "entry", "events", "view"}
    assert await ada.steps(table, views=True, after=steps[1]["version"]) == steps[2:]
    assert why(await ben.get(f"/api/tables/{table}/history", views=True, seat=0)) == (403, "not-your-seat")
    assert why(await ben.get(f"/api/tables/{table}/history", views=True, seat="all")) == (409, "not-over")


@in_a_house()
async def test_a_long_history_comes_in_parts(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    for number in range(8):
        await ada.does(table, "say", text=f"la {number}")
    for views in (False, True):
        whole = await ada.json(f"/api/tables/{table}/history", views=views)
        assert (whole["next"], whole["version"]) == (None, 12)
        with mock.patch("lair.server.app.MOST_STEPS", 5):
            part = await ada.json(f"/api/tables/{table}/history", views=views)
            steps = part["steps"]
            while part["next"] is not None:
                assert len(part["steps"]) == 5
                part = await ada.json(f"/api/tables/{table}/history", views=views, after=part["next"])
                steps += part["steps"]
        assert steps == whole["steps"]
    assert await ada.steps(table, after=12) == []


@pytest.mark.parametrize("game", ["mighty", "meeples"])
@in_a_house()
async def test_after_the_end_anyone_may_look_through_any_eyes(house: OpenHouse, game: str) -> None:
    """Each shows what that seat saw, and `all` lays everything open."""
    bots = 1 if game == "mighty" else 0
    table, people = await house.game("Ada", "Ben", game=game, bots=bots)
    for _ in range(4):
        await people[await house.actor(table) % 2].plays(table)
        await house.bots_rest(table)
    own = [await person.steps(table, views=True) for person in people]
    path, stranger = f"/api/tables/{table}/history", house.stranger()
    for person in (people[1], stranger):
        assert why(await person.get(path, views=True, seat=0)) == (403, "not-your-seat")
    for person in people:
        await person.does(table, "resign")
    for seat, saw in enumerate(own):
        assert (await stranger.steps(table, views=True, seat=seat))[: len(saw)] == saw
    hands = ["hand", "hand_size"] if game == "meeples" else ["hand", "resting"]
    for step in await stranger.steps(table, views=True, seat="all"):
        seen = [await stranger.steps(table, views=True, seat=seat) for seat in range(2 + bots)]
        at = next(number for number, other in enumerate(seen[0]) if other["version"] == step["version"])
        for seat, its in enumerate(seen):
            assert [step["view"]["seats"][seat][n] for n in hands] == [its[at]["view"]["seats"][seat][n] for n in hands]
            assert step["view"]["seats"][seat]["hand"]
    assert why(await stranger.get(path, seat=5)) == (403, "not-your-seat")
    assert (await people[0].state(table))["seat"] == 0


@in_a_house()
async def test_hints_where_the_table_has_them(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples", hints=True)
        plain, (cy, _) = await house.game("Cy", "Di", game="meeples")
    hint = f"/api/tables/{table}/hint"
    options = (await ada.json(hint))["options"]
    assert [option["action"] for option in options] == (await ada.state(table))["actions"]
    assert why(await ben.get(hint)) == (409, "not-your-turn")
    assert why(await ben.get(hint, seat=0)) == (403, "not-your-seat")
    assert why(await cy.get(hint)) == (403, "no-seat-here")
    assert why(await cy.get(f"/api/tables/{plain}/hint")) == (403, "no-hints-here")
    assert why(await house.stranger().get(hint)) == (401, "who-are-you")
    with mock.patch.object(house.hall.thinking, "ask", side_effect=TimeoutError):
        assert why(await ada.get(hint)) == (503, "busy")


@in_a_house()
async def test_why_not(house: OpenHouse) -> None:
    """The refusal without the move, and the rule that says so."""
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    path = f"/api/tables/{table}/why"
    for action in (await ada.state(table))["actions"]:
        for said in (action["text"], action["number"]):
            assert await ada.json(path, action=said) == {"legal": True}
    assert await ada.json(path, action="train:mage") == {
        "legal": False,
        "code": "no-such-unit",
        "arguments": {},
        "rule": "P16",
    }
    await ada.plays(table, "done")
    weak = await ada.json(path, action="go:m2", seat=0)
    assert (weak["code"], weak["rule"], set(weak["arguments"])) == ("too-weak", "P24", {"value", "strength"})
    for action, code in {
        "fly": "not-a-move",
        "": "not-a-move",
        "9" * 40: "not-a-move",
        99_999: "no-such-action",
    }.items():
        refused = await ada.json(path, action=action)
        assert (refused["legal"], refused["code"], refused["rule"]) == (False, code, None)
    assert why(await ben.get(path, action="done")) == (409, "not-your-turn")
    assert why(await ben.get(path, action="done", seat=0)) == (403, "not-your-seat")
    assert why(await (await house.guest("Cy")).get(path, action="done")) == (403, "no-seat-here")
    assert why(await house.stranger().get(path, action="done")) == (401, "who-are-you")
    assert why(await ada.get(path)) == (422, "not-understood")
    for person in (ada, ben):
        await person.does(table, "resign")
    assert why(await ada.get(path, action="done")) == (409, "not-playing")


# Private tables


@in_a_house()
async def test_a_private_table_is_not_there_for_others(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens("meeples", players=2, bots=["adept"], private=True, start=True)
    invite = await ada.invite(table)
    for person in (ben, house.stranger()):
        for path in ("", "/history", "/cards", "/texts", "/replay"):
            for query in ({}, {"invite": "wrong"}, {"invite": ""}, {"invite": invite[:-1]}):
                assert why(await person.get(f"/api/tables/{table}{path}", **query)) == (404, "no-such-table")
        async with person.ear(table, invite="wrong") as ear:
            assert not ear.accepted
    for path in ("hint", "why"):
        assert why(await ben.get(f"/api/tables/{table}/{path}", action="done")) == (404, "no-such-table")
    for do, more in (("sit", {}), ("sit", {"invite": "wrong"}), ("say", {"text": "hello"}), ("resign", {})):
        assert await ben.may_not(table, do, **more) == (404, "no-such-table")
    assert why(await ben.put(f"/api/tables/{table}/archived", archived=True)) == (404, "no-such-table")
    assert (await ben.listed("watch"), await ben.listed("open")) == ([], [])
    assert (await ben.info(table, invite=invite))["status"] == "playing"
    async with house.stranger().ear(table, invite=invite) as ear:
        assert (await ear.state())["seat"] is None


@in_a_house()
async def test_join_by_an_invite(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2, private=True)
    invite = await ada.invite(table)
    await ben.does(table, "sit", invite=invite)
    assert (await ben.info(table))["invite"] == invite
    assert (await cy.info(table, invite=invite))["invite"] is None
    assert await cy.may_not(table, "sit", invite=invite) == (409, "seat-taken")


# The house itself


@in_a_house()
async def test_health_readiness_and_numbers(house: OpenHouse) -> None:
    stranger = house.stranger()
    assert (await stranger.json("/health"))["status"] == "ok"
    while not house.hall.ready:
        await asyncio.sleep(0)
    assert await stranger.json("/ready") == {"ready": True, "redis": True, "bots_waiting": 0}
    house.hall.ready = False
    assert (await stranger.get("/ready")).status_code == 503
    assert "lair_commands_total" in (await stranger.get("/metrics")).text
    proxied = house.stranger(**{"x-forwarded-for": "127.0.0.1"})
    for elsewhere in (house.stranger(address="10.0.0.7"), house.stranger(address="::ffff:10.0.0.7"), proxied):
        assert why(await elsewhere.get("/metrics")) == (404, "no-such-page")


@in_a_house()
async def test_a_database_that_does_not_answer(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    away = OperationalError("SELECT", {}, Exception("away"))
    async with ada.ear(table) as ear:
        await ear.state()
        with mock.patch.object(house.hall.store, "_read", side_effect=away):
            assert why(await ada.get("/api/tables")) == (503, "try-again")
            assert why(await ada.get("/ready")) == (503, "try-again")
            (await house.hall.place(table)).stale = True
            await ear.says(say="resync")
            assert await ear.closed() == 1013
    assert (await ada.state(table))["version"] == 2


@in_a_house()
async def test_a_table_under_older_rules_is_not_played_by_newer_ones(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    older = update(schema.tables).values(rules=schema.tables.c.rules - 1)
    await house.hall.store.read(lambda connection: connection.execute(older))
    house.hall.places.clear()
    assert why(await ada.get(f"/api/tables/{table}")) == (410, "table-rules")


@in_a_house(resting=0.0)
async def test_a_table_that_nobody_looks_at_is_read_again(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    before = await ada.state(table)
    house.hall._put_away(house.hall.places[table].used + 1)
    assert table not in house.hall.places
    assert await ada.state(table) == before


@in_a_house()
async def test_a_person_the_house_has_forgotten_comes_in_anew(house: OpenHouse) -> None:
    """The cookie is well signed, but of somebody that this database does not know."""
    ada = await house.guest("Ada")
    table = await (await house.guest("Ben")).opens()
    person = (await ada.json("/api/me"))["person"]
    forget = delete(schema.people).where(schema.people.c.id == person)
    await house.hall.store.read(lambda connection: connection.execute(forget))
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


# The real thing


def test_two_programs_at_the_same_moment_over_a_real_network(tmp_path: Path) -> None:
    """As long as there is something to decide: one of two moves is made, and the other is answered with what is so."""
    with listening(tmp_path) as house, ThreadPool(2) as hands:
        cookies = {"lair": house.cookie("Ada")}
        one, two = (httpx.Client(base_url=house.url, cookies=cookies) for _ in range(2))
        asked = {"id": "1", "game": "meeples", "players": 2, "hot_seat": True, "start": True}
        table = one.post("/api/tables", json=asked).raise_for_status().json()["table"]
        both = Barrier(2)

        def act(client: httpx.Client, number: int, at: int) -> httpx.Response:
            both.wait()
            move = {"id": f"{id(client)}-{number}", "do": "play", "version": at, "action": "done"}
            return client.post(f"/api/tables/{table}/commands", json=move)

        at = one.get(f"/api/tables/{table}").json()["version"]
        for number in range(20):
            answers = hands.starmap(act, [(one, number, at), (two, number, at)])
            won, lost = sorted(answers, key=lambda answer: answer.status_code)
            assert (won.status_code, lost.status_code) == (200, 409)
            at += 1
            assert won.json()["version"] == lost.json()["state"]["version"] == at
        one.close()
        two.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    house = Running(folder, sqlite(folder), **GENEROUS).start()
    yield house
    house.stop()


def test_a_game_against_real_bots_over_a_real_network(running: Running, tmp_path: Path) -> None:
    """The program as it is run: HTTP for moves, a WebSocket for what happens, and ``lair verify`` at the end."""
    with httpx.Client(base_url=running.url) as ada:
        ada.post("/api/people", json={"name": "Ada"}).raise_for_status()
        asked = {"id": "1", "game": "mighty", "players": 3, "bots": ["apprentice", "adept"], "start": True}
        asked |= {"hints": True}
        table = ada.post("/api/tables", json=asked).raise_for_status().json()["table"]
        headers = {"Cookie": f"lair={ada.cookies['lair']}"}
        with connect(f"{running.socket_url}/api/tables/{table}/live", additional_headers=headers) as stream:
            info: dict[str, Any] = {}
            hinted = False
            for message in stream:
                heard = json.loads(message)
                info = heard.get("info", info)
                if info["status"] == "over":
                    break
                if heard.get("actions"):
                    if not hinted:
                        hint = ada.get(f"/api/tables/{table}/hint").raise_for_status().json()
                        assert [option["action"] for option in hint["options"]]
                        hinted = True
                    move = {"id": f"m{heard['version']}", "do": "play", "version": heard["version"]}
                    move["action"] = heard["actions"][0]["text"]
                    ada.post(f"/api/tables/{table}/commands", json=move).raise_for_status()
        file = tmp_path / "game.jsonl"
        file.write_bytes(ada.get(f"/api/tables/{table}/replay").raise_for_status().content)
    said = subprocess.run(
        [sys.executable, "-m", "lair", "verify", str(file), "--lang", "en"], capture_output=True, text=True, check=True
    )
    assert "promised" in said.stdout
