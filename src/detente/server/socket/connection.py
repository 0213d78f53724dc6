"""Whoever looks at a table."""

from __future__ import annotations

from typing import Protocol

from detente.server.shown.views import Sight
from detente.server.table.logbook import Has


class Connection(Protocol):
    """Somebody who looks at a table.

    `lines` is how much of the log that page has, `shown` the rest of what it was shown last.
    """

    seat: int | None
    lines: int
    shown: Sight | None

    @property
    def wanted(self) -> int | None:
        """The seat to look from, for a guest who has several."""

    @property
    def has(self) -> Has | None:
        """What this page has already; None if nothing."""

    @property
    def guest(self) -> str | None:
        """Who it is; None for somebody without a cookie."""

    def post(self, message: bytes) -> None:
        """Send when there is time; never waits."""

    def hang_up(self) -> None:
        """Ask the page to connect again."""
