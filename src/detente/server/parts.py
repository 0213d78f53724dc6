"""What a running server consists of, and how it is started and ended."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Litestar
from litestar.stores.memory import MemoryStore
from litestar.types import Receive, Scope, Send, WebSocketScope

from detente.server import metrics
from detente.server.chores import again_and_again
from detente.server.clocks.clock import Clock
from detente.server.clocks.plans import Plans
from detente.server.clocks.timekeeper import Timekeeper
from detente.server.contests.ratings import Ratings
from detente.server.contests.tournaments import Tournaments
from detente.server.gate import GUEST_SLOT
from detente.server.hall.hall import Hall
from detente.server.hall.lobby import Lobby
from detente.server.hall.new_tables import NewTables
from detente.server.hall.snapshots import Snapshots
from detente.server.learning.puzzles import Puzzles
from detente.server.learning.studies import Studies
from detente.server.limits import Limits
from detente.server.litter import keep_tidy
from detente.server.outgoing.audience import Audience
from detente.server.outgoing.mail import Letter, MailHost
from detente.server.outgoing.notices import Notices
from detente.server.outgoing.outbox import Channel, Outbox
from detente.server.people.accounts import Accounts
from detente.server.people.company import Company
from detente.server.people.guests import Guests
from detente.server.people.letters import Letters
from detente.server.people.links import Links
from detente.server.people.programs import Programs
from detente.server.people.sessions import Sessions
from detente.server.people.tries import Tries
from detente.server.shown.downloads import Downloads
from detente.server.socket.sockets import serve_socket
from detente.server.storage.database import database_url, lock_for_one_server, open_backend
from detente.server.storage.store import Store
from detente.server.thinking.reading_room import ReadingRoom
from detente.server.thinking.workers import Workers
from detente.server.trace import Trace
from detente.server.upkeep.retention import Kept
from detente.server.upkeep.upkeep import Upkeep
from detente.server.upkeep.wellness import Wellness

if TYPE_CHECKING:
    from detente.server.outgoing.outward import Outward
    from detente.server.people.passkeys import Passkeys


FORGOTTEN: Final = 60.0
"""How often those are forgotten who have asked for nothing for a minute, in seconds."""


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    database: str
    hosts: tuple[str, ...] = ()  # the names it answers to; none: any
    requests: int = 1_200  # HTTP requests a minute from one address; 0: no limit
    messages: float = 40.0  # socket messages a second on one connection; 0: no limit
    sockets: int = 300  # sockets from one address; 0: no limit
    tables: int = 500  # unfinished tables made from one address; 0: no limit
    workers: int = 2  # processes in which bots think
    trace: str = (
        ""  # a file for where the time of each move goes; none for anybody but who measures
    )
    kept: Kept = Kept()  # for how long what nobody needs any more is kept
    sign_ins: int = 10  # tries to get in a minute from one address; 0: no limit
    address: str = ""  # where people find the page, with its last slash: it stands in mails
    mail: str = ""  # where mails are handed in; none: no mails
    mail_from: str = ""  # whom they come from
    notice_after: int = 60  # seconds after which somebody who is asked and away is told
    proxies: tuple[str, ...] = ()  # who may say in headers who is asking: addresses, networks
    inward: bool = False  # notices may go to this machine: in tests alone


class Parts:
    """What a running server consists of; filled when it starts."""

    hall: Hall
    room: ReadingRoom
    company: Company
    new_tables: NewTables
    lobby: Lobby
    snapshots: Snapshots
    guests: Guests
    limits: Limits
    timekeeper: Timekeeper
    ratings: Ratings
    tournaments: Tournaments
    audience: Audience
    plans: Plans
    studies: Studies
    puzzles: Puzzles
    downloads: Downloads
    sessions: Sessions
    accounts: Accounts
    links: Links
    letters: Letters | None  # where mails can be sent
    passkeys: Passkeys | None  # where keys are known
    tries: Tries
    outbox: Outbox
    wellness: Wellness
    programs: Programs
    notices: Notices
    outward: Outward | None  # where notices can be sent over HTTP

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings: Final = settings
        self._clock: Final = clock or Clock()
        self._channels: Final[dict[str, Channel]] = {}
        self.streams: Final[Counter[str]] = Counter()  # of events, open by bot
        self.counted: Final = MemoryStore()  # requests of the last minute, by address

    async def _keep_forgetting(self) -> None:
        """Whoever asked once must not be remembered for ever: there are many addresses."""
        told = "counted requests were not forgotten"
        await again_and_again(self.counted.delete_expired, FORGOTTEN, told)

    @contextlib.asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """Open the database, start the workers; at the end write what waits and let go."""
        settings, url = self.settings, database_url(self.settings.database)
        lock = lock_for_one_server(url)
        store = Store(await open_backend(url), self._clock)
        if settings.trace:
            store.trace = Trace(Path(settings.trace))
        key = await store.signing_key()
        self.guests = Guests(key)
        self.limits = Limits(self._clock, settings.sockets, settings.messages, key)
        self._know_people(store)
        await store.blocks.load()
        await store.pauses.begin(self._clock.ms())
        workers = Workers(settings.workers)
        self.hall = Hall(store, workers, self._clock)
        self.room = ReadingRoom()
        self.company = Company(self.hall, self._clock)
        self.new_tables = NewTables(
            self.hall, self.company, self._clock, self.room, key, settings.tables
        )
        metrics.watch(self.hall.count, lambda: store.database.waiting, lambda: workers.waiting)
        self.wellness = Wellness(store.database, self._clock)
        upkeep = Upkeep(self.hall, self._clock, settings.kept)
        self.ratings = Ratings(store, self._clock)
        self.lobby = Lobby(self.hall, self.new_tables, self.ratings, self._clock)
        self.snapshots = Snapshots(self.hall, self._clock, self.room)
        self.audience = Audience(self.hall.store.database, self._clock)
        self.tournaments = Tournaments(
            self.hall, self.new_tables, self.ratings, self.audience, self._clock
        )
        self.timekeeper = Timekeeper(self.hall, self.ratings, self.tournaments)
        self.plans = Plans(self.hall, self._clock)
        self.studies = Studies(workers, self.room)
        self.puzzles = Puzzles(store.database, self._clock, self.room)
        self.downloads = Downloads(store)
        self.programs = self.hall.programs
        await self._give_notice(key)
        await upkeep.obey()
        jobs = (
            workers.warm_up,
            self.hall.sweep,
            upkeep.keep_obeying,
            upkeep.keep_clearing,
            self.timekeeper.keep_looking,
            self.plans.keep_looking,
            self.outbox.keep_sending,
            self.notices.keep_looking,
            keep_tidy,
            self._keep_forgetting,
        )
        tasks = [asyncio.create_task(job()) for job in jobs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.timekeeper.close()
            if self.outward is not None:
                await self.outward.close()
            await self.studies.close()
            await self.hall.close()
            await workers.close()
            await store.close()
            if lock is not None:
                lock.release()

    def _know_people(self, store: Store) -> None:
        """Everything about accounts, and what is on its way to them."""
        settings, database, clock = self.settings, store.database, self._clock
        self.sessions = store.sessions
        self.accounts = Accounts(database, clock)
        self.links = Links(database, clock)
        self.tries = Tries(settings.sign_ins)
        self.passkeys = None
        if find_spec("webauthn") is not None:
            from detente.server.people.passkeys import Passkeys

            self.passkeys = Passkeys(database, clock, self.links)
        channels = self._channels
        self.outbox = Outbox(database, clock, channels)
        self.letters = None
        if settings.mail and settings.address:
            host = MailHost(settings.mail, settings.mail_from)
            channels["mail"] = lambda key, body: host.send(key, msgspec.convert(body, Letter))
            self.letters = Letters(database, clock, self.outbox, settings.address)

    async def _give_notice(self, key: bytes) -> None:
        """Tell people who are asked and away, by every way there is."""
        settings, clock = self.settings, self._clock
        self.notices = Notices(
            self.hall,
            clock,
            self.outbox,
            key,
            settings.address,
            settings.notice_after,
            self.plans,
            self.audience,
        )
        self.outward = None
        if settings.address and find_spec("pywebpush") is not None:
            from detente.server.outgoing.outward import Outward

            push_key = await self.hall.store.push_key()
            self.outward = Outward(push_key, settings.address, settings.inward)
            self._channels["push"] = self.outward.push
            self._channels["webhook"] = self.outward.webhook

    def who(self, scope: Scope) -> dict[str, object]:
        """Who asks, as far as the log may know: a guest, and an address that cannot be read."""
        guest = scope.get("state", {}).get(GUEST_SLOT)
        return {"guest": guest, "address": self.limits.disguised(scope)}

    async def serve_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """One browser at one table."""
        await serve_socket(scope, receive, send, self.hall, self.guests, self.limits)
