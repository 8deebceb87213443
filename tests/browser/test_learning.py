"""Learning and thinking together in a real browser: guided first games, hints, and looking back at a game."""

import json
import re

import pytest
from playwright.sync_api import expect

from lair.lessons import PUPIL, lesson
from lair.words import Words
from tests.support.axe import violations
from tests.support.browser import Visit, Visitor

MINE = "document.querySelector('.prompt.mine')"
SAY = Words("en").say
# Whether what is spoken of has a frame that nothing has which can be clicked
LOOKS = """() => {
  const frame = (one) => getComputedStyle(one).outlineStyle;
  const may = '[data-space][aria-disabled=false], .lit, .button.main';
  return [...document.querySelectorAll('.spoken')].every((one) => frame(one) === 'dashed') &&
    [...document.querySelectorAll(may)].every((one) => one.matches('.spoken') || frame(one) !== 'dashed');
}"""


def coach(ada: Visitor) -> str:
    return ada.page.get_by_label("The coach").get_by_role("paragraph").inner_text()


def read_on(ada: Visitor) -> None:
    """Click away whatever only wants to be read."""
    while ada.page.get_by_role("button", name="Continue").count():
        ada.page.get_by_role("button", name="Continue").click()


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_a_guided_first_game_says_everything_and_points_at_it(visit: Visit, game: str) -> None:
    ada = visit()
    ada.learns(game)
    written = lesson(game)
    heard = []
    looks = set()
    for step in written.steps:
        if step.say is None:
            continue
        ada.until(MINE)
        expect(ada.page.get_by_label("The coach").get_by_role("paragraph")).to_have_text(SAY(step.say))
        heard.append(step.say)
        if step.shows and "log" not in step.shows:
            ada.page.locator(".spoken").first.wait_for()
            looks.add(ada.page.evaluate(LOOKS))
        if step.move is None:
            ada.page.get_by_role("button", name="Continue").click()
        elif step.seat == PUPIL:
            ada.plays(step.move)
    assert len(heard) > 10
    assert looks == {True}, "what is spoken of looks like what can be clicked"
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


def test_a_wrong_click_in_a_lesson_is_taken_back_and_the_lesson_begun_again(visit: Visit) -> None:
    ada = visit()
    ada.learns("mighty")
    ada.until(MINE)
    read_on(ada)
    other = next(action for action in ada.state()["actions"] if action["text"] != lesson("mighty").moves[0])
    ada.plays(other["number"])
    coach = ada.page.get_by_label("The coach")
    coach.get_by_role("button", name="Take back").click()
    expect(coach.get_by_role("paragraph")).not_to_have_text(SAY("lesson-own-way"))
    ada.until(MINE)
    ada.plays(lesson("mighty").moves[0])
    ada.until(MINE)
    assert len(ada.state()["view"]["seats"][0]["hand"]) == 2, "the lesson goes on"
    before = ada.page.url
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Start the lesson again").click()
    ada.page.wait_for_url(lambda url: url != before)
    ada.until(MINE)
    expect(coach).to_be_visible()


def test_a_move_against_bots_can_be_taken_back_before_they_answer(visit: Visit) -> None:
    ada = visit()
    ada.opens("mighty", players=3, bots=["apprentice"] * 2, breath=True)
    ada.until(MINE)
    state = ada.state()
    ada.plays(state["actions"][0]["number"])
    ada.page.get_by_role("button", name="Take back").click()
    ada.until(MINE)
    again = ada.state()
    assert again["view"]["seats"][0] == state["view"]["seats"][0]
    assert again["actions"] == state["actions"]
    ada.plays(state["actions"][-1]["number"])
    ada.until(MINE)  # the bots answer after their breath
    expect(ada.page.get_by_role("button", name="Take back")).to_be_disabled()


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_a_hint_can_be_asked_for_and_played(visit: Visit, game: str) -> None:
    ada = visit()
    ada.opens(game, players=3, bots=["apprentice"] * 2, hints=True)
    ada.until(MINE)
    version = ada.state()["version"]
    ada.page.get_by_role("button", name="Hint").click()
    offered = ada.page.get_by_label("What the bot would do").get_by_role("listitem").get_by_role("button")
    expect(offered.first).to_contain_text("%")
    offered.first.click()
    expect(offered.first).to_have_attribute("aria-pressed", "true")
    assert ada.state()["version"] == version, "a hint is shown first"
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
    sheet = ada.page.locator(".end table")
    gold = [str(seat["gold"]) for seat in ada.state()["view"]["seats"]]
    expect(sheet.locator("tfoot td")).to_have_text(gold)
    expect(sheet.get_by_role("row", name="Round 6").get_by_role("cell")).to_have_count(3)
    board, end = ada.page.locator(".board").bounding_box(), ada.page.locator(".end").bounding_box()
    assert board
    assert end
    assert end["x"] >= board["x"] + board["width"] - 1, "the result lies beside the board"
    assert violations(ada.page) == []
    with ada.page.expect_download() as file:
        ada.page.get_by_role("link", name="Download the game").click()
    assert json.loads(file.value.path().read_text().splitlines()[0])["game"] == "mighty"
    ada.page.get_by_role("link", name="Review the game").click()
    scrubber = ada.page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    expect(ada.page.get_by_role("img", name="Chances to win")).to_be_visible()
    moves = int(scrubber.get_attribute("max") or 0)
    assert moves > 20
    eve.goes(f"/table/{ada.table}/review?move=3")
    expect(eve.page.get_by_text(f"Move 3 of {moves}.")).to_be_visible()
    eve.page.get_by_role("button", name="One move forward").click()
    expect(eve.page.get_by_text(f"Move 4 of {moves}.")).to_be_visible()
    eve.page.get_by_role("list", name="Moves").get_by_role("button").nth(9).click()
    expect(eve.page.get_by_text(f"Move 9 of {moves}.")).to_be_visible()
    eve.page.get_by_role("list", name="Moves").get_by_role("button").nth(4).click()
    eve.page.keyboard.press("ArrowLeft")
    expect(eve.page.get_by_text(f"Move 3 of {moves}.")).to_be_visible()
    eve.page.get_by_label("Seen by").select_option("1")
    expect(eve.page.get_by_label("Seen by")).to_have_value("1")
    assert violations(eve.page) == []
    ada.goes("/")
    mine = ada.page.get_by_role("region", name="Your tables").get_by_role("listitem").first
    expect(mine).to_contain_text(re.compile(rf"Won (by|together by) .* · ▲\s{gold[0]}\s+●\s{gold[1]}"))
