"""Runs the server for ``lair serve``: uvicorn with time limits for slow clients, and logs as JSON lines."""

import asyncio
import contextlib
import gc
import json
import logging
import resource
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
from lair.server.network import Network
from lair.server.settings import Settings

HEADER_SECONDS = 10.0  # for the head of a request to arrive
WRITE_SECONDS = 20.0  # for a client to read more of an answer
KEEP_ALIVE_SECONDS = 30  # between two requests on a connection
SHUTDOWN_SECONDS = 10  # for requests that are under way
GC_THRESHOLDS = (5_000, 4, 2**31 - 1)  # arguments of gc.set_threshold: no full collection unless it is asked for
GC_SECONDS = 3600  # between full collections: with a thousand tables in memory one stops all requests for 0.3 s
SWITCH_SECONDS = 0.0005  # argument of sys.setswitchinterval: the writer thread needs many short turns
MAX_MESSAGE_BYTES = 4096  # of a WebSocket message from a client
LOGGED_FIELDS = ("method", "path", "status", "ms", "table")  # what a log line may have beside its message


class HttpProtocol(HttpToolsProtocol):
    """HTTP with time limits for the head of a request and for reading its answer."""

    _head_timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arm()
        silent[self] = None
        while len(silent) > most_silent():
            next(iter(silent))._cut()  # the one that has said nothing for longest

    def data_received(self, data: bytes) -> None:
        if self._head_timer is None and (self.cycle is None or self.cycle.response_complete):
            self._arm()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._disarm()
        silent.pop(self, None)
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        silent.pop(self, None)
        if self._write_timer is not None:
            self._write_timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(WRITE_SECONDS, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _arm(self) -> None:
        self._head_timer = self.loop.call_later(HEADER_SECONDS, self._cut)

    def _disarm(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _cut(self) -> None:
        self._disarm()
        silent.pop(self, None)
        if not self.transport.is_closing():
            self.transport.abort()


silent: dict[HttpProtocol, None] = {}  # connections that have not sent a request yet, the oldest first


def most_silent() -> int:
    """How many connections without a request there may be: a quarter of the files that the system allows."""
    return max(16, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 4)


def allow_files() -> None:
    """Open as many files and connections at once as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose connection the application can abort when the client reads nothing."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["lair.transport"] = self.transport


class JsonLines(logging.Formatter):
    """One JSON object per line. Only the fields in `LOGGED_FIELDS` are logged, so no cookie or chat text can be."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in LOGGED_FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("alembic", "uvicorn"):  # uvicorn would log invites and cookies of WebSockets
        logging.getLogger(name).setLevel(logging.WARNING)


def set_up_collector() -> None:
    """From now on only objects that were made a moment ago are looked at, unless a full collection is asked for."""
    gc.collect()
    gc.freeze()  # what was loaded is never looked at again
    gc.set_threshold(*GC_THRESHOLDS)


async def collect_garbage() -> None:
    """A full collection; few things live long and end in a cycle, so that it may be rare."""
    gc.collect()


def server_of(settings: Settings, host: str, port: int, app: Any = None) -> "Server":
    """A server that is not running yet."""
    network = Network(host, port)
    config = uvicorn.Config(
        app or make_app(settings, network),
        host=host,
        port=port,
        loop="uvloop",
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        backlog=4096,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        callback_notify=collect_garbage,
        timeout_notify=GC_SECONDS,
    )
    return Server(config, network)


class Server(uvicorn.Server):
    """Calls ``when_open`` once it listens, and listens at more addresses when ``network`` is opened."""

    when_open: Callable[[], object] | None = None

    def __init__(self, config: uvicorn.Config, network: Network) -> None:
        super().__init__(config)
        network.listen = self._listen

    async def _listen(self, host: str, port: int) -> asyncio.Server:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(self._protocol, host, port, backlog=self.config.backlog)
        self.servers.append(server)
        return server

    def _protocol(self) -> asyncio.Protocol:
        return HttpProtocol(self.config, self.server_state, self.lifespan.state)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.when_open is not None:
            self.when_open()


def serve(settings: Settings, host: str, port: int, log: str, when_open: Callable[[], object] | None = None) -> None:
    """Serve until a signal stops it."""
    set_up_logs(log)
    allow_files()
    server = server_of(settings, host, port)
    server.when_open = when_open
    set_up_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again after its shutdown: not a failure
    server.run()
