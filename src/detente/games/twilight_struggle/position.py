"""A view of Twilight Struggle, and what is printed, as the page and other programs read them.

Pairs are the US and the USSR, in this order. The page's types are made from these.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from detente.core.parts import Part
from detente.core.position import Ending, Pair

Side = Literal["us", "ussr"]
Region = Literal["europe", "asia", "middle_east", "africa", "central_america", "south_america"]
Owner = Literal["us", "ussr", "neutral"]
Era = Literal["early", "mid", "late"]
Duration = Literal["instant", "turn", "game", "until_cancelled"]
Level = Literal["nothing", "presence", "domination", "control"]

After = tuple[int, int, Side | None]
"""Influence of both sides in a country, and who controls it with that."""


class Effect(TypedDict):
    """A lasting effect in force: its card, when it ends, and whom or what it touches."""

    card: str
    until: Duration
    ended_by: NotRequired[str]
    seat: NotRequired[Side]
    us: NotRequired[int]
    ussr: NotRequired[int]
    region: NotRequired[Region]
    extra_round: NotRequired[bool]


class Score(TypedDict):
    """What a region would score now, line by line."""

    levels: Pair[Level]
    countries: Pair[int]
    battlegrounds: Pair[int]
    all_battlegrounds: int
    beside: Pair[int]
    level_points: Pair[int]
    points: Pair[int]
    net: int
    wins: Side | None
    flips: dict[str, Pair[int]]  # what `net` would be if the US or the USSR controlled a country


class Meter(Score):
    """The same, and where the marker would stand then."""

    vp: int


class Preview(TypedDict, total=False):
    """What one answer would cost or bring: what there is to tell of its kind."""

    # a marker: its price, the points left then, what it makes of the country, what it is next to
    cost: int
    left: int
    after: After
    by: list[str]
    # a die: how many of its faces, or pairs of faces, win
    wins: int
    of: int
    # a coup or a war: what the die needs, what is added to it, what it leads to
    ops: int
    sum: list[Part]
    modifier: int
    die: list[Part]
    needed: int
    defcon: int
    closes: list[str]
    military: int
    faces: list[After]
    controls: Pair[int]
    minus: int
    against: list[str]
    vp: int
    # a realignment or a contest: what either side adds to its die, and how many rolls it wins
    us: int
    ussr: int
    us_wins: int
    ussr_wins: int
    reasons: dict[str, Pair[int]]
    # the end of the game: who wins, None for a draw
    winner: Side | None
    # a card for its points: the countries open to any of them, how many to markers and to rolls,
    # and where a coup could succeed, battlegrounds first and the likeliest before the others
    open: list[str]
    places: int
    rolls: int
    coups: list[tuple[str, int]]
    theirs: bool  # the opponent's event comes with them
    idle: bool  # the event, also one that comes with them, would do nothing now
    # a card on the Space Race: the box, and the points for reaching it now (`vp`)
    box: int


class Shared(TypedDict):
    """What of a view is the same for everybody who looks on."""

    turn: int
    round: int
    rounds: int
    era: Era
    phasing: Side
    vp: int
    defcon: int
    closed: list[Region]
    military: Pair[int]
    military_needed: int
    space: Pair[int]
    attempts: Pair[int]
    china: Side | None
    china_up: bool
    influence: dict[str, Pair[int]]
    civil_war: int
    civil_war_lasts: bool
    control: dict[str, Side]
    hand_size: dict[Side, int]
    deck_size: int
    discard: list[str]
    removed: list[str]
    table: list[str]
    effects: list[Effect]
    regions: dict[Region, Meter]
    southeast_asia: Pair[int]
    result: Ending | None


class Own(TypedDict):
    """What of a view depends on who looks on."""

    hand: dict[Side, list[str]]
    headline: dict[Side, str | None]
    deck: list[str]  # those this reader knows to be there
    put_back: list[str]  # by the US with Our Man in Tehran: in the deck, or drawn by the USSR since
    tehran: list[str]
    unseen: NotRequired[list[str]]  # only where the table counts them
    dear: list[str]  # the countries where a marker of this reader, who spends points, costs two
    previews: dict[str, Preview]  # of "space" and "end_game"; the others are asked for
    wars: dict[str, dict[str, Preview]]  # in this reader's hand, by card and target


class Position(Shared, Own):
    """Everything a view says."""


class Country(TypedDict):
    """A country of the board."""

    name: str
    region: Region
    subregions: list[str]
    stability: int
    battleground: bool
    superpower: Side | None
    neighbours: list[str]


class ScoringTable(TypedDict):
    """What a region's levels are worth."""

    name: Region
    card: str
    presence: int
    domination: int
    control: int | Literal["wins"]


class PrintedCard(TypedDict):
    """A card."""

    name: str
    number: int
    ops: int
    side: Owner
    era: Era
    starred: bool
    scoring: bool
    war: bool
    optional: bool
    until: Duration


class SpaceBox(TypedDict):
    """A box of the Space Race."""

    box: int
    ops: int
    success: int
    first: int
    second: int


class Printed(TypedDict):
    """What is printed on board and cards."""

    countries: list[Country]
    regions: list[ScoringTable]
    cards: list[PrintedCard]
    space: list[SpaceBox]
