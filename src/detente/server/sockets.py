"""One browser at one table: reads what it says, sends what it may know."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from http.cookies import SimpleCookie
from typing import Final, Protocol

import msgspec
import structlog
from litestar.types import Receive, Send, WebSocketScope

from detente.core.message import Refused
from detente.server import views, wire
from detente.server.connection import Connection
from detente.server.gate import Bucket
from detente.server.guests import COOKIE, Guests
from detente.server.hall import Fault, Hall
from detente.server.lessons import LessonTable, find_lesson
from detente.server.tables import Command, Unavailable

log: Final = structlog.get_logger("detente.sockets")

BACKLOG: Final = 200
"""A browser that lets so many messages pile up is asked to connect again."""

_TABLE: Final = re.compile(r"/ws/tables/([\w-]{1,16})")
_LESSON: Final = re.compile(r"/ws/lessons/(\w{1,40})/(\w{1,40})")
_SEAT: Final = re.compile(rb"seat=([0-7])")
_STEP: Final = re.compile(rb"step=([0-9]{1,3})")

TRY_AGAIN: Final = 1012
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 1008


class Place(Protocol):
    """Where a browser sits down: a table, or the table of a lesson."""

    def number(self, seat: int) -> int:
        """The number of the question to a seat."""

    async def attach(self, connection: Connection) -> None:
        """Somebody comes."""

    def detach(self, connection: Connection) -> None:
        """Somebody goes."""

    async def refresh(self, connection: Connection) -> None:
        """Show somebody whose page is behind everything again."""

    async def about(self, seat: int, action: int) -> wire.About:
        """Why `seat` cannot do this, or what it risks, or whether it ends undo."""

    async def play(self, seat: int, command: Command, by: Connection) -> None:
        """Carry out what a seat asks; Refused says why not."""

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Pass on what a seat says to the others."""

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """Tell a seat what the best bot would do; Refused says why not."""

    async def add_nonce(self, seat: int, nonce: str) -> bool:
        """A seat adds its share to the dice; False when it is too late."""


class Browser:
    """A connection: what is posted here is sent in order, without anybody waiting for it."""

    def __init__(self, send: Send, guest: str | None, wanted: int | None, rate: float) -> None:
        self.guest: Final = guest
        self.wanted: Final = wanted
        self.seat: int | None = None
        self.lines = 0
        self.bucket: Final = Bucket(rate, rate * 2)
        self._send: Final = send
        self._outbox: Final[deque[bytes]] = deque()
        self._wake: Final = asyncio.Event()
        self._close_with = 0

    def post(self, message: bytes) -> None:
        """Send when there is time; never waits."""
        self._outbox.append(message)
        if len(self._outbox) > BACKLOG:
            self.hang_up()
        self._wake.set()

    def say(self, message: wire.FromServer) -> None:
        """Post a message to this browser alone."""
        self.post(wire.encode(message))

    def hang_up(self, code: int = TRY_AGAIN) -> None:
        """Close when what is posted has been sent; the page connects again."""
        self._close_with = code
        self._wake.set()

    @property
    def closing(self) -> bool:
        """Whether the browser has been asked to connect again."""
        return self._close_with != 0

    async def send_what_waits(self) -> None:
        """Send until the connection closes."""
        send = self._send
        while True:
            while self._outbox:
                text = self._outbox.popleft().decode()
                await send({"type": "websocket.send", "text": text, "bytes": None})
            if self._close_with:
                await send({"type": "websocket.close", "code": self._close_with, "reason": ""})
                return
            self._wake.clear()
            await self._wake.wait()


