"""The database of tables and people, in SQLite or PostgreSQL. `lair.server.service` and the routes call it.

Reads run in a few threads. All writes of a worker go through one thread, which puts many of them into one commit. The
row of a table holds its latest version, and adding an entry requires that version: if two workers add one at the same
time, the database accepts the first, and the second worker reads again.
"""

import asyncio
import fcntl
import hashlib
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TextIO, TypeVar

import msgspec
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from lair.errors import OptionError
from lair.games import rules_of
from lair.server.answers import ListedTable, TableSummary
from lair.server.entries import Entry, from_stored, stored
from lair.server.migrations import migrate
from lair.server.ratings import Finished, Rating, bot_ratings, ratings_of, store_result
from lair.server.schema import decks, entries, house, links, members, notices, people, results, seeks, tables
from lair.server.table import Table

Returned = TypeVar("Returned")
PERSON, BOT = "person", "bot"
ASIDE = "aside"  # the status of a table that cannot be played
MAX_WRITES_PER_COMMIT = 200
READER_THREADS = 4
LINK_SECONDS = 600.0
MAX_BEAT_SECONDS = 5.0  # between two updates of the uptime; more: the server was closed
CONNECT_SECONDS = 10  # until a database that does not answer is given up
LOCK_SECONDS = 0.3  # that a write waits for a row that somebody else has locked
STATEMENT_SECONDS = 5.0  # for one statement of a server
STUCK_SECONDS = 3.0  # for which writes to a table are refused at once after one that waited too long for its row
SLOW_SECONDS = 3.0  # of one commit, after which the store counts as stuck
LOCKED_STATES = ("55P03", "57014")  # of PostgreSQL: lock not available, statement cancelled

# The columns that these set are those of the row they are executed with.
ADD_ENTRY = insert(entries)
MOVE_ON = update(tables).where(tables.c.id == bindparam("b_id"), tables.c.version == bindparam("b_version"))
SEEN = update(members).where(members.c.person == bindparam("b_person"), members.c.table_id == bindparam("b_table"))


@dataclass
class TableWrite:
    """What one command writes: all of it is stored, or nothing."""

    table_id: str
    before: int = 0  # the version it was decided at
    row: dict[str, Any] = field(default_factory=dict)  # columns of the table that change
    entry: Entry | None = None
    summary: TableSummary | None = None  # if it changes
    joins: str | None = None  # a person who belongs to the table from now on
    leaves: str | None = None  # a person who no longer does
    finished: Finished | None = None  # the game's result, if this ends it
    new_table: "TableInsert | None" = None
    notice_due: float | None = None  # in uptime; when to tell the person whose turn begins with this
    claims: tuple[str, ...] = ()  # people who look for a game, and whom the new table seats


@dataclass
class Write:
    """A call of one of the functions below that write."""

    what: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: "asyncio.Future[Any]"

    def order(self) -> tuple[int, str]:
        """Writes to tables come last, by table."""
        first = self.arguments[0] if self.arguments else None
        return (1, first.table_id) if isinstance(first, TableWrite) else (0, self.what.__name__)


@dataclass
class TableInsert:
    """A new table with its first entries and its host."""

    row: dict[str, Any]
    entries: list[Entry]
    deck: dict[str, Any]
    host: str
    kept: tuple[str, ...] = ()  # other people who belong to it from the start


class StoredTable(NamedTuple):
    """All that is stored of a table but its place in lists."""

    version: int
    status: str
    game: str
    rules: int
    seed: int
    invite: str
    cards: str
    entries: list[Entry]


class Stuck(SQLAlchemyError):
    """Somebody holds a lock on the row of this table; others are not kept waiting for it."""


