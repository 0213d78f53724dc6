"""What a bot is asked and answers: a view and nothing else, wherever it thinks."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from detente.bots.aloud import aloud
from detente.bots.bot import Bot, bot
from detente.bots.study import Mistake, mistakes
from detente.core.course import Course
from detente.core.deeds import Expected
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.options import Value
from detente.core.record import Record
from detente.core.registry import open_game
from detente.core.state import View
from detente.server.storage.rows import TableRow

BUDGET: Final = 2.0
"""How many seconds a bot may think about one question. Levels count simulations: it is a cap."""

AHEAD: Final = 0.5
"""How many seconds a bot thinks ahead at a time: no longer than somebody else may wait for it."""

KEPT: Final = 100
"""Bots at tables that a worker remembers, with what they have seen; the oldest is forgotten."""


@dataclass(frozen=True)
class Job:
    """One question to a bot: its view as plain data, and everything to read it with."""

    bot: str
    game: str
    version: int
    options: dict[str, Value]
    seat: int
    state: dict[str, object]
    counts: tuple[int, ...]
    legal: list[int]  # a view alone need not tell them: they may hang on the size of a deck
    seed: int
    draw: bool = False  # not what to do, but whether to take a draw
    why: bool = False  # what to do, and what is expected of it
    table: str = ""  # where the bot sits and remembers what it has seen; nowhere: it is new
    aloud: bool = False  # what it may be said to think about; the view is a spectator's
    ahead: bool = False  # nothing yet: it may think ahead while others are asked


@dataclass(frozen=True)
class Study:
    """Choices in a game that is over, which a bot is to judge."""

    record: Record
    moves: list[int]


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and what it expects of that."""

    action: int
    expected: Expected


NOTHING: Final = -1
"""Nothing that a bot could be said to think about."""

Found: TypeAlias = int | Advice | list[Mistake]
"""What a bot does, what it would do and why, or what it takes to be mistakes."""


def question(
    row: TableRow,
    known: Course[Any],
    seat: int,
    bot: str,
    table: str = "",
    aloud: bool = False,
) -> Job:
    """What a bot is asked for a seat, by what is known there; to think aloud it gets the view of a
    spectator.
    """
    view = known.game.observe(known.state, None if aloud else seat)
    return Job(
        bot=bot,
        game=row.game,
        version=row.version,
        options=row.options,
        seat=seat,
        state=known.game.dump(view.state),
        counts=view.counts,
        legal=[] if aloud else known.legal(seat),
        seed=secrets.randbits(32),
        table=table,
    )


def must_be_advisable(row: TableRow, match: Match[Any], seat: int, seq: int) -> None:
    """Refused says why `seat` gets no hint now: hints are for whoever plays against bots alone."""
    clause = match.game.turn_clause
    if any([one.kind != "bot" for n, one in enumerate(row.seats) if n != seat]):
        raise Refused(Reason("hints-only-against-bots", ""))
    if row.rated:
        raise Refused(Reason("no-hints-in-rated-games", ""))
    if match.over:
        raise Refused(Reason("game-is-over", clause))
    match.must_be_asked(seat, seq)
    if seat not in match.waiting:
        raise Refused(Reason("not-your-turn", clause))


def answer(job: Job | Study, games: dict[str, Game[Any]], players: dict[str, Bot[Any]]) -> Found:
    """What a bot does or finds, with the games and players this worker knows."""
    if isinstance(job, Study):
        return mistakes(job.record, _game(job.record, games), job.moves)
    game = _game(job, games)
    if job.aloud:
        act = aloud(game, View(None, game.load(job.state), job.counts), job.seat, job.seed)
        return NOTHING if act is None else act
    view = View(job.seat, game.load(job.state), job.counts)
    player = _player(job, game, players)
    if job.draw:
        return int(player.takes_draw(view))
    if job.ahead:
        return int(player.ponder(view, AHEAD))
    action = player.choose(view, job.legal, BUDGET)
    return Advice(action, player.expects(view, action)) if job.why else action


def _game(played: Job | Record, games: dict[str, Game[Any]]) -> Game[Any]:
    key = f"{played.game} {played.version} {sorted(played.options.items())}"
    if key not in games:
        games[key] = open_game(played.game, played.version, played.options)
    return games[key]


def _player(job: Job, game: Game[Any], players: dict[str, Bot[Any]]) -> Bot[Any]:
    """The bot of a seat: the one that has played there so far, if this worker knows it."""
    if not job.table:
        return bot(job.bot, game, job.seed)
    key = f"{job.table} {job.seat} {job.bot}"
    player = players.pop(key, None)
    if player is None:
        player = bot(job.bot, game, job.seed)
        if len(players) >= KEPT:
            del players[next(iter(players))]
    players[key] = player
    return player
