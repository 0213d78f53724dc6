"""What time it is, and what is done later: one clock for a server, another one for its tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None:
        """Let it be."""


class Clock:
    """The time of this machine."""

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        return int(time.time())

    def ms(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> float:
        """Seconds since some moment, on a clock that nobody sets: for how long something took."""
        return time.monotonic()

    def later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        """Have something done when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, work)
