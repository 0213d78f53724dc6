"""Who the tests are about: a house (the server), people, and what they see at a table."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
import threading
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import uvicorn
from sqlalchemy import Connection, text
from uvicorn.server import ServerState
from websockets.sync.client import ClientConnection, connect

from detente.cli.serve import config
from detente.server.clocks.clock import Clock
from detente.server.parts import Parts, Settings
from detente.server.people.guests import COOKIE

T = TypeVar("T")
Seen = dict[str, Any]  # Any: a decoded message
PATIENCE = 20.0  # seconds
_NUMBERS = itertools.count()  # of requests, each of its own

CUP: Final = {
    "name": "Cup",
    "game": "thirteen_days",
    "system": "round_robin",
    "time": {"kind": "mail", "bank": 86_400, "gain": 3_600, "cap": 86_400, "out": "lose"},
}
"""A tournament that anybody may make."""


class StillClock(Clock):
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self._ms = super().ms()

    def now(self) -> int:
        return self._ms // 1_000

    def ms(self) -> int:
        return self._ms

    def goes_on(self, seconds: float) -> None:
        self._ms += int(seconds * 1_000)


class House:
    """A server in a thread, on a free port of this machine."""

    def __init__(self, database: Path | str, clock: Clock | None = None, **settings: Any) -> None:
        free = ("requests", "messages", "sockets", "tables", "sign_ins")  # of limits
        chosen = {**dict.fromkeys(free, 0), "workers": 1, **settings}
        self.settings: Final = Settings(str(database), **chosen)
        self._listener: Final = socket.create_server(("127.0.0.1", 0))
        self.address: Final = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.parts: Final = Parts(self.settings, clock)
        self.config: Final = config(self.parts)
        self._server: Final = uvicorn.Server(self.config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Final = threading.Thread(target=self._run)

    @property
    def state(self) -> ServerState:
        """Who is connected."""
        return self._server.server_state

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve(sockets=[self._listener])

    def sql(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        """Meddle with the database behind the server's back; the rows that are found."""

        def job(c: Connection) -> list[tuple[Any, ...]]:
            found = c.execute(text(statement), values)
            return [tuple(row) for row in found] if found.returns_rows else []

        return self.do(self.parts.hall.store.database.write(job))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)


class Person:
    """A guest with a browser."""

    def __init__(self, address: str, name: str, cookie: str | None = None) -> None:
        self.address: Final = address
        self.http: Final = httpx.Client(base_url=f"http://{address}", timeout=20)
        if cookie is not None:
            self.http.cookies.set(COOKIE, cookie.partition("=")[2], domain=address.split(":")[0])
        self._places: Final[list[Place]] = []
        self.id: Final[str] = self.http.post("/api/me", json={"nickname": name}).json()["id"]

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    def makes(self, *seats: str, **more: object) -> str:
        """A new table of 13 Jours; its id."""
        body = {"game": "thirteen_days", "seats": list(seats), **more}
        answer = self.http.post("/api/tables", json=body)
        assert 201 == answer.status_code, answer.text
        return str(answer.json()["id"])

    def joins(self, table: str, **body: object) -> Seen:
        answer = self.http.post(f"/api/tables/{table}/join", json=body)
        assert 200 == answer.status_code, answer.text
        found: Seen = answer.json()
        return found

    def looks_at(self, table: str) -> Place:
        """Open the table; the first view has come."""
        place = Place(self.address, table, self.cookie)
        self._places.append(place)
        place.view()
        return place

    def leave(self) -> None:
        for place in self._places:
            place.close()
        self.http.close()


