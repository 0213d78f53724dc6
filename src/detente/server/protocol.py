"""How connections are cut that would otherwise stay for ever."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT: Final = "detente.abort"
"""Where in the extensions of a socket's scope stands how to cut it off at once."""

REQUEST_SECONDS: Final = 20.0
"""How long a request may take to arrive."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that can be cut off, whatever still waits to be sent."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to cut this connection."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # Any: there is none after a bad handshake
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort


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
