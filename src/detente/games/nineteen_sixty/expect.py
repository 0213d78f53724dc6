"""What a use of a card would bring, told to who asks before choosing it."""

from __future__ import annotations

from detente.core.effect import without_effect
from detente.core.frame import NOUNS
from detente.core.game import Game
from detente.core.parts import total
from detente.core.rng import Rng
from detente.core.state import View
from detente.core.values import parted
from detente.games.nineteen_sixty.cards import CANDIDATE_CARDS, REST
from detente.games.nineteen_sixty.events.table import happen
from detente.games.nineteen_sixty.modifiers import cp_parts, momentum_parts, worth
from detente.games.nineteen_sixty.position import Expected
from detente.games.nineteen_sixty.state import (
    CAMPAIGN,
    POSITION,
    SixtyState,
    clone,
    may_spend,
    may_use,
    prevented,
)
from detente.games.nineteen_sixty.verbs import dispose


def expected(game: Game[SixtyState], view: View[SixtyState], action: int) -> Expected:
    """Rest cubes and momentum; for CP what the card is worth and who may trigger its event; whether
    an event would do nothing.
    """
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
        found["idle"] = found["triggers"] and idle(game, view, card, 1 - seat)
    else:
        found["idle"] = idle(game, view, card, seat)
    return found


def idle(game: Game[SixtyState], view: View[SixtyState], card: int, by: int) -> bool:
    """Whether the event of a card that is played now would do nothing for `by`, now or later."""
    assert view.seat is not None
    s = game.imagine(view, Rng(0))
    s.hands = parted(s.hands, view.seat, 1 << card)
    s.card = card
    s.under_way |= 1 << card
    s.used |= 1 << card
    if waits(s, card):
        return False
    return without_effect(game, s, view.seat, lambda after: happen(after, card, by))


def waits(s: SixtyState, card: int) -> bool:
    """Whether the event takes effect later: its card goes to a box then (60-6.13)."""
    after = clone(s)
    dispose(after, card)
    return not (after.discard | after.removed) >> card & 1


def triggers(s: SixtyState, seat: int, card: int) -> bool:
    """Whether `seat` could trigger the event of a card played for CP as things stand (60-6.20)."""
    if CANDIDATE_CARDS >> card & 1 or prevented(s, card):
        return False
    return may_use(s, seat, card) and may_spend(s, seat, 1)
