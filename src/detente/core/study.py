"""What those who study many games count of one: never for rules."""

from __future__ import annotations

from typing import Final


class Use:
    """An act that uses a piece: in which way, and which one, where the act does not name it."""

    def __init__(self, way: str, piece: str = "") -> None:
        self.way: Final = way
        self.piece: Final = piece


class Study:
    """The pieces of a game that are counted, where a seat holds them, and how it uses them.

    `pieces` is a kind of noun, `held` the fields with a set of them for each seat (none: everybody
    has all), `uses` goes from verbs to what they do with a piece.
    """

    def __init__(self, pieces: str, held: tuple[str, ...], uses: dict[str, Use]) -> None:
        self.pieces: Final = pieces
        self.held: Final = held
        self.uses: Final = uses

    @property
    def ways(self) -> list[str]:
        """The ways to use a piece, each once."""
        return list(dict.fromkeys([use.way for use in self.uses.values()]))
