"""What closes a square, a way or a spy to an act: each rule once."""

from __future__ import annotations

from typing import ClassVar, Final

from detente.core.frame import NONE, NOUNS, F, Frame
from detente.core.guard import Act, Guard, Kinds, SetGuard, Source
from detente.core.message import Argument, Reason
from detente.core.options import Options
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLANK, SEES, SQUARES, Square
from detente.games.berlin63.claims import (
    announced_before,
    claim_said,
    claimant,
    last_claim,
    length,
)
from detente.games.berlin63.frames import Illusion
from detente.games.berlin63.illusions import compensates, has_partner, may_meet_reserve
from detente.games.berlin63.names import of_spy, of_square, spy_id, square_id
from detente.games.berlin63.spies import (
    ADAM,
    JACK,
    LEO,
    LILLY,
    MIRANDA,
    RAY,
    VERONICA,
    VICTOR,
    Spy,
)
from detente.games.berlin63.state import (
    RESERVE,
    BerlinState,
    cast,
    column,
    leads,
    line,
    may_announce,
    on_board,
    own_base,
    own_squares,
    owner,
    placed_spies,
    standing,
    team,
)


class BerlinGuard(Guard[BerlinState, F]):
    """A rule of Berlin 63 that closes something."""


class OfSquare(BerlinGuard[F]):
    """A rule about squares, or about the ways that begin there."""

    def args(self, s: BerlinState, q: F, noun: int) -> dict[str, Argument]:
        return of_square(noun % NOUNS)


# -- the line-up -----------------------------------------------------------------------------


class MayStand(SetGuard[BerlinState, Frame]):
    """Five of eight, each once, the leader among them (3.6, 3.7)."""

    def open(self, s: BerlinState, q: Frame) -> int:
        placed, leader = placed_spies(s, q.seat), 1 << s.leader[q.seat]
        missing = line(s) - placed.bit_count()
        if not missing:
            return 0
        return leader if missing == 1 and not placed & leader else cast(s) & ~placed

    def reason(self, s: BerlinState, q: Frame, spy: Spy) -> Reason:
        placed = placed_spies(s, q.seat)
        if not cast(s) >> spy & 1:
            return Reason("not-in-the-team", "B63-R30", of_spy(spy))
        if placed >> spy & 1:
            return Reason("already-placed", "B63-3.6", of_spy(spy))
        if placed.bit_count() == line(s):
            return Reason("row-is-full", "B63-3.6")
        return Reason("leader-must-stand", "B63-3.7", {"leader": spy_id(s.leader[q.seat])})


class FiveMustStand(BerlinGuard[Frame]):
    """Nobody is ready before five stand (3.6)."""

    code = "five-must-stand"
    clause = "B63-3.6"
    whatever = True

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if placed_spies(s, q.seat).bit_count() == line(s) else []

    def args(self, s: BerlinState, q: Frame, noun: int) -> dict[str, Argument]:
        return {"left": line(s) - placed_spies(s, q.seat).bit_count()}


class NoSquareToSpare(BerlinGuard[Frame]):
    """On a wider board squares may be left empty, as long as five find room (3.13)."""

    code = "no-square-to-spare"
    clause = "B63-3.13"
    whatever = True

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        if s.ground.columns == line(s):
            return []
        missing = line(s) - placed_spies(s, q.seat).bit_count()
        return nouns if missing and s.ground.columns - column(s, q.seat) > missing else []


# -- who is announced ------------------------------------------------------------------------


class InTheBox(BerlinGuard[Frame]):
    """The setting refuses to announce the dead (7.10)."""

    code = "in-the-box"
    clause = "B63-7.10"
    whatever = True

    def __init__(self, spy: Spy) -> None:
        self.spy: Final = spy

    def in_force(self, options: Options) -> bool:
        return not options.on("allow_impossible_claims")

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if may_announce(s, q.seat, self.spy) else []

    def args(self, s: BerlinState, q: Frame, noun: int) -> dict[str, Argument]:
        return of_spy(self.spy)


class AnnouncedAlready(BerlinGuard[Frame]):
    """A spy is announced once in a chain (13.7, R12)."""

    code = "announced-already"
    clause = "B63-13.7"

    def in_force(self, options: Options) -> bool:
        return options.on("one_claim_per_chain")

    def left_open(self, s: BerlinState, q: Frame, squares: list[Square]) -> list[Square]:
        if length(s) == 1:
            return squares  # the other seat's claim
        return [sq for sq in squares if not announced_before(s, own_base(s, q.seat, sq))]


class OwnSquareUnseen(BerlinGuard[Frame]):
    """Nobody sees the own square (10.34)."""

    code = "own-square-unseen"
    clause = "B63-10.34"

    def left_open(self, s: BerlinState, q: Frame, squares: list[Square]) -> list[Square]:
        here = s.where[claimant(s)]
        return [square for square in squares if square != here]


