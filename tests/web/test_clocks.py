"""Two people play by mail: their clocks outlast the server, and one of them runs out of time."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from detente.server.messages.agreed import DAY, HOUR, MINUTE
from tests.server.mailbox import Mailbox, link_in
from tests.server.people import Seen, StillClock
from tests.server.test_accounts import PASSWORD
from tests.server.test_clocks import ClockHouse
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]


PAGE = "http://games.example.org/"


class Address:
    """Where the server of the moment is; another one may follow it."""

    def __init__(self, database: Path, mailbox: Mailbox) -> None:
        self.database = str(database)
        self.mailbox = mailbox
        self.clock = StillClock()
        self.server = self._open()

    def _open(self) -> ClockHouse:
        mail = {"mail": self.mailbox.address, "address": PAGE}
        return ClockHouse(self.database, self.clock, **mail).__enter__()

    def tells(self) -> EmailMessage:
        """The next mail, after everybody who is asked and away was told."""
        self.server.do(self.server.parts.notices.look())
        self.server.do(self.server.parts.outbox.send_due())
        return self.mailbox.next()

    @property
    def address(self) -> str:
        return f"http://{self.server.address}"

    def nobody_is_at(self, table: str) -> None:
        """Wait until the server knows that all have left a table."""
        live = self.server.parts.hall.live_table(table)
        while live is not None and live.presence.connections:
            time.sleep(0.05)

    def restart(self, away: float) -> None:
        self.server.__exit__(None, None, None)
        self.clock.goes_on(away)
        self.server = self._open()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Address]:
    with Mailbox() as mailbox:
        made = Address(tmp_path / "detente.db", mailbox)
        yield made
        made.server.__exit__(None, None, None)


POST = """([path, body]) => fetch(`/api/${path}`, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then((answer) => answer.json())"""


def posts(player: Player, path: str, **body: object) -> Seen:
    """Ask the server as this browser."""
    found: Seen = player.page.evaluate(POST, [path, body])
    return found


def is_known_by_mail(player: Player, house: Address) -> None:
    """A guest becomes an account with a proved address, and wants mails."""
    player.lobby()
    name = f"{player.name.title()} by mail"
    posts(player, "account/register", name=name, password=PASSWORD, language="en")
    posts(player, "account/mail", mail=f"{player.name}@example.org")
    link = link_in(house.mailbox.next())
    posts(player, "account/link/use", token=link.rpartition("/")[2])
    assert posts(player, "notices", mail=True)["mail"]
    player.page.reload()


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


def test_two_accounts_play_by_mail_over_a_restart_and_one_runs_out_of_time(
    sit: Sit, house: Address
) -> None:
    ann = sit("ann", lang="fr", seed=5)
    bob = sit("bob", theme="light", size=(390, 844), touch=True, seed=6)
    for player in (ann, bob):
        is_known_by_mail(player, house)
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
    terms = bob.page.get_by_test_id("terms").inner_text()
    assert "correspondence, 5 days + 12 h · 7 days at most" in terms
    bob.page.get_by_test_id("join-1").click()
    for player in (ann, bob):
        player.until(lambda p=player: p.view["begun"] and p.view["clocks"] is not None, "the deal")
    while ann.view["clocks"]["hushed"] or bob.view["clocks"]["hushed"]:
        for player in (ann, bob):
            if player.asked and player.view["clocks"]["hushed"]:
                player.move()
        ann.page.wait_for_timeout(20)
    table = ann.view["table"]
    mover, other = (ann, bob) if ann.asked else (bob, ann)
    for player in (ann, bob):
        player.page.goto(f"{house.address}/#/games")
    house.nobody_is_at(table)
    house.server.goes_on(MINUTE)
    mail = house.tells()
    assert f"{mover.name}@example.org" == mail["To"]
    assert other.name.title() in mail["Subject"]
    link = link_in(mail, "#/table/")
    assert f"{PAGE}#/table/{table}" == link
    house.server.goes_on(DAY + 20 * MINUTE)
    back_at(mover, house, link.rpartition("/")[2])
    back_at(other, house, table)
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
        player.page.get_by_test_id("openings").locator(".row").wait_for()
        clean(player, f"ratings-{player.name}")
    changes = {one.name: one.page.locator(".change").inner_text() for one in (ann, bob)}
    assert changes[other.name].startswith("+")
    assert not changes[mover.name].startswith("+")
    other.page.get_by_test_id("chart").wait_for()
    other.page.get_by_role("link", name=mover.name.title()).last.click()
    blocks_and_reports(other)


def blocks_and_reports(player: Player) -> None:
    """On the page of somebody else: from the menu, and back again."""
    menu, block = (player.page.get_by_test_id(name) for name in ("player-menu", "block"))
    menu.click()
    clean(player, f"player-menu-{player.name}")
    said = block.inner_text()
    block.click()
    menu.click()
    assert said != block.inner_text()
    block.click()
    menu.click()
    assert said == block.inner_text()
    player.page.get_by_test_id("report").click()
    player.page.get_by_test_id("report-send").click()
    player.page.get_by_test_id("reported").wait_for()


def test_a_championship_of_four_is_followed(sit: Sit, house: Address) -> None:
    ann = sit("ann", lang="fr", theme="light")
    phone = sit("phone", size=(390, 844), touch=True)
    ann.lobby()
    mail = {"kind": "mail", "bank": 3 * DAY, "gain": 0, "cap": 3 * DAY, "out": "lose"}
    four = {"name": "Grand Prix", "game": "stratagem", "system": "round_robin", "time": mail}
    cup = posts(ann, "tournaments", **four, bots=["random"] * 2)["id"]
    posts(ann, f"tournaments/{cup}/enter")
    posts(ann, f"tournaments/{cup}/begin")
    for player in (ann, phone):
        player.page.goto(f"{house.address}/#/tournament/{cup}")
        player.page.get_by_test_id("standings").wait_for()
        player.page.get_by_test_id("rules-in-full").click()
        clean(player, f"four-{player.name}")

    assert 4 == phone.page.locator("[data-testid=standings] tbody tr").count()
    assert 4 == ann.page.locator(".board .pair > span").count()
    mine = ann.page.get_by_test_id("board").get_by_role("link", name=re.compile("^(Jouer|À vous)"))
    assert 1 == mine.count()

    ann.page.get_by_test_id("call-off").click()
    clean(ann, "four-call-off")
    ann.page.get_by_test_id("call-off-sure").click()
    ann.page.get_by_text("annulé", exact=True).wait_for()


def test_a_tournament_of_two_is_made_played_and_followed(sit: Sit, house: Address) -> None:
    ann = sit("ann", lang="fr", theme="light")
    bob = sit("bob", size=(390, 844), touch=True)
    ann.page.goto(f"{house.address}/#/tournaments")
    ann.page.get_by_test_id("new-tournament").click()
    ann.page.get_by_test_id("tournament-name").fill("Coupe")
    ann.page.get_by_test_id("system-knock_out").check()
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
        player.page.get_by_test_id("bracket").wait_for()
        player.page.get_by_test_id("board").get_by_role("timer").wait_for()
        player.page.get_by_test_id("follow").click()
        player.page.get_by_test_id("followed").wait_for()
        clean(player, f"tournament-{player.name}")
    assert "reste" in str(
        ann.page.get_by_test_id("board").get_by_role("timer").get_attribute("aria-label")
    )
    assert "depuis le" in ann.page.get_by_role("navigation", name="Rondes").inner_text()
    assert "si plus personne ne joue" in ann.page.get_by_test_id("round-ends").inner_text()
    assert "provisional" == bob.page.get_by_test_id("standings-note").inner_text()
    bob.page.reload()
    assert "1" == bob.page.get_by_test_id("to-move").inner_text()
    ann.page.locator(".board a.go").click()
    ann.at_table()
    ann.resign()
    house.server.goes_on(0)
    bob.page.get_by_test_id("first-three").wait_for()
    assert "final" == bob.page.get_by_test_id("standings-note").inner_text()


@pytest.mark.long
def test_a_swiss_of_eight_bots_and_two_people_is_followed_to_its_end(
    sit: Sit, house: Address
) -> None:
    ann = sit("ann", lang="fr")
    bob = sit("bob", theme="light", size=(390, 844), touch=True)
    ann.lobby()
    swiss = {"name": "Coupe", "game": "thirteen_days", "system": "swiss", "rounds": 3}
    mail = {"kind": "mail", "bank": 3 * DAY, "gain": HOUR, "cap": 5 * DAY, "out": "lose"}
    cup = posts(ann, "tournaments", **swiss, time=mail, rated=True, bots=["random"] * 8)["id"]
    for player in (ann, bob):
        player.lobby()
        player.page.goto(f"{house.address}/#/tournament/{cup}")
        player.page.get_by_test_id("enter").click()
        player.page.get_by_test_id("entrants").get_by_role("listitem").nth(8).wait_for()
    ann.page.reload()
    ann.page.get_by_test_id("begin").click()
    for n in range(3):
        for player in (ann, bob):
            resigns_in_round(player, house, cup, n + 1)
        ends_round(house, ann, cup, n + 1)
    for player in (ann, bob):
        player.page.goto(f"{house.address}/health")
        player.page.goto(f"{house.address}/#/tournament/{cup}")
        player.page.get_by_test_id("first-three").wait_for()
        clean(player, f"swiss-{player.name}")

    found = looks(ann, cup)
    assert ("over", 15) == (found["state"], len(found["games"]))
    assert 15.0 == sum([line["points"] for line in found["standings"]])


def looks(player: Player, cup: str) -> Seen:
    found: Seen = player.page.evaluate(
        "id => fetch(`/api/tournaments/${id}`).then((answer) => answer.json())", cup
    )
    return found


def resigns_in_round(player: Player, house: Address, cup: str, n: int) -> None:
    """Somebody goes from the page of the tournament to their game, and gives it up."""
    player.page.goto(f"{house.address}/health")
    player.page.goto(f"{house.address}/#/tournament/{cup}")
    player.page.get_by_test_id("standings").wait_for()
    if n == 1:
        second = player.page.locator("main nav button").nth(1).inner_text()
        assert ("vers le" if player.name == "ann" else "about") in second
        clean(player, f"swiss-round-{player.name}")
    mine = next(at for at, one in enumerate(looks(player, cup)["entrants"]) if one["me"])
    (game,) = [
        one for one in looks(player, cup)["games"] if one["round"] == n and mine in one["sits"]
    ]
    if game["points"] is not None:  # the two have met, and the other has resigned
        return
    player.view = {}
    player.page.goto(f"{house.address}/#/table/{game['table']}")
    player.at_table()
    if player.view["result"] is None:
        player.resign()
    house.server.goes_on(0)


def ends_round(house: Address, player: Player, cup: str, n: int) -> None:
    """Wait until the bots have played, too, and the next round is paired."""
    for _ in range(600):
        house.server.goes_on(0)
        found = looks(player, cup)
        if found["round"] > n or found["state"] == "over":
            return
        player.page.wait_for_timeout(200)
    raise AssertionError(f"round {n} does not end")