class Place:
    """One browser window at one table, or at that of a lesson."""

    def __init__(self, address: str, table: str, cookie: str | None, kind: str = "tables") -> None:
        self.table: Final = table
        self.cookie: Final = cookie
        self._where: Final = (address, table, cookie, kind)
        headers = {"Cookie": cookie} if cookie else {}
        self.socket: Final[ClientConnection] = connect(
            f"ws://{address}/ws/{kind}/{table}",
            additional_headers=headers,
            compression=None,
            legacy=True,
            max_queue=None,  # a browser reads what comes, also when nobody looks at it
            max_size=None,  # and however much it is: the log of a long game
            open_timeout=PATIENCE,
        )
        self.traffic: Final[list[str]] = []
        self._views: Final[list[tuple[int, Seen]]] = []
        self.last: Seen = {}
        self.hushed = False  # nobody else hears yet of what was done last
        self.lines: Final[list[Seen]] = []

    def anew(self, query: str = "") -> Place:
        """The same browser, come back: its first view has come."""
        address, table, cookie, kind = self._where
        back = Place(address, table + query, cookie, kind)
        back.view()
        return back

    def request(self, id: str) -> Seen:
        """The first thing this seat may do, as a request that can be sent again."""
        return {"t": "do", "id": id, "seq": self.last["seq"], "action": self.last["actions"][0]}

    def hears(self, seconds: float | None = None) -> Seen:
        """The next message, which comes in so many seconds."""
        text = self.socket.recv(timeout=PATIENCE if seconds is None else seconds)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: Seen = json.loads(text)
        if message["t"] == "change":
            message = changed(self.last, message)
        if message["t"] == "seats" and self.last:
            self.last = {**self.last, "seats": message["seats"], "rematch": message["rematch"]}
        if message["t"] == "view":
            self.last = message
            self._views.append((len(self.traffic), message))
            self.lines[message["log_from"] :] = message["log"]
        return message

    def views(self, start: int = 0) -> list[Seen]:
        """Every view that has come since so many messages, whole or as a change."""
        return [view for at, view in self._views if at > start]

    def hears_a(self, kind: str) -> Seen:
        """The next message of a kind."""
        while True:
            message = self.hears()
            if message["t"] == kind:
                return message

    def view(self, ack: str | None = None) -> Seen:
        """The next view, or the one that answers a request."""
        while True:
            found = self.hears_a("view")
            if ack is None or found["ack"] == ack:
                return found

    def sees(self, moves: int) -> Seen:
        """The view of the table after so many moves."""
        while self.last["moves"] != moves:
            self.view()
        return self.last

    def says(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def asks(self, t: str, **more: object) -> Seen:
        """Ask for something that is answered by a view or a refusal, or held back."""
        request = f"r{next(_NUMBERS)}"
        self.says(**{"t": t, "id": request, "seq": self.last["seq"], **more})
        while True:
            answer = self.hears()
            if answer["t"] in ("refused", "held") and answer["id"] == request:
                return answer
            if answer["t"] == "view" and answer["ack"] == request:
                self.hushed = answer["can_undo"]
                return answer
            assert answer["t"] != "error", answer

    def does(self, action: int) -> Seen:
        answer = self.asks("do", action=action)
        assert "view" == answer["t"], answer
        return answer

    def insists(self, t: str, **more: object) -> Seen:
        """Ask for something until it is done, however often bots move meanwhile."""
        while True:
            seq = self.last["seq"]
            answer = self.asks(t, **more)
            if answer["t"] == "view":
                return answer
            while self.last["seq"] == seq:
                self.view()

    def resigns(self) -> None:
        """Give up."""
        self.insists("resign")

    @property
    def my_turn(self) -> bool:
        return bool(self.last["seat"] in self.last["waiting"])

    def close(self) -> None:
        self.socket.close()


def changed(view: Seen, change: Seen) -> Seen:
    """The view after a change, as a page puts it together."""
    new = {name: value for name, value in change.items() if name not in ("t", "position", "within")}
    position = {**view["position"], **change.get("position", {})}
    for field, entries in change.get("within", {}).items():
        position[field] = {**view["position"][field], **entries}
    return {**view, "ack": None, **new, "position": position}


EXPECTED = '{"t":"expected"'
"""How the answer to a question about acts begins."""


def expected(place: Place) -> list[Seen]:
    """What somebody is told of the first acts that are open, who asks what they would bring."""
    place.says(t="expect", actions=place.last["actions"][:8])
    told: list[Seen] = place.hears_a("expected")["acts"]
    return told


def two_at_a_table(one: Person, two: Person, **more: object) -> tuple[Place, Place]:
    """A table at which both sit and look on."""
    table = one.makes("me", "open", **more)
    two.joins(table)
    return one.looks_at(table), two.looks_at(table)


def let_see(mover: Place, *others: Place) -> None:
    """The others see what somebody has just done, unless it can still be taken back."""
    for other in others:
        if not mover.hushed:
            other.sees(mover.last["moves"])


def see_the_answers(places: list[Place]) -> None:
    """All have answered together, the last of them without knowing that they were the last."""
    for place in places:
        moves = place.last["moves"]
        while place.last["moves"] == moves:
            place.view()
        place.hushed = False


def behind(places: list[Place]) -> Place | None:
    """Who is asked, as another one's window says already, and has not heard of it yet."""
    for place in places:
        known = [seat for other in places if other is not place for seat in other.last["waiting"]]
        if place.last["seat"] in known:
            return place
    return None


def play(places: list[Place], moves: int, seed: int = 1) -> None:
    """Play at random: so many requests, and on until nobody drafts, or the game is over."""
    rng = random.Random(seed)
    while moves > 0 or any([drafts(place) for place in places]):
        moves -= 1
        mover = next((place for place in places if place.last["actions"]), None)
        if mover is None and all([place.hushed for place in places]):
            see_the_answers(places)
            continue
        late = behind(places) if mover is None else None
        if late is not None:
            late.view()
            continue
        if mover is None:
            return
        mover.does(rng.choice(mover.last["actions"]))
        let_see(mover, *[other for other in places if other is not mover])


def answer_together(places: list[Place]) -> None:
    """Answer until nobody is asked together with others."""
    while any([len(one.last["waiting"]) > 1 or one.last["can_undo"] for one in places]):
        play(places, 1)


def play_out(places: list[Place], seed: int = 1) -> Seen:
    """Play at random to the end; the last view of the first place."""
    play(places, 10_000, seed)
    assert places[0].last["result"] is not None
    return places[0].last


def whose_turn(*places: Place) -> tuple[Place, Place]:
    """Who is asked, and who is not."""
    one, two = places
    return (one, two) if one.last["actions"] else (two, one)


def drafts(place: Place) -> bool:
    """Whether this seat alone has done something that nobody else knows of."""
    return bool(place.last["can_undo"] and place.last["waiting"] == [place.last["seat"]])


def draft(places: list[Place], seed: int = 1) -> Place:
    """Play at random to where somebody can draft an act, and begin it; who."""
    rng = random.Random(seed)
    answer_together(places)
    while True:
        mover = next(place for place in places if place.last["actions"])
        mover.does(rng.choice(mover.last["actions"]))
        if drafts(mover):
            return mover
        let_see(mover, *[other for other in places if other is not mover])
