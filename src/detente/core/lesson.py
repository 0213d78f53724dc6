"""Lessons: a record cut into steps, in which a learner makes the moves of one seat.

A lesson is a file people can read: moves in the words of the game, `seat: move, move`, chance's
answers among them, so that any hand and any die can be composed. What is said about each step
stands in the game's texts, under the name of lesson and step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.options import OptionError, Value
from detente.core.record import Move, Record
from detente.core.tables import DataError

Opener = Callable[[dict[str, Value]], Game[Any]]  # Any: each game has its own state
"""Makes the game of a lesson with its options."""


class Step:
    """Some moves of a lesson, the learner's first, and the clauses they show.

    `instead` holds the remarks on other answers a learner may think of, by the answer.
    """

    def __init__(
        self, name: str, clauses: tuple[str, ...], moves: tuple[Move, ...], instead: dict[int, str]
    ) -> None:
        self.name: Final = name
        self.clauses: Final = clauses
        self.moves: Final = moves
        self.instead: Final = instead


class Lesson:
    """A record whose learner sits on `seat` and takes over where the first step begins."""

    def __init__(
        self,
        name: str,
        game: Game[Any],
        seat: int,
        before: tuple[Move, ...],
        steps: tuple[Step, ...],
    ) -> None:
        self.name: Final = name
        self.game: Final = game
        self.seat: Final = seat
        self.steps: Final = steps
        moves = before
        starts = [len(moves)]
        for step in steps:
            moves += step.moves
            starts.append(len(moves))
        self.moves: Final = moves
        self.starts: Final = tuple(starts)  # with which move each step begins, and where all end

    @property
    def record(self) -> Record:
        """The whole lesson as a record."""
        game = self.game
        return Record(game.name, game.version, game.options.changed(), None, self.moves)

    def text(self, name: str = "") -> str:
        """The id of what is said: of a step, a remark, or the lesson itself."""
        return f"lesson-{self.name}-{name}" if name else f"lesson-{self.name}"

    @property
    def says(self) -> list[str]:
        """The ids of everything that is said in it."""
        steps = [step.name for step in self.steps]
        remarks = [remark for step in self.steps for remark in step.instead.values()]
        return [self.text(name) for name in ("", *steps, *remarks, "learnt")]


class Practice:
    """A lesson being played, from one of its steps on. The other seats and chance play by it."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson: Final = lesson
        given = lesson.starts[step]  # nobody takes back what was before
        self.match: Final[Match[Any]] = Match(lesson.game, script=lesson.moves, given=given)
        while len(self.match.moves) < lesson.starts[step]:
            self._follow()

    @property
    def step(self) -> int:
        """The number of the step being played; that of all steps when the lesson is done."""
        made = len(self.match.moves)
        return max([n for n, start in enumerate(self.lesson.starts) if start <= made])

    @property
    def wanted(self) -> int | None:
        """The move the lesson has the learner make now; None when it is done."""
        made = len(self.match.moves)
        return self.lesson.moves[made][1] if made < len(self.lesson.moves) else None

    def why_not(self, action: int) -> Reason | None:
        """Why the learner does not do this now: by the rules, or because the lesson goes on else.

        None for the move of the lesson.
        """
        lesson, wanted = self.lesson, self.wanted
        if wanted is None:
            return Reason("lesson-is-over", lesson.game.turn_clause)
        reason = lesson.game.why_not(self.match.state, lesson.seat, action)
        if reason is not None or action == wanted:
            return reason
        step = lesson.steps[self.step]
        remark = step.instead.get(action)
        said = "lesson-shows-another" if remark is None else lesson.text(remark)
        return Reason(said, step.clauses[0])

    def submit(self, action: int) -> None:
        """The learner's move; the lesson goes on until the learner is to move again."""
        reason = self.why_not(action)
        if reason is not None:
            raise Refused(reason)
        self._follow()
        while self.wanted is not None and self._mover() != self.lesson.seat:
            self._follow()

    def _follow(self) -> None:
        """Make the next move of the lesson; chance answers by it at once."""
        self.match.submit(*self.lesson.moves[len(self.match.moves)])

    def _mover(self) -> int:
        return self.lesson.moves[len(self.match.moves)][0]


