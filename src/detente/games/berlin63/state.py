"""The state of a match, and the predicates the rulebook takes for granted.

A **base** is a place on the board where a spy of one colour stands: bases 0 to 4 are Red's,
5 to 9 Blue's, numbered along the first row. Everybody can follow a base with their eyes; who
stands on it is the secret. An illusion changes who stands on two bases, never the bases.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.frame import NONE
from detente.core.state import BYTES, FIXED, INT, INTS, Fields, State
from detente.games.berlin63.board import (
    BLANK,
    BLUE,
    LINE,
    RED,
    SQUARES,
    WIDEST,
    Ground,
    Square,
    Standing,
)
from detente.games.berlin63.spies import ALL_SPIES, LEADERS, SPIES, Spy

Base = int

TEAM: Final = LINE
BASES: Final = 2 * TEAM
RESERVE: Final = BASES
"""Place RESERVE + seat: the reserve counts as one place (B63-5.12)."""

# What the sequence of play does next when nothing is asked.
DEAL: Final = 0
LINE_UP: Final = 1
STAND_UP: Final = 2
TURN: Final = 3
COMPENSATE_ACTIVE: Final = 4
COMPENSATE_OTHER: Final = 5
PASS_ON: Final = 6
OVER: Final = 7  # a game has ended: the next one, or nothing

# How the active spy is moving.
STEP: Final = 0
LEAP: Final = 1
DASH: Final = 2

# A claim in the chain: base, name, and the two squares of its effect.
CLAIM: Final = 4

# A column of the line-up being chosen: nothing yet, left empty, or FIRST + spy.
UNDECIDED: Final = 0
EMPTY: Final = 1
FIRST: Final = 2
PLACED: Final = (0, 0, *[1 << spy for spy in range(SPIES)])
"""The spy that such a column holds, as a bitset."""


class BerlinState(State):
    """Plain data; BLANK stands for nobody and nowhere. Sets of spies and bases are bitsets.

    What is `bytes` is replaced, never changed: clones share it.
    """

    ground: Ground
    stage: int  # what comes when nothing is asked any more, from DEAL to OVER
    wins: bytes  # games won, by seat
    games: int  # the number of the game being played, from 1
    active: int  # whose turn it is
    turns: int  # the number of the turn, from 1
    quiet: int  # turns in a row without a removal
    calm: int  # 1 while nothing was removed this turn
    leader: bytes  # by seat; secret
    who: bytearray  # by base; secret
    where: bytearray  # by base
    board: bytearray  # by square: the base that stands there
    reserve: list[int]  # by seat; secret
    box: list[int]  # by seat, face up
    plan: bytes  # by seat * WIDEST + column, while setting up; secret
    mover: int  # the base that is moving this turn
    came_from: int  # the square it has just left
    heading: int  # the direction of its step; NONE when it has none, or was thrown back
    pace: int  # STEP, LEAP or DASH
    attacked: int  # the base whose square it has entered
    chain: bytes  # the open claims, CLAIM bytes each
    wronged: int  # bases that were doubted wrongly this turn
    activated: int  # bases that stepped or were announced this turn
    blurred: int  # places Victor's illusion of this turn mixed with a wronged one
    offers: int  # seats that have offered a draw this turn
    trail: bytes  # what was seen of each team: see knowledge.py
    acted: list[int]  # by seat: how long the trail was when the seat last acted


FIELDS: Final[Fields] = (
    ("stage", INT),
    ("wins", FIXED + BYTES),
    ("games", INT),
    ("active", INT),
    ("turns", INT),
    ("quiet", INT),
    ("calm", INT),
    ("leader", FIXED + BYTES),
    ("who", BYTES),
    ("where", BYTES),
    ("board", BYTES),
    ("reserve", "sets:spy"),
    ("box", "sets:spy"),
    ("plan", FIXED + BYTES),
    ("mover", INT),
    ("came_from", INT),
    ("heading", INT),
    ("pace", INT),
    ("attacked", INT),
    ("chain", FIXED + BYTES),
    ("wronged", INT),
    ("activated", INT),
    ("blurred", INT),
    ("offers", INT),
    ("trail", FIXED + BYTES),
    ("acted", INTS),
)


def clear(s: BerlinState) -> None:
    """Both teams back in their boxes: the table before a game. The score stays."""
    s.stage = DEAL
    s.active = RED
    s.turns = 0
    s.quiet = 0
    s.leader = bytes([BLANK, BLANK])
    s.who = bytearray([BLANK] * BASES)
    s.where = bytearray([BLANK] * BASES)
    s.board = bytearray([BLANK] * SQUARES)
    s.reserve = [cast(s), cast(s)]
    s.box = [ALL_SPIES & ~cast(s), ALL_SPIES & ~cast(s)]
    s.plan = bytes(2 * WIDEST)
    s.trail = b""
    s.acted = [0, 0]
    begin_turn(s)


def begin_turn(s: BerlinState) -> None:
    """Forget what counts for one turn only."""
    s.calm = 1
    s.mover = NONE
    s.came_from = NONE
    s.heading = NONE
    s.pace = STEP
    s.attacked = NONE
    s.chain = b""
    s.wronged = 0
    s.activated = 0
    s.blurred = 0
    s.offers = 0


def clone(s: BerlinState) -> BerlinState:
    """A copy that shares nothing that changes, and listens to nothing."""
    c = BerlinState()
    c.stack = s.stack.copy()
    c.result = s.result
    c.options = s.options
    c.ground = s.ground
    c.stage = s.stage
    c.wins = s.wins
    c.games = s.games
    c.active = s.active
    c.turns = s.turns
    c.quiet = s.quiet
    c.calm = s.calm
    c.leader = s.leader
    c.who = s.who.copy()
    c.where = s.where.copy()
    c.board = s.board.copy()
    c.reserve = s.reserve.copy()
    c.box = s.box.copy()
    c.plan = s.plan
    c.mover = s.mover
    c.came_from = s.came_from
    c.heading = s.heading
    c.pace = s.pace
    c.attacked = s.attacked
    c.chain = s.chain
    c.wronged = s.wronged
    c.activated = s.activated
    c.blurred = s.blurred
    c.offers = s.offers
    c.trail = s.trail
    c.acted = s.acted.copy()
    return c


def cast(s: BerlinState) -> int:
    """The spies of a team: all eight, or the three of the small game (B63-3.2, R30)."""
    return s.ground.cast


def line(s: BerlinState) -> int:
    """How many of them stand on the first row: five, or all three (B63-3.6, R30)."""
    return s.ground.line


def owner(base: Base) -> int:
    """The seat of a base."""
    return RED if base < TEAM else BLUE


def team(s: BerlinState, seat: int) -> list[Base]:
    """The bases of a seat that stand on the board."""
    where = s.where
    return [base for base in range(seat * TEAM, seat * TEAM + TEAM) if where[base] != BLANK]


def on_board(s: BerlinState, seat: int) -> int:
    """How many spies of a seat stand on the board."""
    return TEAM - s.where.count(BLANK, seat * TEAM, seat * TEAM + TEAM)


def standing(s: BerlinState, seat: int) -> Standing:
    """How a seat's spies stand."""
    return s.ground.standing(bytes(s.where[seat * TEAM : seat * TEAM + TEAM]))


