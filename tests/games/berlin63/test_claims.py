"""Claims, doubt and compensation (sections 7, 8 and 9)."""

import pytest

from detente.core.state import Result
from detente.games.berlin63.board import BLUE, RED
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, table

FAR = "lilly* e5, adam d5"


@clause("B63-7.1", "B63-7.5")
def test_a_claim_says_name_and_effect_and_shows_nobody() -> None:
    t = table("leo c1, ray* a1", "adam c5, lilly* e5", "jack", "jack").play(
        "north c1", "push_west c5"
    )
    said = t.said(BLUE, "claimed-leo")
    assert said is not None
    assert ("square-c2", "square-c5", "square-b5") == (
        said.args["square"],
        said.args["target"],
        said.args["to"],
    )
    assert len(t.suspects(BLUE, "c2")) > 1
    assert "blue doubt" == t.asked


@pytest.mark.parametrize(
    ("act", "id", "args"),
    [
        ("unmask c5", "claimed-miranda", {"target": "square-c5"}),
        ("dash", "claimed-ray", {"to": "square-c3"}),
        ("conjure", "claimed-victor", {}),
    ],
)
@clause("B63-7.5")
def test_what_must_be_said_after_the_step(act: str, id: str, args: dict[str, str]) -> None:
    t = table("leo c1, ray* a1", "adam c5, lilly* e5", "jack", "jack").play("north c1", act)
    said = t.said(SPECTATOR, id)
    assert said is not None
    assert {"seat": "seat-red", "square": "square-c2", **args} == said.args


@clause("B63-7.5")
def test_what_must_be_said_for_lilly_jack_adam_and_veronica() -> None:
    t = table("leo c3, ray* a1", "adam c4, lilly* e5, leo d4", "jack", "jack")
    t.play("leap_northeast c3", "believe", "allow", "harden", "believe")
    lilly = t.said(SPECTATOR, "claimed-lilly")
    jack = t.said(SPECTATOR, "claimed-jack")
    assert lilly is not None and jack is not None
    assert {"seat": "seat-red", "square": "square-c3", "to": "square-d4"} == lilly.args
    assert {"seat": "seat-blue", "square": "square-d4"} == jack.args

    t = table("leo c3, veronica a4, ray* a1", "adam c4, lilly* e5", "jack", "jack")
    t.play("north c3", "explode", "believe", "freeze a4")
    adam = t.said(SPECTATOR, "claimed-adam")
    veronica = t.said(SPECTATOR, "claimed-veronica")
    assert adam is not None and veronica is not None
    assert {"seat": "seat-blue", "square": "square-c4"} == adam.args
    assert {
        "seat": "seat-red",
        "square": "square-a4",
        "target": "square-c4",
        "spy": "spy-adam",
    } == veronica.args


@clause("B63-7.2", "B63-7.3")
def test_any_spy_may_be_announced_as_anyone_even_as_one_known_to_be_dead() -> None:
    t = table("jack c1, leo* a1", "adam c5, lilly* e5", "adam", "jack")
    assert {"miranda", "victor", "ray", "veronica", "lilly"} <= t.box(RED)
    assert "leap_northeast c1" in t.legal
    t.play("north c1")
    assert {"unmask c5", "conjure", "dash", "push_east c5", "decline"} <= set(t.legal)


