"""What dice and cubes have shown: at the table and after the game, where a game has any."""

from collections.abc import Callable

import pytest

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]


def luck(ann: Player) -> list[list[str]]:
    """The rows that the page shows: face, times, expected."""
    return [
        row.locator("th, td").all_inner_texts()[:3]
        for row in ann.page.get_by_test_id("luck").locator("tbody tr").all()
    ]


def open_luck(ann: Player) -> None:
    ann.page.keyboard.press("m")
    ann.page.get_by_test_id("luck-open").click()
    ann.page.get_by_test_id("luck").wait_for()


@pytest.mark.by_turns("lang", "theme")
@pytest.mark.parametrize("lang,theme", [("en", "light"), ("fr", "dark")])
def test_the_cubes_of_1960_are_counted_at_the_table_and_in_the_end(
    sit: Sit, lang: str, theme: str
) -> None:
    ann = sit(lang=lang, theme=theme)
    ann.create(["me", "bot:random"], "nineteen_sixty")
    ann.rest()
    open_luck(ann)
    first = luck(ann)

    assert sum(int(times) for _, times, _ in first) >= 2  # of the first initiative
    clean(ann, f"luck-{lang}-{theme}")
    ann.page.keyboard.press("Escape")
    ann.resign()

    assert luck(ann)[: len(first)] == first
    clean(ann, f"luck-result-{lang}-{theme}")


def test_a_game_without_dice_has_no_luck_to_show(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.play_now()
    ann.rest()
    ann.page.keyboard.press("m")
    ann.page.get_by_test_id("text-mode").wait_for()

    assert ann.page.get_by_test_id("luck-open").count() == 0
