"""Migrations of the database schema; Alembic runs them when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

ADVISORY_LOCK = 76_414_952  # so that two workers that start together do not both migrate


def migrate(engine: Engine) -> None:
    """Migrate the database to the newest revision."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        command.upgrade(config_of(connection), "head")


def newest() -> str:
    """The revision that a database has after `migrate`."""
    return str(ScriptDirectory(str(Path(__file__).parent)).get_current_head())


def restorable() -> set[str]:
    """Revisions whose backups fit the newest schema as they are.

    All so far: later ones only added tables, and columns with a default.
    """
    return {script.revision for script in ScriptDirectory(str(Path(__file__).parent)).walk_revisions()}


def config_of(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
