"""Accounts in the browser: a guest keeps a table, and finds it on another device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.server.mailbox import Mailbox, link_in
from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]
PASSWORD = "une phrase qui convient"
KEPT = "JSON.parse(localStorage.getItem('detente'))"
LEARNT = f"""localStorage.setItem('detente',
  JSON.stringify({{...{KEPT}, finished: ['thirteen_days/command']}}))"""


def account(player: Player) -> None:
    player.page.goto(f"{player.address}/#/account")
    player.page.get_by_test_id("account").locator("h1").wait_for()


def form(player: Player, field: str) -> Locator:
    return player.page.locator(f"form:has(input[{field}])")


def register(player: Player, name: str) -> None:
    player.page.get_by_test_id("choose-password").click()
    fields = form(player, "autocomplete=new-password")
    fields.locator("[name=name]").fill(name)
    fields.locator("[name=password]").fill(PASSWORD)
    player.page.keyboard.press("Enter")
    player.page.get_by_test_id("leave").wait_for()


def enter(player: Player, name: str) -> None:
    fields = form(player, "autocomplete=current-password")
    fields.locator("[name=name]").fill(name)
    fields.locator("[name=password]").fill(PASSWORD)
    player.page.keyboard.press("Enter")
    player.page.get_by_test_id("play-now").wait_for()


def test_a_guest_registers_signs_out_and_finds_the_table_on_a_second_device(sit: Sit) -> None:
    ann, phone = sit("ann", lang="fr", theme="light"), sit("phone", size=(390, 844), touch=True)
    table = ann.create(["me", "open"])
    ann.page.evaluate(LEARNT)
    ann.page.reload()
    account(ann)
    clean(ann, "account-guest")
    register(ann, "Anne de Berne")
    clean(ann, "account-signed")
    ann.page.get_by_test_id("leave").click()
    ann.page.get_by_test_id("play-now").wait_for()
    account(phone)
    clean(phone, "account-guest-phone")
    enter(phone, "anne de berne")
    phone.page.goto(table)
    phone.until(lambda: "seat" in phone.view, "the table")
    account(phone)
    clean(phone, "account-signed-phone")

    assert 0 == phone.view["seat"]
    assert "fr" == phone.page.locator("html").get_attribute("lang")  # as on the first device
    assert ["thirteen_days/command"] == phone.page.evaluate(KEPT)["finished"]


def test_a_code_moves_a_guest_to_another_device(sit: Sit) -> None:
    ann, phone = sit("ann"), sit("phone", size=(390, 844), touch=True)
    table = ann.create(["me", "open"])
    account(ann)
    ann.page.get_by_test_id("make-code").click()
    code = ann.page.get_by_test_id("code").inner_text()
    phone.page.goto(f"{phone.address}/#/code/{code.replace('-', '')}")
    phone.page.locator("main button").click()
    phone.page.get_by_test_id("play-now").wait_for()
    phone.page.goto(table)
    phone.until(lambda: "seat" in phone.view, "the table")

    assert 0 == phone.view["seat"]


@pytest.fixture
def mailed(tmp_path: Path) -> Iterator[tuple[House, Mailbox]]:
    """A server that can send mails, and what they are handed to."""
    with Mailbox() as box:
        house = House(tmp_path / "detente.db", mail=box.address)
        with house:
            yield house, box


def test_a_friend_is_invited_by_name_and_takes_the_seat(sit: Sit) -> None:
    ann, bob = sit("ann"), sit("bob", lang="fr", theme="light")
    for one, name in ((ann, "Ann invites"), (bob, "Bob is asked")):
        account(one)
        register(one, name)
    ann.page.get_by_label("Name of the account").fill("bob is asked")
    ann.page.keyboard.press("Enter")
    invite = ann.page.get_by_label("Invite · Bob is asked")
    invite.wait_for()
    clean(ann, "account-friends")
    invite.click()
    ann.at_table()
    bob.page.goto(ann.page.url)
    bob.page.get_by_test_id("take-seat").click()
    for one in (ann, bob):
        one.until(lambda p=one: p.view["moves"] > 0, "the deal")

    assert {0, 1} == {ann.view["seat"], bob.view["seat"]}


def test_my_games_stand_by_time_and_n_opens_the_next(sit: Sit) -> None:
    ann = sit("ann")
    ann.play_now()
    ann.page.goto(f"{ann.address}/#/games")
    ann.page.get_by_test_id("next-game").wait_for()
    ann.page.get_by_test_id("plan-vacation").click()
    clean(ann, "my-games")
    for field, day in (("From", date.today() + timedelta(3)), ("To", date.today() + timedelta(5))):
        ann.page.get_by_label(field, exact=True).fill(day.isoformat())
    ann.page.get_by_test_id("plan-dates").click()
    ann.page.get_by_test_id("come-back").wait_for()
    assert 0 == ann.page.get_by_test_id("on-vacation").count()  # not yet
    ann.page.keyboard.press("n")
    ann.at_table()

    assert 0 <= ann.view["seat"]


def test_links_by_mail_let_me_in_and_open_the_table_where_i_am_asked(
    mailed: tuple[House, Mailbox], sit: Sit
) -> None:
    house, box = mailed
    ann = sit("ann", at=house)
    account(ann)
    form(ann, "type=email").first.locator("[name=mail]").fill("ann@example.org")
    ann.page.keyboard.press("Enter")
    link = link_in(box.next())
    for cut in (link.rpartition("/")[0], link[:-1]):
        ann.page.goto(cut)
        ann.page.get_by_text("This link is incomplete").wait_for()
        assert 0 == ann.page.locator("main form button").count()
    ann.page.goto(link)
    clean(ann, "account-link")
    ann.page.locator("main form button").click()
    ann.page.get_by_test_id("play-now").wait_for()
    account(ann)

    ann.page.get_by_test_id("leave").wait_for()
    assert link.startswith(f"{house.address}/#/link/register/")

    ann.page.get_by_label("Email", exact=True).check()
    bob = sit("bob", at=house)
    table = ann.create(["me", "open"])
    account(ann)
    bob.page.goto(table)
    bob.page.get_by_test_id("join-1").click()
    notice = box.next()  # for who is away
    ann.page.goto(link_in(notice, "#/table/"))
    ann.at_table()

    ann.until(lambda: ann.view["moves"] > 0, "the deal")
    assert 0 == ann.view["seat"]


def test_a_player_is_found_by_two_letters_and_invited(sit: Sit) -> None:
    ann, bob = sit("ann", lang="fr", theme="light"), sit("bob", size=(390, 844), touch=True)
    for one, name in ((ann, "Ann looks"), (bob, "Zurich 9")):
        account(one)
        register(one, name)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("against-person").check(force=True)
    ann.page.get_by_test_id("find-named").check(force=True)
    finder = ann.page.get_by_test_id("finder")
    finder.get_by_role("searchbox").fill("zu")
    finder.get_by_role("button", name="Zurich 9").click()
    assert "Zurich 9" in ann.page.get_by_test_id("agreed").inner_text()
    clean(ann, "person-named")
    ann.page.get_by_test_id("make-table").click()
    ann.at_table()
    bob.page.goto(ann.page.url)
    bob.page.get_by_test_id("take-seat").click()
    for one in (ann, bob):
        one.until(lambda p=one: p.view["moves"] > 0, "the deal")

    me = ann.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"]
    bob.page.goto(f"{bob.address}/#/player/{me}")
    bob.page.get_by_test_id("follow").click()
    bob.page.get_by_role("button", name="Unfollow").wait_for()
    bob.page.get_by_test_id("challenge").click()
    assert "Ann looks" in bob.page.get_by_test_id("agreed").inner_text()
    clean(bob, "challenge-phone")
