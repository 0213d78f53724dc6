"""ACTION cards and their sequences (sections 10 to 13)."""

from __future__ import annotations

from detente.core.state import note
from detente.games.stratagem.board import (
    BY_COUP,
    BY_DICTATORSHIP,
    CALM,
    COUP,
    COUP_RUNS,
    DICTATORSHIP,
    FIRST_STRIKE,
    LEADS_TO,
    MOVED,
    OPEN_TO,
    OVERTHROWN,
    ROUNDS,
    SEAT_COUNT,
    SECOND_STRIKE,
    SECOND_UPRISING,
)
from detente.games.stratagem.elimination import eliminate, win
from detente.games.stratagem.state import NO_SEAT, StratagemState, lack, reliances
from detente.games.stratagem.verbs import (
    AFTER_ARREST,
    ARRESTED,
    CHECKMATED,
    CRISIS_OVER,
    FAILED,
    change,
    open_account,
    share_out,
    tell,
)


def stage_allows(s: StratagemState, seat: int, operation: int) -> bool:
    """Which operation a stage allows, and to whom: authors do not strike against themselves,
    nobody strikes or rises twice, no ACTION with two players left (STR-10.15, 10.20).
    """
    if OPEN_TO[s.stage] != operation or s.active.bit_count() < 3:
        return False
    if operation in (COUP, DICTATORSHIP):
        return True
    return seat != s.author and not s.launched[seat] >> operation & 1


def affordable(s: StratagemState, seat: int, operation: int) -> bool:
    """A loss of popularity at launch must leave at least 1 token (STR-10.16)."""
    cost = -s.cards.operations[operation].popularity
    return cost <= 0 or s.tokens[seat] > cost * (s.active.bit_count() - 1)


def backed(s: StratagemState, seat: int, operation: int) -> bool:
    """Number and force of the SUPPORTS suffice, with SECRET SUPPORTS in hand (STR-10.3, 10.9)."""
    needed = s.cards.operations[operation]
    lacking = lack(s, seat, needed)
    return not lacking or bool(reliances(s, s.secrets[seat], lacking))


def may_launch(s: StratagemState, seat: int, operation: int) -> bool:
    """Whether the seat may launch an operation now."""
    if operation < 0:
        return False
    needed = s.cards.operations[operation]
    held = s.supports[seat] | s.secrets[seat]
    middling = held & s.cards.middling
    if needed.force_b and (not middling or middling.bit_count() < needed.force_b):
        return False
    if held.bit_count() + 1 < needed.supports:  # not even with the POPULAR SUPPORT
        return False
    return (
        stage_allows(s, seat, operation)
        and backed(s, seat, operation)
        and affordable(s, seat, operation)
    )


def launch(s: StratagemState, seat: int, operation: int) -> None:
    """The card lies on the ACTION slot, its effect on popularity comes at once, and a sequence of
    three rounds opens, replacing the one that ran (STR-10.4, 10.7, 11.1, 11.4).
    """
    s.launched[seat] |= 1 << operation
    s.stage = LEADS_TO[s.stage][operation]
    if operation in (COUP, DICTATORSHIP):
        s.author = seat
    if s.stage == SECOND_STRIKE:
        tell(s, CHECKMATED, s.author)
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
    if s.stage == SECOND_STRIKE:
        tell(s, FAILED, s.author)
        end_crisis(s)
    elif s.stage == SECOND_UPRISING:
        s.stage = OVERTHROWN
    else:
        win(s, s.author, BY_COUP if s.stage in (COUP_RUNS, FIRST_STRIKE) else BY_DICTATORSHIP)


def arrest(s: StratagemState) -> None:
    """The beaten dictator is eliminated, the tokens left are shared (STR-12.10, 12.16, 17.4)."""
    dictator = s.author
    tell(s, ARRESTED, dictator)
    eliminate(s, dictator)
    share_out(s, dictator, AFTER_ARREST)


def end_crisis(s: StratagemState) -> None:
    """All ACTION cards return to their owners; it counts for no move (STR-12.13, 11.13)."""
    s.stage = CALM
    s.author = s.launcher = NO_SEAT
    s.clock = 0
    s.launched[:] = bytes(SEAT_COUNT)
    if s.notes is not None:
        note(s, CRISIS_OVER)
