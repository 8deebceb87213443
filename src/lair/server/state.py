"""`AppState`: what all requests of a worker share. `lair.server.app` creates it, routes get it as a dependency."""

import asyncio

from fastapi import Response

from lair.server import store
from lair.server.identity import COOKIE, DAY, Identity
from lair.server.middleware import RateLimiter
from lair.server.migrations import migrate
from lair.server.service import TableService
from lair.server.settings import Settings
from lair.server.store import Store


class AppState:
    """The store, the tables, the signer of cookies, and rate limits by person or address."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = Store(settings.url)
        self.service = TableService(settings, self.store)
        self.identity = Identity("", settings.cookie_days)
        self.new_people = RateLimiter(limits.people, 3600)
        self.commands = RateLimiter(3 * limits.commands, 3)
        self.hints = RateLimiter(limits.hints, 60)
        self.reasons = RateLimiter(limits.reasons, 60)
        self.chat = RateLimiter(limits.chat, 60)
        self.histories = RateLimiter(limits.histories, 60)
        self.reviews = RateLimiter(limits.reviews, 3600)
        self.sockets: dict[str, int] = {}  # open ones, by person and by address

    async def start(self) -> None:
        """Migrate the database, read the key of the cookies, and start the service."""
        await asyncio.to_thread(migrate, self.store.engine)
        secret = await asyncio.to_thread(self.store.read_now, store.secret_of)
        self.identity = Identity(secret, self.settings.cookie_days)
        await self.service.start()

    async def stop(self) -> None:
        await self.service.stop()

    def set_cookie(self, response: Response, person: str) -> None:
        response.set_cookie(
            COOKIE,
            self.identity.sign(person),
            max_age=self.settings.cookie_days * DAY,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )
