"""The long runs, one after the other: `python tools/nightly.py`, or `make nightly`.

Every game is held to the laws in many random matches (from every position somebody has a legal
act), bots to what they must keep to, every screen to axe, servers are killed in play and put under
load, the tests that are long are run, levels play each other. Every night has matches of its own.
Started again on the same commit it goes on where it was stopped; what failed is run again.
build/nightly/NIGHT has what each step said, and summary.md what came of them; the exit code is 1 if
any failed.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import detente

ROOT: Final = Path(__file__).resolve().parents[1]
NIGHTS: Final = ROOT / "build" / "nightly"
BLOCK: Final = 500
"""Matches of a step: no more than these are lost when a night is stopped."""

DONE: Final = "done"
"""The mark of a night in which all was run and nothing failed."""

DETENTE: Final = (sys.executable, "-m", "detente")
LASTING: Final = "--timeout=0"  # as long as it takes
PYTEST: Final = (sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), LASTING)
LEVELS: Final = "level1,level2,level3"


class Step(NamedTuple):
    """One command of a night."""

    name: str
    command: tuple[str, ...]


def main() -> None:
    """Run what this night still lacks, and say what came of it."""
    wanted = asked()
    night = this_night(NIGHTS, commit())
    todo = steps(int(night.name), wanted.matches, wanted.games, wanted.kills)
    failed = run(night, [step for step in todo if step.name.startswith(wanted.only)])
    if not failed and not wanted.only:
        (night / DONE).touch()
    sys.exit(1 if failed else 0)


def asked() -> argparse.Namespace:
    """How much of everything."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=4000, help="under the laws, of each game")
    parser.add_argument("--games", type=int, default=20, help="of each level and each duel")
    parser.add_argument("--kills", type=int, default=40, help="of each kind of server")
    parser.add_argument("--only", default="", help="only steps that begin so: fuzz, kills, …")
    return parser.parse_args()


def commit() -> str:
    """What is checked out."""
    return subprocess.check_output(("git", "rev-parse", "HEAD"), cwd=ROOT, text=True).strip()


def this_night(nights: Path, commit: str) -> Path:
    """The folder of the last night, if that was of this commit and is not done, or a new one.

    Its name is a number, the seed of the night.
    """
    found = [path for path in nights.glob("*/") if path.name.isdigit()]
    last = max(found, key=lambda path: int(path.name), default=None)
    if last and (last / "commit").read_text() == commit and not (last / DONE).exists():
        return last
    number = max(datetime.date.today().toordinal(), int(last.name) + 1 if last else 0)
    night = nights / str(number)
    night.mkdir(parents=True)
    (night / "commit").write_text(commit)
    return night


def steps(seed: int, matches: int, games: int, kills: int) -> list[Step]:
    """Everything that is run, what is broken soonest first."""
    found = [
        Step(
            f"fuzz {game} {first}",
            _detente("fuzz", game, seed=seed, first=first, matches=min(BLOCK, matches - first)),
        )
        for first in range(0, matches, BLOCK)
        for game in detente.games()
    ]
    often = dict.fromkeys(("sqlite", "postgresql", "two-servers"), kills)
    killing = (sys.executable, "-m", "tests.kills", *_options(file="kills.jsonl", **often))
    found.append(Step("kills", killing))
    found.append(Step("long tests", (*PYTEST, "-m", "long", "-n", "2", str(ROOT / "tests"))))
    pictures = str(ROOT / "tools" / "pictures.py")
    found.append(Step("screens", (sys.executable, pictures, "--check", *_options(to="pictures"))))
    found += [Step(f"load {game}", _detente("load", game, seconds=30)) for game in detente.games()]
    played: dict[str, str | int] = {"bots": LEVELS, "games": games, "seed": seed}
    for command in ("honesty", "ladder"):
        for game in detente.games():
            file = f"{command}-{game}.jsonl"
            found.append(Step(f"{command} {game}", _detente(command, game, file=file, **played)))
    return found


def _detente(command: str, game: str, **options: str | int) -> tuple[str, ...]:
    return (*DETENTE, command, game, *_options(**options))


def _options(**options: str | int) -> tuple[str, ...]:
    return tuple([word for name, value in options.items() for word in (f"--{name}", str(value))])


def run(night: Path, todo: list[Step]) -> list[str]:
    """Run the steps that have not gone well yet; the names of those that failed."""
    done = _lines(night)
    with (night / "steps.jsonl").open("a", encoding="utf-8") as out:
        for step in todo:
            if done.get(step.name, {}).get("code") == 0:
                continue
            print(f"{step.name} …", flush=True)
            row = _one(night, step)
            print(f"  {row['said']}", flush=True)
            print(json.dumps(row), file=out, flush=True)
    told = _lines(night)
    failed = [step.name for step in todo if told[step.name]["code"]]
    (night / "summary.md").write_text(summary(night, todo), encoding="utf-8")
    print(f"{len(todo)} steps, {len(failed)} failed: {night / 'summary.md'}")
    return failed


def _one(night: Path, step: Step) -> dict[str, Any]:  # Any: what JSON knows
    """One step: its output is kept, and its last line told."""
    began = time.monotonic()
    path = night / f"{step.name.replace(' ', '-')}.log"
    with path.open("w", encoding="utf-8") as log:
        env = {**os.environ, "PYTHONPATH": str(ROOT)}  # kills are among the tests, no package
        code = subprocess.run(step.command, cwd=night, stdout=log, stderr=log, env=env).returncode
    lines = path.read_text(encoding="utf-8").split("\n")
    said = next((line.strip() for line in reversed(lines) if line.strip()), "")
    return {"name": step.name, "code": code, "seconds": time.monotonic() - began, "said": said}


def _lines(night: Path) -> dict[str, dict[str, Any]]:  # Any: what JSON knows
    """What came of each step the last time."""
    path = night / "steps.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {row["name"]: row for row in map(json.loads, lines)}


def summary(night: Path, todo: list[Step]) -> str:
    """A table of what came of each step."""
    told = _lines(night)
    rows = [
        f"| {row['name']} | {'holds' if row['code'] == 0 else 'FAILED'} "
        f"| {row['seconds']:.0f} s | {row['said']} |"
        for row in [told[step.name] for step in todo]
    ]
    head = [f"# Night {night.name}, commit {(night / 'commit').read_text()}", ""]
    return "\n".join([*head, "| step | | time | it said |", "|---|---|---|---|", *rows, ""])


if __name__ == "__main__":
    main()
