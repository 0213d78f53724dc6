"""Tables that are kept by position, in every game: a code is the place of its row, and a field of
the state is listed, laid out and copied.
"""

from __future__ import annotations

import re
from types import ModuleType

import pytest

import detente
from detente.core.frame import NOUNS
from detente.games import part

OTHERWISE: dict[str, dict[str, str]] = {
    "berlin63": {"deal": "deal-card", "dash": "dash-on", "turn": "turn-begins"},
    "nineteen_sixty": {
        "event": "event-of",
        "campaign": "campaign-with",
        "advertise": "advertise-with",
        "position": "position-with",
        "region": "choose-region",
        "order": "order-of",
    },
    "twilight_struggle": {"ops": "operate", "region": "name-region", "dice": "roll-both"},
}
"""Rows whose code is not called as they are."""

IN_A_ROW = {
    "STEPS_AT": ("north", "east", "south", "west"),
    "LEAPS_AT": ("leap_northeast", "leap_southeast", "leap_southwest", "leap_northwest"),
    "PUSHES_AT": ("push_north", "push_east", "push_south", "push_west"),
    "CLAIMED": tuple(
        [f"claimed-{spy}" for spy in ("leo", "miranda", "victor", "adam", "lilly", "ray")]
    )
    + ("claimed-veronica", "claimed-jack"),
}
"""Rows that stand one after the other, with one code for the first (Berlin 63)."""


BESIDE = ("control", "presence", "started", "variant", "cards", "rulings", "ground")
"""What follows from other fields or from the options: declared and copied, not listed."""


SHARING = ("twilight_struggle",)
"""Where what has parts is replaced as a whole, so that clones may share it."""


def codes_of(name: str) -> ModuleType:
    codes = part(name, "codes")
    assert codes is not None
    return codes


def place(name: str, row: str, unit: int, *called: str) -> int:
    """The place that `codes` gives to a row: "card-taken" and "CardTaken" are CARD_TAKEN."""
    codes = codes_of(name)
    for first, rows in IN_A_ROW.items():
        if row in rows and hasattr(codes, first):
            return int(getattr(codes, first)) // unit + rows.index(row)
    for one in (OTHERWISE.get(name, {}).get(row, row), *called):
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.replace("-", "_")).upper()
        if isinstance(getattr(codes, words, None), int):
            return int(getattr(codes, words)) // unit
    raise AssertionError(f"{name}: nothing is called {row}")


@pytest.mark.parametrize("name", detente.games())
def test_the_code_of_a_verb_a_note_a_question_is_its_place_in_the_table(name: str) -> None:
    game = detente.game(name)

    for n, verb in enumerate(codes_of(name).VERBS):
        assert n == place(name, verb.word, NOUNS), verb.word
    for n, note in enumerate(game.notes):
        assert n == place(name, note.id, 1), note.id
    for n, question in enumerate(game.questions):
        asks = f"ask-{question.id}"
        assert n == place(name, asks, 1, type(question).__name__, question.id), asks


@pytest.mark.parametrize("name", detente.games())
def test_every_field_of_the_state_is_listed_laid_out_and_copied(name: str) -> None:
    game = detente.game(name)
    fields = [field for field, _ in game.fields]
    s = game.new()
    again = game.clone(s)

    declared = list(type(s).__annotations__ or fields)  # compiled, a class keeps none
    assert fields == [field for field in declared if field not in BESIDE]
    for field in declared:
        mine, other = getattr(s, field), getattr(again, field)
        assert mine == other, field
        if isinstance(mine, (list, bytearray)) and name not in SHARING:
            assert mine is not other, field
    assert s.stack is not again.stack
