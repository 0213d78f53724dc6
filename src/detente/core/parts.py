"""Numbers made of parts: rules add them up, previews show where each comes from."""

from __future__ import annotations

Part = tuple[str, int]
"""Where it comes from (the id of its name), and how much it is: ("card-containment", 1)."""


def gains(parts: list[Part]) -> int:
    """What the parts above zero come to."""
    return sum([amount for _, amount in parts if amount > 0])


def losses(parts: list[Part]) -> int:
    """What the parts below zero take away."""
    return -sum([amount for _, amount in parts if amount < 0])


def total(parts: list[Part]) -> int:
    """What the parts come to."""
    n = 0
    for _, amount in parts:
        n += amount
    return n
