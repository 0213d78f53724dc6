"""Lessons in the page: found, played to the end by hand or by keys, remembered, come back to."""

from collections.abc import Callable

import pytest

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
SHOW_ME = "[data-testid=show-me]"


def learn(player: Player, lesson: str) -> None:
    """From the shelf of the lobby to a lesson."""
    player.lobby()
    player.page.get_by_test_id("learn-thirteen_days").click()
    player.page.get_by_test_id(f"lesson-{lesson}").click()
    player.at_table()


def step(player: Player) -> int:
    return int(player.view["lesson"]["step"])


def follow(player: Player, press: Callable[[], None]) -> None:
    """Play the lesson as it shows, to its end."""
    while player.view["lesson"]["action"] is not None:
        player.move(press)
    player.page.get_by_test_id("next-lesson").wait_for()


def press_keys(player: Player) -> None:
    """By keyboard: `e` leads to the button that shows, Enter presses it."""
    player.page.keyboard.press("e")
    player.page.keyboard.press("Enter")


def test_a_lesson_by_touch(sit: Sit) -> None:
    ann = sit("ann", lang="en", size=(390, 844), touch=True)
    learn(ann, "event")
    clean(ann, "lesson-begins-en-390")
    follow(ann, lambda: ann.press(SHOW_ME))

    assert "the enemy its event" in ann.page.get_by_test_id("lesson-text").inner_text()
    clean(ann, "lesson-done-en-390")
    ann.page.get_by_test_id("next-lesson").click()
    ann.until(lambda: ann.view["lesson"]["name"] == "agenda", "the next lesson")


def test_a_lesson_by_keyboard(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    learn(ann, "command")
    follow(ann, lambda: press_keys(ann))

    assert "le premier est gratuit" in ann.page.get_by_test_id("lesson-text").inner_text()
    clean(ann, "lesson-done-fr-1280")
    ann.page.goto(f"{ann.address}/#/learn")
    ann.page.get_by_test_id("lesson-command").get_by_text("Terminée").wait_for()
    assert 0 == ann.page.get_by_test_id("lesson-event").get_by_text("Terminée").count()
    clean(ann, "learn-fr-1280")


def test_show_me_rings_the_square_alone_and_does_the_act(sit: Sit) -> None:
    ann = sit("ann", lang="en")
    ann.page.goto(f"{ann.address}/#/lesson/berlin63/step")
    ann.at_table()
    board = ann.page.locator("main > .board").bounding_box()
    ann.page.locator(SHOW_ME).click()
    ring = ann.page.wait_for_function(
        "() => document.querySelector('svg [data-shown]')?.getBoundingClientRect().width"
    )

    assert board is not None and ring.json_value() < board["width"] / 4
    ann.until(lambda: step(ann) == 1, "the act that was shown")


def test_another_answer_is_remarked_on(sit: Sit) -> None:
    ann = sit("ann", lang="en")
    learn(ann, "command")
    ann.page.locator("[data-noun=card-lessons_of_munich]").click()
    ann.page.get_by_test_id("choose-event").click()

    assert "lesson of its own" in ann.page.get_by_test_id("remark").inner_text()
    clean(ann, "lesson-remark-en-1280")
    ann.page.get_by_test_id("choose-command").click()
    ann.until(lambda: step(ann) == 1, "the step")
    assert 0 == ann.page.get_by_test_id("remark").count()


def test_a_reload_comes_back_to_the_step(sit: Sit) -> None:
    ann = sit("ann", lang="en")
    learn(ann, "command")
    ann.page.get_by_test_id("page-lesson-skip").click()
    ann.until(lambda: step(ann) == 1, "the next step")
    ann.page.locator("[data-noun=battleground-berlin]").first.click()
    ann.until(lambda: step(ann) == 2, "the step after it")
    ann.page.reload()
    ann.view = {}
    ann.at_table()

    assert 2 == step(ann)
    ann.page.get_by_test_id("page-lesson-back").click()
    ann.until(lambda: step(ann) == 1, "the step before")
    ann.page.get_by_test_id("lesson").get_by_role("link", name="13J-9.7").click()
    ann.page.locator("dialog[open] .here").wait_for()


@pytest.mark.parametrize("address", ["thirteen_days/flying", "chess/command"])
def test_a_lesson_that_does_not_exist_is_told(sit: Sit, address: str) -> None:
    ann = sit("ann", lang="en")
    ann.forgive = True  # the browser counts an answer of 404 as an error
    ann.page.goto(f"{ann.address}/#/lesson/{address}")
    ann.page.get_by_text("There is no such").wait_for()
