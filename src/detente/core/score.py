"""Records in other forms than JSON: a text people read, and a compact line to paste anywhere.

All three hold the same game, and `read` takes any of them. The compact one leaves out what the
rules did (`behaviour`), which a replay finds anew. Written down in docs/records.md.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.message import Refused
from detente.core.notation import OUTSIDE
from detente.core.record import Move, Record
from detente.core.registry import open_game
from detente.core.tables import DataError

TITLE: Final = "Détente, a game in words, format 1"
MARK: Final = "detente1"
"""How a compact line begins."""

LARGEST: Final = 8_000_000
"""So many bytes a compact line may hold when it is unpacked."""

_CHANCE: Final = "chance"
_COMMENT: Final = re.compile(r"\s+(\".*\")")
_OUTSIDE: Final = {text: action for action, text in OUTSIDE.items()}
_SEATS_FROM: Final = -1  # a seat is written as its distance from chance
_ACTIONS_FROM: Final = min(OUTSIDE)  # an action as its distance from the lowest


# -- in words ------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """A record in words: what it is about, then a line for every move, what was said below it."""
    game = open_game(record.game, record.version, record.options)
    head = record.to_json()
    for name in ("detente", "moves", "comments"):
        head.pop(name, None)
    lines = [TITLE, *[f"{name}: {_json(value)}" for name, value in head.items()], ""]
    for n, (seat, action) in enumerate(record.moves):
        who = _CHANCE if seat == CHANCE else game.seats[seat]
        lines.append(f"{who} {game.text(action)}")
        if n in record.comments:
            lines.append(f"    {_json(record.comments[n])}")
    return "\n".join(lines) + "\n"


def _from_text(text: str) -> Record:
    """The record of a text; DataError names the line that is wrong."""
    lines = text.splitlines()
    head, at = _head(lines)
    about = Record.from_json({"detente": 1, "moves": [], **head, "given": 0, "behaviour": ""})
    game = open_game(about.game, about.version, about.options)
    moves: list[list[int]] = []
    comments: list[list[object]] = []
    for n, line in enumerate(lines[at:], at + 1):
        said = _COMMENT.fullmatch(line)
        if said and moves:
            comments.append([len(moves) - 1, _value(said[1], n)])
        elif line.strip():
            moves.append(list(_move(game, line, n)))
    found = {"detente": 1, **head, "moves": moves, "comments": comments}
    return Record.from_json(found)


def _head(lines: list[str]) -> tuple[dict[str, object], int]:
    """What stands above the moves, and the number of the line where they begin."""
    head: dict[str, object] = {}
    for n, line in enumerate(lines[1:], 2):
        name, colon, value = line.partition(":")
        if not line.strip():
            return {"seed": None, "fairness": None, "options": {}, **head}, n
        if not colon:
            raise DataError(f"record: line {n} must be name: value, got {line[:60]!r}")
        head[name.strip()] = _value(value, n)
    raise DataError("record: there are no moves")


def _move(game: Game[Any], line: str, n: int) -> Move:  # Any: each game has its own state
    who, _, what = line.strip().partition(" ")
    if who != _CHANCE and who not in game.seats:
        raise DataError(f"record: line {n}: {game.name} has no seat {who[:40]!r}")
    try:
        action = _OUTSIDE[what] if what in _OUTSIDE else game.parse(what)
    except Refused:
        raise DataError(f"record: line {n}: {game.name} has no act {what[:60]!r}") from None
    return (CHANCE if who == _CHANCE else game.seats.index(who), action)


# -- compact -------------------------------------------------------------------------------------


def to_compact(record: Record) -> str:
    """A record as one line: its game and version to read, the rest packed."""
    head = record.to_json()
    for name in ("detente", "game", "version", "moves", "behaviour"):
        head.pop(name, None)
    moves = b"".join([_packed(move) for move in record.moves])
    packed = zlib.compress(_json(head).encode() + b"\n" + moves, 9)
    body = urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{MARK}:{record.game}:{record.version}:{body}"


def _packed(move: Move) -> bytes:
    """Three bytes: the seat, then the action, the higher byte first; both from their lowest."""
    seat, action = move
    return bytes([seat - _SEATS_FROM]) + (action - _ACTIONS_FROM).to_bytes(2, "big")


def _from_compact(line: str) -> Record:
    """The record of a compact line; DataError says what is wrong with it."""
    parts = "".join(line.split()).split(":")
    if len(parts) != 4 or not parts[2].isdecimal():
        raise DataError(f"record: a compact line is {MARK}:game:version:moves")
    head, _, moves = _unpacked(parts[3]).partition(b"\n")
    if len(moves) % 3:
        raise DataError("record: a compact line has three bytes for every move")
    read = [
        [moves[at] + _SEATS_FROM, int.from_bytes(moves[at + 1 : at + 3], "big") + _ACTIONS_FROM]
        for at in range(0, len(moves), 3)
    ]
    told = _value(head.decode("utf-8", "replace"), 1)
    if not isinstance(told, dict):
        raise DataError("record: a compact line begins with what the game is about")
    named = {"detente": 1, "game": parts[1], "version": int(parts[2])}
    return Record.from_json({**told, **named, "moves": read})


def _unpacked(body: str) -> bytes:
    """What a compact line holds; nothing is unpacked beyond what a record can be."""
    unzip = zlib.decompressobj()
    try:
        packed = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpacked = unzip.decompress(packed, LARGEST)
    except (ValueError, zlib.error):
        raise DataError("record: a compact line that is cut off or changed") from None
    if unzip.unconsumed_tail or not unzip.eof:
        raise DataError("record: a compact line that is cut off, or too long")
    return unpacked


# -- any of them ---------------------------------------------------------------------------------


def to_json(record: Record) -> str:
    """A record as a .detente.json file holds it."""
    return _json(record.to_json()) + "\n"


FORMS: Final[dict[str, Callable[[Record], str]]] = {
    "json": to_json,
    "text": to_text,
    "compact": to_compact,
}
"""The forms in which a record can be written."""


def read(text: str) -> Record:
    """The record of a text in any form; DataError says what is wrong with it."""
    told = text.lstrip("\ufeff \t\r\n")
    if told.startswith(TITLE):
        return _from_text(told)
    if told.startswith(f"{MARK}:"):
        return _from_compact(told)
    try:
        return Record.from_json(json.loads(told))
    except RecursionError:
        raise DataError("brackets in brackets, deeper than a record has any") from None
    except ValueError as error:
        raise DataError(f"not JSON, nor a game in words or on a compact line: {error}") from None


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _value(text: str, line: int) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise DataError(f"record: line {line} holds no value: {text.strip()[:60]!r}") from None
