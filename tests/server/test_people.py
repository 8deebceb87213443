"""Who people are: a name, a cookie, and the same person on another device."""

from unittest import mock

from tests.support.guests import OpenHouse, why


async def test_a_guest_has_a_name_and_keeps_who_they_are(house: OpenHouse) -> None:
    ada = house.stranger()
    assert why(await ada.get("/api/me")) == (401, "who-are-you")
    came = (await ada.post("/api/people", name=" Ada\u202e \n Lovelace ")).json()
    assert came["name"] == "Ada Lovelace"
    assert await ada.json("/api/me") == came
    assert (await ada.put("/api/me", name="Countess")).json() == {"person": came["person"], "name": "Countess"}
    assert (await ada.json("/api/me"))["name"] == "Countess"


async def test_a_name_is_something_that_shows_and_fits(house: OpenHouse) -> None:
    for name, code in (("", "no-name"), (" \u200b\u202e\x00", "no-name"), ("x" * 81, "not-understood")):
        assert why(await house.stranger().post("/api/people", name=name)) == (422, code)
    came = await house.stranger().post("/api/people", name="x" * 80)
    assert came.json()["name"] == "x" * house.settings.limits.name


async def test_a_new_name_is_for_tables_to_come(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    before = await ada.opens()
    await ada.put("/api/me", name="Countess")
    after = await ada.opens()
    assert (await ada.info(before))["seats"][0]["name"] == "Ada"
    assert (await ada.info(after))["seats"][0]["name"] == "Countess"


async def test_take_it_to_another_device(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    link = (await ada.post("/api/me/link")).json()
    telephone = house.stranger()
    followed = await telephone.post("/api/people/link", token=link["token"])
    assert followed.json() == await ada.json("/api/me")
    assert (await telephone.state(table))["seat"] == (await ada.state(table))["seat"] == 0
    assert why(await house.stranger().post("/api/people/link", token=link["token"])) == (404, "no-such-link")


async def test_a_link_is_the_latest_one_and_not_an_old_one(house: OpenHouse) -> None:
    ada, other = await house.guest("Ada"), house.stranger()
    first, second = [(await ada.post("/api/me/link")).json()["token"] for _ in range(2)]
    assert why(await other.post("/api/people/link", token=first)) == (404, "no-such-link")
    with mock.patch("lair.server.store.LINK_SECONDS", -1.0):
        old = (await ada.post("/api/me/link")).json()["token"]
    for token in (second, old, "nothing"):
        assert why(await other.post("/api/people/link", token=token)) == (404, "no-such-link")
