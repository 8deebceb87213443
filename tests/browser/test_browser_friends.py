"""Friends at one table, in browsers that have never been here."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lair.server.network import own_address
from tests.support.axe import violations
from tests.support.browser import LONGEST, WIDE, Visit, Visitor


@pytest.fixture
def stranger(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser without a cookie and without anything kept."""
    context = chromium.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(LONGEST)
    yield context
    context.close()


def opens_for_friends(ada: Visitor) -> str:
    """A table with a free seat for a friend; the address to give away."""
    ada.opens("mighty", players=3, bots=["apprentice"], start=False, private=True)
    return ada.page.get_by_role("textbox", name="Address").input_value()


def sits_down(page: Page, invitation: str, name: str = "Grace") -> None:
    """Whoever is new is asked for a name first."""
    page.goto(invitation)
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_label("What should the others call you?").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def test_a_friend_who_is_new_sits_down_and_plays(visit: Visit, stranger: BrowserContext) -> None:
    ada, page = visit("Ada"), stranger.new_page()
    assert stranger.cookies() == []
    sits_down(page, opens_for_friends(ada))
    expect(page.get_by_text("(you)")).to_be_visible()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()
    ada.table = ada.page.url.rpartition("/")[2]
    state = ada.hears(lambda state: state["view"] and (state["actions"] or state["view"]["turn"] == 1) and state)
    if state["actions"]:  # the start player is drawn
        ada.plays(state["actions"][0]["number"])
    page.locator(".prompt.mine").wait_for()
    page.locator("button[aria-pressed][aria-disabled=false]").last.click()
    page.locator("[data-space][aria-disabled=false]").first.click()
    expect(ada.page.get_by_label("Log", exact=True).locator("li", has_text="Grace: ").first).to_be_visible()


def test_an_invitation_reaches_the_network_once_it_is_open(visit: Visit, stranger: BrowserContext) -> None:
    ada, page = visit("Ada"), stranger.new_page()
    assert opens_for_friends(ada).startswith("http://127.0.0.1:")
    only_here = "So far only this computer can reach this address."
    expect(ada.page.get_by_role("main").get_by_text(only_here)).to_be_visible()
    assert violations(ada.page) == []
    code = ada.page.get_by_role("img", name="The same address as a QR code").locator("path")
    before = code.get_attribute("d")
    ada.page.get_by_role("switch", name="Open to this network").check()
    expect(ada.page.get_by_role("main").get_by_text("Anyone in the same network")).to_be_visible()
    invitation = ada.page.get_by_role("textbox", name="Address").input_value()
    assert invitation.startswith(f"http://{own_address()}:")
    assert code.get_attribute("d") != before, "the code still leads to this computer"
    sits_down(page, invitation)
    expect(page.get_by_text("(you)")).to_be_visible()
    door = f"{ada.url}/api/network", f"http://{own_address()}:{ada.url.rpartition(':')[2]}/api/network"
    assert stranger.request.put(door[1], data={"open": False}).status == 403
    closed = ada.context.request.put(door[0], data={"open": False})
    assert closed.json()["open"] is False
    with pytest.raises(httpx.ConnectError):
        httpx.get(door[1])
