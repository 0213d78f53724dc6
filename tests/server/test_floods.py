"""Nobody can freeze the server: small refusals, turns, limits, and an end in time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from limits import RateLimitItemPerDay
from websockets.exceptions import ConnectionClosed, InvalidStatus

from detente.arena.policies import cautious
from detente.cli.load import start
from detente.core.match import Match
from detente.core.rng import Rng
from detente.games import game
from detente.server import limits, protocol
from detente.server.app import household
from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket
from detente.server.hall import hall
from detente.server.messages import wire
from detente.server.page import STATIC
from detente.server.people import tries
from detente.server.protocol import LINE
from detente.server.socket import sockets
from detente.server.socket.sockets import BACKLOG_BYTES, Browser
from tests.server.people import CUP, House, Person, Place, play, two_at_a_table, whose_turn

Make = Callable[[str], Person]


def long_record(moves: int) -> dict[str, object]:
    """The first moves of a long game of Twilight Struggle."""
    rules = game("twilight_struggle")
    for seed in range(50):
        match = Match(rules, seed=seed)
        rng = Rng(seed)
        while not match.over and len(match.moves) < moves:
            seat = match.waiting[0]
            match.submit(seat, cautious(rules, match.state, seat, rng))
        if not match.over:
            return match.record.bare().to_json()
    raise AssertionError("no game was long enough")


# -- small answers -----------------------------------------------------------------------------


def test_a_burst_of_stale_answers_gets_small_refusals_and_no_view(
    places: tuple[Place, Place],
) -> None:
    asked, _ = places
    for n in range(80):
        asked.says(t="do", id=f"b{n}", seq=0, action=1)
    asked.says(t="ping")
    heard = []
    while (said := asked.hears())["t"] != "pong":
        heard.append(said)

    assert ["refused"] * 80 == [one["t"] for one in heard]
    assert max([len(text) for text in asked.traffic[-81:]]) < 200


def test_a_change_is_shown_once_to_each_window(places: tuple[Place, Place]) -> None:
    asked, other = places
    asked.does(asked.last["actions"][0])
    asked.says(t="ping")
    other.says(t="ping")

    assert "pong" == asked.hears()["t"]
    assert ["view", "pong"] == [other.hears()["t"], other.hears()["t"]]


def test_a_move_in_a_long_game_sends_its_own_lines_alone(house: House, person: Make) -> None:
    ann = person("Ann")
    table = ann.makes(
        "me",
        "me",
        game="twilight_struggle",
        start={"record": long_record(400), "upto": 400},
    )
    place = ann.looks_at(table)
    whole = len(place.lines)
    other = Place(house.address, f"{table}?seat=1", ann.cookie)
    other.view()
    mover = place if place.last["actions"] else other
    after = mover.does(mover.last["actions"][0])

    assert whole > 300
    assert after["log_from"] >= whole
    assert len(after["log"]) < 20
    other.close()


def test_a_page_that_comes_back_is_sent_the_lines_it_lacks(places: tuple[Place, Place]) -> None:
    asked, other = places
    play([asked, other], 10)
    lines, seq, seat = len(asked.lines), asked.last["seq"], asked.last["seat"]
    play([asked, other], 4)
    back = asked.anew(f"?has={seq}.{lines}.{seat}")

    assert lines == back.last["log_from"]
    assert asked.lines[lines:] == back.last["log"]
    back.close()


def test_a_page_that_had_what_was_taken_back_is_sent_the_log_from_there(
    places: tuple[Place, Place],
) -> None:
    while True:  # to an act that can be taken back
        asked, _ = whose_turn(*places)
        before = len(asked.lines)
        after = asked.does(asked.last["actions"][0])
        if after["can_undo"]:
            break
        next(one for one in places if one is not asked).sees(after["moves"])
    had, seq, seat = len(asked.lines), after["seq"], after["seat"]
    asked.asks("undo")
    asked.does(asked.last["actions"][-1])
    back = asked.anew(f"?has={seq}.{had}.{seat}")

    assert before >= back.last["log_from"]
    assert asked.lines[back.last["log_from"] :] == back.last["log"]
    back.close()


def test_a_page_of_another_seat_or_another_time_is_sent_everything(
    places: tuple[Place, Place],
) -> None:
    asked, other = places
    seq, seat = asked.last["seq"], other.last["seat"]
    for has in (f"{seq}.5.{seat}", f"{seq}.5.", f"{seq + 9}.5.{asked.last['seat']}", "x", "1.2"):
        back = asked.anew(f"?has={has}")
        assert 0 == back.last["log_from"], has
        back.close()


# -- turns -------------------------------------------------------------------------------------


class Anywhere:
    """A place where nothing happens."""

    async def about(self, seat: int, action: int) -> wire.About:
        return wire.About(action, None, None, None, False, 0, {})


class Full:
    """A line to somebody who never reads, and always has more to say."""

    unheard = 1

    def __init__(self) -> None:
        self.waiting = 0
        self.cuts = 0

    def write(self, text: bytes) -> int:
        self.waiting += len(text)
        return self.waiting

    def cut(self) -> None:
        self.cuts += 1
        self.waiting = 0


def browser(line: Full) -> Browser:
    scope: Any = {"query_string": b"", "extensions": {LINE: line}}
    send: Any = None
    return Browser(scope, send, "ann", Bucket(Clock(), 0, 0))


def test_who_says_much_lets_the_others_speak_in_between() -> None:
    said = [{"type": "websocket.receive", "text": '{"t":"about","action":1}'}] * 50
    others = 0

    async def receive() -> Any:  # never waits: all of it is there already
        return said.pop() if said else {"type": "websocket.disconnect"}

    async def somebody_else() -> None:
        nonlocal others
        while said:
            others += 1
            await asyncio.sleep(0)

    async def both() -> None:
        one = browser(Full())
        one.seat = 0
        place: Any = Anywhere()
        await asyncio.gather(sockets._listen(receive, one, place), somebody_else())

    asyncio.run(both())
    assert others >= 49


# -- who does not read -------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1_000, 100_000])
def test_who_does_not_read_is_cut_off_and_costs_nothing_more(size: int) -> None:
    line = Full()
    one = browser(line)
    for _ in range(3 * BACKLOG_BYTES // size):
        one.post(b"x" * size)

    assert (1, 0) == (line.cuts, line.waiting)


def test_the_line_of_a_browser_that_never_reads_is_cut(own_house: House) -> None:
    ann = Person(own_house.address, "Ann")
    table = ann.makes("me", "bot:random")
    cookie = f"Cookie: {ann.cookie}\r\n"
    line = asks_for(own_house, f"/ws/tables/{table}", more=SOCKET + cookie)
    asks = masked(json.dumps({"t": "about", "action": 1}).encode()) * 100
    line.settimeout(20)
    with pytest.raises(ConnectionError):
        for _ in range(10_000):
            line.sendall(asks)
    line.close()
    assert "ok" == httpx.get(f"http://{own_house.address}/health").json()["status"]
    ann.leave()


SOCKET = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
"""How a browser asks for a socket."""


def masked(text: bytes) -> bytes:
    """A frame as a browser sends it."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_who_does_not_read_an_answer_is_cut_off(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "STALLED_SECONDS", 0.3)
    monkeypatch.setattr(own_house.config, "timeout_keep_alive", 0.1)
    for path, times in ((LARGEST, 1), ("/api/schema/openapi.json", protocol.PIPELINED - 1)):
        line = asks_for(own_house, path, times)
        for there in (1, 0):
            until = time.monotonic() + 20
            while connections(own_house) != there:
                assert time.monotonic() < until, (path, there)
                time.sleep(0.01)
        line.close()


