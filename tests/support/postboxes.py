"""Where messages arrive in tests: a push service that decrypts what it got as a browser would, and an SMTP server."""

import asyncio
import base64
import contextlib
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class PushService:
    """One browser's push service at a port of its own, with the browser's keys."""

    url: str = ""
    status: int = 201
    got: list[dict[str, Any]] = field(default_factory=list)  # decrypted
    heads: list[dict[str, str]] = field(default_factory=list)
    _key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    _auth: bytes = b"sixteen bytes ok"

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": f"{self.url}/send/1", "p256dh": encoded(point), "auth": encoded(self._auth)}

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {name.lower(): value for name, value in re.findall(r"\r\n([^:\r]+): ([^\r]*)", head)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heads.append(headers)
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        self.got.append(json.loads(text))
        writer.write(f"HTTP/1.1 {self.status} Done\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def signed_by(self, public_key: str) -> dict[str, Any]:
        """What the latest message says of its sender, if this key has signed it."""
        token, key = re.findall(r"vapid t=([^,]+),k=(.+)", self.heads[-1]["authorization"])[0]
        assert key == public_key
        assert Vapid02.verify(self.heads[-1]["authorization"])
        claims = token.split(".")[1]
        return dict(json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4))))


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


@dataclass
class MailServer:
    """SMTP, as much of it as a sender needs."""

    url: str = ""
    got: list[EmailMessage] = field(default_factory=list)
    full: bool = False  # refuses every message

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 ready")
        while line := (await reader.readline()).decode().strip().upper():
            if line.startswith("DATA"):
                say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                message = message_from_bytes(data[:-3], policy=policy.default)
                assert isinstance(message, EmailMessage)
                self.got.append(message)
            if line.startswith("QUIT"):
                say("221 bye")
                break
            say("452 full" if self.full and line.startswith("RCPT") else "250 fine")
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    mails = MailServer()
    server = await asyncio.start_server(mails.answer, "127.0.0.1", 0)
    mails.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield mails
