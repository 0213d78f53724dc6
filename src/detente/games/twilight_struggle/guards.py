"""The rules that close cards and countries of a question, each told once (targets.py: Operations).

What a rule about cards leaves open is a set: a hand and some sets make a list of answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import Frame
from detente.core.guard import ALL, Guard, Offered, SetGuard, Source, WhileLeft
from detente.core.message import Argument, Reason
from detente.games.twilight_struggle.board import REGION_NAMES, US, USSR
from detente.games.twilight_struggle.cardnames import STAR_WARS, THE_CHINA_CARD, UN_INTERVENTION
from detente.games.twilight_struggle.cards import SCORING_CARDS
from detente.games.twilight_struggle.countries import CHINESE_CIVIL_WAR, COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Markers, Movers, Worth
from detente.games.twilight_struggle.modifiers import envied, worth_at_least
from detente.games.twilight_struggle.names import card_id, of_card, of_country
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.targets import held

NO_SCORING: Final = ~SCORING_CARDS

Named = Callable[[TsState, Any, int], dict[str, Argument]]
"""What a reason names: of the question and the card that is closed."""


def the_card(s: TsState, q: Frame, card: int) -> dict[str, Argument]:
    """The card that is closed."""
    return of_card(card)


def the_asker(s: TsState, q: Frame, card: int) -> dict[str, Argument]:
    """The card that asks."""
    return of_card(q.card)


def nothing(s: TsState, q: Frame, card: int) -> dict[str, Argument]:
    """Nothing."""
    return {}


class Cards(SetGuard[TsState, Any]):
    """A rule about cards or regions: why it closes some, its clause, and the set it leaves open."""

    def __init__(
        self,
        why: str,
        rule: str,
        leaves: Callable[[TsState, Any], int],  # Any: each rule knows the frame of its question
        names: Named = the_card,
    ) -> None:
        self.why: Final = why
        self.rule: Final = rule
        self.leaves: Final = leaves
        self.names: Final = names

    def open(self, s: TsState, q: Frame) -> int:
        """The set it leaves open."""
        return self.leaves(s, q)

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Why the card is closed."""
        return Reason(self.why, self.rule, self.names(s, q, card))


class PrintedCards(SetGuard[TsState, Frame]):
    """A rule that looks at nothing but what is printed on cards: one set for each side."""

    def __init__(self, why: str, rule: str, us: int, ussr: int, names: Named = the_card) -> None:
        self.why: Final = why
        self.rule: Final = rule
        self.sets: Final = (us, ussr)
        self.names: Final = names

    def open(self, s: TsState, q: Frame) -> int:
        """The set it leaves open."""
        return self.for_seat(q.seat)

    def for_seat(self, seat: int) -> int:
        """The set it leaves open to a side."""
        return self.sets[US] if seat == US else self.sets[USSR]

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Why the card is closed."""
        return Reason(self.why, self.rule, self.names(s, q, card))


# -- where cards come from ------------------------------------------------------------------------


class InHand(Cards):
    """Cards come from the hand; the China Card is never a part of it (TS-6.1, TS-15.1)."""

    def __init__(self, china: Reason | None = None) -> None:
        super().__init__("not-in-hand", "TS-6.1", hand)
        self.china: Final = china  # why the China Card does not serve, where that is a rule

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Somewhere else, or the China Card."""
        if card == THE_CHINA_CARD and self.china is not None:
            return self.china
        return super().reason(s, q, card)


def hand(s: TsState, q: Frame) -> int:
    """The cards of the seat that is asked."""
    return s.hand[q.seat]


IN_HAND: Final = InHand()
TO_HEADLINE: Final = InHand(Reason("china-no-headline", "TS-5.2"))
TO_DISCARD: Final = InHand(Reason("china-no-discard", "TS-15.5"))
TO_GIVE: Final = InHand(Reason("china-not-exchanged", "TS-15.1"))

IN_OPEN_HAND: Final = Cards("not-in-their-hand", "TS-6.19", lambda s, q: s.hand[US])
"""Card 98 lays the US hand open before the USSR."""

LOOKED_AT: Final = Cards("not-looked-at", "TS-23.4", lambda s, q: s.tehran)
"""Our Man in Tehran discards cards of those it looked at."""

IN_DISCARD_PILE: Final = Cards("not-discarded", "TS-6.20", lambda s, q: s.discard)
"""What is taken back comes from the discard pile."""

# -- which of them serve ------------------------------------------------------------------------


def worth_enough(s: TsState, q: Worth) -> int:
    """The cards worth what is asked, modifiers counted."""
    return worth_at_least(s, q.seat, q.ops)


WORTH_ENOUGH: Final = Cards(
    "worth-too-little", "TS-7.5", worth_enough, lambda s, q, card: {**of_card(card), "n": q.ops}
)
"""A discard must be worth so many Ops."""


def highest(s: TsState, q: Frame) -> int:
    """The cards of the hand that count most."""
    counts = {card: envied(s, q.seat, card) for card in cards_of(s.hand[q.seat])}
    return bitset([card for card, n in counts.items() if n == max(counts.values())])


HIGHEST: Final = Cards("not-the-highest", "TS-23.5", highest)
"""Missile Envy takes a card of the highest Ops; ties are the giver's to break."""

