"""Meeples & Monsters in a real browser: whole games by clicks and by keys, dragging, taking back, phones, Towers."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from lair.games.decks import load
from lair.lessons import PUPIL, lesson
from tests.support.axe import violations
from tests.support.browser import PHONE, SLOWLY, Visit, Visitor
from tests.support.layout import problems

# Everything on the board that does something when pressed now, in the order of the page.
LIVE = """
() => [...document.querySelectorAll('.city button')].filter((button) =>
  !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility() &&
  (button.ariaDisabled === 'false' || button.matches('[data-choice], [data-extra], [data-lodger], [data-quest]')))
"""
SETTLED = f"""
() => document.querySelector('.city[aria-busy=false]') !== null &&
  (({LIVE})().length > 0 || document.querySelector('.end') !== null)
"""
DECISION = f"""
() => {{
  const live = ({LIVE})();
  document.querySelectorAll('[data-live]').forEach((one) => one.removeAttribute('data-live'));
  live.forEach((button, number) => button.setAttribute('data-live', number));
  return live.map((button) => {{
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return {{
    x, y, hit: button.contains(document.elementFromPoint(x, y)),
    at: Object.keys(button.dataset).filter((name) => name !== 'live')
      .map((name) => `${{name}}:${{button.dataset[name]}}`),
    pressed: button.ariaPressed === 'true',
    open: document.querySelector('.place.open') !== null,
    }};
  }});
}}
"""
FOCUSABLE = "[...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex=\"0\"]')]"
STEPS_TO = f"""
(number) => {{
  const all = {FOCUSABLE}.filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0);
  const here = all.indexOf(document.activeElement);
  const there = all.findIndex((one) => one.dataset.live === String(number));
  return [here, there];
}}
"""

Offer = dict[str, Any]
LIT = re.compile(r"\blit\b")


def kind_of(offer: Offer) -> str:
    """What sort of thing it is: a meeple, a place, a choice, the main button…"""
    names = [name.split(":")[0] for name in offer["at"]]
    for kind in ("testid", "choice", "extra", "lodger", "quest", "meeple", "place", "tile", "train", "use"):
        if kind in names:
            return kind
    return "works"


def chosen(offers: list[Offer], dice: random.Random) -> int:
    """Any of them, but rather forward: a place that has enough is closed, an open one gets Units."""
    by_kind: dict[str, list[int]] = {}
    for number, offer in enumerate(offers):
        if not offer["pressed"]:
            by_kind.setdefault(kind_of(offer), []).append(number)
    for kind in ("choice", "lodger", "quest"):
        if kind in by_kind:
            return dice.choice(by_kind[kind])
    opened = any(offer["open"] for offer in offers)
    held = any(offer["pressed"] for offer in offers)
    main = by_kind.get("testid")
    if opened:
        if main and dice.random() < 0.8:
            return main[0]
        return dice.choice(by_kind.get("meeple") or by_kind.get("extra") or main or [0])
    if by_kind.get("place") and (held or dice.random() < 0.75):
        return dice.choice(by_kind["place"])
    rest = [number for kind in ("meeple", "tile", "train", "use", "works") for number in by_kind.get(kind, [])]
    return main[0] if main and (not rest or held or dice.random() < 0.7) else dice.choice(rest)


class Player:
    """Plays through the page, whatever lights up: by clicks, and the first ``keys`` presses of each kind by keys."""

    def __init__(self, visitor: Visitor, seed: int, keys: int = 0) -> None:
        self.visitor, self.page, self.dice, self.keys = visitor, visitor.page, random.Random(seed), keys
        self.did: Counter[str] = Counter()

    def decide(self) -> bool:
        """One press; False when the game is over."""
        self.page.wait_for_function(SETTLED, polling=20)
        offers = self.page.evaluate(DECISION)
        if not offers:
            return False
        number = chosen(offers, self.dice)
        kind = kind_of(offers[number])
        self.did[kind] += 1
        if self.did[kind] <= self.keys:
            self.walk_to(number)
            self.page.keyboard.press("Enter")
        else:
            for _ in range(100):  # a note may lie on it for some seconds
                if offers[number]["hit"]:
                    break
                self.page.mouse.move(2, 2)
                self.page.wait_for_timeout(100)
                offers = self.page.evaluate(DECISION)
                number = min(number, len(offers) - 1)
            assert offers[number]["hit"], f"something lies on {offers[number]}"
            self.page.mouse.click(offers[number]["x"], offers[number]["y"])  # at once, wherever it is drawn
        return True

    def walk_to(self, number: int) -> None:
        here, there = self.page.evaluate(STEPS_TO, number)
        keyboard = self.page.keyboard
        if there < here:
            keyboard.down("Shift")
        for _ in range(abs(there - here)):
            keyboard.down("Tab")  # held, as one does
        keyboard.up("Tab")
        keyboard.up("Shift")
        assert self.page.evaluate("document.activeElement.dataset.live") == str(number), self.visitor.focused

    def finish(self, most: int = 900) -> None:
        for _ in range(most):
            if not self.decide():
                return
        raise AssertionError(f"not over after {most} presses: {self.did}")


@pytest.fixture
def ada(visit: Visit) -> Visitor:
    return visit()


def asks(visitor: Visitor, what: str) -> None:
    """Waits until this is asked, and nothing is on its way."""
    expect(visitor.page.get_by_test_id("prompt")).to_contain_text(what)
    visitor.until("document.querySelector('.city').ariaBusy === 'false'")


def main_phase(visitor: Visitor, **wanted: Any) -> None:
    """A table at which it is the visitor's first Main Phase; whatever was drawn, there is a Peasant in the Tavern."""
    visitor.opens("meeples", **{"players": 2, "bots": ["apprentice"], **wanted})
    visitor.until(SETTLED)
    visitor.page.get_by_test_id("main").click()
    asks(visitor, "Your turn: send your Units")