@clause("B63-7.10")
def test_with_the_setting_off_the_dead_of_the_own_colour_are_not_announced() -> None:
    off = {"allow_impossible_claims": False}
    t = table("jack c3, leo* a1", "ray c4, lilly* e5, adam d5", "adam", "leo", **off)
    assert ("in-the-box", "B63-7.10") == t.refused("leap_northeast c3")
    t.play("east c3")
    for act in ("unmask d5", "conjure", "dash"):
        assert ("in-the-box", "B63-7.10") == t.refused(act)
    assert "push_west d5" in t.legal  # Leo lives

    t = table("miranda c3, lilly* a1", "ray c4, leo* e5", "jack", "miranda", **off)
    t.play("north c3")
    assert ["decline"] == t.legal
    assert ("in-the-box", "B63-7.10") == t.refused("explode")
    assert ("in-the-box", "B63-7.10") == t.refused("harden")
    t.play("decline")

    t = table("miranda c1, lilly* a1", "ray c4, leo* e5", "jack", "miranda", **off)
    t.play("north c1", "unmask c4", "believe")
    assert ("in-the-box", "B63-7.10") == t.refused("freeze c4")
    t = table("leo c1, lilly* a1", "ray c4, miranda* e5", "jack", "leo")
    t.play("north c1", "push_west c4", "believe")
    assert ["c4"] == t.offered("freeze")


@clause("B63-7.10")
def test_leo_and_the_dead() -> None:
    t = table("jack c1, lilly* a1", "ray c4, miranda* e5", allow_impossible_claims=False)
    t.play("north c1")
    assert ("in-the-box", "B63-7.10") == t.refused("push_west c4")


@clause("B63-7.6", "B63-7.9")
def test_a_claim_with_an_impossible_effect_is_not_offered() -> None:
    t = table("miranda c1, leo* a1", "ray* e5, adam d5", "jack", "jack").play("north c1")
    assert [] == t.offered("unmask")
    assert ("no-enemy-there", "B63-10.4") == t.refused("unmask c5")
    assert ("out-of-sight", "B63-11.5") == t.refused("unmask d5")
    assert ("no-enemy-there", "B63-10.1") == t.refused("push_north a1")
    assert ("no-such-square", "B63-3.12") == t.refused("unmask g8")


@clause("B63-7.7", "B63-8.1")
def test_a_claim_is_believed_or_doubted() -> None:
    t = table("victor c1, leo* a1", FAR, "jack", "jack").play("north c1", "conjure")
    assert ["believe", "doubt"] == t.legal
    assert ("answer-needed", "B63-7.7") == t.refused("decline")
    t.play("doubt")
    assert "doubted" in t.log(SPECTATOR)


@clause("B63-7.8")
def test_a_believed_lie_works_as_described() -> None:
    t = table("jack c1, leo* a1", "adam c5, lilly* e5", "ray", "jack")
    t.play("north c1", "push_west c5", "believe", "allow")
    assert ("free", "blue adam") == (t.at("c5"), t.at("b5"))


@clause("B63-7.9")
def test_only_the_identity_is_doubted() -> None:
    t = table("leo c1, ray* a1", "adam c5, lilly* e5", "jack", "jack")
    t.play("north c1", "push_west c5", "doubt", "lose jack")
    assert "blue cancel" == t.asked
    assert "blue adam" == t.play("allow").at("b5")


@clause("B63-7.11")
def test_victors_illusion_must_be_made_but_may_be_left_unswapped() -> None:
    t = table("victor c1, leo* a1", FAR, "jack", "jack")
    t.play("north c1", "conjure", "believe", "allow")
    assert ("must-conjure", "B63-7.11") == t.refused("decline")
    t.play("illusion c2", "keep a1")
    assert "red victor" == t.at("c2")


# -- doubt -----------------------------------------------------------------------------------


@clause("B63-8.2", "B63-8.4", "B63-8.5")
def test_a_wrong_doubt_costs_the_accuser_a_reserve_spy_of_choice_face_up() -> None:
    t = table("miranda c1, leo* a1", "ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c1", "unmask c5", "doubt")
    assert ["lose leo", "lose jack"] == t.legal
    assert ("not-in-reserve", "B63-8.4") == t.refused("lose adam")
    t.play("lose jack")
    assert "jack" in t.box(BLUE)
    lost = t.said(SPECTATOR, "lost")
    assert lost is not None
    assert "spy-jack" == lost.args["spy"]
    t.play("allow")
    assert {"ray"} == t.suspects(RED, "c5")


