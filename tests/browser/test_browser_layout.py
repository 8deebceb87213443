"""A sample of `python -m docs.layouts`: small screens, long words and full tables can be read."""

import pytest
from playwright.sync_api import ViewportSize, expect

from docs.layouts import MINE, played, speaks
from tests.support.browser import PHONE, SMALL_PHONE, Visit
from tests.support.layout import broken_words, problems

LOW: ViewportSize = {"width": 1366, "height": 650}
NARROW: ViewportSize = {"width": 1024, "height": 768}
NARROWEST: ViewportSize = {"width": 320, "height": 640}
LONGEST = "À la fin, avoir battu le plus de monstres dans le quartier Université/Cathédrale"  # what a Quest asks for


@pytest.mark.parametrize(
    ("table", "size", "languages"),
    [
        ("mighty-6", PHONE, ("de", "fr")),
        ("mighty-6", NARROWEST, ("de", "fr")),
        ("meeples-4-towers", LOW, ("pl", "de")),
        ("meeples-4-towers", NARROW, ("de",)),
        ("meeples-2", PHONE, ("de",)),
    ],
    ids=["six-on-a-phone", "six-on-the-narrowest", "low", "narrow", "city-on-a-phone"],
)
def test_everything_can_be_read(visit: Visit, table: str, size: ViewportSize, languages: tuple[str, ...]) -> None:
    ada = visit("Wilhelmina", viewport=size, reduced_motion="reduce")
    played(ada, table)
    ada.looks()
    for language in languages:
        speaks(ada, language)
        ada.until(MINE)
        assert problems(ada.page) + broken_words(ada.page) == [], language


def test_a_third_quest_is_found_on_a_low_screen(visit: Visit) -> None:
    """One begins with two, which are whole, however long; keys lead to a third, here a copy of the second."""
    ada = visit(viewport=LOW)
    ada.opens("meeples", players=2, bots=["apprentice"])
    quests = ada.page.locator("[data-at=quests] [data-piece^=quest]")
    expect(quests).to_have_count(2)
    conditions = quests.locator(".text > span")
    conditions.evaluate_all("(all, said) => all.forEach((one) => (one.textContent = said))", LONGEST)
    for number in range(2):
        expect(quests.nth(number)).to_be_in_viewport(ratio=0.95)
    quests.last.evaluate("(quest) => quest.closest('li').after(quest.closest('li').cloneNode(true))")
    ada.page.locator("[data-at=quests] ul").focus()
    ada.page.keyboard.press("End")
    expect(quests.nth(2)).to_be_in_viewport(ratio=0.95)


def test_setting_a_table_fits_a_phone(visit: Visit) -> None:
    ada = visit(viewport=PHONE, language="de")
    ada.goes("/new/meeples")
    ada.page.locator("details summary").click()
    ada.page.locator(".seats select").first.select_option("friend")
    ada.page.get_by_label("Wir teilen dieses Gerät").check()
    assert problems(ada.page) == []


def test_the_coach_takes_the_whole_place_of_the_question_in_a_low_window(visit: Visit) -> None:
    ada = visit(viewport=LOW)
    ada.learns("meeples")
    coach = ada.page.get_by_label("The coach")
    said = coach.get_by_role("paragraph").inner_text()
    expect(ada.page.get_by_test_id("prompt")).to_be_hidden()
    wide = [one.evaluate("one => one.clientWidth") for one in (coach, ada.page.locator(".prompt"))]
    assert wide[0] == wide[1]
    coach.get_by_role("button").click()
    expect(coach.get_by_role("paragraph")).not_to_have_text(said)


def test_a_longer_question_moves_nothing_on_a_phone(visit: Visit) -> None:
    ada = visit(viewport=SMALL_PHONE)
    ada.opens("meeples", players=2, bots=["apprentice"], hints=True)
    ada.until("document.querySelector('.prompt.mine')")
    high = """said => {
      document.querySelector('[data-testid=prompt]').textContent = said;
      return document.querySelector('.prompt').offsetHeight;
    }"""
    longest = "Twoja kolej: nie ma już kogo wysłać. Rozstrzygnij to, co przydzielono."
    assert ada.page.evaluate(high, "Blue is thinking") == ada.page.evaluate(high, longest)


def test_what_cannot_be_read_is_found(visit: Visit) -> None:
    ada = visit()
    ada.goes("/")
    ada.page.locator("main h1").wait_for()
    assert problems(ada.page) == []
    ada.page.evaluate("""() => {
      const box = document.createElement('div');
      box.style.cssText = 'position: fixed; z-index: 99; left: 9px; top: 300px; width: 40px;';
      Object.assign(box.style, {overflow: 'hidden', whiteSpace: 'nowrap'});
      box.textContent = 'Far too long for this box';
      document.body.append(box);
    }""")
    assert any("cut off sideways" in one for one in problems(ada.page))