def own(visitor: Visitor) -> dict[str, Any]:
    state = visitor.state()
    return dict(state["view"]["seats"][state["seat"]])


def assigned(visitor: Visitor, place: str) -> dict[str, int]:
    (found,) = (one["assigned"] for one in visitor.state()["view"]["places"] if one["place"] == place)
    return dict(found)


def weak_monsters() -> dict[str, Any]:
    """Cards with which the Monsters are soon beaten, so that the Arrives cards come early."""
    cards = load("meeples").content
    return {**cards, "monster": [{**monster, "strength": 1} for monster in cards["monster"]]}


def test_a_whole_game_by_clicks_and_keys(ada: Visitor) -> None:
    ada.opens("meeples", players=2, bots=["apprentice"], cards=weak_monsters())
    player = Player(ada, seed=1, keys=4)
    player.finish()
    state = ada.state()
    assert state["info"]["status"] == "over"
    for kind in ("place", "meeple", "testid"):
        assert player.did[kind] > player.keys, "by keys and by clicks"
    expect(ada.page.get_by_test_id("prompt")).to_have_text("The game is over.")
    expect(ada.page.locator(".end")).to_be_visible()
    vp = [str(seat["vp"]).replace("-", "−") for seat in state["view"]["seats"]]
    expect(ada.page.locator(".end tfoot td")).to_have_text(vp)
    expect(ada.page.locator(".end").get_by_role("rowheader", name="Monsters")).to_be_visible()
    expect(ada.page.locator(".city")).to_be_visible()
    assert violations(ada.page) == []
    assert problems(ada.page) == [], "the Dark Council and a full board can be read"


def test_a_meeple_and_then_a_place_and_both_taken_back(ada: Visitor) -> None:
    main_phase(ada)
    peasants = own(ada)["tavern"]["peasant"]
    tavern, green = ada.page.get_by_role("button", name="Peasant, Tavern"), ada.page.locator("[data-place=l1]")
    tavern.first.click()
    expect(tavern.first).to_have_attribute("aria-pressed", "true")
    green.click()
    expect(tavern).to_have_count(peasants - 1)
    assert assigned(ada, "l1") == {"peasant": 1}
    back = ada.page.get_by_role("button", name="Take back")
    back.click()
    expect(tavern).to_have_count(peasants)
    assert ada.state()["view"]["target"] == "l1"
    back.click()
    asks(ada, "Your turn: send your Units")
    assert ada.state()["view"]["target"] is None


