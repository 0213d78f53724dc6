"""What a page is sent: all of a view, or what is new in it against the last one it was shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from detente.server.messages import wire
from detente.server.socket.connection import Connection

_FIXED: Final = (
    "table",
    "game",
    "options",
    "seat",
    "part",
    "delay",
    "given",
    "lesson",
    "time",
    "rated",
    "bids",
)
"""What does not change at a table: where it does, all of the view is sent."""

_OFTEN: Final = ("seq", "prompt", "waiting", "actions", "forced", "can_undo", "undoes", "moves")
"""What a move changes."""

_APART: Final = ("log_from", "log", "position", "ack")

_TOLD: Final = _FIXED + _OFTEN + _APART

_SELDOM: Final = tuple([name for name in wire.View.__struct_fields__ if name not in _TOLD])

_fixed, _often, _seldom = attrgetter(*_FIXED), attrgetter(*_OFTEN), attrgetter(*_SELDOM)


class Sight(NamedTuple):
    """A table as one seat sees it: all but its log, how long that is, and its lines from one on."""

    view: wire.View
    lines: int
    log: Callable[[int], list[wire.LogLine]]


Compared = dict[tuple[int, int], dict[str, object]]
"""What is new in a field with many entries, by the one object and the other that were compared."""


class Letters:
    """Writes a view to every page that is to see it: each letter once, however many read it.

    What readers have in common are the same objects in their views, and compared once for all.
    """

    def __init__(self) -> None:
        self._written: Final[list[tuple[wire.View | None, wire.View, int, bytes]]] = []
        self._compared: Final[Compared] = {}

    def post(
        self,
        connection: Connection,
        sight: Sight,
        log_from: int,
        ack: str | None = None,
    ) -> None:
        """Show one page the table, with the log from a line on; `ack` is the request it answers."""
        view = sight.view
        shown, connection.shown = connection.shown, view
        if ack is not None:
            log = sight.log(log_from)
            connection.post(_letter(shown, view, log_from, log, self._compared, ack))
            return
        for before, after, start, letter in self._written:
            if before is shown and after is view and start == log_from:
                connection.post(letter)
                return
        letter = _letter(shown, view, log_from, sight.log(log_from), self._compared)
        self._written.append((shown, view, log_from, letter))
        connection.post(letter)


def _letter(
    shown: wire.View | None,
    view: wire.View,
    log_from: int,
    log: list[wire.LogLine],
    compared: Compared,
    ack: str | None = None,
) -> bytes:
    new = None if shown is None else _change(shown, view, compared)
    if new is None:
        return wire.encode(replace(view, log_from=log_from, log=log, ack=ack))
    if ack is not None:
        new["ack"] = ack
    return wire.encode(wire.Change(log_from, log, **new))


def _change(shown: wire.View, view: wire.View, compared: Compared) -> dict[str, Any] | None:
    """What is new in a view (Any: the fields of a Change); None if a change cannot tell it."""
    if shown.position.keys() != view.position.keys() or _fixed(shown) != _fixed(view):
        return None
    new = _others(_OFTEN, _often(shown), _often(view))
    before, now = _seldom(shown), _seldom(view)
    if before != now:
        new |= _others(_SELDOM, before, now)
    position, within = news(shown.position, view.position, compared)
    if position:
        new["position"] = position
    if within:
        new["within"] = within
    return new


def _others(
    names: Sequence[str], old: tuple[object, ...], new: tuple[object, ...]
) -> dict[str, Any]:
    """The fields among these that are others than before."""
    return {
        name: value
        for name, before, value in zip(names, old, new)
        if value is not before and value != before
    }


def news(
    old: Mapping[str, object], new: Mapping[str, object], compared: Compared
) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    """The fields of a position that are new, and the new entries of those that have many."""
    fields: dict[str, object] = {}
    within: dict[str, dict[str, object]] = {}
    for name, value in new.items():
        before = old[name]
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict) and before.keys() <= value.keys():
            both = id(before), id(value)
            entries = compared.get(both)
            if entries is None:
                entries = compared[both] = {
                    key: entry
                    for key, entry in value.items()
                    if key not in before or (before[key] is not entry and before[key] != entry)
                }
            if entries:
                within[name] = entries
        elif before != value:
            fields[name] = value
    return fields, within


def kept(old: Mapping[str, object], new: Mapping[str, object]) -> Mapping[str, object]:
    """A part of a position in which what did not change is the same object as before."""
    return {
        name: old[name] if name in old and (old[name] is value or old[name] == value) else value
        for name, value in new.items()
    }


def tell_seats(connection: Connection, seats: wire.Seats, data: bytes) -> None:
    """Tell one page who sits where: the view it was shown holds that from now on."""
    if connection.shown is not None:
        connection.shown = replace(connection.shown, seats=seats.seats, rematch=seats.rematch)
    connection.post(data)
