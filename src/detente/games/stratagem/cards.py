"""The card set: everything printed on cards, as tables. `loading` reads one from a folder."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset, cards_of
from detente.games.stratagem.board import FORCE_A, FORCE_B
from detente.games.stratagem.position import OperationId

# Families of COMMON cards.
OPINION: Final = 0
EVENT: Final = 1
SUPPORT: Final = 2
SECRET: Final = 3
FAMILIES: Final = ("OPINION", "EVENT", "SUPPORT", "SECRET")

# What a COMMON card does when it is read.
POLL_SELF: Final = 0
POLL_ALL: Final = 1
PUBLIC_SELF: Final = 2
PUBLIC_TOP: Final = 3
MEMBERS_SELF: Final = 4
MEMBERS_ALL: Final = 5
MEMBERS_TOP: Final = 6
OPTION_GAIN: Final = 7
SELF_GAIN: Final = 8
SELF_LOSS: Final = 9
LOW_GAIN: Final = 10
LEADER_GAIN: Final = 11
LAST_GAIN: Final = 12
SKIP_SELF: Final = 13
TARGET_LOSS: Final = 14
TARGET_DROP: Final = 15
TARGET_SKIP: Final = 16
PEEK_GAIN: Final = 17
BACKING: Final = 18  # SUPPORT and SECRET SUPPORT cards: sections 6, 7 and 10 of the rules
EFFECTS: Final = (
    "POLL_SELF",
    "POLL_ALL",
    "PUBLIC_SELF",
    "PUBLIC_TOP",
    "MEMBERS_SELF",
    "MEMBERS_ALL",
    "MEMBERS_TOP",
    "OPTION_GAIN",
    "SELF_GAIN",
    "SELF_LOSS",
    "LOW_GAIN",
    "LEADER_GAIN",
    "LAST_GAIN",
    "SKIP_SELF",
    "TARGET_LOSS",
    "TARGET_DROP",
    "TARGET_SKIP",
    "PEEK_GAIN",
)
"""The names of the effects in common_cards.csv, in the order of their codes."""


class Party:
    """One party: its twelve OPTION cards, their numbers and their ratings."""

    def __init__(
        self, id: str, numbers: dict[int, int], opinion: list[int], members: list[int]
    ) -> None:
        self.id: Final = id
        self.numbers: Final = numbers  # the number printed on each plank it owns
        self.owned: Final = bitset(numbers)
        self.opinion: Final = opinion  # by plank: rating by public opinion
        self.members: Final = members  # by plank: rating by the party's own members


class CommonCard:
    """One of the 50 COMMON cards."""

    def __init__(
        self,
        id: str,
        family: int,
        effect: int,
        amount: int = 0,
        theme: int = -1,
        plank: int = -1,
        force: int = 0,
        tokens: int = 0,
        mark: str = "",
        demand: int = 0,
    ) -> None:
        self.id: Final = id
        self.family: Final = family
        self.effect: Final = effect
        self.amount: Final = amount  # % p. adv., signed for a SUPPORT; or how many turns
        self.theme: Final = theme
        self.plank: Final = plank
        self.force: Final = force
        self.tokens: Final = tokens
        self.mark: Final = mark
        self.demand: Final = demand  # bitset of planks


class Operation:
    """One of the four ACTION cards, the same for every player."""

    def __init__(
        self,
        id: OperationId,
        number: int,
        supports: int,
        force_a: int,
        force_b: int,
        popular: bool,
        popularity: int,
    ) -> None:
        self.id: Final = id
        self.number: Final = number  # printed on the card, for the draw of the first player
        self.supports: Final = supports  # how many SUPPORTS it needs …
        self.force_a: Final = force_a  # … how many of them of force A …
        self.force_b: Final = force_b  # … and how many of force B or better
        self.popular: Final = popular  # whether the POPULAR SUPPORT counts
        self.popularity: Final = popularity  # % p. adv. for the launcher, when launched
        self.least: Final = max(supports - 1, force_b)  # SUPPORTS held, with the POPULAR SUPPORT


Words = dict[str, tuple[str, str]]
"""Message id → its text in French and in English."""


class CardSet:
    """A whole box of cards."""

    def __init__(
        self,
        parties: tuple[Party, ...],
        planks: tuple[str, ...],
        cards: tuple[CommonCard, ...],
        operations: tuple[Operation, ...],
        points: dict[str, int],
        words: Words,
    ) -> None:
        self.parties: Final = parties  # clockwise on the mat
        self.planks: Final = planks
        self.cards: Final = cards
        self.operations: Final = operations
        self.points: Final = points  # ranking points by outcome
        self.words: Final = words  # names and texts of everything printed
        self.all_cards: Final = (1 << len(cards)) - 1
        self.secrets: Final = bitset([n for n, c in enumerate(cards) if c.family == SECRET])
        self.secret_supports: Final = bitset(
            [n for n, c in enumerate(cards) if c.family == SECRET and c.effect == BACKING]
        )
        self.strong: Final = self.of_force(FORCE_A)
        self.middling: Final = self.strong | self.of_force(FORCE_B)
        self.rivals: Final = tuple([_same_mark(cards, card) for card in cards])  # by card
        # what may be displayed on a mat: filled by questions/turn.py as it is asked for
        self.mats: Final[dict[int, list[int]]] = {}

    def of_force(self, force: int) -> int:
        """The SUPPORTS of that force, SECRET SUPPORTS included."""
        return bitset(
            [n for n, c in enumerate(self.cards) if c.effect == BACKING and c.force == force]
        )

    def number(self, id: str) -> int:
        """The place of a COMMON card in the set."""
        return [card.id for card in self.cards].index(id)


def _same_mark(cards: tuple[CommonCard, ...], card: CommonCard) -> int:
    """The SUPPORTS that bear the same mark; none where there is no mark."""
    return bitset([n for n, other in enumerate(cards) if card.mark and other.mark == card.mark])


def total(ratings: list[int], planks: int) -> int:
    """The sum of the signs on some planks."""
    found = 0
    while planks:
        plank = planks.bit_length() - 1
        found += ratings[plank]
        planks ^= 1 << plank
    return found


def plus_signs(ratings: list[int], planks: int) -> int:
    """The number of plus signs on some planks."""
    found = 0
    for plank in cards_of(planks):
        if ratings[plank] > 0:
            found += ratings[plank]
    return found
