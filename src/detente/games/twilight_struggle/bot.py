"""Twilight Struggle: openings that are known to be sound, who errs keeps away from hands that lose
by themselves, and what is done with a card hangs on the board.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from detente.bots.search import SearchBot
from detente.core.frame import NOUNS
from detente.core.state import View
from detente.core.tables import read_table
from detente.games.twilight_struggle.board import COUNTRY_NAMES, DATA, US, USSR
from detente.games.twilight_struggle.cards import SIDE
from detente.games.twilight_struggle.codes import HEADLINE, PLACE
from detente.games.twilight_struggle.countries import SPACES
from detente.games.twilight_struggle.frames import Markers
from detente.games.twilight_struggle.guards import SET_UP
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.trouble import trouble

Opening: TypeAlias = dict[int, int]
"""The influence that some countries have once a side has set up."""


def _openings(side: str) -> list[Opening]:
    found: dict[str, Opening] = {}
    for row in read_table(DATA / "openings.csv"):
        if row.text("side") == side:
            opening = found.setdefault(row.text("opening"), {})
            opening[row.one_of("country", COUNTRY_NAMES)] = row.number("influence", 1, 9)
    return list(found.values())


OPENINGS: Final = {US: _openings("us"), USSR: _openings("ussr")}


class Bot(SearchBot[TsState]):
    """The search, afraid of cards that it could neither play nor hold."""

    scanned = 6
    scan_all = 12

    def sensible(self, view: View[TsState], legal: list[int]) -> list[int]:
        """Who sets up does so by one of the openings, as long as the board allows it; who errs on
        purpose does not err by a headline that is the other side's event, if there is another.
        """
        s, seat = view.state, view.seat
        asked = s.stack[-1]
        if self.effort.noise and legal[0] - legal[0] % NOUNS == HEADLINE:
            assert seat is not None, "a spectator has no choice"
            return self._friendly(s, seat, legal) or legal
        if not isinstance(asked, Markers) or asked.card != SET_UP:
            return legal
        own = s.influence[asked.seat * SPACES :]
        wanted: list[int] = []
        for opening in OPENINGS[asked.seat]:
            short = [(c, most - own[c]) for c, most in opening.items() if own[c] < most]
            if sum([many for _, many in short]) == asked.left:
                wanted += [PLACE + c for c, _ in short]
        return [wanted[self.rng.below(len(wanted))]] if wanted and asked.seat == seat else legal

    def _friendly(self, s: TsState, seat: int, legal: list[int]) -> list[int]:
        """The headlines that are no event of the other side, and start no war."""
        own = [action for action in legal if SIDE[action % NOUNS] != 1 - seat]
        return [action for action in own if not self.risky(s, seat, action)]

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
