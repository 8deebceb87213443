"""A browser for tests: Debian's Chromium, driven by Playwright, at a real house that serves the page that was built.

A test asks for the fixture ``visit``::

    def test_something(visit: Visit) -> None:
        ada = visit()                                     # pace none: nothing is waited for
        ada.opens("mighty", players=3, bots=["apprentice"] * 2)
        ada.page.get_by_role("button", name="…").click()

Playwright waits until what is to be clicked is enabled, and takes ``aria-disabled`` for not: ``click(force=True)`` is
for what says why it cannot be done.

Whatever the page writes to its console as an error, and whatever it throws, fails the test at its end. A missing
browser or page is a failure too, never a skip. The house is one for all tests of a worker, the browser one for all
tests of a file (Playwright leaves an event loop running, in which others could not start theirs). The fixtures are
known to every test because tests/conftest.py imports them.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from lair.server.static_files import SITE
from tests.support.house import GENEROUS, Running, sqlite
from tests.support.waiting import wait_until

JsonObject = dict[str, Any]
Visit = Callable[..., "Visitor"]

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
SLOWLY = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  return animate.call(this, frames, {...how, easing: 'linear', duration: how.duration * 200});
};
"""  # a script: whatever moves is still moving when a test clicks it
POLLING = 25  # milliseconds between two looks; with Playwright's default every look makes the page draw a frame
LONGEST = 20_000  # milliseconds that a test waits for something that must come


class Visitor:
    """Somebody with a browser of their own, and with a name the house knows."""

    def __init__(self, context: BrowserContext, url: str, name: str, settings: JsonObject) -> None:
        self.context = context
        self.url = url
        self.table = ""
        self.errors: list[str] = []
        self.expected: list[str] = []  # parts of console errors that a test brings about on purpose
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage.getItem('lair') ?? localStorage.setItem('lair', {kept})")
        context.set_default_timeout(LONGEST)
        self.send("/api/people", name=name)
        self.page: Page = self.another_page()

    def another_page(self) -> Page:
        """A second tab, listened to like the first."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda problem: self.errors.append(f"thrown: {problem}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    # What the house says, past the page

    def send(self, path: str, **body: Any) -> JsonObject:
        """A POST, with this visitor's cookie."""
        response = self.context.request.post(self.url + path, data=body)
        assert response.ok, response.text()
        return dict(response.json())

    def opens(self, game: str, *, start: bool = True, look: bool = True, **wanted: Any) -> str:
        """A new table; ``look``: also go there, and wait for the board if the game has begun."""
        self.table = str(self.send("/api/tables", id=uuid4().hex, game=game, start=start, **wanted)["table"])
        if look:
            self.looks(begun=start)
        return self.table

    def looks(self, *, begun: bool = True) -> None:
        """Go to the table."""
        self.goes(f"/table/{self.table}")
        if begun:
            self.page.locator(".board").wait_for()

    def learns(self, lesson: str) -> str:
        """A guided first game, and the page there."""
        self.table = str(self.send("/api/tables", id=uuid4().hex, lesson=lesson)["table"])
        self.looks()
        return self.table

    def goes(self, path: str) -> None:
        self.page.goto(self.url + path)

    def state(self, seat: int | None = None) -> JsonObject:
        """The table as the house tells it."""
        query: dict[str, str | float | bool] = {} if seat is None else {"seat": seat}
        response = self.context.request.get(f"{self.url}/api/tables/{self.table}", params=query)
        assert response.ok, response.text()
        return dict(response.json())

    def hears(self, found: Callable[[JsonObject], Any]) -> Any:
        """Wait until the house says so; a page may be a moment behind it."""
        wait = self.page.wait_for_timeout  # a page goes on while Playwright waits, and not while Python sleeps
        return wait_until(lambda: found(self.state()), LONGEST / 1000, pause=lambda seconds: wait(1000 * seconds))

    def plays(self, action: str | int, seat: int | None = None) -> None:
        """A move past the page, to come to the position that a test is about."""
        more = {} if seat is None else {"seat": seat}
        version = self.state(seat)["version"]
        body = {"id": uuid4().hex, "do": "play", "version": version, "action": action, **more}
        self.send(f"/api/tables/{self.table}/commands", **body)

    # What the page shows

    def until(self, condition: str, argument: Any = None) -> None:
        """Wait for a JavaScript condition; as a function, since the page's policy lets no text be run."""
        told = condition if "=>" in condition else f"() => {condition}"
        self.page.wait_for_function(told, arg=argument, polling=POLLING)

    def presses(self, what: Locator, *, moves: bool = False) -> None:
        """A click where it is drawn now, however far from where it will be; ``moves``: once it has begun to move."""
        if moves:
            self.sees_moving(what)
        box = what.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def sees_moving(self, what: Locator) -> None:
        """Wait until it moves; it sets out a moment after it is drawn."""
        moving = "piece => piece.getAnimations().some(one => one.playState === 'running')"
        self.page.wait_for_function(moving, arg=what.element_handle())

    @property
    def focused(self) -> str:
        """The name of what has the keyboard."""
        return str(self.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))

    def press_until(self, found: Callable[[], bool], key: str = "Tab", most: int = 120) -> None:
        """A key again and again, until something holds."""
        for _ in range(most):
            if found():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} was pressed {most} times; the focus is on {self.focused!r}")


@pytest.fixture(scope="session")
def page_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The program itself, with its page."""
    assert (SITE / "index.html").is_file(), "the page is not built: run `make page`"
    folder = tmp_path_factory.mktemp("house")
    house = Running(folder, sqlite(folder), options=["--lab"], **GENEROUS).start()
    yield house
    house.stop()


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, for tests, pictures and measurements."""
    program = shutil.which("chromium-headless-shell")
    assert program, "Chromium is missing: run `make test`, which installs it"
    return playwright.chromium.launch(executable_path=program)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=LONGEST)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(page_house: Running, chromium: Browser) -> Iterator[Visit]:
    """Visitors, as many as a test wants; each in a browser of their own. More arguments go to Playwright's context."""
    there: list[Visitor] = []

    def comes(name: str = "Ada", *, pace: str = "instant", language: str = "en", **how: Any) -> Visitor:
        context = chromium.new_context(**{"viewport": WIDE, "base_url": page_house.url, **how})
        settings = {"pace": pace, "language": language, "sound": False}
        there.append(Visitor(context, page_house.url, name, settings))
        return there[-1]

    yield comes
    for visitor in there:
        visitor.context.close()
    for visitor in there:
        unexpected = [error for error in visitor.errors if not any(part in error for part in visitor.expected)]
        assert not unexpected, unexpected
