"""Perft: how many ways there are to play on from named positions, chance included.

The numbers were counted once and read over; a change of the rules must change them on purpose.
"""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.codes import DEALING, DEBATE_ROUND, ELECTION_CARDS, INITIATIVE
from tests.games.nineteen_sixty.table import Table
from tests.perft import perft


def positions() -> dict[str, Table]:
    return {
        "deal": Table().at(DEALING).go(),
        "initiative": Table().at(INITIATIVE).go(),
        "activity": Table(kennedy="gaffe volunteers", nixon="recount swing_state").go(),
        "catholic support": Table().event("catholic_support").go(),
        "debates": Table(turn=6)
        .stack(KENNEDY, "gaffe recount volunteers")
        .stack(NIXON, "old_south herb_klein")
        .at(DEBATE_ROUND)
        .go(),
        "election day": Table(turn=9)
        .stack(KENNEDY, "gaffe recount")
        .stack(NIXON, "volunteers")
        .at(ELECTION_CARDS)
        .go(),
        "byrd": Table(players=3, kennedy="ken_air", nixon="herb_klein")
        .put(ok="0")
        .play("position ken_air", "done"),
    }


@pytest.mark.parametrize(
    "name,counts",
    [
        ("deal", [91, 8190]),
        ("initiative", [2, 4, 8, 20, 252, 9552]),
        ("activity", [11, 91, 2789, 61671]),
        ("catholic support", [51, 2553, 127657]),
        ("debates", [3, 6, 61, 2572, 2630, 5356, 16272]),
        ("election day", [2, 4, 8, 16, 16, 32, 64, 128]),
        ("byrd", [3, 21, 354, 9609]),
    ],
)
def test_perft(name: str, counts: list[int]) -> None:
    t = positions()[name]

    assert counts == [perft(t.game, t.s, depth + 1) for depth in range(len(counts))]
