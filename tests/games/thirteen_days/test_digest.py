"""The digest, its translation and the page of rulings say the same as the tables."""

import re
from pathlib import Path

from detente.games.thirteen_days.options import OPTIONS
from detente.words.coverage import coverage
from detente.words.rules import digest

DOCS = Path(__file__).parents[3] / "docs"


def test_every_clause_has_a_test_or_a_reason() -> None:
    covered = coverage("thirteen_days", digest("thirteen_days"))
    assert ([], []) == (covered.missing, covered.unknown)
    assert "190 of 190 clauses, 100%" == covered.line
    assert len(covered.untested) <= 3


def test_the_french_digest_has_the_same_clauses_and_rulings() -> None:
    english, french = digest("thirteen_days", "en"), digest("thirteen_days", "fr")
    assert "fr" == french.lang
    assert [c.id for c in english.clauses] == [c.id for c in french.clauses]
    assert [s.id for s in english.sections] == [s.id for s in french.sections]
    sources = [DOCS / "rules" / f"thirteen_days{lang}.md" for lang in ("", ".fr")]
    marks = [rulings(path.read_text(encoding="utf-8")) for path in sources]
    assert marks[0] == marks[1]


def rulings(text: str) -> list[tuple[str, list[str]]]:
    """The rulings each clause rests on."""
    lines = [line for line in text.splitlines() if line.startswith("- **13J-")]
    return [(line.split("**")[1], re.findall(r"R\d+", line.rpartition("[")[2])) for line in lines]


def test_every_option_is_a_row_of_the_digest() -> None:
    digests = [DOCS / "rules" / name for name in ("thirteen_days.md", "thirteen_days.fr.md")]
    for option in OPTIONS:
        for path in digests:
            rows = [r for r in path.read_text(encoding="utf-8").splitlines() if r.startswith("| R")]
            assert any(r.startswith(f"| {option.clause} |") and option.name in r for r in rows)
