"""Perft: how many ways there are to play on from a position. A change of the rules changes it."""

from __future__ import annotations

from typing import Any

from detente.core.frame import NOBODY
from detente.core.game import Game


def perft(game: Game[Any], s: Any, depth: int) -> int:
    """How many sequences of `depth` answers there are, chance's included; an end counts once."""
    seat = game.actor(s)
    if depth == 0 or seat == NOBODY:
        return 1
    legal = game.legal(s, seat)
    if depth == 1:
        return len(legal)
    nodes = 0
    for action in legal:
        after = game.clone(s)
        game.apply(after, seat, action)
        nodes += perft(game, after, depth - 1)
    return nodes
