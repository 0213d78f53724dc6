"""Compile the rules, and what a server does with every move, with mypyc, in place beside their
sources, or remove what was compiled.

`python tools/fast.py build` needs mypy, setuptools, a C compiler and the headers of Python; the
names of games after it compile only these, beside what all share. `train` in its place compiles
twice with GCC, the second time for what games that were played in between did most often.
`python tools/fast.py remove` needs nothing. The sources stay the truth: the same tests run on both.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SRC: Final = ROOT / "src"
DETENTE: Final = SRC / "detente"
BUILD: Final = ROOT / "build"
PACKAGES: Final = ("core", "games", "bots")
SHARED: Final = "shared"  # the library of what is no game's own
SERVER: Final = "server"  # … of what a server does with every move
EVERY_MOVE: Final = (
    "clocks/clockwork",
    "clocks/timing",
    "shown/changes",
    "shown/showing",
    "shown/views",
    "socket/connection",
    "socket/dispatch",
    "storage/moves",
    "storage/statements",
    "table/bidding",
    "table/ledger",
    "table/logbook",
    "table/offers",
    "table/presence",
    "table/tables",
    "table/talk",
)
"""Its modules. Messages and rows are not among them: a library in C makes those."""
DIRECT: Final = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""What lets a C compiler call, and put in line, what another library might have called too."""
LESSON: Final = """
import sys
from detente.arena.bench import WHAT, measured
for game in sys.argv[1:]:
    for what in WHAT * 3:
        measured(f"{game} {what}")
"""
POLICIES: Final = DETENTE / "arena" / "policies.py"  # they play millions of games


def main() -> None:
    """Build or remove."""
    os.chdir(ROOT)
    match sys.argv[1:]:
        case ["build", *games]:
            remove()
            build(chosen(games))
        case ["train", *games]:
            train(games)
        case ["remove"]:
            remove()
        case ["check"]:
            check()
        case _:
            sys.exit("usage: python tools/fast.py build [GAME …] | train [GAME …] | remove | check")


def libraries() -> dict[str, list[str]]:
    """Every module that is compiled, by library: what all share, each game, and the server's.

    A package's __init__ stays as it is: it only imports. So does what is drawn.
    """
    found = {SERVER: [f"src/detente/server/{name}.py" for name in EVERY_MOVE]}
    packages = [path for name in PACKAGES for path in (DETENTE / name).rglob("*.py")]
    for path in sorted([*packages, POLICIES]):
        package, *rest = path.relative_to(DETENTE).parts
        if path.name not in ("__init__.py", "picture.py", "terminal.py"):
            library = rest[0] if package == "games" and len(rest) > 1 else SHARED
            found.setdefault(library, []).append(str(path.relative_to(ROOT)))
    return found


def chosen(games: list[str]) -> dict[str, list[str]]:
    """The libraries of some games, of all if none is named, and what is no game's own."""
    found, always = libraries(), {SHARED, SERVER}
    unknown = set(games) - (set(found) - always)
    if unknown:
        sys.exit(f"no such game: {', '.join(sorted(unknown))}")
    wanted = {*always, *(games or found)}
    return {name: files for name, files in found.items() if name in wanted}


def build(wanted: dict[str, list[str]]) -> None:
    """Calls within a library are direct; several libraries compile side by side."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.environ["MYPYPATH"] = str(SRC)
    groups: list[tuple[list[str], str | None]] = [
        (files, f"detente_{name}") for name, files in wanted.items()
    ]
    modules = [module for files in wanted.values() for module in files]
    extensions = mypycify(modules, opt_level="3", debug_level="0", separate=groups)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += DIRECT
    setup(
        name="detente-fast",
        package_dir={"": "src"},
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
        + ["--build-temp", str(BUILD)],
    )


def train(games: list[str]) -> None:
    """Compile with counters, do what `detente bench` measures, and compile for what was counted."""
    played = sorted(set(chosen(games)) - {SHARED, SERVER})
    with TemporaryDirectory() as counted:
        counting = f"-fprofile-generate={counted}"
        _run("build", *games, CFLAGS=f"{counting} -fprofile-update=single", LDFLAGS=counting)
        subprocess.run([sys.executable, "-c", LESSON, *played], cwd=ROOT, check=True)
        use = f"-fprofile-use={counted} -fprofile-partial-training -fprofile-correction"
        _run("build", *games, CFLAGS=f"{use} -Wno-missing-profile -Wno-coverage-mismatch")


def _run(*arguments: str, **flags: str) -> None:
    """Start the program anew: mypyc and setuptools compile once in a process."""
    command = [sys.executable, str(Path(__file__).resolve()), *arguments]
    subprocess.run(command, env=os.environ | flags, check=True)


def compiled() -> list[Path]:
    """What was compiled."""
    return [path for pattern in ("*.so", "*.pyd") for path in SRC.rglob(pattern)]


def check() -> None:
    """Stop if the compiled rules are older than their sources: they would be the ones that run."""
    built = [path.stat().st_mtime for path in compiled()]
    sources = [ROOT / name for files in libraries().values() for name in files]
    if built and max([path.stat().st_mtime for path in sources]) > min(built):
        sys.exit("the compiled rules are older than their sources: make fast, or make slow")


def remove() -> None:
    """Back to plain Python."""
    for path in compiled():
        path.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


if __name__ == "__main__":
    main()
