"""`detente serve`: the table on the net."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final, NoReturn

import structlog
import uvicorn
from cyclopts import Parameter
from platformdirs import user_data_dir

from detente.games import game, games
from detente.server.app import create_app
from detente.server.database import (
    DatabaseError,
    database_url,
    lock_for_one_server,
    open_backend,
)
from detente.server.gate import LOOPBACK
from detente.server.parts import Parts, Settings
from detente.server.protocol import HttpProtocol, SocketProtocol

SWITCH_SECONDS: Final = 0.001
"""How long the tables may keep the interpreter from the thread that comes back from the disk."""

FRAME_BYTES: Final = 65_536
"""A socket frame longer than this ends the connection; shorter ones that are too long are told."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8013,
    database: str | None = None,
    *,
    hosts: tuple[str, ...] = (),
    requests: int = 1_200,
    messages: float = 40.0,
    sockets: int = 300,
    tables: int = 500,
    workers: int = 2,
    behind_proxy: bool = False,
    browser: bool = False,
    trace: Annotated[str, Parameter(show=False)] = "",
) -> None:
    """Open the table: serve the page and the games until interrupted.

    Parameters
    ----------
    host
        Address to listen on. On this machine alone by default.
    port
        Port to listen on; 0 takes any free one.
    database
        A file, sqlite:///file or postgresql://user@host/name; by default a file in the user's
        data folder.
    hosts
        Names the server answers to, such as games.example.org; by default only its own on this
        machine alone, and any name elsewhere.
    requests
        HTTP requests a minute from one address; 0 for no limit.
    messages
        Socket messages a second on one connection; 0 for no limit.
    sockets
        Sockets open at a time from one address; 0 for no limit.
    tables
        Unfinished tables made from one address; 0 for no limit.
    workers
        Processes in which bots think.
    behind_proxy
        Believe the headers a proxy on this machine sets about who asks.
    browser
        Open the page in your browser.
    trace
        A file for where the time of each move goes; `detente load` reads it.

    """
    if not 0 <= port <= 65535:
        _stop(f"the port must be 0 to 65535, not {port}", 2)
    if min(requests, sockets, tables) < 0 or not messages >= 0 or not 1 <= workers <= 64:
        _stop("limits must not be negative, and there must be 1 to 64 workers", 2)
    for name in games():
        game(name)  # wrong cards are told now, not to the first who plays
    _write_logs()
    where = default_database() if database is None else database
    try:
        asyncio.run(_prepare(where))
    except DatabaseError as error:
        _stop(str(error))
    listener = _listen(host, port)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    if not hosts and _is_loopback(host):
        hosts = (*LOOPBACK, host)
    settings = Settings(where, hosts, requests, messages, sockets, tables, workers, trace)
    print(f"Détente is open at {address} (Ctrl+C closes it)", flush=True)
    if browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    sys.setswitchinterval(SWITCH_SECONDS)
    server = uvicorn.Server(config(Parts(settings), behind_proxy))
    gc.freeze()  # all of this stays: no collection walks through it while somebody waits for a move
    server.run(sockets=[listener])
    if not server.started:
        _stop("the server could not start")


def config(parts: Parts, behind_proxy: bool = False) -> uvicorn.Config:
    """How the server runs: the fast pieces, no compression of socket messages."""
    return uvicorn.Config(
        create_app(parts),
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=5,
    )


def default_database() -> str:
    """The file in the user's data folder; the folder is made if it is not there."""
    folder = Path(user_data_dir("detente", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _stop(f"the data folder {folder} cannot be made: {error.strerror}")
    return str(folder / "detente.db")


async def _prepare(database: str) -> None:
    """Bring the database up to date before anybody is let in."""
    url = database_url(database)
    lock = lock_for_one_server(url)
    backend = await open_backend(url)
    await backend.close()
    if lock is not None:
        lock.release()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        _stop(f"cannot listen on {host}:{port}: {(error.strerror or str(error)).lower()}")
    return listener


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _write_logs() -> None:
    """Logs go to standard error, one line each; a log that cannot be written stops nothing."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def _stop(message: str, code: int = 1) -> NoReturn:
    print(f"detente: {message}", file=sys.stderr)
    raise SystemExit(code)
