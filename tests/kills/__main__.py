"""`python -m tests.kills`: many kills over both databases, one server and two, all games.

Every kill is a line in a file; who starts it again goes on where it stopped. The first thing that
is lost or doubled ends it, with exit code 1.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from detente.cli.progress import bar
from tests.kills.rounds import Rounds
from tests.server import people, postgres

LEGS: Final = {"sqlite": 1, "postgresql": 1, "two servers": 2}
"""What is killed: the one server on a file, the one on PostgreSQL, one of two on PostgreSQL."""


@contextlib.contextmanager
def rounds(leg: str, seed: int) -> Iterator[Rounds]:
    """The servers of a leg on a database of their own."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "detente.db")
        if leg != "sqlite":
            database = postgres.new_database(stack.enter_context(postgres.cluster()), "kills")
        made = Rounds(database, LEGS[leg], folder, seed)
        stack.callback(made.close)
        yield made


def main() -> None:
    """Kill as often as is asked, and say what was interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    for leg, often in (("sqlite", 400), ("postgresql", 400), ("two-servers", 200)):
        parser.add_argument(f"--{leg}", type=int, default=often, metavar="KILLS")
    parser.add_argument("--file", type=Path, default=Path("kills.jsonl"))
    given = vars(parser.parse_args())
    people.PATIENCE = 300.0  # it runs for hours beside other work
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # who is asked to end leaves no server
    file: Path = given["file"]
    done = Counter(line["leg"] for line in _lines(file))
    wanted = {leg: given[leg.replace(" ", "_")] - done[leg] for leg in LEGS}
    with bar("kills", sum([max(0, n) for n in wanted.values()])) as tell, file.open("a") as out:
        for leg, often in wanted.items():
            if often > 0:
                with rounds(leg, seed=done[leg]) as servers:
                    for _ in range(often):
                        row = {"leg": leg, **servers.kill()._asdict()}
                        print(json.dumps(row), file=out, flush=True)
                        tell(1)
    _report(_lines(file))


def _lines(file: Path) -> list[dict[str, Any]]:  # Any: a leg, and numbers
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _report(lines: list[dict[str, Any]]) -> None:
    for leg in LEGS:
        mine = [line for line in lines if line["leg"] == leg]
        asked, written, finished = [
            sum([line[name] for line in mine]) for name in ("asked", "written", "finished")
        ]
        print(
            f"{leg}: {len(mine)} kills, {asked} requests on their way ({written} of them written), "
            f"{finished} games dealt again, nothing lost, nothing doubled"
        )


if __name__ == "__main__":
    main()
