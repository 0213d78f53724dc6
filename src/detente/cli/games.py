"""`detente games`: what is on the shelf."""

from __future__ import annotations

import json as json_
from typing import Any

from rich.console import Console
from rich.table import Table

import detente
from detente.bots.bot import bots
from detente.cli.arguments import language
from detente.core.game import Game
from detente.words.titles import title


def games(*, json: bool = False, lang: str = "") -> None:
    """List the games, their seats, options and bots.

    Parameters
    ----------
    json
        Print one JSON object instead of a table.
    lang
        fr or en.

    """
    shelf = [detente.game(name) for name in detente.games()]
    if json:
        print(json_.dumps({"games": [_row(game) for game in shelf], "bots": bots()}))
        return
    table = Table("game", "title", "seats", "rules", "options", box=None, pad_edge=False)
    for game in shelf:
        name = title(game.name, language(lang))
        options = str(len(game.options.table))
        table.add_row(game.name, name, ", ".join(game.seats), str(game.version), options)
    console = Console()
    console.print(table)
    console.print(f"bots: {', '.join(bots())}")


def _row(game: Game[Any]) -> dict[str, object]:
    options = [
        {"name": o.name, "default": o.default, "choices": list(o.choices), "clause": o.clause}
        for o in game.options.table
    ]
    return {
        "name": game.name,
        "version": game.version,
        "seats": list(game.seats),
        "options": options,
    }
