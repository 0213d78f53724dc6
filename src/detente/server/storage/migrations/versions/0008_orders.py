"""What whoever runs the server has ordered: mutes, bans, removed tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(6), nullable=False),
        sa.Column("guest", sa.String(22)),
        sa.Column("address", sa.String(16)),
        sa.Column("table_id", sa.String(16)),
        sa.Column("until", sa.BigInteger()),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("lifted", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
    )


def downgrade() -> None:
    op.drop_table("orders")
