"""The first house"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.SmallInteger(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("up", sa.Double(), nullable=False),
        sa.Column("beat", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("came", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.SmallInteger(), nullable=False),
        sa.Column("seed", sa.String(length=80), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("free", sa.SmallInteger(), nullable=False),
        sa.Column("waits_for", sa.String(length=8), nullable=True),
        sa.Column("turn", sa.String(length=32), nullable=True),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("touched_up", sa.Double(), nullable=False),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["digest"],
            ["decks.digest"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_deadline", "tables", ["deadline"], unique=False)
    op.create_index("tables_by_host", "tables", ["host", "command"], unique=True)
    op.create_index("tables_by_status", "tables", ["status", "private", "touched"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("up", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("seen_up", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_index("members_by_table", "members", ["table_id"], unique=False)


def downgrade() -> None:
    op.drop_index("members_by_table", table_name="members")
    op.drop_table("members")
    op.drop_table("entries")
    op.drop_index("tables_by_status", table_name="tables")
    op.drop_index("tables_by_host", table_name="tables")
    op.drop_index("tables_by_deadline", table_name="tables")
    op.drop_table("tables")
    op.drop_table("links")
    op.drop_table("people")
    op.drop_table("house")
    op.drop_table("decks")
