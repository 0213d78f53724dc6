"""Whole games of Twilight Struggle in a real browser: by mouse, by keyboard, on a phone."""

from collections.abc import Callable

import pytest

from tests.web.conftest import shoot
from tests.web.player import Player

Sit = Callable[..., Player]
GAME = "twilight_struggle"


@pytest.mark.long
def test_a_game_against_the_bot_by_mouse(sit: Sit) -> None:
    ann = sit(lang="fr", theme="dark", size=(1440, 900))
    ann.create(["me", "bot:random"], GAME)
    assert ann.page.locator("[data-noun^=country-]").count() == 84
    ann.play(14)
    shoot(ann.page, "twilight-fr-dark")
    ann.play_to_the_end()

    assert ann.page.get_by_test_id("result").get_by_test_id("banner").is_visible()


def test_a_game_against_the_bot_by_keyboard_only(sit: Sit) -> None:
    ann = sit(lang="en", theme="light", seed=2)
    ann.create(["bot:random", "me"], GAME)
    shoot(ann.page, "twilight-en-light")

    ann.play_to_the_end(ann.press_keys)


def test_on_a_phone_one_region_at_a_time(sit: Sit) -> None:
    ann = sit(lang="fr", theme="light", size=(390, 844), touch=True, seed=3)
    ann.create(["me", "bot:random"], GAME)
    ann.play(12)
    shoot(ann.page, "twilight-phone-fr-light")

    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    for n, countries in enumerate((21, 15, 10, 18, 10, 10)):
        ann.page.locator(".chips button").nth(n).tap()
        assert ann.page.locator("[data-noun^=country-]").count() == countries


def test_two_fingers_bring_a_region_nearer_on_a_phone(sit: Sit) -> None:
    ann = sit(lang="en", size=(390, 844), touch=True, seed=3)
    ann.create(["me", "bot:random"], GAME)
    ann.rest()
    ann.calm()
    france = ann.page.locator("[data-noun=country-france]")
    before = france.bounding_box()
    assert before is not None
    fingers = ann.page.context.new_cdp_session(ann.page)
    x, y = before["x"] + 30, before["y"] + 20
    for event, apart in [("touchStart", 20), *[("touchMove", 20 + 8 * n) for n in range(1, 6)]]:
        at = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": at})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    whole = ann.page.get_by_test_id("whole")
    whole.wait_for()
    nearer = france.bounding_box()
    assert nearer is not None
    assert nearer["width"] > 1.5 * before["width"]

    whole.tap()
    assert france.bounding_box() == before


def test_what_an_act_would_bring_is_told_on_focus(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    ann.create(["me", "bot:random"], GAME)
    ann.rest()
    ann.page.keyboard.press("b")
    ann.page.keyboard.press("n")
    facts = ann.page.get_by_test_id("facts")
    facts.get_by_text("against stability").wait_for()  # it is asked for when it is shown

    ann.page.get_by_test_id("sum-europe").focus()
    ann.page.keyboard.press("Enter")
    assert "Battlegrounds held" in ann.page.get_by_test_id("sum").inner_text()
    ann.page.keyboard.press("Escape")
    assert ann.page.get_by_test_id("sum").count() == 0


def test_the_map_comes_nearer_when_asked(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    ann.create(["me", "bot:random"], GAME)
    europe = ann.page.locator("[data-noun=region-europe]")
    whole = ann.page.get_by_test_id("whole")
    assert ann.page.locator("[data-noun^=region-]").count() == 6

    ann.page.keyboard.press("z")
    assert europe.get_attribute("aria-pressed") == "true"
    whole.wait_for()
    ann.page.keyboard.press("0")
    assert whole.count() == 0
    europe.click()
    whole.click()
    assert europe.get_attribute("aria-pressed") == "false"

    box = ann.page.locator("[data-noun=country-france]").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.mouse.wheel(0, -200)
    whole.wait_for()
    nearer = ann.page.locator("[data-noun=country-france]").bounding_box()
    assert nearer is not None
    assert nearer["width"] > box["width"]
    ann.page.keyboard.press("0")


def test_keys_look_closely_and_move_over_the_map_but_write_where_one_writes(sit: Sit) -> None:
    ann = sit(lang="fr", seed=4)
    ann.create(["me", "bot:random"], GAME)
    listed = ann.keys_listed()
    assert "voir toute la carte" == listed["0"]
    assert "se déplacer sur la carte" == listed["→"]
    ann.page.keyboard.press("z")
    europe = _seen(ann)
    ann.page.keyboard.press("ArrowRight")
    assert _seen(ann) != europe

    ann.page.get_by_test_id("open-notes").click()
    notes = ann.page.get_by_test_id("notes")
    notes.focus()
    moved = _seen(ann)
    for key in ("z", "0", "ArrowLeft", "Z"):
        ann.page.keyboard.press(key)
    assert ("zZ0", moved) == (notes.input_value(), _seen(ann))
    ann.page.get_by_test_id("whole").focus()
    ann.page.keyboard.press("0")
    assert 0 == ann.page.get_by_test_id("whole").count()


def _seen(player: Player) -> str | None:
    """The part of the map in view."""
    return player.page.locator(".map > svg").get_attribute("viewBox")


def test_a_table_may_do_without_the_counter(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    unseen = ann.page.get_by_test_id("unseen")
    piles = ann.page.locator("dialog h3")
    for counter, headings in (("true", 4), ("false", 3)):
        ann.create(["me", "bot:random"], GAME, {"card_counter": counter})
        assert unseen.count() == (counter == "true")
        assert ("unseen" in ann.view["position"]) == (counter == "true")
        ann.page.get_by_test_id("browse").click()
        assert piles.count() == headings
