"""Digests, read clause by clause, and their coverage by tests."""

import re
from pathlib import Path

import pytest

import detente
from detente.core.tables import DataError
from detente.words.coverage import Coverage, marked
from detente.words.rules import Clause, digest, parse

TEXT = """# A game: rules digest

How to read it.

## 1. Parts

What there is.

- **G-1.1** There is a board. [S, R2]
- G-1.2 There are cards. (ruling; print differs) (rb 1.2) (A)

| card | n |
|---|---|
| a | 1 |

### 60-2 Play

- **G-2.10** Play (see G-1.1) goes on.
- an ordinary list
"""


def test_a_digest_has_sections_with_clauses() -> None:
    found = parse(TEXT)

    assert "A game: rules digest" == found.title
    assert [("1", "Parts"), ("60-2", "Play")] == [(s.id, s.title) for s in found.sections]
    assert ["G-1.1", "G-1.2", "G-2.10"] == [clause.id for clause in found.clauses]


def test_a_clause_loses_the_marks_of_its_sources_and_nothing_else() -> None:
    found = parse(TEXT)

    assert Clause("G-1.1", "There is a board.") == found.clauses[0]
    assert found.clauses[1].text.startswith("There are cards.\n")
    assert found.clauses[2].text.startswith("Play (see G-1.1) goes on.")


def test_what_stands_between_clauses_is_kept() -> None:
    found = parse(TEXT)

    assert "How to read it." == found.text
    assert "What there is." == found.sections[0].text
    assert "| a | 1 |" in found.clauses[1].text


@pytest.mark.parametrize(
    ("number", "ids"),
    [
        ("G-1.2", ["G-1.2"]),
        ("2.10", ["G-2.10"]),
        ("1", ["G-1.1", "G-1.2"]),
        ("g-2", ["G-2.10"]),
        ("2.1", []),
        ("", []),
    ],
)
def test_clauses_are_found_by_number_or_chapter(number: str, ids: list[str]) -> None:
    assert ids == [clause.id for clause in parse(TEXT).find(number)]


def test_a_game_without_a_digest_says_which_file_is_missing() -> None:
    with pytest.raises(DataError, match=r"nowhere\.md"):
        digest("nowhere")


TESTS = """
@clause("G-1.1", "G-1.2")
def test_one() -> None: ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=clause("G-2.10"))])
def test_two(n: int) -> None: ...

def test_unmarked() -> None: ...
"""


def test_the_marks_of_tests_are_read_from_their_source(tmp_path: Path) -> None:
    path = tmp_path / "test_g.py"
    path.write_text(TESTS, encoding="utf-8")

    expected = [
        ("G-1.1", "test_g.py::test_one"),
        ("G-1.2", "test_g.py::test_one"),
        ("G-2.10", "test_g.py::test_two"),
    ]
    assert expected == list(marked(path))


def test_an_id_that_is_not_written_out_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "test_g.py"
    path.write_text("@clause(ID)\ndef test_one(): ...\n", encoding="utf-8")

    with pytest.raises(DataError, match=r"test_g\.py:1"):
        list(marked(path))


def test_coverage_counts_tests_and_reasons_and_names_strangers() -> None:
    found = Coverage(parse(TEXT), {"G-1.1": ["t"], "G-9.9": ["t"]}, {"G-1.2": "a fact of print"})

    assert "2 of 3 clauses, 66%" == found.line
    assert ["G-2.10"] == found.missing
    assert ["G-9.9"] == found.unknown
    assert not found.whole


def test_a_covered_digest_is_whole() -> None:
    found = Coverage(parse(TEXT), {"G-1.1": ["t"], "G-1.2": ["t"]}, {"G-2.10": "talk"})

    assert "3 of 3 clauses, 100%" == found.line
    assert found.whole


@pytest.mark.parametrize("name", detente.games())
def test_a_translated_digest_has_the_clauses_of_the_english_one(name: str) -> None:
    english, french = digest(name, "en"), digest(name, "fr")

    assert [clause.id for clause in english.clauses] == [clause.id for clause in french.clauses]
    if french.lang == "fr":
        assert english.clauses != french.clauses
        for ours, theirs in zip(english.clauses, french.clauses):
            assert pointers(ours.text) == pointers(theirs.text), ours.id


def pointers(text: str) -> list[str]:
    """The clauses a clause points to."""
    return sorted(re.findall(r"\b[A-Z0-9]+-\d+(?:\.\d+)+", text))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", detente.games())
def test_clauses_name_cards_and_options_as_players_know_them(game: str, lang: str) -> None:
    ids = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")

    assert [] == [clause.id for clause in digest(game, lang).clauses if ids.search(clause.text)]
