"""What stands around a board: hints that teach, the log, earlier moments, keys, lists, people who are away."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from lair.words import Words
from tests.support.axe import violations
from tests.support.browser import PHONE, JsonObject, Visit, Visitor

MINE = "document.querySelector('.prompt.mine')"
SAY = Words("en").say
PLACES = """() => [...document.querySelectorAll('.prompt, .board')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def my_turn(ada: Visitor) -> dict[str, Any]:
    """Waits until the page asks for a decision."""
    ada.until(MINE)
    return ada.state()


def offers(move: str) -> Callable[[JsonObject], bool]:
    """Whether a state lets this be played, in notation."""
    return lambda state: move in [action["text"] for action in state["actions"]]


def until_turn(ada: Visitor, turns: int) -> None:
    """The first legal actions, past the page, until so many of one's own turns are over."""
    for _ in range(turns):
        began = my_turn(ada)["view"]["turns"]
        while True:
            state = ada.hears(lambda state: state["actions"] and state)
            if state["view"]["turns"] != began:
                break
            done = [action for action in state["actions"] if action["code"] == "done"]
            ada.plays((done or state["actions"])[0]["number"])


@pytest.mark.parametrize("game", ["mighty", "meeples"])
def test_a_hint_teaches_and_moves_nothing(visit: Visit, game: str) -> None:
    ada = visit()
    ada.opens(game, players=3, bots=["apprentice"] * 2, hints=True)
    ada.until(MINE)
    before = ada.page.evaluate(PLACES)
    ada.page.keyboard.press("h")
    panel = ada.page.get_by_role("complementary", name="What the bot would do")
    expect(panel).to_contain_text("your chance to win after that move")
    expect(panel.locator(".why p").first).to_contain_text(re.compile(r"In \d+ tries .* on average"))
    if panel.get_by_role("listitem").count() > 1:
        expect(panel.locator(".why")).to_contain_text("Compare “")
    expect(ada.page.locator(".board .spoken").first).to_be_visible()
    assert ada.page.evaluate(PLACES) == before, "nothing is pushed aside"
    assert violations(ada.page) == []
    panel.get_by_role("button", name="Close").click()
    expect(ada.page.locator(".spoken")).to_have_count(0)


# A short turn may be told again before a test looks: what was shown is kept.
REMEMBER_WHAT_IS_SHOWN = """() => {
  const read = (part) => document.querySelector(`[data-testid=${part}]`).textContent.trim();
  const again = () => document.querySelector('[aria-keyshortcuts=r]').disabled;
  window.shown = [];
  new MutationObserver(() => window.shown.push({prompt: read('prompt'), main: read('main'), again: again()})).observe(
    document.body, {childList: true, subtree: true, characterData: true, attributes: true});
}"""


def test_others_turns_have_headlines_and_can_be_seen_again(visit: Visit) -> None:
    ada = visit(pace="brisk")
    ada.opens("meeples", players=2, bots=["apprentice"])
    until_turn(ada, 1)
    ada.until(MINE)
    log = ada.page.get_by_label("Log", exact=True)
    headline = log.locator("summary").last
    expect(headline).to_contain_text(re.compile(r"Turn \d+, ●\sBlue: (no|\+\d+|−?\d+) VP · "))
    line = log.locator("details").last.locator(".line").first
    expect(line).to_be_hidden()
    headline.click()
    line.click()
    prompt = ada.page.get_by_test_id("prompt")
    expect(prompt).to_have_text("You are looking at an earlier moment.")
    expect(ada.page.locator("[data-testid=main]")).to_have_attribute("aria-disabled", "true")
    ada.page.get_by_role("button", name="Back to now").click()
    expect(prompt).to_contain_text("Your turn")
    again = ada.page.get_by_role("button", name="Show that again")
    ada.page.evaluate(REMEMBER_WHAT_IS_SHOWN)
    again.click()
    nothing_is_offered = (
        "(wait) => shown.some((one) => one.again && one.main === wait && !one.prompt.includes('Your turn'))"
    )
    ada.until(nothing_is_offered, SAY("web-meeples-wait", name="Blue"))
    expect(prompt).to_contain_text("Your turn", timeout=30_000)
    expect(log.locator("summary").last).to_have_text(headline.inner_text())
    assert violations(ada.page) == []


def test_keys_a_closer_look_and_the_size_of_the_city(visit: Visit) -> None:
    ada = visit()
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.until(MINE)
    page = ada.page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    for what in ("take back", "ask for a hint", "show or hide the log", "enlarge the board"):
        expect(sheet.get_by_text(what)).to_be_visible()
    assert violations(page) == []
    sheet.get_by_role("button", name="Close").click()
    wide = page.locator(".city").bounding_box()
    page.keyboard.press("+")
    larger = page.locator(".city").bounding_box()
    assert wide
    assert larger
    assert larger["width"] > 1.2 * wide["width"]
    page.keyboard.press("-")
    page.keyboard.press("l")
    expect(page.get_by_label("Log", exact=True)).to_be_hidden()
    page.keyboard.press("l")
    expect(page.get_by_label("Log", exact=True)).to_be_visible()
    page.locator("[data-place=l1]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Muster Green")
    page.keyboard.press("e")
    close_up = page.get_by_role("dialog", name="Muster Green")
    expect(close_up.locator("svg").first).to_be_visible()
    close_up.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    page.get_by_role("checkbox", name="Sound").check()
    volume.fill("0.3")
    assert page.evaluate("JSON.parse(localStorage.getItem('lair')).volume") == 0.3


def test_whoever_returns_finds_what_waits_first(visit: Visit) -> None:
    ada = visit()
    ada.goes("/")
    ada.page.get_by_role("heading", name="Mighty Monsters").wait_for()
    expect(ada.page.get_by_role("heading", name="Your tables")).to_be_hidden()
    ada.opens("mighty", players=3, bots=["apprentice"] * 2, clock={"per": "turn", "seconds": 300}, options=["line-up"])
    levels = [guard["level"] for guard in my_turn(ada)["view"]["guards"]]
    assert levels == sorted(levels)
    ada.goes("/")
    mine = ada.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem").first).to_contain_text("Your turn")
    for what in ("Round 1 of 6", "▲ 8", "Guard Line-Up", "five minutes a turn", re.compile("now|ago")):
        expect(mine.get_by_role("listitem").first).to_contain_text(what)
    lists, game = mine.bounding_box(), ada.page.get_by_role("heading", name="Mighty Monsters").bounding_box()
    assert lists
    assert game
    assert lists["y"] < game["y"], "what waits comes first"
    assert violations(ada.page) == []


def test_friends_who_are_away_and_those_who_watch(visit: Visit) -> None:
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    settings: dict[str, Any] = {"open_chat": True, "clock": {"per": "game", "seconds": 1200}, "options": ["line-up"]}
    ada.opens("mighty", players=3, bots=["apprentice"], start=False, **settings)
    expect(ada.page.get_by_text("twenty minutes per player in total")).to_be_visible()
    ben.goes("/")
    offered = ben.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada").first
    for what in ("twenty minutes per player in total", "Guard Line-Up"):
        expect(offered).to_contain_text(what)
    ben.table = eve.table = ada.table
    ben.looks(begun=False)
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()
    for who in (ada, ben, eve):
        who.looks()
    while not ben.state()["actions"]:  # somebody else may start
        state = ada.hears(lambda state: state["actions"] or (state["view"]["turn"] == 1 and state))
        if ada.state()["actions"]:
            ada.plays(ada.state()["actions"][0]["number"])
        assert state
    ben.page.close()
    expect(ada.page.get_by_test_id("absent")).to_contain_text(
        re.compile(r"●\sBen is away\. A bot may stand in in \d:\d\d")
    )
    ada.page.get_by_role("button", name="This table").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("One spectator: Eve")
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Where is Ben?")
    ada.page.get_by_role("button", name="Send").click()
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_text("Where is Ben?")).to_be_visible()
    expect(eve.page.locator(".lines time")).to_have_text(re.compile(r"\d?\d:\d\d"))


