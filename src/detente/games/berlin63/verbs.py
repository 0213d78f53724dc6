"""What the rules are written in: moving, mixing, showing and removing spies; asking."""

from __future__ import annotations

from detente.core.frame import plain
from detente.core.state import note, note_to
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLANK, Square
from detente.games.berlin63.frames import illusion
from detente.games.berlin63.knowledge import (
    SAW_CAUGHT,
    SAW_FALL,
    SAW_LOSS,
    SAW_MIX,
    SAW_PROOF,
    SAW_UNMASKED,
    write_down,
)
from detente.games.berlin63.spies import Spy
from detente.games.berlin63.state import RESERVE, Base, BerlinState, leads, owner

# -- spies on the board ----------------------------------------------------------------------


def lift(s: BerlinState, base: Base) -> None:
    """Take a base off its square; it stands nowhere until it is put down."""
    if s.board[s.where[base]] == base:
        s.board[s.where[base]] = BLANK
    s.where[base] = BLANK


def put(s: BerlinState, base: Base, square: Square) -> None:
    """Stand a base on a free square."""
    assert s.board[square] == BLANK, "a square holds one base"
    s.board[square] = base
    s.where[base] = square


def remove(s: BerlinState, base: Base) -> None:
    """Eliminated: to the box, face up (B63-6.7)."""
    seat = owner(base)
    spy = s.who[base]
    note(s, k.FELL, seat, s.where[base], spy)
    write_down(s, SAW_FALL, base, spy)
    lift(s, base)
    s.who[base] = BLANK
    s.box[seat] |= 1 << spy
    s.wronged &= ~(1 << base)
    s.activated &= ~(1 << base)
    s.calm = 0


def lose(s: BerlinState, seat: int, spy: Spy) -> None:
    """A reserve spy goes to the box, face up (B63-8.5)."""
    note(s, k.LOST, seat, spy)
    write_down(s, SAW_LOSS, RESERVE + seat, spy)
    s.reserve[seat] &= ~(1 << spy)
    s.box[seat] |= 1 << spy
    s.calm = 0


# -- illusions -------------------------------------------------------------------------------


def mix(s: BerlinState, base: Base, other: Base, swapped: bool) -> None:
    """Two spies of the board are put back, swapped or not; only their owner knows (B63-5.3)."""
    low, high = min(base, other), max(base, other)
    note_to(s, 1 << owner(base), k.MIXED, owner(base), s.where[low], s.where[high], int(swapped))
    write_down(s, SAW_MIX, low, high)
    if swapped:
        s.who[base], s.who[other] = s.who[other], s.who[base]


def mix_with_reserve(s: BerlinState, base: Base, spy: Spy) -> None:
    """`spy` stands on the base afterwards: the one that stood there, or one of the reserve.

    The opponent learns the square and that a reserve spy took part, not which (B63-5.4).
    """
    seat = owner(base)
    before = s.who[base]
    assert spy == before or not leads(s, base), "the leader never ends in the reserve"
    note_to(s, 1 << seat, k.MIXED_RESERVE, seat, s.where[base], spy, int(spy != before))
    write_down(s, SAW_MIX, base, RESERVE + seat)
    if spy != before:
        s.reserve[seat] ^= 1 << spy | 1 << before
        s.who[base] = spy


# -- showing ---------------------------------------------------------------------------------


def prove(s: BerlinState, base: Base) -> None:
    """A true claim was doubted: the spy is shown, and its name is public (B63-8.2)."""
    note(s, k.PROVED, owner(base), s.where[base], s.who[base])
    write_down(s, SAW_PROOF, base, s.who[base])
    s.wronged |= 1 << base


def admit(s: BerlinState, base: Base, name: Spy) -> None:
    """A false claim was doubted: the opponent alone sees who it really is (B63-8.3)."""
    note_to(s, 3, k.CAUGHT, owner(base), s.where[base], name, s.who[base])
    write_down(s, SAW_CAUGHT, base, s.who[base], name)


def unmask(s: BerlinState, base: Base) -> None:
    """The opponent of this base looks behind it for a moment (B63-10.4)."""
    note_to(s, 3, k.UNMASKED, owner(base), s.where[base], s.who[base])
    write_down(s, SAW_UNMASKED, base, s.who[base])


# -- asking ----------------------------------------------------------------------------------


def ask_action(s: BerlinState, seat: int) -> None:
    """An illusion or an activation (B63-4.1)."""
    s.stack.append(plain(k.ASK_ACTION, seat))


def ask_partner(s: BerlinState, seat: int, base: Base, kind: int) -> None:
    """With which other spy, swapped or not? `kind` is the question that began the illusion."""
    s.stack.append(illusion(k.ASK_PARTNER, seat, base, kind))


def ask_power(s: BerlinState) -> None:
    """Does the spy that stepped use a power (B63-6.9)?"""
    s.stack.append(plain(k.ASK_POWER, s.active))


def ask_reaction(s: BerlinState) -> None:
    """Does the attacked spy react (B63-6.8)?"""
    s.stack.append(plain(k.ASK_REACTION, owner(s.attacked)))


def ask_doubt(s: BerlinState, seat: int) -> None:
    """Does the opponent believe the claim (B63-7.7)?"""
    s.stack.append(plain(k.ASK_DOUBT, seat))


def ask_cancel(s: BerlinState, seat: int) -> None:
    """Does Veronica Snake cancel the power (B63-10.30)?"""
    s.stack.append(plain(k.ASK_CANCEL, seat))


def ask_victor(s: BerlinState) -> None:
    """Victor's illusion (B63-10.6)."""
    s.stack.append(plain(k.ASK_VICTOR, s.active))


def ask_compensation(s: BerlinState, seat: int) -> None:
    """An illusion for the wrongly doubted, if they want it (B63-9.1)."""
    s.stack.append(plain(k.ASK_COMPENSATION, seat))
