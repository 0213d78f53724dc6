"""Scoring: presence, domination, control, and the end of the tenth turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.frame import NONE
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    BATTLEGROUND_SET,
    CONTROL,
    CONTROL_WINS,
    COUNTRY_SETS,
    DOMINATION,
    EUROPE,
    HOME_SETS,
    PRESENCE,
    REGION_NAMES,
    REGIONS,
    SOUTHEAST_ASIA,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import FORMOSAN_RESOLUTION, SHUTTLE_DIPLOMACY
from detente.games.twilight_struggle.countries import TAIWAN, THAILAND
from detente.games.twilight_struggle.options import LATE_SCENARIO, SEED_CONTROL
from detente.games.twilight_struggle.state import TsState, controller, in_force
from detente.games.twilight_struggle.verbs import finish, gain, move_marker

NOTHING: Final = 0
PRESENT: Final = 1
DOMINATES: Final = 2
CONTROLS: Final = 3


class Tally:
    """What each side has in a region, as scoring counts it. Never changed once it is counted."""

    def __init__(self) -> None:
        self.countries: list[int] = [0, 0]
        self.battlegrounds: list[int] = [0, 0]
        self.beside: list[int] = [0, 0]  # controlled countries next to the enemy superpower
        self.all_battlegrounds = 0

    def level(self, seat: int, seed_control: bool) -> int:
        """The best level `seat` has (TS-16.1 to TS-16.4)."""
        other = 1 - seat
        mine, theirs = self.countries[seat], self.countries[other]
        if mine == 0:
            return NOTHING
        if mine <= theirs:
            return PRESENT
        key, their_key = self.battlegrounds[seat], self.battlegrounds[other]
        if key == self.all_battlegrounds or (seed_control and key > their_key):
            return CONTROLS
        if key > their_key and mine > key:
            return DOMINATES
        return PRESENT


_KEYS: Final = tuple([(BATTLEGROUND_SET & ground).bit_count() for ground in COUNTRY_SETS])


def held_in(s: TsState, region: int) -> tuple[int, int]:
    """The countries of a region that each side controls, as bitsets."""
    us, ussr = s.control
    ground = COUNTRY_SETS[region]
    return us & ground, ussr & ground


@lru_cache(maxsize=1 << 12)  # every view of a position asks again, and few acts change control
def tally(region: int, us: int, ussr: int, formosan: bool, ignored: int) -> Tally:
    """Count a region by what each side controls there; `ignored` is not counted for the USSR.

    With Formosan Resolution in force Taiwan is a battleground while the US controls it (TS-16.10).
    """
    t = Tally()
    t.all_battlegrounds = _KEYS[region]
    if ignored != NONE:
        ussr &= ~(1 << ignored)
    for seat, held in ((US, us), (USSR, ussr)):
        t.countries[seat] = held.bit_count()
        t.battlegrounds[seat] = (held & BATTLEGROUND_SET).bit_count()
        t.beside[seat] = (held & HOME_SETS[1 - seat]).bit_count()
    if formosan and us >> TAIWAN & 1:
        t.battlegrounds[US] += 1
        t.all_battlegrounds += 1
    return t


def worth(t: Tally, region: int, seat: int, level: int) -> int:
    """The points of one side: its level, battlegrounds, and enemy borders (TS-16.5, TS-16.6)."""
    return level_worth(region, level) + t.battlegrounds[seat] + t.beside[seat]


def level_worth(region: int, level: int) -> int:
    """The points of a level in a region."""
    return (0, PRESENCE[region], DOMINATION[region], CONTROL[region])[level]


def level(t: Tally, seat: int, variant: int) -> int:
    """The best level of a side, with the options of a table."""
    return t.level(seat, bool(variant & SEED_CONTROL))


def region_winner(region: int, levels: tuple[int, int]) -> int:
    """Who wins the game if the region is scored at these levels: NONE but in Europe (TS-17.3)."""
    if CONTROL_WINS[region]:
        if levels[US] == CONTROLS:
            return US
        if levels[USSR] == CONTROLS:
            return USSR
    return NONE


def region_points(s: TsState, region: int, ignored: int = NONE) -> tuple[int, int, int]:
    """The points of both sides, and who wins the game by Control (NONE mostly)."""
    us, ussr = held_in(s, region)
    return points_of(region, us, ussr, in_force(s, FORMOSAN_RESOLUTION), s.variant, ignored)


@lru_cache(maxsize=1 << 12)
def points_of(
    region: int, us: int, ussr: int, formosan: bool, variant: int, ignored: int
) -> tuple[int, int, int]:
    """The points of both sides that control this, and who wins the game by Control."""
    t = tally(region, us, ussr, formosan, ignored)
    levels = (level(t, US, variant), level(t, USSR, variant))
    points = (worth(t, region, US, levels[US]), worth(t, region, USSR, levels[USSR]))
    return points[US], points[USSR], region_winner(region, levels)


def regions_led(s: TsState, seat: int) -> int:
    """How many regions a side dominates or controls, Taiwan not counted (TS-23.17)."""
    led = 0
    for region in range(len(REGION_NAMES)):
        us, ussr = held_in(s, region)
        if level(tally(region, us, ussr, False, NONE), seat, s.variant) >= DOMINATES:
            led += 1
    return led


def battlegrounds_held(s: TsState, seat: int, where: int = BATTLEGROUND_SET) -> int:
    """How many battlegrounds of the set `where` a side controls."""
    return (s.control[seat] & BATTLEGROUND_SET & where).bit_count()


def soviet_battlegrounds(s: TsState, region: int) -> list[int]:
    """The battlegrounds Shuttle Diplomacy may ignore."""
    return [c for c in REGIONS[region] if BATTLEGROUND[c] and controller(s, c) == USSR]


def score(s: TsState, region: int, ignored: int = NONE) -> None:
    """Play a region's scoring: Control of Europe wins, else the net difference (TS-16.7)."""
    us, ussr, winner = region_points(s, region, ignored)
    note(s, k.REGION_SCORED, region, us, ussr)
    if winner != NONE:
        finish(s, winner, "europe")
    gain(s, US, us - ussr)


