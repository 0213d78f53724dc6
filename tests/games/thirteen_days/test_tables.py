"""The tables that say the same thing by place: one of them is the source, the others agree."""

from __future__ import annotations

from detente.core.frame import NOUNS
from detente.games.thirteen_days import cards, codes
from detente.games.thirteen_days.events import EVENTS
from detente.games.thirteen_days.questions.base import MISPLACED


def test_every_card_has_its_event_by_its_name() -> None:
    for n, name in enumerate(cards.CARDS):
        assert n == getattr(cards, name.upper())
        assert name == EVENTS[n].__name__
    assert len(cards.CARDS) == len(EVENTS)


def test_every_verb_is_told_when_it_is_due() -> None:
    assert [n * NOUNS for n in range(len(codes.VERBS))] == list(MISPLACED)
