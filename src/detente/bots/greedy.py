"""The bot that looks one turn ahead, into positions it imagines."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from detente.bots.bot import Bot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.state import S, View

WORLDS: Final = 4  # positions imagined for one choice
LEAVES: Final = 40  # ways to finish a turn that are valued, for one action in one world


class GreedyBot(Bot[S]):
    """One turn over `evaluate` on imagined states.

    Each legal action is tried in the same imagined worlds and the turn is finished in many ways;
    the best of them counts. The turn lasts while a question to this seat is open: what others are
    asked meanwhile they answer as suits them at once. An action that can lose at once is a last
    resort.
    """

    name = "greedy"

    def __init__(self, game: Game[S], seed: int) -> None:
        super().__init__(game, seed)
        self._leaves = 0  # ways to finish the turn that may still be valued

    def choose(self, view: View[S], legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has no choice"
        until = perf_counter() + budget / 2  # the last world may take as long again
        totals = [0.0] * len(legal)
        for world in range(WORLDS):
            imagined = self.game.imagine(view, self.rng)
            for n, action in enumerate(legal):
                if world == 0 and self.game.danger(imagined, seat, action) is not None:
                    totals[n] -= 2.0 * WORLDS
                self._leaves = LEAVES
                totals[n] += self._worth(imagined, seat, action)
            if perf_counter() > until:
                break
        best = max(totals)
        return legal[totals.index(best)]

    def _worth(self, before: S, seat: int, action: int) -> float:
        """The best value the turn can still end with after `action`."""
        s = self.game.clone(before)
        self.game.apply(s, seat, action)
        return self._finish(s, seat)

    def _finish(self, s: S, seat: int) -> float:
        """Finish the turn: chance and others answer, `seat` tries its answers in random order."""
        game = self.game
        while any([q.seat == seat for q in s.stack]):
            actor = game.actor(s)
            if actor == seat:
                return self._best(s, seat)
            if actor == CHANCE:
                game.apply(s, CHANCE, game.outcome(s, self.rng))
            else:
                game.apply(s, actor, self._reply(s, actor))
        self._leaves -= 1
        return game.evaluate(s, seat)

    def _best(self, s: S, seat: int) -> float:
        legal = self.game.legal(s, seat)
        start = self.rng.below(len(legal))
        best = -1.0
        for n in range(len(legal)):
            worth = self._worth(s, seat, legal[(start + n) % len(legal)])
            if worth > best:
                best = worth
            if self._leaves <= 0:
                break
        return best

    def _reply(self, s: S, actor: int) -> int:
        """What another seat answers: the action that is worth most to it at once."""
        legal = self.game.legal(s, actor)
        best, best_worth = legal[0], -2.0
        for action in legal:
            after = self.game.clone(s)
            self.game.apply(after, actor, action)
            worth = self.game.evaluate(after, actor)
            if worth > best_worth:
                best, best_worth = action, worth
        return best
