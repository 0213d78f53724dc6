"""The board: seats, states, regions, issues and travel. Tables only, no behaviour."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from detente.core.parts import Part, total
from detente.core.tables import read_table
from detente.games.nineteen_sixty.position import Candidate, Issue, Region, Side, Zone

DATA: Final = Path(__file__).parent / "data"

KENNEDY: Final = 0
NIXON: Final = 1
BYRD: Final = 2
CANDIDATES: Final[tuple[Candidate, ...]] = ("kennedy", "nixon")
SEATS: Final[tuple[Side, ...]] = ("kennedy", "nixon", "byrd")
COLOURS: Final = ("blue", "red", "green")
"""The colour of each seat's cubes."""
OWNERS: Final = ("kennedy", "nixon", "none")

EAST: Final = 0
SOUTH: Final = 1
MIDWEST: Final = 2
WEST: Final = 3
REGIONS: Final[tuple[Region, ...]] = ("east", "south", "midwest", "west")
ENDORSEMENTS: Final = ("east", "south", "midwest", "west", "major")
MAJOR: Final = 4
ZONES: Final[tuple[Zone, ...]] = ("east", "south", "midwest", "west", "alaska", "hawaii")

DEFENSE: Final = 0
ECONOMY: Final = 1
CIVIL_RIGHTS: Final = 2
ISSUES: Final[tuple[Issue, ...]] = ("defense", "economy", "civil_rights")

CARRIED: Final = 4  # cubes that carry a state (60-1.10)
ROUNDS: Final = 5  # activity phases of a campaign turn (60-3.1)
DEBATES: Final = 6  # the turn of the debates (60-3.2)
ELECTION_DAY: Final = 9  # (60-3.3)
MAJORITY: Final = 269  # (60-1.2)
ALL_VOTES: Final = 537
REWARDS: Final = (2, 3, 4)
"""State support for winning the first, second and third issue of the debates (60-10.12)."""
PLACED: Final = (0, 1, 1, 1, 1, 1, 0, 2, 2, 0)
"""Cards placed on the campaign strategy stack, by turn (60-9.1)."""
DEALT: Final = (0, 6, 6, 6, 6, 6, 0, 7, 7, 0)
"""Cards in a fresh hand, by turn (60-5.1)."""
LANDING: Final = 17  # pieces drawn when the Cubans land (60-16.32)

_ROWS: Final = read_table(DATA / "states.csv")
STATES: Final = tuple([row.text("state") for row in _ROWS])
N: Final = len(STATES)
REGION: Final = tuple([row.one_of("region", REGIONS) for row in _ROWS])
ZONE: Final = tuple([row.one_of("zone", ZONES) for row in _ROWS])
"""Where a state lies for travel: its region, but Alaska and Hawaii by themselves (60-6.32)."""
VOTES: Final = tuple([row.number("votes", 3, 45) for row in _ROWS])
assert sum(VOTES) == ALL_VOTES, "states.csv: the electoral votes do not add up (60-1.2)"
LEAN: Final = tuple([row.one_of("lean", CANDIDATES) for row in _ROWS])
START: Final = tuple(
    [
        row.number("cubes", 0, 2) if row.one_of("owner", OWNERS) == seat else 0
        for seat in (KENNEDY, NIXON)
        for row in _ROWS
    ]
)
"""Cubes at the start: seat × 50 + state (60-2.1)."""
_TOKENS: Final = [row.one_of("token", OWNERS) for row in _ROWS]
TOKENS: Final = (_TOKENS.index(KENNEDY), _TOKENS.index(NIXON))
"""Where the candidates start (60-2.3)."""


def _borders() -> tuple[int, ...]:
    """The borders between regions, from × 4 + to; every pair once."""
    borders = [-1] * (len(REGIONS) * len(REGIONS))
    for row in read_table(DATA / "travel.csv"):
        at = row.one_of("from", REGIONS) * len(REGIONS) + row.one_of("to", REGIONS)
        if borders[at] >= 0:
            raise row.error("this way is listed twice")
        borders[at] = row.number("borders", 0, 2)
    assert min(borders) >= 0, "travel.csv: a way is missing"
    return tuple(borders)


_BORDERS: Final = _borders()
_ALONE: Final = {ZONES.index("alaska"): "state-ak", ZONES.index("hawaii"): "state-hi"}


def _way(start: int, end: int) -> list[Part]:
    """1 CP for each border, and 1 more to or from Alaska or Hawaii (60-6.30 to 60-6.32)."""
    if start == end:
        return []
    borders = _BORDERS[_region(start) * len(REGIONS) + _region(end)]
    parts: list[Part] = [("borders", borders)] if borders else []
    return parts + [(_ALONE[zone], 1) for zone in (start, end) if zone in _ALONE]


