"""Ratings: what rated games have counted, how strong players are held to be, and the ladders.

Every game is counted once, by whichever server finds it over: the table says when that was done.
A player is a guest, or a bot by its name (`bot:level3`). Who leaves a game to a bot has lost it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.core.game import AGREED
from detente.core.notation import CALL_OFF
from detente.server.chores import going_on
from detente.server.clocks.clock import Clock
from detente.server.contests.habits import opening, openings, usual_answer
from detente.server.contests.rating_rules import FEW, Rating, prior, rate
from detente.server.messages import api
from detente.server.storage.database import Database
from detente.server.storage.rows import Kind, SeatRow, TableRow
from detente.server.storage.schema import accounts, guests, ratings, results, tables
from detente.server.storage.store import Store, seats_of
from detente.server.table.stopped import nearest

FRIENDLY: Final = 0
RATED: Final = 1
COUNTED: Final = 2
AT_ONCE: Final = 50
RECENT: Final = 12
"""How many games a player's page lists at first."""

ALL: Final = 500
"""How many it lists for who wants to see them all."""

WEEKS: Final = 13 * 7 * 24 * 3600
"""For how long a player's page shows how the ratings went, in seconds."""

LADDER: Final = 100
"""How many players a ladder lists."""


def player_of(seat: SeatRow) -> str | None:
    """Who is rated for what is played on a seat."""
    return seat.gone or seat.guest or (f"bot:{seat.bot}" if seat.bot else None)


