"""The rules that close cards and countries of a question, each told once (targets.py: Operations).

What a rule about cards leaves open is a set: a hand and some sets make a list of answers.
"""

from __future__ import annotations

from typing import Any, Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import F, Frame, distinct
from detente.core.guard import Guard, SetGuard, Source
from detente.core.message import Argument, Reason
from detente.games.twilight_struggle.board import REGION_NAMES, US, USSR
from detente.games.twilight_struggle.cardnames import STAR_WARS, THE_CHINA_CARD, UN_INTERVENTION
from detente.games.twilight_struggle.cards import SCORING_CARDS
from detente.games.twilight_struggle.countries import CHINESE_CIVIL_WAR, COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Markers, Movers, Pick, Worth
from detente.games.twilight_struggle.modifiers import envied, worth_at_least
from detente.games.twilight_struggle.names import card_id, of_card, of_country
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.targets import held

ALL: Final = -1
"""The set that a rule leaves open where it has nothing to say."""

NO_SCORING: Final = ~SCORING_CARDS

# -- cards ------------------------------------------------------------------------


class OfCards(SetGuard[TsState, F]):
    """A rule about cards: its reason names the card that is closed."""

    def args(self, s: TsState, q: F, card: int) -> dict[str, Argument]:
        """The card."""
        return of_card(card)


class InHand(SetGuard[TsState, Any]):
    """Cards come from the hand; the China Card is never a part of it (TS-6.1, TS-15.1)."""

    code = "not-in-hand"
    clause = "TS-6.1"

    def __init__(self, china: Reason | None = None) -> None:
        self.china: Final = china  # why the China Card does not serve, where that is a rule

    def open(self, s: TsState, q: Frame) -> int:
        """The hand."""
        return s.hand[q.seat]

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Somewhere else, or the China Card."""
        if card == THE_CHINA_CARD and self.china is not None:
            return self.china
        return Reason(self.code, self.clause, of_card(card))


IN_HAND: Final = InHand()
TO_HEADLINE: Final = InHand(Reason("china-no-headline", "TS-5.2"))
TO_DISCARD: Final = InHand(Reason("china-no-discard", "TS-15.5"))
TO_GIVE: Final = InHand(Reason("china-not-exchanged", "TS-15.1"))


class WorthEnough(SetGuard[TsState, Worth]):
    """A discard that must be worth so many Ops, modifiers counted (TS-7.5)."""

    code = "worth-too-little"
    clause = "TS-7.5"

    def open(self, s: TsState, q: Worth) -> int:
        """The cards worth as much."""
        return worth_at_least(s, q.seat, q.ops)

    def args(self, s: TsState, q: Worth, card: int) -> dict[str, Argument]:
        """The card, and what is asked."""
        return {**of_card(card), "n": q.ops}


class Highest(OfCards[Frame]):
    """Missile Envy takes a card of the highest Ops; ties are the giver's to break (TS-23.5)."""

    code = "not-the-highest"
    clause = "TS-23.5"

    def open(self, s: TsState, q: Frame) -> int:
        """Those of the hand that count most."""
        counts = {card: envied(s, q.seat, card) for card in cards_of(s.hand[q.seat])}
        return bitset([card for card, n in counts.items() if n == max(counts.values())])


class InOpenHand(OfCards[Frame]):
    """Card 98 lays the US hand open before the USSR."""

    code = "not-in-their-hand"
    clause = "TS-6.19"

    def open(self, s: TsState, q: Frame) -> int:
        """The US hand."""
        return s.hand[US]


class Arranged(OfCards[Frame]):
    """Each card of the hand has one place in its order (TS-2.3)."""

    code = "already-arranged"
    clause = "TS-2.3"

    def open(self, s: TsState, q: Frame) -> int:
        """All that have none yet."""
        return ~bitset(s.order)


class LookedAt(OfCards[Frame]):
    """Our Man in Tehran discards cards of those it looked at (TS-23.4)."""

    code = "not-looked-at"
    clause = "TS-23.4"

    def open(self, s: TsState, q: Frame) -> int:
        """Those that lie there."""
        return s.tehran


