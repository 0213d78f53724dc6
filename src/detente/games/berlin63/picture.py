"""The checkpoint of Berlin 63 as a picture, in the perspective of the page."""

from __future__ import annotations

from typing import Any, Final

from detente.drawing.pictures import board
from detente.drawing.sheet import Sheet
from detente.games.berlin63.board import SEATS
from detente.words.words import Words

CANVAS: Final = board("berlin63")["wide"]
SIZE: Final = (CANVAS["w"], CANVAS["h"] + 40)
LETTERS: Final = "abcdefg"


def hand(position: Any, seat: int | None) -> list[str]:
    """The reserve of who looks on."""
    spies = None if seat is None else position["teams"][SEATS[seat]]["reserve_spies"]
    return [f"spy-{spy}" for spy in spies or []]


def draw(sheet: Sheet, position: Any, printed: Any, words: Words) -> None:
    """The squares, far to near, each with the spy on it; red is always near."""
    ground = Ground(position["columns"], position["rows"])
    sheet.rect(0, 0, CANVAS["w"], CANVAS["h"], "sea")
    for row in range(ground.rows):
        for column in range(ground.columns):
            fill = "land" if (row + column) % 2 else "panel"
            sheet.polygon(ground.box(column, row), fill, stroke="coast")
    for n in range(ground.columns):
        x, y = ground.at(n + 0.5, ground.rows + 0.12)
        sheet.text(x, y + 10, LETTERS[n], 16, "soft", "middle")
    for row in range(ground.rows):
        x, y = ground.at(-0.25, row + 0.6)
        sheet.text(x, y, ground.rows - row, 16, "soft", "middle")
    for base in sorted(position["bases"], key=lambda base: -_row(base["square"])):
        if base["square"]:
            _spy(sheet, ground, base, position, words)
    _score(sheet, position, words)


class Ground:
    """One-point perspective: where a place lies so many columns from the left, rows from afar."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.cell: Final[float] = CANVAS["near"] / columns
        self._slope: Final[float] = (1 / CANVAS["far"] - 1) / rows
        self._depth: Final[float] = (CANVAS["bottom"] - CANVAS["top"]) / (1 - CANVAS["far"])

    def scale(self, v: float) -> float:
        """How large things are `v` rows from the far edge."""
        return 1 / (1 + self._slope * (self.rows - v))

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The place `u` columns from the left and `v` rows from the far edge."""
        s = self.scale(v)
        x = CANVAS["cx"] + (u - self.columns / 2) * self.cell * s
        return x, CANVAS["bottom"] - self._depth * (1 - s)

    def box(self, column: int, row: int) -> str:
        """The outline of a square."""
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        return " ".join(["{:.1f},{:.1f}".format(*self.at(u, v)) for u, v in corners])


def _row(square: str | None) -> int:
    return int(square[1:]) if square else 0


def _spy(sheet: Sheet, ground: Ground, base: Any, position: Any, words: Words) -> None:
    """A spy, by name where the reader knows it; a leader has a star."""
    square, seat = base["square"], base["seat"]
    column, row = LETTERS.index(square[0]), ground.rows - _row(square)
    x, y = ground.at(column + 0.5, row + 0.84)
    w = ground.cell * 0.58 * ground.scale(row + 0.84)
    side = "us" if seat == "blue" else "ussr"
    fill = "us" if side == "us" else "url(#hatch)"
    sheet.put("ellipse", cx=x, cy=y, rx=w * 0.6, ry=w * 0.16, fill="shadow")
    sheet.rect(x - w / 2, y - w, w, w, fill, stroke=f"{side}-shade", stroke_width=1.6, rx=6)
    sheet.mark(seat, x, y - w * 0.68, w * 0.2)
    if base["spy"]:
        leads = position["teams"][seat]["leader"] == base["spy"]
        name = words.text(f"spy-{base['spy']}").partition(" ")[0] + (" ★" if leads else "")
        sheet.rect(x - w / 2 + 3, y - w * 0.4, w - 6, w * 0.34, "paper", rx=3)
        sheet.text(x, y - w * 0.15, name, 17, "paper-ink", "middle", 600, w - 10)
    else:
        sheet.text(x, y - w * 0.1, "?", 26, "#ffffff", "middle", 600)


def _score(sheet: Sheet, position: Any, words: Words) -> None:
    y = CANVAS["h"]
    for n, seat in enumerate(("blue", "red")):
        team = position["teams"][seat]
        x = 16 + n * 370
        sheet.mark(seat, x + 10, y + 20, 10)
        wins = f"{position['wins'][seat]}/{position['needed']}"
        reserve = words.text("board-fact-reserve", {"n": team["reserve"]})
        told = f"{words.text(f'seat-{seat}')} {wins} · {reserve}"
        sheet.text(x + 28, y + 27, told, 19, room=330)
