"""One browser at one table: reads what it says, sends what it may know."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Any, Final, get_args

import msgspec
import structlog
from litestar.types import Receive, Send, WebSocketScope

from detente.server import access
from detente.server.faults import Banned, Fault, Unavailable
from detente.server.gate import Bucket
from detente.server.hall.hall import Hall
from detente.server.learning.lessons import LessonTable, find_lesson
from detente.server.limits import Limits
from detente.server.messages import wire
from detente.server.metrics import MESSAGE_SECONDS, MESSAGES, SOCKETS
from detente.server.people.guests import Guests, cookie_of
from detente.server.people.programs import token_of
from detente.server.protocol import LINE, Line
from detente.server.shown.views import Sight
from detente.server.socket.dispatch import Place, answer
from detente.server.table.logbook import Has
from detente.server.upkeep.orders import BANNED

log: Final = structlog.get_logger("detente.sockets")

BACKLOG_BYTES: Final = 4_000_000
"""A browser that lets so many bytes pile up is cut off, and comes back."""

_TABLE: Final = re.compile(r"/ws/tables/([\w-]{1,16})", re.ASCII)
_LESSON: Final = re.compile(r"/ws/lessons/(\w{1,40})/(\w{1,40})", re.ASCII)
_SEAT: Final = re.compile(rb"(?:^|&)seat=([0-7])(?:&|$)")
_STEP: Final = re.compile(rb"(?:^|&)step=([0-9]{1,3})(?:&|$)")
_HAS: Final = re.compile(rb"(?:^|&)has=([0-9]{1,9})\.([0-9]{1,6})\.([0-7]?)(?:&|$)")

_COUNTED: Final = {kind: MESSAGES.labels(kind.__name__) for kind in get_args(wire.ToServer)}

TRY_AGAIN: Final = 1012
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 1008


class Browser:
    """A connection: what is posted here goes out in order, without anybody waiting for it."""

    def __init__(
        self, scope: WebSocketScope, send: Send, guest: str | None, bucket: Bucket
    ) -> None:
        self.guest: Final = guest
        self.wanted: Final = _number(_SEAT, scope)
        self.has: Final = _has(scope)
        self.seat: int | None = None
        self.lines = 0
        self.shown: Sight | None = None
        self.bucket: Final = bucket
        self._send: Final = send
        extensions: dict[str, Any] = scope.get("extensions") or {}  # Any: ours is an object
        self._line: Final[Line] = extensions[LINE]
        self._closing: asyncio.Task[None] | None = None
        self._cut = False

    def post(self, message: bytes) -> None:
        """Send; never waits. Who does not read is cut off, and told nothing more."""
        if not self._cut and self._line.write(message) > BACKLOG_BYTES:
            self._cut = True
            self._line.cut()

    @property
    def has_more_to_say(self) -> bool:
        """Whether another message of it waits to be heard."""
        return self._line.unheard > 0

    def say(self, message: wire.FromServer) -> None:
        """Post a message to this browser alone."""
        self.post(wire.encode(message))

    def hang_up(self, code: int = TRY_AGAIN) -> None:
        """Close after what was posted; the page connects again."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # the browser may be gone already
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def closed(self) -> None:
        """It has been told to connect again, if it was to be."""
        if self._closing is not None:
            await self._closing


async def serve_socket(
    scope: WebSocketScope,
    receive: Receive,
    send: Send,
    hall: Hall,
    guests: Guests,
    limits: Limits,
) -> None:
    """Play, or look on, until the browser goes away.

    Spoken in plain ASGI: what a framework does for a socket costs more than a move.
    """
    await receive()
    sessions = hall.store.sessions
    token = token_of(scope["headers"])
    try:
        program = None if token is None else await hall.programs.of_token(token)
    except Fault:
        await send({"type": "websocket.close", "code": BANNED, "reason": "no bot has that token"})
        return
    someone = None if program else await sessions.who(cookie_of(scope["headers"]), guests)
    guest, session = (program, None) if someone is None else someone
    address = limits.disguised(scope)
    with limits.socket(guest, scope) as bucket:
        if bucket is None:
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many windows"})
            return
        if not (_TABLE.fullmatch(scope["path"]) or _LESSON.fullmatch(scope["path"])):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "no table"})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        browser = Browser(scope, send, guest, bucket)
        began = time.perf_counter()
        try:
            with (
                SOCKETS.track_inprogress(),
                hall.store.orders.watches(browser, guest, address),
                sessions.watches(browser, session),
            ):
                await _stay(receive, browser, scope, hall, address)
        except Exception as error:
            log.error("socket failed", path=scope["path"], exc_info=error)
            browser.hang_up()
        if access.is_written():
            path, spent = scope["path"], round(time.perf_counter() - began, 1)
            access.log.info("socket", path=path, seconds=spent, guest=guest, address=address)
        await browser.closed()


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
        if browser.has_more_to_say:
            await asyncio.sleep(0)  # the others speak in between


async def _hear(browser: Browser, place: Place, text: str) -> None:
    try:
        said = wire.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        browser.say(wire.Error("malformed", str(error)))
        return
    began = time.perf_counter()
    await answer(place, said, browser)
    _COUNTED[type(said)].inc()
    MESSAGE_SECONDS.observe(time.perf_counter() - began)
