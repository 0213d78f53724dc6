"""Notices: who is asked and away is told once, by every way they want, and never a secret."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from aiohttp import ClientError

from detente.server.clocks.clock import Clock
from detente.server.outgoing.outbox import Gone
from detente.server.outgoing.outward import ANSWER_BYTES, Outward, must_be_public, new_key
from detente.server.shown.fairness import seal
from tests.server.mailbox import Mailbox, link_in
from tests.server.people import (
    CUP,
    PATIENCE,
    House,
    Person,
    Place,
    StillClock,
    answer_together,
    two_at_a_table,
    whose_turn,
)
from tests.server.test_accounts import error, posts, registers
from tests.server.test_mail import uses
from tests.server.test_plans import Moment, moment

PAGE = "http://games.example.org/"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as open_mailbox:
        yield open_mailbox


@pytest.fixture
def house(database: str, mailbox: Mailbox) -> Iterator[House]:
    """A server that tells people at once."""
    with open_house(database, mailbox) as found:
        yield found


def open_house(database: str, mailbox: Mailbox, clock: Clock | None = None) -> House:
    settings = {"mail": mailbox.address, "address": PAGE, "notice_after": 0, "inward": True}
    return House(database, clock, **settings)


def wants(who: Person, **wishes: object) -> httpx.Response:
    return who.http.post("/api/notices", json=wishes)


def known_by_mail(house: House, mailbox: Mailbox, name: str) -> Person:
    """Somebody with an account and an address."""
    one = Person(house.address, name)
    registers(one, name)
    posts(one, "mail", mail=f"{name.lower()}@example.org")
    uses(one, mailbox.next())
    return one


def settled(house: House) -> None:
    """Everything that is due has been told and sent."""
    house.do(house.parts.notices.look())
    while house.do(house.parts.outbox.send_due()):
        pass


def calls_by_mail(house: House) -> list[str]:
    """The names of all mails that said whose turn it is, sent or not."""
    found = house.sql("SELECT key FROM outbox WHERE channel = 'mail' AND key LIKE 'turn-%'")
    return [str(key) for (key,) in found]


def waits_for_ann(house: House, ann: Person, bob: Person) -> str:
    """A table at which Ann alone is asked, and looks elsewhere."""
    places: tuple[Place, Place] = two_at_a_table(ann, bob)
    answer_together(list(places))
    mover, _ = whose_turn(*places)
    if mover is not places[0]:
        while places[1].last["actions"] and not places[0].last["actions"]:
            moves = places[1].does(places[1].last["actions"][0])["moves"]
            places[0].sees(moves)
    for place in places:
        place.close()
    return mover.table


def test_who_is_asked_and_away_gets_one_mail_with_game_opponent_and_question(
    house: House, mailbox: Mailbox
) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True)
    table = waits_for_ann(house, ann, bob)
    for _ in range(3):
        settled(house)
    mail = mailbox.next()
    text = mail.get_content()

    assert mailbox.empty
    assert ("ann@example.org", "Your turn: 13 Days, against Bob") == (
        mail["To"],
        mail["Subject"].replace("13 Days: The Cuban Missile Crisis", "13 Days"),
    )
    assert f"{PAGE}#/table/{table}" in text
    assert len([line for line in text.splitlines() if line.strip()]) >= 5
    for one in (ann, bob):
        one.leave()


def test_a_restart_neither_loses_nor_doubles_a_notice(database: str, mailbox: Mailbox) -> None:
    with open_house(database, mailbox) as house:
        ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
        wants(ann, mail=True)
        house.sql("DELETE FROM outbox")
        mailbox.refuse = mailbox.tried + 1  # the first try fails: the server ends before the next
        table = waits_for_ann(house, ann, bob)
        settled(house)
        while mailbox.tried < mailbox.refuse:  # the server may be about to try it itself
            time.sleep(0.02)
        for one in (ann, bob):
            one.leave()
    with open_house(database, mailbox) as house:
        house.sql("UPDATE outbox SET due = 0 WHERE done IS NULL")
        settled(house)
        mail = mailbox.next()
        settled(house)
    with open_house(database, mailbox) as house:
        settled(house)

    assert f"#/table/{table}" in mail.get_content()
    assert mailbox.empty


def test_the_reminder_comes_after_the_chosen_hours_if_nothing_was_done(
    house: House, mailbox: Mailbox
) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True, reminder=5)
    table = waits_for_ann(house, ann, bob)
    settled(house)
    first = mailbox.next()
    house.sql("UPDATE tables SET changed = changed - 5 * 3600")
    house.sql("UPDATE moves SET made = made - 5 * 3600")
    settled(house)
    second = mailbox.next()
    settled(house)

    assert ("Your turn", "Still your turn") == (
        first["Subject"].partition(":")[0],
        second["Subject"].partition(":")[0],
    )
    assert table in second.get_content()
    assert mailbox.empty
    for one in (ann, bob):
        one.leave()


def test_one_click_ends_the_mails_without_a_cookie(house: House, mailbox: Mailbox) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True)
    table = waits_for_ann(house, ann, bob)
    settled(house)
    mail = mailbox.next()
    token = mail["List-Unsubscribe"].strip("<>").partition("token=")[2]
    of_table = mail.get_content().partition("#/off/")[2].split()[0]
    away = f"http://{house.address}/api/notices/off"
    click = {"List-Unsubscribe": "One-Click"}
    only_table = httpx.post(away, params={"token": of_table}, data=click)
    quiet = ann.http.get("/api/notices").json()
    off = httpx.post(away, params={"token": token}, data=click)
    forged = httpx.post(away, params={"token": f"x{token}"}, data=click)

    assert "List-Unsubscribe=One-Click" == mail["List-Unsubscribe-Post"]
    assert (200, {table: ["mail"]}, True) == (
        only_table.status_code,
        quiet["quiet"],
        quiet["mail"],
    )
    assert (200, False) == (off.status_code, ann.http.get("/api/notices").json()["mail"])
    assert (403, "used-link") == error(forged)
    for one in (ann, bob):
        one.leave()


def test_who_must_come_to_have_the_table_dealt_is_told(house: House, mailbox: Mailbox) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True)
    table = ann.makes("me", "open", seal=seal("the share of Ann"))
    settled(house)
    before = mailbox.empty
    bob.joins(table)
    for _ in range(2):
        settled(house)
    mail = mailbox.next()

    assert (True, True) == (before, mailbox.empty)
    assert "open the table once" in mail.get_content()
    for one in (ann, bob):
        one.leave()


def test_who_is_invited_by_name_is_told_once_and_finds_the_table(
    house: House, mailbox: Mailbox
) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True)
    table = bob.makes("me", "player:Ann")
    for _ in range(2):
        settled(house)
    mail = mailbox.next()
    (mine,) = ann.http.get("/api/tables").json()["mine"]

    assert "A seat is kept for you" in mail.get_content()
    assert f"{PAGE}#/table/{table}" in mail.get_content()
    assert (True, "take-your-seat") == (mine["my_turn"], mine["asked"]["id"])
    assert [False] == [one["my_turn"] for one in bob.http.get("/api/tables").json()["mine"]]
    ann.joins(table)
    assert mailbox.empty
    for one in (ann, bob):
        one.leave()


def test_who_looks_on_is_not_told(house: House, mailbox: Mailbox) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True)
    two_at_a_table(ann, bob)
    settled(house)

    assert mailbox.empty
    for one in (ann, bob):
        one.leave()


def test_who_always_wants_it_is_told_while_they_look_on_in_their_own_language(
    house: House, mailbox: Mailbox
) -> None:
    ann, bob = [known_by_mail(house, mailbox, name) for name in ("Ann", "Bob")]
    posts(bob, "settings", language="fr", settings={})
    for one in (ann, bob):
        assert wants(one, mail=True, always=True).json()["always"]
    here, _ = two_at_a_table(ann, bob)
    for _ in range(2):
        settled(house)
    mails = sorted([mailbox.next(), mailbox.next()], key=lambda mail: str(mail["To"]))

    assert ["Your turn", "À vous"] == [mail["Subject"].partition(":")[0].strip() for mail in mails]
    assert all([f"#/table/{here.table}" in mail.get_content() for mail in mails])
    assert mailbox.empty
    for one in (ann, bob):
        one.leave()


class Listener:
    """A program of somebody's on the net."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        heard = self.heard

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                heard.put((dict(self.headers), body))
                self.send_response(201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def test_a_webhook_and_a_browser_are_told_too(house: House, mailbox: Mailbox) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    hook, service = Listener(), Listener()
    wants(ann, webhook=hook.address)
    keys = {
        "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQ"
        "tUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        "auth": "tBHItJI5svbpez7KI4CCXg",
    }
    told = ann.http.post("/api/notices/browser", json={"endpoint": service.address, **keys})
    table = waits_for_ann(house, ann, bob)
    settled(house)
    _, body = hook.heard.get(timeout=PATIENCE)
    headers, sealed = service.heard.get(timeout=PATIENCE)
    notice = json.loads(body)

    assert (1, True) == (told.json()["browsers"], bool(told.json()["push_key"]))
    assert (table, "Bob") == (notice["table"], notice["others"])
    assert {k.lower(): v for k, v in headers.items()}["authorization"].startswith("vapid ")
    assert b"Bob" not in sealed
    for listener in (hook, service):
        listener.server.shutdown()
    for one in (ann, bob):
        one.leave()


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://127.1/",
        "https://0x7f.0.1/",
        "https://2130706433/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://224.0.0.1/",
    ],
)
def test_notices_go_to_public_addresses_alone(address: str) -> None:
    with pytest.raises(Gone):
        must_be_public(address, inward=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "localhost"])
