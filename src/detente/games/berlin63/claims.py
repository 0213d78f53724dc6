"""The chain of claims: announce, believe or doubt, perhaps cancel (sections 7, 8, 13, 17)."""

from __future__ import annotations

from typing import Final

from detente.core.message import Argument, Reason
from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLANK, SQUARE_NAMES, Square
from detente.games.berlin63.endings import check_end, nothing_to_lose, over
from detente.games.berlin63.frames import loss_of_spy
from detente.games.berlin63.powers import FAILS, STANDS, Claim
from detente.games.berlin63.spies import SPY_NAMES, VERONICA, Spy
from detente.games.berlin63.state import CLAIM, Base, BerlinState, owner
from detente.games.berlin63.verbs import admit, ask_cancel, ask_doubt, lose, prove

LONGEST: Final = 3
"""A power, its cancel, the counter-cancel (B63-13.3)."""

# Why a reserve spy is being lost.
WRONG_DOUBT: Final = 0
FALSE_CLAIM: Final = 1


def announce(
    s: BerlinState, base: Base, name: Spy, target: Square = BLANK, to: Square = BLANK
) -> None:
    """The spy is announced by name, true or false, and the effect described (B63-7.1, 7.2)."""
    _note_claim(s, Claim(base, name, target, to))
    s.chain += bytes((base, name, target, to))
    s.activated |= 1 << base
    ask_doubt(s, 1 - owner(base))


def _note_claim(s: BerlinState, claim: Claim) -> None:
    if s.notes is None:
        return
    args = [owner(claim.base), s.where[claim.base]]
    if claim.name == VERONICA:
        args += [claim.target, last_claim(s).name]
    else:
        args += [square for square in (claim.target, claim.to) if square != BLANK]
    note(s, k.CLAIMED + claim.name, *args)


def last_claim(s: BerlinState) -> Claim:
    """The claim that is being settled: the last of the chain."""
    chain = s.chain
    return Claim(chain[-4], chain[-3], chain[-2], chain[-1])


def claimant(s: BerlinState) -> Base:
    """The base of that claim."""
    return s.chain[-CLAIM]


def claim_said(s: BerlinState) -> dict[str, Argument]:
    """Who the last claim names, and where that spy stands."""
    claim = last_claim(s)
    return {
        "spy": f"spy-{SPY_NAMES[claim.name]}",
        "square": f"square-{SQUARE_NAMES[s.where[claim.base]]}",
    }


def length(s: BerlinState) -> int:
    """How many claims the chain holds."""
    return len(s.chain) // CLAIM


def believe(s: BerlinState, seat: int) -> None:
    """The claim is believed; it may still be cancelled (B63-13.2)."""
    note(s, k.BELIEVED, seat)
    open_window(s)


def doubt(s: BerlinState, seat: int) -> None:
    """The spy is shown; whoever was wrong loses a reserve spy of choice (B63-8.2, 8.3)."""
    note(s, k.DOUBTED, seat)
    base, name = claimant(s), s.chain[1 - CLAIM]
    if s.who[base] == name:
        prove(s, base)
        ask_loss(s, seat, WRONG_DOUBT)
    else:
        admit(s, base, name)
        ask_loss(s, 1 - seat, FALSE_CLAIM)


def ask_loss(s: BerlinState, seat: int, why: int) -> None:
    """Which reserve spy is lost? With none left the game is, before any power works (8.6)."""
    if s.reserve[seat]:
        s.stack.append(loss_of_spy(k.ASK_LOSS, seat, why))
    else:
        nothing_to_lose(s, seat)


def suffer(s: BerlinState, seat: int, spy: Spy, why: int) -> None:
    """The spy is lost, the ending checked, and the chain goes on (B63-13.6)."""
    lose(s, seat, spy)
    check_end(s)
    if over(s):
        return
    if why == FALSE_CLAIM:
        settle(s, False)
    elif s.options.on("cancel_after_failed_doubt"):
        open_window(s)
    else:
        settle(s, True)


def open_window(s: BerlinState) -> None:
    """The other player may cancel with Veronica, once in a chain (B63-13.1, 13.3)."""
    if why_no_window(s) is None:
        ask_cancel(s, 1 - owner(claimant(s)))
    else:
        settle(s, True)


def why_no_window(s: BerlinState) -> Reason | None:
    """Why nobody is asked to cancel the last claim; None if somebody is."""
    claims = length(s)
    if claims == LONGEST:
        return Reason("chain-is-full", "B63-13.3")
    if claims == 2 and not s.options.on("counter_cancel"):
        return Reason("no-counter-cancel", "B63-R12")
    return None


def settle(s: BerlinState, stands: bool) -> None:
    """The last claim stands or not; a cancel that stands fells the claim before it (13.4)."""
    claim = last_claim(s)
    s.chain = s.chain[:-CLAIM]
    while s.chain:
        before = last_claim(s)
        if stands:
            note(s, k.CANCELLED, s.where[before.base], before.name)
        stands = not stands
        claim = before
        s.chain = s.chain[:-CLAIM]
    effect = STANDS[claim.name] if stands else FAILS[claim.name]
    effect(s, claim)


def announced_before(s: BerlinState, base: Base) -> bool:
    """Whether the spy was already announced in this chain and may not be again (B63-13.7)."""
    return base in s.chain[::CLAIM] and s.options.on("one_claim_per_chain")
