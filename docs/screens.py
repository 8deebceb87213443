"""The README's screenshots and the page's icons: ``python -m docs.screens [NAME ...]``, from a real house in Chromium.

Each picture is a function below with its name; `make pictures` makes them all. Guided games have a fixed deal, so most
tables look the same every time.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.support.browser import PHONE, WIDE, Visitor, launch
from tests.support.house import GENEROUS, Running, sqlite

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "img"
PUBLIC = ROOT / "web" / "public"
MINE = "document.querySelector('.prompt.mine')"
Come = Callable[..., Visitor]


def shot(who: Visitor, name: str) -> None:
    """When pictures and letters are there and nothing moves any more."""
    who.page.wait_for_load_state("networkidle")
    who.page.evaluate("document.fonts.ready")
    who.page.wait_for_timeout(700)
    who.page.mouse.move(2, 400)
    who.page.screenshot(path=IMAGES / f"{name}.png")
    print(name)


def lesson(who: Visitor, game: str, moves: int) -> None:
    """A guided game, so far."""
    who.learns(game)
    steps = who.context.request.get(f"{who.url}/api/lessons/{game}").json()["steps"]
    for move in [step["move"] for step in steps if step["seat"] == 0][:moves]:
        who.hears(lambda state: state["actions"])  # the page may still show what was asked before
        who.plays(move)
    who.hears(lambda state: state["actions"])
    who.until(MINE)


def home(come: Come) -> None:
    looks: dict[str, dict[str, Any]] = {
        "home": {},
        "home-dark-de": {"color_scheme": "dark", "language": "de"},
        "home-phone-pl": {"viewport": PHONE, "language": "pl"},
    }
    for name, how in looks.items():
        who = come(**how)
        who.goes("/")
        who.page.locator("main h1").wait_for()
        shot(who, name)


def setup(come: Come) -> None:
    who = come(language="fr")
    who.goes("/new/meeples")
    who.page.locator("main h1").wait_for()
    shot(who, "setup-fr")


def rules(come: Come) -> None:
    who = come(language="de")
    who.goes("/rules/mighty#M11")
    who.page.locator("#M11").wait_for()
    shot(who, "rules-de")


def tables(come: Come) -> None:
    for name, game, moves, how in (
        ("mighty", "mighty", 1, {}),
        ("mighty-dark-de", "mighty", 3, {"color_scheme": "dark", "language": "de"}),
        ("mighty-phone-fr", "mighty", 2, {"viewport": PHONE, "language": "fr"}),
        ("meeples", "meeples", 5, {}),
        ("meeples-dark-fr", "meeples", 9, {"color_scheme": "dark", "language": "fr"}),
        ("meeples-phone-pl", "meeples", 3, {"viewport": PHONE, "language": "pl"}),
    ):
        who = come(**how)
        lesson(who, game, moves)
        shot(who, name)


def full_tables(come: Come) -> None:
    """As they are in the middle of a game, with everything that can be added."""
    for name, game, players, options, moves in (
        ("mighty-six", "mighty", 6, ["new-rules", "line-up"], 4),
        ("meeples-towers", "meeples", 4, ["towers"], 40),
    ):
        who = come()
        who.opens(game, players=players, bots=["adept"] * (players - 1), options=options, hints=True)
        for _ in range(moves):
            who.until(MINE)
            if actions := who.state()["actions"]:
                who.plays(actions[len(actions) // 2]["number"])
        who.until(MINE)
        shot(who, name)


def fight(come: Come) -> None:
    """While the guards are being turned up."""
    who = come(pace="calm")
    who.opens("mighty", players=3, bots=["apprentice"] * 2)
    while not who.page.locator(".guard.front").count():
        who.until(f"{MINE} || document.querySelector('.guard.front')")
        if actions := who.state()["actions"]:
            who.plays(actions[0]["number"])
        who.page.wait_for_timeout(600)
    who.page.wait_for_timeout(900)
    who.page.screenshot(path=IMAGES / "mighty-fight.png")
    print("mighty-fight")


def review(come: Come) -> None:
    who = come()
    who.opens("mighty", players=4, bots=["apprentice"] * 3)
    while who.state()["info"]["status"] == "playing":
        who.until(f"{MINE} || document.querySelector('section.end')")
        if actions := who.state()["actions"]:
            who.plays(actions[len(actions) // 3]["number"])
    who.page.locator("section.end").wait_for()
    shot(who, "mighty-end")
    who.goes(f"/table/{who.table}/review?move=25")
    who.page.get_by_text("Turning points").wait_for(timeout=120_000)
    who.page.wait_for_timeout(8000)
    shot(who, "review")


def lab(come: Come) -> None:
    """A run that has found something."""
    who = come()
    who.goes("/lab/mighty")
    who.page.get_by_label("Gold at the start").fill("12")
    who.page.get_by_text("One change").wait_for()
    who.page.get_by_role("button", name="Play and compare").click()
    who.page.get_by_text("1,000 of 1,000").or_(who.page.get_by_text("1000 of 1000")).wait_for(timeout=120_000)
    who.page.evaluate("scrollTo(0, 0)")
    shot(who, "lab")


def icons(come: Come) -> None:
    """For phones that lay the page on their home screen."""
    who = come()
    for size in (192, 512):
        who.page.set_viewport_size({"width": size, "height": size})
        who.page.set_content(f'<body style="margin:0"><img src="{who.url}/icon.svg" width={size} height={size}>')
        who.page.wait_for_timeout(300)
        who.page.screenshot(path=PUBLIC / f"icon-{size}.png", omit_background=True)
    print("icons")


PICTURES = (home, setup, rules, tables, full_tables, fight, review, lab, icons)


def main() -> None:
    """Those that are named, or all."""
    wanted = [make for make in PICTURES if not sys.argv[1:] or make.__name__ in sys.argv[1:]]
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(Path(folder), sqlite(Path(folder)), options=["--lab"], **GENEROUS).start()
        browser: Browser = launch(playwright)

        def come(*, language: str = "en", pace: str = "instant", **how: object) -> Visitor:
            context = browser.new_context(**{"viewport": WIDE, "color_scheme": "light", **how})  # type: ignore[arg-type]
            return Visitor(context, house.url, "Ada", {"language": language, "pace": pace, "sound": False})

        try:
            for make in wanted:
                make(come)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
