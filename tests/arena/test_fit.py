"""Fitting levels: the error is found at which a level is beaten as often as a step is meant to."""

from math import log

import pytest

import detente
from detente.arena import fit
from detente.arena.fit import STEP, beaten
from detente.bots.search import Effort


def test_the_error_is_found_at_which_the_one_above_wins_a_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stronger(game: object, upper: Effort, lower: Effort, seed: int) -> float:
        """Who errs e times as much as the other loses a fifth more of the games than half."""
        return min(1.0, max(0.0, 0.5 + 0.2 * log(lower.noise / upper.noise)))

    monkeypatch.setattr(fit, "beaten", stronger)
    run = fit.fit(
        detente.game("berlin63"), tuple(Effort(8, noise=0.1) for _ in range(3)), 200, seed=1
    )
    tried = []
    try:
        while True:
            tried.append(next(run))
    except StopIteration as done:
        low, middle, high = done.value

    assert 400 == len(tried)
    assert 0.1 == high.noise
    for upper, lower in ((high, middle), (middle, low)):
        assert abs(stronger(None, upper, lower, 0) - STEP) < 0.02


def test_a_deal_is_played_on_every_seat() -> None:
    game = detente.game("berlin63", match_wins=1)

    assert beaten(game, Effort(8), Effort(8), 5) in (0, 0.25, 0.5, 0.75, 1)
