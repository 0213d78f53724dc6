"""A draw, or calling the game off: offered in the menu, answered in the page."""

import re
from collections.abc import Callable

import pytest

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
FRENCH, ENGLISH = "fr", "en"


def two(sit: Sit, **bob: object) -> tuple[Player, Player]:
    """Ann, in French, and Bob, in English, at a table of 13 Jours."""
    ann, guest = sit("ann", lang=FRENCH), sit("bob", lang=ENGLISH, **bob)
    guest.page.goto(ann.create(["me", "open"]))
    guest.page.get_by_test_id("join-1").click()
    guest.at_table()
    for player in (ann, guest):
        player.until(lambda p=player: p.view["moves"] > 0, "the deal")
    return ann, guest


def offer(player: Player, what: str) -> None:
    player.page.get_by_test_id("menu").click()
    player.page.get_by_test_id(f"offer-{what}").click()
    player.page.get_by_test_id(f"offer-{what}-now").click()


def test_a_draw_is_offered_and_accepted_between_two_browsers(sit: Sit) -> None:
    ann, bob = two(sit, theme="light", size=(390, 844), touch=True)
    offer(ann, "draw")
    said = bob.page.get_by_test_id("offer")
    said.wait_for()

    assert "Shall we call it a draw?" in said.get_by_role("status").inner_text()
    assert bob.page.title().startswith("●")
    assert "Vous proposez la nulle" in ann.page.get_by_test_id("offer").inner_text()
    for test_id in ("offer-accept", "offer-decline"):
        box = bob.page.get_by_test_id(test_id).bounding_box()
        assert box is not None and box["height"] >= 44
    clean(bob, "offer-asked-en-light-phone")
    clean(ann, "offer-made-fr-dark")
    bob.page.get_by_test_id("offer-accept").tap()
    for player, headline in ((bob, "A draw"), (ann, "Partie nulle")):
        player.page.get_by_test_id("result").wait_for()
        assert headline in player.page.get_by_test_id("banner").inner_text()
    clean(bob, "result-draw-en-light-phone")
    clean(ann, "result-draw-fr-dark")


def test_an_offer_is_declined_by_keyboard_and_its_maker_is_told(sit: Sit) -> None:
    ann, bob = two(sit)
    offer(ann, "call_off")
    bob.page.get_by_test_id("offer").wait_for()
    bob.page.keyboard.press("o")
    bob.page.keyboard.press("Tab")
    bob.page.keyboard.press("Enter")
    told = ann.page.get_by_test_id("offer-off")
    told.wait_for()

    assert "La partie continue" in told.get_by_role("status").inner_text()
    assert bob.page.get_by_test_id("offer").count() == 0
    assert ann.view["result"] is None
    ann.page.keyboard.press("m")
    assert ann.page.get_by_test_id("offer-call_off").count() == 0  # it was declined just now
    assert ann.page.get_by_test_id("offer-draw").count() == 1


def test_an_offer_can_be_withdrawn(sit: Sit) -> None:
    ann, bob = two(sit)
    offer(bob, "draw")
    ann.page.get_by_test_id("offer").wait_for()
    bob.page.get_by_test_id("offer-withdraw").click()
    ann.page.get_by_test_id("offer").wait_for(state="detached")

    assert bob.page.get_by_test_id("offer-off").count() == 0


def test_an_offer_survives_a_reload(sit: Sit) -> None:
    ann, bob = two(sit)
    offer(ann, "draw")
    bob.page.get_by_test_id("offer").wait_for()
    for player in (ann, bob):
        player.page.reload()
        player.at_table()

    assert bob.page.get_by_test_id("offer-accept").is_visible()
    assert ann.page.get_by_test_id("offer-withdraw").is_visible()


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("thirteen_days", 1),
        ("twilight_struggle", 1),
        ("nineteen_sixty", 1),
        ("berlin63", 1),
        ("stratagem", 3),
    ],
)
def test_who_plays_bots_may_call_the_game_off(sit: Sit, game: str, bots: int) -> None:
    ann = sit("ann", lang=ENGLISH)
    ann.create(["me", *["bot:random"] * bots], game)
    ann.until(lambda: ann.asked, "its turn")
    offer(ann, "call_off")
    ann.page.get_by_test_id("result").wait_for()

    assert "Called off" in ann.page.get_by_test_id("banner").inner_text()
    clean(ann, f"called-off-{game}")
    ann.page.get_by_test_id("replay").click()
    ann.page.get_by_test_id("replay-at").wait_for()


def test_berlin_has_its_own_draw_and_no_other(sit: Sit) -> None:
    ann = sit("ann", lang=ENGLISH)
    ann.create(["me", "bot:random"], "berlin63")
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("offer-call_off").wait_for()

    assert ann.page.get_by_test_id("offer-draw").count() == 0


def test_a_table_nobody_has_joined_is_closed_from_its_menu(sit: Sit) -> None:
    ann = sit("ann", lang=ENGLISH)
    address = ann.create(["me", "open"])
    ann.page.get_by_test_id("menu").click()
    assert "Close this table" in ann.page.get_by_test_id("offer-call_off").inner_text()
    ann.page.get_by_test_id("offer-call_off").click()
    ann.page.get_by_test_id("offer-call_off-now").click()
    ann.page.get_by_test_id("result").wait_for()
    bob = sit("bob", lang=ENGLISH)
    bob.page.goto(address)
    bob.page.get_by_test_id("result").wait_for()

    assert bob.page.get_by_test_id(re.compile("join-")).count() == 0
