"""What a reader makes of the board for themselves: what is shown, arrows, notes, drags, colours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente.core.record import Record
from tests.web.conftest import clean
from tests.web.legible import too_small
from tests.web.player import Player
from tests.web.test_touch import FINGER, REACH

Sit = Callable[..., Player]
PHONE = {"size": (390, 844), "touch": True}
RECORDS = Path(__file__).parents[1] / "records"


def moment(sit: Sit, record: str, moves: int, **window: object) -> Player:
    """Ann where a game that was kept stood after some moves."""
    ann = sit(**window)
    kept = Record.from_json(json.loads((RECORDS / f"{record}.detente.json").read_text()))
    ann.play_on(kept, ["me", "bot:random"], part=(moves + 0.5) / len(kept.moves))
    ann.rest()
    return ann


@pytest.mark.parametrize("window", [PHONE, {"size": (1280, 720), "theme": "light"}])
def test_what_is_in_force_this_round_is_told_on_every_screen(
    sit: Sit, window: dict[str, object]
) -> None:
    ann = moment(sit, "thirteen_days/2/57", 55, **window)
    told = ann.page.get_by_test_id("effects")
    assert ["This round", "Containment", "Bay of Pigs"] == told.inner_text().split("\n")
    clean(ann, f"13-days-in-force-{'phone' if 'touch' in window else 'low'}")
    if "touch" in window:
        assert [] == ann.page.evaluate(REACH, FINGER)
        assert [] == too_small(ann.page)


def test_what_rests_and_what_is_in_force_is_told_on_a_phone(sit: Sit) -> None:
    ann = moment(sit, "nineteen_sixty/1/39", 235, **PHONE)
    assert "Rest 23" == ann.page.get_by_test_id("rest").inner_text()  # Kennedy's and Nixon's
    ann.page.get_by_test_id("effects").tap()
    told = ann.page.get_by_role("list", name="Effects in force")
    assert "Joe Kennedy this turn" in " ".join(told.inner_text().split())
    assert [] == ann.page.evaluate(REACH, FINGER)
    assert [] == too_small(ann.page)
    clean(ann, "1960-in-force-phone")


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


def test_cubes_on_a_battleground_are_stepped_up_and_down_on_a_phone(sit: Sit) -> None:
    ann = at_table(sit, "thirteen_days", **PHONE)
    thirteen = detente.game("thirteen_days")
    while "place atlantic" not in (texts := [thirteen.text(one) for one in ann.view["actions"]]):
        ann.say(next((text for text in texts if text.startswith("command ")), texts[0]))
        ann.until(lambda: ann.asked, "its turn")
    ann.rest()
    ann.page.locator("[data-lit=true][data-noun=battleground-atlantic]").tap()
    stepper = ann.page.get_by_test_id("placing")
    placed = stepper.locator("output")
    ann.until(lambda: "1" == placed.inner_text(), "one cube")
    clean(ann, "13-days-placing-phone")
    assert [] == ann.page.evaluate(REACH, FINGER)
    ann.page.get_by_test_id("place-more").tap()
    ann.until(lambda: "2" == placed.inner_text(), "a second cube")
    ann.page.get_by_test_id("place-less").tap()
    ann.until(lambda: "1" == placed.inner_text(), "one cube")
    ann.page.get_by_test_id("place-less").tap()
    stepper.wait_for(state="detached")


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
