"""The rules of clocks: whose time runs, what it gains, when it is out, and who may see what.

A seat's clock runs while the seat owes an answer, whoever's turn it is. When it owes none any more
it has gained. Nothing here knows what time it is: moments are milliseconds since 1970, spans are
milliseconds. In a pause nobody's clock runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from detente.server.messages.agreed import Time

SECOND: Final = 1_000


class Pause(NamedTuple):
    """A span of time in which no clock runs."""

    start: int
    end: int


class Hand(Struct, frozen=True, array_like=True):
    """The clock of one seat: `left` in the bank, since when it runs, what others have seen of it.

    `owed`: it has answered together with others, and gains when all have.
    """

    left: int
    shown: int
    since: int | None = None
    owed: bool = False


class Clocks(Struct, frozen=True):
    """The clocks of a table, none for a seat without; `put`: when all were asked together."""

    hands: tuple[Hand | None, ...]
    put: int | None = None


class Asked(NamedTuple):
    """Who owes an answer, and who was asked together, whether they have answered or not.

    `ended`: what was asked together before has been answered by all.
    """

    waiting: Sequence[int]
    together: Sequence[int] = ()
    ended: bool = False


# -- counting time -----------------------------------------------------------------------------


def elapsed(start: int, now: int, pauses: Sequence[Pause] = ()) -> int:
    """How much of the time from `start` to `now` lies in no pause."""
    counted, at = 0, start
    for pause in sorted(pauses):
        counted += max(0, min(pause.start, now) - at)
        at = max(at, pause.end)
    return counted + max(0, now - at)


def reached(start: int, span: int, pauses: Sequence[Pause] = ()) -> int:
    """When so much time will have elapsed since `start`."""
    at = start
    for pause in sorted(pauses):
        before = max(0, pause.start - at)
        if before >= span:
            break
        span -= before
        at = max(at, pause.end)
    return at + span


# -- running and stopping ----------------------------------------------------------------------


def set_up(time: Time, timed: Sequence[bool]) -> Clocks:
    """The clocks at the start: a full bank for every seat that has one."""
    full = Hand(time.bank * SECOND, time.bank * SECOND)
    return Clocks(tuple([full if one else None for one in timed]))


def go_on(
    time: Time, clocks: Clocks, asked: Asked, now: int, pauses: Sequence[Pause] = ()
) -> Clocks:
    """The clocks after something has changed who is asked."""
    hushed = bool(asked.together) and clocks.put is not None and not asked.ended
    hands = []
    for n, hand in enumerate(clocks.hands):
        if hand is not None:
            runs = n in asked.waiting and not asked.ended
            hand = _answered(hand, runs, now, pauses)
            hand = hand if hushed else _settled(time, hand)
            hand = _asked(hand, n in asked.waiting, now)
        hands.append(hand)
    put = clocks.put if hushed else now if asked.together else None
    return Clocks(tuple(hands), put)


def _answered(hand: Hand, runs: bool, now: int, pauses: Sequence[Pause]) -> Hand:
    """Stop the clock of a seat that owes nothing any more: it is owed its gain."""
    if hand.since is None or runs:
        return hand
    return replace(hand, left=_left(hand, now, pauses), since=None, owed=True)


def _settled(time: Time, hand: Hand) -> Hand:
    """Everybody may know how a clock stands; what it is owed it gains, up to the cap."""
    left = hand.left
    if hand.owed:
        most = max(left, time.cap * SECOND) if time.cap else left + time.gain * SECOND
        left = min(left + time.gain * SECOND, most)
    return replace(hand, left=left, shown=left, owed=False)


def _asked(hand: Hand, asked: bool, now: int) -> Hand:
    """Let the clock of a seat run that owes an answer, or owes it again."""
    if not asked or hand.since is not None:
        return hand
    return replace(hand, since=now, owed=False)


def _left(hand: Hand, now: int, pauses: Sequence[Pause]) -> int:
    spent = 0 if hand.since is None else elapsed(hand.since, now, pauses)
    return max(0, hand.left - spent)


def give(clocks: Clocks, seat: int, span: int, now: int, pauses: Sequence[Pause] = ()) -> Clocks:
    """Let a seat have more time, from now on."""
    hand = clocks.hands[seat]
    assert hand is not None
    left = _left(hand, now, pauses) + span
    more = replace(hand, left=left, shown=left, since=None if hand.since is None else now)
    hands = [more if n == seat else one for n, one in enumerate(clocks.hands)]
    return replace(clocks, hands=tuple(hands))


# -- time-outs ---------------------------------------------------------------------------------


def due(clocks: Clocks, asked: Asked, pauses: Sequence[Pause] = ()) -> int | None:
    """When the time of those who owe an answer is out, if nothing happens before.

    Of a question put together that is when the longest of their clocks has run out, counted as
    though nobody had answered: that no time-out comes tells nobody who has answered.
    """
    hands = clocks.hands
    seats = asked.waiting if clocks.put is None else asked.together
    found = [hand for n in seats if (hand := hands[n]) is not None]
    if not found:
        return None
    if clocks.put is not None:
        return reached(clocks.put, max([hand.shown for hand in found]), pauses)
    return min([reached(hand.since or 0, hand.left, pauses) for hand in found])


def out(clocks: Clocks, asked: Asked, now: int, pauses: Sequence[Pause] = ()) -> list[int]:
    """The seats whose time is out."""
    when = due(clocks, asked, pauses)
    if when is None or now < when:
        return []
    return [n for n in asked.waiting if clocks.hands[n] is not None]


# -- who may see what --------------------------------------------------------------------------


class Face(NamedTuple):
    """A clock as somebody sees it: how much is left now, and whether it is seen to run."""

    left: int
    runs: bool


def seen(
    clocks: Clocks, seat: int, own: bool, now: int, pauses: Sequence[Pause] = ()
) -> Face | None:
    """The clock of a seat as its player sees it, or as everybody else does.

    While a question is put together the others see it as it stood when that was asked, and never
    run: it might have been answered.
    """
    hand = clocks.hands[seat]
    if hand is None:
        return None
    if clocks.put is not None and not own:
        return Face(hand.shown, False)
    return Face(_left(hand, now, pauses), hand.since is not None)
