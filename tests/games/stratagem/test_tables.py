"""The tables: every number is its place, every field is copied."""

from detente.games.stratagem import board, cards


def test_the_codes_of_operations_effects_and_families_are_their_places_in_the_tables() -> None:
    for n, operation in enumerate(board.OPERATIONS):
        assert n == getattr(board, operation.upper())
    for n, effect in enumerate(cards.EFFECTS):
        assert n == getattr(cards, effect)
    for n, family in enumerate(cards.FAMILIES):
        assert n == getattr(cards, family)
