"""The digest, its translation and the page of rulings say the same as the tables."""

import re
from pathlib import Path

import pytest

from detente.games.thirteen_days.cards import AGENDAS, CARDS, SYMBOL, VALUE
from detente.games.thirteen_days.options import OPTIONS
from detente.words.coverage import coverage
from detente.words.rules import digest
from detente.words.words import Words

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


@pytest.mark.parametrize(
    ("lang", "source"), [("en", "thirteen_days.md"), ("fr", "thirteen_days.fr.md")]
)
def test_the_digest_lists_the_cards_of_the_game(lang: str, source: str) -> None:
    """All 39 Strategy cards, with their cubes and their DEFCON symbol, then the 13 agendas."""
    words = Words(lang, "thirteen_days")
    symbol = {"en": ("no", "yes"), "fr": ("non", "oui")}[lang]
    cards = zip(CARDS, VALUE, SYMBOL)
    printed = [(words.text(f"card-{card}"), str(n), symbol[flag]) for card, n, flag in cards]
    rows = card_rows(source)
    assert printed == [(name, cubes, flag) for name, _, cubes, flag, _ in rows["22"]]
    assert [words.text(f"agenda-{card}") for card in AGENDAS] == [row[0] for row in rows["23"]]


def test_the_french_digest_gives_the_cards_in_the_words_of_the_table() -> None:
    words = Words("fr", "thirteen_days")
    told = [words.attribute(f"card-{card}", "text") for card in CARDS]
    told += [words.attribute(f"agenda-{card}", "text") for card in AGENDAS]
    rows = card_rows("thirteen_days.fr.md")
    assert told == [row[-1] for row in rows["22"] + rows["23"]]


def card_rows(source: str) -> dict[str, list[list[str]]]:
    """The rows of the tables of cards, sections 22 and 23, cell by cell."""
    text = (DOCS / "rules" / source).read_text(encoding="utf-8")
    sections = {part.partition(".")[0]: part for part in text.split("\n## ")}
    return {n: [cells(line) for line in table_lines(sections[n])] for n in ("22", "23")}


def table_lines(section: str) -> list[str]:
    """A table without its two lines of heading."""
    return [line for line in section.splitlines() if line.startswith("|")][2:]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]
