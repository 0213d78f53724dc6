"""Tournaments: entered, paired round by round, and followed to their end.

Whichever server finds a round over pairs the next one: the pairs and their tables are written in
one go, by who is first. Entrants are guests and bots; a game of a tournament is a table like any.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Row

from detente.bots.bot import known
from detente.core.game import AGREED, Game
from detente.core.notation import CALL_OFF
from detente.core.state import Result
from detente.server.chores import going_on
from detente.server.clocks.clock import Clock
from detente.server.contests import foursome_rules, pairing_rules
from detente.server.contests.ratings import Ratings
from detente.server.contests.tournament_rules import Game as Pairing
from detente.server.contests.tournament_rules import System, standings
from detente.server.faults import Fault
from detente.server.hall import series
from detente.server.hall.hall import Guest, Hall
from detente.server.hall.making import insert_table
from detente.server.hall.new_tables import NewTables
from detente.server.messages import api, wire
from detente.server.messages.agreed import Time, fits
from detente.server.outgoing.audience import Audience
from detente.server.people.guests import clean
from detente.server.shelf import shelf_game
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.storage.schema import entrants, guests, pairings, seats, tables, tournaments
from detente.server.storage.sitting import keep_guest

EACH: Final = 5
"""How many tournaments a guest may have that are not over."""

LISTED: Final = 50

FILLS: Final = "level3"
"""The bot that makes up tables of four."""

RULES: Final = {2: pairing_rules, foursome_rules.FOUR: foursome_rules}
"""By how many a game is for: who sits with whom."""


class Board(NamedTuple):
    """A game of a round: who plays, at which table, since when and until when."""

    round: int
    board: int
    game: Pairing
    table: str | None
    began: int | None
    ended: int | None
    why: str | None  # how the game ended


class State(NamedTuple):
    """How a game stands: the seats that are asked, whether it is my turn, the clocks."""

    waiting: list[int]
    my_turn: bool
    clocks: wire.Clocks | None


OVER: Final = State([], False, None)


class Entrant(NamedTuple):
    """Who has entered; the number is given when it begins."""

    player: str
    name: str
    number: int | None


class Stored(NamedTuple):
    """All that is stored about a tournament."""

    row: Any  # a row of the database
    time: Time | None
    entrants: list[Entrant]
    boards: list[Board]

    def rounds(self) -> list[list[Pairing]]:
        """The games, round by round."""
        return [
            [one.game for one in self.boards if one.round == n]
            for n in range(1, self.row.round + 1)
        ]


class Tournaments:
    """All tournaments of this server."""

    def __init__(
        self,
        hall: Hall,
        new_tables: NewTables,
        ratings: Ratings,
        audience: Audience,
        clock: Clock,
    ) -> None:
        self._hall: Final = hall
        self._new_tables: Final = new_tables
        self._ratings: Final = ratings
        self._audience: Final = audience
        self._clock: Final = clock
        self._database: Final = hall.store.database

    # -- coming together ---------------------------------------------------------------------

    async def make(self, new: api.NewTournament, guest: Guest) -> str:
        """A new tournament, open for entry."""
        _must_make_sense(new)
        id, now = secrets.token_urlsafe(9), self._clock.now()

        def job(c: Connection) -> None:
            keep_guest(c, guest.id, guest.nickname, now)
            mine = (tournaments.c.maker == guest.id, tournaments.c.state.in_(["open", "running"]))
            count = sa.select(sa.func.count()).select_from(tournaments).where(*mine)
            if c.execute(count).scalar_one() >= EACH:
                raise Fault(409, "too-many-tournaments", f"at most {EACH} each at a time")
            c.execute(
                sa.insert(tournaments).values(
                    id=id,
                    name=clean(new.name),
                    game=new.game,
                    system=new.system,
                    rounds=new.rounds,
                    time=msgspec.to_builtins(new.time),
                    rated=new.rated,
                    maker=guest.id,
                    created=now,
                    state="open",
                    round=0,
                )
            )
            for n, bot in enumerate(new.bots):
                _enter(c, id, f"bot:{bot}#{n}", now)

        await self._database.write(job)
        return id

    async def enter(self, id: str, guest: Guest) -> None:
        """A guest takes part."""
        now = self._clock.now()

        def job(c: Connection) -> None:
            found = _must_be_open(c, id)
            if guest.id in [one.player for one in found.entrants]:
                return
            if len(found.entrants) >= _most(found.row.game, found.row.system):
                raise Fault(409, "tournament-is-full", "as many as may enter have entered")
            keep_guest(c, guest.id, guest.nickname, now)
            _enter(c, id, guest.id, now)

        await self._database.write(job)

    async def withdraw(self, id: str, guest: Guest) -> None:
        """A guest does not take part after all."""

        def job(c: Connection) -> None:
            _must_be_open(c, id)
            where = (entrants.c.tournament == id, entrants.c.player == guest.id)
            c.execute(sa.delete(entrants).where(*where))

        await self._database.write(job)

    async def call_off(self, id: str, guest: Guest) -> None:
        """Whoever made it calls it off; games that are played go on, and count for themselves."""

        def job(c: Connection) -> None:
            found = _must_be_made_by(c, id, guest)
            if found.row.state in ("over", "called_off"):
                raise Fault(409, "tournament-is-over", "this tournament is over")
            c.execute(_changed(id, state="called_off"))

        await self._database.write(job)

    async def begin(self, id: str, guest: Guest) -> None:
        """Whoever made it closes the entry: the first round is paired."""
        found = await self._database.read(lambda c: _must_be_made_by(c, id, guest))
        if found.row.state != "open":
            raise Fault(409, "tournament-is-closed", "the tournament has begun")
        if len(found.entrants) < 2:
            raise Fault(409, "too-few-entrants", "it takes two")
        rules, entered = RULES[_size(found.row.game)], len(found.entrants)
        filling = [f"bot:{FILLS}#{entered + n}" for n in range(-entered % rules.WHOLE)]
        order = await self._by_strength(found, filling)
        count = rules.rounds_of(found.row.system, len(order), found.row.rounds)

        def job(c: Connection) -> bool:
            now = _must_be_open(c, id)
            if len(now.entrants) != entered:
                return False
            for bot in filling:
                _enter(c, id, bot, found.row.created)
            for n, player in enumerate(order):
                where = (entrants.c.tournament == id, entrants.c.player == player)
                c.execute(sa.update(entrants).where(*where).values(number=n))
            c.execute(_changed(id, state="running", rounds=count))
            return True

        if not await self._database.write(job):
            raise Fault(409, "try-again", "somebody has entered meanwhile")
        await self._look_at(id)

    async def _by_strength(self, found: Stored, filling: Sequence[str]) -> list[str]:
        """The entrants and who fills the tables, the strongest first; among equals by lot."""
        players = [*[one.player for one in found.entrants], *filling]
        rated = {one: one.partition("#")[0] for one in players}
        known = await self._ratings.of(found.row.game, [*rated.values()])
        lots = {one: secrets.randbits(32) for one in players}
        return sorted(players, key=lambda one: (-known[rated[one]].mu, lots[one]))

    # -- going on ----------------------------------------------------------------------------

    async def look(self) -> None:
        """See which games are over, and pair what is to be paired."""
        query = sa.select(tournaments.c.id).where(tournaments.c.state == "running")
        for id in await self._database.read(lambda c: c.execute(query).scalars().all()):
            with going_on("a tournament waits", tournament=id):
                await self._look_at(id)

    async def _look_at(self, id: str) -> None:
        while found := await self._database.write(lambda c: _played_round(c, id)):
            if found.row.state != "running":
                return
            if found.row.round == found.row.rounds:
                change = _changed(id, found.row.round, state="over")
                await self._database.write(partial(_execute, change))
                return
            await self._pair(found)
        for table in await self._database.read(lambda c: _to_deal(c, id)):
            await self._hall.table(table)

    async def _pair(self, found: Stored) -> None:
        """Write the next round, with a table for each pair."""
        row, number = found.row, found.row.round + 1
        people = {one.number: one for one in found.entrants}
        rules = shelf_game(row.game, {})
        games = RULES[len(rules.seats)].NEXT_ROUND[row.system](len(people), found.rounds())
        made = [None if one.bye else self._table(found, rules, people, one) for one in games]

        def job(c: Connection) -> None:
            if c.execute(_changed(row.id, row.round, round=number)).rowcount != 1:
                return  # another server was quicker
            for n, (game, table) in enumerate(zip(games, made), 1):
                if table is not None:
                    insert_table(c, table)
                c.execute(
                    sa.insert(pairings).values(
                        tournament=row.id,
                        round=number,
                        board=n,
                        sits=game.sits,
                        table_id=None if table is None else table.id,
                        points=game.points,
                    )
                )

        await self._database.write(job)

    def _table(
        self,
        found: Stored,
        rules: Game[Any],
        people: dict[int | None, Entrant],
        game: Pairing,
    ) -> TableRow:
        sit = [_seat(people[number]) for number in game.sits]
        row = self._new_tables.row(rules, sit)
        row.time, row.rated = found.time, found.row.rated
        return row

    # -- looking -----------------------------------------------------------------------------

    async def listed(self, guest: str) -> list[api.TournamentInfo]:
        """Tournaments, those open for entry first, then the running ones, the newest first."""
        followed = await self._audience.followed(guest)
        return await self._database.read(lambda c: _listed(c, followed))

    async def info(self, id: str, guest: str) -> api.Tournament:
        """A tournament with its standings and games."""
        found = await self._database.read(lambda c: _read(c, id))
        if found is None:
            raise _no_such()
        played = [one.table for one in found.boards if one.table and one.ended is None]
        rows = await self._hall.store.tables_named(played)
        states = {row.id: self._state(row, guest) for row in rows}
        followed = id in await self._audience.followed(guest)
        return _info(found, guest, followed, states)

    def _state(self, row: TableRow, guest: str) -> State:
        """How a game stands, as far as a guest may know."""
        waiting = row.waits_for(guest) if row.begun and row.stopped is None else []
        clocks = self._hall.clockwork.shown(row, row.seats_of(guest))
        return State(waiting, self._hall.info(row, guest).my_turn, clocks)


def _must_make_sense(new: api.NewTournament) -> None:
    try:
        game = shelf_game(new.game, {})
    except Exception:
        raise Fault(404, "no-such-game", f"there is no game {new.game!r}") from None
    if len(game.seats) not in RULES:
        raise Fault(400, "wrong-seats", "a tournament is for a game of two or of four")
    if len(new.bots) > _most(new.game, new.system):
        raise Fault(400, "tournament-is-full", "more bots than may enter")
    if not clean(new.name):
        raise Fault(400, "bad-nickname", "a tournament needs a name")
    if not fits(new.time) or new.time.out == "claim":
        raise Fault(400, "wrong-time", "in a tournament a time-out decides by itself")
    odd = [bot for bot in new.bots if not known(bot, new.game)]
    if odd:
        raise Fault(400, "no-such-bot", f"there is no bot {odd[0]!r}")


def _size(game: str) -> int:
    """How many play a game."""
    return len(shelf_game(game, {}).seats)


def _most(game: str, system: System) -> int:
    """How many may enter."""
    most: dict[System, int] = RULES[_size(game)].MOST
    return most[system]


def _seat(entrant: Entrant) -> SeatRow:
    if entrant.player.startswith("bot:"):
        bot = _bot(entrant.player)
        return SeatRow("bot", bot=bot, name=bot)
    return SeatRow("human", entrant.player, None, True, None, entrant.name)


def _bot(player: str) -> str:
    """The bot of an entrant: several of the same name are told apart by a number."""
    return player.removeprefix("bot:").partition("#")[0]


def _enter(c: Connection, id: str, player: str, now: int) -> None:
    c.execute(sa.insert(entrants).values(tournament=id, player=player, made=now))


def _changed(id: str, in_round: int | None = None, **values: object) -> sa.Update:
    """A change of a tournament, where it is still in that round."""
    where = [tournaments.c.id == id]
    if in_round is not None:
        where += [tournaments.c.round == in_round, tournaments.c.state == "running"]
    return sa.update(tournaments).where(*where).values(values)


def _execute(change: sa.Update, c: Connection) -> None:
    c.execute(change)


def _no_such() -> Fault:
    return Fault(404, "no-such-tournament", "there is no such tournament")


def _lock(c: Connection, id: str) -> None:
    """Nobody else changes a tournament until this is written."""
    c.execute(sa.select(tournaments.c.id).where(tournaments.c.id == id).with_for_update())


def _must_be_open(c: Connection, id: str) -> Stored:
    _lock(c, id)
    found = _read(c, id)
    if found is None:
        raise _no_such()
    if found.row.state != "open":
        raise Fault(409, "tournament-is-closed", "nobody can enter any more")
    return found


def _must_be_made_by(c: Connection, id: str, guest: Guest) -> Stored:
    found = _read(c, id)
    if found is None:
        raise _no_such()
    if found.row.maker != guest.id:
        raise Fault(403, "not-your-tournament", "only who made it may do that")
    return found


# -- reading -----------------------------------------------------------------------------------


def _read(c: Connection, id: str) -> Stored | None:
    row = c.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
    if row is None:
        return None
    who = (
        sa.select(entrants, guests.c.nickname)
        .outerjoin(guests, guests.c.id == entrants.c.player)
        .where(entrants.c.tournament == id)
        .order_by(entrants.c.number, entrants.c.made, entrants.c.player)
    )
    people = [
        Entrant(one.player, one.nickname or _bot(one.player), one.number) for one in c.execute(who)
    ]
    paired = (
        sa.select(pairings, tables.c.created, tables.c.changed, tables.c.result)
        .outerjoin(tables, tables.c.id == pairings.c.table_id)
        .where(pairings.c.tournament == id)
    )
    boards = [_board(one) for one in c.execute(paired.order_by(pairings.c.round, pairings.c.board))]
    return Stored(row, msgspec.convert(row.time, Time | None), people, boards)


def _board(row: Row[Any]) -> Board:
    game = Pairing(tuple(row.sits), None if row.points is None else tuple(row.points))
    ended, why = (None, None) if row.result is None else (row.changed, row.result["why"])
    return Board(row.round, row.board, game, row.table_id, row.created, ended, why)


def _played_round(c: Connection, id: str) -> Stored | None:
    """Write down which games are over; the tournament, if every game of its round is.

    Locked meanwhile: a round that somebody else has paired just now is not played yet.
    """
    _lock(c, id)
    return _read(c, id) if _note_results(c, id) else None


def _note_results(c: Connection, id: str) -> bool:
    """Write down which games are over; whether every game of the round is."""
    open = (pairings.c.tournament == id, pairings.c.points.is_(None))
    left = 0
    for paired in c.execute(sa.select(pairings).where(*open)).all():
        query = sa.select(tables.c.game, tables.c.result).where(tables.c.id == paired.table_id)
        row = c.execute(query).first()
        if row is not None and row.result is None:
            left += 1
            continue
        even = [RULES[len(paired.sits)].EVEN] * len(paired.sits)
        points = even if row is None else _points(c, paired.table_id, row, even)
        where = (pairings.c.tournament == id, pairings.c.table_id == paired.table_id)
        c.execute(sa.update(pairings).where(*where).values(points=points))
    return left == 0


def _points(c: Connection, table: str, row: Any, even: list[float]) -> list[float]:
    """What each seat has got: among two a point for who has won, among four what the game counts.

    Who left the game to a bot has nothing; called off it is even.
    """
    query = sa.select(seats.c.gone).where(seats.c.table_id == table).order_by(seats.c.seat)
    gone = [one is not None for one in c.execute(query).scalars()]
    result = Result(tuple(row.result["winners"]), tuple(row.result["scores"]), row.result["why"])
    if result.why == AGREED[CALL_OFF] or all(gone):
        return even
    if len(even) == 2 and any(gone):
        return [float(not one) for one in gone]
    points = shelf_game(row.game, {}).points(result)
    worth = 1 if len(even) > 2 else pairing_rules.WIN / series.WIN
    return [0.0 if left else worth * got for left, got in zip(gone, points)]


def _to_deal(c: Connection, id: str) -> list[str]:
    """The tables of a tournament that are not dealt yet."""
    query = (
        sa.select(tables.c.id)
        .join(pairings, pairings.c.table_id == tables.c.id)
        .where(pairings.c.tournament == id, tables.c.begun.is_(False), tables.c.result.is_(None))
    )
    return list(c.execute(query).scalars())


def _listed(c: Connection, followed: set[str]) -> list[api.TournamentInfo]:
    count = sa.select(sa.func.count()).where(entrants.c.tournament == tournaments.c.id)
    rank = sa.case({"open": 0, "running": 1}, value=tournaments.c.state, else_=2)
    query = (
        sa.select(*_UNREAD, count.scalar_subquery().label("players"))
        .order_by(rank, tournaments.c.created.desc(), tournaments.c.id)
        .limit(LISTED)
    )
    found = []
    for one in c.execute(query):
        with going_on("a tournament is left out", tournament=one.id):
            found.append(_in_a_list(one, one.id in followed))
    return found


_UNREAD: Final = [
    sa.cast(column, sa.Text).label("time") if column.name == "time" else column
    for column in tournaments.c
]
"""All of a tournament; JSON as text, so that what makes no sense spoils its own row alone."""


def _in_a_list(one: Any, followed: bool) -> api.TournamentInfo:  # Any: a row of the database
    return api.TournamentInfo(
        one.id,
        one.name,
        one.game,
        one.system,
        one.rounds,
        msgspec.json.decode(one.time or "null", type=Time | None),
        one.rated,
        one.state,
        one.round,
        one.players,
        one.created,
        followed,
    )


# -- showing -----------------------------------------------------------------------------------


def _info(found: Stored, guest: str, followed: bool, states: Mapping[str, State]) -> api.Tournament:
    row = found.row
    people = [
        api.Entrant(
            one.player.partition("#")[0],
            one.name,
            "bot" if one.player.startswith("bot:") else "human",
            one.player == guest,
        )
        for one in found.entrants
    ]
    begun = row.round > 0
    ties = RULES[_size(row.game)].TIES
    lines = standings(row.system, len(people), found.rounds(), ties) if begun else []
    games = [
        api.TournamentGame(
            one.round,
            one.board,
            list(one.game.sits),
            one.table,
            None if one.game.points is None else list(one.game.points),
            one.began,
            one.ended,
            one.why,
            *states.get(one.table or "", OVER),
        )
        for one in found.boards
    ]
    return api.Tournament(
        row.id,
        row.name,
        row.game,
        row.system,
        row.rounds,
        found.time,
        row.rated,
        row.state,
        row.round,
        row.created,
        row.maker == guest,
        followed,
        people,
        [api.TournamentLine(*line) for line in lines],
        games,
    )
