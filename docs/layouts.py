"""Every kind of page in every size and language, looked over: ``python -m docs.layouts [--out FOLDER] [--only TEXT]``.

Each page is drawn in Chromium at a real server and checked for text that is cut off, for text on text, for buttons on
buttons, and for things that move by themselves while it loads or while others play (`tests.support.layout`). With
``--out`` the pictures are kept, so that somebody can look at them. It ends with 1 if something was found.
`make pictures` runs it.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.support.browser import Visitor, launch
from tests.support.house import GENEROUS, Running, sqlite
from tests.support.layout import COUNT_SHIFTS, broken_words, problems, shifts

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1920, "height": 1080},
    {"width": 1366, "height": 650},
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
)
LANGUAGES = ("en", "de", "fr", "pl")
MINE = "document.querySelector('.prompt.mine')"
SETTLE = 500  # milliseconds, until nothing moves any more
# A table of each kind: its game, players, variants, and how many moves are played first
TABLES: dict[str, tuple[str, int, list[str], int]] = {
    "mighty-3": ("mighty", 3, [], 3),
    "mighty-6": ("mighty", 6, ["new-rules"], 4),
    "meeples-2": ("meeples", 2, [], 12),
    "meeples-4-towers": ("meeples", 4, ["towers"], 12),
}
REMEMBER = """(language) => {
  const kept = JSON.parse(localStorage.getItem('lair'));
  localStorage.setItem('lair', JSON.stringify({...kept, language}));
}"""
MOST_MOVES = 2000  # of a whole game
# What must be there before a page is looked at
HEADING = "document.querySelector('main :is(h1, h2)')"
COACH = "document.querySelector('.coach .main')"
OVER = "document.querySelector('section.end table')"


@dataclass(frozen=True)
class Scene:
    """One kind of page: what happens before, as the path to go to; and what must be there."""

    prepare: Callable[[Visitor], str]
    ready: str = HEADING
    plays: bool = False  # a move is made at each size, and nothing may move but what it moves


def played(who: Visitor, name: str) -> str:
    """A table of this kind, some moves on; past the page, so that every language shows one position."""
    game, players, options, moves = TABLES[name]
    who.opens(game, players=players, bots=["apprentice"] * (players - 1), options=options, hints=True, look=False)
    for _ in range(moves):
        plays_on(who)
    who.hears(lambda state: state["actions"])
    return f"/table/{who.table}"


def plays_on(who: Visitor) -> None:
    """A move, past the page."""
    state = who.hears(lambda state: state["actions"] and state)
    who.plays(state["actions"][len(state["actions"]) // 2]["number"])


def finished(who: Visitor, game: str) -> str:
    """A game that was played to its end."""
    who.opens(game, players=3, bots=["apprentice"] * 2, look=False)
    for _ in range(MOST_MOVES):
        if who.hears(lambda state: state["actions"] or state["info"]["status"] == "over") is True:
            break
        plays_on(who)
    return f"/table/{who.table}"


def waits(who: Visitor) -> str:
    """A table that waits for friends."""
    who.opens("meeples", players=4, bots=["adept"], start=False, look=False, clock={"per": "turn", "seconds": 300})
    return f"/table/{who.table}"


def returns(who: Visitor) -> str:
    """The front page of somebody who has been here."""
    played(who, "meeples-4-towers")
    waits(who)
    who.goes("/")
    who.page.get_by_role("region").get_by_role("listitem").nth(1).wait_for()  # the page remembers how many there are
    return "/"


def learns(who: Visitor, game: str) -> str:
    who.learns(game)
    return f"/table/{who.table}"


def at(path: str) -> Scene:
    return Scene(lambda _: path)


SCENES = {
    **{name: Scene(lambda who, name=name: played(who, name), MINE, plays=True) for name in TABLES},  # type: ignore[misc]
    **{
        f"{name}-{game}": Scene(lambda who, make=make, game=game: make(who, game), ready)  # type: ignore[misc]
        for name, make, ready in (("lesson", learns, COACH), ("end", finished, OVER))
        for game in ("mighty", "meeples")
    },
    "home": at("/"),
    "home-returning": Scene(returns),
    "lobby": Scene(waits),
    "setup-mighty": at("/new/mighty"),
    "setup-meeples": at("/new/meeples"),
    "rules-mighty": at("/rules/mighty"),
    "me": at("/me"),
    "best": at("/board/mighty"),
}


def visitor(browser: Browser, url: str) -> Visitor:
    context = browser.new_context(base_url=url, reduced_motion="reduce")
    context.add_init_script(COUNT_SHIFTS)
    return Visitor(context, url, "Wilhelmina", {"pace": "instant", "language": "en", "sound": False})


def speaks(who: Visitor, language: str) -> None:
    """Everything in this language from now on."""
    who.page.locator(".language select").select_option(language)
    who.until("(language) => document.documentElement.lang === language", language)


def goes(who: Visitor, path: str, ready: str, language: str) -> None:
    """To a page in this language, loaded anew, until nothing moves any more."""
    who.goes("/rules/mighty")  # where settings are kept, and nothing else happens
    who.page.evaluate(REMEMBER, language)
    who.goes(path)
    who.until(ready)
    who.page.evaluate("document.fonts.ready")
    who.page.mouse.move(2, 2)
    who.page.wait_for_timeout(SETTLE)


def looked_at(browser: Browser, url: str, only: str) -> Iterator[tuple[str, Visitor, list[str]]]:
    """Every page in every size and language, and what is wrong with it."""
    for name, scene in SCENES.items():
        wanted = [(size, language) for size in SIZES for language in LANGUAGES if only in named(name, size, language)]
        if not wanted:
            continue
        who = visitor(browser, url)
        path = scene.prepare(who)
        for size, language in wanted:
            who.page.set_viewport_size(size)
            goes(who, path, scene.ready, language)
            found = problems(who.page) + broken_words(who.page) + shifts(who.page)
            if scene.plays and language == LANGUAGES[-1]:
                plays_on(who)
                who.until(scene.ready)
                who.page.wait_for_timeout(SETTLE)
                found += shifts(who.page)
            yield named(name, size, language), who, found
        who.context.close()


def named(scene: str, size: ViewportSize, language: str) -> str:
    return f"{scene}-{size['width']}x{size['height']}-{language}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m docs.layouts", description=__doc__)
    parser.add_argument("--out", type=Path, help="a folder for the pictures")
    parser.add_argument("--only", default="", help="only those with this in their name, such as 1366x650 or -pl")
    chosen = parser.parse_args(arguments)
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder), sqlite(Path(folder)), **GENEROUS).start()
        browser = launch(playwright)
        try:
            for name, who, found in looked_at(browser, server.url, chosen.only):
                wrong += len(found)
                print(name, *(found or ["fine"]), sep="\n  ", flush=True)
                if chosen.out is not None:
                    who.page.screenshot(path=chosen.out / f"{name}.png")
        finally:
            browser.close()
            server.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
