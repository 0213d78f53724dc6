"""The third player: Harry F. Byrd (60-16)."""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path

import pytest

from detente.core.frame import NOBODY, ForSeat
from detente.core.match import Match
from detente.core.options import OptionError
from detente.core.rng import Rng
from detente.games.nineteen_sixty import rules
from detente.games.nineteen_sixty.board import BYRD, KENNEDY, MS, NIXON, OK
from detente.games.nineteen_sixty.codes import (
    BONUS_CUBES,
    DEBATE_INITIATIVE,
    ELECTION_CARDS,
    TALLYING,
    UNDECIDED,
)
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.state import bare, led_by, needs_check
from detente.games.nineteen_sixty.verbs import gain
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table


def table(active: int = KENNEDY, turn: int = 1, cubes: int = 85) -> Table:
    """Three players; Kennedy holds a card whose event nobody can trigger."""
    t = Table(active, turn=turn, players=3, byrd_cubes_per_colour=cubes)
    t.hand(KENNEDY, "missile_gap ken_air joe_kennedy")
    return t.hand(NIXON, "herb_klein recount")


def step(t: Table) -> Table:
    """Kennedy's activity is over: it is Byrd's step."""
    return t.play("position missile_gap", "done")


@clause("60-16.1")
def test_the_base_rules_stay_in_force() -> None:
    two, three = Table(kennedy="gaffe"), Table(kennedy="gaffe", players=3)

    assert two.open() == three.open()
    assert two.game.dump(two.s) == three.game.dump(three.s)


@clause("60-16.2", "60-16.7", "60-16.8")
def test_byrd_has_one_cube_off_the_board_and_nothing_else() -> None:
    t = table()

    assert t.byrd_home
    of_seats = (t.s.hands, t.s.ready, t.s.momentum, t.s.token, t.s.rest)  # the candidates alone
    assert [2] * 5 == [len(field) for field in of_seats]
    assert [2 * 4, 2 * 3, 2 * 4] == [
        len(field) for field in (t.s.media, t.s.issues, t.s.endorsements)
    ]
    assert [] == t.game.legal(t.go().s, BYRD)


@clause("60-16.3")
def test_the_third_seat_is_byrd() -> None:
    assert ("kennedy", "nixon", "byrd") == table().game.seats


@clause("60-16.4", "60-16.6")
def test_byrd_acts_after_each_activity_of_kennedy() -> None:
    t = step(table())
    assert "byrd byrd-step" == t.asked
    t.play("pass")
    assert "nixon activity" == t.asked
    t.play("position herb_klein", "done")

    assert "kennedy activity" == t.asked


@clause("60-16.6")
def test_byrd_waits_for_the_trigger_to_be_resolved() -> None:
    t = Table(kennedy="volunteers", players=3).momentum(0, 1)

    t.play("position volunteers", "done")
    assert "nixon triggering" == t.asked
    t.play("trigger")

    assert "byrd byrd-step" == t.asked


@clause("60-16.6")
def test_byrd_has_five_steps_in_a_turn() -> None:
    t = Table(players=3, kennedy="missile_gap ken_air joe_kennedy herblock henry_luce")
    t.hand(NIXON, "herb_klein harry_f_byrd the_new_nixon stature_gap southern_strategy")
    t.momentum(0, 0)
    steps = 0
    while "place-strategy" not in t.asked and t.s.turn == 1:
        if t.asked == "byrd byrd-step":
            steps += 1
            t.play("pass")
        else:
            t.play(next(text for text in t.open() if text.startswith("position")), "done")

    assert 5 == steps


@clause("60-16.5")
def test_acting_is_optional() -> None:
    t = step(table()).play("pass")

    assert (t.byrd_home, "K1", "nixon activity") == (True, t.state("al"), t.asked)


@clause("60-16.9", "60-16.10", "60-16.11", "60-16.12", "60-16.16", "60-16.17", "60-16.23")
def test_s46_first_step() -> None:
    t = step(table())

    assert ["oust al", "oust ok", "pass"] == t.open()
    assert "60-16.11 state-not-empty" == t.refused("place al")
    assert "60-16.17 not-a-single-cube" == t.refused("oust ms")
    assert "60-16.12 not-byrds-state" == t.refused("place ny")
    assert "60-16.17 not-byrds-state" == t.refused("oust az")
    t.play("oust ok")
    assert "nixon activity" == t.asked  # never both


