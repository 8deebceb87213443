"""Levels of bots in a real browser: choosing one, seeing it think, and what is said of cards that it does not know."""

from typing import Any

import pytest
from playwright.sync_api import expect

from lair.bots import LEVELS
from lair.games.decks import load
from lair.words import LANGUAGES, Words
from tests.support.axe import violations
from tests.support.browser import PHONE, WIDE, Visit, Visitor

UNKNOWN = Words("en").say("grandmaster-unknown-cards")
MINE = "document.querySelector('.prompt.mine')"


def own_cards() -> dict[str, Any]:
    """Cards that no network was trained on."""
    cards = load("mighty").content
    return {**cards, "setup": {**cards["setup"], "gold": 3}}


def described(language: str) -> list[str]:
    """Every level as the page offers it."""
    say = Words(language).say
    return [say("web-level", name=say(f"bot-{level}"), about=say(f"level-{level}")) for level in LEVELS]


def fits(who: Visitor) -> bool:
    """Whether the page is no wider than the screen."""
    return bool(who.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_levels_are_offered_in_order_with_what_they_are_like(visit: Visit, language: str, viewport: Any) -> None:
    ada = visit(language=language, viewport=viewport)
    ada.goes("/new/mighty")
    seat = ada.page.get_by_label(Words(language).say("web-seat", number=2))
    expect(seat.locator("option")).to_have_text([Words(language).say("web-seat-friend"), *described(language)])
    seat.select_option("grandmaster")
    assert fits(ada)
    ada.opens("mighty", start=False, players=3)
    here = ada.page.get_by_label(Words(language).say("web-bot-here")).first
    expect(here.locator("option")).to_have_text([Words(language).say("web-bot-here"), *described(language)])
    assert fits(ada)


def test_a_level_is_chosen_with_the_keyboard_and_seen_thinking(visit: Visit) -> None:
    ada = visit()
    ada.goes("/new/mighty")
    ada.page.get_by_label("3", exact=True).check()
    for seat in (2, 3):
        ada.page.get_by_label(f"Seat {seat}").focus()
        ada.page.keyboard.type("Grand")
        expect(ada.page.get_by_label(f"Seat {seat}")).to_have_value("grandmaster")
    ada.page.get_by_role("button", name="Begin").press("Enter")
    ada.page.locator(".board").wait_for()
    ada.table = ada.page.url.rpartition("/")[2]
    assert [seat["bot"] for seat in ada.state()["info"]["seats"][1:]] == ["grandmaster"] * 2
    ada.until(MINE)
    box = ada.page.locator(".prompt").bounding_box()
    ada.plays(ada.state()["actions"][0]["number"])
    expect(ada.page.get_by_test_id("prompt")).to_contain_text("(Grandmaster) is thinking")
    assert ada.page.locator(".prompt").bounding_box() == box, "nothing jumps"
    expect(ada.page.get_by_text(UNKNOWN)).to_have_count(0)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_with_other_cards_says_that_the_grandmaster_does_not_know_them(visit: Visit, viewport: Any) -> None:
    ada = visit(viewport=viewport)
    ada.opens("mighty", start=False, players=3, bots=["adept"], cards=own_cards())
    expect(ada.page.get_by_text(UNKNOWN)).to_be_visible()
    assert violations(ada.page) == []
    ada.opens("mighty", players=3, bots=["grandmaster", "newcomer"], cards=own_cards())
    expect(ada.page.get_by_text(UNKNOWN)).to_be_visible()
    ada.until(MINE)
    assert violations(ada.page) == []
    ada.opens("mighty", players=3, bots=["newcomer"] * 2, cards=own_cards())
    ada.until(MINE)
    expect(ada.page.get_by_text(UNKNOWN)).to_have_count(0)
