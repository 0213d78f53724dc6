"""Clocks: what a table has agreed on, how its clocks stand, and when none of them runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("time", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger()))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("gone", sa.String(22)))
    op.create_table(
        "pauses",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(22)),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_pauses_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_pauses"),
    )
    op.create_index("ix_pauses_guest", "pauses", ["guest"])


def downgrade() -> None:
    op.drop_table("pauses")
    op.drop_column("seats", "gone")
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "time")
