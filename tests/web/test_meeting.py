"""People find each other in a browser: paired by a wish, in order of time left, and by Back."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.test_clocks import LIVE, MAIL
from tests.web.conftest import clean
from tests.web.player import Player
from tests.web.test_clocks import posts

Sit = Callable[..., Player]


def wants_anybody(player: Player) -> None:
    """Ask for the next person who wants a live game, too."""
    player.lobby()
    player.page.get_by_test_id("create").click()
    player.page.get_by_test_id("against-person").check(force=True)
    player.page.get_by_test_id("find-pair").check(force=True)
    player.page.get_by_test_id("time-live").check(force=True)
    clean(player, f"pairing-{player.name}")
    player.page.get_by_test_id("make-table").click()
    player.at_table()


def test_two_who_want_the_same_are_seated_together(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    bob = sit("bob", size=(390, 844), touch=True)
    for player in (ann, bob):
        wants_anybody(player)
    for player in (ann, bob):
        player.until(lambda p=player: p.view["moves"] > 0, "the deal")

    assert ann.view["table"] == bob.view["table"]
    assert {0, 1} == {ann.view["seat"], bob.view["seat"]}
    assert ("live", False) == (ann.view["time"]["kind"], ann.view["rated"])


def test_the_next_game_is_the_one_with_the_least_time_and_back_leads_back(sit: Sit) -> None:
    ann = sit("ann")
    ann.lobby()
    made = [
        posts(ann, "tables", game="thirteen_days", seats=["me", "bot:random"], time=time)["id"]
        for time in (MAIL, None, LIVE)
    ]
    ann.page.goto(f"{ann.address}/#/games")
    rows = ann.page.get_by_test_id("my-row")
    rows.nth(2).wait_for()
    tables = [str(one.get_attribute("href")) for one in rows.locator("a.button").all()]
    assert [made[n] for n in (2, 0, 1)] == [one.rpartition("/")[2] for one in tables]

    ann.page.get_by_test_id("next-game").click()
    ann.at_table()
    moves = ann.view["moves"]
    ann.page.go_back()
    rows.first.wait_for()
    ann.page.go_forward()
    ann.at_table()

    assert (made[2], moves) == (ann.view["table"], ann.view["moves"])
