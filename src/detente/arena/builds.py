"""The plain and the compiled rules side by side: a process of each, asked in turns.

`python -m detente.arena.builds plain` measures what it reads, line by line, with the rules as they
are written, whether or not they were compiled beside; `compiled` with those of `make fast`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final

import detente

ROUNDS: Final = 5
"""Everything is measured so often, in turns, and the median counts."""

PLAIN: Final = "plain"
COMPILED: Final = "compiled"

_PACKAGE: Final = Path(detente.__file__).parent


def builds() -> list[str]:
    """The builds there are: the plain one, and the compiled one once it was made."""
    made = [file for file in (_PACKAGE / "core").glob("frame.*") if file.suffix in (".so", ".pyd")]
    return [PLAIN, *[COMPILED] * bool(made)]


def measure(
    meters: list[str], builds: list[str], told: Callable[[int], None]
) -> dict[str, dict[str, list[float]]]:
    """Measure everything in every build, in alternation; `told` hears of every measurement."""
    found: dict[str, dict[str, list[float]]] = {
        build: {what: [] for what in meters} for build in builds
    }
    with ExitStack() as open_:
        crew = {build: open_.enter_context(_process(build)) for build in builds}
        for _ in range(ROUNDS):
            for what in meters:
                for build, process in crew.items():
                    found[build][what].append(_asked(process, what))
                    told(1)
    return found


def _process(build: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "detente.arena.builds", build]
    return subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _asked(process: subprocess.Popen[str], what: str) -> float:
    assert process.stdin is not None and process.stdout is not None
    print(what, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def _answer(build: str) -> None:
    """Measure every line that is read."""
    if build == PLAIN:
        _only_sources()
    from detente.arena.bench import compiled, measured  # by way of the build that was chosen

    assert compiled() == (build == COMPILED), build
    for line in sys.stdin:
        print(measured(line.strip()), flush=True)


def _only_sources() -> None:
    """Let the modules of this package be found as sources only."""
    kept = [name for name in sys.modules if name.partition(".")[0] == "detente"]
    for name in kept:
        del sys.modules[name]
    sys.path_hooks.insert(0, _source_finder)
    sys.path_importer_cache.clear()


def _source_finder(path: str) -> FileFinder:
    if not Path(path).is_relative_to(_PACKAGE):
        raise ImportError(f"{path} is somebody else's")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if __name__ == "__main__":
    _answer(sys.argv[1])
