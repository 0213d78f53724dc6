"""Who gets a state's electoral votes as the board stands, and who that makes President."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOBODY
from detente.core.options import Options
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    BYRD,
    CARRIED,
    HI,
    KENNEDY,
    LEAN,
    MAJORITY,
    NIXON,
    REGION,
    UNPLEDGED,
    VOTES,
    N,
)
from detente.games.nineteen_sixty.cards import UNPLEDGED_ELECTORS
from detente.games.nineteen_sixty.position import Elected
from detente.games.nineteen_sixty.state import SixtyState
from detente.games.nineteen_sixty.supply import cubes_left

WITHHELD: Final = 3  # where votes are counted that go to nobody


def lean(options: Options, state: int) -> int:
    """The candidate of the state's printed colour (60-1.4, option)."""
    if state == HI and options.word("hawaii_lean") == "kennedy":
        return KENNEDY
    return LEAN[state]


def endorsed(s: SixtyState, region: int) -> int:
    """The candidate with endorsement markers in a region; NOBODY if none (60-1.11)."""
    return KENNEDY if s.endorsements[region] else NIXON if s.endorsements[4 + region] else NOBODY


def goes_to(s: SixtyState, state: int, kennedy: int, nixon: int, byrd: bool) -> int:
    """Who receives the votes with so many cubes of each, and the Byrd cube or not. An empty state
    goes to whom its region endorses, else to its lean (60-11.10, 60-11.11).
    """
    if byrd and s.options.word("byrd_ev") == "byrd":
        return BYRD
    winner = KENNEDY if kennedy else NIXON if nixon else NOBODY
    if winner == NOBODY and not byrd:
        winner = endorsed(s, REGION[state])
    if winner == NOBODY:
        winner = lean(s.options, state)
    if winner == KENNEDY and state in UNPLEDGED and s.election_box >> UNPLEDGED_ELECTORS & 1:
        return KENNEDY if kennedy >= CARRIED else NOBODY
    return winner


def after_gain(s: SixtyState, seat: int, state: int) -> tuple[int, int, int]:
    """Who would receive the votes if `seat` gained 1 support there, and both numbers of cubes
    (60-1.7, 60-16.13).
    """
    cubes = [s.cubes[state], s.cubes[N + state]]
    if s.byrd_at == state:
        pass  # the support goes into removing his cube
    elif cubes[1 - seat]:
        cubes[1 - seat] -= 1
    else:
        cubes[seat] += min(1, cubes_left(s, seat))
    return goes_to(s, state, cubes[KENNEDY], cubes[NIXON], False), cubes[KENNEDY], cubes[NIXON]


def electoral_votes(s: SixtyState) -> list[int]:
    """The electoral votes of Kennedy, Nixon and Byrd, and those withheld (60-11.12)."""
    return tally(winners(s))


def winners(s: SixtyState) -> list[int]:
    """The seat that receives each state's electoral votes; NOBODY where they are withheld
    (60-11.11 to 60-11.13, 60-16.26).
    """
    cubes, byrd = s.cubes, s.byrd_at
    return [goes_to(s, c, cubes[c], cubes[N + c], byrd == c) for c in ALL_STATES]


def tally(winners: list[int]) -> list[int]:
    """The votes of Kennedy, Nixon and Byrd, and those withheld."""
    votes = [0, 0, 0, 0]
    for winner, n in zip(winners, VOTES):
        votes[WITHHELD if winner == NOBODY else winner] += n
    return votes


def states_won(s: SixtyState, seat: int) -> int:
    """The states whose electoral votes go to `seat` (60-12.5)."""
    return winners(s).count(seat)


def elected(s: SixtyState, votes: list[int]) -> tuple[int, Elected]:
    """The President-elect, and why: electoral votes, then states, then cubes, then Kennedy
    (60-12.1 to 60-12.4).
    """
    most = KENNEDY if votes[KENNEDY] > votes[NIXON] else NIXON
    ahead = votes[KENNEDY] != votes[NIXON]
    if ahead and votes[most] >= MAJORITY:
        return most, "majority"
    if ahead and s.options.on("plurality_wins"):
        return most, "plurality"
    states = states_won(s, KENNEDY) - states_won(s, NIXON)
    if states:
        return KENNEDY if states > 0 else NIXON, "states"
    if ahead:
        return most, "plurality"
    return NIXON if sum(s.cubes[N:]) > sum(s.cubes[:N]) else KENNEDY, "cubes"
