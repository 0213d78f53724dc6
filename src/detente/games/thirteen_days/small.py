"""The small game (R31): the last play of the last round, small enough to be solved.

A position to begin with, not other rules: what is out of the game lies with the discards. Only
Commands are bound to fewer battlegrounds.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.games.thirteen_days import cards as c
from detente.games.thirteen_days.board import ALL, BERLIN, PLAYS, ROUNDS, TURKEY
from detente.games.thirteen_days.state import ThirteenDaysState

PLACES: Final = (BERLIN, TURKEY)
"""A military and a political battleground."""
DECK: Final = bitset([c.U_THANT, c.SOPS, c.INVASION_OF_CUBA, c.TURN_BACK_THE_SHIPS])
CANDIDATES: Final = (
    bitset([c.AGENDAS.index("turkey")]),
    bitset([c.AGENDAS.index("military_1"), c.AGENDAS.index("berlin")]),
)
"""The US has shown its hand; the USSR chooses in secret."""
MARKERS: Final = (5, 5, 3, 6, 4, 3)
"""Where the markers stand, seat × 3 + track: two spaces from nuclear war, or one."""
AGENDAS_DRAWN: Final = 2
"""The step of the round that comes next: both choose an agenda."""


def set_up(s: ThirteenDaysState) -> None:
    """The third round, its agendas drawn, three cards played by each side, four left to draw."""
    s.round = ROUNDS
    s.phase = AGENDAS_DRAWN
    s.played = [PLAYS - 1, PLAYS - 1]
    s.defcon = bytearray(MARKERS)
    s.deck = DECK
    s.discard = c.ALL_CARDS & ~DECK
    s.candidates = list(CANDIDATES)
    s.agenda_deck = 0
    s.agenda_discard = c.ALL_AGENDAS & ~(CANDIDATES[0] | CANDIDATES[1])


def places(s: ThirteenDaysState) -> tuple[int, ...]:
    """The battlegrounds that a Command reaches: all nine, in the small game two (9.7, R31)."""
    return PLACES if s.options.on("last_play") else ALL
