"""Sides that are bid for, and when somebody was last reminded by another player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("bids", "turned"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("reminded", sa.BigInteger))
    op.add_column("seats", sa.Column("bid", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "bid")
    for name in ("reminded", "turned", "bids"):
        op.drop_column("tables", name)
