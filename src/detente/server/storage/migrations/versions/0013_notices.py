"""Notices, browsers that want to be told, bots of people, whom people follow, planned answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.String(300)),
        sa.Column("reminder", sa.Integer(), nullable=False),
        sa.Column("quiet", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_notices"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notices_guest"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("subscription", sa.JSON(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_pushes_guest"),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])
    op.create_table(
        "bots",
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("owner", sa.String(22), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_bots"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_bots_guest"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_bots_owner"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
    op.create_index("ix_bots_token", "bots", ["token"], unique=True)
    op.create_table(
        "follows",
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("other", sa.String(22), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "other", name="pk_follows"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_follows_guest"),
        sa.ForeignKeyConstraint(["other"], ["guests.id"], name="fk_follows_other"),
    )
    op.create_index("ix_follows_other", "follows", ["other"])
    op.create_index("ix_tables_changed", "tables", ["changed"])


def downgrade() -> None:
    op.drop_index("ix_tables_changed", "tables")
    for name in ("follows", "bots", "pushes", "notices"):
        op.drop_table(name)
