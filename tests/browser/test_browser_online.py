"""The page on the internet: being told that it is one's turn, and a finished game inside another site's page."""

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from lair.server.static_files import SITE
from tests.support.axe import violations
from tests.support.browser import PHONE, WIDE, Visitor
from tests.support.guests import Listening, listening
from tests.support.house import free_port
from tests.support.postboxes import MailServer, PushService
from tests.support.waiting import wait_until

# Chromium without a window has no push service: it gets a subscription from the test, and all else is real.
SUBSCRIBES = """
PushManager.prototype.subscribe = async (how) => {
  window.asked = how;
  await new Promise((allow) => (window.allow = allow)); // it may take its time
  return { toJSON: () => (%s) };
};
"""


@pytest.fixture(scope="module")
def mails() -> MailServer:
    return MailServer()


@pytest.fixture(scope="module")
def online(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[Listening]:
    """A server with its page that sends messages, in a thread of this process."""
    assert (SITE / "index.html").is_file(), "the page is not built: run `make page`"
    port = free_port()
    ways = {"contact": "mailto:admin@play.example", "smtp": f"smtp://127.0.0.1:{port}", "mail_from": "l@play.example"}
    more = {"public_url": "https://play.example", "grace_seconds": 0.1}
    with listening(tmp_path_factory.mktemp("online"), **more, **ways) as house:
        serving = asyncio.start_server(mails.answer, "127.0.0.1", port)
        server = asyncio.run_coroutine_threadsafe(serving, house.loop).result()
        yield house
        house.loop.call_soon_threadsafe(server.close)


@pytest.fixture
def other_site(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """A site of somebody else's; it is given a page, and says where that is."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever).start()

        def publish(page: str) -> str:
            (tmp_path / "index.html").write_text(page)
            return f"http://127.0.0.1:{server.server_port}/"

        yield publish
        server.shutdown()


def visitor(online: Listening, chromium: Browser, **how: Any) -> Visitor:
    context = chromium.new_context(**{"viewport": WIDE, "base_url": online.url, **how})
    return Visitor(context, online.url, "Ada", {"pace": "instant", "language": "en", "sound": False})


def test_somebody_chooses_to_be_told_and_stops_it_again(
    online: Listening, chromium: Browser, mails: MailServer
) -> None:
    ada = visitor(online, chromium, viewport=PHONE, permissions=["notifications"])
    keys = PushService(url="https://push.example").subscription
    target = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
    ada.context.add_init_script(SUBSCRIBES % json.dumps(target))
    ada.goes("/")
    section = ada.page.get_by_role("region", name="When it is my turn")
    section.get_by_role("button", name="Tell me in this browser").click()
    ada.until("window.asked")
    assert len(ada.page.evaluate("window.asked.applicationServerKey")) == 87
    field = section.get_by_label("E-mail address")
    field.fill("ada@example.org")
    field.press("Enter")
    expect(section.get_by_text("A link has been sent to ada@example.org")).to_be_visible()
    ada.page.evaluate("window.allow()")
    expect(section.get_by_role("button", name="Tell me in this browser")).to_be_enabled()
    assert violations(ada.page) == []
    text = wait_until(lambda: mails.got)[0].get_content()
    links = dict(re.findall(r"https://play.example(/notices#(?:\w+)=\S+)()", text))
    confirm, stop = sorted(links)
    ada.goes(confirm)
    ada.page.get_by_role("button", name="Confirm the address").click()
    expect(ada.page.get_by_role("heading", name="The address is confirmed")).to_be_visible()
    ada.page.get_by_role("link", name="To the front page").click()
    expect(section.get_by_text("E-mail goes to ada@example.org.")).to_be_visible()
    another = ada.another_page()
    another.goto(online.url + stop)
    another.get_by_role("button", name="Stop the e-mail").click()
    expect(another.get_by_role("heading", name="No more e-mail will come")).to_be_visible()
    assert violations(another) == []
    another.reload()
    another.get_by_role("button", name="Stop the e-mail").click()
    ada.expected.append("404")
    expect(another.get_by_role("alert")).to_be_visible()
    ada.context.close()
    assert [error for error in ada.errors if "404" not in error] == []


def test_a_bot_stands_in_for_a_friend_who_has_gone(online: Listening, chromium: Browser) -> None:
    ada, ben = (visitor(online, chromium) for _ in range(2))
    ben.table = ada.opens("mighty", players=3, bots=["apprentice"], start=False, look=False)
    ben.send(f"/api/tables/{ben.table}/commands", id="sit", do="sit", seat=1)
    ada.send(f"/api/tables/{ben.table}/commands", id="start", do="start")
    ada.hears(lambda state: state["view"]["turn"] in (0, 1))
    here = ben if ada.state()["view"]["turn"] == 0 else ada
    here.looks()
    here.page.get_by_test_id("absent").get_by_role("button", name="is gone: let a bot play").click()
    here.page.locator(".prompt.mine").wait_for()
    assert [seat["stand_in"] for seat in here.state()["info"]["seats"]].count("adept") == 1
    for who in (ada, ben):
        who.context.close()
        assert who.errors == []


def test_a_finished_game_stands_in_another_sites_page_and_nothing_else_does(
    online: Listening, chromium: Browser, other_site: Callable[[str], str]
) -> None:
    ada = visitor(online, chromium)
    table = ada.opens("mighty", players=3, bots=["apprentice"] * 2, look=False)
    ada.plays(ada.hears(lambda state: state["actions"])[0]["number"])
    ada.send(f"/api/tables/{table}/commands", id="over", do="resign")
    pages = ("embed", "table")
    frames = "".join(f'<iframe src="{online.url}/{page}/{table}" name="{page}"></iframe>' for page in pages)
    blog = f"<!doctype html><style>iframe {{width: 800px; height: 600px}}</style>{frames}"
    ada.page.goto(other_site(blog))
    board = ada.page.frame_locator("iframe[name=embed]")
    expect(board.locator(".board")).to_be_visible()
    before = board.locator(".said strong").inner_text()
    board.get_by_role("button", name="One move back").click()
    expect(board.locator(".said strong")).not_to_have_text(before)
    link = board.get_by_role("link", name="Open in Lair")
    assert link.get_attribute("target") == "_blank"
    assert board.locator("header.bar").count() == 0
    expect(ada.page.frame_locator("iframe[name=table]").locator("#app")).to_have_count(0)
    ada.context.close()
    # The browser says that it does not show the table; and there, the script that remembers settings has no storage.
    expected = ("frame-ancestors", "localStorage")
    assert [error for error in ada.errors if not any(part in error for part in expected)] == []