def use_shuttle(s: TsState) -> None:
    """Shuttle Diplomacy has served: it goes to the discard pile (card 73)."""
    s.in_force &= ~(1 << SHUTTLE_DIPLOMACY)
    s.discard |= 1 << SHUTTLE_DIPLOMACY
    note(s, k.EFFECT_ENDS, SHUTTLE_DIPLOMACY)


def southeast_asia_points(s: TsState) -> list[int]:
    """1 VP for each controlled country, 2 for Thailand (TS-16.7)."""
    totals = [0, 0]
    for c in SOUTHEAST_ASIA:
        owner = controller(s, c)
        if owner != NONE:
            totals[owner] += 2 if c == THAILAND else 1
    return totals


def score_southeast_asia(s: TsState) -> None:
    """The net difference of its countries (TS-16.7)."""
    totals = southeast_asia_points(s)
    note(s, k.SOUTHEAST_ASIA_SCORED, totals[US], totals[USSR])
    gain(s, US, totals[US] - totals[USSR])


def final_scoring(s: TsState) -> None:
    """All six regions and the China Card; 20 VP end nothing, Europe's Control does (TS-17.7)."""
    note(s, k.FINAL_SCORING)
    for region in range(len(REGION_NAMES)):
        us, ussr, winner = region_points(s, region)
        note(s, k.REGION_SCORED, region, us, ussr)
        if winner != NONE:
            assert region == EUROPE, "only Europe is won by Control, and it is scored first"
            finish(s, winner, "europe")
            return
        score_at_the_end(s, us - ussr)
    if s.china != NONE:
        note(s, k.CHINA_SCORED)
        score_at_the_end(s, 1 if s.china == US else -1)
    finish(s, leader(s), "final")


def score_at_the_end(s: TsState, n: int) -> None:
    """Give the US n VP, or the USSR if n is below zero; the marker may pass 20 (TS-17.8)."""
    if n:
        move_marker(s, US if n > 0 else USSR, abs(n), s.vp + n)


def leader(s: TsState) -> int:
    """Who wins when the game ends on VP; in the Late War scenario the US needs 20 (TS-21.7)."""
    if s.variant & LATE_SCENARIO:
        return US if s.vp >= 20 else USSR
    if s.vp == 0:
        return NONE
    return US if s.vp > 0 else USSR
