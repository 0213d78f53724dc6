"""Which pairs an illusion may mix (sections 5 and 9)."""

from __future__ import annotations

from detente.games.berlin63.board import NONE
from detente.games.berlin63.codes import ASK_COMPENSATION
from detente.games.berlin63.state import RESERVE, Base, BerlinState, leads, owner, team


def may_mix(s: BerlinState, base: Base, other: int, kind: int) -> bool:
    """Whether a base of the board and another place are a legal pair.

    `kind` is the question that began the illusion: a compensation must include a place of a
    wrongly doubted spy (B63-9.3). Without the feint of R6 the leader and the reserve are no
    pair.
    """
    if kind == ASK_COMPENSATION:
        places = compensable(s, owner(base))
        if not (places >> base | places >> other) & 1:
            return False
    if other < RESERVE:
        return other != base and s.where[other] != NONE
    return bool(s.reserve[owner(base)]) and _may_meet_reserve(s, base)


def _may_meet_reserve(s: BerlinState, base: Base) -> bool:
    return not leads(s, base) or s.options.on("leader_reserve_feint")


def partners(s: BerlinState, base: Base, kind: int) -> list[int]:
    """The places a base may be mixed with: own bases, then the reserve."""
    seat = owner(base)
    places = [*team(s, seat), RESERVE + seat]
    return [other for other in places if may_mix(s, base, other, kind)]


def mixable(s: BerlinState, seat: int, kind: int) -> list[Base]:
    """The bases that can be the first of a pair."""
    return [base for base in team(s, seat) if partners(s, base, kind)]


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
