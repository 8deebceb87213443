"""A client for bots and scripts: open or join a table, wait for a turn, play.

It does what docs/protocol.md asks of a client: commands have ids and are sent again until they are answered, a broken
stream is connected again, and a gap in the versions is filled by the whole state.

>>> from lair.client import Client  # doctest: +SKIP
>>> with Client("http://127.0.0.1:8000", name="Robo") as lair:  # doctest: +SKIP
...     table = lair.open(game, players=3, bots=["adept", "adept"], start=True)
...     for position in table.decisions():
...         table.play(position["actions"][0]["number"])
...     print(table.info["winners"])
"""

import contextlib
import json
import secrets
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from lair.errors import LairError

COOKIE = "lair"
MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.2, 10.0
SILENCE_SECONDS = 60.0  # without a message, after which a stream counts as broken
MAX_TRIES = 30  # of a command, or of a connection


class ServerError(LairError):
    """The server refused: ``status`` is the HTTP status, ``state`` the current state if it sent one."""

    def __init__(self, status: int, code: str, arguments: dict[str, Any], state: Any = None) -> None:
        super().__init__(code, **arguments)
        self.status = status
        self.state = state


class Client:
    """One person at one server. ``cookie`` is an earlier identity; without it a new one gets ``name``."""

    def __init__(self, url: str, name: str = "Bot", cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.Client(base_url=self.url, timeout=30)
        if cookie is not None:
            self._http.cookies.set(COOKIE, cookie)
        else:
            self.post("/api/people", {"name": name})

    @property
    def cookie(self) -> str:
        """The identity; keep it to come back, and keep it secret."""
        return str(self._http.cookies[COOKIE])

    def open(self, game: str, **settings: Any) -> "NetTable":
        """Open a table and take a seat; settings as in `lair.server.commands.NewTable`."""
        made = self.post("/api/tables", {"id": new_id(), "game": game, **settings})
        return NetTable(self, made["table"])

    def join(self, table: str, invite: str | None = None, seat: int | None = None) -> "NetTable":
        """Take a seat at somebody's table."""
        joined = NetTable(self, table)
        joined.do("sit", **{name: value for name, value in (("invite", invite), ("seat", seat)) if value is not None})
        return joined

    def table(self, table: str) -> "NetTable":
        """A table to play at or to watch."""
        return NetTable(self, table)

    def tables(self, which: str = "mine") -> list[dict[str, Any]]:
        """``mine``, ``archived``, ``open`` or ``watch``."""
        found: list[dict[str, Any]] = self.get("/api/tables", list=which)
        return found

    def get(self, path: str, **query: Any) -> Any:
        return self._ask("GET", path, params={name: value for name, value in query.items() if value is not None})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", path, json=body)

    def _ask(self, method: str, path: str, **what: Any) -> Any:
        """Send until there is an answer; every request can be repeated safely."""
        for wait in waits():
            with contextlib.suppress(httpx.TransportError):
                answer = self._http.request(method, path, **what)
                if answer.status_code not in (429, 502, 503, 504):
                    return read(answer)
            time.sleep(wait)
        raise ConnectionError(f"{self.url} does not answer")

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class NetTable:
    """One table, seen from the client's seat."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.id = table
        self.version = 0
        self.info: dict[str, Any] = {}
        self.position: dict[str, Any] = {}

    def do(self, what: str, **more: Any) -> int:
        """Send any command of the protocol; the version it led to."""
        body = {"id": new_id(), "do": what, **more}
        return int(self.client.post(f"/api/tables/{self.id}/commands", body)["version"])

    def start(self) -> int:
        return self.do("start")

    def play(self, action: int | str) -> int:
        """Play an action of the current position, by its number or notation."""
        return self.do("play", version=self.version, action=action)

    def say(self, text: str) -> int:
        return self.do("say", text=text)

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """The whole state, now."""
        return self._take(self.client.get(f"/api/tables/{self.id}", seat=seat))

    def decisions(self) -> Iterator[dict[str, Any]]:
        """Every position in which this seat decides, until the game is over."""
        for position in self.live():
            if position["actions"] and position["version"] == self.version:
                yield position

    def live(self, seat: int | None = None) -> Iterator[dict[str, Any]]:
        """The state and every step after it, until the game is over; connects again when the connection breaks."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException), self._connect(seat) as stream:
                for message in self._messages(stream):
                    yield message
                    if self.info.get("status") in ("over", "closed"):
                        return

    def _connect(self, seat: int | None) -> ClientConnection:
        address = self.client.url.replace("http", "ws", 1) + f"/api/tables/{self.id}/live"
        if seat is not None:
            address += f"?seat={seat}"
        headers = {"Cookie": f"{COOKIE}={self.client.cookie}"}
        for wait in waits():
            try:
                return connect(address, additional_headers=headers, max_size=None, open_timeout=10)
            except (OSError, TimeoutError, WebSocketException):
                self.look(seat)  # raises if the server refuses us
                time.sleep(wait)
        raise ConnectionError(f"{self.client.url} does not answer")

    def _messages(self, stream: ClientConnection) -> Iterator[dict[str, Any]]:
        """Steps in order; if one is missing, asks for the whole state instead."""
        while True:
            message = json.loads(stream.recv(timeout=SILENCE_SECONDS))
            if message["say"] == "step" and message["version"] != self.version + 1:
                stream.send(json.dumps({"say": "resync"}))
            elif message["say"] in ("state", "step"):
                self._take(message)
                if "actions" in message:
                    yield message

    def _take(self, message: dict[str, Any]) -> dict[str, Any]:
        self.version = message["version"]
        self.info = message.get("info", self.info)
        if "actions" in message:
            self.position = message
        return message


def new_id() -> str:
    return secrets.token_hex(8)


def waits() -> Iterator[float]:
    """Growing, random times to wait between tries."""
    wait = MIN_RETRY_SECONDS
    for _ in range(MAX_TRIES):
        yield wait * (0.5 + secrets.randbelow(1000) / 1000)
        wait = min(MAX_RETRY_SECONDS, 2 * wait)


def read(answer: httpx.Response) -> Any:
    """The content of an answer; raises `ServerError` for a refusal."""
    if answer.is_success:
        return answer.json()
    try:
        told = answer.json()
        error = told["error"]
        raise ServerError(answer.status_code, error["code"], error["arguments"], told.get("state"))
    except (ValueError, KeyError, TypeError):
        raise ServerError(answer.status_code, "refused", {}) from None
