"""Tables that are played on from a moment of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    given = sa.Column("given", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", given)


def downgrade() -> None:
    op.drop_column("tables", "given")
