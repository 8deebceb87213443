"""Seats people who look for a game: at an open table that fits their wish, or with others who wait for the same.

The routes of finding a game call `Matchmaker`. Who fits together is decided in `lair.server.finding`.
"""

import asyncio
import contextlib
import secrets
import time
from functools import lru_cache

from lair.errors import LairError
from lair.games import manifest_of
from lair.games.decks import load
from lair.server import commands as c
from lair.server import finding, store
from lair.server.answers import Finding
from lair.server.service import TableService

PRESENT_SECONDS = 90.0  # since the last sign of life of a host, for whose table somebody is found
MAX_MATCHES = 5  # tries to seat people who fit together, while others are seated


class Matchmaker:
    """For the people of one worker; all that wait are in the database."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._store = service.store

    async def find_game(self, person: str, name: str, wish: c.Wish) -> Finding:
        """Take a seat at an open table that fits, or wait for others."""
        manifest = manifest_of(wish.game)
        manifest.checked_options(wish.options)
        if wish.players is not None:
            manifest.checked_players(wish.players)
        await self._service.check_seats(person)
        digest = await asyncio.to_thread(usual_cards, wish.game)
        seen_after = self._service.uptime() - PRESENT_SECONDS
        for table_id in await self._store.read(finding.inviting_tables, wish, digest, seen_after):
            with contextlib.suppress(LairError):  # somebody was quicker, or one has blocked the other
                await self._service.act(table_id, person, name, c.Sit(secrets.token_hex(8)))
                return Finding(table_id, False, 0.0, 0, finding.FILL_SECONDS)
        await self._store.write(finding.set_wish, person, wish, time.time())
        return await self.look_for_game(person)

    async def look_for_game(self, person: str) -> Finding:
        """Whether somebody who waits has been seated; if not, look who fits now."""
        now = time.time()
        own = await self._store.read(finding.wish_of, person)
        if own is None:
            return Finding(None, False, 0.0, 0, finding.FILL_SECONDS)
        if own["table_id"] is None and now - own["seen"] > finding.TOUCH_SECONDS:
            await self._store.write(finding.still_waits, person, now)
        table, others = own["table_id"], 0
        if table is None:
            table, others = await self._match(person, own["game"], now)
        return Finding(table, table is None, max(0.0, now - own["since"]), others, finding.FILL_SECONDS)

    async def _match(self, person: str, game: str, now: float) -> tuple[str | None, int]:
        """The table of people who fit together, or how many others wait for the same."""
        for _ in range(MAX_MATCHES):
            waiting = await self._store.read(finding.waiting_for, game, now)
            blocked = await self._store.read(finding.blocked_among, [one.person for one in waiting])
            found = finding.match(person, waiting, blocked, now)
            if found is None:
                break
            table = await self._seat_match(found)
            if table is not None:
                return table, 0
        row = await self._store.read(finding.wish_of, person)  # another question may have been quicker
        return (None if row is None else row["table_id"]), finding.others_like(person, waiting)

    async def _seat_match(self, found: finding.Match) -> str | None:
        """Begin a game of people who fit together; None: one of them was seated elsewhere meanwhile."""
        wish = found.seekers[0].wish
        asked = c.NewTable(
            "",
            wish.game,
            players=found.players,
            options=wish.options,
            bots=list(found.bots),  # type: ignore[arg-type]
            shuffle_seats=True,
            pace=wish.pace,
            clock=wish.clock,
            rated=wish.rated,
            start=True,
        )
        return await self._service.seat_together(asked, [(one.person, one.name) for one in found.seekers])


@lru_cache(32)
def usual_cards(game: str) -> str:
    """The digest under which a game's own cards are stored."""
    return str(store.deck_row(game, load(game).content)["digest"])
