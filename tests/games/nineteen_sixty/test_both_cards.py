"""The cards with both icons, one by one."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import KENNEDY, NIXON, ORDERS
from detente.games.nineteen_sixty.codes import ACTIVITY_BEGINS
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


@clause("60-6.13", "60-15.2")
def test_s02_gathering_momentum_in_the_west() -> None:
    t = Table().event("gathering_momentum_west", NIXON)

    assert (2, 3) == t.pace
    assert ["N1"] * 9 == t.states("ak", "ca", "hi", "id", "mt", "nm", "nv", "or", "wa")
    assert ([307, 230], [0, 0]) == (t.votes[:2], list(t.s.rest))
    assert {"gathering_momentum_west"} == names(t.s.discard)


@pytest.mark.parametrize(
    "region,leader,empty",
    [("east", "N", "ny"), ("midwest", "N", "il"), ("south", "K", "tx")],
)
def test_gathering_momentum_in_the_other_regions(region: str, leader: str, empty: str) -> None:
    t = Table().put(ma="0").event(f"gathering_momentum_{region}")

    assert (f"{leader}1", 3) == (t.state(empty), max(t.pace))


@clause("60-15.5")
def test_gathering_momentum_gives_nothing_on_equal_counts() -> None:
    t = Table().event("gathering_momentum_east")  # MA, RI against ME, VT

    assert ((2, 2), "0") == (t.pace, t.state("ny"))


@pytest.mark.parametrize("order", ORDERS)
def test_gallup_poll_sets_any_order(order: str) -> None:
    t = Table().issues(economy="N2").event("gallup_poll").play(f"order {order}")

    assert (order, "N2") == ("_".join(t.order), t.issue("economy"))


@clause("60-15.7")
@pytest.mark.parametrize("by,support", [(KENNEDY, "K1"), (NIXON, "N1")])
def test_hurricane_donna(by: int, support: str) -> None:
    t = Table().event("hurricane_donna", by)

    assert ("fl", support, 3) == (t.places[by], t.state("fl"), t.pace[by])


@pytest.mark.parametrize(
    "name,issue,states",
    [("lunch_counter_sit_ins", "civil_rights", 3), ("sputnik_v", "defense", 3)],
)
def test_an_issue_goes_up_and_its_leader_adds_in_different_states(
    name: str, issue: str, states: int
) -> None:
    t = Table().track("economy", issue, "defense" if issue != "defense" else "civil_rights")
    t.issues(**{issue: "N1"}).event(name)
    assert (issue, "nixon add-support", states) == (t.order[0], t.asked, t.s.stack[-1].left)

    t.play("add ny", "add pa", "add nj")

    assert ["done"] == t.open()


@pytest.mark.parametrize("name", ["lunch_counter_sit_ins", "sputnik_v", "the_cold_war"])
def test_without_a_leader_nobody_adds(name: str) -> None:
    assert "nixon activity" == Table().event(name).asked


@pytest.mark.parametrize("by,support", [(KENNEDY, "K3"), (NIXON, "N3")])
def test_martin_luther_king_arrested(by: int, support: str) -> None:
    t = Table().event("martin_luther_king_arrested", by)

    assert (["defense", "civil_rights", "economy"], support) == (t.order, t.issue("civil_rights"))


@pytest.mark.parametrize("lead,pace,fl", [("N1", (2, 3), "N1"), ("K1", (3, 2), "K1")])
def test_fidel_castro(lead: str, pace: tuple[int, int], fl: str) -> None:
    t = Table().issues(defense=lead).event("fidel_castro")

    assert (pace, fl) == (t.pace, t.state("fl"))


@clause("60-15.2")
@pytest.mark.parametrize("by", [KENNEDY, NIXON])
def test_advance_men_travel_free_and_make_no_checks(by: int) -> None:
    t = Table(by).hand(by, "give_me_a_week").event("advance_men", by).momentum(0, 0)
    t.at(ACTIVITY_BEGINS).put(ny="N5", oh="K5").tokens("hi", "hi")
    t.s.active = by

    t.play("campaign give_me_a_week", "spend ny", "spend oh", "spend hi", "spend ak")

    assert (["done"], (10, 10)) == (t.open(), t.cubes)


@clause("60-15.5")
def test_s31_fifty_stars_uses_the_sum() -> None:
    t = Table().put(ak="N1", hi="K3").event("fifty_stars", NIXON)

    assert ("kennedy add-support", 5) == (t.asked, t.s.stack[-1].left)
    assert "nixon add-support" == Table().put(ak="N2", hi="K1").event("fifty_stars").asked
    assert "nixon activity" == Table().put(ak="N2", hi="K2").event("fifty_stars").asked


def test_voter_registration_drive_in_empty_states() -> None:
    t = Table().event("voter_registration_drive")
    assert 26 == len(t.nouns("add"))

    t.play("add ny", "add pa", "add ca")

    assert (["done"], ["K1", "K1"]) == (t.open(), t.states("ny", "ca"))


def test_s26_swing_state() -> None:
    t = Table().put(il="K3", ny="K4", tx="0", oh="N1").event("swing_state", NIXON)
    assert t.nouns("choose") & {"il", "ny", "tx", "oh"} == {"il"}
    assert 11 == len(t.nouns("choose"))
    assert "60-15.1 not-on-card" == t.refused("choose ny")

    t.play("choose il")

    assert ("N2", "il") == (t.state("il"), t.places[1])


def test_swing_state_may_be_declined() -> None:
    t = Table().event("swing_state").play("decline")

    assert ("ma", "nixon activity") == (t.places[0], t.asked)


def test_swing_state_without_an_eligible_state() -> None:
    assert "nixon activity" == Table().bare().event("swing_state").asked


@pytest.mark.parametrize("by,pace", [(KENNEDY, (3, 2)), (NIXON, (2, 3))])
def test_volunteers(by: int, pace: tuple[int, int]) -> None:
    assert pace == Table().event("volunteers", by).pace


@clause("60-1.8")
def test_s23_gaffe() -> None:
    t = Table().put(mi="K1").tokens("mi", "ca").momentum(1, 2).event("gaffe", NIXON)

    assert ((0, 2), "0") == (t.pace, t.state("mi"))


def test_gaffe_removes_up_to_three() -> None:
    assert "N2" == Table().put(ca="N5").event("gaffe").state("ca")


@pytest.mark.parametrize("lead,asked", [("K1", "kennedy"), ("N1", "nixon")])
def test_northern_blacks(lead: str, asked: str) -> None:
    t = Table().issues(civil_rights=lead).event("northern_blacks")
    assert (f"{asked} add-support", {"il", "mi", "ny"}) == (t.asked, t.nouns("add"))

    t.play("add il", "add il", "add mi", "add mi", "add ny")

    assert ["done"] == t.open()
    assert "nixon activity" == Table().event("northern_blacks").asked


@clause("60-7.13")
def test_old_south() -> None:
    t = Table().issues(civil_rights="K2").event("old_south", NIXON)
    assert "kennedy remove-support" == t.asked
    t.play("remove ga", "remove ga", "remove la", "remove la", "remove ms", "done")

    assert (["0", "0", "K1"], {"old_south"}) == (
        t.states("ga", "la", "ms"),
        names(t.s.effects[KENNEDY]),
    )


def test_old_south_takes_what_there_is() -> None:
    t = Table().issues(civil_rights="N1").put(tx="N2").event("old_south")

    t.play("remove tx", "remove tx", "done")
    assert "0" == t.state("tx")

    t = Table().issues(civil_rights="N1").event("old_south")
    assert ("nixon activity", {"old_south"}) == (t.asked, names(t.s.effects[NIXON]))
    assert "nixon activity" == Table().event("old_south").asked  # nobody leads


def test_trial_of_gary_powers() -> None:
    t = Table().track("economy", "civil_rights", "defense").issues(defense="N1")

    t.event("trial_of_gary_powers")

    assert (["defense", "economy", "civil_rights"], (2, 3)) == (t.order, t.pace)
    assert (2, 2) == Table().event("trial_of_gary_powers").pace


def test_the_cold_war() -> None:
    t = Table().issues(defense="N1").event("the_cold_war")

    assert ("nixon add-support", 5, 50) == (t.asked, t.s.stack[-1].left, len(t.nouns("add")))


@pytest.mark.parametrize("name", ["quemoy_and_matsu", "nikita_kruschev"])
def test_the_leader_on_defense_gains_momentum_and_adds_in_three_states(name: str) -> None:
    t = Table().issues(defense="N1").event(name)

    assert ((2, 3), "nixon add-support", 3) == (t.pace, t.asked, t.s.stack[-1].left)
    assert "nixon activity" == Table().event(name).asked


@pytest.mark.parametrize("media,asked", [("K1", "kennedy"), ("N2", "nixon")])
def test_world_series_ends(media: str, asked: str) -> None:
    t = Table().media(east=media).event("world_series_ends")

    assert (f"{asked} add-support", 12, 5) == (t.asked, len(t.nouns("add")), t.s.stack[-1].left)
    assert "nixon activity" == Table().media(west="K2").event("world_series_ends").asked


@clause("60-15.2")
def test_s29_stump_speech_without_the_pasted_sentence() -> None:
    t = Table().momentum(1, 4).event("stump_speech")

    assert ((4, 4), "nixon activity") == (t.pace, t.asked)
    assert not any(t.s.issues)
    assert (1, 4) == Table().momentum(1, 4).event("stump_speech", NIXON).pace


@pytest.mark.parametrize(
    "name,support,order",
    [
        ("stock_market_in_decline", "N2", ["economy", "defense", "civil_rights"]),
        ("soviet_economic_growth", "N1", ["economy", "defense", "civil_rights"]),
    ],
)
def test_the_economy_rises_and_new_york_follows(name: str, support: str, order: list[str]) -> None:
    t = Table().issues(economy="N1").event(name)

    assert (support, order) == (t.state("ny"), t.order)
    assert "0" == Table().event(name).state("ny")


def test_stock_market_in_decline_moves_the_economy_two_spaces() -> None:
    t = Table().track("defense", "civil_rights", "economy").event("stock_market_in_decline")

    assert ["economy", "defense", "civil_rights"] == t.order


def test_prime_time_television() -> None:
    t = Table().media(west="K1", south="K2", east="N1").event("prime_time_television")
    assert ["region south", "region west", "decline"] == t.open()
    assert "60-15.1 region-not-on-card" == t.refused("region east")
    t.play("region west")
    assert 18 == len(t.nouns("add"))
    t.play("add ca", "add ca", "add wa", "add wa", "add or")

    assert ["done"] == t.open()


def test_prime_time_television_declined_or_without_media() -> None:
    assert "nixon activity" == Table().event("prime_time_television").asked
    t = Table().media(west="K1").event("prime_time_television").play("decline")
    assert "nixon activity" == t.asked


def test_early_returns_wait_for_election_day() -> None:
    t = Table().event("early_returns_from_connecticut")

    assert {"early_returns_from_connecticut"} == names(t.s.election_box)


def test_medal_count() -> None:
    t = Table(extra_cards_second_edition=True).issues(civil_rights="N1", economy="K2")
    t.event("medal_count")
    assert ("0", "K1", (2, 2)) == (t.issue("civil_rights"), t.issue("economy"), t.pace)

    t = Table(extra_cards_second_edition=True).issues(civil_rights="K1", economy="K2")
    assert (1, 2) == t.event("medal_count").pace

    assert (2, 2) == Table(extra_cards_second_edition=True).event("medal_count").pace


def test_cassius_clay_wins_gold() -> None:
    t = Table(extra_cards_second_edition=True).issues(defense="N3", economy="N1")

    t.event("cassius_clay_wins_gold")

    assert ("N2", "0", (2, 1)) == (t.issue("defense"), t.issue("economy"), t.pace)
