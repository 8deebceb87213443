"""People who come and go: stand-in bots, and resigning."""

from unittest import mock

from lair.table.replay import commitment_of
from tests.support.guests import OpenHouse, seeded


async def test_a_bot_stands_in_when_the_others_choose_so(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(house.settings.grace_seconds + 1)
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


async def test_a_bot_that_stands_in_plays_alone(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    await house.pass_time(house.settings.grace_seconds + 1)
    with mock.patch.object(house.service, "_wake_bot"):  # it thinks for a while
        at = await ben.does(table, "stand-in", seat=0)
        assert await ada.may_not(table, "play", version=at, action="done") == (409, "bot-plays")
        assert (await ada.state(table))["actions"] == []
        at = await ada.does(table, "reclaim")
    await ada.does(table, "play", version=at, action="done")


async def test_whoever_looks_or_acts_is_not_away(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    async with ada.ear(table) as ear:
        assert (await ear.state())["present"] == [True, False]
        await house.pass_time(house.settings.grace_seconds + 1)
        assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(house.settings.grace_seconds + 1)
    await ada.does(table, "say", text="I am here")
    await house.service._store_signs()
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(house.settings.grace_seconds + 1)
    await ben.does(table, "stand-in", seat=0)


async def test_at_a_slow_table_people_have_days(house: OpenHouse) -> None:
    table, (_, ben) = await house.game("Ada", "Ben", game="meeples", pace="slow")
    await house.pass_time(house.settings.slow_grace_seconds - 10)
    assert await ben.may_not(table, "stand-in", seat=0) == (409, "not-away-long-enough")
    await house.pass_time(20)
    await ben.does(table, "stand-in", seat=0)


async def test_nobody_to_stand_in_for(house: OpenHouse) -> None:
    """Oneself, a bot, a seat that is not there."""
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples", bots=1)
    await house.pass_time(house.settings.grace_seconds + 1)
    for seat in (0, 2, 4):
        assert await ada.may_not(table, "stand-in", seat=seat) == (409, "nobody-to-stand-in-for")
    cy = await house.guest("Cy")
    assert await cy.may_not(table, "stand-in", seat=1) == (403, "no-seat-here")


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


async def test_one_person_against_bots_resigns_and_it_is_over(house: OpenHouse) -> None:
    table, (ada,) = await house.game("Ada", bots=2)
    await ada.does(table, "resign")
    assert (await ada.info(table))["status"] == "over"
    assert (await ada.get(f"/api/tables/{table}/replay")).status_code == 200
