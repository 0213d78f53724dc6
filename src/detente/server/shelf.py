"""The games of a server's tables: all of one kind share one."""

from __future__ import annotations

import functools
from typing import Any

from detente.core.game import Game
from detente.core.options import Value
from detente.core.registry import open_game as registered_game
from detente.games import game as open_game


def shelf_game(name: str, options: dict[str, Value], version: int | None = None) -> Game[Any]:
    """A game with its options. Games hold no position: all tables share one of each kind."""
    return _shared_game(name, version, tuple([(k, v, type(v)) for k, v in sorted(options.items())]))


@functools.lru_cache(maxsize=64)
def _shared_game(
    name: str, version: int | None, options: tuple[tuple[str, Value, type], ...]
) -> Game[Any]:
    given = {name: value for name, value, _ in options}  # 1 and True are one key, but two values
    if version is None:
        return open_game(name, **given)
    return registered_game(name, version, given)
