"""Several servers on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import URL, Connection
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from detente.cli.load import start
from detente.server.clocks.clock import Clock
from detente.server.fleet import bus, relay
from detente.server.people.guests import COOKIE
from detente.server.storage import store
from detente.server.storage.schema import leases
from detente.server.table import bot_seats
from detente.server.table.presence import Presence
from detente.server.thinking.thoughts import Job
from detente.server.thinking.turns import Claim
from detente.server.thinking.workers import Workers
from tests.cli.line import detente_
from tests.server.people import (
    House,
    Person,
    Place,
    answer_together,
    draft,
    drafts,
    play,
    play_out,
    whose_turn,
)
from tests.server.test_gallery import final, hears_everything


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    with House(postgres) as here, House(postgres) as there:
        yield here, there


def moved(who: Person, to: House) -> Person:
    """The same guest, at another server."""
    return Person(to.address, "x", f"{COOKIE}={who.http.cookies[COOKIE]}")


def at_both(here: House, there: House) -> tuple[Place, Place]:
    """A table with one player at each server."""
    ann, bob = Person(here.address, "Ann"), Person(there.address, "Bob")
    table = ann.makes("me", "open")
    mine = ann.looks_at(table)
    bob.joins(table)
    return mine, bob.looks_at(table)


def test_an_address_is_read_as_other_programs_of_postgresql_read_it(postgres: str) -> None:
    """By the servers, and by the lines on which they hear of each other."""
    address = f"{postgres}?sslmode=disable&application_name=table"
    with House(address) as here, House(address) as there:
        ann, bob = at_both(here, there)
        ann.sees(bob.last["moves"])
        names = here.sql("SELECT DISTINCT application_name FROM pg_stat_activity")

    assert ("table",) in names


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("?sslmode=sometimes", "sslmode"),
        ("?sslmode=require", "rejected SSL upgrade"),
        ("?nonsense=1", 'unrecognized configuration parameter "nonsense"'),
    ],
)
def test_what_postgresql_does_not_know_is_told_in_one_line(
    postgres: str, more: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = detente_(f"migrate --database {postgres}{more}", capsys)

    assert (1, 1) == (told.code, len(told.err.splitlines()))
    assert said in told.err


def test_a_game_is_played_to_its_end_with_a_player_at_each_server(
    two: tuple[House, House],
) -> None:
    ann, bob = at_both(*two)
    ann.sees(bob.last["moves"])
    end = play_out([ann, bob])

    assert end["result"] == bob.last["result"]
    assert [line["n"] for line in ann.lines] == [line["n"] for line in bob.lines]


def take_a_turn(place: Place) -> None:
    """Do something as soon as the bots let this seat."""
    while place.last["result"] is None:
        if not place.last["actions"]:
            place.view()
        elif place.asks("do", action=place.last["actions"][0])["t"] == "view":
            return


def test_a_draft_and_its_undo_reach_their_own_seat_at_the_other_server_and_nobody_else(
    two: tuple[House, House],
) -> None:
    ann, bob = at_both(*two)
    ann.sees(bob.last["moves"])
    one = draft([ann, bob])
    other, far = (bob, two[1]) if one is ann else (ann, two[0])
    mine = Place(far.address, one.table, one.cookie)
    mine.view()
    mine.sees(one.last["moves"])
    hears_everything(other)
    heard = len(other.traffic)
    one.asks("restart")
    before = one.last["moves"]
    mine.sees(before)
    one.does(next(act for act in one.last["actions"] if not final(one, act)))
    mine.sees(before + 1)
    hears_everything(other)

    assert [] == other.views(heard)
    while drafts(one):
        one.does(one.last["actions"][-1])
    other.sees(one.last["moves"])
    assert 1 == len(other.views(heard))
    assert len(one.lines) == len(other.lines)
    mine.close()
    play([ann, bob], 5)


def test_talk_offers_names_and_presence_cross_over(two: tuple[House, House]) -> None:
    ann, bob = at_both(*two)
    ann.sees(bob.last["moves"])
    ann.says(t="say", id="hello", text="Good evening")
    while not (lines := bob.hears_a("talk")["lines"]):
        pass
    assert ["Good evening"] == [line["text"] for line in lines]
    ann.asks("offer", what="call_off")
    while bob.last["offer"] is None:
        bob.view()
    while not all([seat["online"] for seat in bob.last["seats"]]):
        bob.last["seats"] = bob.hears_a("seats")["seats"]
    bob.asks("accept", what="call_off")
    while ann.last["result"] is None:
        ann.view()

    assert "called-off" == ann.last["result"]["why"]


def test_a_bot_is_let_think_by_one_server_and_taken_over_by_the_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LEASE", 1)
    monkeypatch.setattr("detente.server.table.bot_seats.LEASE", 1)
    with House(postgres) as there:
        with House(postgres) as here:
            ann = Person(here.address, "Ann")
            place = ann.looks_at(ann.makes("me", "bot:random"))
            again = moved(ann, there).looks_at(place.table)
            for _ in range(5):
                take_a_turn(place)
            line = here.parts.hall.store.database.bus
        assert line is not None
        assert line.origin not in there.do(there.parts.hall.store.database.read(holders))
        for _ in range(5):
            take_a_turn(again)

        assert again.last["moves"] > place.last["moves"]
        again.close()


def test_as_long_as_one_server_lets_a_bot_think_no_other_does(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (store, bot_seats):
        monkeypatch.setattr(module, "LEASE", 600)
    asked = []
    ask = Workers.ask

    async def note(workers: Workers, job: Job, claim: Claim) -> int:
        asked.append(workers)
        return await ask(workers, job, claim)

    monkeypatch.setattr(Workers, "ask", note)
    here, there = two
    ann = Person(here.address, "Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    moved(ann, there).looks_at(place.table)
    for _ in range(5):
        take_a_turn(place)

    assert [asked[0]] * len(asked) == asked


def holders(c: Connection) -> list[str]:
    """The servers that are to let bots think."""
    return list(c.execute(sa.select(leases.c.owner)).scalars())


def test_a_table_that_nobody_sees_here_any_more_is_left_to_the_others(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = at_both(*two)
    there = two[1].parts.hall
    bob.close()
    while not getattr(there.live_table(ann.table), "idle", True):
        time.sleep(0.02)
    with monkeypatch.context() as impatient:
        impatient.setattr(relay, "UNUSED", 0.0)
        while there.live_table(ann.table) is not None:
            ann.asks("offer", what="draw")
            ann.asks("withdraw", what="draw")
    ann.resigns()

    assert ann.last["result"] == bob.anew().last["result"] is not None


def test_a_server_that_says_nothing_more_is_believed_no_longer(two: tuple[House, House]) -> None:
    ann, bob = at_both(*two)
    here = two[0].parts.hall.live_table(ann.table)
    assert here is not None
    while not here.presence.online(bob.last["seat"]):
        time.sleep(0.02)

    assert not two[0].do(online_after(relay.BELIEVED, here.presence, bob.last["seat"]))


async def online_after(seconds: float, presence: Presence, seat: int) -> bool:
    """Whether somebody is still believed to be there when nothing more was heard for so long."""
    presence.forget_until(Clock().ticks() + seconds)
    return presence.online(seat)


def test_a_server_whose_lines_to_the_database_were_cut_writes_again(
    two: tuple[House, House],
) -> None:
    """What was on its way may fail; asked again, it is done."""
    here, there = two
    ann, bob = at_both(here, here)
    ann.sees(bob.last["moves"])
    answer_together([ann, bob])
    there.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    mover, _ = whose_turn(ann, bob)
    before, request = mover.last["moves"], mover.request("again")
    with capture_logs():  # long ones
        for _ in range(10):
            try:
                mover.says(**request)
                mover.hears()
            except ConnectionClosed:
                with contextlib.suppress(ConnectionClosed):  # who reads finds the line cut, too
                    mover = mover.anew()
            if mover.last["moves"] > before:
                break

    assert mover.last["moves"] > before
    assert [(1,)] == here.sql("SELECT count(*) FROM moves WHERE request = 'again'")


def test_what_was_told_while_a_server_could_not_listen_is_read_when_it_can(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = at_both(*two)
    ann.sees(bob.last["moves"])
    answer_together([ann, bob])
    mover, other = whose_turn(ann, bob)
    away = threading.Event()

    connect = bus.connect

    async def knock(url: URL) -> Any:  # Any: a connection of asyncpg
        if away.is_set():
            raise OSError("nobody listens")
        return await connect(url)

    monkeypatch.setattr(bus, "connect", knock)
    monkeypatch.setattr(bus, "AGAIN", 0.01)
    away.set()
    for house in two:
        house.do(go_deaf(house))
    play([mover], 3)
    assert other.last["moves"] < mover.last["moves"]
    away.clear()

    other.sees(mover.last["moves"])


async def go_deaf(house: House) -> None:
    """Cut the line on which a server hears of the others."""
    line = house.parts.hall.store.database.bus
    assert line is not None
    line._connection.terminate()


NEWER = (
    "ALTER TABLE tables ADD COLUMN newer INTEGER",
    "ALTER TABLE moves ADD COLUMN newer VARCHAR(20)",
    "CREATE TABLE newer (id INTEGER PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = '9999'",
)
"""What a release to come may do to a database: it only adds."""


def test_servers_are_replaced_one_by_one_while_a_game_goes_on(postgres: str) -> None:
    servers = [start(postgres) for _ in range(2)]
    try:
        ann, bob = [Person(address.removeprefix("http://"), "x") for _, address in servers]
        table = ann.makes("me", "open")
        bob.joins(table)
        places = [ann.looks_at(table), bob.looks_at(table)]
        for n in range(2):
            play(places, 10, seed=n)
            shown = [place.last["moves"] for place in places]
            ended, _ = servers[n]
            ended.send_signal(signal.SIGTERM)
            assert ended.wait(10) in (0, -signal.SIGTERM)
            there = servers[1 - n][1].removeprefix("http://")
            places = [at(there, place) for place in places]
            assert shown == [place.last["moves"] for place in places]
            play(places, 6, seed=n)
            servers[n] = start(postgres)
            here = servers[n][1].removeprefix("http://")
            places[n] = at(here, places[n])

        assert play_out(places)["result"] == places[1].last["result"] is not None
    finally:
        for server, _ in servers:
            server.kill()
            server.wait()


def at(address: str, place: Place) -> Place:
    """The same browser, come back at another server."""
    place.close()
    back = Place(address, place.table, place.cookie)
    back.view()
    return back


def test_a_server_goes_on_while_a_newer_release_adds_to_the_database(
    two: tuple[House, House],
) -> None:
    ann, bob = at_both(*two)
    ann.sees(bob.last["moves"])
    play([ann, bob], 12)
    for statement in NEWER:
        two[0].sql(statement)
    end = play_out([ann, bob])

    assert end["result"] == bob.last["result"] is not None
