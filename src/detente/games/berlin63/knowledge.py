"""What can be known of a team that is not one's own, from all that was seen of it.

The state keeps a **trail**: every illusion, every identity shown and every removal, in order.
Both seats may read all of it (what was shown, was shown by one to the other); a spectator
reads it with the private sights blanked. From the trail follows, exactly, which worlds are
possible.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.values import counted
from detente.games.berlin63.board import BLANK
from detente.games.berlin63.spies import ALL_SPIES, Spy
from detente.games.berlin63.state import RESERVE, TEAM, BerlinState, cast, owner
from detente.games.berlin63.worlds import (
    AN_UNSEEN_ONE,
    EVERYONE_UNSEEN,
    IN_BOX,
    Worlds,
    led_by,
    moved,
)

# The trail: records of RECORD bytes: what, place, spy (or other place), name claimed, turn.
RECORD: Final = 6

SAW_MIX: Final = 0  # two places were touched
SAW_PROOF: Final = 1  # everybody saw the spy
SAW_CAUGHT: Final = 2  # the opponent saw the spy, everybody that it is not the one named
SAW_UNMASKED: Final = 3  # the opponent saw the spy
SAW_FALL: Final = 4  # the spy left the board for the box
SAW_LOSS: Final = 5  # the spy left the reserve for the box


def write_down(s: BerlinState, what: int, place: int, seen: int, name: Spy = BLANK) -> None:
    """Write a sight into the trail."""
    s.trail += bytes((what, place, seen, name, s.turns & 255, s.turns >> 8 & 255))


def record_turn(trail: bytes, at: int) -> int:
    """The turn on which a record was written."""
    return trail[at + 4] + 256 * trail[at + 5]


def side_of(place: int) -> int:
    """The seat whose team a place of the trail belongs to."""
    return place - RESERVE if place >= RESERVE else owner(place)


def trail_of(trail: bytes, seat: int) -> bytes:
    """The records about one team."""
    parts = [
        trail[at : at + RECORD]
        for at in range(0, len(trail), RECORD)
        if side_of(trail[at + 1]) == seat
    ]
    return b"".join(parts)


def public_trail(trail: bytes) -> bytes:
    """The trail as a spectator saw it: without what only the opponent was shown."""
    public = b""
    for at in range(0, len(trail), RECORD):
        record = trail[at : at + RECORD]
        if record[0] == SAW_UNMASKED:
            continue
        public += counted(record, 2, BLANK) if record[0] == SAW_CAUGHT else record
    return public


# -- from the trail to the worlds ------------------------------------------------------------


def at_first(spies: int) -> Worlds:
    """Five stand on the first row, the leader is among them, and the others are in reserve; who
    is none of the team is in the box.
    """
    case = EVERYONE_UNSEEN
    for spy in cards_of(ALL_SPIES & ~spies):
        case = moved(case, spy, IN_BOX)
    line = min(TEAM, spies.bit_count())
    cases = {led_by(case, AN_UNSEEN_ONE + base) for base in range(line)}
    return Worlds(cases, (1 << line) - 1, spies.bit_count() - line)


def after(worlds: Worlds, record: bytes, feint: bool) -> Worlds:
    """The worlds that are possible after one more sight."""
    what, place, seen, name = record[0], record[1], record[2], record[3]
    base = place % TEAM
    if what == SAW_MIX:
        if seen >= RESERVE:
            return worlds.mixed_with_reserve(base, feint)
        return worlds.mixed(base, seen % TEAM)
    if what == SAW_FALL:
        return worlds.fallen(base, seen)
    if what == SAW_LOSS:
        return worlds.lost(seen)
    if seen == BLANK:
        return worlds.denied(base, name)
    return worlds.shown(base, seen)


_MEMORY: Final[dict[tuple[bytes, bool, int], Worlds]] = {}
_REMEMBERED: Final = 100_000  # cases, in all the worlds that are kept


def worlds_of(trail: bytes, feint: bool, spies: int = ALL_SPIES) -> Worlds:
    """The worlds that fit the trail of one team of these spies.

    A pure function; what it worked out is kept, because the next question about a team is
    mostly about the same trail with one more record.
    """
    known = len(trail)
    while known and (trail[:known], feint, spies) not in _MEMORY:
        known -= RECORD
    worlds = _MEMORY[trail[:known], feint, spies] if known else at_first(spies)
    for at in range(known, len(trail), RECORD):
        worlds = after(worlds, trail[at : at + RECORD], feint)
    if known < len(trail):
        _remember((trail, feint, spies), worlds)
    return worlds


def _remember(seen: tuple[bytes, bool, int], worlds: Worlds) -> None:
    """Keep what was worked out; when it becomes too much, begin anew."""
    kept = sum([100 + len(known.cases) for known in _MEMORY.values()])
    if kept > _REMEMBERED:
        _MEMORY.clear()
    _MEMORY[seen] = worlds


def possible(s: BerlinState, seat: int) -> Worlds:
    """The worlds of a team that fit everything in the trail of a state or view."""
    return worlds_of(trail_of(s.trail, seat), s.options.on("leader_reserve_feint"), cast(s))