class Store:
    """One worker's access to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url, patient=False)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # saves BEGIN and COMMIT
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._run_writer, name="writer", daemon=True)
        self._beating = ThreadPoolExecutor(1, thread_name_prefix="beat")  # what may wait long, apart from moves
        self._stuck: dict[str, float] = {}  # by table: until when its writes are refused
        self._writing_since: float | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write; called from the event loop that waits for it."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def stop(self) -> None:
        """After everything that was asked for has been written."""
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._beating.shutdown()
        self.engine.dispose()

    # Writing

    async def write(self, what: Callable[..., Returned], *arguments: Any) -> Returned:
        """Call one of the functions below that write; it is on the disk when this returns."""
        assert self._loop is not None
        self._refuse_stuck(arguments)
        write = Write(what, arguments, self._loop.create_future())
        self._writes.put(write)
        answer: Returned = await write.done
        return answer

    async def write_apart(self, what: Callable[..., Returned], *arguments: Any) -> Returned:
        """The same in a thread of its own: no move waits for a lock that this waits for."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._beating, self.read_now, what, *arguments)

    def _refuse_stuck(self, arguments: tuple[Any, ...]) -> None:
        """Refuse a write to a table whose row was locked a moment ago."""
        if arguments and isinstance(arguments[0], TableWrite):
            until = self._stuck.get(arguments[0].table_id, 0.0)
            if time.monotonic() < until:
                raise Stuck
            self._stuck.pop(arguments[0].table_id, None)

    @property
    def slow(self) -> bool:
        """Whether a commit takes too long."""
        since = self._writing_since
        return since is not None and time.monotonic() - since > SLOW_SECONDS

    def _run_writer(self) -> None:
        while (first := self._writes.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MAX_WRITES_PER_COMMIT:
                try:
                    more = self._writes.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._writing_since = time.monotonic()
            self._write_batch(batch)
            self._writing_since = None
            if last:
                return

    def _write_batch(self, batch: list[Write]) -> None:
        """Always in the same order, so that two workers never wait for each other's locks."""
        batch.sort(key=Write.order)
        outcome: list[Any]
        try:
            with self.engine.begin() as connection:
                outcome = [write.what(connection, *write.arguments) for write in batch]
        except Exception as problem:
            if len(batch) > 1:  # one of them may be at fault; the others are tried alone
                for write in batch:
                    self._write_batch([write])
                return
            outcome = [problem]  # the waiting command fails, and its table is read again
            self._note_stuck(batch[0], problem)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, batch, outcome)

    def _note_stuck(self, write: Write, problem: Exception) -> None:
        """Remember a table whose row is locked, so that its next commands keep nobody waiting."""
        table = write.arguments[0] if write.arguments else None
        locked = isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", "") in LOCKED_STATES
        if locked and isinstance(table, TableWrite):
            self._stuck[table.table_id] = time.monotonic() + STUCK_SECONDS

    # Reading

    async def read(self, what: Callable[..., Returned], *arguments: Any) -> Returned:
        """Call one of the functions below in a reader thread."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, what, *arguments)

    def _read(self, what: Callable[..., Returned], *arguments: Any) -> Returned:
        with self._reading.connect() as connection:
            return what(connection, *arguments)

    def read_now(self, what: Callable[..., Returned], *arguments: Any) -> Returned:
        with self.engine.begin() as connection:
            return what(connection, *arguments)


def _resolve(batch: list[Write], outcome: list[Any]) -> None:
    for write, result in zip(batch, outcome, strict=True):
        if write.done.cancelled():
            continue
        if isinstance(result, Exception):
            write.done.set_exception(result)
        else:
            write.done.set_result(result)


def reached(url: str) -> Engine:
    """A database that can be used, migrated to the newest schema; an error says what is wrong with it."""
    try:
        engine = engine_of(url)
    except ModuleNotFoundError:
        raise OptionError("cluster-missing") from None
    except (ArgumentError, ValueError):
        raise OptionError("database-url", url=url.split("@")[-1]) from None
    where = engine.url.render_as_string(hide_password=True)
    try:
        migrate(engine)
    except DBAPIError as problem:
        raise OptionError("database-away", url=where, why=str(problem.orig).partition("\n")[0].rstrip(".")) from None
    except CommandError:  # an unknown revision
        raise OptionError("database-newer", url=where) from None
    return engine


def engine_of(url: str, *, patient: bool = True) -> Engine:
    """SQLite syncs every commit to the disk (WAL, synchronous FULL), as PostgreSQL does by default.

    Errors do not show parameters, so that no log contains them. A server is not ``patient``: it waits neither for locks
    nor for slow statements, as migrations and backups do.
    """
    if not url.startswith("sqlite"):
        given: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS}
        if not patient:
            limits = {"lock_timeout": LOCK_SECONDS, "statement_timeout": STATEMENT_SECONDS}
            given["options"] = " ".join(f"-c {name}={1000 * seconds:.0f}" for name, seconds in limits.items())
        return create_engine(
            url, pool_size=READER_THREADS + 3, pool_pre_ping=True, hide_parameters=True, connect_args=given
        )
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READER_THREADS + 3,
        connect_args={"timeout": 30 if patient else STATEMENT_SECONDS, "check_same_thread": False},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    return engine


def claim(url: str) -> TextIO | None:
    """Hold the file of SQLite for this server alone, until it ends however it ends; None: of a database for many."""
    file = make_url(url).database
    if not url.startswith("sqlite") or not file or file == ":memory:":
        return None
    claimed = open(f"{file}.lock", "w")  # noqa: SIM115 (it stays open)
    try:
        fcntl.flock(claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        claimed.close()
        raise OptionError("database-in-use", url=file) from None
    return claimed


def insert_or_ignore(connection: Connection, table: Any) -> Any:
    """An insert that does nothing if the row is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def write_table(connection: Connection, write: TableWrite) -> bool:
    """False, and nothing is written, if the table has moved on."""
    if write.entry is not None:
        summary = {} if write.summary is None else {"summary": msgspec.to_builtins(write.summary)}
        row = {"b_id": write.table_id, "b_version": write.before, **write.row, **summary}
        if connection.execute(MOVE_ON, row).rowcount != 1:
            return False
        connection.execute(ADD_ENTRY, entry_row(write.table_id, write.entry))
        if write.joins is not None:
            join(connection, write.table_id, write.joins, write.entry.uptime)
        if write.leaves is not None:
            m = members.c
            connection.execute(delete(members).where(m.person == write.leaves, m.table_id == write.table_id))
        if write.notice_due is not None:
            put_notice(connection, write.table_id, write.row["turn"], write.entry.version, write.notice_due)
        if write.finished is not None:
            store_result(connection, write.finished)
    if write.claims and not claim_people(connection, write.claims, write.table_id):
        return False
    return write.new_table is None or insert_table(connection, write.new_table)


