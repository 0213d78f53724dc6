"""Stop when decided: the verdict comes, is rarely wrong, and needs more than a few deals alike."""

from collections.abc import Callable

import pytest

from detente.arena.ratings import expected, rating
from detente.arena.sprt import BETTER, NO_BETTER, OPEN, Sprt
from detente.core.rng import Rng

TEST = Sprt(0, 40, 0.05)


def test_points_and_rates_are_two_ways_to_say_the_same() -> None:
    assert (0.5, 0.25) == (expected(0, 2), expected(0, 4))
    assert [-200, 0, 35] == [round(rating(expected(points, 4), 4)) for points in (-200, 0, 35)]


def test_nothing_is_decided_by_nothing_or_by_a_few_deals_alike() -> None:
    assert (OPEN, 0.0) == (TEST.verdict([], 2), TEST.ratio([], 2))
    assert OPEN == TEST.verdict([0.5] * 3, 2)
    assert OPEN == TEST.verdict([1.0] * 3, 2)


def test_what_is_seen_clearly_is_decided() -> None:
    assert BETTER == TEST.verdict([1.0, 0.5] * 40, 2)
    assert NO_BETTER == TEST.verdict([0.5, 0.0] * 40, 2)
    assert BETTER == TEST.verdict([0.5, 0.25] * 100, 4)


def test_swapped_scores_swap_the_sign() -> None:
    even = Sprt(-20, 20)
    deals = [1.0, 0.5, 0.5, 0.0, 1.0]
    assert even.ratio(deals, 2) == pytest.approx(-even.ratio([1 - score for score in deals], 2))


@pytest.mark.parametrize(("points", "wrong"), [(0, BETTER), (40, NO_BETTER)])
def test_verdicts_are_wrong_no_more_often_than_said(points: float, wrong: str) -> None:
    rng = Rng(7)
    runs = 200
    verdicts = [_play(lambda: _deal(rng, expected(points, 2))) for _ in range(runs)]

    assert OPEN not in verdicts
    assert verdicts.count(wrong) <= 0.08 * runs  # 5%, and three standard deviations of 200 runs


def test_a_test_must_have_something_to_tell_apart() -> None:
    with pytest.raises(ValueError, match="low < high"):
        Sprt(20, 20)


def _deal(rng: Rng, rate: float) -> float:
    """Two games of a deal, each won at that rate."""
    wins = [rng.below(10_000) < 10_000 * rate for _ in range(2)]
    return sum(wins) / 2


def _play(deal: Callable[[], float]) -> str:
    deals: list[float] = []
    while len(deals) < 5_000:
        deals.append(deal())
        if len(deals) % 20 == 0 and TEST.verdict(deals, 2) != OPEN:
            break
    return TEST.verdict(deals, 2)
