"""The board of 1960 as a picture: the map, cubes, candidates and issues, from the page's tables."""

from __future__ import annotations

from typing import Any, Final

from detente.drawing.pictures import board
from detente.drawing.sheet import Sheet
from detente.words.words import Words

SIZE: Final = (1600, 1000)
BOARD: Final = board("nineteen_sixty")
MAP: Final = board("nineteen_sixty", "map")
CANDIDATES: Final = ("kennedy", "nixon")
HUES: Final = ("us", "ussr")


def hand(position: Any, seat: int | None) -> list[str]:
    """The cards of who looks on."""
    return [] if seat is None else [f"card-{card}" for card in position["hands"][seat]["cards"]]


def draw(sheet: Sheet, position: Any, printed: Any, words: Words) -> None:
    """The whole board."""
    sheet.rect(0, 70, 1376, 930, "sea-60")
    for state, shape in MAP["shapes"].items():
        _land(sheet, shape, printed["states"][state]["region"], position["states"][state])
    sheet.path(MAP["borders"], stroke="border-60", stroke_width=1.2)
    sheet.path(MAP["coast"], stroke="coast-60", stroke_width=1)
    for state, (x, y, *call) in BOARD["places"].items():
        _label(sheet, state, printed["states"][state]["votes"], position, (x, y), call)
    for region, plate in BOARD["plates"].items():
        _plate(sheet, plate, region, position, words)
    _top(sheet, position, words)
    _side(sheet, position, words)


def _land(sheet: Sheet, shape: str, region: str, now: Any) -> None:
    led = sum(now["cubes"]) > 0 and now["goes_to"] in CANDIDATES
    if not led:
        hue = sheet.mix(region, "land-60", float(sheet.hue("tint-60").rstrip("%")))
        sheet.path(shape, hue)
        return
    side = HUES[CANDIDATES.index(now["goes_to"])]
    carried = now["why"] == "carries"
    percent = 100 if carried else float(sheet.hue("lead-60").rstrip("%"))
    sheet.path(shape, sheet.mix(side, "land-60", percent))
    if side == "ussr":
        sheet.path(shape, "url(#hatch-tint)")


def _label(
    sheet: Sheet, state: str, votes: int, position: Any, at: tuple[int, int], call: list[int]
) -> None:
    x, y = at
    now = position["states"][state]
    if call:
        cx, cy = call
        sheet.path(f"M{x},{y} L{cx},{cy}", stroke="ink", opacity=0.7)
        w, h = BOARD["call"]["w"], BOARD["call"]["h"]
        sheet.rect(cx - w / 2, cy - h / 2, w, h, "panel", stroke="line-2", rx=5)
        sheet.text(cx - w / 2 + 7, cy + 6, f"{state.upper()} {votes}", 17, weight=600, room=50)
        _cubes(sheet, now["cubes"], cx + 30, cy)
    else:
        size = 15 if state in BOARD["small"] else 18
        ink = "on-side" if now["why"] == "carries" else "ink"
        sheet.text(x, y - 4, f"{state.upper()} {votes}", size, ink, "middle", 600)
        _cubes(sheet, now["cubes"], x, y + 12)
    for seat, token in enumerate(position["tokens"]):
        if token == state:
            sheet.mark(CANDIDATES[seat], x + (-16 if seat == 0 else 16), y - 40, 14)
    if position["byrd"] == state:
        sheet.mark("byrd", x, y + 34, 9)


def _cubes(sheet: Sheet, cubes: list[int], x: float, y: float) -> None:
    held = [(seat, n) for seat, n in enumerate(cubes) if n]
    for at, (seat, n) in enumerate(held):
        left = x - 13 * len(held) + 26 * at
        sheet.rect(left, y - 10, 24, 20, "cell-60", stroke=HUES[seat], stroke_width=1.6, rx=4)
        sheet.text(left + 12, y + 6, n, 16, f"{HUES[seat]}-text", "middle", 600)


def _plate(sheet: Sheet, at: Any, region: str, position: Any, words: Words) -> None:
    """A region: media cubes, endorsements and the electoral votes it would give."""
    x, y, w, h = at["x"], at["y"], BOARD["plate"]["w"], BOARD["plate"]["h"]
    sheet.rect(x, y, w, h, "panel", stroke=region, stroke_width=2, rx=6)
    sheet.text(x + 12, y + 24, words.text(f"region-{region}").upper(), 17, region, weight=600)
    media, backed = position["media"][region], position["endorsements"][region]
    told = f"TV {media[0]}–{media[1]} · ★ {backed[0]}–{backed[1]}"
    sheet.text(x + w - 12, y + 24, told, 15, "soft", "end")
    for seat, candidate in enumerate(CANDIDATES):
        left = x + 12 + seat * 128
        sheet.mark(candidate, left + 12, y + 54, 11)
        votes = position["regions"][region][seat]
        sheet.text(left + 34, y + 63, votes, 26, f"{HUES[seat]}-text", weight=600)


def _top(sheet: Sheet, position: Any, words: Words) -> None:
    sheet.rect(8, 8, 1584, 56, "panel", stroke="line", rx=6)
    turn = words.text("board-turn-is", {"n": position["turn"]})
    sheet.text(24, 46, turn, 26, weight=600, room=330)
    for seat, candidate in enumerate(CANDIDATES):
        x = 380 + seat * 600
        sheet.mark(candidate, x, 36, 14)
        name, votes = words.text(f"seat-{candidate}"), position["votes"][seat]
        momentum = words.text("board-fact-momentum", {"n": position["momentum"][seat]})
        told = f"{name} {votes} · {momentum}"
        sheet.text(x + 26, 46, told, 26, f"{HUES[seat]}-text", weight=600, room=520)


def _side(sheet: Sheet, position: Any, words: Words) -> None:
    """The issues in their order, with the support each candidate has, and the bag."""
    for n, issue in enumerate(position["track"]):
        y = 110 + n * 110
        sheet.rect(1390, y, 200, 96, "panel", stroke="line", rx=6)
        sheet.text(1490, y + 28, words.text(f"issue-{issue}"), 20, anchor="middle", room=186)
        for seat, candidate in enumerate(CANDIDATES):
            sheet.mark(candidate, 1424 + seat * 90, y + 62, 12)
            amount = position["issues"][issue][seat]
            sheet.text(1446 + seat * 90, y + 71, amount, 26, f"{HUES[seat]}-text", weight=600)
    for seat, candidate in enumerate(CANDIDATES):
        y = 470 + seat * 60
        sheet.rect(1390, y, 200, 50, "panel", stroke="line", rx=6)
        sheet.mark(candidate, 1416, y + 25, 12)
        bag = words.text("board-bag-n", {"n": position["bag"][seat]})
        rest = words.text("board-rest-n", {"n": position["rest"][seat]})
        sheet.text(1438, y + 32, f"{bag} · {rest}", 19, room=146)
