"""The board: squares, the ways between them, and who sees whom. No behaviour."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.core.frame import NONE, NOUNS
from detente.games.berlin63.position import Side
from detente.games.berlin63.spies import ALL_SPIES

Square = int
Way = int
"""A step or a leap: direction * NOUNS + the square where it begins."""

RED: Final = 0
BLUE: Final = 1
SEATS: Final[tuple[Side, ...]] = ("red", "blue")

WIDEST: Final = 7
DEEPEST: Final = 8
SQUARES: Final = WIDEST * DEEPEST

LINE: Final = 5
"""So many of a team stand on the first row, unless there are fewer (B63-3.6)."""

BLANK: Final = 255
"""What a byte holds when it holds no square, base or spy."""

SQUARE_NAMES: Final = tuple(
    ["abcdefg"[column] + str(row + 1) for row in range(DEEPEST) for column in range(WIDEST)]
)

# The four steps, clockwise from north (away from Red), as (columns, rows); then the four leaps.
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
LEAPS: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))


class Ground:
    """A board of `columns` × `rows`: where each step and leap leads, and what lies around.

    Squares are numbered alike on every board, seven to a row, so that c2 is the same number
    on the smallest and on the largest (B63-3.12). `cast` are the spies of a team (B63-3.2, R30).
    """

    def __init__(self, columns: int, rows: int, cast: int = ALL_SPIES) -> None:
        self.cast: Final = cast
        self.line: Final = min(LINE, cast.bit_count())  # how many of them stand on the first row
        self.columns: Final = columns
        self.rows: Final = rows
        self.squares: Final = tuple(
            [row * WIDEST + column for row in range(rows) for column in range(columns)]
        )
        self.steps: Final = self._ways(STEPS)  # where each step leads; NONE off the board
        self.leaps: Final = self._ways(LEAPS)
        self.steps_from: Final = _by_square(self.steps)
        self.free_steps: Final = Ways(self.steps)
        self.free_leaps: Final = Ways(self.leaps)
        self.around: Final = tuple([self._around(square) for square in range(SQUARES)])
        self.home: Final = (self._row(0), self._row(rows - 1))  # the first row of each seat
        self._known: Final[dict[bytes, Standing]] = {}

    def holds(self, square: Square) -> bool:
        """Whether the square is on this board."""
        return square % WIDEST < self.columns and square // WIDEST < self.rows

    def standing(self, where: bytes) -> Standing:
        """How a team stands, from the square of each base, BLANK for none.

        What was worked out is kept: seven of eight times a team stood there before.
        """
        found = self._known.get(where)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[where] = Standing(self, where)
        return found

    def _ways(self, ways: tuple[tuple[int, int], ...]) -> tuple[Square, ...]:
        return tuple([self._to(square, way) for way in ways for square in range(NOUNS)])

    def _to(self, square: Square, way: tuple[int, int]) -> Square:
        column = square % WIDEST + way[0]
        row = square // WIDEST + way[1]
        if not self.holds(square) or not (0 <= column < self.columns and 0 <= row < self.rows):
            return NONE
        return row * WIDEST + column

    def _around(self, square: Square) -> tuple[Square, ...]:
        """The squares of the eight around that exist (B63-10.22)."""
        reached = [self._to(square, way) for way in STEPS + LEAPS]
        return tuple(sorted([near for near in reached if near != NONE]))

    def _row(self, row: int) -> tuple[Square, ...]:
        return tuple([row * WIDEST + column for column in range(self.columns)])


def _by_square(ways: tuple[Square, ...]) -> tuple[tuple[Way, ...], ...]:
    """The ways that begin on each square and stay on the board."""
    return tuple(
        [
            tuple([way for way in range(square, len(ways), NOUNS) if ways[way] != NONE])
            for square in range(SQUARES)
        ]
    )


class Ways:
    """The steps, or the leaps, from each square: looked up by which of the squares they lead to
    are closed.
    """

    def __init__(self, ways: tuple[Square, ...]) -> None:
        near = [[(way, 1 << ways[way]) for way in here] for here in _by_square(ways)]
        self.lead_to: Final = tuple([sum([bit for _, bit in here]) for here in near])
        self.open: Final = tuple([_by_closed(here) for here in near])

    def from_all(self, squares: list[Square], closed: int) -> list[Way]:
        """Those from some squares to squares that are not in the bitset `closed`."""
        found: list[Way] = []
        for square in squares:
            found += self.open[square][self.lead_to[square] & closed]
        return found


def _by_closed(here: list[tuple[Way, int]]) -> dict[int, tuple[Way, ...]]:
    """The ways that are left, by the bitset of squares that are closed."""
    left: dict[int, tuple[Way, ...]] = {0: tuple([way for way, _ in here])}
    for way, bit in here:
        closed = {other | bit: [w for w in ways if w != way] for other, ways in left.items()}
        left.update({squares: tuple(ways) for squares, ways in closed.items()})
    return left


KEPT: Final = 1 << 13
"""So many ways to stand are kept."""


class Standing:
    """How a team stands on the board: its squares by base, and the ways that are open from them.

    Nobody changes these lists. No spy enters a square of its own team (B63-6.4).
    """

    def __init__(self, ground: Ground, where: bytes) -> None:
        self.squares: Final = [square for square in where if square != BLANK]
        self.held: Final = bitset(self.squares)
        self.steps: Final = ground.free_steps.from_all(self.squares, self.held)
        self.leaps: Final = ground.free_leaps.from_all(self.squares, self.held)


def sees(here: Square, there: Square) -> bool:
    """Along row and column at any distance, through bases, never the own square (B63-11)."""
    return here != there and (here // WIDEST == there // WIDEST or (here - there) % WIDEST == 0)


SEES: Final = tuple(
    [bytes([sees(here, there) for there in range(SQUARES)]) for here in range(SQUARES)]
)
"""Per square: 1 for every square it sees, and is seen from."""
