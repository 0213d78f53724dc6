"""Where records find the game they were played with. `detente.games` fills it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from detente.core.game import Game
from detente.core.options import Value

Opener = Callable[[str, int, dict[str, Value]], Game[Any]]  # Any: each game has its own state
"""Makes the game of a name, a rules version and options."""

_openers: list[Opener] = []


def install(opener: Opener) -> None:
    """Say how games are made. Done once, by the package of the games."""
    _openers[:] = [opener]


_known: dict[str, Game[Any]] = {}


def known_game(name: str, version: int, options: dict[str, Value]) -> Game[Any]:
    """The same, made once: for what is asked often."""
    key = f"{name} {version} {sorted(options.items())}"
    if key not in _known:
        _known[key] = open_game(name, version, options)
    return _known[key]


def open_game(name: str, version: int, options: dict[str, Value]) -> Game[Any]:
    """The game a record was played with."""
    assert _openers, "import detente before replaying records"
    return _openers[0](name, version, options)