class CannotSee(BerlinGuard[Frame]):
    """Veronica must see the spy whose power she cancels (10.30, section 11)."""

    code = "cannot-see"

    # Where her sight is measured to, by the power she would cancel.
    CLAUSES: Final = {
        LEO: "B63-11.8",
        MIRANDA: "B63-11.8",
        VICTOR: "B63-11.8",
        ADAM: "B63-11.9",
        LILLY: "B63-11.6",
        RAY: "B63-11.7",
        VERONICA: "B63-11.10",
        JACK: "B63-11.9",
    }

    def left_open(self, s: BerlinState, q: Frame, squares: list[Square]) -> list[Square]:
        seen = SEES[s.where[claimant(s)]]
        return [square for square in squares if seen[square]]

    def reason(self, s: BerlinState, q: Frame, noun: int) -> Reason:
        return Reason(self.code, self.CLAUSES[last_claim(s).name], claim_said(s))


# -- squares and ways ------------------------------------------------------------------------


class NoSuchSquare(OfSquare[Frame]):
    """The squares of a board of this size (3.12)."""

    code = "no-such-square"
    clause = "B63-3.12"

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        return [noun for noun in nouns if s.ground.holds(noun % NOUNS)]


class OffTheBoard(BerlinGuard[Frame]):
    """A step leads to a square of the board (6.3)."""

    code = "off-the-board"
    clause = "B63-6.3"

    def left_open(self, s: BerlinState, q: Frame, ways: list[int]) -> list[int]:
        return [way for way in ways if s.ground.steps[way] != NONE]


class PushedOffTheBoard(OffTheBoard):
    """An effect that cannot work is not announced (7.6)."""

    clause = "B63-7.6"


class LeapOffTheBoard(OffTheBoard):
    """The same for a leap."""

    def left_open(self, s: BerlinState, q: Frame, ways: list[int]) -> list[int]:
        return [way for way in ways if s.ground.leaps[way] != NONE]


class OwnSpyThere(BerlinGuard[Frame]):
    """Nobody enters a square of the own team (6.4)."""

    code = "own-spy-there"
    clause = "B63-6.4"

    def left_open(self, s: BerlinState, q: Frame, ways: list[int]) -> list[int]:
        steps, own = s.ground.steps, own_squares(s, q.seat)
        return [way for way in ways if steps[way] not in own]

    def args(self, s: BerlinState, q: Frame, way: int) -> dict[str, Argument]:
        return of_square(step_to(s, way))


class OwnSpyWhereItLeaps(OwnSpyThere):
    """The same for a leap."""

    def left_open(self, s: BerlinState, q: Frame, ways: list[int]) -> list[int]:
        leaps, own = s.ground.leaps, own_squares(s, q.seat)
        return [way for way in ways if leaps[way] not in own]

    def args(self, s: BerlinState, q: Frame, way: int) -> dict[str, Argument]:
        return of_square(leap_to(s, way))


class NotYourSpy(Source[BerlinState, F]):
    """An act begins with a spy of one's own."""

    code = "not-your-spy"
    covers: ClassVar[Kinds] = (NoSuchSquare,)

    def listed(self, s: BerlinState, q: F) -> list[int]:
        return own_squares(s, q.seat)

    def left_open(self, s: BerlinState, q: F, nouns: list[int]) -> list[int]:
        return [noun for noun in nouns if own_base(s, q.seat, noun % NOUNS) != NONE]

    def args(self, s: BerlinState, q: F, noun: int) -> dict[str, Argument]:
        return of_square(noun % NOUNS)


class NotYoursToStep(NotYourSpy[Frame]):
    """A spy of one's own steps (6.1)."""

    clause = "B63-6.1"
    covers: ClassVar[Kinds] = (NoSuchSquare, OffTheBoard, OwnSpyThere)

    def listed(self, s: BerlinState, q: Frame) -> list[int]:
        return standing(s, q.seat).steps


class NotYoursToLeap(NotYourSpy[Frame]):
    """A spy of one's own leaps (10.8)."""

    clause = "B63-10.8"
    covers: ClassVar[Kinds] = (NoSuchSquare, LeapOffTheBoard, OwnSpyWhereItLeaps)

    def listed(self, s: BerlinState, q: Frame) -> list[int]:
        return standing(s, q.seat).leaps


class NotYoursToMix(NotYourSpy[Frame]):
    """The first spy of an illusion stands on the board (5.1)."""

    clause = "B63-5.1"


class SameSpy(BerlinGuard[Illusion]):
    """Two spies, not one twice (5.1)."""

    code = "same-spy"
    clause = "B63-5.1"

    def left_open(self, s: BerlinState, q: Illusion, nouns: list[int]) -> list[int]:
        here = s.where[q.base]
        return [noun for noun in nouns if noun % NOUNS != here]


