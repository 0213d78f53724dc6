"""Questions about the board that events put: countries, choices, levels, regions."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame, distinct
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import REGION_NAMES, USSR
from detente.games.twilight_struggle.cardnames import (
    ASIA_SCORING,
    BRUSH_WAR,
    INDEPENDENT_REDS,
    INDO_PAKISTANI_WAR,
    IRAN_IRAQ_WAR,
    JUNTA,
    LATIN_AMERICAN_DEBT_CRISIS,
    MIDDLE_EAST_SCORING,
    NORAD,
    SOUTH_AFRICAN_UNREST,
    SPECIAL_RELATIONSHIP,
    TRUMAN_DOCTRINE,
)
from detente.games.twilight_struggle.countries import CHINESE_CIVIL_WAR, COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Markers, Movers, Pick
from detente.games.twilight_struggle.happening import ANSWERED, DECLINED
from detente.games.twilight_struggle.names import card_id, of_card, of_country
from detente.games.twilight_struggle.questions.base import TsQuestion, verb
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.verbs import add, ask, remove

SET_UP: Final = 255
"""In `Frame.card` of a placement: the set-up, no card."""
BID: Final = 254
"""In `Frame.card` of a placement: the extra US markers (TS-19.2)."""


def asker(card: int) -> str:
    """The message that names what asks: a card, the set-up, or the bid."""
    return {SET_UP: "set-up", BID: "bid"}[card] if card >= BID else card_id(card)


class PlaceFree(TsQuestion[Markers]):
    """Add `q.left` influence, one at a time, in `q.options`: no adjacency, no cost (TS-8.9)."""

    id = "place-free"
    clause = "TS-8.9"
    frame = Markers
    verbs: tuple[int, ...] = (k.PLACE, k.DONE)

    def legal(self, s: TsState, q: Markers) -> list[int]:
        """A country that may still be named; done at the end, or before it where that is free."""
        if q.left == 0 or not q.options:
            return [k.DONE]
        found = [k.PLACE + c for c in distinct(q.options)]
        if q.may_stop:
            found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Markers, action: int) -> None:
        """One marker; then the rest."""
        if action == k.DONE:
            return
        country = action - k.PLACE
        add(s, q.seat, country, 1)
        ask(s, q.after(country))

    def why_not(self, s: TsState, q: Markers, action: int) -> Reason:
        """Not named by the card, named often enough, or nothing left."""
        clause = place_clause(q)
        if action == k.DONE:
            return Reason("markers-left", clause, {"n": q.left})
        if verb(action) != k.PLACE:
            return Reason("place-markers", clause)
        if q.left == 0:
            return Reason("no-markers-left", clause)
        country = action - k.PLACE
        return Reason("not-allowed-there", clause, {**of_country(country), "card": asker(q.card)})

    def prompt(self, s: TsState, q: Markers) -> Message:
        """How many are left."""
        return Message(f"ask-{self.id}", {"card": asker(q.card), "n": q.left})


def place_clause(q: Markers) -> str:
    """The rule behind a placement."""
    if q.card == BID:
        return "TS-19.2"
    if q.card == SET_UP:
        return "TS-3.4" if q.seat == USSR else "TS-3.5"
    return "TS-8.9"


class RemoveTheirs(TsQuestion[Markers]):
    """Take opposing influence away, `q.each` at each of `q.left` picks (TS-6.19)."""

    id = "remove-theirs"
    clause = "TS-6.19"
    frame = Markers
    verbs: tuple[int, ...] = (k.REMOVE, k.DONE)

    def legal(self, s: TsState, q: Markers) -> list[int]:
        """Countries that hold some; done when none is left, or before where that is free."""
        found: list[int] = []
        if q.left:
            theirs = (1 - q.seat) * SPACES
            inf = s.influence
            found = [k.REMOVE + c for c in distinct(q.options) if inf[theirs + c]]
        if q.may_stop or not found:
            found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Markers, action: int) -> None:
        """One pick; then the rest."""
        if action == k.DONE:
            return
        country = action - k.REMOVE
        remove(s, 1 - q.seat, country, q.each)
        ask(s, q.after(country))

    def why_not(self, s: TsState, q: Markers, action: int) -> Reason:
        """Nothing there, not named by the card, or enough."""
        if action == k.DONE:
            return Reason("removals-left", "TS-6.19", {**of_card(q.card), "n": q.left})
        if verb(action) != k.REMOVE:
            return Reason("remove-markers", "TS-6.19", of_card(q.card))
        if q.left == 0:
            return Reason("no-removals-left", "TS-6.19", of_card(q.card))
        country = action - k.REMOVE
        if country < COUNTRIES and not s.influence[(1 - q.seat) * SPACES + country]:
            return Reason("nothing-to-remove", "TS-6.19", of_country(country))
        return Reason("not-on-the-card", "TS-6.19", {**of_country(country), **of_card(q.card)})

    def prompt(self, s: TsState, q: Markers) -> Message:
        """How many picks are left, and whether all must be made."""
        ask = "ask-remove-up-to" if q.may_stop else f"ask-{self.id}"
        return Message(ask, {"card": card_id(q.card), "n": q.left})


class RemoveOwn(TsQuestion[Movers]):
    """De-Stalinization: take up to 4 own markers away, to be placed elsewhere (card 33)."""

    id = "remove-own"
    clause = "TS-6.19"
    frame = Movers
    verbs: tuple[int, ...] = (k.REMOVE, k.DONE)

    def legal(self, s: TsState, q: Movers) -> list[int]:
        """Any country with own influence, or done."""
        found: list[int] = []
        if q.left:
            base = q.seat * SPACES
            found = [k.REMOVE + c for c in range(COUNTRIES) if s.influence[base + c]]
        found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Movers, action: int) -> None:
        """The event hears how many were taken."""
        if action == k.DONE:
            ANSWERED[q.card](s, q, q.taken)
            return
        remove(s, q.seat, action - k.REMOVE, 1)
        ask(s, Movers(k.REMOVE_OWN, q.seat, q.card, q.taken + 1, q.left - 1))

    def why_not(self, s: TsState, q: Movers, action: int) -> Reason:
        """Nothing there, or four already."""
        if verb(action) != k.REMOVE:
            return Reason("remove-markers", "TS-6.19", of_card(q.card))
        if q.left == 0:
            return Reason("no-removals-left", "TS-6.19", of_card(q.card))
        country = action - k.REMOVE
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason("nothing-of-yours", "TS-6.19", of_country(country))


class PickCountry(TsQuestion[Pick]):
    """Pick a country; the event hears it."""

    id = "pick-country"
    clause = "TS-6.19"
    frame = Pick
    verbs: tuple[int, ...] = (k.PICK, k.DECLINE)

    def legal(self, s: TsState, q: Pick) -> list[int]:
        """The countries the card allows."""
        found = [k.PICK + c for c in q.options]
        if q.may_decline:
            found.append(k.DECLINE)
        return found

    def answer(self, s: TsState, q: Pick, action: int) -> None:
        """Hand it to the event."""
        ANSWERED[q.card](s, q, DECLINED if action == k.DECLINE else action - k.PICK)

    def why_not(self, s: TsState, q: Pick, action: int) -> Reason:
        """Not named by the card."""
        if verb(action) != k.PICK:
            return Reason("pick-a-country", "TS-6.19", of_card(q.card))
        country = action % NOUNS
        return Reason("not-on-the-card", "TS-6.19", {**of_country(country), **of_card(q.card)})

    def prompt(self, s: TsState, q: Pick) -> Message:
        """Each card has its own sentence; South African Unrest two."""
        if q.card == SOUTH_AFRICAN_UNREST and q.turn:
            return Message("ask-pick-beside-south-africa")
        return Message(PICKS[q.card])


PICKS: Final = {
    ASIA_SCORING: "ask-pick-asia-scoring",
    MIDDLE_EAST_SCORING: "ask-pick-middle-east-scoring",
    TRUMAN_DOCTRINE: "ask-pick-truman-doctrine",
    INDEPENDENT_REDS: "ask-pick-independent-reds",
    INDO_PAKISTANI_WAR: "ask-pick-indo-pakistani-war",
    BRUSH_WAR: "ask-pick-brush-war",
    JUNTA: "ask-pick-junta",
    SOUTH_AFRICAN_UNREST: "ask-pick-south-african-unrest",
    LATIN_AMERICAN_DEBT_CRISIS: "ask-pick-latin-american-debt-crisis",
    IRAN_IRAQ_WAR: "ask-pick-iran-iraq-war",
    SPECIAL_RELATIONSHIP: "ask-pick-special-relationship",
    NORAD: "ask-pick-norad",
}
"""What each card that has a country picked asks."""


class PickChoice(TsQuestion[Frame]):
    """Choose one of the ways a card offers."""

    id = "pick-choice"
    clause = "TS-6.19"
    verbs: tuple[int, ...] = (k.CHOOSE,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """The ways."""
        return [k.CHOOSE + choice for choice in q.options]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Hand it to the event."""
        note(s, k.CHOICE_MADE, q.seat, action - k.CHOOSE)
        ANSWERED[q.card](s, q, action - k.CHOOSE)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Not one of the card's ways."""
        return Reason("not-a-choice", "TS-6.19", of_card(q.card))