@clause("60-16.10", "60-16.16", "60-16.18", "60-16.19")
def test_s47_remove_then_place() -> None:
    t = step(table()).play("oust ok")
    assert ("0", (10, 10)) == (t.state("ok"), t.cubes)  # no support check
    t.play("position herb_klein", "done", "position ken_air", "done")
    assert ["place ok", "oust al", "pass"] == t.open()
    t.play("place ok")
    assert "G" == t.state("ok")

    t.play("position recount", "done", "position joe_kennedy", "done")

    assert "nixon activity" == t.asked  # his step is skipped: both acts are closed


@clause("60-16.11")
def test_he_places_only_where_there_is_no_cube_at_all() -> None:
    t = step(table().put(ms="0", al="N2", ok="K3"))

    assert ["place ms", "pass"] == t.open()


@clause("60-16.12")
def test_he_chooses_the_free_state() -> None:
    t = step(table().put(ms="0", al="0", ok="0"))

    assert ["place ms", "place al", "place ok", "pass"] == t.open()


@clause("60-16.13", "60-16.14")
def test_one_support_removes_the_cube_and_byrd_may_place_it_again() -> None:
    t = step(table().put(ok="0")).play("place ok").tokens("ma", "ca")

    t.play("campaign herb_klein", "spend ok")
    assert ("0", True) == (t.state("ok"), t.byrd_home)
    t.play("spend ok", "done")
    assert "N1" == t.state("ok")
    t.put(ok="0").play("position ken_air", "done")

    assert "place ok" in t.open()


@clause("60-16.13")
@pytest.mark.parametrize("n,after", [(1, "0"), (3, "K2")])
def test_support_of_any_kind_removes_the_green_cube_first(n: int, after: str) -> None:
    t = table().put(ms="G")

    gain(t.s, KENNEDY, MS, n)

    assert after == t.state("ms")


@clause("60-16.13")
def test_a_debate_reward_removes_the_green_cube() -> None:
    t = table(turn=6).put(ok="G").at(DEBATE_INITIATIVE).draw("BB")

    t.play("add ok", "add ok")

    assert ("K1", True) == (t.state("ok"), t.byrd_home)


@clause("60-16.13")
def test_a_check_on_election_day_removes_the_green_cube() -> None:
    t = table(turn=9).put(al="G").stack(KENNEDY, "pierre_salinger").at(ELECTION_CARDS)

    t.play("reveal pierre_salinger").draw("RBB")

    assert ("K1", True) == (t.state("al"), t.byrd_home)


@clause("60-16.15", "60-16.21", "60-16.13")
def test_s49_events_and_the_green_cube() -> None:
    t = table(NIXON).put(ms="G").event("harry_f_byrd", NIXON)
    assert "ms" not in t.nouns("remove")
    assert "G" == t.play("done").state("ms")

    t = table().put(ms="G").event("gathering_momentum_south")
    assert ["G", "K1"] == t.states("ms", "tx")

    t = table(NIXON).put(ms="G").event("southern_strategy", NIXON).play("add ms", "done")
    assert ("0", True) == (t.state("ms"), t.byrd_home)


@clause("60-16.15")
def test_losses_of_a_candidate_do_not_touch_the_green_cube() -> None:
    t = table().put(al="G").tokens("ma", "al").event("gaffe")

    assert "G" == t.state("al")


@clause("60-16.20")
def test_tokens_media_and_bans_never_concern_byrd() -> None:
    t = table().put(ok="0").tokens("ok", "ok").media(west="N5")
    t.effect(KENNEDY, "stevenson_loyalists").effect(NIXON, "hostile_press_corps")

    step(t).play("place ok")

    assert ("G", (10, 10)) == (t.state("ok"), t.cubes)


