"""Nothing lost: the server is killed in mid-game, and every acknowledged move is there again."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from subprocess import Popen

import pytest

from detente.cli.load import start
from detente.server.table import ledger
from tests.server.people import (
    House,
    Person,
    Place,
    draft,
    play,
    two_at_a_table,
    whose_turn,
)


class Restartable:
    """A server in a process of its own, which can be killed and started anew."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.process: Popen[str]
        self.address = ""
        self.start()

    def start(self) -> None:
        self.process, address = start(self.database)
        self.address = address.removeprefix("http://")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="module")
def server(module_database: str) -> Iterator[Restartable]:
    made = Restartable(module_database)
    yield made
    made.kill()


def again(place: Place, server: Restartable) -> Place:
    """The same browser, back after the server was killed."""
    assert place.socket.request is not None
    back = Place(server.address, place.table, place.socket.request.headers["Cookie"])
    back.view()
    return back


def test_every_acknowledged_move_survives_a_kill(server: Restartable) -> None:
    ann, bob = two_at_a_table(Person(server.address, "Ann"), Person(server.address, "Bob"))
    play([ann, bob], 25)
    mover, _ = whose_turn(ann, bob)
    acknowledged = mover.does(mover.last["actions"][0])  # and at once:
    server.kill()
    server.start()
    back = again(mover, server)

    for field in ("moves", "seq", "position", "actions", "waiting", "can_undo", "fairness"):
        assert acknowledged[field] == back.last[field], field
    assert mover.lines == back.lines


def test_a_move_whose_answer_was_lost_is_not_done_twice(server: Restartable) -> None:
    ann, bob = two_at_a_table(Person(server.address, "Ann"), Person(server.address, "Bob"))
    play([ann, bob], 12)
    mover, _ = whose_turn(ann, bob)
    request = mover.request("in-flight")
    mover.says(**request)
    done = mover.view("in-flight")
    server.kill()
    server.start()
    back = again(mover, server)
    back.says(**request)

    assert {"t": "done", "id": "in-flight"} == back.hears_a("done")
    assert done["moves"] == back.last["moves"]


def test_a_game_goes_on_through_two_kills(server: Restartable) -> None:
    ann, bob = two_at_a_table(Person(server.address, "Ann"), Person(server.address, "Bob"))
    places = [ann, bob]
    for kill in range(2):
        play(places, 15, seed=kill)
        server.kill()
        server.start()
        places = [again(place, server) for place in places]
    play(places, 10_000, seed=9)
    record = Person(server.address, "Eve").http.get(f"/api/tables/{ann.table}/record").json()

    assert places[0].last["result"] is not None
    assert places[0].last["moves"] == len(record["moves"])


def test_a_move_that_was_never_acknowledged_is_there_whole_or_not_at_all(
    server: Restartable,
) -> None:
    ann, bob = two_at_a_table(Person(server.address, "Ann"), Person(server.address, "Bob"))
    play([ann, bob], 20)
    rng = random.Random(5)
    mover, _ = whose_turn(ann, bob)
    before = mover.last["moves"]
    mover.says(t="do", id="last", seq=mover.last["seq"], action=rng.choice(mover.last["actions"]))
    server.kill()
    server.start()
    back = again(mover, server)

    assert back.last["moves"] == before or back.last["seq"] > mover.last["seq"]
    assert back.last["waiting"]


def test_a_table_made_before_the_kill_is_dealt_after_it(server: Restartable) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.makes("me", "open")
    cookie = bob.cookie
    server.kill()
    server.start()

    assert Person(server.address, "Bob", cookie).joins(table)["begun"]


@pytest.mark.parametrize("kind", ["undo", "offer", "say"])
def test_what_was_asked_before_a_restart_is_answered_and_not_done_twice(
    database: str, kind: str
) -> None:
    with House(database) as house:
        ann, bob = two_at_a_table(Person(house.address, "Ann"), Person(house.address, "Bob"))
        one = draft([ann, bob])
        more = {"undo": {}, "offer": {"what": "call_off"}, "say": {"text": "Hello"}}[kind]
        request = {"t": kind, "id": "once", "seq": one.last["seq"], **more}
        one.says(**request)
        while (answer := one.hears()).get("ack") != "once":
            assert answer["t"] in ("view", "talk", "seats"), answer
        before = one.last
        table, cookie = one.table, one.cookie
    with House(database) as house:
        back = Place(house.address, table, cookie)
        back.view()
        back.says(**request)

        assert {"t": "done", "id": "once"} == back.hears_a("done")
        for field in ("moves", "seq", "offer"):
            assert before[field] == back.last[field]
        back.close()


def test_an_undo_before_a_restart_is_known_again_however_long_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(database) as house:
        ann, bob = two_at_a_table(Person(house.address, "Ann"), Person(house.address, "Bob"))
        play([ann, bob], 6)
        one = draft([ann, bob])
        request = {"t": "undo", "id": "once", "seq": one.last["seq"]}
        one.says(**request)
        one.view("once")
        table, cookie = one.table, one.cookie
    monkeypatch.setattr(ledger, "REMEMBERED", 2)
    with House(database) as house:
        back = Place(house.address, table, cookie)
        assert back.view()["moves"] > 2
        back.says(**request)

        assert {"t": "done", "id": "once"} == back.hears_a("done")
        back.close()


def test_moves_taken_back_are_kept_where_no_player_sees_them(database: str) -> None:
    with House(database) as house:
        ann, bob = two_at_a_table(Person(house.address, "Ann"), Person(house.address, "Bob"))
        one = draft([ann, bob])
        moves = one.last["moves"]
        one.asks("undo")
        left = one.last["moves"]
        undone = house.sql("SELECT n FROM undone ORDER BY n")

    assert [(n,) for n in range(left, moves)] == undone
