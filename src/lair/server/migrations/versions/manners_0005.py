"""Blocks, reports, bans and the operator's log"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned_until", sa.Double(), nullable=False, server_default="0"))
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(length=32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("other", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("settled", sa.Double(), nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("operator", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=16), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for table in ("audit", "reports", "blocks"):
        op.drop_table(table)
    op.drop_column("people", "banned_until")
