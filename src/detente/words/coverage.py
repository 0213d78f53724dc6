"""Which test shows which clause: read from the tests themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from detente.core.tables import DataError, read_table
from detente.words.rules import Digest

_TESTS: Final = Path(__file__).parents[3] / "tests" / "games"


class Coverage:
    """The map clause → tests of one game, and the reasons where no test is possible."""

    def __init__(
        self, digest: Digest, tests: dict[str, list[str]], untested: dict[str, str]
    ) -> None:
        ids = [clause.id for clause in digest.clauses]
        self.ids: Final = ids
        self.tests: Final = tests
        self.untested: Final = untested
        self.missing: Final = [id for id in ids if id not in tests and id not in untested]
        self.unknown: Final = sorted({*tests, *untested} - set(ids))

    @property
    def whole(self) -> bool:
        """Whether every clause is accounted for and every mark names a clause."""
        return not self.missing and not self.unknown

    @property
    def line(self) -> str:
        """The last line of the report: "190 of 190 clauses, 100%"."""
        total = len(self.ids)
        covered = total - len(self.missing)
        percent = 100 * covered // total if total else 0
        return f"{covered} of {total} clauses, {percent}%"


def coverage(game: str, digest: Digest) -> Coverage:
    """The coverage of a game's digest by its tests in this checkout."""
    folder = _TESTS / game
    if not folder.is_dir():
        raise DataError(f"there are no tests of {game} here; use a checkout of the project")
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for id, test in marked(path):
            tests.setdefault(id, []).append(test)
    reasons = folder / "untested.csv"
    rows = read_table(reasons) if reasons.exists() else []
    return Coverage(digest, tests, {row.text("clause"): row.text("reason") for row in rows})


def marked(path: Path) -> Iterator[tuple[str, str]]:
    """(clause, test) for every @clause(...) in a file of tests."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        for decorator in node.decorator_list:
            for id in _ids(decorator, path):
                yield id, f"{path.name}::{node.name}"


def _ids(decorator: ast.expr, path: Path) -> Iterator[str]:
    """The ids in a decorator, also those of the cases of a parametrized test."""
    for node in ast.walk(decorator):
        if not (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "clause"
        ):
            continue
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise DataError(f"{path.name}:{node.lineno}: write the ids of clauses out")
            yield argument.value
