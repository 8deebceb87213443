"""Kuhn poker in a real browser: an installed package that the page was built without, on the plain board."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.support.axe import violations
from tests.support.browser import Visit, Visitor
from tests.support.house import GENEROUS, Running, sqlite
from tests.support.outside import KUHN, install, with_site


@pytest.fixture(scope="module")
def page_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house of its own, in whose environment the package is installed."""
    folder = tmp_path_factory.mktemp("kuhn-house")
    site = install(KUHN, folder / "site")
    house = Running(folder, sqlite(folder), **GENEROUS, PYTHONPATH=with_site(site)["PYTHONPATH"]).start()
    yield house
    assert house.stop() == 0, house.log.read_text()


def move(who: Visitor, *wanted: str) -> Locator | None:
    """The button of the first of these moves that is offered, once the page offers any; None: the game is over."""
    page = who.page
    expect(page.locator(".moves .button, #end").first).to_be_visible()
    if page.locator("#end").is_visible():
        return None
    offered = [button.get_attribute("data-action") for button in page.locator(".moves .button").all()]
    return page.locator(f'[data-action="{next(name for name in wanted if name in offered)}"]')


def is_answered(who: Visitor, version: int) -> None:
    """Wait until a move after this version is played, and the bot has answered."""
    who.hears(lambda state: state["version"] > version and (state["actions"] or state["info"]["status"] == "over"))
    expect(who.page.locator(".moves[aria-busy=true]")).to_have_count(0)


def plays_to_the_end(who: Visitor, wanted: tuple[str, ...], press: Callable[[Locator], None]) -> list[str]:
    """All moves, pressed one way or another; gives the log."""
    expect(who.page.locator('[data-at="seat-1"]')).to_contain_text("Card –")
    while button := move(who, *wanted):
        version = who.state()["version"]
        press(button)
        is_answered(who, version)
    who.page.get_by_role("tab", name="Log").click()  # the result lies over it
    lines = who.page.get_by_label("Log", exact=True).locator("li").all_inner_texts()
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]  # between a seat's sign and its name


def assert_ended(who: Visitor, log: list[str]) -> None:
    """The page says who has won, and the log how."""
    end = who.state()
    assert end["info"]["status"] == "over"
    who.page.get_by_role("tab", name="Result").click()
    (winner,) = end["info"]["winners"]
    name = ("▲ Ada", "● Hearts")[winner]
    expect(who.page.locator("#end")).to_contain_text(name)
    assert log[-1] == f"{name}: takes the pot of {end['view']['pot']}."
    assert violations(who.page) == []


def test_a_game_by_mouse_from_the_front_page(visit: Visit) -> None:
    ada = visit("Ada", pace="brisk")
    ada.goes("/")
    expect(ada.page.get_by_role("heading", name="Kuhn poker")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.get_by_role("link", name="Set up a table : Kuhn poker").click()
    ada.page.get_by_label("2", exact=True).check()
    ada.page.get_by_label("Seat 2").select_option("apprentice")
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.locator(".board").wait_for()
    ada.table = ada.page.url.rpartition("/")[2]
    expect(ada.page.get_by_role("button", name="bet: put 1 into the pot")).to_be_visible()
    assert violations(ada.page) == []
    log = plays_to_the_end(ada, ("bet", "call"), lambda button: button.click())
    assert "▲ Ada: bets 1." in log
    assert {"● Hearts: folds.", "● Hearts: calls with 1."} & set(log)
    assert_ended(ada, log)


def test_a_game_by_keyboard_from_the_front_page(visit: Visit) -> None:
    ada = visit("Ada")
    ada.goes("/")
    keyboard = ada.page.keyboard
    expect(ada.page.get_by_role("heading", name="Kuhn poker")).to_be_visible()

    def reaches(what: Locator) -> None:
        expect(what).to_be_visible()
        ada.press_until(lambda: bool(what.evaluate("one => one === document.activeElement")))

    def enters(what: Locator) -> None:
        reaches(what)
        keyboard.press("Enter")

    enters(ada.page.get_by_role("link", name="Set up a table : Kuhn poker"))
    enters(ada.page.get_by_role("button", name="Begin"))
    ada.page.locator(".board").wait_for()
    ada.table = ada.page.url.rpartition("/")[2]
    log = plays_to_the_end(ada, ("check", "call"), enters)
    assert "▲ Ada: checks." in log
    assert {"● Hearts: checks.", "● Hearts: bets 1."} & set(log)
    assert_ended(ada, log)
