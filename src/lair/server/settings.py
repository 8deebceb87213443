"""Settings of the server: its database, its limits, its times. Filled in from the command line and the environment."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from lair.errors import OptionError

DAY = 86400.0


@dataclass(frozen=True)
class Limits:
    """What one client may ask for, and how long it is kept. Each can be set: ``LAIR_LIMIT_TABLES=200``."""

    tables: int = 60  # not over, hosted by one person
    seats: int = 200  # held by one person
    openings: int = 30  # tables opened per minute and person
    people: int = 60  # new ones per hour and address
    sign_ins: int = 60  # tries with a passkey or a recovery code, per hour and address
    exports: int = 10  # of one's data, per hour and person
    reports: int = 10  # to the operator, per hour and person
    requests: int = 40  # per second and address
    commands: int = 20  # per second and person
    sockets: int = 60  # of one person
    address_sockets: int = 300  # of one address
    hints: int = 20  # per minute and person
    reasons: int = 240  # per minute and person
    chat: int = 20  # per minute and person
    histories: int = 60  # per minute and address: each replays a whole game
    lab_games: int = 20_000  # of one run of the laboratory, with each set of cards
    lab_seconds: int = 120  # after which a run ends with what it has found
    lab_runs: int = 2  # at a time, of all people together; each takes one core at the lowest priority
    lab_starts: int = 30  # runs begun per minute and person
    lab_checks: int = 240  # of cards in the laboratory, per minute and person
    reviews: int = 20  # begun per hour and address: each takes a minute of one core
    mails: int = 5  # to confirm an address, per hour: asked for by one person or one client, or sent to one address
    push_targets: int = 8  # browsers that one person is told in
    chat_length: int = 300  # characters; sent as `info.chat_limit`
    chat_lines: int = 1000  # at one table
    entries: int = 3000  # of one person at one table; after that only moves and resigning
    bot_moves: int = 3000  # of bots at one table after the latest command of a person; after that it is set aside
    body: int = 16_000  # bytes of a command
    cards: int = 400_000  # bytes of a table with cards of its own
    name: int = 24  # characters
    closed_days: int = 1  # until a table that was closed before its game is deleted
    finished_days: int = 0  # until a finished game is deleted; 0: never

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
    lab: bool = False  # whether people may simulate games with cards of their own
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    secure: bool = False  # cookies over https only
    proxies: tuple[str, ...] = ("127.0.0.1",)  # addresses or networks whose X-Forwarded-For is believed
    hosts: tuple[str, ...] = ()  # names this server is called by; none: any
    public_url: str = ""  # where people find this server; links in e-mails begin with it
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no e-mail is sent
    mail_from: str = ""  # the sender's address
    contact: str = ""  # mailto: or https: of whoever runs this server, for push services; without it: no Web Push
    push_anywhere: bool = False  # also to addresses that are not public, and without https: for tests
    notice_seconds: float = 60.0  # after a turn began at a slow table, until its person is told
    grace_seconds: float = 120.0  # without a sign of life, until others may seat a stand-in bot at a live table
    slow_grace_seconds: float = 3 * DAY  # the same at a slow table
    breath_seconds: float = 2.5  # that a bot waits for a move to be taken back, where the table has that
    lesson_breath_seconds: float = 8.0  # the same when a pupil has left the lesson
    cookie_days: int = 400
    beat_seconds: float = 20.0  # between signs of life on an idle socket
    send_seconds: float = 20.0  # until a socket whose client reads nothing is closed
    poll_seconds: float = 2.0  # between polls for entries of other workers, beside Redis
    alone_moves: int = 200  # of bots without a command of a person, after which they play slowly
    alone_seconds: float = 0.25  # between their moves then
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


def words_in(variable: str, otherwise: tuple[str, ...] = ()) -> tuple[str, ...]:
    """A list in the environment, separated by commas or spaces."""
    return tuple(os.environ.get(variable, "").replace(",", " ").split()) or otherwise


def default_database() -> Path:
    """The SQLite file that is used if no database is given."""
    folder = user_data_path("lair", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"
