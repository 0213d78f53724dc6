"""The eight powers: what each does when its claim stands, and when it does not (section 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.attacks import blow_up, capture, enter, throw_back
from detente.games.berlin63.spies import ADAM, JACK, LEO, LILLY, MIRANDA, RAY, VICTOR
from detente.games.berlin63.state import DASH, LEAP, BerlinState, owner
from detente.games.berlin63.verbs import ask_victor, lift, put, unmask


class Claim:
    """An announced power: the base, the name, and the two squares its effect may need."""

    def __init__(self, base: int, name: int, target: int, to: int) -> None:
        self.base: Final = base
        self.name: Final = name
        self.target: Final = target
        self.to: Final = to


def leo_storm(s: BerlinState, claim: Claim) -> None:
    """The enemy spy is moved to the free square named; no attack, no reaction (10.1, 10.37)."""
    pushed = s.board[claim.target]
    note(s, k.PUSHED, owner(pushed), claim.target, claim.to)
    lift(s, pushed)
    put(s, pushed, claim.to)


def miranda_hypnos(s: BerlinState, claim: Claim) -> None:
    """The enemy spy is shown to the active player for a moment (10.4)."""
    unmask(s, s.board[claim.target])


def victor_shadow(s: BerlinState, claim: Claim) -> None:
    """An illusion; Victor himself need not be part of it (10.6, 10.7)."""
    ask_victor(s)


def adam_quark(s: BerlinState, claim: Claim) -> None:
    """He explodes (10.20)."""
    blow_up(s)


def lilly_hopper(s: BerlinState, claim: Claim) -> None:
    """One square diagonally instead of the step, capturing as usual (10.8, 10.9)."""
    enter(s, claim.base, claim.to, LEAP)


def lilly_hopper_stays(s: BerlinState, claim: Claim) -> None:
    """A false or cancelled jump: she does not move and the action is spent (10.11, 10.12)."""
    note(s, k.STAYED, owner(claim.base), s.where[claim.base])


def ray_dash(s: BerlinState, claim: Claim) -> None:
    """One more step in the same direction, capturing as usual (10.14)."""
    enter(s, claim.base, claim.to, DASH)


def jack_steel(s: BerlinState, claim: Claim) -> None:
    """The attack is annulled (10.26)."""
    throw_back(s)


def caught_anyway(s: BerlinState, claim: Claim) -> None:
    """The reaction was false or was cancelled: the attacked spy is eliminated (12.4, 10.35)."""
    capture(s)


def nothing(s: BerlinState, claim: Claim) -> None:
    """The power does not work; the step already made stays (8.7)."""


Effect = Callable[[BerlinState, Claim], None]

STANDS: Final[dict[int, Effect]] = {
    LEO: leo_storm,
    MIRANDA: miranda_hypnos,
    VICTOR: victor_shadow,
    ADAM: adam_quark,
    LILLY: lilly_hopper,
    RAY: ray_dash,
    JACK: jack_steel,
}

FAILS: Final[dict[int, Effect]] = {
    LEO: nothing,
    MIRANDA: nothing,
    VICTOR: nothing,
    ADAM: caught_anyway,
    LILLY: lilly_hopper_stays,
    RAY: nothing,
    JACK: caught_anyway,
}