def test_who_asks_on_before_anything_is_answered_is_cut_off(own_house: House) -> None:
    """A thousand requests that come at once are neither read nor kept."""
    answers = b""
    with asks_for(own_house, "/health", times=1_000) as line, contextlib.suppress(ConnectionError):
        line.settimeout(15)
        while came := line.recv(65_536):
            answers += came

    assert answers.count(b"HTTP/1.1 ") < 100
    assert "ok" == httpx.get(f"http://{own_house.address}/health", timeout=20).json()["status"]


LARGEST = (
    "/"
    + max(STATIC.rglob("*"), key=lambda path: path.stat().st_size).relative_to(STATIC).as_posix()
)
"""The largest file of the page."""


def connections(house: House) -> int:
    return len(house.state.connections)


def asks_for(house: House, path: str, times: int = 1, more: str = "") -> socket.socket:
    """Somebody who asks for something and does not read it."""
    host, port = house.address.split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\n{more}\r\n".encode() * times)
    return line


# -- frames ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", 0x89), (b"", 0x8A), (b"\x01\x80\0\0\0\0", 0x00)],
    ids=["pings", "pongs", "pieces of a text"],
)
def test_who_sends_frames_without_end_that_say_nothing_is_cut_off(
    own_house: House, first: bytes, then: int
) -> None:
    ann = Person(own_house.address, "Ann")
    cookie = f"Cookie: {ann.cookie}\r\n"
    line = asks_for(own_house, f"/ws/tables/{ann.makes('me', 'me')}", more=SOCKET + cookie)
    line.settimeout(15)  # sooner than the server asks whether anybody is there
    assert line.recv(4_096).startswith(b"HTTP/1.1 101")
    with contextlib.suppress(ConnectionError):
        line.sendall(first + bytes([then, 0x80, 0, 0, 0, 0]) * 5_000)
        while line.recv(65_536):
            pass  # until it is cut
    line.close()
    ann.leave()


