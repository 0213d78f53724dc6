"""What a use of a card would bring, told to who asks before choosing it."""

from __future__ import annotations

from detente.core.frame import NOUNS
from detente.core.parts import total
from detente.core.state import View
from detente.games.nineteen_sixty.cards import CANDIDATE_CARDS, REST
from detente.games.nineteen_sixty.modifiers import cp_parts, momentum_parts, worth
from detente.games.nineteen_sixty.position import Expected
from detente.games.nineteen_sixty.state import (
    CAMPAIGN,
    POSITION,
    SixtyState,
    may_spend,
    may_use,
    prevented,
)


def expected(view: View[SixtyState], action: int) -> Expected:
    """Rest cubes and momentum; for CP what the card is worth and who may trigger its event."""
    card, use = action % NOUNS, action // NOUNS
    s, seat = view.state, view.seat
    if seat is None or use > POSITION:
        return {}
    found: Expected = {"rest": REST[card]}
    price = total(momentum_parts(s, seat, use))
    if price:
        found["momentum"] = price
    if use in range(CAMPAIGN, POSITION + 1):
        found["cp"] = worth(s, seat, card, use)
        found["sum"] = cp_parts(s, seat, card, use)
        found["triggers"] = triggers(s, 1 - seat, card)
    return found


def triggers(s: SixtyState, seat: int, card: int) -> bool:
    """Whether `seat` could trigger the event of a card played for CP as things stand (60-6.20)."""
    if CANDIDATE_CARDS >> card & 1 or prevented(s, card):
        return False
    return may_use(s, seat, card) and may_spend(s, seat, 1)