def test_no_way_out_leads_back_to_this_machine(host: str) -> None:
    """Wherever an answer sends it on to, and whatever a name stands for."""

    async def ask(listener: socket.socket) -> None:
        out = Outward(new_key(), PAGE)
        try:
            await out._session().post(f"http://{host}:{listener.getsockname()[1]}/")
        finally:
            await out.close()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        with pytest.raises(ClientError):
            asyncio.run(ask(listener))
        listener.setblocking(False)
        with pytest.raises(BlockingIOError):
            listener.accept()


def test_of_a_long_answer_the_beginning_is_read() -> None:
    async def ask(address: str) -> str:
        out = Outward(new_key(), PAGE, inward=True)
        try:
            answer = await out._session().post(address)
            return await answer.text()
        finally:
            await out.close()

    class Talks(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(201)
            self.end_headers()
            with contextlib.suppress(ConnectionError):
                for _ in range(10_000):
                    self.wfile.write(b"x" * 10_000)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Talks) as server:
        threading.Thread(target=server.handle_request).start()
        said = asyncio.run(ask(f"http://127.0.0.1:{server.server_port}/"))

    assert 0 < len(said) <= ANSWER_BYTES


def test_a_guest_has_no_notices(house: House) -> None:
    ann = Person(house.address, "Ann")

    assert (403, "no-account") == error(wants(ann, mail=True))
    ann.leave()


