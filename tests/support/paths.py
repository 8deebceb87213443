"""The main paths through the page, for browsers that Playwright does not drive: each is a few presses of the mouse."""

import io
from typing import Any, Protocol

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser

from tests.support.browser import PHONE, WIDE
from tests.support.layout import CHECK
from tests.support.waiting import wait_until

ALIKE = 14.0  # of 255: the mean difference of two browsers' edges in one picture
SPRITES = """
(async () => {
  const names = %s, rows = [];
  document.body.replaceChildren();
  for (const [n, name] of names.entries()) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 100 100');
    Object.assign(svg.style, {position: 'fixed', width: '120px', height: '120px',
      left: 130 * (n %% 9) + 'px', top: 130 * Math.floor(n / 9) + 'px'});
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', name);
    svg.append(use);
    document.body.append(svg);
  }
  await new Promise((done) => setTimeout(done, 1500));
  return names.length;
})()
"""
NAMES = {
    "mighty": ["mighty-trolls-1", "mighty-dragons-5", "guard-front-1-1", "guard-back-2", "king", "gate", "castle"],
    "meeples": ["city", "tavern", "lodgings", "bag", "quest", "tower", "capitol"],
}
MINE = "document.querySelector('.prompt.mine')"
OVER = "document.querySelector('section.end')"
CALM = "document.querySelector('.prompt[aria-busy=false]')"
PROMPT = "document.querySelector('[data-testid=prompt]').textContent"
MAIN = "[data-testid=main][aria-disabled=false]"
# A monster that may be picked up, a space that takes it, and what asks about a round's last one
HAND = ".hand .place:nth-child(%d) button[aria-pressed=false][aria-disabled=false]"
SPACE = "[data-space][aria-disabled=false]"
SURE = ".aside .button.main"
# Opens a table and says which
OPEN = """(async () => {
  const headers = {'content-type': 'application/json'};
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  await post('/api/people', {name: 'Ada'});
  const bots = ['apprentice', 'apprentice'];
  return (await post('/api/tables', {id: `k${Date.now()}`, game: '%s', players: 3, bots, start: true})).table;
})()"""
# The middle of the first thing that a selector finds and that the mouse can reach; null: there is none
MIDDLE = """(() => {
  for (const one of document.querySelectorAll(`%s`)) {
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one.getBoundingClientRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    if (box.width && one.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
})()"""
SEARCH = """(() => {
  const field = document.querySelector('input[type=search]');
  field.value = '%s';
  field.dispatchEvent(new Event('input', {bubbles: true}));
})()"""
MOST = 200  # moves of a game
NIGHT = 150.0  # the least darkness of a board by night; by day it is less than 100


class Window(Protocol):
    """A browser's window, whoever drives it."""

    def goes(self, address: str) -> None: ...
    def runs(self, script: str) -> Any: ...
    def until(self, condition: str) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def points(self, actions: list[dict[str, Any]]) -> None: ...
    def picture(self) -> Image.Image: ...


def presses(window: Window, what: str) -> bool:
    """A click of the mouse in the middle of what a selector finds; false if there is nothing to click."""
    middle = window.runs(MIDDLE % what)
    if middle is not None:
        window.points(mouse(middle, []))
    return middle is not None


def must_press(window: Window, what: str) -> None:
    """A click on what is there in a moment."""
    window.until(MIDDLE % what)
    assert presses(window, what), what


