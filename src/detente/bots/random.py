"""The bot that plays anything, and random play to the end for simulations and tests."""

from __future__ import annotations

from detente.bots.bot import Bot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.rng import Rng
from detente.core.state import S, View


class RandomBot(Bot[S]):
    """Every legal action is as good as another."""

    name = "random"

    def choose(self, view: View[S], legal: list[int], budget: float) -> int:
        return legal[self.rng.below(len(legal))]


def play_out(game: Game[S], s: S, rng: Rng) -> int:
    """Play `s` to its end at random; returns how many decisions seats made."""
    legal, apply, outcome, below = game.legal, game.apply, game.outcome, rng.below
    decisions = 0
    while s.stack:  # what `actor` tells, without asking for it
        seat = s.stack[-1].seat
        if seat == CHANCE:
            action = outcome(s, rng)
        else:
            options = legal(s, seat)
            action = options[below(len(options))]
            decisions += 1
        apply(s, seat, action)
    return decisions
