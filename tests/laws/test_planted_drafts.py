"""The law of drafts can fail: each fault planted here must be caught."""

from typing import Any

import pytest

import detente
from detente.arena.bench import compiled
from detente.arena.laws import LawBroken, drafts
from detente.arena.policies import uniform
from detente.core.match import Match
from detente.core.state import View
from tests.laws.test_planted_leaks import HONEST, Leaky

MATCHES = 20
plain = pytest.mark.skipif(compiled(), reason="compiled methods cannot be replaced")


class ShowsTheEnemy(Leaky):
    """Whoever commands sees the enemy's hand before anything is final."""

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = HONEST.observe(s, seat)
        asked = s.stack and seat == s.stack[-1].seat and not HONEST.quiet(s)
        if asked and not HONEST.together[s.stack[-1].kind]:
            view.state.hands = list(s.hands)
        return view


def broken(game: Any) -> LawBroken:
    """What the law finds in some matches."""
    with pytest.raises(LawBroken) as found:
        for seed in range(MATCHES):
            drafts(game, uniform, seed)
    return found.value


def test_a_draft_that_shows_its_own_seat_a_secret_is_caught() -> None:
    assert "has told its own seat a secret" in str(broken(ShowsTheEnemy()))


@plain
def test_a_draft_that_others_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "seen", lambda match, seats: match)
    assert "somebody knows of a draft" in str(broken(detente.game("thirteen_days")))


@plain
def test_a_trace_of_going_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    forget = Match._forget

    def count(match: Match[Any], gone: list[int]) -> None:
        forget(match, gone)
        match.seq += 1

    monkeypatch.setattr(Match, "_forget", count)
    assert "going back" in str(broken(detente.game("thirteen_days")))
