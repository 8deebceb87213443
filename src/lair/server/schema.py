"""The tables of the database: tables, their entries and members, people and how they come back, decks, notices.

`migrations` creates them.

``up`` in column names is the server's uptime: seconds that it has been open, over all its runs.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
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
    Column("banned_until", Double, nullable=False, server_default="0"),
    Column("signed_after", Double, nullable=False, server_default="0"),  # older cookies without a session are refused
)

sessions = Table(  # one for each browser that a person uses
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),  # signed into the cookie; for older cookies a hash of the cookie
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("device", String(40), nullable=False),  # browser and system, as far as the browser tells
    Column("began", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("ended", Double),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

passkeys = Table(  # WebAuthn credentials
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the credential's id, which may be long
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("credential", Text, nullable=False),  # base64url
    Column("public_key", Text, nullable=False),  # base64url
    Column("count", BigInteger, nullable=False),  # of signatures, as the authenticator tells
    Column("site", String(255), nullable=False),  # the name of the server that it was made for
    Column("name", String(64), nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double),
    Index("passkeys_by_person", "person"),
)

challenges = Table(  # what an authenticator is asked to sign; each works once
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32)),  # who adds a passkey; null: somebody who signs in
    Column("until", Double, nullable=False),
)

recoveries = Table(  # codes to come back with; only their hashes are stored
    "recoveries",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", Double, nullable=False),
)

news = Table(  # what other workers must notice beside entries: a person or a table that changed
    "news",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),  # person, table
    Column("subject", String(32), nullable=False),
    Column("at", Double, nullable=False),
)

links = Table(  # tokens that move a person to another device
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("until", Double, nullable=False),
)

blocks = Table(  # whom people do not want to meet, or to hear
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), nullable=False),  # block, mute
    Column("at", Double, nullable=False),
    Index("blocks_by_other", "other"),
)

reports = Table(  # what people tell the operator
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32)),  # who tells; null: was deleted
    Column("other", String(32)),  # of whom
    Column("table_id", String(16)),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Double),
)

audit = Table(  # what operators have done
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("note", Text, nullable=False),
)

seeks = Table(  # people who look for a game
    "seeks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("wish", JSON, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("table_id", String(16)),  # where they have been seated
    Index("seeks_by_game", "game", "since"),
)

results = Table(  # everybody's place in a game that has ended
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", String(32)),  # null: was deleted
    Column("game", String(16), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("before", Integer),  # the rating as it is shown, if the game was rated
    Column("after", Integer),
    Column("at", Double, nullable=False),
    Index("results_by_person", "person", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),  # rated ones
    Column("wins", Integer, nullable=False),
    Column("at", Double, nullable=False),
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

notices = Table(  # of a slow table: whom to tell that it is their turn, unless they see it themselves before that
    "notices",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("version", Integer, nullable=False),  # that the turn began with
    Column("due_up", Double, nullable=False),
    Index("notices_by_due", "due_up"),
)

push_targets = Table(  # browsers that a person is told in, by Web Push
    "push_targets",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("since", Double, nullable=False),
    Index("push_targets_by_person", "person"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # by the link that was sent there
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
