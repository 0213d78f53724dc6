"""What is added to Ops and dice, part by part: rules add the parts up, previews show them."""

from __future__ import annotations

from functools import cache
from typing import Final

from detente.core.cards import bitset
from detente.core.parts import Part, total
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    LATIN_AMERICA,
    NEAR,
    NEIGHBOURS,
    NEXT_TO,
    US,
)
from detente.games.twilight_struggle.cardnames import (
    ARAB_ISRAELI_WAR,
    BREZHNEV_DOCTRINE,
    CARDS,
    CONTAINMENT,
    IRAN_CONTRA_SCANDAL,
    KOREAN_WAR,
    LATIN_AMERICAN_DEATH_SQUADS,
    NUCLEAR_SUBS,
    RED_SCARE_PURGE,
    SALT_NEGOTIATIONS,
)
from detente.games.twilight_struggle.cards import OPS, SCORING
from detente.games.twilight_struggle.countries import CHINESE_CIVIL_WAR, SPACES
from detente.games.twilight_struggle.names import card_id, country_id, seat_id
from detente.games.twilight_struggle.options import ENVY_MODIFIED
from detente.games.twilight_struggle.state import TsState, civil_war, controls, in_force

MOST_OPS: Final = 4
LEAST_OPS: Final = 1
"""No card is worth more or less, bonuses of a region aside (TS-7.2)."""


def held_neighbours(s: TsState, seat: int, country: int) -> list[int]:
    """The neighbours of a country that a side controls (TS-1.8, TS-9.6)."""
    return [other for other in NEIGHBOURS[country] if controls(s, seat, other)]


# -- Ops ------------------------------------------------------------------------


def ops_parts(s: TsState, seat: int) -> list[Part]:
    """Containment or Brezhnev Doctrine, and Red Scare/Purge (TS-7.2)."""
    return list(parts_of_ops(seat, s.in_force & DOCTRINES, s.scare[seat]))


@cache
def parts_of_ops(seat: int, doctrines: int, scare: int) -> tuple[Part, ...]:
    """The same of what it depends on."""
    parts: list[Part] = []
    doctrine = CONTAINMENT if seat == US else BREZHNEV_DOCTRINE
    if doctrines >> doctrine & 1:
        parts.append((card_id(doctrine), 1))
    if scare:
        parts.append((card_id(RED_SCARE_PURGE), -scare))
    return tuple(parts)


def ops_value(s: TsState, seat: int, card: int) -> int:
    """What a card is worth in the hands of `seat`, no region considered (TS-7.2, TS-7.11)."""
    return worth(card, ops_added(s, seat))


def ops_added(s: TsState, seat: int) -> int:
    """What is added to the Ops of a card in the hands of `seat`: nothing, as a rule."""
    if s.in_force & DOCTRINES or s.scare[seat]:
        return _ops_total(seat, s.in_force & DOCTRINES, s.scare[seat])
    return 0


@cache
def _ops_total(seat: int, doctrines: int, scare: int) -> int:
    return total(list(parts_of_ops(seat, doctrines, scare)))


DOCTRINES: Final = bitset((CONTAINMENT, BREZHNEV_DOCTRINE))


def worth(card: int, more: int) -> int:
    """What a card is worth when so much is added to its Ops; a scoring card nothing."""
    if SCORING[card]:
        return 0
    value = OPS[card] + more
    return LEAST_OPS if value < LEAST_OPS else MOST_OPS if value > MOST_OPS else value


def worth_at_least(s: TsState, seat: int, ops: int) -> int:
    """The cards worth so much or more in the hands of `seat`; no scoring card is (TS-7.5)."""
    return OPS_AT_LEAST[needed_in_print(s, seat, ops)]


def needed_in_print(s: TsState, seat: int, ops: int) -> int:
    """How many Ops must be printed on a card to be worth so many in the hands of `seat`."""
    if ops <= LEAST_OPS:
        return 0
    if ops > MOST_OPS:
        return BEYOND
    needed = ops - ops_added(s, seat)
    return 0 if needed < 0 else BEYOND if needed > BEYOND else needed


