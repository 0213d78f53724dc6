"""What the rules did in a match, as a running number that a changed rule changes.

Only what a player could tell counts: who is asked, what may be answered (as a set), the odds of
chance in their order, and the result. How a game writes its states is no part of it, so a redesign
keeps the numbers.

The numbers are drawn from secrets too: what a hidden hand could have played. Whoever sees one while
a game goes on could try hands until one fits. They stay where the whole record may be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from detente.core.state import Result
from detente.core.tables import DataError

DIGITS: Final = 8
"""How many hexadecimal digits one number takes in a file."""


UNKNOWN: Final = -1
"""In the place of a number where nobody wrote down what the rules did."""


class Unfit(DataError):
    """A record does not fit the rules; it shows at `move` first."""

    def __init__(self, move: int, message: str) -> None:
        super().__init__(f"record: {message}")
        self.move: Final = move


class Differs(Unfit):
    """A game was played under rules that behave otherwise."""

    def __init__(self, move: int, game: str, version: int) -> None:
        super().__init__(
            move,
            f"from move {move} on, the rules here play {game} version {version} "
            "otherwise than it was played",
        )


class Behaviour:
    """The running number after every move: `sums`. Once different, it stays different."""

    def __init__(self) -> None:
        self.sums: list[int] = []

    def add(
        self,
        move: tuple[int, int],
        answers: Sequence[int] | Sequence[tuple[int, int]],
        waiting: list[int],
        result: Result | None,
    ) -> None:
        """A move was made: among which answers (odds, for chance), who is asked next, or the end.

        The answers come in an order that is a part of the behaviour: sorted where it is none.
        """
        told = () if result is None else (result.winners, result.scores, result.why)
        last = self.sums[-1] if self.sums else 0
        self.sums.append(crc32(repr((move, answers, waiting, told)).encode(), last))

    def take_back(self, moves: int) -> None:
        """Only the first `moves` moves were made."""
        del self.sums[moves:]


def write_sums(sums: Sequence[int]) -> str:
    """The numbers as a file holds them: hexadecimal, eight digits a move."""
    return "".join([f"{n:0{DIGITS}x}" for n in sums])


def read_sums(data: object, moves: int) -> list[int]:
    """The numbers in a file; DataError if those are not one for each move, or none at all."""
    if not isinstance(data, str) or len(data) not in (0, moves * DIGITS):
        raise DataError(f"record: behaviour must be {DIGITS} hexadecimal digits for each move")
    try:
        return [int(data[at : at + DIGITS], 16) for at in range(0, len(data), DIGITS)]
    except ValueError:
        raise DataError("record: behaviour must be hexadecimal") from None
