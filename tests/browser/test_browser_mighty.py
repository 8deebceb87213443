"""Mighty Monsters in a real browser: by mouse, by keyboard, by touch, with little motion, and while things move."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.support.axe import violations
from tests.support.browser import PHONE, SLOWLY, SMALL_PHONE, JsonObject, Visit, Visitor
from tests.support.waiting import wait_until

BOTS = ["apprentice", "apprentice"]
MINE = re.compile(r"^▲\sAda: \d to space")  # a line of the log


def comes_to_play(ada: Visitor, **wanted: Any) -> None:
    ada.opens("mighty", **{"players": 3, "bots": BOTS, **wanted})


def cards(ada: Visitor) -> Locator:
    """Monsters in hand that may go somewhere."""
    return ada.page.get_by_role("region", name="Your hand").locator("button[aria-pressed][aria-disabled=false]")


def card(ada: Visitor, strength: int) -> Locator:
    return ada.page.get_by_role("button", name=re.compile(f"^Your {strength}, "))


def legal_spaces(ada: Visitor) -> Locator:
    return ada.page.locator("[data-space][aria-disabled=false]")


def space(ada: Visitor, place: str) -> Locator:
    return ada.page.locator(f"[data-space='{place}']")


def lines(ada: Visitor) -> Locator:
    """What the log says I placed."""
    return ada.page.locator("[aria-label=Log] li", has_text=MINE)  # out of sight on a phone


def my_turn(ada: Visitor) -> bool:
    """Wait until something is asked of me; false when the game is over."""
    ada.until("() => /^Your turn|^The game is over/.test(document.querySelector('[data-testid=prompt]').textContent)")
    return ada.page.get_by_test_id("prompt").text_content() != "The game is over."


def said_one_more(ada: Visitor, said: int) -> None:
    """The log has one line more; after the end the result stands in its place."""
    result = ada.page.locator("section.end")
    expect(lines(ada).nth(said).or_(result).first).to_be_attached()
    found = lines(ada).count()
    assert found == said + 1 or result.count(), "exactly one"


def place_something(ada: Visitor, *, tap: bool = False) -> None:
    """The strongest monster that may go anywhere, to the first space that takes it; and the log says so."""
    said = lines(ada).count()
    place(ada, tap=tap)
    said_one_more(ada, said)


def place(ada: Visitor, *, tap: bool = False) -> None:
    for wanted in (cards(ada).last, legal_spaces(ada).first):
        if tap:
            wanted.tap()
        else:
            ada.page.mouse.move(2, 2)  # what is explained where the pointer rests may lie on it
            wanted.click()
    last = ada.page.get_by_role("button", name="Place it")
    if last.count():
        last.click()


def counted(ada: Visitor) -> list[int]:
    """The gold that the page counts at the end, richest first."""
    rows = ada.page.locator(".standings li .gold")
    return [int(text) for text in rows.all_text_contents()]


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    ada = visit()
    comes_to_play(ada, options=["new-rules"])
    rounds = set()
    while my_turn(ada):
        rounds.add(ada.page.locator("[data-at=rounds]").get_attribute("aria-label"))
        place_something(ada)
    assert rounds == {f"Round {number} of 6" for number in range(1, 7)}
    gold = sorted((seat["gold"] for seat in ada.state()["view"]["seats"]), reverse=True)
    assert counted(ada) == gold


def test_a_round_by_keyboard(visit: Visit) -> None:
    """Enter picks a monster up and leads to a space that takes it; Escape leads back."""
    ada = visit()
    comes_to_play(ada)
    keys = ada.page.keyboard
    first = True
    rounds = ada.page.locator("[data-at=rounds]")
    while my_turn(ada) and rounds.get_attribute("aria-label") == "Round 1 of 6":
        said = lines(ada).count()
        ada.press_until(lambda: focus_is(ada, "[aria-pressed][aria-disabled=false]"))
        held = ada.focused
        keys.press("Enter")
        ada.until("() => document.activeElement.matches('[data-space][aria-disabled=false]')")
        if first:
            keys.press("Escape")
            assert ada.focused == held
            assert legal_spaces(ada).count() == 0
            keys.press("Enter")
            ada.until("() => document.activeElement.matches('[data-space][aria-disabled=false]')")
            first = False
        keys.press("Enter")
        if ada.page.get_by_role("button", name="Place it").count():
            keys.press("Enter")  # said twice
        said_one_more(ada, said)
    expect(rounds).to_have_attribute("aria-label", "Round 2 of 6")


def focus_is(ada: Visitor, selector: str) -> bool:
    return bool(ada.page.evaluate("selector => document.activeElement.matches(selector)", selector))


def in_a_row(ada: Visitor) -> tuple[str, int, int, int]:
    """The last seat to play has one monster in the castle, and all others have two.

    Whoever replaces a monster of one's own then is still asked to play, and may take it back. Returns where that
    monster lies, its strength, and those of the two in hand, both stronger.
    """
    ada.opens("mighty", players=3, hot_seat=True, look=False)
    last = (ada.state()["view"]["start"] + 2) % 3
    x, y, z = ada.state(last)["view"]["seats"][last]["hand"]
    for places in (("1a", "1b", "3a"), ("2a", "2b")):
        for place in places:
            seat = ada.state()["view"]["turn"]
            weakest = ada.state(seat)["view"]["seats"][seat]["hand"][0]
            ada.plays(f"{weakest}@{place}", seat)
    ada.looks()
    sits_down(ada, last)
    return "3a", x, y, z


def sits_down(ada: Visitor, seat: int) -> None:
    """At a hot seat; the page looks through the first seat's eyes before anything is handed over."""
    if seat:
        ada.page.get_by_role("button", name="I’m here").click()


