"""How much one guest and one address may have: sockets at a time, messages a second, tables."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import hmac
import ipaddress
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket

GUEST_SOCKETS: Final = 20
"""How many windows a guest may have open at a time."""

TOGETHER: Final = 5
"""Everybody at one address may say so many times what one connection may."""


KNOWN: Final = 4_096
"""So many addresses are not looked at again."""


class Limits:
    """Counts what is open, by guest and by address; a limit of 0 is none."""

    def __init__(self, clock: Clock, sockets: int, messages: float, key: bytes) -> None:
        self._clock: Final = clock
        self._sockets: Final = sockets
        self._messages: Final = messages
        self._key: Final = key
        self._of_guests: Final[Counter[str]] = Counter()
        self._of_addresses: Final[Counter[str]] = Counter()
        self._buckets: Final[dict[str, Bucket]] = {}  # of addresses with a socket

    @contextlib.contextmanager
    def socket(self, guest: str | None, scope: Any) -> Iterator[Bucket | None]:
        """Count a socket while it is open: how much it may say, or None if it is one too many."""
        address = _network(scope)
        if self._too_many(guest, address):
            yield None
            return
        counts = [(self._of_addresses, address)]
        if guest is not None:
            counts.append((self._of_guests, guest))
        for counter, key in counts:
            counter[key] += 1
        shared = self._buckets.get(address)
        if shared is None:
            rate = self._messages * TOGETHER
            shared = self._buckets[address] = Bucket(self._clock, rate, rate * 2)
        try:
            yield Bucket(self._clock, self._messages, self._messages * 2, shared)
        finally:
            for counter, key in counts:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
            if address not in self._of_addresses:
                self._buckets.pop(address, None)

    def _too_many(self, guest: str | None, address: str) -> bool:
        if not self._sockets:
            return False
        mine = self._of_guests[guest] if guest is not None else 0
        return mine >= GUEST_SOCKETS or self._of_addresses[address] >= self._sockets

    def disguised(self, scope: Any) -> str:
        """An address that can be counted in the database, and not read there."""
        return disguise(self._key, _network(scope))


@functools.lru_cache(KNOWN)
def disguise(key: bytes, address: str) -> str:
    """An address that only who has the key can tell from others."""
    return hmac.new(key, address.encode(), hashlib.sha256).hexdigest()[:16]


@functools.lru_cache(KNOWN)
def network(text: str) -> str:
    """Where an address belongs; of the newer ones the half that names a household. "": nowhere."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return ""
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def _network(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return network(client[0] if client else "")