class InDiscardPile(OfCards[Frame]):
    """What is taken back comes from the discard pile (TS-6.20)."""

    code = "not-discarded"
    clause = "TS-6.20"

    def open(self, s: TsState, q: Frame) -> int:
        """The pile."""
        return s.discard


class NoScoringCard(SetGuard[TsState, Frame]):
    """SALT Negotiations and Star Wars take no scoring card (cards 43 and 85)."""

    code = "no-scoring-card"
    clause = "TS-6.19"

    def open(self, s: TsState, q: Frame) -> int:
        """All others."""
        return NO_SCORING

    def args(self, s: TsState, q: Frame, card: int) -> dict[str, Argument]:
        """The card that asks."""
        return of_card(q.card)


class NeedsPartner(SetGuard[TsState, Frame]):
    """Star Wars cannot make UN Intervention happen: it has no event of its own (TS-23.13)."""

    code = "un-needs-partner"
    clause = "TS-23.13"

    def open(self, s: TsState, q: Frame) -> int:
        """All but UN Intervention."""
        return ~(1 << UN_INTERVENTION) if q.card == STAR_WARS else ALL


# -- countries, and what else a card may offer ---------------------------------------------------


class Offered(Source[TsState, Any]):
    """A card offers what it names, and no more (TS-6.19)."""

    code = "not-on-the-card"
    clause = "TS-6.19"

    def listed(self, s: TsState, q: Frame) -> list[int]:
        """What the question still offers."""
        return distinct(q.options)

    def args(self, s: TsState, q: Frame, country: int) -> dict[str, Argument]:
        """The country and the card."""
        return {**of_country(country), **of_card(q.card)}


class OfferedOnce(Offered):
    """The same where each is offered once."""

    def listed(self, s: TsState, q: Frame) -> list[int]:
        """What the question offers."""
        return list(q.options)


class Either(Source[TsState, Any]):
    """One of two ways that the rules, not a card, offer."""

    def __init__(self, ways: tuple[int, int], said: Reason) -> None:
        self.ways: Final = ways
        self.said: Final = said

    def listed(self, s: TsState, q: Frame) -> list[int]:
        """Both."""
        return list(self.ways)

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


class NoMarkersLeft(Guard[TsState, Markers]):
    """As many markers as the card, the set-up or the bid gives."""

    code = "no-markers-left"

    def left_open(self, s: TsState, q: Markers, nouns: list[int]) -> list[int]:
        """All while a marker is left."""
        return nouns if q.left else []

    def reason(self, s: TsState, q: Markers, country: int) -> Reason:
        """By the rule behind the placement."""
        return Reason(self.code, place_clause(q))


class AllowedThere(Offered):
    """Markers go where the card, the set-up or the bid allows, as often as it does."""

    code = "not-allowed-there"

    def reason(self, s: TsState, q: Markers, country: int) -> Reason:
        """By the rule behind the placement."""
        args = {**of_country(country), "card": asker(q.card)}
        return Reason(self.code, place_clause(q), args)


class NoRemovalsLeft(Guard[TsState, Any]):
    """As often as the card says (TS-6.19)."""

    code = "no-removals-left"
    clause = "TS-6.19"

    def left_open(self, s: TsState, q: Frame, nouns: list[int]) -> list[int]:
        """All while something is left to do."""
        return nouns if q.left else []

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


class OwnInfluence(Source[TsState, Movers]):
    """De-Stalinization moves own influence from any country; the Civil War is none (TS-20.2)."""

    code = "nothing-of-yours"
    clause = "TS-6.19"

    def listed(self, s: TsState, q: Movers) -> list[int]:
        """Where the seat has influence."""
        return held(s, q.seat)

    def reason(self, s: TsState, q: Movers, country: int) -> Reason:
        """No country, or nothing there."""
        if country >= COUNTRIES:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason(self.code, self.clause, of_country(country))


class AnyRegion(SetGuard[TsState, Pick]):
    """Chernobyl names any of the six regions (TS-23.25)."""

    code = "name-a-region"
    clause = "TS-23.25"

    def open(self, s: TsState, q: Pick) -> int:
        """All six."""
        return (1 << len(REGION_NAMES)) - 1
