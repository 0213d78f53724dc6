"""Several games in a row in a real browser: the same people, one seat further, ranked."""

import re
from collections.abc import Callable

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]


def test_each_game_of_a_series_leads_to_the_next(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    ann.create(["me", "bot:random"], games=2)
    first = ann.view["table"]
    part = {"series": first, "games": 2, "decided": False}
    assert ann.view["part"] == {**part, "number": 1}
    ann.resign()
    assert _standings(ann) == [["1", "2"], ["2", "0"]]
    clean(ann, "series-standing")

    ann.page.get_by_test_id("rematch").click()
    ann.until(lambda: ann.view["table"] != first and ann.view["begun"], "the next game")
    assert ann.view["part"] == {**part, "number": 2}
    assert ann.view["seat"] == 1
    ann.resign()

    assert _standings(ann) == [["1", "4"], ["2", "0"]]
    assert "2 parties" in (ann.page.get_by_test_id("standings").locator("h2").text_content() or "")


def test_who_is_asked_for_another_game_sees_and_hears_it(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    bob = sit("bob", size=(390, 844), touch=True)
    bob.page.goto(ann.create(["me", "open"]))
    bob.page.get_by_test_id("join-1").tap()
    bob.at_table()
    first = ann.view["table"]
    ann.until(lambda: ann.view["moves"] > 0, "the deal")
    ann.resign()
    bob.see_result()
    ann.page.get_by_test_id("rematch").click()
    bob.page.get_by_test_id("rematch-asked").get_by_role("alert").wait_for()
    clean(bob, "rematch-asked-en-dark-phone")
    bob.page.get_by_test_id("rematch-accept").tap()
    for player in (ann, bob):
        player.until(lambda p=player: p.view["table"] != first and p.view["begun"], "another game")


def test_two_people_bid_for_the_sides_of_each_game(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    bob = sit("bob", size=(390, 844), touch=True)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.choose_game("twilight_struggle")
    ann.page.get_by_test_id("seat-1").select_option("open")
    ann.page.get_by_test_id("games").select_option("3")
    ann.page.get_by_test_id("bidding").check()
    assert ann.page.get_by_test_id("option-us_bid").count() == 0
    assert "enchères" in ann.page.get_by_test_id("agreed").inner_text()
    clean(ann, "create-bids-fr-light")
    ann.page.get_by_test_id("make-table").click()
    ann.at_table()
    first = ann.view["table"]
    bob.page.goto(ann.page.url)
    bob.page.get_by_test_id("join-1").tap()
    _bid(bob, 1)
    bob.page.get_by_test_id("my-bid").wait_for()
    clean(bob, "bid-made-en-dark-phone")
    ann.page.get_by_test_id("bids").wait_for()
    clean(ann, "bid-fr-light")
    _bid(ann, 3)
    for player in (ann, bob):
        player.until(lambda who=player: who.view["begun"], "the deal")
    assert (1, 0) == (ann.view["seat"], bob.view["seat"])  # who bid more plays the USSR
    assert ({"us_bid": 3}, [1, 3]) == (ann.view["options"], ann.view["bids"]["all"])
    ann.page.get_by_test_id("menu").click()
    told = ann.page.get_by_test_id("bids-told").inner_text()
    assert ["(États-Unis +1)", "(États-Unis +3)"] == re.findall(r"\(.*?\)", told)
    ann.page.keyboard.press("Escape")

    ann.resign()
    for player in (ann, bob):
        player.page.get_by_test_id("rematch").click()
        player.until(lambda who=player: who.view["table"] != first, "the next game")
    ann.page.get_by_test_id("bids").wait_for()
    assert {} == ann.view["options"]


def _bid(player: Player, amount: int) -> None:
    player.page.get_by_test_id("bids").wait_for()
    for _ in range(amount):
        player.page.get_by_test_id("bid-more").click()
    player.page.get_by_test_id("place-bid").click()


def _standings(player: Player) -> list[list[str]]:
    """Place and points of each line."""
    player.page.get_by_test_id("total").first.wait_for()
    rows = player.page.get_by_test_id("standings").locator("tbody tr").all()
    return [[row.locator("td").first.inner_text(), row.locator("b").inner_text()] for row in rows]
