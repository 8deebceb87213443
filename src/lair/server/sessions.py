"""Whose request it is: `Sessions` reads cookies and knows which sessions have ended.

What the database says of a session is remembered for some minutes, so that a move need not ask. `AppState` forgets it
sooner, when this worker or the table ``news`` says that a person has changed.
"""

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from lair.server import accounts
from lair.server.errors import Refused
from lair.server.identity import Identity, Signed
from lair.server.store import Store

REMEMBER_SECONDS = 300.0
MAX_REMEMBERED = 50_000


@dataclass
class Remembered:
    """What the database said of a session."""

    person: str
    alive: bool
    banned_until: float
    at: float


class Sessions:
    """The sessions of one worker's requests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._remembered: OrderedDict[str, Remembered] = OrderedDict()
        self._in_use: set[str] = set()  # since the last time that it was stored

    async def of(self, identity: Identity, cookie: str | None, user_agent: str = "") -> Signed | None:
        """What a cookie says, if its session has not ended; whoever is banned is refused."""
        signed = identity.read(cookie)
        if signed is None:
            return None
        known = await self._known(signed, user_agent)
        if not known.alive:
            return None
        if known.banned_until > time.time():
            raise Refused(403, "banned")
        self._in_use.add(signed.session)
        return signed

    async def alive(self, signed: Signed) -> bool:
        """Whether a session is good."""
        known = await self._known(signed)
        return known.alive and known.banned_until <= time.time()

    async def _known(self, signed: Signed, user_agent: str = "") -> Remembered:
        known = self._remembered.get(signed.session)
        if known is not None and known.person != signed.person:
            known = None
        if known is not None and time.monotonic() - known.at < REMEMBER_SECONDS:
            return known
        try:
            fresh = await self._ask(signed, user_agent)
        except SQLAlchemyError:
            if known is None:
                raise
            return known  # the database is away for a moment: games go on
        self._remembered[signed.session] = fresh
        if len(self._remembered) > MAX_REMEMBERED:
            self._remembered.popitem(last=False)
        return fresh

    async def _ask(self, signed: Signed, user_agent: str) -> Remembered:
        now = time.monotonic()
        state = await self._store.read(accounts.session_state, signed.person, signed.session)
        if state is None or state.ended:
            return Remembered(signed.person, False, 0.0, now)
        if not state.known:
            if signed.names_session or signed.at < state.signed_after:
                return Remembered(signed.person, False, 0.0, now)
            device = accounts.device_of(user_agent)  # a cookie of an earlier version: its session begins now
            await self._store.write(accounts.add_session, signed.session, signed.person, device, time.time())
        return Remembered(signed.person, True, state.banned_until, now)

    def forget(self, person: str) -> None:
        """Ask the database again about this person's sessions."""
        for session in [session for session, known in self._remembered.items() if known.person == person]:
            del self._remembered[session]

    def in_use(self, sessions: Iterable[str]) -> None:
        """These are in use without a request: they have a stream."""
        self._in_use.update(sessions)

    async def store_seen(self) -> None:
        """Store which sessions are in use."""
        seen, self._in_use = sorted(self._in_use), set()
        for start in range(0, len(seen), 200):
            await self._store.write(accounts.sessions_seen, seen[start : start + 200], time.time())
