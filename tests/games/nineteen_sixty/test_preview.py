"""What the page is told about a state beforehand: whose votes, why, at what price."""

from __future__ import annotations

from typing import Any

from detente.games.nineteen_sixty.board import ALL_VOTES, KENNEDY
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


def test_travel_and_checks_are_told_before_they_cost() -> None:
    t = Table().put(ca="N4")
    states = written(t)["states"]

    assert 0 == states["ma"]["travel"][KENNEDY]
    assert 2 == states["ca"]["travel"][KENNEDY]
    assert 3 == states["ak"]["travel"][KENNEDY]
    assert states["ca"]["check"][KENNEDY]
    assert not states["ny"]["check"][KENNEDY]
