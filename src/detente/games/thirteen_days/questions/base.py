"""What every question to a seat shares: why an act is out of place."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, F
from detente.core.mechanics import ActsUnderGuards
from detente.core.message import Reason
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.cards import AIR_STRIKE, BAY_OF_PIGS
from detente.games.thirteen_days.names import card_clause, card_name
from detente.games.thirteen_days.state import ThirteenDaysState

# -- acts out of place ---------------------------------------------------------------------

MISPLACED: Final = {
    k.DONE: ("answer-is-due", ""),
    k.EVENT: ("no-card-now", "13J-7.5"),
    k.COMMAND: ("no-card-now", "13J-7.5"),
    k.LETTER: ("no-card-now", "13J-7.5"),
    k.PLACE: ("no-cubes-now", "13J-9.6"),
    k.REMOVE: ("no-cubes-now", "13J-9.6"),
    k.RAISE: ("no-marker-now", "13J-4.1"),
    k.LOWER: ("no-marker-now", "13J-4.1"),
    k.TRIGGER: ("no-event-offered", "13J-9.2"),
    k.DECLINE: ("nothing-to-decline", ""),
    k.CHOOSE: ("choice-of-another-card", ""),
    k.TARGET: ("nothing-to-aim-at", "13J-18.19"),
    k.AGENDA: ("agendas-come-first", "13J-6.5"),
    k.INITIATIVE: ("initiative-comes-first", "13J-7.2"),
    k.DISCARD: ("no-discard-now", "13J-7.7"),
    k.KEEP: ("no-keeping-now", "13J-12.5"),
    k.TAKE: ("no-letter-to-take", "13J-12.4"),
    k.DRAW: ("no-card-to-draw", "13J-12.5"),
    k.ENCLOSE: ("letter-with-a-command", "13J-10.1"),
    k.DEAL: ("chance-deals", "13J-7.1"),
    k.REVEAL: ("chance-deals", "13J-6.1"),
    k.STEAL: ("chance-deals", "13J-18.6"),
}
"""For each verb: why it does not answer a question that is about something else, and the clause
that says when it is due ("" where that is the clause of the question itself).
"""


def misplaced(action: int, clause: str) -> Reason:
    """Why `action` does not answer a question made by `clause`."""
    verb = action - action % NOUNS
    code, due = MISPLACED[verb]
    if verb == k.CHOOSE:
        card = AIR_STRIKE if action <= k.CHOOSE + k.REINFORCE else BAY_OF_PIGS
        return Reason(code, card_clause(card), {"card": card_name(card)})
    return Reason(code, due or clause)


class Ask(ActsUnderGuards[ThirteenDaysState, F]):
    """A question to a seat: an act that is about something else is told when it is due."""

    def other(self, s: ThirteenDaysState, q: F, action: int) -> Reason:
        return misplaced(action, self.clause)


class AskOfCard(Ask[F]):
    """A question that a card puts: its clause is the card's."""

    def other(self, s: ThirteenDaysState, q: F, action: int) -> Reason:
        return misplaced(action, card_clause(q.card))
