"""The eight powers and the line of sight (sections 10 and 11)."""

import pytest

from detente.core.state import Result
from detente.games.berlin63.board import BLUE, RED, sees
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, square_named, table

# -- Leo Storm -------------------------------------------------------------------------------


@clause("B63-10.1", "B63-10.2", "B63-10.3")
def test_leo_pushes_an_enemy_he_sees_to_a_free_square_next_to_it() -> None:
    for act, to in (("north", "c4"), ("east", "d3"), ("south", "c2"), ("west", "b3")):
        t = table("leo e2, lilly* a1", "jack c3, ray* a5, adam b5", "jack", "leo")
        t.play("north e2", f"push_{act} c3", "believe", "allow")
        assert ("free", "blue jack") == (t.at("c3"), t.at(to))


@clause("B63-10.37")
def test_leos_push_opens_no_reaction() -> None:
    t = table("leo c1, lilly* c3, ray b4", "jack c4, ray* a5", "jack", "leo")
    t.play("north c1", "push_east c4", "believe", "allow")
    assert "blue action" == t.asked
    assert "blue jack" == t.at("d4")


# -- Miranda Hypnos --------------------------------------------------------------------------


@clause("B63-10.4", "B63-10.5", "B63-16.1")
def test_miranda_sees_one_enemy_who_stays_and_keeps_its_rights() -> None:
    t = table("miranda c1, lilly* a1", "jack c4, ray* a5, adam b5", "jack", "leo")
    t.play("north c1", "unmask c4", "believe", "allow")
    assert {"jack"} == t.suspects(RED, "c4")
    assert "blue jack" == t.at("c4")
    t.play("illusion a5", "keep b5", "north c2", "decline", "illusion a5", "keep b5", "north c3")
    assert "harden" in t.legal


@clause("B63-10.4")
def test_only_the_active_player_sees_whom_miranda_unmasks() -> None:
    t = table("miranda c1, lilly* a1", "jack c4, ray* a5, adam b5", "jack", "leo")
    t.play("north c1", "unmask c4", "believe", "allow")
    red, watcher = t.said(RED, "unmasked"), t.said(SPECTATOR, "unmasked-hidden")
    assert red is not None and watcher is not None
    assert "spy-jack" == red.args["spy"]
    assert {"seat": "seat-blue", "square": "square-c4"} == watcher.args


# -- Victor Shadow ---------------------------------------------------------------------------


@clause("B63-10.6", "B63-10.7")
def test_victor_creates_an_illusion_he_need_not_be_part_of() -> None:
    t = table("victor c1, lilly* a1, ray e1", "jack c4, ray* a5", "jack", "leo")
    t.play("north c1", "conjure", "believe", "allow")
    assert ["c2", "a1", "e1"] == t.offered("illusion")
    t.play("illusion e1", "exchange jack")
    assert "red jack" == t.at("e1")


# -- Lilly Hopper ----------------------------------------------------------------------------


@clause("B63-10.8", "B63-10.10", "B63-10.13")
def test_lilly_leaps_diagonally_between_occupied_squares_instead_of_the_step() -> None:
    t = table("lilly b2, leo* b3, ray c2", "jack a5, ray* e5", "jack", "leo")
    t.play("leap_northeast b2")
    assert "red lilly" == t.at("b2")
    t.play("believe", "allow")
    assert "red lilly" == t.at("c3")
    assert "blue action" == t.asked


@clause("B63-10.8")
def test_the_four_leaps() -> None:
    for act, to in (
        ("northeast", "d4"),
        ("southeast", "d2"),
        ("southwest", "b2"),
        ("northwest", "b4"),
    ):
        t = table("lilly c3, leo* a1", "jack a5, ray* e5", "jack", "leo")
        assert "red lilly" == t.play(f"leap_{act} c3", "believe", "allow").at(to)
    t = table("lilly c3, leo* a1", "jack a5, ray* e5", "jack", "leo")
    assert ("off-the-board", "B63-6.3") == t.refused("leap_southeast a1")
    assert ("not-your-spy", "B63-10.8") == t.refused("leap_southeast e5")


@clause("B63-10.9")
def test_lilly_captures_as_in_a_normal_step() -> None:
    t = table("lilly b2, leo* a1", "miranda c3, ray* e5, adam d5", "jack", "leo")
    t.play("leap_northeast b2", "believe", "allow")
    assert "blue reaction" == t.asked
    t.play("decline")
    assert "red lilly" == t.at("c3")
    assert "miranda" in t.box(BLUE)
    assert "blue action" == t.asked