BEYOND: Final = MOST_OPS + 1
"""So many Ops no card has."""

OPS_AT_LEAST: Final = tuple(
    [
        bitset([c for c in range(CARDS) if OPS[c] >= ops and not SCORING[c]])
        for ops in range(BEYOND + 1)
    ]
)
"""The cards with so many Ops printed on them, or more."""


def envied(s: TsState, seat: int, card: int) -> int:
    """What a card of `seat` counts when Missile Envy asks for the highest (TS-23.5)."""
    return ops_value(s, seat, card) if s.variant & ENVY_MODIFIED else OPS[card]


# -- dice ------------------------------------------------------------------------


def coup_parts(s: TsState, seat: int, country: int) -> list[Part]:
    """SALT takes 1 from every coup; Death Squads work in Latin America (TS-10.2)."""
    parts: list[Part] = []
    if in_force(s, SALT_NEGOTIATIONS):
        parts.append((card_id(SALT_NEGOTIATIONS), -1))
    if s.squads and country in LATIN_AMERICA:
        squads = s.squads if seat == US else -s.squads
        parts.append((card_id(LATIN_AMERICAN_DEATH_SQUADS), squads))
    return parts


def coup_degrades(s: TsState, seat: int, country: int) -> bool:
    """A coup in a battleground degrades DEFCON; one of the US not under Nuclear Subs (TS-10.6)."""
    return BATTLEGROUND[country] and not (seat == US and in_force(s, NUCLEAR_SUBS))


def realign_parts(s: TsState, seat: int, country: int) -> list[Part]:
    """What a side adds to its die in a realignment of a country (TS-9.5, TS-23.32)."""
    more, near = _realigning(s, seat, country)
    return parts_of_realignment(seat, country, more, near, in_force(s, IRAN_CONTRA_SCANDAL))


def realign_added(s: TsState, seat: int, country: int) -> int:
    """What they come to."""
    more, near = _realigning(s, seat, country)
    parts = _in_realignment(seat, country, more, near, in_force(s, IRAN_CONTRA_SCANDAL))
    return parts[0] + parts[1] + parts[2] + parts[3]


def _realigning(s: TsState, seat: int, country: int) -> tuple[bool, int]:
    """Whether a side has more influence in a country, and how many neighbours it controls."""
    own, theirs = s.influence[seat * SPACES + country], s.influence[(1 - seat) * SPACES + country]
    return own > theirs, (NEAR[country] & s.control[seat]).bit_count()


def parts_of_realignment(
    seat: int, country: int, more: bool, neighbours: int, scandal: bool
) -> list[Part]:
    """The parts by name."""
    names = ("more", "neighbours", "superpower", "scandal")
    return list(zip(names, _in_realignment(seat, country, more, neighbours, scandal)))


def _in_realignment(
    seat: int, country: int, more: bool, neighbours: int, scandal: bool
) -> tuple[int, int, int, int]:
    """More influence, neighbours controlled, own superpower; Iran-Contra (TS-9.5, TS-23.32)."""
    superpower = 1 if NEXT_TO[country] == seat else 0
    return 1 if more else 0, neighbours, superpower, -1 if seat == US and scandal else 0


def war_parts(s: TsState, seat: int, card: int, target: int) -> list[Part]:
    """Each neighbour the opponent controls takes 1 from a war's die, its superpower too (TS-12.3).

    Arab-Israeli War also counts Israel itself, Korean War the Chinese Civil War (TS-20.6).
    """
    other = 1 - seat
    near = held_neighbours(s, other, target)
    if card == ARAB_ISRAELI_WAR and controls(s, US, target):
        near.append(target)
    if card == KOREAN_WAR and civil_war(s):
        near.append(CHINESE_CIVIL_WAR)
    home: list[Part] = [(seat_id(other), -1)] if NEXT_TO[target] == other else []
    return home + [(country_id(c), -1) for c in near]


TRAP_OPENS: Final = 4
"""The highest die that frees a side from its trap (TS-23.9)."""