@clause("60-16.21")
def test_the_byrd_state_is_led_by_nobody_and_is_not_empty() -> None:
    t = table().put(ok="G")
    assert (NOBODY, False) == (led_by(t.s, OK), bare(t.s, OK))

    t.event("voter_registration_drive")

    assert "ok" not in t.nouns("add")


@clause("60-16.22")
def test_the_byrd_state_needs_a_check_only_for_the_usual_reasons() -> None:
    t = table().put(ok="G").tokens("ma", "ca")
    assert not needs_check(t.s, KENNEDY, OK)

    t.tokens("ma", "ok")

    assert needs_check(t.s, KENNEDY, OK)


@clause("60-16.24", "60-16.45")
def test_byrd_takes_no_part_in_the_debates_and_has_no_step_on_election_day() -> None:
    match = Match(NineteenSixty({"players": 3}), seed=2)
    acted = set()
    while not match.over:
        seat = match.waiting[0]
        if seat == BYRD:
            acted.add(match.state.turn)
        match.submit(seat, match.legal(seat)[-1])

    assert acted and acted <= {1, 2, 3, 4, 5, 7, 8}


@clause("60-16.25", "60-16.26", "60-16.28", "60-16.21")
def test_s50_tally_with_byrd() -> None:
    t = table(turn=9).put(ok="G").endorse(south="N1", west="N1").at(UNDECIDED).go()

    assert (8, 529) == (t.votes[BYRD], sum(t.votes[:2]))
    assert "chance landing-draw" == t.asked


@clause("60-16.26")
@pytest.mark.parametrize("place,votes", [("ms", 8), ("al", 11), ("ok", 8)])
def test_the_state_of_the_cube_gives_its_votes_to_byrd(place: str, votes: int) -> None:
    assert votes == table().put(**{place: "G"}).votes[BYRD]


@clause("60-16.27", "60-16.46")
def test_byrds_votes_elect_nobody() -> None:
    t = table(turn=9).put(ok="G").at(TALLYING).go()
    landing = t.s.stack[-1]
    assert isinstance(landing, ForSeat) and KENNEDY == landing.whom  # the President-elect

    t.draw("R")

    assert t.s.result is not None
    assert ((KENNEDY,), "rescued") == (t.s.result.winners, t.s.result.why)


@clause("60-16.28")
def test_s53_cube_removed_before_the_end() -> None:
    t = table(turn=9).put(ok="0").at(TALLYING).go()

    assert t.s.result is not None
    assert ((KENNEDY,), "majority") == (t.s.result.winners, t.s.result.why)


def landing(president: str = "N", cubes: int = 85) -> Table:
    """The Cubans land; the President-elect is Nixon, or Kennedy."""
    t = table(turn=9, cubes=cubes).put(ok="G")
    if president == "N":
        t.put(ny="N1", pa="N1", il="N1")
    return t.at(TALLYING).go()


@clause("60-16.29", "60-16.30", "60-16.31", "60-16.41")
@pytest.mark.parametrize("cubes", [85, 17, 100])
def test_every_cube_of_the_game_goes_into_the_bag(cubes: int) -> None:
    t = landing(cubes=cubes)

    assert [cubes, cubes, 1] == [weight for _, weight in t.game.odds(t.s)]


@clause("60-16.31")
def test_at_least_17_cubes_per_colour() -> None:
    with pytest.raises(OptionError):
        NineteenSixty({"byrd_cubes_per_colour": 16})


@clause("60-16.32", "60-16.33", "60-16.36", "60-16.39", "60-16.40", "60-16.47")
@pytest.mark.parametrize("piece,winner", [("G", BYRD), ("B", KENNEDY), ("R", NIXON)])
def test_s52_phase_7_succeeds_phase_8_green(piece: str, winner: int) -> None:
    t = landing()
    t.draw("R" * 16)
    assert (85, 69) == t.cubes  # drawn pieces stay out
    t.draw("R")
    assert "kidnapped" in t.happened
    assert [85, 85, 1] == [weight for _, weight in t.game.odds(t.s)]

    t.draw(piece)

    assert t.s.result is not None
    assert (winner,) == t.s.result.winners


