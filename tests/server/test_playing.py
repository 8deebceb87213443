"""Playing: moves, refusals, commands that are sent twice, and taking moves back."""

import asyncio

from tests.support.guests import OpenHouse, seeded, why


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


async def test_what_the_rules_do_not_allow_does_nothing(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    before = await ada.state(table)
    wrong = {"go:m3": "main-later", 99_999: "no-such-action", "fly": "not-a-move", "": "not-a-move"}
    for action, code in wrong.items():
        assert await ada.may_not(table, "play", version=before["version"], action=action) == (422, code)
    assert await ada.state(table) == before


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
        assert late.json()["state"] == {name: now[name] for name in now if name not in {"present", "away", "watchers"}}


async def test_a_repeated_command_has_its_first_answer(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    before = (await ada.state(table))["version"]
    command = {"id": "once", "version": before, "action": "done"}
    at_once = await asyncio.gather(*(ada.command(table, "play", **command) for _ in range(4)))
    await ada.plays(table, "go:l1")
    house.service.tables.clear()  # the disk knows it too
    later = await ada.command(table, "play", **command)
    assert [answer.json() for answer in (*at_once, later)] == 5 * [{"table": table, "version": before + 1}]
    assert await ben.may_not(table, "play", **command) == (409, "stale")  # it is not Ben's command


async def test_a_stale_version_never_acts(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    at = await ada.plays(table, "done")
    for version in (0, at - 1, at + 1, 2**31 - 1):
        assert await ada.may_not(table, "play", version=version, action="go:l1") == (409, "stale")
        assert await ada.may_not(table, "undo", version=version) == (409, "stale")
    await ben.does(table, "say", text="What is said changes nothing that can be done")
    assert await ada.does(table, "play", version=at, action="go:l1") == at + 2


async def test_the_state_that_comes_with_a_refusal_is_ones_own(house: OpenHouse) -> None:
    with seeded(2):
        table, (_, ben) = await house.game("Ada", "Ben", game="meeples")
    cy = await house.guest("Cy")
    for person, seat in ((ben, 1), (cy, None)):
        state = (await person.command(table, "play", version=0, action="done", seat=0)).json()["state"]
        assert (state["seat"], state["actions"]) == (seat, [])
        assert [bool(there["hand"]) for there in state["view"]["seats"]] == [False, seat == 1]
        assert (state["info"]["invite"] is None) == (seat is None)


async def test_nothing_is_played_before_the_game(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    assert await ada.may_not(table, "play", version=2, action=1) == (409, "not-playing")
    assert await ada.may_not(table, "undo", version=2) == (409, "undo-not-now")
    assert await ada.may_not(table, "stand-in", seat=1) == (409, "not-playing")
    for do in ("resign", "reclaim"):
        assert await ada.may_not(table, do) == (409, "not-playing")


# Taking back


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


async def test_nothing_is_taken_back_across_something_new(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    first = await ada.state(table)
    assert await ada.may_not(table, "undo", version=first["version"]) == (409, "undo-not-now")
    while await house.actor(table) == 0:
        at = await ada.plays(table, "done")
    assert await ada.may_not(table, "undo", version=at) == (409, "undo-not-now")
    assert await ben.may_not(table, "undo", version=at) == (409, "undo-not-now")
