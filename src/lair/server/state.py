"""`AppState`: what all requests of a worker share. `lair.server.app` creates it, routes get it as a dependency."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator

from fastapi import Response

from lair.server import accounts, store
from lair.server.answers import Online
from lair.server.identity import COOKIE, DAY, Identity, Signed
from lair.server.lab import Lab
from lair.server.limits import SharedCounts, SharedLimiter
from lair.server.matchmaker import Matchmaker
from lair.server.migrations import migrate
from lair.server.network import Network
from lair.server.notices import Notifier
from lair.server.previews import Pictures
from lair.server.service import SIGN_SECONDS, TableService, survived
from lair.server.sessions import Sessions
from lair.server.settings import Settings
from lair.server.static_files import SITE
from lair.server.store import Store


class AppState:
    """The store, the tables, the signer of cookies and the sessions, and rate limits by person or address."""

    def __init__(self, settings: Settings, network: Network | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.network = network or Network()
        self.store = Store(settings.url)
        self.service = TableService(settings, self.store)
        self.matchmaker = Matchmaker(self.service)
        self.identity = Identity("", settings.cookie_days)
        self.sessions = Sessions(self.store)
        self.new_people = self._limiter("new_people", limits.people, 3600)
        self.sign_ins = self._limiter("sign_ins", limits.sign_ins, 3600)
        self.exports = self._limiter("exports", limits.exports, 3600)
        self.openings = self._limiter("openings", limits.openings, 60)
        self.commands = self._limiter("commands", 3 * limits.commands, 3)
        self.hints = self._limiter("hints", limits.hints, 60)
        self.reasons = self._limiter("reasons", limits.reasons, 60)
        self.chat = self._limiter("chat", limits.chat, 60)
        self.histories = self._limiter("histories", limits.histories, 60)
        self.lab_starts = self._limiter("lab_starts", limits.lab_starts, 60)
        self.lab_checks = self._limiter("lab_checks", limits.lab_checks, 60)
        self.lab = Lab(limits)
        self.reviews = self._limiter("reviews", limits.reviews, 3600)
        self.reports = self._limiter("reports", limits.reports, 3600)
        self.requests = self._limiter("requests", 4 * limits.requests, 4)
        self.mails = self._limiter("mails", limits.mails, 3600)
        self.notifier = Notifier(settings, self.store, self.service.uptime)
        self.pictures = Pictures(SITE / "art")
        self.sockets = SharedCounts("sockets", self.service.pubsub)  # open ones, by person and by address
        self.streams: dict[str, dict[Signed, set[Callable[[], Awaitable[None]]]]] = {}  # by person: how to end them
        self.online: tuple[float, Online | None] = (0.0, None)  # who is there, and when that was found out
        self._news = 0  # the latest that this worker has seen
        self._following: asyncio.Task[None] | None = None

    def _limiter(self, name: str, limit: float, seconds: float) -> SharedLimiter:
        return SharedLimiter(name, limit, seconds, self.service.pubsub)

    async def start(self) -> None:
        """Migrate the database, read the key of the cookies, and start the service."""
        await asyncio.to_thread(self._migrate)
        secret = await asyncio.to_thread(self.store.read_now, store.secret_of)
        self.identity = Identity(secret, self.settings.cookie_days)
        self._news = await asyncio.to_thread(self.store.read_now, accounts.latest_news)
        await self.service.start()
        await self.notifier.start(secret)
        self._following = asyncio.create_task(self._follow_news())

    def _migrate(self) -> None:
        engine = store.engine_of(self.settings.url)  # a migration may take its time
        migrate(engine)
        engine.dispose()

    async def stop(self) -> None:
        await self.notifier.stop()
        await self.lab.stop()
        if self._following is not None:
            self._following.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._following
        with survived():
            await self.sessions.store_seen()
        await self.service.stop()

    # What other workers and the operator change

    async def _follow_news(self) -> None:
        """Notice what others changed, and store which sessions are in use."""
        stored = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            with survived():
                await self.read_news()
                if time.monotonic() - stored >= SIGN_SECONDS:
                    stored = time.monotonic()
                    self.sessions.in_use(one.session for own in self.streams.values() for one in own)
                    await self.sessions.store_seen()
                    await self.sockets.refresh()

    async def read_news(self) -> None:
        """Take in what has changed since the last time."""
        for number, kind, subject in await self.store.read(accounts.news_after, self._news):
            self._news = number
            if kind == "person":
                await self.person_changed(subject)
            elif kind == "table":
                await self.service.read_again(subject)

    async def person_changed(self, person: str) -> None:
        """Look at a person's sessions again, and end the streams of those that have ended."""
        self.sessions.forget(person)
        await self.service.ignore_again(person)
        for signed, streams in list(self.streams.get(person, {}).items()):
            if not await self.sessions.alive(signed):
                for end in list(streams):
                    await end()

    @contextlib.contextmanager
    def ended_with(self, signed: Signed | None, end: Callable[[], Awaitable[None]]) -> Iterator[None]:
        """While this lasts, ``end`` is called when the session ends."""
        if signed is None:
            yield
            return
        own = self.streams.setdefault(signed.person, {}).setdefault(signed, set())
        own.add(end)
        try:
            yield
        finally:
            own.discard(end)
            if not own:
                del self.streams[signed.person][signed]
            if not self.streams[signed.person]:
                del self.streams[signed.person]

    # Cookies

    def set_cookie(self, response: Response, person: str, session: str) -> None:
        response.set_cookie(
            COOKIE,
            self.identity.sign(person, session),
            max_age=self.settings.cookie_days * DAY,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )

    def clear_cookie(self, response: Response) -> None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=self.settings.secure)
