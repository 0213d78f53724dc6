"""What the levels have earned on the ladder: `detente ladder GAME --keep` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from detente.core.tables import read_table

TABLE: Final = Path(__file__).parent / "data" / "ratings.csv"
HIGHEST: Final = 9999


def ratings(game: str, table: Path = TABLE) -> dict[str, int]:
    """The ratings of the bots in a game, as far as they have played for one."""
    return {
        row.text("bot"): row.number("rating", -HIGHEST, HIGHEST)
        for row in read_table(table)
        if row.text("game") == game
    }


def keep(game: str, earned: Mapping[str, float], table: Path = TABLE) -> None:
    """Write down what was earned in a game, in place of what it was before."""
    rows = [(row.text("game"), row.text("bot"), row.text("rating")) for row in read_table(table)]
    kept = [row for row in rows if row[0] != game]
    kept += [(game, bot, str(round(points))) for bot, points in earned.items()]
    lines = ["game,bot,rating", *[",".join(row) for row in sorted(kept)]]
    table.write_text("\n".join(lines) + "\n", encoding="utf-8")