def test_friends_in_front_of_one_device_have_names(visit: Visit) -> None:
    ada = visit()
    ada.goes("/new/mighty")
    expect(ada.page.get_by_text("Each round the guards stand in order of level")).to_be_attached()
    ada.page.get_by_label("Seat 2").select_option("friend")
    ada.page.get_by_label("We share this device").check()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Name of player 2").fill("Grace")
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.wait_for_url(re.compile("/table/"))
    ada.table = ada.page.url.rpartition("/")[2]
    names = [seat["name"] for seat in ada.state()["info"]["seats"]]
    assert names[:2] == ["Ada", "Grace"]


def test_a_move_on_its_way_says_so_and_arrives(visit: Visit) -> None:
    ada = visit()
    ada.expected += ["ERR_FAILED", "Failed to load"]
    ada.opens("mighty", players=3, bots=["apprentice"] * 2)
    state = my_turn(ada)
    commands = re.compile("/commands$")
    ada.page.route(commands, lambda route: route.abort())
    ada.page.locator("button[aria-pressed][aria-disabled=false]").last.click()
    ada.page.locator("[data-space][aria-disabled=false]").first.click()
    expect(ada.page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    expect(ada.page.get_by_test_id("prompt")).to_contain_text("Your move is on its way")
    assert ada.state()["version"] == state["version"]
    ada.page.unroute(commands)
    ada.hears(lambda now: now["version"] > state["version"])
    expect(ada.page.locator(".prompt")).to_have_attribute("aria-busy", "false")
    expect(ada.page.locator(".notice")).to_have_count(0)


def test_the_coach_explains_the_fight_while_it_is_on_the_board(visit: Visit) -> None:
    ada = visit(pace="brisk")
    ada.learns("mighty")
    coach = ada.page.get_by_label("The coach")
    go_on = coach.get_by_role("button", name="Continue")
    said: list[str] = []
    for move in ("4@1a", "3@2a", "3@3a"):
        ada.hears(offers(move))
        ada.until(MINE)  # whoever is shown too much at once is shown the end
        ada.plays(move)
    for code in ("turned", "beaten", "looted", "lost", "healed"):
        expect(coach.get_by_role("paragraph")).to_have_text(SAY(f"coach-mighty-{code}"))
        if code == "turned":
            expect(ada.page.locator(".guard.front")).to_be_visible()
            assert violations(ada.page) == []
        said.append(code)
        go_on.click()
    expect(coach.get_by_role("paragraph")).to_have_text(SAY("lesson-mighty-9"))


def test_a_newcomer_can_read_the_city(visit: Visit) -> None:
    """Letters and signs are large enough, everything says what it is, and signs can be words."""
    ada = visit()
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.until(MINE)
    page = ada.page
    sizes = page.evaluate("""() => ({
      names: [...document.querySelectorAll('.city-name, .monster .name, .quest strong')].map(
        (one) => parseFloat(getComputedStyle(one).fontSize)),
      signs: [...document.querySelectorAll('.city .signs .picture')].map((one) => one.getBoundingClientRect().width),
    })""")
    assert min(sizes["names"]) >= 13
    assert min(sizes["signs"]) >= 20
    for what, says in (
        (page.get_by_role("region", name="Tavern"), "Active meeples"),
        (page.get_by_role("region", name="Bag"), "Bag"),
        (page.get_by_role("region", name="Lodgings"), "Tired meeples"),
        (page.locator("[data-at~=seat-1]"), "Quests in hand"),
        (page.locator(".district header").first, "Up to three Monsters"),
        (page.locator(".achieved"), "Beaten Monsters"),
        (page.get_by_role("button", name="The Dark Council"), "last two turns"),
    ):
        what.hover(position={"x": 6, "y": 6})
        expect(page.get_by_role("tooltip")).to_contain_text(says)
    page.mouse.move(2, 2)
    expect(page.locator(".said")).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="What the signs mean").click()
    legend = page.get_by_role("dialog", name="What the signs mean")
    expect(legend.get_by_text("Victory Points (VP)")).to_be_visible()
    assert violations(page) == []
    legend.get_by_role("checkbox", name="Words instead of signs").check()
    legend.get_by_role("button", name="Close").click()
    expect(page.locator("[data-place=l1] .said")).to_be_visible()
    expect(page.locator(".locations .signs")).to_have_count(0)
    assert violations(page) == []


def test_a_tap_on_a_phone_explains_what_is_no_target(visit: Visit) -> None:
    ada = visit(viewport=PHONE, has_touch=True)
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.until(MINE)
    ada.page.locator(".district.shown header").tap()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Up to three Monsters")
    ada.page.locator("[data-part=meeples]").tap()
    ada.page.get_by_role("region", name="Bag").tap()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Bag")
