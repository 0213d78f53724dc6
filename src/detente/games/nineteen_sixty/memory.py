"""Where the campaign cards are, as a seat can follow them in its own log (60-13)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.memory import CardMemory
from detente.core.notes import Note
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import GATHERING_CARDS
from detente.games.nineteen_sixty.state import SixtyState

DECK: Final = "the deck"
DISCARD: Final = "the discard pile"
OPEN: Final = "the board"  # played, on the debate board, in a box or out of the game


def hand(seat: int) -> str:
    """The cards in a candidate's hand."""
    return f"hand {seat}"


def placed(seat: int) -> str:
    """What a candidate places this turn, while both do."""
    return f"placed {seat}"


def stack(seat: int) -> str:
    """A candidate's campaign strategy."""
    return f"stack {seat}"


class SixtyMemory(CardMemory[SixtyState]):
    """Played, discarded and revealed cards are public, and so are hands that were shown; what is
    drawn or placed is its owner's (60-13.1 to 60-13.5).
    """

    def __init__(self, seat: int | None, cards: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.lay(cards, DECK)

    def hear(self, note: Note) -> None:
        what, args = note.what, note.args
        if what == k.DREW:
            self.pass_on(args[1], DECK, hand(args[0]))
        elif what == k.DECK_RESHUFFLED:
            self.pour(DISCARD, DECK)
        elif what in (k.PLAYED_EVENT, k.PLAYED_CP):
            if self.cards >> args[1] & 1:  # a candidate card is in no hand
                self.move(args[1], hand(args[0]), OPEN)
        elif what == k.DISCARDED:
            start = hand(args[0]) if self.places.get(hand(args[0])) else stack(args[0])
            self.move(args[1], start, DISCARD)
        elif what == k.TOOK:
            self.take(args[1], hand(args[0]))
        elif what == k.HAND_SHOWN:
            self.see(args[1], hand(args[0]))
        elif what == k.REVEALED_TOP:
            self.move(args[0], DECK, OPEN)
        elif what == k.STRATEGY_PLACED:
            self.pass_on(args[1], hand(args[0]), placed(args[0]), ~GATHERING_CARDS)
        elif what == k.BAG_FILLED:
            for seat in (KENNEDY, NIXON):
                self.pour(placed(seat), stack(seat))
        elif what == k.DEBATE_SHOWN:
            self.move(args[1], stack(args[0]), OPEN)
        elif what == k.STRATEGY_REVEALED:
            self.move(args[1], stack(args[0]), DISCARD)

    def look(self, s: SixtyState) -> None:
        """A card that lies open no more was resolved and shuffled into the deck at once."""
        lies = self.lies(s)
        for card in cards_of(self.known(OPEN) & ~(lies[OPEN] | lies[DISCARD])):
            self.move(card, OPEN, DECK)
        super().look(s)

    def lies(self, s: SixtyState) -> dict[str, int]:
        on_board = s.removed | s.under_way | s.debate_box | s.election_box | s.prevention_box
        for pile in s.board:
            on_board |= pile
        found = {DECK: s.deck, DISCARD: s.discard, OPEN: on_board}
        for seat in (KENNEDY, NIXON):
            found[hand(seat)] = s.hands[seat]
            found[placed(seat)] = s.placed[seat]
            found[stack(seat)] = s.stacks[seat] | s.picked[seat]
        return found

    def piles(self) -> list[str]:
        return [DISCARD, OPEN]

    def held(self, s: SixtyState) -> list[str]:
        if self.seat not in (KENNEDY, NIXON):
            return []
        return [hand(self.seat), placed(self.seat), stack(self.seat)]
