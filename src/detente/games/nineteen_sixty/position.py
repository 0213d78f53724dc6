"""A view of 1960 as the page, the terminal and other programs read it.

Pairs are Kennedy and Nixon, in this order; four votes are theirs, Byrd's, and those withheld.
The page's types are made from these.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from detente.core.parts import Part
from detente.core.position import Pair

Side = Literal["kennedy", "nixon", "byrd"]
Candidate = Literal["kennedy", "nixon"]
Region = Literal["east", "south", "midwest", "west"]
Zone = Literal["east", "south", "midwest", "west", "alaska", "hawaii"]
Issue = Literal["defense", "economy", "civil_rights"]
Icon = Literal["kennedy", "nixon", "both"]
Edition = Literal["first", "second", "candidate"]
Use = Literal["event", "campaign", "advertise", "position"]
Stage = Literal["initiative", "activities", "momentum", "strategy", "debates", "election_day"]
Why = Literal["carries", "leads", "leans", "endorsed", "byrd", "withheld"]
Elected = Literal["majority", "plurality", "states", "cubes"]


class Pile(TypedDict):
    """A set of cards: how many, and which where the view may know."""

    count: int
    cards: list[str]


class StateNow(TypedDict):
    """A state: who would get its votes now and why, and whether the support of each candidate must
    be checked.
    """

    cubes: Pair[int]
    goes_to: Side | None
    why: Why
    check: Pair[bool]


class Journey(TypedDict):
    """What it costs to go somewhere, and what makes that up."""

    cp: int
    parts: list[Part]


class Gain(TypedDict):
    """What 1 support more would make of a state, and of the count."""

    goes_to: Side | None
    why: Why
    cubes: Pair[int]
    votes: list[int]


class President(TypedDict):
    """Who would be elected now, and by what."""

    seat: Candidate
    why: Elected


class Argued(TypedDict):
    """What a card of the own stack would make of its issue; no sums where it is won already."""

    card: str
    issue: Issue
    side: Candidate
    sums: Pair[int] | None
    parts: Pair[list[Part]] | None
    winner: Candidate
    resolved: bool


class Debate(TypedDict):
    """The debates: cards and sums by issue, what an own card would do, what is won by whom."""

    board: dict[Issue, Pair[list[str]]]
    sums: dict[Issue, Pair[int]]
    previews: list[Argued]
    won: list[tuple[Issue, Candidate]]


class Piles(TypedDict):
    """Where the cards are that not everybody sees."""

    hands: Pair[Pile]
    placed: Pair[Pile]
    stacks: Pair[Pile]
    picked: Pair[Pile]


class Shared(TypedDict):
    """What of a view is the same for everybody who looks on."""

    turn: int
    stage: Stage
    election_step: int
    """The step of Election Day, 1 to 8; 0 before it."""
    round: int
    first: Candidate
    active: Candidate
    states: dict[str, StateNow]
    byrd: str | None
    travel: Pair[dict[Zone, Journey]]
    tokens: Pair[str]
    track: list[Issue]
    issues: dict[Issue, Pair[int]]
    media: dict[Region, Pair[int]]
    endorsements: dict[Region, Pair[int]]
    endorsement_deck: int
    momentum: Pair[int]
    bag: Pair[int]
    rest: Pair[int]
    supply: Pair[int] | None
    ready: Pair[bool]
    votes: list[int]
    firm: Pair[int]
    regions: dict[Region, list[int]]
    elected: President
    effects: Pair[list[str]]
    card: str | None
    use: Use
    cp: int
    deck: int
    under_way: list[str]
    discard: list[str]
    removed: list[str]
    debate_box: list[str]
    election_box: list[str]
    prevention_box: list[str]


class Expected(TypedDict, total=False):
    """What a use of a card would bring: rest cubes, the price in momentum, what it is worth in CP
    with its parts, and whether the opponent can trigger its event; whether the event that happens
    or can be triggered would do nothing, now or later.
    """

    rest: int
    momentum: int
    cp: int
    sum: list[Part]
    triggers: bool
    idle: bool


class Own(Piles):
    """What of a view depends on who looks on."""

    gains: dict[str, Gain]
    """While this reader adds support: where 1 more changes something."""
    debate: Debate


class Position(Shared, Own):
    """Everything a view says."""


class PrintedCard(TypedDict):
    """What is printed on a card."""

    number: int
    edition: Edition
    cp: int
    rest: int
    issue: Issue | None
    icon: Icon
    state: str | None
    kind: str


class PrintedState(TypedDict):
    """What is printed on the board for a state."""

    region: Region
    zone: Zone
    votes: int
    lean: Candidate


class Printed(TypedDict):
    """Cards, states and the numbers printed on the board."""

    cards: dict[str, PrintedCard]
    states: dict[str, PrintedState]
    majority: int
    carried: int
    dealt: list[int]
    placed: list[int]
    rewards: list[int]
    endorsements: dict[str, int]
    byrd_states: list[str]
