"""Where the time of a move goes, written down move by move for whoever measures a server."""

from __future__ import annotations

import gc
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

Part = Literal["queue", "rules", "turn", "writer", "disk", "back", "views", "collection"]
PARTS: Final[tuple[Part, ...]] = (
    "queue",
    "rules",
    "turn",
    "writer",
    "disk",
    "back",
    "views",
    "collection",
)
"""Waiting for the table, what the rules take, waiting for the commit before this one to end, for
the writer to take it up, for the disk, for its turn among the moves of that commit, making and
sending views; and, within all of them, collecting garbage."""

_AT_ONCE: Final = 64
_ROW: Final = len(PARTS) + 1


class Traced(NamedTuple):
    """One move: when it arrived, by the clock of this machine, and the seconds of each part."""

    at: float
    parts: dict[Part, float]

    @property
    def took(self) -> float:
        """How long it took, from its arrival to the last view."""
        return sum([self.parts[part] for part in PARTS[:-1]])


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

    def write(self, at: float, parts: list[float], collected: float) -> None:
        """A move was shown."""
        self._rows.extend([at, *parts, self._collected - collected])
        if len(self._rows) >= _AT_ONCE * _ROW:
            self._file.write(self._rows.tobytes())
            del self._rows[:]


class Move:
    """One move on its way: each step ends a part."""

    __slots__ = ("_trace", "_collected", "_at", "_then", "_parts")

    def __init__(self, trace: Trace, collected: float) -> None:
        self._trace: Final = trace
        self._collected: Final = collected
        self._at: Final = time.perf_counter()
        self._then = self._at
        self._parts: Final[list[float]] = []

    def step(self, at: float | None = None) -> None:
        """The next part begins: now, or when it did."""
        now = time.perf_counter() if at is None else at
        self._parts.append(now - self._then)
        self._then = now

    def written(self, times: Sequence[float]) -> None:
        """It was written, in steps that others have timed; since then it waited to be shown."""
        for at in times:
            self.step(at)
        self.step()

    def end(self) -> None:
        """Everybody has been told."""
        self.step()
        if len(self._parts) == len(PARTS) - 1:  # one that was tried twice has more
            self._trace.write(self._at, self._parts, self._collected)


def read(path: Path) -> list[Traced]:
    """The moves of a trace."""
    rows = array("d")
    data = path.read_bytes() if path.exists() else b""
    rows.frombytes(data[: len(data) - len(data) % (8 * _ROW)])
    return [
        Traced(rows[at], dict(zip(PARTS, rows[at + 1 : at + _ROW])))
        for at in range(0, len(rows), _ROW)
    ]


def slowest(moves: Sequence[Traced], share: float = 0.01) -> dict[Part, float]:
    """The mean milliseconds of each part, among the slowest moves."""
    total = sorted(moves, key=lambda move: -move.took)
    return _mean(total[: max(1, int(len(total) * share))])


def usual(moves: Sequence[Traced]) -> dict[Part, float]:
    """The mean milliseconds of each part, in the middle tenth of the moves."""
    total = sorted(moves, key=lambda move: move.took)
    tenth = max(1, len(total) // 10)
    start = (len(total) - tenth) // 2
    return _mean(total[start : start + tenth])


def _mean(moves: Sequence[Traced]) -> dict[Part, float]:
    return {
        part: round(1e3 * sum([move.parts[part] for move in moves]) / max(1, len(moves)), 2)
        for part in PARTS
    }
