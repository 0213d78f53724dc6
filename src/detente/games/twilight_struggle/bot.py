"""Twilight Struggle: who errs keeps away from hands that lose by themselves, and what is done with
a card hangs on the board.
"""

from __future__ import annotations

from detente.bots.search import SearchBot
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.trouble import trouble


class Bot(SearchBot[TsState]):
    """The search, afraid of cards that it could neither play nor hold."""

    scanned = 6
    scan_all = 12

    def peril(self, s: TsState, seat: int) -> float:
        return 0.0 if s.result is not None else trouble(s, seat)

    def sight(self, s: TsState, seat: int, legal: list[int]) -> tuple[object, ...]:
        """What is asked, what may be answered and how the board stands: where a card goes to hardly
        ever hangs on those that are held.
        """
        asked, open = s.stack[-1].values(), tuple(legal)
        board = (s.influence, s.in_force, tuple(s.scare), s.squads, s.crisis, s.china, s.china_up)
        tracks = (s.turn, s.round, s.phasing, s.vp, s.defcon, s.military, s.space, s.attempts)
        return (seat, asked, open, board, tracks)

    def _thought_through(self, s: TsState, seat: int, legal: list[int]) -> int:
        """Who headlines sees nothing of the other headline: the same is chosen whatever it is."""
        known = self.game.view_key(self.game.observe(s, seat))
        if known not in self._answers:
            self._answers[known] = super()._thought_through(s, seat, legal)
        return self._answers[known]
