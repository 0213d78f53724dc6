"""What the page is told about a state beforehand: whose votes, why, at what price."""

from __future__ import annotations

from typing import Any

from detente.games.nineteen_sixty.board import ALL_VOTES, DEBATES, KENNEDY, NIXON
from tests.games.nineteen_sixty.table import Table


def written(t: Table) -> dict[str, Any]:
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


def test_the_debate_shows_what_own_cards_would_make_of_an_issue_and_nobody_elses() -> None:
    t = Table().stack(KENNEDY, "catholic_support gallup_poll")
    t.s.turn = DEBATES

    def outlook(seat: int | None) -> list[Any]:
        position: dict[str, Any] = t.game.to_json(t.game.observe(t.s, seat))
        return [
            (line["card"], line["issue"], line["side"], line["sums"])
            for line in position["debate"]["outlook"]
        ]

    assert [
        ("gallup_poll", "civil_rights", "kennedy", [3, 0]),
        ("gallup_poll", "civil_rights", "nixon", [0, 3]),
        ("catholic_support", "economy", "kennedy", [4, 0]),
    ] == outlook(KENNEDY)
    assert [] == outlook(NIXON) == outlook(None)


def test_travel_and_checks_are_told_before_they_cost() -> None:
    t = Table().put(ca="N4")
    states = written(t)["states"]

    assert 0 == states["ma"]["travel"][KENNEDY]
    assert 2 == states["ca"]["travel"][KENNEDY]
    assert 3 == states["ak"]["travel"][KENNEDY]
    assert states["ca"]["check"][KENNEDY]
    assert not states["ny"]["check"][KENNEDY]
