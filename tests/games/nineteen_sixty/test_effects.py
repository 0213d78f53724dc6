"""Bans and prices until the end of the turn (60-7)."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import (
    CANDIDATE_KENNEDY,
    GAFFE,
    KEN_AIR,
    MISSILE_GAP,
    VOLUNTEERS,
)
from detente.games.nineteen_sixty.modifiers import worth
from detente.games.nineteen_sixty.state import CAMPAIGN, POSITION
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table


@clause("60-7.1")
def test_under_joe_kennedy_nixon_neither_preempts_nor_triggers() -> None:
    t = Table(NIXON, nixon="ken_air", kennedy="recount").effect(NIXON, "joe_kennedy")
    t.momentum(0, 9)

    t.play("position ken_air")
    assert "nixon positioning" == t.asked
    t.play("done", "position recount", "done")

    assert "nixon activity" == t.asked


@clause("60-7.1")
def test_under_the_bishops_kennedy_neither_preempts_nor_triggers() -> None:
    t = Table(KENNEDY, kennedy="recount", nixon="ken_air").effect(KENNEDY, "puerto_rican_bishops")
    t.momentum(9, 0)

    t.play("position recount")
    assert "kennedy positioning" == t.asked
    t.play("done", "position ken_air", "done")

    assert "kennedy activity" == t.asked


@clause("60-7.2")
def test_jackie_kennedy_taxes_nixons_events_but_not_his_triggers() -> None:
    t = Table(NIXON, nixon="herb_klein", kennedy="recount").effect(NIXON, "jackie_kennedy")
    t.momentum(0, 2)

    t.play("event herb_klein", "done")
    assert (0, 1) == t.pace
    t.play("position recount", "done", "trigger")

    assert (0, 0) == t.pace


@clause("60-7.2")
def test_without_a_marker_nixon_cannot_play_events_under_jackie_kennedy() -> None:
    t = Table(NIXON, nixon="herb_klein").effect(NIXON, "jackie_kennedy").momentum(0, 0)

    assert "60-7.2 no-momentum-for" == t.refused("event herb_klein")
    assert {"herb_klein", "candidate_nixon"} == t.nouns("campaign")


@clause("60-7.3")
@pytest.mark.parametrize("name", ["herb_klein", "candidate_nixon"])
def test_nixons_knee_taxes_every_card_he_campaigns_with(name: str) -> None:
    t = Table(NIXON, nixon="herb_klein").effect(NIXON, "nixons_knee").momentum(0, 1)
    t.play(f"campaign {name}", "done")
    assert (0, 0) == t.pace

    t = Table(NIXON, nixon="herb_klein").effect(NIXON, "nixons_knee").momentum(0, 0)
    assert "60-7.3 no-momentum-for" == t.refused(f"campaign {name}")


@clause("60-7.4")
def test_joe_kennedy_with_jackie_or_the_knee_closes_events_or_campaigning() -> None:
    t = Table(NIXON, nixon="herb_klein").momentum(0, 5)
    t.effect(NIXON, "joe_kennedy jackie_kennedy nixons_knee")

    assert {"advertise", "position"} == {text.split()[0] for text in t.open()}
    assert "60-7.4 may-not-spend" == t.refused("event herb_klein")
    assert "60-7.4 may-not-spend" == t.refused("campaign herb_klein")


@clause("60-7.5")
def test_the_peace_corps_makes_preemption_free_even_under_the_bishops() -> None:
    t = Table(kennedy="recount").momentum(0, 5)
    t.effect(KENNEDY, "kennedys_peace_corps puerto_rican_bishops")

    t.play("position recount", "preempt", "done")

    assert ((0, 5), "nixon activity") == (t.pace, t.asked)


@clause("60-7.6")
def test_s13_hostile_press_corps() -> None:
    t = Table(NIXON, nixon="herb_klein").effect(NIXON, "hostile_press_corps")
    t.media(midwest="N1").tokens("ma", "oh")

    t.play("campaign herb_klein", "spend oh")
    assert ("N2", (10, 10)) == (t.state("oh"), t.cubes)
    t.play("spend fl").draw("B")

    assert ("0", "fl", ["done"]) == (t.state("fl"), t.places[1], t.open())


@clause("60-7.6")
def test_advance_men_exempt_from_the_hostile_press() -> None:
    t = Table(NIXON, nixon="herb_klein").effect(NIXON, "hostile_press_corps advance_men")

    t.play("campaign herb_klein", "spend fl")

    assert "N1" == t.state("fl")


@clause("60-7.7")
def test_profiles_in_courage_redraws_a_failed_campaigning_check_once() -> None:
    t = Table(kennedy="ken_air").effect(KENNEDY, "profiles_in_courage").tokens("ma", "ma")

    t.play("campaign ken_air", "spend ma").draw("R").play("redraw").draw("R")
    assert ("kennedy campaigning", (10, 8)) == (t.asked, t.cubes)
    t.play("spend ma").draw("R").play("redraw").draw("B")

    assert "K3" == t.state("ma")


@clause("60-7.7")
def test_profiles_in_courage_redraws_a_failed_advertising_check_once() -> None:
    t = Table(kennedy="ken_air").effect(KENNEDY, "profiles_in_courage").play("advertise ken_air")

    t.play("check").draw("R").play("redraw").draw("B")
    t.play("check").draw("R").play("decline", "done", "air south", "done")

    assert ("K1", (9, 8)) == (t.box_of("south"), t.cubes)


@clause("60-7.7")
def test_a_redraw_may_be_declined() -> None:
    t = Table(kennedy="ken_air").effect(KENNEDY, "profiles_in_courage").tokens("ma", "ma")

    t.play("campaign ken_air", "spend ma").draw("R").play("decline")

    assert "kennedy campaigning" == t.asked


@clause("60-7.8")
def test_s25_nixons_pledge() -> None:
    hand = "harry_f_byrd herb_klein southern_strategy the_new_nixon"
    t = Table(NIXON, nixon=hand, kennedy="ken_air missile_gap joe_kennedy herblock high_hopes")
    t.effect(NIXON, "nixons_pledge").momentum(0, 0).exhausted(KENNEDY)

    t.play("event the_new_nixon", "position ken_air", "done")
    t.play("position herb_klein", "done", "position missile_gap", "done")
    t.play("campaign southern_strategy", "done", "position joe_kennedy", "done")
    t.play("advertise harry_f_byrd", "done", "position herblock", "done")
    t.play("position candidate_nixon")

    assert 4 == t.pace[0]


@clause("60-7.9")
def test_positioning_is_never_banned() -> None:
    t = Table(NIXON, nixon="herb_klein").momentum(0, 0)
    t.effect(NIXON, "joe_kennedy jackie_kennedy nixons_knee nixon_egged_in_michigan old_south")

    assert "position herb_klein" in t.open()


@clause("60-7.10")
def test_a_ban_on_spending_prevents_neither_losses_nor_gains() -> None:
    t = Table().effect(KENNEDY, "puerto_rican_bishops").momentum(3, 0)

    t.event("volunteers")
    assert 4 == t.pace[0]
    t.hand(NIXON, "the_old_nixon").play("event the_old_nixon")

    assert 1 == t.pace[0]


@clause("60-7.11")
def test_s55_a_malus_starts_after_the_card() -> None:
    t = Table(kennedy="congressional_summer_session").momentum(0, 1)
    t.play("campaign congressional_summer_session", "spend ny", "spend ny", "spend pa", "spend pa")
    t.play("done", "trigger")
    assert ["move md", "move va", "decline"] == t.open()
    t.play("move va")

    assert (["K2", "K2"], (0, 0), "va") == (t.states("ny", "pa"), t.pace, t.places[0])
    cards = (GAFFE, MISSILE_GAP, KEN_AIR, CANDIDATE_KENNEDY)
    assert [2, 1, 1, 3] == [worth(t.s, KENNEDY, c, CAMPAIGN) for c in cards]


@clause("60-7.12")
def test_the_same_effect_twice_does_not_double_but_its_immediate_parts_do() -> None:
    t = Table(NIXON).effect(KENNEDY, "johnson_jeered_in_dallas").put(tx="K3")

    t.event("johnson_jeered_in_dallas", NIXON)

    assert "K2" == t.state("tx")
    assert 1 == t.s.effects[KENNEDY].bit_count()


@clause("60-7.12", "60-6.25")
def test_different_effects_add_up() -> None:
    t = Table().effect(KENNEDY, "bobby_kennedy ken_air")

    assert 4 == worth(t.s, KENNEDY, VOLUNTEERS, CAMPAIGN)
    assert 3 == worth(t.s, KENNEDY, VOLUNTEERS, POSITION)


@clause("60-7.13")
def test_the_ban_of_old_south_stays_with_the_candidate() -> None:
    t = Table(kennedy="give_me_a_week").issues(civil_rights="K1").effect(KENNEDY, "old_south")
    t.issues(civil_rights="K0").issues(civil_rights="N1")

    t.play("campaign give_me_a_week")

    assert "60-6.38 campaigning-banned" == t.refused("spend tx")


@clause("60-7.14")
def test_the_hostile_press_makes_no_state_carried() -> None:
    t = Table(NIXON, nixon="herb_klein").bare().put(fl="K1")
    t.effect(NIXON, "hostile_press_corps eisenhowers_silence").tokens("ma", "tx")

    t.play("campaign herb_klein")

    assert "fl" in t.nouns("spend")


@clause("60-7.14")
def test_swing_state_ignores_the_hostile_press() -> None:
    t = Table(NIXON).effect(NIXON, "hostile_press_corps").put(il="K3").event("swing_state", NIXON)

    assert "il" in t.nouns("choose")


@clause("60-7.15")
def test_triggers_and_replays_are_no_cards_nixon_plays() -> None:
    t = Table(NIXON).discard("the_new_nixon").effect(NIXON, "jackie_kennedy nixons_pledge")
    t.momentum(0, 2).event("tricky_dick", NIXON).play("take the_new_nixon")
    assert (1, 3) == t.pace  # one tax, one payment, for Tricky Dick alone

    t = Table(kennedy="recount").effect(NIXON, "jackie_kennedy nixons_pledge").momentum(0, 1)
    t.play("position recount", "done", "trigger")
    assert (0, 0) == t.pace
