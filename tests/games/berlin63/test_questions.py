"""What is asked, in words, and why an act is out of place."""

import pytest

from detente.core.message import Message
from detente.games.berlin63.board import BLUE, RED
from tests.clauses import clause
from tests.games.berlin63.table import Table, fresh, lined_up, table


def prompt(t: Table) -> Message:
    return t.game.prompt(t.state, t.game.actor(t.state))


def attacked() -> Table:
    t = table("miranda c3, leo* a1", "jack c4, lilly* e5, ray d5", "jack ray", "leo adam")
    return t.play("north c3")


def test_the_line_up_asks_for_each_square_and_then_for_ready() -> None:
    t = fresh(red="leo", blue="ray")
    asked = t.game.prompt(t.state, RED)
    assert Message("ask-line-up", {"square": "square-a1", "leader": "spy-leo"}) == asked
    for spy in ("leo", "adam", "jack", "lilly", "victor"):
        t.act(RED, f"place {spy}")
    assert Message("ask-line-up-ready", {"leader": "spy-leo"}) == t.game.prompt(t.state, RED)
    assert ("no-step-now", "B63-6.1") == t.refused("north a1", RED)


def test_each_question_says_what_it_is_about() -> None:
    t = lined_up()
    assert Message("ask-action", {"n": 1}) == prompt(t)
    t.play("illusion b1")
    assert Message("ask-partner", {"square": "square-b1"}) == prompt(t)

    t = attacked()
    assert Message("ask-reaction", {"square": "square-c4"}) == prompt(t)
    t.play("harden")
    claim: dict[str, int | str] = {"spy": "spy-jack", "square": "square-c4"}
    assert Message("ask-doubt", claim) == prompt(t)
    t.play("believe")
    assert Message("ask-cancel", claim) == prompt(t)
    t.play("allow")
    assert Message("ask-power", {"square": "square-c3"}) == prompt(t)
    assert ("no-step-now", "B63-6.1") == t.refused("north c3")
    t.play("conjure", "doubt")
    assert Message("ask-loss-caught") == prompt(t)

    t = attacked().play("harden", "doubt")
    assert Message("ask-loss-wrong") == prompt(t)
    t = table("victor c1, leo* a1", "ray* e5, adam d5", "jack", "jack leo")
    t.play("north c1", "conjure", "doubt", "lose jack", "allow")
    assert Message("ask-victor") == prompt(t)
    t.play("illusion c2", "keep a1")
    assert Message("ask-compensation") == prompt(t)
    assert Message("wait-for", {"seat": "seat-red"}) == t.game.prompt(t.state, BLUE)
    t.act(BLUE, "offer_draw")
    assert Message("ask-draw") == prompt(t)
    assert [] == t.game.legal(t.state, BLUE)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ("place leo", ("set-up-is-over", "B63-3.14")),
        ("illusion c4", ("no-illusion-now", "B63-4.1")),
        ("north c4", ("no-step-now", "B63-6.1")),
        ("leap_northeast c4", ("no-leap-now", "B63-10.8")),
        ("push_north c3", ("no-power-now", "B63-10.1")),
        ("dash", ("no-power-now", "B63-10.14")),
        ("doubt", ("nothing-claimed", "B63-7.7")),
        ("allow", ("nothing-to-cancel", "B63-10.30")),
        ("lose leo", ("no-loss-due", "B63-8.4")),
        ("deal leo", ("chance-decides", "B63-3.3")),
    ],
)
def test_an_act_out_of_place_is_told_where_it_belongs(act: str, reason: tuple[str, str]) -> None:
    assert reason == attacked().refused(act)


@clause("B63-7.7", "B63-8.4", "B63-10.30")
def test_doubt_loss_and_cancel_need_an_answer() -> None:
    t = attacked().play("harden")
    assert ("answer-needed", "B63-7.7") == t.refused("decline")
    t.play("believe")
    assert ("answer-needed", "B63-10.30") == t.refused("decline")
    t = attacked().play("harden", "doubt")
    assert ("answer-needed", "B63-8.4") == t.refused("decline")
    assert ("nothing-claimed", "B63-7.7") == t.refused("believe")


@clause("B63-5.1")
def test_illusions_of_victor_and_of_the_wronged_begin_with_an_own_spy() -> None:
    t = table("victor c1, leo* a1", "ray* e5, adam d5", "jack", "jack leo")
    t.play("north c1", "conjure", "doubt", "lose jack", "allow")
    assert ("not-your-spy", "B63-5.1") == t.refused("illusion e5")
    assert ("no-step-now", "B63-6.1") == t.refused("north a1")
    t.play("illusion c2")
    assert ("no-such-square", "B63-3.12") == t.refused("keep g8")
    assert ("no-step-now", "B63-6.1") == t.refused("north a1")
    t.play("keep a1")
    assert ("not-your-spy", "B63-5.1") == t.refused("illusion e5")
    assert ("no-such-square", "B63-3.12") == t.refused("illusion g8")
    assert ("no-step-now", "B63-6.1") == t.refused("north a1")


def test_a_finished_match_asks_nothing_and_refuses_everything() -> None:
    t = table("miranda c3, leo* a1", "ray* c4, adam d5, jack e5").play("north c3", "decline")
    assert Message("ask-nothing") == t.game.prompt(t.state, RED)
    assert ("game-is-over", "B63-4.4") == t.refused("north a1", RED)
    assert t.danger("north a1") is None
