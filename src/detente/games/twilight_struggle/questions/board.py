"""Questions about the board that events put: countries, choices, levels, regions."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, F, Frame
from detente.core.guard import Act
from detente.core.mechanics import OneByOne
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
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
    OLYMPIC_GAMES,
    SOUTH_AFRICAN_UNREST,
    SPECIAL_RELATIONSHIP,
    TRUMAN_DOCTRINE,
)
from detente.games.twilight_struggle.frames import Markers, Movers, Pick
from detente.games.twilight_struggle.guards import (
    ANY_REGION,
    AllowedThere,
    LevelOffered,
    NoMarkersLeft,
    NoRemovalsLeft,
    NothingThere,
    OfferedOnce,
    OnTheCard,
    OwnInfluence,
    WayOffered,
    asker,
    place_clause,
)
from detente.games.twilight_struggle.happening import ANSWERED, DECLINED
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.questions.base import TsQuestion
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.verbs import add, ask, remove


class PlaceFree(OneByOne[TsState, Markers]):
    """Add `q.left` influence, one at a time, in `q.options`: no adjacency, no cost (TS-8.9)."""

    id = "place-free"
    clause = "TS-8.9"
    frame = Markers
    acts = (Act(k.PLACE, NoMarkersLeft(), AllowedThere()),)
    leaves = k.DONE

    def name(self, s: TsState, q: Markers, country: int) -> None:
        """One marker."""
        add(s, q.seat, country, 1)

    def stays(self, s: TsState, q: Markers) -> Reason:
        """All are to be placed."""
        return Reason("markers-left", place_clause(q), {"n": q.left})

    def other(self, s: TsState, q: Markers, action: int) -> Reason:
        """Markers are to be placed."""
        return Reason("place-markers", place_clause(q))

    def prompt(self, s: TsState, q: Markers) -> Message:
        """How many are left."""
        return Message(f"ask-{self.id}", {"card": asker(q.card), "n": q.left})


class RemoveTheirs(OneByOne[TsState, Markers]):
    """Take opposing influence away, `q.each` at each of `q.left` picks (TS-6.19)."""

    id = "remove-theirs"
    clause = "TS-6.19"
    frame = Markers
    acts = (Act(k.REMOVE, NoRemovalsLeft(), NothingThere(), OnTheCard()),)
    leaves = k.DONE

    def name(self, s: TsState, q: Markers, country: int) -> None:
        """One pick."""
        remove(s, 1 - q.seat, country, q.each)

    def other(self, s: TsState, q: Markers, action: int) -> Reason:
        """Markers are to be removed."""
        return Reason("remove-markers", self.clause, of_card(q.card))

    def stays(self, s: TsState, q: Markers) -> Reason:
        """As much as the board allows is to go."""
        return Reason("removals-left", "TS-6.19", {**of_card(q.card), "n": q.left})

    def prompt(self, s: TsState, q: Markers) -> Message:
        """How many picks are left, and whether all must be made."""
        ask = "ask-remove-up-to" if q.may_stop else f"ask-{self.id}"
        return Message(ask, {"card": card_id(q.card), "n": q.left})


class RemoveOwn(TsQuestion[Movers]):
    """De-Stalinization: take up to 4 own markers away, to be placed elsewhere (card 33)."""

    id = "remove-own"
    clause = "TS-6.19"
    frame = Movers
    acts = (Act(k.REMOVE, NoRemovalsLeft(), OwnInfluence()),)
    leaves = k.DONE
    optional = True
    asks = "remove-markers"

    def answer(self, s: TsState, q: Movers, action: int) -> None:
        """The event hears how many were taken."""
        if action == k.DONE:
            ANSWERED[q.card](s, q, q.taken)
            return
        remove(s, q.seat, action - k.REMOVE, 1)
        ask(s, Movers(k.REMOVE_OWN, q.seat, q.card, q.taken + 1, q.left - 1))


class PickOne(TsQuestion[F]):
    """Pick one of what a card offers; the event hears it."""

    def answer(self, s: TsState, q: F, action: int) -> None:
        """Hand it to the event."""
        ANSWERED[q.card](s, q, DECLINED if action == k.DECLINE else action % NOUNS)


class PickCountry(PickOne[Pick]):
    """Pick a country."""

    id = "pick-country"
    clause = "TS-6.19"
    frame = Pick
    acts = (Act(k.PICK, OfferedOnce()),)
    leaves = k.DECLINE
    asks = "pick-a-country"

    def may_leave(self, s: TsState, q: Pick) -> bool:
        """Where the card lets its player decline."""
        return q.may_decline

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


class PickChoice(PickOne[Frame]):
    """Choose one of the ways a card offers."""

    id = "pick-choice"
    clause = "TS-6.19"
    acts = (Act(k.CHOOSE, WayOffered()),)
    asks = "not-a-choice"
    ahead = (k.CHOOSE + k.TAKE_PART, k.CHOOSE + k.BOYCOTT)

    def cards(self, seat: int) -> list[str]:
        return [card_id(OLYMPIC_GAMES)]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Everybody hears which."""
        note(s, k.CHOICE_MADE, q.seat, action - k.CHOOSE)
        super().answer(s, q, action)


class SetDefcon(TsQuestion[Frame]):
    """Set DEFCON to one of `q.options`; the event hears it."""

    id = "set-defcon"
    clause = "TS-13.1"
    acts = (Act(k.DEFCON, LevelOffered()),)
    asks = "set-a-level"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Hand it to the event."""
        ANSWERED[q.card](s, q, action - k.DEFCON + 1)


class PickRegion(PickOne[Pick]):
    """Chernobyl: name one of the six regions (TS-23.25)."""

    id = "pick-region"
    clause = "TS-23.25"
    frame = Pick
    acts = (Act(k.NAME_REGION, ANY_REGION),)
    leaves = k.DECLINE

    def may_leave(self, s: TsState, q: Pick) -> bool:
        """Where the card lets its player decline."""
        return q.may_decline

    def answer(self, s: TsState, q: Pick, action: int) -> None:
        """Everybody hears which."""
        if action != k.DECLINE:
            note(s, k.REGION_NAMED, q.seat, action - k.NAME_REGION)
        super().answer(s, q, action)

    def other(self, s: TsState, q: Pick, action: int) -> Reason:
        """A region is asked for."""
        return Reason("name-a-region", "TS-23.25")
