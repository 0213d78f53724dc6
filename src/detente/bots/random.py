"""The bot that plays anything, and random play to the end for simulations and tests."""

from __future__ import annotations

from detente.bots.bot import Bot
from detente.core.frame import CHANCE, NOBODY
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
    decisions = 0
    while True:
        seat = game.actor(s)
        if seat == NOBODY:
            return decisions
        if seat == CHANCE:
            action = game.outcome(s, rng)
        else:
            legal = game.legal(s, seat)
            action = legal[rng.below(len(legal))]
            decisions += 1
        game.apply(s, seat, action)