async def serve_socket(
    scope: WebSocketScope, receive: Receive, send: Send, hall: Hall, guests: Guests, rate: float
) -> None:
    """Play, or look on, until the browser goes away.

    Spoken in plain ASGI: what a framework does for a socket costs more than a move.
    """
    await receive()
    if not (_TABLE.fullmatch(scope["path"]) or _LESSON.fullmatch(scope["path"])):
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": "there is no table"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    browser = Browser(send, guests.known(_cookie(scope)), _number(_SEAT, scope), rate)
    sender = asyncio.create_task(browser.send_what_waits())
    try:
        await _stay(receive, browser, scope, hall)
    except Exception as error:
        log.error("socket failed", path=scope["path"], exc_info=error)
        browser.hang_up()
    if not browser.closing:
        sender.cancel()
    await asyncio.gather(sender, return_exceptions=True)  # the browser may be gone already


async def _stay(receive: Receive, browser: Browser, scope: WebSocketScope, hall: Hall) -> None:
    try:
        table = await _place(scope, browser.guest, hall)
        await table.attach(browser)
    except (Fault, Unavailable) as error:
        browser.say(wire.Error("unavailable", str(error) or "please try again"))
        browser.hang_up(NO_SUCH_TABLE if isinstance(error, Fault) else TRY_AGAIN)
        return
    try:
        await _listen(receive, browser, table)
    finally:
        table.detach(browser)


async def _place(scope: WebSocketScope, guest: str | None, hall: Hall) -> Place:
    """The table of an address, or a lesson from the step it names; Fault if there is none."""
    if table := _TABLE.fullmatch(scope["path"]):
        return await hall.table(table[1])
    lesson = _LESSON.fullmatch(scope["path"])
    assert lesson is not None
    name = (await hall.guest(guest)).nickname if guest else ""
    return LessonTable(find_lesson(lesson[1], lesson[2]), _number(_STEP, scope) or 0, name)


def _number(name: re.Pattern[bytes], scope: WebSocketScope) -> int | None:
    """A number in the address: the seat to look from (`?seat=1`) or the step to begin with."""
    found = name.fullmatch(scope["query_string"])
    return None if found is None else int(found[1])


def _cookie(scope: WebSocketScope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            found = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            return None if found is None else found.value
    return None


async def _listen(receive: Receive, browser: Browser, table: Place) -> None:
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        if not browser.bucket.take():
            browser.say(wire.Error("too-many", "too many messages; wait a moment"))
        elif not isinstance(text, str):
            browser.say(wire.Error("malformed", "messages are text"))
        elif len(text) > wire.MESSAGE_BYTES:
            browser.say(wire.Error("oversized", f"at most {wire.MESSAGE_BYTES} bytes"))
        else:
            await _hear(browser, table, text)


async def _hear(browser: Browser, table: Place, text: str) -> None:
    try:
        said = wire.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        browser.say(wire.Error("malformed", str(error)))
        return
    if isinstance(said, wire.Ping):
        browser.say(wire.Pong())
    elif browser.seat is None:
        browser.say(wire.Error("foreign", "you do not sit at this table"))
    elif isinstance(said, wire.AskAbout):
        browser.say(await table.about(browser.seat, said.action))
    elif isinstance(said, wire.GiveNonce):
        if not await table.add_nonce(browser.seat, said.nonce):
            browser.say(wire.Error("late", "the dice of this table are fixed already"))
    else:
        await _carry_out(browser, browser.seat, table, said)


async def _carry_out(
    browser: Browser, seat: int, table: Place, said: wire.Say | wire.AskHint | Command
) -> None:
    """What is answered by what it changes, by a hint, or by a refusal."""
    try:
        if isinstance(said, wire.Say):
            await table.say(seat, said, browser)
        elif isinstance(said, wire.AskHint):
            await table.hint(seat, said, browser)
        else:
            await table.play(seat, said, browser)
    except Refused as refused:
        browser.say(wire.Refusal(said.id, views.reason(refused.reason)))
        if not isinstance(said, wire.Say) and said.seq != table.number(seat):
            await table.refresh(browser)
    except Unavailable:
        browser.say(wire.Error("unavailable", "please try again"))
