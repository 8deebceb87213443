"""Where tables are kept. Reading is plain; all writing goes through one thread a worker, many commands a commit.

A table's row says its latest version, and only who knows it may add the next entry: two workers that both want to
are told apart by the database, and the second reads again. SQLite and PostgreSQL are spoken to in the same words.
"""

import asyncio
import hashlib
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

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
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.pool import QueuePool

from lair.server.entries import Entry
from lair.server.schema import decks, entries, house, links, members, people, tables

Result = TypeVar("Result")
MOST_AT_ONCE = 200  # commands in one commit
READERS = 4
LINK_SECONDS = 600.0
A_PAUSE = 5.0  # seconds without a beat: the house was closed

ADD_ENTRY = insert(entries)
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"), tables.c.version == bindparam("b_version"))
    .values(
        version=bindparam("version"),
        status=bindparam("status"),
        free=bindparam("free"),
        waits_for=bindparam("waits_for"),
        turn=bindparam("turn"),
        deadline=bindparam("deadline"),
        touched=bindparam("touched"),
        touched_up=bindparam("touched_up"),
    )
)

SEEN = (
    update(members)
    .where(members.c.person == bindparam("b_person"), members.c.table_id == bindparam("b_table"))
    .values(seen_up=bindparam("seen_up"))
)


@dataclass
class Unit:
    """One command's writing: it is kept whole, or not at all."""

    table_id: str
    before: int  # the version it was decided at
    row: dict[str, Any]  # columns of the table that change
    entry: Entry | None = None
    summary: dict[str, Any] | None = None  # if it changes
    joins: str | None = None  # a person who belongs to the table from now on
    leaves: str | None = None  # and one who no longer does
    opens: "Opens | None" = None  # a new table
    done: "asyncio.Future[bool] | None" = field(default=None, repr=False)


@dataclass
class Errand:
    """Any other writing: one of the functions below."""

    what: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: "asyncio.Future[Any]"


@dataclass
class Opens:
    """A new table with its first entries."""

    row: dict[str, Any]
    entries: list[Entry]
    deck: dict[str, Any]
    people: list[str]


class Store:
    """One worker's door to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # two words less to PostgreSQL
        self._units: queue.SimpleQueue[Unit | Errand | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write; called from the event loop that waits for it."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def stop(self) -> None:
        """After everything that was asked for has been written."""
        self._units.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    # Writing

    async def keep(self, unit: Unit) -> bool:
        """Write it. True: it is on the disk. False: somebody else was first, and nothing was written."""
        assert self._loop is not None
        unit.done = self._loop.create_future()
        self._units.put(unit)
        return await unit.done

    async def write(self, what: Callable[..., Result], *arguments: Any) -> Result:
        """Ask one of the functions below that write; it is on the disk when the answer comes."""
        assert self._loop is not None
        errand = Errand(what, arguments, self._loop.create_future())
        self._units.put(errand)
        answer: Result = await errand.done
        return answer

    def _write(self) -> None:
        while (first := self._units.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self._units.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[Unit | Errand]) -> None:
        """In one order, errands before tables, so that two workers never wait for each other."""
        batch.sort(key=lambda unit: (1, unit.table_id) if isinstance(unit, Unit) else (0, unit.what.__name__))
        outcome: list[Any]
        try:
            with self.engine.begin() as connection:
                outcome = [carry_out(connection, unit) for unit in batch]
        except Exception as problem:
            if len(batch) > 1:  # one of them may be at fault; the others must not suffer for it
                for unit in batch:
                    self._write_batch([unit])
                return
            outcome = [problem]  # whoever waits is told, and reads again
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_tell, batch, outcome)

    # Reading

    async def read(self, what: Callable[..., Result], *arguments: Any) -> Result:
        """Ask one of the functions below, in a thread of its own."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, what, *arguments)

    def _read(self, what: Callable[..., Result], *arguments: Any) -> Result:
        with self._reading.connect() as connection:
            return what(connection, *arguments)

    def read_now(self, what: Callable[..., Result], *arguments: Any) -> Result:
        with self.engine.begin() as connection:
            return what(connection, *arguments)


