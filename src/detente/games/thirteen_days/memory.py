"""Where the cards are, as a side can follow them in its own log (section 17)."""

from __future__ import annotations

from typing import Final

from detente.core.memory import CardMemory
from detente.core.notes import Note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import ALLIANCES, US, USSR
from detente.games.thirteen_days.sequence import HAND
from detente.games.thirteen_days.state import ThirteenDaysState, leader

DECK: Final = "the deck"
OUT: Final = "played or discarded"
TAKEN: Final = "taken by Intelligence Reports"
DRAWN: Final = "drawn for Alliances"
AGENDA_DECK: Final = "the agenda deck"
AGENDAS_OUT: Final = "the agendas resolved"

AN_AGENDA: Final = 64  # agendas are numbered behind the Strategy cards


def hand(seat: int) -> str:
    """The Strategy cards of a side."""
    return f"hand {seat}"


def pool(seat: int) -> str:
    """What a side put into the Aftermath."""
    return f"aftermath {seat}"


def grave(seat: int) -> str:
    """What a side threw away unseen for Alliances (option)."""
    return f"buried {seat}"


def agendas(seat: int) -> str:
    """The agendas of a side: its candidates while both choose, then the one it chose."""
    return f"agendas {seat}"


class ThirteenDaysMemory(CardMemory[ThirteenDaysState]):
    """Played and discarded cards, candidates and revealed agendas are public; hands, chosen
    agendas and the Aftermath are their owner's (17.1 to 17.4).
    """

    def __init__(self, seat: int | None, start: ThirteenDaysState) -> None:
        super().__init__(seat)
        self.choices = 0  # agendas chosen this round
        self.played = start.played.copy()
        for place, cards in self.lies(start).items():
            self.lay(cards, place)

    def hear(self, note: Note) -> None:
        what, args = note.what, note.args
        if what in (k.AGENDA_DRAWN, k.AGENDA_CHOSEN, k.AGENDA_REVEALED):
            self.hear_agenda(what, args[0], AN_AGENDA + args[1])
        elif what == k.HANDS_DEALT:
            for seat in (US, USSR):
                self.draw(DECK, hand(seat), HAND - self.played[seat])
            self.played = [0, 0]
        elif what == k.CARDS_DRAWN:
            self.draw(DECK, hand(args[0]), args[1])
        elif what == k.REPLACEMENT_DRAWN:
            self.draw(DECK, hand(args[0]))
        elif what in (k.EVENT_PLAYED, k.COMMAND_PLAYED, k.DISCARDED):
            self.move(args[1], self.source(args[0]), OUT)
        elif what == k.CARD_TAKEN:
            self.pass_on(args[2], hand(args[1]), TAKEN)
        elif what == k.CARD_SET_ASIDE:
            self.pass_on(args[1], hand(args[0]), pool(args[0]))
        elif what == k.ALLIANCES_DRAWN:
            self.pass_on(args[1], DECK, DRAWN)
        elif what == k.ALLIANCES_KEPT:
            self.pass_on(args[1], DRAWN, pool(args[0]))
        elif what == k.ALLIANCES_BURIED:
            self.pass_on(args[1], DRAWN, grave(args[0]))

    def hear_agenda(self, what: int, seat: int, agenda: int) -> None:
        """The candidates are shown, one of them is chosen in secret, the others go back."""
        if what == k.AGENDA_DRAWN:
            self.move(agenda, AGENDA_DECK, agendas(seat))
        elif what == k.AGENDA_REVEALED:
            self.move(agenda, agendas(seat), AGENDAS_OUT)
        else:
            self.choices += 1
            if self.choices % 2 == 0:
                for side in (US, USSR):
                    self.draw(agendas(side), AGENDA_DECK, self.count(agendas(side)) - 1)

    def source(self, seat: int) -> str:
        """Where a card comes from that is played or discarded: what waits for it goes first."""
        for place in (TAKEN, DRAWN):
            if self.places.get(place):
                return place
        return hand(seat)

    def lies(self, s: ThirteenDaysState) -> dict[str, int]:
        choosing = any([q.kind == k.PICK_AGENDA for q in s.stack])
        found = {
            DECK: s.deck,
            OUT: s.discard | s.in_play,
            TAKEN: 1 << s.taken if s.taken >= 0 else 0,
            DRAWN: 1 << s.drawn if s.drawn >= 0 else 0,
            AGENDA_DECK: s.agenda_deck << AN_AGENDA,
            AGENDAS_OUT: s.agenda_discard << AN_AGENDA,
        }
        for seat in (US, USSR):
            found[hand(seat)] = s.hands[seat]
            found[pool(seat)] = s.aftermath[seat]
            found[grave(seat)] = s.buried[seat]
            chosen = s.candidates[seat] if choosing else s.agenda[seat]
            found[agendas(seat)] = chosen << AN_AGENDA
        return found

    def held(self, s: ThirteenDaysState) -> list[str]:
        if self.seat is None:
            return []
        mine = [hand(self.seat), pool(self.seat), grave(self.seat), agendas(self.seat)]
        return [*mine, DRAWN] if leader(s, ALLIANCES) == self.seat else mine
