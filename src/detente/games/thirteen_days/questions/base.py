"""What every question to a seat shares: names for messages, and why an act is out of place."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame
from detente.core.game import Question
from detente.core.message import Reason
from detente.games.thirteen_days.board import BATTLEGROUNDS, SEATS, TRACKS
from detente.games.thirteen_days.cards import AIR_STRIKE, BAY_OF_PIGS, CARDS
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import CHOOSE, REINFORCE

# -- the ids of names ----------------------------------------------------------------------


def card_name(card: int) -> str:
    """The id of a Strategy card's name."""
    return f"card-{CARDS[card]}"


def place_name(battleground: int) -> str:
    """The id of a battleground's name."""
    return f"battleground-{BATTLEGROUNDS[battleground]}"


def track_name(track: int) -> str:
    """The id of a track's name."""
    return f"track-{TRACKS[track]}"


def seat_name(seat: int) -> str:
    """The id of a seat's name."""
    return f"seat-{SEATS[seat]}"


def card_clause(card: int) -> str:
    """The clause of the digest that tells this card (section 18)."""
    return f"13J-18.{card + 1}"


# -- acts out of place ---------------------------------------------------------------------

MISPLACED: Final = (
    ("answer-is-due", ""),  # done
    ("no-card-now", "13J-7.5"),  # event
    ("no-card-now", "13J-7.5"),  # command
    ("no-card-now", "13J-7.5"),  # letter
    ("no-cubes-now", "13J-9.6"),  # place
    ("no-cubes-now", "13J-9.6"),  # remove
    ("no-marker-now", "13J-4.1"),  # raise
    ("no-marker-now", "13J-4.1"),  # lower
    ("no-event-offered", "13J-9.2"),  # trigger
    ("nothing-to-decline", ""),  # decline
    ("choice-of-another-card", ""),  # choose
    ("nothing-to-aim-at", "13J-18.19"),  # target
    ("agendas-come-first", "13J-6.5"),  # agenda
    ("initiative-comes-first", "13J-7.2"),  # initiative
    ("no-discard-now", "13J-7.7"),  # discard
    ("no-keeping-now", "13J-12.5"),  # keep
    ("no-letter-to-take", "13J-12.4"),  # take
    ("no-card-to-draw", "13J-12.5"),  # draw
    ("letter-with-a-command", "13J-10.1"),  # enclose
    ("chance-deals", "13J-7.1"),  # deal
    ("chance-deals", "13J-6.1"),  # reveal
    ("chance-deals", "13J-18.6"),  # steal
)
"""For each verb: why it does not answer a question that is about something else, and the clause
that says when it is due ("" where that is the clause of the question itself).
"""


def misplaced(action: int, clause: str) -> Reason:
    """Why `action` does not answer a question made by `clause`."""
    verb = action // NOUNS
    code, due = MISPLACED[verb]
    if verb == CHOOSE // NOUNS:
        card = AIR_STRIKE if action <= CHOOSE + REINFORCE else BAY_OF_PIGS
        return Reason(code, card_clause(card), {"card": card_name(card)})
    return Reason(code, due or clause)


class Ask(Question[ThirteenDaysState, Frame]):
    """A question to a seat: an act that is about something else is told when it is due."""

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        return misplaced(action, self.clause)
