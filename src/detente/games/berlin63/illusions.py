"""Which pairs an illusion may mix (sections 5 and 9)."""

from __future__ import annotations

from detente.games.berlin63 import codes as k
from detente.games.berlin63.state import RESERVE, Base, BerlinState, leads, owner, team


def compensates(s: BerlinState, base: Base, other: int, begun_by: int) -> bool:
    """A compensation must include a place of a wrongly doubted spy (B63-9.3).

    `begun_by` is the question that began the illusion.
    """
    if begun_by != k.ASK_COMPENSATION:
        return True
    places = compensable(s, owner(base))
    return bool((places >> base | places >> other) & 1)


def may_meet_reserve(s: BerlinState, base: Base) -> bool:
    """Without the feint of R6 the leader and the reserve are no pair (B63-5.6)."""
    return not leads(s, base) or s.options.on("leader_reserve_feint")


def has_partner(s: BerlinState, base: Base, begun_by: int) -> bool:
    """Whether a base can be the first of a pair: another base, or the reserve, is its partner."""
    seat = owner(base)
    for other in team(s, seat):
        if other != base and compensates(s, base, other, begun_by):
            return True
    if not s.reserve[seat] or not may_meet_reserve(s, base):
        return False
    return compensates(s, base, RESERVE + seat, begun_by)


def compensable(s: BerlinState, seat: int) -> int:
    """The places one of which the compensation illusion must include; 0: no compensation.

    A wrongly doubted spy that has left the board gives nothing (B63-9.7). What Victor's
    illusion mixed with such a place counts as well (B63-9.8, 9.12). The wider reading of R25
    adds every spy activated or announced this turn.
    """
    mine = 31 << 5 * seat
    if not s.wronged & mine:
        return 0
    places = s.wronged | s.blurred
    if s.options.word("compensation_scope") == "activated":
        places |= s.activated
    return places & (mine | 1 << RESERVE + seat)


def blur(s: BerlinState, base: Base, other: int) -> None:
    """After Victor's illusion either place may hold the wrongly doubted spy (B63-9.8)."""
    places = compensable(s, owner(base))
    if (places >> base | places >> other) & 1:
        s.blurred |= 1 << base | 1 << other
