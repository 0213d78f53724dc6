"""Records that become matches: those of the tables here, and those that people bring along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from detente.core.behaviour import UNKNOWN
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.notation import OUTSIDE
from detente.core.record import Move, Record
from detente.core.score import read
from detente.core.tables import DataError
from detente.server.shown.fairness import dice
from detente.server.storage.rows import Stored, TableRow

LONGEST_RECORD: Final = 20_000
"""How many moves a record may have that somebody brings along."""


def read_record(brought: dict[str, object]) -> Record:
    """The record somebody brings along; DataError says what is wrong with it."""
    moves = brought.get("moves")
    if isinstance(moves, list):  # before they are read: that holds up who plays
        _must_not_be_too_long(moves)
    return Record.from_json(brought)


def read_text(brought: str) -> Record:
    """The same, in any form: JSON, words, a compact line."""
    record = read(brought)
    _must_not_be_too_long(record.moves)
    return record


def _must_not_be_too_long(moves: Sequence[object]) -> None:
    if len(moves) > LONGEST_RECORD:
        raise DataError(f"a record has at most {LONGEST_RECORD} moves")


def replay(record: Record, game: Game[Any], upto: int | None = None) -> Match[Any]:
    """The match of a record nobody vouches for; DataError if it does not fit the rules."""
    known = {*game.actions, *OUTSIDE}
    for n, (seat, action) in enumerate(record.moves):
        if action not in known or not CHANCE <= seat < len(game.seats):
            raise DataError(f"record: move {n} is no move of {game.name}")
    return Match.replay(record.bare(), upto, game)


def deal(
    game: Game[Any],
    row: TableRow,
    moves: Sequence[Move],
) -> Match[Any]:
    """The match of a new table: its very moves, with chance from its dice once it has begun."""
    options = game.options.changed()
    return _play(Record(game.name, game.version, options, None, moves, given=row.given), game, row)


def stored_record(stored: Stored) -> Record:
    """The game of a stored table, with what the rules did then."""
    row, moves = stored.row, stored.moves
    return Record(
        row.game,
        row.version,
        row.options,
        None,
        [one.move for one in moves],
        None,
        {n: one.comment for n, one in enumerate(moves) if one.comment},
        row.given,
        [UNKNOWN if one.behaviour is None else one.behaviour for one in moves],
    )


def rebuild(game: Game[Any], stored: Stored) -> Match[Any]:
    """The match of a stored table, checked: chance against the dice, the rules against what they
    did; Unfit says from which move on they differ.
    """
    row = stored.row
    match = _play(stored_record(stored), game, row)
    if row.begun:
        match.seq = row.seq
    return match


def _play(record: Record, game: Game[Any], row: TableRow) -> Match[Any]:
    nonces = [seat.nonce for seat in row.seats]
    return Match.replay(record, game=game, rng=dice(row.secret, nonces) if row.begun else None)
