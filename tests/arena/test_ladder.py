"""Ladders: who plays whom, going on after a stop, ratings, and the page they are written into."""

from math import ceil
from pathlib import Path

import pytest

import detente
from detente.arena.ladder import (
    Duel,
    Played,
    above,
    chart,
    climb,
    duels,
    play,
    ratings,
    read,
    steps,
    whole_deals,
    write_chart,
)
from detente.arena.matches import Outcome
from detente.arena.ratings import rating
from detente.arena.sprt import BETTER, OPEN, Sprt
from detente.bots.ratings import Earned, keep
from detente.bots.ratings import ratings as kept_ratings
from detente.core.state import Result


def test_each_bot_plays_the_one_below_and_the_last_the_yardstick() -> None:
    assert [Duel("b", "a"), Duel("c", "b"), Duel("c", "greedy1")] == duels(("a", "b", "c"))
    assert [Duel("b", "greedy1")] == duels(("greedy1", "b"))


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = tmp_path / "whole.jsonl"
    bots = ("random", "greedy1")
    everything = list(climb("berlin63", bots, 2, 7, 1, whole))
    run = climb("berlin63", bots, 2, 7, 1, path)
    next(run)
    run.close()
    with path.open("a", encoding="utf-8") as file:
        file.write('{"upper": "gre')  # the machine went off here

    assert 1 == len(read(path))
    rest = list(climb("berlin63", bots, 2, 7, 1, path))
    assert 3 == len(rest)
    assert sorted(everything, key=str) == sorted(read(path), key=str)
    assert [] == list(climb("berlin63", bots, 2, 7, 1, path))


def test_a_duel_that_is_clear_ends_early(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    sure = list(climb("berlin63", ("random", "greedy1"), 20, 7, 1, path, {"match_wins": 1}, True))

    assert 4 < len(sure) < 40
    assert [] == list(
        climb("berlin63", ("random", "greedy1"), 20, 7, 1, path, {"match_wins": 1}, True)
    )


def test_both_seats_get_the_same_cards() -> None:
    game = detente.game("thirteen_days")
    first, second = [play(game, Duel("random", "random"), k, 3) for k in (4, 5)]

    assert ((2, 0), (2, 1)) == ((first.n, first.seat), (second.n, second.seat))
    assert first.score + second.score == 1  # the same game, seen from both sides


def test_a_rating_is_a_matter_of_odds() -> None:
    assert 0 == rating(0.5, 2) == round(rating(0.25, 4), 9)
    assert 400 == round(rating(10 / 11, 2))
    assert -400 == round(rating(1 / 11, 2))


def test_ratings_add_up_and_seats_are_told() -> None:
    games = [Played("b", "a", n, seat, float(n < 3), "x") for n in range(4) for seat in (0, 1)]
    found = steps(games, ("a", "b"), 2)

    assert (8, 6.0, ((3.0, 4), (3.0, 4))) == (found[0].games, found[0].won, found[0].by_seat)
    assert found[0].low < 0.75 < found[0].high
    assert {"a": Earned(1000), "b": Earned(1191, 75, 41, 93, 8)} == ratings(found)


def test_a_chart_is_written_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n")
    games = [Played("b", "a", n, 0, 1.0, "x") for n in range(4)]
    text = chart("toy", steps(games, ("a", "b"), 2), ("us", "ussr").__getitem__)
    for told in ("old\n", text):
        write_chart(page, "toy", told)
    write_chart(page, "other", "more\n")

    said = page.read_text()
    assert "old" not in said
    assert "| b v. a | 4 | ██████████ 100% | 51–100 | +920 (+7 to +920) |" in said
    assert "| us 4/4 (51–100), ussr 0/0 (0–100) |" in said
    assert said.index("# Bots") < said.index("b v. a") < said.index("more")


def test_among_four_it_counts_who_is_placed_above_whom() -> None:
    def ended(winner: int, *scores: int) -> Outcome:
        return Outcome(Result((winner,), scores, "x"), 1, (0, 1, 2, 3), (0, 0, 0, 0))

    assert 1 == above(ended(0, 9, 5, 3, 1), 0)
    assert 1 / 3 == above(ended(0, 9, 5, 3, 1), 2)
    assert 0.5 / 3 == above(ended(0, 9, 5, 3, 3), 2)
    assert 2 / 3 == above(ended(3, 9, 5, 3, 1), 0)  # who has won is first
    games = [Played("b", "a", n, 0, 0.0, "x", 0.75) for n in range(8)]
    told = chart("toy", steps(games, ("a", "b"), 4), "abcd".__getitem__)
    assert "| 0–32 | 75% (41–93) | +191 (-64 to +445) |" in told


def test_ratings_are_kept_game_by_game(tmp_path: Path) -> None:
    table = tmp_path / "ratings.csv"
    table.write_text("game,bot,rating,beats,low,high,games\n")
    first, better = Earned(1000), Earned(1100, 64, 50, 76, 50)
    keep("toy", {"a": first, "b": first}, table)
    keep("other", {"a": first}, table)
    keep("toy", {"a": first, "b": better}, table)

    assert {"a": first, "b": better} == kept_ratings("toy", table)
    assert {"a": first} == kept_ratings("other", table)


SHORT = 30
"""Games of the short ladder, in whole deals; it ends as soon as a sequential test is sure."""

TWO_STEPS = Sprt(0, 200, error=0.1)
"""Level 3 is well above that over level 1 in all five ladders; a test for 200 is as sure as one for
fewer, whatever the truth is, and knows it a few games earlier.
"""

DEALS = {"nineteen_sixty": 2, "twilight_struggle": 2}
"""The seed of the deals, else 1: games of these two are long, and these six are enough."""


@pytest.mark.parametrize(
    "name", ["berlin63", "nineteen_sixty", "stratagem", "thirteen_days", "twilight_struggle"]
)
def test_level_3_beats_level_1(name: str) -> None:
    game = detente.game(name, **({"match_wins": 1} if name == "berlin63" else {}))
    seats = len(game.seats)
    placed: dict[tuple[int, int], float] = {}
    verdict = OPEN
    for k in range(ceil(SHORT / seats) * seats):
        one = play(game, Duel("level3", "level1"), k, DEALS.get(name, 1))
        assert one.above is not None
        placed[one.n, one.seat] = one.above
        verdict = TWO_STEPS.verdict(whole_deals(placed, seats), 2)  # another is above or below
        if verdict != OPEN:
            break

    assert verdict == BETTER, f"{sum(placed.values())} of {len(placed)}"
