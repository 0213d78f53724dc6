"""What players of Twilight Struggle speak of: who holds which region and country, DEFCON, space and
the China Card, as it stands with one side. For bots to say why; no rule asks it.
"""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE
from detente.core.game import Stake
from detente.games.twilight_struggle.board import BATTLEGROUND, COUNTRY_NAMES, REGION_NAMES
from detente.games.twilight_struggle.cardnames import FORMOSAN_RESOLUTION
from detente.games.twilight_struggle.scoring import held_in, level, tally
from detente.games.twilight_struggle.state import TsState, controller, in_force

_LEVELS: Final = ("nothing", "presence", "domination", "control")

DEGREES: Final = {
    "region": _LEVELS,  # one's own
    "grip": tuple(reversed(_LEVELS)),  # the other side's on a region
    "country": ("theirs", "nobody", "mine"),
    "defcon": ("0", "1", "2", "3", "4", "5"),
    "space": tuple([str(box) for box in range(9)]),
    "china": ("theirs", "nobody", "mine"),
}

_REGIONS: Final = tuple([("region", f"region-{name}") for name in REGION_NAMES])
_GRIPS: Final = tuple([("grip", f"region-{name}") for name in REGION_NAMES])
_COUNTRIES: Final = tuple([("country", f"country-{name}") for name in COUNTRY_NAMES])
_BY_WEIGHT: Final = sorted(range(len(COUNTRY_NAMES)), key=lambda c: not BATTLEGROUND[c])


def stakes(s: TsState, seat: int) -> dict[Stake, int]:
    """Regions first, then battlegrounds, then other countries, and the tracks."""
    found: dict[Stake, int] = {}
    for region, stake in enumerate(_REGIONS):
        us, ussr = held_in(s, region)
        count = tally(region, us, ussr, in_force(s, FORMOSAN_RESOLUTION), NONE)
        found[stake] = level(count, seat, s.variant)
        found[_GRIPS[region]] = len(_LEVELS) - 1 - level(count, 1 - seat, s.variant)
    for c in _BY_WEIGHT:
        found[_COUNTRIES[c]] = _with(controller(s, c), seat)
    found["defcon", ""] = s.defcon
    found["space", ""] = s.space[seat]
    found["china", ""] = _with(s.china, seat)
    return found


def _with(holder: int, seat: int) -> int:
    return 1 if holder == NONE else 2 if holder == seat else 0
