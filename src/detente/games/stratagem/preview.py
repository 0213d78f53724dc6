"""What is seen coming, from what the reader knows: for the page, never for rules."""

from __future__ import annotations

from detente.core.frame import NONE
from detente.core.state import View
from detente.games.stratagem.board import (
    ENDS_WITH,
    FORCE_A,
    FORCE_B,
    FORCE_C,
    OPEN_TO,
    OPERATIONS,
    ROUNDS,
    SEAT_COUNT,
    SEATS,
    STAGES,
)
from detente.games.stratagem.guards import may_react
from detente.games.stratagem.loading import FORCES
from detente.games.stratagem.position import Crisis, Force, Launch, Offer, Seat
from detente.games.stratagem.state import (
    StratagemState,
    backed,
    may_accept,
    missing_for,
    plays,
    satisfied,
    shares,
    wanted,
)


def crisis(s: StratagemState) -> Crisis | None:
    """The running sequence, the turns it still lasts, and what it ends with if nobody reacts."""
    ends = ENDS_WITH[s.stage]
    if ends is None:
        return None
    open_to = OPEN_TO[s.stage]
    return {
        "stage": STAGES[s.stage],
        "author": SEATS[s.author],
        "launcher": SEATS[s.launcher],
        "rounds": min(s.clock, ROUNDS),
        "turns": _turns(s),
        "reaction": OPERATIONS[open_to] if open_to != NONE else None,
        "reacts": [
            SEATS[seat]
            for seat in range(SEAT_COUNT)
            if plays(s, seat) and open_to != NONE and may_react(s, seat, open_to)
        ],
        "ends": ends,
    }


def _turns(s: StratagemState) -> list[Seat]:
    """Whose turns are still to come in the running sequence, the present one first (STR-11.2)."""
    found: list[Seat] = []
    seat, clock = s.turn, s.clock
    while clock > 0:
        if plays(s, seat):
            found.append(SEATS[seat])
        if seat == s.launcher:
            clock -= 1
        seat = (seat + 1) % SEAT_COUNT
    return found


def offer(s: StratagemState) -> Offer | None:
    """The SUPPORT that goes round: who may keep it, by public facts, and the tokens of all if a
    seat does (STR-7.12, 8.2, 8.3).
    """
    if s.travelling == NONE:
        return None
    card = s.cards.cards[s.travelling]
    return {
        "card": card.id,
        "keeps": [may_accept(s, seat, s.travelling) for seat in range(SEAT_COUNT)],
        "meets": [satisfied(s, seat, s.travelling) for seat in range(SEAT_COUNT)],
        "after": [after(s, seat, card.amount) for seat in range(SEAT_COUNT)],
    }


def launches(view: View[StratagemState]) -> dict[str, Launch]:
    """For the reader's own ACTION cards: whether the SUPPORTS suffice, SECRET ones included, what
    the displayed ones lack, and the tokens of all once it is launched.
    """
    s, seat = view.state, view.seat
    if seat is None or not plays(s, seat):
        return {}
    return {id: _launch(s, seat, n) for n, id in enumerate(OPERATIONS)}


def _launch(s: StratagemState, seat: int, n: int) -> Launch:
    operation = s.cards.operations[n]
    return {
        "ready": backed(s, seat, n),
        "lacks": _forces(missing_for(s, seat, operation)),
        "after": after(s, seat, operation.popularity),
    }


def _forces(lacking: int) -> list[Force]:
    """The forces that `missing_for` found wanting, strongest first."""
    number, strong, middling = wanted(lacking)
    most = max(number, strong, middling)
    forces = [FORCE_A] * strong + [FORCE_B] * (middling - strong)
    forces += [FORCE_C] * (most - len(forces))
    return [FORCES[force - 1] for force in forces]


def after(s: StratagemState, seat: int, k: int) -> list[int]:
    """The tokens of all after a gain or loss of k % p. adv.; what a loser cannot share equally
    stays where it is, for nobody knows yet who will receive it (STR-8.2, 8.3, 8.7).
    """
    tokens = list(s.tokens)
    for other, given in shares(s, seat, k):
        tokens[other] -= given
        tokens[seat] += given
    return tokens
