"""Debian's Firefox, driven by WebDriver BiDi: what the tests need of it, and no more."""

import base64
import io
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from websockets.sync.client import ClientConnection, connect

from tests.support.waiting import wait_until

JsonObject = dict[str, Any]
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
SECONDS = 60.0  # for Firefox to start, or to answer


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.errors: list[str] = []  # what the console says, policy violations included
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = str(self._ask("browsingContext.getTree")["contexts"][0]["context"])

    def _ask(self, method: str, **params: Any) -> JsonObject:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=SECONDS))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(str(message["params"]["text"]))
            if message.get("id") == self._number:
                assert message["type"] == "success", message
                return dict(message["result"])

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=viewport, devicePixelRatio=1)

    def goes(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def runs(self, script: str) -> Any:
        """The value of an expression; a promise is waited for. It is run past the page's policy."""
        text = f"Promise.resolve({script}).then((value) => JSON.stringify(value))"
        found = self._ask("script.evaluate", expression=text, target={"context": self._tab}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def until(self, condition: str) -> None:
        wait_until(lambda: self.runs(f"Boolean({condition})"), SECONDS)

    def points(self, actions: list[JsonObject]) -> None:
        """What a mouse does, as WebDriver writes it."""
        self._ask("input.performActions", context=self._tab, actions=actions)

    def picture(self) -> Image.Image:
        """What is seen now."""
        data = self._ask("browsingContext.captureScreenshot", context=self._tab)["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox that has never been anywhere."""
    program = shutil.which("firefox-esr")
    assert program, "Firefox is missing: run `make test`, which installs it"
    log = folder / "firefox.log"
    with log.open("wb") as out:
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        found = wait_until(lambda: LISTENING.findall(log.read_text(errors="replace")), SECONDS)
        with connect(f"{found[0]}/session", max_size=None, proxy=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(30)