NOT_ARRANGED: Final = Cards("already-arranged", "TS-2.3", lambda s, q: ~bitset(s.order))
"""Each card of the hand has one place in its order."""

NO_SCORING_CARD: Final = Cards("no-scoring-card", "TS-6.19", lambda s, q: NO_SCORING, the_asker)
"""SALT Negotiations and Star Wars take no scoring card."""


def with_event(s: TsState, q: Frame) -> int:
    """All but UN Intervention, for Star Wars."""
    return ~(1 << UN_INTERVENTION) if q.card == STAR_WARS else ALL


WITH_EVENT: Final = Cards("un-needs-partner", "TS-23.13", with_event, nothing)
"""Star Wars cannot make UN Intervention happen: it has no event of its own."""


# -- countries, and what else a card may offer ---------------------------------------------------


class OnTheCard(Offered[TsState, Any]):
    """A card offers what it names, and no more (TS-6.19)."""

    code = "not-on-the-card"
    clause = "TS-6.19"
    as_it_stands = True

    def args(self, s: TsState, q: Frame, country: int) -> dict[str, Argument]:
        """The country and the card."""
        return {**of_country(country), **of_card(q.card)}


class OfferedOnce(OnTheCard):
    """The same where each is offered once, in the order of the card."""

    as_it_stands = False

    def listed(self, s: TsState, q: Frame) -> list[int]:
        """What the question offers."""
        return list(q.options)


class Either(Source[TsState, Any]):
    """One of two ways that the rules, not a card, offer."""

    def __init__(self, ways: tuple[int, int], said: Reason) -> None:
        self.always = ways
        self.said: Final = said

    def listed(self, s: TsState, q: Frame) -> list[int]:
        """Both."""
        return list(self.always)

    def reason(self, s: TsState, q: Frame, choice: int) -> Reason:
        """What is asked."""
        return self.said


class WayOffered(OfferedOnce):
    """One of the ways of a card (TS-6.19)."""

    code = "not-a-choice"

    def args(self, s: TsState, q: Frame, choice: int) -> dict[str, Argument]:
        """The card."""
        return of_card(q.card)


class LevelOffered(WayOffered):
    """A level of DEFCON that the card allows (TS-6.19); the noun is the level less one."""

    code = "one-step-only"

    def listed(self, s: TsState, q: Frame) -> list[int]:
        """The levels."""
        return [level - 1 for level in q.options]


SET_UP: Final = 255
"""In `Frame.card` of a placement: the set-up, no card."""
BID: Final = 254
"""In `Frame.card` of a placement: the extra US markers (TS-19.2)."""


def asker(card: int) -> str:
    """The message that names what asks for markers: a card, the set-up, or the bid."""
    return {SET_UP: "set-up", BID: "bid"}[card] if card >= BID else card_id(card)


def place_clause(q: Markers) -> str:
    """The rule behind a placement."""
    if q.card == BID:
        return "TS-19.2"
    if q.card == SET_UP:
        return "TS-3.4" if q.seat == USSR else "TS-3.5"
    return "TS-8.9"


class NoMarkersLeft(WhileLeft[TsState, Markers]):
    """As many markers as the card, the set-up or the bid gives."""

    code = "no-markers-left"

    def reason(self, s: TsState, q: Markers, country: int) -> Reason:
        """By the rule behind the placement."""
        return Reason(self.code, place_clause(q))


class AllowedThere(OnTheCard):
    """Markers go where the card, the set-up or the bid allows, as often as it does."""

    code = "not-allowed-there"

    def reason(self, s: TsState, q: Markers, country: int) -> Reason:
        """By the rule behind the placement."""
        args = {**of_country(country), "card": asker(q.card)}
        return Reason(self.code, place_clause(q), args)


class NoRemovalsLeft(WhileLeft[TsState, Any]):
    """As often as the card says (TS-6.19)."""

    code = "no-removals-left"
    clause = "TS-6.19"

    def args(self, s: TsState, q: Frame, country: int) -> dict[str, Argument]:
        """The card."""
        return of_card(q.card)


class NothingThere(Guard[TsState, Markers]):
    """Influence can be taken away where there is some (TS-6.19)."""

    code = "nothing-to-remove"
    clause = "TS-6.19"

    def left_open(self, s: TsState, q: Markers, nouns: list[int]) -> list[int]:
        """Where the opponent has some; the Chinese Civil War is never named."""
        theirs, inf = (1 - q.seat) * SPACES, s.influence
        return [c for c in nouns if c == CHINESE_CIVIL_WAR or inf[theirs + c]]

    def args(self, s: TsState, q: Markers, country: int) -> dict[str, Argument]:
        """The country."""
        return of_country(country)


class OwnInfluence(SetGuard[TsState, Movers]):
    """De-Stalinization moves own influence from any country; the Civil War is none (TS-20.2)."""

    code = "nothing-of-yours"
    clause = "TS-6.19"

    def open(self, s: TsState, q: Movers) -> int:
        """Where the seat has influence."""
        return held(s, q.seat)

    def reason(self, s: TsState, q: Movers, country: int) -> Reason:
        """No country, or nothing there."""
        if country >= COUNTRIES:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason(self.code, self.clause, of_country(country))


ANY_REGION: Final = Cards(
    "name-a-region", "TS-23.25", lambda s, q: (1 << len(REGION_NAMES)) - 1, nothing
)
"""Chernobyl names any of the six regions."""
