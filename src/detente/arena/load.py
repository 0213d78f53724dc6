"""A bounded load: many tables at once, every seat connected, every move timed. Loopback only."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import json
import os
import random
import time
import urllib.request
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from detente.games import game

WARM: Final = 20
"""Tables that are laid before anything is measured: what is made once has been made then."""


class Seen(msgspec.Struct):
    """What the load reads of a view."""

    t: str
    seq: int = 0
    moves: int = 0
    actions: list[int] = []
    waiting: list[int] = []
    can_undo: bool = False
    ack: str | None = None


class News(msgspec.Struct):
    """What the load reads of any message; of a change, what is new."""

    t: str
    seq: int | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    actions: list[int] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    ack: str | UnsetType | None = UNSET


_read: Final = msgspec.json.Decoder(News).decode


def seen(last: Seen | None, news: News) -> Seen:
    """The view after a message, given the one before."""
    before = last if last is not None and news.t == "change" else Seen("view")
    told = {
        name: value
        for name in Seen.__struct_fields__
        if (value := getattr(news, name)) is not UNSET and name != "t"
    }
    return replace(before, **{"ack": None, **told})


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: Final[list[float]] = []  # seconds from a move to its own view
        self.games = 0
        self.refused = 0
        self.acknowledged: Final[dict[str, int]] = {}  # moves of a table when last told


class Player:
    """One seat at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.last: Seen | None = None

    async def view(self, ack: str | None = None) -> Seen | None:
        """The next view, or the one that answers `ack`; None if that is refused."""
        while True:
            news = _read(await self.socket.recv(decode=False))
            if news.t == "refused":
                return None
            if news.t not in ("view", "change"):
                continue
            self.last = seen(self.last, news)
            if ack is None or self.last.ack == ack:
                return self.last