@clause("B63-8.2")
def test_the_accuser_sees_the_spy_before_choosing_the_loss() -> None:
    t = table("miranda c1, leo* a1", "ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c1", "unmask c5", "doubt")
    assert "blue loss" == t.asked
    assert {"miranda"} == t.suspects(BLUE, "c2")


@clause("B63-8.3", "B63-8.4", "B63-8.7", "B63-8.8")
def test_a_caught_lie_costs_the_claimant_and_the_power_fails_but_the_spy_lives() -> None:
    t = table("victor c1, leo* a1", "ray c5, lilly* e5", "adam jack", "leo")
    t.play("north c1", "unmask c5", "doubt")
    assert "red loss" == t.asked
    t.play("lose adam")
    assert "red victor" == t.at("c2")
    assert {"jack"} == t.reserve(RED)
    assert len(t.suspects(RED, "c5")) > 1
    assert "blue action" == t.asked


@clause("B63-8.6")
def test_the_loss_from_an_empty_reserve_comes_before_the_power() -> None:
    """R22: the dash would take the enemy leader, but the false accuser has already lost."""
    t = table("ray c2, leo* a1", "lilly* c4, adam d5, jack e4", "jack", "")
    t.play("north c2", "dash", "doubt")
    assert Result((RED,), (1, 0), "reserve") == t.result
    assert "blue lilly" == t.at("c4")


@clause("B63-8.9", "B63-9.1", "B63-9.4", "B63-9.5")
def test_the_wrongly_doubted_may_create_a_further_illusion_at_the_end_of_the_turn() -> None:
    t = table("victor c1, leo* a1", FAR, "adam", "ray jack")
    t.play("north c1", "conjure", "doubt", "lose ray", "allow", "illusion a1", "keep_reserve")
    assert "red compensation" == t.asked
    t.play("illusion c2")
    assert {"keep a1", "swap a1", "keep_reserve", "exchange adam"} == set(t.legal)
    t.play("exchange adam")
    assert "red adam" == t.at("c2")


@clause("B63-9.5")
def test_the_compensation_may_be_declined() -> None:
    t = table("miranda c1, leo* a1", "ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c1", "unmask c5", "doubt", "lose leo", "allow", "decline")
    assert "waived" in t.log(SPECTATOR)
    assert "blue action" == t.asked


@clause("B63-8.10", "B63-9.1")
def test_a_right_doubt_gives_nobody_a_compensation() -> None:
    t = table("victor c1, leo* a1", "ray c5, lilly* e5", "adam jack", "leo")
    t.play("north c1", "unmask c5", "doubt", "lose adam")
    assert "blue action" == t.asked


@clause("B63-9.2", "B63-9.9")
def test_both_can_be_entitled_and_the_active_player_goes_first() -> None:
    t = table("miranda c2, leo* a1", "veronica e3, ray c5, lilly* e5", "adam jack", "leo jack")
    t.play("north c2", "unmask c5", "doubt", "lose leo")
    t.play("freeze e3", "doubt", "lose adam", "allow")
    assert "red compensation" == t.asked
    t.play("decline")
    assert "blue compensation" == t.asked
    t.play("illusion e3", "keep_reserve")
    assert "blue action" == t.asked


@clause("B63-9.3")
def test_the_compensation_includes_a_wrongly_doubted_spy() -> None:
    t = table("miranda c1, leo* a1, ray e1", "ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c1", "unmask c5", "doubt", "lose leo", "allow", "illusion a1")
    assert ["keep c2", "swap c2"] == t.legal
    assert ("not-the-doubted-spy", "B63-9.3") == t.refused("keep e1")
    assert ("not-the-doubted-spy", "B63-9.3") == t.refused("keep_reserve")
    t = table("miranda c1, leo* a1, ray e1", "ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c1", "unmask c5", "doubt", "lose leo", "allow", "illusion e1")
    assert ("not-the-doubted-spy", "B63-9.3") == t.refused("exchange adam")


