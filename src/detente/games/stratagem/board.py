"""The table itself: seats, moments, numbers printed in the rules. No behaviour.

Two words differ from the box, because the engine already uses them for something else: an OPTION
card is a *plank* here (options are the settings of a match), an ACTION card is an *operation*
(actions are what seats do).
"""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE
from detente.games.stratagem.position import Ends, OperationId, Seat, Stage

SEATS: Final[tuple[Seat, ...]] = ("south", "west", "north", "east")  # clockwise
SEAT_COUNT: Final = 4
EVERYBODY: Final = 0b1111

THEMES: Final = 7
PLANKS: Final = 14  # two contrary ones for each theme: plank 2 * theme + side
NUMBERS: Final = 16  # the numbers on the cards of one INDIVIDUAL series

START_TOKENS: Final = 25
MAJORITY: Final = 51
POPULAR: Final = 40  # tokens that bring the POPULAR SUPPORT
PENALTY: Final = 2  # % p. adv. for an irregular situation
ROUNDS: Final = 3  # of the table in an ACTION sequence

# Forces of SUPPORTS; a stronger one may stand for a weaker one.
FORCE_C: Final = 1
FORCE_B: Final = 2
FORCE_A: Final = 3

# Operations: the four ACTION cards of every player, in the order of a crisis.
COUP: Final = 0
STRIKE: Final = 1
DICTATORSHIP: Final = 2
UPRISING: Final = 3
OPERATIONS: Final[tuple[OperationId, ...]] = ("coup", "strike", "dictatorship", "uprising")

SEIZURES: Final = (COUP, DICTATORSHIP)  # who launches one wants the power

# Stages of a crisis: which ACTION sequence is running.
CALM: Final = 0
COUP_RUNS: Final = 1
FIRST_STRIKE: Final = 2
SECOND_STRIKE: Final = 3
DICTATORSHIP_RUNS: Final = 4
FIRST_UPRISING: Final = 5
SECOND_UPRISING: Final = 6  # with second_uprising_runs only
OVERTHROWN: Final = 7  # the dictator is beaten and about to be arrested
# Phases: what goes on when nothing is asked any more.
DRAWING_LOTS: Final = 0  # for the first player
PLANNING: Final = 1  # the programmes
MOVED: Final = 2  # a move is settled: its turn ends
RESUMED: Final = 3  # something came between: the turn goes on
TURN_OVER: Final = 4  # the turn has been counted: the next one begins
VOTING: Final = 5  # the checks are settled: the votes are counted
ENDING: Final = 6  # there is a winner: the places behind are fixed

# How a game is won; the names are those of Result.why.
FIRST_VOTE: Final = 0
SECOND_VOTE: Final = 1
BY_COUP: Final = 2
BY_DICTATORSHIP: Final = 3
TWO_LEFT: Final = 4
ALONE: Final = 5
ENDINGS: Final = ("first_vote", "second_vote", "coup", "dictatorship", "two_left", "alone")

Row = tuple[Stage, int, int, int, Ends | None]

_STAGES: Final[tuple[Row, ...]] = (
    ("calm", COUP, COUP_RUNS, NONE, None),
    ("coup", STRIKE, FIRST_STRIKE, BY_COUP, "coup"),
    ("first_strike", STRIKE, SECOND_STRIKE, BY_COUP, "coup"),
    ("second_strike", DICTATORSHIP, DICTATORSHIP_RUNS, NONE, "failed"),
    ("dictatorship", UPRISING, FIRST_UPRISING, BY_DICTATORSHIP, "dictatorship"),
    ("first_uprising", UPRISING, SECOND_UPRISING, BY_DICTATORSHIP, "dictatorship"),
    ("second_uprising", NONE, NONE, NONE, "overthrown"),
    ("overthrown", NONE, NONE, NONE, "overthrown"),
)
"""The stages of a crisis: the one operation that each allows (STR-10.20), the stage which that
opens, how the author wins if nobody launches it (STR-11.6, 12.1, 12.5, 12.9), what is told of that.
"""

STAGES: Final[tuple[Stage, ...]] = tuple([row[0] for row in _STAGES])
OPEN_TO: Final = tuple([row[1] for row in _STAGES])
LEADS_TO: Final = tuple([row[2] for row in _STAGES])
ENDS_BY: Final = tuple([row[3] for row in _STAGES])
ENDS_WITH: Final = tuple([row[4] for row in _STAGES])
