"""Strangers: what a client can do with a wrong cookie, wrong data, too many requests or a slow connection: nothing.

Most is tried inside one event loop; whoever is slow is slow on a real port.
"""

import asyncio
import contextlib
import io
import itertools
import json
import logging
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn
from unittest import mock

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lair.server import limits, middleware, serve
from lair.server.identity import DAY, Identity
from lair.server.limits import RateLimiter
from lair.server.middleware import HEADERS, address_of
from lair.server.settings import Limits
from tests.support.guests import LONGEST, Guest, Listening, OpenHouse, listening, seeded, why

# Cookies


def signed_then(identity: Identity, person: str, days: float) -> str:
    """A cookie as it was signed so many days ago."""
    then = int(time.time() - days * DAY)
    with mock.patch("itsdangerous.timed.TimestampSigner.get_timestamp", return_value=then):
        return identity.sign(person)


def another_signature(cookie: str, person: str) -> str:
    """With another first letter: not all bits of the last one count."""
    signed, _, signature = cookie.rpartition(".")
    return f"{signed}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"


def signature_of_another_house(cookie: str, person: str) -> str:
    return Identity("another house's secret", 400).sign(person)


def signed_for_something_else(cookie: str, person: str) -> str:
    return str(URLSafeTimedSerializer("", salt="something-else").dumps(person))


FORGERIES: dict[str, Callable[[str, str], str]] = {
    "nothing": lambda cookie, person: "",
    "words": lambda cookie, person: "let-me-in",
    "the name alone": lambda cookie, person: person,
    "no signature": lambda cookie, person: cookie.rpartition(".")[0],
    "another signature": another_signature,
    "another person": lambda cookie, person: "A" + cookie[1:],
    "another time": lambda cookie, person: ".".join([cookie.split(".")[0], "zzzzzz", cookie.split(".")[2]]),
    "another house": signature_of_another_house,
    "another purpose": signed_for_something_else,
}


