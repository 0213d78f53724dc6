"""Stratagem's own thoughts: when a verification is worth its words, what is never given away, and
that parties are equal.
"""

from __future__ import annotations

from typing import Final

from detente.bots.search import SearchBot
from detente.core.frame import NOUNS
from detente.core.state import View
from detente.games.stratagem.codes import (
    ACCEPT,
    CHOOSE,
    DISPLAY,
    LAUNCH,
    PLAY,
    RETURN,
    VERIFY,
)
from detente.games.stratagem.state import StratagemState, offending, seat_of

IDEAS: Final = (DISPLAY, PLAY, LAUNCH)
"""The verbs of moves worth a thought besides drawing."""


class Bot(SearchBot[StratagemState]):
    """Has everybody verified whose displayed cards show a fault, and nobody else.

    Everybody can see who is irregular (STR-9.1, 9.4): asking about anybody else tells nothing, is
    no move, and only fills the log. The four parties are exactly equal, so that any is chosen. Who
    errs on purpose does not err by giving back a SUPPORT that shows no fault, or by refusing one
    that brings tokens.
    """

    def sensible(self, view: View[StratagemState], legal: list[int]) -> list[int]:
        if legal[0] - legal[0] % NOUNS == CHOOSE:
            return [legal[self.rng.below(len(legal))]]
        if self.effort.noise:
            legal = self._careful(view, legal)
        asks = [action for action in legal if action - action % NOUNS == VERIFY]
        for action in asks:
            if offending(view.state, seat_of(view.state, action - VERIFY)):
                return [action]
        return [action for action in legal if action not in asks]

    def _careful(self, view: View[StratagemState], legal: list[int]) -> list[int]:
        """Without the answers that throw something away for nothing, if anything safe is left."""
        s, seat = view.state, view.seat
        assert seat is not None, "a spectator has no choice"
        if ACCEPT in legal and s.cards.cards[s.travelling].amount > 0:
            return [ACCEPT]
        fault = offending(s, seat)
        kept = [action for action in legal if not _gives_back(action) or _at_fault(fault, action)]
        return kept if any([not self.risky(s, seat, action) for action in kept]) else legal

    def ideas(self, legal: list[int]) -> list[int]:
        """A card is drawn more often than not; nobody thinks of taking back or verifying."""
        others = [action for action in legal if action - action % NOUNS in IDEAS]
        if not others:
            return legal[:1]
        some = [others[self._luck.below(len(others))] for _ in range(self.effort.width - 1)]
        return [legal[0], *some]


def _gives_back(action: int) -> bool:
    return action - action % NOUNS == RETURN


def _at_fault(fault: int, action: int) -> bool:
    """Whether a SUPPORT is one of those whose demand is not met."""
    return bool(fault >> action % NOUNS & 1)