def test_a_place_and_then_meeples_as_fast_as_one_can(ada: Visitor) -> None:
    main_phase(ada)
    peasants = own(ada)["tavern"]["peasant"]
    ada.page.evaluate("""() => {
        document.querySelector('[data-place=l1]').click();
        document.querySelectorAll('[data-meeple=peasant]').forEach((meeple) => meeple.click());
    }""")
    expect(ada.page.get_by_role("button", name="Peasant, Tavern")).to_have_count(0)
    assert assigned(ada, "l1") == {"peasant": peasants}, "every click counted, though the first was still on its way"
    ada.page.get_by_role("button", name="Take everyone back from here").click()
    expect(ada.page.get_by_role("button", name="Peasant, Tavern")).to_have_count(peasants)
    asks(ada, "Your turn: send your Units")
    assert ada.state()["view"]["target"] is None


def test_a_click_on_what_moves_counts(visit: Visit) -> None:
    """On a meeple that moves up in the Tavern, on a bystander, and on a place that a meeple has not reached yet."""
    ada = visit(pace="calm")
    ada.context.add_init_script(SLOWLY)
    ada.learns("meeples")
    ada.plays("done")
    asks(ada, "Your turn: send your Units")
    peasants, green = ada.page.locator("[data-meeple=peasant]"), ada.page.locator("[data-place=l1]")
    expect(peasants).to_have_count(3)
    green.click()
    peasants.first.click()
    expect(peasants).to_have_count(2)
    ada.presses(peasants.first, moves=True)
    expect(peasants).to_have_count(1)
    assert assigned(ada, "l1") == {"peasant": 2}
    ada.presses(ada.page.get_by_role("region", name="What is asked").get_by_role("button", name="Take back"))
    expect(peasants).to_have_count(2)
    ada.sees_moving(ada.page.locator("[data-place=l1] [data-piece]").first)
    ada.presses(ada.page.get_by_role("button", name="Take everyone back from here"))
    expect(peasants).to_have_count(3)
    asks(ada, "Your turn: send your Units")
    assert ada.state()["view"]["target"] is None


def test_a_meeple_is_dragged(ada: Visitor) -> None:
    main_phase(ada)
    meeple, green = ada.page.locator("[data-meeple=peasant]").first, ada.page.locator("[data-place=l1]")
    meeple.hover()
    ada.page.mouse.down()
    ada.page.mouse.move(640, 90, steps=4)
    expect(ada.page.locator(".ghost")).to_be_visible()
    ada.page.mouse.up()
    expect(ada.page.locator(".city.holding")).to_have_count(0)
    assert ada.state()["view"]["target"] is None, "let go where nothing is: back it goes"
    meeple.hover()
    ada.page.mouse.down()
    box = green.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 40, box["y"] + 20, steps=4)
    expect(green).to_have_class(LIT)
    ada.page.mouse.up()
    expect(ada.page.locator(".ghost")).to_have_count(0)
    asks(ada, "who goes to Muster Green?")
    assert assigned(ada, "l1") == {"peasant": 1}


def test_two_peasants_construct_and_then_a_tile_is_built(ada: Visitor) -> None:
    """In the guided game's second turn there are two Peasants in the Tavern."""
    ada.learns("meeples")
    mine = [step.move for step in lesson("meeples").steps if step.move and step.seat == PUPIL]
    for move in mine[: mine.index("construct")]:
        ada.plays(move)
    ada.hears(lambda state: "construct" in [action["text"] for action in state["actions"]])
    asks(ada, "Your turn: build, train or use Heroes")
    construct, works = ada.page.locator("[data-at=construct]"), ada.page.locator("[data-at=works]")
    tile, slot = ada.page.locator("[data-tile='3']"), ada.page.locator("[data-place=s6]")
    main = ada.page.get_by_test_id("main")
    expect(construct).to_have_class(LIT)
    expect(tile).not_to_have_class(LIT)
    construct.focus()
    ada.page.keyboard.press("Enter")
    expect(construct).to_have_attribute("aria-pressed", "true")
    expect(works).to_have_attribute("aria-disabled", "true")
    expect(ada.page.locator("[data-meeple=peasant]")).to_have_count(0)
    expect(ada.page.locator(".works [data-piece]")).to_have_count(2)
    works.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Works can be used once a turn")
    expect(main).to_have_text("Resolve, and choose what to build")
    main.click()
    asks(ada, "Your turn: choose a tile and an empty slot.")
    expect(main).to_have_text("Choose a tile and a slot")
    expect(main).to_have_attribute("aria-disabled", "true")
    assert violations(ada.page) == []
    tile.click()
    slot.click()
    asks(ada, "Your turn: which class trains for free?")
    expect(ada.page.locator("[data-place=s6]")).to_contain_text("Revolving Barracks")