def _region(zone: int) -> int:
    """Alaska and Hawaii lie in the West."""
    return WEST if zone in _ALONE else zone


WAY: Final = tuple([_way(start, end) for start in range(len(ZONES)) for end in range(len(ZONES))])
"""What makes up the CP from zone to zone: from × 6 + to."""
TRAVEL: Final = tuple([total(way) for way in WAY])
"""CP from zone to zone: from × 6 + to (60-6.30)."""

_MARKERS: Final = read_table(DATA / "endorsements.csv")
assert tuple([row.text("endorsement") for row in _MARKERS]) == ENDORSEMENTS
COPIES: Final = tuple([row.number("copies", 1, 16) for row in _MARKERS])
"""Endorsement cards for each region, and the major ones (60-1.18)."""

ALL_STATES: Final = tuple(range(N))
IN_REGION: Final = tuple([tuple([s for s in ALL_STATES if REGION[s] == r]) for r in range(4)])
IN_ZONE: Final = tuple([tuple([s for s in ALL_STATES if ZONE[s] == z]) for z in range(6)])
BIG_STATES: Final = tuple([s for s in ALL_STATES if VOTES[s] >= 20])
HEARTLAND: Final = tuple([s for s in ALL_STATES if REGION[s] in (MIDWEST, WEST) and VOTES[s] <= 10])

ORDERS: Final = (
    "defense_economy_civil_rights",
    "defense_civil_rights_economy",
    "economy_defense_civil_rights",
    "economy_civil_rights_defense",
    "civil_rights_defense_economy",
    "civil_rights_economy_defense",
)
ORDER: Final = (
    (DEFENSE, ECONOMY, CIVIL_RIGHTS),
    (DEFENSE, CIVIL_RIGHTS, ECONOMY),
    (ECONOMY, DEFENSE, CIVIL_RIGHTS),
    (ECONOMY, CIVIL_RIGHTS, DEFENSE),
    (CIVIL_RIGHTS, DEFENSE, ECONOMY),
    (CIVIL_RIGHTS, ECONOMY, DEFENSE),
)
"""The issue tiles from space 1 to space 3, for each name in ORDERS."""

AL: Final = STATES.index("al")
AK: Final = STATES.index("ak")
AZ: Final = STATES.index("az")
AR: Final = STATES.index("ar")
CA: Final = STATES.index("ca")
CO: Final = STATES.index("co")
CT: Final = STATES.index("ct")
DE: Final = STATES.index("de")
FL: Final = STATES.index("fl")
GA: Final = STATES.index("ga")
HI: Final = STATES.index("hi")
ID: Final = STATES.index("id")
IL: Final = STATES.index("il")
IN: Final = STATES.index("in")
IA: Final = STATES.index("ia")
KS: Final = STATES.index("ks")
KY: Final = STATES.index("ky")
LA: Final = STATES.index("la")
ME: Final = STATES.index("me")
MD: Final = STATES.index("md")
MA: Final = STATES.index("ma")
MI: Final = STATES.index("mi")
MN: Final = STATES.index("mn")
MS: Final = STATES.index("ms")
MO: Final = STATES.index("mo")
MT: Final = STATES.index("mt")
NE: Final = STATES.index("ne")
NV: Final = STATES.index("nv")
NH: Final = STATES.index("nh")
NJ: Final = STATES.index("nj")
NM: Final = STATES.index("nm")
NY: Final = STATES.index("ny")
NC: Final = STATES.index("nc")
ND: Final = STATES.index("nd")
OH: Final = STATES.index("oh")
OK: Final = STATES.index("ok")
OR: Final = STATES.index("or")
PA: Final = STATES.index("pa")
RI: Final = STATES.index("ri")
SC: Final = STATES.index("sc")
SD: Final = STATES.index("sd")
TN: Final = STATES.index("tn")
TX: Final = STATES.index("tx")
UT: Final = STATES.index("ut")
VT: Final = STATES.index("vt")
VA: Final = STATES.index("va")
WA: Final = STATES.index("wa")
WV: Final = STATES.index("wv")
WI: Final = STATES.index("wi")
WY: Final = STATES.index("wy")

BYRD_STATES: Final = (MS, AL, OK)
"""Where Harry F. Byrd may act (60-16.12)."""
UNPLEDGED: Final = (AL, LA, MS)
"""The states of Unpledged Electors (60-11.13)."""
