"""What the types of positions share. A game declares the JSON of its views in `position.py`."""

from __future__ import annotations

from typing import Annotated, TypedDict, TypeVar

T = TypeVar("T")

Pair = Annotated[list[T], 2]
"""Something of each of two seats, in their order."""


class Text(TypedDict):
    """A sentence to come: a message of the words, its arguments, and the clause of the rules."""

    id: str
    clause: str
    args: dict[str, int | str]


class Ending(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    why: str