def own_squares(s: BerlinState, seat: int) -> list[Square]:
    """Where a seat's spies stand, by base: a list that nobody changes."""
    return standing(s, seat).squares


def own_base(s: BerlinState, seat: int, square: Square) -> Base:
    """The base of `seat` on a square, NONE if there is none.

    While an attack is open two bases share the square; each seat finds its own.
    """
    base = s.board[square]
    if base != BLANK and owner(base) == seat:
        return base
    if s.mover != NONE and s.where[s.mover] == square and owner(s.mover) == seat:
        return s.mover
    return NONE


def may_announce(s: BerlinState, seat: int, name: Spy) -> bool:
    """Anyone may be announced, unless the setting refuses the dead (B63-7.3, 7.10)."""
    return not s.box[seat] >> name & 1 or s.options.on("allow_impossible_claims")


def placed_spies(s: BerlinState, seat: int) -> int:
    """The spies a seat has placed so far."""
    return _placed(s.plan[seat * WIDEST : (seat + 1) * WIDEST])


@lru_cache(maxsize=1 << 12)  # the same rows again and again
def _placed(row: bytes) -> int:
    placed = 0
    for chosen in row:
        placed |= PLACED[chosen]
    return placed


def column(s: BerlinState, seat: int) -> int:
    """The first column not decided yet."""
    return s.plan.index(UNDECIDED, seat * WIDEST) - seat * WIDEST


def leads(s: BerlinState, base: Base) -> bool:
    """Whether the leader stands on this base."""
    return s.who[base] == s.leader[owner(base)]


def leader_cards(s: BerlinState) -> int:
    """The leader cards that have not been dealt (B63-3.4)."""
    return LEADERS & cast(s) & ~taken_cards(s)


def taken_cards(s: BerlinState) -> int:
    """The leader cards a state or view shows in somebody's hand."""
    taken = 0
    for seat in (RED, BLUE):
        if s.leader[seat] != BLANK:
            taken |= 1 << s.leader[seat]
    return taken


def audit(s: BerlinState) -> None:
    """Every spy of a team is in one place, every base on its square, the leader never hidden."""
    for seat in (RED, BLUE):
        standing = 0
        for base in range(seat * TEAM, (seat + 1) * TEAM):
            assert (s.where[base] == BLANK) == (s.who[base] == BLANK), "a base is somebody"
            if s.where[base] != BLANK:
                assert not standing >> s.who[base] & 1, "a spy stands on one base"
                standing |= 1 << s.who[base]
                assert s.ground.holds(s.where[base]), "a base stands on the board"
                assert s.board[s.where[base]] == base or s.attacked != NONE, "on its own square"
        assert standing | s.reserve[seat] | s.box[seat] == ALL_SPIES, "eight spies a team"
        assert not standing & s.reserve[seat] and not standing & s.box[seat], "in one place"
        assert not s.reserve[seat] & s.box[seat], "lost spies are not in reserve"
        if s.turns and s.result is None:
            assert standing >> s.leader[seat] & 1, "the leader stands on the board (B63-5.5)"
    for square in range(SQUARES):
        base = s.board[square]
        assert base == BLANK or s.where[base] == square, "a square knows its base"
    assert len(s.chain) % CLAIM == 0
