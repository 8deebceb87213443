"""What is asked follows what is told, at a pace that people play at."""

import itertools
from typing import Any

from tests.support.browser import Visit, Visitor

NOTES = """
() => {
  window.notes = [];
  const note = () => {
    const prompt = document.querySelector('[data-testid=prompt]');
    if (prompt) window.notes.push([prompt.textContent, document.querySelectorAll('.lines li').length]);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}
"""  # what the prompt says and how many lines the log has, whenever something changes


def plays_to_round(ada: Visitor, number: int) -> None:
    """Past the page, up to the person's first decision of a round."""

    def there(state: dict[str, Any]) -> bool:
        if state["actions"] and state["view"]["round"] < number:
            ada.plays(state["actions"][0]["number"])
            return False
        return bool(state["actions"])

    ada.hears(there)


def test_the_prompt_waits_for_the_fight(visit: Visit) -> None:
    """The fight of the last round decides the game, and nobody says so before it is told."""
    ada = visit(pace="brisk")
    ada.opens("mighty", players=3, bots=["apprentice"] * 2, look=False)
    plays_to_round(ada, 6)
    ada.looks()
    ada.until("document.querySelector('.lines li')")  # the log of the rounds before comes after the table
    ada.page.evaluate(NOTES)
    while True:
        ada.until("document.querySelector('.prompt.mine, section.end')")
        if ada.page.locator("section.end").count():
            assert ada.page.locator("section.end .celebration").count() == 1, "beside the board, not on it"
            break
        noted = ada.page.evaluate("window.notes.length")
        ada.plays(ada.state()["actions"][0]["number"])
        ada.until("before => window.notes.length > before", noted)  # the next question may follow within one frame
    notes = ada.page.evaluate("window.notes")
    asked = ("Your turn", "The game is over")
    ahead = [
        (before, after)
        for before, after in itertools.pairwise(notes)
        if before[0].startswith(asked) and after[1] > before[1] and after[0] == before[0]
    ]
    assert any("is turned up" in text for text, _ in notes)
    assert notes[-1][0] == "The game is over."
    assert ahead == []


def test_a_click_skips_what_is_told(visit: Visit) -> None:
    ada = visit(pace="calm")
    ada.opens("mighty", players=3, bots=["apprentice"] * 2)
    ada.page.locator(".prompt.mine").wait_for()
    while ada.state()["view"]["round"] == 1:  # up to the fight, which takes many seconds
        ada.until("document.querySelector('.prompt.mine')")
        ada.plays(ada.state()["actions"][0]["number"])
        ada.hears(lambda state: state["actions"])
    ada.page.locator(".board").click(position={"x": 5, "y": 5})
    ada.page.locator(".prompt.mine").wait_for(timeout=1500)
