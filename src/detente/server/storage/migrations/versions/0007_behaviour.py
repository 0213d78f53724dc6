"""What the rules did with each move, so that a table is never played on by other rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("behaviour", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("moves", "behaviour")
