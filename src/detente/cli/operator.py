"""`detente operator`: what whoever runs a server can do about its guests and tables.

It works on the database of running servers; they obey within two seconds.
"""

from __future__ import annotations

import json as json_
import time
from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Final

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy import Connection

from detente.cli.databases import ask
from detente.cli.mistakes import Mistake
from detente.core.options import OptionError
from detente.core.tables import DataError
from detente.server.limits import DISGUISED, disguise, network
from detente.server.shelf import shelf_game
from detente.server.storage.store import signing_key
from detente.server.upkeep import orders
from detente.server.upkeep.orders import What

DAY: Final = 24 * 3600
LONGEST: Final = 36_500
"""So many days an order may hold, unless it is for good."""

Json = Annotated[bool, Parameter(negative="")]
Id = Annotated[str, Parameter(allow_leading_hyphen=True)]  # some begin with one

operator: Final = App(
    name="operator",
    help="Mute or ban people, remove a table: running servers obey within two seconds.",
)


@operator.command(name="orders")
def list_orders(*, database: str | None = None, json: Json = False) -> None:
    """List the orders in force, the oldest first.

    Parameters
    ----------
    database
        The database of the servers: a file, sqlite:///file or postgresql://user@host/name.
    json
        Print one JSON object and nothing else.

    """
    found = [one for one in ask(database, orders.standing) if one.holds(_now())]
    if json:
        print(json_.dumps({"orders": msgspec.to_builtins(found)}))
        return
    rows = Table("no.", "since", "until", "order", "about", "why", box=None, pad_edge=False)
    for one in found:
        about = one.guest or one.address or one.table_id or ""
        until = _day(one.until) if one.until else ""
        cells = [str(one.id), _day(one.made), until, one.what, about, one.why]
        rows.add_row(*[Text(cell, overflow="fold") for cell in cells])
    Console().print(rows if found else "No order is in force.")


@operator.command
def mute(guest: Id, *, days: float = 0, why: str = "", database: str | None = None) -> None:
    """Silence a guest, in talk and in comments; whoever is muted can still play.

    Parameters
    ----------
    guest
        The id of the guest, as reports, the log and `operator who` have it.
    days
        For how many days; 0 for good.
    why
        For your own memory; no player sees it.
    database
        The database of the servers.

    """
    _give(database, "mute", days, why, guest=guest)


@operator.command
def ban(
    *,
    guest: Id | None = None,
    address: str | None = None,
    days: float = 0,
    why: str = "",
    database: str | None = None,
) -> None:
    """Shut out a guest, or anybody from an address; their open windows are closed.

    Parameters
    ----------
    guest
        The id of the guest, as reports, the log and `operator who` have it.
    address
        An address such as 192.0.2.7, or as the log and `operator who` have it, disguised. An
        IPv6 address stands for its whole household (/64).
    days
        For how many days; 0 for good.
    why
        For your own memory; no player sees it.
    database
        The database of the servers.

    """
    if (guest is None) == (address is None):
        raise Mistake("name one: --guest or --address")
    _give(database, "ban", days, why, guest=guest, address=address)


@operator.command
def lift(number: int, *, database: str | None = None) -> None:
    """Lift an order.

    Parameters
    ----------
    number
        Its number in `operator orders`.
    database
        The database of the servers.

    """
    if not ask(database, lambda c: orders.lift(c, number, _now())):
        raise Mistake(f"there is no order {number} that could be lifted")
    print(f"Order {number} is lifted.")


@operator.command
def remove(table: Id, *, why: str = "", database: str | None = None) -> None:
    """Remove a table with its moves, its talk and its reports, for good.

    Parameters
    ----------
    table
        The id of the table, as its address and reports have it.
    why
        For your own memory; no player sees it.
    database
        The database of the servers.

    """
    if ask(database, lambda c: orders.remove(c, table, why, _now())) is None:
        raise Mistake(f"there is no table {table!r}")
    print(f"Table {table} is removed.")


@operator.command
def who(id: Id, *, database: str | None = None, json: Json = False) -> None:
    """Tell who a guest is, or who sits at a table.

    Parameters
    ----------
    id
        The id of a guest or of a table.
    database
        The database of the servers.
    json
        Print one JSON object and nothing else.

    """
    guests = ask(database, lambda c: _who(c, id))
    if not guests:
        raise Mistake(f"there is no guest and no table {id!r}")
    if json:
        print(json_.dumps({"guests": msgspec.to_builtins(guests)}))
        return
    for one in guests:
        print(f"{one.guest} {one.name!r}, {one.tables} tables, since {_day(one.since)}")
        print(f"  makes tables from: {', '.join(one.addresses) or 'nowhere yet'}")


@operator.command
def undone(table: Id, *, database: str | None = None, json: Json = False) -> None:
    """Tell which moves were taken back at a table; no player sees them.

    Parameters
    ----------
    table
        The id of the table.
    database
        The database of the servers.
    json
        Print one JSON object and nothing else.

    """
    found = ask(database, lambda c: orders.trail(c, table))
    if found is None:
        raise Mistake(f"there is no table {table!r}")
    words = _words(found)
    if json:
        told = [{**msgspec.to_builtins(one), "text": words(one)} for one in found.moves]
        print(json_.dumps({"undone": told}))
        return
    for one in found.moves:
        print(f"move {one.n + 1}, seat {one.seat}: {words(one)}{_said(one)}")
        print(f"  made {_second(one.made)}, taken back {_second(one.undone)}")
    if not found.moves:
        print("Nothing was taken back there.")


def _said(move: orders.TakenBack) -> str:
    return f" ({move.comment!r})" if move.comment else ""


def _words(found: orders.Trail) -> Callable[[orders.TakenBack], str]:
    """How the moves of a table are called; by their numbers where its rules are not known here."""
    try:
        game = shelf_game(found.game, found.options, found.version)
    except (DataError, OptionError):
        return lambda move: str(move.action)
    return lambda move: game.text(move.action)


def _who(c: Connection, id: str) -> list[orders.Known]:
    there = [guest for _, guest, _ in orders.players(c, id) if guest is not None]
    found = [orders.known(c, guest) for guest in there or [id]]
    return [one for one in found if one is not None]


def _give(database: str | None, what: What, days: float, why: str, **about: str | None) -> None:
    if not 0 <= days <= LONGEST:
        raise Mistake(f"--days must be 0 to {LONGEST:,}; 0 is for good")
    now = _now()
    until = int(now + days * DAY) if days else None

    def job(c: Connection) -> int:
        if about.get("address"):
            about["address"] = _disguised(c, about["address"] or "")
        return orders.give(c, what, now, until=until, why=why[:200], **about)

    number = ask(database, job)
    print(f"Order {number}: {what} {about.get('guest') or about['address']}")


def _disguised(c: Connection, address: str) -> str:
    """An address as the database has it, however it is written."""
    readable = network(address)
    if not readable and not DISGUISED.fullmatch(address):
        raise Mistake(f"--address: {address!r} is no address")
    return disguise(signing_key(c), readable) if readable else address


def _now() -> int:
    return int(time.time())


def _second(at: int) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M:%S}"


def _day(at: int) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"
