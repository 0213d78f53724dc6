"""What the open question can lead to, from what everybody sees: for the page, never for rules."""

from __future__ import annotations

from detente.core.frame import NONE, NOUNS, Frame
from detente.core.guard import ONLY, left_open
from detente.core.message import Reason
from detente.core.position import Text
from detente.games.berlin63 import codes as k
from detente.games.berlin63.attacks import blast
from detente.games.berlin63.board import BLANK, SEATS, SQUARE_NAMES
from detente.games.berlin63.claims import (
    claim_said,
    last_claim,
    length,
    why_no_window,
)
from detente.games.berlin63.guards import CANCEL, TO_DASH, dash_to
from detente.games.berlin63.position import Blast, Chain, Dash, Previews
from detente.games.berlin63.spies import SPY_NAMES
from detente.games.berlin63.state import BerlinState, owner


def previews(s: BerlinState) -> Previews:
    """Who an explosion would take, where Ray's second step leads, how the chain may go on."""
    return {"blast": _blast(s), "dash": _dash(s), "chain": _chain(s)}


def _blast(s: BerlinState) -> Blast | None:
    """The squares of an explosion and the bases it would take, while an attack is open."""
    if s.attacked == NONE:
        return None
    square = s.where[s.attacked]
    return {
        "squares": [SQUARE_NAMES[near] for near in sorted([square, *s.ground.around[square]])],
        "bases": sorted(blast(s, square)),
    }


def _dash(s: BerlinState) -> Dash | None:
    """The square of one more step, and whether an enemy stands there (B63-10.15, 10.17)."""
    if not s.stack or s.stack[-1].kind != k.ASK_POWER:
        return None
    if not left_open(TO_DASH, s, s.stack[-1], ONLY):
        return None
    to = dash_to(s)
    return {"to": SQUARE_NAMES[to], "attacks": s.board[to] != BLANK}


def _chain(s: BerlinState) -> Chain | None:
    """Whether the first power works if the last claim holds or falls, and who may cancel it."""
    if not s.chain:
        return None
    holds = length(s) % 2 == 1  # a cancel that stands fells the claim before it (B63-13.4)
    reason = _why_no_cancel(s)
    return {
        "power": SPY_NAMES[s.chain[1]],
        "works_if_it_holds": holds,
        "works_if_it_falls": not holds,
        "next": {
            "seat": SEATS[1 - owner(last_claim(s).base)],
            "squares": [] if reason else _seeing(s),
            "why_not": None if reason is None else _text(reason),
        },
    }


def _text(reason: Reason) -> Text:
    return {"id": reason.id, "clause": reason.clause, "args": dict(reason.args)}


def _why_no_cancel(s: BerlinState) -> Reason | None:
    """Why the last claim can no longer be cancelled; None if it can."""
    reason = why_no_window(s)
    if reason is None and not _seeing(s):
        seat = SEATS[1 - owner(last_claim(s).base)]
        return Reason("nobody-sees", "B63-10.30", {"seat": f"seat-{seat}", **claim_said(s)})
    return reason


def _seeing(s: BerlinState) -> list[str]:
    """The squares of those who may be announced as Veronica against the last claim."""
    seat = 1 - owner(last_claim(s).base)
    cancels = CANCEL.answers(s, Frame(k.ASK_CANCEL, seat))
    return [SQUARE_NAMES[action % NOUNS] for action in cancels]
