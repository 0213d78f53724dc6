"""Which acts can lose the game at once, from what the seat itself knows."""

from __future__ import annotations

from detente.core.frame import NONE, NOUNS
from detente.core.message import Reason
from detente.games.berlin63 import codes as k
from detente.games.berlin63.attacks import blast
from detente.games.berlin63.board import BLANK, Square
from detente.games.berlin63.claims import last_claim
from detente.games.berlin63.guards import dash_to, leap_to, step_to
from detente.games.berlin63.spies import ADAM, JACK, LILLY, VERONICA
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
    """The base and the name an act would announce; NONE if it announces nobody."""
    name = k.ANNOUNCES.get(action - action % NOUNS, NONE)
    if name == NONE:
        return NONE, NONE
    if name in (LILLY, VERONICA):
        return own_base(s, seat, action % NOUNS), name
    return s.attacked if name in (ADAM, JACK) else s.mover, name


def _doubt(s: BerlinState, seat: int, action: int) -> Reason | None:
    """A doubt with an empty reserve: a true claim would be the end (B63-8.6)."""
    if action == k.DOUBT and not s.reserve[seat]:
        return Reason("danger-doubt", "B63-8.6")
    return None


def _fall(s: BerlinState, seat: int, action: int) -> Reason | None:
    """The own leader, or the last spy beside the leader, may be eliminated (B63-14.1, 14.3)."""
    if action == k.EXPLODE:
        return _blown(s, seat, blast(s, s.where[s.attacked]))
    if action == k.DECLINE and s.stack[-1].kind == k.ASK_REACTION:
        return _blown(s, seat, [s.attacked])
    if action == k.ALLOW and last_claim(s).name == ADAM:
        return _blown(s, seat, blast(s, s.where[s.attacked]))
    base, square = _attack(s, seat, action)
    if base == NONE:
        return None
    near = [s.board[other] for other in s.ground.around[square] if s.board[other] != BLANK]
    return _blown(s, seat, [base, *near])


def _attack(s: BerlinState, seat: int, action: int) -> tuple[Base, Square]:
    """The own base and the enemy square of an attack this act begins; NONE if it begins none."""
    base, to = NONE, NONE
    if k.STEPS_AT <= action < k.LEAPS_AT:
        base, to = own_base(s, seat, action % NOUNS), step_to(s, action - k.STEPS_AT)
    elif k.LEAPS_AT <= action < k.PUSHES_AT:
        base, to = own_base(s, seat, action % NOUNS), leap_to(s, action - k.LEAPS_AT)
    elif action == k.DASH_ON:
        base, to = s.mover, dash_to(s)
    if base == NONE or to == NONE or s.board[to] == BLANK:
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
