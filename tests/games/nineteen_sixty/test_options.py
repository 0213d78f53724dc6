"""Every switch of section 60-17, and the options as a table."""

from __future__ import annotations

import pytest

from detente.core.options import OptionError, Value
from detente.games.nineteen_sixty.board import KENNEDY, NIXON, STATES
from detente.games.nineteen_sixty.codes import (
    AWARDS,
    BONUS_CUBES,
    DEBATE_ROUND,
    DEBATES_END,
    DECAY,
    ELECTION_CARDS,
)
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.state import needs_check
from detente.games.nineteen_sixty.votes import elected
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


def test_the_defaults_are_those_of_the_digest() -> None:
    assert {
        "players": 2,
        "event_icon_restriction": True,
        "momentum_phase_order": "first_edition",
        "bag_seed": 10,
        "kennedy_momentum": 0,
        "election_media_bonus": 1,
        "reseed_per_colour": False,
        "event_cards_removed": False,
        "check_granularity": "per_cp",
        "media_exempts_presence": True,
        "strategy_card_order_turn9": "alternate",
        "debate_reward_per_state_cap": "none",
        "summer_session_move": "may",
        "rising_food_prices_spaces": 2,
        "tricky_dick_momentum": 1,
        "silence_scope": "carried",
        "lbj_texas_cap": 4,
        "plurality_wins": True,
        "hawaii_lean": "nixon",
        "byrd_steps": "each_activity",
        "byrd_state_counts_as_empty": False,
        "byrd_ev": "byrd",
        "extra_cards_second_edition": False,
        "reseed_moment": "at_once",
        "award_order": "bottom_up",
        "debate_short_stack": "goes_on_alone",
        "stump_speech_issues": False,
        "limited_supply": False,
        "byrd_cubes_per_colour": 85,
        "card_counter": True,
    } == NineteenSixty({}).options.values


@pytest.mark.parametrize(
    "given", [{"players": 4}, {"players": "three"}, {"bag_seed": 11}, {"no_such_option": True}]
)
def test_what_is_no_option_is_refused(given: dict[str, Value]) -> None:
    with pytest.raises(OptionError):
        NineteenSixty(given)


def test_event_icon_restriction_off_opens_every_event() -> None:
    t = Table(kennedy="recount", event_icon_restriction=False).momentum(2, 0)
    t.play("event recount")
    assert {"recount"} == names(t.s.election_box)

    t = Table(NIXON, nixon="tricky_dick", event_icon_restriction=False).momentum(1, 0)
    t.play("position tricky_dick", "done", "trigger")
    assert (0, 1) == t.pace  # Kennedy triggered it; the text still speaks of Nixon


def test_momentum_phase_of_the_second_edition_shifts_before_the_awards() -> None:
    t = Table(kennedy="gaffe", momentum_phase_order="second_edition").momentum(0, 0)
    t.issues(defense="N1").media(east="K1").at(DECAY)

    t.play("swap upper")

    assert "nixon space-two" == t.asked
    t.play("award momentum")
    assert ((0, 1), "0") == (t.pace, t.issue("defense"))


def test_bag_seed_of_12() -> None:
    t = Table(kennedy="ken_air", bag_seed=12)
    assert (12, 12) == t.cubes

    t.bag(1, 0).play("advertise ken_air", "check").draw("B")

    assert (12, 12) == t.cubes


def test_election_media_bonus_of_2() -> None:
    t = Table(turn=9, election_media_bonus=2).bag(1, 1).media(east="K2").issues(defense="K1")

    t.at(BONUS_CUBES).go()

    assert (6, 1) == t.cubes


def test_reseed_per_colour_refills_the_colour_that_ran_out() -> None:
    t = Table(kennedy="ken_air", reseed_per_colour=True).bag(1, 3)

    t.play("advertise ken_air", "check").draw("B")

    assert (10, 3) == t.cubes


@clause("60-6.13")
def test_event_cards_removed_after_use() -> None:
    t = Table(kennedy="volunteers missile_gap", event_cards_removed=True).momentum(0, 0)

    t.play("event volunteers")
    assert ({"volunteers"}, set()) == (names(t.s.removed), names(t.s.discard))
    t.hand(NIXON, "recount").play("position recount", "done")
    t.play("position missile_gap", "done")

    assert {"recount", "missile_gap"} == names(t.s.discard)


