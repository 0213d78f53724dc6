"""Accounts, their sessions, links that work once, and what is on its way to people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("mail", sa.String(254)),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("settings", sa.JSON(none_as_null=True)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guest", name="pk_accounts"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_accounts_guest"),
    )
    op.create_index("ix_accounts_name", "accounts", ["name"], unique=True)
    op.create_index("ix_accounts_mail", "accounts", ["mail"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest"),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(22)),
        sa.Column("mail", sa.String(254)),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_links"),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(22)),
        sa.Column("body", sa.JSON(none_as_null=True)),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_key", "outbox", ["key"], unique=True)
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_guest", "outbox", ["guest"])


def downgrade() -> None:
    for name in ("outbox", "links", "sessions", "accounts"):
        op.drop_table(name)
