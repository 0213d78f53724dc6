"""What the questions of Stratagem must know beside who is asked, each by its name."""

from __future__ import annotations

from typing import Final

from detente.core.frame import CHANCE, Frame
from detente.games.stratagem.board import SEAT_COUNT
from detente.games.stratagem.codes import ASK_DEAL, ASK_MOVE, ASK_TAKE_BACK


class Planning(Frame):
    """A programme under way, theme by theme."""

    __slots__ = ("theme",)
    fields = ("kind", "seat", "theme")

    def __init__(self, kind: int, seat: int, theme: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = 0
        self.options = ()
        self.theme = theme  # the next one to decide; their number when all are


class Launch(Frame):
    """An operation whose launch relies on `left` more SECRET SUPPORTS."""

    __slots__ = ("operation",)
    fields = ("kind", "seat", "operation", "left")

    def __init__(self, kind: int, seat: int, operation: int, left: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = left
        self.options = ()
        self.operation = operation


class Rest(Frame):
    """`left` tokens that cannot be shared equally."""

    __slots__ = ("why",)
    fields = ("kind", "seat", "why", "left")

    def __init__(self, kind: int, seat: int, why: int, left: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = left
        self.options = ()
        self.why = why  # after a loss, or on leaving the game


class Lots(Frame):
    """Lots drawn among the seats `options`, to break a tie or for the tokens of a `giver`."""

    __slots__ = ("giver", "why")
    fields = ("kind", "why", "giver", "left", "options")

    def __init__(
        self, kind: int, why: int, giver: int, left: int, options: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = 0
        self.left = left
        self.options = options
        self.why = why
        self.giver = giver


MOVES: Final = tuple([Frame(ASK_MOVE, seat) for seat in range(SEAT_COUNT)])
"""The free move of each seat."""

TAKE_BACKS: Final = tuple([Frame(ASK_TAKE_BACK, seat) for seat in range(SEAT_COUNT)])
"""What each seat takes back from its mat."""

DRAWN: Final = Frame(ASK_DEAL, CHANCE)
"""The COMMON card that chance deals to the player on turn."""
