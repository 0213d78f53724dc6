"""What the page is told about a state beforehand: whose votes, why, at what price."""

from __future__ import annotations

from typing import Any

import pytest

from detente.core.frame import NONE
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    ALL_VOTES,
    DEBATES,
    ECONOMY,
    KENNEDY,
    NIXON,
)
from detente.games.nineteen_sixty.cards import HARVARD_BRAIN_TRUST
from detente.games.nineteen_sixty.codes import (
    BONUS_CUBES,
    ELECTION_CARDS,
    ELECTION_INITIATIVE,
    OWN_EVENTS,
    TALLYING,
    UNDECIDED,
)
from detente.games.nineteen_sixty.position import Expected, Gain, Position
from detente.games.nineteen_sixty.verbs import ask_add
from tests.games.nineteen_sixty.table import Table


def written(t: Table) -> Position:
    return t.game.to_json(t.game.observe(t.s, None))


def test_a_state_says_who_gets_its_votes_and_why() -> None:
    states = written(Table().put(ny="K4", oh="N1", ct="0", tx="K1"))["states"]

    assert ("kennedy", "carries") == (states["ny"]["goes_to"], states["ny"]["why"])
    assert ("nixon", "leads") == (states["oh"]["goes_to"], states["oh"]["why"])
    assert ("kennedy", "leans") == (states["ct"]["goes_to"], states["ct"]["why"])


def test_regions_add_up_to_the_count_and_leaning_votes_are_not_firm() -> None:
    position = written(Table())

    sums = [sum(votes) for votes in zip(*position["regions"].values())]
    assert position["votes"] == sums
    assert ALL_VOTES == sum(sums)
    assert all(firm < votes for firm, votes in zip(position["firm"], position["votes"]))


def test_an_empty_state_goes_to_whom_its_region_endorses() -> None:
    t = Table().put(ct="0", wv="0", ny="K1").endorse(east="N1")
    states = written(t)["states"]

    assert ("nixon", "endorsed") == (states["ct"]["goes_to"], states["ct"]["why"])
    assert ("kennedy", "leads") == (states["ny"]["goes_to"], states["ny"]["why"])
    t.at(UNDECIDED).go()
    assert "N1" == t.state("ct")


def gains(t: Table, seat: int) -> dict[str, Gain]:
    """Where 1 support more would change something for a seat that may add it."""
    t.s.stack.clear()
    ask_add(t.s, seat, NONE, 1, 1, ALL_STATES)
    return t.game.to_json(t.game.observe(t.s, seat))["gains"]


def test_what_one_support_more_would_make_of_a_state_and_of_the_count() -> None:
    t = Table().put(oh="N1", il="K3", ny="K2", pa="N3")
    kennedy, nixon, *_ = written(t)["votes"]
    assert {} == written(t)["gains"]

    assert {
        "goes_to": "nixon",
        "why": "leans",
        "cubes": [0, 0],
        "votes": [kennedy, nixon, 0, 0],
    } == gains(t, KENNEDY)["oh"]
    assert "carries" == gains(t, KENNEDY)["il"]["why"]
    assert not {"ny", "pa"} & set(gains(t, KENNEDY))
    assert [kennedy - 27, nixon + 27, 0, 0] == gains(t.put(il="0"), NIXON)["il"]["votes"]


def test_support_in_the_byrd_state_removes_his_cube_first() -> None:
    t = Table(players=3).put(ok="G")

    gain = gains(t, KENNEDY)["ok"]
    assert ("nixon", "leans") == (gain["goes_to"], gain["why"])


@pytest.mark.parametrize(
    ("phase", "step"),
    [
        (BONUS_CUBES, 1),
        (ELECTION_INITIATIVE, 2),
        (ELECTION_CARDS, 3),
        (OWN_EVENTS, 4),
        (TALLYING, 6),
    ],
)
def test_election_day_says_which_of_its_steps_is_played(phase: int, step: int) -> None:
    t = Table(turn=9).box("late_returns_from_cook_county").stack(KENNEDY, "gaffe")

    assert step == written(t.at(phase).go())["election_step"]
    assert 0 == written(Table())["election_step"]