def drags(window: Window, what: str, onto: str) -> None:
    """The mouse takes what one selector finds to the middle of another."""
    start, end = window.runs(MIDDLE % what), window.runs(MIDDLE % onto)
    assert start, what
    assert end, onto
    way = [[start[axis] + share * (end[axis] - start[axis]) // 4 for axis in (0, 1)] for share in (1, 2, 3, 4)]
    window.points(mouse(start, way))


def mouse(start: list[int], way: list[list[int]]) -> list[dict[str, Any]]:
    """A mouse that presses at one point, goes a way and lets go, as WebDriver writes it."""

    def move(to: list[int], ms: int) -> dict[str, Any]:
        return {"type": "pointerMove", "x": to[0], "y": to[1], "duration": ms, "origin": "viewport"}

    press, release = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    steps = [move(start, 0), press, *(move(point, 30) for point in way), release]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def at_once(window: Window, url: str) -> None:
    """Nothing is waited for, in English, by day."""
    window.goes(url)
    kept = '{"pace": "instant", "language": "en", "sound": false, "theme": "light"}'
    window.runs(f"localStorage.setItem('lair', '{kept}')")
    window.goes(url)
    window.until("document.querySelector('main button.main')")


def opens(window: Window, url: str, game: str) -> None:
    """A table with two bots, at which something is asked."""
    table = window.runs(OPEN % game)
    window.goes(f"{url}/table/{table}")
    window.until(MINE)


def whole_game(window: Window, url: str) -> None:
    """Mighty Monsters to its end, by clicks of the mouse, against bots that do not wait."""
    opens(window, url, "mighty")
    for _ in range(MOST):
        window.until(f"({MINE} && {CALM}) || {OVER}")
        if window.runs(f"{OVER} !== null"):
            break
        places(window)
    window.until(f"{OVER} && document.querySelector('section.end table')")
    assert window.runs("document.querySelectorAll('section.end tfoot td').length") >= 3


def places(window: Window) -> None:
    """A monster that may go somewhere, to the first space that takes it."""
    for number in (1, 2, 3):
        if presses(window, HAND % number) and presses(window, SPACE):
            break
    else:
        raise AssertionError("no monster could be placed")
    if presses(window, SURE):
        window.until(f"!document.querySelector('{SURE}')")


def looked_back_at(window: Window) -> None:
    """The review of the game that is over."""
    must_press(window, "section.end a[href$=review]")
    window.until("document.querySelector('.moves [aria-current]')")
    must_press(window, ".moves button")
    window.until("document.querySelector('.scrub input').value === '0'")


def asked(window: Window, what: str) -> None:
    """Goes on, with whatever is offered first, until this is asked."""
    for _ in range(MOST):
        window.until(f"{MINE} && {CALM} && document.querySelector('.city[aria-busy=false]')")
        if what in window.runs(PROMPT):
            return
        if not presses(window, "[data-choice]"):
            presses(window, MAIN)
    raise AssertionError(f"{what} was never asked, but {window.runs(PROMPT)}")


def first_turns_by_dragging(window: Window, url: str) -> None:
    """Meeples & Monsters: in each of two turns a Peasant is dragged to a Location."""
    window.goes(url)
    window.until("document.querySelectorAll('main button.main').length > 1")
    window.runs("document.querySelectorAll('main button.main')[1].click()")
    for _ in range(2):
        asked(window, "build, train or use Heroes")
        must_press(window, MAIN)
        asked(window, "send your Units")
        drags(window, "[data-meeple=peasant]", "[data-place=l1]")
        window.until("document.querySelector('[data-place=l1] [data-piece]')")


def lesson(window: Window, url: str) -> None:
    """The first words of a lesson, what they are about, and the first move."""
    window.goes(url)
    window.until("document.querySelector('article')")
    window.runs("[...document.querySelectorAll('article button')].find((one) => /Learn/.test(one.textContent)).click()")
    window.until("document.querySelector('.coach .main')")
    while presses(window, ".coach .main"):
        window.until("document.querySelector('.spoken')")
    must_press(window, ".hand button[aria-label^='Your 4']")
    must_press(window, "[data-space='1a']")
    window.until("document.querySelector(`[data-space='1a'] [data-piece]`) && document.querySelector('.coach p')")


def rules(window: Window, url: str) -> None:
    """A rule that is gone to, and one that is searched for."""
    window.goes(f"{url}/rules/mighty#M11")
    window.until("document.querySelector('#M11')?.getBoundingClientRect().top < innerHeight")
    window.runs(SEARCH % "odd coin")
    window.until("document.querySelector('#M17') && !document.querySelector('#M11')")


def darkness(picture: Image.Image) -> float:
    """0 for a white page, 255 for a black one."""
    return 255 - float(ImageStat.Stat(picture.convert("L")).mean[0])


def dark_and_small(window: Window, url: str) -> None:
    """By night, as narrow as a phone or as the browser can be: both boards can be read and are not too wide."""
    window.goes(url)
    must_press(window, '[aria-label="Switch to night"]')
    window.until("document.documentElement.dataset.theme === 'dark'")
    window.resize(PHONE["width"], PHONE["height"])
    for game in NAMES:
        opens(window, url, game)
        assert window.runs("innerWidth") < 500
        assert window.runs(f"({CHECK})()") == [], game
        wait_until(lambda: darkness(window.picture()) > NIGHT, why="the page is not dark")
    window.resize(WIDE["width"], WIDE["height"])


def main_paths(window: Window, url: str) -> None:
    """All of them, one after another."""
    at_once(window, url)
    whole_game(window, url)
    looked_back_at(window)
    first_turns_by_dragging(window, url)
    lesson(window, url)
    rules(window, url)
    dark_and_small(window, url)


def same_sprites(url: str, chromium: Browser, window: Window) -> None:
    """Pictures of the games look as they do in Chromium, by their pixels."""
    names = [f"/art/{game}.svg#{name}" for game, some in NAMES.items() for name in some]
    context = chromium.new_context(viewport=WIDE, color_scheme="light")
    page = context.new_page()
    page.goto(url)
    assert page.evaluate(SPRITES % names) == len(names)
    theirs = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    window.goes(url)
    assert window.runs(SPRITES % names) == len(names)
    ours = window.picture()
    for number, name in enumerate(names):
        left, top = 130 * (number % 9), 130 * (number // 9)
        box = (left, top, left + 120, top + 120)
        apart = ImageStat.Stat(ImageChops.difference(ours.crop(box), theirs.crop(box)))
        assert max(apart.mean) < ALIKE, f"{name}: {apart.mean}"
