"""The lessons of every game: they follow the rules, name them, and say everything twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import detente
from detente.core.lesson import Lesson, Practice
from detente.games import lessons, text_files
from detente.words.files import LANGUAGES
from detente.words.rules import digest
from detente.words.words import Words

GAMES = [name for name in detente.games() if lessons(name)]
LESSONS = [lesson for name in GAMES for lesson in lessons(name)]
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)

every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game.name}-{lesson.name}" for lesson in LESSONS]
)


def lines(game: str, lang: str) -> str:
    path: Path = text_files(game, lang)[-1]
    return path.read_text(encoding="utf-8")


@every_lesson
def test_a_lesson_is_played_by_the_rules_to_its_end(lesson: Lesson) -> None:
    practice = Practice(lesson)
    while practice.wanted is not None:
        assert lesson.seat in practice.match.waiting
        practice.submit(practice.wanted)

    assert len(lesson.steps) == practice.step
    assert lesson.moves == tuple(practice.match.moves)


@every_lesson
def test_every_step_can_be_begun_with(lesson: Lesson) -> None:
    for n, step in enumerate(lesson.steps):
        practice = Practice(lesson, n)

        assert (n, step.moves[0][1]) == (practice.step, practice.wanted)
    assert Practice(lesson, len(lesson.steps)).wanted is None


@every_lesson
def test_every_remark_is_about_something_else_that_is_allowed(lesson: Lesson) -> None:
    open: dict[int, set[int]] = {n: set() for n in range(len(lesson.steps))}
    practice = Practice(lesson)
    while practice.wanted is not None:
        allowed = practice.match.legal(lesson.seat)
        open[practice.step] |= {action for action in allowed if action != practice.wanted}
        practice.submit(practice.wanted)

    for n, step in enumerate(lesson.steps):
        idle = [lesson.game.text(action) for action in step.instead if action not in open[n]]
        assert not idle, f"{step.name}: {idle}"


@every_lesson
def test_every_clause_is_in_the_digest(lesson: Lesson) -> None:
    known = {clause.id for clause in digest(lesson.game.name, "en").clauses}
    named = {clause for step in lesson.steps for clause in step.clauses}

    assert not named - known


@every_lesson
def test_a_step_is_read_at_a_glance(lesson: Lesson) -> None:
    for lang in LANGUAGES:
        words = Words(lang, lesson.game.name)
        for id in lesson.says:
            assert words.has(id), id
            assert len(words.text(id)) <= 420, f"{lang} {id}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_no_lesson_says(game: str) -> None:
    wanted = {id for lesson in lessons(game) for id in lesson.says}
    english, french = [MESSAGE.findall(lines(game, lang)) for lang in LANGUAGES]

    assert english == french
    assert wanted == set(english)
    assert len(english) == len(set(english))


@pytest.mark.parametrize("game", GAMES)
def test_french_lessons_have_french_typography(game: str) -> None:
    assert not re.search(r" [:;!?»]|« ", lines(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_names_in_a_lesson_are_those_on_the_board(game: str) -> None:
    for lang in LANGUAGES:
        known = {id for path in text_files(game, lang) for id in MESSAGE.findall(path.read_text())}
        named = set(re.findall(r"\{ ([a-z][\w-]*) \}", lines(game, lang)))

        assert not named - known