# -- files -----------------------------------------------------------------------------------


def read_lessons(folder: Path, open_game: Opener) -> tuple[Lesson, ...]:
    """The lessons in a folder, `1_name.toml` and so on, in the order of their numbers."""
    paths = sorted(folder.glob("[0-9]*_*.toml"), key=lambda path: int(path.stem.partition("_")[0]))
    return tuple([read_lesson(path, open_game) for path in paths])


def read_lesson(path: Path, open_game: Opener) -> Lesson:
    """The lesson of a file; DataError says what is wrong with it."""
    try:
        return _lesson(path.stem.partition("_")[2], tomllib.loads(_text(path)), open_game)
    except (tomllib.TOMLDecodeError, DataError, OptionError) as error:
        raise DataError(f"{path.name}: {error}") from None


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _lesson(name: str, data: dict[str, Any], open_game: Opener) -> Lesson:
    _only(data, ("seat", "options", "before", "step"))
    game = open_game(_get(data, "options", dict, {}))
    seat = _get(data, "seat", str)
    if seat not in game.seats:
        raise DataError(f"there is no seat {seat!r}")
    before = read_moves(game, _get(data, "before", str))
    learner = game.seats.index(seat)
    steps = [_step(game, learner, step) for step in _get(data, "step", list)]
    return Lesson(name, game, learner, before, tuple(steps))


def _step(game: Game[Any], learner: int, data: dict[str, Any]) -> Step:
    _only(data, ("name", "clauses", "moves", "instead"))
    name = _get(data, "name", str)
    moves = read_moves(game, _get(data, "moves", str))
    if not moves or moves[0][0] != learner:
        raise DataError(f"step {name}: the learner begins a step")
    clauses = _get(data, "clauses", list)
    if not clauses or not all([isinstance(clause, str) for clause in clauses]):
        raise DataError(f"step {name}: which clause does it show?")
    return Step(name, tuple(clauses), moves, _remarks(game, _get(data, "instead", dict, {})))


def _remarks(game: Game[Any], data: dict[str, Any]) -> dict[int, str]:
    """The remarks on other answers: `"place italy" = "name_of_the_remark"`."""
    if not all([isinstance(remark, str) for remark in data.values()]):
        raise DataError("a remark is a name")
    return {_action(game, text): remark for text, remark in data.items()}


def read_moves(game: Game[Any], text: str) -> tuple[Move, ...]:
    """Moves in words, a line for each stretch of one seat: `us: command excomm, place italy`."""
    moves: list[Move] = []
    for line in text.splitlines():
        plain = line.partition("#")[0].strip()
        if plain:
            who, _, words = plain.partition(":")
            seat = _seat(game, who)
            moves += [(seat, _action(game, word)) for word in words.split(",")]
    return tuple(moves)


def _seat(game: Game[Any], name: str) -> int:
    if name == "chance":
        return CHANCE
    if name not in game.seats:
        raise DataError(f"there is no seat {name!r}")
    return game.seats.index(name)


def _action(game: Game[Any], text: str) -> int:
    try:
        return game.parse(text)
    except Refused:
        raise DataError(f"there is no move {text.strip()!r}") from None


def _get(data: Mapping[str, Any], key: str, kind: type, usual: object = None) -> Any:
    found = data.get(key, usual)
    if not isinstance(found, kind):
        raise DataError(f"{key} is missing or of the wrong kind")
    return found


def _only(data: object, keys: tuple[str, ...]) -> None:
    if not isinstance(data, dict):
        raise DataError("a step is a table")
    unknown = [key for key in data if key not in keys]
    if unknown:
        raise DataError(f"there is no {unknown[0]!r} here")
