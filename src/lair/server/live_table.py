"""A table in memory: `LiveTable` with its lock and its `Subscriber`s, and how it is folded from what is stored.

`lair.server.service` keeps them; the route of the live stream subscribes.
"""

import asyncio
import time
from collections import deque
from functools import lru_cache

import msgspec

from lair.engine.deck import Deck
from lair.games.decks import build
from lair.server import metrics
from lair.server.settings import Limits
from lair.server.store import StoredTable
from lair.server.table import DamagedLog, Table

MAX_QUEUED_MESSAGES = 64  # for one socket; more, and it gets the whole state instead


class Subscriber:
    """One live stream: a person or a spectator who watches a table from a seat, or from none."""

    def __init__(self, person: str | None, seat: int | None, ignored: frozenset[str] = frozenset()) -> None:
        self.person = person
        self.seat = seat
        self.ignored = ignored  # people whose messages this one does not want to see
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.behind = False  # missed something: the whole state is sent next

    def give(self, message: bytes) -> None:
        """Queue a message; a subscriber with too many waiting gets the whole state instead of every step."""
        if len(self.waiting) >= MAX_QUEUED_MESSAGES:
            self.waiting.clear()
            self.behind = True
            metrics.RESYNCS.inc()
        if not self.behind:
            self.waiting.append(message)
        self.wake.set()

    def resync(self) -> None:
        """Send the whole state next."""
        self.behind = True
        self.wake.set()


class LiveTable:
    """A table in memory, with its lock and its subscribers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.used = time.monotonic()
        self.stale = False  # memory and disk may differ: read again
        self.bot: asyncio.Task[None] | None = None

    @property
    def bot_thinks(self) -> bool:
        """Whether a bot is deciding."""
        return self.bot is not None and not self.bot.done()


def folded(table_id: str, found: StoredTable, limits: Limits, upto: int | None) -> Table:
    """A table after its stored entries, up to a version."""
    table = Table(table_id, deck_from(found.game, found.cards), found.seed, found.invite, limits)
    for entry in found.entries[:upto]:
        table.take(entry)
    if upto is None and table.version < found.version:
        raise DamagedLog(f"entry {found.version} is missing")
    return table


@lru_cache(32)
def deck_from(game: str, text: str) -> Deck:
    """Cards as they were stored. Most tables play with the same, and share them."""
    return build(game, msgspec.json.decode(text), "cards")
