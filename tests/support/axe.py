"""axe-core on a page of the house: what somebody with a screen reader, or with little light, would stumble over."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """Each with its rule and the first element it was found on.

    Motion that is under way is waited for; what follows a scroll bar is always under way.
    """
    assert SCRIPT.is_file(), "axe-core is missing: run `make page`"
    page.wait_for_function(
        "() => document.getAnimations().filter((one) => one.timeline instanceof DocumentTimeline)"
        ".every((one) => one.playState !== 'running' || one.effect.getTiming().iterations > 9)"
    )
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)")
    return [f"{one['id']}: {one['help']} — {one['nodes'][0]['html'][:200]}" for one in found]
