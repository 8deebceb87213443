"""How soon the page is there: ``python -m bench.page``, in Chromium at a real house; `bench.speed` adds its table.

First contentful paint and the time until a table can be played at, from a browser that has never been here, and what
travels for that. The median of a few visits, each with an empty cache.
"""

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.support.browser import launch
from tests.support.house import GENEROUS, Running, sqlite

VISITS = 5
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
TRAVELLED = """performance.getEntriesByType('resource').reduce((all, one) => {
  const kind = one.name.split('?')[0].split('.').pop();
  return {...all, [kind]: (all[kind] ?? 0) + one.encodedBodySize};
}, {})"""


def visit(browser: Browser, url: str, game: str) -> dict[str, Any]:
    """The front page, then 'Play now', as a newcomer."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.goto(url)
    button = page.get_by_role("button", name="Play now").nth(0 if game == "mighty" else 1)
    button.wait_for()
    page.wait_for_function(f"() => {PAINT.removesuffix('.startTime')}")
    paint = float(page.evaluate(PAINT))
    began = float(page.evaluate("performance.now()"))
    button.click()
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    table = float(page.evaluate("performance.now()")) - began
    travelled = page.evaluate(TRAVELLED)
    context.close()
    return {"paint": paint, "table": table, **travelled}


def measure() -> dict[str, dict[str, float]]:
    """Medians over the visits, for each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(Path(folder), sqlite(Path(folder)), **GENEROUS).start()
        browser = launch(playwright)
        try:
            seen = {game: [visit(browser, house.url, game) for _ in range(VISITS)] for game in ("mighty", "meeples")}
        finally:
            browser.close()
            house.stop()
    return {
        game: {what: statistics.median(float(one.get(what, 0)) for one in all_of_it) for what in all_of_it[0]}
        for game, all_of_it in seen.items()
    }


def table(found: dict[str, dict[str, float]]) -> list[str]:
    """The lines of the report."""
    return [
        "## The page",
        "",
        f"Chromium on this machine, empty cache, the median of {VISITS} visits: first contentful paint of the front",
        "page; from the click on 'Play now' until it is one's turn at a new table; and what had travelled by then,",
        "compressed.",
        "",
        "| | first paint | to one's turn | scripts | pictures |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {game} | {one['paint']:.0f} ms | {one['table']:.0f} ms "
            f"| {one['js'] / 1000:.0f} kB | {one['svg'] / 1000:.0f} kB |"
            for game, one in found.items()
        ),
        "",
    ]


if __name__ == "__main__":
    print("\n".join(table(measure())))
