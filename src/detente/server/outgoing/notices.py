"""It is your turn: by mail, to a browser, to a webhook; each once, and once more as a reminder.

Nothing secret stands in a notice: the game, who plays, what is asked, and where the table is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import quote

import msgspec
import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection

from detente.server.chores import again_and_again, going_on
from detente.server.clocks.clock import Clock
from detente.server.clocks.clockwork import REMINDER
from detente.server.clocks.plans import Plans
from detente.server.faults import Fault
from detente.server.hall.hall import Guest, Hall
from detente.server.outgoing.audience import Audience, News, note_heard, unheard
from detente.server.outgoing.duties import Duty, note_reminder, note_told, to_remind, untold
from detente.server.outgoing.mail import Letter
from detente.server.outgoing.outbox import Body, Outbox, put
from detente.server.outgoing.reach import Reach, Way
from detente.server.people.letters import words
from detente.server.people.sessions import fingerprint
from detente.server.shown.reading import asked
from detente.server.storage.rows import TableRow
from detente.server.storage.schema import notices, pushes

LOOKED: Final = 5.0
"""How often it is looked for new duties, in seconds."""

MOST_QUIET: Final = 100
"""Of how many tables it is kept that their player is not told everything."""

BROWSERS: Final = 10
"""How many browsers of one person are told; the oldest makes room."""


class Wishes(msgspec.Struct, frozen=True):
    """How a person wants to be told."""

    mail: bool = False
    webhook: str | None = None
    reminder: int = 0
    quiet: Mapping[str, Sequence[Way]] = {}
    off_turn: bool = True
    always: bool = False


class Notices:
    """Looks for people who are asked and away, and puts what they are told into the outbox."""

    def __init__(
        self,
        hall: Hall,
        clock: Clock,
        outbox: Outbox,
        key: bytes,
        address: str,
        after: int,
        plans: Plans,
        audience: Audience,
    ) -> None:
        self._hall: Final = hall
        self._database: Final = hall.store.database
        self._clock: Final = clock
        self._outbox: Final = outbox
        self._signer: Final = URLSafeSerializer(key, salt="notices")
        self._address: Final = address
        self._after: Final = after
        self._plans: Final = plans
        self._audience: Final = audience

    # -- what people want ------------------------------------------------------------------------

    async def wishes(self, guest: str) -> Wishes:
        """How a guest wants to be told."""
        query = sa.select(notices).where(notices.c.guest == guest)
        row = await self._database.read(lambda c: c.execute(query).first())
        if row is None:
            return Wishes()
        return Wishes(row.mail, row.webhook, row.reminder, row.quiet, row.off_turn, row.always)

    async def wish(self, guest: str, wishes: Wishes) -> None:
        """Keep how a guest wants to be told."""
        values = msgspec.structs.asdict(wishes)

        def job(c: Connection) -> None:
            change = sa.update(notices).where(notices.c.guest == guest).values(**values)
            if c.execute(change).rowcount == 0:
                c.execute(sa.insert(notices).values(guest=guest, **values))

        await self._database.write(job)

    async def browsers(self, guest: str) -> int:
        """How many browsers of a guest are told."""
        query = sa.select(sa.func.count()).select_from(pushes).where(pushes.c.guest == guest)
        return await self._database.read(lambda c: c.execute(query).scalar_one())

    async def tell_browser(self, guest: str, subscription: Body) -> None:
        """Tell a browser from now on."""
        id, now = fingerprint(subscription["endpoint"]), self._clock.now()
        wishes = await self.wishes(guest)

        def job(c: Connection) -> None:
            c.execute(sa.delete(pushes).where(pushes.c.id == id))
            mine = sa.select(pushes.c.id).where(pushes.c.guest == guest)
            old = list(
                c.execute(mine.order_by(pushes.c.made.desc()).offset(BROWSERS - 1)).scalars()
            )
            c.execute(sa.delete(pushes).where(pushes.c.id.in_(old)))
            new = {"id": id, "guest": guest, "subscription": subscription, "made": now}
            c.execute(sa.insert(pushes).values(**new))

        await self._database.write(job)
        await self.wish(guest, wishes)

    async def spare_browser(self, guest: str, endpoint: str) -> None:
        """Tell a browser no longer."""
        where = (pushes.c.guest == guest, pushes.c.id == fingerprint(endpoint))
        await self._database.write(lambda c: c.execute(sa.delete(pushes).where(*where)))

    def way_out(self, guest: str, table: str = "") -> str:
        """What lets whoever has it end mails to a guest: all, or about a table or tournament."""
        signed = self._signer.dumps([guest, table])
        assert isinstance(signed, str)
        return signed

    async def unsubscribe(self, token: str) -> None:
        """End the mails of whoever was sent this; twice does no harm."""
        try:
            guest, table = self._signer.loads(token)
        except (BadSignature, ValueError):
            raise Fault(403, "used-link", "this link ends nothing") from None
        if table in await self._audience.followed(guest):
            await self._audience.unfollow(table, guest)
            return
        wishes = await self.wishes(guest)
        if table:
            before = list(wishes.quiet.items())[-MOST_QUIET + 1 :]
            ways: list[Way] = [*wishes.quiet.get(table, ()), "mail"]
            quiet = {**dict(before), table: sorted(set(ways))}
            await self.wish(guest, msgspec.structs.replace(wishes, quiet=quiet))
        else:
            await self.wish(guest, msgspec.structs.replace(wishes, mail=False))

    # -- telling ---------------------------------------------------------------------------------

    async def keep_looking(self) -> None:
        """Look for duties for as long as the server runs."""
        await again_and_again(self.look, LOOKED, "duties could not be read")

    async def look(self) -> None:
        """Tell everybody who is asked and does not know it."""
        now = self._clock.now()
        for duty in await self._database.read(lambda c: untold(c, now, self._after)):
            with going_on("a duty was not told", table=duty.table):
                await self._tell(duty, now)
        for news in await self._database.read(unheard):
            with going_on("a round was not told", tournament=news.tournament):
                await self._tell_news(news, now)

    async def remind(self, id: str, guest: Guest) -> None:
        """Somebody reminds those for whom a table waits: once a day, as they want to be told.

        Whether they are told, and how, is theirs to know.
        """
        table, now = await self._hall.table(id), self._clock.now()
        if not table.row.seats_of(guest.id):
            raise Fault(403, "not-your-table", "only who sits there reminds others")
        apart = self._hall.store.blocks.apart
        asked = table.timing.remindable(guest.id)
        if not asked or not await self._database.write(
            lambda c: note_reminder(c, id, now, now - REMINDER)
        ):
            raise Fault(409, "nobody-to-remind", "nobody is asked for a day, or they know")
        table.row.reminded = now
        heard = [n for n in asked if not apart(guest.id, table.row.guests([n]))]
        for duty in await self._database.read(
            lambda c: to_remind(c, id, heard, now, guest.nickname)
        ):
            await self._tell(duty, now)

    async def _tell(self, duty: Duty, now: int) -> None:
        table = await self._hall.table(duty.table)
        prompts = asked(table)
        prompt = None if prompts is None else prompts.prompts.get(str(duty.seat))
        nothing = prompt is None and duty.why == "turn"
        if not nothing and await self._plans.answers(table, duty.seat):
            return  # it will be answered, or told if the plan goes
        unwanted = prompt is not None and prompt.off_turn and not duty.reach.off_turn
        knows = table.presence.online(duty.seat) and not duty.reach.always  # they look on
        if nothing or unwanted or knows:
            await self._database.write(lambda c: note_told(c, duty, now))
            return
        game = words(duty.reach.language, table.row.game)
        said = {
            "game": game.text("game-name"),
            "others": _others(table.row, duty, game.text("mail-nobody")),
            "asked": game.text(prompt.id, prompt.args) if prompt else game.text(f"mail-{duty.why}"),
            "link": f"{self._address}#/table/{quote(duty.table)}",
            "table": duty.table,
            "reminder": duty.reminded or bool(duty.by),
            "by": duty.by,
        }

        def job(c: Connection) -> None:
            if note_told(c, duty, now):
                kind = "mail-nudge" if duty.by else "mail-again" if duty.reminded else "mail-turn"
                self._put(c, duty, kind, said, now)

        await self._database.write(job)
        self._outbox.call()

    async def _tell_news(self, news: News, now: int) -> None:
        """Tell who follows a tournament that it has gone on."""
        game = words(news.reach.language, news.game)
        state = "round" if news.state == "running" else news.state
        said = {
            "game": game.text("game-name"),
            "others": news.name,
            "asked": game.text(f"mail-tournament-{state}", {"n": news.round, "of": news.rounds}),
            "link": f"{self._address}#/tournament/{quote(news.tournament)}",
            "table": news.tournament,
            "reminder": False,
            "by": "",
        }

        def job(c: Connection) -> None:
            if note_heard(c, news):
                self._put(c, news, "mail-news", said, now)

        await self._database.write(job)
        self._outbox.call()

    def _put(self, c: Connection, told: Duty | News, kind: str, said: Body, now: int) -> None:
        """Put what somebody is told into the outbox, once for each way."""
        reach, guest, key = told.reach, told.guest, told.key
        if reach.mail:
            letter = msgspec.to_builtins(self._letter(guest, reach, kind, said))
            put(c, f"{key}-mail", "mail", guest, letter, now)
        if reach.webhook:
            put(c, f"{key}-hook", "webhook", guest, {"url": reach.webhook, "notice": said}, now)
        mine = sa.select(pushes).where(pushes.c.guest == guest)
        for row in c.execute(mine).all() if reach.browsers else ():
            body = {"subscription": row.subscription, "notice": said}
            put(c, f"{key}-{row.id[:12]}", "push", guest, body, now)

    def _letter(self, guest: str, reach: Reach, kind: str, said: Body) -> Letter:
        """The mail, with the way out of all of them and of those about this table."""
        says = words(reach.language)
        spoken = {name: f'"{said[name]}' for name in ("game", "others", "asked", "link", "by")}
        page = f"{self._address}#/off/"
        spoken["table-off"] = f'"{page}{self.way_out(guest, said["table"])}'
        spoken["off"] = f'"{page}{self.way_out(guest)}'
        one_click = f"{self._address}api/notices/off?token={self.way_out(guest)}"
        headers = {
            "List-Unsubscribe": f"<{one_click}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        assert reach.mail
        subject, text = says.text(f"{kind}-subject", spoken), says.text(kind, spoken)
        return Letter(reach.mail, subject, text, headers)


def _others(row: TableRow, duty: Duty, nobody: str) -> str:
    """Who else plays: people and bots by name."""
    others = [
        seat for n, seat in enumerate(row.seats) if n != duty.seat and seat.guest != duty.guest
    ]
    return ", ".join([seat.name for seat in others if seat.name]) or nobody