class NotYoursToPair(NotYourSpy[Illusion]):
    """The second is another spy of one's own, or the reserve (5.1): put back, or swapped."""

    clause = "B63-5.1"
    covers: ClassVar[Kinds] = (NoSuchSquare, SameSpy)

    def listed(self, s: BerlinState, q: Illusion) -> list[int]:
        found: list[int] = []
        here = s.where[q.base]
        for square in own_squares(s, q.seat):
            if square != here:
                found += KEPT_OR_SWAPPED[square]
        return found


KEPT_OR_SWAPPED: Final = tuple([(sq, sq + k.SWAP - k.KEEP) for sq in range(SQUARES)])


class NotYoursToFreeze(NotYourSpy[Frame]):
    """An own spy is announced as Veronica (10.30)."""

    clause = "B63-10.30"
    covers: ClassVar[Kinds] = (NoSuchSquare, OwnSquareUnseen, CannotSee)

    def listed(self, s: BerlinState, q: Frame) -> list[int]:
        seen = SEES[s.where[claimant(s)]]
        return [square for square in own_squares(s, q.seat) if seen[square]]


# -- powers after the step -------------------------------------------------------------------


class OutOfSight(OfSquare[Frame]):
    """A power works on whom the spy sees (11.5)."""

    code = "out-of-sight"
    clause = "B63-11.5"

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        seen = SEES[s.where[s.mover]]
        return [noun for noun in nouns if seen[noun % NOUNS]]


class NoEnemyThere(Source[BerlinState, Frame]):
    """Miranda looks behind an enemy spy (10.4)."""

    code = "no-enemy-there"
    clause = "B63-10.4"
    covers: ClassVar[Kinds] = (NoSuchSquare, OutOfSight)

    def listed(self, s: BerlinState, q: Frame) -> list[int]:
        return enemies_seen(s, q)

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        enemy = 1 - q.seat
        bases = [s.board[noun % NOUNS] for noun in nouns]
        return [n for n, base in zip(nouns, bases) if base != BLANK and owner(base) == enemy]

    def args(self, s: BerlinState, q: Frame, noun: int) -> dict[str, Argument]:
        return of_square(noun % NOUNS)


class SquareNotFree(BerlinGuard[Frame]):
    """Leo moves a spy to a free square (10.3)."""

    code = "square-not-free"
    clause = "B63-10.3"

    def left_open(self, s: BerlinState, q: Frame, ways: list[int]) -> list[int]:
        board, steps = s.board, s.ground.steps
        return [way for way in ways if board[steps[way]] == BLANK]

    def args(self, s: BerlinState, q: Frame, way: int) -> dict[str, Argument]:
        return of_square(step_to(s, way))


class NoEnemyToPush(NoEnemyThere):
    """Leo moves an enemy spy (10.1)."""

    clause = "B63-10.1"
    covers: ClassVar[Kinds] = (NoSuchSquare, OutOfSight, PushedOffTheBoard, SquareNotFree)

    def listed(self, s: BerlinState, q: Frame) -> list[int]:
        enemies = enemies_seen(s, q)
        if not enemies:
            return enemies
        held = standing(s, q.seat).held | standing(s, 1 - q.seat).held
        return s.ground.free_steps.from_all(enemies, held)


class NobodyToMix(BerlinGuard[Frame]):
    """Victor needs a pair (7.6)."""

    code = "no-partner"
    clause = "B63-7.6"
    whatever = True

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        if on_board(s, q.seat) > 1 or has_partner(s, team(s, q.seat)[0], k.ASK_VICTOR):
            return nouns
        return []


class NoDashAfterABounce(BerlinGuard[Frame]):
    """Ray goes on in the direction of his step; thrown back he has none (10.19)."""

    code = "no-dash-after-a-bounce"
    clause = "B63-10.19"
    whatever = True

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.heading != NONE else []


class DashOffTheBoard(BerlinGuard[Frame]):
    """His second step leads to a square of the board (10.15)."""

    code = "off-the-board"
    clause = "B63-10.15"
    whatever = True

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if dash_to(s) != NONE else []


class DashOntoOwn(BerlinGuard[Frame]):
    """It enters no square of the own team (10.16)."""

    code = "own-spy-there"
    clause = "B63-10.16"
    whatever = True

    def left_open(self, s: BerlinState, q: Frame, nouns: list[int]) -> list[int]:
        return [] if dash_to(s) in own_squares(s, q.seat) else nouns

    def args(self, s: BerlinState, q: Frame, noun: int) -> dict[str, Argument]:
        return {"square": square_id(dash_to(s))}


# -- illusions -------------------------------------------------------------------------------


