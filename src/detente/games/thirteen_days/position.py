"""A view of 13 Jours as the page, the terminal and other programs read it.

Pairs are the US and the USSR, in this order. The page's types are made from these.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from detente.core.parts import Part
from detente.core.position import Pair

Side = Literal["us", "ussr"]
Kind = Literal["track", "battleground", "letter"]
Owner = Literal["us", "ussr", "un"]
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
    parts: NotRequired[list[Part]]


class Shared(TypedDict):
    """What of a view is the same for everybody who looks on."""

    round: int
    prestige: int
    letter: Side
    initiative: Side | None
    cubes: dict[str, Pair[int]]
    defcon: dict[Track, Pair[int]]
    war: Pair[bool]
    supply: Pair[int]
    played: Pair[int]
    deck: int
    discard: list[str]
    in_play: list[str]
    agenda_deck: int
    agenda_discard: list[str]
    effects: dict[str, list[Side]]
    flags: Pair[list[str]]


class Expected(TypedDict, total=False):
    """What a card is worth as a Command, and whether the opponent may trigger its event; whether
    the event that happens or may be triggered would do nothing now.
    """

    cubes: int
    triggers: bool
    idle: bool


class Own(TypedDict):
    """What of a view depends on who looks on."""

    hands: Pair[Pile]
    aftermath: Pair[Pile]
    buried: Pair[Pile]
    taken: str | None
    drawn: str | None
    candidates: Pair[list[str]]
    agenda: Pair[Agenda | None]
    commands: dict[str, list[Part]]
    """What the own cards move as a Command, part by part."""


class Position(Shared, Own):
    """Everything a view says."""


class PrintedCard(TypedDict):
    """What is printed on a Strategy card."""

    name: str
    id: str
    side: Owner
    cubes: int
    defcon: bool


class PrintedAgenda(TypedDict):
    """What is printed on an agenda; the bonus X is counted on the board."""

    name: str
    id: str
    kind: Kind
    target: str
    bonus: int | Literal["X"]


class PrintedPlace(TypedDict):
    """A battleground and the track it is linked to."""

    name: str
    track: Track


class Printed(TypedDict):
    """What is printed on cards and board."""

    cards: list[PrintedCard]
    agendas: list[PrintedAgenda]
    battlegrounds: list[PrintedPlace]
    tracks: list[Track]
