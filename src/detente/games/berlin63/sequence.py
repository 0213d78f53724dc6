"""The sequence of play: deal, line up, turns, the end of a turn, the next game."""

from __future__ import annotations

from detente.core.frame import CHANCE, NONE, for_seat, plain
from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLUE, RED, WIDEST
from detente.games.berlin63.endings import too_quiet
from detente.games.berlin63.illusions import compensable
from detente.games.berlin63.state import (
    COMPENSATE_ACTIVE,
    COMPENSATE_OTHER,
    DEAL,
    FIRST,
    LINE_UP,
    OVER,
    PASS_ON,
    STAND_UP,
    TEAM,
    TURN,
    BerlinState,
    begin_turn,
    clear,
)
from detente.games.berlin63.verbs import ask_action, ask_compensation, put


def set_up(s: BerlinState) -> None:
    """The score is nil and the first game begins."""
    s.wins = bytes(2)
    s.games = 0
    next_game(s)


def next_game(s: BerlinState) -> None:
    """A fresh leader deal, a fresh set-up, a random first player (B63-15.2)."""
    clear(s)
    s.games += 1
    note(s, k.GAME_BEGINS, s.games)


def proceed(s: BerlinState) -> None:
    """Nothing is asked: go on to the next question, or to the next game."""
    while not s.stack and s.result is None:
        if s.stage == DEAL:
            deal(s)
        elif s.stage == LINE_UP:
            line_up(s)
        elif s.stage == STAND_UP:
            stand_up(s)
        elif s.stage == TURN:
            take_turn(s)
        elif s.stage == COMPENSATE_ACTIVE:
            compensate(s, s.active, COMPENSATE_OTHER)
        elif s.stage == COMPENSATE_OTHER:
            compensate(s, 1 - s.active, PASS_ON)
        elif s.stage == PASS_ON:
            pass_on(s)
        else:
            assert s.stage == OVER
            next_game(s)


def deal(s: BerlinState) -> None:
    """One leader card to each, from the same deck of six (B63-3.3)."""
    s.stage = LINE_UP
    s.stack.append(for_seat(k.ASK_DEAL, BLUE))
    s.stack.append(for_seat(k.ASK_DEAL, RED))


def line_up(s: BerlinState) -> None:
    """Both choose five of eight and their order, in secret and at the same time (B63-3.14)."""
    s.stage = STAND_UP
    s.stack.append(plain(k.ASK_LINE_UP, BLUE))
    s.stack.append(plain(k.ASK_LINE_UP, RED))


def stand_up(s: BerlinState) -> None:
    """The five stand on the first row; the other three are the reserve (B63-3.6, 3.9)."""
    s.stage = TURN
    for seat in (RED, BLUE):
        base = seat * TEAM
        for column, square in enumerate(s.ground.home[seat]):
            spy = s.plan[seat * WIDEST + column] - FIRST
            if spy >= 0:
                put(s, base, square)
                s.who[base] = spy
                s.reserve[seat] &= ~(1 << spy)
                base += 1
    s.plan = bytes(2 * WIDEST)
    note(s, k.STOOD_UP)
    s.stack.append(plain(k.ASK_START, CHANCE))


def take_turn(s: BerlinState) -> None:
    """The active player does exactly one of two things (B63-4.1)."""
    begin_turn(s)
    s.turns += 1
    s.stage = COMPENSATE_ACTIVE
    note(s, k.TURN_BEGINS, s.turns, s.active)
    ask_action(s, s.active)


def compensate(s: BerlinState, seat: int, then: int) -> None:
    """The wrongly doubted may create an illusion, the active player first (B63-9.1, 9.9)."""
    s.stage = then
    s.mover = NONE
    if compensable(s, seat):
        ask_compensation(s, seat)


def pass_on(s: BerlinState) -> None:
    """Count the quiet turns, then the other player's turn (B63-4.5, 14.10)."""
    s.quiet = s.quiet + 1 if s.calm else 0
    if s.quiet and s.quiet == s.options.number("quiet_turn_limit"):
        too_quiet(s)
        return
    s.active = 1 - s.active
    s.stage = TURN
