"""What a bot says it is thinking about: "weighs a coup in Iran".

It is thought of from what a spectator sees, not from what the bot holds: so it cannot tell a
secret, however it is said.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from detente.bots.search import Effort, SearchBot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.rng import Rng
from detente.core.state import View

PLACES: Final = frozenset(
    ("battleground", "country", "issue", "party", "plank", "region", "square", "state", "track")
)
"""Kinds of nouns that lie open on the board; of cards nothing is said."""

WORLDS: Final = 3  # hands that a spectator could imagine the bot to hold
STEPS: Final = 4  # answers in each until one names a place
THOUGHT: Final = Effort(8)
LONG: Final = 60.0  # seconds: only a cap


def aloud(game: Game[Any], view: View[Any], seat: int, seed: int) -> int | None:
    """An act at a place that `seat` may well think about, by a spectator's view of the game; None
    if nothing comes to mind.
    """
    assert view.seat is None, "who thinks aloud thinks of what everybody sees"
    rng = Rng(seed)
    thinker: SearchBot[Any] = SearchBot(game, rng.below(1 << 32), THOUGHT)
    named: Counter[int] = Counter()
    for _ in range(WORLDS):
        act = _first_place(game, game.imagine(view, rng), seat, thinker, rng)
        if act is not None:
            named[act] += 1
    return named.most_common(1)[0][0] if named else None


def _first_place(
    game: Game[Any], s: Any, seat: int, thinker: SearchBot[Any], rng: Rng
) -> int | None:
    """The first act at a place that a seat comes to in an imagined game."""
    for _ in range(STEPS):
        while s.stack and s.stack[-1].seat == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, rng))
        if game.actor(s) != seat:
            return None
        action = thinker.choose(game.observe(s, seat), game.legal(s, seat), LONG)
        if game.notation.verb(action).kind in PLACES:
            return action
        game.apply(s, seat, action)
    return None
