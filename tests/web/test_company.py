"""People who meet at a table: they block, report, and talk on when the game is over."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.web.conftest import clean
from tests.web.player import Player
from tests.web.test_offers import two
from tests.web.test_talk import say

Sit = Callable[..., Player]


def test_who_is_blocked_is_heard_again_when_unblocked(sit: Sit) -> None:
    ann, bob = two(sit, theme="light")
    say(bob, "You will not read this.")
    ann.page.get_by_test_id("open-talk").click()
    ann.page.get_by_test_id("talk").get_by_text("You will not read this.").wait_for()
    ann.page.get_by_test_id("seat-menu").click()
    clean(ann, "block-fr-dark")
    ann.page.get_by_test_id("block").click()
    ann.page.get_by_text("You will not read this.").wait_for(state="detached")
    say(bob, "Nor this.")
    say(ann, "Il y a quelqu’un ?")

    assert "Nor this." not in ann.page.get_by_test_id("talk").inner_text()
    ann.page.get_by_test_id("menu").click()
    blocked = ann.page.get_by_test_id("blocked")
    blocked.wait_for()
    clean(ann, "menu-blocked-fr-dark")
    blocked.get_by_role("button").click()
    blocked.wait_for(state="detached")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("talk").get_by_text("Nor this.").wait_for()


def test_a_problem_is_reported_from_the_menu_of_a_phone(sit: Sit) -> None:
    ann = sit("ann", theme="light", size=(390, 844), touch=True)
    ann.play_now()
    ann.page.get_by_test_id("menu").tap()
    ann.page.get_by_test_id("report").tap()
    ann.page.get_by_label("the rules").check()
    ann.page.get_by_role("textbox").fill("The clock stands still.")
    clean(ann, "report-en-light-phone")
    ann.page.get_by_test_id("report-send").tap()

    ann.page.get_by_test_id("reported").wait_for()
    assert re.search(r"number \d+", ann.page.get_by_test_id("reported").inner_text())


def test_players_talk_on_when_the_game_is_over(sit: Sit) -> None:
    ann, bob = two(sit, theme="light", size=(390, 844), touch=True)
    for button in ("menu", "resign", "resign-now"):
        ann.page.get_by_test_id(button).click()
    for player in (ann, bob):
        player.page.get_by_test_id("result").wait_for()
    say(ann, "Bien joué !")
    bob.page.get_by_test_id("talk").get_by_text("Bien joué !").wait_for()
    say(bob, "Good game.")
    ann.page.get_by_test_id("talk").get_by_text("Good game.").wait_for()

    clean(ann, "result-talk-fr-dark")
    bob.page.get_by_test_id("talk").scroll_into_view_if_needed()
    clean(bob, "result-talk-en-light-phone")


def test_a_spectator_is_told_how_late_the_game_is_shown(sit: Sit) -> None:
    ann, eve = sit("ann", lang="fr"), sit("eve", theme="light")
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("delay").select_option("5")
    clean(ann, "create-delay-fr-dark")
    ann.page.get_by_test_id("make-table").click()
    ann.at_table()
    ann.until(lambda: ann.view["moves"] > 0, "the deal")
    eve.page.goto(ann.page.url)
    eve.at_table()

    assert "Spectators see it 5 minutes late." in eve.page.get_by_test_id("prompt").inner_text()
    assert (0, False) == (eve.view["moves"], eve.view["begun"])
    clean(eve, "late-en-light")
    ann.page.get_by_test_id("menu").click()
    terms = ann.page.get_by_test_id("terms").inner_text()
    assert "les spectateurs voient la partie 5 minutes plus tard" in terms


def test_the_mats_and_a_phone_say_who_is_here(sit: Sit) -> None:
    ann, bob = sit("ann"), sit("bob", size=(390, 844), touch=True)
    bob.page.goto(ann.create(["me", "open", "bot:random", "bot:random"], "stratagem"))
    bob.page.get_by_test_id("join-1").click()
    bob.at_table()
    here = ann.page.locator("[data-testid^=mat-]").get_by_role("img", name="connected")
    ann.until(lambda: 2 == here.count(), "a dot for both people and none for a bot")
    clean(ann, "mats-online-en-dark")
    company = bob.page.get_by_test_id("company")
    company.get_by_role("img", name="connected").wait_for()
    clean(bob, "company-phone-en-dark")

    ann.lobby()
    bob.until(lambda: "away" in company.inner_text(), "the other to be away")