def carry_out(connection: Connection, unit: Unit | Errand) -> Any:
    return write_unit(connection, unit) if isinstance(unit, Unit) else unit.what(connection, *unit.arguments)


def _tell(batch: list[Unit | Errand], outcome: list[Any]) -> None:
    for unit, result in zip(batch, outcome, strict=True):
        assert unit.done is not None
        if unit.done.cancelled():
            continue
        if isinstance(result, Exception):
            unit.done.set_exception(result)
        else:
            unit.done.set_result(result)


def engine_of(url: str) -> Engine:
    """SQLite keeps every commit on the disk before it says so (WAL, synchronous FULL); so does PostgreSQL by itself.

    An error never shows what was to be written, so that no log does.
    """
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=READERS + 2, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS + 2,
        connect_args={"timeout": 30, "check_same_thread": False},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=30000")

    return engine


def or_nothing(connection: Connection, table: Any) -> Any:
    """An insert that leaves alone what is there already."""
    words = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return words(table).on_conflict_do_nothing()


def write_unit(connection: Connection, unit: Unit) -> bool:
    """One command; False, and nothing, if the table has moved on."""
    if unit.entry is not None:
        moved = connection.execute(MOVE_ON, {"b_id": unit.table_id, "b_version": unit.before, **unit.row})
        if moved.rowcount != 1:
            return False
        connection.execute(ADD_ENTRY, row_of(unit.table_id, unit.entry))
        if unit.summary is not None:
            connection.execute(update(tables).where(tables.c.id == unit.table_id).values(summary=unit.summary))
        if unit.joins is not None:
            join(connection, unit.table_id, unit.joins, unit.entry.up)
        if unit.leaves is not None:
            m = members.c
            connection.execute(delete(members).where(m.person == unit.leaves, m.table_id == unit.table_id))
    return unit.opens is None or open_table(connection, unit.opens)


def open_table(connection: Connection, opens: Opens) -> bool:
    """False: the same command has opened a table before."""
    connection.execute(or_nothing(connection, decks), opens.deck)
    if connection.execute(or_nothing(connection, tables).returning(tables.c.id), opens.row).first() is None:
        return False  # PostgreSQL does not count what an insert did
    connection.execute(ADD_ENTRY, [row_of(opens.row["id"], entry) for entry in opens.entries])
    for person in opens.people:
        join(connection, opens.row["id"], person, opens.row["touched_up"])
    return True


def join(connection: Connection, table_id: str, person: str, up: float) -> None:
    connection.execute(
        or_nothing(connection, members), {"person": person, "table_id": table_id, "archived": False, "seen_up": up}
    )


def row_of(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": entry.version,
        "kind": entry.kind,
        "data": entry.data,
        "person": entry.person,
        "command": entry.command,
        "at": entry.at,
        "up": entry.up,
    }


def deck_row(game: str, content: dict[str, Any]) -> dict[str, Any]:
    """Known by every word of it: `Deck.digest` leaves names out, and nobody may put theirs on another's cards."""
    text = json.dumps(content, ensure_ascii=False)
    return {"digest": hashlib.sha256(text.encode()).hexdigest(), "game": game, "content": text}


# Reading


def table_row(connection: Connection, table_id: str) -> dict[str, Any] | None:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    return None if found is None else dict(found)


def entries_after(connection: Connection, table_id: str, version: int) -> list[Entry]:
    """What was added since."""
    e = entries.c
    rows = connection.execute(
        select(e.version, e.kind, e.data, e.person, e.command, e.at, e.up)
        .where(e.table_id == table_id, e.version > version)
        .order_by(e.version)
    )
    return [Entry(*row) for row in rows]


def whole_table(connection: Connection, table_id: str) -> tuple[dict[str, Any], list[Entry], str] | None:
    """Its row, its entries and its cards."""
    row = table_row(connection, table_id)
    if row is None:
        return None
    cards = connection.execute(select(decks.c.content).where(decks.c.digest == row["digest"])).scalar_one()
    return row, entries_after(connection, table_id, 0), cards


def versions_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """The latest version of each, to see what other workers did."""
    rows = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(table_ids))))
    return {row.id: row.version for row in rows}


