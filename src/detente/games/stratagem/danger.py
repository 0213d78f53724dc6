"""Acts that deserve a warning to their author, from what that seat knows."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.message import Reason
from detente.games.stratagem.board import (
    CALM,
    DICTATORSHIP,
    OPEN_TO,
    STRIKE,
    UPRISING,
)
from detente.games.stratagem.codes import (
    ACCEPT,
    ASK_MOVE,
    ASK_TAKE_BACK,
    LAUNCH,
    VERIFY,
    WITHDRAW,
)
from detente.games.stratagem.guards import may_launch
from detente.games.stratagem.state import StratagemState, demanded, takes_all


def danger(s: StratagemState, q: Frame | None, action: int) -> Reason | None:
    """Why a legal answer to `q` can end the game for its author, or make the author irregular."""
    if q is None:
        return None
    if action == ACCEPT and takes_all(s, q.seat, s.cards.cards[s.travelling].amount):
        return Reason("danger-ruin", "STR-17.2")
    if q.kind not in (ASK_MOVE, ASK_TAKE_BACK):
        return None
    verb = action - action % NOUNS
    if verb == WITHDRAW and demanded(s, q.seat) >> action - WITHDRAW & 1:
        return Reason("danger-irregular", "STR-9.8")
    if action == LAUNCH + DICTATORSHIP:
        return Reason("danger-dictatorship", "STR-12.10")
    if verb not in (LAUNCH, VERIFY) and last_chance(s, q.seat):
        return Reason("danger-last-chance", "STR-11.6", {"operation": f"operation-{_rising(s)}"})
    return None


def last_chance(s: StratagemState, seat: int) -> bool:
    """Whether the seat could react to a coup or a dictatorship now, and never again."""
    if s.stage == CALM or s.clock > 1 or OPEN_TO[s.stage] not in (STRIKE, UPRISING):
        return False
    return may_launch(s, seat, OPEN_TO[s.stage])


def _rising(s: StratagemState) -> str:
    return s.cards.operations[OPEN_TO[s.stage]].id
