"""Activities: events, CP, triggering, pre-empting, the candidate card (60-6)."""

from __future__ import annotations

import pytest

from detente.core.parts import total
from detente.games.nineteen_sixty.board import ECONOMY, KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import (
    CANDIDATE_KENNEDY,
    EISENHOWERS_SILENCE,
    GAFFE,
    PUERTO_RICAN_BISHOPS,
)
from detente.games.nineteen_sixty.codes import STRATEGY_PLACING
from detente.games.nineteen_sixty.debates import debate_parts
from detente.games.nineteen_sixty.modifiers import worth
from detente.games.nineteen_sixty.state import ADVERTISE, CAMPAIGN, in_effect
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


@clause("60-6.1")
def test_an_activity_is_an_event_cp_or_the_candidate_card() -> None:
    t = Table(kennedy="volunteers")

    assert [
        "event volunteers",
        "campaign volunteers",
        "campaign candidate_kennedy",
        "advertise volunteers",
        "advertise candidate_kennedy",
        "position volunteers",
        "position candidate_kennedy",
    ] == t.open()
    assert "60-6.1 not-in-hand" == t.refused("event gaffe")
    assert "60-6.1 not-your-turn" == t.refused("nixon: event gaffe")


@clause("60-6.1")
def test_each_plays_exactly_one_card_in_each_of_five_phases() -> None:
    hand = "gaffe volunteers recount old_south herb_klein"
    t = Table(kennedy=hand, nixon="swing_state gallup_poll tricky_dick sputnik_v stump_speech")
    t.momentum(0, 0)
    played = 0
    while "activity" in t.asked:
        name = next(word for word in t.open() if word.startswith("position"))
        t.play(name, "done")
        played += 1

    assert 10 == played


@clause("60-6.2")
def test_passing_is_not_allowed() -> None:
    assert "60-6.2 no-passing" == Table(kennedy="gaffe").refused("pass")


@clause("60-6.3")
@pytest.mark.parametrize("act", ["event volunteers", "campaign volunteers"])
def test_a_hand_card_gives_rest_cubes_for_either_use(act: str) -> None:
    t = Table(kennedy="volunteers").effect(KENNEDY, "bobby_kennedy")

    t.play(act)

    assert [2, 0] == list(t.s.rest)


@clause("60-6.4")
def test_rest_cubes_go_to_who_played_the_card_even_if_the_other_triggers() -> None:
    t = Table(kennedy="volunteers").momentum(0, 1)

    t.play("position volunteers", "done", "trigger")

    assert [2, 0] == list(t.s.rest)


@clause("60-6.5")
def test_a_card_used_for_cp_is_discarded_after_the_trigger() -> None:
    t = Table(kennedy="volunteers").momentum(0, 1).play("position volunteers", "done")
    assert {"volunteers"} == names(t.s.under_way)

    t.play("trigger")

    assert {"volunteers"} == names(t.s.discard)


@clause("60-6.6")
def test_an_event_needs_the_own_icon() -> None:
    hand = "recount missile_gap gaffe"  # Nixon's icon, Kennedy's, both

    t = Table(kennedy=hand)
    assert {"missile_gap", "gaffe"} == t.nouns("event")
    assert "60-6.6 wrong-icon" == t.refused("event recount")

    t = Table(NIXON, nixon=hand)
    assert {"recount", "gaffe"} == t.nouns("event")
    assert "60-6.6 wrong-icon" == t.refused("event missile_gap")


@clause("60-6.7")
def test_an_event_that_does_nothing_may_be_played() -> None:
    t = Table(kennedy="fidel_castro")  # nobody leads Defense

    t.play("event fidel_castro")

    assert {"fidel_castro"} == names(t.s.discard)


@clause("60-6.7")
def test_an_event_that_does_nothing_may_be_triggered() -> None:
    t = Table(kennedy="fidel_castro").momentum(0, 1).play("position fidel_castro", "done")
    assert "nixon triggering" == t.asked

    t.play("trigger")

    assert ((0, 0), {"fidel_castro"}) == (t.pace, names(t.s.discard))