def test_a_secret_answer_of_another_is_told_to_nobody(database: str, mailbox: Mailbox) -> None:
    """Both are asked together: that Bob answers, in the same second, changes nothing for Ann."""
    with open_house(database, mailbox, StillClock()) as house:
        ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
        wants(ann, mail=True)
        places = two_at_a_table(ann, bob)
        assert 2 == len(places[0].last["waiting"])
        places[0].close()
        settled(house)
        before, told = mailbox.next(), calls_by_mail(house)
        while places[1].last["actions"]:
            places[1].does(places[1].last["actions"][0])
        settled(house)

        assert before["Subject"].startswith("Your turn")
        assert (1, told) == (len(told), calls_by_mail(house))
        for one in (ann, bob):
            one.leave()


def test_of_a_table_one_is_told_by_the_ways_one_wants(house: House, mailbox: Mailbox) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    hook = Listener()
    table = waits_for_ann(house, ann, bob)
    wants(ann, mail=True, webhook=hook.address, quiet={table: ["mail"]})
    settled(house)
    _, body = hook.heard.get(timeout=PATIENCE)

    assert table == json.loads(body)["table"]
    assert mailbox.empty
    hook.server.shutdown()
    for one in (ann, bob):
        one.leave()


@pytest.fixture(scope="module")
def offer() -> Moment:
    return moment("thirteen_days", "offer-event")


def asked_off_turn(ann: Person, bob: Person, offer: Moment) -> str:
    """A table at which Ann is asked while Bob is on turn."""
    start = {"record": offer.record, "upto": len(offer.record["moves"])}
    seats = ["open", "open"]
    seats[offer.mover] = "me"
    table = bob.makes(*seats, start=start)
    ann.joins(table)
    place = bob.looks_at(table)
    while not place.last["begun"]:
        place.view()
    place.does(offer.act)
    return table


