"""The table of Twilight Struggle in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.cli.boards.parts import facts, hand, name, names, pair
from detente.core.game import Game
from detente.games.twilight_struggle.board import SEAT_NAMES
from detente.games.twilight_struggle.catalogue import catalogue
from detente.games.twilight_struggle.position import Country, Position, Printed, Region
from detente.words.words import Words

COLOURS: Final = {"us": "blue", "ussr": "red", "neutral": "green"}


def draw(game: Game[Any], view: Position, seat: int, words: Words) -> RenderableType:
    """Tracks, the six regions with what they would score now, what is in force, the hand."""
    printed = catalogue()
    regions = [_region(printed, view, region["name"], words) for region in printed["regions"]]
    cards = {
        card["name"]: (COLOURS[card["side"]], str(card["ops"] or "–")) for card in printed["cards"]
    }
    return Group(
        *_tracks(game, view, words),
        Columns(regions, padding=(0, 2)),
        *_in_force(view, words),
        hand(words, "hand", words.text("terminal-ops"), view["hand"][SEAT_NAMES[seat]], cards),
    )


def _tracks(game: Game[Any], view: Position, words: Words) -> list[str]:
    sides = [COLOURS[seat] for seat in game.seats]
    owner = view["china"]
    china = "–" if owner is None else f"[{COLOURS[owner]}]{name(words, 'seat', owner)}[/]"
    return [
        facts(
            words,
            [
                ("turn", str(view["turn"])),
                ("action-round", f"{view['round']}/{view['rounds']}"),
                ("vp", f"{view['vp']:+d}"),
                ("defcon", f"[bold]{view['defcon']}[/]"),
                ("military", f"{pair(view['military'], sides)} / {view['military_needed']}"),
                ("space", pair(view["space"], sides)),
                ("china", china + ("" if view["china_up"] else " ▾")),
                ("deck", str(view["deck_size"])),
                ("hands", pair(view["hand_size"].values(), sides)),
            ],
        )
    ]


def _region(printed: Printed, view: Position, region: Region, words: Words) -> Table:
    """The countries of a region; under its name the levels of both sides and the points."""
    meter = view["regions"][region]
    levels = " – ".join(
        [
            f"[{colour}]{words.text(f'terminal-{level}')}[/]"
            for level, colour in zip(meter["levels"], COLOURS.values(), strict=False)
        ]
    )
    title = f"[bold]{words.text(f'region-{region}')}[/]  {levels}  {meter['net']:+d}"
    sides = [name(words, "seat", seat) for seat in ("us", "ussr")]
    table = Table("", "", *sides, title=title, box=box.SIMPLE_HEAD, padding=(0, 1))
    for country in printed["countries"]:
        if country["region"] == region:
            table.add_row(*_country(country, view, words))
    return table


def _country(country: Country, view: Position, words: Words) -> list[Text]:
    """Name (● battleground) and stability, then both influences; who controls stands out."""
    control = view["control"].get(country["name"])
    mark = "●" if country["battleground"] else " "
    style = f"bold {COLOURS[control]}" if control else ""
    row = [Text(f"{mark} {name(words, 'country', country['name'])}", style, no_wrap=True)]
    row.append(Text(str(country["stability"]), "dim"))
    for seat, points in zip(("us", "ussr"), view["influence"][country["name"]], strict=True):
        ground = f"bold white on {COLOURS[seat]}" if control == seat else COLOURS[seat]
        row.append(Text(f"{points or '·':>2}", ground))
    return row


def _in_force(view: Position, words: Words) -> list[str]:
    """Effects in force, and the cards that lie open."""
    rows = [
        ("effects", names(words, "card", [effect["card"] for effect in view["effects"]])),
        ("removed", names(words, "card", view["removed"])),
        ("discard", names(words, "card", view["discard"])),
    ]
    return [facts(words, [row]) for row in rows if row[1]]
