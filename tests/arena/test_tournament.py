"""Tournaments: pairs on every seat, the same games however they are played, going on, stopping."""

import os
import signal
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

import detente
from detente.arena.crew import work_off
from detente.arena.sprt import BETTER, OPEN, Sprt
from detente.arena.standings import meeting, ratings
from detente.arena.tournament import (
    Book,
    Played,
    Tournament,
    play,
    read,
    record,
    seatings,
)
from detente.core.tables import DataError

needs_report = pytest.mark.skipif(find_spec("polars") is None, reason="needs detente[report]")
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs detente[ray]")

OTHER = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'first_bot.py'}"
"""A second bot that costs no more than random."""

T = Tournament("thirteen_days", 1, {}, ("random", OTHER), 7, 3)


def everything(t: Tournament, path: Path, jobs: int = 1, ray: str | None = None) -> list[Played]:
    list(play(t, path, jobs, ray))
    return sorted(read(path, t), key=lambda one: (one.fixture, one.deal, one.seating))


def test_everybody_meets_everybody_or_the_first_meets_all() -> None:
    three = replace(T, bots=("a", "b", "c"))
    assert [("a", "b"), ("a", "c"), ("b", "c")] == three.fixtures
    assert [("a", "b"), ("a", "c")] == replace(three, gauntlet=True).fixtures
    assert [("a", "a")] == replace(T, bots=("a",)).fixtures


def test_a_pair_sits_on_every_seat() -> None:
    assert [("a", "b"), ("b", "a")] == seatings(("a", "b"), 2)
    assert [("a", "a", "a")] == seatings(("a", "a"), 3)
    assert [
        ("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"),
        ("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b"),
    ] == seatings(("a", "b"), 3)  # fmt: skip


def test_the_same_games_on_one_process_and_on_two(tmp_path: Path) -> None:
    alone = everything(T, tmp_path / "one.jsonl", jobs=1)
    assert alone == everything(T, tmp_path / "two.jsonl", jobs=2)
    assert 6 == len(alone)
    assert alone[0].seed == alone[1].seed != alone[2].seed  # a deal has the same cards


def test_every_line_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for one in everything(replace(T, deals=1), path):
        match = detente.Match.replay(record(T.header(), one))
        assert match.result == detente.Result(one.winners, one.scores, one.why)


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = everything(T, tmp_path / "whole.jsonl")
    path = tmp_path / "part.jsonl"
    run = play(T, path, 1)
    next(run)
    run.close()
    with path.open("a", encoding="utf-8") as file:
        file.write('{"fixture": ["ran')  # the machine went off here

    assert 2 == len(read(path, T))
    assert 2 == len(list(play(T, path, 1)))  # the deals that were missing
    assert whole == sorted(read(path, T), key=lambda one: (one.fixture, one.deal, one.seating))
    assert 1 == len(list(play(replace(T, deals=4), path, 1)))  # more deals, later


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    everything(replace(T, deals=1), path)
    with pytest.raises(DataError, match="another tournament: bots, seed differ"):
        read(path, replace(T, seed=8, bots=("random", "level2")))
    path.write_text("hello\n")
    with pytest.raises(DataError, match="no file of `detente arena`"):
        read(path, T)


def test_a_pair_stops_when_it_is_decided(tmp_path: Path) -> None:
    t = replace(T, bots=("level1", "random"), deals=200)
    test = Sprt(0, 400, 0.05)
    path = tmp_path / "games.jsonl"
    list(play(t, path, 1, sprt=test))
    book = Book(("level1", "random"), t)
    book.add(read(path, t))
    verdict, deals = book.verdict(test)

    assert (BETTER, True) == (verdict, 2 < deals < 60)
    assert deals == len(book.deals)
    assert [] == list(play(t, path, 1, sprt=test))  # nothing is left to decide
    assert (OPEN, 2) == (test.verdict(book.means()[:2], 2), len(book.means()[:2]))
    found = meeting(book, test)
    assert (deals, 2 * deals, BETTER) == (found.deals, found.games, found.verdict)


def _dies_once(task: tuple[int, str]) -> int:
    """Work whose worker is killed the first time."""
    number, mark = task
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_the_work_of_a_dead_process_is_done_again(tmp_path: Path) -> None:
    tasks = [(n, str(tmp_path / "mark")) for n in range(12)]
    assert [n * n for n in range(12)] == sorted(work_off(_dies_once, tasks, jobs=2))
    assert (tmp_path / "mark").exists()


@pytest.mark.long
@needs_ray
def test_ray_plays_the_same_games_and_does_lost_work_again(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    import ray

    ray.init(address="local", include_dashboard=False, log_to_driver=False, num_cpus=2)
    request.addfinalizer(ray.shutdown)
    tasks = [(n, str(tmp_path / "mark")) for n in range(6)]
    assert [n * n for n in range(6)] == sorted(work_off(_dies_once, tasks, ray="local"))
    assert (tmp_path / "mark").exists()
    here = everything(T, tmp_path / "here.jsonl")
    assert here == everything(T, tmp_path / "ray.jsonl", ray="local")


@needs_report
def test_ratings_follow_who_wins_and_have_an_interval() -> None:
    games = [_game(("a", "b"), n, 0) for n in range(12)] + [
        _game(("b", "c"), n, 0) for n in range(12)
    ]
    found = ratings(games)

    assert ["a", "b", "c"] == [one.bot for one in found]
    assert all([one.low < one.points < one.high for one in found])
    few = ratings(games[:3] + games[12:15])
    assert found[0].high - found[0].low < few[0].high - few[0].low


@needs_report
def test_a_draw_leaves_equals_equal() -> None:
    games = [replace(_game(("a", "b"), n, 0), winners=()) for n in range(4)]
    assert 1 == len({round(one.points) for one in ratings(games)})


@needs_report
def test_polars_reads_what_the_arena_wrote(tmp_path: Path) -> None:
    from detente.arena.frames import load, write_parquet

    path = tmp_path / "games.jsonl"
    games = everything(replace(T, deals=2), path)
    frame = load(path)
    write_parquet(path, tmp_path / "games.parquet")

    assert frame.equals(load(tmp_path / "games.parquet"))
    assert (4, "thirteen_days") == (len(frame), frame["game"][0])
    by_hand = sum([one.share(OTHER) for one in games if len(one.winners) == 1])
    assert by_hand == sum([
        bots[winners[0]] == OTHER
        for bots, winners in zip(frame["bots"], frame["winners"])
        if len(winners) == 1
    ])  # fmt: skip


def _game(bots: tuple[str, str], n: int, winner: int) -> Played:
    return Played(bots, n, 0, bots, n, (winner,), (1, 0), "x", 1, (), ())
