"""Names of regions are written in their colours: they can be read on every ground."""

from __future__ import annotations

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


def hues(file: Path, theme: str) -> dict[str, str]:
    """The colours of a theme, under their names."""
    _, _, rest = file.read_text("utf-8").partition(THEMES[theme])
    block, _, _ = rest.partition("}")
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = (linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
