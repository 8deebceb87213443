"""Web Push: one encrypted message to one browser (RFC 8030, 8291, 8292). `lair.server.notices` calls it.

The address of a browser's push service comes from the browser, so it may be anything. Only https to public addresses is
called: the name is resolved here, every address it has must be public, and the connection goes to the one that was
checked. Redirects are not followed and answers are not read.
"""

import asyncio
import base64
import binascii
import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from lair.server.commands import PushTarget
from lair.server.errors import Refused

SEND_SECONDS = 10.0
KEPT_SECONDS = 86400  # that a push service keeps a message for a browser that is off
TOKEN_SECONDS = 3600  # that the signature of a message is valid
AUTH_BYTES = 16
HTTPS = 443
# Public by their form, but they lead to an IPv4 address that may not be
TRANSLATED = tuple(ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"))


class NotPublic(Exception):
    """An address that nothing is sent to."""


class Pusher:
    """Signs messages with this server's key, and sends them."""

    def __init__(self, pem: str, contact: str, anywhere: bool = False) -> None:
        self._vapid = Vapid02.from_pem(pem.encode())
        self._contact = contact
        self._anywhere = anywhere
        self._http = httpx.AsyncClient(timeout=SEND_SECONDS, trust_env=False, follow_redirects=False)

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe: ``applicationServerKey``."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, target: PushTarget) -> None:
        """Refuse a target that could never be sent to; where its name leads is checked when something is sent."""
        try:
            address = urlsplit(target.endpoint)
            fits = address.port in (None, HTTPS) and address.scheme == "https" and "." in (address.hostname or "")
            plain = not address.username and not address.password and not address.fragment
        except ValueError:
            raise Refused(422, "push-address") from None
        if not (plain and (fits or (self._anywhere and address.scheme in ("http", "https")))):
            raise Refused(422, "push-address")
        try:
            auth = decoded(target.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(target.p256dh))
        except (ValueError, binascii.Error):
            raise Refused(422, "push-keys") from None
        if len(auth) != AUTH_BYTES:
            raise Refused(422, "push-keys")

    async def send(self, target: PushTarget, message: bytes, topic: str) -> bool:
        """False: the browser does not want any more. Raises `NotPublic`, or an `OSError` or error of httpx."""
        url = httpx.URL(target.endpoint)
        address = await self._address_of(url)
        body = await asyncio.to_thread(encrypted, target, message)
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode()}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        headers: dict[str, Any] = {
            **self._vapid.sign(claims),
            "host": url.netloc.decode(),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": topic,  # the latest about a table replaces the one before
            "urgency": "normal",
        }
        sni = {"sni_hostname": url.host}
        async with self._http.stream(
            "POST", url.copy_with(host=address), content=body, headers=headers, extensions=sni
        ) as answer:
            if answer.status_code in (404, 410):
                return False
            answer.raise_for_status()
        return True

    async def _address_of(self, url: httpx.URL) -> str:
        """An address that the name has, if all that it has are public."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(url.host, url.port or HTTPS, type=socket.SOCK_STREAM)
        addresses = [str(place[4][0]) for place in found]
        if not self._anywhere and not (addresses and all(map(is_public, addresses))):
            raise NotPublic(url.host)
        return addresses[0]

    async def stop(self) -> None:
        await self._http.aclose()


def new_key() -> str:
    """A key that a server signs its messages with."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def encrypted(target: PushTarget, message: bytes) -> bytes:
    """What only this browser can read."""
    body: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(target.p256dh),
        auth_secret=decoded(target.auth),
        version="aes128gcm",
    )
    return body


def decoded(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def is_public(text: str) -> bool:
    """Whether an address is one of the internet's, and of no network behind this machine."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast
