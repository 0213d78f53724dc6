"""Boards in the terminal: drawing only. A view in, something rich can print out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from detente.cli.boards import generic
from detente.core.game import Game
from detente.core.state import View
from detente.games import part
from detente.words.words import Words

Draw = Callable[[Game[Any], Any, int, Words], RenderableType]  # Any: each game has its positions
"""(game, the view as JSON, the seat that looks, words) → the table."""


def draw(game: Game[Any], view: View[Any], seat: int, words: Words) -> RenderableType:
    """The table as `seat` sees it: drawn by the game's module `terminal`, or as plain tables."""
    own = part(game.name, "terminal")
    drawn: Draw = generic.draw if own is None else own.draw
    return drawn(game, game.to_json(view), seat, words)