@clause("60-16.37", "60-16.38")
@pytest.mark.parametrize("piece,winner", [("B", KENNEDY), ("R", NIXON)])
def test_a_blue_or_red_survivor_is_acting_president(piece: str, winner: int) -> None:
    t = landing("K").draw("B" * 17).draw(piece)

    assert t.s.result is not None
    assert ((winner,), "survivor") == (t.s.result.winners, t.s.result.why)


@clause("60-16.39", "60-16.46")
def test_green_makes_byrd_president() -> None:
    t = landing("K").draw("B" * 17 + "G")

    assert t.s.result is not None
    assert ((BYRD,), "byrd") == (t.s.result.winners, t.s.result.why)


@clause("60-16.34", "60-16.35")
@pytest.mark.parametrize("draws", ["B", "RRB", "G", "R" * 16 + "B"])
def test_any_other_colour_ends_the_game_for_the_president_elect(draws: str) -> None:
    t = landing().draw(draws)

    assert t.s.result is not None
    assert ((NIXON,), "rescued") == (t.s.result.winners, t.s.result.why)


@clause("60-16.42")
def test_the_odds_of_byrd() -> None:
    kidnapping = math.prod([Fraction(85 - n, 171 - n) for n in range(17)])

    assert 2.82e-6 < kidnapping < 2.84e-6
    t = landing().draw("R" * 17)
    assert 171 == sum([weight for _, weight in t.game.odds(t.s)])


@clause("60-16.41")
def test_the_green_piece_is_as_likely_as_any_cube() -> None:
    t = landing(cubes=17)
    rng = Rng(5)

    drawn = [t.game.text(t.game.outcome(t.s, rng)) for _ in range(7000)]

    assert 120 < drawn.count("cube green") < 300  # one in 35
    assert 3100 < drawn.count("cube red") < 3700


@clause("60-16.43")
def test_the_stories_are_told_in_both_languages() -> None:
    for language in ("en", "fr"):
        text = (Path(rules.__file__).parent / "text" / f"{language}.ftl").read_text("utf-8")
        told = [
            text.split(f"\n{story} = ")[1].split("\n")[0]
            for story in ("cubans-land", "end-survivor")
        ]
        assert "Potomac" in told[0] and "2001" in told[1]


@clause("60-16.44")
def test_byrd_sees_public_information_only() -> None:
    t = table()

    seen = t.game.observe(t.s, BYRD).state

    assert ((0, 0), (0, 0), 0) == (seen.hands, seen.stacks, seen.deck)


@clause("60-16.45")
def test_his_step_is_skipped_when_he_could_only_pass() -> None:
    t = step(table().put(ms="K2", al="K2", ok="N2"))

    assert "nixon activity" == t.asked


def test_without_byrd_the_others_go_on() -> None:
    t = step(table())

    t.game.give_up(t.s, BYRD)

    assert ("nixon activity", None) == (t.asked, t.s.result)
    t.play("position herb_klein", "done", "position ken_air", "done")
    assert "nixon activity" == t.asked


def test_byrd_values_his_cube_on_the_board() -> None:
    worth = [
        t.game.evaluate(t.s, BYRD)
        for t in (table(), table().put(ok="0"), table().put(ok="G"), landing().draw("RB"))
    ]

    assert [0.0, 0.2, 0.5, -1.0] == worth


@clause("60-16.25")
def test_the_steps_of_election_day_are_those_of_two_players() -> None:
    told = []
    for players in (2, 3):
        t = Table(turn=9, players=players).stack(KENNEDY, "gaffe").stack(NIXON, "volunteers")
        t.box("early_returns_from_connecticut late_returns_from_cook_county recount").put(ct="K1")
        t.endorse(west="N1").media(east="K1").at(BONUS_CUBES)
        t.play("exchange", "done", "done").draw("BB").play("first nixon")
        t.play("reveal volunteers").draw("RRB").play("reveal gaffe").draw("BRB").draw("BRBRB")
        t.play("choose ny").draw("RRB").draw("BBRBR")
        assert t.s.result is not None
        told.append((t.happened, t.s.result.winners, t.votes))

    assert told[0] == told[1]
