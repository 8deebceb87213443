"""HTTP for scripted players by the thousand: what a browser does, at a twentieth of what an HTTP library costs.

Players and their house share two cores; whatever the players burn the house does not have.
"""

import asyncio
import json
import re
import ssl
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Answer:
    status: int
    head: bytes
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of a refusal; empty if it was not the server that answered."""
        return str(self.json["error"]["code"]) if self.body.startswith(b'{"error"') else ""

    @property
    def cookie(self) -> str:
        """The one it sets."""
        found = re.search(rb"(?i)\r\nset-cookie: ([^;]+)", self.head)
        assert found is not None
        return found[1].decode()


class Wire(asyncio.Protocol):
    """One connection, one request at a time."""

    def __init__(self) -> None:
        self._got = bytearray()
        self._answer: asyncio.Future[Answer] | None = None
        self._transport: Any = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def ask(self, request: bytes) -> "asyncio.Future[Answer]":
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._answer

    def data_received(self, data: bytes) -> None:
        self._got += data
        end = self._got.find(b"\r\n\r\n") + 4
        if end < 4:
            return
        head = bytes(self._got[:end])
        size = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        assert size is not None, head
        whole = end + int(size[1])
        if len(self._got) >= whole and self._answer is not None and not self._answer.done():
            answer = Answer(int(head[9:12]), head, bytes(self._got[end:whole]))
            self._got.clear()
            self._answer.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the house hung up"))

    def close(self) -> None:
        self.lost = True
        self._transport.abort()


class Line:
    """The way to one worker: so many connections at most, opened when they are needed and kept."""

    def __init__(self, port: int, most: int, tls: ssl.SSLContext | None = None) -> None:
        self._port = port
        self._tls = tls
        self._host = f"127.0.0.1:{port}" if tls is None else f"localhost:{port}"
        self._room = asyncio.Semaphore(most)
        self._free: list[Wire] = []

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> Answer:
        """One request; a ConnectionError or another OSError says that it may or may not have been heard."""
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        async with self._room:
            wire = await self._wire()
            try:
                answer = await wire.ask(head.encode() + text)
            except BaseException:
                wire.close()
                raise
            self._free.append(wire)
            return answer

    async def _wire(self) -> Wire:
        while self._free:
            wire = self._free.pop()
            if not wire.lost:
                return wire
        _, wire = await asyncio.get_running_loop().create_connection(
            Wire, "127.0.0.1", self._port, ssl=self._tls, server_hostname="localhost" if self._tls else None
        )
        return wire

    def close(self) -> None:
        for wire in self._free:
            wire.close()
