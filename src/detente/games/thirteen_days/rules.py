"""13 Jours: the rules, bound together."""

from __future__ import annotations

from detente.core.game import Game, Stake
from detente.core.message import Reason
from detente.core.options import Value
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days import danger, evaluate, sequence, small, stakes, state, view
from detente.games.thirteen_days.board import (
    BATTLEGROUNDS,
    SEATS,
    SIDES,
    TRACK,
    TRACKS,
)
from detente.games.thirteen_days.cards import (
    AGENDA_IDS,
    AGENDA_KIND,
    AGENDA_KINDS,
    AGENDA_TARGET,
    AGENDAS,
    BONUS,
    BONUS_X,
    CARD_IDS,
    CARDS,
    ON_TRACK,
    SIDE,
    SYMBOL,
    VALUE,
)
from detente.games.thirteen_days.expect import expected
from detente.games.thirteen_days.memory import ThirteenDaysMemory
from detente.games.thirteen_days.options import OPTIONS
from detente.games.thirteen_days.position import Expected, Own, Position, Printed, Shared
from detente.games.thirteen_days.questions import QUESTIONS
from detente.games.thirteen_days.state import FIELDS, ThirteenDaysState


class ThirteenDays(Game[ThirteenDaysState]):
    """13 Jours, 13 Days: the Cuban Missile Crisis. Two seats: the US and the USSR."""

    name = "thirteen_days"
    turn_clause = "13J-7.5"
    plays = ("play", "play-taken")
    degrees = stakes.DEGREES

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(OPTIONS, options, SEATS, k.VERBS, k.NOUN_NAMES, QUESTIONS, k.NOTES, FIELDS)

    def empty(self) -> ThirteenDaysState:
        return state.empty(self.options)

    def set_up(self, s: ThirteenDaysState) -> None:
        """The board as printed, both decks whole, the Letter with the US (2.3–2.10)."""
        if self.options.on("last_play"):
            small.set_up(s)

    def clone(self, s: ThirteenDaysState) -> ThirteenDaysState:
        return state.clone(s)

    def proceed(self, s: ThirteenDaysState) -> None:
        sequence.proceed(s)

    def observe(self, s: ThirteenDaysState, seat: int | None) -> View[ThirteenDaysState]:
        return view.observe(s, seat)

    def imagine(self, view_: View[ThirteenDaysState], rng: Rng) -> ThirteenDaysState:
        return view.imagine(view_, rng)

    def to_json(self, view_: View[ThirteenDaysState]) -> Position:
        return view.to_json(view_)

    def shared(self, view_: View[ThirteenDaysState]) -> Shared:
        return view.shared(view_)

    def own(self, view_: View[ThirteenDaysState]) -> Own:
        return view.own(view_)

    def expect(self, view_: View[ThirteenDaysState], action: int) -> Expected:
        return expected(self, view_, action)

    def evaluate(self, s: ThirteenDaysState, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def terms(self, s: ThirteenDaysState, seat: int) -> dict[str, float]:
        return evaluate.terms(s, seat)

    def stakes(self, s: ThirteenDaysState, seat: int) -> dict[Stake, int]:
        return stakes.stakes(s, seat)

    def standing(self, s: ThirteenDaysState) -> list[float]:
        return [evaluate.standing(s)]

    def danger(self, s: ThirteenDaysState, seat: int, action: int) -> Reason | None:
        q = self.asked(s, seat)
        return None if q is None else danger.danger(s, q, action)

    def audit(self, s: ThirteenDaysState) -> None:
        state.audit(s)

    def memory(self, seat: int | None) -> ThirteenDaysMemory:
        return ThirteenDaysMemory(seat, self.new())

    def catalogue(self) -> Printed:
        return {
            "cards": [
                {
                    "name": name,
                    "id": CARD_IDS[card],
                    "side": SIDES[SIDE[card]],
                    "cubes": VALUE[card],
                    "defcon": SYMBOL[card],
                }
                for card, name in enumerate(CARDS)
            ],
            "agendas": [
                {
                    "name": name,
                    "id": AGENDA_IDS[agenda],
                    "kind": AGENDA_KINDS[AGENDA_KIND[agenda]],
                    "target": _target(agenda),
                    "bonus": "X" if BONUS[agenda] == BONUS_X else BONUS[agenda],
                }
                for agenda, name in enumerate(AGENDAS)
            ],
            "battlegrounds": [
                {"name": name, "track": TRACKS[TRACK[b]]} for b, name in enumerate(BATTLEGROUNDS)
            ],
            "tracks": list(TRACKS),
        }


def _target(agenda: int) -> str:
    names = TRACKS if AGENDA_KIND[agenda] == ON_TRACK else BATTLEGROUNDS
    return names[AGENDA_TARGET[agenda]]
