"""Puzzles: one a day, the same for everybody; what an answer is worth, and how many find the best.

What is said of an answer was found when the puzzle was made: nobody thinks here.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.puzzle import Answer, Puzzle
from detente.drawing.pictures import svg
from detente.games import games, puzzles, shelf
from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import api, wire
from detente.server.shelf import shelf_game
from detente.server.shown import views
from detente.server.shown.records import replay
from detente.server.storage.database import Database
from detente.server.storage.schema import attempts
from detente.server.storage.sitting import keep_guest
from detente.server.thinking.reading_room import ReadingRoom

DAY: Final = 24 * 3600
FIRST: Final = 20_453
"""The day before the first puzzle's, counted from 1970."""


class Tally(NamedTuple):
    """How many have tried a puzzle, how many found it at once, and whether who asks did."""

    tried: int
    solved: int
    mine: bool | None


@cache
def every() -> tuple[Puzzle, ...]:
    """All puzzles, the games in turn."""
    numbered = [(n, puzzle) for name in shelf() for n, puzzle in enumerate(puzzles(name))]
    return tuple([puzzle for _, puzzle in sorted(numbered, key=lambda one: one[0])])


def find_puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of that name; Fault if there is none."""
    for puzzle in puzzles(game) if game in games() else ():
        if puzzle.name == name:
            return puzzle
    raise Fault(404, "no-such-puzzle", f"{game} has no puzzle {name!r}")


@cache
def picture(game: str, name: str, language: str, theme: str) -> str:
    """The board of a puzzle as anybody sees it, drawn once: there are few of them. Nothing is
    written on it: it is shown too small for that.
    """
    match = _moment(find_puzzle(game, name))
    return svg(match.game, match.game.observe(match.state, None), language, theme, letters=False)


def _moment(puzzle: Puzzle) -> Match[Any]:
    record = puzzle.record
    return replay(record, shelf_game(record.game, record.options, record.version))


def _seen(puzzle: Puzzle) -> api.ReplayView:
    """The moment of a puzzle, as its seat knows it."""
    match = _moment(puzzle)
    return views.moment(match, len(match.moves), puzzle.seat, False)


def _reason(puzzle: Puzzle, action: int) -> Reason:
    """Why its seat cannot do this."""
    match = _moment(puzzle)
    return match.game.reason(match.state, puzzle.seat, action)


class Puzzles:
    """Shows puzzles, judges answers, and counts first tries."""

    def __init__(self, database: Database, clock: Clock, room: ReadingRoom) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._room: Final = room

    async def daily(self, guest: str) -> api.Daily | None:
        """The puzzle of today; None where no game has any."""
        number, found = self._clock.now() // DAY - FIRST, every()
        if not found:
            return None
        puzzle = found[number % len(found)]
        game = puzzle.record.game
        tally = await self._tally(puzzle, guest)
        return api.Daily(number, game, puzzle.name, puzzle.seat, puzzle.difficulty, *tally)

    async def shown(self, game: str, name: str, guest: Guest) -> api.PuzzleView:
        """A puzzle as its seat knows it; which answer is best, the order of them does not tell."""
        puzzle = find_puzzle(game, name)
        answers = sorted([one.action for one in puzzle.answers])
        moment = await self._room.read(guest.address, _seen, puzzle)
        tally = await self._tally(puzzle, guest.id)
        return api.PuzzleView(puzzle.seat, puzzle.difficulty, answers, moment, *tally)

    async def judged(self, game: str, name: str, action: int | None, guest: Guest) -> api.Judged:
        """What an answer is worth, or which is best; the first that somebody gives is counted."""
        puzzle = find_puzzle(game, name)
        known = {one.action: one for one in puzzle.answers}
        if action is not None and action not in known:
            raise Refused(await self._room.read(guest.address, _reason, puzzle, action))
        answer = known[puzzle.best if action is None else action]
        found = action == puzzle.best
        with suppress(IntegrityError):  # the same guest was quicker on another device
            await self._database.write(lambda c: _keep(c, puzzle, guest, found, self._clock.now()))
        tried, solved, _ = await self._tally(puzzle, guest.id)
        best = puzzle.best if found or action is None else None
        return api.Judged(found, round(answer.cost / 2, 3), _why(answer), best, tried, solved)

    async def _tally(self, puzzle: Puzzle, guest: str) -> Tally:
        return await self._database.read(lambda c: _counted(c, _key(puzzle), guest))


def _key(puzzle: Puzzle) -> str:
    return f"{puzzle.record.game}/{puzzle.name}"


def _why(answer: Answer) -> list[wire.Gain]:
    return [wire.Gain(term, amount) for term, amount in answer.why]


def _counted(c: Connection, key: str, guest: str) -> Tally:
    found = sa.func.sum(sa.cast(attempts.c.found, sa.Integer))
    query = sa.select(sa.func.count(), found).where(attempts.c.puzzle == key)
    tried, solved = c.execute(query).one()
    mine = (attempts.c.puzzle == key, attempts.c.guest == guest)
    return Tally(tried, solved or 0, c.execute(sa.select(attempts.c.found).where(*mine)).scalar())


def _keep(c: Connection, puzzle: Puzzle, guest: Guest, found: bool, now: int) -> None:
    """Keep the first try of a guest, and no other."""
    here = {"puzzle": _key(puzzle), "guest": guest.id}
    if c.execute(sa.select(attempts.c.made).filter_by(**here)).scalar() is None:
        keep_guest(c, guest.id, guest.nickname, now)
        c.execute(sa.insert(attempts).values(**here, found=found, made=now))
