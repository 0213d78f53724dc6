"""A first game with a guide: each question is explained once, with its rule."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]


@pytest.mark.parametrize(("lang", "size"), [("en", (1280, 800)), ("fr", (390, 844))])
def test_a_first_game_is_explained_question_by_question(
    sit: Sit, lang: str, size: tuple[int, int]
) -> None:
    ann = sit("ann", lang=lang, size=size, touch=size[0] < 700)
    ann.page.goto(f"{ann.address}/#/learn")
    ann.page.get_by_test_id("guided").click()
    ann.at_table()
    ann.until(lambda: ann.asked, "its turn")
    guide = ann.page.get_by_test_id("guide")
    guide.wait_for()
    first = guide.inner_text()

    assert ("drapeaux" if lang == "fr" else "flags") in first and "13J-6.5" in first
    clean(ann, f"guide-{lang}-{size[0]}")
    guide.get_by_test_id("guide-next").click()
    guide.wait_for(state="detached")
    while ann.view["prompt"]["id"] == "ask-pick-agenda" or not ann.asked:
        ann.until(lambda: ann.asked, "its turn")
        ann.move()
        ann.page.wait_for_timeout(20)
    guide.wait_for()
    assert guide.inner_text() != first
    guide.get_by_role("link").click()
    ann.page.locator("dialog[open] .here").wait_for()
    ann.page.keyboard.press("Escape")
    guide.get_by_test_id("guide-end").click()
    guide.wait_for(state="detached")
    ann.page.reload()
    ann.at_table()
    assert guide.count() == 0


GAMES = ("thirteen_days", "twilight_struggle", "nineteen_sixty", "berlin63", "stratagem")


def _guided(ann: Player, game: str) -> Locator:
    """The guide of somebody who is new to a game, at its first question."""
    ann.lobby()
    ann.page.get_by_test_id(f"play-{game}").locator("visible=true").click()
    ann.at_table()
    ann.until(lambda: ann.asked, "its turn")
    guide = ann.page.get_by_test_id("guide")
    guide.wait_for()
    ann.rest()
    return guide


COVERED = """(guide) => {
    const over = guide.getBoundingClientRect();
    return [...document.querySelectorAll('main > .board [data-lit=true], .tray [data-lit=true]')]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.dataset.noun, one.getBoundingClientRect()])
        .filter(([, at]) => at.right > over.left && at.left < over.right
            && at.bottom > over.top && at.top < over.bottom)
        .map(([noun]) => noun);
}"""
"""What could be chosen and lies under the guide, in part at least."""


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
@pytest.mark.parametrize("game", GAMES)
def test_who_is_new_to_a_game_is_guided_beside_what_can_be_chosen_and_the_board_keeps_its_size(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    ann = sit("ann", new=True, size=size)
    guide = _guided(ann, game)
    clean(ann, f"guided-{game}-{size[0]}")
    assert [] == guide.evaluate(COVERED)
    with_guide = ann.page.locator("main > .board").bounding_box()
    guide.get_by_test_id("guide-end").click()
    guide.wait_for(state="detached")

    assert with_guide == ann.page.locator("main > .board").bounding_box()


def test_a_guide_over_the_log_is_folded_and_opened_by_its_button(sit: Sit) -> None:
    ann = sit("ann", new=True, size=(1024, 768))
    guide = _guided(ann, "twilight_struggle")
    fold = ann.page.get_by_test_id("guide-fold")
    fold.click()
    guide.wait_for(state="hidden")
    assert "false" == fold.get_attribute("aria-expanded")
    fold.click()
    guide.wait_for()


def test_on_a_phone_an_answer_folds_what_explained_it(sit: Sit) -> None:
    ann = sit("ann", new=True, size=(390, 844), touch=True)
    guide = _guided(ann, "berlin63")
    spies = ann.page.locator("[data-testid^=spy-][data-lit=true]")
    spies.first.tap()
    guide.get_by_test_id("guide-next").wait_for(state="hidden")
    ann.rest()
    last = spies.last.bounding_box()
    below = ann.page.get_by_test_id("again").bounding_box()

    assert last and below and last["y"] + last["height"] <= below["y"]
    guide.get_by_test_id("fold").tap()
    guide.get_by_test_id("guide-next").wait_for()


def test_nobody_is_taught_who_ended_the_guide(sit: Sit) -> None:
    ann = sit("ann", lang="en")
    ann.play_now()
    ann.until(lambda: ann.asked, "its turn")
    assert ann.page.get_by_test_id("guide").count() == 0
    ann.page.keyboard.press("m")
    ann.page.get_by_test_id("guide-wanted").check()
    ann.page.keyboard.press("Escape")
    moves = ann.view["moves"]
    ann.page.get_by_test_id("guide").get_by_test_id("guide-show").click()
    ann.until(lambda: ann.view["moves"] > moves, "what was shown is done")