def test_escape_puts_a_meeple_down(ada: Visitor) -> None:
    main_phase(ada)
    ada.page.locator("[data-meeple=peasant]").first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".city.holding")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".city.holding")).to_have_count(0)
    assert "Peasant, Tavern" in ada.focused


def test_the_turn_is_resolved_only_when_asked_twice(ada: Visitor) -> None:
    main_phase(ada)
    turn = ada.state()["view"]["turns"]
    main = ada.page.get_by_test_id("main")
    main.dblclick()
    expect(main).to_have_text("Yes, resolve and draw")
    ada.page.locator(".language select").select_option("pl")  # the longest question
    expect(ada.page.locator(".note.armed")).to_contain_text("Ostatecznie")
    assert problems(ada.page) == []
    ada.page.locator(".language select").select_option("en")
    assert ada.state()["view"]["turns"] == turn
    ada.page.get_by_role("button", name="Not yet").click()
    expect(main).to_have_text("Resolve everything and draw")
    main.click()
    main.click()
    ada.until(SETTLED)
    assert ada.state()["view"]["turns"] > turn


def test_what_cannot_be_done_says_why(ada: Visitor) -> None:
    main_phase(ada)
    ada.page.locator("[data-train=mage]").hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Mage to level 2")
    ada.page.locator("[data-at~=council]").first.click()
    ada.page.get_by_role("button", name="Undying Termite").click(force=True)
    expect(ada.page.get_by_text("The Dark Council can be fought in the last two turns only.")).to_be_visible()


def test_another_players_board_opens(ada: Visitor) -> None:
    ada.opens("meeples", players=4, bots=["apprentice"] * 3)
    ada.until(SETTLED)
    seats = ada.page.get_by_label("Players", exact=True).get_by_role("button")
    expect(seats).to_have_count(4)
    seats.nth(2).click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile(r"Quests in hand: \d"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_turn_on_a_telephone(visit: Visit) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.until(SETTLED)
    page, main = ada.page, ada.page.get_by_test_id("main")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    main.tap()
    page.locator("[data-meeple=peasant]").first.tap()
    page.locator("[data-tab=university]").tap()
    page.locator("[data-place=l2]").tap()
    asks(ada, "who goes to Lecture Log?")
    assert assigned(ada, "l2") == {"peasant": 1}
    for button in (
        main,
        page.locator("[data-meeple]").first,
        page.locator("[data-tab=castle]"),
        page.locator("[data-place=l2]"),
    ):
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.locator("[data-part=quests]").tap()
    expect(page.get_by_label("Quests", exact=True).first).to_be_visible()
    page.locator("[data-part=quests]").tap()
    turn = ada.state()["view"]["turns"]
    for _ in range(3):
        main.tap()
        ada.until("document.querySelector('.city').ariaBusy === 'false'")
    ada.until(SETTLED)
    assert ada.state()["view"]["turns"] > turn
    assert own(ada)["vp"] >= 0


def test_the_four_towers(ada: Visitor) -> None:
    ada.opens("meeples", players=3, bots=["apprentice"] * 2, options=["towers"])
    ada.until(SETTLED)
    expect(ada.page.locator("[data-at~=towers]")).to_have_count(4)
    player, turn = Player(ada, seed=3), ada.state()["view"]["turns"]
    while ada.state()["view"]["turns"] < turn + 3:
        assert player.decide()
    assert ada.page.evaluate(
        "document.querySelector('.city').scrollHeight <= document.querySelector('.city').clientHeight"
    )


def test_without_motion(visit: Visit) -> None:
    ada = visit(pace="calm", reduced_motion="reduce")
    main_phase(ada)
    player, turn = Player(ada, seed=4), ada.state()["view"]["turns"]
    while ada.state()["view"]["turns"] == turn:
        player.decide()
        assert ada.page.locator(".flying").count() == 0
    ada.until(SETTLED)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everyone_can_use_the_board(visit: Visit, scheme: str) -> None:
    ada = visit(color_scheme=scheme)
    main_phase(ada, options=["towers"])
    assert violations(ada.page) == []
    ada.page.locator("[data-place=l1]").click()
    expect(ada.page.locator("[data-place=l1].open")).to_be_visible()
    assert violations(ada.page) == []


def test_a_refusal_names_its_reason_and_leads_to_its_rule(visit: Visit) -> None:
    ada = visit()
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.until("document.querySelector('.prompt.mine')")
    height = ada.page.locator(".prompt").bounding_box()
    ada.page.locator(".place[aria-disabled=true]").first.click(force=True)
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("Units go there in the Main Phase: end the Development Phase first.")
    assert ada.page.locator(".prompt").bounding_box() == height, "the board is pushed down"
    assert violations(ada.page) == []
    with ada.context.expect_page() as opened:
        refusal.get_by_role("link", name="Rule P21").click()
    expect(opened.value.locator("#P21")).to_be_in_viewport()
    ada.page.mouse.move(5, 5)
    ada.page.locator("body").focus()
    expect(refusal).to_have_count(0)  # by itself


def test_the_number_of_a_rule_in_a_tooltip_leads_to_it(visit: Visit) -> None:
    ada = visit()
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.page.locator(".place").first.hover()
    link = ada.page.get_by_role("tooltip").get_by_role("link", name=re.compile(r"Rule P\d+"))
    name = link.inner_text().removeprefix("Rule ")
    with ada.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"#{name}")).to_be_in_viewport()


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_a_seat_has_the_colour_that_it_is_called_by(visit: Visit, color_scheme: str) -> None:
    """Blue is more blue than anything else, and so on."""
    ada = visit(color_scheme=color_scheme)
    ada.opens("meeples", players=4, bots=["apprentice"] * 3)
    factions = [seat["faction"] for seat in ada.state()["view"]["seats"]]
    assert set(factions) == {"red", "blue", "green", "violet"}
    strongest = {"red": [0], "green": [1], "blue": [2], "violet": [0, 2]}
    for seat, faction in enumerate(factions):
        ada.page.evaluate("seat => document.body.style.setProperty('outline-color', `var(--seat-${seat})`)", seat)
        colour = ada.page.evaluate("getComputedStyle(document.body).outlineColor")
        parts = [int(part) for part in re.findall(r"\d+", colour)[:3]]
        assert min(parts[n] for n in strongest[faction]) > max(
            [part for n, part in enumerate(parts) if n not in strongest[faction]]
        ), (faction, colour)


