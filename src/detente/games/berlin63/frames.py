"""What two questions of Berlin 63 must know beside who is asked."""

from __future__ import annotations

from functools import cache
from typing import Final

from detente.core.frame import Frame


class Illusion(Frame):
    """An illusion whose first spy is chosen."""

    __slots__ = ("base", "begun_by")
    fields = ("kind", "seat", "base", "begun_by")

    def __init__(self, kind: int, seat: int, base: int, begun_by: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = 0
        self.options = ()
        self.base = base  # the spy chosen first
        self.begun_by = begun_by  # the kind of the question that began it


illusion: Final = cache(Illusion)
"""The same, each made once."""


class LossOfSpy(Frame):
    """A reserve spy that a doubt costs."""

    __slots__ = ("why",)
    fields = ("kind", "seat", "why")

    def __init__(self, kind: int, seat: int, why: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = 0
        self.options = ()
        self.why = why  # a false claim, or a wrong doubt


loss_of_spy: Final = cache(LossOfSpy)
"""The same, each made once."""
