"""Whole games of 13 Jours in a real browser: by mouse, by keyboard, on a phone."""

from collections.abc import Callable

from tests.web.conftest import shoot
from tests.web.player import Player

Sit = Callable[..., Player]


def test_a_game_against_the_bot_by_mouse(sit: Sit) -> None:
    ann = sit(lang="fr", theme="dark")
    ann.play_now()
    ann.play(6)
    shoot(ann.page, "table-fr-dark")
    ann.play_to_the_end()

    result = ann.page.get_by_test_id("result")
    assert result.get_by_test_id("banner").is_visible()
    assert "your turn" not in ann.page.title().lower()
    result.get_by_test_id("fairness").locator("summary").click()
    result.get_by_test_id("check-fairness").click()
    ann.page.locator("[data-testid=fairness] [role=status]").wait_for()


def test_a_game_against_the_bot_by_keyboard_only(sit: Sit) -> None:
    ann = sit(lang="en", theme="light", seed=2)
    ann.lobby()
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement?.dataset?.testid") == "play-now":
            break
    ann.page.keyboard.press("Enter")
    ann.at_table()
    shoot(ann.page, "table-en-light")

    ann.play_to_the_end(ann.press_keys)


def test_a_game_on_a_phone_held_upright(sit: Sit) -> None:
    ann = sit(lang="fr", theme="dark", size=(390, 844), touch=True, seed=3)
    ann.play_now()
    ann.play(4)
    shoot(ann.page, "phone-fr-dark")
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    ann.play_to_the_end()

    assert width == 390, "the page can be scrolled sideways"
