"""How the fields of a game become numbers for a network. A game declares it in its `tensor` module.

Sets need no word: each is one bit for each thing of its kind. A number that is not declared stands
for itself, against USUAL.
"""

from __future__ import annotations

from typing import Final

USUAL: Final = 16
"""What a number is divided by where nothing else is said."""


class Shape:
    """How the numbers of a field are told: how many of them, and each how.

    Without `length` there are as many as at the start of a game. Of a field that grows the last
    `length` are told, what is missing being zeros.
    """

    def __init__(self, length: int = 0) -> None:
        self.length: Final = length


class Amount(Shape):
    """Numbers that count: divided by `top`, and cut off at 1 and -1."""

    def __init__(self, top: int, length: int = 0) -> None:
        super().__init__(length)
        self.top: Final = top


class Name(Shape):
    """Numbers that name one of `size` things, from `first` on: one bit each, none for no thing."""

    def __init__(self, size: int, first: int = 0, length: int = 0) -> None:
        super().__init__(length)
        self.size: Final = size
        self.first: Final = first


class Bits(Shape):
    """Numbers that are sets of `size` things: one bit each."""

    def __init__(self, size: int, length: int = 0) -> None:
        super().__init__(length)
        self.size: Final = size


Shapes = dict[str, Shape]
