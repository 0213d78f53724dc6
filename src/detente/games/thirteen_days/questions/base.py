"""What every question to a seat shares: why an act is out of place."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, F
from detente.core.game import Question
from detente.core.message import Reason
from detente.games.thirteen_days.cards import AIR_STRIKE, BAY_OF_PIGS
from detente.games.thirteen_days.names import card_clause, card_name
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import CHOOSE, REINFORCE

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


class Ask(Question[ThirteenDaysState, F]):
    """A question to a seat: an act that is about something else is told when it is due."""

    def why_not(self, s: ThirteenDaysState, q: F, action: int) -> Reason:
        return misplaced(action, self.clause)
