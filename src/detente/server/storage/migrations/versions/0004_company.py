"""Spectators who see a table late, guests who block others, reports, and what seats are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked", sa.JSON(none_as_null=True)))
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("blocked", sa.String(22), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_blocks_guest"),
        sa.ForeignKeyConstraint(["blocked"], ["guests.id"], name="fk_blocks_blocked"),
        sa.PrimaryKeyConstraint("guest", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_reports_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_index("ix_reports_guest", "reports", ["guest"])


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("blocks")
    op.drop_column("tables", "asked")
    op.drop_column("tables", "delay")
