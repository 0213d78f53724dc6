"""Ways out of the server over HTTP: web push and webhooks, to public addresses alone.

Whoever names an address for notices must not reach with it what only this machine can reach.
"""

from __future__ import annotations

import base64
import ipaddress
import json
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import py_vapid
from cryptography.hazmat.primitives import serialization
from pywebpush import WebPushException, webpush_async

from detente.server.outgoing.outbox import Body, Gone

SECONDS: Final = 15
TTL: Final = 24 * 3600
ANSWER_BYTES: Final = 4_096
_NEVER: Final = (404, 410)
_UNICAST: Final = ipaddress.ip_network("2000::/3")


class Short(aiohttp.ClientResponse):
    """What is answered matters little: no more than its beginning is read, and kept as it came."""

    async def read(self) -> bytes:
        """The beginning; the rest is not waited for."""
        if self._body is None:
            self._body = await self.content.read(ANSWER_BYTES)
            self.close()
        return self._body


def public_socket(found: aiohttp.AddrInfoType) -> socket.socket:
    """A socket for a public address; OSError for any other, however somebody led there."""
    family, kind, protocol, _, address = found
    if not is_public(str(address[0])):
        raise OSError(f"{address[0]} is not a public address")
    return socket.socket(family, kind, protocol)


def is_public(number: str) -> bool:
    """Whether an address is one of the net's, and neither this machine's nor the house's."""
    found = ipaddress.ip_address(number.partition("%")[0])
    if found.version == 6:
        if found.sixtofour is not None:
            return is_public(str(found.sixtofour))
        return found in _UNICAST and found.is_global  # others may stand for an older one
    return found.is_global and not found.is_multicast


class Outward:
    """Sends notices to browsers and webhooks; `inward` lets tests send to this machine."""

    def __init__(self, key: bytes, address: str, inward: bool = False) -> None:
        self._vapid: Final = py_vapid.Vapid02.from_pem(key)
        whom = f"mailto:detente@{urlsplit(address).hostname}"  # to whom push services may complain
        self._contact: Final = address if address.startswith("https:") else whom
        self._inward: Final = inward
        self._open: aiohttp.ClientSession | None = None

    @property
    def public_key(self) -> str:
        """What a browser must know to be told: the server's key."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def push(self, _key: str, body: Body) -> None:
        """Tell a browser; Gone if it does not want to be told any more."""
        must_be_public(body["subscription"]["endpoint"], self._inward)
        try:
            await webpush_async(
                body["subscription"],
                json.dumps(body["notice"]),
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                ttl=TTL,
                timeout=SECONDS,
                aiohttp_session=self._session(),
            )
        except WebPushException as error:
            status = getattr(error.response, "status", None)
            raise Gone(str(status)) if status in _NEVER else error from None

    async def webhook(self, key: str, body: Body) -> None:
        """Tell a program of somebody's; what it answers is not read."""
        must_be_public(body["url"], self._inward)
        async with self._session().post(
            body["url"],
            json={**body["notice"], "id": key},
            timeout=aiohttp.ClientTimeout(SECONDS),
            allow_redirects=False,
        ) as answer:
            if answer.status in _NEVER:
                raise Gone(str(answer.status))
            answer.raise_for_status()

    def _session(self) -> aiohttp.ClientSession:
        if self._open is None:
            guard = None if self._inward else public_socket
            self._open = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=guard),
                response_class=Short,
                auto_decompress=False,
            )
        return self._open

    async def close(self) -> None:
        """Send nothing more."""
        if self._open is not None:
            await self._open.close()


def must_be_public(url: str, inward: bool) -> None:
    """Gone if an address names no public host by https; what a name stands for is seen later."""
    parts = urlsplit(url)
    if inward:
        return
    host = parts.hostname or ""
    try:
        public = is_public(host)
    except ValueError:
        public = "." in host and not _is_number(host)
    if parts.scheme != "https" or not public:
        raise Gone("not a public address")


def _is_number(host: str) -> bool:
    """Whether a host is a number in one of the ways of old: `127.1`, `0x7f.1`."""
    try:
        socket.inet_aton(host)
    except OSError:
        return False
    return True


def new_key() -> bytes:
    """A key for web push: drawn once for each database."""
    vapid: Any = py_vapid.Vapid02()  # Any: it has no types
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem
