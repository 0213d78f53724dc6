"""What a page is sent: all of a view, or what is new in it against the last one it was shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from detente.server.messages import wire
from detente.server.shown.views import Now, Setting, Sight, whole
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

_SELDOM: Final = tuple([name for name in Setting.__struct_fields__ if name not in _FIXED])
"""What is told where it does change."""

_fixed, _seldom = attrgetter(*_FIXED), attrgetter(*_SELDOM)

Part = Mapping[str, object]
"""A part of a position: what everybody sees of it, or what one seat sees otherwise."""

News = tuple[dict[str, object], dict[str, dict[str, object]]]
"""The fields of a part that are new, and the new entries of those that have many."""


class Reading(NamedTuple):
    """A table as one seat sees it, how long its log is, and the lines of that from one on."""

    sight: Sight
    lines: int
    log: Callable[[int], list[wire.LogLine]]


class Letters:
    """Writes a view to every page that is to see it: each letter once, however many read it.

    What readers have in common is compared once for all.
    """

    def __init__(self) -> None:
        self._written: Final[list[tuple[Sight | None, Sight, int, bytes]]] = []
        self._compared: Final[list[tuple[Part, Part, News | None]]] = []

    def post(
        self,
        connection: Connection,
        reading: Reading,
        log_from: int,
        ack: str | None = None,
    ) -> None:
        """Show one page the table, with the log from a line on; `ack` is the request it answers."""
        sight = reading.sight
        shown, connection.shown = connection.shown, sight
        if ack is None:
            for before, after, start, letter in self._written:
                if before is shown and after is sight and start == log_from:
                    connection.post(letter)
                    return
        letter = self._letter(shown, sight, log_from, reading.log(log_from), ack)
        if ack is None:
            self._written.append((shown, sight, log_from, letter))
        connection.post(letter)

    def _letter(
        self,
        shown: Sight | None,
        sight: Sight,
        log_from: int,
        log: list[wire.LogLine],
        ack: str | None,
    ) -> bytes:
        new = None if shown is None else self._change(shown, sight)
        if new is None:
            return wire.encode(whole(sight, log_from, log, ack))
        if ack is not None:
            new["ack"] = ack
        return wire.encode(wire.Change(log_from, log, **new))

    def _change(self, shown: Sight, sight: Sight) -> dict[str, Any] | None:
        """What is new in a view (Any: the fields of a Change); None if a change cannot tell it."""
        common, own = self._news(shown.common, sight.common), news(shown.own, sight.own)
        if common is None or own is None:
            return None
        new = _others(Now._fields, shown.now, sight.now)
        before, now = shown.setting, sight.setting
        if before is not now:
            if _fixed(before) != _fixed(now):
                return None
            new |= _others(_SELDOM, _seldom(before), _seldom(now))
        if common[0] or own[0]:
            new["position"] = {**common[0], **own[0]}
        if common[1] or own[1]:
            new["within"] = {**common[1], **own[1]}
        return new

    def _news(self, old: Part, new: Part) -> News | None:
        """What is new in what everybody sees: most readers were shown the same before."""
        for before, after, told in self._compared:
            if before is old and after is new:
                return told
        found = news(old, new)
        self._compared.append((old, new, found))
        return found


def _others(
    names: Sequence[str], old: tuple[object, ...], new: tuple[object, ...]
) -> dict[str, Any]:
    """The fields among these that are others than before."""
    return {
        name: value
        for name, before, value in zip(names, old, new)
        if value is not before and value != before
    }


def news(old: Part, new: Part) -> News | None:
    """What is new in a part of a position; None if it has other fields than before."""
    fields: dict[str, object] = {}
    within: dict[str, dict[str, object]] = {}
    if old.keys() != new.keys():
        return None
    for name, value in new.items():
        before = old[name]
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict) and before.keys() <= value.keys():
            entries = _entries(before, value)
            if entries:
                within[name] = entries
        elif before != value:
            fields[name] = value
    return fields, within


def _entries(before: dict[str, object], value: dict[str, object]) -> dict[str, object]:
    """The entries of a field that are new. What did not change is mostly the same object still."""
    if [*before] == [*value]:
        others = compress(value, map(is_not, before.values(), value.values()))
        return {key: value[key] for key in others if before[key] != value[key]}
    return {key: entry for key, entry in value.items() if key not in before or before[key] != entry}


def tell_seats(connection: Connection, seats: wire.Seats, data: bytes) -> None:
    """Tell one page who sits where: the view it was shown holds that from now on."""
    shown = connection.shown
    if shown is not None:
        setting = replace(shown.setting, seats=seats.seats, rematch=seats.rematch)
        connection.shown = shown._replace(setting=setting)
    connection.post(data)