def test_the_landing_of_the_cubans_is_step_seven() -> None:
    t = Table(players=3, turn=9).put(ok="G").at(TALLYING).go()

    assert 7 == written(t)["election_step"]
    assert 7 == written(t.draw("G"))["election_step"]


def test_the_debate_shows_what_own_cards_would_make_of_an_issue_and_nobody_elses() -> None:
    t = Table().stack(KENNEDY, "catholic_support gallup_poll")
    t.s.turn = DEBATES

    def previews(seat: int | None) -> list[Any]:
        position = t.game.to_json(t.game.observe(t.s, seat))
        return [
            (line["card"], line["issue"], line["side"], line["sums"], line["winner"])
            for line in position["debate"]["previews"]
        ]

    assert [
        ("gallup_poll", "civil_rights", "kennedy", [3, 0], "kennedy"),
        ("gallup_poll", "civil_rights", "nixon", [0, 3], "nixon"),
        ("catholic_support", "economy", "kennedy", [4, 0], "kennedy"),
    ] == previews(KENNEDY)
    assert [] == previews(NIXON) == previews(None)


def test_the_parts_of_a_debate_add_up_to_its_sums() -> None:
    t = Table().stack(KENNEDY, "catholic_support").debated(ECONOMY, NIXON, "missile_gap")
    t.s.turn = DEBATES
    t.s.debate_box |= 1 << HARVARD_BRAIN_TRUST
    (line,) = t.game.to_json(t.game.observe(t.s, KENNEDY))["debate"]["previews"]

    kennedy = [("card-harvard_brain_trust", 1), ("card-catholic_support", 4)]
    assert [kennedy, [("card-missile_gap", 3)]] == line["parts"]
    assert [5, 3] == line["sums"]


def test_travel_and_checks_are_told_before_they_cost() -> None:
    t = Table().put(ca="N4")
    seen = written(t)
    kennedy = seen["travel"][KENNEDY]

    assert {"cp": 0, "parts": []} == kennedy["east"]
    assert {"cp": 2, "parts": [("borders", 2)]} == kennedy["west"]
    assert {"cp": 3, "parts": [("borders", 2), ("state-ak", 1)]} == kennedy["alaska"]
    assert seen["states"]["ca"]["check"][KENNEDY]
    assert not seen["states"]["ny"]["check"][KENNEDY]


def test_an_event_that_pays_for_the_way_is_a_part_of_its_price() -> None:
    t = Table().effect(KENNEDY, "ken_air")

    paid = [("borders", 2), ("state-hi", 1), ("card-ken_air", -3)]
    assert {"cp": 0, "parts": paid} == written(t)["travel"][KENNEDY]["hawaii"]


def test_what_a_card_would_bring_in_each_of_its_uses() -> None:
    t = Table(kennedy="jackie_kennedy").momentum(0, 1).effect(KENNEDY, "bobby_kennedy")

    told = _expected(t, "campaign jackie_kennedy")

    parts = told["sum"]
    assert ("card-jackie_kennedy", "card-bobby_kennedy") == (parts[0][0], parts[1][0])
    assert told["cp"] == sum([cp for _, cp in parts])
    assert not told["triggers"]
    assert 1 == told["rest"]
    assert "cp" not in _expected(t, "event jackie_kennedy")


def test_the_opponent_can_trigger_an_event_with_his_icon_if_he_has_momentum() -> None:
    rich = Table(kennedy="great_seal_bug").momentum(0, 1)
    poor = Table(kennedy="great_seal_bug").momentum(0, 0)

    assert _expected(rich, "campaign great_seal_bug")["triggers"]
    assert not _expected(poor, "campaign great_seal_bug")["triggers"]


def _expected(t: Table, act: str) -> Expected:
    return t.game.expect(t.game.observe(t.s, KENNEDY), t.game.parse(act))
