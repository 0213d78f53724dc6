"""Every write compares a revision; who made a table; requests, moves taken back, seals, leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("maker", sa.String(22)))
    op.add_column("tables", sa.Column("made_from", sa.String(16)))
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.create_index("ix_tables_made_from", "tables", ["made_from"])
    op.create_index("ix_tables_secret", "tables", ["secret"], unique=True)
    op.add_column("seats", sa.Column("seal", sa.String(64)))
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_requests_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "request", name="pk_requests"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_leases"),
    )
    op.create_table(
        "undone",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("comment", sa.String(140)),
        sa.Column("undone", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_undone_table_id"),
        sa.PrimaryKeyConstraint("table_id", "revision", "n", name="pk_undone"),
    )


def downgrade() -> None:
    op.drop_column("seats", "seal")
    op.drop_table("undone")
    op.drop_table("leases")
    op.drop_table("requests")
    op.drop_index("ix_tables_secret", "tables")
    op.drop_index("ix_tables_made_from", "tables")
    op.drop_index("ix_tables_maker", "tables")
    for name in ("made_from", "maker", "revision"):
        op.drop_column("tables", name)
