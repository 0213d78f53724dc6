"""The guide of a first game: every lesson belongs to a question, a rule and a text."""

import re
from pathlib import Path

from detente.server import texts

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "web/src/games/thirteen_days/lessons.ts").read_text(encoding="utf-8")
LESSON = re.compile(r"lesson\('([a-z]+)', '(13J-[\d.]+)'\)")


def test_lessons_are_about_questions_of_the_game() -> None:
    asked = re.findall(r"'(ask-[a-z-]+)':", SOURCE)
    known = re.findall(r"^(ask-[a-z-]+) =", texts.game_text("thirteen_days", "en"), re.M)

    assert asked
    assert set(asked) <= set(known)


def test_lessons_name_rules_and_have_texts() -> None:
    rules = texts.rules("thirteen_days", "en")
    assert rules is not None
    clauses = {clause.id for section in rules.sections for clause in section.clauses}
    lessons = LESSON.findall(SOURCE)

    assert lessons
    for name, clause in lessons:
        assert clause in clauses
        for language in ("en", "fr"):
            assert f"\npage-13-lesson-{name} = " in texts.shared_text(language)
