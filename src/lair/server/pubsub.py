"""Redis between workers: every new entry is announced as a table and a version, and rate limits are counted there.

Redis may come and go. While it is away, and for messages that were lost, `TableService` polls the database.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "lair:tables"
RETRY_SECONDS = 1.0
SCRIPT_SECONDS = 2.0  # for Redis's answer: requests wait for it
REST_SECONDS = 10.0  # in which Redis is not asked, once it did not answer
log = logging.getLogger("lair.pubsub")


class PubSub:
    """Publishes this worker's entries and receives those of others."""

    def __init__(self, url: str, on_message: Callable[[str, int], Awaitable[None]]) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=10, health_check_interval=5)
        self._on_message = on_message
        self._scripts: dict[str, Any] = {}
        self._task: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self.connected = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def publish(self, table_id: str, version: int) -> None:
        """Announce an entry; does nothing while Redis is away."""
        if not self.connected:
            return
        try:
            await self._redis.publish(CHANNEL, f"{table_id} {version}")
        except (RedisError, OSError):
            log.warning("entry not published", extra={"table": table_id})

    async def run(self, script: str, key: str, *arguments: float) -> int | None:
        """What a script of Redis gives; None if it is away, or stands still."""
        if time.monotonic() < self._rests_until:
            return None
        try:
            async with asyncio.timeout(SCRIPT_SECONDS):
                return int(
                    await self._scripts.setdefault(script, self._redis.register_script(script))([key], arguments)
                )
        except TimeoutError:
            self._rests_until = time.monotonic() + REST_SECONDS
            return None
        except (RedisError, OSError):
            return None

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=5)
                        if message is not None:
                            table_id, _, version = message["data"].decode().partition(" ")
                            await self._on_message(table_id, int(version))
            except (RedisError, OSError, ValueError):
                self.connected = False
                log.warning("redis is away")
                await asyncio.sleep(RETRY_SECONDS)