def test_a_move_is_taken_back(visit: Visit) -> None:
    ada = visit()
    place, x, y, _ = in_a_row(ada)
    undo = ada.page.get_by_role("button", name="Take back")
    expect(undo).to_be_disabled()
    before = space(ada, place).get_attribute("aria-label")
    card(ada, y).click()
    expect(space(ada, place)).to_have_accessible_name(re.compile(f"replaces your own {x} for 1 gold"))
    space(ada, place).click()
    expect(card(ada, x)).to_be_visible()
    expect(undo).to_be_enabled()
    undo.click()
    expect(card(ada, y)).to_be_visible()
    expect(card(ada, x)).to_have_count(0)
    expect(undo).to_be_disabled()
    assert space(ada, place).get_attribute("aria-label") == before
    assert [seat["gold"] for seat in ada.state()["view"]["seats"]] == [8, 8, 8]


def test_clicks_count_while_things_move(visit: Visit) -> None:
    """On a card that is on its way, on a bystander, and on a monster that has not landed yet."""
    ada = visit(pace="calm")
    ada.context.add_init_script(SLOWLY)
    place, x, y, z = in_a_row(ada)
    card(ada, y).click()
    space(ada, place).click()
    expect(ada.page.get_by_role("button", name="Take back")).to_be_enabled()
    moving = card(ada, x).locator("[data-piece]")
    ada.presses(moving, moves=True)
    expect(card(ada, x)).to_have_attribute("aria-pressed", "true")
    ada.presses(card(ada, z))
    expect(card(ada, z)).to_have_attribute("aria-pressed", "true")
    expect(card(ada, x)).to_have_attribute("aria-pressed", "false")
    ada.presses(space(ada, place).locator("[data-piece]"), moves=True)
    expect(card(ada, y)).to_be_visible()
    monsters = ada.state()["view"]["guards"][2]["monsters"]
    assert monsters[0]["strength"] == z


def test_a_monster_is_dragged_to_its_space(visit: Visit) -> None:
    ada = visit()
    comes_to_play(ada)
    assert my_turn(ada)
    mine = cards(ada).first
    mine.click()  # only to see where it may go
    target = legal_spaces(ada).first.get_attribute("data-space")
    assert target
    mine.click()
    mine.drag_to(space(ada, target))
    expect(lines(ada)).to_have_count(1)
    expect(lines(ada)).to_contain_text(target)


