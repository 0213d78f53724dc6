"""The table of Stratagem in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.cli.boards.parts import facts, name, names
from detente.core.game import Game
from detente.games.stratagem.board import THEMES
from detente.games.stratagem.position import Position, Side
from detente.words.words import Words

COLOURS: Final = {"pop": "red", "dem": "blue", "con": "yellow", "nat": "green"}
"""Those of the usual parties; a card set of one's own may have others."""
WIDE: Final = 4  # tokens to one mark of the bar


def draw(game: Game[Any], view: Position, seat: int, words: Words) -> RenderableType:
    """The head line, the four parties, their programmes, what one holds in secret."""
    parts: list[RenderableType] = [_head(view, words), _parties(game, view, words)]
    if any([side["shown"] for side in view["seats"]]):
        parts.append(_programmes(game, view, words))
    return Group(*parts, *_crisis(view, words), *_mine(view["seats"][seat], words))


def _head(view: Position, words: Words) -> str:
    return facts(
        words,
        [
            ("campaign", str(view["campaign"] or "")),
            ("turn", words.text(f"seat-{view['turn']}") if view["turn"] else ""),
            ("deck", str(view["deck"])),
            ("candidates", names(words, "seat", view["candidates"])),
            ("eliminated", names(words, "seat", view["eliminated"])),
        ],
    )


def _parties(game: Game[Any], view: Position, words: Words) -> Table:
    """Popularity, opinion and members of each party, its supports and its secrets."""
    columns = ["popularity", "opinion", "members", "supports", "secrets"]
    table = Table(
        "", *[words.text(f"terminal-{column}") for column in columns], box=box.SIMPLE_HEAD
    )
    for seat, side in zip(game.seats, view["seats"], strict=True):
        colour = _colour(side)
        share = words.text("terminal-share", {"n": side["tokens"]})
        bar = Text(f"{share:>5} " + "█" * (side["tokens"] // WIDE), colour)
        table.add_row(
            _party(seat, side, words),
            bar,
            f"{side['opinion']:+d}",
            f"{side['members']:+d}",
            names(words, "card", side["supports"]) or "–",
            str(side["secrets"]["count"]),
            style="" if side["active"] else "dim",
        )
    return table


def _colour(side: Side) -> str:
    return COLOURS.get(side["party"] or "", "")


def _party(seat: str, side: Side, words: Words) -> Text:
    label = words.text(f"seat-{seat}")
    if side["party"]:
        label += f", {name(words, 'party', side['party'])}"
    return Text(label, f"bold {_colour(side)}".strip(), no_wrap=True)


def _programmes(game: Game[Any], view: Position, words: Words) -> Table:
    """Theme by theme, the OPTION each party has displayed."""
    sides = [words.text(f"seat-{seat}") for seat in game.seats]
    table = Table("", *sides, box=box.SIMPLE_HEAD)
    for theme in [str(n + 1) for n in range(THEMES)]:
        shown = [_displayed(side, theme, words) for side in view["seats"]]
        table.add_row(Text(words.text(f"theme-{theme}"), "dim"), *shown)
    return table


def _displayed(side: Side, theme: str, words: Words) -> Text:
    planks = [plank for plank in side["shown"] if plank[0] == theme]
    return Text(names(words, "plank", planks) or "·", _colour(side))


def _crisis(view: Position, words: Words) -> list[str]:
    """The action that interrupts the turn order."""
    crisis = view["crisis"]
    if not crisis:
        return []
    rows = [
        ("crisis", f"[bold]{name(words, 'stage', crisis['stage'])}[/]"),
        ("author", words.text(f"seat-{crisis['author']}")),
        ("rounds-left", str(crisis["rounds"])),
        ("reacts", names(words, "seat", crisis["reacts"])),
    ]
    return [facts(words, rows)]


def _mine(side: Side, words: Words) -> list[RenderableType]:
    """One's own programme and SECRETS."""
    grid = Table.grid(padding=(0, 2))
    planned = [plank for plank in side["programme"]["planks"] if plank not in side["shown"]]
    if planned:
        grid.add_row(f"[dim]{words.text('terminal-planned')}[/]", names(words, "plank", planned))
    for card in side["secrets"]["cards"]:
        text = Text(words.attribute(f"card-{card}", "text"), "dim")
        grid.add_row(f"[bold]{words.text(f'card-{card}')}[/]", text)
    return [grid] if grid.row_count else []
