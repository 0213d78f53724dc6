"""Answers in advance, passkeys, series that end when they are decided, notices table by table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

WAYS = ("mail", "push", "webhook")
NOTICES = sa.table("notices", sa.column("guest", sa.String), sa.column("quiet", sa.JSON))


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.String(40), nullable=False),
        sa.Column("card", sa.String(60), nullable=False),
        sa.Column("action", sa.Integer()),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "question", "card", name="pk_plans"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_plans_table_id"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_passkeys_guest"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    for table, column in (
        ("tables", sa.Column("decided", sa.Boolean(), nullable=False, server_default=sa.false())),
        ("notices", sa.Column("off_turn", sa.Boolean(), nullable=False, server_default=sa.true())),
        ("results", sa.Column("middle", sa.Integer())),
    ):
        op.add_column(table, column)
    _change_quiet(lambda quiet: {table: list(WAYS) for table in quiet})


def downgrade() -> None:
    _change_quiet(list)
    for table, column in (("results", "middle"), ("notices", "off_turn"), ("tables", "decided")):
        op.drop_column(table, column)
    op.drop_index("ix_passkeys_guest", "passkeys")
    op.drop_table("passkeys")
    op.drop_table("plans")


def _change_quiet(change: Callable[[Any], object]) -> None:
    """Write anew about which tables people are not told."""
    connection = op.get_bind()
    for guest, quiet in connection.execute(sa.select(NOTICES)).all():
        update = sa.update(NOTICES).where(NOTICES.c.guest == guest)
        connection.execute(update.values(quiet=change(quiet)))
