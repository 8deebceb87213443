"""What the database knows of people: their sessions, passkeys and recovery codes, all their data, and its deletion.

`lair.server.sessions` and the routes of people call these through `Store`, as they do those of `lair.server.store`.
"""

import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from lair.server.schema import (
    blocks,
    challenges,
    entries,
    links,
    mailboxes,
    members,
    news,
    notices,
    passkeys,
    people,
    push_targets,
    ratings,
    recoveries,
    reports,
    results,
    seeks,
    sessions,
    tables,
)
from lair.server.store import hashed, insert_or_ignore

CHALLENGE_SECONDS = 300.0
NEWS_SECONDS = 600.0  # for which other workers can find out what changed
MOST_PASSKEYS = 20  # of one person
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # of recovery codes: Crockford's base 32, nothing that looks alike
CODE_LENGTH = 20  # 100 bits
BROWSERS = ("Edg", "OPR", "Firefox", "Chromium", "Chrome", "Safari")
BROWSER_NAMES = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
SYSTEM_NAMES = {"Macintosh": "macOS", "CrOS": "ChromeOS"}
MESSAGES = (notices, push_targets, mailboxes)  # that tell a person of a turn


@dataclass(frozen=True)
class SessionState:
    """What is stored of a session and its person."""

    signed_after: float
    banned_until: float
    known: bool  # there is a row for it
    ended: bool


def device_of(user_agent: str) -> str:
    """Browser and system as a person recognises them; nothing, if the browser does not tell."""
    browser = next((name for name in BROWSERS if f"{name}/" in user_agent), "")
    system = next((name for name in SYSTEMS if name in user_agent), "")
    found = (BROWSER_NAMES.get(browser, browser), SYSTEM_NAMES.get(system, system))
    return ", ".join(name for name in found if name)


def tell(connection: Connection, kind: str, subject: str, at: float) -> None:
    """Let every worker notice that a person or a table changed."""
    connection.execute(delete(news).where(news.c.at < at - NEWS_SECONDS))
    connection.execute(insert(news), {"kind": kind, "subject": subject, "at": at})


def latest_news(connection: Connection) -> int:
    return int(connection.execute(select(func.max(news.c.id))).scalar() or 0)


def news_after(connection: Connection, number: int) -> list[tuple[int, str, str]]:
    """What changed since: number, kind and subject."""
    n = news.c
    rows = connection.execute(select(n.id, n.kind, n.subject).where(n.id > number).order_by(n.id))
    return [(row.id, row.kind, row.subject) for row in rows]


# Sessions


def add_person(connection: Connection, person: str, name: str, session: str, device: str, at: float) -> None:
    connection.execute(insert(people), {"id": person, "name": name, "came": at})
    add_session(connection, session, person, device, at)


def add_session(connection: Connection, session: str, person: str, device: str, at: float) -> None:
    row = {"id": session, "person": person, "device": device, "began": at, "seen": at}
    connection.execute(insert_or_ignore(connection, sessions), row)


def session_state(connection: Connection, person: str, session: str) -> SessionState | None:
    """None: there is no such person."""
    s = sessions.c
    found = connection.execute(
        select(people.c.signed_after, people.c.banned_until, s.id, s.ended)
        .select_from(people.outerjoin(sessions, and_(s.id == session, s.person == people.c.id)))
        .where(people.c.id == person)
    ).first()
    return None if found is None else SessionState(*found[:2], found[2] is not None, found[3] is not None)


def sessions_seen(connection: Connection, seen: list[str], at: float) -> None:
    """Note that these sessions are in use."""
    connection.execute(update(sessions).where(sessions.c.id.in_(seen)).values(seen=at))


def end_session(connection: Connection, person: str, session: str, at: float) -> bool:
    """Its cookie is refused from now on."""
    s = sessions.c
    mine = and_(s.id == session, s.person == person, s.ended.is_(None))
    done = connection.execute(update(sessions).where(mine).values(ended=at)).rowcount == 1
    tell(connection, "person", person, at)
    return done


def end_sessions(connection: Connection, person: str, fresh: str, device: str, at: float) -> None:
    """End every session of a person, with cookies of earlier versions, and begin a fresh one."""
    s = sessions.c
    connection.execute(update(sessions).where(s.person == person, s.ended.is_(None)).values(ended=at))
    connection.execute(update(people).where(people.c.id == person).values(signed_after=at))
    for table in (links, push_targets):  # other devices get nothing from now on
        connection.execute(delete(table).where(table.c.person == person))
    add_session(connection, fresh, person, device, at)
    tell(connection, "person", person, at)


