"""Contests: both sides roll, and the higher total wins."""

from __future__ import annotations

from typing import Final

from detente.core.frame import ForSeat
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import OLYMPIC_GAMES, SUMMIT
from detente.games.twilight_struggle.scoring import regions_led
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.verbs import ask

CONTESTS: Final = (OLYMPIC_GAMES, SUMMIT)
"""The cards for which both sides roll."""


def ask_contest(s: TsState, card: int, by: int) -> None:
    """Both seats roll; `card` hears the dice. `by` is the side playing it."""
    ask(s, ForSeat(k.CONTEST_ROLL, by, card))


def contest_totals(s: TsState, card: int, sponsor: int, dice: int) -> tuple[int, int]:
    """What both seats come to with their dice and what each adds, told in the log."""
    us, ussr = [contest_added(s, seat, card, sponsor) for seat in (US, USSR)]
    us_die, ussr_die = dice // k.FACES + 1, dice % k.FACES + 1
    totals = us_die + us, ussr_die + ussr
    note(s, k.CONTEST_ROLLED, card, *totals, us_die, us, ussr_die, ussr)
    return totals


def contest_added(s: TsState, seat: int, card: int, sponsor: int) -> int:
    """What a side adds to its die: 2 for the sponsor of the Olympic Games, 1 for each region led
    at the Summit.
    """
    if card == SUMMIT:
        return regions_led(s, seat)
    return 2 if seat == sponsor else 0
