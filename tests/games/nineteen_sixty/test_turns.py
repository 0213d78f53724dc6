"""The turn, the bag and the initiative (60-3, 60-4, 60-5)."""

from __future__ import annotations

import pytest

from detente.arena.policies import uniform
from detente.core.match import Match
from detente.core.rng import Rng
from detente.games.nineteen_sixty.board import DEALT, KENNEDY, NIXON
from detente.games.nineteen_sixty.codes import (
    DEALING,
    ELECTION_CARDS,
    ELECTION_INITIATIVE,
    INITIATIVE,
)
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.view import stage
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


def stages_of(turn: int) -> list[str]:
    """The stages a random game goes through in one turn, in their order."""
    game = NineteenSixty({})
    rng = Rng(turn)
    s = game.new()
    seen: list[str] = []
    while s.result is None and s.turn <= turn:
        if s.turn == turn and (not seen or seen[-1] != stage(s)):
            seen.append(stage(s))
        game.apply(s, seat := game.actor(s), uniform(game, s, seat, rng))
    return seen


@clause("60-3.1")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 7, 8])
def test_campaign_turns_have_initiative_activities_momentum_and_strategy(turn: int) -> None:
    assert ["initiative", "activities", "momentum", "strategy"] == stages_of(turn)


@clause("60-3.2", "60-10.19")
def test_turn_6_is_the_debates_alone() -> None:
    assert ["debates"] == stages_of(6)


@clause("60-3.3")
def test_turn_9_is_election_day_and_ends_the_game() -> None:
    game = NineteenSixty({})
    match = Match(game, seed=5)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])

    assert 9 == match.state.turn
    assert match.result is not None


@clause("60-4.1", "60-4.2")
@pytest.mark.parametrize("drawn,gained,bag", [("B", "K3", (9, 10)), ("R", "K2", (10, 9))])
def test_a_support_check_draws_one_cube_that_leaves_the_bag(
    drawn: str, gained: str, bag: tuple[int, int]
) -> None:
    t = Table(kennedy="ken_air").tokens("ma", "ma")

    t.play("campaign ken_air", "spend ma")
    assert "chance support-check" == t.asked
    t.draw(drawn)

    assert (gained, bag) == (t.state("ma"), t.cubes)


@clause("60-4.3", "60-5.2")
@pytest.mark.parametrize(
    "draws,winner", [("BB", "kennedy"), ("RR", "nixon"), ("BRB", "kennedy"), ("RBB", "kennedy")]
)
def test_an_initiative_check_draws_until_a_colour_comes_twice(draws: str, winner: str) -> None:
    t = Table(turn=2).at(INITIATIVE)

    t.draw(draws)

    assert f"{winner} who-goes-first" == t.asked
    assert 20 - len(draws) == sum(t.cubes)


@clause("60-4.4")
def test_s35_reseed_in_the_middle_of_a_check() -> None:
    t = Table(kennedy="ken_air").bag(1, 0)

    t.play("advertise ken_air", "check").draw("B")
    assert (10, 10) == t.cubes
    t.play("check").draw("B")
    assert (9, 10) == t.cubes
    t.play("done", "air east", "air east", "done")

    assert "K2" == t.box_of("east")


@clause("60-4.4", "60-9.6")
def test_s57_the_bag_is_refilled_at_once() -> None:
    t = Table(KENNEDY, turn=2, round=5, kennedy="give_me_a_week swing_state", nixon="volunteers")
    t.s.first = NIXON
    t.s.rest = bytes((5, 3))
    t.tokens("ma", "ma").bag(1, 0).momentum(2, 0)

    t.play("campaign give_me_a_week", "spend ma").draw("B")
    assert (10, 10) == t.cubes
    t.play("done", "kennedy: strategy swing_state", "nixon: strategy volunteers")

    assert (15, 13) == t.cubes


@clause("60-4.4", "60-4.3")
def test_a_refill_in_an_initiative_check_keeps_the_cubes_drawn() -> None:
    t = Table(turn=2).at(INITIATIVE).bag(0, 1)

    t.draw("RR")

    assert "nixon who-goes-first" == t.asked
    assert (10, 9) == t.cubes


@clause("60-4.5")
def test_one_colour_running_out_does_not_refill_the_bag() -> None:
    t = Table(kennedy="ken_air").bag(1, 3)

    t.play("advertise ken_air", "check").draw("B")

    assert (0, 3) == t.cubes
    assert ["cube red"] == t.play("check").open()


@clause("60-4.6")
def test_on_election_day_checks_on_an_empty_bag_fail() -> None:
    t = Table(turn=9).put(pa="N2").stack(KENNEDY, "hostile_press_corps").bag(1, 0)
    t.at(ELECTION_CARDS).play("reveal hostile_press_corps").draw("B")

    assert ("N1", (0, 0)) == (t.state("pa"), t.cubes)
    assert "check-impossible" in t.happened