@clause("B63-10.12")
def test_a_false_lilly_stays_and_the_action_is_spent() -> None:
    t = table("ray b2, leo* a1", "jack a5, lilly* e5", "jack adam", "leo")
    t.play("leap_northeast b2", "doubt", "lose jack")
    assert "red ray" == t.at("b2")
    assert "stayed" in t.log(SPECTATOR)
    assert "blue action" == t.asked


@clause("B63-10.38")
def test_a_leap_thrown_back_ends_where_it_began_and_ends_the_turn() -> None:
    t = table("lilly b2, leo* a1", "jack c3, ray* e5", "jack", "leo")
    t.play("leap_northeast b2", "believe", "allow", "harden", "believe", "allow")
    assert "red lilly" == t.at("b2")
    assert "blue action" == t.asked


# -- Ray Dash --------------------------------------------------------------------------------


@clause("B63-10.14", "B63-10.18")
def test_ray_takes_a_second_step_in_the_same_direction_after_the_first() -> None:
    t = table("ray a3, leo* a1", "jack a5, lilly* e5", "jack", "leo")
    t.play("east a3", "dash")
    assert "red ray" == t.at("b3")
    assert "red ray" == t.play("believe", "allow").at("c3")


@clause("B63-12.7", "B63-10.17")
def test_the_second_step_opens_an_attack_of_its_own() -> None:
    t = table("ray c1, leo* a1", "victor c3, lilly* e5, adam d5", "jack", "leo")
    t.play("north c1", "dash", "believe", "allow")
    assert "blue reaction" == t.asked
    t.play("decline")
    assert "red ray" == t.at("c3")


# -- Adam Quark ------------------------------------------------------------------------------


def explosion() -> Table:
    t = table(
        "miranda c3, leo* a1, ray b3, victor e3",
        "adam c4, lilly* e5, jack d4, veronica b5",
        "jack",
        "leo",
    )
    return t.play("north c3", "explode", "believe", "allow")


@clause("B63-10.20", "B63-10.21")
def test_adam_takes_everyone_around_with_him() -> None:
    t = explosion()
    assert {"miranda", "ray"} <= t.box(RED)
    assert {"adam", "jack", "veronica"} <= t.box(BLUE)
    assert ("red victor", "red leo") == (t.at("e3"), t.at("a1"))


@clause("B63-10.23")
def test_those_in_the_blast_have_no_reaction() -> None:
    t = explosion()
    assert Result((RED,), (1, 0), "alone") == t.result  # Jack and Veronica fell with the rest


@clause("B63-10.24")
def test_a_believed_false_adam_explodes_all_the_same() -> None:
    t = table(
        "miranda c3, leo* a1, jack b1",
        "victor c4, lilly* e5, jack e4",
        "ray",
        "leo",
    )
    t.play("north c3", "explode", "believe", "allow")
    fell = t.said(SPECTATOR, "fell")
    assert fell is not None
    assert "victor" in t.box(BLUE)
    assert "miranda" in t.box(RED)


@clause("B63-10.20")
def test_a_false_adam_that_is_doubted_is_captured() -> None:
    t = table("miranda c3, leo* a1", "victor c4, lilly* e5, jack e4", "ray", "leo")
    t.play("north c3", "explode", "doubt", "lose leo")
    assert "red miranda" == t.at("c4")
    assert {"victor", "leo"} <= t.box(BLUE)


# -- Jack Steel ------------------------------------------------------------------------------


@clause("B63-10.26")
def test_jack_sends_the_attacker_back() -> None:
    t = table("miranda c3, leo* a1", "jack c4, lilly* e5", "ray", "leo")
    t.play("north c3", "harden", "believe", "allow")
    assert ("red miranda", "blue jack") == (t.at("c3"), t.at("c4"))


@clause("B63-10.26")
def test_without_the_setting_no_power_follows_a_bounce() -> None:
    """R7: "its movement is over" read as the end of the activation."""
    t = table("miranda c3, leo* a1", "jack c4, lilly* e5", "ray", "leo", power_after_bounce=False)
    t.play("north c3", "harden", "believe", "allow")
    assert "blue action" == t.asked


@clause("B63-10.28", "B63-10.35", "B63-10.33")
def test_jack_dies_in_a_blast_or_when_cancelled() -> None:
    t = table("miranda c3, veronica e4, leo* a1", "jack c4, lilly* e5, adam d5", "ray", "leo")
    t.play("north c3", "harden", "believe", "freeze e4", "believe", "allow")
    assert "red miranda" == t.at("c4")
    assert "jack" in t.box(BLUE)
    assert "jack" in explosion().box(BLUE)


@clause("B63-10.29")
def test_a_leader_may_be_announced_as_jack() -> None:
    t = table("miranda c3, leo* a1", "lilly* c4, adam d5", "ray", "leo")
    t.play("north c3", "harden", "believe", "allow")
    assert ("red miranda", "blue lilly") == (t.at("c3"), t.at("c4"))
    assert t.result is None


