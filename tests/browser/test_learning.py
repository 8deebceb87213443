"""Learning and thinking together in a real browser: guided first games, hints, and looking back at a game."""

import json

import pytest
from playwright.sync_api import expect

from lair.lessons import PUPIL, lesson
from lair.words import Words
from tests.support.axe import violations
from tests.support.browser import Visit, Visitor

MINE = "document.querySelector('.prompt.mine')"
SAY = Words("en").say


def coach(ada: Visitor) -> str:
    return ada.page.get_by_label("The coach").get_by_role("paragraph").inner_text()


def read_on(ada: Visitor) -> None:
    """Click away whatever only wants to be read."""
    while ada.page.get_by_role("button", name="Go on").count():
        ada.page.get_by_role("button", name="Go on").click()


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_a_guided_first_game_says_everything_and_points_at_it(visit: Visit, game: str) -> None:
    ada = visit()
    ada.learns(game)
    written = lesson(game)
    heard = []
    for step in written.steps:
        if step.say is None:
            continue
        ada.until(MINE)
        expect(ada.page.get_by_label("The coach").get_by_role("paragraph")).to_have_text(SAY(step.say))
        heard.append(step.say)
        if step.shows and "log" not in step.shows:
            ada.page.locator(".spoken").first.wait_for()
        if step.move is None:
            ada.page.get_by_role("button", name="Go on").click()
        elif step.seat == PUPIL:
            ada.plays(step.move)
    assert len(heard) > 10
    expect(ada.page.get_by_label("The coach")).to_have_count(0)
    assert ada.state()["info"]["status"] == "playing", "the rest of the game is the pupil's own"


def test_whoever_leaves_the_path_is_let_go(visit: Visit) -> None:
    ada = visit()
    ada.learns("mighty")
    ada.until(MINE)
    read_on(ada)
    assert violations(ada.page) == []
    other = next(action for action in ada.state()["actions"] if action["text"] != lesson("mighty").moves[0])
    ada.plays(other["number"])
    expect(ada.page.get_by_label("The coach").get_by_role("paragraph")).to_have_text(SAY("lesson-own-way"))
    ada.page.get_by_label("The coach").get_by_role("button", name="Close").click()
    expect(ada.page.get_by_label("The coach")).to_have_count(0)


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_a_hint_can_be_asked_for_and_played(visit: Visit, game: str) -> None:
    ada = visit()
    ada.opens(game, players=3, bots=["apprentice"] * 2, hints=True)
    ada.until(MINE)
    version = ada.state()["version"]
    ada.page.get_by_role("button", name="Hint").click()
    offered = ada.page.get_by_label("What the bot would do").get_by_role("button")
    expect(offered.first).to_contain_text("%")
    offered.first.click()
    expect(ada.page.get_by_label("What the bot would do")).to_have_count(0)
    assert ada.state()["version"] > version


def test_looking_back_at_a_game(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    ada.opens("mighty", players=3, bots=["apprentice"] * 2)
    while ada.state()["info"]["status"] == "playing":
        ada.until(f"{MINE} || document.querySelector('.end')")
        if actions := ada.state()["actions"]:
            ada.plays(actions[0]["number"])
    expect(
        ada.page.get_by_role("heading", name="The winner").or_(ada.page.get_by_role("heading", name="shared"))
    ).to_be_visible()
    with ada.page.expect_download() as file:
        ada.page.get_by_role("link", name="Download the game").click()
    assert json.loads(file.value.path().read_text().splitlines()[0])["game"] == "mighty"
    ada.page.get_by_role("link", name="Look back").click()
    scrubber = ada.page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    expect(ada.page.get_by_role("img", name="Chances to win")).to_be_visible()
    moves = int(scrubber.get_attribute("max") or 0)
    assert moves > 20
    eve.goes(f"/table/{ada.table}/review?move=3")
    expect(eve.page.get_by_text(f"Move 3 of {moves}.")).to_be_visible()
    eve.page.get_by_role("button", name="One move on").click()
    expect(eve.page.get_by_text(f"Move 4 of {moves}.")).to_be_visible()
    eve.page.keyboard.press("ArrowLeft")
    expect(eve.page.get_by_text(f"Move 3 of {moves}.")).to_be_visible()
    eve.page.get_by_label("Seen by").select_option("1")
    expect(eve.page.get_by_label("Seen by")).to_have_value("1")
    assert violations(eve.page) == []
