"""The guide of a first game: every note belongs to a question, a rule and a text."""

import re
from pathlib import Path

import pytest

from detente.server import texts

PAGES = Path(__file__).parents[2] / "web/src/games"
GUIDES = sorted(PAGES.glob("*/guide.ts"))
NOTE = re.compile(r"note\('([a-z]+)', '([0-9A-Z]+-[\d.]+)'\)")

every_guide = pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.parent.name)


def test_every_page_of_a_game_has_a_guide() -> None:
    assert [path.parent.name for path in sorted(PAGES.glob("*/index.ts"))] == [
        path.parent.name for path in GUIDES
    ]


@every_guide
def test_notes_are_about_questions_of_the_game(guide: Path) -> None:
    asked = re.findall(r"'(ask-[a-z-]+)':", guide.read_text(encoding="utf-8"))
    known = re.findall(r"^(ask-[a-z-]+) =", texts.game_text(guide.parent.name, "en"), re.M)

    assert asked
    assert set(asked) <= set(known)


@every_guide
def test_notes_name_rules_and_have_texts(guide: Path) -> None:
    game = guide.parent.name
    rules = texts.rules(game, "en")
    assert rules is not None
    clauses = {clause.id for section in rules.sections for clause in section.clauses}
    notes = NOTE.findall(guide.read_text(encoding="utf-8"))

    assert notes
    for name, clause in notes:
        assert clause in clauses
        for language in ("en", "fr"):
            assert f"\nboard-guide-{name} = " in texts.game_text(game, language)
