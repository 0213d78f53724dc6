"""What the boards in the terminal have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from detente.words.words import Words

JSON = Any
"""What a view writes: its shape is the game's own affair."""


def facts(words: Words, rows: Iterable[tuple[str, str]]) -> str:
    """One line of labels and values, as markup; a row without a value is left out."""
    shown = [(words.text(f"terminal-{label}"), value) for label, value in rows if value]
    return "   ".join([f"[dim]{label}[/] {value}" for label, value in shown])


def pair(values: Iterable[JSON], colours: Iterable[str]) -> str:
    """One value per seat, each in its colour, as markup."""
    return " ".join(
        [f"[{colour}]{value}[/]" for value, colour in zip(values, colours, strict=False)]
    )


def name(words: Words, kind: str, noun: str) -> str:
    """A thing by its name."""
    return words.text(f"{kind}-{noun}")


def names(words: Words, kind: str, nouns: Iterable[str]) -> str:
    """Several things by their names."""
    return ", ".join([name(words, kind, noun) for noun in nouns])


def hand(
    words: Words,
    label: str,
    sign: str,
    cards: Iterable[str],
    printed: Mapping[str, tuple[str, str]],
) -> Table:
    """Cards with what is printed on them: (colour, number) for each, and their text."""
    table = Table(words.text(f"terminal-{label}"), sign, "", box=None, pad_edge=False)
    for card in cards:
        colour, number = printed[card]
        text = words.attribute(f"card-{card}", "text")
        title = Text(name(words, "card", card), style=colour, no_wrap=True)
        table.add_row(title, number, Text(text, style="dim"))
    return table
