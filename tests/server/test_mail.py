"""Links by mail: they arrive, work once, and tell nobody who has an account."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from email.message import EmailMessage

import httpx
import pytest

from detente.server.outgoing.mail import Letter, MailHost
from tests.server.mailbox import Mailbox, link_in
from tests.server.people import House, Person
from tests.server.test_accounts import PASSWORD, enters, error, me, posts, registers

PAGE = "http://games.example.org/"
Make = Callable[[str], Person]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as open_mailbox:
        yield open_mailbox


@pytest.fixture(scope="module")
def house(module_database: str, mailbox: Mailbox) -> Iterator[House]:
    """A server that can send mails."""
    with House(module_database, mail=mailbox.address, address=PAGE) as open_house:
        yield open_house


def asks(who: Person, mail: str, **more: object) -> httpx.Response:
    return posts(who, "link", mail=mail, language="en", **more)


def token(mail: EmailMessage) -> str:
    return link_in(mail).rpartition("/")[2]


def uses(who: Person, mail: EmailMessage, **more: object) -> httpx.Response:
    return posts(who, "link/use", token=token(mail), **more)


def with_mail(who: Person, mailbox: Mailbox, mail: str) -> None:
    """A guest becomes an account by a link."""
    asks(who, mail, register=True)
    assert 200 == uses(who, mailbox.next()).status_code


def test_a_guest_becomes_an_account_by_a_link_and_comes_in_by_another(
    person: Make, mailbox: Mailbox
) -> None:
    ann, phone = person("Ann 1"), person("Phone")
    asks(ann, "Ann@Example.org", register=True)
    first = mailbox.next()
    uses(ann, first)
    asks(phone, "ann@example.org")
    second = mailbox.next()
    answer = uses(phone, second)

    assert ("Keep your games on Détente", "ann@example.org") == (first["Subject"], first["To"])
    assert link_in(first).startswith(f"{PAGE}#/link/register/")
    assert ("enter", ann.id) == (answer.json()["what"], me(phone))
    assert "a…n@example.org" == ann.http.get("/api/account").json()["mail"]
    assert first["Message-ID"] != second["Message-ID"]


def test_a_link_works_once(person: Make, mailbox: Mailbox) -> None:
    ann, eve = person("Ann 2"), person("Eve")
    with_mail(ann, mailbox, "once@example.org")
    asks(eve, "once@example.org")
    mail = mailbox.next()
    answers = [uses(who, mail) for who in (ann, eve)]

    assert 200 == answers[0].status_code
    assert (403, "used-link") == error(answers[1])
    assert ann.id != me(eve)


def test_a_link_is_too_old_after_a_quarter_of_an_hour(
    person: Make, mailbox: Mailbox, house: House
) -> None:
    ann = person("Ann 3")
    asks(ann, "late@example.org", register=True)
    mail = mailbox.next()
    house.sql("UPDATE links SET until = until - 900")

    assert (403, "used-link") == error(uses(ann, mail))


def test_a_reset_link_sets_a_password_once_and_signs_out_everywhere(
    person: Make, mailbox: Mailbox
) -> None:
    ann, lost = person("Ann 4"), person("Lost")
    with_mail(ann, mailbox, "reset@example.org")
    name = ann.http.get("/api/me").json()["nickname"]
    asks(lost, "reset@example.org", reset=True)
    mail = mailbox.next()
    as_entry = uses(lost, mail)
    reset = uses(lost, mail, password=PASSWORD)
    again = uses(lost, mail, password="another password")

    assert [(403, "used-link")] * 2 == [error(as_entry), error(again)]
    assert (200, ann.id) == (reset.status_code, me(lost))
    assert ann.id != me(ann)
    assert 200 == enters(ann, name).status_code


def test_who_asks_for_a_link_does_not_learn_whose_address_it_is(
    person: Make, mailbox: Mailbox
) -> None:
    ann, eve = person("Ann 5"), person("Eve")
    with_mail(ann, mailbox, "known@example.org")
    known, unknown = [asks(eve, f"{name}@example.org") for name in ("known", "unknown")]
    mail = mailbox.next()

    assert (200, known.text) == (unknown.status_code, unknown.text)
    assert ("known@example.org", True) == (mail["To"], mailbox.empty)


def test_registering_a_known_address_sends_its_owner_a_link_and_no_second_account(
    person: Make, mailbox: Mailbox
) -> None:
    ann, eve = person("Ann 6"), person("Eve")
    with_mail(ann, mailbox, "twice@example.org")
    answer = asks(eve, "twice@example.org", register=True)
    mail = mailbox.next()

    assert {"sent": True} == answer.json()
    assert "Your link to Détente" == mail["Subject"]
    assert not eve.http.get("/api/account").json()["account"]


def test_a_new_address_counts_when_it_is_proved(person: Make, mailbox: Mailbox) -> None:
    ann = person("Ann 7")
    registers(ann, "Ann moves")
    posts(ann, "mail", mail="new@example.org")
    before = ann.http.get("/api/account").json()["mail"]
    uses(ann, mailbox.next())

    assert (None, "n…w@example.org") == (before, ann.http.get("/api/account").json()["mail"])


@pytest.mark.parametrize(
    "mail",
    [
        "a@b.org\r\nBcc: x@y.org",
        "a@b.org\nX: y",
        "a b@c.org",
        "<a@b.org>",
        "a@b.org, c@d.org",
        "@b",
    ],
)
def test_no_header_is_smuggled_in_with_an_address(person: Make, mail: str) -> None:
    assert (400, "malformed") == error(asks(person("Eve"), mail, register=True))


def test_no_header_is_smuggled_in_with_a_subject() -> None:
    host = MailHost("smtp://mail.example.org", "")
    with pytest.raises(ValueError, match="linefeed"):
        host.message("k", Letter("a@b.org", "Hello\r\nBcc: x@y.org", "text"))


def test_a_host_that_does_not_take_a_mail_is_tried_again(database: str) -> None:
    with Mailbox(refuse=1) as late, House(database, mail=late.address, address=PAGE) as house:
        ann = Person(house.address, "Ann 10")
        asks(ann, "again@example.org", register=True)
        while not late.tried:
            house.do(house.parts.outbox.send_due())
        house.sql("UPDATE outbox SET due = 0 WHERE done IS NULL")
        house.do(house.parts.outbox.send_due())
        mail = late.next()
        ann.leave()

    assert ("again@example.org", True) == (mail["To"], late.empty)


def test_where_no_mail_can_be_sent_it_is_said(own_house: House) -> None:
    ann = Person(own_house.address, "Ann")
    answer = asks(ann, "a@example.org")

    assert (409, "no-mail") == error(answer)
    assert not ann.http.get("/api/account").json()["offers_mail"]
    ann.leave()


def test_mails_to_one_address_are_counted(database: str, mailbox: Mailbox) -> None:
    with House(database, mail=mailbox.address, address=PAGE, sign_ins=100) as house:
        ann = Person(house.address, "Ann 12")
        answers = [asks(ann, "often@example.org", register=True) for _ in range(6)]
        for _ in range(5):
            mailbox.next()
        ann.leave()

    assert [200] * 5 == [one.status_code for one in answers[:5]]
    assert (429, "too-many-tries") == error(answers[5])
