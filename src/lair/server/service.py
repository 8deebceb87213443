"""The tables in memory, what people and bots do there, and who is told. Routes call `TableService`.

Every entry is stored, then acknowledged, then sent to subscribers. All reading and changing of a table happens under
its lock, so nobody sees what is not on the disk yet. What other workers stored comes in through `_catch_up`.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Coroutine, Iterable
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from lair.engine.deck import Deck
from lair.engine.types import Move
from lair.errors import LairError, OptionError
from lair.games import GAMES, rules_of
from lair.games.decks import build
from lair.server import commands as c
from lair.server import entries as e
from lair.server import metrics, store
from lair.server.answers import HintOption, Presence
from lair.server.bot_pool import BotPool, question_of
from lair.server.entries import AnyBody, Entry
from lair.server.errors import Refused
from lair.server.review import Reviews, review_of
from lair.server.settings import Settings
from lair.server.store import Store, TableInsert, TableWrite
from lair.server.table import OPEN, PLAYING, Caller, Table, clean_name, encode
from lair.server.table_spec import TableSpec, rematch_spec, spec_of
from lair.table.game import A_BOTS_OWN, IMAGINED, stream_of

if TYPE_CHECKING:
    from lair.server.pubsub import PubSub

MAX_QUEUED_MESSAGES = 64  # for one socket; more, and it gets the whole state instead
STUCK_BOT_SECONDS = 10.0  # until a bot that another worker should have asked is asked here
SIGN_SECONDS = 20.0  # between notes of who is there
MAX_TRIES = 20  # to add an entry while other workers add theirs
NOT_IN_LISTS = e.Played | e.Undone | e.Said  # entries that change nothing in lists of tables
MOVES_PEOPLE = e.Sat | e.Stood | e.Began  # entries that change who sees the table from which seat
Item = TypeVar("Item")
log = logging.getLogger("lair.service")


class Subscriber:
    """One live stream: a person or a spectator who watches a table from a seat, or from none."""

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
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


class TableService:
    """All tables of one worker."""

    def __init__(self, settings: Settings, database: Store) -> None:
        self.settings = settings
        self.store = database
        self.bot_pool = BotPool(settings.thinkers)
        self.pubsub = self._pubsub(settings.redis) if settings.redis else None
        self.tables: dict[str, LiveTable] = {}
        self.reviews = Reviews()
        self._reviewing: asyncio.Task[None] | None = None
        self.ready = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._signs: dict[tuple[str, str], bool] = {}
        self._uptime, self._uptime_at = 0.0, time.monotonic()

    def _pubsub(self, url: str) -> "PubSub":
        """Redis is an optional dependency: only several workers need it."""
        try:
            from lair.server.pubsub import PubSub
        except ModuleNotFoundError:
            raise OptionError("cluster-missing") from None
        try:
            return PubSub(url, self.on_published)
        except ValueError:
            raise OptionError("redis-url", url=url.split("@")[-1]) from None

    async def start(self) -> None:
        """Read the uptime, subscribe to other workers, and start the background tasks."""
        self.store.start()
        await self._beat()
        if self.pubsub is not None:
            self.pubsub.start()
        for task in (self._keep_time(), self._keep_order(), self._warm_up()):
            self._spawn(task)

    async def _warm_up(self) -> None:
        """Start the bots, and let those go on that were thinking when the server stopped."""
        await self.bot_pool.warm_up(tuple(sorted(GAMES)))
        self.ready = True
        await self._handle_due(self.uptime() if self.pubsub is None else self.uptime() - STUCK_BOT_SECONDS)

    async def stop(self) -> None:
        """Everything that was acknowledged is on the disk already; pending writes are finished."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.pubsub is not None:
            await self.pubsub.stop()
        await self.store.stop()
        self.bot_pool.stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a task failed", exc_info=problem)

    def uptime(self) -> float:
        """Seconds that the server has been open, over all its runs: the time that clocks run on."""
        return self._uptime + time.monotonic() - self._uptime_at

    async def _beat(self) -> None:
        self._uptime, self._uptime_at = await self.store.write(store.beat, time.time()), time.monotonic()

    # Tables in memory

    async def live_table(self, table_id: str) -> LiveTable:
        """The table, loaded if it is not in memory."""
        live = self.tables.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load_live(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load_live(self, table_id: str) -> LiveTable:
        live = self.tables[table_id] = LiveTable(await self._load(table_id))
        metrics.TABLES.set(len(self.tables))
        return live

    async def _load(self, table_id: str, upto: int | None = None) -> Table:
        """Fold the stored entries of a table, up to a version."""
        found = await self.store.read(store.whole_table, table_id)
        if found is None:
            raise Refused(404, "no-such-table")
        ours = rules_of(found.game).version
        if found.rules != ours:
            raise Refused(410, "table-rules", version=found.rules, ours=ours)
        table = Table(table_id, deck_from(found.game, found.cards), found.seed, found.invite, self.settings.limits)
        for entry in found.entries[:upto]:
            table.take(entry)
        return table

    @contextlib.asynccontextmanager
    async def at(self, table_id: str, *, newest: bool = False) -> AsyncIterator[LiveTable]:
        """The table, locked, as it is on the disk; ``newest``: also with what other workers have not announced yet."""
        live = await self.live_table(table_id)
        async with live.lock:
            if live.stale:
                await self._reload(live)
            elif newest:
                await self._catch_up_if_shared(live)
            yield live

    async def _reload(self, live: LiveTable) -> None:
        """Memory may be ahead of the disk: fold what is stored, and send what subscribers have not seen."""
        seen = live.table.version - 1  # the latest entry is the one in doubt
        live.table = await self._load(live.table.id, upto=seen)
        live.stale = False
        await self._catch_up(live)

    async def _catch_up_if_shared(self, live: LiveTable) -> bool:
        """Read what other workers, if there are any, have added; whether there was something."""
        before = live.table.version
        if self.pubsub is not None:
            await self._catch_up(live)
        return live.table.version > before

    async def _catch_up(self, live: LiveTable) -> None:
        """Take and send the entries that other workers stored."""
        for entry in await self.store.read(store.entries_after, live.table.id, live.table.version):
            self._send(live, entry, live.table.take(entry))

    async def on_published(self, table_id: str, version: int) -> None:
        """Another worker added an entry. Runs as a task, so that no table waits for another's lock."""
        live = self.tables.get(table_id)
        if live is not None and version > live.table.version:
            self._spawn(self._catch_up_to(live, version))

    async def _catch_up_to(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            if version > live.table.version and not live.stale:
                with contextlib.suppress(SQLAlchemyError):  # the next poll will find it
                    await self._catch_up(live)

    # Acting

    async def open_table(self, person: str, name: str, new: c.NewTable | c.NewLesson) -> str:
        """Open a table with the host seated; the same command opens no second one."""
        before = await self.store.read(store.opened_by, person, new.id)
        if before is not None:
            return before
        await self._check_seats(person, hosting=True)
        opening, table = self._new_table(spec_of(new), person, clean_name(name, self.settings.limits), new.id)
        if not await self.store.write(store.write_table, TableWrite(table.id, new_table=opening)):
            first = await self.store.read(store.opened_by, person, new.id)
            assert first is not None
            return first
        if table.bot_to_move is not None:
            self._wake_bot(await self.live_table(table.id))
        return table.id

    async def _check_seats(self, person: str, *, hosting: bool = False) -> None:
        """Refuse a person who is at too many tables."""
        limits = self.settings.limits
        hosted, held = await self.store.read(store.how_many, person)
        if (hosting and hosted >= limits.tables) or held >= limits.seats:
            raise Refused(429, "too-many-tables", tables=limits.tables)

    def _new_table(self, spec: TableSpec, person: str, name: str, command: str | None) -> tuple[TableInsert, Table]:
        """The first entries of a table, and the table after them."""
        limits = self.settings.limits
        table = Table(secrets.token_hex(6), spec.deck, spec.seed, spec.invite, limits)
        first: list[Entry] = []

        def add(body: AnyBody) -> None:
            first.append(self._entry(table, body, person))
            table.take(first[-1])

        add(e.Opened(spec.settings, person))
        free = table.free_seats
        for number, _ in enumerate(free if spec.settings.hot_seat else free[:1]):
            own = name if number == 0 else f"{name[: limits.name - 3]} {number + 1}"
            add(table.decide(c.Sit("", name=own), Caller(person)))
        if spec.start:
            add(table.decide(c.Start(""), Caller(person)))
        return store.table_insert(table, spec.seed, first, command), table

    async def act(self, table_id: str, person: str, name: str, command: c.AnyCommand) -> int:
        """Carry out a command; the version it led to. The same command again has the same answer."""
        away = isinstance(command, c.StandIn) and await self._is_away(table_id, command.seat)
        caller = Caller(person, name, away)
        async with self.at(table_id) as live:
            for _ in range(MAX_TRIES):
                done = live.table.answered.get(person, {}).get(command.id)
                if done is not None:
                    return done
                try:
                    if not live.table.admits(person, c.invite_of(command)):
                        raise Refused(404, "no-such-table")
                    return await self._carry_out(live, caller, command)
                except Behind:
                    continue
                except Refused:  # perhaps only because another worker's entry has not arrived yet
                    if not await self._catch_up_if_shared(live):
                        raise
            raise Refused(503, "busy")

    async def _carry_out(self, live: LiveTable, caller: Caller, command: c.AnyCommand) -> int:
        table, person = live.table, caller.person
        if isinstance(command, c.Rematch):
            return await self._rematch(live, person, command)
        body = table.decide(command, caller)
        joins = leaves = None
        if isinstance(body, e.Sat):
            await self._check_seats(person)
            joins = person
        elif isinstance(body, e.Stood) and table.seats_of(person) == [body.seat] and person != table.host:
            leaves = person
        entry = self._entry(table, body, person, command.id)
        await self._add(live, entry, joins=joins, leaves=leaves)
        self.sign_of_life(person, table.id)
        return entry.version

    async def _rematch(self, live: LiveTable, person: str, command: c.Rematch) -> int:
        """Open the same table again; the others find it in ``info.next``."""
        table = live.table
        if table.status in (OPEN, PLAYING):
            raise Refused(409, "not-over")
        own = table.seats_of(person)
        if not own:
            raise Refused(403, "no-seat-here")
        if table.next_table is not None:
            raise Refused(409, "rematch-there")
        spec = rematch_spec(table.settings, table.deck, table.invite)
        opening, again = self._new_table(spec, person, table.chairs[own[0]].name, None)
        entry = self._entry(table, e.Rematched(again.id), person, command.id)
        await self._add(live, entry, new_table=opening)
        return entry.version

    def _entry(self, table: Table, body: AnyBody, person: str | None = None, command: str | None = None) -> Entry:
        return Entry(table.version + 1, body, person, command, time.time(), self.uptime())

    async def _add(
        self,
        live: LiveTable,
        entry: Entry,
        joins: str | None = None,
        leaves: str | None = None,
        new_table: TableInsert | None = None,
    ) -> None:
        """Store an entry, then send it; `Behind` if another worker was first."""
        table = live.table
        live.stale = True  # until it is stored
        move = table.take(entry)
        in_lists = not isinstance(entry.body, NOT_IN_LISTS) or (
            table.status != PLAYING and not isinstance(entry.body, e.Said)
        )
        write = TableWrite(
            table.id,
            entry.version - 1,
            store.changing_columns(table),
            entry,
            table.summary() if in_lists else None,
            joins,
            leaves,
            new_table,
        )
        with metrics.COMMIT.time():
            stored = await self.store.write(store.write_table, write)
        if not stored:
            await self._reload(live)
            raise Behind
        live.stale = False
        self._send(live, entry, move)
        if self.pubsub is not None:
            self._spawn(self.pubsub.publish(table.id, entry.version))
        self._wake_bot(live)

    # Sending

    def _send(self, live: LiveTable, entry: Entry, move: Move | None) -> None:
        """Send an entry to every subscriber, as seen from their seat."""
        table = live.table
        encoded: dict[tuple[str | None, int | None], bytes] = {}
        if isinstance(entry.body, MOVES_PEOPLE):
            for subscriber in live.subscribers:
                subscriber.seat = table.seat_after_moving(subscriber.person, subscriber.seat)
        seat_is_enough = move is not None and table.status == PLAYING and table.settings.clock is None
        for subscriber in live.subscribers:
            key = None if seat_is_enough else subscriber.person, subscriber.seat
            if key not in encoded:
                encoded[key] = encode(table.step(entry, move, subscriber.person, subscriber.seat))
            subscriber.give(encoded[key])

    # Bots

    def _wake_bot(self, live: LiveTable) -> None:
        """If a bot decides next, start it."""
        if live.table.bot_to_move is not None and not live.bot_thinks:
            live.bot = self._spawn(self._let_bots_play(live.table.id))

    async def _let_bots_play(self, table_id: str) -> None:
        """Play for bots until a person decides."""
        while True:
            async with self.at(table_id) as live:
                table = live.table
                bot, game, version = table.bot_to_move, table.game, table.game_version
                if bot is None or game is None or table.actor is None:
                    live.bot = None
                    return
                number, scripted = game.played, table.scripted
                seed = stream_of(game.seed, A_BOTS_OWN + table.actor) ^ number
                question = question_of(game.knowledge(stream_of(game.seed, IMAGINED + number)), bot, seed)
            action = await self.bot_pool.ask(question) if scripted is None else scripted
            assert isinstance(action, int)
            async with self.at(table_id) as live:
                table = live.table
                if table.game_version == version and table.actor is not None:
                    entry = self._entry(table, e.Played(table.actor, action))
                    with contextlib.suppress(Behind):
                        await self._add(live, entry)

    async def hint(self, table_id: str, person: str, seat: int | None) -> list[HintOption]:
        """What the search thinks of every action; always the same for the same position."""
        async with self.at(table_id) as live:
            table = live.table
            if not table.settings.hints:
                raise Refused(403, "no-hints-here")
            own = table.viewing_seat(person, seat)
            if own is None:
                raise Refused(403, "no-seat-here")
            game = table.game
            if game is None or table.actor != own or table.bot_to_move is not None:
                raise Refused(409, "not-your-turn")
            seed = game.played  # nothing that the game will draw from
            question = question_of(game.knowledge(seed), "adept", seed, explain=True)
            actions = {action.number: action for action in game.legal}
        try:
            found = await self.bot_pool.ask(question)
        except (BrokenProcessPool, TimeoutError):
            raise Refused(503, "busy") from None
        assert isinstance(found, list)
        return [HintOption(actions[stats.action], stats.visits, round(stats.chance, 3)) for stats in found]

    async def review(self, live: LiveTable) -> None:
        """Start a review of a finished game; `reviews` has the results so far."""
        assert live.table.game is not None
        entries = await self.store.read(store.entries_after, live.table.id, 0)
        self.reviews.add(live.table.id, await asyncio.to_thread(review_of, live.table.game, entries))
        if self._reviewing is None or self._reviewing.done():
            self._reviewing = self._spawn(self.reviews.run(self.bot_pool))

    # People who come and go

    def sign_of_life(self, person: str, table_id: str) -> None:
        self._signs[person, table_id] = True

    async def _is_away(self, table_id: str, seat: int) -> bool:
        """Whether a seat's person has given no sign of life for the grace period, at any worker."""
        async with self.at(table_id) as live:
            table = live.table
            person = table.chairs[seat].person if seat < len(table.chairs) else None
            here = any(subscriber.person == person for subscriber in live.subscribers)
            grace = self.settings.slow_grace_seconds if table.settings.pace == "slow" else self.settings.grace_seconds
        if person is None or here:
            return False
        seen = await self.store.read(store.last_seen, table_id)
        return self.uptime() - seen.get(person, 0.0) > grace

    def presence(self, live: LiveTable) -> list[bool]:
        """Which seats have somebody watching, at this worker."""
        here = {subscriber.person for subscriber in live.subscribers}
        return [chair.person is not None and chair.person in here for chair in live.table.chairs]

    def send_presence(self, live: LiveTable) -> None:
        message = encode(Presence(self.presence(live)))
        for subscriber in live.subscribers:
            subscriber.give(message)

    # Background tasks

    async def _keep_time(self) -> None:
        """Once a second: store the uptime, end turns whose clock ran out, wake bots that were forgotten."""
        while True:
            await asyncio.sleep(1.0)
            with contextlib.suppress(SQLAlchemyError):
                await self._beat()
                await self._handle_due(self.uptime() - STUCK_BOT_SECONDS)

    async def _handle_due(self, bots_since: float) -> None:
        late, stuck = await self.store.read(store.due, self.uptime(), bots_since)
        for table_id in late:
            with contextlib.suppress(LairError):
                await self._time_out(table_id)
        for table_id in stuck:
            with contextlib.suppress(LairError):
                async with self.at(table_id) as live:
                    if not live.bot_thinks:
                        await self._catch_up(live)
                        self._wake_bot(live)

    async def _time_out(self, table_id: str) -> None:
        """End the turn of a seat whose clock has run out."""
        async with self.at(table_id) as live:
            await self._catch_up(live)
            table = live.table
            if table.actor is not None and table.deadline is not None and table.deadline <= self.uptime():
                with contextlib.suppress(Behind):
                    await self._add(live, self._entry(table, e.TimedOut(table.actor)))

    async def _keep_order(self) -> None:
        """Store who is there, unload tables that nobody watches, poll for entries that Redis did not announce."""
        signs_at = polled = time.monotonic()
        while True:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            self._unload_idle(now)
            with contextlib.suppress(SQLAlchemyError):
                if now - signs_at >= SIGN_SECONDS:
                    signs_at = now
                    await self._store_signs()
                if self.pubsub is not None and now - polled >= self.settings.poll_seconds:
                    polled = now
                    await self._poll()

    async def _store_signs(self) -> None:
        for table_id, live in self.tables.items():
            for subscriber in live.subscribers:
                if subscriber.person is not None and live.table.seats_of(subscriber.person):
                    self._signs[subscriber.person, table_id] = True
        signs, self._signs = sorted(self._signs), {}
        for some in in_parts(signs, 200):  # few at a time: moves wait to be written
            await self.store.write(store.seen, some, self.uptime())

    async def _poll(self) -> None:
        for some in in_parts(list(self.tables), 500):
            for table_id, version in (await self.store.read(store.versions_of, some)).items():
                await self.on_published(table_id, version)

    def _unload_idle(self, now: float) -> None:
        """Forget tables that nobody watches; they are on the disk."""
        for table_id, live in list(self.tables.items()):
            idle = not live.subscribers and not live.bot_thinks and not live.lock.locked()
            if idle and now - live.used > self.settings.unload_seconds:
                del self.tables[table_id]
        metrics.TABLES.set(len(self.tables))


@lru_cache(32)
def deck_from(game: str, text: str) -> Deck:
    """Cards as they were stored. Most tables play with the same, and share them."""
    return build(game, msgspec.json.decode(text), "cards")


class Behind(Exception):
    """Another worker was first; the table in memory is up to date again."""


def in_parts(items: list[Item], size: int) -> Iterable[list[Item]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
