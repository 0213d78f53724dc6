"""13 Jours: which agenda the other side is likely to have chosen.

All three candidates are known. Whoever chooses takes what pays, and then plays for it: the more an
agenda pays them as the board stands, the likelier it is theirs.
"""

from __future__ import annotations

from math import exp
from typing import Final

from detente.bots.search import SearchBot
from detente.core.cards import cards_of
from detente.core.frame import NOUNS
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import US
from detente.games.thirteen_days.evaluate import war_risk
from detente.games.thirteen_days.frames import Command
from detente.games.thirteen_days.scoring import award
from detente.games.thirteen_days.state import ThirteenDaysState

GUESSING: Final = 48  # simulations from which on a bot thinks of it: levels 5 and 6
REFUSED: Final = 5  # unlikely worlds that are thrown away before one is taken after all
TELLING: Final = 1.2  # how much a Prestige more makes an agenda likelier
UNLIKELY: Final = 0.2  # the unlikeliest, to the likeliest: it may be there to bring war
BLUFF_WORTH: Final = 0.1  # what an agenda that few would guess is worth to who likes to bluff

STYLES: Final = ("bluffing",)


class Bot(SearchBot[ThirteenDaysState]):
    """The search, in worlds whose hidden agenda fits what the other side has done."""

    def world(self, view: View[ThirteenDaysState], luck: Rng) -> ThirteenDaysState:
        assert view.seat is not None, "a spectator has no choice"
        made = self.game.imagine(view, luck)
        for _ in range(REFUSED if self.effort.simulations >= GUESSING else 0):
            if luck.below(1000) < 1000 * likelihood(made, 1 - view.seat):
                break
            made = self.game.imagine(view, luck)
        return made

    def sensible(self, view: View[ThirteenDaysState], legal: list[int]) -> list[int]:
        """Who errs on purpose commands a cube: the first moves no marker (4.2)."""
        asked = view.state.stack[-1]
        placing = any([action - action % NOUNS == k.PLACE for action in legal])
        if self.effort.noise and placing and isinstance(asked, Command) and not asked.cubes:
            return [action for action in legal if action != k.DONE]
        return legal

    def peril(self, s: ThirteenDaysState, seat: int) -> float:
        if s.result is not None:
            return 0.0 if seat in s.result.winners else 1.0
        return war_risk(s, seat)

    def bias(self, view: View[ThirteenDaysState], action: int) -> float:
        """Who likes to bluff would rather have an agenda that few would guess."""
        assert view.seat is not None, "a spectator has no choice"
        if self.style != "bluffing" or action - action % NOUNS != k.AGENDA:
            return 0.0
        return BLUFF_WORTH * (1 - _guessed(view.state, view.seat, action % NOUNS))


def likelihood(s: ThirteenDaysState, seat: int) -> float:
    """How likely the agenda of a side is, to the likeliest of its candidates."""
    return _guessed(s, seat, cards_of(s.agenda[seat])[0]) if s.agenda[seat] else 1.0


def _guessed(s: ThirteenDaysState, seat: int, agenda: int) -> float:
    """How likely a candidate is to be the agenda of a side, to the likeliest one."""
    best = max([_pays(s, seat, other) for other in cards_of(s.candidates[seat])])
    return max(UNLIKELY, exp(TELLING * (_pays(s, seat, agenda) - best)))


def _pays(s: ThirteenDaysState, seat: int, agenda: int) -> int:
    """What an agenda pays a side as the board stands."""
    paid = award(s, agenda)
    if paid is None:
        return 0
    return paid.us_gain if seat == US else -paid.us_gain
