"""Answers in advance: what a seat answers to questions that come while others are on turn.

The law of their timing: when a planned answer is given depends on nothing but what everybody at
the table can see. It comes after a time that is drawn by lot, between two bounds: those of somebody
who looks at the table, or of somebody who is called to it. Neither the answer nor the plan it comes
from, nor any card, has a part in the draw; nothing is sent to anybody before, and what is sent then
is what an answer given by hand at that moment would have sent.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.chores import again_and_again, going_on
from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.hall.hall import Hall
from detente.server.messages import api, wire
from detente.server.storage.schema import plans, seats, tables
from detente.server.table.tables import Table

LOOKS: Final = 1.0
"""How often it is looked for questions that have an answer already, in seconds."""

HERE: Final = (2_000, 12_000)
"""How long an answer takes whose player looks at the table, at least and at most, in ms …"""

AWAY: Final = (15_000, 90_000)
"""… and where the player does not."""

RECENT: Final = 900
"""What has not changed for so many seconds was looked at before, unless the server is new."""

MOST: Final = 100
"""How many plans a seat may have."""

EVERY: Final = ""
"""The card of a plan for whatever card has none of its own."""


class Plan(NamedTuple):
    """What a seat answers to a question about a card; no action: it wants to be asked."""

    question: str
    card: str
    action: int | None


class Due(NamedTuple):
    """A seat with plans owes an answer since a write about its table."""

    table: str
    seat: int
    revision: int
    plans: tuple[Plan, ...]


def planned(table: Table, seat: int, known: Sequence[Plan]) -> int | None:
    """What a seat has decided to answer now; None where it wants to be asked, or must be."""
    seen = table.seen(seat)
    asked = seen.game.asked(seen.state, seat)
    question = None if asked is None else seen.game.questions[asked.kind]
    if asked is None or question is None or not question.off_turn(seen.state, asked):
        return None
    card = str(question.prompt(seen.state, asked).args.get("card", EVERY))
    found = {plan.card: plan.action for plan in known if plan.question == question.id}
    action = found.get(card, found.get(EVERY))
    return action if action in question.ahead and action in seen.legal(seat) else None


class Plans:
    """Keeps plans, and answers when it is time."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self._hall: Final = hall
        self._database: Final = hall.store.database
        self._clock: Final = clock
        self._times: dict[Due, int] = {}  # when each of those that owe an answer gives it
        self._fresh = True

    # -- what people want --------------------------------------------------------------------

    async def of(self, id: str, guest: str, wanted: int | None = None) -> api.Plans:
        """The plans of a guest at a table, and what could be planned there."""
        table, seat = await self._seat(id, guest, wanted)
        open_to = [one for one in table.game.questions if one.ahead]
        asked = [api.Ahead(one.id, list(one.ahead), one.cards(seat)) for one in open_to]
        return api.Plans(seat, asked, [api.Plan(*one) for one in await self._known(id, seat)])

    async def plan(self, id: str, guest: str, new: api.NewPlan) -> api.Plans:
        """Answer so from now on; to be asked about every card is no plan at all."""
        table, seat = await self._seat(id, guest, new.seat)
        answers = {one.id: one.ahead for one in table.game.questions if one.ahead}
        if new.question not in answers or new.action not in (None, *answers[new.question]):
            raise Fault(400, "cannot-be-planned", "there is no such answer to give in advance")
        if table.match.over:
            raise Fault(409, "game-is-over", "the game is over")
        where = {"table_id": id, "seat": seat, "question": new.question, "card": new.card}
        values, now = {**where, "action": new.action}, self._clock.now()

        def job(c: Connection) -> None:
            c.execute(sa.delete(plans).filter_by(**where))
            count = sa.select(sa.func.count()).select_from(plans).filter_by(table_id=id, seat=seat)
            if c.execute(count).scalar_one() >= MOST:
                raise Fault(409, "too-many-plans", f"at most {MOST} at a table")
            if new.action is not None or new.card != EVERY:
                c.execute(sa.insert(plans).values(**values, made=now))

        await self._database.write(job)
        return await self.of(id, guest, seat)

    async def drop(self, id: str, guest: str, old: api.OldPlan) -> None:
        """Forget a plan."""
        _, seat = await self._seat(id, guest, old.seat)
        where = {"table_id": id, "seat": seat, "question": old.question, "card": old.card}
        await self._database.write(lambda c: c.execute(sa.delete(plans).filter_by(**where)))

    async def listed(self, guest: str) -> list[api.MyPlan]:
        """All plans of a guest, the newest first."""
        query = (
            sa.select(plans.c.table_id, plans.c.seat, plans.c.question, plans.c.card)
            .add_columns(plans.c.action, tables.c.game)
            .join(seats, _SEAT)
            .join(tables, tables.c.id == plans.c.table_id)
            .where(seats.c.guest == guest, tables.c.result.is_(None))
            .order_by(plans.c.made.desc(), plans.c.table_id, plans.c.question, plans.c.card)
            .limit(MOST)
        )
        return [
            api.MyPlan(*row) for row in await self._database.read(lambda c: c.execute(query).all())
        ]

    async def answers(self, table: Table, seat: int) -> bool:
        """Whether a plan answers what a seat is asked: then nobody need be called."""
        return planned(table, seat, await self._known(table.row.id, seat)) is not None

    async def _seat(self, id: str, guest: str, wanted: int | None) -> tuple[Table, int]:
        table = await self._hall.table(id)
        seat = table.row.seat_of(guest, wanted)
        if seat is None:
            raise Fault(403, "not-your-table", "only who sits at a table plans answers there")
        return table, seat

    async def _known(self, id: str, seat: int) -> list[Plan]:
        query = sa.select(plans.c.question, plans.c.card, plans.c.action)
        query = query.filter_by(table_id=id, seat=seat).order_by(plans.c.question, plans.c.card)
        return [Plan(*row) for row in await self._database.read(lambda c: c.execute(query).all())]

    # -- answering ---------------------------------------------------------------------------

    async def keep_looking(self) -> None:
        """Answer what is planned for as long as the server runs."""
        await again_and_again(self.look, LOOKS, "plans could not be read")

    async def look(self) -> None:
        """Give the answers whose time has come."""
        since = 0 if self._fresh else self._clock.now() - RECENT
        found = await self._database.read(lambda c: _owing(c, since))
        self._fresh = False
        self._times = {due: self._times.get(due) or await self._time(due) for due in found}
        for due, time in self._times.items():
            if time <= self._clock.ms():
                with going_on("a planned answer was not given", table=due.table):
                    await self._answer(due)

    async def _time(self, due: Due) -> int:
        """When an answer is given: drawn from what everybody can see."""
        live = self._hall.live_table(due.table)
        here = live is not None and live.presence.online(due.seat)
        now, wait = self._clock.ms(), random.SystemRandom().uniform(*HERE if here else AWAY)
        out = None if live is None else live.row.deadline
        return now + int(wait if out is None else max(0, min(wait, (out - now) / 2)))

    async def _answer(self, due: Due) -> None:
        table = await self._hall.table(due.table)
        action = planned(table, due.seat, due.plans)
        if action is None or not await table.may_think(due.seat):
            return
        asked = table.match.number(due.seat)
        await table.play(due.seat, wire.Do(secrets.token_hex(8), asked, action))


_SEAT: Final = sa.and_(seats.c.table_id == plans.c.table_id, seats.c.seat == plans.c.seat)


def _owing(c: Connection, since: int) -> list[Due]:
    """Seats that owe an answer and have plans, where something is new since a time."""
    query = (
        sa.select(plans.c.table_id, plans.c.seat, tables.c.revision)
        .add_columns(plans.c.question, plans.c.card, plans.c.action)
        .join(tables, tables.c.id == plans.c.table_id)
        .join(seats, _SEAT)
        .where(tables.c.begun, tables.c.result.is_(None), seats.c.kind == "human")
        .where(tables.c.waiting.op("&")(sa.literal_column("1").op("<<")(plans.c.seat)) != 0)
        .where(sa.or_(tables.c.changed >= since, plans.c.made >= since))
        .order_by(plans.c.table_id, plans.c.seat, plans.c.question, plans.c.card)
    )
    found: dict[tuple[str, int, int], list[Plan]] = {}
    for table, seat, revision, *plan in c.execute(query):
        found.setdefault((table, seat, revision), []).append(Plan(*plan))
    return [Due(*where, tuple(known)) for where, known in found.items()]