def test_nobody_is_asked_to_send_units_that_are_not_there(visit: Visit) -> None:
    """With everyone assigned the prompt says so, and the main button asks nothing about idle Units."""
    ada = visit()
    ada.opens("meeples", players=2, bots=["apprentice"])
    ada.until("document.querySelector('.prompt.mine')")
    while True:
        state = ada.hears(lambda state: state["actions"] and state)
        view, actions = state["view"], state["actions"]
        codes = {action["code"]: action["number"] for action in actions}
        if view["phase"] == "main" and view["target"] is None and "go" not in codes:
            break
        wanted = [code for code in ("add", "go", "done") if code in codes]
        ada.plays(codes[wanted[0]] if view["phase"] == "main" and wanted else codes.get("done", actions[0]["number"]))
    expect(ada.page.get_by_test_id("prompt")).to_have_text(
        "Your turn: nobody is left to send. Resolve what you assigned."
    )
    units = {kind: count for kind, count in view["seats"][0]["tavern"].items() if kind != "corruption" and count}
    ada.page.get_by_test_id("main").click()
    if not units and "resolve" not in codes:
        assert ada.hears(lambda state: state["view"]["phase"] != "main" or state["view"]["turn"] != 0)
    else:
        expect(ada.page.get_by_text("Units idle: 0")).to_have_count(0)


def test_a_tile_in_hand_asks_for_a_slot(visit: Visit) -> None:
    ada = visit()
    ada.opens("meeples", players=2, bots=["apprentice"])
    while True:
        state = ada.hears(lambda state: state["actions"] and state)
        codes = {action["code"]: action["number"] for action in state["actions"]}
        if "build" in codes:
            break
        peasants = state["view"]["phase"] == "development" and "construct" in codes
        ada.plays(codes["construct"] if peasants else codes.get("done", state["actions"][0]["number"]))
    expect(ada.page.get_by_test_id("main")).to_have_text("Choose a tile and a slot")
    ada.page.locator("[data-at~=offer] button[aria-disabled=false]").first.click()
    expect(ada.page.get_by_test_id("main")).to_have_text("Choose an empty slot")
