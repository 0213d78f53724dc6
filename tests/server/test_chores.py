"""What a server does again and again: no trouble with one of them ends it for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from detente.server.chores import again_and_again
from detente.server.faults import Fault, Unavailable
from detente.server.storage.database import PostgresBackend, database_url
from tests.server.mailbox import Mailbox
from tests.server.people import CUP, House, Person, StillClock, two_at_a_table, whose_turn
from tests.server.test_clocks import LIVE, ClockHouse, left
from tests.server.test_notices import known_by_mail, open_house, settled, waits_for_ann, wants

TROUBLES = [
    OperationalError(None, None, OSError("the database is away")),
    Fault(409, "table-is-damaged", "no seats"),
    Unavailable(),
    KeyError("a bug"),
    OSError("no route"),
]


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda one: type(one).__name__)
def test_what_goes_wrong_once_is_done_the_next_time(trouble: Exception) -> None:
    tries: list[int] = []

    async def chore() -> None:
        tries.append(len(tries))
        if len(tries) == 3:
            raise asyncio.CancelledError  # the server ends
        raise trouble

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(again_and_again(chore, 0, "not done"))

    assert [0, 1, 2] == tries


def test_that_a_postgresql_is_away_is_said_as_of_any_database() -> None:
    async def ask() -> None:
        backend = PostgresBackend(database_url("postgresql://nobody@127.0.0.1:1/nothing"))
        try:
            await backend.read(lambda c: c.exec_driver_sql("SELECT 1"))
        finally:
            await backend.close()

    with pytest.raises(SQLAlchemyError):
        asyncio.run(ask())


@pytest.fixture
def house(database: str) -> Iterator[ClockHouse]:
    with ClockHouse(database, StillClock()) as open_house:
        yield open_house


def test_a_table_that_breaks_holds_up_no_time_out_of_another(
    house: ClockHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
    pairs = [two_at_a_table(ann, bob, time=LIVE) for _ in range(2)]
    (bad, _), (mover, other) = [whose_turn(*pair) for pair in pairs]
    hall = house.parts.hall
    real = hall.table

    async def table(id: str) -> object:
        if id == bad.table:
            raise KeyError("a bug")
        return await real(id)

    monkeypatch.setattr(hall, "table", table)
    house.goes_on(left(mover) + 60)
    over = house.sql("SELECT id FROM tables WHERE result IS NOT NULL")

    assert [(other.table,)] == over
    ann.leave()
    bob.leave()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as open_mailbox:
        yield open_mailbox


@pytest.mark.parametrize(
    "meddling",
    [
        "UPDATE notices SET quiet = '7' WHERE guest = :guest",
        "INSERT INTO outbox (key, channel, guest, body, due, tries)"
        " VALUES ('bad', 'mail', :guest, '7', 0, 0)",
    ],
)
def test_wishes_and_letters_that_make_no_sense_hold_up_nobody(
    database: str, mailbox: Mailbox, meddling: str
) -> None:
    with open_house(database, mailbox) as house:
        eve, ann = [known_by_mail(house, mailbox, name) for name in ("Eve", "Ann")]
        bob = Person(house.address, "Bob")
        for one in (eve, ann):
            wants(one, mail=True)
        house.sql(meddling, guest=eve.id)
        waits_for_ann(house, eve, bob)
        waits_for_ann(house, ann, bob)
        settled(house)
        told = {mailbox.next()["To"] for _ in range(2)}
        for one in (eve, ann, bob):
            one.leave()

    assert {"eve@example.org", "ann@example.org"} == told


def test_a_tournament_that_makes_no_sense_is_left_out_alone(own_house: House) -> None:
    ann = Person(own_house.address, "Ann")
    bad, good = [ann.http.post("/api/tournaments", json=CUP).json()["id"] for _ in range(2)]
    own_house.sql("UPDATE tournaments SET time = '7' WHERE id = :id", id=bad)
    listed = ann.http.get("/api/tournaments")

    assert [good] == [one["id"] for one in listed.json()]
    ann.leave()
