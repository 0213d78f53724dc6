"""Boards in the terminal: drawing only. A view in, something rich can print out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from detente.cli.boards import (
    berlin63,
    generic,
    nineteen_sixty,
    stratagem,
    thirteen_days,
    twilight_struggle,
)
from detente.core.game import Game
from detente.core.state import View
from detente.words.words import Words

Draw = Callable[[Game[Any], dict[str, Any], int, Words], RenderableType]
"""(game, the view as JSON, the seat that looks, words) → the table."""

_DRAWN: Final[dict[str, Draw]] = {
    "berlin63": berlin63.draw,
    "nineteen_sixty": nineteen_sixty.draw,
    "stratagem": stratagem.draw,
    "thirteen_days": thirteen_days.draw,
    "twilight_struggle": twilight_struggle.draw,
}


def draw(game: Game[Any], view: View[Any], seat: int, words: Words) -> RenderableType:
    """The table as `seat` sees it: drawn for the game, or as plain tables."""
    return _DRAWN.get(game.name, generic.draw)(game, game.to_json(view), seat, words)
