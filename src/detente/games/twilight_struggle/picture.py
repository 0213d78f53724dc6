"""The board of Twilight Struggle as a picture, from the page's own table of places."""

from __future__ import annotations

from typing import Any, Final

from detente.drawing.pictures import board
from detente.drawing.sheet import Sheet, diamond, star
from detente.words.words import Words

SIZE: Final = (1800, 1000)
BOARD: Final = board("twilight_struggle")
MAP: Final = board("twilight_struggle", "map")
PLACES: Final = {**BOARD["board"], "chinese_civil_war": BOARD["civil_war"]}
SIDES: Final = ("us", "ussr")
HOMES: Final = (("us", "USA"), ("ussr", "USSR"))
LANDS: Final = {
    "europe_w": "we",
    "europe_e": "ee",
    "asia": "asia",
    "sea": "sea",
    "me": "me",
    "africa": "africa",
    "ca": "ca",
    "sa": "sa",
}
HUES: Final = {
    "western_europe": "we",
    "eastern_europe": "ee",
    "southeast_asia": "sea",
    "europe": "we",
    "asia": "asia",
    "middle_east": "me",
    "africa": "africa",
    "central_america": "ca",
    "south_america": "sa",
}


def hand(position: Any, seat: int | None) -> list[str]:
    """The cards of who looks on."""
    return [] if seat is None else [f"card-{card}" for card in position["hand"][SIDES[seat]]]


def draw(sheet: Sheet, position: Any, printed: Any, words: Words) -> None:
    """The whole board."""
    _world(sheet)
    _links(sheet, printed)
    for country in printed["countries"]:
        _country(sheet, country, position, words)
    _homes(sheet)
    _tracks(sheet, position, words)
    for region, (x, y) in BOARD["meters"].items():
        _meter(sheet, x, y, words.text(f"region-{region}"), position["regions"][region], words)


def _tint(sheet: Sheet, hue: str, what: str = "ts-tint") -> str:
    percent = float(sheet.hue(what).rstrip("%"))
    return sheet.mix(f"ts-{hue}", "ts-land" if what == "ts-tint" else "panel", percent)


def _world(sheet: Sheet) -> None:
    sheet.rect(0, 68, 1800, 932, "ts-water")
    sheet.path(MAP["graticule"], stroke="ts-link", stroke_width=0.7, opacity=0.16)
    for land in ("greenland", "china"):
        sheet.path(MAP[land], sheet.mix("ts-link", "ts-land", 22))
    for land, hue in LANDS.items():
        sheet.path(MAP[land], _tint(sheet, hue))
    sheet.path(MAP["us"], sheet.mix("us", "ts-land", 28))
    sheet.path(MAP["ussr"], sheet.mix("ussr", "ts-land", 24))
    sheet.path(MAP["borders"], stroke="ts-water", opacity=0.5)


def _links(sheet: Sheet, printed: Any) -> None:
    regions = {country["name"]: country["region"] for country in printed["countries"]}
    homes = dict(HOMES)
    for country in printed["countries"]:
        name, side = country["name"], country["superpower"]
        for other in country["neighbours"]:
            dashes = "none" if regions[name] == regions[other] else "8 5"
            if name < other:
                line = _line(PLACES[name], PLACES[other])
                sheet.path(line, stroke="ts-link", stroke_width=2.2, stroke_dasharray=dashes)
        if side and name != "japan":  # the way from Japan leaves the map
            sheet.path(_line(PLACES[name], PLACES[homes[side]]), stroke=side, stroke_width=3)


def _line(a: list[int], b: list[int]) -> str:
    return f"M{a[0]} {a[1]}L{b[0]} {b[1]}"


def _homes(sheet: Sheet) -> None:
    for side, name in HOMES:
        x, y = PLACES[name]
        fill = "us" if side == "us" else "url(#hatch)"
        sheet.rect(x - 75, y - 36, 150, 72, fill, rx=6)
        mark = star(x - 43, y, 19) if side == "us" else diamond(x - 43, y, 18)
        sheet.polygon(mark, "ts-on")
        sheet.text(x + 22, y + 11, name, 32, "ts-on", "middle", 700)


