"""A sheet to draw on, and the marks of the sides: shape and fill, never colour alone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from detente.drawing.hues import hues, mixed

LETTERS: Final = "Oswald, 'Arial Narrow', 'Liberation Sans Narrow', sans-serif"
RATIO: Final = 0.62  # how wide a letter is at most on average, where Oswald is not there

# Who is drawn as whom: blue star or red diamond; Stratagem's parties have marks of their own.
BLUE: Final = ("us", "kennedy", "blue")
RED: Final = ("ussr", "nixon", "red")

Number = int | float


class Sheet:
    """A picture being drawn. A fill or a stroke is the name of a hue, or any colour of SVG.

    Without `letters` nothing is written on it: a small picture shows what can be seen there.
    """

    def __init__(
        self,
        game: str,
        theme: str,
        width: Number,
        height: Number,
        title: str,
        letters: bool = True,
    ) -> None:
        self.hues: Final = hues(game, theme)
        self._letters: Final = letters
        self.root: Final = Element("svg", _attributes({"xmlns": "http://www.w3.org/2000/svg"}))
        self.root.set("viewBox", f"0 0 {width:g} {height:g}")
        self.root.set("width", f"{width:g}")
        self.root.set("height", f"{height:g}")
        self.root.set("font-family", LETTERS)
        self._into = self.root
        self.put("title", said=title)
        self._hatches()
        self.rect(0, 0, width, height, "ground")

    def __str__(self) -> str:
        return ElementTree.tostring(self.root, encoding="unicode")

    def hue(self, name: str) -> str:
        """A colour by its name."""
        return self.hues.get(name, name)

    def mix(self, one: str, other: str, percent: Number) -> str:
        """So much of one hue, the rest of another."""
        return mixed(self.hue(one), self.hue(other), percent)

    def put(self, tag: str, /, said: object = "", **attributes: object) -> Element:
        """Anything; `font_size` is written font-size, and hues may be named."""
        for name in ("fill", "stroke"):
            if name in attributes:
                attributes[name] = self.hue(str(attributes[name]))
        made = ElementTree.SubElement(self._into, tag, _attributes(attributes))
        made.text = str(said) or None
        return made

    def rect(self, x: Number, y: Number, w: Number, h: Number, fill: str, **more: object) -> None:
        """A box."""
        self.put("rect", x=x, y=y, width=w, height=h, fill=fill, **more)

    def path(self, d: str, fill: str = "none", **more: object) -> None:
        """An outline."""
        self.put("path", d=d, fill=fill, **more)

    def circle(self, x: Number, y: Number, r: Number, fill: str, **more: object) -> None:
        """A disc."""
        self.put("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def polygon(self, points: str, fill: str, **more: object) -> None:
        """A shape of straight edges."""
        self.put("polygon", points=points, fill=fill, **more)

    def text(
        self,
        x: Number,
        y: Number,
        said: object,
        size: Number = 14,
        fill: str = "ink",
        anchor: str = "start",
        weight: int = 500,
        room: Number = 0,
        **more: object,
    ) -> None:
        """A line of letters, smaller where there is no `room` for it."""
        if not self._letters:
            return
        words = str(said)
        if room and words:
            size = min(size, room / (len(words) * RATIO))
        self.put(
            "text",
            words,
            x=x,
            y=y,
            font_size=size,
            fill=fill,
            text_anchor=anchor,
            font_weight=weight,
            **more,
        )

    def mark(self, who: str, x: Number, y: Number, r: Number) -> None:
        """The mark of a side."""
        if who in BLUE:
            self.circle(x, y, r, "us", stroke="us-shade", stroke_width=1.4)
            self.polygon(star(x, y + 0.5, r * 0.66), "#ffffff")
        elif who in RED:
            self.polygon(diamond(x, y, r * 1.14), "url(#hatch)", stroke="ussr-shade")
            self.polygon(diamond(x, y, r * 0.5), "#ffffff")
        else:
            self.path(f"M{x},{y - r} L{x + r},{y + r * 0.8} H{x - r} Z", "byrd")

    def _hatches(self) -> None:
        """Red is striped as well, on the whole and as a tint."""
        defs = self.put("defs")
        self._into = defs
        for id, ground, stripe in (
            ("hatch", "ussr", "ussr-shade"),
            ("hatch-tint", "none", "ussr-tint"),
        ):
            pattern = self.put(
                "pattern",
                id=id,
                width=6,
                height=6,
                patternUnits="userSpaceOnUse",
                patternTransform="rotate(45)",
            )
            self._into = pattern
            self.rect(0, 0, 6, 6, ground)
            self.rect(0, 0, 2, 6, stripe)
            self._into = defs
        self._into = self.root


def star(x: Number, y: Number, r: Number) -> str:
    """A five-pointed star of radius `r` around x, y."""
    points = []
    for n in range(10):
        angle, reach = -pi / 2 + n * pi / 5, r * 0.41 if n % 2 else r
        points.append(f"{x + reach * cos(angle):.1f},{y + reach * sin(angle):.1f}")
    return " ".join(points)


def diamond(x: Number, y: Number, r: Number) -> str:
    """An upright diamond, narrower than it is tall."""
    wide = r * 0.86
    return f"{x:g},{y - r:g} {x + wide:g},{y:g} {x:g},{y + r:g} {x - wide:g},{y:g}"


def cut(x: Number, y: Number, w: Number, h: Number, c: Number) -> str:
    """A box with corners cut by `c`."""
    return (
        f"M{x + c},{y} H{x + w - c} L{x + w},{y + c} V{y + h - c} L{x + w - c},{y + h} "
        f"H{x + c} L{x},{y + h - c} V{y + c} Z"
    )


def _attributes(given: dict[str, object]) -> dict[str, str]:
    return {
        name.replace("_", "-"): f"{value:g}" if isinstance(value, float) else str(value)
        for name, value in given.items()
    }