def sessions_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Those that have not ended, the latest first."""
    s = sessions.c
    rows = connection.execute(
        select(s.id, s.device, s.began, s.seen).where(s.person == person, s.ended.is_(None)).order_by(s.seen.desc())
    )
    return [dict(row) for row in rows.mappings()]


def purge_sessions(connection: Connection, seen_before: float) -> None:
    """Forget sessions that nobody has used for so long that their cookies have expired."""
    connection.execute(delete(sessions).where(sessions.c.seen < seen_before))


# Passkeys


def add_challenge(connection: Connection, challenge: str, person: str | None, at: float) -> None:
    connection.execute(delete(challenges).where(challenges.c.until < at))
    connection.execute(
        insert(challenges), {"hash": hashed(challenge), "person": person, "until": at + CHALLENGE_SECONDS}
    )


def use_challenge(connection: Connection, challenge: str, person: str | None, at: float) -> bool:
    """Whether it was given to this person, or to somebody who signs in; it works once."""
    c = challenges.c
    found = connection.execute(
        delete(challenges).where(c.hash == hashed(challenge), c.until >= at).returning(c.person)
    ).first()
    return found is not None and found.person == person


def add_passkey(connection: Connection, row: dict[str, Any]) -> bool:
    """False: there is one already, or the person has too many."""
    count = connection.execute(
        select(func.count()).select_from(passkeys).where(passkeys.c.person == row["person"])
    ).scalar_one()
    if count >= MOST_PASSKEYS:
        return False
    return connection.execute(insert_or_ignore(connection, passkeys).returning(passkeys.c.id), row).first() is not None


def passkey(connection: Connection, key: str) -> dict[str, Any] | None:
    found = connection.execute(select(passkeys).where(passkeys.c.id == key)).mappings().first()
    return None if found is None else dict(found)


def used_passkey(connection: Connection, key: str, count: int, at: float) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == key).values(count=count, used=at))


def passkeys_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    k = passkeys.c
    rows = connection.execute(
        select(k.id, k.name, k.made, k.used, k.credential).where(k.person == person).order_by(k.made)
    )
    return [dict(row) for row in rows.mappings()]


def delete_passkey(connection: Connection, person: str, key: str) -> bool:
    k = passkeys.c
    return connection.execute(delete(passkeys).where(k.id == key, k.person == person)).rowcount == 1


# Recovery codes


def new_code() -> str:
    """Groups of four signs, which are easy to write down."""
    signs = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return "-".join(signs[start : start + 4] for start in range(0, CODE_LENGTH, 4))


def plain_code(code: str) -> str:
    """A code as somebody typed it, with signs that look alike taken for the right ones."""
    plain = re.sub(r"[\s-]", "", code).upper()
    return plain.translate(str.maketrans("OIL", "011"))


def set_recovery(connection: Connection, person: str, code: str, at: float) -> None:
    """The person's one code; an earlier one no longer works."""
    connection.execute(delete(recoveries).where(recoveries.c.person == person))
    connection.execute(insert(recoveries), {"person": person, "hash": hashed(plain_code(code)), "made": at})


def delete_recovery(connection: Connection, person: str) -> bool:
    return connection.execute(delete(recoveries).where(recoveries.c.person == person)).rowcount == 1


def recovery_made(connection: Connection, person: str) -> float | None:
    return connection.execute(select(recoveries.c.made).where(recoveries.c.person == person)).scalar()


def use_recovery(connection: Connection, code: str, fresh: str, at: float) -> str | None:
    """The person whose code it is; it works once, and ``fresh`` is the next one."""
    wanted = hashed(plain_code(code))
    r = recoveries.c
    found = connection.execute(select(r.person, r.hash).where(r.hash == wanted)).first()
    if found is None or not hmac.compare_digest(found.hash, wanted):
        return None
    used = connection.execute(delete(recoveries).where(r.person == found.person, r.hash == wanted)).rowcount == 1
    if not used:
        return None
    set_recovery(connection, found.person, fresh, at)
    return str(found.person)


# Everything about a person


def account_of(connection: Connection, person: str) -> tuple[float, float | None, list[Any], list[Any]]:
    """When a person came, when the recovery code was made, passkeys and sessions."""
    came = connection.execute(select(people.c.came).where(people.c.id == person)).scalar_one()
    return came, recovery_made(connection, person), passkeys_of(connection, person), sessions_of(connection, person)


