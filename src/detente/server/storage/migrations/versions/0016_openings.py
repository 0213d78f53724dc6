"""How a rated game was opened on each seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("opening", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("results", "opening")
