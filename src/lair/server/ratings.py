"""Results and ratings: what is stored when a game ends, profiles, and the board of the best.

A rating is openskill's Plackett-Luce rating over the places of rated games. Bots are fixed points: a game's
``ratings.toml`` says how strong its levels are, and no game changes that. A result is stored in the same commit as the
entry that ends the game, so it counts exactly once. `lair.server.store` writes results, routes of profiles read them.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, case, func, insert, select, update

from lair.bots import LEVELS
from lair.games import manifest_of
from lair.server.schema import people, ratings, results, tables

SHOWN_START, SHOWN_SCALE = 1000, 40  # of the number that people see
CERTAINTY = 3.0  # standard deviations that a rating must be better than it is shown
BOT_SIGMA = 1.0
DEFAULT_BOTS = dict(zip(LEVELS, (15.0, 20.0, 25.0, 28.0, 31.0), strict=True))  # of a game that has not measured its own
BOARD_GAMES = 5  # rated games until somebody is on the board
MODEL = PlackettLuce()  # with its drift: people change


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, and how sure that is; a newcomer's by default."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def shown(self) -> int:
        """The number that people see: what the rating is at least, almost certainly. It begins at 1000."""
        return round(SHOWN_START + SHOWN_SCALE * (self.mu - CERTAINTY * self.sigma))


@dataclass(frozen=True)
class Finisher:
    """A seat at the end of a game: a person or a bot's level."""

    person: str | None
    bot: str | None
    place: int
    points: int
    won: bool


@dataclass(frozen=True)
class Finished:
    """A game that has just ended."""

    table_id: str
    game: str
    rated: bool
    at: float
    seats: tuple[Finisher, ...]


@cache
def bot_ratings(game: str) -> dict[str, Rating]:
    """The fixed points of a game: its levels' ratings."""
    file = manifest_of(game).folder / "ratings.toml"
    measured = tomllib.loads(file.read_text(encoding="utf-8"))["bots"] if file.is_file() else {}
    return {level: Rating(float(measured.get(level, mu)), BOT_SIGMA) for level, mu in DEFAULT_BOTS.items()}


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game that ended in these places."""
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


# Writing


def store_result(connection: Connection, finished: Finished) -> None:
    """Store everybody's place, and everybody's new rating if the game was rated."""
    everybody = sorted({seat.person for seat in finished.seats if seat.person is not None})
    known = ratings_of(connection, everybody, finished.game, lock=True) if finished.rated else {}
    bots = bot_ratings(finished.game)
    before = [bots[seat.bot] if seat.bot else known.get(seat.person or "", Rating()) for seat in finished.seats]
    after = rated(before, [seat.place for seat in finished.seats]) if finished.rated else before
    for number, seat in enumerate(finished.seats):
        if seat.person is None:
            continue
        row = {
            "table_id": finished.table_id,
            "seat": number,
            "person": seat.person,
            "game": finished.game,
            "players": len(finished.seats),
            "place": seat.place,
            "points": seat.points,
            "won": seat.won,
            "rated": finished.rated,
            "before": before[number].shown if finished.rated else None,
            "after": after[number].shown if finished.rated else None,
            "at": finished.at,
        }
        connection.execute(insert(results), row)
        if finished.rated:
            keep_rating(connection, seat, finished.game, after[number], finished.at, new=seat.person not in known)


def keep_rating(connection: Connection, seat: Finisher, game: str, rating: Rating, at: float, *, new: bool) -> None:
    row: dict[str, Any] = {"mu": rating.mu, "sigma": rating.sigma, "at": at}
    if new:
        connection.execute(insert(ratings), {**row, "person": seat.person, "game": game, "games": 1, "wins": seat.won})
        return
    r = ratings.c
    row |= {"games": r.games + 1, "wins": r.wins + int(seat.won)}
    connection.execute(update(ratings).where(r.person == seat.person, r.game == game).values(**row))


# Reading


def ratings_of(connection: Connection, whose: list[str], game: str, *, lock: bool = False) -> dict[str, Rating]:
    """Those that people have."""
    r = ratings.c
    asked = select(r.person, r.mu, r.sigma).where(r.person.in_(whose), r.game == game).order_by(r.person)
    rows = connection.execute(asked.with_for_update() if lock else asked)
    return {row.person: Rating(row.mu, row.sigma) for row in rows}


def profile_of(connection: Connection, person: str, everything: bool, before: float | None, limit: int) -> Any:
    """Name, ratings, statistics and games of a person; others see games of public tables alone. None: nobody."""
    known = connection.execute(select(people.c.name, people.c.came).where(people.c.id == person)).first()
    if known is None:
        return None
    r, t, s = results.c, tables.c, ratings.c
    seen = r.person == person
    if not everything:
        seen = and_(seen, t.private.is_(False))
    played = select(results, t.summary).join(tables, t.id == r.table_id).where(seen)
    if before is not None:
        played = played.where(r.at < before)
    games = connection.execute(played.order_by(r.at.desc()).limit(limit)).mappings().all()
    totals = connection.execute(
        select(
            r.game,
            func.count().label("games"),
            func.sum(case((r.won, 1), else_=0)).label("wins"),
            func.max(r.points).label("best"),
            func.avg(r.place).label("place"),
        )
        .join(tables, t.id == r.table_id)
        .where(seen)
        .group_by(r.game)
        .order_by(r.game)
    ).mappings()
    own = connection.execute(select(ratings).where(s.person == person).order_by(s.game)).mappings()
    return (
        known.name,
        known.came,
        [dict(row) for row in own],
        [dict(row) for row in totals],
        [dict(row) for row in games],
    )


def board_of(connection: Connection, game: str, limit: int) -> list[dict[str, Any]]:
    """The best people of a game, the best first; with their names."""
    s = ratings.c
    rows = connection.execute(
        select(s.person, people.c.name, s.mu, s.sigma, s.games, s.wins)
        .join(people, people.c.id == s.person)
        .where(s.game == game, s.games >= BOARD_GAMES)
        .order_by((s.mu - CERTAINTY * s.sigma).desc())
        .limit(limit)
    )
    return [dict(row) for row in rows.mappings()]


def changes_at(connection: Connection, table_id: str) -> dict[int, tuple[int | None, int | None]]:
    """Everybody's shown rating before and after a finished game, by seat."""
    r = results.c
    rows = connection.execute(select(r.seat, r.before, r.after).where(r.table_id == table_id))
    return {row.seat: (row.before, row.after) for row in rows}
