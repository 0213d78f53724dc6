"""The table of 1960 in the terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from detente.cli.boards.parts import facts, hand, names, pair
from detente.games.nineteen_sixty.position import (
    Position,
    Printed,
    PrintedState,
    Region,
    StateNow,
)
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.words.words import Words

COLOURS: Final = {"kennedy": "blue", "nixon": "red", "byrd": "green", "both": "yellow"}
SIDES: Final = ("blue", "red")
CUBES: Final = "■□"  # told apart without colours too


def draw(game: NineteenSixty, view: Position, seat: int, words: Words) -> RenderableType:
    """The count, the four regions, issues, what each side has, the hand."""
    catalogue = game.catalogue()
    regions = [_region(catalogue, view, region, words) for region in view["regions"]]
    printed = {
        name: (COLOURS.get(card["icon"], ""), str(card["cp"]))
        for name, card in catalogue["cards"].items()
    }
    parts: list[RenderableType] = [
        _head(catalogue, view, words),
        Columns(regions, padding=(0, 2)),
        _issues(view, words),
        *_beside(game, view, words),
    ]
    if seat < len(view["hands"]):  # Harry F. Byrd holds no cards
        parts.append(
            hand(words, "hand", words.text("terminal-cp"), view["hands"][seat]["cards"], printed)
        )
    return Group(*parts)


def _head(catalogue: Printed, view: Position, words: Words) -> str:
    return facts(
        words,
        [
            ("turn", str(view["turn"])),
            ("round", str(view["round"] or "")),
            ("votes", f"{pair(view['votes'], SIDES)} / {catalogue['majority']}"),
            ("momentum", pair(view["momentum"], SIDES)),
            ("rest", pair(view["rest"], SIDES)),
            ("bag", pair(view["bag"], SIDES) if view["bag"] else ""),
            ("supply", pair(view["supply"], SIDES) if view["supply"] else ""),
            ("candidates", pair([words.text(f"state-{at}") for at in view["tokens"]], SIDES)),
            ("deck", str(view["deck"])),
        ],
    )


def _region(catalogue: Printed, view: Position, region: Region, words: Words) -> Table:
    """The states of a region; beside its name media cubes and endorsements."""
    media, endorsed = view["media"][region], view["endorsements"][region]
    title = (
        f"[bold]{words.text(f'region-{region}')}[/]  "
        f"{words.text('terminal-media')} {pair(media, SIDES)}  ✓ {pair(endorsed, SIDES)}"
    )
    table = Table(title=title, box=box.SIMPLE_HEAD, show_header=False, padding=(0, 1))
    for name, state in catalogue["states"].items():
        if state["region"] == region:
            table.add_row(*_state(name, state, view["states"][name], words))
    return table


def _state(name: str, printed: PrintedState, state: StateNow, words: Words) -> list[Text]:
    """Votes and name in the colour of who would get them (bold: by cubes), then the cubes."""
    colour = COLOURS.get(state["goes_to"] or "", "")
    firm = state["why"] != "leans"
    cubes = Text()
    for count, cube, side in zip(state["cubes"], CUBES, SIDES, strict=True):
        cubes.append(cube * count, style=side)
    return [
        Text(f"{printed['votes']:>2}", "dim"),
        Text(words.text(f"state-{name}"), f"bold {colour}" if firm else colour, no_wrap=True),
        cubes,
    ]


def _issues(view: Position, words: Words) -> str:
    """The issue track from its first space on, with the support on each."""
    track = [
        f"{words.text(f'issue-{issue}')} {pair(view['issues'][issue], SIDES)}"
        for issue in view["track"]
    ]
    return facts(words, [("issues", "  ›  ".join(track))])


def _beside(game: NineteenSixty, view: Position, words: Words) -> list[str]:
    """Effects of both sides, cards set aside, what was played."""
    rows = []
    for seat, colour, effects, stack in zip(
        game.seats, SIDES, view["effects"], view["stacks"], strict=False
    ):
        owner = f"[{colour}]{words.text(f'seat-{seat}')}[/]"
        rows.append(
            facts(
                words,
                [
                    ("effects", f"{owner} {names(words, 'card', effects)}" if effects else ""),
                    ("strategy", f"{owner} {stack['count']} {_known(stack['cards'], words)}"),
                ],
            )
        )
    if view["discard"]:
        rows.append(facts(words, [("discard", names(words, "card", view["discard"]))]))
    return rows


def _known(cards: list[str], words: Words) -> str:
    return f"({names(words, 'card', cards)})" if cards else ""
