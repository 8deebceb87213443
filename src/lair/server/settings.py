"""How a house is run: where it keeps things, what it allows. The command line and the environment fill this in."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from lair.errors import OptionError

DAY = 86400.0


@dataclass(frozen=True)
class Limits:
    """What one stranger can ask for. Each can be set in the environment: ``LAIR_LIMIT_TABLES=200``."""

    tables: int = 60  # that a person hosts and that are not over
    seats: int = 200  # that a person holds
    people: int = 60  # new ones from one address, an hour
    requests: int = 40  # from one address, a second
    commands: int = 20  # of one person, a second
    sockets: int = 60  # of one person
    address_sockets: int = 300  # of one address
    hints: int = 20  # of one person, a minute
    reasons: int = 240  # of one person, a minute
    chat: int = 20  # of one person, a minute
    histories: int = 60  # to one address, a minute: a whole game is told each time
    reviews: int = 20  # begun from one address, an hour: a minute of one core each
    chat_length: int = 300  # characters
    chat_lines: int = 1000  # at one table
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
    """One worker's."""

    database: str = ""  # a URL; empty: a file of our own
    redis: str | None = None
    limits: Limits = field(default_factory=Limits)
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes that bots think in
    origins: tuple[str, ...] = ()  # pages of other addresses that may speak to this house
    secure: bool = False  # cookies over https only
    grace: float = 120.0  # seconds without a sign of life until others may call in a bot, at a live table
    slow_grace: float = 3 * DAY  # and at one without hurry
    cookie_days: int = 400
    beat: float = 20.0  # seconds between signs of life on a socket
    patience: float = 20.0  # seconds until a socket that takes nothing is closed
    poll: float = 2.0  # seconds between looks at what other workers did, beside what Redis says
    resting: float = 60.0  # seconds until a table that nobody looks at is put away

    @property
    def url(self) -> str:
        """The database's, for SQLAlchemy."""
        if not self.database:
            return f"sqlite:///{house_file()}"
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + self.database.split("://", 1)[1]
        if self.database.startswith(("sqlite:///", "postgresql+psycopg://")):
            return self.database
        raise OptionError("database-url", url=self.database.split("@")[-1])


def house_file() -> Path:
    """Where tables are kept where nothing else is said."""
    folder = user_data_path("lair", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"
