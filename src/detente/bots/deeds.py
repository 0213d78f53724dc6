"""What an act takes, keeps or gives away: "takes Iran", "denies domination of the Middle East".

The stakes of a game (`Game.stakes`) are compared in imagined worlds: as they stand, right after the
act or another that is open, and one quiet position later, when others have answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from detente.core.deeds import KEPT, LOST, WON, Deed
from detente.core.game import Stake

MOSTLY: Final = 0.5  # of the worlds: what happens in fewer is not told
BY_THE_ACT: Final = 0.4  # more than with other acts, or it is not the act that did it …
AVERTED: Final = 0.3  # … and less, for what others would have let happen

Stakes: TypeAlias = dict[Stake, int]


class Branch(NamedTuple):
    """How the stakes stand in one world after an act, and when others have answered it."""

    soon: Stakes
    later: Stakes


class Change(NamedTuple):
    """What a stake comes to: how, to which degree, how surely."""

    how: str
    degree: int
    chance: float


def changed(now: int, act: list[Branch], others: list[Branch], stake: Stake) -> Change | None:
    """What an act does to a stake that others do not; None if nothing that is worth a word."""
    soon, instead = [one.soon[stake] for one in act], [one.soon[stake] for one in others]
    for degree in range(max(soon), now, -1):
        share = _above(soon, degree)
        if share >= MOSTLY:
            by_it = share - _above(instead, degree) >= BY_THE_ACT
            return Change(WON, degree, share) if by_it else None
    for degree in range(min(soon), now):
        share = _below(soon, degree)
        if share >= MOSTLY:
            by_it = share - _below(instead, degree) >= BY_THE_ACT
            return Change(LOST, degree, share) if by_it else None
    later, otherwise = [one.later[stake] for one in act], [one.later[stake] for one in others]
    for degree in range(min(otherwise), now):
        if _below(otherwise, degree) - _below(later, degree) >= AVERTED:
            return Change(KEPT, degree, _above(later, degree + 1))
    return None


def deeds(
    degrees: Mapping[str, tuple[str, ...]],
    now: Stakes,
    names: Mapping[Stake, str | None],
    act: list[Branch],
    others: list[Branch],
) -> list[Deed]:
    """What an act does that others do not, what weighs most first."""
    found = []
    for stake, degree in now.items():
        name = names[stake]
        change = None if name is None else changed(degree, act, others, stake)
        if name is not None and change is not None:
            to = degrees[stake[0]][change.degree]
            found.append(Deed(stake[0], name, change.how, to, change.chance))
    return found


def _above(found: list[int], degree: int) -> float:
    return sum([one >= degree for one in found]) / len(found)


def _below(found: list[int], degree: int) -> float:
    return sum([one <= degree for one in found]) / len(found)
