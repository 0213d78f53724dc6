"""Counts of positions some moves deep: any change of what is legal shows here."""

from collections.abc import Callable

import pytest

from tests.games.stratagem.table import C, D, N, P, Table, table
from tests.perft import perft


def opening() -> Table:
    return table()


def crisis() -> Table:
    return table(
        shown={P: "5A 6A", D: "5B 6B", C: "5A 6A"},
        supports={P: "X01 X02 S05", D: "S10 S12", C: "S09 S11"},
        secrets={N: "X03 X04", D: "X08"},
        deck="S07 O07 E14 X06",
    ).do(P, "launch coup")


def reliance() -> Table:
    return table(
        shown={P: "1A 2A 7A"},
        supports={P: "S01 S07"},
        secrets={P: "X01 X02 X03"},
        deck="S08 O01",
    )


def ruin() -> Table:
    return table(tokens=(2, 2, 48, 48), shown={P: "7B", D: "7B"}, deck="O07 E13 S08")


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, [16, 287, 5054]),
        (crisis, [15, 178, 2506]),
        (reliance, [16, 214, 3125]),
        (ruin, [15, 196, 2635]),
    ],
)
def test_perft(position: Callable[[], Table], counts: list[int]) -> None:
    t = position()

    assert counts == [perft(t.game, t.s, depth) for depth in (1, 2, 3)]