@clause("60-6.8")
def test_the_player_is_who_plays_or_triggers() -> None:
    t = Table(kennedy="hurricane_donna").momentum(0, 1)

    t.play("position hurricane_donna", "done", "trigger")

    assert ("ma", "fl") == t.places
    assert ("N1", (0, 1)) == (t.state("fl"), t.pace)


@clause("60-6.8")
@pytest.mark.parametrize(
    "acts,after", [("event gaffe", (3, 2)), ("position gaffe, decline, done, trigger", (2, 2))]
)
def test_the_opponent_is_the_other_candidate(acts: str, after: tuple[int, int]) -> None:
    t = Table(kennedy="gaffe").momentum(3, 3)

    t.play(*acts.split(", "))

    assert after == t.pace  # played: Nixon loses 1; triggered: Nixon pays 1 and Kennedy loses 1


@clause("60-6.9")
def test_may_means_less_or_nothing() -> None:
    t = Table().event("catholic_support").play("add ny", "done")

    assert ["K1", "0"] == t.states("ny", "pa")
    assert "nixon activity" == t.asked

    t = Table().event("catholic_support").play("done")
    assert ("0", "nixon activity") == (t.state("ny"), t.asked)

    t = Table(NIXON).event("baptist_ministers", NIXON).play("done")
    assert ("K2", "kennedy activity") == (t.state("ga"), t.asked)


@clause("60-6.9")
def test_what_must_be_done_is_done_as_far_as_possible() -> None:
    t = Table().issues(civil_rights="N1").put(tx="N2").event("old_south")
    assert ["remove tx"] == t.play("remove tx").open()
    assert ["done"] == t.play("remove tx").open()

    t = Table().momentum(0, 1).event("give_me_a_week")  # 2 momentum and support on each issue
    assert ((0, 0), [0] * 6) == (t.pace, list(t.s.issues))


@clause("60-6.9")
def test_must_leaves_no_choice_but_where() -> None:
    t = Table(KENNEDY).issues(civil_rights="K1").event("old_south")

    assert "60-6.9 must-go-on" == t.refused("done")
    t.play("remove ms", "remove ms", "remove ga", "remove la", "remove la")
    assert ["done"] == t.open()


@clause("60-6.10")
def test_events_need_no_travel_no_token_no_check() -> None:
    t = Table().put(ca="N5").tokens("ma", "ca").event("catholic_support")

    t.play("add ca", "add ca", "done")

    assert ("N3", ("ma", "ca"), (10, 10)) == (t.state("ca"), t.places, t.cubes)


@clause("60-6.11", "60-15.7")
def test_moves_ordered_by_events_are_free() -> None:
    t = Table(kennedy="hurricane_donna").play("event hurricane_donna")
    assert "fl" == t.places[0]

    t = Table(kennedy="nixon_egged_in_michigan").play("event nixon_egged_in_michigan")
    assert "mi" == t.places[1]


@clause("60-6.12")
def test_the_leader_is_found_after_the_changes_before() -> None:
    t = Table().issues(economy="K1").event("stock_market_in_decline")
    assert "K2" == t.state("ny")

    t = Table().event("stock_market_in_decline")
    assert ["economy", "defense", "civil_rights"] == t.order
    assert "0" == t.state("ny")  # nobody leads: the sentence does nothing


@clause("60-6.13")
def test_a_played_event_is_discarded() -> None:
    assert {"volunteers"} == names(Table().event("volunteers").s.discard)


@clause("60-6.14")
@pytest.mark.parametrize(
    "name,by,box",
    [
        ("harvard_brain_trust", KENNEDY, "debate_box"),
        ("lazy_shave", KENNEDY, "debate_box"),
        ("early_returns_from_connecticut", NIXON, "election_box"),
        ("late_returns_from_cook_county", KENNEDY, "election_box"),
        ("unpledged_electors", NIXON, "election_box"),
        ("recount", NIXON, "election_box"),
    ],
)
def test_persistent_events_go_to_their_box(name: str, by: int, box: str) -> None:
    t = Table().event(name, by)

    assert {name} == names(getattr(t.s, box))
    assert not t.s.discard


@clause("60-6.14")
@pytest.mark.parametrize(
    "name,by", [("greater_houston_ministerial_association", KENNEDY), ("dwight_eisenhower", NIXON)]
)
def test_prevention_events_go_to_their_box_when_done(name: str, by: int) -> None:
    t = Table().event(name, by)
    assert not t.s.prevention_box

    t.play("done")

    assert {name} == names(t.s.prevention_box)


