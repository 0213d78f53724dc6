"""The protocols of a connection: written to at once, cut where it would stay for ever."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "detente.line"
"""Where in the extensions of a socket's scope stands its `Line`."""

REQUEST_SECONDS: Final = 20.0
"""How long a request may take to arrive."""


class Line(Protocol):
    """The way to one browser."""

    def write(self, text: bytes) -> int:
        """Send a text without waiting; how many bytes are still on their way out of here."""

    def cut(self) -> None:
        """Cut the connection off at once, whatever still waits to be sent."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is written to without a task of its own, and can be cut off."""

    def handle_connect(self, event: Request) -> None:
        """Give the application its line."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # Any: there is none after a bad handshake
        if scope is not None:
            scope["extensions"][LINE] = self

    def write(self, text: bytes) -> int:
        """Send a text, unless the connection is closing; how many bytes wait to go out."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Cut the connection off at once."""
        self.transport.abort()


class HttpProtocol(HttpToolsProtocol):
    """A connection on which a request arrives in time, or not at all."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        """It is there."""
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on."""
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._arrived()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
