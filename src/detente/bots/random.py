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
    questions, stack, below = game.questions, s.stack, rng.below
    more_to_say = None if type(game).more_to_say is Game.more_to_say else game.more_to_say
    notices = game.notices
    decisions = 0
    while stack:  # what `legal` and `apply` do, without looking for the question each time
        q = stack[-1]
        question = questions[q.kind]
        if q.seat == CHANCE:
            question.run(s, q, rng)
        else:
            decisions += 1
            if more_to_say is not None and more_to_say(s):
                options = game.legal(s, q.seat)
                game.apply(s, q.seat, options[below(len(options))])
                continue
            action = question.at_random(s, q, rng)
            if notices:
                game.notice(s, q.seat)
            stack.pop()
            question.answer(s, q, action)
        if not stack and s.result is None:
            game.proceed(s)
    return decisions
