"""What a position, a view, a record and a result look like where pictures can be shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any, Final

from detente.core.extras import needed
from detente.core.game import Game
from detente.core.match import Match
from detente.core.options import Value
from detente.core.record import Record
from detente.core.state import Result, View
from detente.core.tables import DataError
from detente.drawing.hues import DARK, LIGHT
from detente.drawing.sheet import Sheet
from detente.games import folder, part

if TYPE_CHECKING:
    from detente.words.words import Words

HAND: Final = 64  # the height of the strip with a seat's own cards


def svg(
    game: Game[Any], view: View[Any], lang: str = "en", theme: str = LIGHT, letters: bool = True
) -> str:
    """A view as a picture, in a language and by day ("light") or by night ("dark"); without
    `letters` the board and its pieces alone, which is what a small picture can show.
    """
    if theme not in (LIGHT, DARK):
        raise DataError(f"a picture is light or dark, not {theme!r}")
    words = _words(lang, game.name, tuple(game.options.values.items()))
    module = part(game.name, "picture")
    if module is None:
        return _plain(game, view, theme)
    position: Any = game.to_json(view)
    printed: Any = game.catalogue()
    cards: list[str] = module.hand(position, view.seat) if letters else []
    w, h = module.SIZE
    height = h + (HAND if cards else 0)
    sheet = Sheet(game.name, theme, w, height, words.text("game-name"), letters)
    module.draw(sheet, position, printed, words)
    _hand(sheet, [words.text(card) for card in cards], w, h)
    return str(sheet)


@lru_cache(maxsize=16)
def _words(lang: str, game: str, options: tuple[tuple[str, Value], ...]) -> Words:
    """What is written on a board: to read the words takes longer than to draw it."""
    with needed("cli"):
        from detente.words.words import Words
    return Words(lang, game, "page", dict(options))


def board(game: str, name: str = "board") -> Any:
    """Where things lie on the board of a game: what its page reads too."""
    path = folder(game) / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def _hand(sheet: Sheet, names: list[str], width: float, top: float) -> None:
    """The cards of the seat that looks on, side by side."""
    if not names:
        return
    sheet.rect(0, top, width, HAND, "ground")
    step = min(200.0, (width - 24) / len(names))
    for n, name in enumerate(names):
        x = 12 + n * step
        sheet.rect(x, top + 8, step - 8, HAND - 16, "paper", stroke="paper-line", rx=5)
        sheet.text(x + (step - 8) / 2, top + 38, name, 16, "paper-ink", "middle", 500, step - 20)


def _plain(game: Game[Any], view: View[Any], theme: str) -> str:
    """A game that brings no picture: what its view says, line by line."""
    lines = [f"{name}: {json.dumps(value)}" for name, value in game.to_json(view).items()]
    sheet = Sheet(game.name, theme, 640, 20 + 22 * len(lines), game.name)
    for n, line in enumerate(lines):
        sheet.text(12, 26 + 22 * n, line, 15, room=616)
    return str(sheet)


def record_html(record: Record) -> str:
    """A record: what was played, how it ended, and the last position."""
    match = Match.replay(record)
    told = {
        "game": record.game,
        "rules": f"version {record.version}",
        "options": ", ".join([f"{name}={value}" for name, value in record.options.items()]),
        "seed": record.seed,
        "moves": len(record.moves),
        "result": match.result or "not over yet",
    }
    return _table(told) + svg(match.game, match.game.observe(match.state, None))


def result_html(result: Result) -> str:
    """A result as a small table."""
    winners = ", ".join([str(seat) for seat in result.winners]) or "nobody"
    scores = ", ".join([str(score) for score in result.scores])
    return _table({"winners": winners, "scores": scores, "why": result.why})


def _table(told: Mapping[str, object]) -> str:
    rows = [
        f"<tr><th>{escape(name)}</th><td>{escape(str(value))}</td></tr>"
        for name, value in told.items()
        if value not in ("", None)
    ]
    return f"<table>{''.join(rows)}</table>"
