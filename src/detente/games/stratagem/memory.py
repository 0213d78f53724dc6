"""Where the COMMON cards are, as a seat can follow them in its own log (section 21)."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE
from detente.core.memory import CardMemory
from detente.core.notes import Note
from detente.games.stratagem.board import SEAT_COUNT
from detente.games.stratagem.cards import CardSet
from detente.games.stratagem.codes import (
    ACCEPTED,
    CAMPAIGN,
    CHOSE_PARTY,
    EXPOSED,
    FELL,
    OFFERED,
    PLAYED,
    READ,
    REVEALED,
    SAW,
    TOOK_PARTY,
    TOOK_SECRET,
)
from detente.games.stratagem.state import StratagemState

DECK: Final = "the deck"
FALLEN: Final = "the fallen cards"
OPEN: Final = "the table"  # being read, or going round


def hand(seat: int) -> str:
    """The SECRET cards of a seat."""
    return f"hand {seat}"


def mat(seat: int) -> str:
    """The SUPPORTS of a seat."""
    return f"mat {seat}"


class StratagemMemory(CardMemory[StratagemState]):
    """Cards read, offered, played, revealed and fallen are public; SECRET cards are drawn unseen
    and looked at in private (STR-21.1 to 21.3).
    """

    def __init__(self, seat: int | None, cards: CardSet) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.seats: Final[dict[int, int]] = {}  # by party
        self.lay(cards.all_cards, DECK)

    def hear(self, note: Note) -> None:
        what, args = note.what, note.args
        if what in (CHOSE_PARTY, TOOK_PARTY):
            self.seats[args[1]] = args[0]
        elif what == CAMPAIGN and args[0] == 2:
            self.pour(FALLEN, DECK)
        elif what == TOOK_SECRET:
            self.draw(DECK, hand(self.seats[args[0]]), among=self.cards.secrets)
        elif what in (READ, OFFERED):
            self.move(args[1], DECK, OPEN)
        elif what in (PLAYED, EXPOSED):
            self.move(args[1], hand(self.seats[args[0]]), OPEN)
        elif what == REVEALED:
            self.reveal(self.seats[args[0]], args[1])
        elif what == ACCEPTED:
            self.take(args[1], mat(self.seats[args[0]]))
        elif what == FELL:
            self.take(args[0], FALLEN)
        elif what == SAW and args[2] >= 0:
            self.see(args[2], hand(self.seats[args[1]]))

    def reveal(self, seat: int, card: int) -> None:
        """A SECRET SUPPORT goes to the mat, from the table if it was played, else from the hand."""
        start = OPEN if self.known(OPEN) >> card & 1 else hand(seat)
        self.move(card, start, mat(seat))

    def lies(self, s: StratagemState) -> dict[str, int]:
        found = {DECK: s.deck, FALLEN: s.fallen, OPEN: 0}
        if s.travelling != NONE:
            found[OPEN] = 1 << s.travelling
        for seat in range(SEAT_COUNT):
            found[hand(seat)] = s.secrets[seat]
            found[mat(seat)] = s.supports[seat]
        return found

    def held(self, s: StratagemState) -> list[str]:
        return [] if self.seat is None else [hand(self.seat)]
