"""What the questions of 1960 must know beside card, number and places, each by its name."""

from __future__ import annotations

from functools import cache
from typing import Final

from detente.core.frame import CHANCE, Frame, Spread, without


class Deal(Frame):
    """`left` cards from the deck, `whom` the next one; `in_turn` the candidates alternate."""

    __slots__ = ("whom", "in_turn")
    fields = ("kind", "whom", "left", "in_turn")

    def __init__(self, kind: int, whom: int, left: int, in_turn: bool) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = 0
        self.left = left
        self.options = ()
        self.whom = whom
        self.in_turn = in_turn


deal: Final = cache(Deal)
"""Each made once: there are few, and one is put for every card."""


class Checks(Frame):
    """`left` support checks of `whom` in a state, the first of them perhaps `redrawn`."""

    __slots__ = ("whom", "state", "redrawn")
    fields = ("kind", "whom", "state", "left", "redrawn")

    def __init__(self, kind: int, whom: int, state: int, left: int, redrawn: bool) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = 0
        self.left = left
        self.options = ()
        self.whom = whom
        self.state = state
        self.redrawn = redrawn


class MediaCheck(Frame):
    """A support check of `whom`, who advertises with a card; `left` CP follow it."""

    __slots__ = ("whom", "successes", "redrawn")
    fields = ("kind", "whom", "card", "left", "successes", "redrawn")

    def __init__(
        self, kind: int, whom: int, card: int, left: int, successes: int, redrawn: bool
    ) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = card
        self.left = left
        self.options = ()
        self.whom = whom
        self.successes = successes  # so far
        self.redrawn = redrawn


class Initiative(Frame):
    """An initiative check in which so many blue and red cubes have come."""

    __slots__ = ("blue", "red")
    fields = ("kind", "blue", "red")

    def __init__(self, kind: int, blue: int, red: int) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = 0
        self.left = 0
        self.options = ()
        self.blue = blue
        self.red = red


class Spending(Frame):
    """`left` CP that are spent one after the other, on states or issues."""

    __slots__ = ("served", "once")
    fields = ("kind", "seat", "card", "left", "served", "once")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        served: tuple[int, ...] = (),
        once: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = ()
        self.served = served  # the issues served so far; with `once` the states
        self.once = once  # at most 1 CP of support in each


class Announcement(Frame):
    """CP to be announced for a state, way included; `left` there are."""

    __slots__ = ("state",)
    fields = ("kind", "seat", "card", "left", "state")

    def __init__(self, kind: int, seat: int, card: int, left: int, state: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = ()
        self.state = state


class Advertisement(Frame):
    """`left` CP of advertising, and the successes so far."""

    __slots__ = ("successes",)
    fields = ("kind", "seat", "card", "left", "successes")

    def __init__(self, kind: int, seat: int, card: int, left: int, successes: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = ()
        self.successes = successes


class FailedCheck(Frame):
    """A check that may be drawn again: in a state or, with `state` NONE, of an advertisement."""

    __slots__ = ("state", "successes")
    fields = ("kind", "seat", "card", "left", "state", "successes")

    def __init__(
        self, kind: int, seat: int, card: int, left: int, state: int, successes: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card  # advertised with
        self.left = left  # checks in the state, this one too; CP of advertising after it
        self.options = ()
        self.state = state
        self.successes = successes


class Removal(Spread):
    """Support of one candidate (`of`) that `seat` takes away, state by state."""

    __slots__ = ("of",)
    fields = ("kind", "seat", "card", "left", "options", "of", "used")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        of: int,
        used: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.may_stop = of != seat  # one's own is compulsory (60-6.9)
        self.used = used
        self.of = of

    def after(self, noun: int) -> Removal:
        """The question that is left when a cube has gone from a state."""
        rest = without(self.options, noun)
        used = (*self.used, noun)
        return Removal(self.kind, self.seat, self.card, self.left - 1, rest, self.of, used)


class IssueSpread(Spread):
    """Support added on issues, on as many as `seat` likes or all on `one`."""

    __slots__ = ("one",)
    fields = ("kind", "seat", "card", "left", "options", "one", "used")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        one: bool,
        used: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.may_stop = True
        self.used = used
        self.one = one

    def after(self, noun: int) -> IssueSpread:
        """The question that is left when an issue is supported; all on one: on that one."""
        rest = without(self.options, noun)
        if self.one:
            rest = tuple([issue for issue in rest if issue == noun])
        used = (*self.used, noun)
        return IssueSpread(self.kind, self.seat, self.card, self.left - 1, rest, self.one, used)


class Choice(Frame):
    """One of `options`, or none where `may_decline`."""

    __slots__ = ("may_decline",)
    fields = ("kind", "seat", "card", "options", "may_decline")

    def __init__(
        self, kind: int, seat: int, card: int, options: tuple[int, ...], may_decline: bool
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = options
        self.may_decline = may_decline


class Discards(Frame):
    """Hand cards that are discarded one by one, to draw as many."""

    __slots__ = ("discarded",)
    fields = ("kind", "seat", "card", "discarded")

    def __init__(self, kind: int, seat: int, card: int, discarded: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = 0
        self.options = ()
        self.discarded = discarded  # how many so far


class TwoCards(Frame):
    """The cards of both candidates whose sides are still to be chosen."""

    __slots__ = ("cards",)
    fields = ("kind", "seat", "cards")

    def __init__(self, kind: int, seat: int, cards: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.card = 0
        self.left = 0
        self.options = ()
        self.cards = cards  # Kennedy's, Nixon's
