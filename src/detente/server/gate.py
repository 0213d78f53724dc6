"""The gate in front of everything: which hosts, which origins, how much, and with which headers.

A browser names the origin of every POST and of every socket; one that is not this site is turned
away, and with it every request forged by another page. Cookies are SameSite=Lax besides.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send, WebSocketScope

from detente.server.clocks.clock import Clock
from detente.server.messages.api import Problem
from detente.server.messages.wire import Message as Sentence

SocketApp = Callable[[WebSocketScope, Receive, Send], Awaitable[None]]

COOKIE_SLOT: Final = "detente.cookie"
"""Where in a request's state a cookie to be set is laid down."""

GUEST_SLOT: Final = "detente.guest"
"""Where it is laid down who has proved to be asking."""

HEALTH: Final = "/health"
"""Whoever looks after the server asks this by whatever name: a proxy, or a container's keeper."""

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")

_POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self'; "
    b"style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
_WORKER: Final = re.compile(r"/python/\w+/worker\.js")
_WORKER_POLICY: Final = _POLICY + b"; script-src 'self' 'wasm-unsafe-eval'"
"""An interpreter runs in the worker of offline play, and nowhere else."""

_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Bucket:
    """So many at once, so many a second; 0 means as many as you like."""

    __slots__ = ("_clock", "_rate", "_burst", "_shared", "_left", "_then")

    def __init__(
        self, clock: Clock, rate: float, burst: float, shared: Bucket | None = None
    ) -> None:
        self._clock: Final = clock
        self._rate: Final = rate
        self._burst: Final = burst
        self._shared: Final = shared  # what is taken here is taken there, too
        self._left = burst
        self._then = clock.ticks()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self._rate == 0:
            return True
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return self._shared is None or self._shared.take()

    @property
    def full(self) -> bool:
        """Whether nothing was taken for so long that it makes no difference any more."""
        self._fill()
        return self._left == self._burst

    def _fill(self) -> None:
        now = self._clock.ticks()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Gate:
    """Lets requests through to the application, or turns them away."""

    def __init__(self, app: Litestar, sockets: SocketApp, hosts: Sequence[str]) -> None:
        self._app: Final = app
        self._sockets: Final = sockets
        self._hosts: Final = frozenset([host.lower() for host in hosts])  # empty: any

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request, or let the application start and end (Any: both have their types)."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        else:
            await self._let_in(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        named = not self._hosts or _name(host) in self._hosts
        if not named and scope["path"] != HEALTH:
            await _turn_away(scope, receive, send, 421, f"this is not {host!r}")
        elif _changes(scope) and _crosses(headers, host):
            await _turn_away(scope, receive, send, 403, "asked from another site")
        elif scope["type"] == ScopeType.HTTP:
            await self._app(scope, receive, _with_headers(scope, send))
        else:
            await self._sockets(scope, receive, send)


def _name(host: str) -> str:
    """A host without its port."""
    return re.sub(r":\d*$", "", host).lower()


def _changes(scope: Scope) -> bool:
    """Whether a request may change something, or opens a socket that may."""
    return scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD", "OPTIONS")


def _crosses(headers: dict[bytes, str], host: str) -> bool:
    """Whether the page of another site asks."""
    if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get(b"origin")
    return origin is not None and _site(origin) != host.lower()


def _site(origin: str) -> str | None:
    """Host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _with_headers(scope: Scope, send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            policy = _WORKER_POLICY if _WORKER.fullmatch(scope["path"]) else _POLICY
            headers = [*message["headers"], (b"content-security-policy", policy), *_HEADERS]
            if scope["path"].startswith("/api/"):
                headers.append((b"cache-control", b"no-store"))
            cookie = scope["state"].get(COOKIE_SLOT)  # laid down by whoever made a guest
            if isinstance(cookie, str):
                headers.append((b"set-cookie", cookie.encode("latin-1")))
            message["headers"] = headers
        await send(message)

    return send_with_headers


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, detail: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": detail})
        return
    body = msgspec.json.encode(Problem(Sentence("foreign", {}), detail))
    send = _with_headers(scope, send)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
