"""What a use of a card would bring, told to who asks before choosing it."""

from __future__ import annotations

from detente.core.effect import without_effect
from detente.core.frame import NOUNS
from detente.core.game import Game
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.cards import SIDE, VALUE
from detente.games.thirteen_days.command import allowance
from detente.games.thirteen_days.events import EVENTS
from detente.games.thirteen_days.position import Expected
from detente.games.thirteen_days.state import ThirteenDaysState


def expected(game: Game[ThirteenDaysState], view: View[ThirteenDaysState], action: int) -> Expected:
    """What a card is worth as a Command, whether it may set off the opponent's event, and whether
    an event would do nothing.
    """
    card, seat = action % NOUNS, view.seat
    use = action - card
    if seat is None:
        return {}
    if use == k.EVENT:
        return {"idle": idle(game, view, card, seat)}
    if use not in (k.COMMAND, k.LETTER):
        return {}
    triggers = SIDE[card] == 1 - seat
    return {
        "cubes": allowance(view.state, seat, VALUE[card], use == k.LETTER),
        "triggers": triggers,
        "idle": triggers and idle(game, view, card, 1 - seat),
    }


def idle(game: Game[ThirteenDaysState], view: View[ThirteenDaysState], card: int, by: int) -> bool:
    """Whether the event of a card that is played now would do nothing for `by`."""
    assert view.seat is not None
    s = game.imagine(view, Rng(0))
    s.hands[view.seat] &= ~(1 << card)
    return without_effect(game, s, view.seat, lambda after: EVENTS[card](after, by))
