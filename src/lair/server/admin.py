"""The operator's commands, ``lair admin``: they work on the database, and servers that run notice within seconds."""

import getpass
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection

from lair.errors import LairError
from lair.server import manners
from lair.server.settings import DAY, Limits
from lair.server.store import reached
from lair.server.table import clean_name

FOREVER = 4e9  # a time long after everybody's
MOST_LISTED = 200


class AdminError(LairError):
    """A command that finds nothing to do."""


class Admin:
    """An operator at a database."""

    def __init__(self, url: str) -> None:
        self._engine = reached(url)
        self.operator = operator()

    def close(self) -> None:
        self._engine.dispose()

    def _read(self, what: Callable[..., Any], *arguments: Any) -> Any:
        with self._engine.connect() as connection:
            return what(connection, *arguments)

    @contextmanager
    def _noted(self, action: str, subject: str, why: str) -> Iterator[tuple[Connection, float]]:
        """Do something and write it into the log: both, or neither."""
        now = time.time()
        with self._engine.begin() as connection:
            yield connection, now
            manners.note(connection, self.operator, action, subject, why, now)

    def people(self, text: str) -> list[dict[str, Any]]:
        return list(self._read(manners.find_people, text, MOST_LISTED))

    def tables(self, status: str | None) -> list[dict[str, Any]]:
        return list(self._read(manners.list_tables, status, MOST_LISTED))

    def reports(self, everything: bool) -> list[dict[str, Any]]:
        return list(self._read(manners.list_reports, everything, MOST_LISTED))

    def log(self) -> list[dict[str, Any]]:
        return list(self._read(manners.log_of, MOST_LISTED))

    def rename(self, person: str, name: str, why: str) -> str:
        """The name as it is stored."""
        cleaned = clean_name(name, Limits.from_environment())
        with self._noted("rename", person, why) as (connection, now):
            if not manners.rename(connection, person, cleaned, now):
                raise AdminError("no-such-person")
        return cleaned

    def ban(self, person: str, days: int | None, why: str) -> None:
        """For some days, or for good."""
        with self._noted("ban", person, why) as (connection, now):
            if not manners.ban(connection, person, FOREVER if days is None else now + days * DAY, now):
                raise AdminError("no-such-person")

    def unban(self, person: str, why: str) -> None:
        with self._noted("unban", person, why) as (connection, now):
            if not manners.ban(connection, person, 0.0, now):
                raise AdminError("no-such-person")

    def close_table(self, table_id: str, why: str) -> None:
        with self._noted("close", table_id, why) as (connection, now):
            if not manners.close_table(connection, table_id, now):
                raise AdminError("no-such-table")

    def settle(self, number: int, why: str) -> None:
        with self._noted("settle", str(number), why) as (connection, now):
            if not manners.settle(connection, number, now):
                raise AdminError("no-such-report", number=number)


def operator() -> str:
    """Who works at this machine."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"