@clause("B63-12.5")
def test_a_leader_caught_lying_as_jack_is_lost() -> None:
    t = table("miranda c3, leo* a1", "lilly* c4, adam d5", "ray", "leo jack")
    t.play("north c3", "harden", "doubt", "lose leo")
    assert Result((RED,), (1, 0), "leader") == t.result


# -- Veronica Snake --------------------------------------------------------------------------


@clause("B63-10.30", "B63-10.31", "B63-10.32", "B63-10.33")
def test_veronica_cancels_on_either_turn_and_can_be_doubted() -> None:
    on_their_turn = table("miranda c1, leo* a1", "veronica c4, lilly* e5", "ray", "leo")
    on_their_turn.play("north c1", "unmask c4", "believe", "freeze c4")
    assert "red doubt" == on_their_turn.asked
    on_her_turn = table("miranda c3, veronica a4, leo* a1", "adam c4, lilly* e5", "ray", "leo")
    on_her_turn.play("north c3", "explode", "believe", "freeze a4")
    assert "blue doubt" == on_her_turn.asked
    on_her_turn.play("believe", "allow")
    assert "red miranda" == on_her_turn.at("c4")
    assert "red veronica" == on_her_turn.at("a4")


@clause("B63-10.30")
def test_no_cancel_before_the_doubt_is_settled() -> None:
    t = table("miranda c1, leo* a1", "veronica c4, lilly* e5", "ray", "leo")
    t.play("north c1", "unmask c4")
    assert ("nothing-to-cancel", "B63-10.30") == t.refused("freeze c4")


@clause("B63-10.30")
def test_the_cancel_is_asked_even_when_nobody_sees_the_power() -> None:
    t = table("miranda c1, leo* a1", "veronica d5, lilly* e5", "ray", "leo")
    t.play("north c1", "conjure", "believe")
    assert ["allow"] == t.legal
    assert ("not-your-spy", "B63-10.30") == t.refused("freeze a1")
    assert ("no-such-square", "B63-3.12") == t.refused("freeze g7")
    assert ("cannot-see", "B63-11.8") == t.refused("freeze d5")


@clause("B63-10.36")
def test_a_cancelled_power_is_used_up() -> None:
    t = table("miranda c1, leo* a1", "veronica c4, lilly* e5", "ray", "leo")
    t.play("north c1", "unmask c4", "believe", "freeze c4", "believe", "allow")
    assert "blue action" == t.asked


# -- line of sight ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "seen"),
    [("c5", True), ("c1", True), ("a3", True), ("e3", True), ("c3", False), ("d4", False)],
)
@clause("B63-11.1", "B63-11.3", "B63-11.4")
def test_sight_runs_along_row_and_column_and_not_to_the_own_square(there: str, seen: bool) -> None:
    assert seen == sees(square_named("c3"), square_named(there))


@clause("B63-11.2")
def test_bases_do_not_block_the_view() -> None:
    t = table("miranda c1, leo* c3", "ray c4, victor c5, lilly* e5", "ray", "leo").play("north c1")
    assert {"c4", "c5"} == set(t.offered("unmask"))


@clause("B63-11.5")
def test_leo_and_miranda_see_from_the_square_they_stepped_to() -> None:
    t = table("miranda b1, leo* a1", "ray b4, victor c4, lilly* e5", "ray", "leo").play("east b1")
    assert ["c4"] == t.offered("unmask")


@clause("B63-11.8")
def test_veronica_sees_leo_miranda_and_victor_where_the_step_ended() -> None:
    for act in ("push_east c4", "unmask c4", "conjure"):
        t = table("miranda b1, leo* a1", "veronica b4, victor c4, lilly* e5", "ray", "leo")
        t.play("east b1", act, "believe")
        assert ["c4"] == t.offered("freeze")
    t = table("miranda b3, leo* a1", "jack b4, veronica a4, victor a3, lilly* e5", "ray", "leo")
    t.play("north b3", "harden", "believe", "allow", "conjure", "believe")
    assert {"a3", "b4"} == set(t.offered("freeze"))


@clause("B63-11.10")
def test_veronica_against_veronica_is_measured_between_the_two() -> None:
    t = table(
        "miranda c2, ray e1, jack b3, leo* a1", "veronica e3, lilly* d5, ray c5", "lilly", "leo"
    )
    t.play("north c2", "unmask c5", "believe", "freeze e3", "believe")
    assert {"b3", "e1"} == set(t.offered("freeze"))
    assert ("cannot-see", "B63-11.10") == t.refused("freeze a1")
