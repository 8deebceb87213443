"""It is your turn: told once a turn to whoever is not at a slow table, by Web Push and by e-mail, as they chose."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from lair.errors import OptionError
from lair.server.commands import PushTarget
from lair.server.mail import Mailer
from lair.server.notices import Notifier
from lair.server.push import NotPublic, Pusher, is_public, new_key
from tests.support.guests import Guest, OpenHouse, opened, why
from tests.support.postboxes import MailServer, PushService, mail_server, push_service

SITE = "https://play.example"
AWAY = 120.0  # seconds; longer than anybody counts as present, or a notice waits


@pytest.fixture
async def push() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def mails() -> AsyncIterator[MailServer]:
    async with mail_server() as server:
        yield server


@pytest.fixture
async def online(tmp_path: Path, mails: MailServer) -> AsyncIterator[OpenHouse]:
    """A server with both ways; nothing is sent but when a test says so."""
    ways = {"contact": "mailto:admin@play.example", "public_url": SITE, "smtp": mails.url}
    with mock.patch("lair.server.notices.POLL_SECONDS", 3600.0):
        async with opened(tmp_path, **ways, mail_from="lair@play.example", push_anywhere=True) as house:
            yield house


async def tell(house: OpenHouse, after: float = AWAY) -> None:
    """Time passes, and what is due is sent."""
    await house.service._store_signs()  # those so far come before the time that passes
    await house.pass_time(after)
    await house.state.notifier.send_due()


async def slow_game(house: OpenHouse, **settings: Any) -> tuple[str, list[Guest]]:
    """Three people at a slow table; the first of them is to move."""
    table, people = await house.game("Ada", "Ben", "Cy", pace="slow", **settings)
    first = await house.actor(table)
    return table, people[first:] + people[:first]


async def test_a_browser_is_told_once_a_turn_and_can_read_it(online: OpenHouse, push: PushService) -> None:
    table, (ada, ben, cy) = await slow_game(online)
    assert (await ben.put("/api/notices/push", **push.subscription, language="de")).status_code == 200
    await ada.plays(table)
    await tell(online, after=1.0)
    assert push.got == [], "it waits: perhaps they see it themselves"
    await tell(online)
    assert push.got == [{"title": "Du bist am Zug", "body": "Mächtige Monster", "url": f"/table/{table}", "tag": table}]
    key = (await ben.json("/api/notices"))["push_key"]
    assert push.signed_by(key)["aud"] == push.url
    assert push.signed_by(key)["sub"] == "mailto:admin@play.example"
    assert (push.heads[0]["ttl"], push.heads[0]["topic"]) == ("86400", table)
    await tell(online)
    assert len(push.got) == 1, "one message a turn"
    await ben.does(table, "say", text="One moment")
    await tell(online)
    assert len(push.got) == 1, "a word begins no turn"
    push.status = 410  # the browser has unsubscribed
    for person in (ben, cy, ada):
        await person.plays(table)
    await tell(online)
    assert len(push.got) == 2
    push.status = 201
    for person in (ben, cy, ada):
        await person.plays(table)
    await tell(online)
    assert len(push.got) == 2, "an address that is gone is forgotten"


async def test_whoever_is_at_the_table_is_not_told_until_they_leave(online: OpenHouse, push: PushService) -> None:
    table, (ada, ben, _) = await slow_game(online)
    await ben.put("/api/notices/push", **push.subscription)
    async with ben.ear(table) as ear:
        await ear.state()
        await ada.plays(table)
        await online.pass_time(AWAY)
        await online.service._store_signs()
        await online.state.notifier.send_due()
        assert push.got == []
    await tell(online)
    assert len(push.got) == 1


async def test_two_workers_send_one_message(online: OpenHouse, push: PushService) -> None:
    table, (ada, ben, _) = await slow_game(online)
    await ben.put("/api/notices/push", **push.subscription)
    other = Notifier(online.settings, online.state.store, online.service.uptime)
    other.push = online.state.notifier.push
    await ada.plays(table)
    await online.pass_time(AWAY)
    await asyncio.gather(*(worker.send_due() for worker in (online.state.notifier, other) * 4))
    assert len(push.got) == 1


async def test_nobody_is_told_at_a_live_table_or_without_asking(online: OpenHouse, push: PushService) -> None:
    table, people = await online.game("Ada", "Ben", "Cy")
    first = await online.actor(table)
    for person in people:
        await person.put("/api/notices/push", **push.subscription)
    await people[first].plays(table)
    await tell(online)
    slow, (ada, ben, _) = await slow_game(online)
    await ben.put("/api/notices/push", **push.subscription)
    assert (await ben.client.delete("/api/notices/push", params={"endpoint": push.subscription["endpoint"]})).is_success
    await ada.plays(slow)
    await tell(online)
    assert push.got == []


async def test_an_address_is_confirmed_before_anything_else_is_sent(online: OpenHouse, mails: MailServer) -> None:
    table, (ada, ben, cy) = await slow_game(online, private=True)
    assert (await ben.put("/api/notices/mail", address=" ben@example.org ", language="fr")).status_code == 200
    assert (await ben.json("/api/notices"))["confirmed"] is False
    (asked,) = mails.got
    assert asked["To"] == "ben@example.org"
    assert "votre tour" in asked["Subject"]
    await ada.plays(table)
    await tell(online)
    assert len(mails.got) == 1, "not confirmed yet"
    links = dict(re.findall(rf"{SITE}/notices#(\w+)=(\S+)", asked.get_content()))
    assert why(await cy.post("/api/notices/mail/confirm", token=links["stop"])) == (404, "no-such-link")
    assert why(await cy.post("/api/notices/mail/confirm", token="nonsense")) == (404, "no-such-link")
    assert (await online.stranger().post("/api/notices/mail/confirm", token=links["confirm"])).status_code == 200
    assert (await ben.json("/api/notices")) | {"push_key": ""} == {
        "push_key": "",
        "mail": True,
        "address": "ben@example.org",
        "confirmed": True,
    }
    assert (await cy.json("/api/notices"))["address"] is None, "an address is its owner's alone"
    await ben.plays(table)
    await cy.plays(table)
    await ada.plays(table)
    await tell(online)
    (_, told) = mails.got
    assert "Mighty Monsters" in told["Subject"]
    invite = await ada.invite(table)
    assert f"{SITE}/table/{table}?invite={invite}" in told.get_content()
    assert told["List-Unsubscribe"].startswith(f"<{SITE}/notices#stop=")
    await tell(online)
    assert len(mails.got) == 2, "one message a turn"
    assert (await online.stranger().post("/api/notices/mail/stop", token=links["stop"])).status_code == 200
    assert (await ben.json("/api/notices"))["address"] is None
    assert why(await ben.post("/api/notices/mail/confirm", token=links["confirm"])) == (404, "no-such-link")


async def test_mail_that_cannot_be_sent_and_addresses_that_are_none(online: OpenHouse, mails: MailServer) -> None:
    ada = await online.guest("Ada")
    for address in ("ada", "ada@example", "ada@exa mple.org", "ada@example.org\nBcc: all@example.org", "a@b.c" * 50):
        assert why(await ada.put("/api/notices/mail", address=address)) == (422, "mail-address")
    mails.full = True
    assert why(await ada.put("/api/notices/mail", address="ada@example.org")) == (503, "mail-away")
    statuses = [(await ada.put("/api/notices/mail", address="ada@example.org")).status_code for _ in range(5)]
    assert statuses == [503] * 4 + [429], "nobody fills a stranger's mailbox"
    for wrong in ("mail.example.org", "http://mail.example.org", "smtp://"):
        with pytest.raises(OptionError, match="no mail server"):
            Mailer(wrong, "lair@play.example")


async def test_a_server_without_ways_says_so(house: OpenHouse, push: PushService) -> None:
    ada = await house.guest("Ada")
    assert await ada.json("/api/notices") == {"push_key": None, "mail": False, "address": None, "confirmed": False}
    assert why(await ada.put("/api/notices/push", **push.subscription)) == (409, "no-push-here")
    assert why(await ada.put("/api/notices/mail", address="ada@example.org")) == (409, "no-mail-here")
    stranger = house.stranger()
    for answer in (
        await stranger.put("/api/notices/push", **push.subscription),
        await stranger.put("/api/notices/mail", address="ada@example.org"),
        await stranger.client.delete("/api/notices/mail"),
        await stranger.client.delete("/api/notices/push", params={"endpoint": "https://push.example/1"}),
    ):
        assert why(answer) == (401, "who-are-you")


# Where messages may go


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://localhost/1",
        "https://push.example.org:8443/1",
        "https://user@push.example.org/1",
        "https://push.example.org:port/1",
        "ftp://push.example.org/1",
        "//push.example.org",
        "",
    ],
)
def test_only_https_at_its_usual_port(endpoint: str) -> None:
    pusher = Pusher(new_key(), "mailto:admin@play.example")
    keys = PushService().subscription
    with pytest.raises(Exception, match="public push service"):
        pusher.check(PushTarget(endpoint, keys["p256dh"], keys["auth"]))
    good = PushTarget("https://push.example.org/1", keys["p256dh"], keys["auth"])
    pusher.check(good)
    for p256dh, auth in (("AAAA", keys["auth"]), (keys["p256dh"], "AAAA"), ("no base64!", keys["auth"])):
        with pytest.raises(Exception, match="not valid"):
            pusher.check(PushTarget(good.endpoint, p256dh, auth))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


async def test_a_name_that_leads_inside_is_not_called(push: PushService) -> None:
    """Also if only one of its addresses does; and the name is looked up once, so it cannot change in between."""
    pusher = Pusher(new_key(), "mailto:admin@play.example")
    keys = push.subscription
    target = PushTarget("https://push.example.org/1", keys["p256dh"], keys["auth"])
    inside = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.7", 443))]
    with (
        mock.patch.object(asyncio.get_running_loop(), "getaddrinfo", return_value=inside),
        pytest.raises(NotPublic),
    ):
        await pusher.send(target, b"{}", "t")
    await pusher.stop()
    assert push.got == []
