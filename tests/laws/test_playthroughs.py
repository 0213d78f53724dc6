"""Goldens: one playthrough per game, reviewed as a difference of texts."""

from pathlib import Path

import pytest

import detente
from detente.arena.playthrough import playthrough

FOLDER = Path(__file__).parent.parent / "playthroughs"


@pytest.mark.parametrize("name", detente.games())
def test_the_playthrough_is_as_it_was_written(name: str) -> None:
    """If the change is meant: `make goldens`, and read the difference."""
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(detente.game(name)) == written


def test_every_playthrough_belongs_to_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == detente.games()
