"""Stratagem's own thoughts: when a verification is worth its words, and that parties are equal."""

from __future__ import annotations

from detente.bots.greedy import GreedyBot
from detente.core.frame import NOUNS
from detente.core.state import View
from detente.games.stratagem.state import StratagemState, offending, seat_of
from detente.games.stratagem.verbs import CHOOSE, VERIFY


class StratagemBot(GreedyBot[StratagemState]):
    """Looks one turn ahead, and verifies a player whose displayed cards show a fault, no other.

    Everybody can see who is irregular (STR-9.1, 9.4): to ask about anybody else tells nothing.
    The four parties are exactly equal, so that any of them is chosen.
    """

    def choose(self, view: View[StratagemState], legal: list[int], budget: float) -> int:
        if legal[0] - legal[0] % NOUNS == CHOOSE:
            return legal[self.rng.below(len(legal))]
        moves: list[int] = []
        for action in legal:
            if action - action % NOUNS != VERIFY:
                moves.append(action)
            elif offending(view.state, seat_of(view.state, action - VERIFY)):
                return action
        return super().choose(view, moves, budget)
