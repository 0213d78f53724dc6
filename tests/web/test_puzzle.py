"""The puzzle of the day in a browser: found in the lobby, tried and solved by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from detente.games import puzzles
from tests.web.conftest import clean
from tests.web.player import Player
from tests.web.test_people_keys import at, opens, press

Sit = Callable[..., Player]


@pytest.mark.parametrize(
    ("look", "found", "not_best"),
    [
        ({"lang": "fr", "theme": "light", "size": (390, 844), "touch": True}, "Oui", "Pas la"),
        ({}, "Yes", "Not the best"),
    ],
)
def test_a_puzzle_is_tried_and_solved(
    sit: Sit, look: dict[str, object], found: str, not_best: str
) -> None:
    ann = sit("ann", **look)
    ann.lobby()
    assert "#/puzzle/" in str(ann.page.get_by_test_id("try-puzzle").get_attribute("href"))
    puzzle = puzzles("thirteen_days")[0]
    opens(ann, f"puzzle/thirteen_days/{puzzle.name}")
    said = ann.page.get_by_test_id("puzzle-said")

    press(ann, f"[data-action='{puzzle.answers[-1].action}']")
    said.get_by_text(not_best).wait_for()
    clean(ann, "puzzle-tried")
    press(ann, f"[data-action='{puzzle.best}']")
    said.get_by_text(found).wait_for()
    clean(ann, "puzzle-solved")
    press(ann, at("puzzle-back"))
    ann.page.get_by_test_id("daily").wait_for()


def test_who_gives_up_is_told_the_answer(sit: Sit) -> None:
    ann = sit("ann")
    puzzle = puzzles("thirteen_days")[1]
    opens(ann, f"puzzle/thirteen_days/{puzzle.name}")
    press(ann, at("puzzle-tell"))
    ann.page.locator(f"[data-action='{puzzle.best}'].best").wait_for()
    assert ann.page.get_by_test_id("puzzle-tell").count() == 0