class NoPartner(BerlinGuard[Frame]):
    """An illusion mixes two: there must be another spy, or a reserve (5.1)."""

    code = "no-partner"
    clause = "B63-5.1"

    def left_open(self, s: BerlinState, q: Frame, squares: list[Square]) -> list[Square]:
        if len(squares) > 1 and q.kind != k.ASK_COMPENSATION:
            return squares  # they are partners of each other
        return [sq for sq in squares if has_partner(s, own_base(s, q.seat, sq), q.kind)]


class NotTheDoubtedSpy(BerlinGuard[Illusion]):
    """A compensation includes the spy that was doubted wrongly (9.3)."""

    code = "not-the-doubted-spy"
    clause = "B63-9.3"

    def left_open(self, s: BerlinState, q: Illusion, nouns: list[int]) -> list[int]:
        if q.begun_by != k.ASK_COMPENSATION:
            return nouns
        return [n for n in nouns if compensates(s, q.base, self.other(s, q, n), q.begun_by)]

    def other(self, s: BerlinState, q: Illusion, noun: int) -> int:
        """The place that is mixed with the first spy."""
        return own_base(s, q.seat, noun % NOUNS)


class ReserveNotDoubted(NotTheDoubtedSpy):
    """The same for the reserve."""

    whatever = True

    def other(self, s: BerlinState, q: Illusion, noun: int) -> int:
        return RESERVE + q.seat


class ReserveIsEmpty(BerlinGuard[Illusion]):
    """There must be a reserve (5.1)."""

    code = "reserve-is-empty"
    clause = "B63-5.1"
    whatever = True

    def left_open(self, s: BerlinState, q: Illusion, nouns: list[int]) -> list[int]:
        return nouns if s.reserve[q.seat] else []


class LeaderNotWithReserve(BerlinGuard[Illusion]):
    """Without the feint of R6 the leader and the reserve are no pair (5.6)."""

    code = "leader-not-with-reserve"
    clause = "B63-5.6"
    whatever = True

    def in_force(self, options: Options) -> bool:
        return not options.on("leader_reserve_feint")

    def left_open(self, s: BerlinState, q: Illusion, nouns: list[int]) -> list[int]:
        return nouns if may_meet_reserve(s, q.base) else []


class LeaderStays(BerlinGuard[Illusion]):
    """The leader never leaves the board (5.5)."""

    code = "leader-stays"
    clause = "B63-5.5"
    whatever = True

    def left_open(self, s: BerlinState, q: Illusion, nouns: list[int]) -> list[int]:
        return [] if leads(s, q.base) else nouns


class NotInReserve(SetGuard[BerlinState, F]):
    """A spy of the reserve takes the place (5.1)."""

    code = "not-in-reserve"
    clause = "B63-5.1"
    covers: ClassVar[Kinds] = (ReserveIsEmpty,)

    def open(self, s: BerlinState, q: F) -> int:
        return s.reserve[q.seat]

    def args(self, s: BerlinState, q: F, spy: Spy) -> dict[str, Argument]:
        return of_spy(spy)


class NotInReserveToLose(NotInReserve[Frame]):
    """A doubt costs a reserve spy (8.4)."""

    clause = "B63-8.4"


# -- what they need --------------------------------------------------------------------------


def enemies_seen(s: BerlinState, q: Frame) -> list[Square]:
    """The squares of the enemy that the spy who moved sees."""
    seen = SEES[s.where[s.mover]]
    return [square for square in own_squares(s, 1 - q.seat) if seen[square]]


def step_to(s: BerlinState, way: int) -> Square:
    """Where a step leads; NONE off the board."""
    return s.ground.steps[way]


def leap_to(s: BerlinState, way: int) -> Square:
    """Where a leap leads; NONE off the board."""
    return s.ground.leaps[way]


def dash_to(s: BerlinState) -> Square:
    """Where Ray's second step would lead; NONE off the board."""
    return s.ground.steps[s.heading * NOUNS + s.where[s.mover]]


# -- in the order in which a player would want to hear them ------------------------------------

TO_DASH: Final[tuple[BerlinGuard[Frame], ...]] = (
    NoDashAfterABounce(),
    DashOffTheBoard(),
    DashOntoOwn(),
)
WITH_RESERVE: Final[tuple[BerlinGuard[Illusion], ...]] = (
    ReserveIsEmpty(),
    LeaderNotWithReserve(),
    ReserveNotDoubted(),
)
FIRST_OF_PAIR: Final[Act[BerlinState, Frame]] = Act(
    k.ILLUSION, NoSuchSquare(), NotYoursToMix(), NoPartner()
)
CANCEL: Final[Act[BerlinState, Frame]] = Act(
    k.FREEZE,
    NoSuchSquare(),
    NotYoursToFreeze(),
    InTheBox(VERONICA),
    AnnouncedAlready(),
    OwnSquareUnseen(),
    CannotSee(),
)
