"""What cards are written in: verbs that change the board, asks that put questions."""

from __future__ import annotations

from collections.abc import Iterable

from detente.core.frame import for_seat
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import (
    BOTTOM,
    LEAD,
    TOP,
    US,
    N,
)
from detente.games.thirteen_days.frames import Cubes, Marker
from detente.games.thirteen_days.state import ThirteenDaysState, room, supply

# -- verbs that change the board at once ---------------------------------------------------


def slide(s: ThirteenDaysState, seat: int, track: int, spaces: int) -> int:
    """Move a marker, unnoted; at an end of the track surplus steps are lost (4.6).

    Returns where it was.
    """
    at = seat * 3 + track
    before = s.defcon[at]
    after = before + spaces
    s.defcon[at] = TOP if after > TOP else BOTTOM if after < BOTTOM else after
    return before


def shift(s: ThirteenDaysState, seat: int, track: int, spaces: int) -> int:
    """Move a marker and write it down. Returns how many spaces it really moved."""
    before = slide(s, seat, track, spaces)
    note_move(s, seat, track, before)
    return s.defcon[seat * 3 + track] - before


def note_move(s: ThirteenDaysState, seat: int, track: int, before: int) -> None:
    """Write down that a marker has come from `before`, if it has moved."""
    after = s.defcon[seat * 3 + track]
    if after != before:
        note(s, k.MARKER_MOVED, seat, track, before, after)


def add(s: ThirteenDaysState, seat: int, battleground: int, n: int = 1) -> None:
    """Cubes of `seat` enter the board, from its supply."""
    s.cubes[seat * N + battleground] += n
    note(s, k.ADDED, seat, battleground, n)


def remove(s: ThirteenDaysState, seat: int, battleground: int, n: int = 1) -> None:
    """Cubes of `seat` go back to its supply."""
    s.cubes[seat * N + battleground] -= n
    note(s, k.REMOVED, seat, battleground, n)


def remove_half(s: ThirteenDaysState, seat: int, battleground: int) -> None:
    """Half of the cubes of `seat` there go, rounded up (18.19, 18.38)."""
    half = (s.cubes[seat * N + battleground] + 1) // 2
    if half:
        remove(s, seat, battleground, half)


def gain(s: ThirteenDaysState, seat: int, n: int, card: int) -> None:
    """An event gives Prestige: the marker moves at once and is capped at once (14.4)."""
    move_prestige(s, n if seat == US else -n)
    note(s, k.PRESTIGE_GAINED, seat, n, card)


def move_prestige(s: ThirteenDaysState, us_gain: int) -> None:
    """A side never leads by more than 5; the surplus is lost (14.2)."""
    s.prestige = min(LEAD, max(-LEAD, s.prestige + us_gain))


def hand_over_letter(s: ThirteenDaysState, seat: int) -> None:
    """The holder spends the Letter and hands it to the opponent at once (10.2)."""
    s.letter = 1 - seat
    note(s, k.LETTER_SPENT, seat)


# -- verbs that ask -----------------------------------------------------------------------


def open_places(
    s: ThirteenDaysState, seat: int, where: tuple[int, ...], each: int
) -> tuple[int, ...]:
    """`where` as a multiset: each battleground as often as it may still take a cube."""
    if supply(s, seat) == 0:
        return ()
    places: list[int] = []
    for b in where:
        for _ in range(min(each, room(s, seat, b))):
            places.append(b)
    return tuple(places)


def ask_add(
    s: ThirteenDaysState, seat: int, card: int, total: int, where: tuple[int, ...], each: int
) -> None:
    """Ask `seat` to add up to `total` own cubes in `where`, at most `each` per battleground."""
    options = open_places(s, seat, where, each)
    if options:
        s.stack.append(Cubes(k.ADD_CUBES, seat, card, total, options))
    else:
        note(s, k.NOTHING_TO_ADD, card)


def ask_shift(
    s: ThirteenDaysState,
    seat: int,
    card: int,
    owner: int,
    spaces: int,
    tracks: tuple[int, ...],
    barred: bool = False,
) -> None:
    """Ask `seat` to move one marker of `owner` on `tracks` up to `spaces`, one way."""
    moves = ways(tracks, barred)
    s.stack.append(Marker(k.SHIFT_MARKER, seat, card, spaces, moves, owner, barred))


def ask_draw(s: ThirteenDaysState, seat: int, n: int, card: int = 0) -> None:
    """Let chance deal `n` Strategy cards to `seat`; `card` is the card that orders it."""
    if n:
        s.stack.append(for_seat(k.DEAL_CARDS, seat, card, n))


def ways(tracks: Iterable[int], barred: bool) -> tuple[int, ...]:
    """Both ways on each of `tracks`; only up where a ban bars lowering (8.12)."""
    up = [k.RAISE + t for t in tracks]
    return tuple(up if barred else up + [k.LOWER + t for t in tracks])