def set_summary(connection: Connection, table_id: str, summary: TableSummary) -> None:
    """What lists say of a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(summary=msgspec.to_builtins(summary)))


def claim_people(connection: Connection, whom: tuple[str, ...], table_id: str) -> bool:
    """Give people who wait to a table: all of them, or none, if another table has one already."""
    s = seeks.c
    waiting = and_(s.person.in_(whom), s.table_id.is_(None))
    free = connection.execute(select(s.person).where(waiting).order_by(s.person).with_for_update()).all()
    if len(free) != len(whom):
        return False
    connection.execute(update(seeks).where(waiting).values(table_id=table_id))
    return True


def put_notice(connection: Connection, table_id: str, person: str | None, version: int, due: float) -> None:
    """Whose turn it is at a table, in place of who was told before; `lair.server.notices` sends it."""
    connection.execute(delete(notices).where(notices.c.table_id == table_id))
    if person is not None:
        row = {"table_id": table_id, "person": person, "version": version, "due_up": due}
        connection.execute(insert(notices), row)


def insert_table(connection: Connection, new: TableInsert) -> bool:
    """False: the same command has opened a table before."""
    connection.execute(insert_or_ignore(connection, decks), new.deck)
    if connection.execute(insert_or_ignore(connection, tables).returning(tables.c.id), new.row).first() is None:
        return False  # PostgreSQL gives no row count for an insert
    connection.execute(ADD_ENTRY, [entry_row(new.row["id"], entry) for entry in new.entries])
    for person in (new.host, *new.kept):
        join(connection, new.row["id"], person, new.row["touched_up"])
    return True


def join(connection: Connection, table_id: str, person: str, uptime: float) -> None:
    row = {"person": person, "table_id": table_id, "archived": False, "seen_up": uptime}
    connection.execute(insert_or_ignore(connection, members), row)


def changing_columns(table: Table) -> dict[str, Any]:
    """The columns of a table that change with entries."""
    waits_for = None if table.actor is None else BOT if table.bot_to_move else PERSON
    return {
        "version": table.version,
        "status": table.status,
        "free": len(table.free_seats) - len(table.awaited),
        "waits_for": waits_for,
        "turn": table.person_to_move,
        "deadline": table.deadline,
        "touched": table.touched,
        "touched_up": table.touched_uptime,
    }


def table_insert(table: Table, seed: int, first: list[Entry], command: str | None) -> TableInsert:
    """The rows of a new table after its first entries; ``command`` is the id of the host's request."""
    game = table.settings.game
    deck = deck_row(game, table.deck.content)
    row = {
        **changing_columns(table),
        "id": table.id,
        "game": game,
        "digest": deck["digest"],
        "rules": rules_of(game).version,
        "seed": str(seed),
        "invite": table.invite,
        "host": table.host,
        "command": command,
        "private": table.settings.private,
        "opened": table.opened,
        "summary": msgspec.to_builtins(table.summary()),
    }
    return TableInsert(row, first, deck, table.host, table.settings.kept)


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    kind, data = stored(entry.body)
    return {
        "table_id": table_id,
        "version": entry.version,
        "kind": kind,
        "data": data,
        "person": entry.person,
        "command": entry.command,
        "at": entry.at,
        "up": entry.uptime,
    }


