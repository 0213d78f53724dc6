"""What a bot says of an act: what becomes of the stakes of a game, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

WON: Final = "won"
LOST: Final = "lost"
KEPT: Final = "kept"

FORMS: Final = ("the", "there")
"""How a stake may stand in a sentence besides by its name: "the Middle East", "in Europe"."""


class Deed(NamedTuple):
    """What becomes of a stake: it rises to a degree (won), falls to one (lost), or does not fall to
    one as it would have (kept); how sure that is, from 0 to 1.
    """

    kind: str
    what: str  # the message that names the stake
    change: str
    degree: str
    chance: float


class Expected(NamedTuple):
    """What a bot expects of an act more than of others: the terms of the game that change, what
    differs most first, and what is taken, kept or given away.
    """

    why: list[tuple[str, float]]
    deeds: list[Deed]


def deed_ids(degrees: Mapping[str, tuple[str, ...]]) -> set[str]:
    """The messages that may tell the deeds of a game, by kind and change or by the degree too, and
    what they are worth together.
    """
    ids = {"gains-total", *[f"deed-{form}" for form in FORMS]}
    for kind, steps in degrees.items():
        for change in (WON, LOST, KEPT):
            id = f"deed-{kind}-{change}"
            ids |= {id, *[f"{id}-{degree}" for degree in steps]}
    return ids


def aim_ids(verbs: Iterable[str]) -> set[str]:
    """The messages that say what an act is for, where nothing else can be said for it."""
    return {f"aim-{verb}" for verb in verbs}
