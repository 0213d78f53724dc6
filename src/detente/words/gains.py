"""What changes with an act, by the terms of its game, in words: "Middle East +2.4 VP"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from detente.words.words import Words

TOLD: Final = 3  # changes that are told, and how small none is
LEAST: Final = 0.1
LEAST_RISK: Final = 0.02

RISK: Final = "war"
"""A term that is a chance of losing, not a number of points."""


def gains(words: Words, why: Sequence[tuple[str, float]]) -> str:
    """The changes that are worth a word, the most first; "" if there are none."""
    said = []
    for term, amount in why:
        if abs(amount) >= (LEAST_RISK if term == RISK else LEAST):
            args = {"amount": _quoted(words, f"{amount:+.1f}"), "risk": _risk(words, -amount)}
            said.append(words.text(f"term-{term}", args))
    return " · ".join(said[:TOLD])


def _risk(words: Words, chance: float) -> str:
    space = "\u202f" if words.lang == "fr" else ""
    return _quoted(words, f"{100 * chance:+.0f}{space}%")


def _quoted(words: Words, number: str) -> str:
    """A number as the language writes it, as somebody's words."""
    number = number.replace("-", "−")
    return f'"{number.replace(".", ",") if words.lang == "fr" else number}"'