@clause("60-6.14")
def test_persistent_events_stay_in_their_box_when_the_turn_ends() -> None:
    t = Table(kennedy="gaffe", nixon="volunteers").at(STRATEGY_PLACING)
    t.box("lazy_shave recount dwight_eisenhower")

    t.play("kennedy: strategy gaffe", "nixon: strategy volunteers")

    boxes = (t.s.debate_box, t.s.election_box, t.s.prevention_box)
    assert [{"lazy_shave"}, {"recount"}, {"dwight_eisenhower"}] == [names(box) for box in boxes]


@clause("60-6.15")
@pytest.mark.parametrize("turn", [7, 8])
@pytest.mark.parametrize("name", ["lazy_shave", "harvard_brain_trust"])
def test_a_debate_event_after_turn_6_is_discarded(name: str, turn: int) -> None:
    t = Table(turn=turn).event(name)

    assert ({name}, 0) == (names(t.s.discard), t.s.debate_box)
    assert "no-effect" in t.happened


@clause("60-6.16")
def test_s28_prevention() -> None:
    houston = "greater_houston_ministerial_association"
    t = Table(NIXON, nixon="baptist_ministers").box(houston)
    assert "60-6.16 event-prevented" == t.refused("event baptist_ministers")

    t = Table(kennedy="baptist_ministers").box(houston)
    t.play("position baptist_ministers", "done")
    assert "nixon activity" == t.asked  # no trigger is offered

    t = Table().box(houston).momentum(0, 0).event("high_hopes")
    t.play("draw recount", "draw volunteers")
    assert (1, 0) == t.pace
    assert {"high_hopes", "recount", "volunteers"} == names(t.s.discard)


@clause("60-6.16")
def test_tricky_dick_cannot_replay_a_prevented_event() -> None:
    t = Table(NIXON).box("greater_houston_ministerial_association")
    t.discard("norman_vincent_peale volunteers").event("tricky_dick", NIXON)

    assert {"volunteers"} == t.nouns("take")
    assert "60-6.16 event-prevented" == t.refused("take norman_vincent_peale")


@clause("60-6.16")
def test_a_prevented_event_does_nothing_when_high_hopes_reveals_it() -> None:
    t = Table().box("dwight_eisenhower").event("high_hopes")

    t.play("draw eisenhowers_silence", "draw missile_gap")

    assert not in_effect(t.s, NIXON, EISENHOWERS_SILENCE)
    assert "K3" == t.issue("defense")


@clause("60-6.17")
def test_prevention_is_not_retroactive() -> None:
    t = Table(kennedy="greater_houston_ministerial_association")
    t.effect(KENNEDY, "puerto_rican_bishops")

    t.play("event greater_houston_ministerial_association", "done")

    assert in_effect(t.s, KENNEDY, PUERTO_RICAN_BISHOPS)


@clause("60-6.18")
def test_all_cp_go_to_the_operation_named_and_the_rest_is_lost() -> None:
    t = Table(kennedy="gaffe").momentum(0, 0).play("campaign gaffe", "spend ny")

    assert "60-6.28 asked-something-else" == t.refused("support defense")
    t.play("done")
    assert "nixon activity" == t.asked


@clause("60-6.19")
def test_preempting_costs_two_momentum() -> None:
    t = Table(kennedy="recount").momentum(2, 3)

    t.play("position recount", "preempt", "done")

    assert ((0, 3), "nixon activity") == (t.pace, t.asked)


@clause("60-6.19")
def test_preempting_is_a_choice_of_who_can_pay_made_before_the_cp_are_spent() -> None:
    t = Table(kennedy="recount").momentum(2, 0).play("position recount")
    assert (["preempt", "decline"], "0") == (t.open(), t.issue("defense"))
    assert (2, 0) == t.play("decline").pace

    t = Table(kennedy="recount").momentum(1, 0).play("position recount")
    assert "kennedy positioning" == t.asked  # 1 is not enough


