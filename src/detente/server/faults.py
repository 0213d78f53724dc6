"""Why something cannot be done."""

from __future__ import annotations

from typing import Final

from detente.core.message import Argument


class Fault(Exception):
    """A request the hall turns down: an HTTP status, and a sentence for the page."""

    def __init__(
        self, status: int, id: str, detail: str, args: dict[str, Argument] | None = None
    ) -> None:
        super().__init__(detail)
        self.status: Final = status
        self.id: Final = id
        self.detail: Final = detail
        self.arguments: Final[dict[str, Argument]] = args or {}


class Banned(Fault):
    """Whoever runs the server does not want this guest here."""

    def __init__(self) -> None:
        super().__init__(403, "banned", "whoever runs this server has closed it to you")


class Unavailable(Exception):
    """The table cannot be used now; asking again rebuilds it from what is stored."""
