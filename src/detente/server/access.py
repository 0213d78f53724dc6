"""Who asked for what, and what became of it: a line and a number for every request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Message, Scope

from detente.server.metrics import REQUEST_SECONDS, REQUESTS

NAME: Final = "detente.access"
LONGEST: Final = 200
"""So much of an address is written down; what stands behind its question mark never is."""

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "OPTIONS"})

log: Final = structlog.get_logger(NAME)

Who = Callable[[Scope], dict[str, object]]


def is_written() -> bool:
    """Whether anybody wants to read it."""
    return logging.getLogger(NAME).isEnabledFor(logging.INFO)


class Access:
    """Stands in front of an application and notes what passes."""

    def __init__(self, app: ASGIApp, who: Who) -> None:
        self._app: Final = app
        self._who: Final = who

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request (Any: HTTP, sockets and the lifespan have their own types)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, note)
        finally:
            self._tell(scope, status, time.perf_counter() - began)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope["method"])  # type: ignore[typeddict-item]  # of HTTP it is
        known = method if method in _METHODS else "other"
        REQUESTS.labels(known, status).inc()
        REQUEST_SECONDS.observe(seconds)
        if is_written():
            path = scope["path"][:LONGEST]
            spent = round(seconds * 1e3, 1)
            log.info(
                "request", method=known, path=path, status=status, ms=spent, **self._who(scope)
            )
