"""Tournaments of games for more than two: who sits at a table of a round, and what each has got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

NAMES = ("tournament", "round", "board", "table_id")


def upgrade() -> None:
    _change([sa.Column("sits", sa.JSON(), nullable=False)], sa.JSON(none_as_null=True), _sits)


def downgrade() -> None:
    first = sa.Column("first", sa.Integer(), nullable=False)
    _change([first, sa.Column("second", sa.Integer())], sa.Float(), _pair)


def _sits(row: Any) -> dict[str, object]:
    if row.second is None:
        return {"sits": [row.first], "points": [row.points]}
    points = None if row.points is None else [row.points, 1 - row.points]
    return {"sits": [row.first, row.second], "points": points}


def _pair(row: Any) -> dict[str, object]:
    """Whoever has sat there; of four there is room for two."""
    first, second = [*row.sits, None][:2]
    return {"first": first, "second": second, "points": row.points and row.points[0]}


def _change(
    sits: Sequence[sa.Column[Any]],
    points: sa.types.TypeEngine[Any],
    changed: Any,  # a row as it was, what it is now
) -> None:
    connection = op.get_bind()
    old = sa.Table("pairings", sa.MetaData(), autoload_with=connection)
    rows = connection.execute(sa.select(old)).all()
    op.drop_table("pairings")
    new = op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        *sits,
        sa.Column("table_id", sa.String(16)),
        sa.Column("points", points),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament"),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
    for row in rows:
        kept = {name: getattr(row, name) for name in NAMES}
        connection.execute(sa.insert(new).values(**kept, **changed(row)))
