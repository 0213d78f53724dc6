"""The cards: what is printed on them, read from data/cards.csv. No behaviour."""

from __future__ import annotations

from typing import Final, get_args

from detente.core.cards import bitset
from detente.core.frame import NONE
from detente.core.tables import Row, read_table
from detente.games.twilight_struggle.board import DATA
from detente.games.twilight_struggle.cardnames import CARDS, THE_CHINA_CARD
from detente.games.twilight_struggle.position import Duration, Era, Owner

_ROWS: Final = read_table(DATA / "cards.csv")

CARD_NAMES: Final = tuple([row.text("id") for row in _ROWS])
assert len(CARD_NAMES) == CARDS
assert [row.number("number", 1, CARDS) for row in _ROWS] == list(range(1, CARDS + 1))

SIDES: Final[tuple[Owner, ...]] = get_args(Owner)
NEUTRAL: Final = 2
ERAS: Final[tuple[Era, ...]] = get_args(Era)
LATE_WAR_TURNS: Final = "late_war_turns"
DURATIONS: Final[tuple[Duration, ...]] = get_args(Duration)

OPS: Final = tuple([row.number("ops", 0, 4) for row in _ROWS])
SIDE: Final = tuple([row.one_of("side", SIDES) for row in _ROWS])
ERA: Final = tuple([row.one_of("era", ERAS) for row in _ROWS])
STARRED: Final = tuple([row.flag("starred") for row in _ROWS])
SCORING: Final = tuple([row.flag("scoring") for row in _ROWS])
WAR: Final = tuple([row.flag("war") for row in _ROWS])
OPTIONAL: Final = tuple([row.flag("optional") for row in _ROWS])
DURATION: Final = tuple([row.one_of("duration", DURATIONS) for row in _ROWS])


def _named(row: Row, column: str) -> tuple[int, ...]:
    """The cards named in a column."""
    names = [name for name in row.optional(column).split(";") if name and name != LATE_WAR_TURNS]
    for name in names:
        if name not in CARD_NAMES:
            raise row.error(f"{column}: there is no card {name!r}")
    return tuple([CARD_NAMES.index(name) for name in names])


REQUIRES_ANY: Final = tuple([bitset(_named(row, "requires_any")) for row in _ROWS])
"""Per card: the events of which one must have happened (TS-12.7)."""

BLOCKED_BY: Final = tuple([(*_named(row, "blocked_by"), NONE)[0] for row in _ROWS])
"""Per card: the event that makes it impossible for good, or NONE (TS-12.7)."""

CANCELLED_BY: Final = tuple([(*_named(row, "cancelled_by"), NONE)[0] for row in _ROWS])
"""Per card: the card that ends its lasting effect, or NONE."""

NOT_LATE: Final = bitset(
    [c for c, row in enumerate(_ROWS) if LATE_WAR_TURNS in row.optional("blocked_by")]
)

SCORING_CARDS: Final = bitset([c for c in range(CARDS) if SCORING[c]])
WAR_CARDS: Final = bitset([c for c in range(CARDS) if WAR[c]])
STARRED_CARDS: Final = bitset([c for c in range(CARDS) if STARRED[c]])
OPTIONAL_CARDS: Final = bitset([c for c in range(CARDS) if OPTIONAL[c]])
TURN_EFFECTS: Final = bitset([c for c in range(CARDS) if DURATIONS[DURATION[c]] == "turn"])
OF_ERA: Final = tuple(
    [
        bitset([c for c in range(CARDS) if ERA[c] == era and c != THE_CHINA_CARD])
        for era in range(len(ERAS))
    ]
)