def deck_row(game: str, content: dict[str, Any]) -> dict[str, Any]:
    """The digest covers the whole text: `Deck.digest` ignores names, so two decks with other names could share it."""
    text = json.dumps(content, ensure_ascii=False)
    return {"digest": hashlib.sha256(text.encode()).hexdigest(), "game": game, "content": text}


def set_aside(connection: Connection, table_id: str) -> None:
    """A table that cannot be played: nobody and nothing waits for it any more. Its log stays as it is."""
    row = {"status": ASIDE, "waits_for": None, "turn": None, "deadline": None}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**row))


def purge(connection: Connection, closed_before: float, finished_before: float | None, most: int) -> int:
    """Delete tables that were closed or finished before a time, at most so many, and cards that no table has.

    Returns how many tables there were.
    """
    t = tables.c
    old = and_(t.status == "closed", t.touched < closed_before)
    if finished_before is not None:
        old = or_(old, and_(t.status == "over", t.touched < finished_before))
    gone = list(connection.execute(select(t.id).where(old).limit(most)).scalars())
    for table in (entries, members, results):
        connection.execute(delete(table).where(table.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(t.id.in_(gone)))
    connection.execute(delete(decks).where(decks.c.digest.not_in(select(t.digest))))
    return len(gone)


# Reading


def entries_after(connection: Connection, table_id: str, version: int) -> list[Entry]:
    """The entries of a table after a version."""
    e = entries.c
    rows = connection.execute(
        select(e.version, e.kind, e.data, e.person, e.command, e.at, e.up)
        .where(e.table_id == table_id, e.version > version)
        .order_by(e.version)
    )
    return [Entry(version, from_stored(kind, data), *rest) for version, kind, data, *rest in rows]


def whole_table(connection: Connection, table_id: str) -> StoredTable | None:
    """A table with its entries and cards."""
    t = tables.c
    found = connection.execute(
        select(t.version, t.status, t.game, t.rules, t.seed, t.invite, decks.c.content)
        .join(decks, decks.c.digest == t.digest)
        .where(t.id == table_id)
    ).first()
    if found is None:
        return None
    version, status, game, rules, seed, invite, cards = found
    return StoredTable(version, status, game, rules, int(seed), invite, cards, entries_after(connection, table_id, 0))


def versions_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """The latest version of each table."""
    rows = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(table_ids))))
    return {row.id: row.version for row in rows}


def due(connection: Connection, uptime: float, bots_since: float) -> tuple[list[str], list[str]]:
    """Tables whose clock has run out, and tables that have waited for a bot since before ``bots_since``."""
    t = tables.c
    late = connection.execute(select(t.id).where(t.status == "playing", t.deadline <= uptime).limit(200))
    stuck = connection.execute(
        select(t.id).where(t.status == "playing", t.waits_for == BOT, t.touched_up <= bots_since).limit(200)
    )
    return [table_id for (table_id,) in late], [table_id for (table_id,) in stuck]


def my_tables(connection: Connection, person: str, archived: bool, limit: int) -> list[ListedTable]:
    t, m = tables.c, members.c
    rows = connection.execute(
        select(t.summary, t.status, t.touched, t.version, t.turn)
        .join(members, m.table_id == t.id)
        .where(m.person == person, m.archived == archived)
        .order_by(t.touched.desc())
        .limit(limit)
    )
    return [listed(*columns, your_turn=turn == person) for *columns, turn in rows]


def public_tables(connection: Connection, status: str, game: str | None, limit: int) -> list[ListedTable]:
    """Open tables with a free seat, or games to watch; of one game, or of all."""
    t = tables.c
    wanted = and_(t.status == status, t.private.is_(False))
    if game is not None:
        wanted = and_(wanted, t.game == game)
    if status == "open":
        wanted = and_(wanted, t.free > 0)
    rows = connection.execute(
        select(t.summary, t.status, t.touched, t.version).where(wanted).order_by(t.touched.desc()).limit(limit)
    )
    return with_ratings(connection, [listed(*row) for row in rows])


