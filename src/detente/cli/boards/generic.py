"""Any game as plain tables, straight from the JSON of its view."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from detente.core.game import Game
from detente.words.words import Words

JSON = Any
"""What a view writes: its shape is the game's own affair."""


def draw(game: Game[Any], view: dict[str, JSON], seat: int, words: Words) -> RenderableType:
    """One line for each plain value, one table for each value that has a part per seat."""
    names = _names(game, words)
    lines = Table.grid(padding=(0, 2))
    tables: list[RenderableType] = []
    for key, value in view.items():
        if isinstance(value, dict) and value and _by_seat(game, list(value.values())):
            tables.append(_table(game, key, value, names, words))
        else:
            text = _text(value, names)
            if text:
                lines.add_row(f"[dim]{_field(key, words)}[/]", text)
    return Group(*tables, lines)


def _names(game: Game[Any], words: Words) -> dict[str, str]:
    """What each noun of the game is called."""
    return {
        noun: words.text(f"{kind}-{noun}") if words.has(f"{kind}-{noun}") else noun
        for kind, nouns in game.nouns.items()
        for noun in nouns
    }


def _field(key: str, words: Words) -> str:
    """What a field of the position is called."""
    return words.text(f"field-{key}") if words.has(f"field-{key}") else key


def _by_seat(game: Game[Any], values: list[JSON]) -> bool:
    seats = len(game.seats)
    return all([isinstance(value, list) and len(value) == seats for value in values])


def _table(
    game: Game[Any], key: str, rows: dict[str, list[JSON]], names: dict[str, str], words: Words
) -> Table:
    table = Table(_field(key, words), *[words.text(f"seat-{seat}") for seat in game.seats])
    for name, values in rows.items():
        table.add_row(names.get(name, name), *[_text(value, names) or "·" for value in values])
    return table


def _text(value: JSON, names: dict[str, str]) -> str:
    """A value in a few words; "" for nothing."""
    if value is None or value is False:
        return ""
    if isinstance(value, dict):
        parts = [(key, _text(part, names)) for key, part in value.items()]
        return ", ".join([f"{names.get(key, key)}: {text}" for key, text in parts if text])
    if isinstance(value, list):
        if not any([isinstance(part, (dict, list)) for part in value]):
            return ", ".join([_text(part, names) or "–" for part in value])
        return " | ".join([_text(part, names) or "–" for part in value])
    return names.get(value, value) if isinstance(value, str) else str(value)
