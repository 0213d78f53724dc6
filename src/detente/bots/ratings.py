"""What the levels have earned on the ladder: `detente ladder GAME --keep` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from detente.core.tables import read_table

TABLE: Final = Path(__file__).parent / "data" / "ratings.csv"
HIGHEST: Final = 9999


class Earned(NamedTuple):
    """The rating of a bot, and how often it beats the one below, in per cent with a 95% interval.

    The lowest has no games. Among four it is how much of the others it was placed above.
    """

    rating: int
    beats: int = 0
    low: int = 0
    high: int = 100
    games: int = 0


def ratings(game: str, table: Path = TABLE) -> dict[str, Earned]:
    """What the bots have earned in a game, as far as they have played for it."""
    return {
        row.text("bot"): Earned(*[row.number(name, -HIGHEST, HIGHEST) for name in Earned._fields])
        for row in read_table(table)
        if row.text("game") == game
    }


def keep(game: str, earned: Mapping[str, Earned], table: Path = TABLE) -> None:
    """Write down what was earned in a game, in place of what it was before."""
    names = ("game", "bot", *Earned._fields)
    rows = [tuple([row.text(name) for name in names]) for row in read_table(table)]
    kept = [row for row in rows if row[0] != game]
    kept += [(game, bot, *[str(number) for number in one]) for bot, one in earned.items()]
    lines = [",".join(row) for row in (names, *sorted(kept))]
    table.write_text("\n".join(lines) + "\n", encoding="utf-8")
