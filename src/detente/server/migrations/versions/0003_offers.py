"""What is offered at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("offer", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("tables", "offer")
