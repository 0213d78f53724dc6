"""The colours of the drawings: the page's own, read from its style sheets."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from detente.games import folder

SHARED: Final = Path(__file__).with_name("hues.css")
LIGHT: Final = "light"
DARK: Final = "dark"

_RULE: Final = re.compile(r":root(\[data-theme='light'\])?\s*\{([^}]*)\}")
_HUE: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_PART: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)")


@cache
def hues(game: str, theme: str) -> dict[str, str]:
    """Every colour by its name; by day those of the night where it has none of its own."""
    found: dict[str, str] = {}
    for path in (SHARED, folder(game) / "data" / "hues.css"):
        if not path.exists():
            continue
        for light, rules in _RULE.findall(path.read_text(encoding="utf-8")):
            if not light or theme == LIGHT:
                found |= {name: _plain(value) for name, value in _HUE.findall(rules)}
    return found


def mixed(one: str, other: str, percent: float) -> str:
    """So much of one colour, the rest of another: color-mix for those who cannot."""
    share = percent / 100
    parts = [
        round(share * int(one[n : n + 2], 16) + (1 - share) * int(other[n : n + 2], 16))
        for n in (1, 3, 5)
    ]
    return "#" + "".join([f"{part:02x}" for part in parts])


def _plain(value: str) -> str:
    """A colour as every reader of SVG knows it."""
    value = _PART.sub(lambda at: f"rgba({at[1]},{at[2]},{at[3]},{int(at[4]) / 100})", value.strip())
    if re.fullmatch(r"#[0-9a-f]{3}", value):
        return "#" + "".join([2 * letter for letter in value[1:]])
    return value