def data_of(connection: Connection, person: str) -> dict[str, Any]:
    """All that is stored about a person, but for secrets: keys, hashes, and what a game still hides."""
    e, t, m = entries.c, tables.c, members.c
    known = connection.execute(select(people.c.name, people.c.came).where(people.c.id == person)).one()
    at_tables = connection.execute(
        select(t.id, t.game, t.status, t.opened, m.archived)
        .join(members, m.table_id == t.id)
        .where(m.person == person)
        .order_by(t.opened)
    )
    done = connection.execute(
        select(e.table_id, e.version, e.at, e.kind, e.data).where(e.person == person).order_by(e.at, e.version)
    )
    all_sessions = connection.execute(
        select(sessions.c.device, sessions.c.began, sessions.c.seen, sessions.c.ended)
        .where(sessions.c.person == person)
        .order_by(sessions.c.began)
    )
    places = select(results).where(results.c.person == person).order_by(results.c.at)
    blocked = select(blocks.c.other, blocks.c.kind, blocks.c.at).where(blocks.c.person == person)
    told = select(reports).where(reports.c.person == person).order_by(reports.c.id)
    mailbox = select(mailboxes.c.address, mailboxes.c.language, mailboxes.c.confirmed).where(
        mailboxes.c.person == person
    )
    pushed = select(push_targets.c.endpoint, push_targets.c.since).where(push_targets.c.person == person)
    strengths = select(ratings).where(ratings.c.person == person)
    keys = [{name: key[name] for name in ("name", "made", "used")} for key in passkeys_of(connection, person)]
    return {
        "person": person,
        "name": known.name,
        "came": known.came,
        "sessions": [dict(row) for row in all_sessions.mappings()],
        "passkeys": keys,
        "recovery_code_made": recovery_made(connection, person),
        "mailboxes": [dict(row) for row in connection.execute(mailbox).mappings()],
        "push_targets": [dict(row) for row in connection.execute(pushed).mappings()],
        "tables": [dict(row) for row in at_tables.mappings()],
        "results": [dict(row) for row in connection.execute(places).mappings()],
        "ratings": [dict(row) for row in connection.execute(strengths).mappings()],
        "blocks": [dict(row) for row in connection.execute(blocked).mappings()],
        "reports": [dict(row) for row in connection.execute(told).mappings()],
        "entries": [dict(row) for row in done.mappings()],
    }


def tables_of(connection: Connection, person: str) -> list[tuple[str, str, bool]]:
    """Tables that are not over and that a person belongs to: id, status, and whether the person is the host."""
    t, m = tables.c, members.c
    rows = connection.execute(
        select(t.id, t.status, t.host)
        .outerjoin(members, and_(m.table_id == t.id, m.person == person))
        .where(or_(m.person == person, t.host == person), t.status.in_(("open", "playing")))
    )
    return [(row.id, row.status, row.host == person) for row in rows]


def traces_of(connection: Connection, person: str) -> list[tuple[str, int, str]]:
    """Entries that have a person's name or words."""
    e = entries.c
    rows = connection.execute(
        select(e.table_id, e.version, e.kind).where(e.person == person, e.kind.in_(("sat", "said")))
    )
    return [(row.table_id, row.version, row.kind) for row in rows]


def rename_in_logs(
    connection: Connection, person: str, traces: list[tuple[str, int, str]], name: str, words: bool
) -> None:
    """Another name in a person's entries and in lists; without ``words``, what they said is deleted too."""
    e, t = entries.c, tables.c
    names: dict[str, set[str]] = {}  # by table; summaries of old tables do not say who sits there
    for table_id, version, kind in traces:
        here = and_(e.table_id == table_id, e.version == version)
        data = dict(connection.execute(select(e.data).where(here)).scalar_one())
        names.setdefault(table_id, set()).add(data["name"])
        data["name"] = name
        if kind == "said" and not words:
            data["text"] = ""
        connection.execute(update(entries).where(here).values(data=data))
    for table_id, old in names.items():
        summary = dict(connection.execute(select(t.summary).where(t.id == table_id)).scalar_one())
        summary["seats"] = [
            {**seat, "name": name, **({} if words else {"person": None})}
            if seat.get("person") == person or (not seat.get("person") and not seat["bot"] and seat["name"] in old)
            else seat
            for seat in summary["seats"]
        ]
        connection.execute(update(tables).where(t.id == table_id).values(summary=summary))


def delete_person(connection: Connection, person: str, traces: list[tuple[str, int, str]], at: float) -> None:
    """Delete a person. Moves stay in the logs of games, which belong to others too, without a name."""
    rename_in_logs(connection, person, traces, "", words=False)
    for column in (reports.c.person, reports.c.other):
        connection.execute(update(reports).where(column == person).values({column.name: None}))
    connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
    connection.execute(update(results).where(results.c.person == person).values(person=None))
    for table in (sessions, passkeys, recoveries, links, challenges, members, ratings, seeks, *MESSAGES):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    tell(connection, "person", person, at)
    for table_id in dict.fromkeys(table_id for table_id, _, _ in traces):
        tell(connection, "table", table_id, at)
