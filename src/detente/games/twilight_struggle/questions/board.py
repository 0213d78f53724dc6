"""Questions about the board that events put: countries, choices, levels, regions."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame, distinct, without
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
from detente.games.twilight_struggle.happening import ANSWERED, DECLINED
from detente.games.twilight_struggle.questions.base import (
    TsQuestion,
    card_id,
    of_card,
    of_country,
    verb,
)
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.verbs import MAY_STOP, STACKING, UP_TO, add, ask, remove

SET_UP: Final = 255
"""In `Frame.card` of a placement: the set-up, no card."""
BID: Final = 254
"""In `Frame.card` of a placement: the extra US markers (TS-19.2)."""


def asker(card: int) -> str:
    """The message that names what asks: a card, the set-up, or the bid."""
    return {SET_UP: "set-up", BID: "bid"}[card] if card >= BID else card_id(card)


class PlaceFree(TsQuestion):
    """Add `q.left` influence, one at a time, in `q.options`: no adjacency, no cost (TS-8.9)."""

    id = "place-free"
    clause = "TS-8.9"
    verbs: tuple[int, ...] = (k.PLACE, k.DONE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """A country that may still be named; done at the end, or before it where that is free."""
        if q.left == 0 or not q.options:
            return [k.DONE]
        found = [k.PLACE + c for c in distinct(q.options)]
        if q.step & MAY_STOP:
            found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """One marker; then the rest."""
        if action == k.DONE:
            return
        country = action - k.PLACE
        add(s, q.seat, country, 1)
        options = q.options if q.step & STACKING else without(q.options, country)
        ask(s, Frame(k.PLACE_FREE, q.seat, q.card, q.step, q.left - 1, options))

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
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

    def prompt(self, s: TsState, q: Frame) -> Message:
        """How many are left."""
        return Message(f"ask-{self.id}", {"card": asker(q.card), "n": q.left})


def place_clause(q: Frame) -> str:
    """The rule behind a placement."""
    if q.card == BID:
        return "TS-19.2"
    if q.card == SET_UP:
        return "TS-3.4" if q.seat == USSR else "TS-3.5"
    return "TS-8.9"


class RemoveTheirs(TsQuestion):
    """Take opposing influence away, `q.step` at each of `q.left` picks (TS-6.19).

    With UP_TO in it, less than all is enough.
    """

    id = "remove-theirs"
    clause = "TS-6.19"
    verbs: tuple[int, ...] = (k.REMOVE, k.DONE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Countries that hold some; done when none is left, or before where that is free."""
        found: list[int] = []
        if q.left:
            theirs = (1 - q.seat) * SPACES
            inf = s.influence
            found = [k.REMOVE + c for c in distinct(q.options) if inf[theirs + c]]
        if q.step & UP_TO or not found:
            found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """One pick; then the rest."""
        if action == k.DONE:
            return
        country = action - k.REMOVE
        remove(s, 1 - q.seat, country, q.step & ~UP_TO)
        rest = without(q.options, country)
        ask(s, Frame(k.REMOVE_THEIRS, q.seat, q.card, q.step, q.left - 1, rest))

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
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

    def prompt(self, s: TsState, q: Frame) -> Message:
        """How many picks are left, and whether all must be made."""
        ask = "ask-remove-up-to" if q.step & UP_TO else f"ask-{self.id}"
        return Message(ask, {"card": card_id(q.card), "n": q.left})


class RemoveOwn(TsQuestion):
    """De-Stalinization: take up to 4 own markers away, to be placed elsewhere (card 33)."""

    id = "remove-own"
    clause = "TS-6.19"
    verbs: tuple[int, ...] = (k.REMOVE, k.DONE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any country with own influence, or done."""
        found: list[int] = []
        if q.left:
            base = q.seat * SPACES
            found = [k.REMOVE + c for c in range(COUNTRIES) if s.influence[base + c]]
        found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """`q.step` counts what was taken; the event hears it at the end."""
        if action == k.DONE:
            ANSWERED[q.card](s, q, q.step)
            return
        remove(s, q.seat, action - k.REMOVE, 1)
        ask(s, Frame(k.REMOVE_OWN, q.seat, q.card, q.step + 1, q.left - 1))

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Nothing there, or four already."""
        if verb(action) != k.REMOVE:
            return Reason("remove-markers", "TS-6.19", of_card(q.card))
        if q.left == 0:
            return Reason("no-removals-left", "TS-6.19", of_card(q.card))
        country = action - k.REMOVE
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason("nothing-of-yours", "TS-6.19", of_country(country))


class PickCountry(TsQuestion):
    """Pick a country; the event hears it. `q.left`: may be declined."""

    id = "pick-country"
    clause = "TS-6.19"
    verbs: tuple[int, ...] = (k.PICK, k.DECLINE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """The countries the card allows."""
        found = [k.PICK + c for c in q.options]
        if q.left & MAY_STOP:
            found.append(k.DECLINE)
        return found

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Hand it to the event."""
        ANSWERED[q.card](s, q, DECLINED if action == k.DECLINE else action - k.PICK)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Not named by the card."""
        if verb(action) != k.PICK:
            return Reason("pick-a-country", "TS-6.19", of_card(q.card))
        country = action % NOUNS
        return Reason("not-on-the-card", "TS-6.19", {**of_country(country), **of_card(q.card)})

    def prompt(self, s: TsState, q: Frame) -> Message:
        """Each card has its own sentence; South African Unrest two."""
        if q.card == SOUTH_AFRICAN_UNREST and q.step:
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


class PickChoice(TsQuestion):
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


class SetDefcon(TsQuestion):
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


class PickRegion(TsQuestion):
    """Chernobyl: name one of the six regions (TS-23.25). `q.left`: may be declined."""

    id = "pick-region"
    clause = "TS-23.25"
    verbs: tuple[int, ...] = (k.NAME_REGION, k.DECLINE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Six regions, or none."""
        found = [k.NAME_REGION + n for n in range(len(REGION_NAMES))]
        if q.left & MAY_STOP:
            found.append(k.DECLINE)
        return found

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Hand it to the event."""
        if action == k.DECLINE:
            ANSWERED[q.card](s, q, DECLINED)
            return
        note(s, k.REGION_NAMED, q.seat, action - k.NAME_REGION)
        ANSWERED[q.card](s, q, action - k.NAME_REGION)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """A region is asked for."""
        return Reason("name-a-region", "TS-23.25")
