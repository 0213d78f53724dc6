"""From whom an account takes invitations by name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("invitations", sa.String(8), nullable=False, server_default="all")
    op.add_column("accounts", column)


def downgrade() -> None:
    op.drop_column("accounts", "invitations")
