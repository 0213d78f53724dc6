"""What a reader makes of the board for themselves: what is shown, arrows, notes, drags, colours."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import detente
from tests.web.conftest import clean
from tests.web.legible import too_small
from tests.web.player import Player

Sit = Callable[..., Player]


def at_table(sit: Sit, game: str, **window: object) -> Player:
    """Ann against bots, asked for the first time."""
    ann = sit(seed=2, **window)
    ann.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game=game)
    ann.rest()
    return ann


@pytest.mark.parametrize("game", detente.games())
def test_markers_can_be_hidden_and_parts_stand_out(sit: Sit, game: str) -> None:
    ann = at_table(sit, game)
    owned = ann.page.locator(".board [data-owner]")
    visible = ann.page.locator(".board [data-owner]:visible")
    ann.play(2)
    while not owned.count():
        ann.play(1)
    before = visible.count()
    assert before

    ann.page.keyboard.press("v")
    mine = str(ann.view["seat"])
    seen = {visible.nth(n).get_attribute("data-owner") for n in range(visible.count())}
    assert seen <= {mine}
    ann.page.keyboard.press("v")
    assert 0 == visible.count()
    assert owned.count() == before
    ann.page.get_by_test_id("show-all").click()
    assert before == visible.count()

    ann.page.keyboard.press("f")
    part = ann.page.locator(".board [data-part]")
    faded = [
        float(part.nth(n).evaluate("(at) => getComputedStyle(at).opacity")) < 0.5
        for n in range(part.count())
    ]
    assert any(faded)
    assert not all(faded)


def test_an_arrow_and_a_note_stay_with_the_table_and_with_me(sit: Sit) -> None:
    ann = at_table(sit, "twilight_struggle")
    layer = ann.page.get_by_test_id("arrows")
    ann.page.locator("[data-noun=country-france]").focus()
    ann.page.keyboard.press("d")
    ann.page.locator("[data-noun=country-poland]").focus()
    ann.page.keyboard.press("d")
    assert "France → Poland" in str(layer.get_attribute("aria-label"))

    iran = ann.page.locator("[data-noun=country-iran]").bounding_box()
    india = ann.page.locator("[data-noun=country-india]").bounding_box()
    assert iran and india
    ann.page.mouse.move(iran["x"] + 20, iran["y"] + 20)
    ann.page.mouse.down(button="right")
    ann.page.mouse.move(india["x"] + 20, india["y"] + 20, steps=4)
    ann.page.mouse.up(button="right")
    assert "Iran → India" in str(layer.get_attribute("aria-label"))

    ann.page.get_by_test_id("open-notes").click()
    ann.page.get_by_test_id("notes").fill("keep the China Card")
    clean(ann, "twilight-arrows-and-notes")
    ann.page.reload()
    ann.at_table()
    assert "France → Poland, Iran → India" in str(layer.get_attribute("aria-label"))
    ann.page.get_by_test_id("open-notes").click()
    assert "keep the China Card" == ann.page.get_by_test_id("notes").input_value()
    ann.page.locator("[data-noun=country-france]").focus()
    ann.page.keyboard.press("D")
    assert "→" not in str(layer.get_attribute("aria-label"))


def test_a_spy_is_dragged_to_its_square(sit: Sit) -> None:
    ann = at_table(sit, "berlin63")
    moves = ann.view["moves"]
    lit = ann.page.locator("[data-lit=true][data-noun^=spy-]:visible").first
    goal = ann.page.locator(".board [data-noun^=square-]").first
    lit.drag_to(goal)
    ann.until(lambda: ann.view["moves"] > moves, "the spy to stand")


def test_an_option_is_dragged_to_its_place_in_the_programme(sit: Sit) -> None:
    ann = at_table(sit, "stratagem")
    while ann.view["prompt"]["id"] != "ask-programme":
        ann.play(1)
    option = ann.page.locator("[data-lit=true][data-noun^=plank-]:visible").first
    plank = str(option.get_attribute("data-noun")).removeprefix("plank-")
    goal = ann.page.locator(f".board [data-goal][data-part=theme-{plank[0]}]")
    option.drag_to(goal)

    ann.page.get_by_test_id(f"planned-{plank}").wait_for()


def test_influence_is_stepped_up_and_down_beside_the_map(sit: Sit) -> None:
    ann = at_table(sit, "twilight_struggle")
    ann.page.locator("[data-lit=true][data-noun^=country-]").first.click()
    ann.rest()
    ann.page.mouse.move(640, 20)
    facts = ann.page.get_by_test_id("facts")
    assert "1" == facts.locator("output").inner_text()
    ann.page.get_by_test_id("place-more").click()
    ann.rest()
    assert "2" == facts.locator("output").inner_text()
    ann.page.get_by_test_id("place-less").click()
    ann.rest()
    assert "1" == facts.locator("output").inner_text()


def test_cubes_in_a_state_are_stepped_up_and_down_beside_the_map(sit: Sit) -> None:
    ann = at_table(sit, "nineteen_sixty")
    sixty = detente.game("nineteen_sixty")
    texts: list[str] = []
    while not (texts and texts[0].startswith("spend ")):
        ann.until(lambda: ann.asked, "its turn")
        texts = [sixty.text(action) for action in ann.view["actions"]]
        if not texts[0].startswith("spend "):
            ann.say(next((text for text in texts if text.startswith("campaign ")), texts[0]))
    ann.rest()
    ann.page.locator("[data-lit=true][data-noun=state-ma]").first.click()
    ann.rest()
    sheet = ann.page.get_by_test_id("focus")
    placed = sheet.locator("output")
    assert "1" == placed.inner_text()
    ann.page.get_by_test_id("place-more").click()
    ann.until(lambda: "2" == placed.inner_text(), "a second cube")
    ann.page.get_by_test_id("place-less").click()
    ann.until(lambda: "1" == placed.inner_text(), "one cube")


def test_the_plain_theme_is_clean(sit: Sit) -> None:
    for game in ("thirteen_days", "twilight_struggle"):
        ann = at_table(sit, game, theme="contrast")
        clean(ann, f"contrast-{game}")


def test_a_frozen_game_is_reported_with_one_press(sit: Sit) -> None:
    ann = at_table(sit, "thirteen_days")
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("frozen").click()
    ann.page.get_by_test_id("frozen-told").wait_for()


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1180, 820), (1024, 768)], ids=["1180", "1024"])
@pytest.mark.parametrize("game", detente.games())
def test_a_tablet_held_across_shows_board_log_and_hand_at_once(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    ann = at_table(sit, game, size=size)
    desk = ann.page.locator(".tray.desk")
    while desk.count():  # an offer or a party to choose stands where the hand will be
        assert desk.locator(".log").count()
        ann.play(1)
    for part in (".board", ".log", ":is(.tray, .desk) [data-noun]"):
        box = ann.page.locator(part).first.bounding_box()
        assert box and box["y"] + box["height"] <= size[1] + 1, part
    assert [] == too_small(ann.page)
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
