"""The guide of a first game: every note belongs to a question, a rule and a text."""

import re
from pathlib import Path

from detente.server import texts

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "web/src/games/thirteen_days/guide.ts").read_text(encoding="utf-8")
NOTE = re.compile(r"note\('([a-z]+)', '(13J-[\d.]+)'\)")


def test_notes_are_about_questions_of_the_game() -> None:
    asked = re.findall(r"'(ask-[a-z-]+)':", SOURCE)
    known = re.findall(r"^(ask-[a-z-]+) =", texts.game_text("thirteen_days", "en"), re.M)

    assert asked
    assert set(asked) <= set(known)


def test_notes_name_rules_and_have_texts() -> None:
    rules = texts.rules("thirteen_days", "en")
    assert rules is not None
    clauses = {clause.id for section in rules.sections for clause in section.clauses}
    notes = NOTE.findall(SOURCE)

    assert notes
    for name, clause in notes:
        assert clause in clauses
        for language in ("en", "fr"):
            assert f"\nboard-guide-{name} = " in texts.game_text("thirteen_days", language)