@clause("60-6.20")
def test_the_opponent_may_trigger_for_one_momentum_once_the_cp_are_spent() -> None:
    t = Table(kennedy="the_new_nixon").momentum(0, 1)

    t.play("position the_new_nixon", "support defense")
    assert "kennedy positioning" == t.asked
    t.play("done")
    assert "nixon triggering" == t.asked
    t.play("trigger")

    assert (0, 1) == t.pace  # paid 1, gained 1


@clause("60-6.20")
def test_without_momentum_no_trigger_is_offered() -> None:
    t = Table(kennedy="the_new_nixon").momentum(0, 0).play("position the_new_nixon", "done")

    assert "nixon activity" == t.asked


@clause("60-6.21")
def test_s19_no_trigger_on_a_purely_own_icon_card() -> None:
    t = Table(NIXON, nixon="southern_strategy").momentum(3, 0)

    t.play("position southern_strategy", "done")

    assert "kennedy activity" == t.asked


@clause("60-6.22")
def test_s20_both_icon_card() -> None:
    t = Table(kennedy="martin_luther_king_arrested").momentum(0, 1).issues(civil_rights="K1")

    t.play("campaign martin_luther_king_arrested", "done", "trigger")

    assert ((0, 0), "N2") == (t.pace, t.issue("civil_rights"))
    assert ["defense", "civil_rights", "economy"] == t.order
    assert [0, 0] == list(t.s.rest)


@clause("60-6.22")
def test_a_triggered_persistent_card_goes_to_its_box() -> None:
    t = Table(kennedy="recount").momentum(0, 1).play("position recount", "done", "trigger")

    assert {"recount"} == names(t.s.election_box)


@clause("60-6.23")
def test_an_event_is_triggered_once_and_never_by_the_active_player() -> None:
    t = Table(kennedy="volunteers").momentum(5, 5).play("position volunteers", "decline", "done")
    assert "nixon triggering" == t.asked

    t.play("trigger")

    assert ("nixon activity", (5, 5)) == (t.asked, t.pace)


@clause("60-6.24")
def test_an_event_leaves_nothing_to_trigger_or_preempt() -> None:
    t = Table(kennedy="volunteers").momentum(5, 5).play("event volunteers")

    assert "nixon activity" == t.asked


@clause("60-6.25")
def test_s16_stature_gap_and_summer_session_together() -> None:
    t = Table(kennedy="gaffe").effect(KENNEDY, "stature_gap congressional_summer_session")

    assert 2 == worth(t.s, KENNEDY, GAFFE, CAMPAIGN)
    t.momentum(0, 0).play("position gaffe", "support defense")

    assert ["done"] == t.open()


@clause("60-6.25", "60-6.26")
def test_s17_bonus_cap() -> None:
    t = Table(kennedy="gaffe").effect(KENNEDY, "bobby_kennedy ken_air").tokens("ma", "tx")
    assert 5 == worth(t.s, KENNEDY, CANDIDATE_KENNEDY, CAMPAIGN)

    t.momentum(0, 0).play("campaign gaffe", *["spend ca"] * 5)

    assert ("K5", ["done"]) == (t.state("ca"), t.open())


@clause("60-6.26")
def test_the_candidate_card_falls_to_three_under_the_summer_session() -> None:
    t = Table().effect(KENNEDY, "congressional_summer_session")

    assert 3 == worth(t.s, KENNEDY, CANDIDATE_KENNEDY, ADVERTISE)


@clause("60-6.27")
def test_modifiers_do_not_touch_cp_granted_by_events() -> None:
    t = Table(kennedy="whistle_stop").effect(KENNEDY, "congressional_summer_session bobby_kennedy")

    t.play("event whistle_stop")

    assert 7 == t.s.stack[-1].left

    t = Table(NIXON).effect(NIXON, "citizens_for_nixon_lodge").event("opposition_research", NIXON)
    t.play("operate position", "support defense", "support defense")
    assert ["done"] == t.open()  # 3 CP and not 4


@clause("60-6.27")
def test_modifiers_do_not_touch_debate_totals() -> None:
    t = Table(turn=6).effect(KENNEDY, "bobby_kennedy congressional_summer_session")
    t.debated(ECONOMY, KENNEDY, "missile_gap give_me_a_week")

    assert 7 == total(debate_parts(t.s, ECONOMY, KENNEDY))


