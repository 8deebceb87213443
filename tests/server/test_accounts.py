"""Coming back: sessions that are listed and ended, recovery codes, passkeys that are none, my data and its deletion.

Real passkeys are made and used in tests/browser/test_browser_account.py.
"""

import base64
import json
from dataclasses import replace

import pytest
from sqlalchemy import insert, select

from lair.server import accounts, schema
from lair.server.accounts import device_of, new_code, plain_code
from lair.server.sessions import REMEMBER_SECONDS
from tests.support.guests import NO_LIMITS, Guest, OpenHouse, why

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


async def is_nobody(guest: Guest) -> bool:
    assert (await guest.json("/api/hello"))["me"] is None
    return why(await guest.get("/api/me")) == (401, "who-are-you")


def test_a_device_is_named_as_people_know_it() -> None:
    assert device_of(FIREFOX) == "Firefox, Linux"
    assert device_of(CHROME) == "Chrome, Android"
    assert device_of("curl/8.0") == ""


async def test_sessions_are_listed_and_ended_one_by_one(house: OpenHouse) -> None:
    ada = house.stranger(**{"user-agent": FIREFOX})
    me = (await ada.post("/api/people", name="Ada")).json()
    phone = house.stranger(**{"user-agent": CHROME})
    await phone.post("/api/people/link", token=(await ada.post("/api/me/link")).json()["token"])
    account = await ada.json("/api/me/account")
    assert (account["person"], account["name"]) == (me["person"], "Ada")
    assert {(one["device"], one["current"]) for one in account["sessions"]} == {
        ("Firefox, Linux", True),
        ("Chrome, Android", False),
    }
    other = next(one["session"] for one in account["sessions"] if not one["current"])
    eve = await house.guest("Eve")
    assert why(await eve.client.delete(f"/api/me/sessions/{other}")) == (404, "no-such-session")
    assert (await phone.get("/api/me")).status_code == 200
    assert (await ada.client.delete(f"/api/me/sessions/{other}")).json() == {"ended": True}
    assert await is_nobody(phone)
    assert why(await ada.client.delete(f"/api/me/sessions/{other}")) == (404, "no-such-session")
    assert [one["current"] for one in (await ada.json("/api/me/account"))["sessions"]] == [True]


async def test_a_stolen_cookie_is_refused_after_all_sessions_ended(house: OpenHouse) -> None:
    """Also a copy of the very cookie with which they are ended, one of an earlier version, and open streams."""
    table, (ada, _) = await house.game("Ada", "Ben", private=True, bots=1)
    me = await ada.json("/api/me")
    thief = house.stranger(ada.cookie)
    early = house.stranger(house.state.identity.sign(me["person"]))
    unused = house.state.identity.sign(me["person"])
    link = (await ada.post("/api/me/link")).json()["token"]
    for other in (thief, early):
        assert await other.json("/api/me") == me
    async with thief.ear(table) as ear:
        assert (await ear.state())["seat"] == 0
        assert (await ada.post("/api/me/sessions/end")).json() == me
        assert await ear.closed() == 4401
    for other in (thief, early, house.stranger(unused)):
        assert await is_nobody(other)
        assert why(await other.get(f"/api/tables/{table}")) == (404, "no-such-table")
        assert why(await other.command(table, "resign")) == (401, "who-are-you")
        async with other.ear(table) as ear:
            assert not ear.accepted
    assert why(await thief.post("/api/people/link", token=link)) == (404, "no-such-link")
    assert await ada.json("/api/me") == me
    assert (await ada.state(table))["seat"] == 0
    assert len((await ada.json("/api/me/account"))["sessions"]) == 1


async def test_another_worker_notices_too(house: OpenHouse) -> None:
    """What another process wrote is noticed with the next news, and without them after a few seconds."""
    ada = await house.guest("Ada")
    person = (await ada.json("/api/me"))["person"]
    session = (await ada.json("/api/me/account"))["sessions"][0]["session"]
    await house.state.store.write(accounts.end_session, person, session, 1.0)
    assert (await ada.get("/api/me")).status_code == 200
    await house.state.read_news()
    assert await is_nobody(ada)
    ben = await house.guest("Ben")
    person = (await ben.json("/api/me"))["person"]
    await house.state.store.write(accounts.end_sessions, person, "0" * 32, "", 2.0)
    for one in house.state.sessions._remembered.values():
        one.at -= REMEMBER_SECONDS
    assert await is_nobody(ben)


