"""Stratagem's own thoughts: when a verification is worth its words, and that parties are equal."""

from __future__ import annotations

from detente.bots.greedy1.greedy import Greedy1
from detente.core.frame import NOUNS
from detente.core.state import View
from detente.games.stratagem.codes import CHOOSE, VERIFY
from detente.games.stratagem.state import StratagemState, offending, seat_of


def with_reason(view: View[StratagemState], legal: list[int]) -> list[int]:
    """What is legal without verifications that would find nothing.

    Everybody can see who is irregular (STR-9.1, 9.4): asking about anybody else tells nothing, is
    no move, and only fills the log.
    """
    return [action for action in legal if not verifies(action) or finds(view.state, action)]


def verifies(action: int) -> bool:
    """Whether an action asks for a verification."""
    return action - action % NOUNS == VERIFY


def finds(s: StratagemState, action: int) -> bool:
    """Whether a verification will find its target irregular."""
    return offending(s, seat_of(s, action - VERIFY)) != 0


class StratagemBot(Greedy1[StratagemState]):
    """Looks one turn ahead, and has everybody verified whose displayed cards show a fault.

    The four parties are exactly equal, so that any of them is chosen.
    """

    def choose(self, view: View[StratagemState], legal: list[int], budget: float) -> int:
        if legal[0] - legal[0] % NOUNS == CHOOSE:
            return legal[self.rng.below(len(legal))]
        sensible = with_reason(view, legal)
        for action in sensible:
            if verifies(action):
                return action
        return super().choose(view, sensible, budget)
