"""Ways to play on for tests and measurements. They look at the state itself: no bot may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.rng import Rng

Policy = Callable[[Game[Any], Any, int, Rng], int]
"""(game, state, seat, rng) → a legal action. Any: each game has its own state."""

TRIED: Final = 3
LOOKED_AT: Final = 12  # draws before a position counts as dangerous whatever is done


def uniform(game: Game[Any], s: Any, seat: int, rng: Rng) -> int:
    """Every legal action is equally likely."""
    if seat == CHANCE:
        return game.outcome(s, rng)
    legal = game.legal(s, seat)
    return legal[rng.below(len(legal))]


def cautious(game: Game[Any], s: Any, seat: int, rng: Rng) -> int:
    """Every legal action the game does not warn of is equally likely; if it warns of all, each one.

    Uniform play dies early; this one reaches the late game and still wanders everywhere.
    """
    if seat == CHANCE:
        return game.outcome(s, rng)
    legal = game.legal(s, seat)
    first = action = legal[rng.below(len(legal))]
    untried = legal
    while game.danger(s, seat, action) is not None:
        untried = [other for other in untried if other != action]
        if not untried:
            return first
        action = untried[rng.below(len(untried))]
    return action


def shrewd(game: Game[Any], s: Any, seat: int, rng: Rng) -> int:
    """Of three actions at random that cannot lose at once the most valuable one.

    Its games look played: both sides want to win, and everything still happens.
    """
    if seat == CHANCE:
        return game.outcome(s, rng)
    legal = game.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    best, best_worth, tried = legal[rng.below(len(legal))], -9.0, 0
    known: dict[int, float | None] = {}  # what each action looked at is worth; None: dangerous
    for _ in range(LOOKED_AT):
        action = legal[rng.below(len(legal))]
        if action not in known:
            known[action] = _worth(game, s, seat, action)
        worth = known[action]
        if worth is None:
            continue
        if worth > best_worth:
            best, best_worth = action, worth
        tried += 1
        if tried == TRIED:
            break
    return best


def _worth(game: Game[Any], s: Any, seat: int, action: int) -> float | None:
    """What an action is worth at once; None if it can lose the game."""
    if game.danger(s, seat, action) is not None:
        return None
    after = game.clone(s)
    game.apply(after, seat, action)
    return game.evaluate(after, seat)


POLICIES: Final[dict[str, Policy]] = {
    "uniform": uniform,
    "cautious": cautious,
    "shrewd": shrewd,
}


def next_seat(game: Game[Any], s: Any, rng: Rng) -> int:
    """Who moves next: one of those that are waited for."""
    waiting = game.waiting(s)
    return waiting[rng.below(len(waiting))]
