"""Whether an event would do anything now: the rules try it on a position nobody plays on."""

from __future__ import annotations

from collections.abc import Callable

from detente.core.frame import Frame
from detente.core.game import Game
from detente.core.state import S


def without_effect(game: Game[S], s: S, seat: int, event: Callable[[S], None]) -> bool:
    """Whether an event leaves a position as it is, whatever `seat` answers to it.

    What it asks of chance or of another seat may change something. The position is one of the
    caller's own, imagined from what `seat` may know.
    """
    after = game.clone(s)
    event(after)
    return _unchanged(game, s, after, seat)


def _unchanged(game: Game[S], s: S, after: S, seat: int) -> bool:
    """Whether `after` is `s` still, and stays so when what is asked in it has been answered."""
    if after.result is not s.result or _fields(game, after) != _fields(game, s):
        return False
    if len(after.stack) == len(s.stack):
        return True
    q = after.stack[-1]
    if q.seat != seat:
        return False
    for action in game.questions[q.kind].legal(after, q):
        if not _unchanged(game, s, _answered(game, after, q, action), seat):
            return False
    return True


def _answered(game: Game[S], asked: S, q: Frame, action: int) -> S:
    """The position after one answer to its topmost question."""
    after = game.clone(asked)
    after.stack.pop()
    game.questions[q.kind].answer(after, q, action)
    return after


def _fields(game: Game[S], s: S) -> list[object]:
    return [getattr(s, name) for name, _ in game.fields]
