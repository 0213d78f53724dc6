"""The tables: every number is its place, every field is copied."""

from detente.core.frame import NOUNS
from detente.games.stratagem import board, cards, codes
from detente.games.stratagem.questions import QUESTIONS
from detente.games.stratagem.state import FIELDS, StratagemState, clone
from tests.games.stratagem.table import table


def constant(id: str) -> int:
    """The number that `codes` gives to an id: "took-secret" is TOOK_SECRET."""
    return int(getattr(codes, id.upper().replace("-", "_")))


def test_the_codes_of_verbs_notes_and_questions_are_their_places_in_the_tables() -> None:
    for n, verb in enumerate(codes.VERBS):
        assert n * NOUNS == constant(verb.word), verb.word
    for n, note in enumerate(codes.NOTES):
        assert n == constant(note.id), note.id
    for n, question in enumerate(QUESTIONS):
        assert n == constant(f"ask-{question.id}"), question.id


def test_the_codes_of_operations_effects_and_families_are_their_places_in_the_tables() -> None:
    for n, operation in enumerate(board.OPERATIONS):
        assert n == getattr(board, operation.upper())
    for n, effect in enumerate(cards.EFFECTS):
        assert n == getattr(cards, effect)
    for n, family in enumerate(cards.FAMILIES):
        assert n == getattr(cards, family)


def test_every_field_of_the_state_is_listed_laid_out_and_copied() -> None:
    """A slot that nobody sets has no value, so that reading it fails."""
    assert StratagemState.__slots__ == ("cards", "rulings", *[name for name, _ in FIELDS])

    s = table().s
    again = clone(s)

    for name in StratagemState.__slots__:
        assert getattr(s, name) == getattr(again, name), name
    assert s.tokens is not again.tokens and s.stack is not again.stack
