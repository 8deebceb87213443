"""Whether others in the network of this machine reach this server, and under which address."""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation; nothing is sent there


def own_address() -> str | None:
    """This machine's address in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


class Network:
    """A server that listens on this machine alone may be opened to its network, and closed again, while it runs."""

    def __init__(self, host: str = "", port: int = 0) -> None:
        self.port = port
        self.switchable = host in LOOPBACK
        self.address = own_address() if self.switchable or host == EVERYWHERE else None
        self.listen: Callable[[str, int], Awaitable[asyncio.Server]] | None = None  # given by a server that runs
        self._everywhere = host == EVERYWHERE
        self._door: asyncio.Server | None = None

    @property
    def is_open(self) -> bool:
        return self._everywhere or self._door is not None

    @property
    def url(self) -> str | None:
        """Where others find this server once it is open to them."""
        return None if self.address is None else f"http://{self.address}:{self.port}"

    async def switch(self, on: bool) -> None:
        """Open or close; raises `OSError` if the address cannot be listened at."""
        if on and self._door is None and self.listen is not None and self.address is not None:
            self._door = await self.listen(self.address, self.port)
        elif not on and self._door is not None:
            self._door.close()
            self._door = None
