"""The levels of a game: what each thinks stands in a table, its own or the usual one."""

from pathlib import Path

import pytest

from detente.bots.levels import LEVELS, efforts, read, write
from detente.bots.search import Effort
from detente.core.tables import DataError
from detente.games import games


@pytest.mark.parametrize("name", games())
def test_the_higher_a_level_the_less_it_errs_and_the_highest_not_at_all(name: str) -> None:
    noises = [effort.noise for effort in efforts(name)]

    assert LEVELS == len(noises)
    assert sorted(noises, reverse=True) == noises
    assert 0 == noises[-1]


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "levels.csv"
    write(path, tuple(Effort(8 * n, 2, n, 0.125 * n) for n in range(1, LEVELS + 1)))

    assert (48, 2, 6, 0.75) == [
        (one.simulations, one.depth, one.width, one.noise) for one in read(path)
    ][-1]
    write(path, (Effort(8),))
    with pytest.raises(DataError, match="6 levels, not 1"):
        read(path)
