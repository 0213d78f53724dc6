"""What the questions of Twilight Struggle must know, each thing by its name."""

from __future__ import annotations

from detente.core.cards import bitset, cards_of
from detente.core.frame import CHANCE, Frame, Spread, without


class Points(Frame):
    """Operations: the points of `card` being spent.

    `where` are the countries open to placement; with LIMITED terms, those open to coups and
    realignments. `within` are the same as a bitset: as a rule only that is made.
    """

    __slots__ = ("placed", "realigned", "spent", "strayed", "terms", "value", "within")
    fields = (
        "kind",
        "seat",
        "card",
        "value",
        "where",
        "terms",
        "spent",
        "strayed",
        "placed",
        "realigned",
    )

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        value: int,
        options: tuple[int, ...],
        terms: int,
        spent: int = 0,
        strayed: int = 0,
        placed: tuple[int, ...] = (),
        realigned: tuple[int, ...] = (),
        within: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = options
        self.value = value  # before modifiers
        self.terms = terms  # what the points may do and what follows, as a set: operations.py
        self.spent = spent
        self.strayed = strayed  # the regions points have left, and so their bonuses
        self.placed = placed  # with `mixed_operations`: where markers came …
        self.realigned = realigned  # … and where dice were rolled (TS-22.3)
        self.within = within or bitset(options)

    @property
    def where(self) -> tuple[int, ...]:
        """The countries as a card names them, or in their order."""
        return self.options or tuple(cards_of(self.within))


class Coup(Frame):
    """A coup of `whom` in `country`, before the die."""

    __slots__ = ("country", "ops", "terms", "whom")
    fields = ("kind", "whom", "card", "ops", "country", "terms")

    def __init__(self, kind: int, whom: int, card: int, ops: int, country: int, terms: int) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = card
        self.left = 0
        self.options = ()
        self.whom = whom
        self.ops = ops
        self.country = country
        self.terms = terms  # of the Operations it is a part of


class Target(Frame):
    """A die that `whom` rolls about a country: a realignment, or the war of a card."""

    __slots__ = ("country", "whom")
    fields = ("kind", "whom", "card", "country")

    def __init__(self, kind: int, whom: int, card: int, country: int) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = card
        self.left = 0
        self.options = ()
        self.whom = whom
        self.country = country


class Markers(Spread):
    """Influence that an event, the set-up or the bid adds, or that an event takes away."""

    __slots__ = ("each", "stacking")
    fields = ("kind", "seat", "card", "left", "options", "may_stop", "each", "stacking")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        may_stop: bool = False,
        each: int = 1,
        stacking: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.may_stop = may_stop
        self.used = ()
        self.each = each  # how much goes at a time
        self.stacking = stacking  # any number in one country

    def after(self, country: int) -> Markers:
        """What is left when a country was named once more."""
        options = self.options if self.stacking else without(self.options, country)
        return Markers(
            self.kind,
            self.seat,
            self.card,
            self.left - 1,
            options,
            self.may_stop,
            self.each,
            self.stacking,
        )


class Pick(Frame):
    """One of `options`, which `card` hears; `turn` tells its questions apart."""

    __slots__ = ("may_decline", "turn")
    fields = ("kind", "seat", "card", "options", "may_decline", "turn")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        options: tuple[int, ...] = (),
        may_decline: bool = False,
        turn: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = options
        self.may_decline = may_decline
        self.turn = turn  # how many picks are to come, or which this is: the card knows


class Round(Frame):
    """An action round; an optional one may be passed."""

    __slots__ = ("optional",)
    fields = ("kind", "seat", "optional")

    def __init__(self, kind: int, seat: int, optional: bool) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = 0
        self.options = ()
        self.optional = optional


class Worth(Frame):
    """A discard that must be worth so many Ops, or none."""

    __slots__ = ("ops",)
    fields = ("kind", "seat", "card", "ops")

    def __init__(self, kind: int, seat: int, card: int, ops: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = ()
        self.ops = ops


class Discards(Frame):
    """Cards discarded one by one, as many as one likes."""

    __slots__ = ("discarded",)
    fields = ("kind", "seat", "card", "discarded")

    def __init__(self, kind: int, seat: int, card: int, discarded: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = ()
        self.discarded = discarded


class Movers(Frame):
    """De-Stalinization: up to `left` more own markers taken, to be placed elsewhere."""

    __slots__ = ("taken",)
    fields = ("kind", "seat", "card", "taken", "left")

    def __init__(self, kind: int, seat: int, card: int, taken: int, left: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = ()
        self.taken = taken


class Gift(Frame):
    """Missile Envy: a card handed over to another seat."""

    __slots__ = ("to",)
    fields = ("kind", "seat", "card", "to")

    def __init__(self, kind: int, seat: int, card: int, to: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = ()
        self.to = to
