"""What the digests take from the games' own texts: told part by part, nothing left out."""

import re
from pathlib import Path

import pytest

from detente.words.rules import digest

RULES = Path(__file__).parents[2] / "docs" / "rules"

CLAUSE = re.compile(r"- (?:\*\*)?[A-Z0-9]+-(\d+\.\d+)")
SPAN = re.compile(r"(\d+\.\d+)(?:–(?:[A-Z0-9]+-)?(\d+\.\d+))?")

TOLD = {
    "thirteen_days": ("20", r"\[S\b"),
    "berlin63": ("19", r"\[[SEF]\b"),
    "stratagem": ("24", r"\[[SE]\b"),
    "nineteen_sixty": ("60-18", r"\[S\b"),
    "twilight_struggle": ("25", r"\[aid\b"),
}
"""The section that names the parts of the text, and the mark of a clause that is from it."""


@pytest.mark.parametrize("game", TOLD)
def test_every_clause_from_the_text_of_a_game_is_named_under_its_part(game: str) -> None:
    section, mark = TOLD[game]
    lines = (RULES / f"{game}.md").read_text("utf-8").splitlines()
    taken = {m[1] for line in lines if (m := CLAUSE.match(line)) and re.search(mark, line)}
    order = [clause.id.partition("-")[2] for clause in digest(game).clauses]
    named: set[str] = set()
    for first, last in [span for part in parts(game, section, "en") for span in part]:
        named |= set(order[order.index(first) : order.index(last or first) + 1])

    assert taken
    assert set() == taken - named


@pytest.mark.parametrize("game", TOLD)
def test_both_languages_name_the_same_clauses_under_the_same_parts(game: str) -> None:
    section, _ = TOLD[game]

    assert parts(game, section, "en") == parts(game, section, "fr")


def parts(game: str, section: str, lang: str) -> list[list[tuple[str, str]]]:
    """The clauses behind each part of the text: 9.1, or all from 9.1 to 9.5."""
    found = next(s for s in digest(game, lang).sections if s.id == section)
    rows = [line for line in found.text.splitlines() if line.startswith("|")][2:]
    return [SPAN.findall(row.strip("|").split("|")[1]) for row in rows]
