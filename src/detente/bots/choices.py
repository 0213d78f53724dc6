"""The choices that mattered most in a game that is over, and what changed with them.

A choice is judged by the positions it lies between: from the quiet one in which it was made to the
next, as the game really went. All cards lie open by then. What a card that was drawn brings is
luck, and no choice.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.notation import OUTSIDE
from detente.core.record import Record
from detente.core.registry import open_game

MOST: Final = 3  # choices that are told …
LEAST: Final = 0.02  # … and how far one must have moved the value of the game
SPEAKS: Final = 0.02  # of a term: less is nothing to speak of


class Choice(NamedTuple):
    """An act, its number in the record, how far it moved the value of the game for its seat, from
    -1 to 1, and by which of the game's terms, the most first: none where none speaks for it.
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
    for itself, what hardly changed anything is not told, and an act that mattered several times is
    told once, where it mattered most.
    """
    made = _choices(record, seat, game or open_game(record.game, record.version, record.options))
    told = [choice for choice in made if abs(choice.swing) >= LEAST]
    most_last = {choice.action: choice for choice in sorted(told, key=_weight)}
    best = sorted(most_last.values(), key=_weight)[-MOST:]
    return sorted(best, key=lambda choice: choice.move)


def _weight(choice: Choice) -> float:
    return abs(choice.swing)


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
        if (
            open is not None
            and open.move == n - 1
            and not open.secret
            and _is_draw(game, who, action)
        ):
            open = None
        if who == seat and open is None and game.quiet(s):
            asked = game.asked(s, seat)
            if asked is not None and len(game.legal(s, seat)) > 1:
                value, terms = game.evaluate(s, seat), game.terms(s, seat)
                open = _Open(n, action, game.together[asked.kind], value, terms)
        game.apply(s, who, action)
    return found


def _is_draw(game: Game[Any], who: int, action: int) -> bool:
    return who == CHANCE and game.notation.verb(action).kind == "card"


def _settled(game: Game[Any], s: Any, secret: bool) -> bool:
    """Whether nothing is half done, others having answered too what was asked in secret."""
    return game.quiet(s) and not (secret and s.stack and game.together[s.stack[-1].kind])


def _closed(game: Game[Any], s: Any, seat: int, open: _Open) -> Choice:
    now, swing = game.terms(s, seat), game.evaluate(s, seat) - open.value
    why = [(term, now[term] - before) for term, before in open.terms.items()]
    why.sort(key=lambda gain: abs(gain[1]), reverse=True)
    if not any([abs(amount) >= SPEAKS and amount * swing > 0 for _, amount in why]):
        why = []  # what it costs is not why it mattered
    return Choice(open.move, open.action, swing, why)
