"""The cards with Nixon's icon alone, one by one."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import KENNEDY, NIXON, REGION, REGIONS, STATES
from detente.games.nineteen_sixty.cards import GAFFE, HERB_KLEIN, VOLUNTEERS
from detente.games.nineteen_sixty.codes import OWN_EVENTS
from detente.games.nineteen_sixty.modifiers import worth
from detente.games.nineteen_sixty.state import CAMPAIGN, POSITION, prevented
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, card, names


def test_great_seal_bug_takes_lodge_back() -> None:
    t = Table().discard("henry_cabot_lodge gaffe").event("great_seal_bug", NIXON)

    assert ("N1", {"henry_cabot_lodge"}) == (t.issue("defense"), t.nouns("take"))
    assert "60-15.1 only-lodge" == t.refused("take gaffe")
    t.play("take henry_cabot_lodge")

    assert {"henry_cabot_lodge"} == names(t.s.hands[NIXON])


def test_great_seal_bug_without_lodge() -> None:
    t = Table().discard("gaffe").event("great_seal_bug", NIXON)

    assert ("N1", "kennedy activity") == (t.issue("defense"), t.asked)


@pytest.mark.parametrize(
    "civil_rights,asked", [("K1", "nixon add-support"), ("N1", "kennedy activity")]
)
def test_southern_revolt_needs_kennedy_to_lead_civil_rights(civil_rights: str, asked: str) -> None:
    t = Table().issues(civil_rights=civil_rights).event("southern_revolt", NIXON)

    assert asked == t.asked


def test_southern_revolt_adds_in_the_south() -> None:
    t = Table().issues(civil_rights="K1").event("southern_revolt", NIXON)

    t.play("add tx", "add tx", "add fl", "add fl", "add va")

    assert (["N2", "N2", "N1"], ["done"]) == (t.states("tx", "fl", "va"), t.open())


def test_republican_tv_spots() -> None:
    t = Table().media(east="K1").event("republican_tv_spots", NIXON)

    t.play("air east", "air east", "air west", "done")

    assert ("ny", "N1", "N1") == (t.places[1], t.box_of("east"), t.box_of("west"))


def test_republican_tv_spots_may_place_less() -> None:
    assert "kennedy activity" == Table().event("republican_tv_spots", NIXON).play("done").asked


@pytest.mark.parametrize(
    "name,on",
    [
        ("citizens_for_nixon_lodge", NIXON),
        ("johnson_jeered_in_dallas", KENNEDY),
        ("stature_gap", KENNEDY),
        ("congressional_summer_session", KENNEDY),
        ("stevenson_loyalists", KENNEDY),
        ("puerto_rican_bishops", KENNEDY),
    ],
)
def test_effects_until_the_end_of_the_turn(name: str, on: int) -> None:
    t = Table().event(name, NIXON)

    assert ({name}, set()) == (names(t.s.effects[on]), names(t.s.effects[1 - on]))


def test_citizens_for_nixon_lodge_adds_one_to_every_use() -> None:
    t = Table().effect(NIXON, "citizens_for_nixon_lodge")

    assert [3, 4, 5] == [worth(t.s, NIXON, c, POSITION) for c in (VOLUNTEERS, HERB_KLEIN, GAFFE)]


def test_stature_gap_takes_two_from_positioning_alone() -> None:
    t = Table().effect(KENNEDY, "stature_gap")

    assert [2, 4] == [worth(t.s, KENNEDY, GAFFE, use) for use in (POSITION, CAMPAIGN)]


@clause("60-15.2")
def test_compact_of_fifth_avenue() -> None:
    t = Table().event("compact_of_fifth_avenue", NIXON)

    assert ("ny", "N2") == (t.places[1], t.state("ny"))
    assert ("N1", "N1") == (t.issue("civil_rights"), t.box_of("east"))


def test_harry_f_byrd_removes_three_in_all() -> None:
    t = Table().put(ms="K5", al="K1", ok="N1").event("harry_f_byrd", NIXON)
    assert {"ms", "al"} == t.nouns("remove")

    t.play("remove ms", "remove ms", "remove ms")

    assert ("K2", ["done"]) == (t.state("ms"), t.open())


def test_johnson_jeered_in_dallas() -> None:
    assert "K1" == Table().put(tx="K2").event("johnson_jeered_in_dallas", NIXON).state("tx")
    assert "N1" == Table().put(tx="N1").event("johnson_jeered_in_dallas", NIXON).state("tx")


def test_industrial_midwest() -> None:
    t = Table().event("industrial_midwest", NIXON)

    assert {"il", "in", "mi", "mn", "oh", "wi"} == t.nouns("add")
    assert 5 == t.s.stack[-1].left


def test_herb_klein_splits_as_he_likes() -> None:
    t = Table().event("herb_klein", NIXON)

    t.play("support defense", "support economy", "support economy")

    assert ("N1", "N2", ["done"]) == (t.issue("defense"), t.issue("economy"), t.open())


def test_peace_without_surrender() -> None:
    t = Table().track("economy", "defense", "civil_rights").event("peace_without_surrender", NIXON)

    assert (["defense", "economy", "civil_rights"], "N1") == (t.order, t.issue("defense"))


def test_norman_vincent_peale() -> None:
    t = Table().event("norman_vincent_peale", NIXON)
    assert 10 == len(t.nouns("remove"))

    t.play("remove ma")
    assert "60-6.54 state-cap" == t.refused("remove ma")
    t.play("remove ri", "remove ga", "remove la", "remove ms")

    assert (["K1", "K1"], ["done"]) == (t.states("ma", "ga"), t.open())


def test_the_new_nixon() -> None:
    assert (2, 3) == Table().event("the_new_nixon", NIXON).pace


def test_congressional_summer_session_may_be_ignored() -> None:
    t = Table().event("congressional_summer_session", NIXON)
    assert "kennedy move-token" == t.asked
    assert "60-15.1 not-on-card" == t.refused("move ny")

    assert "ma" == t.play("decline").places[0]


def test_nelson_rockefeller() -> None:
    t = Table().discard("ken_air").event("nelson_rockefeller", NIXON).play("take ken_air")

    assert ("N1", {"ken_air"}) == (t.state("ny"), names(t.s.hands[NIXON]))


@clause("60-6.48")
@pytest.mark.parametrize("answer,ready", [("accept", 1), ("decline", 0)])
def test_henry_cabot_lodge(answer: str, ready: int) -> None:
    t = Table().exhausted(NIXON).event("henry_cabot_lodge", NIXON).play(answer)

    assert ("0", "N2", ready) == (t.state("ma"), t.issue("defense"), t.s.ready[NIXON])


def test_henry_cabot_lodge_with_a_ready_candidate() -> None:
    assert "kennedy activity" == Table().event("henry_cabot_lodge", NIXON).asked


def test_heartland_of_america() -> None:
    t = Table().event("heartland_of_america", NIXON)

    small = t.nouns("add")
    assert {"ia", "ky", "ks", "wa", "ak", "hi"} <= small
    assert not {"oh", "in", "ca", "tx", "vt"} & small
    t.play(*[f"add {name}" for name in ["ia", "ky", "ks", "wa", "ak", "hi", "nv"]])
    assert ["done"] == t.open()


def test_baptist_ministers() -> None:
    t = Table().event("baptist_ministers", NIXON)

    assert {"al", "ar", "ga", "la", "ms", "mo", "nc", "sc"} == t.nouns("remove")
    t.play("remove ga", "remove ga", "remove ms", "remove mo", "remove la")
    assert ["done"] == t.open()


def test_stevenson_loyalists_close_west_and_midwest() -> None:
    t = Table(kennedy="give_me_a_week").effect(KENNEDY, "stevenson_loyalists")

    t.play("campaign give_me_a_week")

    assert {"east", "south"} == {REGIONS[REGION[STATES.index(c)]] for c in t.nouns("spend")}


@clause("60-1.12")
def test_s22_momentum_floor() -> None:
    t = Table().momentum(2, 3).event("the_old_nixon", NIXON)

    assert (0, 2) == t.pace


@pytest.mark.parametrize("kind", ["campaign", "advertise", "position"])
def test_opposition_research_shows_the_hand_and_gives_three_cp(kind: str) -> None:
    t = Table(kennedy="gaffe recount").effect(NIXON, "citizens_for_nixon_lodge nixons_knee")
    t.momentum(0, 0).event("opposition_research", NIXON)
    assert {"gaffe", "recount"} == names(t.s.hand_shown[KENNEDY])

    t.play(f"operate {kind}")

    assert (3, "nixon") == (t.s.stack[-1].left, t.asked.split()[0])


def test_opposition_research_may_spend_nothing() -> None:
    t = Table(kennedy="gaffe").stack(KENNEDY, "volunteers").event("opposition_research", NIXON)
    t.play("decline")

    assert ("kennedy activity", 0) == (t.asked, t.s.stack_shown[KENNEDY])


def test_southern_strategy() -> None:
    t = Table().event("southern_strategy", NIXON).play("add tx", "add tx", "add fl", "done")

    assert (["N2", "N1"], "K1") == (t.states("tx", "fl"), t.issue("civil_rights"))


def test_civil_rights_act_1960() -> None:
    t = Table().event("civil_rights_act_1960", NIXON)

    assert (["defense", "civil_rights", "economy"], "N1") == (t.order, t.issue("civil_rights"))


def test_tricky_dick_replays_an_event() -> None:
    t = Table().discard("volunteers missile_gap recount").event("tricky_dick", NIXON)
    assert {"volunteers", "recount"} == t.nouns("take")
    assert "60-15.1 wrong-icon" == t.refused("take missile_gap")
    t.play("take recount")

    assert ({"recount"}, {"volunteers", "missile_gap", "tricky_dick"}) == (
        names(t.s.election_box),
        names(t.s.discard),
    )
    assert [0, 0] == list(t.s.rest)


@clause("60-15.4")
def test_tricky_dick_asks_all_the_questions_of_the_card_it_replays() -> None:
    t = Table().discard("nelson_rockefeller gaffe").event("tricky_dick", NIXON)

    t.play("take nelson_rockefeller")
    assert {"gaffe"} == t.nouns("take")  # neither of the two cards under way
    t.play("take gaffe")

    assert {"nelson_rockefeller", "tricky_dick"} == names(t.s.discard)


def test_tricky_dick_may_decline() -> None:
    t = Table().discard("volunteers").event("tricky_dick", NIXON).play("decline")

    assert ((2, 3), "kennedy activity") == (t.pace, t.asked)


@clause("60-15.6")
def test_recount_makes_all_three_checks_in_one_state() -> None:
    t = Table(turn=9).put(ny="K2").box("recount").at(OWN_EVENTS)

    t.play("choose ny").draw("RBR")

    assert "0" == t.state("ny")


def test_dwight_eisenhower() -> None:
    t = Table().event("dwight_eisenhower", NIXON)
    t.play(*[f"add {name}" for name in ["ny", "pa", "ca", "il", "tx", "mi", "oh"]], "done")

    assert ["N1", "N1", "N2"] == t.states("ny", "mi", "oh")
    assert prevented(t.s, card("eisenhowers_silence"))


def test_political_capital() -> None:
    t = Table().event("political_capital", NIXON).play("accept", "draw gaffe", "draw recount")
    assert {"gaffe", "recount"} == names(t.s.hands[NIXON])

    assert "kennedy activity" == Table().event("political_capital", NIXON).play("decline").asked


def test_rising_food_prices() -> None:
    t = Table().track("defense", "civil_rights", "economy").event("rising_food_prices", NIXON)

    assert (["economy", "defense", "civil_rights"], "N2") == (t.order, t.issue("economy"))


def test_give_em_hell_harry() -> None:
    t = Table(extra_cards_second_edition=True).issues(defense="K2", economy="K1")
    t.event("give_em_hell_harry", NIXON)
    assert ((1, 2), {"defense", "economy"}) == (t.pace, t.nouns("weaken"))
    assert "60-6.9 must-go-on" == t.refused("done")

    t.play("weaken economy")
    assert "60-1.8 no-issue-support" == t.refused("weaken economy")
    t.play("weaken defense")
    assert "60-6.9 nothing-left" == t.refused("weaken defense")

    assert ("K1", "0") == (t.issue("defense"), t.issue("economy"))


def test_give_em_hell_harry_needs_two_issues() -> None:
    t = Table(extra_cards_second_edition=True).issues(defense="K2")

    t.event("give_em_hell_harry", NIXON)

    assert ((2, 2), "kennedy activity") == (t.pace, t.asked)


def test_experience_counts() -> None:
    t = Table(extra_cards_second_edition=True).issues(defense="K2", economy="N1")

    t.event("experience_counts", NIXON)

    assert ("K1", "N1", (2, 3)) == (t.issue("defense"), t.issue("economy"), t.pace)
