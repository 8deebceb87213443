"""Settings of the server: its database, its limits, its times. Filled in from the command line and the environment."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from lair.errors import OptionError

DAY = 86400.0


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. Each can be set in the environment: ``LAIR_LIMIT_TABLES=200``."""

    tables: int = 60  # not over, hosted by one person
    seats: int = 200  # held by one person
    people: int = 60  # new ones per hour and address
    requests: int = 40  # per second and address
    commands: int = 20  # per second and person
    sockets: int = 60  # of one person
    address_sockets: int = 300  # of one address
    hints: int = 20  # per minute and person
    reasons: int = 240  # per minute and person
    chat: int = 20  # per minute and person
    histories: int = 60  # per minute and address: each replays a whole game
    reviews: int = 20  # begun per hour and address: each takes a minute of one core
    chat_length: int = 300  # characters; sent as `info.chat_limit`
    chat_lines: int = 1000  # at one table
    entries: int = 3000  # of one person at one table; after that only moves and resigning
    body: int = 16_000  # bytes of a command
    cards: int = 400_000  # bytes of a table with cards of its own
    name: int = 24  # characters

    @classmethod
    def from_environment(cls) -> "Limits":
        chosen: dict[str, int] = {}
        for limit in fields(cls):
            variable = f"LAIR_LIMIT_{limit.name.upper()}"
            if variable in os.environ:
                try:
                    chosen[limit.name] = int(os.environ[variable])
                except ValueError:
                    raise OptionError("environment-number", variable=variable, value=os.environ[variable]) from None
        return cls(**chosen)


@dataclass(frozen=True)
class Settings:
    """Settings of one worker."""

    database: str = ""  # a URL; empty: a SQLite file in the data folder
    redis: str | None = None
    limits: Limits = field(default_factory=Limits)
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes that bots think in
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    secure: bool = False  # cookies over https only
    grace_seconds: float = 120.0  # without a sign of life, until others may seat a stand-in bot at a live table
    slow_grace_seconds: float = 3 * DAY  # the same at a slow table
    cookie_days: int = 400
    beat_seconds: float = 20.0  # between signs of life on an idle socket
    send_seconds: float = 20.0  # until a socket whose client reads nothing is closed
    poll_seconds: float = 2.0  # between polls for entries of other workers, beside Redis
    unload_seconds: float = 60.0  # until a table that nobody watches is unloaded

    @property
    def url(self) -> str:
        """The URL of the database, for SQLAlchemy."""
        if not self.database:
            return f"sqlite:///{default_database()}"
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + self.database.split("://", 1)[1]
        if self.database.startswith(("sqlite:///", "postgresql+psycopg://")):
            return self.database
        raise OptionError("database-url", url=self.database.split("@")[-1])


def default_database() -> Path:
    """The SQLite file that is used if no database is given."""
    folder = user_data_path("lair", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"
