"""What every server imports before it serves."""

from __future__ import annotations

from detente.cli.serve import serve
from detente.games import game, games

__all__ = ["serve"]

for _name in games():
    game(_name)
