"""The laboratory in a real browser: cards changed in a form, compared with the house cards, kept, shared and played."""

import json
from pathlib import Path

from playwright.sync_api import Route, expect

from lair.words import LANGUAGES, Words
from tests.support.axe import violations
from tests.support.browser import PHONE, Visit


def test_cards_are_changed_compared_kept_shared_and_played(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    page = ada.page
    ada.goes("/")
    page.get_by_role("link", name="Laboratory : Mighty Monsters").click()
    expect(page.get_by_text("These are the house cards.")).to_be_visible()

    # A wrong value, and the validator's words beside it; from another part of the cards there is a way to it.
    page.get_by_label("Part of the cards").select_option("guard")
    strength = page.get_by_role("group", name="guard 7").get_by_label("Strength")
    run = page.get_by_role("button", name="Play and compare")
    strength.fill("30")
    trouble = "strength is 30; it must be a whole number from 3 to 7."
    expect(page.get_by_role("group", name="guard 7").get_by_text(trouble)).to_be_visible()
    expect(strength).to_have_attribute("aria-invalid", "true")
    expect(run).to_be_disabled()
    assert violations(page) == []
    page.get_by_label("Part of the cards").select_option("setup")
    page.get_by_role("button", name="Go there").click()
    expect(strength).to_be_focused()
    strength.press("Control+a")
    page.keyboard.type("6")
    expect(page.get_by_text("One change from the house cards.")).to_be_visible()
    expect(page.get_by_text("House cards: 5")).to_be_visible()

    # A run: bars move while games are played, and what differs by more than chance is said.
    page.get_by_label("Part of the cards").select_option("setup")
    page.get_by_label("Gold at the start").fill("20")
    page.get_by_label("Name of the set").fill("Rich monsters")
    expect(page.get_by_text("3 changes from the house cards.")).to_be_visible()
    page.get_by_label("Games with each set").select_option("200")
    run.click()
    expect(page.get_by_text("200 of 200 games with each set of cards")).to_be_visible(timeout=60_000)
    points = page.locator('[data-figure="score.mean"]')
    expect(points).to_contain_text("more than chance")
    house, own = (points.locator(f".bar.{side}").bounding_box() for side in ("house", "own"))
    assert house
    assert own
    assert own["width"] > house["width"]
    expect(page.get_by_role("status").filter(has_text="200 games are played")).to_have_count(1)
    assert violations(page) == []

    # Kept in this browser, and as a file.
    page.get_by_role("button", name="Keep here").click()
    expect(page.get_by_text("“Rich monsters” is kept in this browser.")).to_be_visible()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Save as a file").click()
    shared = json.loads(Path(downloaded.value.path()).read_text(encoding="utf-8"))
    assert (shared["name"], shared["setup"]["gold"], shared["guard"][6]["strength"]) == ("Rich monsters", 20, 6)
    page.get_by_role("button", name="Back to the house cards").click()
    expect(page.get_by_text("These are the house cards.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Rich monsters", exact=True).click()
    expect(page.get_by_text("3 changes from the house cards.")).to_be_visible()
    page.get_by_role("button", name="Delete “Rich monsters”").click()
    expect(page.get_by_role("button", name="Rich monsters", exact=True)).to_have_count(0)
    poor = tmp_path / "poor.json"
    poor.write_text(json.dumps(shared | {"setup": shared["setup"] | {"gold": 3}}), encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(poor)
    expect(page.get_by_label("Gold at the start")).to_have_value("3")
    poor.write_text("not cards", encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(poor)
    expect(page.get_by_text("poor.json is not a card file in JSON.")).to_be_visible()

    # Sit down with these very cards.
    page.get_by_role("button", name="Play with these cards").click()
    page.locator(".board").wait_for()
    ada.table = page.url.rpartition("/")[2]
    table = ada.context.request.get(f"{ada.url}/api/tables/{ada.table}/cards").json()
    assert (table["name"], table["setup"]["gold"]) == ("Rich monsters", 3)


def test_the_form_in_every_language_on_a_phone(visit: Visit) -> None:
    ada = visit(viewport=PHONE)
    page = ada.page
    ada.goes("/lab/meeples")
    part = page.locator("#lab-section")
    part.select_option("monster")
    skeleton = page.locator('[role="group"]').first
    skeleton.locator("select.more").select_option(label="Effect · Gain · Mage")
    expect(skeleton.get_by_label("Effect · Gain · Mage")).to_have_value("1")
    skeleton.get_by_label("Effect · Gain · Mage").fill("")
    expect(skeleton.get_by_label("Effect · Gain · Mage")).to_have_count(0)
    expect(page.get_by_text("These are the house cards.")).to_be_visible()
    for language in LANGUAGES:
        words = Words(language)
        page.locator(".language select").select_option(language)
        expect(page.get_by_role("heading", name=words.say("web-lab-cards"))).to_be_visible()
        expect(page.get_by_role("button", name=words.say("web-lab-run"))).to_be_visible()
        expect(skeleton.get_by_label(words.say("meeples-cards-strength"))).to_be_visible()
        assert "web-" not in page.locator("main").inner_text()
        assert "meeples-" not in page.locator("main").inner_text()
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], language
    assert violations(page) == []


def test_a_server_without_a_laboratory_does_not_speak_of_it(visit: Visit) -> None:
    ada = visit()

    def closed(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json={name: facts | {"lab": False} for name, facts in games.items()})

    ada.page.route("**/api/games", closed)
    refusal = {"error": {"code": "lab-closed", "arguments": {}}}
    ada.page.route("**/api/lab/**", lambda route: route.fulfill(status=404, json=refusal))
    ada.goes("/")
    ada.page.get_by_role("link", name="Set up a table : Mighty Monsters").wait_for()
    expect(ada.page.get_by_role("link", name="Laboratory : Mighty Monsters")).to_have_count(0)
    ada.expected.append("404")
    ada.goes("/lab/mighty")
    expect(ada.page.get_by_text("This server has no laboratory.")).to_be_visible()
