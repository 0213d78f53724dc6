"""What an answer to a claim shows of the claimant: for `detente sim`."""

from detente.core.habits import Habit
from detente.games.berlin63.board import BLUE, RED
from tests.games.berlin63.table import Table, table


def shown(t: Table, act: str) -> list[Habit]:
    """What an act of the seat that is asked would show."""
    return t.game.habits(t.state, t.game.actor(t.state), t.game.parse(act))


def claimed(spy: str) -> Table:
    """Red steps and announces Miranda with the spy named."""
    t = table(f"{spy} c1, leo* a1", "adam c5, lilly* e5", "adam", "jack leo")
    return t.play("north c1", "unmask c5")


def test_a_bluff_that_is_believed_brings_no_doubter_anything() -> None:
    assert [(RED, "bluff_rate", 1), (RED, "doubt_rate", 0)] == shown(claimed("jack"), "believe")


def test_doubting_a_bluff_gains_a_spy_of_the_claimant() -> None:
    assert (RED, "bluff_rate", 1) in shown(claimed("jack"), "doubt")
    assert (RED, "gain_from_doubting", 1) in shown(claimed("jack"), "doubt")


def test_doubting_the_truth_costs_a_spy_of_the_doubter() -> None:
    assert (RED, "bluff_rate", 0) in shown(claimed("miranda"), "doubt")
    assert (RED, "gain_from_doubting", -1) in shown(claimed("miranda"), "doubt")


def test_a_cancel_is_a_claim_of_its_own() -> None:
    t = claimed("miranda").play("believe", "freeze c5")
    assert (BLUE, "bluff_rate", 1) in shown(t, "believe")


def test_no_other_answer_shows_a_habit() -> None:
    t = claimed("miranda").play("believe")
    assert [] == shown(t, "allow") == shown(t, "freeze c5")
