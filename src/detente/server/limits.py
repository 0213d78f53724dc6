"""How much one guest and one address may have: sockets at a time, messages a second, tables."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import hmac
import ipaddress
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket

GUEST_SOCKETS: Final = 20
"""How many windows a guest may have open at a time."""

TOGETHER: Final = 5
"""Everybody at one address may say so many times what one connection may."""

OPENED: Final = 10.0
"""How many sockets an address may open a second, in the long run; as many at once as it may have:
to come back after a restart."""

REMEMBERED: Final = 1_000
"""From so many addresses on, those that have said nothing for a while are forgotten."""


KNOWN: Final = 4_096
"""So many addresses are not looked at again."""

DISGUISED: Final = re.compile("[0-9a-f]{16}")
"""What a disguised address looks like."""


class Limits:
    """Counts what is open, by guest and by address; a limit of 0 is none."""

    def __init__(self, clock: Clock, sockets: int, messages: float, key: bytes) -> None:
        self._clock: Final = clock
        self._sockets: Final = sockets
        self._messages: Final = messages
        self._key: Final = key
        self._of_guests: Final[Counter[str]] = Counter()
        self._of_addresses: Final[Counter[str]] = Counter()
        self._said: Final[dict[str, Bucket]] = {}  # by address: what may be said there …
        self._opened: Final[dict[str, Bucket]] = {}  # … and opened

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
        try:
            shared = self._bucket(self._said, address, self._messages * TOGETHER, 2)
            yield Bucket(self._clock, self._messages, self._messages * 2, shared)
        finally:
            for counter, key in counts:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    def _too_many(self, guest: str | None, address: str) -> bool:
        if not self._sockets:
            return False
        mine = self._of_guests[guest] if guest is not None else 0
        if mine >= GUEST_SOCKETS or self._of_addresses[address] >= self._sockets:
            return True
        return not self._bucket(self._opened, address, OPENED, self._sockets / OPENED).take()

    def _bucket(
        self, known: dict[str, Bucket], address: str, rate: float, seconds: float
    ) -> Bucket:
        """What everybody at an address shares; it outlives their sockets, or who comes back at
        once would begin anew.
        """
        if len(known) > REMEMBERED:
            for one in [one for one, bucket in known.items() if bucket.full]:
                if one not in self._of_addresses:
                    del known[one]
        if address not in known:
            known[address] = Bucket(self._clock, rate, rate * seconds)
        return known[address]

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