@clause("60-6.46", "60-6.47")
def test_the_candidate_card_gives_five_cp_and_is_exhausted() -> None:
    t = Table(kennedy="gaffe").play("position candidate_kennedy", *["support defense"] * 3)
    assert ("K3", ["done"]) == (t.issue("defense"), t.open())

    t.play("done")

    assert ([0, 1], [0, 0]) == (list(t.s.ready), list(t.s.rest))
    assert {"gaffe"} == names(t.s.hands[KENNEDY])
    assert "nixon activity" == t.asked  # in place of the hand card


@clause("60-6.46")
def test_the_candidate_card_campaigns_and_advertises_with_five_cp_as_well() -> None:
    t = Table().play("campaign candidate_kennedy", *["spend ny"] * 5)
    assert ("K5", ["done"]) == (t.state("ny"), t.open())

    t = Table().play("advertise candidate_kennedy")
    for _ in range(5):
        t.play("check").draw("B")
    assert (["done"], 5) == (t.open(), 10 - t.cubes[KENNEDY])


@clause("60-6.47")
def test_the_candidate_card_has_no_event() -> None:
    t = Table()

    assert "60-6.47 candidate-has-no-event" == t.refused("event candidate_kennedy")
    t.momentum(5, 5).play("position candidate_kennedy", "done")
    assert "nixon activity" == t.asked


@clause("60-6.48")
def test_no_turn_restores_the_candidate_card() -> None:
    t = Table(kennedy="gaffe", nixon="volunteers").exhausted(KENNEDY).at(STRATEGY_PLACING)

    t.play("kennedy: strategy gaffe", "nixon: strategy volunteers")

    assert (2, [0, 1]) == (t.s.turn, list(t.s.ready))


@clause("60-6.49")
def test_an_exhausted_card_cannot_be_played() -> None:
    t = Table(kennedy="gaffe").exhausted(KENNEDY)

    assert "60-6.49 candidate-exhausted" == t.refused("campaign candidate_kennedy")


@clause("60-6.49")
@pytest.mark.parametrize("ready", [1, 0])
def test_fatigue_exhausts_a_ready_card_and_nothing_more(ready: int) -> None:
    t = Table()
    t.s.ready = bytes((1, ready))

    t.event("fatigue_sets_in")

    assert [1, 0] == list(t.s.ready)


@clause("60-6.50")
def test_the_order_of_one_activity() -> None:
    t = Table(NIXON, nixon="volunteers").momentum(0, 3)
    t.effect(NIXON, "nixons_pledge nixons_knee")

    t.play("position volunteers", "preempt", "support economy", "done")

    assert [
        "played-cp",
        "momentum-gained",
        "rested",
        "momentum-spent",
        "preempted",
        "issue-gained",
    ] == t.happened
    assert {"volunteers"} == names(t.s.discard)


@clause("60-6.50")
def test_the_price_of_an_event_is_paid_before_the_pledge_pays() -> None:
    t = Table(NIXON, nixon="volunteers").momentum(0, 1)
    t.effect(NIXON, "nixons_pledge jackie_kennedy")

    t.play("event volunteers")

    assert [
        "played-event",
        "momentum-spent",
        "momentum-gained",
        "rested",
        "momentum-gained",
    ] == t.happened
    assert (1, 1) == t.pace


@clause("60-6.50")
def test_the_trigger_comes_after_the_cp_and_the_card_is_cleared_last() -> None:
    t = Table(NIXON, nixon="volunteers").momentum(1, 1).effect(NIXON, "nixons_knee")

    t.play("campaign volunteers", "spend nv", "done")
    assert (1, 0) == t.pace  # the knee is paid at once
    assert ("kennedy triggering", {"volunteers"}) == (t.asked, names(t.s.under_way))
    t.play("trigger")

    assert [
        "played-cp",
        "momentum-spent",
        "rested",
        "support-gained",
        "momentum-spent",
        "triggered",
        "momentum-gained",
    ] == [id for id in t.happened if id != "travelled"]
    assert {"volunteers"} == names(t.s.discard)


@clause("60-6.50")
def test_the_candidate_card_is_exhausted_when_all_is_done() -> None:
    t = Table().play("position candidate_kennedy", "support defense")
    assert 1 == t.s.ready[KENNEDY]

    assert 0 == t.play("done").s.ready[KENNEDY]


