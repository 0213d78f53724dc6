"""One browser at one table: reads what it says, sends what it may know."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar.types import Receive, Send, WebSocketScope

from detente.server import access, wire
from detente.server.dispatch import Place, answer
from detente.server.faults import Banned, Fault, Unavailable
from detente.server.gate import Bucket
from detente.server.guests import Guests, cookie_of
from detente.server.hall import Hall
from detente.server.lessons import LessonTable, find_lesson
from detente.server.limits import Limits
from detente.server.logbook import Has
from detente.server.metrics import MESSAGE_SECONDS, MESSAGES, SOCKETS
from detente.server.orders import BANNED
from detente.server.protocol import ABORT

log: Final = structlog.get_logger("detente.sockets")

BACKLOG: Final = 200
"""A browser that lets so many messages pile up …"""

BACKLOG_BYTES: Final = 4_000_000
"""… or so many bytes is cut off, and comes back."""

_TABLE: Final = re.compile(r"/ws/tables/([\w-]{1,16})", re.ASCII)
_LESSON: Final = re.compile(r"/ws/lessons/(\w{1,40})/(\w{1,40})", re.ASCII)
_SEAT: Final = re.compile(rb"(?:^|&)seat=([0-7])(?:&|$)")
_STEP: Final = re.compile(rb"(?:^|&)step=([0-9]{1,3})(?:&|$)")
_HAS: Final = re.compile(rb"(?:^|&)has=([0-9]{1,9})\.([0-9]{1,6})\.([0-7]?)(?:&|$)")

TRY_AGAIN: Final = 1012
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 1008


class Browser:
    """A connection: what is posted here is sent in order, without anybody waiting for it."""

    def __init__(
        self, scope: WebSocketScope, send: Send, guest: str | None, bucket: Bucket
    ) -> None:
        self.guest: Final = guest
        self.wanted: Final = _number(_SEAT, scope)
        self.has: Final = _has(scope)
        self.seat: int | None = None
        self.lines = 0
        self.bucket: Final = bucket
        self._send: Final = send
        self._abort: Final[Callable[[], None]] = _abort(scope)
        self._outbox: Final[deque[bytes]] = deque()
        self._waiting = 0  # bytes
        self._wake: Final = asyncio.Event()
        self._close_with = 0
        self._cut = False

    def post(self, message: bytes) -> None:
        """Send when there is time; never waits."""
        if self._cut:
            return
        self._outbox.append(message)
        self._waiting += len(message)
        if len(self._outbox) > BACKLOG or self._waiting > BACKLOG_BYTES:
            self._cut_off()
        self._wake.set()

    def say(self, message: wire.FromServer) -> None:
        """Post a message to this browser alone."""
        self.post(wire.encode(message))

    def hang_up(self, code: int = TRY_AGAIN) -> None:
        """Close when what is posted has been sent; the page connects again."""
        self._close_with = code
        self._wake.set()

    def _cut_off(self) -> None:
        """Who does not read is sent nothing more, not even that it is over."""
        self._cut = True
        self._outbox.clear()
        self._abort()

    @property
    def closing(self) -> bool:
        """Whether the browser has been asked to connect again."""
        return self._close_with != 0

    async def send_what_waits(self) -> None:
        """Send until the connection closes."""
        send = self._send
        while not self._cut:
            while self._outbox:
                message = self._outbox.popleft()
                self._waiting -= len(message)
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            if self._close_with:
                await send({"type": "websocket.close", "code": self._close_with, "reason": ""})
                return
            self._wake.clear()
            await self._wake.wait()


async def serve_socket(
    scope: WebSocketScope, receive: Receive, send: Send, hall: Hall, guests: Guests, limits: Limits
) -> None:
    """Play, or look on, until the browser goes away.

    Spoken in plain ASGI: what a framework does for a socket costs more than a move.
    """
    await receive()
    guest, address = guests.known(cookie_of(scope["headers"])), limits.disguised(scope)
    with limits.socket(guest, scope) as bucket:
        if bucket is None:
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many windows"})
            return
        if not (_TABLE.fullmatch(scope["path"]) or _LESSON.fullmatch(scope["path"])):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "no table"})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        browser = Browser(scope, send, guest, bucket)
        sender = asyncio.create_task(browser.send_what_waits())
        began = time.monotonic()
        try:
            with SOCKETS.track_inprogress(), hall.store.orders.watches(browser, guest, address):
                await _stay(receive, browser, scope, hall, address)
        except Exception as error:
            log.error("socket failed", path=scope["path"], exc_info=error)
            browser.hang_up()
        if access.is_written():
            path, spent = scope["path"], round(time.monotonic() - began, 1)
            access.log.info("socket", path=path, seconds=spent, guest=guest, address=address)
        if not browser.closing:
            sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)  # the browser may be gone already


async def _stay(
    receive: Receive, browser: Browser, scope: WebSocketScope, hall: Hall, address: str
) -> None:
    try:
        hall.store.orders.must_be_welcome(browser.guest, address)
        place = await _place(scope, browser.guest, hall)
        await place.attach(browser)
    except Banned as error:
        browser.say(wire.Error("banned", str(error)))
        browser.hang_up(BANNED)
        return
    except (Fault, Unavailable) as error:
        browser.say(wire.Error("unavailable", str(error) or "please try again"))
        browser.hang_up(NO_SUCH_TABLE if isinstance(error, Fault) else TRY_AGAIN)
        return
    try:
        await _listen(receive, browser, place)
    finally:
        place.detach(browser)


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
    found = name.search(scope["query_string"])
    return None if found is None else int(found[1])


def _has(scope: WebSocketScope) -> Has | None:
    """What the page has: `?has=41.96.0` is question 41 and 96 lines of the log, for seat 0."""
    found = _HAS.search(scope["query_string"])
    if found is None:
        return None
    return Has(int(found[1]), int(found[2]), int(found[3]) if found[3] else None)


def _abort(scope: WebSocketScope) -> Callable[[], None]:
    extensions: dict[str, Any] = scope.get("extensions") or {}  # Any: ours is a function
    abort: Callable[[], None] = extensions.get(ABORT, lambda: None)
    return abort


async def _listen(receive: Receive, browser: Browser, place: Place) -> None:
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
            await _hear(browser, place, text)
        await asyncio.sleep(0)  # whoever has much to say lets the others speak in between


async def _hear(browser: Browser, place: Place, text: str) -> None:
    try:
        said = wire.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        browser.say(wire.Error("malformed", str(error)))
        return
    began = time.perf_counter()
    await answer(place, said, browser)
    MESSAGES.labels(type(said).__name__).inc()
    MESSAGE_SECONDS.observe(time.perf_counter() - began)
