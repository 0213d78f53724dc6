"""The lobby: which tables there are for a guest, and how one sits down or finds somebody."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from detente.core.message import Refused
from detente.games import games
from detente.server.clocks.clock import Clock
from detente.server.contests.rating_rules import FEW
from detente.server.contests.ratings import Ratings, player_of
from detente.server.faults import Fault
from detente.server.hall.hall import Guest, Hall
from detente.server.hall.new_tables import NewTables
from detente.server.hall.series import as_seen_by, series_info
from detente.server.messages import api
from detente.server.shelf import shelf_game
from detente.server.storage.rows import TableRow
from detente.server.storage.store import LISTED
from detente.server.table.stopped import nearest
from detente.server.table.tables import Table

NEAR: Final = 400.0
"""Those who look for an opponent are paired when they are no more points apart."""

WATCHED: Final = 12
"""So many public games are looked for, to show a few of them to who sits at none of those."""

WATCHED_FOR: Final = 5
"""They are looked for again after so many seconds."""

SHOWN: Final = 3


class Lobby:
    """Lists tables as a guest may know them, and leads to a seat."""

    def __init__(self, hall: Hall, new_tables: NewTables, ratings: Ratings, clock: Clock) -> None:
        self._hall: Final = hall
        self._new_tables: Final = new_tables
        self._ratings: Final = ratings
        self._clock: Final = clock
        self._running: list[TableRow] = []
        self._looked = 0

    async def listed(self, guest: str, pages: int = 1) -> api.Lobby:
        """The tables a guest sits at, the public ones with an open seat, some that are played."""
        most = pages * LISTED
        mine = await self._hall.store.tables_of(guest, most + 1)
        found = await self._hall.store.open_tables(guest, most + 1)
        apart = self._hall.store.blocks.apart
        free = [row for row in found if not apart(guest, [seat.guest for seat in row.seats])]
        return api.Lobby(
            [self._hall.info(row, guest) for row in mine[:most]],
            [self._hall.info(row, guest) for row in free[:most]],
            [self._hall.info(row, guest) for row in await self._watched(guest)],
            len(mine) > most,
            len(found) > most,
            await self._ratings.strengths(guest, free[:most]),
        )

    async def _watched(self, guest: str | None) -> list[TableRow]:
        """Public games of others to look at; the same for a few seconds, whoever asks."""
        now = self._clock.now()
        if not 0 <= now - self._looked < WATCHED_FOR:
            self._looked = now
            self._running = await self._hall.store.running_tables(WATCHED)
        return self._to_watch(self._running, guest)

    async def playing(self, player: str, guest: str) -> list[api.TableInfo]:
        """Games of a player that a guest may watch now."""
        rows = await self._hall.store.running_tables(WATCHED, player)
        return [self._hall.info(row, guest) for row in self._to_watch(rows, guest)]

    def _to_watch(self, rows: Sequence[TableRow], guest: str | None) -> list[TableRow]:
        """Some games that are new to a guest, without anybody who is kept apart from that guest."""
        strangers = [row for row in rows if not row.stopped and not row.seats_of(guest)]
        apart = self._hall.store.blocks.apart
        free = [row for row in strangers if not apart(guest, [seat.guest for seat in row.seats])]
        return free[:SHOWN]

    async def players(self, id: str) -> list[api.TablePlayer]:
        """Who sits at a table, with their ratings in its game."""
        row = (await self._hall.table(id)).row
        sit = {n: player for n, seat in enumerate(row.seats) if (player := player_of(seat))}
        known = await self._ratings.of(row.game, [*sit.values()])
        return [
            api.TablePlayer(
                n, player, row.seats[n].name, known[player].shown, known[player].games < FEW
            )
            for n, player in sit.items()
        ]

    async def series(self, id: str, guest: str) -> api.Series:
        """A series with its standings, as far as a guest may know."""
        rows = as_seen_by(guest, await self._hall.store.series(id), self._clock.now())
        if not rows:
            raise Fault(404, "no-such-series", "there is no such series")
        return series_info(rows, nearest(rows[0]))

    async def join(self, id: str, guest: Guest, seat: int | None, seal: str | None) -> Table:
        """Take the seat that is named, or the first that is free; who sits there already stays."""
        table = await self._hall.table(id)
        mine = table.row.seat_of(guest.id)
        place = seat if mine is None else mine
        if place is None:
            free = [n for n, one in enumerate(table.row.seats) if one.kind == "open"]
            if not free:
                raise Fault(409, "no-open-seat", "every seat is taken")
            place = free[0]
        if mine is None and table.row.public and self._unwelcome(table.row, guest.id):
            raise Fault(403, "not-your-seat", "somebody at this table does not want to play you")
        if place >= len(table.row.seats):
            raise Fault(400, "wrong-seats", f"there are {len(table.row.seats)} seats")
        await table.seating.sit(place, guest.id, guest.nickname, seal)
        return table

    def _unwelcome(self, row: TableRow, guest: str) -> bool:
        """Whether somebody at a table has blocked a guest."""
        return any([guest in self._hall.store.blocks.by(seat.guest) for seat in row.seats])

    async def pair_up(self, wish: api.Wish, guest: Guest) -> str:
        """The table of somebody near in strength who wants the same, or a new one to wait at."""
        challenge = self._challenge(wish)
        for row in await self._paired(wish, guest.id, await self._waiting(wish.game, guest.id)):
            try:
                return (await self.join(row.id, guest, None, wish.seal)).row.id
            except (Fault, Refused):
                continue  # somebody was quicker
        return (await self._new_tables.create(challenge, guest)).row.id

    async def looking(self, wish: api.Wish, guest: str) -> api.Looking:
        """How many others wait for an opponent; nobody is told who they are."""
        self._challenge(wish)
        waiting = await self._waiting(wish.game, guest)
        same = await self._paired(wish, guest, waiting)
        return api.Looking(len({row.maker for row in waiting}), len({row.maker for row in same}))

    async def _waiting(self, game: str, guest: str) -> list[TableRow]:
        """Open tables of a game at which a guest may sit down."""
        apart = self._hall.store.blocks.apart
        return [
            row
            for row in await self._hall.store.open_tables(guest, LISTED)
            if row.game == game and not apart(guest, [seat.guest for seat in row.seats])
        ]

    async def _paired(
        self, wish: api.Wish, guest: str, waiting: Sequence[TableRow]
    ) -> list[TableRow]:
        """Those by the usual rules on the terms wished for, of who is near, the nearest first."""
        usual = [
            row
            for row in waiting
            if row.time == wish.time and row.rated == wish.rated
            if not row.options and row.part is None and not row.delay and not row.given
            if not row.bids
        ]
        makers = {row.id: row.maker or "" for row in usual}
        known = await self._ratings.of(wish.game, [guest, *makers.values()])
        away = {id: abs(known[maker].mu - known[guest].mu) for id, maker in makers.items()}
        near = [row for row in usual if away[row.id] <= NEAR]
        return sorted(near, key=lambda row: away[row.id])

    def _challenge(self, wish: api.Wish) -> api.NewTable:
        """An open table of who is looking for somebody, on a seat drawn by lot."""
        if wish.game not in games():
            raise Fault(404, "no-such-game", f"there is no game {wish.game!r}")
        seats = ["open"] * len(shelf_game(wish.game, {}).seats)
        seats[secrets.randbelow(len(seats))] = "me"
        return api.NewTable(wish.game, seats, seal=wish.seal, time=wish.time, rated=wish.rated)
