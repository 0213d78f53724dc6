"""The documentation site: docs/ with what is made from tests and sources, built by zensical.

`python tools/site.py` puts it into build/site; a link that leads nowhere ends it with exit code 1.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import detente
from detente.words.coverage import coverage
from detente.words.rules import digest

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
LAID: Final = ROOT / "build" / "docs"


def main() -> None:
    """Lay out the pages, and build them."""
    lay_out(LAID)
    zensical = Path(sys.executable).with_name("zensical")
    sys.exit(subprocess.run([zensical, "build", "--strict"], cwd=ROOT, check=False).returncode)


def lay_out(into: Path) -> None:
    """All pages in one folder: those of docs/, and those that are made."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(DOCS, into)
    made = {"clauses.md": clauses(), "changelog.md": (ROOT / "CHANGELOG.md").read_text("utf-8")}
    for name, text in made.items():
        (into / name).write_text(text, encoding="utf-8")


def clauses() -> str:
    """The table of every game: which test shows which clause, or why none can."""
    found = [
        "# Which test shows which clause\n",
        "Made from the tests, which name their clauses. `detente rules GAME --coverage` prints"
        " the same of one game; tests stand in `tests/games/GAME`.\n",
    ]
    for name in detente.games():
        known = coverage(name, digest(name))
        found += [f"## {name}\n", f"{known.line}\n", "| clause | tests |", "|---|---|"]
        for id in known.ids:
            tests = [f"`{test}`" for test in known.tests.get(id, [])]
            found.append(f"| {id} | {'<br>'.join(tests) or known.untested.get(id, '')} |")
        found.append("")
    return "\n".join(found)


if __name__ == "__main__":
    main()