class SetDefcon(TsQuestion[Frame]):
    """Set DEFCON to one of `q.options`; the event hears it."""

    id = "set-defcon"
    clause = "TS-13.1"
    verbs: tuple[int, ...] = (k.DEFCON,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """The levels the card allows."""
        return [k.DEFCON + level - 1 for level in q.options]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Hand it to the event."""
        ANSWERED[q.card](s, q, action - k.DEFCON + 1)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Too far, or no level."""
        if verb(action) != k.DEFCON:
            return Reason("set-a-level", "TS-13.1", of_card(q.card))
        return Reason("one-step-only", "TS-6.19", of_card(q.card))


class PickRegion(TsQuestion[Pick]):
    """Chernobyl: name one of the six regions (TS-23.25)."""

    id = "pick-region"
    clause = "TS-23.25"
    frame = Pick
    verbs: tuple[int, ...] = (k.NAME_REGION, k.DECLINE)

    def legal(self, s: TsState, q: Pick) -> list[int]:
        """Six regions, or none."""
        found = [k.NAME_REGION + n for n in range(len(REGION_NAMES))]
        if q.may_decline:
            found.append(k.DECLINE)
        return found

    def answer(self, s: TsState, q: Pick, action: int) -> None:
        """Hand it to the event."""
        if action == k.DECLINE:
            ANSWERED[q.card](s, q, DECLINED)
            return
        note(s, k.REGION_NAMED, q.seat, action - k.NAME_REGION)
        ANSWERED[q.card](s, q, action - k.NAME_REGION)

    def why_not(self, s: TsState, q: Pick, action: int) -> Reason:
        """A region is asked for."""
        return Reason("name-a-region", "TS-23.25")
