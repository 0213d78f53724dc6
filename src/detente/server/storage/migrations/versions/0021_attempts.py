"""Who has tried which puzzle, and found it at once or not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", "guest", name="pk_attempts"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_attempts_guest"),
    )
    op.create_index("ix_attempts_guest", "attempts", ["guest"])


def downgrade() -> None:
    op.drop_table("attempts")
