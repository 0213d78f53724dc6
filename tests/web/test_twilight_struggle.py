"""Whole games of Twilight Struggle in a real browser: by mouse, by keyboard, on a phone."""

from collections.abc import Callable

from tests.web.conftest import shoot
from tests.web.player import Player

Sit = Callable[..., Player]
GAME = "twilight_struggle"


def play(player: Player, moves: int) -> None:
    """Some moves of a game, or all of it if it is shorter."""
    for _ in range(moves):
        player.until(lambda: player.over or player.asked, "its turn")
        if player.over:
            return
        player.move()


def test_a_game_against_the_bot_by_mouse(sit: Sit) -> None:
    ann = sit(lang="fr", theme="dark", size=(1440, 900))
    ann.create(["me", "bot:random"], GAME)
    assert ann.page.locator("[data-noun^=country-]").count() == 84
    play(ann, 14)
    shoot(ann.page, "twilight-fr-dark")
    ann.play_to_the_end()

    assert ann.page.get_by_test_id("result").get_by_test_id("banner").is_visible()


def test_a_game_against_the_bot_by_keyboard_only(sit: Sit) -> None:
    ann = sit(lang="en", theme="light", seed=2)
    ann.create(["bot:random", "me"], GAME)
    shoot(ann.page, "twilight-en-light")

    def press() -> None:
        """The next lit thing but some: a board of 84 countries is long to walk."""
        keys = ann.page.keyboard
        if any(ann.page.get_by_test_id(name).is_visible() for name in ("danger-do", "confirm")) or ann.page.locator("[data-testid^=choose-]:visible").count():
            ann.press_keys()
        else:
            for _ in range(1 + ann.view["moves"] % 5):
                keys.press("p" if ann.view["moves"] % 2 else "n")
            keys.press("Enter")

    ann.play_to_the_end(press)


def test_on_a_phone_one_region_at_a_time(sit: Sit) -> None:
    ann = sit(lang="fr", theme="light", size=(390, 844), touch=True, seed=3)
    ann.create(["me", "bot:random"], GAME)
    play(ann, 12)
    shoot(ann.page, "twilight-phone-fr-light")

    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    for n, countries in enumerate((21, 15, 10, 18, 10, 10)):
        ann.page.locator(".chips button").nth(n).tap()
        assert ann.page.locator("[data-noun^=country-]").count() == countries


def test_what_an_act_would_bring_is_told_on_focus(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    ann.create(["me", "bot:random"], GAME)
    ann.until(lambda: ann.asked, "its turn")
    ann.page.keyboard.press("b")
    ann.page.keyboard.press("n")
    facts = ann.page.get_by_test_id("facts")
    facts.wait_for()
    assert "against stability" in facts.inner_text()

    ann.page.locator("[data-noun=region-europe]").focus()
    ann.page.keyboard.press("Enter")
    assert "Battlegrounds held" in ann.page.get_by_test_id("sum").inner_text()
    ann.page.keyboard.press("Escape")
    assert ann.page.get_by_test_id("sum").count() == 0
    ann.page.keyboard.press("z")
    assert ann.page.get_by_role("button", name="Europe", exact=True).get_attribute(
        "aria-pressed"
    ) == ("true")
