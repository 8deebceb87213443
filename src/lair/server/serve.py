"""Opens the house: ``lair serve``. With what uvicorn does not do by itself: cut off who is too slow, log JSON."""

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lair.server.app import make_app
from lair.server.settings import Settings

HEADER_SECONDS = 10.0  # for a request's head to arrive
TAKING_SECONDS = 20.0  # for somebody to take more of an answer
KEEP_ALIVE = 30  # seconds between two requests on a connection
GRACE = 10  # seconds for what is under way when the house closes
LOOKS = (5_000, 10, 20)  # Python's own words for how seldom it looks for garbage
A_TURN = 0.0005  # seconds until the thread that writes gets its turn; it needs many short ones
MOST_SAID = 4096  # bytes of a message from a client
TOLD = ("method", "path", "status", "ms", "table")  # what a log line may have beside its message


class PatientHttp(HttpToolsProtocol):
    """HTTP that does not wait for ever: for the rest of a request's head, or for its answer to be taken."""

    _timer: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arm()

    def data_received(self, data: bytes) -> None:
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._arm()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._disarm()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        if self._taking is not None:
            self._taking.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking = self.loop.call_later(TAKING_SECONDS, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _arm(self) -> None:
        self._timer = self.loop.call_later(HEADER_SECONDS, self._cut)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.abort()


class OwnSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can drop when its other end takes nothing."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["lair.transport"] = self.transport


class JsonLines(logging.Formatter):
    """One object a line; nothing but what is named in `TOLD` gets in, so no cookie or text ever does."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """To the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("alembic", "uvicorn"):  # the second would tell invites and cookies of sockets
        logging.getLogger(name).setLevel(logging.WARNING)


def server_of(settings: Settings, host: str, port: int, app: Any = None) -> "HouseServer":
    """A server that is not running yet."""
    config = uvicorn.Config(
        app or make_app(settings),
        host=host,
        port=port,
        loop="uvloop",
        http=PatientHttp,
        ws=OwnSocket,
        ws_max_size=MOST_SAID,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1",
    )
    return HouseServer(config)


class HouseServer(uvicorn.Server):
    """Says when it is open."""

    when_open: Callable[[], object] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.when_open is not None:
            self.when_open()


def serve(settings: Settings, host: str, port: int, log: str, when_open: Callable[[], object] | None = None) -> None:
    """Until somebody says stop."""
    set_up_logs(log)
    server = server_of(settings, host, port)
    server.when_open = when_open
    gc.collect()
    gc.freeze()  # what is there for good is not looked through for garbage, and the rest seldom: it stops everyone
    gc.set_threshold(*LOOKS)
    sys.setswitchinterval(A_TURN)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more when all is closed: that is no failure
    server.run()
