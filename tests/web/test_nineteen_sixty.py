"""1960 in a real browser: a whole game against the bot, and one of three with Harry F. Byrd."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import clean, shoot
from tests.web.player import Player

Sit = Callable[..., Player]
GAME = "nineteen_sixty"
TOO_SMALL = """
[...document.querySelectorAll('[data-noun^=state-][aria-disabled=false]')]
  .filter((state) => {
    const { width, height } = state.getBoundingClientRect();
    return width < 43.5 || height < 43.5;
  })
  .map((state) => state.dataset.noun)
"""


def play(player: Player, until: Callable[[], bool]) -> None:
    """Press lit things until something holds, or the game is over."""
    while not player.over and not until():
        player.until(lambda: player.over or player.asked, "its turn")
        if player.asked and not until():
            player.move()


def stage(player: Player) -> str:
    return str(player.view["position"]["stage"])


def seen(player: Player) -> list[float]:
    """The part of the map in view: left, top, width, height."""
    box = player.page.get_by_test_id("board").get_attribute("viewBox")
    return [float(n) for n in (box or "").split()]


def pinch(page: Page, x: float, y: float) -> None:
    """Two fingers on the glass move apart around a point."""
    glass = page.context.new_cdp_session(page)

    def touch(kind: str, *reach: float) -> None:
        points = [{"x": x + at, "y": y + at / 2, "id": n} for n, at in enumerate(reach)]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20)
    touch("touchStart", -20, 20)
    for reach in range(25, 65, 5):
        touch("touchMove", -reach, reach)
    touch("touchEnd")


@pytest.mark.long
def test_a_game_against_the_bot_from_the_first_state_to_the_last(sit: Sit) -> None:
    ann = sit(lang="fr", theme="light", size=(1440, 900), seed=4)
    ann.create(["me", "bot:random"], GAME)
    ann.until(lambda: ann.asked, "its turn")
    assert 50 == ann.page.locator("[data-noun^=state-]").count()
    clean(ann, "1960-board-fr-light")
    whole = seen(ann)
    ann.page.locator("[data-noun=region-east]").click()
    assert seen(ann)[2] < whole[2] / 1.5
    ann.page.get_by_test_id("whole").click()
    assert whole == seen(ann)

    play(ann, lambda: ann.view["prompt"]["id"] == "ask-debate-card")
    ann.page.get_by_test_id("debate").wait_for()
    clean(ann, "1960-debate-fr-light")

    play(ann, lambda: stage(ann) == "election_day")
    ann.page.get_by_test_id("wire").wait_for()
    play(ann, lambda: ann.view["position"]["election_step"] == 3)
    assert "Stratégie" in ann.page.locator("[aria-current=step]").inner_text()
    clean(ann, "1960-election-fr-light")

    ann.play_to_the_end()
    votes = ann.view["position"]["votes"]
    assert 537 == sum(votes)
    assert str(votes[0]) in ann.page.get_by_test_id("result").inner_text()
    clean(ann, "1960-result-fr-light")


def test_harry_f_byrd_plays_his_seat_by_keyboard(sit: Sit) -> None:
    byrd = sit(name="harry", lang="en", theme="dark", seed=5)
    byrd.create(["bot:random", "bot:random", "me"], GAME, {"players": "3"})
    byrd.until(lambda: byrd.asked, "its turn")
    assert "Harry F. Byrd" in byrd.page.get_by_test_id("seat-byrd").inner_text()
    clean(byrd, "1960-byrd-en-dark")

    byrd.play_to_the_end(byrd.press_keys, byrd.answer)
    assert 3 == len(byrd.view["result"]["scores"])


def test_keys_look_closely_and_move_over_the_map(sit: Sit) -> None:
    ann = sit(lang="en", seed=6)
    ann.create(["me", "bot:random"], GAME)
    ann.rest()
    assert "move over the map" == ann.keys_listed()["←"]
    whole = seen(ann)
    for _ in ("west", "midwest"):
        ann.page.keyboard.press("z")
    midwest = seen(ann)
    assert midwest[2] < whole[2] / 1.5
    ann.page.keyboard.press("ArrowRight")
    assert seen(ann)[0] > midwest[0]
    ann.page.keyboard.press("0")
    assert whole == seen(ann)


def test_the_four_regions_of_a_phone(sit: Sit) -> None:
    ann = sit(lang="en", theme="dark", size=(390, 844), touch=True, seed=6)
    ann.create(["me", "bot:random"], GAME)
    ann.until(lambda: ann.asked, "its turn")
    for region in ("West", "Midwest", "South", "East"):
        ann.page.get_by_role("button", name=re.compile(rf"^{region}\b")).first.tap()
        shoot(ann.page, f"1960-phone-{region}")
        assert [] == ann.page.evaluate(TOO_SMALL), f"states of the {region} that no finger meets"
    assert 390 == ann.page.evaluate("document.documentElement.scrollWidth")
    clean(ann, "1960-phone-east-en-dark")
    whole = seen(ann)
    pinch(ann.page, 150, 400)
    assert seen(ann)[2] < whole[2] / 1.5
    ann.page.get_by_role("button", name="All", exact=True).tap()
    assert whole == seen(ann)
    ann.play(12)
