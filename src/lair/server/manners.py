"""Manners: whom people block or mute, what they report, and what the operator does about it.

Routes of manners call the first part through `Store`; `lair.server.admin` (``lair admin``) uses the rest. What an
operator does is written into the table ``audit`` in the same commit, and workers notice it by the news.
"""

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from lair.server.accounts import rename_in_logs, tell, traces_of
from lair.server.entries import Closed, Entry
from lair.server.schema import audit, blocks, members, people, reports, sessions, tables
from lair.server.store import ADD_ENTRY, entry_row

BLOCK, MUTE = "block", "mute"
MOST_BLOCKS = 500  # of one person

# What people do


def set_block(connection: Connection, person: str, other: str, kind: str | None, at: float) -> bool:
    """Block or mute somebody, or neither; False: there is nobody like that, or the list is full."""
    b = blocks.c
    connection.execute(delete(blocks).where(b.person == person, b.other == other))
    tell(connection, "person", person, at)
    if kind is None:
        return True
    there = connection.execute(select(people.c.id).where(people.c.id == other)).first()
    count = connection.execute(select(func.count()).select_from(blocks).where(b.person == person)).scalar_one()
    if there is None or count >= MOST_BLOCKS:
        return False
    connection.execute(insert(blocks), {"person": person, "other": other, "kind": kind, "at": at})
    return True


def blocks_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Whom a person has blocked or muted, with their names."""
    b = blocks.c
    rows = connection.execute(
        select(b.other, people.c.name, b.kind)
        .join(people, people.c.id == b.other)
        .where(b.person == person)
        .order_by(people.c.name)
    )
    return [dict(row) for row in rows.mappings()]


def ignored_by(connection: Connection, person: str) -> frozenset[str]:
    """Those whose messages a person does not want to see."""
    return frozenset(connection.execute(select(blocks.c.other).where(blocks.c.person == person)).scalars())


def apart(connection: Connection, person: str, others: list[str]) -> set[str]:
    """Those of others who have blocked a person, or whom the person has blocked."""
    b = blocks.c
    rows = connection.execute(
        select(b.person, b.other).where(
            b.kind == BLOCK,
            or_(and_(b.person == person, b.other.in_(others)), and_(b.other == person, b.person.in_(others))),
        )
    )
    return {one for row in rows for one in row if one != person}


def share_a_table(connection: Connection, person: str, other: str, table_id: str) -> bool:
    m = members.c
    rows = connection.execute(select(m.person).where(m.table_id == table_id, m.person.in_([person, other])))
    return len(set(rows.scalars())) == 2


def add_report(connection: Connection, report: dict[str, Any]) -> None:
    connection.execute(insert(reports), report)


# What the operator does


def note(connection: Connection, operator: str, action: str, subject: str, why: str, at: float) -> None:
    """Write into the operator's log."""
    row = {"at": at, "operator": operator[:64], "action": action, "subject": subject[:64], "note": why}
    connection.execute(insert(audit), row)


def log_of(connection: Connection, limit: int) -> list[dict[str, Any]]:
    rows = connection.execute(select(audit).order_by(audit.c.id.desc()).limit(limit))
    return [dict(row) for row in rows.mappings()]


def find_people(connection: Connection, text: str, limit: int) -> list[dict[str, Any]]:
    """People by a part of their name or by their id, those seen last first."""
    p = people.c
    seen = func.max(sessions.c.seen).label("seen")
    rows = connection.execute(
        select(p.id, p.name, p.came, p.banned_until, seen)
        .outerjoin(sessions, sessions.c.person == p.id)
        .where(or_(p.id == text, func.lower(p.name).contains(text.lower(), autoescape=True)))
        .group_by(p.id, p.name, p.came, p.banned_until)
        .order_by(func.coalesce(seen, p.came).desc())
        .limit(limit)
    )
    return [dict(row) for row in rows.mappings()]


def list_tables(connection: Connection, status: str | None, limit: int) -> list[dict[str, Any]]:
    t = tables.c
    asked = select(t.id, t.game, t.status, t.private, t.touched, t.summary).order_by(t.touched.desc()).limit(limit)
    rows = connection.execute(asked if status is None else asked.where(t.status == status))
    return [dict(row) for row in rows.mappings()]


def list_reports(connection: Connection, everything: bool, limit: int) -> list[dict[str, Any]]:
    """Reports with the names of both, the oldest first."""
    r, reporter, reported = reports.c, people.alias(), people.alias()
    asked = (
        select(reports, reporter.c.name.label("by"), reported.c.name.label("of"))
        .outerjoin(reporter, reporter.c.id == r.person)
        .outerjoin(reported, reported.c.id == r.other)
        .order_by(r.id)
        .limit(limit)
    )
    rows = connection.execute(asked if everything else asked.where(r.settled.is_(None)))
    return [dict(row) for row in rows.mappings()]


def settle(connection: Connection, number: int, at: float) -> bool:
    r = reports.c
    done = connection.execute(update(reports).where(r.id == number, r.settled.is_(None)).values(settled=at))
    return done.rowcount == 1


def rename(connection: Connection, person: str, name: str, at: float) -> bool:
    """Another name, also at the tables where the person sits or sat."""
    if connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount != 1:
        return False
    traces = traces_of(connection, person)
    rename_in_logs(connection, person, traces, name, words=True)
    for table_id in dict.fromkeys(table_id for table_id, _, _ in traces):
        tell(connection, "table", table_id, at)
    return True


def ban(connection: Connection, person: str, until: float, at: float) -> bool:
    """Refuse everything that a person does, until a time; 0: no longer."""
    done = connection.execute(update(people).where(people.c.id == person).values(banned_until=until)).rowcount == 1
    tell(connection, "person", person, at)
    return done


def close_table(connection: Connection, table_id: str, at: float) -> bool:
    """Close a table whether its game has begun or not; False: there is none that is open or being played."""
    t = tables.c
    live = and_(t.id == table_id, t.status.in_(("open", "playing")))
    found = connection.execute(select(t.version, t.touched_up).where(live).with_for_update()).first()
    if found is None:
        return False
    entry = Entry(found.version + 1, Closed(), None, None, at, found.touched_up)
    row = {"version": entry.version, "status": "closed", "waits_for": None, "turn": None, "deadline": None}
    moved = connection.execute(
        update(tables).where(live, t.version == found.version).values(**row, free=0, touched=at)
    ).rowcount
    if moved != 1:
        return False
    connection.execute(ADD_ENTRY, entry_row(table_id, entry))
    tell(connection, "table", table_id, at)
    return True
