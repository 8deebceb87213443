"""Debian's WebKitGTK, driven by WebDriver: what the tests need of it, and no more."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from PIL import Image, ImageGrab

from tests.support.house import free_port
from tests.support.waiting import wait_until

JsonObject = dict[str, Any]
SECONDS = 60.0  # to start, or to answer
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class WebKit:
    """One window."""

    def __init__(self, address: str, display: str) -> None:
        self._display = display
        self._client = httpx.Client(base_url=address, timeout=SECONDS, trust_env=False)
        browser = max(str(path) for path in Path("/").glob(BROWSERS.removeprefix("/")))
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = "/session/" + str(self._ask("POST", "/session", capabilities=wanted)["sessionId"])

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self._client.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.status_code == 200, value
        return value

    def resize(self, width: int, height: int) -> None:
        """The window, so that the page in it has this size."""
        rect = f"{self._session}/window/rect"
        self._ask("POST", rect, x=0, y=0, width=width, height=height)
        inner = self.runs("[innerWidth, innerHeight]")
        self._ask("POST", rect, width=2 * width - inner[0], height=2 * height - inner[1])

    def goes(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", url=address)

    def runs(self, script: str) -> Any:
        """The value of an expression; a promise is waited for."""
        body = f"const done = arguments[arguments.length - 1]; Promise.resolve({script}).then(done);"
        return self._ask("POST", f"{self._session}/execute/async", script=body, args=[])

    def until(self, condition: str) -> None:
        wait_until(lambda: self.runs(f"Boolean({condition})"), SECONDS)

    def points(self, actions: list[JsonObject]) -> None:
        """What a mouse does, as WebDriver writes it."""
        self._ask("POST", f"{self._session}/actions", actions=actions)

    def picture(self) -> Image.Image:
        """What is seen now."""
        left, top, outer, high, wide = self.runs("[screenX, screenY, outerHeight, innerHeight, innerWidth]")
        above = top + outer - high  # the browser's own bar
        screen = ImageGrab.grab(xdisplay=self._display)  # the driver's pictures may wait for a change of the page
        return screen.crop((left, above, left + wide, above + high)).convert("RGB")

    def close(self) -> None:
        self._ask("DELETE", self._session)
        self._client.close()


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A WebKit that has never been anywhere, on a screen of its own."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    assert driver, "WebKit is missing: run `make test`, which installs it"
    assert screen, "Xvfb is missing: run `make test`, which installs it"
    port = free_port()
    reading, writing = os.pipe()
    with (folder / "webkit.log").open("wb") as log:
        command = [screen, "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        seen = subprocess.Popen(command, stdout=log, stderr=log, pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        home = {name: str(folder) for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        how = {**os.environ, **home, "DISPLAY": f":{display}", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        how |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}  # in a container
        how |= {
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }  # without a graphics card
        process = subprocess.Popen([driver, f"--port={port}"], env=how, stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until(lambda: _answers(address), SECONDS)
        window = WebKit(address, f":{display}")
        try:
            yield window
        finally:
            window.close()
    finally:
        for one in (process, seen):
            one.terminate()
            one.wait(SECONDS)


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/status", trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False
