"""Finding a game: who looks for one, who fits together, and who is online.

`Matchmaker.find_game` stores a wish and looks for others with the same one. Whoever waits asks again every
few seconds, and each time those who wait are looked at again. The database gives a person to one table only
(`store.claim_people`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from lair.bots import levels_of
from lair.games import manifest_of
from lair.server.answers import ListedTable
from lair.server.commands import Wish
from lair.server.schema import blocks, members, people, seeks, sessions, tables

FILL_SECONDS = 20.0  # after which bots take the seats that are left, among people who agree
GONE_SECONDS = 20.0  # without a question, after which somebody no longer waits
TOUCH_SECONDS = 5.0  # between two notes that somebody still waits
ONLINE_SECONDS = 120.0  # since the last request
MOST_SHOWN = 50  # people in the list of those who are online


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits for a game."""

    person: str
    name: str
    wish: Wish
    since: float


@dataclass(frozen=True)
class Match:
    """People who fit together, and how many bots take the rest of the seats."""

    seekers: tuple[Seeker, ...]
    players: int

    @property
    def bots(self) -> tuple[str, ...]:
        """Bots of the middle level."""
        levels = levels_of(self.seekers[0].wish.game)
        return (levels[len(levels) // 2],) * (self.players - len(self.seekers))


def same_wish(one: Wish, other: Wish) -> bool:
    """Whether two wishes are for the same kind of game; how many play, and bots, are another question."""
    mine, theirs = ((wish.game, sorted(set(wish.options)), wish.pace, wish.clock, wish.rated) for wish in (one, other))
    return mine == theirs


def others_like(person: str, waiting: list[Seeker]) -> int:
    """How many others wait for the same kind of game."""
    own = next((one for one in waiting if one.person == person), None)
    return 0 if own is None else sum(one is not own and same_wish(one.wish, own.wish) for one in waiting)


def match(person: str, waiting: Iterable[Seeker], apart: set[tuple[str, str]], now: float) -> Match | None:
    """The first people, by how long they have waited, who make a game with this person; None: it takes more."""
    in_line = sorted(waiting, key=lambda one: (one.since, one.person))
    own = next((one for one in in_line if one.person == person), None)
    if own is None:
        return None
    in_line = [one for one in in_line if same_wish(one.wish, own.wish)]
    for players in manifest_of(own.wish.game).players:
        found = together(own, in_line, players, apart)
        if len(found) >= players:
            return Match(tuple(found[:players]), players)
    if not own.wish.bots or now - own.since < FILL_SECONDS:
        return None
    in_line = [one for one in in_line if one.wish.bots]
    for players in manifest_of(own.wish.game).players:
        found = together(own, in_line, players, apart)
        if found:
            return Match(tuple(found[:players]), players)
    return None


def together(own: Seeker, in_line: list[Seeker], players: int, apart: set[tuple[str, str]]) -> list[Seeker]:
    """This person and others who want so many players; nobody who has blocked another of them."""
    if own.wish.players not in (None, players):
        return []
    chosen = [own]
    for one in in_line:
        if one is own or one.wish.players not in (None, players) or len(chosen) == players:
            continue
        if not any((one.person, other.person) in apart or (other.person, one.person) in apart for other in chosen):
            chosen.append(one)
    return sorted(chosen, key=lambda one: (one.since, one.person))


# Wishes in the database


def set_wish(connection: Connection, person: str, wish: Wish, now: float) -> None:
    """Somebody begins to wait; an earlier wish is forgotten."""
    connection.execute(delete(seeks).where(seeks.c.person == person))
    row = {"person": person, "game": wish.game, "wish": msgspec.to_builtins(wish), "since": now, "seen": now}
    connection.execute(insert(seeks), row)


def end_wish(connection: Connection, person: str) -> bool:
    return connection.execute(delete(seeks).where(seeks.c.person == person)).rowcount == 1


def wish_of(connection: Connection, person: str) -> Any:
    """The row of somebody who waits or has been seated; None: neither."""
    return connection.execute(select(seeks).where(seeks.c.person == person)).mappings().first()


def still_waits(connection: Connection, person: str, now: float) -> None:
    connection.execute(update(seeks).where(seeks.c.person == person).values(seen=now))


def waiting_for(connection: Connection, game: str, now: float) -> list[Seeker]:
    """Everybody who waits for this game and is still there."""
    s = seeks.c
    rows = connection.execute(
        select(s.person, people.c.name, s.wish, s.since)
        .join(people, people.c.id == s.person)
        .where(s.game == game, s.table_id.is_(None), s.seen > now - GONE_SECONDS)
        .order_by(s.since)
        .limit(200)
    )
    return [Seeker(row.person, row.name, msgspec.convert(row.wish, Wish), row.since) for row in rows]


def blocked_among(connection: Connection, whom: list[str]) -> set[tuple[str, str]]:
    """Pairs of these people of whom the first has blocked the second."""
    b = blocks.c
    rows = connection.execute(select(b.person, b.other).where(b.kind == "block", b.person.in_(whom), b.other.in_(whom)))
    return {(row.person, row.other) for row in rows}


def purge_wishes(connection: Connection, now: float) -> None:
    """Forget wishes of people who are gone."""
    connection.execute(delete(seeks).where(seeks.c.seen < now - 10 * GONE_SECONDS))


# Open tables, and who is online


def inviting_tables(connection: Connection, wish: Wish, digest: str, seen_after: float) -> list[str]:
    """Public tables that fit a wish and whose host is there, those opened first first."""
    t, m = tables.c, members.c
    rows = connection.execute(
        select(t.id, t.summary)
        .join(members, (m.table_id == t.id) & (m.person == t.host))
        .where(t.status == "open", t.private.is_(False), t.free > 0, t.game == wish.game, t.digest == digest)
        .where(m.seen_up >= seen_after)
        .order_by(t.opened)
        .limit(50)
    )
    return [row.id for row in rows if fits(row.summary, wish)]


def fits(summary: dict[str, Any], wish: Wish) -> bool:
    clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
    return (
        sorted(summary["options"]) == sorted(set(wish.options))
        and (summary["pace"], summary["clock"]) == (wish.pace, clock)
        and summary.get("rated", False) == wish.rated
        and wish.players in (None, summary["players"])
        and (wish.bots or not any(seat["bot"] for seat in summary["seats"]))
    )


def is_wanted(table: ListedTable, players: int | None, pace: str | None, clock: str | None, rated: bool | None) -> bool:
    """Whether a table passes the filters of a list."""
    has_clock = "none" if table.clock is None else table.clock.per
    return (
        players in (None, table.players)
        and pace in (None, table.pace)
        and clock in (None, has_clock)
        and rated in (None, table.rated)
    )


def online(connection: Connection, now: float, seen_up: float) -> tuple[int, int, int, list[dict[str, Any]]]:
    """How many people are there, how many wait, how many games are played; and who is at public tables or waits."""
    s, t, m, p = sessions.c, tables.c, members.c, people.c
    count = connection.execute(
        select(func.count(s.person.distinct())).where(s.seen > now - ONLINE_SECONDS, s.ended.is_(None))
    ).scalar_one()
    games = connection.execute(
        select(func.count()).select_from(tables).where(t.status == "playing", t.touched > now - 600)
    ).scalar_one()
    waiting = connection.execute(
        select(p.id, p.name)
        .join(seeks, seeks.c.person == p.id)
        .where(seeks.c.table_id.is_(None), seeks.c.seen > now - GONE_SECONDS)
    ).all()
    seated = connection.execute(
        select(p.id, p.name, t.status)
        .join(members, m.person == p.id)
        .join(tables, t.id == m.table_id)
        .where(t.private.is_(False), t.status.in_(("open", "playing")), m.seen_up >= seen_up)
        .order_by(p.name)
        .limit(MOST_SHOWN)
    ).all()
    shown = {row.id: {"person": row.id, "name": row.name, "doing": row.status} for row in seated}
    shown |= {row.id: {"person": row.id, "name": row.name, "doing": "waiting"} for row in waiting[:MOST_SHOWN]}
    return int(count), len(waiting), int(games), sorted(shown.values(), key=lambda one: one["name"].lower())
