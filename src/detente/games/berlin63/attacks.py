"""Entering a square: free, or held by an enemy spy who may react (sections 6, 12 and 17)."""

from __future__ import annotations

from detente.core.frame import NONE
from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLANK, Square
from detente.games.berlin63.endings import check_end, over
from detente.games.berlin63.state import STEP, Base, BerlinState, owner
from detente.games.berlin63.verbs import ask_power, ask_reaction, lift, put, remove


def enter(s: BerlinState, base: Base, square: Square, pace: int) -> None:
    """A base goes to a square; an enemy there is attacked and may react (B63-6.7, 6.8)."""
    s.mover = base
    s.pace = pace
    s.came_from = s.where[base]
    lift(s, base)
    if s.board[square] == BLANK:
        note(s, k.STEPPED, owner(base), s.came_from, square)
        put(s, base, square)
        _moved(s)
        return
    note(s, k.ATTACKED, owner(base), s.came_from, square)
    s.where[base] = square  # both stand there until the reaction is settled (B63-12.1)
    s.attacked = s.board[square]
    ask_reaction(s)


def capture(s: BerlinState) -> None:
    """Nothing saved the attacked spy: it is eliminated, the attacker stays (B63-12.4)."""
    square = s.where[s.attacked]
    remove(s, s.attacked)
    s.attacked = NONE
    put(s, s.mover, square)
    check_end(s)
    if not over(s):
        _moved(s)


def throw_back(s: BerlinState) -> None:
    """The attacker returns to the square it has just left; its movement ends (B63-10.26).

    After a first step it may still use a power that is no movement (R7).
    """
    note(s, k.THROWN_BACK, owner(s.mover), s.where[s.mover], s.came_from)
    s.attacked = NONE
    s.heading = NONE
    put(s, s.mover, s.came_from)
    if s.pace == STEP and s.options.on("power_after_bounce"):
        ask_power(s)


def blow_up(s: BerlinState) -> None:
    """The attacked spy, the attacker and every spy on the eight squares around are eliminated.

    All together; then the checks are made once (B63-10.21, 14.7).
    """
    square = s.where[s.attacked]
    exploder = owner(s.attacked)
    note(s, k.EXPLODED, exploder, square)
    for base in blast(s, square):
        remove(s, base)
    s.attacked = NONE
    s.mover = NONE
    check_end(s, exploder)


def blast(s: BerlinState, square: Square) -> list[Base]:
    """Who dies if the spy attacked on this square explodes (B63-10.21, 10.22)."""
    near = [s.board[other] for other in s.ground.around[square] if s.board[other] != BLANK]
    return [s.board[square], s.mover, *near]


def _moved(s: BerlinState) -> None:
    """After the step a power may follow; leap and dash have used theirs (B63-6.10)."""
    if s.pace == STEP:
        ask_power(s)
