"""Records: rules version, options, seed and moves. Anything else about a game is a cache."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from detente.core.behaviour import read_sums, write_sums
from detente.core.options import Value
from detente.core.tables import DataError

Move = tuple[int, int]
"""(seat, action); chance's answers are moves like any other."""

FORMAT: Final = 1


class Record:
    """A whole game as data. Replaying needs the moves only; the seed says where chance came from.

    The first `given` moves are those of another game: what chance said there came from there.
    `behaviour` says what the rules did, a number for each move; old files have none. A record
    with it belongs where the whole game may be known: it tells of hidden hands.
    """

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, Value],
        seed: int | None,
        moves: Sequence[Move],
        fairness: dict[str, object] | None = None,
        comments: Mapping[int, str] | None = None,
        given: int = 0,
        behaviour: Sequence[int] = (),
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.seed: Final = seed
        self.moves: Final = tuple(moves)
        self.fairness: Final = fairness  # commitment, secret and nonces of a table's dice
        self.comments: Final = dict(comments or {})  # what was said with a move, by its number
        self.given: Final = given
        self.behaviour: Final = tuple(behaviour)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __reduce__(self) -> tuple[object, ...]:
        played = (self.game, self.version, self.options, self.seed, self.moves)
        return (Record, (*played, self.fairness, self.comments, self.given))

    def __hash__(self) -> int:
        return hash((self.game, self.moves))

    def to_json(self) -> dict[str, object]:
        """Plain JSON types. What is empty is left out: comments, `given`, `behaviour`."""
        data: dict[str, object] = {
            "detente": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": dict(self.options),
            "seed": self.seed,
            "moves": [list(move) for move in self.moves],
            "fairness": self.fairness,
        }
        if self.comments:
            data["comments"] = [[n, self.comments[n]] for n in sorted(self.comments)]
        if self.given:
            data["given"] = self.given
        if self.behaviour:
            data["behaviour"] = write_sums(self.behaviour)
        return data

    def bare(self) -> Record:
        """The same game without a word about where chance came from."""
        return Record(
            self.game,
            self.version,
            self.options,
            None,
            self.moves,
            None,
            self.comments,
            self.given,
            self.behaviour,
        )

    def start(self, upto: int, seed: int | None = None) -> Record:
        """A new game that goes on from the first `upto` moves of this one."""
        moves, known = self.moves[:upto], self.behaviour[:upto]
        given = len(moves)
        return Record(
            self.game, self.version, self.options, seed, moves, given=given, behaviour=known
        )

    @staticmethod
    def from_json(data: object) -> Record:
        """The record in a decoded JSON file; DataError says what is wrong with it."""
        if not isinstance(data, dict) or data.get("detente") != FORMAT:
            raise DataError(f"not a Détente record of format {FORMAT}")
        for name, kind in _SHAPE:
            if name not in data or not isinstance(data[name], kind):
                raise DataError(f"record: {name} is missing or of the wrong kind")
        moves: list[Move] = []
        for n, move in enumerate(data["moves"]):
            if not isinstance(move, list) or [type(part) for part in move] != [int, int]:
                raise DataError(f"record: move {n} must be [seat, action], got {move!r}")
            moves.append((move[0], move[1]))
        return Record(
            data["game"],
            data["version"],
            data["options"],
            data["seed"],
            moves,
            data["fairness"],
            _comments(data.get("comments", []), len(moves)),
            _given(data.get("given", 0), len(moves)),
            read_sums(data.get("behaviour", ""), len(moves)),
        )

    def _repr_html_(self) -> str:
        """In a notebook: what was played, and the last position."""
        told: str = import_module("detente.drawing").record_html(self)
        return told

    def save(self, path: Path) -> None:
        """Write a .detente.json file."""
        text = json.dumps(self.to_json(), separators=(",", ":"))
        path.write_text(text + "\n", encoding="utf-8")

    @staticmethod
    def load(path: Path) -> Record:
        """Read a .detente.json file, or one that holds a game in words or on a compact line."""
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise DataError(f"{path}: cannot be read: {error.strerror}") from None
        except UnicodeDecodeError as error:
            raise DataError(f"{path}: not a text: {error}") from None
        try:
            found: Record = import_module("detente.core.score").read(text)
        except DataError as error:
            raise DataError(f"{path}: {error}") from None
        return found


def _comments(data: object, moves: int) -> dict[int, str]:
    """What was said with which move; DataError if that is no list of [number, text]."""
    if not isinstance(data, list):
        raise DataError("record: comments must be a list")
    found: dict[int, str] = {}
    for pair in data:
        if not isinstance(pair, list) or [type(part) for part in pair] != [int, str]:
            raise DataError(f"record: a comment must be [move, text], got {pair!r}")
        if not 0 <= pair[0] < moves:
            raise DataError(f"record: there is no move {pair[0]} to comment on")
        found[pair[0]] = pair[1]
    return found


def _given(data: object, moves: int) -> int:
    """How many moves are another game's; DataError if that is no such number."""
    if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= moves:
        raise DataError(f"record: given must be a number of its moves, got {data!r}")
    return data


_SHAPE: Final = (
    ("game", str),
    ("version", int),
    ("options", dict),
    ("seed", (int, type(None))),
    ("moves", list),
    ("fairness", (dict, type(None))),
)
