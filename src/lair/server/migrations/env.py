"""Alembic runs this; the connection comes from `migrate`."""

from alembic import context

from lair.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
