"""The company one keeps: who is called what, who is here, whom one blocks or reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.hall.hall import Guest, Hall
from detente.server.messages import api
from detente.server.people.blocks import MOST
from detente.server.people.friends import HERE, Friend, Friends, Player
from detente.server.people.guests import clean
from detente.server.people.reports import Reports


class Company:
    """Knows players by name, and keeps apart who wants to be."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self._hall: Final = hall
        self._clock: Final = clock
        self.friends: Final = Friends(hall.store.database, clock)
        self._reports: Final = Reports(hall.store.database)

    async def player(self, name: str, guest: str) -> Player:
        """The account of that name; Fault if there is none, or one of the two has blocked."""
        found = await self.friends.named(name)
        if found is None or found.id == guest or self._hall.store.blocks.apart(guest, [found.id]):
            raise Fault(404, "nobody-so-called", "nobody else has that name")
        return found

    async def invited(self, name: str, guest: str) -> Player:
        """The account of that name, if it takes an invitation; the Fault tells nothing else."""
        found = await self.friends.named(name)
        for one in await self._inviting([] if found is None else [found], guest):
            return one
        raise Fault(404, "nobody-to-invite", "nobody of that name takes invitations from you")

    async def found(self, typed: str, guest: str) -> list[Player]:
        """Accounts called so, or those a guest has played last where nothing is typed.

        They take invitations from that guest.
        """
        players = await (self.friends.called(typed) if typed else self.friends.lately(guest))
        return await self._inviting(players, guest)

    async def _inviting(self, players: Sequence[Player], guest: str) -> list[Player]:
        apart = self._hall.store.blocks.apart
        others = [one for one in players if one.id != guest and not apart(guest, [one.id])]
        return await self.friends.may_invite(guest, others)

    def is_here(self, friend: Friend) -> bool:
        """Whether a friend is here now, as far as that may be known."""
        return friend.seen is not None and friend.seen > self._clock.now() - HERE

    async def block(self, id: str, guest: Guest, seat: int) -> None:
        """Block who sits across at a table of the guest."""
        row = (await self._hall.table(id)).row
        if not row.seats_of(guest.id):
            raise Fault(403, "not-your-table", "only who sits at a table blocks somebody there")
        other = row.seats[seat].guest if seat < len(row.seats) else None
        if other is None or other == guest.id:
            raise Fault(400, "wrong-seats", "there is nobody else on that seat")
        await self._keep_apart(guest, other)

    async def block_player(self, player: str, guest: Guest) -> None:
        """Block somebody whose page the guest has seen."""
        if player == guest.id or await self._hall.store.nickname(player) is None:
            raise Fault(404, "no-such-player", "there is no such player")
        await self._keep_apart(guest, player)

    async def _keep_apart(self, guest: Guest, other: str) -> None:
        if not await self._hall.store.blocks.block(guest.id, other, self._clock.now()):
            raise Fault(409, "too-many-blocks", f"at most {MOST} blocked guests each")

    async def report(self, id: str, guest: Guest, report: api.NewReport) -> int:
        """Keep what a guest has to say about a table; its number."""
        table = await self._hall.table(id)
        moves, said = len(table.match.moves), clean(report.text)
        number = await self._reports.file(
            guest.id, guest.nickname, id, moves, report.kind, said, self._clock.now()
        )
        if number is None:
            raise Fault(429, "too-many-reports", "there are too many reports already")
        return number
