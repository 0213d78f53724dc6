"""The wars: what each needs and wins, and where it may be waged."""

from __future__ import annotations

from typing import Final

from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import STABILITY
from detente.games.twilight_struggle.cardnames import (
    ARAB_ISRAELI_WAR,
    BRUSH_WAR,
    INDO_PAKISTANI_WAR,
    IRAN_IRAQ_WAR,
    KOREAN_WAR,
)
from detente.games.twilight_struggle.cards import NEUTRAL, SIDE
from detente.games.twilight_struggle.countries import (
    COUNTRIES,
    INDIA,
    IRAN,
    IRAQ,
    ISRAEL,
    PAKISTAN,
    SOUTH_KOREA,
)
from detente.games.twilight_struggle.frames import Pick, Target
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.targets import unshielded
from detente.games.twilight_struggle.verbs import add_military, ask, ask_country


class War:
    """The die a war needs after modifiers, what it wins in VP, its military operations, where."""

    def __init__(self, needs: int, vp: int, military: int, targets: tuple[int, ...]) -> None:
        self.needs: Final = needs
        self.vp: Final = vp
        self.military: Final = military
        self.targets: Final = targets


WARS: Final = {
    KOREAN_WAR: War(4, 2, 2, (SOUTH_KOREA,)),
    ARAB_ISRAELI_WAR: War(4, 2, 2, (ISRAEL,)),
    INDO_PAKISTANI_WAR: War(4, 2, 2, (INDIA, PAKISTAN)),
    BRUSH_WAR: War(3, 1, 3, tuple([c for c in range(COUNTRIES) if STABILITY[c] <= 2])),
    IRAN_IRAQ_WAR: War(4, 2, 2, (IRAN, IRAQ)),
}


def attacker(card: int, by: int) -> int:
    """Who wages a war: the side of the card, or whoever plays a neutral one."""
    return by if SIDE[card] == NEUTRAL else SIDE[card]


def declare_war(s: TsState, card: int, by: int) -> None:
    """War on the target, or on one that is picked; not where NATO keeps the USSR out (TS-10.12)."""
    seat = attacker(card, by)
    where = unshielded(s, seat)
    targets = [c for c in WARS[card].targets if where >> c & 1]
    if len(targets) == 1:
        wage_war(s, seat, card, targets[0])
    else:
        ask_country(s, seat, card, targets)


def war_answered(s: TsState, q: Pick, country: int) -> None:
    """A target was picked."""
    wage_war(s, q.seat, q.card, country)


def wage_war(s: TsState, seat: int, card: int, target: int) -> None:
    """Military operations at once, then the die (TS-12.4)."""
    add_military(s, seat, WARS[card].military)
    ask(s, Target(k.WAR_ROLL, seat, card, target))
