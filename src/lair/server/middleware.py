"""ASGI middleware that every request passes first: rate limits, origins, body sizes, response headers, the log.

`Gateway` is plain ASGI, because it runs for every request.
"""

import asyncio
import ipaddress
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.exceptions import HTTPException

from lair.server import metrics
from lair.server.answers import Problem, Trouble
from lair.server.limits import SharedLimiter
from lair.server.settings import Settings
from lair.server.table import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

BODY_SECONDS = 10.0  # for a whole body to arrive
CLOSE_NOT_UNDERSTOOD, CLOSE_TOO_FAST = 4400, 4429  # WebSocket close codes
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
# A finished game may be shown inside any page; what is there changes nothing, and nothing else may be.
EMBEDDED = re.compile("/embed/[0-9a-f]{12}")
EMBED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").encode()
EMBED_HEADERS = [
    (name, EMBED_POLICY if name == b"content-security-policy" else value)
    for name, value in HEADERS
    if name != b"x-frame-options"
]
PICTURE = re.compile(r"/preview/[0-9a-f]{12}\.png")
PICTURE_HEADERS = [
    (name, b"cross-origin" if name == b"cross-origin-resource-policy" else value) for name, value in HEADERS
]
log = logging.getLogger("lair.gateway")


class TooLarge(HTTPException):
    """A body past its limit, or too slow to arrive."""

    def __init__(self) -> None:
        super().__init__(413)


class Gateway:
    """Wraps the whole application."""

    def __init__(self, app: App, settings: Settings, requests: SharedLimiter | None = None) -> None:
        self.app = app
        self.settings = settings
        self._requests = requests or SharedLimiter("requests", 4 * settings.limits.requests, 4.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not await self._requests.take(address_of(scope)):
            await send({"type": "websocket.close", "code": CLOSE_TOO_FAST, "reason": "too-fast"})
            return
        if scope["type"] == "websocket" and not self.host_allowed(dict(scope["headers"])):
            await send({"type": "websocket.close", "code": CLOSE_NOT_UNDERSTOOD, "reason": "other-host"})
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
                message["headers"] = [*message.get("headers", ()), *headers_for(scope["path"])]
                if "fresh_cookie" in scope.get("state", ()):
                    message["headers"].append((b"set-cookie", scope["state"]["fresh_cookie"].encode()))
                metrics.REQUESTS.labels(str(status)).inc()
            await send(message)

        refusal = await self._refusal(scope)
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

    async def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        if not await self._requests.take(address_of(scope)):
            return 429, "too-fast"
        headers = dict(scope["headers"])
        if not self.host_allowed(headers):
            return 400, "other-host"
        if scope["method"] not in SAFE_METHODS and not self.origin_allowed(headers):
            return 403, "other-origin"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > self._max_body(scope):
            return 413, "too-large"
        return None

    def _max_body(self, scope: Scope) -> int:
        limits = self.settings.limits
        with_cards = scope["path"] == "/api/tables" or scope["path"].startswith("/api/lab/")
        return limits.cards if with_cards else limits.body

    def host_allowed(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request calls this server by one of its names."""
        name = headers.get(b"host", b"").decode("latin-1").lower()
        return not self.settings.hosts or re.sub(r":\d+$", "", name) in self.settings.hosts

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


def headers_for(path: str) -> list[tuple[bytes, bytes]]:
    """The headers of every answer; those of embedded pages and of previews let other sites show them."""
    if EMBEDDED.fullmatch(path):
        return EMBED_HEADERS
    return PICTURE_HEADERS if PICTURE.fullmatch(path) else HEADERS


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
