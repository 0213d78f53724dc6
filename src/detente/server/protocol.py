"""The protocols of a connection: written to at once, cut where it would stay for ever."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from struct import Struct
from typing import Any, ClassVar, Final, Protocol

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.speedups import apply_mask

from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket
from detente.server.limits import network

LINE: Final = "detente.line"
"""Where in the extensions of a socket's scope stands its `Line`."""

REQUEST_SECONDS: Final = 20.0
"""How long a request may take to arrive."""

HEAD_BYTES: Final = 65_536
"""How long the head of a request may be, address and headers together."""

PIPELINED: Final = 50
"""So many requests may wait on one connection until the first is answered."""

STALLED_SECONDS: Final = 20.0
"""How long somebody may read nothing of an answer."""

LEAVING_SECONDS: Final = 2.0
"""How long somebody may take to read what is on its way when the server ends."""

AHEAD: Final = 8
"""So many messages of one browser wait to be heard; then nothing more is read from it."""

PIECE: Final = 4_096
"""Of what comes at once and is no whole text so many bytes are looked at in a row."""

ODD: Final = 50.0
"""So many frames a second that are no message (pings, pongs, pieces of a text) may come, four times
that at once; then the connection is cut."""

_FINAL: Final = 0x80
_TEXT: Final = 0x81  # of one piece
_MASKED: Final = 0x80
_LONG, _LONGEST = 126, 127  # the length follows, in two bytes or in eight
_LONG_HEAD, _LONGEST_HEAD = Struct("!BBH"), Struct("!BBQ")


class Line(Protocol):
    """The way to one browser."""

    def write(self, text: bytes) -> int:
        """Send a text without waiting; how many bytes are still on their way out of here."""

    @property
    def unheard(self) -> int:
        """How many messages have come that were not heard yet."""

    def cut(self) -> None:
        """Cut the connection off at once, whatever still waits to be sent."""


class Heard(asyncio.Queue[Any]):
    """What has come from one browser. One reads it, and nobody waits to put something there."""

    _queue: deque[Any]
    _waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:  # Any: an event of ASGI
        """Something has come."""
        self._queue.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """The next that has come."""
        while not self._queue:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._queue.popleft()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is written to without a task of its own, and can be cut off.

    A text that comes in one frame, as nearly all do, is read here, and one that goes out is put in
    its frame here: by way of the library that takes as long as the rules of a move. Whatever else
    comes or goes is the library's. Nothing is compressed, so that a frame is its text.
    """

    _whole = False  # all that came since the handshake were whole frames: data begins with the next
    _rest = b""  # has come, and was not looked at yet
    _odd: Bucket | None = None  # of frames that are no message

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hear what comes in a shorter way than the library does."""
        self.queue = Heard()
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Give the application its line."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # Any: there is none after a bad handshake
        if scope is not None:
            scope["extensions"][LINE] = self
            self._whole = True

    def data_received(self, data: bytes) -> None:
        """Hear a text, or let the library see what else it is."""
        mask = mask_of(data) if self._whole else None
        if mask is None:
            self._whole = False
        elif data[0] == _TEXT and not self.close_sent and self._hear(data, mask):
            return
        self._rest += data
        self._look()

    def _look(self) -> None:
        """Let the library see what has come, until there is a message to be heard."""
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, and after the last one a look at what came with it."""
        message: ASGIReceiveEvent = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self._rest:
            self._look()
        return message

    def handle_ping(self) -> None:
        """Answer, if it is not one of too many."""
        if self._may_be_odd():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody is still there."""
        if self._may_be_odd():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take the next piece of a message."""
        if self._may_be_odd():
            super().handle_cont(event)

    def _may_be_odd(self) -> bool:
        """Count a frame that is no message; False, and the end, if there were too many."""
        if self._odd is None:
            self._odd = Bucket(Clock(), ODD, 4 * ODD)
        if self._odd.take():
            return True
        self.cut()
        return False

    def _hear(self, data: bytes, mask: int) -> bool:
        """Lay a text before the application; False if it is none."""
        try:
            text = apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def write(self, text: bytes) -> int:
        """Send a text, unless the connection is closing; how many bytes wait to go out."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.transport.write(framed(text))
        return self.transport.get_write_buffer_size()

    @property
    def unheard(self) -> int:
        """How many messages have come that were not heard yet."""
        return self.queue.qsize()

    def cut(self) -> None:
        """Cut the connection off at once."""
        self.transport.abort()

    def shutdown(self) -> None:
        """Say good-bye, and do not wait for ever until that is read."""
        super().shutdown()
        self.loop.call_later(LEAVING_SECONDS, self.transport.abort)


def mask_of(data: bytes) -> int | None:
    """Where the mask stands in the one whole frame that this is; None if it is anything else."""
    if len(data) < 6 or not data[0] & _FINAL or not _MASKED <= data[1] < _MASKED + _LONGEST:
        return None
    length, mask = data[1] - _MASKED, 2
    if length == _LONG:
        length, mask = int.from_bytes(data[2:4], "big"), 4
    return mask if len(data) == mask + 4 + length else None


def framed(text: bytes) -> bytes:
    """A text in one frame, as a server sends it."""
    length = len(text)
    if length < _LONG:
        return bytes((_TEXT, length)) + text
    if length < 1 << 16:
        return _LONG_HEAD.pack(_TEXT, _LONG, length) + text
    return _LONGEST_HEAD.pack(_TEXT, _LONGEST, length) + text


class HttpProtocol(HttpToolsProtocol):
    """A connection on which a request arrives in time, or not at all, and its answer is read.

    An address has at most `most` of them; 0 is any number.
    """

    most: ClassVar[int] = 0
    _open: ClassVar[Counter[str]] = Counter()  # connections by address
    _from: str | None = None  # the address this one is counted for
    _deadline: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _head: int | None = None  # so many bytes have come of the head of a request

    @classmethod
    def limited(cls, most: int) -> type[HttpProtocol]:
        """The protocol of one server, which counts its own connections."""
        return type("LimitedHttpProtocol", (cls,), {"most": most, "_open": Counter()})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, unless it is one connection too many."""
        super().connection_made(transport)
        address = network(self.client[0] if self.client else "")
        if self.most and self._open[address] >= self.most:
            transport.abort()
            return
        self._open[address] += 1
        self._from = address
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Read what has come of a request, unless its head has no end."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Wait for the rest of a request, unless too many wait already: that ends the connection.

        What comes at once would be read at once otherwise, thousands of requests, and more with
        every answer: nobody else would be heard meanwhile.
        """
        if len(self.pipeline) >= PIPELINED:
            self.loop.call_later(LEAVING_SECONDS, self.transport.abort)
            raise ValueError("too many requests at once")  # the parser stops here, with a 400
        super().on_message_begin()
        self._head = 0
        self._expect()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is there."""
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on."""
        self._arrived()
        self._forget()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Nobody reads as fast as is sent: wait, but not for ever."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Somebody reads."""
        super().resume_writing()
        self._is_read()

    def timeout_keep_alive_handler(self) -> None:
        """Close, and do not wait for ever until the last answer is read."""
        super().timeout_keep_alive_handler()
        self._wait_for_reader()

    def shutdown(self) -> None:
        """Let an answer that is on its way be read, if that is soon done."""
        super().shutdown()
        self.loop.call_later(LEAVING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._arrived()
        self._is_read()
        self._forget()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._arrived()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _wait_for_reader(self) -> None:
        self._is_read()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def _is_read(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _forget(self) -> None:
        if self._from is not None:
            self._open[self._from] -= 1
            if not self._open[self._from]:
                del self._open[self._from]
            self._from = None
