"""Series of tables, and what players say with a move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(16)))
    op.add_column("tables", sa.Column("number", sa.Integer()))
    op.add_column("tables", sa.Column("games", sa.Integer()))
    op.create_index("ix_tables_series", "tables", ["series"])
    op.add_column("moves", sa.Column("comment", sa.String(140)))


def downgrade() -> None:
    op.drop_column("moves", "comment")
    op.drop_index("ix_tables_series", "tables")
    for name in ("games", "number", "series"):
        op.drop_column("tables", name)
