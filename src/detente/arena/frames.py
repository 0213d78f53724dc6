"""Games of the arena as tables of polars, and as Parquet files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from detente.arena.tournament import header
from detente.core.extras import needed

Frame = Any
"""A polars.DataFrame, which the types of this package do not need to know."""


def load(path: Path | str) -> Frame:
    """The games of a file that `detente arena` wrote (JSONL or Parquet), a row a game.

    Columns: game, version, options (JSON), one, other, deal, seating, bots, seed, winners, scores,
    why, decisions, lost, moves (seat and action in turn).
    """
    with needed("report"):
        import polars
    path = Path(path)
    if path.suffix == ".parquet":
        return polars.read_parquet(path)
    head = header(path)
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    told = [row for row in map(_row, lines) if row is not None]
    schema: dict[str, Any] = {
        "game": polars.String,
        "version": polars.Int64,
        "options": polars.String,
        "one": polars.String,
        "other": polars.String,
        "deal": polars.Int64,
        "seating": polars.Int64,
        "bots": polars.List(polars.String),
        "seed": polars.Int64,
        "winners": polars.List(polars.Int64),
        "scores": polars.List(polars.Int64),
        "why": polars.String,
        "decisions": polars.Int64,
        "lost": polars.List(polars.String),
        "moves": polars.List(polars.Int32),
    }
    kept = {
        "game": head["game"],
        "version": head["version"],
        "options": json.dumps(head["options"]),
    }
    return polars.DataFrame([{**kept, **row} for row in told], schema=schema)


def write_parquet(source: Path, target: Path) -> None:
    """The games of a JSONL file as a Parquet file."""
    load(source).write_parquet(target)


def _row(line: str) -> dict[str, Any] | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None  # cut off
    one, other = told.pop("fixture")
    lost = [f"seat {seat}: {why}: {details}" for seat, why, details in told["lost"]]
    return {**told, "one": one, "other": other, "lost": lost}
