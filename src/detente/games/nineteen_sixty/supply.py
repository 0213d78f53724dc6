"""The supply: cubes without end or, by option, 85 of each colour and no more (60-1.23 ff.)."""

from __future__ import annotations

from typing import Final

from detente.core.options import Options
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import KENNEDY, NIXON, N
from detente.games.nineteen_sixty.state import SixtyState, needs_check

CUBES: Final = 85  # of each colour (60-1.23)
ENOUGH: Final = 1000  # more than anything asks for


def limits(options: Options) -> bool:
    """Whether cubes can run out at all (60-1.19, option)."""
    return options.on("limited_supply")


def limited(s: SixtyState) -> bool:
    """Whether they can in this game."""
    return s.options.switches["limited_supply"]  # asked at every step of a search


def cubes_left(s: SixtyState, seat: int) -> int:
    """The cubes in a candidate's supply: those not on the board, in the bag or set aside."""
    if not limited(s):
        return ENOUGH
    issues = sum(s.issues[seat * 3 : seat * 3 + 3])
    media = sum(s.media[seat * 4 : seat * 4 + 4])
    board = sum(s.cubes[seat * N : seat * N + N]) + issues + media
    return CUBES - board - s.bag[seat] - s.rest[seat]


def to_remove(s: SixtyState, seat: int, state: int) -> int:
    """The cubes that support gained in a state removes first (60-1.7, 60-16.13)."""
    return s.cubes[(1 - seat) * N + state] + (s.byrd_at == state)


def can_gain(s: SixtyState, seat: int, state: int) -> bool:
    """State support there changes something: there is a cube to remove or one to add (60-1.24)."""
    return to_remove(s, seat, state) > 0 or cubes_left(s, seat) > 0


def can_spend(s: SixtyState, seat: int, state: int) -> bool:
    """A CP there can change something; a check that succeeds brings its own cube (60-1.24)."""
    return can_gain(s, seat, state) or needs_check(s, seat, state)


def can_support(s: SixtyState, seat: int, issue: int) -> bool:
    """Issue support there changes something (60-1.24)."""
    return s.issues[(1 - seat) * 3 + issue] > 0 or cubes_left(s, seat) > 0


def can_air(s: SixtyState, seat: int, region: int) -> bool:
    """Media support there changes something (60-1.24)."""
    return s.media[(1 - seat) * 4 + region] > 0 or cubes_left(s, seat) > 0


def audit(s: SixtyState) -> None:
    """Nobody has more cubes than there are; the great bag of phases 7 and 8 counts for itself."""
    if s.phase < k.TALLYING:
        assert min(cubes_left(s, KENNEDY), cubes_left(s, NIXON)) >= 0, "too many cubes (60-1.23)"
