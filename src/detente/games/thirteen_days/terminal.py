"""The table of 13 Jours in the terminal."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.games.thirteen_days.board import SIDES
from detente.games.thirteen_days.position import Position
from detente.games.thirteen_days.rules import ThirteenDays
from detente.words.words import Words

COLOURS: Final = ("blue", "red", "green")  # the US, the USSR, the UN
SPACES: Final = 8  # of a DEFCON track
LEVELS: Final = (
    (7, "DEFCON 1", "on dark_red"),
    (4, "DEFCON 2", "on dark_orange3"),
    (1, "DEFCON 3", ""),
)


def draw(game: ThirteenDays, view: Position, seat: int, words: Words) -> RenderableType:
    """Head line, battlegrounds beside DEFCON tracks, the hand, what lies beside the board."""
    parts: list[RenderableType] = [
        _head(game, view, words),
        Columns([_battlegrounds(game, view, words), _tracks(game, view, words)], padding=(0, 2)),
        _agendas(game, view, words),
    ]
    if view["hands"][seat]["cards"]:
        parts.append(_hand(game, view["hands"][seat]["cards"], words))
    return Group(*parts)


def _seat(game: ThirteenDays, name: str, words: Words) -> str:
    colour = COLOURS[game.seats.index(name)]
    return f"[{colour}]{words.text(f'seat-{name}')}[/]"


def _head(game: ThirteenDays, view: Position, words: Words) -> str:
    lead = view["prestige"]
    ahead = game.seats[0] if lead > 0 else game.seats[1]
    prestige = f"{_seat(game, ahead, words)} +{abs(lead)}" if lead else words.text("terminal-level")
    number = str(view["round"]) if view["round"] <= 3 else words.text("terminal-aftermath")
    facts = [
        ("terminal-round", number),
        ("terminal-prestige", prestige),
        ("terminal-letter", _seat(game, view["letter"], words)),
        ("terminal-deck", str(view["deck"])),
        (
            "terminal-supply",
            " ".join([f"[{COLOURS[n]}]{k}[/]" for n, k in enumerate(view["supply"])]),
        ),
    ]
    return "   ".join([f"[dim]{words.text(label)}[/] {value}" for label, value in facts])


def _battlegrounds(game: ThirteenDays, view: Position, words: Words) -> Table:
    seats = [words.text(f"seat-{seat}") for seat in game.seats]
    table = Table(words.text("terminal-battleground"), *seats, "⚑")
    places = game.catalogue()["battlegrounds"]
    track = places[0]["track"]
    for place in places:
        if place["track"] != track:
            table.add_section()
            track = place["track"]
        cubes = [
            Text("■" * n, style=COLOURS[seat])
            for seat, n in enumerate(view["cubes"][place["name"]])
        ]
        table.add_row(
            words.text(f"battleground-{place['name']}"), *cubes, _flags(view, place["name"])
        )
    return table


def _tracks(game: ThirteenDays, view: Position, words: Words) -> Table:
    """The three DEFCON tracks side by side, the worst space on top."""
    table = Table("", *[words.text(f"track-{name}") for name in view["defcon"]])
    for space in range(SPACES, 0, -1):
        _, level, style = next(row for row in LEVELS if space >= row[0])
        row: list[Text | str] = [level]
        for markers in view["defcon"].values():
            cell = Text(justify="center")
            for seat, at in enumerate(markers):
                if at == space:
                    name = words.text(f"seat-{game.seats[seat]}")
                    cell.append(f" {name} ", style=f"bold white on {COLOURS[seat]}")
            row.append(cell)
        table.add_row(*row, style=style)
    table.add_row("⚑", *[_flags(view, name) for name in view["defcon"]])
    return table


def _flags(view: Position, place: str) -> Text:
    flags = Text(justify="center")
    for seat, targets in enumerate(view["flags"]):
        flags.append("⚑" * targets.count(place), style=COLOURS[seat])
    return flags


def _agendas(game: ThirteenDays, view: Position, words: Words) -> Table:
    """The candidates of both sides, and the chosen one where it is known."""
    grid = Table.grid(padding=(0, 2))
    for seat, name in enumerate(game.seats):
        candidates = [words.text(f"agenda-{agenda}") for agenda in view["candidates"][seat]]
        chosen = view["agenda"][seat]
        mark = words.text(f"agenda-{chosen['name']}") if chosen and chosen["name"] else ""
        shown = [f"[bold]{text}[/]" if text == mark else text for text in candidates]
        if shown:
            label = f"[dim]{words.text('terminal-agendas')}[/] {_seat(game, name, words)}"
            grid.add_row(label, ", ".join(shown) + (" [dim]?[/]" if chosen and not mark else ""))
    return grid


def _hand(game: ThirteenDays, cards: list[str], words: Words) -> Table:
    table = Table(words.text("terminal-hand"), "■", "", box=None, pad_edge=False)
    for card in game.catalogue()["cards"]:
        if card["name"] in cards:
            colour = COLOURS[SIDES.index(card["side"])]
            title = words.text(f"card-{card['name']}")
            text = words.attribute(f"card-{card['name']}", "text")
            table.add_row(f"[{colour}]{title}[/]", str(card["cubes"]), f"[dim]{text}[/]")
    return table
