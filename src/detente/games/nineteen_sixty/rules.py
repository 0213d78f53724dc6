"""1960: the rules, bound together."""

from __future__ import annotations

from detente.core.frame import NONE
from detente.core.game import Game, Stake
from detente.core.options import Options, Value
from detente.core.rng import Rng
from detente.core.state import Result, View, note
from detente.games.nineteen_sixty import evaluate, sequence, stakes, state, supply, view
from detente.games.nineteen_sixty.board import (
    BYRD,
    BYRD_STATES,
    CANDIDATES,
    CARRIED,
    COPIES,
    DEALT,
    ENDORSEMENTS,
    ISSUES,
    MAJORITY,
    PLACED,
    REGION,
    REGIONS,
    REWARDS,
    SEATS,
    STATES,
    VOTES,
    ZONE,
    ZONES,
)
from detente.games.nineteen_sixty.cards import (
    CARDS,
    CP,
    EDITION,
    EDITIONS,
    ICON,
    ICONS,
    ISSUE,
    KIND,
    KINDS,
    NUMBER,
    REST,
    STATE,
)
from detente.games.nineteen_sixty.codes import BYRD_LEFT, NOTES, NOUN_NAMES, VERBS
from detente.games.nineteen_sixty.expect import expected
from detente.games.nineteen_sixty.memory import SixtyMemory
from detente.games.nineteen_sixty.options import OPTIONS
from detente.games.nineteen_sixty.position import (
    Expected,
    Own,
    Position,
    Printed,
    PrintedCard,
    PrintedState,
    Shared,
)
from detente.games.nineteen_sixty.questions import QUESTIONS
from detente.games.nineteen_sixty.state import FIELDS, SixtyState
from detente.games.nineteen_sixty.votes import lean


class NineteenSixty(Game[SixtyState]):
    """1960: Kennedy against Nixon, and against them both, with `players=3`, Harry F. Byrd."""

    name = "nineteen_sixty"
    turn_clause = "60-6.1"
    plays = ("activity",)
    degrees = stakes.DEGREES

    def __init__(self, options: dict[str, Value]) -> None:
        seats = SEATS if options.get("players") == 3 else SEATS[:2]
        super().__init__(OPTIONS, options, seats, VERBS, NOUN_NAMES, QUESTIONS, NOTES, FIELDS)

    def empty(self) -> SixtyState:
        return state.empty(self.options)

    def set_up(self, s: SixtyState) -> None:
        sequence.set_up(s)

    def clone(self, s: SixtyState) -> SixtyState:
        return state.clone(s)

    def proceed(self, s: SixtyState) -> None:
        sequence.proceed(s)

    def observe(self, s: SixtyState, seat: int | None) -> View[SixtyState]:
        return view.observe(s, seat)

    def imagine(self, view_: View[SixtyState], rng: Rng) -> SixtyState:
        return view.imagine(view_, rng)

    def to_json(self, view_: View[SixtyState]) -> Position:
        return view.to_json(view_)

    def shared(self, view_: View[SixtyState]) -> Shared:
        return view.shared(view_)

    def own(self, view_: View[SixtyState]) -> Own:
        return view.own(view_)

    def expect(self, view_: View[SixtyState], action: int) -> Expected:
        return expected(self, view_, action)

    def evaluate(self, s: SixtyState, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def terms(self, s: SixtyState, seat: int) -> dict[str, float]:
        return evaluate.terms(s, seat)

    def stakes(self, s: SixtyState, seat: int) -> dict[Stake, int]:
        return stakes.stakes(s, seat)

    def standing(self, s: SixtyState) -> list[float]:
        return [evaluate.standing(s)]

    def audit(self, s: SixtyState) -> None:
        state.audit(s)
        supply.audit(s)

    def memory(self, seat: int | None) -> SixtyMemory:
        return SixtyMemory(seat, state.campaign_cards(self.empty()))

    def resign(self, s: SixtyState, seat: int) -> None:
        """A candidate who gives up leaves the other the election; without Byrd they go on."""
        if seat == BYRD:
            s.byrd_gone = 1
            s.stack[:] = [q for q in s.stack if q.seat != BYRD]
            note(s, BYRD_LEFT)
            return
        s.stack.clear()
        other = 1 - seat
        scores = [int(n == other) for n in range(len(self.seats))]
        s.result = Result((other,), tuple(scores), "resigned")

    def catalogue(self) -> Printed:
        """Cards, states and the numbers printed on the board."""
        return {
            "cards": {name: card_facts(card) for card, name in enumerate(CARDS)},
            "states": {name: state_facts(self.options, n) for n, name in enumerate(STATES)},
            "majority": MAJORITY,
            "carried": CARRIED,
            "dealt": list(DEALT),
            "placed": list(PLACED),
            "rewards": list(REWARDS),
            "endorsements": dict(zip(ENDORSEMENTS, COPIES)),
            "byrd_states": [STATES[n] for n in BYRD_STATES],
        }


def card_facts(card: int) -> PrintedCard:
    """What is printed on a card."""
    issue, place = ISSUE[card], STATE[card]
    return {
        "number": NUMBER[card],
        "edition": EDITIONS[EDITION[card]],
        "cp": CP[card],
        "rest": REST[card],
        "issue": None if issue == NONE else ISSUES[issue],
        "icon": ICONS[ICON[card]],
        "state": None if place == NONE else STATES[place],
        "kind": KINDS[KIND[card]],
    }


def state_facts(options: Options, n: int) -> PrintedState:
    """What is printed on the board for a state."""
    return {
        "region": REGIONS[REGION[n]],
        "zone": ZONES[ZONE[n]],
        "votes": VOTES[n],
        "lean": CANDIDATES[lean(options, n)],
    }
