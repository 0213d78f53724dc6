"""The board: seats, DEFCON tracks and battlegrounds. Tables only, no behaviour."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from detente.core.tables import read_table
from detente.games.thirteen_days.position import Owner, Side, Track

DATA: Final = Path(__file__).parent / "data"

US: Final = 0
USSR: Final = 1
SEATS: Final[tuple[Side, ...]] = ("us", "ussr")
SIDES: Final[tuple[Owner, ...]] = ("us", "ussr", "un")

CUBES: Final = 17  # per side (1.1)
MOST: Final = 5  # cubes of one side on one battleground (9.10)
LEAD: Final = 5  # the most anyone leads by in Prestige (14.2)
ROUNDS: Final = 3  # (3.1)
PLAYS: Final = 4  # Strategy cards each side plays in a round (7.5)

BOTTOM: Final = 1  # spaces of a DEFCON track (1.7): 1–3 DEFCON 3, 4–6 DEFCON 2, 7–8 DEFCON 1
DEFCON_2: Final = 4
DEFCON_1: Final = 7
TOP: Final = 8

_TRACKS: Final = read_table(DATA / "tracks.csv")
TRACKS: Final[tuple[Track, ...]] = ("military", "political", "world_opinion")
assert tuple([row.text("name") for row in _TRACKS]) == TRACKS, "tracks.csv"
MARKERS: Final = tuple([row.number(seat, 1, 8) for seat in SEATS for row in _TRACKS])
"""Where the markers start: seat × 3 + track (2.7)."""

MILITARY: Final = TRACKS.index("military")
POLITICAL: Final = TRACKS.index("political")
WORLD_OPINION: Final = TRACKS.index("world_opinion")

_ROWS: Final = read_table(DATA / "battlegrounds.csv")
BATTLEGROUNDS: Final = tuple([row.text("name") for row in _ROWS])
N: Final = len(BATTLEGROUNDS)
TRACK: Final = tuple([row.one_of("track", TRACKS) for row in _ROWS])
"""The track each battleground is linked to (1.6)."""
START: Final = tuple([row.number(seat, 0, MOST) for seat in SEATS for row in _ROWS])
"""Cubes at the start: seat × 9 + battleground (2.3)."""

BERLIN: Final = BATTLEGROUNDS.index("berlin")
ATLANTIC: Final = BATTLEGROUNDS.index("atlantic")
CUBA_MILITARY: Final = BATTLEGROUNDS.index("cuba_mil")
TURKEY: Final = BATTLEGROUNDS.index("turkey")
ITALY: Final = BATTLEGROUNDS.index("italy")
CUBA_POLITICAL: Final = BATTLEGROUNDS.index("cuba_pol")
TELEVISION: Final = BATTLEGROUNDS.index("television")
UNITED_NATIONS: Final = BATTLEGROUNDS.index("united_nations")
ALLIANCES: Final = BATTLEGROUNDS.index("alliances")

ALL: Final = tuple(range(N))
BY_TRACK: Final = tuple([tuple([b for b in ALL if TRACK[b] == t]) for t in range(len(TRACKS))])
MILITARY_PLACES: Final = BY_TRACK[MILITARY]
POLITICAL_PLACES: Final = BY_TRACK[POLITICAL]
OPINION_PLACES: Final = BY_TRACK[WORLD_OPINION]
CUBAS: Final = (CUBA_MILITARY, CUBA_POLITICAL)
CRISIS: Final = (CUBA_MILITARY, CUBA_POLITICAL, ATLANTIC)
"""The three whose agendas pay X (13.12)."""