async def test_a_cookie_of_an_earlier_version_is_a_session_that_can_be_ended(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    person = (await ada.json("/api/me"))["person"]
    early = house.stranger(house.state.identity.sign(person), **{"user-agent": FIREFOX})
    assert (await early.json("/api/me"))["name"] == "Ada"
    found = next(one for one in (await ada.json("/api/me/account"))["sessions"] if not one["current"])
    assert found["device"] == "Firefox, Linux"
    await ada.client.delete(f"/api/me/sessions/{found['session']}")
    assert await is_nobody(early)


async def test_sessions_are_forgotten_once_their_cookies_have_expired(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    (seen,) = [one["seen"] for one in (await ada.json("/api/me/account"))["sessions"]]
    for before, left in ((seen, 1), (seen + 1, 0)):
        await house.state.store.write(accounts.purge_sessions, before)
        rows = await house.state.store.read(lambda connection: list(connection.execute(select(schema.sessions))))
        assert len(rows) == left


async def test_a_recovery_code_works_once_and_leads_to_the_next(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", bots=1)
    me = await ada.json("/api/me")
    assert (await ada.json("/api/me/account"))["recovery_made"] is None
    first = (await ada.post("/api/me/recovery")).json()["code"]
    code = (await ada.post("/api/me/recovery")).json()["code"]
    assert (await ada.json("/api/me/account"))["recovery_made"] is not None
    rows = await house.state.store.read(lambda connection: list(connection.execute(select(schema.recoveries))))
    assert len(rows) == 1
    assert not any(plain_code(code) in str(value) or code in str(value) for value in rows[0])
    other = house.stranger()
    for wrong in (first, "", "0000-0000-0000-0000-0000", code[:-1]):
        assert why(await other.post("/api/people/recover", code=wrong)) == (404, "no-such-code")
    typed = " " + code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    back = (await other.post("/api/people/recover", code=typed)).json()
    assert {"person": back["person"], "name": back["name"]} == me
    assert (await other.state(table))["seat"] == 0
    third = house.stranger()
    assert why(await third.post("/api/people/recover", code=code)) == (404, "no-such-code")
    assert (await third.post("/api/people/recover", code=back["code"])).status_code == 200
    assert (await ada.client.delete("/api/me/recovery")).json() == {"ended": True}
    assert (await ada.json("/api/me/account"))["recovery_made"] is None


def test_codes_cannot_be_guessed() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(len(plain_code(code)) == 20 and plain_code(plain_code(code)) == plain_code(code) for code in codes)


@pytest.mark.house(limits=replace(NO_LIMITS, sign_ins=3, exports=1))
async def test_tries_are_counted(house: OpenHouse) -> None:
    eve, ada = house.stranger(address="192.0.2.7"), await house.guest("Ada")
    for _ in range(3):
        assert why(await eve.post("/api/people/recover", code="0000")) == (404, "no-such-code")
    for path, body in (("recover", {"code": "0"}), ("passkey", {"credential": {}}), ("passkey/options", {})):
        assert why(await eve.post(f"/api/people/{path}", **body)) == (429, "too-many-sign-ins")
    assert why(await ada.post("/api/people/recover", code="0000")) == (404, "no-such-code")
    assert (await ada.get("/api/me/data")).status_code == 200
    assert why(await ada.get("/api/me/data")) == (429, "too-fast")


def challenge_of(text: str) -> str:
    data = json.dumps({"type": "webauthn.get", "challenge": text, "origin": "http://house"})
    return base64.urlsafe_b64encode(data.encode()).rstrip(b"=").decode()


async def test_what_is_no_passkey_signs_nobody_in(house: OpenHouse) -> None:
    ada, eve = await house.guest("Ada"), house.stranger()
    options = (await eve.post("/api/people/passkey/options")).json()
    assert options["rpId"] == "house"
    assert not options.get("allowCredentials"), "nobody is told which passkeys there are"
    nonsense: list[dict[str, object]] = [
        {},
        {"rawId": "AAAA"},
        {"rawId": 7, "response": {"clientDataJSON": "!!"}},
        {"rawId": "AAAA", "response": {"clientDataJSON": challenge_of("x")[:-3]}},
        {"rawId": "A" * 5000, "response": {"clientDataJSON": challenge_of("x")}},
        {"response": []},
    ]
    for credential in nonsense:
        assert why(await eve.post("/api/people/passkey", credential=credential)) == (422, "passkey-refused")
        assert why(await ada.post("/api/me/passkeys", credential=credential))[0] in (409, 422)
    unknown = {"rawId": "AAAA", "response": {"clientDataJSON": challenge_of("never given")}}
    assert why(await eve.post("/api/people/passkey", credential=unknown)) == (409, "passkey-late")
    given = {"rawId": "AAAA", "response": {"clientDataJSON": challenge_of(options["challenge"])}}
    assert why(await eve.post("/api/people/passkey", credential=given)) == (404, "no-such-passkey")
    assert why(await eve.post("/api/people/passkey", credential=given)) == (409, "passkey-late")
    mine = (await ada.post("/api/me/passkeys/options")).json()
    assert mine["rp"]["id"] == "house"
    forged = {"rawId": "AAAA", "response": {"clientDataJSON": challenge_of(mine["challenge"])}}
    ben = await house.guest("Ben")
    assert why(await ben.post("/api/me/passkeys", credential=forged)) == (409, "passkey-late")
    assert why(await ada.client.delete(f"/api/me/passkeys/{'0' * 64}")) == (404, "no-such-passkey")
    assert (await ada.json("/api/me/account"))["passkeys"] == []


async def test_my_data_are_mine_and_tell_nothing_of_others(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    await ada.does(table, "say", text="Mine alone")
    await ben.does(table, "say", text="Not hers")
    answered = await ada.get("/api/me/data")
    assert "attachment" in answered.headers["content-disposition"]
    found = answered.json()
    assert (found["name"], [one["id"] for one in found["tables"]]) == ("Ada", [table])
    kinds = [one["kind"] for one in found["entries"]]
    assert kinds[:2] == ["opened", "sat"]
    assert "said" in kinds
    assert "Mine alone" in answered.text
    live = (await house.service.live_table(table)).table
    for secret in ("Not hers", str(live._seed), live.invite, "public_key"):
        assert secret not in answered.text
    assert why(await house.stranger().get("/api/me/data")) == (401, "who-are-you")


async def test_whoever_is_deleted_leaves_no_name_and_no_words(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada Lovelace", "Ben", game="mighty", bots=1)
    waiting = await ada.opens("mighty", players=3)
    bens = await ben.opens("mighty", players=3)
    await ada.does(bens, "sit")
    await ada.does(table, "say", text="Farewell")
    await ada.post("/api/me/recovery")
    person = (await ada.json("/api/me"))["person"]
    assert why(await ada.post("/api/me/delete", person="somebody")) == (422, "not-understood")
    mailbox = insert(schema.mailboxes).values(person=person, address="ada@example.org", language="en", confirmed=True)
    await house.state.store.write(lambda connection: connection.execute(mailbox) and None)
    stolen = house.stranger(ada.cookie)
    async with ben.ear(table) as ear:
        assert (await ear.state())["info"]["seats"][0]["name"] == "Ada Lovelace"
        assert (await ada.post("/api/me/delete", person=person)).json() == {"ended": True}
        while (heard := await ear.state())["info"]["seats"][0]["name"]:
            pass
        assert heard["info"]["seats"][0]["resigned"]
    assert await is_nobody(stolen)
    assert (await ben.info(bens))["seats"][1]["taken"] is False
    assert (await ben.info(waiting))["status"] == "closed"
    told = json.dumps(await ben.steps(table)) + json.dumps(await ben.json("/api/tables", list="mine"))
    assert "Ada Lovelace" not in told
    assert "Farewell" not in told
    everything = await house.state.store.read(
        lambda connection: [str(list(connection.execute(select(one)))) for one in schema.metadata.sorted_tables]
    )
    assert not any("Ada Lovelace" in rows or "Farewell" in rows for rows in everything)
    of_people = [one for one in schema.metadata.sorted_tables if "person" in one.c and one is not schema.entries]
    left = await house.state.store.read(
        lambda connection: [
            one.name for one in of_people if (person,) in connection.execute(select(one.c.person)).all()
        ]
    )
    assert left == []
    await house.bots_rest(table)
    await ben.plays(table)  # the others play on
