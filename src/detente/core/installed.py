"""What other packages bring: their entry points, read once for all of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def installed(group: str) -> list[EntryPoint]:
    """The entry points of a group, in everything that is installed."""
    return list(_everything().select(group=group))


@cache  # reading the metadata of everything installed takes longer than many a game
def _everything() -> Any:  # Any: Python 3.12 has another type for it
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return entry_points()
