"""Sitting down and getting up again, before the game."""

import asyncio
from typing import Any

from lair.table.game import drawn_order
from tests.support.guests import OpenHouse, seeded, why


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


async def test_a_seat_that_cannot_be_taken(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens("meeples", players=3, bots=["adept"])
    for asked, refusal in NO_SEATS:
        assert await ben.may_not(table, "sit", **asked) == refusal
    assert (await ben.info(table))["seats"][1]["taken"] is False


async def test_everyone_has_one_seat(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    assert await ada.may_not(table, "sit") == (409, "one-seat-each")
    at_once = await asyncio.gather(ben.command(table, "sit"), cy.command(table, "sit"))
    assert sorted(answer.status_code for answer in at_once) == [200, 409]


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


async def test_bots_do_not_play_among_themselves(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens("meeples", players=2, bots=["adept"])
    await ada.does(table, "stand")
    await ada.does(table, "seat-bot", seat=0, level="adept")
    assert await ada.may_not(table, "start") == (409, "too-many-bots")


async def test_a_table_that_is_not_wanted_is_closed(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens()
    assert await ben.may_not(table, "close") == (403, "host-only")
    await ada.does(table, "close")
    assert (await ben.info(table))["status"] == "closed"
    assert await ben.may_not(table, "sit") == (409, "not-open")
    assert await ben.listed("open") == []
    assert await ada.may_not(table, "close") == (409, "not-open")


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
