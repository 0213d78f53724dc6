"""A view of Stratagem as the page, the terminal and other programs read it.

Lists of what all have run over the seats, clockwise from the south. The page's types are made from
these.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from detente.core.parts import Part

Seat = Literal["south", "west", "north", "east"]
Force = Literal["C", "B", "A"]
OperationId = Literal["coup", "strike", "dictatorship", "uprising"]
Stage = Literal[
    "calm",
    "coup",
    "first_strike",
    "second_strike",
    "dictatorship",
    "first_uprising",
    "second_uprising",
    "overthrown",
]
Ends = Literal["coup", "dictatorship", "failed", "overthrown"]


class Pile(TypedDict):
    """Cards of a seat: how many, and which of them where the view may know."""

    count: int
    cards: list[str]


class Programme(TypedDict):
    """The secret plan: how many OPTIONS, and which where the view may know."""

    count: int
    planks: list[str]


class Side(TypedDict):
    """One side of the table."""

    party: str | None
    active: bool
    tokens: int
    popular: bool
    shown: list[str]
    undisplayed: list[str]
    opinion: int
    members: int
    supports: list[str]
    secrets: Pile
    programme: Programme
    launched: list[OperationId]
    due: Pile
    seen: list[str]
    passes: int
    number: int
    verified: list[Seat]


class Crisis(TypedDict):
    """The running sequence, the turns it still lasts, and what it ends with if nobody reacts."""

    stage: Stage
    author: Seat
    launcher: Seat
    rounds: int
    turns: list[Seat]
    reaction: OperationId | None
    reacts: list[Seat]
    ends: Ends


class Offer(TypedDict):
    """The SUPPORT that goes round: who may keep it, and the tokens of all if a seat does."""

    card: str
    keeps: list[bool]
    meets: list[bool]
    after: list[list[int]]


class Launch(TypedDict):
    """An ACTION card of the reader: whether the SUPPORTS suffice, SECRET ones included, what the
    displayed ones lack, and the tokens of all once it is launched.
    """

    ready: bool
    lacks: list[Force]
    after: list[int]


class Place(TypedDict):
    """A line of the ranking: as it stands now, at the end for good."""

    seat: Seat
    place: int | None
    level: bool
    outcome: str
    points: int
    plus: int
    supports: int
    force: int
    forces: list[Part]


class Shared(TypedDict):
    """What of a view is the same for everybody who looks on."""

    campaign: int
    first: Seat
    turn: Seat | None
    deck: int
    fallen: list[str]
    reshuffled: list[str]
    travelling: str | None
    offered: list[Seat]
    offer: Offer | None
    crisis: Crisis | None
    candidates: list[Seat]
    eliminated: list[Seat]
    abandoned: list[Seat]
    quiet: int
    ranking: list[Place]
    winner: Seat | None


class Own(TypedDict):
    """What of a view depends on who looks on."""

    seats: list[Side]
    launch: dict[str, Launch]


class Position(Shared, Own):
    """Everything a view says."""


class PrintedPlank(TypedDict):
    """An OPTION card of a party, as the public and its members rate it."""

    id: str
    number: int
    opinion: int
    members: int


class PrintedParty(TypedDict):
    """A party and its twelve OPTION cards."""

    id: str
    planks: list[PrintedPlank]


class PrintedTheme(TypedDict):
    """The theme that an OPTION belongs to."""

    id: str
    theme: int


class PrintedCard(TypedDict):
    """A COMMON card."""

    id: str
    family: str
    effect: str | None
    amount: int
    theme: int | None
    plank: str | None
    force: Force | None
    tokens: int | None
    mark: str | None
    demand: list[str]


class PrintedOperation(TypedDict):
    """An ACTION card."""

    id: OperationId
    number: int
    supports: int
    force_a: int
    force_b: int
    popular: bool
    popularity: int


class Printed(TypedDict):
    """What is printed on cards and board."""

    themes: int
    majority: int
    popular: int
    parties: list[PrintedParty]
    planks: list[PrintedTheme]
    cards: list[PrintedCard]
    operations: list[PrintedOperation]
    points: dict[str, int]
