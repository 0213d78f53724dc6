"""`detente serve`: the table on the net."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, NoReturn
from urllib.parse import urlsplit

import uvicorn
from cyclopts import Parameter
from platformdirs import user_data_dir

from detente.core.tables import DataError
from detente.games import cards_variable, game, games
from detente.server import metrics
from detente.server.app import create_app
from detente.server.gate import LOOPBACK
from detente.server.litter import keep_out_of_the_way
from detente.server.logs import Format, Level, write_logs
from detente.server.outgoing.mail import check_mail_host
from detente.server.parts import Parts, Settings
from detente.server.protocol import HttpProtocol, SocketProtocol
from detente.server.storage.database import (
    DatabaseError,
    database_url,
    lock_for_one_server,
    open_backend,
)
from detente.server.upkeep.retention import Kept

SWITCH_SECONDS: Final = 0.001
"""How long the tables may keep the interpreter from the thread that comes back from the disk."""

FRAME_BYTES: Final = 65_536
"""A socket frame longer than this ends the connection; shorter ones that are too long are told."""


def _between(low: float, high: float) -> Parameter:
    """A number that makes sense; what is none is refused, whether typed, set or in a file."""

    def check(_kind: object, value: float) -> None:
        if not low <= value <= high:
            most = f" to {high:,.0f}" if high < MANY else " or more"
            raise ValueError(f"It must be {low:.0f}{most}.")

    return Parameter(validator=check)


def _check_cards() -> None:
    """Wrong cards are told now, with what names their folder, and not to the first who plays."""
    for name in games():
        try:
            game(name)
        except DataError as error:
            variable = cards_variable(name)
            folder = os.environ.get(variable)
            raise DataError(f"{variable}={folder}: {error}" if folder else str(error)) from None


def _check_database(_kind: object, value: str | None) -> None:
    try:
        if value is not None:
            database_url(value)
    except DatabaseError:
        raise ValueError("It must be a file, sqlite:///… or postgresql://…/name.") from None


def _check_hosts(_kind: object, value: tuple[str, ...]) -> None:
    if not all([HOST.fullmatch(one) for one in value]):
        raise ValueError("It must be names such as games.example.org, without http:// or commas.")


def _check_proxies(_kind: object, value: tuple[str, ...]) -> None:
    for one in value:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise ValueError("It must be addresses or networks, such as 10.0.0.0/24.") from None


def _check_address(_kind: object, value: str) -> None:
    place = urlsplit(value)
    if value and (place.scheme not in ("http", "https") or not place.hostname):
        raise ValueError("It must be http:// or https:// and a name.")


MANY: Final = 1e12
HOST: Final = re.compile(r"[\w.-]+|\[[0-9A-Fa-f:.]+\]")
HERE: Final = ("127.0.0.1", "::1")
Port = Annotated[int, _between(0, 65_535)]
Limit = Annotated[int, _between(0, MANY)]
Rate = Annotated[float, _between(0, MANY)]
Count = Annotated[int, _between(1, 64)]


def serve(
    host: str = "127.0.0.1",
    port: Port = 8013,
    database: Annotated[str | None, Parameter(validator=_check_database)] = None,
    *,
    hosts: Annotated[tuple[str, ...], Parameter(validator=_check_hosts)] = (),
    requests: Limit = 1_200,
    messages: Rate = 40.0,
    sockets: Limit = 300,
    tables: Limit = 500,
    sign_ins: Limit = 10,
    address: Annotated[str, Parameter(validator=_check_address)] = "",
    mail: Annotated[str, Parameter(validator=check_mail_host)] = "",
    mail_from: str = "",
    notice_after: Limit = 60,
    workers: Count = 2,
    open_days: Limit = 30,
    finished_days: Limit = 0,
    behind_proxy: bool = False,
    proxies: Annotated[tuple[str, ...], Parameter(validator=_check_proxies)] = HERE,
    browser: bool = False,
    metrics_port: Port = 0,
    metrics_host: str = "127.0.0.1",
    log_level: Level = "warning",
    log_format: Format = "text",
    trace: Annotated[str, Parameter(show=False)] = "",
) -> None:
    """Open the table: serve the page and the games until interrupted.

    Every setting can be given as an option (--log-level), in the environment (DETENTE_LOG_LEVEL)
    or in a TOML file (log_level) that --config or DETENTE_CONFIG names; the first of them counts.

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
        Sockets open at a time from one address, and as many other connections; 0 for no limit.
    tables
        Unfinished tables made from one address; 0 for no limit.
    sign_ins
        Tries to sign in a minute from one address; 0 for no limit.
    address
        Where people find the page, such as https://games.example.org/: links in mails lead there.
    mail
        The server that sends mails: smtp://user:password@host:587 or smtps://…; none for no mails.
    mail_from
        The sender of mails, such as "Détente <table@example.org>".
    notice_after
        Seconds after which somebody who is asked but away gets a notice.
    workers
        Processes in which bots think.
    open_days
        A table where nobody has begun to play for so many days is closed; 0 for never.
    finished_days
        A game of guests that has been over for so many days is forgotten; 0 for never.
    behind_proxy
        Trust what a proxy says in its headers about who is asking.
    proxies
        Addresses or networks of that proxy; by default it is on this machine.
    browser
        Open the page in your browser.
    metrics_port
        Port on which Prometheus finds /metrics; 0 for none.
    metrics_host
        Address of that port: on this machine alone by default.
    log_level
        What is logged: info has a line for every request.
    log_format
        Text for people, or JSON for programs, one object a line.
    trace
        A file for where the time of each move goes; `detente load` reads it.

    """
    _check_cards()
    write_logs(log_level, log_format)
    where = default_database() if database is None else database
    try:
        asyncio.run(_prepare(where))
    except DatabaseError as error:
        _stop(str(error))
    listener = _listen(host, port)
    here = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    if not hosts and _is_loopback(host):
        hosts = (*LOOPBACK, host)
    if metrics_port:
        _tell_metrics(metrics_host, metrics_port)
    settings = Settings(
        where,
        hosts,
        requests,
        messages,
        sockets,
        tables,
        workers,
        trace,
        Kept(open_days, finished_days),
        sign_ins,
        address if not address or address.endswith("/") else f"{address}/",
        mail,
        mail_from,
        notice_after,
        proxies if behind_proxy else (),
    )
    print(f"Détente is open at {here} (Ctrl+C closes it)", flush=True)
    for line in what_is_off(mail, address):
        print(line, flush=True)
    if browser:
        threading.Timer(0.5, webbrowser.open, [here]).start()
    sys.setswitchinterval(SWITCH_SECONDS)
    server = uvicorn.Server(config(Parts(settings)))
    keep_out_of_the_way()
    server.run(sockets=[listener])
    if not server.started:
        _stop("the server could not start")


def config(parts: Parts) -> uvicorn.Config:
    """How the server runs: the fast pieces, no compression of socket messages."""
    proxies = parts.settings.proxies
    return uvicorn.Config(
        create_app(parts),
        http=HttpProtocol.limited(0 if proxies else parts.settings.sockets),
        ws=SocketProtocol,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[*proxies],
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


def what_is_off(mail: str, address: str) -> list[str]:
    """What this server does not offer, and what that needs."""
    offered: dict[str, object] = {
        "No mails are sent: that needs --mail and --address.": mail and address,
        "No browsers and webhooks are told: that needs --address and detente[push].": (
            address and find_spec("pywebpush")
        ),
        "Nobody signs in by a passkey: that needs detente[passkeys].": find_spec("webauthn"),
    }
    return [line for line, there in offered.items() if not there]


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


def _tell_metrics(host: str, port: int) -> None:
    try:
        metrics.tell(host, port)
    except OSError as error:
        _stop(f"cannot tell metrics on {host}:{port}: {(error.strerror or str(error)).lower()}")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _stop(message: str, code: int = 1) -> NoReturn:
    print(f"detente: {message}", file=sys.stderr)
    raise SystemExit(code)
