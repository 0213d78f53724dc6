"""A table whose rules have changed since it was played: told, kept to look at, called off."""

import sqlite3
from collections.abc import Callable, Iterator

import pytest

from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player

MOVE = 7  # the first that was made under other rules


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, which is stopped here."""
    with House(tmp_path_factory.mktemp("stopped") / "detente.db") as made:
        yield made


def other_rules(house: House) -> None:
    """From move MOVE on the rules did something else."""
    with sqlite3.connect(house.database) as raw:
        raw.execute("UPDATE moves SET behaviour = behaviour + 1 WHERE n >= ?", [MOVE])
    raw.close()


def test_a_stopped_table_says_so_to_both_and_is_called_off(
    sit: Callable[..., Player], house: House
) -> None:
    ann = sit("ann", lang="fr", theme="light", seed=5)
    bob = sit("bob", theme="light", size=(390, 844), touch=True, seed=6)
    link = ann.create(["me", "open"], game="thirteen_days")
    bob.page.goto(link)
    bob.page.get_by_test_id("join-1").click()
    bob.at_table()
    while ann.view["moves"] < 2 * MOVE:
        for player in (ann, bob):
            player.page.wait_for_timeout(10)
            if player.asked:
                player.move()
    for player in (ann, bob):
        player.forgive = True
    house.kill()
    other_rules(house)
    house.start()

    for player, told in ((ann, "À partir du coup 8"), (bob, "From move 8")):
        player.page.goto(link)
        player.at_table()
        player.until(lambda p=player: p.view["stopped"] is not None, "the word that it is stopped")
        assert told in player.page.get_by_test_id("stopped").inner_text()
        assert player.view["moves"] <= MOVE  # a secret answer of the other is not counted
        assert 0 == player.lit().count()
        clean(player, f"stopped-{player.name}")
        player.forgive = False
    ann.page.get_by_test_id("stopped-call-off").click()
    bob.page.get_by_test_id("offer-accept").click()
    for player in (ann, bob):
        player.until(lambda p=player: p.over, "the end")
