"""Where the time of a move goes, written down move by move for whoever measures a server."""

from __future__ import annotations

import gc
import time
from array import array
from pathlib import Path
from typing import Final, Literal

Part = Literal["queue", "rules", "commit", "views", "collection"]
PARTS: Final[tuple[Part, ...]] = ("queue", "rules", "commit", "views", "collection")
"""Waiting for the table, what the rules take, for the disk, making views; and, within all of them,
collecting garbage."""

_AT_ONCE: Final = 64


class Trace:
    """Writes the seconds of each part of each move into a file."""

    def __init__(self, path: Path) -> None:
        self._file: Final = path.open("ab", buffering=0)
        self._rows: Final = array("d")
        self._collected = 0.0
        self._began = 0.0
        gc.callbacks.append(self._collect)

    def _collect(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._collected += time.perf_counter() - self._began

    def begin(self) -> Move:
        """A move arrives."""
        return Move(self, self._collected)

    def write(self, parts: list[float], collected: float) -> None:
        """A move was shown."""
        self._rows.extend([*parts, self._collected - collected])
        if len(self._rows) >= _AT_ONCE * len(PARTS):
            self._file.write(self._rows.tobytes())
            del self._rows[:]


class Move:
    """One move on its way: each step ends a part."""

    __slots__ = ("_trace", "_collected", "_then", "_parts")

    def __init__(self, trace: Trace, collected: float) -> None:
        self._trace: Final = trace
        self._collected: Final = collected
        self._then = time.perf_counter()
        self._parts: Final[list[float]] = []

    def step(self) -> None:
        """The next part begins."""
        now = time.perf_counter()
        self._parts.append(now - self._then)
        self._then = now

    def end(self) -> None:
        """Everybody has been told."""
        self.step()
        if len(self._parts) == len(PARTS) - 1:  # one that was tried twice has more
            self._trace.write(self._parts, self._collected)


def read(path: Path) -> list[dict[Part, float]]:
    """The moves of a trace."""
    rows = array("d")
    data = path.read_bytes() if path.exists() else b""
    rows.frombytes(data[: len(data) - len(data) % (8 * len(PARTS))])
    step = len(PARTS)
    return [dict(zip(PARTS, rows[at : at + step])) for at in range(0, len(rows), step)]


def slowest(moves: list[dict[Part, float]], share: float = 0.01) -> dict[Part, float]:
    """The mean milliseconds of each part, among the slowest moves."""
    total = sorted(moves, key=lambda move: -sum([move[part] for part in PARTS[:-1]]))
    worst = total[: max(1, int(len(total) * share))]
    return {
        part: round(1e3 * sum([move[part] for move in worst]) / max(1, len(worst)), 2)
        for part in PARTS
    }