def with_ratings(connection: Connection, found: list[ListedTable]) -> list[ListedTable]:
    """Rated tables with the ratings of those who sit there."""
    for game in {table.game for table in found if table.rated}:
        seats = [seat for table in found if table.rated and table.game == game for seat in table.seats]
        known = ratings_of(connection, sorted({seat.person for seat in seats if seat.person is not None}), game)
        bots = bot_ratings(game)
        for seat in seats:
            if seat.bot is not None:
                seat.rating = bots[seat.bot].shown
            elif seat.person is not None:
                seat.rating = known.get(seat.person, Rating()).shown
    return found


def listed(summary: dict[str, Any], status: str, touched: float, version: int, **more: bool) -> ListedTable:
    """A table as lists send it, from its stored summary."""
    return msgspec.convert({**summary, "status": status, "touched": touched, "version": version, **more}, ListedTable)


def opened_by(connection: Connection, person: str, command: str) -> str | None:
    """The table that this command has opened before."""
    t = tables.c
    return connection.execute(select(t.id).where(t.host == person, t.command == command)).scalar()


def how_many(connection: Connection, person: str) -> tuple[int, int]:
    """How many tables that are not over a person hosts, and belongs to."""
    t, m = tables.c, members.c
    live = t.status.in_(("open", "playing"))
    hosted = connection.execute(select(func.count()).select_from(tables).where(t.host == person, live)).scalar_one()
    held = connection.execute(
        select(func.count()).select_from(members.join(tables, m.table_id == t.id)).where(m.person == person, live)
    ).scalar_one()
    return int(hosted), int(held)


def set_archived(connection: Connection, person: str, table_id: str, archived: bool) -> bool:
    done = connection.execute(
        update(members).where(members.c.person == person, members.c.table_id == table_id).values(archived=archived)
    )
    return done.rowcount == 1


def seen(connection: Connection, signs: list[tuple[str, str]], uptime: float) -> None:
    """Note when people (with the table they are at) were last there."""
    rows = [{"b_person": person, "b_table": table_id, "seen_up": uptime} for person, table_id in signs]
    connection.execute(SEEN, rows)


def last_seen(connection: Connection, table_id: str) -> dict[str, float]:
    rows = connection.execute(select(members.c.person, members.c.seen_up).where(members.c.table_id == table_id))
    return {row.person: row.seen_up for row in rows}


def names_of(connection: Connection, persons: list[str]) -> list[str]:
    """The names of people, in the order of the alphabet."""
    rows = connection.execute(select(people.c.name).where(people.c.id.in_(persons)).order_by(people.c.name))
    return [row.name for row in rows]


def rename_person(connection: Connection, person: str, name: str) -> bool:
    return connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount == 1


def name_of(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()


def add_link(connection: Connection, person: str, at: float) -> str:
    """A token that makes another device this person's, once. Only its hash is stored."""
    token = secrets.token_urlsafe(24)
    connection.execute(delete(links).where(or_(links.c.until < at, links.c.person == person)))
    connection.execute(insert(links), {"token_hash": hashed(token), "person": person, "until": at + LINK_SECONDS})
    return token


def use_link(connection: Connection, token: str, at: float) -> str | None:
    """The person whose token it is; it works once."""
    return connection.execute(
        delete(links).where(links.c.token_hash == hashed(token), links.c.until >= at).returning(links.c.person)
    ).scalar()


def hashed(token: str) -> str:
    """How secrets of many bits are stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def secret_of(connection: Connection) -> str:
    """The key that cookies are signed with: made once, the same for every worker."""
    fresh = {"id": 1, "secret": secrets.token_hex(32), "up": 0.0, "beat": time.time()}
    connection.execute(insert_or_ignore(connection, house), fresh)
    return str(connection.execute(select(house.c.secret)).scalar_one())


def beat(connection: Connection, now: float, set_back: bool = False) -> float:
    """Add the time since the last beat to the uptime, unless the server was closed; returns the uptime.

    A beat in the future is another machine's, whose clock is ahead; but if this machine's own clock was ``set_back``,
    time goes on from now.
    """
    h = house.c
    row = connection.execute(select(h.up, h.beat).with_for_update()).one()
    passed = now - row.beat
    uptime = float(row.up) + (passed if 0 <= passed <= MAX_BEAT_SECONDS else 0.0)
    connection.execute(update(house).values(up=uptime, beat=now if set_back else max(now, row.beat)))
    return uptime
