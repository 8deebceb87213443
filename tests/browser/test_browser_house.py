"""The house in a real browser: from the front page into a game, two browsers at one table, watchers, friends who share
a device, languages, day and night, a house that restarts, and pages that everyone can use.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lair.words import LANGUAGES, Words
from tests.support.axe import violations
from tests.support.browser import PHONE, WIDE, Visit, Visitor
from tests.support.house import GENEROUS, Running, sqlite
from tests.support.layout import COUNT_SHIFTS, problems, shifts

RAW = re.compile(r"\b(web|error|event|city|move|meeples)-[a-z]+(-[a-z0-9]+)*\b")  # a code that has no sentence
GAMES = ("mighty", "meeples")
COVERED = """() => {
  const banner = document.querySelector('.away').getBoundingClientRect();
  const under = (box) => box.left < banner.right && box.right > banner.left &&
    box.top < banner.bottom && box.bottom > banner.top;
  return [...document.querySelectorAll('button, a, select')].filter((one) =>
    one.checkVisibility() && under(one.getBoundingClientRect())).map((one) => one.textContent);
}"""  # what the banner lies on


def prompt(page: Page) -> str:
    return page.get_by_test_id("prompt").inner_text()


def decider(who: Visitor) -> int:
    """Who is asked now; in Meeples & Monsters that may be somebody else than whose turn it is."""
    view = who.state()["view"]
    return int(view.get("actor", view["turn"]))


def move_on(people: list[Visitor]) -> int:
    """Whoever is to decide does the first thing that is legal, past the page; the version then."""
    for who in people:
        state = who.state()
        if state["actions"]:
            who.plays(state["actions"][0]["number"])
            break
    return int(people[0].state()["version"])


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_in_a_game_within_two_clicks(page_house: Running, chromium: Browser, game: str) -> None:
    context = chromium.new_context(viewport=WIDE, locale="en-GB")
    page = context.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(page_house.url)
    page.get_by_role("button", name=re.compile(f"Play now.*{Words('en').say(f'game-{game}')}")).click()
    page.locator(".board").wait_for()
    expect(page.get_by_test_id("prompt")).not_to_be_empty()
    context.close()
    assert errors == []


def test_two_browsers_at_one_table(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    ada.goes("/new/mighty")
    ada.page.get_by_label("3", exact=True).check()
    ada.page.get_by_label("Seat 2").select_option("friend")
    ada.page.get_by_role("button", name="Open the table").click()
    invitation = ada.page.get_by_role("textbox", name="Address").input_value()
    ben.page.goto(invitation)
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_text("Whoever opened the table starts")).to_be_visible()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()
    ada.table = ben.table = ada.page.url.rpartition("/")[2]
    for who in (ada, ben):
        who.page.locator(".board").wait_for()
    for _ in range(3):
        ada.hears(lambda _: any(who.state()["actions"] for who in (ada, ben)))  # the bot may be thinking
        move_on([ada, ben])
    lines = ada.page.get_by_label("Log", exact=True).locator("li")
    expect(lines.nth(3)).to_be_visible()
    expect(ben.page.get_by_label("Log", exact=True).locator("li")).to_have_text(lines.all_inner_texts())
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Mind the gate")
    ada.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("Mind the gate")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_changes_nothing(visit: Visit, game: str) -> None:
    ada = visit()
    ada.opens(game, players=3, bots=["apprentice"] * 2)
    ada.until("document.querySelector('.prompt.mine')")
    move_on([ada])
    ada.until("document.querySelector('.prompt.mine')")
    before = prompt(ada.page), ada.page.locator(".board").inner_text()
    ada.page.reload()
    ada.until("document.querySelector('.prompt.mine')")
    assert (prompt(ada.page), ada.page.locator(".board").inner_text()) == before


def test_a_house_that_restarts_is_waited_for(chromium: Browser, tmp_path: Path) -> None:
    house = Running(tmp_path, sqlite(tmp_path), **GENEROUS).start()
    try:
        ada = Visitor(chromium.new_context(viewport=WIDE), house.url, "Ada", {"pace": "instant", "language": "en"})
        ada.opens("mighty", players=3, bots=["apprentice"] * 2)
        ada.until("document.querySelector('.prompt.mine')")
        house.kill()
        expect(ada.page.get_by_text("The server is not answering")).to_be_visible()
        assert problems(ada.page) == []
        assert ada.page.evaluate(COVERED) == []
        house.start()
        expect(ada.page.get_by_text("The server is not answering")).to_be_hidden(timeout=30_000)
        version = move_on([ada])
        ada.until("document.querySelector('.prompt.mine')")
        assert version > 0
        ada.context.close()
    finally:
        house.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_game_and_may_do_nothing(visit: Visit, game: str) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    ada.opens(game, players=3, bots=["apprentice"] * 2)
    eve.goes(f"/table/{ada.table}")
    eve.page.locator(".board").wait_for()
    ada.until("document.querySelector('.prompt.mine')")
    before = eve.page.get_by_label("Log", exact=True).inner_text()
    for _ in range(1 if game == "mighty" else 9):  # a small step of a turn may be nothing to speak of
        ada.until("document.querySelector('.prompt.mine')")
        move_on([ada])
    eve.until("(text) => document.querySelector('.lines').innerText !== text", before)
    assert "mine" not in (eve.page.locator(".prompt").get_attribute("class") or "").split()
    assert eve.page.get_by_role("button", name="Take back").is_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_friends_share_a_device(visit: Visit, game: str) -> None:
    ada = visit()
    ada.opens(game, players=3, hot_seat=True)
    deciders = []
    for _ in range(3 if game == "mighty" else 2):
        curtain = ada.page.locator("dialog[open]")
        asked = decider(ada)
        if ada.page.get_by_test_id("prompt").count() and not curtain.count():
            ada.until("document.querySelector('.prompt.mine, dialog[open]')")
        if curtain.count():
            assert ada.page.locator(".board").is_visible()
            curtain.get_by_role("button", name="I’m here").click()
        ada.until("document.querySelector('.prompt.mine') && !document.querySelector('dialog[open]')")
        deciders.append(asked)
        while decider(ada) == asked:
            ada.plays(ada.state(asked)["actions"][-1]["number"], asked)
    assert len(set(deciders)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_whoever_resigns_alone_ends_the_game(visit: Visit, game: str) -> None:
    ada = visit(pace="brisk")
    ada.opens(game, players=3, bots=["apprentice"] * 2)
    ada.until("document.querySelector('.prompt.mine')")
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    expect(ada.page.get_by_role("heading", name="Nobody has won")).to_be_visible()
    expect(ada.page.get_by_test_id("prompt")).to_have_text("The game has ended early: nobody plays on.")
    text = ada.page.locator("main").inner_text()
    assert not re.search(r"[Yy]our turn|waits? for|The win is shared", text), text
    assert ada.page.locator(".celebration").count() == 0, "there is nothing to celebrate"
    ada.page.reload()
    expect(ada.page.get_by_test_id("prompt")).to_have_text("The game has ended early: nobody plays on.")
    assert violations(ada.page) == []


SORTED = {  # what Guard Line-Up does (M26)
    "en": "the guards stand in order of level",
    "de": "stehen die Wächter nach Level geordnet",
    "fr": "les gardes sont rangés par niveau",
    "pl": "strażnicy stoją według poziomów",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_without_a_reload(visit: Visit, language: str) -> None:
    words = Words(language)
    ada = visit()
    ada.goes("/")
    ada.page.evaluate("window.here = true")
    ada.page.get_by_role("banner").get_by_role("combobox").select_option(language)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(words.say("web-welcome"))
    assert ada.page.evaluate("document.documentElement.lang") == language
    for path in ("/", "/new/mighty", "/new/meeples", "/rules/mighty", "/rules/meeples"):
        ada.page.evaluate(
            "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path
        )
        ada.page.locator("main h1").wait_for()
        assert not RAW.search(ada.page.locator("body").inner_text()), path
        if path == "/new/mighty":
            expect(ada.page.locator("main")).to_contain_text(SORTED[language])
    assert ada.page.evaluate("window.here"), "the page was loaded again"
    for game in GAMES:
        ada.opens(game, players=3, bots=["apprentice"] * 2)
        ada.until("document.querySelector('.prompt.mine')")
        assert not RAW.search(ada.page.locator("body").inner_text()), game
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_the_same_colours_before_and_at_the_table(visit: Visit, game: str) -> None:
    ada = visit()
    colours = "signs => signs.map(sign => getComputedStyle(sign).color)"
    signs = ada.page.locator("li .seat-sign")
    ada.goes(f"/new/{game}")
    ada.page.get_by_role("radio", name="3").check(force=True)
    expect(signs).to_have_count(3)
    before = signs.evaluate_all(colours)
    ada.opens(game, players=3, bots=[], start=False)
    expect(signs).to_have_count(3)
    assert signs.evaluate_all(colours) == before


def test_day_and_night(visit: Visit) -> None:
    ada = visit(color_scheme="light")
    ada.goes("/")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    ada.page.locator("main h1").wait_for()
    assert ada.page.evaluate(paper) == "rgb(246, 236, 216)"
    ada.page.get_by_role("button", name="Switch to night").click()
    assert ada.page.evaluate(paper) == "rgb(27, 23, 41)"
    ada.page.reload()
    ada.page.locator("main h1").wait_for()
    assert ada.page.evaluate(paper) == "rgb(27, 23, 41)", "the choice is kept"


def test_rules_open_at_the_rule_and_can_be_searched(visit: Visit) -> None:
    ada = visit()
    ada.goes("/rules/mighty#M11")
    expect(ada.page.locator("#M11")).to_be_in_viewport()
    ada.page.get_by_role("searchbox").fill("odd coin")
    expect(ada.page.locator("#M17")).to_be_visible()
    expect(ada.page.locator("#M11")).to_have_count(0)


def test_another_device_becomes_mine_once(visit: Visit, chromium: Browser) -> None:
    ada = visit("Ada")
    ada.goes("/")
    ada.page.get_by_role("button", name="Continue on another device").click()
    address = ada.page.get_by_role("textbox", name="Address").input_value()
    context = chromium.new_context(viewport=PHONE, locale="en-GB")
    phone = context.new_page()
    phone.goto(address)
    phone.get_by_role("button", name="Use this device").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("This device is yours now, Ada.")
    phone.goto(address)
    phone.get_by_role("button", name="Use this device").click()
    expect(phone.get_by_role("alert")).to_contain_text("used already")
    context.close()


@pytest.mark.parametrize("how", [{}, {"color_scheme": "dark", "viewport": PHONE}], ids=["day", "night-phone"])
def test_no_page_shuts_anyone_out(visit: Visit, how: dict[str, str]) -> None:
    ada = visit(**how)
    ada.expected.append("404")
    pages = (
        "/",
        "/new/mighty",
        "/new/meeples",
        "/rules/mighty",
        "/rules/meeples",
        "/device/none",
        "/learn",
        "/me",
        "/board/mighty",
    )
    for path in (*pages, "/table/0123456789ab"):
        ada.goes(path)
        ada.page.locator("main :is(h1, h2)").first.wait_for()
        assert violations(ada.page) == [], path
    ada.opens("mighty", start=False, players=4, bots=["adept"])
    ada.page.get_by_role("heading", name="Waiting for players").wait_for()
    assert violations(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", [{}, {"color_scheme": "dark", "viewport": PHONE}], ids=["day", "night-phone"])
def test_no_table_shuts_anyone_out(visit: Visit, game: str, how: dict[str, str]) -> None:
    ada = visit(**how)
    options = ["new-rules"] if game == "mighty" else ["towers"]
    ada.opens(game, players=3, bots=["apprentice"] * 2, options=options, hints=True)
    for _ in range(3):
        ada.until("document.querySelector('.prompt.mine')")
        assert violations(ada.page) == [], prompt(ada.page)
        for _ in range(2 if game == "mighty" else 4):
            ada.until("document.querySelector('.prompt.mine')")
            move_on([ada])


@pytest.mark.parametrize("game", GAMES)
def test_scripts_are_small_and_nothing_jumps(visit: Visit, game: str) -> None:
    ada = visit()
    sizes: list[int] = []
    ada.page.on(
        "response", lambda got: sizes.append(int(got.headers["content-length"])) if got.url.endswith(".js") else None
    )
    ada.context.add_init_script(COUNT_SHIFTS)
    ada.opens(game, players=3, bots=["apprentice"] * 2)
    ada.until("document.querySelector('.prompt.mine')")
    assert shifts(ada.page) == [], "while it loads"
    for _ in range(8):
        ada.until("document.querySelector('.prompt.mine')")
        move_on([ada])
    assert sum(sizes) < 130_000, f"{sum(sizes)} bytes of script"
    assert shifts(ada.page) == []
