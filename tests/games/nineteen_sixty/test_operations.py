"""Campaigning, advertising, positioning (60-6.28 to 60-6.45, 60-6.53 to 60-6.58)."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import KENNEDY, NIXON, STATES
from detente.games.nineteen_sixty.modifiers import travel_cost
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table


@clause("60-6.20", "60-6.30")
def test_s04_free_travel_inside_a_region() -> None:
    t = Table(kennedy="tricky_dick").momentum(0, 2)

    t.play("campaign tricky_dick", "spend ny", "spend nj", "spend pa", "spend pa", "done")

    assert ["K1", "K1", "K2"] == t.states("ny", "nj", "pa")
    assert ("pa", "nixon triggering") == (t.places[0], t.asked)


@clause("60-6.28")
def test_each_cp_gives_one_support() -> None:
    t = Table(kennedy="missile_gap").play("campaign missile_gap", *["spend ny"] * 3)

    assert ("K3", ["done"]) == (t.state("ny"), t.open())
    assert "60-6.18 no-cp-left" == t.refused("spend ny")


@clause("60-6.29")
def test_the_token_moves_as_he_spends() -> None:
    t = Table(kennedy="missile_gap").play("campaign missile_gap", "spend ny")
    assert "ny" == t.places[0]

    t.play("spend oh")

    assert ("oh", ["done"]) == (t.places[0], t.open())


@clause("60-6.31")
def test_s05_west_to_east_costs_two() -> None:
    t = Table(NIXON, nixon="tricky_dick").play("campaign tricky_dick", "spend ny", "spend ny")

    assert ("N2", "ny", ["done"]) == (t.state("ny"), t.places[1], t.open())


@clause("60-6.30", "60-6.31", "60-6.32")
@pytest.mark.parametrize(
    "here,there,cost",
    [
        ("ma", "oh", 1),
        ("ma", "va", 1),
        ("ca", "oh", 1),
        ("ca", "tx", 1),
        ("oh", "tx", 1),
        ("ma", "ca", 2),
        ("ca", "nv", 0),
        ("ca", "ak", 1),
        ("hi", "ca", 1),
        ("ak", "hi", 2),
        ("ma", "hi", 3),
        ("oh", "ak", 2),
    ],
)
def test_borders_and_the_two_far_states(here: str, there: str, cost: int) -> None:
    t = Table().tokens(here, "wy")

    assert cost == travel_cost(t.s, KENNEDY, STATES.index(there))


@clause("60-1.7", "60-6.28")
def test_s07_crossing_opposing_cubes() -> None:
    t = Table(kennedy="missile_gap").put(oh="N1").tokens("mo", "ca")

    t.play("campaign missile_gap", *["spend oh"] * 3)

    assert "K2" == t.state("oh")


@clause("60-6.33", "60-6.35")
def test_s08_check_because_of_the_opposing_token() -> None:
    t = Table(kennedy="ken_air").put(ny="N1").tokens("pa", "ny")

    t.play("campaign ken_air", "spend ny").draw("R").play("spend ny").draw("B")

    assert ("0", (9, 9)) == (t.state("ny"), t.cubes)


@clause("60-6.34")
@pytest.mark.parametrize("here", ["ny", "ca"])
def test_media_support_spares_the_checks_of_its_region(here: str) -> None:
    t = Table(kennedy="ken_air").put(ny="N5").tokens("pa", here).media(east="K1")

    t.play("campaign ken_air", "spend ny", "spend ny")

    assert ("N3", (10, 10)) == (t.state("ny"), t.cubes)


@clause("60-6.34")
def test_media_support_of_another_region_spares_nothing() -> None:
    t = Table(kennedy="ken_air").put(ny="N5").tokens("pa", "ca").media(south="K3")

    t.play("campaign ken_air", "spend ny")

    assert "chance support-check" == t.asked


@clause("60-6.36")
def test_s10_carried_state_becomes_free() -> None:
    t = Table(kennedy="give_me_a_week").put(ca="N4").tokens("nv", "or")

    t.play("campaign give_me_a_week", "spend ca").draw("R")
    assert "N4" == t.state("ca")
    t.play("spend ca").draw("B")
    assert "N3" == t.state("ca")
    t.play("spend ca", "spend ca")

    assert ("N1", (9, 9)) == (t.state("ca"), t.cubes)


@clause("60-6.33")
def test_s11_own_state_occupied_by_the_opponent() -> None:
    t = Table(kennedy="ken_air").put(ma="K5").tokens("ma", "ma")

    t.play("campaign ken_air", "spend ma")

    assert "chance support-check" == t.asked


@clause("60-6.37")
def test_the_token_ends_where_cp_were_last_spent() -> None:
    t = Table(kennedy="missile_gap").play("campaign missile_gap", "spend ny")

    assert "60-6.28 asked-something-else" == t.refused("move pa")
    t.play("done")
    assert "ny" == t.places[0]


@clause("60-6.38")
def test_a_ban_forbids_spending_in_a_region_not_travelling_through() -> None:
    t = Table(kennedy="give_me_a_week").effect(
        KENNEDY, "stevenson_loyalists johnson_jeered_in_dallas"
    )
    t.play("campaign give_me_a_week")
    assert "60-6.38 campaigning-banned" == t.refused("spend oh")
    assert "60-6.38 campaigning-banned" == t.refused("spend tx")

    t = Table(NIXON, nixon="tricky_dick").effect(NIXON, "nixon_egged_in_michigan")
    t.play("campaign tricky_dick", "spend ny")
    assert "N1" == t.state("ny")


@clause("60-6.39")
def test_what_is_banned_or_too_far_is_not_offered() -> None:
    t = Table(NIXON, nixon="peace_without_surrender").effect(NIXON, "nixon_egged_in_michigan")

    t.play("campaign peace_without_surrender")

    zones = {"south": "fl", "west": "nv", "far": "ak"}
    assert set(zones.values()) <= t.nouns("spend")
    assert not {"oh", "ny"} & t.nouns("spend")
    assert "60-6.31 too-far" == t.refused("spend ny")
    t.play("spend ak")
    assert "60-6.18 no-cp-left" == t.refused("spend ak")


@clause("60-6.32", "60-6.39")
def test_the_far_states_are_refused_by_their_own_clause() -> None:
    t = Table(kennedy="ken_air").play("campaign ken_air")

    assert "60-6.32 too-far" == t.refused("spend hi")


@clause("60-6.40", "60-6.41")
def test_s14_advertising() -> None:
    t = Table(kennedy="missile_gap").media(east="N1")

    t.play("advertise missile_gap", "check").draw("B").play("check").draw("R")
    assert "60-6.41 assign-after-draws" == t.refused("air east")
    t.play("check").draw("B").play("done", "air east")
    assert "60-6.41 must-go-on" == t.refused("done")
    t.play("air west")
    assert ("0", "K1") == (t.box_of("east"), t.box_of("west"))

    assert "60-6.41 nothing-left" == t.refused("air south")
    t.play("done")
    assert "nixon activity" == t.asked


@clause("60-6.40")
def test_advertising_ends_with_the_cp() -> None:
    t = (
        Table(kennedy="ken_air")
        .play("advertise ken_air", "check")
        .draw("R")
        .play("check")
        .draw("R")
    )

    assert "60-6.18 no-cp-left" == t.refused("check")
    t.play("done")
    assert "nixon activity" == t.asked  # no success, nothing to assign


@clause("60-6.42")
def test_media_support_does_not_spare_advertising_checks() -> None:
    t = Table(kennedy="ken_air").media(east="K5").play("advertise ken_air", "check")

    assert "chance media-check" == t.asked


@clause("60-6.43")
def test_the_second_support_on_an_issue_costs_two() -> None:
    t = Table(kennedy="ken_air").play("position ken_air", "support defense")

    assert "60-6.43 issue-too-dear" == t.refused("support defense")
    assert ["support economy", "support civil_rights", "done"] == t.open()


@clause("60-6.44")
def test_several_issues_in_one_action_without_a_check() -> None:
    t = Table(kennedy="missile_gap").issues(economy="N1").play("position missile_gap")

    t.play("support defense", "support economy", "support civil_rights", "done")

    assert ["K1", "0", "K1"] == [t.issue(i) for i in ("defense", "economy", "civil_rights")]
    assert (10, 10) == t.cubes


@clause("60-6.45")
@pytest.mark.parametrize(
    "name,on_one,elsewhere",
    [
        ("ken_air", 1, 1),
        ("missile_gap", 2, 0),
        ("give_me_a_week", 2, 1),
        ("candidate_kennedy", 3, 0),
    ],
)
def test_the_most_cubes_on_one_issue(name: str, on_one: int, elsewhere: int) -> None:
    hand = "" if name == "candidate_kennedy" else name
    t = Table(kennedy=hand).play(f"position {name}", *["support defense"] * on_one)

    assert "defense" not in t.nouns("support")
    t.play(*["support economy"] * elsewhere)
    assert ["done"] == t.open()


@clause("60-6.45")
def test_one_cp_is_one_cube() -> None:
    t = Table(kennedy="ken_air").effect(KENNEDY, "stature_gap").play("position ken_air")

    t.play("support defense")

    assert ("K1", ["done"]) == (t.issue("defense"), t.open())


@clause("60-6.53")
def test_one_cp_never_needs_two_checks() -> None:
    t = (
        Table(kennedy="ken_air")
        .put(ny="N4")
        .tokens("pa", "ny")
        .play("campaign ken_air", "spend ny")
    )

    t.draw("B")

    assert ("N3", "kennedy campaigning") == (t.state("ny"), t.asked)


@clause("60-6.54")
def test_s56_the_cap_counts_points() -> None:
    t = Table().put(ny="N1").event("mid_atlantic")

    t.play("add ny", "add ny")
    assert "60-6.54 state-cap" == t.refused("add ny")
    t.play("add pa", "add pa", "add de")
    assert "60-6.54 nothing-left" == t.refused("add md")
    t.play("done")

    assert ["K1", "K2", "K1"] == t.states("ny", "pa", "de")


@clause("60-6.54")
def test_for_removals_the_cap_counts_cubes() -> None:
    t = Table(NIXON).put(ga="K3").event("baptist_ministers", NIXON)

    t.play("remove ga", "remove ga")

    assert "60-6.54 state-cap" == t.refused("remove ga")
    assert "60-15.1 not-on-card" == t.refused("remove ma")


@clause("60-6.56")
def test_a_failed_cp_still_brings_the_token() -> None:
    t = Table(kennedy="missile_gap").tokens("ma", "oh").play("campaign missile_gap", "spend oh")

    t.draw("R").play("done")

    assert ("oh", "N1") == (t.places[0], t.state("oh"))


@clause("60-6.56")
def test_a_campaign_without_cp_leaves_the_token() -> None:
    t = Table(kennedy="missile_gap").play("campaign missile_gap", "done")

    assert "ma" == t.places[0]


@clause("60-6.58")
def test_whistle_stop_obeys_costs_checks_and_bans_but_not_the_knee() -> None:
    t = Table(NIXON, nixon="whistle_stop").momentum(2, 0).effect(NIXON, "nixons_knee")
    t.effect(NIXON, "nixon_egged_in_michigan").put(ny="K4").tokens("ma", "ca")

    t.play("event whistle_stop")
    assert "60-6.38 campaigning-banned" == t.refused("spend oh")
    t.play("spend ny").draw("B")
    assert "60-15.1 one-cp-per-state" == t.refused("spend ny")
    t.play("spend nj", "spend pa", "spend ct", "spend de", "done")

    assert ["K4", "N1", "N1", "N1", "N1"] == t.states("ny", "nj", "pa", "ct", "de")
    assert ((2, 0), "kennedy activity") == (t.pace, t.asked)  # nothing to trigger


@clause("60-6.58")
def test_ken_air_lets_whistle_stop_travel_free() -> None:
    t = Table().tokens("ma", "wy").effect(KENNEDY, "ken_air").event("whistle_stop")

    t.play("spend ca", "spend hi", "spend fl", "spend oh", "spend ny", "spend tx", "spend wa")

    assert ["done"] == t.open()


@clause("60-6.58")
def test_media_and_advance_men_spare_whistle_stop_its_checks() -> None:
    t = Table().put(ny="N5").media(east="K1").tokens("ma", "wy").event("whistle_stop")
    t.play("spend ny")
    assert ("N4", (10, 10)) == (t.state("ny"), t.cubes)

    t = Table().put(ny="N5").tokens("ma", "wy").effect(KENNEDY, "advance_men")
    t.event("whistle_stop").play("spend ny", "spend ca", "spend fl")
    assert ("N4", (10, 10), 4) == (t.state("ny"), t.cubes, t.s.stack[-1].left)


@clause("60-6.58")
def test_the_cp_of_opposition_research_obey_costs_checks_and_bans_but_not_the_knee() -> None:
    t = Table(NIXON, kennedy="gaffe").momentum(3, 0).put(ny="K4").tokens("ma", "ca")
    t.effect(NIXON, "nixons_knee nixon_egged_in_michigan").event("opposition_research", NIXON)

    t.play("operate campaign")
    assert "60-6.38 campaigning-banned" == t.refused("spend oh")
    t.play("spend ny")
    assert "chance support-check" == t.asked
    t.draw("R")

    assert ("K3", ["done"]) == (t.state("ny"), t.open())  # 2 of 3 CP for the way
    t.play("done")
    assert ((3, 0), "kennedy activity") == (t.pace, t.asked)  # nothing to trigger


@clause("60-6.58")
def test_media_and_free_travel_serve_the_cp_of_opposition_research() -> None:
    t = Table(NIXON, kennedy="gaffe").media(east="N1").put(ny="K4").tokens("ma", "pa")
    t.event("opposition_research", NIXON).play("operate campaign", "spend ny")
    assert ("K3", (10, 10)) == (t.state("ny"), t.cubes)

    t = Table(NIXON, kennedy="gaffe").effect(NIXON, "advance_men").tokens("ma", "ca")
    t.event("opposition_research", NIXON).play("operate campaign")
    t.play("spend ny", "spend ma", "spend hi")
    assert (["N1", "K1", "N1"], ["done"]) == (t.states("ny", "ma", "hi"), t.open())
