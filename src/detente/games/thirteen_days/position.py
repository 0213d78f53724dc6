"""A view of 13 Jours as the page, the terminal and other programs read it.

Pairs are the US and the USSR, in this order. The page's types are made from these.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from detente.core.position import Pair

Side = Literal["us", "ussr"]
Track = Literal["military", "political", "world_opinion"]


class Pile(TypedDict):
    """A set of cards: how many, and which where the view may know."""

    count: int
    cards: list[str]


class Agenda(TypedDict):
    """A chosen agenda, with what it would pay now where the view may know it."""

    name: str | None
    pays: NotRequired[Side | None]
    n: NotRequired[int]


class Position(TypedDict):
    """Everything a view says."""

    round: int
    prestige: int
    letter: Side
    initiative: Side | None
    cubes: dict[str, Pair[int]]
    defcon: dict[Track, Pair[int]]
    war: Pair[bool]
    supply: Pair[int]
    played: Pair[int]
    hands: Pair[Pile]
    aftermath: Pair[Pile]
    buried: Pair[Pile]
    deck: int
    discard: list[str]
    in_play: list[str]
    taken: str | None
    drawn: str | None
    candidates: Pair[list[str]]
    flags: Pair[list[str]]
    agenda: Pair[Agenda | None]
    agenda_deck: int
    agenda_discard: list[str]
    effects: dict[str, list[Side]]
