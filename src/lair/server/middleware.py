"""ASGI middleware that every request passes first: rate limits, origins, body sizes, response headers, the log.

`Gateway` is plain ASGI, because it runs for every request. `RateLimiter` also serves the routes.
"""

import asyncio
import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.exceptions import HTTPException

from lair.server import metrics
from lair.server.answers import Problem, Trouble
from lair.server.settings import Settings
from lair.server.table import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MAX_KEYS = 50_000  # of a rate limiter
BODY_SECONDS = 10.0  # for a whole body to arrive
CLOSE_TOO_FAST = 4429  # a WebSocket close code
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
]
log = logging.getLogger("lair.gateway")


class RateLimiter:
    """A token bucket for each key: ``limit`` at once, refilled in ``seconds``; it drops the least recently used."""

    def __init__(self, limit: float, seconds: float) -> None:
        self.limit = float(limit)
        self.rate = limit / seconds
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; whether there was one."""
        now = time.monotonic()
        level, at = self._levels.pop(key, (self.limit, now))
        level = min(self.limit, level + (now - at) * self.rate)
        allowed = level >= 1.0
        self._levels[key] = (level - 1.0 if allowed else level, now)
        if len(self._levels) > MAX_KEYS:
            self._levels.popitem(last=False)
        return allowed


class TooLarge(HTTPException):
    """A body past its limit, or too slow to arrive."""

    def __init__(self) -> None:
        super().__init__(413)


class Gateway:
    """Wraps the whole application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._requests = RateLimiter(4 * settings.limits.requests, 4.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._requests.take(address_of(scope)):
            await send({"type": "websocket.close", "code": CLOSE_TOO_FAST, "reason": "too-fast"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                if "fresh_cookie" in scope.get("state", ()):
                    message["headers"].append((b"set-cookie", scope["state"]["fresh_cookie"].encode()))
                metrics.REQUESTS.labels(str(status)).inc()
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await refuse(send_with_headers, *refusal)
            return
        try:
            await self.app(scope, self._measured(scope, receive), send_with_headers)
        except TooLarge:
            await refuse(send_with_headers, 413, "too-large")
        if log.isEnabledFor(logging.INFO):
            took = round(1000 * (time.perf_counter() - began), 2)
            log.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        if not self._requests.take(address_of(scope)):
            return 429, "too-fast"
        headers = dict(scope["headers"])
        if scope["method"] not in SAFE_METHODS and not self.origin_allowed(headers):
            return 403, "other-origin"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > self._max_body(scope):
            return 413, "too-large"
        return None

    def _max_body(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.cards if scope["path"] == "/api/tables" else limits.body

    def origin_allowed(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from our own page, an allowed one, or a program, which sends no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
        text = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return text.split("://", 1)[-1] == host or text in self.settings.origins

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Stop receiving a body that is too large or too slow."""
        left = self._max_body(scope)
        until = time.monotonic() + BODY_SECONDS
        more = True

        async def measured() -> Message:
            nonlocal left, more
            if not more:
                return await receive()
            try:
                async with asyncio.timeout(max(0.0, until - time.monotonic())):
                    message = await receive()
            except TimeoutError:
                raise TooLarge from None
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                more = bool(message.get("more_body", False))
                if left < 0:
                    raise TooLarge
            return message

        return measured


def address_of(scope: Scope) -> str:
    """The client's address; a whole IPv6 /64 network counts as one."""
    client = scope.get("client")
    if not client:
        return "nowhere"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


async def refuse(send: Send, status: int, code: str) -> None:
    body = encode(Problem(Trouble(code, {})))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