def test_many_messages_that_come_at_once_are_read_a_few_at_a_time(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(own_house.address, "Ann")
    place = ann.looks_at(ann.makes("me", "me"))
    waiting = [0]

    def put(heard: protocol.Heard, item: Any) -> None:
        put_nowait(heard, item)
        waiting.append(heard.qsize())

    put_nowait = protocol.Heard.put_nowait
    monkeypatch.setattr(protocol.Heard, "put_nowait", put)
    ping = masked(b'{"t":"ping"}')
    place.socket.socket.sendall(ping * 5_000)

    assert 5_000 == len([place.hears_a("pong") for _ in range(5_000)])
    assert max(waiting) <= 250
    ann.leave()


def test_of_what_comes_faster_than_it_is_heard_no_more_is_read(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(own_house.address, "Ann")
    place = ann.looks_at(ann.makes("me", "me"))
    waiting, free = [0], threading.Event()

    def put(heard: protocol.Heard, item: Any) -> None:
        put_nowait(heard, item)
        waiting.append(heard.qsize())

    async def hear(browser: Browser, table: Any, text: str) -> None:
        while not free.is_set():
            await asyncio.sleep(0.01)
        await hear_at_once(browser, table, text)

    put_nowait, hear_at_once = protocol.Heard.put_nowait, sockets._hear
    monkeypatch.setattr(protocol.Heard, "put_nowait", put)
    monkeypatch.setattr(sockets, "_hear", hear)
    for _ in range(3 * protocol.AHEAD):
        place.socket.socket.sendall(masked(b'{"t":"ping"}'))
        ann.http.get("/health")  # who asks later is answered when that could have been read
    most = max(waiting)
    free.set()

    assert protocol.AHEAD == most
    assert 3 * protocol.AHEAD == len([place.hears_a("pong") for _ in range(3 * protocol.AHEAD)])
    ann.leave()


# -- limits ------------------------------------------------------------------------------------


def test_an_address_may_open_so_many_connections_and_no_more(database: str) -> None:
    with House(database, sockets=3) as house:
        host, port = house.address.split(":")
        lines = [socket.create_connection((host, int(port)), 20) for _ in range(4)]
        codes = []
        for line in lines:
            with contextlib.suppress(ConnectionError):
                line.sendall(f"GET /health HTTP/1.1\r\nHost: {house.address}\r\n\r\n".encode())
                codes.append(line.recv(12))
        assert [b"HTTP/1.1 200"] * 3 == [code for code in codes if code]
        for line in lines:
            line.close()
        for _ in range(100):
            with contextlib.suppress(httpx.TransportError):
                assert 200 == httpx.get(f"http://{house.address}/health").status_code
                break
            time.sleep(0.02)
        else:
            raise AssertionError("what was closed counts for ever")


def opens(address: str, table: str, cookie: str | None = None) -> Place | None:
    try:
        place = Place(address, table, cookie)
        place.view()
    except (InvalidStatus, ConnectionClosed):
        return None
    return place


def test_an_address_may_open_so_many_sockets_and_no_more(database: str) -> None:
    with House(database, sockets=3) as house:
        ann = Person(house.address, "Ann")
        table = ann.makes("me", "bot:random")
        places = [opens(house.address, table) for _ in range(4)]
        assert [True, True, True, False] == [place is not None for place in places]
        assert places[0] is not None
        places[0].close()
        for _ in range(100):
            if (again := opens(house.address, table)) is not None:
                break
            time.sleep(0.02)
        assert again is not None
        ann.leave()


def test_a_guest_may_open_so_many_sockets_wherever(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GUEST_SOCKETS", 2)
    with House(database, sockets=50) as house:
        ann = Person(house.address, "Ann")
        table = ann.makes("me", "bot:random")
        mine = [opens(house.address, table, ann.cookie) for _ in range(3)]
        others = opens(house.address, table)

        assert [True, True, False] == [place is not None for place in mine]
        assert others is not None
        ann.leave()


def test_however_many_guests_ask_an_address_makes_so_many_tournaments_and_reports_a_day(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tries, "A_DAY", RateLimitItemPerDay(2))
    with House(database, sign_ins=10) as house:
        guests = [Person(house.address, f"Guest {n}") for n in range(3)]
        report = f"/api/tables/{guests[0].makes('me', 'open')}/report"
        asked = {"/api/tournaments": CUP, report: {"kind": "rules", "text": "odd"}}
        codes = [[one.http.post(to, json=asked[to]).status_code for one in guests] for to in asked]
        for one in guests:
            one.leave()

    assert [[201, 201, 429]] * 2 == codes


def test_everybody_at_one_address_shares_what_may_be_said() -> None:
    guard = limits.Limits(Clock(), sockets=0, messages=2.0, key=b"")
    scope = {"client": ("203.0.113.9", 1)}
    with contextlib.ExitStack() as stack:
        buckets = [stack.enter_context(guard.socket(None, scope)) for _ in range(10)]
        taken = [bucket.take() for bucket in buckets if bucket for _ in range(4)]

    assert 2 * 2 * limits.TOGETHER <= sum(taken) < 30


class Ticking(Clock):
    """A clock that is moved by hand."""

    time = 0.0

    def ticks(self) -> float:
        return self.time


SCOPE = {"client": ("203.0.113.9", 1)}


def test_who_opens_another_window_may_say_no_more_than_before() -> None:
    guard = limits.Limits(Ticking(), sockets=0, messages=2.0, key=b"")
    taken = 0
    for _ in range(10):
        with guard.socket(None, SCOPE) as bucket:
            assert bucket is not None
            taken += sum([bucket.take() for _ in range(4)])

    assert 2 * 2 * limits.TOGETHER == taken


def test_an_address_may_open_so_many_sockets_a_second() -> None:
    clock = Ticking()
    guard = limits.Limits(clock, sockets=300, messages=2.0, key=b"")

    def opens(times: int) -> int:
        opened = 0
        for _ in range(times):
            with guard.socket(None, SCOPE) as bucket:
                opened += bucket is not None
        return opened

    assert 300 == opens(400)
    clock.time += 2
    assert 2 * limits.OPENED == opens(100)


def test_however_slowly_it_opens_them_an_address_has_so_many_sockets_at_a_time() -> None:
    clock = Ticking()
    guard = limits.Limits(clock, sockets=3, messages=2.0, key=b"")
    with contextlib.ExitStack() as windows:
        found = []
        for _ in range(4):
            clock.time += 60
            found.append(windows.enter_context(guard.socket(None, SCOPE)))

    assert [True, True, True, False] == [bucket is not None for bucket in found]


def test_who_has_said_nothing_for_a_while_is_forgotten() -> None:
    clock = Ticking()
    guard = limits.Limits(clock, sockets=300, messages=2.0, key=b"")
    for n in range(5 * limits.REMEMBERED):
        clock.time += 1
        with guard.socket(None, {"client": (f"10.0.{n // 250}.{n % 250}", 1)}) as bucket:
            assert bucket is not None and bucket.take()

    assert len(guard._said) <= len(guard._opened) <= limits.REMEMBERED + 1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
    ],
)
def test_an_address_is_a_machine_or_a_household(one: str, other: str, same: bool) -> None:
    guard = limits.Limits(Clock(), 0, 0, b"key")
    first, second = [guard.disguised({"client": (address, 1)}) for address in (one, other)]

    assert same == (first == second)
    assert "203" not in first


def test_a_household_shares_its_requests() -> None:
    """Of the newer addresses one household has more than anybody can count."""
    asked: Any = [
        SimpleNamespace(client=SimpleNamespace(host=f"2001:db8:1:{net}::{n}"))
        for net, n in ((2, 1), (2, 2), (3, 1))
    ]
    one, other, foreign = [household(request) for request in asked]

    assert one == other != foreign


# -- memory ------------------------------------------------------------------------------------


def test_who_opens_many_long_games_does_not_fill_the_memory(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(own_house.address, "Ann")
    watched, *others = [ann.makes("me", "me") for _ in range(6)]
    place, tables = ann.looks_at(watched), own_house.parts.hall.live
    monkeypatch.setattr(hall, "IDLE_MOVES", 3 * place.last["moves"])
    others.append(ann.makes("me", "me"))
    until = time.monotonic() + 20
    while sum([len(one.match.moves) for one in tables()]) > hall.IDLE_MOVES:
        assert time.monotonic() < until
        time.sleep(0.01)

    assert [watched, *others[-2:]] == [one.row.id for one in tables()]
    assert [200] * 6 == [ann.http.get(f"/api/tables/{id}").status_code for id in others]
    ann.leave()


# -- the end -----------------------------------------------------------------------------------


async def say_much(house: House, table: str) -> None:
    """More than a line takes in before somebody reads."""
    for window in (await house.parts.hall.table(table)).presence.connections:
        window.post(b" " * (BACKLOG_BYTES - 1_000))


def test_who_reads_nothing_does_not_hold_up_the_end(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(protocol, "LEAVING_SECONDS", 0.2)
    with House(database) as house:
        ann = Person(house.address, "Ann")
        table = ann.makes("me", "bot:random")
        window = asks_for(house, f"/ws/tables/{table}", more=SOCKET + f"Cookie: {ann.cookie}\r\n")
        lines = [window, *[asks_for(house, LARGEST) for _ in range(5)]]
        until = time.monotonic() + 20
        while connections(house) < len(lines) or not house.parts.hall.live()[0].presence.anybody:
            assert time.monotonic() < until
            time.sleep(0.01)
        house.do(say_much(house, table))
        ann.leave()

    assert 0 == connections(house)
    assert [] == [one.message for one in caplog.records if "graceful" in one.message]
    for line in lines:
        line.close()


def test_a_server_ends_in_time_while_it_is_flooded(database: str) -> None:
    server, address = start(database)
    address = address.removeprefix("http://")
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    one, _ = two_at_a_table(ann, bob)
    stop = threading.Event()

    def flood() -> None:
        with contextlib.suppress(Exception):
            line = Place(address, one.table, ann.cookie)
            while not stop.is_set():
                for _ in range(200):
                    line.says(t="about", action=1)

    floods = [threading.Thread(target=flood, daemon=True) for _ in range(5)]
    for thread in floods:
        thread.start()
    time.sleep(0.5)
    began = time.monotonic()
    server.send_signal(signal.SIGTERM)
    code = server.wait(20)
    took = time.monotonic() - began
    stop.set()

    assert code in (0, -signal.SIGTERM)
    assert took < 10
