"""A view of Berlin 63 as the page, the terminal and other programs read it.

What this reader may not know is null. The page's types are made from these.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from detente.core.position import Text

Side = Literal["red", "blue"]


class Base(TypedDict):
    """A base, where it stands and who stands on it."""

    base: int
    seat: Side
    square: str | None
    spy: str | None


class Team(TypedDict):
    """What is known of a side beyond the board."""

    leader: str | None
    reserve: int
    after_a_loss: int | None
    """What a loss would leave; null: the loss would be the game."""
    reserve_spies: list[str] | None
    box: list[str]
    plan: list[str | None] | None


class Claim(TypedDict):
    """A claim of the chain, the first at the bottom."""

    seat: Side
    square: str | None
    spy: str
    target: str | None
    to: str | None


class Blast(TypedDict):
    """The squares of an explosion and the bases it would take."""

    squares: list[str]
    bases: list[int]


class Dash(TypedDict):
    """The square of one more step, and whether an enemy stands there."""

    to: str
    attacks: bool


class Cancel(TypedDict):
    """Who may still cancel, from where, or why nobody can."""

    seat: Side
    squares: list[str]
    why_not: Text | None


class Chain(TypedDict):
    """Whether the first power works if the last claim holds or falls."""

    power: str
    works_if_it_holds: bool
    works_if_it_falls: bool
    next: Cancel


class Previews(TypedDict):
    """What can be seen coming."""

    blast: Blast | None
    dash: Dash | None
    chain: Chain | None


Sight = TypedDict(
    "Sight",
    {
        "what": str,
        "turn": int,
        "with": NotRequired[int | Literal["reserve"]],
        "spy": NotRequired[str | None],
        "named": NotRequired[str | None],
    },
)
"""Something seen of a base: what, when, and with which other or as whom."""


class Suspect(TypedDict):
    """Who may stand on a base, and why."""

    base: int
    could_be: list[str]
    could_lead: bool
    because: list[Sight]


class Page(TypedDict):
    """The notebook's page about a side."""

    seat: Side
    leaders: list[str]
    reserve: list[str]
    bases: list[Suspect]


class Clock(TypedDict):
    """Seconds for the question, and the act silence stands for."""

    seconds: int
    silence: int | None


class Shown(TypedDict):
    """An identity this reader alone was shown since it last acted; `n` tells one from the next."""

    n: int
    square: str
    spy: str


class Shared(TypedDict):
    """What of a view is the same for everybody who looks on."""

    columns: int
    rows: int
    needed: int
    """Games to win the match."""
    game: int
    wins: dict[Side, int]
    turn: int
    active: Side | None
    quiet: int
    quiet_limit: int
    """Quiet turns in a row that make a draw; 0: never."""
    mover: int | None
    attacked: int | None
    claims: list[Claim]
    clock: Clock | None
    previews: Previews


class Own(TypedDict):
    """What of a view depends on who looks on."""

    bases: list[Base]
    teams: dict[Side, Team]
    shown: list[Shown]
    notebook: NotRequired[list[Page]]


class Position(Shared, Own):
    """Everything a view says."""


class PrintedSpy(TypedDict):
    """A character: when the power is used, who may lead, whether sight matters."""

    id: str
    name: str
    used: str
    leads: bool
    needs_sight: bool


class Printed(TypedDict):
    """Board and spies: what is printed."""

    columns: int
    rows: int
    squares: list[str]
    home: dict[Side, list[str]]
    spies: list[PrintedSpy]