def test_event_cards_removed_takes_debate_events_out_after_the_debates() -> None:
    t = Table(turn=6, event_cards_removed=True).box("lazy_shave").at(DEBATES_END)
    t.won(0, 1, 2, by=KENNEDY)

    t.go()

    assert {"lazy_shave"} == names(t.s.removed)


@clause("60-6.36")
def test_checks_per_batch_are_judged_once_for_the_cp_announced() -> None:
    t = Table(kennedy="give_me_a_week", check_granularity="per_batch").put(ca="N4")
    t.tokens("nv", "or").play("campaign give_me_a_week", "spend ca")

    assert ["commit 1", "commit 2", "commit 3", "commit 4"] == t.open()
    assert "60-6.36 commit-range" == t.refused("commit 5")
    t.play("commit 3").draw("BBB")

    assert ("N1", "kennedy campaigning") == (t.state("ca"), t.asked)
    assert (7, 10) == t.cubes  # a check each, although the state fell below 4


def test_a_batch_pays_for_travel() -> None:
    t = Table(kennedy="give_me_a_week", check_granularity="per_batch")

    t.play("campaign give_me_a_week", "spend oh", "commit 3")

    assert ("K2", ["done"]) == (t.state("oh"), t.open())


@clause("60-6.34")
def test_media_that_spare_only_carried_states() -> None:
    t = Table(media_exempts_presence=False).media(east="K1").put(ny="N4", pa="0")

    t.tokens("ma", "pa")

    wanted = [needs_check(t.s, KENNEDY, STATES.index(name)) for name in ("ny", "pa")]
    assert [False, True] == wanted


@clause("60-11.4")
def test_the_first_player_reveals_all_his_cards_first() -> None:
    t = Table(turn=9, strategy_card_order_turn9="first_player_all").at(ELECTION_CARDS)
    t.stack(KENNEDY, "gaffe volunteers").stack(NIXON, "recount")

    seats = []
    while "reveal-strategy" in t.asked:
        seats.append(t.asked.split()[0])
        t.play(t.open()[0]).draw("BRB")

    assert ["kennedy", "kennedy", "nixon"] == seats


@clause("60-10.13")
def test_the_debate_reward_capped_at_one_per_state() -> None:
    t = Table(turn=6, debate_reward_per_state_cap="one").at(DEBATE_ROUND).play("add ny")

    assert "60-10.13 state-cap" == t.refused("add ny")


@clause("60-15.3")
def test_the_summer_session_that_must_be_attended() -> None:
    t = Table(NIXON, summer_session_move="must").event("congressional_summer_session", NIXON)

    assert ["move md", "move va"] == t.open()
    assert "60-15.3 no-declining" == t.refused("decline")


@clause("60-15.2")
@pytest.mark.parametrize("by", [KENNEDY, NIXON])
def test_the_second_sentence_of_stump_speech_is_kennedys_whoever_plays_it(by: int) -> None:
    t = Table(stump_speech_issues=True).momentum(3, 3).event("stump_speech", by)

    assert ((3, 3), "kennedy add-issues") == (t.pace, t.asked)
    t.play("support economy")
    assert "60-15.1 one-issue-only" == t.refused("support defense")
    t.play("support economy", "support economy", "done")
    assert "K3" == t.issue("economy")


@clause("60-15.2")
def test_the_second_sentence_of_stump_speech_comes_after_the_first_and_may_be_left() -> None:
    t = Table(stump_speech_issues=True).momentum(1, 4).event("stump_speech")

    assert ((4, 4), "kennedy add-issues") == (t.pace, t.asked)
    t.play("done")
    assert (["0"] * 3, "nixon activity") == (
        [t.issue(issue) for issue in ("defense", "economy", "civil_rights")],
        t.asked,
    )


@clause("60-15.3")
@pytest.mark.parametrize("spaces", [1, 2])
def test_rising_food_prices_by_one_or_two_spaces(spaces: int) -> None:
    t = Table(NIXON, rising_food_prices_spaces=spaces).track("defense", "civil_rights", "economy")

    t.event("rising_food_prices", NIXON)

    assert 2 - spaces == t.order.index("economy")


@clause("60-15.3")
@pytest.mark.parametrize("change,after", [(1, 3), (-1, 1)])
def test_tricky_dick_gains_or_loses(change: int, after: int) -> None:
    t = Table(NIXON, tricky_dick_momentum=change).event("tricky_dick", NIXON)

    assert (2, after) == t.pace


