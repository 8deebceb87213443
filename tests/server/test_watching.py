"""Watching a table: live streams, chat, history, hints and reasons."""

from dataclasses import replace
from unittest import mock

import pytest

from lair.server.live_table import MAX_QUEUED_MESSAGES, Subscriber
from lair.server.settings import Limits
from tests.support.guests import NO_LIMITS, OpenHouse, seeded, why


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


async def test_who_is_there(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    async with ada.ear(table) as ear:
        assert (await ear.state())["present"] == [True, False]
        async with ben.ear(table):
            while (heard := await ear.hears()).get("present") != [True, True]:
                assert heard["say"] == "presence"
            assert (await ada.state(table))["present"] == [True, True]
        left = await ear.hears()
        assert (left["say"], left["present"], left["watchers"]) == ("presence", [True, False], [])
        assert left["away"][0] is None
        assert left["away"][1] > 0, "so long nobody may stand in for Ben"


@pytest.mark.house(beat_seconds=0.01)
async def test_a_stream_without_news_still_beats(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    async with ada.ear(await ada.opens()) as ear:
        await ear.state()
        while (await ear.hears())["say"] != "beat":
            pass


async def test_who_falls_behind_gets_everything_anew(house: OpenHouse) -> None:
    stream = Subscriber(None, None)
    for number in range(MAX_QUEUED_MESSAGES):
        stream.give(b"%d" % number)
    assert (len(stream.waiting), stream.behind) == (MAX_QUEUED_MESSAGES, False)
    stream.give(b"one too many")
    assert (len(stream.waiting), stream.behind) == (0, True)
    stream.give(b"another")
    assert len(stream.waiting) == 0


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
    limit = (await ada.info(table))["chat_limit"]
    assert await ada.may_not(table, "say", text="x" * (limit + 1)) == (422, "chat-too-long")
    await ada.does(table, "say", text="x" * limit)
    texts = [[step["entry"].get("text") for step in await person.steps(table)][-2:] for person in (ben, cy)]
    assert texts == [["a <b>plan</b> for two", "x" * limit], [None, None]]


@pytest.mark.house(limits=Limits(chat_lines=2))
async def test_a_table_has_room_for_so_many_words(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    for _ in range(2):
        await ada.does(table, "say", text="la")
    assert await ada.may_not(table, "say", text="la") == (409, "chat-full")


@pytest.mark.house(limits=replace(NO_LIMITS, entries=9))
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


@pytest.mark.house(limits=replace(NO_LIMITS, entries=4))
async def test_nobody_sits_down_and_stands_up_for_ever(house: OpenHouse) -> None:
    ada, ben, cy = await house.guests("Ada", "Ben", "Cy")
    table = await ada.opens("meeples", players=2)
    for _ in range(2):
        await ben.does(table, "sit")
        await ben.does(table, "stand")
    assert await ben.may_not(table, "sit") == (409, "too-many-entries")
    await cy.does(table, "sit")


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


async def test_a_long_history_comes_in_parts(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    for number in range(8):
        await ada.does(table, "say", text=f"la {number}")
    for views in (False, True):
        whole = await ada.json(f"/api/tables/{table}/history", views=views)
        assert (whole["next"], whole["version"]) == (None, 12)
        with mock.patch("lair.server.routes.tables.MAX_STEPS", 5):
            part = await ada.json(f"/api/tables/{table}/history", views=views)
            steps = part["steps"]
            while part["next"] is not None:
                assert len(part["steps"]) == 5
                part = await ada.json(f"/api/tables/{table}/history", views=views, after=part["next"])
                steps += part["steps"]
        assert steps == whole["steps"]
    assert await ada.steps(table, after=12) == []


@pytest.mark.parametrize("game", ["mighty", "meeples"])
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
    with mock.patch.object(house.service.bot_pool, "ask", side_effect=TimeoutError):
        assert why(await ada.get(hint)) == (503, "busy")


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
        "code": "training-vp",
        "arguments": {"price": 1, "vp": 0},
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


async def test_an_open_chat_is_heard_by_those_who_watch(house: OpenHouse) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    for open_chat in (True, False):
        table = await ada.opens(open_chat=open_chat)
        async with eve.ear(table) as ear:
            while (heard := await ear.hears())["say"] != "presence":
                pass
            assert heard["watchers"] == ["Eve"]
            await ada.does(table, "say", text="Mind the gate")
            assert (await ear.step())["entry"].get("text") == ("Mind the gate" if open_chat else None)


async def test_the_score_sheet_is_open_to_all(house: OpenHouse) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    table = await ada.opens(players=3, bots=["apprentice"] * 2, start=True)
    sheet = await eve.json(f"/api/tables/{table}/score")
    assert sheet["totals"] == [sum(points) for points in zip(*(line["points"] for line in sheet["lines"]), strict=True)]
