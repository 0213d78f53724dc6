"""Which branches of a game's cards random play has reached, and which not."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import coverage

from detente.arena.fuzz import trial
from detente.arena.laws import LAWS, progress
from detente.arena.policies import POLICIES
from detente.arena.pool import Plan

CARDS: Final = "events"
"""The module, or the package, in which the cards of a game are written."""

Arcs = dict[str, set[tuple[int, int]]]
"""File → jumps from line to line that were made."""


def sources(name: str) -> list[str]:
    """The files of a game's cards; all its files where it has no cards with events."""
    folder = Path(str(import_module(f"detente.games.{name}").__file__)).parent
    cards = [folder / f"{CARDS}.py", *sorted((folder / CARDS).rglob("*.py"))]
    found = [path for path in cards if path.exists()] or sorted(folder.rglob("*.py"))
    return [str(path) for path in found]


def play_watched(plan: Plan, first: int, last: int) -> tuple[int, Arcs]:
    """Play matches `first` to `last` of a plan: how many, and the jumps they made."""
    watch = coverage.Coverage(data_file=None, branch=True, include=sources(plan.game))
    watch.start()
    for n in range(first, last):
        match = trial(plan, n * len(LAWS))  # a match of its own for each n
        progress(match.game, POLICIES[match.policy], match.seed)
    watch.stop()
    data = watch.get_data()
    return last - first, {file: set(data.arcs(file) or ()) for file in data.measured_files()}


def not_reached(name: str, seen: Arcs) -> list[str]:
    """The branches nobody took, as "events.py: 120 → 123"."""
    files = sources(name)
    watch = coverage.Coverage(data_file=None, branch=True, include=files)
    watch.get_data().add_arcs({file: seen.get(file, set()) for file in files})
    with TemporaryDirectory() as folder:
        path = Path(folder) / "branches.json"
        watch.json_report(outfile=str(path))
        report = json.loads(path.read_text(encoding="utf-8"))
    return [
        f"{Path(file).name}: {start} → {end if end > 0 else 'end'}"
        for file, found in sorted(report["files"].items())
        for start, end in found["missing_branches"]
    ]