@pytest.mark.parametrize("told", [True, False])
def test_of_questions_off_turn_one_is_told_if_one_wants(
    house: House, mailbox: Mailbox, offer: Moment, told: bool
) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True, off_turn=told)
    table = asked_off_turn(ann, bob, offer)
    settled(house)  # the server may be about to send it itself
    mails = calls_by_mail(house)

    assert [True] * told == [key.startswith(f"turn-{table}-") for key in mails]
    assert not told or f"#/table/{table}" in mailbox.next().get_content()
    assert mailbox.empty
    for one in (ann, bob):
        one.leave()


def test_who_has_answered_in_advance_is_not_called(
    house: House, mailbox: Mailbox, offer: Moment
) -> None:
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    wants(ann, mail=True)
    table = asked_off_turn(ann, bob, offer)
    body = {"question": "offer-event", "action": offer.answers[1]}
    ann.http.post(f"/api/tables/{table}/plans", json=body)
    house.do(house.parts.notices.look())
    unheard = mailbox.empty
    ann.http.post(f"/api/tables/{table}/plans/end", json={"question": "offer-event"})
    settled(house)

    assert unheard
    assert f"#/table/{table}" in mailbox.next().get_content()
    for one in (ann, bob):
        one.leave()


def test_who_follows_a_tournament_is_told_of_rounds_and_of_the_end(
    house: House, mailbox: Mailbox
) -> None:
    """Once each, whatever is pressed twice; what its maker calls it is no header of a mail."""
    ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
    eve = known_by_mail(house, mailbox, "Eve")
    for one in (ann, eve):
        wants(one, mail=True)
    cup = bob.http.post(
        "/api/tournaments", json={**CUP, "name": "Winter\r\nBcc: eve@example.org cup"}
    ).json()["id"]
    for one in (bob, Person(house.address, "Cat")):
        one.http.post(f"/api/tournaments/{cup}/enter", json={})
    for one in (ann, ann, eve):
        assert one.http.post(f"/api/tournaments/{cup}/follow", json={}).json()["followed"]
    eve.http.post(f"/api/tournaments/{cup}/unfollow", json={})
    bob.http.post(f"/api/tournaments/{cup}/begin", json={})
    settled(house)
    settled(house)
    mail = mailbox.next()
    assert "Winter Bcc: eve@example.org cup: round 1 of 1 has begun" == mail["Subject"]
    assert (None, "ann@example.org") == (mail["Bcc"], mail["To"])
    assert f"{PAGE}#/tournament/{cup}" in mail.get_content()
    bob.http.post(f"/api/tournaments/{cup}/call_off", json={})
    settled(house)
    mail = mailbox.next()
    assert mail["Subject"].endswith("it was called off")
    off = link_in(mail, house.parts.notices.way_out(ann.id, cup)).partition("#/off/")[2]
    eve.http.post("/api/notices/off", params={"token": off})
    (found,) = [one for one in ann.http.get("/api/tournaments").json() if one["id"] == cup]
    assert (False, True) == (found["followed"], mailbox.empty)
    assert ann.http.get("/api/notices").json()["mail"]
    for one in (ann, bob, eve):
        one.leave()


def test_who_waits_for_a_day_may_remind_once_a_day(database: str, mailbox: Mailbox) -> None:
    clock, day = StillClock(), 24 * 3600
    with open_house(database, mailbox, clock) as house:
        ann, bob = known_by_mail(house, mailbox, "Ann"), Person(house.address, "Bob")
        eve = Person(house.address, "Eve")
        wants(ann, mail=True)
        table = waits_for_ann(house, ann, bob)
        settled(house)
        mailbox.next()

        def reminds(who: Person) -> object:
            answer = who.http.post(f"/api/tables/{table}/remind", json={})
            return answer.status_code if answer.is_success else error(answer)[1]

        assert "nobody-to-remind" == reminds(bob)
        clock.goes_on(day)
        assert bob.http.get(f"/api/tables/{table}").json()["remind"]
        assert ("nobody-to-remind", "not-your-table") == (reminds(ann), reminds(eve))
        assert 200 == reminds(bob)
        settled(house)
        mail = mailbox.next()
        assert mail["Subject"].startswith("Bob is waiting for you: 13 Days")
        assert f"{PAGE}#/table/{table}" in mail.get_content()
        assert "nobody-to-remind" == reminds(bob)
        clock.goes_on(day)
        wants(ann, mail=True, quiet={table: ["mail"]})  # what Ann does not want she does not get
        assert 200 == reminds(bob)
        settled(house)
        assert mailbox.empty
        for one in (ann, bob, eve):
            one.leave()
