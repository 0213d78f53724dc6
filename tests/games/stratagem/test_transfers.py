"""Popularity transfers (section 8)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, table


@clause("STR-8.1", "STR-8.2", "STR-8.4")
def test_a_gain_of_one_per_opponent_brings_three_tokens() -> None:
    assert [28, 24, 24, 24] == table().draw(P, "e09").tokens


@clause("STR-8.3")
def test_a_loss_of_one_per_opponent_gives_one_to_each() -> None:
    assert [22, 26, 26, 26] == table().draw(P, "e14").tokens


@clause("STR-8.6")
def test_an_opponent_gives_no_more_than_all_that_is_left() -> None:
    t = table(tokens=(38, 38, 22, 2), secrets={P: "X06"}).do(P, "play x06")
    assert [46, 35, 19, 0] == t.tokens
    assert [N] == t.out


@clause("STR-8.7", "STR-8.11", "STR-17.6")
def test_t20_two_tokens_go_to_the_opponent_the_loser_names() -> None:
    t = table(tokens=(2, 38, 30, 30)).draw(P, "e14")
    assert (P, "leftover") == (t.asked, t.question)
    assert ["name dem", "name con", "name nat"] == t.offers(P)
    assert ("leftover-first", "STR-8.7") == t.refused(P, "draw")
    assert ("name-an-opponent", "STR-8.7") == t.refused(P, "name pop")

    t.do(P, "name con")

    assert ([0, 38, 32, 30], [P]) == (t.tokens, t.out)
    assert D == t.asked


@clause("STR-8.7", "STR-8.11")
def test_t22_a_debt_larger_than_the_purse_is_shared_and_the_victim_names_the_heir() -> None:
    t = table(tokens=(35, 30, 5, 30), secrets={P: "X04"}).do(P, "play x04", "name con")
    assert ([36, 31, 2, 31], C) == (t.tokens, t.asked)

    t.do(C, "name dem")

    assert ([36, 33, 0, 31], [C]) == (t.tokens, t.out)


@clause("STR-8.11")
def test_nothing_is_asked_when_the_shares_come_out_even() -> None:
    t = table(tokens=(35, 30, 3, 32), secrets={P: "X04"}).do(P, "play x04", "name con")
    assert ([36, 31, 0, 33], D) == (t.tokens, t.asked)


@clause("STR-8.9", "STR-8.10")
def test_t45_who_is_lifted_from_zero_by_the_same_card_stays() -> None:
    t = table(tokens=(2, 40, 40, 18), shown={P: "7B", D: "7B"}).draw(P, "o07")
    assert (P, "leftover") == (t.asked, t.question)

    t.do(P, "name con")

    assert [1, 37, 43, 19] == t.tokens
    assert [] == t.out


@clause("STR-8.8")
def test_losses_are_paid_clockwise_from_the_drawer() -> None:
    t = table(tokens=(2, 40, 2, 56), shown={P: "7B", C: "7B"}, turn=C).draw(C, "o07")
    assert C == t.asked
    t.do(C, "name nat")
    assert P == t.asked


@clause("STR-8.5")
@settings(max_examples=60, deadline=None)
@given(
    cuts=st.lists(st.integers(1, 99), min_size=3, max_size=3, unique=True),
    k=st.sampled_from(["x04", "x05", "x06", "x07"]),
    target=st.sampled_from(["dem", "con", "nat"]),
)
def test_the_total_is_always_a_hundred(cuts: list[int], k: str, target: str) -> None:
    a, b, c = sorted(cuts)
    t = table(tokens=(a, b - a, c - b, 100 - c), secrets={P: k}).do(P, f"play {k}")
    if k in ("x04", "x05"):
        t.do(P, f"name {target}")
    while t.s.stack and t.question == "leftover":  # who ruins all the others has won
        t.do(t.asked, t.offers(t.asked)[-1])
    assert 100 == sum(t.tokens)
