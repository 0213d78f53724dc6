"""Perft: how many sequences of acts there are from named positions."""

from collections.abc import Callable

import pytest

from tests.games.berlin63.table import Table, lined_up, table
from tests.perft import perft


def first_turn() -> Table:
    return lined_up()


def melee() -> Table:
    """Four against four in the middle, with reserves of two."""
    return table(
        "ray c2, victor b3, leo* a1, veronica d3",
        "jack c4, adam c3, lilly* e5, miranda d4",
        "adam miranda",
        "leo ray",
    )


def last_stand() -> Table:
    """Two against two without reserves: every doubt ends the game."""
    return table("ray c3, leo* a1", "adam c4, lilly* e5")


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (first_turn, (18, 98, 1196, 6741)),
        (melee, (27, 115, 1172, 5086)),
        (last_stand, (13, 37, 166, 463)),
    ],
)
def test_perft(position: Callable[[], Table], counts: tuple[int, ...]) -> None:
    t = position()
    depths = range(1, len(counts) + 1)

    assert counts == tuple([perft(t.game, t.state, depth) for depth in depths])
