"""People who look for a game"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(length=32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("wish", sa.JSON(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
    )
    op.create_index("seeks_by_game", "seeks", ["game", "since"])


def downgrade() -> None:
    op.drop_table("seeks")