@clause("60-4.6")
def test_the_initiative_check_of_election_day_still_refills() -> None:
    t = Table(turn=9).at(ELECTION_INITIATIVE).bag(0, 1)

    t.draw("R")
    assert (10, 10) == t.cubes


@clause("60-4.7")
def test_no_event_touches_an_initiative_check() -> None:
    t = Table(turn=2).effect(KENNEDY, "profiles_in_courage").media(east="K3").at(INITIATIVE)

    t.draw("R")
    assert "chance initiative-check" == t.asked
    t.draw("R")

    assert "nixon who-goes-first" == t.asked


@clause("60-5.1")
@pytest.mark.parametrize("turn,cards", [(1, 6), (5, 6), (7, 7), (8, 7)])
def test_hands_are_six_cards_then_seven(turn: int, cards: int) -> None:
    match = Match(NineteenSixty({}), seed=turn)
    while match.state.turn < turn or match.state.phase == INITIATIVE:
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])

    assert [cards, cards] == [hand.bit_count() for hand in match.state.hands]


@clause("60-5.2", "60-5.3")
def test_the_winner_chooses_who_goes_first_in_all_five_phases() -> None:
    t = Table(turn=2, kennedy="gaffe volunteers", nixon="recount")
    t.at(INITIATIVE).momentum(0, 0).draw("BB").play("first nixon")
    assert (NIXON, 1) == (t.s.first, t.s.round)

    t.play("position recount", "done")
    assert "kennedy activity" == t.asked
    t.play("position gaffe", "done")

    assert ("nixon activity", 2) == (t.asked, t.s.round)


@clause("60-5.3")
def test_the_chosen_player_goes_first_in_each_of_the_five_phases() -> None:
    t = Table(turn=2, kennedy="missile_gap ken_air joe_kennedy herblock henry_luce")
    t.hand(NIXON, "herb_klein harry_f_byrd the_new_nixon stature_gap recount")
    t.at(INITIATIVE).momentum(0, 0).draw("BB").play("first nixon")

    seats = []
    while "activity" in t.asked:
        seats.append((t.s.round, t.asked.split()[0]))
        t.play(next(act for act in t.open() if act.startswith("position")), "done")

    assert [(n, who) for n in range(1, 6) for who in ("nixon", "kennedy")] == seats


@clause("60-5.4")
def test_a_deck_that_runs_out_is_made_of_the_discard_pile() -> None:
    t = Table(turn=2).stack(KENNEDY, "old_south").discard("gaffe volunteers recount")
    t.hand(NIXON, "swing_state").box("lazy_shave unpledged_electors dwight_eisenhower")
    t.s.removed, t.s.deck = t.s.deck, 0
    t.at(DEALING)

    assert {"gaffe", "volunteers", "recount"} == t.nouns("draw")
    t.play("draw gaffe", "draw volunteers", "draw recount")

    hands = [{"gaffe", "recount"}, {"volunteers", "swing_state"}]
    assert hands == [names(hand) for hand in t.s.hands]
    assert {"old_south"} == names(t.s.stacks[KENNEDY])
    boxes = (t.s.debate_box, t.s.election_box, t.s.prevention_box)
    assert [{"lazy_shave"}, {"unpledged_electors"}, {"dwight_eisenhower"}] == [
        names(box) for box in boxes
    ]


@clause("60-5.5")
def test_normal_play_needs_88_cards() -> None:
    assert 88 == 2 * sum(DEALT)
    assert 60 == 2 * sum(DEALT[:6])


@clause("60-5.6")
def test_hands_are_dealt_in_turn_kennedy_first() -> None:
    t = Table(turn=1).at(DEALING)

    t.play("draw gaffe", "draw recount", "draw volunteers")

    assert [{"gaffe", "volunteers"}, {"recount"}] == [names(hand) for hand in t.s.hands]


@clause("60-5.6")
def test_a_draw_made_by_an_event_is_completed_before_play_goes_on() -> None:
    t = Table().hand(KENNEDY, "recount gaffe").event("a_new_frontier")

    t.play("discard recount", "discard gaffe", "done", "draw volunteers", "draw old_south")

    assert "nixon activity" == t.asked
    assert {"volunteers", "old_south"} == names(t.s.hands[KENNEDY])


@clause("60-5.7")
def test_a_draw_ends_when_deck_and_discard_pile_are_empty() -> None:
    t = Table(NIXON, nixon="political_capital").discard("gaffe")
    t.s.removed, t.s.deck = t.s.deck, 0

    t.play("event political_capital", "accept", "draw gaffe")

    assert {"gaffe"} == names(t.s.hands[NIXON])
    assert "kennedy activity" == t.asked
