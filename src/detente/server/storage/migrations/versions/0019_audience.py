"""Who follows which tournament."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "audience",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "guest", name="pk_audience"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_audience_tournament"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_audience_guest"),
    )
    op.create_index("ix_audience_guest", "audience", ["guest"])


def downgrade() -> None:
    op.drop_table("audience")
