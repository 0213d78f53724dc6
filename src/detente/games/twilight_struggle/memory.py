"""Where the cards are, as a side can follow them in its own log (TS-2.3, section 18)."""

from __future__ import annotations

from typing import Final

from detente.core.memory import CardMemory
from detente.core.notes import Note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import (
    MISSILE_ENVY,
    SHUTTLE_DIPLOMACY,
    THE_CHINA_CARD,
    UN_INTERVENTION,
)
from detente.games.twilight_struggle.cards import OF_ERA, OPTIONAL_CARDS, SCORING_CARDS
from detente.games.twilight_struggle.options import OPTIONAL_ON
from detente.games.twilight_struggle.state import TsState

DECK: Final = "the draw pile"
DISCARD: Final = "the discard pile"
TABLE: Final = "the table"  # being played
OPEN: Final = "the board"  # headlines shown, Shuttle Diplomacy in force, out of the game
TEHRAN: Final = "looked at with Our Man in Tehran"


def hand(seat: int) -> str:
    """The cards of a side, a face-down headline among them."""
    return f"hand {seat}"


class TsMemory(CardMemory[TsState]):
    """What is played, discarded or shown is public; what is dealt is its owner's, what Our Man in
    Tehran saw the US's (TS-2.3).
    """

    def __init__(self, seat: int | None, start: TsState) -> None:
        super().__init__(seat)
        self.left_out: Final = 0 if start.variant & OPTIONAL_ON else OPTIONAL_CARDS
        self.turn = start.turn
        self.lay(start.deck, DECK)
        self.lay(start.removed, OPEN)

    def hear(self, note: Note) -> None:
        what, args = note.what, note.args
        if what == k.TURN_BEGINS:
            self.turn = args[0]
        elif what == k.CARDS_JOIN:
            self.lay(OF_ERA[1 if self.turn < 4 else 2] & ~self.left_out, DECK)
        elif what == k.DEALT:
            self.pass_on(args[1], DECK, hand(args[0]))
        elif what == k.RESHUFFLED:
            self.reshuffle(args[0])
        elif what in (k.EVENT_PLAYED, k.OPS_PLAYED, k.SPACE_PLAYED):
            self.play(args[0], args[1])
        elif what == k.INTERVENED:
            self.play(args[0], UN_INTERVENTION)
            self.play(args[0], args[1])
        elif what == k.HEADLINE_SHOWN:
            self.move(args[1], hand(args[0]), OPEN)
        elif what == k.DISCARDED:
            self.move(args[1], TEHRAN if self.places.get(TEHRAN) else hand(args[0]), DISCARD)
        elif what in (k.DRAWN_AT_RANDOM, k.CARD_SHOWN):
            self.see(args[1], hand(args[0]))
        elif what == k.NO_SCORING_HELD:
            self.lacks(hand(args[0]), SCORING_CARDS)
        elif what == k.CARD_GIVEN:
            self.move(args[1], hand(args[0]), TABLE)
            self.take(MISSILE_ENVY, hand(args[0]))
        elif what == k.CARD_RECOVERED:
            self.take(args[1], hand(args[0]))
        elif what == k.CARD_REMOVED:
            self.take(args[0], OPEN)
        elif what == k.EFFECT_ENDS and args[0] == SHUTTLE_DIPLOMACY:
            self.take(SHUTTLE_DIPLOMACY, DISCARD)
        elif what == k.TEHRAN_LOOKED:
            self.pass_on(args[0], DECK, TEHRAN)
        elif what == k.TEHRAN_RETURNED:
            self.pour(TEHRAN, DECK)

    def play(self, seat: int, card: int) -> None:
        """A card is played: from the hand, or from where all have seen it."""
        if card == THE_CHINA_CARD:
            return
        for place in (TABLE, DISCARD, OPEN, hand(1 - seat)):
            if self.known(place) >> card & 1:
                self.move(card, place, TABLE)
                return
        self.move(card, hand(seat), TABLE)

    def reshuffle(self, n: int) -> None:
        """The discard pile becomes the draw pile; what was played until now has joined it."""
        if self.known(DISCARD).bit_count() < n:
            self.pour(TABLE, DISCARD)
        self.pour(DISCARD, DECK)

    def lies(self, s: TsState) -> dict[str, int]:
        found = {
            DECK: s.deck,
            DISCARD: s.discard,
            TABLE: s.table,
            OPEN: s.removed | s.in_force & 1 << SHUTTLE_DIPLOMACY,
            TEHRAN: s.tehran,
        }
        for seat in (US, USSR):
            found[hand(seat)] = s.hand[seat]
            if s.headline[seat] >= 0:
                place = OPEN if s.face_up >> seat & 1 else hand(seat)
                found[place] |= 1 << s.headline[seat]
        return found

    def piles(self) -> list[str]:
        return [DISCARD, TABLE, OPEN]

    def held(self, s: TsState) -> list[str]:
        if self.seat is None:
            return []
        return [hand(US), TEHRAN] if self.seat == US else [hand(USSR)]
