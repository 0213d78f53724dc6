"""A file with a line a game: long runs are stopped, gone on with and read while they run."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def write(path: Path, lines: Iterable[object]) -> None:
    """Add what was played, after a line that was cut off too."""
    whole = not path.exists() or path.read_bytes()[-1:] in (b"", b"\n")
    with path.open("a", encoding="utf-8") as file:
        if not whole:
            file.write("\n")
        for line in lines:
            file.write(json.dumps(line) + "\n")


def read(path: Path) -> list[Any]:
    """What was played so far; a line that was cut off is no line."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found
