"""Actions made once: what a set or a list of nouns becomes."""

from hypothesis import given
from hypothesis import strategies as st

from detente.core.cards import bitset
from detente.core.frame import NOUNS
from detente.core.ready import ready

VERB = 7 * NOUNS


@given(st.sets(st.integers(0, NOUNS - 1)))
def test_a_set_is_listed_from_its_lowest_member(nouns: set[int]) -> None:
    assert [VERB + noun for noun in sorted(nouns)] == ready(VERB).of_set(bitset(nouns))


@given(st.lists(st.integers(0, NOUNS - 1)))
def test_a_list_keeps_its_order(nouns: list[int]) -> None:
    assert [VERB + noun for noun in nouns] == ready(VERB).of(nouns)


def test_several_verbs_in_a_row_are_named_by_nouns_that_go_on() -> None:
    assert [VERB + 3, VERB + NOUNS + 3] == ready(VERB, 2).of([3, NOUNS + 3])


def test_the_same_numbers_come_again() -> None:
    first, again = ready(VERB).of_set(1 << 200), ready(VERB).of([200])

    assert first[0] is again[0]
