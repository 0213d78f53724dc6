"""The choices that mattered most in a game that is over, and what changed with them.

A choice is judged by the positions it lies between: from the quiet one in which it was made to the
next, as the game really went. All cards lie open by then.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from detente.core.game import Game
from detente.core.notation import OUTSIDE
from detente.core.record import Record
from detente.core.registry import open_game

MOST: Final = 3  # choices that are told …
LEAST: Final = 0.02  # … and how far one must have moved the value of the game


class Choice(NamedTuple):
    """An act, its number in the record, how far it moved the value of the game for its seat, from
    -1 to 1, and by which of the game's terms, the most first.
    """

    move: int
    action: int
    swing: float
    why: list[tuple[str, float]]


class _Open(NamedTuple):
    """A choice whose consequences are not all there yet."""

    move: int
    action: int
    secret: bool
    value: float
    terms: dict[str, float]


def key_choices(record: Record, seat: int, game: Game[Any] | None = None) -> list[Choice]:
    """The most important choices of a seat, in the order they were made. What ends the game speaks
    for itself, and what hardly changed anything is not told.
    """
    made = _choices(record, seat, game or open_game(record.game, record.version, record.options))
    told = [choice for choice in made if abs(choice.swing) >= LEAST]
    best = sorted(told, key=lambda choice: abs(choice.swing), reverse=True)[:MOST]
    return sorted(best, key=lambda choice: choice.move)


def _choices(record: Record, seat: int, game: Game[Any]) -> list[Choice]:
    s = game.new()
    open: _Open | None = None
    found: list[Choice] = []
    for n, (who, action) in enumerate(record.moves):
        if action in OUTSIDE:
            game.apply_outside(s, who, action)
            open = None
            continue
        if open is not None and _settled(game, s, open.secret):
            found.append(_closed(game, s, seat, open))
            open = None
        if who == seat and open is None and game.quiet(s):
            asked = game.asked(s, seat)
            if asked is not None and len(game.legal(s, seat)) > 1:
                value, terms = game.evaluate(s, seat), game.terms(s, seat)
                open = _Open(n, action, game.together[asked.kind], value, terms)
        game.apply(s, who, action)
    return found


def _settled(game: Game[Any], s: Any, secret: bool) -> bool:
    """Whether nothing is half done, others having answered too what was asked in secret."""
    return game.quiet(s) and not (secret and s.stack and game.together[s.stack[-1].kind])


def _closed(game: Game[Any], s: Any, seat: int, open: _Open) -> Choice:
    now = game.terms(s, seat)
    why = [(term, now[term] - before) for term, before in open.terms.items()]
    why.sort(key=lambda gain: abs(gain[1]), reverse=True)
    return Choice(open.move, open.action, game.evaluate(s, seat) - open.value, why)