@clause("60-6.50", "60-7.8")
def test_s54_the_pledge_pays_in_time() -> None:
    t = Table(NIXON, nixon="volunteers").momentum(0, 1).effect(NIXON, "nixons_pledge")

    t.play("position volunteers")
    assert ((1, 1), [0, 2], "nixon positioning") == (t.pace, list(t.s.rest), t.asked)
    t.play("support economy", "support defense", "done")
    assert ["N1", "N1"] == [t.issue("economy"), t.issue("defense")]
    t.play("trigger")

    assert (1, 1) == t.pace


@clause("60-6.51")
@pytest.mark.parametrize("use", ["campaign", "advertise", "position"])
def test_he_may_stop_even_before_the_first_cp(use: str) -> None:
    t = Table(kennedy="gaffe").momentum(0, 0)

    t.play(f"{use} gaffe", "done")

    assert "nixon activity" == t.asked


@clause("60-6.51")
def test_in_advertising_he_may_stop_after_any_draw_and_assigns_the_successes() -> None:
    t = Table(kennedy="gaffe").momentum(0, 0).play("advertise gaffe", "check").draw("B")

    t.play("done", "air west", "done")

    assert "K1" == t.box_of("west")


@clause("60-6.52")
def test_preemption_is_offered_only_against_a_possible_trigger() -> None:
    t = Table(kennedy="missile_gap").momentum(5, 5).play("position missile_gap")
    assert "kennedy positioning" == t.asked  # Kennedy's icon alone

    t = Table(kennedy="volunteers").momentum(2, 0).effect(NIXON, "joe_kennedy")
    t.play("position volunteers")
    assert "kennedy preemption" == t.asked  # though Nixon could not pay

    t = Table(kennedy="baptist_ministers").momentum(5, 5)
    t.box("greater_houston_ministerial_association").play("position baptist_ministers")
    assert "kennedy positioning" == t.asked  # prevented anyway


@clause("60-6.55")
def test_a_choice_belongs_to_whom_the_sentence_names() -> None:
    t = Table(kennedy="southern_strategy", event_icon_restriction=False)

    t.play("event southern_strategy")

    assert "nixon add-support" == t.asked

    t = Table(NIXON, nixon="catholic_support", event_icon_restriction=False)
    assert "kennedy add-support" == t.play("event catholic_support").asked

    t = Table(NIXON).issues(defense="K1").event("the_cold_war", NIXON)
    assert "kennedy add-support" == t.asked  # the leader, though Nixon played it


@clause("60-6.57")
def test_without_hand_and_candidate_card_he_is_skipped() -> None:
    t = Table(nixon="gaffe").exhausted(KENNEDY)

    assert "nixon activity" == t.asked


@clause("60-6.59")
def test_a_part_that_cannot_be_done_is_skipped() -> None:
    t = Table().event("nixon_egged_in_michigan")  # no cube to lose there
    assert ("mi", "0", {"nixon_egged_in_michigan"}) == (
        t.places[NIXON],
        t.state("mi"),
        names(t.s.effects[NIXON]),
    )

    t = Table().event("east_harlem_pledge")  # neither issue nor state support to remove
    assert "nixon activity" == t.asked

    t = Table().discard("gaffe").event("great_seal_bug", NIXON)  # Lodge is not there
    assert ("N1", "kennedy activity") == (t.issue("defense"), t.asked)


@clause("60-6.59")
def test_if_on_a_card_is_a_condition_for_what_follows() -> None:
    t = Table(NIXON).issues(civil_rights="N1").event("southern_revolt", NIXON)
    assert "kennedy activity" == t.asked

    extra = Table(extra_cards_second_edition=True, kennedy="gaffe").issues(defense="N1")
    assert ((2, 2), "nixon activity") == (extra.event("a_low_blow").pace, extra.asked)


@clause("60-6.59")
def test_sentences_are_resolved_in_the_order_printed() -> None:
    t = Table(NIXON).event("southern_strategy", NIXON)
    assert "0" == t.issue("civil_rights")

    t.play("add tx", "done")

    assert "K1" == t.issue("civil_rights")
