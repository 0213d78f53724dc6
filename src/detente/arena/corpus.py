"""A corpus: games of bots as records, and every decision as a row of a table to learn from.

A folder holds `games.jsonl` (what `detente arena` writes), `records.jsonl` (a record a line) and
`positions-*.parquet`. All follows from the plan: the same again, wherever it is made.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from detente.arena.crew import work_off
from detente.arena.frames import Frame
from detente.arena.tournament import Played, header, read, record
from detente.bots.table import Table, share
from detente.core.extras import needed
from detente.core.frame import CHANCE
from detente.core.notation import RESIGN
from detente.games import game

GAMES: Final = "games.jsonl"
RECORDS: Final = "records.jsonl"
PART: Final = 20  # games in a file of positions


@dataclass(frozen=True)
class Chapter:
    """Some games of a corpus whose positions go into one file, the first of them being `first`."""

    head: dict[str, Any]
    first: int
    games: tuple[Played, ...]

    @property
    def file(self) -> str:
        """Its name: the numbers of its first game and of the one after its last."""
        return f"positions-{self.first:06}-{self.first + len(self.games):06}.parquet"


def write_records(folder: Path) -> None:
    """Every game as a record, a line each: what a .detente.json file holds."""
    head = header(folder / GAMES)
    lines = [json.dumps(record(head, one).to_json()) for one in _in_order(folder)]
    (folder / RECORDS).write_text("".join([f"{line}\n" for line in lines]), encoding="utf-8")


def chapters(folder: Path) -> list[Chapter]:
    """The files of positions, whether they are there yet or not."""
    head, games = header(folder / GAMES), _in_order(folder)
    return [
        Chapter(head, first, tuple(games[first : first + PART]))
        for first in range(0, len(games), PART)
    ]


def write_positions(folder: Path, jobs: int = 0, ray: str | None = None) -> Iterator[int]:
    """Write the files of positions that are missing; how many games each of them holds.

    A file of fewer games than it could have, from when there were no more, gives way.
    """
    found = chapters(folder)
    files = {folder / one.file for one in found}
    for path in set(folder.glob("positions-*")) - files:
        path.unlink()
    missing = [one for one in found if not (folder / one.file).exists()]
    yield sum([len(one.games) for one in found]) - sum([len(one.games) for one in missing])
    for name, games, table in work_off(positions, missing, jobs, ray, afresh=True):
        part = folder / f"{name}.part"
        part.write_bytes(table)
        part.replace(folder / name)
        yield games


def positions(chapter: Chapter) -> tuple[str, int, bytes]:
    """The file of a chapter: its name, its games, and what it holds."""
    with needed("report"):
        import polars
    with needed("rl"):
        from detente.envs.tensors import Layout
    head = chapter.head
    layout = Layout(game(head["game"], version=head["version"], **head["options"]))
    rows = [
        row
        for n, one in enumerate(chapter.games, chapter.first)
        for row in _decisions(layout, n, one)
    ]
    schema: dict[str, Any] = {
        "game": polars.Int32,
        "move": polars.Int32,
        "seat": polars.Int8,
        "bot": polars.String,
        "view": polars.Array(polars.Float32, layout.size),
        "legal": polars.List(polars.Int32),
        "action": polars.Int32,
        "result": polars.Float32,
    }
    file = BytesIO()
    polars.DataFrame(rows, schema=schema, orient="row").write_parquet(file, compression="zstd")
    return chapter.file, len(chapter.games), file.getvalue()


def _decisions(layout: Any, n: int, one: Played) -> Iterator[tuple[object, ...]]:
    """What each seat saw, might do and did, and what it got in the end."""
    rules = layout.game
    table: Table[Any] = Table(rules)
    seen: list[tuple[int, list[object]]] = []
    for at, (seat, action) in enumerate(one.moves):
        if action == RESIGN:
            table.give_up(seat)
            continue
        if seat != CHANCE:
            legal = [layout.index[code] for code in table.legal()]
            view = layout.tensor(table.view(seat))
            seen.append((seat, [n, at, seat, one.bots[seat], view, legal, layout.index[action]]))
        table.act(action)
    result = table.result
    assert result is not None
    for seat, row in seen:
        yield (*row, share(result, seat, len(rules.seats)))


def load(folder: Path | str) -> Frame:
    """The positions of a corpus as a lazy frame of polars: `load(folder).collect()` reads all."""
    with needed("report"):
        import polars
    return polars.scan_parquet(Path(folder) / "positions-*.parquet")


def _in_order(folder: Path) -> list[Played]:
    return sorted(read(folder / GAMES), key=lambda one: (one.deal, one.fixture, one.seating))