def due(connection: Connection, up: float, bots_since: float) -> tuple[list[str], list[str]]:
    """Tables whose clock has run out, and those where a bot has been expected for too long."""
    t = tables.c
    late = connection.execute(select(t.id).where(t.status == "playing", t.deadline <= up).limit(200))
    stuck = connection.execute(
        select(t.id).where(t.status == "playing", t.waits_for == "bot", t.touched_up <= bots_since).limit(200)
    )
    return [table_id for (table_id,) in late], [table_id for (table_id,) in stuck]


def my_tables(connection: Connection, person: str, archived: bool, limit: int) -> list[dict[str, Any]]:
    t, m = tables.c, members.c
    rows = connection.execute(
        select(t.summary, t.status, t.touched, t.turn, t.version)
        .join(members, m.table_id == t.id)
        .where(m.person == person, m.archived == archived)
        .order_by(t.touched.desc())
        .limit(limit)
    )
    return [
        {**summary, "status": status, "touched": touched, "your_turn": turn == person, "version": version}
        for summary, status, touched, turn, version in rows
    ]


def public_tables(connection: Connection, status: str, limit: int) -> list[dict[str, Any]]:
    """Open ones with a free seat, or games to watch."""
    t = tables.c
    wanted = and_(t.status == status, t.private.is_(False))
    if status == "open":
        wanted = and_(wanted, t.free > 0)
    rows = connection.execute(
        select(t.summary, t.status, t.touched, t.version).where(wanted).order_by(t.touched.desc()).limit(limit)
    )
    return [
        {**summary, "status": status, "touched": touched, "version": version}
        for summary, status, touched, version in rows
    ]


def opened_by(connection: Connection, person: str, command: str) -> str | None:
    """The table that this very command has opened before."""
    t = tables.c
    return connection.execute(select(t.id).where(t.host == person, t.command == command)).scalar()


def how_many(connection: Connection, person: str) -> tuple[int, int]:
    """Tables that a person hosts and seats that a person holds, in what is not over."""
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


def seen(connection: Connection, signs: list[tuple[str, str]], up: float) -> None:
    """Signs of life: a person at a table."""
    rows = [{"b_person": person, "b_table": table_id, "seen_up": up} for person, table_id in signs]
    connection.execute(SEEN, rows)


def last_seen(connection: Connection, table_id: str) -> dict[str, float]:
    rows = connection.execute(select(members.c.person, members.c.seen_up).where(members.c.table_id == table_id))
    return {row.person: row.seen_up for row in rows}


def add_person(connection: Connection, person: str, name: str, at: float) -> None:
    connection.execute(insert(people), {"id": person, "name": name, "came": at})


def rename_person(connection: Connection, person: str, name: str) -> bool:
    return connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount == 1


def name_of(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()


def add_link(connection: Connection, person: str, at: float) -> str:
    """A word that makes another device this person's, once, for ten minutes. Only its hash is kept."""
    token = secrets.token_urlsafe(24)
    connection.execute(delete(links).where(or_(links.c.until < at, links.c.person == person)))
    connection.execute(insert(links), {"token_hash": _hash(token), "person": person, "until": at + LINK_SECONDS})
    return token


def use_link(connection: Connection, token: str, at: float) -> str | None:
    """Whose it is; it works once."""
    return connection.execute(
        delete(links).where(links.c.token_hash == _hash(token), links.c.until >= at).returning(links.c.person)
    ).scalar()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def secret_of(connection: Connection) -> str:
    """What cookies are signed with: made once, the same for every worker."""
    fresh = {"id": 1, "secret": secrets.token_hex(32), "up": 0.0, "beat": time.time()}
    connection.execute(or_nothing(connection, house), fresh)
    return str(connection.execute(select(house.c.secret)).scalar_one())


def beat(connection: Connection, now: float) -> float:
    """Bring the house's time up to date, unless it has stood still; returns it."""
    h = house.c
    row = connection.execute(select(h.up, h.beat).with_for_update()).one()
    passed = now - row.beat
    up = float(row.up) + (passed if 0 <= passed <= A_PAUSE else 0.0)
    connection.execute(update(house).values(up=up, beat=max(now, row.beat)))
    return up
