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
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from pywebpush import WebPushException, webpush_async

from detente.server.outgoing.outbox import Body, Gone

SECONDS: Final = 15
TTL: Final = 24 * 3600
_NEVER: Final = (404, 410)


class PublicResolver(AbstractResolver):
    """Finds hosts, but none on this machine or in the house."""

    def __init__(self) -> None:
        self._resolver: Final = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The public addresses of a host; OSError if it has none."""
        found = await self._resolver.resolve(host, port, family)
        public = [one for one in found if ipaddress.ip_address(one["host"]).is_global]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        """Find nothing more."""
        await self._resolver.close()


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
            resolver = None if self._inward else PublicResolver()
            self._open = aiohttp.ClientSession(connector=aiohttp.TCPConnector(resolver=resolver))
        return self._open

    async def close(self) -> None:
        """Send nothing more."""
        if self._open is not None:
            await self._open.close()


def must_be_public(url: str, inward: bool) -> None:
    """Gone if an address names no public host by https: a number is not asked of any resolver."""
    parts = urlsplit(url)
    if inward:
        return
    try:
        public = ipaddress.ip_address(parts.hostname or "").is_global
    except ValueError:
        public = bool(parts.hostname) and "." in (parts.hostname or "")
    if parts.scheme != "https" or not public:
        raise Gone("not a public address")


def new_key() -> bytes:
    """A key for web push: drawn once for each database."""
    vapid: Any = py_vapid.Vapid02()  # Any: it has no types
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem
