"""Several servers on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from subprocess import Popen

import pytest

from detente.cli.load import start
from detente.server import relay, store
from detente.server.guests import COOKIE
from tests.server.people import (
    House,
    Person,
    Place,
    alone_and_may_undo,
    play,
    play_out,
)


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


def test_an_undo_reaches_the_other_server(two: tuple[House, House]) -> None:
    ann, bob = at_both(*two)
    ann.sees(bob.last["moves"])
    while not any([alone_and_may_undo(one) for one in (ann, bob)]):
        play([ann, bob], 1)
    one, other = (ann, bob) if alone_and_may_undo(ann) else (bob, ann)
    other.sees(one.last["moves"])
    one.asks("undo")

    assert one.last["moves"] == other.sees(one.last["moves"])["moves"]
    assert len(one.lines) == len(other.lines)
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
    monkeypatch.setattr("detente.server.bot_seats.LEASE", 1)
    with House(postgres) as there:
        with House(postgres) as here:
            ann = Person(here.address, "Ann")
            place = ann.looks_at(ann.makes("me", "bot:random"))
            again = moved(ann, there).looks_at(place.table)
            for _ in range(5):
                take_a_turn(place)
        for _ in range(5):
            take_a_turn(again)

        assert again.last["moves"] > place.last["moves"]
        again.close()


def test_a_server_that_says_nothing_more_is_believed_no_longer(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "BELIEVED", 0.0)
    ann, bob = at_both(*two)
    here = two[0].parts.hall.live_table(ann.table)
    assert here is not None
    while not here.presence._elsewhere:
        time.sleep(0.02)
    bob_s_seat = bob.last["seat"]
    two[0].do(forget(here.presence))

    assert not here.presence.online(bob_s_seat)


async def forget(presence: object) -> None:
    presence.forget_until(time.monotonic())  # type: ignore[attr-defined]


# -- kills -------------------------------------------------------------------------------------


class Pair:
    """Two servers in processes of their own; one is killed again and again."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.servers: list[tuple[Popen[str], str]] = [self._start(), self._start()]

    def _start(self) -> tuple[Popen[str], str]:
        server, address = start(self.database)
        return server, address.removeprefix("http://")

    def kill(self, n: int) -> None:
        self.servers[n][0].send_signal(signal.SIGKILL)
        self.servers[n][0].wait()

    def revive(self, n: int) -> None:
        self.servers[n] = self._start()

    def close(self) -> None:
        for n in range(2):
            self.kill(n)


def test_a_killed_server_s_table_goes_on_at_the_other_without_a_lost_or_doubled_move(
    postgres: str,
) -> None:
    pair = Pair(postgres)
    rng = random.Random(3)
    try:
        ann = Person(pair.servers[0][1], "Ann")
        table = ann.makes("me", "me")
        cookie, acknowledged = ann.cookie, 0
        for kill in range(3):
            at = kill % 2
            place = Place(pair.servers[at][1], table, cookie)
            place.view()
            other = Place(pair.servers[1 - at][1], f"{table}?seat=1", cookie)
            other.view()
            play([place, other], 6, seed=kill)
            acknowledged = max(place.last["moves"], other.last["moves"])
            mover = place if place.last["actions"] else other
            if mover is not place:
                play([place, other], 1)
            request = {
                "t": "do",
                "id": f"kill-{kill}",
                "seq": place.last["seq"],
                "action": rng.choice(place.last["actions"] or [0]),
            }
            seat = place.last["seat"]
            place.says(**request)
            pair.kill(at)
            back = Place(pair.servers[1 - at][1], f"{table}?seat={seat}", cookie)
            back.view()
            before = back.last["moves"]
            assert before >= acknowledged
            back.says(**request)
            while (said := back.hears())["t"] not in ("done", "refused"):
                if said.get("ack") == request["id"]:
                    break
            if said["t"] == "done":
                assert before == back.last["moves"]
            back.close()
            other.close()
            pair.revive(at)
    finally:
        pair.close()
