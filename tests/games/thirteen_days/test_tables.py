"""The tables that say the same thing by place: one of them is the source, the others agree."""

from __future__ import annotations

import re

from detente.core.frame import NOUNS
from detente.games.thirteen_days import board, cards, codes
from detente.games.thirteen_days.events import EVENTS
from detente.games.thirteen_days.questions import QUESTIONS
from detente.games.thirteen_days.questions.base import MISPLACED
from detente.games.thirteen_days.state import FIELDS, ThirteenDaysState, clone, fresh
from tests.games.thirteen_days.table import table


def constant(name: str) -> int:
    """The number that `codes` gives to a name: "card-taken" and "CardTaken" are CARD_TAKEN."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.replace("-", "_"))
    return int(getattr(codes, words.upper()))


def test_the_codes_of_verbs_notes_and_questions_are_their_places_in_the_tables() -> None:
    for n, verb in enumerate(codes.VERBS):
        assert n * NOUNS == constant(verb.word), verb.word
    for n, note in enumerate(codes.NOTES):
        assert n == constant(note.id), note.id
    for n, question in enumerate(QUESTIONS):
        assert n == constant(type(question).__name__), question.id


def test_every_card_has_its_event_by_its_name() -> None:
    for n, name in enumerate(cards.CARDS):
        assert n == getattr(cards, name.upper())
        assert name == EVENTS[n].__name__
    assert len(cards.CARDS) == len(EVENTS)


def test_every_verb_is_told_when_it_is_due() -> None:
    assert [n * NOUNS for n in range(len(codes.VERBS))] == list(MISPLACED)


def test_every_field_of_the_state_is_listed_laid_out_and_copied() -> None:
    fields = [name for name, _ in FIELDS]
    s = fresh(table().game.options)
    again = clone(s)

    assert list(ThirteenDaysState.__annotations__) == fields
    for name in fields:
        mine, other = getattr(s, name), getattr(again, name)
        assert mine == other, name
        assert mine is not other or not isinstance(mine, (list, bytearray)), name
    assert len(board.BATTLEGROUNDS) * 2 == len(s.cubes)
