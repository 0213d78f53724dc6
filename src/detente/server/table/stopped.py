"""Tables that are not played on, because the rules here are not those they were played with.

They are kept as they are, can be looked at up to where the difference begins, and be called off.
"""

from __future__ import annotations

from typing import Any, Final

from detente.core.behaviour import Unfit
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason
from detente.core.options import OptionError, Value
from detente.core.record import Record
from detente.core.tables import DataError
from detente.games import games
from detente.server.shelf import shelf_game
from detente.server.shown.records import rebuild, stored_record
from detente.server.storage.rows import Stored, TableRow


class Opened:
    """A table as it was read: its match, and of what is stored that which the match shows.

    Of a table that is stopped there is the `whole` game as it was played, and the `error`.
    """

    def __init__(
        self,
        match: Match[Any],
        stored: Stored,
        whole: Record | None = None,
        error: Exception | None = None,
    ) -> None:
        self.match: Final = match
        self.stored: Final = stored
        self.whole: Final = whole
        self.error: Final = error


def reopen(stored: Stored) -> Opened:
    """A stored table; where these rules do not lead to its moves it is stopped, and says why."""
    row = stored.row
    try:
        game = shelf_game(row.game, row.options, row.version)
    except OptionError as error:
        if row.game not in games():
            raise
        row.stopped = Reason("table-rules-unknown", "", {"version": row.version})
        return _stopped(stored, _stand_in(row), 0, error)
    try:
        return Opened(rebuild(game, stored), stored)
    except Exception as error:
        move = _difference(game, stored, error)
        row.stopped = Reason("table-rules-differ", "", {"move": move + 1})
        return _stopped(stored, game, move, error)


def nearest(row: TableRow) -> Game[Any]:
    """The game of a table; where its rules are not known, as it is played here."""
    try:
        return shelf_game(row.game, row.options, row.version)
    except OptionError:
        return _stand_in(row)


def _stand_in(row: TableRow) -> Game[Any]:
    fitting: dict[str, Value] = {}
    for name, value in row.options.items():
        try:
            shelf_game(row.game, {name: value})
        except OptionError:
            continue
        fitting[name] = value
    return shelf_game(row.game, fitting)


def _difference(game: Game[Any], stored: Stored, error: Exception) -> int:
    """The first move that these rules do not lead to as they did."""
    if isinstance(error, Unfit):
        return error.move
    record = stored_record(stored)
    match = Match.replay(record, 0, game)
    try:  # the rules broke down: go on move by move until they do
        while len(match.moves) < len(record.moves):
            match.follow(record, len(match.moves) + 1)
    except Exception:
        return len(match.moves) - 1
    raise DataError(f"table {stored.row.id} cannot be rebuilt") from error


def _stopped(stored: Stored, game: Game[Any], move: int, error: Exception) -> Opened:
    row, whole = stored.row, stored_record(stored)
    match = Match.replay(Record(game.name, game.version, {}, None, whole.moves), move, game)
    match.seq = row.seq
    if row.ended is not None:
        match.end_as(row.ended)
    shown = Stored(row, stored.moves[:move], stored.requests, stored.lines)
    return Opened(match, shown, whole, error)
