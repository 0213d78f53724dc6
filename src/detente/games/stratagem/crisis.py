"""ACTION cards and their sequences (sections 10 to 13)."""

from __future__ import annotations

from detente.core.frame import NONE
from detente.core.state import note
from detente.core.values import counted
from detente.games.stratagem import codes
from detente.games.stratagem.board import (
    CALM,
    ENDS_BY,
    LEADS_TO,
    MOVED,
    OVERTHROWN,
    ROUNDS,
    SEAT_COUNT,
    SECOND_STRIKE,
    SECOND_UPRISING,
    SEIZURES,
)
from detente.games.stratagem.elimination import eliminate, win
from detente.games.stratagem.state import StratagemState
from detente.games.stratagem.verbs import change, open_account, share_out, tell


def launch(s: StratagemState, seat: int, operation: int) -> None:
    """The card lies on the ACTION slot, its effect on popularity comes at once, and a sequence of
    three rounds opens, replacing the one that ran (STR-10.4, 10.7, 11.1, 11.4).
    """
    s.launched = counted(s.launched, seat, s.launched[seat] | 1 << operation)
    s.stage = LEADS_TO[s.stage]
    if operation in SEIZURES:
        s.author = seat
    if s.stage == SECOND_STRIKE:
        tell(s, codes.CHECKMATED, s.author)
    if s.stage == SECOND_UPRISING and not s.rulings.second_uprising_runs:
        s.stage = OVERTHROWN  # at once: nothing could change it (STR-12.11)
    s.launcher = seat
    s.clock = ROUNDS + 1  # the turn of the launch itself is the one too many
    s.phase = MOVED
    open_account(s)
    change(s, seat, s.cards.operations[operation].popularity)


def count_turn(s: StratagemState, seat: int) -> None:
    """A turn of `seat` is over, or passed over: the sequence ends with the launcher's third turn
    after the launch (STR-11.2, 11.7).
    """
    if s.stage != CALM and s.launcher == seat:
        s.clock -= 1
        if not s.clock:
            end_sequence(s)


def end_sequence(s: StratagemState) -> None:
    """Three rounds are over: who seized power keeps it, unless two strikes or two uprisings have
    stopped it (STR-11.6, 12.1, 12.2, 12.5, 12.8, 12.9).
    """
    ending = ENDS_BY[s.stage]
    if ending != NONE:
        win(s, s.author, ending)
    elif s.stage == SECOND_STRIKE:
        tell(s, codes.FAILED, s.author)
        end_crisis(s)
    else:
        s.stage = OVERTHROWN


def arrest(s: StratagemState) -> None:
    """The beaten dictator is eliminated, the tokens left are shared (STR-12.10, 12.16, 17.4)."""
    dictator = s.author
    tell(s, codes.ARRESTED, dictator)
    eliminate(s, dictator)
    share_out(s, dictator, codes.AFTER_ARREST)


def end_crisis(s: StratagemState) -> None:
    """All ACTION cards return to their owners; it counts for no move (STR-12.13, 11.13)."""
    s.stage = CALM
    s.author = s.launcher = NONE
    s.clock = 0
    s.launched = bytes(SEAT_COUNT)
    if s.notes is not None:
        note(s, codes.CRISIS_OVER)
