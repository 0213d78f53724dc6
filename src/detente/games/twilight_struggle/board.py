"""The board: countries, regions and the Space Race, read from data/*.csv. No behaviour."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

from detente.core.cards import bitset
from detente.core.frame import NONE
from detente.core.tables import read_table
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.position import Region, Side

US: Final = 0
USSR: Final = 1

SEAT_NAMES: Final[tuple[Side, Side]] = ("us", "ussr")

DATA: Final = Path(__file__).parent / "data"
_ROWS: Final = read_table(DATA / "countries.csv")

COUNTRY_NAMES: Final = tuple([row.text("id") for row in _ROWS])
assert len(COUNTRY_NAMES) == COUNTRIES

# Regions

EUROPE: Final = 0
ASIA: Final = 1
MIDDLE_EAST: Final = 2
AFRICA: Final = 3
CENTRAL_AMERICA: Final = 4
SOUTH_AMERICA: Final = 5

_REGION_ROWS: Final = read_table(DATA / "regions.csv")
REGION_NAMES: Final[tuple[Region, ...]] = get_args(Region)
assert [row.text("id") for row in _REGION_ROWS] == list(REGION_NAMES)
PRESENCE: Final = tuple([row.number("presence", 1, 3) for row in _REGION_ROWS])
DOMINATION: Final = tuple([row.number("domination", 3, 7) for row in _REGION_ROWS])
CONTROL: Final = tuple([row.number("control", 0, 9) for row in _REGION_ROWS])
CONTROL_WINS: Final = tuple([row.flag("wins") for row in _REGION_ROWS])
SCORED_BY: Final = tuple([row.text("card") for row in _REGION_ROWS])

# The Chinese Civil War space comes last in tables that are asked about it: in Asia, not in
# Southeast Asia, complete with three markers (TS-20.1).
STABILITY: Final = (*[row.number("stability", 1, 5) for row in _ROWS], 3)
REGION: Final = (*[row.one_of("region", REGION_NAMES) for row in _ROWS], ASIA)
BATTLEGROUND: Final = tuple([row.flag("battleground") for row in _ROWS])
NEXT_TO: Final = tuple(
    [row.one_of("superpower", SEAT_NAMES) if row.optional("superpower") else NONE for row in _ROWS]
)
"""The superpower a country touches (TS-1.7), NONE for most."""


def _neighbours() -> tuple[tuple[int, ...], ...]:
    """The neighbours of each country; the table must say each link from both ends."""
    found: list[tuple[int, ...]] = []
    for row in _ROWS:
        names = row.text("neighbours").split(";")
        for name in names:
            if name not in COUNTRY_NAMES:
                raise row.error(f"neighbours: there is no country {name!r}")
        found.append(tuple(sorted([COUNTRY_NAMES.index(name) for name in names])))
    for c, row in enumerate(_ROWS):
        for other in found[c]:
            if c not in found[other]:
                raise row.error(f"{COUNTRY_NAMES[other]} does not name {COUNTRY_NAMES[c]} back")
    return tuple(found)


NEIGHBOURS: Final = _neighbours()

REGIONS: Final = tuple(
    [tuple([c for c in range(COUNTRIES) if REGION[c] == r]) for r in range(len(REGION_NAMES))]
)
REGION_SETS: Final = tuple(
    [bitset([c for c in range(SPACES) if REGION[c] == r]) for r in range(len(REGION_NAMES))]
)
"""The same as bitsets, the Chinese Civil War in Asia."""
COUNTRY_SETS: Final = tuple([bitset(where) for where in REGIONS])
"""The countries of each region as bitsets: what scoring looks at."""
SPANS: Final = tuple([(where[0], where[-1] + 1) for where in REGIONS])
"""From which country to which a region goes: the table lists them region by region."""
assert all([list(where) == list(range(*span)) for where, span in zip(REGIONS, SPANS)])


def _subregion(name: str) -> tuple[int, ...]:
    return tuple(
        [c for c, row in enumerate(_ROWS) if name in row.optional("subregions").split(";")]
    )


WESTERN_EUROPE: Final = _subregion("western_europe")
EASTERN_EUROPE: Final = _subregion("eastern_europe")
SOUTHEAST_ASIA: Final = _subregion("southeast_asia")
IN_SOUTHEAST_ASIA: Final = (*[c in SOUTHEAST_ASIA for c in range(COUNTRIES)], False)
LATIN_AMERICA: Final = REGIONS[CENTRAL_AMERICA] + REGIONS[SOUTH_AMERICA]
AFRICA_AND_SOUTHEAST_ASIA: Final = tuple(sorted(REGIONS[AFRICA] + SOUTHEAST_ASIA))
OUTSIDE_EUROPE: Final = tuple([c for c in range(COUNTRIES) if REGION[c] != EUROPE])
BATTLEGROUNDS: Final = tuple([c for c in range(COUNTRIES) if BATTLEGROUND[c]])
BATTLEGROUND_SET: Final = bitset(BATTLEGROUNDS)
"""The battlegrounds as a bitset."""

HOME: Final = tuple([tuple([c for c in range(COUNTRIES) if NEXT_TO[c] == s]) for s in (US, USSR)])
"""The countries each superpower touches: always open to it (TS-8.2)."""

HOME_SETS: Final = tuple([bitset(where) for where in HOME])
"""The same as bitsets."""

NEAR: Final = tuple([bitset(near) for near in NEIGHBOURS])
"""The neighbours of each country as a bitset."""

OPENS: Final = tuple([bitset((c, *NEIGHBOURS[c])) for c in range(COUNTRIES)])
"""Per country: the bitset of what influence there opens to placement, itself included."""

CLOSED_BELOW: Final[tuple[int, ...]] = (5, 4, 3, 0, 0, 0)
"""Per region: coups and realignments are forbidden while DEFCON is lower (TS-13.2)."""

OPEN_AT: Final = tuple(
    [
        bitset([c for c in range(COUNTRIES) if defcon >= CLOSED_BELOW[REGION[c]]])
        for defcon in range(6)
    ]
)
"""Per DEFCON level: the countries where coups and realignments may be tried, as a bitset."""

# Set-up

USSR_START: Final = tuple([row.number("ussr_start", 0, 3) for row in _ROWS])
US_START_SECOND: Final = tuple([row.number("us_start_second", 0, 5) for row in _ROWS])
US_START_DELUXE: Final = tuple([row.number("us_start_deluxe", 0, 5) for row in _ROWS])


def _late_war() -> tuple[tuple[int, int, int], ...]:
    """Country, US and USSR influence of the Late War scenario (TS-21.4 to TS-21.6)."""
    rows = read_table(DATA / "late_war.csv")
    return tuple(
        [
            (row.one_of("country", COUNTRY_NAMES), row.number("us", 0, 5), row.number("ussr", 0, 5))
            for row in rows
        ]
    )


LATE_WAR_START: Final = _late_war()

# The Space Race: index 0 is the start, boxes 1 to 8 follow (TS-11.1)

_BOXES: Final = read_table(DATA / "space.csv")
LAST_BOX: Final = 8
assert [row.number("box", 1, 8) for row in _BOXES] == list(range(1, LAST_BOX + 1))
SPACE_OPS: Final = (0, *[row.number("ops", 2, 4) for row in _BOXES])
SPACE_SUCCESS: Final = (0, *[row.number("success", 1, 6) for row in _BOXES])
SPACE_FIRST: Final = (0, *[row.number("vp_first", 0, 4) for row in _BOXES])
SPACE_SECOND: Final = (0, *[row.number("vp_second", 0, 4) for row in _BOXES])

TWO_ATTEMPTS: Final = 2
HEADLINE_SHOWN_FIRST: Final = 4
DISCARD_HELD: Final = 6
EIGHT_ROUNDS: Final = 8
"""The boxes whose first arrival gives an ability (TS-11.5)."""
