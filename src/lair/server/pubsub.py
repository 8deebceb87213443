"""What other workers did, heard over Redis: (table, version) and nothing else.

Redis may come and go. While it is away, and for what was missed, `hall` looks into the database now and then.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "lair:tables"
AGAIN = 1.0  # seconds until the next try
log = logging.getLogger("lair.news")


class News:
    """A worker's ear and voice."""

    def __init__(self, url: str, heard: Callable[[str, int], Awaitable[None]]) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=10, health_check_interval=5)
        self._heard = heard
        self._task: asyncio.Task[None] | None = None
        self.connected = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def tell(self, table_id: str, version: int) -> None:
        """Nobody is kept waiting by a Redis that is away."""
        if not self.connected:
            return
        try:
            await self._redis.publish(CHANNEL, f"{table_id} {version}")
        except (RedisError, OSError):
            log.warning("news not told", extra={"table": table_id})

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as ear:
                    await ear.subscribe(CHANNEL)
                    self.connected = True
                    while True:
                        message = await ear.get_message(ignore_subscribe_messages=True, timeout=5)
                        if message is not None:
                            table_id, _, version = message["data"].decode().partition(" ")
                            await self._heard(table_id, int(version))
            except (RedisError, OSError, ValueError):
                self.connected = False
                log.warning("redis is away")
                await asyncio.sleep(AGAIN)
