"""Lessons: a record in words, played step by step."""

from pathlib import Path

import pytest

from detente.core.lesson import Lesson, Practice, read_lesson, read_lessons, read_moves
from detente.core.message import Reason, Refused
from detente.core.options import Value
from detente.core.tables import DataError
from tests.core.toy import PICK, STEP, Toy

DONE = 0
LESSON = """
seat = "red"
before = "blue: pick king  # in secret"

[[step]]
name = "pick"
clauses = ["T-1"]
moves = '''
red: pick ace
green: pick queen
chance: roll two
'''
instead = { "pick queen" = "no_queen" }

[[step]]
name = "walk"
clauses = ["T-3"]
moves = "red: step, done"
"""


def toy(options: dict[str, Value]) -> Toy:
    return Toy(**options)


def lesson(tmp_path: Path, text: str = LESSON) -> Lesson:
    path = tmp_path / "1_walking.toml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path, toy)


def refusal(practice: Practice, action: int) -> Reason:
    before = list(practice.match.moves)
    with pytest.raises(Refused) as refused:
        practice.submit(action)
    assert before == practice.match.moves
    return refused.value.reason


def test_a_lesson_begins_where_its_learner_is_asked(tmp_path: Path) -> None:
    practice = Practice(lesson(tmp_path))

    assert [(1, PICK + 1)] == practice.match.moves
    assert (0, PICK) == (practice.step, practice.wanted)


def test_the_others_and_chance_play_until_the_learner_is_asked_again(tmp_path: Path) -> None:
    practice = Practice(lesson(tmp_path))
    practice.submit(PICK)

    assert [1] == practice.match.state.rolls
    assert (1, STEP) == (practice.step, practice.wanted)


def test_a_step_may_take_several_moves(tmp_path: Path) -> None:
    practice = Practice(lesson(tmp_path), 1)
    practice.submit(STEP)

    assert (1, DONE) == (practice.step, practice.wanted)
    practice.submit(DONE)
    assert (2, None) == (practice.step, practice.wanted)


def test_what_the_rules_forbid_is_refused_with_their_reason(tmp_path: Path) -> None:
    said = refusal(Practice(lesson(tmp_path)), STEP)

    assert ("asked-something-else", "T-1") == (said.id, said.clause)


def test_what_they_allow_is_refused_with_the_remark_of_the_step(tmp_path: Path) -> None:
    said = refusal(Practice(lesson(tmp_path)), PICK + 2)

    assert ("lesson-walking-no_queen", "T-1") == (said.id, said.clause)


def test_without_a_remark_the_lesson_says_that_it_shows_something_else(tmp_path: Path) -> None:
    assert "lesson-shows-another" == refusal(Practice(lesson(tmp_path)), PICK + 1).id


def test_a_lesson_that_is_done_takes_no_move(tmp_path: Path) -> None:
    assert "lesson-is-over" == refusal(Practice(lesson(tmp_path), 2), DONE).id


def test_what_is_taken_back_is_asked_for_again(tmp_path: Path) -> None:
    practice = Practice(lesson(tmp_path), 1)
    practice.submit(STEP)
    practice.match.undo(0)

    assert (1, STEP) == (practice.step, practice.wanted)
    practice.submit(STEP)
    assert DONE == practice.wanted


def test_a_lesson_is_a_record(tmp_path: Path) -> None:
    made = lesson(tmp_path)

    assert ("toy", made.moves) == (made.record.game, made.record.moves)
    assert 6 == len(made.moves)


def test_moves_are_read_line_by_line(tmp_path: Path) -> None:
    found = read_moves(Toy(), "red: pick ace, step\n\n# nothing\nchance: roll one  # luck\n")

    assert ((0, PICK), (0, STEP), (-1, 2 * 256)) == found


def test_lessons_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in ("10_last", "2_second", "1_first"):
        (tmp_path / f"{name}.toml").write_text(LESSON, encoding="utf-8")

    assert ["first", "second", "last"] == [found.name for found in read_lessons(tmp_path, toy)]
    assert () == read_lessons(tmp_path / "nowhere", toy)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('seat = "red"', 'seat = "pink"', "there is no seat 'pink'"),
        ('seat = "red"', "", "seat is missing or of the wrong kind"),
        ('seat = "red"', 'seat = "red"\nmood = 1', "there is no 'mood' here"),
        ("blue: pick king", "blue: fly", "there is no move 'fly'"),
        ("blue: pick king", "pink: pick king", "there is no seat 'pink'"),
        ('moves = "red: step, done"', 'moves = "blue: step"', "step walk: the learner begins"),
        ('moves = "red: step, done"', 'moves = ""', "step walk: the learner begins"),
        ('clauses = ["T-3"]', "clauses = []", "step walk: which clause"),
        ('"pick queen" = "no_queen"', '"fly" = "no_queen"', "there is no move 'fly'"),
        ('"pick queen" = "no_queen"', '"pick queen" = 7', "a remark is a name"),
        ('clauses = ["T-3"]', "clauses = [3]", "step walk: which clause"),
        ("[[step]]", "[[step", "1_walking.toml"),
        ('seat = "red"', 'seat = "red"\noptions = { faces = 9 }', "faces"),
    ],
)
def test_a_wrong_file_is_told_by_name(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in LESSON
    with pytest.raises(DataError, match=r"1_walking\.toml") as wrong:
        lesson(tmp_path, LESSON.replace(old, new))

    assert complaint in str(wrong.value)
