"""What may be read of a table, and by whom; nothing here changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from detente.core.match import Match
from detente.core.record import Record
from detente.server.messages import api
from detente.server.shown import views
from detente.server.shown.fairness import fair_record, unproved_record
from detente.server.shown.gallery import Gallery
from detente.server.storage.rows import Asked, Prompt, TableRow

if TYPE_CHECKING:
    from detente.server.table.tables import Table


def info(table: Table, guest: str | None) -> api.TableInfo:
    """The table as a list shows it to a guest."""
    clocks = table.timing.listed(guest)
    remind = bool(table.timing.remindable(guest))
    seats = table.presence.seats()
    now = views.table_info(table.row, guest, seats, asked(table), clocks, remind)
    late = _late(table, guest)
    return now if late is None else late.info(now)


def asked(table: Table) -> Asked | None:
    """What people at a table are asked; None when nobody is."""
    row, match = table.row, table.match
    people = [n for n in match.waiting if n >= 0 and row.seats[n].kind == "human"]
    if not row.begun or not people or row.stopped is not None:
        return None
    prompts = {n: table.game.prompt(match.state, n) for n in people}
    told = {str(n): Prompt(one.id, one.args, off_turn(table, n)) for n, one in prompts.items()}
    return Asked(row.changed, told)


def off_turn(table: Table, seat: int) -> bool:
    """Whether a seat is asked while another is on turn."""
    asked = table.game.asked(table.match.state, seat)
    return asked is not None and table.game.questions[asked.kind].off_turn(table.match.state, asked)


def over_for(table: Table, guest: str | None) -> bool:
    """Whether a guest may know that the game is over."""
    late = _late(table, guest)
    return table.match.over if late is None else late.over


def record(table: Table) -> Record:
    """The record with its fairness block: only when the game is over."""
    return finished(table.match, table.row, table.whole, table.shown)


def finished(match: Match[Any], row: TableRow, whole: Record | None, shown: int) -> Record:
    """The same of a match; of a table that was stopped the `whole` game, and what came after."""
    assert match.over
    nonces = [one.nonce for one in row.seats]
    older = any([one.nonce is not None and one.seal is None for one in row.seats])
    seals = None if older else [one.seal for one in row.seats]  # older programs knew of none
    if whole is None:
        return fair_record(match, row.secret, nonces, seals)
    return unproved_record(whole, match.moves[shown:], row.secret, nonces, seals)


def written(record: Record) -> api.RecordFile:
    """A record as a file holds it."""
    return msgspec.convert(record.to_json(), api.RecordFile)


def so_far(table: Table, guest: str | None) -> Record:
    """The moves that are on the disk: what a guest may look at again."""
    late = _late(table, guest)
    if late is not None:
        return late.so_far()
    match, game, unheard = table.match, table.game, table.talk.unheard(guest)
    written = len(match.moves) == table.ledger.moves
    known = match.seen(table.row.seats_of(guest))
    moves = known.moves if written else match.moves[: table.ledger.settled]
    heard = [n for n, (seat, _) in enumerate(moves) if seat not in unheard]
    said = {n: known.comments[n] for n in heard if n in known.comments}
    options = game.options.changed()
    return Record(game.name, game.version, options, None, moves, None, said, match.given)


def _late(table: Table, guest: str | None) -> Gallery | None:
    """What a guest sees instead of the table as it is now."""
    return None if table.row.seats_of(guest) else table.presence.gallery