@clause("60-15.3")
@pytest.mark.parametrize("scope,closed", [("carried", {"ny"}), ("led", {"ny", "pa"})])
def test_the_silence_closes_carried_or_led_states(scope: str, closed: set[str]) -> None:
    t = Table(NIXON, nixon="tricky_dick", silence_scope=scope).put(ny="K4", pa="K1")
    t.effect(NIXON, "eisenhowers_silence").tokens("fl", "nj").play("campaign tricky_dick")

    assert closed == {"ny", "pa", "ct"} - t.nouns("spend")


@clause("60-15.1")
@pytest.mark.parametrize("cap,most", [(4, "K4"), (2, "K2")])
def test_how_much_lyndon_johnson_gives_texas(cap: int, most: str) -> None:
    t = Table(lbj_texas_cap=cap).event("lyndon_johnson").play("add tx", "add tx", "done")

    while "tx" in t.nouns("add"):
        t.play("add tx")

    assert most == t.state("tx")


@clause("60-12.1")
@pytest.mark.parametrize("plurality,winner", [(True, "plurality"), (False, "states")])
def test_without_plurality_more_states_win_below_269(plurality: bool, winner: str) -> None:
    t = Table(turn=9, plurality_wins=plurality).box("unpledged_electors")
    t.put(ny="N1", al="K1", ms="K1", la="K1")
    assert max(t.votes) < 269

    assert winner == elected(t.s, t.votes)[1]


@clause("60-1.4")
def test_hawaii_may_lean_to_kennedy() -> None:
    assert [317, 220, 0, 0] == Table(hawaii_lean="kennedy").votes


@clause("60-16.6")
def test_byrd_once_per_turn_after_kennedys_last_activity() -> None:
    t = Table(kennedy="missile_gap", players=3, byrd_steps="once_per_turn")
    assert "nixon activity" == t.play("position missile_gap", "done").asked

    t = Table(kennedy="missile_gap", players=3, byrd_steps="once_per_turn", round=5)
    assert "byrd byrd-step" == t.play("position missile_gap", "done").asked


@clause("60-16.21")
def test_byrds_state_may_count_as_empty_for_gathering_momentum() -> None:
    t = Table(players=3, byrd_state_counts_as_empty=True).put(ms="G")

    t.event("gathering_momentum_south")

    assert ("0", True) == (t.state("ms"), t.byrd_home)


@clause("60-16.26")
def test_byrds_state_may_fall_to_its_lean() -> None:
    t = Table(players=3, byrd_ev="lean").put(ok="G", ms="0")

    assert [314, 223, 0, 0] == t.votes


@clause("60-1.16")
def test_the_second_edition_adds_six_cards() -> None:
    t = Table(extra_cards_second_edition=True)

    assert 97 == t.s.deck.bit_count()
    assert {"medal_count", "a_low_blow"} <= names(t.s.deck)


@clause("60-4.4")
def test_the_bag_may_be_refilled_only_when_a_cube_is_needed() -> None:
    t = Table(kennedy="ken_air", reseed_moment="when_drawing").bag(1, 0)

    t.play("advertise ken_air", "check").draw("B")
    assert (0, 0) == t.cubes
    t.play("check")

    assert (10, 10) == t.cubes


@clause("60-8.6")
def test_awards_from_the_top_down() -> None:
    t = Table(award_order="top_down").issues(defense="N1", economy="K1").at(AWARDS)

    assert "chance endorsement-card" == t.asked
    assert "kennedy space-two" == t.play("endorsement east").asked


@clause("60-10.21")
def test_the_rounds_may_end_with_the_first_empty_stack() -> None:
    t = Table(turn=6, debate_short_stack="rounds_end").stack(KENNEDY, "missile_gap")

    t.at(DEBATE_ROUND).go()

    assert ((2,), {"missile_gap"}) == (t.s.won, names(t.s.stacks[KENNEDY]))


@clause("60-2.6")
@pytest.mark.parametrize(("given", "momentum"), [(0, (2, 2)), (3, (5, 2)), (-1, (2, 3))])
def test_a_candidate_may_start_with_more_momentum(given: int, momentum: tuple[int, int]) -> None:
    assert momentum == tuple(NineteenSixty({"kennedy_momentum": given}).new().momentum)
