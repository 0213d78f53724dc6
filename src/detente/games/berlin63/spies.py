"""The eight characters, the same in red and in blue (B63-2.3), read from data/spies.csv."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from detente.core.cards import bitset
from detente.core.tables import DataError, read_table

Spy = int

LEO: Final = 0
MIRANDA: Final = 1
VICTOR: Final = 2
ADAM: Final = 3
LILLY: Final = 4
RAY: Final = 5
VERONICA: Final = 6
JACK: Final = 7

SPIES: Final = 8
ALL_SPIES: Final = (1 << SPIES) - 1
THREE_SPIES: Final = bitset([RAY, VERONICA, JACK])
"""The team of the small game (B63-R30)."""

SPY_NAMES: Final = ("leo", "miranda", "victor", "adam", "lilly", "ray", "veronica", "jack")
MOMENTS: Final = ("after_step", "instead_of_step", "when_attacked", "against_a_power")


class Character:
    """A row of the table: when the power is used, who may lead, whether sight matters."""

    def __init__(self, id: str, name: str, used: int, leads: bool, needs_sight: bool) -> None:
        self.id: Final = id
        self.name: Final = name
        self.used: Final = used  # an index into MOMENTS
        self.leads: Final = leads  # has a leader card (B63-2.4, 2.5)
        self.needs_sight: Final = needs_sight


def read_spies(path: Path) -> tuple[Character, ...]:
    """The table of characters, in the order of the rulebook."""
    found = []
    for row in read_table(path):
        row.one_of("id", SPY_NAMES)
        found.append(
            Character(
                row.text("id"),
                row.text("name"),
                row.one_of("used", MOMENTS),
                row.flag("leads"),
                row.flag("needs_sight"),
            )
        )
    if tuple([character.id for character in found]) != SPY_NAMES:
        raise DataError(f"{path.name}: the eight spies must stand in the order of the rulebook")
    return tuple(found)


CHARACTERS: Final = read_spies(Path(__file__).parent / "data" / "spies.csv")

LEADERS: Final = bitset([n for n, character in enumerate(CHARACTERS) if character.leads])
"""The six spies with a leader card: neither Jack Steel nor Adam Quark (B63-2.4, 2.5)."""
