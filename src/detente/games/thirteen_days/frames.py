"""What the questions of 13 Jours must know beside card, number and places, each by its name."""

from __future__ import annotations

from detente.core.frame import Frame, without


class Cubes(Frame):
    """Cubes an event adds or takes, one at a time: `left` more, in `options`."""

    __slots__ = ("barred", "touched")
    fields = ("kind", "seat", "card", "left", "options", "touched", "barred")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        touched: int = 0,
        barred: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.touched = touched  # the battlegrounds named so far, as a bitset
        self.barred = barred  # a ban on lowering holds (8.12)

    def after(self, b: int, options: tuple[int, ...]) -> Cubes:
        """What is left when a cube came or went on `b`."""
        touched = self.touched | 1 << b
        return Cubes(self.kind, self.seat, self.card, self.left - 1, options, touched, self.barred)

    def placed(self, b: int) -> Cubes:
        """What is left when a cube was put on `b`, which may be named once less."""
        return self.after(b, without(self.options, b))


class Marker(Frame):
    """A marker, or two, moved up to `left` spaces; `options` are moves: a track, up or down."""

    __slots__ = ("barred", "moved", "owner")
    fields = ("kind", "seat", "card", "left", "options", "owner", "barred", "moved")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        owner: int,
        barred: bool = False,
        moved: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.owner = owner  # whose marker: a seat
        self.barred = barred  # a ban on lowering holds (8.12)
        self.moved = moved  # it has been moved: the way is chosen

    def after(self, options: tuple[int, ...]) -> Marker:
        """What is left when a marker has moved one space."""
        return Marker(
            self.kind, self.seat, self.card, self.left - 1, options, self.owner, self.barred, True
        )


class Command(Frame):
    """A Command under way: up to `left` more cubes on one of `options`."""

    __slots__ = ("barred", "cubes", "stood", "taking")
    fields = ("kind", "seat", "card", "left", "options", "barred", "cubes", "taking", "stood")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        barred: bool = False,
        cubes: int = 0,
        taking: bool = False,
        stood: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.barred = barred  # a ban on lowering holds (8.12)
        self.cubes = cubes  # moved, or announced, so far
        self.taking = taking  # cubes are removed, not placed
        self.stood = stood  # where the linked marker stood before the first cube

    def enclosing(self, left: int) -> Command:
        """The same Command once the Personal Letter is added."""
        return Command(self.kind, self.seat, self.card, left, self.options, self.barred)

    def after(self, b: int, taking: bool, stood: int) -> Command:
        """What is left when a cube was moved, or announced, on `b`."""
        return Command(
            self.kind,
            self.seat,
            self.card,
            self.left - 1,
            (b,),
            self.barred,
            self.cubes + 1,
            taking,
            stood,
        )

    def carried_out(self, kind: int) -> Command:
        """The announced Command, to be carried out as far as it can be done."""
        return Command(
            kind,
            self.seat,
            self.card,
            self.cubes,
            self.options,
            self.barred,
            self.cubes,
            self.taking,
        )


class Discards(Frame):
    """Strategy cards discarded one by one, to draw as many."""

    __slots__ = ("discarded",)
    fields = ("kind", "seat", "card", "discarded")

    def __init__(self, kind: int, seat: int, card: int, discarded: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = ()
        self.discarded = discarded
