"""How often somebody may try to get in, by address and by what is tried; and what else an address
may do so often, however many guests ask there.
"""

from __future__ import annotations

from typing import Final

from limits import RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from detente.server.faults import Fault

HOURLY: Final = 5
"""What is tried an hour at one name, from wherever: so many times what one address may a minute."""


MAILS: Final = RateLimitItemPerHour(5)
"""How many mails with links one address gets."""


A_DAY: Final = RateLimitItemPerDay(50)
"""How many tournaments are made from one address, and how many reports come from there."""


class Tries:
    """Counts tries; 0 a minute is no limit."""

    def __init__(self, a_minute: int) -> None:
        self._limiter: Final = MovingWindowRateLimiter(MemoryStorage())
        self._a_minute: Final = a_minute
        self._by_address: Final = RateLimitItemPerMinute(max(1, a_minute))
        self._by_name: Final = RateLimitItemPerHour(max(1, a_minute) * HOURLY)

    def count(self, what: str, address: str, name: str = "") -> None:
        """Somebody tries; Fault if that is once too often. It says nothing about the name."""
        if not self._a_minute:
            return
        allowed = self._limiter.hit(self._by_address, what, address)
        if name:
            allowed = self._limiter.hit(self._by_name, what, name) and allowed
        self._must_be(allowed)

    def count_mail(self, to: str) -> None:
        """Somebody wants a mail to be sent there; Fault if that is once too often."""
        self._must_be(not self._a_minute or self._limiter.hit(MAILS, "mail", to))

    def allows(self, what: str, address: str) -> bool:
        """Whether an address may do one more of what it does not do all day."""
        return not self._a_minute or self._limiter.hit(A_DAY, what, address)

    def _must_be(self, allowed: bool) -> None:
        if not allowed:
            raise Fault(429, "too-many-tries", "wait a minute, then try again")