async def test_a_forged_or_damaged_cookie_is_nobodys(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    person = (await ada.json("/api/me"))["person"]
    assert ada.cookie is not None
    for forged in FORGERIES.values():
        await is_nobody(house.stranger(forged(ada.cookie, person)), table)


async def test_an_expired_cookie_is_nobodys(house: OpenHouse) -> None:
    table, (ada, _) = await house.game("Ada", "Ben", game="meeples")
    person = (await ada.json("/api/me"))["person"]
    await is_nobody(house.stranger(signed_then(house.state.identity, person, 401)), table)
    assert (await house.stranger(signed_then(house.state.identity, person, 399)).state(table))["seat"] == 0


async def test_a_cookie_of_another_shape_is_nobodys(house: OpenHouse) -> None:
    table, _ = await house.game("Ada", "Ben", game="meeples")
    shapes: list[Any] = [7, None, ["person"], {"person": 1}]
    for shape in shapes:
        await is_nobody(house.stranger(house.state.identity.sign(shape)), table)


async def is_nobody(guest: Guest, table: str) -> None:
    """They see what a spectator sees, and do nothing."""
    seen = await guest.state(table)
    assert (seen["seat"], seen["actions"], seen["undo"]) == (None, [], False)
    assert not any(seat["yours"] for seat in seen["info"]["seats"])
    for refused in (
        await guest.get("/api/me"),
        await guest.put("/api/me", name="Eve"),
        await guest.post("/api/me/link"),
        await guest.get("/api/tables", list="mine"),
        await guest.post("/api/tables", id="1", game="mighty"),
        await guest.command(table, "resign"),
        await guest.put(f"/api/tables/{table}/archived", archived=True),
        await guest.get(f"/api/tables/{table}/hint"),
    ):
        assert why(refused) == (401, "who-are-you")
    assert why(await guest.get(f"/api/tables/{table}", seat=0)) == (403, "not-your-seat")
    async with guest.ear(table) as ear:
        assert (await ear.state())["seat"] is None
    async with guest.ear(table, seat=0) as ear:
        assert not ear.accepted


async def test_a_cookie_is_for_the_browser_alone(house: OpenHouse) -> None:
    came = await house.stranger().post("/api/people", name="Ada")
    flags = {flag.strip().lower() for flag in came.headers["set-cookie"].split(";")[1:]}
    assert flags == {"httponly", "samesite=lax", "path=/", f"max-age={400 * DAY}"}


@pytest.mark.house(secure=True)
async def test_behind_https_a_cookie_never_leaves_it(house: OpenHouse) -> None:
    came = await house.stranger().post("/api/people", name="Ada")
    assert "; secure" in came.headers["set-cookie"].lower()


async def test_whoever_comes_now_and_then_stays_who_they_are(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    me = await ada.json("/api/me")
    assert "set-cookie" not in (await ada.get("/api/me")).headers
    old = house.stranger(signed_then(house.state.identity, me["person"], 31))
    before = old.cookie
    answered = await old.get("/api/tables", list="mine")
    assert "HttpOnly" in answered.headers["set-cookie"]
    assert old.cookie not in (None, before)
    assert await old.json("/api/me") == me


# Seats of others


@pytest.mark.parametrize(("game", "bots"), [("mighty", 1), ("meeples", 0)])
async def test_nobody_sees_a_hand_that_is_not_theirs(house: OpenHouse, game: str, bots: int) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game=game, bots=bots)
    elsewhere, _ = await house.game("Cy", "Di", game="meeples")
    await ada.does(table, "say", text="only for us")
    cy = await house.guest("Eve")
    await cy.opens()  # a seat at another table
    for person, seat in ((ada, 0), (ben, 1), (cy, None), (house.stranger(), None)):
        seen = await person.state(table)
        assert [bool(there["hand"]) for there in seen["view"]["seats"][:2]] == [seat == 0, seat == 1]
        assert bool(seen["actions"]) == (seat is not None and seat == await house.actor(table))
        assert (seen["info"]["invite"] is not None) == (seat is not None)
        assert seen["info"]["seed"] is None
        told = [step["entry"].get("text") for step in await person.steps(table)]
        assert ("only for us" in told) == (seat is not None)
        for other in {0, 1, 5} - {seat}:
            for path in ("", "/history"):
                assert why(await person.get(f"/api/tables/{table}{path}", seat=other)) == (403, "not-your-seat")
            async with person.ear(table, seat=other) as ear:
                assert not ear.accepted
            async with person.ear(table) as ear:
                assert (await ear.state())["seat"] == seat
                await ear.says(say="look", seat=other)
                assert await ear.closed() == 4400
    assert elsewhere != table


async def test_nobody_acts_for_a_seat_that_is_not_theirs(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    _, (cy, _) = await house.game("Cy", "Di", game="meeples")
    at = (await ada.state(table))["version"]
    deeds: dict[str, dict[str, Any]] = {
        "play": {"version": at, "action": "done"},
        "undo": {"version": at},
        "resign": {},
        "reclaim": {},
        "say": {"text": "I am Ada"},
    }
    for do, more in deeds.items():
        assert await ben.may_not(table, do, **more, seat=0) == (403, "not-your-seat")
        assert await cy.may_not(table, do, **more, seat=0) == (403, "no-seat-here")
        assert await cy.may_not(table, do, **more) == (403, "no-seat-here")
    assert (await ada.state(table))["version"] == at


async def test_an_invite_takes_no_seat_that_is_occupied(house: OpenHouse) -> None:
    ada, ben, eve = await house.guests("Ada", "Ben", "Eve")
    table = await ada.opens("meeples", players=3, bots=["adept"], private=True)
    invite = await ada.invite(table)
    await ben.does(table, "sit", invite=invite)
    for seat in (0, 1, 2, 3, None):
        more = {} if seat is None else {"seat": seat}
        assert await eve.may_not(table, "sit", invite=invite, **more) == (409, "seat-taken")
    await ada.does(table, "start")
    await house.pass_time(10 * house.settings.grace_seconds)
    assert await eve.may_not(table, "sit", invite=invite, seat=0) == (409, "not-open")
    assert await eve.may_not(table, "stand-in", invite=invite, seat=0) == (422, "not-understood")
    assert await eve.may_not(table, "reclaim", seat=0) == (404, "no-such-table")
    names = [seat["name"] for seat in (await ada.info(table))["seats"]]
    assert names == ["Ada", "Ben", ""]


# What does not fit


async def dripping(body: bytes, size: int) -> AsyncIterator[bytes]:
    for start in range(0, len(body), size):
        yield body[start : start + size]


async def test_an_oversize_body_is_not_read(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    limits = house.settings.limits
    for path, most in (("/api/people", limits.body), ("/api/tables", limits.cards)):
        large = b'"' + b"x" * most
        for body in (large, dripping(large, 10_000)):
            answered = await ada.client.post(path, content=body, headers={"content-type": "application/json"})
            assert why(answered) == (413, "too-large")
    for length in ("-1", "9" * 5000, "ten"):
        answered = await ada.client.post("/api/people", content=b"{}", headers={"content-length": length})
        assert why(answered) == (413, "too-large")


MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"nonsense",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": NaN}',
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"name": "Ada", "admin": true}',
    b'{"name": "Ada", "\\ud800": true}',
    b'{"name": {"name": "Ada"}}',
    b"[" * 8000,
    b'{"name": "' + b"x" * 81 + b'"}',
]


async def test_a_malformed_body_is_refused_in_one_sentence(house: OpenHouse) -> None:
    """It is told where, and neither what was sent nor what runs here."""
    for body, kind in itertools.product(MALFORMED, ("application/json", "text/plain", "multipart/form-data")):
        answered = await house.stranger().client.post("/api/people", content=body, headers={"content-type": kind})
        status, code = why(answered)
        assert status in (400, 422)
        assert code == "not-understood"
        assert set(answered.json()["error"]["arguments"]) <= {"where"}
        assert not any(word in answered.text for word in ("Ada", "pydantic", "Traceback", "xxx"))


COMMANDS: list[dict[str, Any]] = [
    {"do": "play"},
    {"do": "play", "version": -1, "action": 1},
    {"do": "play", "version": 2**31, "action": 1},
    {"do": "play", "version": "1", "action": 1},
    {"do": "play", "version": 1, "action": -1},
    {"do": "play", "version": 1, "action": True},
    {"do": "play", "version": 1, "action": 1.5},
    {"do": "play", "version": 1, "action": "x" * 41},
    {"do": "play", "version": 1, "action": 1, "seat": 6},
    {"do": "play", "version": 1, "action": 1, "seat": -1},
    {"do": "play", "version": 1, "action": 1, "person": "somebody"},
    {"do": "stand-in"},
    {"do": "stand-in", "seat": 1, "away": True},
    {"do": "say"},
    {"do": "say", "text": ""},
    {"do": "conjure"},
    {"do": ["play"]},
    {"do": "start", "id": ""},
    {"do": "start", "id": "x" * 65},
    {"do": "start", "id": "with space"},
    {"do": "start", "id": "line\n"},
    {"do": "start", "id": 7},
    {},
]


async def test_a_malformed_command_is_refused(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    for command in COMMANDS:
        answered = await ada.post(f"/api/tables/{table}/commands", **{"id": "1", **command})
        assert why(answered) == (422, "not-understood"), command


CARDS: list[Callable[[dict[str, Any]], Any]] = [
    lambda cards: cards.update(name="\ud800"),
    lambda cards: cards.update({"\ud800": 1}),
    lambda cards: cards.update(source="\udfff"),
    lambda cards: cards["monster"][0].update(strength="\ud800"),
    lambda cards: cards["monster"][0].update(strength=10**400),
    lambda cards: cards["monster"][0].update(strength=float("nan")),
    lambda cards: cards.update(source=float("inf")),
    lambda cards: cards["monster"][0].update(strength=[{}]),
    lambda cards: cards["tile"][1].update(dear=[[]]),
    lambda cards: cards.update(monster=[]),
    lambda cards: cards.update(unknown=1),
]


async def test_cards_that_are_none_open_no_table(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    for spoil in CARDS:
        cards = await ada.json(f"/api/tables/{table}/cards")
        spoil(cards)
        body = json.dumps({"id": "cards", "game": "mighty", "cards": cards})
        answered = await ada.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answered.status_code in (400, 422), answered.text
    assert await ada.listed("mine") == [table]


async def test_cards_with_odd_words_are_kept_and_read_again(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    cards = await ada.json(f"/api/tables/{await ada.opens()}/cards")
    deep: dict[str, Any] = {}
    for _ in range(500):
        deep = {"deeper": deep}
    for odd in (10**40, deep, "\x00", None):
        body = json.dumps({"id": ada.next_id(), "game": "mighty", "cards": {**cards, "source": odd}})
        answered = await ada.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        house.service.tables.clear()
        assert (await ada.get(f"/api/tables/{answered.json()['table']}/cards")).status_code == 200


NONSENSE: list[str | bytes] = [
    "",
    "x",
    "[]",
    "{}",
    '"' * 3000,
    '{"say": 1}',
    '{"say": "sing"}',
    '{"say": "look", "seat": 1}',
    '{"say": "look", "seat": "0"}',
    f'{{"say": "look", "seat": {9**99}}}',
    '{"say": "\\ud800"}',
    b'{"say": "\xff"}',
    b"\xff\x00",
]


async def test_a_stream_that_talks_nonsense_is_closed(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    async with ada.ear(table) as another:
        for word in NONSENSE:
            async with ada.ear(table) as ear:
                await ear.state()
                await ear.utters(word)
                assert await ear.closed() == 4400, word
        await ada.does(table, "say", text="still here")
        assert (await another.step())["entry"]["text"] == "still here"


async def test_a_seat_that_is_no_number_gives_no_stream(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    for seat in ("²", "-1", "x", "9" * 5000, "0x0", " 0"):
        async with ada.ear(table, seat=seat) as ear:
            assert not ear.accepted
            assert await ear.closed() == 4400


async def test_there_is_no_stream_of_no_table(house: OpenHouse) -> None:
    for table in ("0123456789ab", "nowhere", "..", "%00", "x" * 5000):
        async with house.stranger().ear(table) as ear:
            assert not ear.accepted
            assert await ear.closed() == 4400


# Flooding


@pytest.mark.house(limits=Limits(requests=5))
async def test_a_flood_of_requests_is_refused_and_hurts_no_other(house: OpenHouse) -> None:
    flood, other = house.stranger(), house.stranger(address="10.0.0.7")
    answers = [await flood.get("/health") for _ in range(40)]
    assert [answer.status_code for answer in answers[:20]] == [200] * 20
    late = [answer for answer in answers if answer.status_code != 200]
    assert late
    assert {why(answer) for answer in late} == {(429, "too-fast")}
    assert late[0].headers["retry-after"] == "1"
    async with flood.ear("0123456789ab") as ear:
        assert await ear.closed() == 4429
    assert (await other.get("/health")).status_code == 200


@pytest.mark.house(limits=Limits(commands=3, requests=10_000))
async def test_a_flood_of_commands_is_one_persons_matter(house: OpenHouse) -> None:
    table, (ada, ben) = await house.game("Ada", "Ben", game="meeples")
    answers = await asyncio.gather(*(ada.command(table, "reclaim") for _ in range(30)))
    assert (429, "too-fast") in [why(answer) for answer in answers]
    await ben.does(table, "say", text="Let us go on")


@pytest.mark.house(limits=Limits(chat=2, hints=2, reasons=2, histories=2, people=3, requests=10_000))
async def test_what_costs_more_is_given_less_often(house: OpenHouse) -> None:
    with seeded(2):
        table, (ada, ben) = await house.game("Ada", "Ben", game="meeples", hints=True)
    for path in (f"/api/tables/{table}/{what}" for what in ("hint", "why", "history")):
        for _ in range(2):
            assert (await ada.get(path, action="fly")).status_code == 200
        assert why(await ada.get(path, action="fly")) == (429, "too-fast")
    for _ in range(2):
        await ada.does(table, "say", text="la")
        assert (await ada.post("/api/me/link")).status_code == 200
    assert await ada.may_not(table, "say", text="la") == (429, "too-fast")
    assert why(await ada.post("/api/me/link")) == (429, "too-fast")
    await ben.does(table, "say", text="la")
    await house.guest("Cy")
    for path, body in (("/api/people", {"name": "Di"}), ("/api/people/link", {"token": "guess"})):
        assert why(await house.stranger().post(path, **body)) == (429, "too-many-people")
    assert (await house.stranger(address="10.0.0.7").post("/api/people", name="Di")).status_code == 200


async def test_a_flood_of_words_closes_a_stream(house: OpenHouse) -> None:
    ada = await house.guest("Ada")
    table = await ada.opens()
    async with ada.ear(table) as flood, ada.ear(table) as another:
        await flood.state()
        for version in range(100):
            await flood.says(say="ack", version=version)
        assert await flood.closed() == 4429
        await ada.does(table, "say", text="still here")
        assert (await another.step())["entry"]["text"] == "still here"


@pytest.mark.house(limits=Limits(sockets=2, address_sockets=4))
async def test_so_many_streams_and_no_more(house: OpenHouse) -> None:
    ada, ben = await house.guests("Ada", "Ben")
    table = await ada.opens()
    async with ada.ear(table), ada.ear(table):
        async with ada.ear(table) as third:
            assert not third.accepted
            assert await third.closed() == 4400
        async with ben.ear(table) as his, house.stranger().ear(table) as strangers:
            assert his.accepted
            assert strangers.accepted
            async with ben.ear(table) as fifth:
                assert not fifth.accepted
    async with ada.ear(table) as again:
        assert again.accepted
    assert house.state.sockets.own == {}


def test_a_bucket_fills_again() -> None:
    bucket = RateLimiter(2, 1.0)
    with mock.patch("lair.server.limits.time.monotonic", side_effect=[0, 0, 0, 0.4, 0.6, 0.6, 9, 9, 9, 9]):
        taken = [bucket.take("somebody") for _ in range(10)]
    assert taken == [True, True, False, False, True, False, True, True, False, False]


def test_a_bucket_forgets_who_came_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 10)
    bucket = RateLimiter(1, 1000.0)
    assert all(bucket.take(str(number)) for number in range(100))
    assert len(bucket._levels) == 10
    assert not bucket.take("99")


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("10.0.0.7", 1), "10.0.0.7"),
        (("2001:db8::1", 1), "2001:db8::/64"),
        (("2001:db8::ffff", 1), "2001:db8::/64"),
        (("::ffff:10.0.0.7", 1), "10.0.0.7"),
        (("somewhere", 1), "somewhere"),
        (None, "nowhere"),
    ],
)
def test_neighbours(client: Any, address: str) -> None:
    assert address_of({"client": client}) == address


# Other pages


PAGES: list[tuple[dict[str, str], bool]] = [
    ({}, True),
    ({"origin": "http://house"}, True),
    ({"origin": "https://house"}, True),
    ({"origin": "https://friend.example"}, True),
    ({"origin": "http://friend.example"}, False),
    ({"origin": "http://evil.example"}, False),
    ({"origin": "http://house.evil.example"}, False),
    ({"origin": "http://house:8000"}, False),
    ({"origin": "null"}, False),
    ({"origin": ""}, False),
    ({"sec-fetch-site": "same-origin"}, True),
    ({"sec-fetch-site": "none"}, True),
    ({"sec-fetch-site": "same-site"}, False),
    ({"sec-fetch-site": "cross-site"}, False),
]


@pytest.mark.house(origins=("https://friend.example",))
async def test_a_page_of_another_address_does_nothing(house: OpenHouse) -> None:
    """Neither by a command nor by a stream, though the browser sends the cookie along."""
    ada = await house.guest("Ada")
    table = await ada.opens()
    for headers, fits in PAGES:
        page = house.stranger(ada.cookie, **headers)
        said = await page.post(f"/api/tables/{table}/commands", id=ada.next_id(), do="say", text="hello")
        assert (said.status_code == 200) == fits, headers
        assert fits or why(said) == (403, "other-origin")
        async with page.ear(table) as ear:
            assert ear.accepted == fits
        assert (await page.get("/health")).status_code == 200


async def refusals(house: OpenHouse) -> AsyncIterator[httpx.Response]:
    """An answer of every status there is."""
    ada, stranger = await house.guest("Ada"), house.stranger()
    table = await ada.opens()
    yield await stranger.get("/health")
    yield await stranger.get("/openapi.json")
    yield await stranger.client.post("/api/people", content=b"nonsense")
    yield await stranger.client.post("/api/people", content=b"\xff", headers={"content-type": "application/json"})
    yield await stranger.get("/api/me")
    yield await house.stranger(origin="http://evil.example").post("/api/people", name="Eve")
    yield await stranger.get("/wp-admin.php")
    yield await stranger.client.delete("/api/me")
    yield await ada.command(table, "resign")
    yield await stranger.client.post("/api/people", content=b"x" * 20_000)
    house.service.ready = False
    yield await stranger.get("/ready")
    broken = house.stranger()
    vars(broken.client._transport)["raise_app_exceptions"] = False
    with mock.patch.object(house.service.store, "read", side_effect=ZeroDivisionError("innermost")):
        yield await broken.get("/api/tables")
    while (answered := await stranger.get("/health")).status_code != 429:
        pass
    yield answered


@pytest.mark.house(limits=Limits())
async def test_every_answer_has_the_headers(house: OpenHouse) -> None:
    expected = [(name.decode(), value.decode()) for name, value in HEADERS]
    statuses = []
    async for answered in refusals(house):
        assert [(name, answered.headers[name]) for name, _ in expected] == expected
        assert answered.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
        assert not any(word in answered.text for word in ("ZeroDivision", "innermost", "Traceback"))
        statuses.append(answered.status_code)
    assert statuses == [200, 200, 422, 400, 401, 403, 404, 405, 409, 413, 503, 500, 429]


# On a real port


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    """A house with little patience."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "HEADER_SECONDS", 2.0)
        patch.setattr(serve, "WRITE_SECONDS", 0.5)
        patch.setattr(middleware, "BODY_SECONDS", 2.0)
        with listening(tmp_path_factory.mktemp("port"), send_seconds=0.5) as house:
            yield house


def raw(house: Listening) -> socket.socket:
    """A connection that takes little at a time."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(LONGEST)
    line.connect(("127.0.0.1", house.port))
    return line


def until_cut(line: socket.socket, drip: bytes = b"") -> bytes:
    """All that came until the house hung up; meanwhile a byte is sent now and then."""
    heard = b""
    line.settimeout(0.1 if drip else LONGEST)
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            if drip:
                line.send(drip)
            more = line.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            return heard
        if not more:
            return heard
        heard += more
    raise AssertionError("the house never hung up")


def test_who_never_finishes_a_request_is_cut_off(port: Listening) -> None:
    """Whether nothing comes, or too little, or a byte now and then."""
    with raw(port) as silent, raw(port) as short, raw(port) as dripping:
        short.send(b"GET /health HTTP/1.1\r\nHost: house\r\n")
        dripping.send(b"GET /health HTTP/1.1\r\nX-Long: ")
        assert until_cut(dripping, drip=b"a") == until_cut(silent) == until_cut(short) == b""


def test_who_drips_the_second_request_is_cut_off_too(port: Listening) -> None:
    with raw(port) as line:
        line.send(b"GET /health HTTP/1.1\r\nHost: house\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.send(b"GET /health HTTP/1.1\r\nX-Long: ")
        assert until_cut(line, drip=b"a") == b""


def test_who_drips_a_body_is_told_and_cut_off(port: Listening) -> None:
    with raw(port) as line:
        line.send(b"POST /api/people HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n")
        line.send(b"Content-Length: 9000\r\n\r\n{")
        heard = until_cut(line, drip=b" ")
        assert heard.startswith(b"HTTP/1.1 413")
        assert b"too-large" in heard


def test_who_never_takes_an_answer_is_cut_off(port: Listening) -> None:
    cookie = port.cookie("Ada")
    opened = httpx.post(f"{port.url}/api/tables", json={"id": "1", "game": "meeples"}, cookies={"lair": cookie})
    cards = f"GET /api/tables/{opened.json()['table']}/cards HTTP/1.1\r\nHost: house\r\n\r\n"
    with raw(port) as line:
        line.send(b"GET /health HTTP/1.1\r\nHost: house\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        holds_little(port, line)
        line.send(cards.encode() * 20)
        eventually(lambda: not connections_of(port, line))
        assert httpx.get(f"{port.url}/health").status_code == 200


@pytest.mark.parametrize("nonsense", [b"\x16\x03\x01\x02\x00", b"HELO house\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
def test_who_speaks_another_language_is_cut_off(port: Listening, nonsense: bytes) -> None:
    with raw(port) as line:
        line.send(nonsense)
        assert not until_cut(line).startswith(b"HTTP/1.1 5")


def connections_of(house: Listening, line: socket.socket) -> list[Any]:
    """The house's end of a connection, while it has one."""
    ends: list[Any] = list(house.server.server_state.connections)
    return [end for end in ends if end.client and end.client[1] == line.getsockname()[1]]


def holds_little(house: Listening, line: socket.socket) -> None:
    """The machine keeps little for who does not read, so that the house notices sooner."""
    (end,) = connections_of(house, line)
    end.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def eventually(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def hears(house: Listening, table: str, cookie: str) -> ClientConnection:
    headers = {"Cookie": f"lair={cookie}"}
    return connect(f"{house.socket_url}/api/tables/{table}/live", additional_headers=headers)


def test_who_never_reads_a_stream_is_cut_off_and_the_others_miss_nothing(port: Listening) -> None:
    cookie = port.cookie("Ada")
    with contextlib.ExitStack() as open_lines:
        ada = open_lines.enter_context(httpx.Client(base_url=port.url, cookies={"lair": cookie}))
        asked = {"id": "sleeper", "game": "meeples", "players": 4, "hot_seat": True, "start": True}
        table = ada.post("/api/tables", json=asked).json()["table"]
        path = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        sleeper = open_lines.enter_context(raw(port))
        sleeper.send((path + key).encode())
        eventually(lambda: table in port.state.service.tables)
        live = port.state.service.tables[table]
        eventually(lambda: len(live.subscribers) == 1)
        holds_little(port, sleeper)
        with hears(port, table, cookie) as awake:
            at = json.loads(awake.recv(LONGEST))["version"]
            eventually(lambda: len(live.subscribers) == 2)
            while len(live.subscribers) == 2:
                at += 1
                move = {"id": f"m{at}", "do": "play", "version": at - 1}
                seen = ada.get(f"/api/tables/{table}", params={"seat": live.table.actor}).json()
                move["action"] = seen["actions"][0]["number"]
                ada.post(f"/api/tables/{table}/commands", json=move).raise_for_status()
                while (heard := json.loads(awake.recv(LONGEST)))["say"] != "step":
                    pass
                assert heard["version"] == at
        eventually(lambda: not connections_of(port, sleeper))


def hears_all(stream: ClientConnection) -> NoReturn:
    while True:
        stream.recv(LONGEST)


def test_a_message_too_long_closes_a_stream(port: Listening) -> None:
    cookie = port.cookie("Ada")
    opened = httpx.post(f"{port.url}/api/tables", json={"id": "1", "game": "mighty"}, cookies={"lair": cookie})
    with hears(port, opened.json()["table"], cookie) as stream:
        stream.send(json.dumps({"say": "ack", "version": 1}) + " " * 5000)
        with pytest.raises(ConnectionClosed):
            hears_all(stream)
        assert stream.close_code == 1009


# What is written down


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that the log would show, however much one asks it to tell."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    names = ("uvicorn", "alembic")
    levels = [logging.getLogger(name).level for name in names]
    written = io.StringIO()
    with mock.patch.object(sys, "stderr", written):
        serve.set_up_logs("debug")
    yield written
    root.handlers[:], root.level = before
    for name, level in zip(names, levels, strict=True):
        logging.getLogger(name).setLevel(level)


def test_the_log_tells_no_cookie_invite_or_word(log: io.StringIO, tmp_path: Path) -> None:
    """Not even when something goes wrong."""
    with listening(tmp_path) as house:
        cookie = house.cookie("Ada")
        with httpx.Client(base_url=house.url, cookies={"lair": cookie}) as ada:
            table = ada.post("/api/tables", json={"id": "1", "game": "mighty", "private": True}).json()["table"]
            invite = ada.get(f"/api/tables/{table}").json()["info"]["invite"]
            token = ada.post("/api/me/link").json()["token"]
            ada.get(f"/api/tables/{table}", params={"invite": invite})
            said = {"id": "2", "do": "say", "text": "abracadabra"}
            ada.post(f"/api/tables/{table}/commands", json=said).raise_for_status()
            live = f"{house.socket_url}/api/tables/{table}/live?invite={invite}"
            with connect(live, additional_headers={"Cookie": f"lair={cookie}"}) as stream:
                stream.recv(LONGEST)
            with house.state.store.engine.begin() as connection:
                connection.execute(text("DROP TABLE entries"))
            broken = ada.post(f"/api/tables/{table}/commands", json={**said, "id": "3"})
            assert why(broken) == (503, "try-again")
    everything = [json.loads(line) for line in log.getvalue().splitlines()]
    lines = [line for line in everything if line["from"].partition(".")[0] not in ("httpx", "httpcore", "websockets")]
    said_so = {"method": "POST", "path": f"/api/tables/{table}/commands", "status": 200}
    assert any(said_so.items() <= line.items() for line in lines)
    assert any("no such table: entries" in line.get("trouble", "") for line in lines)
    for secret in (cookie, cookie.split(".")[2], invite, token, "abracadabra"):
        assert secret not in json.dumps(lines)
