"""Two people play by mail: their clocks outlast the server, and one of them runs out of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from detente.server.agreed import DAY, HOUR
from tests.server.people import StillClock
from tests.server.test_clocks import ClockHouse
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]


class Address:
    """Where the server of the moment is; another one may follow it."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self.clock = StillClock()
        self.server = ClockHouse(self.database, self.clock).__enter__()

    @property
    def address(self) -> str:
        return f"http://{self.server.address}"

    def restart(self, away: float) -> None:
        self.server.__exit__(None, None, None)
        self.clock.goes_on(away)
        self.server = ClockHouse(self.database, self.clock).__enter__()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Address]:
    made = Address(tmp_path / "detente.db")
    yield made
    made.server.__exit__(None, None, None)


def back_at(player: Player, house: Address, table: str) -> None:
    """The same browser, at the server of the moment."""
    player.forgive = True
    player.address = house.address
    player.view = {}
    player.page.goto(f"{house.address}/health")
    player.page.goto(f"{house.address}/#/table/{table}")
    player.at_table()


def left(player: Player) -> list[str]:
    return player.page.get_by_role("timer").all_inner_texts()


def test_a_game_by_mail_outlasts_the_server_and_is_claimed(sit: Sit, house: Address) -> None:
    ann = sit("ann", lang="fr", seed=5)
    bob = sit("bob", theme="light", size=(390, 844), touch=True, seed=6)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("seat-1").select_option("open")
    ann.page.get_by_test_id("time-mail").check(force=True)
    ann.page.get_by_test_id("stakes-rated").check(force=True)
    clean(ann, "clocks-create")
    ann.page.get_by_test_id("make-table").click()
    ann.page.wait_for_url("**/#/table/**")
    ann.at_table()
    bob.page.goto(ann.page.url)
    bob.at_table()
    assert (
        "by mail, 5 days + 12 h · 7 days at most" in bob.page.get_by_test_id("terms").inner_text()
    )
    bob.page.get_by_test_id("join-1").click()
    for player in (ann, bob):
        player.until(lambda p=player: p.view["begun"] and p.view["clocks"] is not None, "the deal")
    while ann.view["clocks"]["hushed"] or bob.view["clocks"]["hushed"]:
        for player in (ann, bob):
            if player.asked and player.view["clocks"]["hushed"]:
                player.move()
        ann.page.wait_for_timeout(20)
    house.server.goes_on(DAY)
    table = ann.view["table"]
    for player in (ann, bob):
        back_at(player, house, table)
    mover, other = (ann, bob) if ann.asked else (bob, ann)
    before = left(mover)

    house.restart(away=3 * DAY)
    for player in (ann, bob):
        back_at(player, house, table)
    assert before == left(mover)
    clean(ann, "clocks-ann")
    clean(bob, "clocks-bob")

    house.server.goes_on(4 * DAY + 12 * HOUR)
    other.page.get_by_test_id("claim-win").click()
    clean(other, "clocks-claim")
    other.page.get_by_test_id("claim-sure").click()
    for player in (ann, bob):
        player.page.get_by_test_id("result").wait_for()
        assert "time-out" == player.view["result"]["why"]
    house.server.goes_on(0)
    for player in (ann, bob):
        player.lobby()
        player.page.goto(f"{house.address}/#/account")
        player.page.get_by_test_id("my-page").click()
        player.page.get_by_test_id("rating-thirteen_days").locator("svg[role=img]").wait_for()
        clean(player, f"ratings-{player.name}")


def test_a_tournament_of_two_is_made_played_and_followed(sit: Sit, house: Address) -> None:
    ann = sit("ann", lang="fr", theme="light")
    bob = sit("bob", size=(390, 844), touch=True)
    ann.page.goto(f"{house.address}/#/tournaments")
    ann.page.get_by_test_id("new-tournament").click()
    ann.page.get_by_test_id("tournament-name").fill("Coupe")
    clean(ann, "tournament-new")
    ann.page.get_by_test_id("make-tournament").click()
    ann.page.get_by_test_id("enter").click()
    bob.page.goto(f"{house.address}/#/tournaments")
    clean(bob, "tournaments")
    bob.page.get_by_role("link", name="Coupe").click()
    bob.page.get_by_test_id("enter").click()
    bob.page.get_by_test_id("entrants").get_by_role("listitem").nth(1).wait_for()
    ann.page.reload()
    ann.page.get_by_test_id("begin").click()
    for player in (ann, bob):
        player.page.get_by_test_id("standings").wait_for()
        clean(player, f"tournament-{player.name}")
    ann.page.locator(".board a.go").click()
    ann.at_table()
    ann.resign()
    house.server.goes_on(0)
    bob.page.get_by_test_id("first-three").wait_for()