class Load:
    """Plays random games at many tables of one server."""

    def __init__(self, addresses: Sequence[str], game: str, tables: int, rate: float) -> None:
        self.move(addresses)
        self._game: Final = game
        self._tables: Final = tables
        self._pause: Final = tables / rate if rate else 0.0  # seconds between moves of a table
        self.tally: Final = Tally()
        self._measuring = False
        self._until = float("inf")
        self.window = (0.0, 0.0)  # when was measured, by the clock of this machine
        self._seated: Final = asyncio.Semaphore(0)
        self._laid: Final[list[tuple[str, list[dict[str, str]]]]] = []

    def move(self, addresses: Sequence[str]) -> None:
        """The servers are somewhere else from now on."""
        for address in addresses:
            if not ipaddress.ip_address(urlsplit(address).hostname or "").is_loopback:
                raise ValueError("load is for a server on this machine only")
        self._addresses = [address.rstrip("/") for address in addresses]

    def lay(self, tables: int) -> None:
        """Seat guests at so many tables, before anything is measured."""
        for _ in range(tables):
            self._laid.append(self._sit_down())

    async def run(self, warm_up: float, seconds: float, pids: list[int]) -> dict[str, object]:
        """Play; report what the measured seconds gave."""
        players = [asyncio.create_task(self._play_on()) for _ in range(self._tables)]
        for _ in players:
            await self._seated.acquire()
        await asyncio.sleep(warm_up)
        gc.freeze()  # a pause of the players is none of the server's
        self._measuring = True
        began, used = time.perf_counter(), [cpu_seconds(pid) for pid in pids]
        await asyncio.sleep(seconds)
        self._measuring = False
        ended = time.perf_counter()
        cpu = [cpu_seconds(pid) - before for pid, before in zip(pids, used)]
        self.window, wall = (began, ended), ended - began
        self._until = 0.0
        await asyncio.gather(*players)
        times = sorted(self.tally.times)
        return {
            "game": self._game,
            "tables": self._tables,
            "seconds": round(wall, 2),
            "moves": len(times),
            "games": self.tally.games,
            "moves_per_second": round(len(times) / wall),
            "cpu_us_per_move": round(sum(cpu) / max(1, len(times)) * 1e6),
            **busiest(cpu, wall, len(times)),
            "p50_ms": round(_share(times, 0.50) * 1e3, 2),
            "p99_ms": round(_share(times, 0.99) * 1e3, 2),
            "refused": self.tally.refused,
        }

    async def idle(self, pid: int) -> dict[str, object]:
        """Lay tables, then look at each from one seat; report what they and the sockets take."""
        await asyncio.to_thread(self.lay, WARM)
        used, bare = cpu_seconds(pid), megabytes(pid)
        await asyncio.to_thread(self.lay, self._tables)
        made, laid = cpu_seconds(pid), megabytes(pid)
        async with contextlib.AsyncExitStack() as stack:
            for table, cookies in self._laid[-self._tables :]:
                joining = connect(
                    self._socket(table), additional_headers=cookies[0], compression=None
                )
                await Player(await stack.enter_async_context(joining)).view()
            seated, looked = megabytes(pid), cpu_seconds(pid)
        return {
            "game": self._game,
            "tables": self._tables,
            "cpu_ms_per_table": round((made - used) / self._tables * 1e3, 2),
            "kb_per_table": round((laid - bare) / self._tables * 1024, 1),
            "cpu_ms_per_socket": round((looked - made) / self._tables * 1e3, 2),
            "kb_per_socket": round((seated - laid) / self._tables * 1024, 1),
            "mb_together": round(seated - bare, 1),
        }

    async def first_answer(self) -> None:
        """Look at a table that was played before the server was started anew."""
        table, cookies = self._laid[-1]
        where = self._socket(table)
        async with connect(where, additional_headers=cookies[0], compression=None) as socket:
            await Player(socket).view()

    async def lost(self) -> int:
        """How many acknowledged moves the tables do not know: asked of a server started anew."""
        missing = 0
        for table, moves in self.tally.acknowledged.items():
            async with connect(self._socket(table), compression=None) as socket:
                found = await Player(socket).view()
                missing += max(0, moves - found.moves) if found else moves
        return missing

    async def _play_on(self) -> None:
        rng = random.Random()
        await asyncio.sleep(rng.random() * self._pause)
        while time.perf_counter() < self._until:
            await self._play_one(rng)

    async def _play_one(self, rng: random.Random) -> None:
        table, cookies = self._laid.pop() if self._laid else await asyncio.to_thread(self._sit_down)
        async with contextlib.AsyncExitStack() as stack:
            players = []
            for cookie in cookies:
                joining = connect(self._socket(table), additional_headers=cookie, compression=None)
                players.append(Player(await stack.enter_async_context(joining)))
                await players[-1].view()
            self._seated.release()
            await self._play_to_the_end(table, players, rng)

    async def _play_to_the_end(self, table: str, players: list[Player], rng: random.Random) -> None:
        number = 0
        due = time.perf_counter()
        while time.perf_counter() < self._until:
            mover = next((p for p in players if p.last is not None and p.last.actions), None)
            if mover is None or mover.last is None:
                self.tally.games += 1
                return
            number += 1
            action = rng.choice(mover.last.actions)
            said = {"t": "do", "id": str(number), "seq": mover.last.seq, "action": action}
            sent = time.perf_counter()
            await mover.socket.send(msgspec.json.encode(said), text=True)
            seen = await mover.view(str(number))
            took = time.perf_counter() - sent
            if seen is None:
                self.tally.refused += 1
                return
            if self._measuring:
                self.tally.times.append(took)
            if not seen.can_undo:  # else nobody has heard of it yet
                self.tally.acknowledged[table] = seen.moves
                await _let_see([one for one in players if one is not mover], seen.moves)
            if self._pause:
                due += self._pause
                await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def _sit_down(self) -> tuple[str, list[dict[str, str]]]:
        """Guests on every seat of a new table: its id, and the header that proves each of them."""
        seats = ["me"] + ["open"] * (len(game(self._game).seats) - 1)
        made, cookie = self._post(
            "/api/tables", {"game": self._game, "seats": seats, "public": False}
        )
        cookies = [cookie]
        for _ in seats[1:]:
            cookies.append(self._post(f"/api/tables/{made['id']}/join", {})[1])
        return str(made["id"]), [{"Cookie": cookie} for cookie in cookies]

    def _post(self, path: str, body: dict[str, object]) -> tuple[dict[str, object], str]:
        request = urllib.request.Request(
            random.choice(self._addresses) + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as response:
            cookie = str(response.headers.get("Set-Cookie", "")).partition(";")[0]
            return json.load(response), cookie

    def _socket(self, table: str) -> str:
        """Where a table is played: all of its seats at one server, the tables shared out."""
        address = self._addresses[zlib.crc32(table.encode()) % len(self._addresses)]
        return f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"


def flushes(folder: Path, times: int = 400, pages: int = 5) -> dict[str, object]:
    """What the disk takes by itself, alone, for as much as a commit writes over what was there."""
    path, page = folder / "flushes", os.urandom(4096)
    path.write_bytes(page * pages)
    spent = []
    with path.open("rb+", buffering=0) as file:
        os.fsync(file)
        for _ in range(times):
            time.sleep(0.002)
            for n in range(pages):
                os.pwrite(file.fileno(), page, n * len(page))
            began = time.perf_counter()
            os.fdatasync(file)
            spent.append(time.perf_counter() - began)
    path.unlink()
    spent.sort()
    return {
        "flush_p50_ms": round(_share(spent, 0.50) * 1e3, 2),
        "flush_p99_ms": round(_share(spent, 0.99) * 1e3, 2),
    }


async def _let_see(players: list[Player], moves: int) -> None:
    """Wait until all of them have seen so many moves."""
    for player in players:
        while player.last is None or player.last.moves < moves:
            await player.view()


def busiest(cpu: Sequence[float], wall: float, moves: int) -> dict[str, object]:
    """How busy the busiest of some servers was, as a share of a core, and how many moves all of
    them made for a second of its processor time: what they carry once nothing else holds them up.
    """
    most = max(cpu)
    return {
        "busiest_core_share": round(most / wall, 2),
        "moves_per_busiest_cpu_second": round(moves / most) if most else 0,
    }


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, without its children (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Memory that a process has in use (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0
