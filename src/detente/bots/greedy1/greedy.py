"""The yardstick: looks one turn ahead, into positions it imagines."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from detente.bots.bot import Bot
from detente.bots.greedy1.values import VALUES, Value
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.state import S, View

WORLDS: Final = 4  # positions imagined for one choice
LEAVES: Final = 40  # ways to finish a turn that are valued, for one action in one world
GLANCE: Final = 6  # the same, for an action that has to earn its place on the shortlist


class Greedy1(Bot[S]):
    """One turn over `evaluate` on imagined states.

    Each legal action is tried in the same imagined worlds and the turn is finished in many ways;
    the best of them counts. The turn lasts while a question to this seat is open: what others are
    asked meanwhile they answer as suits them at once. An action that can lose at once is a last
    resort. Where fifty places are open, a game may let a glance pick those worth the thought.
    """

    name = "greedy1"
    shortlist: int = 0  # actions thought through, the others getting a glance; 0: all of them

    def __init__(self, game: Game[S], seed: int) -> None:
        super().__init__(game, seed)
        self._value: Final[Value] = VALUES.get(game.name, game.evaluate)
        self._leaves = 0  # ways to finish the turn that may still be valued

    def choose(self, view: View[S], legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has no choice"
        until = perf_counter() + budget / 2  # the last world may take as long again
        if 0 < self.shortlist < len(legal):
            glance = self._look(view, seat, legal, 1, GLANCE, until)
            best = sorted(range(len(legal)), key=glance.__getitem__)[-self.shortlist :]
            legal = [legal[n] for n in sorted(best)]
        totals = self._look(view, seat, legal, WORLDS, LEAVES, until)
        return legal[totals.index(max(totals))]

    def _look(
        self, view: View[S], seat: int, legal: list[int], worlds: int, leaves: int, until: float
    ) -> list[float]:
        """What each action is worth, over so many imagined worlds."""
        totals = [0.0] * len(legal)
        for world in range(worlds):
            imagined = self.game.imagine(view, self.rng)
            for n, action in enumerate(legal):
                if world == 0 and self.game.danger(imagined, seat, action) is not None:
                    totals[n] -= 2.0 * worlds
                self._leaves = leaves
                totals[n] += self._worth(imagined, seat, action)
            if perf_counter() > until:
                break
        return totals

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
        return self._value(s, seat)

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
            worth = self._value(after, actor)
            if worth > best_worth:
                best, best_worth = action, worth
        return best