def doubted_twice() -> Table:
    """Red's Miranda and Red's counter-cancelling Veronica are both doubted wrongly."""
    t = table(
        "miranda c2, veronica e1, leo* a1, ray b1",
        "jack e3, ray c5, lilly* d5",
        "adam jack",
        "leo adam victor",
    )
    t.play("north c2", "unmask c5", "doubt", "lose leo", "freeze e3", "believe")
    return t.play("freeze e1", "doubt", "lose adam")


@clause("B63-9.6")
def test_doubted_wrongly_twice_gives_one_illusion_with_either_or_both() -> None:
    t = doubted_twice()
    assert "red compensation" == t.asked
    one = Table(t.game, t.game.clone(t.state)).play("illusion c3")
    assert {"e1", "a1", "b1"} == set(one.offered("keep"))
    t.play("illusion a1")
    assert {"c3", "e1"} == set(t.offered("keep"))
    t.play("keep e1")
    assert "blue action" == t.asked


@clause("B63-9.7")
def test_no_compensation_for_a_spy_that_has_left_the_board() -> None:
    t = table("adam c3, leo* a1, ray b1", "leo c4, lilly* e5, ray d5", "jack", "adam victor", BLUE)
    t.play("south c4", "explode", "doubt", "lose adam", "allow")
    assert "red action" == t.asked


@clause("B63-9.8")
def test_an_illusion_of_victor_with_other_spies_widens_nothing() -> None:
    t = table("victor c1, leo* a1, ray e1", FAR, "adam", "ray jack")
    t.play("north c1", "conjure", "doubt", "lose ray", "allow", "illusion a1", "keep e1")
    t.play("illusion a1")
    assert ["c2"] == t.offered("keep")


@clause("B63-9.10")
def test_a_cancelled_power_still_gives_compensation() -> None:
    t = table("miranda c2, leo* a1", "veronica e3, ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c2", "unmask c5", "doubt", "lose leo", "freeze e3", "believe", "allow")
    assert len(t.suspects(RED, "c5")) > 1
    assert "red compensation" == t.asked


@clause("B63-9.11")
def test_the_leader_stays_on_the_board_in_a_compensation_too() -> None:
    t = table("miranda* c1, leo a1", "ray c5, lilly* e5", "adam", "leo jack")
    t.play("north c1", "unmask c5", "doubt", "lose leo", "allow", "illusion c2")
    assert ("leader-stays", "B63-5.5") == t.refused("exchange adam")
    assert "keep_reserve" in t.legal


@clause("B63-9.13")
def test_the_place_follows_the_shown_spy_when_it_moves_openly() -> None:
    t = table("lilly b2, leo* a1", FAR, "adam", "ray jack")
    t.play("leap_northeast b2", "doubt", "lose ray", "allow")
    assert ["decline", "illusion c3", "illusion a1"] == t.legal
    t = table("ray c1, leo* a1", FAR, "adam", "ray jack")
    t.play("north c1", "dash", "doubt", "lose ray", "allow", "illusion c3")
    assert ["a1"] == t.offered("keep")


@clause("B63-9.14")
def test_a_compensation_is_neither_doubted_nor_cancelled() -> None:
    t = table("ray c1, leo* a1", "veronica c5, lilly* e5", "adam", "ray jack")
    t.play("north c1", "dash", "doubt", "lose ray", "allow", "illusion c3", "swap a1")
    assert "blue action" == t.asked


def test_the_wider_reading_of_the_compensation_takes_every_activated_spy() -> None:
    """R25: the spy that stepped counts although only the counter-cancel was doubted wrongly."""
    acts = ("north c2", "unmask c5", "believe", "freeze e3", "believe", "freeze e1", "doubt")
    for scope, firsts in (("doubted", {"e1"}), ("activated", {"e1", "c3"})):
        t = table(
            "miranda c2, veronica e1, leo* a1, ray b1",
            "jack e3, ray c5, lilly* d5",
            "adam jack",
            "leo adam victor",
            compensation_scope=scope,
        )
        t.play(*acts, "lose adam", "illusion a1")
        assert firsts == set(t.offered("keep"))
