"""The tables in memory, what people and bots do there, and who is told. Routes call `TableService`.

Every entry is stored, then acknowledged, then sent to subscribers. All reading and changing of a table happens under
its lock, so nobody sees what is not on the disk yet. What other workers stored comes in through `_catch_up`.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from lair.engine.text import visible
from lair.engine.types import Move
from lair.errors import LairError, OptionError, TooMuchWork
from lair.games import GAMES, rules_of
from lair.server import accounts, finding, manners, metrics, store
from lair.server import commands as c
from lair.server import entries as e
from lair.server.answers import HintOption, Presence, Prospect
from lair.server.bot_pool import BotPool, question_of
from lair.server.entries import AnyBody, Entry
from lair.server.errors import Refused
from lair.server.live_table import LiveTable, folded
from lair.server.review import Reviews, review_of
from lair.server.settings import DAY, Settings
from lair.server.store import Store, StoredTable, TableInsert, TableWrite
from lair.server.table import OPEN, OVER, PLAYING, Caller, Table, clean_name, encode
from lair.server.table_spec import TableSpec, rematch_spec, spec_of
from lair.table.game import A_BOTS_OWN, IMAGINED, Game, stream_of

if TYPE_CHECKING:
    from lair.server.pubsub import PubSub

STUCK_BOT_SECONDS = 10.0  # until a bot that another worker should have asked is asked here
PURGE_SECONDS = 600.0  # between deletions of what is kept no longer
PURGED_AT_ONCE = 50  # tables
SIGN_SECONDS = 20.0  # between notes of who is there
MAX_NAMED_WATCHERS = 20  # spectators whose names are told
MAX_TRIES = 20  # to add an entry while other workers add theirs
NOT_IN_LISTS = e.Undone | e.Said  # entries that change nothing in lists of tables; nor does a move within a turn
MOVES_PEOPLE = e.Sat | e.Stood | e.Began  # entries that change who sees the table from which seat
Item = TypeVar("Item")
log = logging.getLogger("lair.service")


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
        self.watching: list[asyncio.Task[None]] = []  # the tasks that must never end
        self._counting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._signs: dict[tuple[str, str], bool] = {}
        self._uptime, self._uptime_at = 0.0, time.monotonic()
        self._beat_at: float | None = None  # by this machine's clock; None: not since the worker began

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
        self.watching = [self._spawn(task) for task in (self._keep_time(), self._keep_order())]
        self._spawn(self._warm_up())

    async def _warm_up(self) -> None:
        """Start the bots, and let those go on that were thinking when the server stopped."""
        await asyncio.gather(self.bot_pool.warm_up(tuple(sorted(GAMES))), asyncio.to_thread(look_at_tables))
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

    @property
    def stores(self) -> bool:
        """Whether the store takes writes: its disk has room, nothing blocks it."""
        return not self.store.slow and time.monotonic() - self._uptime_at < store.MAX_BEAT_SECONDS

    async def _beat(self) -> None:
        now, passed = time.time(), time.monotonic() - self._uptime_at
        set_back = self._beat_at is None or now - self._beat_at < passed - store.MAX_BEAT_SECONDS
        uptime = await self.store.write_apart(store.beat, now, set_back)
        self._uptime, self._uptime_at, self._beat_at = uptime, time.monotonic(), now

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
        found = await self._stored(table_id)
        if found is None:
            raise Refused(404, "no-such-table")
        if found.status == store.ASIDE:
            raise Refused(410, "table-aside")
        ours = rules_of(found.game).version
        if found.rules != ours:
            raise Refused(410, "table-rules", version=found.rules, ours=ours)
        try:
            return await asyncio.to_thread(folded, table_id, found, self.settings.limits, upto)
        except Exception as problem:  # of this table alone, whatever it is
            raise await self._set_aside(table_id, problem) from problem

    async def _stored(self, table_id: str) -> StoredTable | None:
        """What is stored of a table, if it can be read at all."""
        try:
            return await self.store.read(store.whole_table, table_id)
        except (msgspec.ValidationError, ValueError) as problem:
            raise await self._set_aside(table_id, problem) from problem

    async def _set_aside(self, table_id: str, problem: Exception) -> Refused:
        """Play a table no further: its log is damaged, or its cards ask for too much. Others do not notice."""
        why = problem.code if isinstance(problem, LairError) else type(problem).__name__
        log.error("a table was set aside: %s", why, extra={"table": table_id})
        await self.store.write(store.set_aside, table_id)
        live = self.tables.pop(table_id, None)
        if live is not None:
            live.stale = True
            for subscriber in live.subscribers:
                subscriber.resync()  # ends the stream, because the table cannot be read
        return Refused(410, "table-aside")

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

    async def read_again(self, table_id: str) -> None:
        """What was stored of a table was changed, not only added to: fold it again and send it whole."""
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock:
            live.table = await self._load(table_id)
            live.stale = False
            # A move that was made meanwhile has put what was known before into the lists again.
            await self.store.write(store.set_summary, table_id, live.table.summary())
            for subscriber in live.subscribers:
                subscriber.resync()

    async def _catch_up_if_shared(self, live: LiveTable) -> bool:
        """Read what other workers, if there are any, have added; whether there was something."""
        before = live.table.version
        if self.pubsub is not None:
            await self._catch_up(live)
        return live.table.version > before

    async def _catch_up(self, live: LiveTable) -> None:
        """Take and send the entries that other workers stored."""
        for entry in await self.store.read(store.entries_after, live.table.id, live.table.version):
            try:
                move = live.table.take(entry)
            except Exception as problem:  # of this table alone, whatever it is
                raise await self._set_aside(live.table.id, problem) from problem
            self._send(live, entry, move)

    async def on_published(self, table_id: str, version: int) -> None:
        """Another worker added an entry. Runs as a task, so that no table waits for another's lock."""
        live = self.tables.get(table_id)
        if live is not None and (live.stale or version > live.table.version):
            self._spawn(self._catch_up_to(live, version))

    async def _catch_up_to(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            with contextlib.suppress(SQLAlchemyError):  # the next poll will find it
                if live.stale:  # a write failed here, and nobody but those who listen may come back to this worker
                    await self._reload(live)
                elif version > live.table.version:
                    await self._catch_up(live)

    # Acting

    async def open_table(self, person: str, name: str, new: c.NewTable | c.NewLesson) -> str:
        """Open a table with the host seated; the same command opens no second one."""
        async with self._one_at_a_time(person):
            before = await self.store.read(store.opened_by, person, new.id)
            if before is not None:
                return before
            await self.check_seats(person, hosting=True)
            spec = await asyncio.to_thread(spec_of, new)  # reading cards takes a while
            opening, table = self._new_table(spec, person, clean_name(name, self.settings.limits), new.id)
            if not await self.store.write(store.write_table, TableWrite(table.id, new_table=opening)):
                first = await self.store.read(store.opened_by, person, new.id)
                assert first is not None
                return first
        if table.bot_to_move is not None:
            self._wake_bot(await self.live_table(table.id))
        return table.id

    async def seat_together(self, new: c.NewTable, waiting: Sequence[tuple[str, str]]) -> str | None:
        """Begin a game of people who wait for one, by id and name; None: one was seated elsewhere meanwhile."""
        spec = await asyncio.to_thread(spec_of, new)
        people = [(person, clean_name(name, self.settings.limits)) for person, name in waiting]
        opening, table = self._new_table(spec, *people[0], None, people[1:])
        write = TableWrite(table.id, new_table=opening, claims=tuple(person for person, _ in people))
        if not await self.store.write(store.write_table, write):
            return None
        if table.bot_to_move is not None:
            self._wake_bot(await self.live_table(table.id))
        return table.id

    def _one_at_a_time(self, person: str) -> asyncio.Lock:
        """Held while a person's tables are counted and one more is stored: many requests at once pass no limit."""
        lock = self._counting.get(person)
        if lock is None:
            lock = self._counting[person] = asyncio.Lock()
        return lock

    async def check_seats(self, person: str, *, hosting: bool = False) -> None:
        """Refuse a person who is at too many tables."""
        limits = self.settings.limits
        hosted, held = await self.store.read(store.how_many, person)
        if (hosting and hosted >= limits.tables) or held >= limits.seats:
            raise Refused(429, "too-many-tables", tables=limits.tables)

    def _new_table(
        self,
        spec: TableSpec,
        person: str,
        name: str,
        command: str | None,
        others: Sequence[tuple[str, str]] = (),
    ) -> tuple[TableInsert, Table]:
        """The first entries of a table, and the table after them; ``others`` are seated too."""
        limits = self.settings.limits
        table = Table(secrets.token_hex(6), spec.deck, spec.seed, spec.invite, limits)
        first: list[Entry] = []

        def add(body: AnyBody, who: str = person) -> None:
            first.append(self._entry(table, body, who))
            table.take(first[-1])

        add(e.Opened(spec.settings, person))
        free = table.free_seats
        for number, _ in enumerate(free if spec.settings.hot_seat else free[:1]):
            own = name if number == 0 else f"{name[: limits.name - 3]} {number + 1}"
            if spec.settings.hot_seat and number < len(spec.names) and visible(spec.names[number]):
                own = spec.names[number]
            add(table.decide(c.Sit("", name=own), Caller(person)))
        for other, called in others:
            add(table.decide(c.Sit("", name=called), Caller(other)), other)
        if spec.start:
            add(table.decide(c.Start(""), Caller(person)))
        opening = store.table_insert(table, spec.seed, first, command)
        opening.kept = (*opening.kept, *(other for other, _ in others))
        return opening, table

    # Commands

    async def act(self, table_id: str, person: str, name: str, command: c.AnyCommand) -> int:
        """Carry out a command; the version it led to. The same command again has the same answer."""
        away = isinstance(command, c.StandIn) and await self._is_away(table_id, command.seat)
        caller = Caller(person, name, away, self.uptime())
        async with self.at(table_id) as live:
            for _ in range(MAX_TRIES):
                try:
                    done = live.table.version_of(command, person)
                    if done is not None:
                        return done
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
        if isinstance(command, c.Sit):
            caller = replace(caller, is_apart=bool(await self._apart(person, table.people)))
        body = table.decide(command, caller)
        joins = leaves = None
        if isinstance(body, e.Sat):
            joins = person
        elif isinstance(body, e.Stood) and table.seats_of(person) == [body.seat] and person != table.host:
            leaves = person
        entry = self._entry(table, body, person, command.id)
        async with self._one_at_a_time(person) if joins else contextlib.nullcontext():
            if joins:
                await self.check_seats(person)
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
        others = tuple(sorted(table.people - {person} - await self._apart(person, table.people)))
        spec = rematch_spec(table.settings, table.deck, table.invite, table.bots, others)
        opening, again = self._new_table(spec, person, table.chairs[own[0]].name, None)
        entry = self._entry(table, e.Rematched(again.id), person, command.id)
        async with self._one_at_a_time(person):
            await self.check_seats(person, hosting=True)
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
        waited_for = table.person_to_move
        live.stale = True  # until it is stored
        was, actor = table.status, table.actor
        try:
            move = table.take(entry)
        except TooMuchWork as problem:
            raise await self._set_aside(table.id, problem) from problem
        in_lists = not isinstance(entry.body, NOT_IN_LISTS) or (
            table.status != PLAYING and not isinstance(entry.body, e.Said)
        )
        if isinstance(entry.body, e.Played) and table.status == PLAYING:
            in_lists = table.actor != actor
        write = TableWrite(
            table.id,
            entry.version - 1,
            store.changing_columns(table),
            entry,
            table.summary() if in_lists else None,
            joins,
            leaves,
            table.finished() if was == PLAYING and table.status == OVER and table.settings.lesson is None else None,
            new_table,
            self.uptime() + self.settings.notice_seconds
            if table.settings.pace == "slow" and table.person_to_move != waited_for
            else None,
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
                encoded[key] = encode(table.step(entry, move, subscriber.person, subscriber.seat, subscriber.ignored))
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
                breath = self._breath(table)
                seed = stream_of(game.seed, A_BOTS_OWN + table.actor) ^ number
                question = question_of(game.knowledge(stream_of(game.seed, IMAGINED + number)), bot, seed)
                if table.bot_moves >= self.settings.limits.bot_moves:
                    await self._set_aside(table_id, EndlessGame(table.bot_moves))
                    return
                alone = table.bot_moves >= self.settings.alone_moves
            if alone:
                await asyncio.sleep(self.settings.alone_seconds)
            try:
                action = await self.bot_pool.ask(question, table_id) if scripted is None else scripted
            except (BrokenProcessPool, TimeoutError, LairError) as problem:
                if question.cards is None:
                    raise  # the house's own cards: it is asked again later
                await self._set_aside(table_id, problem)
                return
            assert isinstance(action, int)
            await breath
            async with self.at(table_id) as live:
                table = live.table
                if table.game_version == version and table.actor is not None:
                    entry = self._entry(table, e.Played(table.actor, action))
                    with contextlib.suppress(Behind):
                        await self._add(live, entry)

    def _breath(self, table: Table) -> "asyncio.Future[None]":
        """Done when a bot may answer; it thinks meanwhile."""
        seconds = 0.0
        if table.may_be_undone:
            lesson = table.settings.lesson is not None
            seconds = self.settings.lesson_breath_seconds if lesson else self.settings.breath_seconds
        return asyncio.ensure_future(asyncio.sleep(seconds))

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
            found = await self.bot_pool.ask(question, person)
        except (BrokenProcessPool, TimeoutError):
            raise Refused(503, "busy") from None
        assert isinstance(found, list)
        return [
            HintOption(
                actions[one.action],
                one.visits,
                round(one.chance, 3),
                None if one.follows is None else Prospect(**asdict(one.follows)),
            )
            for one in found
        ]

    async def review(self, live: LiveTable) -> None:
        """Start a review of a finished game; `reviews` has the results so far."""
        assert live.table.game is not None
        entries = await self.store.read(store.entries_after, live.table.id, 0)
        self.reviews.add(live.table.id, await asyncio.to_thread(review_of, live.table.game, entries))
        if self._reviewing is None or self._reviewing.done():
            self._reviewing = self._spawn(self.reviews.run(self.bot_pool))

    # People who come and go

    async def _apart(self, person: str, others: set[str]) -> set[str]:
        """Those of others who do not sit at a table with a person: one has blocked the other."""
        whom = sorted(others - {person})
        return await self.store.read(manners.apart, person, whom) if whom else set()

    async def ignored_by(self, person: str | None) -> frozenset[str]:
        """Those whose messages somebody does not want to see."""
        return frozenset() if person is None else await self.store.read(manners.ignored_by, person)

    async def ignore_again(self, person: str) -> None:
        """A person has blocked or muted somebody, or no longer does."""
        own = [one for live in self.tables.values() for one in live.subscribers if one.person == person]
        if own:
            ignored = await self.ignored_by(person)
            for subscriber in own:
                subscriber.ignored = ignored

    def sign_of_life(self, person: str, table_id: str) -> None:
        self._signs[person, table_id] = True

    async def _is_away(self, table_id: str, seat: int) -> bool:
        """Whether a seat's person has given no sign of life for the grace period, at any worker."""
        async with self.at(table_id) as live:
            table = live.table
            person = table.chairs[seat].person if seat < len(table.chairs) else None
            here = any(subscriber.person == person for subscriber in live.subscribers)
            grace = self._grace(table)
        if person is None or here:
            return False
        seen = await self.store.read(store.last_seen, table_id)
        return self.uptime() - seen.get(person, 0.0) > grace

    def _grace(self, table: Table) -> float:
        """Seconds without a sign of life, after which a bot may stand in."""
        return self.settings.slow_grace_seconds if table.settings.pace == "slow" else self.settings.grace_seconds

    def present(self, live: LiveTable) -> list[bool]:
        """Which seats have somebody watching, at this worker."""
        here = {subscriber.person for subscriber in live.subscribers}
        return [chair.person is not None and chair.person in here for chair in live.table.chairs]

    async def presence(self, live: LiveTable) -> Presence:
        """Who watches at this worker, and for how long others have to be waited for."""
        table, present = live.table, self.present(live)
        here = {subscriber.person for subscriber in live.subscribers}
        people = [chair.person for chair in table.chairs]
        away: list[float | None] = [None] * len(people)
        missing = {
            seat: chair.person
            for seat, chair in enumerate(table.chairs)
            if chair.person is not None and not present[seat] and chair.driver is None and table.status == PLAYING
        }
        if missing:
            seen = await self.store.read(store.last_seen, table.id)
            for seat, person in missing.items():
                silent = self.uptime() - seen.get(person, 0.0)
                away[seat] = round(max(0.0, self._grace(table) - silent), 1)
        guests = sorted(person for person in here if person is not None and person not in people)
        names = await self.store.read(store.names_of, guests[:MAX_NAMED_WATCHERS]) if guests else []
        nameless = sum(subscriber.person is None for subscriber in live.subscribers)
        return Presence(present, away, [*names, *[""] * (nameless + max(0, len(guests) - len(names)))])

    async def send_presence(self, live: LiveTable) -> None:
        message = encode(await self.presence(live))
        for subscriber in live.subscribers:
            subscriber.give(message)

    async def leave_tables(self, person: str) -> None:
        """Give up every seat that a person holds, and close tables that they opened; what cannot be left stays."""
        for table_id, status, is_host in await self.store.read(accounts.tables_of, person):
            with contextlib.suppress(LairError):
                for command in await self._ways_out(table_id, person, status == OPEN, is_host):
                    await self.act(table_id, person, "", command)

    async def _ways_out(self, table_id: str, person: str, is_open: bool, is_host: bool) -> list[c.AnyCommand]:
        if is_open and is_host:
            return [c.Close(secrets.token_hex(8))]
        async with self.at(table_id) as live:
            table = live.table
            seats = [seat for seat in table.seats_of(person) if not table.chairs[seat].resigned]
        leave = c.Stand if is_open else c.Resign
        return [leave(secrets.token_hex(8), seat=seat) for seat in seats]

    # Background tasks

    async def _keep_time(self) -> None:
        """Once a second: store the uptime, end turns whose clock ran out, wake bots that were forgotten."""
        while True:
            await asyncio.sleep(1.0)
            with survived():
                await self._beat()
                await self._handle_due(self.uptime() - STUCK_BOT_SECONDS)

    async def _handle_due(self, bots_since: float) -> None:
        late, stuck = await self.store.read(store.due, self.uptime(), bots_since)
        for table_id in late:
            with survived():
                await self._time_out(table_id)
        for table_id in stuck:
            with survived():
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
        signs_at = polled = purged = time.monotonic()
        while True:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            with survived():
                self._unload_idle(now)
                if now - signs_at >= SIGN_SECONDS:
                    signs_at = now
                    await self._store_signs()
                if now - purged >= PURGE_SECONDS:
                    purged = now
                    await self.store.write(finding.purge_wishes, time.time())
                    expired = time.time() - 2 * self.settings.cookie_days * DAY
                    await self.store.write(accounts.purge_sessions, expired)
                    await self.purge(time.time())
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

    async def purge(self, now: float) -> None:
        """Delete what is kept no longer, few tables at a time: moves wait to be written."""
        limits = self.settings.limits
        finished = now - limits.finished_days * DAY if limits.finished_days else None
        while await self.store.write(store.purge, now - limits.closed_days * DAY, finished, PURGED_AT_ONCE):
            await asyncio.sleep(1.0)

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


@contextlib.contextmanager
def survived() -> Iterator[None]:
    """A background task goes on, whatever happens at one table; what nobody expects is logged."""
    try:
        yield
    except (LairError, SQLAlchemyError):
        pass
    except Exception as problem:
        log.error("a background task failed and goes on", exc_info=problem)


def look_at_tables() -> None:
    """Load from the cache all that showing a table needs; the first to look at one would wait for it in the loop."""
    for game in sorted(GAMES):
        shown = Game(game, seed=0)
        encode((shown.view(0), shown.legal, shown.play(shown.legal_numbers[0]).events, shown.view(None), shown.scores))
        shown.reason(rules_of(game).actions - 1)
        shown.knowledge(0)


class EndlessGame(Exception):
    """Bots have played for a long time, and no person has come."""


class Behind(Exception):
    """Another worker was first; the table in memory is up to date again."""


def in_parts(items: list[Item], size: int) -> Iterable[list[Item]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
