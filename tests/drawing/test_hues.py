"""Colours that tell: names of regions can be read on every ground, parties are told apart."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest

import detente

PACKAGE = Path(detente.__file__).parent
REGIONS = ("we", "ee", "asia", "sea", "me", "africa", "ca", "sa")
THEMES = {"dark": ":root {", "light": ":root[data-theme='light'] {"}
LEAST = 4.5
"""What WCAG asks of the contrast of text of this size."""


@pytest.mark.parametrize("theme", THEMES)
def test_the_name_of_a_region_can_be_read_on_both_panels(theme: str) -> None:
    grounds = hues(PACKAGE / "drawing" / "hues.css", theme)
    inks = hues(PACKAGE / "games" / "twilight_struggle" / "data" / "hues.css", theme)
    found = {
        (region, panel): contrast(inks[f"ts-{region}"], grounds[panel])
        for region in REGIONS
        for panel in ("panel", "panel-2")
    }
    assert {} == {where: ratio for where, ratio in found.items() if ratio < LEAST}


PALETTES = {
    ("teal-magenta", "dark"): ":root[data-palette='teal-magenta'] {",
    ("teal-magenta", "light"): ":root[data-palette='teal-magenta'][data-theme='light'] {",
    ("green-violet", "dark"): ":root[data-palette='green-violet'] {",
    ("green-violet", "light"): ":root[data-palette='green-violet'][data-theme='light'] {",
}
PARTIES = ("pop", "dem", "con", "nat")
MARK = 3.0
"""What WCAG asks of the contrast of a mark."""
APART = 0.12
"""How far two colours are apart in OKLab that are told apart at a glance; the usual ones, as those
see them who do not tell red from green, come as near as 0.02."""
SIGHT = {
    "all three": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no green": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.969)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""What is seen of linear red, green and blue with which cones (Machado, Oliveira and Fernandes)."""


@pytest.mark.parametrize(("palette", "theme"), PALETTES)
def test_whoever_chose_a_palette_tells_the_four_parties_apart(palette: str, theme: str) -> None:
    folder = PACKAGE / "games" / "stratagem" / "data"
    inks = block(folder / "hues.css", PALETTES[palette, theme])
    fills = {party: inks[f"st-{party}"] for party in PARTIES}
    grounds = hues(PACKAGE / "drawing" / "hues.css", theme)
    assert [] == [
        (party, panel)
        for party, fill in fills.items()
        for panel in ("panel", "panel-2")
        if contrast(fill, grounds[panel]) < MARK
    ]
    assert [] == [
        (one, other, sight)
        for one, other in itertools.combinations(PARTIES, 2)
        for sight in SIGHT
        if math.dist(seen(fills[one], sight), seen(fills[other], sight)) < APART
    ]


def hues(file: Path, theme: str) -> dict[str, str]:
    """The colours of a theme, under their names."""
    return block(file, THEMES[theme])


def block(file: Path, selector: str) -> dict[str, str]:
    """The colours that stand under a selector."""
    _, _, rest = file.read_text("utf-8").partition(selector)
    block, _, _ = rest.partition("}")
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = parts(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def parts(colour: str) -> tuple[float, ...]:
    return tuple(linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5))


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    """A colour in OKLab as it is seen."""
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, parts(colour), strict=True))))
        for row in SIGHT[sight]
    )
    long = (0.4122 * red + 0.5363 * green + 0.0514 * blue) ** (1 / 3)
    middle = (0.2119 * red + 0.6807 * green + 0.1074 * blue) ** (1 / 3)
    short = (0.0883 * red + 0.2817 * green + 0.6300 * blue) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.9780 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
