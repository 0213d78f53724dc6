"""The board of 13 Jours as a picture: map, battlegrounds, tracks, from the page's own table."""

from __future__ import annotations

from typing import Any, Final

from detente.drawing.pictures import board
from detente.drawing.sheet import Sheet, cut
from detente.games.thirteen_days.board import SEATS
from detente.words.words import Words

SIZE: Final = (1200, 680)
BOARD: Final = board("thirteen_days")
MAP: Final = board("thirteen_days", "map")
ZONES: Final = ((8, 7, "zone-1", "danger"), (6, 4, "zone-2", "amber"), (3, 1, "zone-3", "un"))
ROUNDS: Final = ((12, 44), (61, 44), (110, 44), (159, 112))


def hand(position: Any, seat: int | None) -> list[str]:
    """The Strategy cards of who looks on."""
    return [] if seat is None else [f"card-{card}" for card in position["hands"][seat]["cards"]]


def draw(sheet: Sheet, position: Any, printed: Any, words: Words) -> None:
    """The whole board."""
    _map(sheet)
    _round(sheet, position, words)
    _prestige(sheet, position, words)
    _letter(sheet, position, words)
    for place, plate in BOARD["plates"].items():
        _battleground(sheet, plate, position["cubes"][place], words.text(f"battleground-{place}"))
    _defcon(sheet, position, words)


def _map(sheet: Sheet) -> None:
    sheet.rect(12, 88, 864, 432, "sea", stroke="line", rx=8)
    sheet.path(MAP["graticule"], stroke="line", stroke_width=0.8, opacity=0.75)
    sheet.path(MAP["land"], "land", stroke="coast", stroke_width=1.2)
    sheet.path(MAP["borders"], stroke="coast", stroke_width=0.6, stroke_dasharray="3 3")
    sheet.path(MAP["quarantine"], stroke="soft", stroke_dasharray="7 5", opacity=0.6)
    for pin in BOARD["pins"]:
        x, y = pin["at"]
        for end in pin["leaders"]:
            sheet.path(f"M{x},{y} L{end[0]},{end[1]}", stroke="ink", opacity=0.65)
        sheet.circle(x, y, 6.5, "ground", stroke="ink", stroke_width=1.6)
        sheet.circle(x, y, 2.8, "ink")
    sheet.rect(12, 530, 864, 138, "sea", stroke="line", rx=8)


def _battleground(sheet: Sheet, plate: Any, cubes: list[int], name: str) -> None:
    x, y, w, h, body = (plate[key] for key in ("x", "y", "w", "h", "body"))
    round = {"military": 0, "political": 3, "world_opinion": 20}[plate["kind"]]
    us, ussr = cubes
    if plate["kind"] == "military":
        sheet.path(cut(x, y, w, h, 12), "panel", stroke="line-2", stroke_width=1.4)
    else:
        sheet.rect(x, y, w, h, "panel", stroke="line-2", stroke_width=1.4, rx=round)
    sheet.path(f"M{x},{y + 30} h{w} M{x + body / 2},{y + 30} V{y + h}", stroke="line")
    sheet.text(
        x + 16, y + 21, f"{name.upper()} {plate['bonus']}".strip(), 16, weight=600, room=w - 30
    )
    if us != ussr:
        left = x + 4 if us > ussr else x + body / 2 + 2
        tint = "us-tint" if us > ussr else "url(#hatch-tint)"
        sheet.rect(left, y + 34, body / 2 - 6, h - 42, tint, rx=4)
    for seat, n in enumerate(cubes):
        at = x + (46 if seat == 0 else body - 46)
        sheet.text(at, y + 84, n, 37, "ink" if n else "zero", "middle", 600)
        sheet.mark(SEATS[seat], x + 16 if seat == 0 else x + body - 16, y + 72, 8)


def _round(sheet: Sheet, position: Any, words: Words) -> None:
    sheet.text(14, 25, words.text("board-round").upper(), 13, "soft")
    for n, (x, w) in enumerate(ROUNDS, 1):
        now = n == position["round"]
        said = str(n) if n < len(ROUNDS) else words.text("board-aftermath").upper()
        sheet.rect(x, 34, w, 42, "ink" if now else "panel", stroke="line", rx=5)
        fill = "ground" if now else "soft"
        sheet.text(x + w / 2, 62, said, 22, fill, "middle", 500, w - 10)


def _prestige(sheet: Sheet, position: Any, words: Words) -> None:
    sheet.text(292, 25, words.text("board-prestige").upper(), 13, "soft")
    for value in range(5, -6, -1):
        x = 290 + (5 - value) * 53
        side = "us" if value > 0 else "ussr" if value < 0 else "soft"
        sheet.rect(x, 34, 49, 42, "panel", stroke=side, stroke_opacity=0.6, rx=5)
        here = value == position["prestige"]
        if here:
            sheet.circle(x + 24.5, 55, 19, "paper", stroke=side, stroke_width=3)
        fill = "paper-ink" if here else side
        sheet.text(x + 24.5, 63, abs(value), 22, fill, "middle", 600 if here else 500)


def _letter(sheet: Sheet, position: Any, words: Words) -> None:
    pile = sum([cards["count"] for cards in position["aftermath"]])
    told = (
        (888, str(pile), words.text("board-aftermath")),
        (1042, words.text(f"seat-{position['letter']}"), words.text("board-holds-letter")),
    )
    for x, large, small in told:
        sheet.rect(x, 12, 146, 64, "panel", stroke="line", rx=6)
        sheet.text(x + 73, 44, large, 24, anchor="middle", weight=600)
        sheet.text(x + 73, 66, small, 14, "soft", "middle", room=136)


def _defcon(sheet: Sheet, position: Any, words: Words) -> None:
    column = BOARD["column"]
    sheet.rect(888, 88, 300, 580, "panel", stroke="line", rx=8)
    for level, (top, last, fill, _) in enumerate(ZONES, 1):
        y = _space(top) - 2
        height = _space(last) + column["h"] + 2 - y
        sheet.rect(894, y, 288, height, fill, rx=5)
        turned = f"translate(915,{y + height / 2:g}) rotate(-90)"
        sheet.text(0, 0, f"DEFCON {level}", 16, anchor="middle", weight=600, transform=turned)
    for kind, x in BOARD["columns"].items():
        for space in range(1, 9):
            edge = next(edge for _, last, _, edge in ZONES if space >= last)
            sheet.rect(
                x, _space(space), column["w"], column["h"], "panel",
                fill_opacity=0.55, stroke=edge, stroke_opacity=0.45, rx=4,
            )  # fmt: skip
            sheet.text(x + 7, _space(space) + 16, space, 13, "soft")
        for seat, space in enumerate(position["defcon"][kind]):
            sheet.mark(SEATS[seat], x + (33, 64)[seat], _space(space) + 26, 14.5)
        said = words.text(f"board-{kind}").upper()
        sheet.text(x + 41, 640, said, 14, anchor="middle", room=column["w"])


def _space(space: int) -> int:
    """The top of a DEFCON space."""
    top: int = BOARD["column"]["top"] + BOARD["column"]["step"] * (8 - space)
    return top