def test_the_device_is_taken_before_the_stream_is_there(visit: Visit) -> None:
    """Nobody has to say twice that they are here."""
    ada = visit()
    ada.opens("mighty", players=3, hot_seat=True, look=False)
    while (seat := ada.state()["view"]["turn"]) == 0:
        ada.plays(f"{ada.state(seat)['view']['seats'][seat]['hand'][0]}@1a", seat)
    asked: list[Route] = []
    ada.page.route("**/history*", lambda route: asked.append(route))  # the page listens once it knows the past
    ada.looks()
    sits_down(ada, seat)
    for route in asked:
        route.continue_()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    card(ada, ada.state(seat)["view"]["seats"][seat]["hand"][0]).click()
    expect(legal_spaces(ada)).not_to_have_count(0)


@pytest.mark.rule("M11")
def test_a_space_says_why_not(visit: Visit) -> None:
    """A weakest monster of three is never stronger than a strongest of three."""
    ada = visit()
    ada.opens("mighty", players=3, hot_seat=True, look=False)
    for place in ("1a", "1b"):
        seat = ada.state()["view"]["turn"]
        strongest = ada.state(seat)["view"]["seats"][seat]["hand"][-1]
        ada.plays(f"{strongest}@{place}", seat)
    seat = ada.state()["view"]["turn"]
    weakest = ada.state(seat)["view"]["seats"][seat]["hand"][0]
    ada.looks()
    sits_down(ada, seat)
    card(ada, weakest).click()
    expect(space(ada, "1a")).to_have_attribute("aria-disabled", "true")
    space(ada, "1a").hover(force=True)
    why = f"your {weakest} is not stronger"
    expect(ada.page.get_by_role("tooltip")).to_contain_text(why)
    expect(ada.page.get_by_role("tooltip")).to_contain_text("M11")
    space(ada, "1a").click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text(why)
    expect(card(ada, weakest)).to_have_attribute("aria-pressed", "true")
    space(ada, "3b").click()
    expect(card(ada, weakest)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_a_round_on_a_phone(visit: Visit, size: dict[str, int]) -> None:
    ada = visit(viewport=size, has_touch=True, is_mobile=True)
    comes_to_play(ada, players=4, bots=["apprentice"] * 3)
    board = ada.page.locator(".board")
    while my_turn(ada) and "1 of" in str(ada.page.locator("[data-at=rounds]").text_content()):
        assert board.evaluate("board => board.scrollWidth <= board.clientWidth")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        sizes = (
            legal_spaces(ada)
            .or_(cards(ada))
            .evaluate_all(
                "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
            )
        )
        assert min(sizes) >= 44
        place_something(ada, tap=True)


def test_a_round_with_little_motion(visit: Visit) -> None:
    ada = visit(pace="brisk", reduced_motion="reduce")
    comes_to_play(ada)
    while my_turn(ada) and "1 of" in str(ada.page.locator("[data-at=rounds]").text_content()):
        place_something(ada)
        assert ada.page.evaluate("document.querySelectorAll('.flying').length") == 0
        moving = "document.getAnimations().filter(one => one.effect.getTiming().duration > 1).length"
        assert ada.page.evaluate(moving) == 0


def test_what_moves_without_end_paints_nothing_anew(visit: Visit) -> None:
    """A turn may take minutes: whatever glows so long is left to the compositor."""
    ada = visit(pace="brisk")
    comes_to_play(ada)
    cards(ada).last.click()
    legal_spaces(ada).first.wait_for()
    endless = """() => document.getAnimations().map((one) => one.effect)
      .filter((effect) => effect.getTiming().iterations === Infinity)
      .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name))"""
    assert set(ada.page.evaluate(endless)) == {"opacity"}


class SlowStream:
    """A table's stream, on which everything from the server waits while it is held."""

    def __init__(self, ada: Visitor) -> None:
        self.asked: list[str] = []  # what the page says
        self._held: list[str | bytes] | None = None
        self._page: WebSocketRoute | None = None
        ada.page.route_web_socket(re.compile("/live"), self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        self._page, server = page, page.connect_to_server()

        def ask(message: str | bytes) -> None:
            self.asked.append(str(message))
            server.send(message)

        page.on_message(ask)
        server.on_message(self._came)

    def _came(self, message: str | bytes) -> None:
        if self._held is not None:
            self._held.append(message)
        elif self._page:
            self._page.send(message)

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._came(message)


def test_the_fight_is_told_to_those_who_listen(visit: Visit) -> None:
    """Guard by guard, in the one live region, also where one's next turn is already waiting; at last, the question.

    A stream that is slow is waited for: the whole state would show the end of the fight and nothing before it.
    """
    ada = visit(pace="brisk")
    stream = SlowStream(ada)
    comes_to_play(ada)
    ada.page.evaluate("""() => {
        const live = document.querySelector('[data-testid=live]');
        window.heard = [];
        new MutationObserver(() => window.heard.push(live.textContent))
            .observe(live, {characterData: true, childList: true, subtree: true});
    }""")
    while my_turn(ada) and ada.state()["view"]["round"] == 1:
        last = len(ada.state()["view"]["seats"][0]["hand"]) == 2
        if not last:
            place_something(ada)
            continue
        stream.hold()
        place(ada)
        wait_until(lambda: '{"say":"beat"}' in stream.asked, pause=lambda _: ada.page.wait_for_timeout(50))
        stream.release()
        stream.asked.clear()
    ada.until("() => window.heard.some(text => text.startsWith('Round 2 begins'))")
    assert any(text.startswith("Guard 1 is turned up") for text in ada.page.evaluate("window.heard"))
    expect(ada.page.get_by_test_id("live")).to_have_text(ada.page.get_by_test_id("prompt").inner_text())


def test_the_gauge_explains_itself_and_shows_what_a_click_leads_to(visit: Visit) -> None:
    ada = visit()
    comes_to_play(ada)
    assert my_turn(ada)
    gauge = ada.page.locator(".strengths").first
    gauge.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("surely win")
    assert violations(ada.page) == []
    cards(ada).last.click()
    target = legal_spaces(ada).first
    place = str(target.get_attribute("data-space"))
    column = ada.page.locator(".column", has=ada.page.locator(f"[data-space='{place}']"))
    target.focus()
    then = int(column.locator(".strengths.then strong").inner_text())
    target.hover()
    note = ada.page.get_by_role("tooltip")
    expect(note).to_contain_text(f"That makes {then} there.")
    over, sum_ = note.bounding_box(), column.locator(".strengths").bounding_box()
    assert over
    assert sum_
    assert over["y"] >= sum_["y"] + sum_["height"], "the tooltip covers the gauge"
    ada.page.keyboard.press("Escape")
    expect(column.locator(".strengths.then")).to_have_count(0)
    cards(ada).last.click()
    target.hover()
    expect(note).to_contain_text(f"That makes {then} there.")
    target.click()
    expect(note).to_have_count(0)  # what it says is past


def ruled_by_the_king(ada: Visitor) -> tuple[int, list[JsonObject]] | None:
    """Play on to the first tile that changes a guard's strength: which guard, and all of them; None: there is none."""
    while my_turn(ada):
        state = ada.state()
        guards = state["view"]["guards"]
        for place, guard in enumerate(guards):
            if guard["change"] and guard["change"]["strength"]:
                return place, guards
        if state["actions"]:  # the prompt may still be the one before
            ada.plays(state["actions"][0]["number"])
    return None


def test_the_king_tile_is_counted_in(visit: Visit) -> None:
    """Few games have no tile that changes a strength; of several tables one will do."""
    ada = visit()
    found = None
    for _ in range(5):
        comes_to_play(ada, options=["new-rules"])
        found = ruled_by_the_king(ada)
        if found:
            break
    assert found, "no tile changed a strength"
    place, guards = found
    least, greatest = guards[place]["needed"]
    assert [least, greatest] != guards[place]["strength"]
    card = ada.page.locator(f"[data-at=guard-{place + 1}]")
    expect(card.locator(".value strong").first).to_have_text(f"{least}–{greatest}")
    cells = ada.page.locator(".column").nth(place).locator(".cell")
    raised = [n + 1 for n in range(cells.count()) if "between" in str(cells.nth(n).get_attribute("class")).split()]
    assert raised == list(range(max(1, least), greatest + 1))