class Ratings:
    """The ratings of all players."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._database: Final[Database] = store.database

    async def count_all(self) -> int:
        """Count every rated game that is over and was not counted yet; how many were."""
        over, now = await self._store.to_count(AT_ONCE), self._clock.now()
        found = [row for row in over if row.seen_from(row.changed) <= now]
        for row in found:  # what late spectators have not seen yet nobody reads in a rating
            with going_on("a game was not counted", table=row.id):
                await self.count(row)
        return len(found)

    async def count(self, row: TableRow) -> None:
        """Count one game, unless that was done."""
        players = [player_of(seat) for seat in row.seats]
        result = row.ended
        assert result is not None
        named = [one for one in players if one is not None]
        counts = result.why != AGREED[CALL_OFF] and len(set(named)) == len(row.seats)
        points = _points(row)
        won = _won(row)
        await self._database.write(
            lambda c: _count(c, row, named if counts else [], points, won, result.why)
        )

    async def of(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of some players in a game."""
        return await self._database.read(lambda c: _ratings(c, game, players))

    async def ladder(self, game: str) -> api.Ladder:
        """The players of a game, the strongest first, and how often each side has won."""

        def job(c: Connection) -> api.Ladder:
            value = ratings.c.mu - 2 * ratings.c.sigma
            query = (
                sa.select(ratings, guests.c.nickname)
                .outerjoin(guests, guests.c.id == ratings.c.player)
                .where(ratings.c.game == game, ratings.c.games > 0)
                .order_by(value.desc(), ratings.c.player)
                .limit(LADDER)
            )
            rows = [_rated(row) for row in c.execute(query)]
            return api.Ladder(game, rows, _sides(c, results.c.game == game))

        return await self._database.read(job)

    async def profile(
        self, player: str, names: Sequence[str], recent: int = RECENT
    ) -> api.Profile | None:
        """The page of a player: ratings in the games named, results by side, recent games."""
        now = self._clock.now()
        return await self._database.read(lambda c: _profile(c, player, names, now, recent))

    async def strengths(self, guest: str, waiting: Sequence[TableRow]) -> dict[str, api.Strength]:
        """How strong those are who wait at open tables, by table, beside who asks."""
        found: dict[str, api.Strength] = {}
        for game in sorted({row.game for row in waiting}):
            here = {row.id: row.maker for row in waiting if row.game == game and row.maker}
            known = await self.of(game, sorted({guest, *here.values()}))
            for id, maker in here.items():
                apart = round(abs(known[maker].mu - known[guest].mu))
                found[id] = api.Strength(known[maker].shown, known[maker].games < FEW, apart)
        return found

    async def score(self, guest: str, others: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How often a guest has won against others in rated games, and how often they have."""
        mine, theirs = results.alias(), results.alias()
        query = (
            sa.select(theirs.c.player, mine.c.points, theirs.c.points)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .where(mine.c.player == guest, theirs.c.player.in_(others))
        )
        score = dict.fromkeys(others, (0, 0))
        for other, got, gave in await self._database.read(lambda c: c.execute(query).all()):
            won, lost = score[other]
            score[other] = (won + (got == 1), lost + (gave == 1))
        return score


def _points(row: TableRow) -> list[float]:
    """What each seat has got; whoever left the game to a bot has less than anybody else."""
    assert row.ended is not None
    points = nearest(row).points(row.ended)
    return [-1.0 if seat.gone else float(points[n]) for n, seat in enumerate(row.seats)]


def _won(row: TableRow) -> list[float]:
    """1 for who has won, a half for a draw."""
    assert row.ended is not None
    winners = row.ended.winners
    drawn = len(winners) in (0, len(row.seats))
    return [
        0.0 if seat.gone else 0.5 if drawn else float(n in winners)
        for n, seat in enumerate(row.seats)
    ]


def _count(
    c: Connection,
    row: TableRow,
    players: Sequence[str],
    points: Sequence[float],
    won: Sequence[float],
    why: str,
) -> None:
    where = (tables.c.id == row.id, tables.c.rated == RATED)
    done = c.execute(sa.update(tables).where(*where).values(rated=COUNTED)).rowcount == 1
    if not done or not players:
        return
    known = _ratings(c, row.game, sorted(players), lock=True)
    before = [known[one] for one in players]
    after = rate(before, points)
    for seat, player in enumerate(players):
        _keep(c, row.game, player, after[seat])
        c.execute(
            sa.insert(results).values(
                table_id=row.id,
                seat=seat,
                game=row.game,
                player=player,
                points=won[seat],
                before=before[seat].shown,
                after=after[seat].shown,
                middle=round(after[seat].mu),
                why=why,
                ended=row.changed,
                opening=opening(c, row.id, row.game, seat),
            )
        )


def _keep(c: Connection, game: str, player: str, new: Rating) -> None:
    values = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
    where = (ratings.c.game == game, ratings.c.player == player)
    if c.execute(sa.update(ratings).where(*where).values(values)).rowcount == 0:
        c.execute(sa.insert(ratings).values(game=game, player=player, **values))


def _ratings(
    c: Connection, game: str, players: Sequence[str], lock: bool = False
) -> dict[str, Rating]:
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    query = query.order_by(ratings.c.player)
    rows = c.execute(query.with_for_update() if lock else query)
    found = {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}
    return {one: found.get(one) or prior(one, game) for one in players}


def _rated(row: Any) -> api.RatedPlayer:  # Any: a row of the database
    rating = Rating(row.mu, row.sigma, row.games)
    name = row.nickname or row.player.partition(":")[2]
    kind: Kind = "bot" if row.player.startswith("bot:") else "human"
    return api.RatedPlayer(
        row.player,
        kind,
        name,
        rating.shown,
        round(rating.mu),
        rating.most,
        rating.games,
        rating.games < FEW,
    )


def _sides(c: Connection, where: sa.ColumnElement[bool]) -> list[api.Side]:
    """How often each side has won, of how many rated games."""
    query = (
        sa.select(results.c.seat, sa.func.sum(results.c.points), sa.func.count())
        .where(where)
        .group_by(results.c.seat)
        .order_by(results.c.seat)
    )
    return [api.Side(seat, float(won), games) for seat, won, games in c.execute(query)]


def _profile(
    c: Connection, player: str, names: Sequence[str], now: int, recent: int
) -> api.Profile | None:
    kind, _, bot = player.partition(":")
    known = c.execute(sa.select(guests).where(guests.c.id == player)).first()
    if kind != "bot" and known is None:
        return None
    query = sa.select(ratings, sa.literal(None).label("nickname")).where(
        ratings.c.player == player, ratings.c.game.in_(names)
    )
    rated = {row.game: _rated(row) for row in c.execute(query)}
    friendly = _friendly(c, player, now)
    found = [
        api.GameRating(
            name,
            rated.get(name),
            _sides(c, sa.and_(results.c.game == name, results.c.player == player)),
            friendly.get(name, 0),
        )
        for name in names
    ]
    since = None if known is None else known.created
    is_account = (accounts.c.guest == player, accounts.c.left.is_(None))
    name = bot if known is None else known.nickname
    return api.Profile(
        player,
        "bot" if known is None else "human",
        name,
        since,
        c.execute(sa.select(accounts.c.guest).where(*is_account)).scalar() is not None,
        found,
        _recent(c, player, recent),
        _course(c, player, now),
        openings(c, player),
        usual_answer(c, player),
        _called_off(c, player),
        [],
    )


def _friendly(c: Connection, player: str, now: int) -> Mapping[str, int]:
    """How many games of a player were not rated and ended, as far as everybody has seen it."""
    query = (
        sa.select(tables.c.game, sa.func.count().label("games"))
        .where(
            tables.c.id.in_(seats_of(player)),
            tables.c.rated == FRIENDLY,
            tables.c.result.is_not(None),
            tables.c.changed + 60 * tables.c.delay <= now,
        )
        .group_by(tables.c.game)
    )
    return {row.game: row.games for row in c.execute(query)}


def _called_off(c: Connection, player: str) -> int:
    """How many rated games of a player were called off, as far as everybody has seen it."""
    why = sa.cast(tables.c.result, sa.Text).contains(f'"{AGREED[CALL_OFF]}"')
    there = (tables.c.id.in_(seats_of(player)), tables.c.rated == COUNTED, why)
    return c.execute(sa.select(sa.func.count()).where(*there)).scalar_one()


def _course(c: Connection, player: str, now: int) -> list[api.RatingPoint]:
    """How the ratings of a player went in the last weeks, game by game."""
    columns = [results.c[name] for name in ("game", "ended", "before", "after", "middle")]
    lately = (results.c.player == player, results.c.ended > now - WEEKS)
    query = sa.select(*columns).where(*lately).order_by(results.c.ended, results.c.table_id)
    return [api.RatingPoint(*row) for row in c.execute(query)]


def _recent(c: Connection, player: str, most: int) -> list[api.PlayedGame]:
    mine = (
        sa.select(results)
        .where(results.c.player == player)
        .order_by(results.c.ended.desc(), results.c.table_id)
        .limit(most)
    )
    return [_played(c, row) for row in c.execute(mine).all()]


def _played(c: Connection, row: Any) -> api.PlayedGame:  # Any: a row of the database
    others = (
        sa.select(results.c.player, guests.c.nickname)
        .outerjoin(guests, guests.c.id == results.c.player)
        .where(results.c.table_id == row.table_id, results.c.seat != row.seat)
        .order_by(results.c.seat)
    )
    names = [
        api.Opponent(one.player, one.nickname or one.player.partition(":")[2])
        for one in c.execute(others)
    ]
    return api.PlayedGame(
        row.table_id,
        row.game,
        row.seat,
        names,
        row.points,
        row.after - row.before,
        row.after,
        row.why,
        row.ended,
    )
