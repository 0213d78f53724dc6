"""The round table of Stratagem as a picture: four mats, deck and fallen cards between them."""

from __future__ import annotations

from typing import Any, Final

from detente.drawing.pictures import board
from detente.drawing.sheet import Sheet
from detente.words.words import Words

BOARD: Final = board("stratagem")
SIZE: Final = (BOARD["canvas"]["w"], BOARD["canvas"]["h"])
COLUMN: Final = 234  # what lies open on a mat stands in columns so wide …
LINE: Final = 20  # … and lines so high
SEATS: Final = ("south", "west", "north", "east")
MARKS: Final = {
    "pop": "M12 2.5L22 20.5H2z",
    "dem": "M12 2a10 10 0 1 0 .01 0z",
    "con": "M3 3h18v18H3z",
    "nat": "M12 1.5L22 9l-4 12.5H6L2 9z",
}


def hand(position: Any, seat: int | None) -> list[str]:
    """The SECRET cards of who looks on."""
    if seat is None:
        return []
    return [f"card-{card}" for card in position["seats"][seat]["secrets"]["cards"]]


def draw(sheet: Sheet, position: Any, printed: Any, words: Words) -> None:
    """The table, seats in their order from below."""
    table = BOARD["table"]
    oval = {"cx": table["cx"], "cy": table["cy"]}
    sheet.put("ellipse", rx=table["rx"], ry=table["ry"], fill="st-rim", **oval)
    sheet.put("ellipse", rx=table["rx"] - 16, ry=table["ry"] - 16, fill="st-felt", **oval)
    for seat, mat in enumerate(BOARD["mats"].values()):
        _mat(sheet, mat, position["seats"][seat], seat, words)
    _pile(sheet, BOARD["deck"], words.text("board-to-draw", {"n": position["deck"]}))
    _pile(sheet, BOARD["fallen"], words.text("board-fallen", {"n": len(position["fallen"])}))


def _pile(sheet: Sheet, at: Any, said: str) -> None:
    sheet.rect(at["x"], at["y"], 88, 120, "st-dark-card", stroke="paper", stroke_width=4, rx=7)
    sheet.text(at["x"] + 44, at["y"] + 142, said, 15, anchor="middle", room=120)


def _mat(sheet: Sheet, mat: Any, side: Any, seat: int, words: Words) -> None:
    x, y, w, h = (mat[key] for key in ("x", "y", "w", "h"))
    party = side["party"]
    hue = f"st-{party}" if party else "zero"
    more = {} if side["active"] else {"opacity": 0.5}
    sheet.rect(x, y, w, h, "panel", stroke="line", rx=8, **more)
    sheet.rect(x, y, w, 6, hue, rx=3)
    if party:
        sheet.path(MARKS[party], hue, transform=f"translate({x + 10},{y + 12})")
    name = words.text(f"party-{party}" if party else f"seat-{SEATS[seat]}")
    sheet.text(x + 42, y + 30, name, 18, weight=600, room=w - 130)
    share = words.text("board-fact-tokens", {"n": side["tokens"]})
    sheet.text(x + w - 10, y + 32, share, 24, anchor="end", weight=600)
    sheet.rect(x + 10, y + 44, w - 20, 14, "panel-2", stroke="line", rx=4)
    sheet.rect(x + 10, y + 44, (w - 20) * min(100, side["tokens"]) / 100, 14, hue, rx=4)
    rows = (h - 66) // LINE
    for n, line in enumerate(_told(side, words)):
        left = x + 12 + n // rows * COLUMN
        sheet.text(left, y + 80 + LINE * (n % rows), line, 15, "soft", room=COLUMN - 10)


def _told(side: Any, words: Words) -> list[str]:
    """What lies open on a mat: totals, the displayed OPTIONS, SUPPORTS and operations."""
    totals = {"opinion": side["opinion"], "members": side["members"]}
    return [
        words.text("board-totals", totals),
        *[f"{plank.upper()} {words.text(f'plank-{plank}')}" for plank in side["shown"]],
        *[words.text(f"card-{card}") for card in side["supports"]],
        *[words.text(f"operation-{operation}") for operation in side["launched"]],
    ]
