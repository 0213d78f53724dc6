"""Attacks, reactions and chains of claims (sections 12, 13 and 17)."""

import pytest

from detente.core.state import Result
from detente.games.berlin63.board import BLUE, RED
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, table


@clause("B63-12.2", "B63-12.3")
def test_only_the_attacked_spy_reacts_and_only_once() -> None:
    t = table("miranda c3, leo* a1", "victor c4, jack c5, lilly* e5", "ray adam", "leo ray")
    assert ("not-attacked", "B63-12.2") == t.refused("harden")
    t.play("north c3")
    assert ["decline", "explode", "harden"] == t.legal
    t.play("harden", "doubt", "lose leo")
    assert "red miranda" == t.at("c4")
    assert "red power" == t.asked


@pytest.mark.parametrize(
    "acts",
    [
        ("decline",),
        ("harden", "doubt", "lose leo"),
        ("harden", "believe", "freeze a4", "believe", "allow"),
        ("explode", "believe", "freeze a4", "believe", "allow"),
    ],
)
@clause("B63-12.4", "B63-10.35")
def test_three_ways_to_lose_the_attacked_spy(acts: tuple[str, ...]) -> None:
    t = table(
        "miranda c3, veronica a4, leo* a1", "victor c4, jack d5, lilly* e5", "ray", "leo adam"
    )
    t.play("north c3", *acts)
    assert "red miranda" == t.at("c4")
    assert "victor" in t.box(BLUE)
    assert ["blue jack", "red veronica"] == [t.at("d5"), t.at("a4")]  # nothing has exploded
    assert "red power" == t.asked


@clause("B63-12.5")
def test_a_caught_false_reaction_costs_twice() -> None:
    t = table("miranda c3, leo* a1", "victor c4, jack d5, lilly* e5", "ray", "leo adam")
    t.play("north c3", "explode", "doubt", "lose adam")
    assert {"victor", "adam"} <= t.box(BLUE)
    assert {"leo"} == t.reserve(BLUE)


def chain(red_canceller: str = "veronica", blue_canceller: str = "veronica", **on: bool) -> Table:
    """Red's Miranda on c3 unmasks c5; e3 (Blue) may cancel, then e1 (Red) may counter."""
    t = table(
        f"miranda c2, {red_canceller} e1, leo* a1",
        f"{blue_canceller} e3, ray c5, lilly* d5",
        "adam victor",
        "leo adam",
        **on,
    )
    return t.play("north c2", "unmask c5")


def looked(t: Table) -> bool:
    return {"ray"} == t.suspects(RED, "c5")


@clause("B63-13.1", "B63-13.2")
def test_a_claim_that_stands_may_be_cancelled() -> None:
    assert not looked(chain().play("believe", "freeze e3", "believe", "allow"))
    assert looked(chain().play("believe", "allow"))
    assert not looked(chain().play("doubt", "lose leo", "freeze e3", "believe", "allow"))


def test_without_the_setting_no_cancel_follows_a_failed_doubt() -> None:
    """R11."""
    t = chain(cancel_after_failed_doubt=False).play("doubt", "lose leo")
    assert looked(t)
    assert "red compensation" == t.asked


@clause("B63-13.3", "B63-13.4", "B63-13.1")
def test_a_counter_cancel_restores_the_power_and_closes_the_chain() -> None:
    t = chain().play("believe", "freeze e3", "believe", "freeze e1", "believe")
    assert looked(t)
    assert "blue action" == t.asked


@clause("B63-13.3")
def test_a_doubted_true_counter_cancel_restores_the_power() -> None:
    t = chain().play("believe", "freeze e3", "believe", "freeze e1", "doubt", "lose leo")
    assert looked(t)
    assert "red compensation" == t.asked


def test_without_the_setting_a_cancel_is_not_countered() -> None:
    """R12."""
    t = chain(counter_cancel=False).play("believe", "freeze e3", "believe")
    assert not looked(t)
    assert "blue action" == t.asked


@clause("B63-13.5", "B63-10.32")
def test_a_false_veronica_costs_a_reserve_spy_and_the_power_goes_through() -> None:
    t = chain(blue_canceller="jack").play("believe", "freeze e3", "doubt", "lose adam")
    assert looked(t)
    assert {"leo"} == t.reserve(BLUE)
    t = chain(red_canceller="jack")
    t.play("believe", "freeze e3", "believe", "freeze e1", "doubt", "lose adam")
    assert not looked(t)


@clause("B63-13.2", "B63-13.5")
def test_a_wrong_doubt_of_the_cancel_may_be_followed_by_a_counter_cancel() -> None:
    t = chain().play("believe", "freeze e3", "doubt", "lose adam")
    assert "red cancel" == t.asked
    t.play("freeze e1", "believe")
    assert looked(t)
    assert "blue compensation" == t.asked


@clause("B63-13.6")
def test_losing_is_checked_after_every_single_loss() -> None:
    t = table("miranda c2, jack e1, leo* a1", "veronica e3, ray c5, lilly* d5", "", "leo adam")
    t.play("north c2", "unmask c5", "believe", "freeze e3", "doubt")
    assert Result((BLUE,), (0, 1), "reserve") == t.result
    assert not t.state.stack


@clause("B63-13.7")
def test_the_spy_whose_power_is_cancelled_does_not_answer_for_itself() -> None:
    t = chain().play("believe", "freeze e3", "believe")
    assert ["e1"] == t.offered("freeze")
    assert ("announced-already", "B63-13.7") == t.refused("freeze c3")
    t = chain(one_claim_per_chain=False).play("believe", "freeze e3", "believe")
    assert {"c3", "e1"} == set(t.offered("freeze"))


@clause("B63-13.7", "B63-12.8")
def test_a_spy_announced_in_one_chain_may_be_announced_in_the_next() -> None:
    t = table("ray c2, leo* a1", "jack c4, lilly* e5", "adam", "leo adam")
    t.play("north c2", "dash", "believe", "freeze c4", "doubt", "lose leo")
    assert "blue reaction" == t.asked
    t.play(
        "harden",
        "doubt",
    )
    assert "proved" in t.log(SPECTATOR)


@clause("B63-12.6")
def test_believing_jack_and_cancelling_him_is_no_doubt_of_jack() -> None:
    t = table("ray c3, veronica a4, lilly* a1", "jack c4, ray* e5, adam e1", "jack", "leo")
    t.play("north c3", "harden", "believe", "freeze a4", "believe", "allow")
    assert {"leo"} == t.reserve(BLUE)
    assert "jack" in t.box(BLUE)
    assert "red power" == t.asked


@clause("B63-8.6", "B63-13.6")
def test_a_doubt_with_an_empty_reserve_is_announced_as_dangerous() -> None:
    t = table("miranda c2, leo* a1", "veronica e3, ray c5, lilly* d5", "", "")
    t.play("north c2")
    assert "danger-lie" == t.danger("conjure")
    assert t.danger("unmask c5") is None
    t.play("unmask c5")
    assert "danger-doubt" == t.danger("doubt")
    assert t.danger("believe") is None
