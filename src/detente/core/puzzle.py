"""Puzzles: a moment of a game that was played, and what each answer to it is worth.

A puzzle is a file beside the rules of its game. It says what a bot found when it was made; nobody
thinks when it is solved.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from detente.core.record import Record
from detente.core.tables import DataError

HARDEST: Final = 5
"""How difficult a puzzle can be; the easiest is 1."""


class Answer(NamedTuple):
    """An answer, what the best one brings more on average, from -1 to 1, and by which terms of the
    game, what differs most first. The best costs nothing, and its terms say what it changes.
    """

    action: int
    cost: float
    why: Sequence[tuple[str, float]]


class Puzzle(NamedTuple):
    """What `seat` is asked at the end of a record; its answers, the best first."""

    name: str
    record: Record
    seat: int
    difficulty: int
    answers: tuple[Answer, ...]

    @property
    def best(self) -> int:
        """The answer that is marked."""
        return self.answers[0].action

    def to_json(self) -> dict[str, object]:
        """Plain JSON types."""
        answers = [[one.action, one.cost, [list(term) for term in one.why]] for one in self.answers]
        return {
            "seat": self.seat,
            "difficulty": self.difficulty,
            "answers": answers,
            "record": self.record.to_json(),
        }


def read_puzzles(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a folder, `1.json` and so on, in the order of their numbers."""
    paths = sorted(folder.glob("[0-9]*.json"), key=lambda path: int(path.stem))
    return tuple([read_puzzle(path) for path in paths])


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle of a file; DataError says what is wrong with it."""
    try:
        return _puzzle(path.stem, json.loads(path.read_text(encoding="utf-8")))
    except (KeyError, TypeError, ValueError, DataError) as error:
        raise DataError(f"{path.name}: {error}") from None


def _puzzle(name: str, data: dict[str, Any]) -> Puzzle:
    answers = [
        Answer(action, cost, tuple([(term, amount) for term, amount in why]))
        for action, cost, why in data["answers"]
    ]
    record = Record.from_json(data["record"])
    return Puzzle(name, record, data["seat"], data["difficulty"], tuple(answers))
