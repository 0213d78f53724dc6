"""Learning a judgement: games become lessons, lessons weights, and weights are tried."""

from pathlib import Path
from random import Random

import pytest

import detente
from detente.arena.train import Lesson, auc, fit, learn_from, play_lesson, read, trial
from detente.bots.judgement import Judgement, features_of, learned, log_odds, write
from detente.core.tables import DataError


def test_a_game_repeats_and_tells_each_quiet_position_to_each_seat() -> None:
    lesson = play_lesson("thirteen_days", "random", 3, 1)
    names, _ = features_of(detente.game("thirteen_days"))

    assert lesson == play_lesson("thirteen_days", "random", 3, 1)
    assert {1 + len(names)} == {len(row) for row in lesson.rows}
    assert 2 == len(lesson.won)
    assert 0 == len(lesson.rows) % 2
    for us, ussr in zip(lesson.rows[::2], lesson.rows[1::2]):
        assert us[1:] == [-x for x in ussr[1:]]  # what counts for one counts against the other


def test_lessons_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    path = tmp_path / "lessons.jsonl"
    run = learn_from("stratagem", "random", 6, 1, 1, path)
    next(run)
    run.close()
    with path.open("a", encoding="utf-8") as file:
        file.write("[5, [[")  # the machine went off here
    assert 5 == sum(learn_from("stratagem", "random", 6, 1, 1, path))
    assert list(range(6)) == sorted([lesson.n for lesson in read(path)])


def test_the_same_seed_gives_the_same_weights_in_one_process_or_two(tmp_path: Path) -> None:
    """In which order games are written down hangs on who was quicker."""
    pytest.importorskip("numpy")
    found = []
    for jobs in (1, 2):
        path = tmp_path / f"lessons-{jobs}.jsonl"
        assert 6 == sum(1 for _ in learn_from("stratagem", "random", 6, 7, jobs, path))
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        path.write_text("".join(lines[::-1] if jobs == 2 else lines), encoding="utf-8")
        found.append(fit(read(path)).weights)

    assert found[0] == found[1]


def test_what_wins_gets_weight_and_what_does_not_gets_none() -> None:
    pytest.importorskip("numpy")
    luck = Random(1)
    lessons = []
    for n in range(400):
        telling, idle = luck.uniform(-2, 2), luck.uniform(-2, 2)
        won = float(telling + luck.uniform(-1, 1) > 0)
        rows = [[0.0, telling, idle], [0.0, -telling, -idle]]
        lessons.append(Lesson(n, rows, [won, 1 - won]))
    found = fit(lessons)

    assert found.weights[1] > 10 * abs(found.weights[2])
    assert found.before < 0.6 < 0.9 < found.after


def test_the_order_of_values_is_what_counts() -> None:
    np = pytest.importorskip("numpy")
    assert 1.0 == auc(np.array([0.1, 0.2, 0.9]), np.array([0, 0, 1]))
    assert 0.0 == auc(np.array([0.9, 0.2, 0.1]), np.array([0, 1, 1]))


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = detente.game("stratagem")
    names, _ = features_of(game)
    path = tmp_path / "learned.csv"
    write(path, names, [1.0] + [0.25] * len(names))
    read = learned(game, path)

    assert read is not None
    assert [0.25] * len(names) == read.weights
    path.write_text("feature,weight\nevaluate,1000\n")
    with pytest.raises(DataError, match="not those of stratagem"):
        learned(game, path)


def test_without_weights_the_value_stays() -> None:
    plain = Judgement(lambda s, seat: [3.0], 1.0, [0.0])
    for value in (-0.9, 0.0, 0.35):
        assert value == pytest.approx(plain.worth(value, None, 0))
    assert log_odds(0.5) == pytest.approx(-log_odds(-0.5))


def test_a_trial_gives_the_table_every_seat(tmp_path: Path) -> None:
    """A table that turns the judgement round loses; both of a deal's games are played."""
    path = tmp_path / "learned.csv"
    names, _ = features_of(detente.game("thirteen_days"))
    write(path, names, [-1.0] + [0.0] * len(names))
    scores = [score for _, score in trial("thirteen_days", "level3", path, 4, 1, 1)]

    assert 4 == len(scores)
    assert sum(scores) <= 1