def _country(sheet: Sheet, country: Any, position: Any, words: Words) -> None:
    name, size = country["name"], BOARD["box"]
    w, h, head, pad = (size[key] for key in ("w", "h", "head", "pad"))
    x, y = PLACES[name][0] - w / 2, PLACES[name][1] - h / 2
    hue = HUES[(country["subregions"] or [country["region"]])[0]]
    shade = f"ts-{hue}" if country["battleground"] else _tint(sheet, hue, "ts-head")
    short = f"board-short-{name}"
    said = words.text(short if words.has(short) else f"country-{name}")
    sheet.rect(x, y, w, h, "panel", stroke="ts-frame", rx=4)
    sheet.rect(x, y, w, head, shade, rx=4)
    ink, weight = ("ts-on", 600) if country["battleground"] else ("ink", 500)
    sheet.text(x + w / 2, y + 15.5, said, size["name"], ink, "middle", weight, w - 9)
    sheet.text(x + w / 2, y + h - 12, country["stability"], size["stability"], "soft", "middle")
    cell = (w - 2 * pad - size["shield"] - 4) / 2
    for seat, side in enumerate(SIDES):
        _influence(
            sheet,
            side,
            position["influence"][name][seat],
            position["control"].get(name) == side,
            (x + pad if seat == 0 else x + w - pad - cell, y + head + pad - 1, cell, h - head - 6),
        )


def _influence(
    sheet: Sheet, side: str, n: int, controls: bool, box: tuple[float, float, float, float]
) -> None:
    x, y, w, h = box
    full = "us" if side == "us" else "url(#hatch)"
    sheet.rect(x, y, w, h, full if controls else "ts-cell", stroke=side if n else "none", rx=2.5)
    if n:
        ink = "ts-on" if controls else f"{side}-text"
        sheet.text(x + w / 2, y + h / 2 + 8, n, BOARD["box"]["number"], ink, "middle", 700)


def _meter(sheet: Sheet, x: float, y: float, name: str, region: Any, words: Words) -> None:
    """Who stands how in a region: countries, battlegrounds and what scoring would give."""
    sheet.rect(x, y, 180, 80, "panel", stroke="line", rx=5)
    sheet.text(x + 90, y + 20, name.upper(), 15, anchor="middle", weight=600, room=170)
    for seat, side in enumerate(SIDES):
        line = y + 44 + 24 * seat
        sheet.mark(side, x + 16, line - 5, 7)
        held = f"{region['countries'][seat]} ({region['battlegrounds'][seat]})"
        sheet.text(x + 32, line, held, 16, f"{side}-text", weight=600)
        level = words.text(f"board-level-{region['levels'][seat]}")
        sheet.text(x + 172, line, level, 14, "soft", "end", room=90)


def _tracks(sheet: Sheet, position: Any, words: Words) -> None:
    vp = position["vp"]
    lead = "us" if vp > 0 else "ussr" if vp < 0 else "ink"
    told = [
        (words.text("board-turn"), f"{position['turn']} · {position['round']}", "ink"),
        ("VP", f"{abs(vp)} {words.text(f'seat-{lead}') if vp else ''}".strip(), lead),
        ("DEFCON", position["defcon"], "danger" if position["defcon"] < 3 else "ink"),
        *[
            (
                f"{words.text(f'seat-{side}')}: {words.text(f'board-{key}')}",
                position[key][seat],
                side,
            )
            for key in ("military", "space")
            for seat, side in enumerate(SIDES)
        ],
    ]
    sheet.rect(0, 0, 1800, 68, "ground")
    for n, (name, value, hue) in enumerate(told):
        x = 12 + n * 255
        sheet.rect(x, 8, 246, 52, "panel", stroke="line", rx=6)
        sheet.text(x + 12, 40, name, 17, "soft", room=150)
        sheet.text(x + 234, 44, value, 28, hue, "end", 600, 90)
