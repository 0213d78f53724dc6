"""`detente games`: what is on the shelf."""

from __future__ import annotations

import json as json_
from typing import Any

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
    rows: list[tuple[str, ...]] = [("game", "title", "rules", "options", "seats")]
    for game in shelf:
        name = title(game.name, language(lang))
        counts = (str(game.version), str(len(game.options.table)))
        rows.append((game.name, name, *counts, ", ".join(game.seats)))
    print(_columns(rows))
    print(f"bots: {', '.join(bots())}")


def _columns(rows: list[tuple[str, ...]]) -> str:
    """A table: the last column, the longest, may run over the edge."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = ["  ".join([cell.ljust(width) for cell, width in zip(row, widths)]) for row in rows]
    return "\n".join([line.rstrip() for line in lines])


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
