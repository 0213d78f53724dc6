"""Which acts can lose the game at once, from what the seat itself knows."""

from __future__ import annotations

from detente.core.frame import NOUNS
from detente.core.message import Reason
from detente.games.berlin63.attacks import blast
from detente.games.berlin63.board import NONE, Square
from detente.games.berlin63.claims import last_claim
from detente.games.berlin63.codes import (
    ALLOW,
    ASK_REACTION,
    CONJURE,
    DASH_ON,
    DECLINE,
    DOUBT,
    EXPLODE,
    FREEZE,
    HARDEN,
    LEAPS_AT,
    PUSHES_AT,
    STEPS_AT,
    UNMASK,
)
from detente.games.berlin63.questions.turn import dash_to
from detente.games.berlin63.spies import ADAM, JACK, LEO, LILLY, MIRANDA, RAY, VERONICA, VICTOR
from detente.games.berlin63.state import Base, BerlinState, leads, own_base, team


def danger(s: BerlinState, seat: int, action: int) -> Reason | None:
    """Why a legal act can lose the game at once; None if it cannot."""
    if not s.stack or not s.turns:
        return None
    return _lie(s, seat, action) or _doubt(s, seat, action) or _fall(s, seat, action)


def _lie(s: BerlinState, seat: int, action: int) -> Reason | None:
    """A false claim with an empty reserve: a doubt would be the end (B63-8.6)."""
    base, name = _claimed(s, seat, action)
    if base != NONE and not s.reserve[seat] and s.who[base] != name:
        return Reason("danger-lie", "B63-8.6")
    return None


def _claimed(s: BerlinState, seat: int, action: int) -> tuple[Base, int]:
    """The base and the name an act would announce."""
    verb = action // NOUNS * NOUNS
    if LEAPS_AT <= verb < PUSHES_AT:
        return own_base(s, seat, action % NOUNS), LILLY
    if PUSHES_AT <= verb < UNMASK:
        return s.mover, LEO
    if verb == UNMASK:
        return s.mover, MIRANDA
    if verb == CONJURE:
        return s.mover, VICTOR
    if verb == DASH_ON:
        return s.mover, RAY
    if verb == EXPLODE:
        return s.attacked, ADAM
    if verb == HARDEN:
        return s.attacked, JACK
    if verb == FREEZE:
        return own_base(s, seat, action % NOUNS), VERONICA
    return NONE, NONE


def _doubt(s: BerlinState, seat: int, action: int) -> Reason | None:
    """A doubt with an empty reserve: a true claim would be the end (B63-8.6)."""
    if action == DOUBT and not s.reserve[seat]:
        return Reason("danger-doubt", "B63-8.6")
    return None


def _fall(s: BerlinState, seat: int, action: int) -> Reason | None:
    """The own leader, or the last spy beside the leader, may be eliminated (B63-14.1, 14.3)."""
    if action == EXPLODE:
        return _blown(s, seat, blast(s, s.where[s.attacked]))
    if action == DECLINE and s.stack[-1].kind == ASK_REACTION:
        return _blown(s, seat, [s.attacked])
    if action == ALLOW and last_claim(s).name == ADAM:
        return _blown(s, seat, blast(s, s.where[s.attacked]))
    base, square = _attack(s, seat, action)
    if base == NONE:
        return None
    near = [s.board[other] for other in s.ground.around[square] if s.board[other] != NONE]
    return _blown(s, seat, [base, *near])


def _attack(s: BerlinState, seat: int, action: int) -> tuple[Base, Square]:
    """The own base and the enemy square of an attack this act begins; NONE if it begins none."""
    verb = action // NOUNS * NOUNS
    base, to = NONE, NONE
    if STEPS_AT <= verb < LEAPS_AT:
        base = own_base(s, seat, action % NOUNS)
        to = s.ground.steps[action % NOUNS * 4 + (verb - STEPS_AT) // NOUNS]
    elif LEAPS_AT <= verb < PUSHES_AT:
        base = own_base(s, seat, action % NOUNS)
        to = s.ground.leaps[action % NOUNS * 4 + (verb - LEAPS_AT) // NOUNS]
    elif verb == DASH_ON:
        base, to = s.mover, dash_to(s)
    if base == NONE or to == NONE or s.board[to] == NONE:
        return NONE, NONE
    return base, to


def _blown(s: BerlinState, seat: int, bases: list[Base]) -> Reason | None:
    own = team(s, seat)
    falling = [base for base in own if base in bases]
    if any([leads(s, base) for base in falling]):
        return Reason("danger-leader", "B63-14.1")
    alone = len(own) - len(falling) == 1
    if (
        falling
        and alone
        and (s.options.word("lone_leader_scope") == "board" or not s.reserve[seat])
    ):
        return Reason("danger-alone", "B63-14.3")
    return None
