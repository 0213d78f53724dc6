"""Actions made once: what a set or a list of nouns becomes."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from detente.core.cards import bitset
from detente.core.frame import NOUNS
from detente.core.ready import Rows, ready

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


class _Meanwhile(tuple[tuple[int, ...], ...]):
    """Members that somebody else lists once while they are read."""

    rows: Rows | None = None

    def __getitem__(self, at: Any) -> Any:
        rows, self.rows = self.rows, None
        if rows:
            rows.of_set(1)
        return super().__getitem__(at)


def test_a_set_is_listed_rightly_while_another_thread_lists_one_too() -> None:
    """Seen on a server: two replays at once, and from then on every list was of other countries."""
    members = _Meanwhile([(n,) for n in range(40)])
    rows = members.rows = Rows(members)
    everything = (1 << 40) - 1
    assert list(range(40)) == rows.of_set(everything)
    assert list(range(40)) == rows.of_set(everything), "and so it stays"
