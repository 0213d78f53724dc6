"""People find each other in a browser: paired by a wish, in order of time left, and by Back."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.test_clocks import LIVE, MAIL
from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player
from tests.web.test_clocks import posts

Sit = Callable[..., Player]


def wants_anybody(player: Player, waiting: str) -> None:
    """Ask for the next person who wants a live game, too."""
    player.lobby()
    player.page.get_by_test_id("create").click()
    player.page.get_by_test_id("against-person").check(force=True)
    player.page.get_by_test_id("find-pair").check(force=True)
    player.page.get_by_test_id("time-live").check(force=True)
    player.page.get_by_test_id("looking").get_by_text(waiting).wait_for()
    clean(player, f"pairing-{player.name}")
    player.page.get_by_test_id("make-table").click()
    player.at_table()


def test_two_who_want_the_same_are_seated_together(own: House, sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light", at=own)
    bob = sit("bob", size=(390, 844), touch=True, at=own)
    wants_anybody(ann, "vous seriez le premier")
    wants_anybody(bob, "One player is waiting for this game now, on your terms.")
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


def test_a_players_page_leads_to_the_game_and_what_is_over_comes_as_one_file(sit: Sit) -> None:
    ann, bob, eve = sit("ann"), sit("bob"), sit("eve", lang="fr", size=(390, 844), touch=True)
    ann.lobby()
    bob.lobby()
    table = posts(ann, "tables", game="thirteen_days", seats=["me", "open"])["id"]
    posts(bob, f"tables/{table}/join")
    me = ann.page.request.get(f"{ann.address}/api/me").json()["id"]
    eve.page.goto(f"{eve.address}/#/player/{me}")
    eve.page.get_by_test_id("playing").wait_for()
    clean(eve, "profile-playing")
    eve.page.get_by_test_id("playing").get_by_role("link").press("Enter")
    eve.at_table()
    assert (table, None) == (eve.view["table"], eve.view["seat"])

    ann.page.goto(f"{ann.address}/#/table/{table}")
    ann.at_table()
    ann.resign()
    ann.page.goto(f"{ann.address}/#/games")
    ann.page.locator("label", has_text="Finished").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_test_id("all-records").click()
    assert "detente-records.jsonl" == download.value.suggested_filename
    assert '"thirteen_days"' in download.value.path().read_text(encoding="utf-8")
