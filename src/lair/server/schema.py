"""The tables of the database: tables, their entries and members, people, decks. `migrations` creates them.

``up`` in column names is the server's uptime: seconds that it has been open, over all its runs.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),  # of the latest entry; adding the next one requires it
    Column("game", String(16), nullable=False),
    Column("digest", String(64), ForeignKey("decks.digest"), nullable=False),
    Column("rules", SmallInteger, nullable=False),
    Column("seed", String(80), nullable=False),  # secret until the game is over
    Column("invite", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("command", String(64)),  # the id of the host's request
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("private", Boolean, nullable=False),
    Column("free", SmallInteger, nullable=False),  # seats that anyone may take
    Column("waits_for", String(8)),  # person or bot, while the game is on
    Column("turn", String(32)),  # the person whose decision it is
    Column("deadline", Double),  # in uptime, if there is a clock
    Column("opened", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("touched_up", Double, nullable=False),
    Column("summary", JSON, nullable=False),  # what lists show
    Index("tables_by_status", "status", "private", "touched"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_host", "host", "command", unique=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("data", JSON, nullable=False),
    Column("person", String(32)),
    Column("command", String(64)),
    Column("at", Double, nullable=False),
    Column("up", Double, nullable=False),
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("archived", Boolean, nullable=False),
    Column("seen_up", Double, nullable=False),  # the last sign of life
    Index("members_by_table", "table_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("came", Double, nullable=False),
)

links = Table(  # tokens that move a person to another device
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("until", Double, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("content", Text, nullable=False),
)

house = Table(  # one row
    "house",
    metadata,
    Column("id", SmallInteger, primary_key=True),
    Column("secret", String(64), nullable=False),  # signs cookies
    Column("up", Double, nullable=False),  # seconds that the server has been open
    Column("beat", Double, nullable=False),  # when ``up`` was last updated, in seconds since 1970
)
