"""Twilight Struggle: the rules bound together."""

from __future__ import annotations

from typing import Final

from detente.core.frame import CHANCE, NONE, NOUNS
from detente.core.game import Game, Stake
from detente.core.mechanics import ActsUnderGuards
from detente.core.message import Reason
from detente.core.options import Value
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle import events as events
from detente.games.twilight_struggle import sequence, stakes, view
from detente.games.twilight_struggle.board import SEAT_NAMES, US, USSR
from detente.games.twilight_struggle.catalogue import catalogue
from detente.games.twilight_struggle.countries import CUBA, SPACES, TURKEY, WEST_GERMANY
from detente.games.twilight_struggle.danger import danger
from detente.games.twilight_struggle.evaluate import evaluate, terms
from detente.games.twilight_struggle.expect import expected
from detente.games.twilight_struggle.memory import TsMemory
from detente.games.twilight_struggle.names import of_country
from detente.games.twilight_struggle.options import OPTIONS, variant_of
from detente.games.twilight_struggle.position import Own, Position, Preview, Printed, Shared
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.sequence import STEPS
from detente.games.twilight_struggle.state import FIELDS, TsState, audit, clone, empty, set_board
from detente.games.twilight_struggle.verbs import defuse, ways_out


class TwilightStruggle(Game[TsState]):
    """The Cold War in ten turns."""

    name = "twilight_struggle"
    turn_clause = "TS-4.5"
    plays = ("play-card", "pick-headline")
    degrees = stakes.DEGREES

    def __init__(self, given: dict[str, Value]) -> None:
        super().__init__(
            OPTIONS, given, SEAT_NAMES, k.VERBS, k.NOUN_NAMES, QUESTIONS, k.NOTES, FIELDS
        )
        self.variant: Final = variant_of(self.options)

    def empty(self) -> TsState:
        """A state with every field there and nothing in it."""
        return empty(self.options, self.variant)

    def set_up(self, s: TsState) -> None:
        """Lay out the game in an empty state."""
        sequence.set_up(s)

    def clone(self, s: TsState) -> TsState:
        """A copy that shares nothing that changes."""
        return clone(s)

    def load(self, dumped: dict[str, object]) -> TsState:
        """The state of a dump; who controls what follows from it."""
        s = super().load(dumped)
        set_board(s, s.influence)
        return s

    def proceed(self, s: TsState) -> None:
        """Go on with the sequence of play."""
        stack = s.stack
        while not stack and s.result is None:
            STEPS[s.phase](s)

    def observe(self, s: TsState, seat: int | None) -> View[TsState]:
        """What `seat` may know."""
        return view.observe(s, seat)

    def imagine(self, view_: View[TsState], rng: Rng) -> TsState:
        """A full state that this view cannot tell from the real one."""
        return view.imagine(view_, rng)

    def to_json(self, view_: View[TsState]) -> Position:
        return view.to_json(view_)

    def shared(self, view_: View[TsState]) -> Shared:
        return view.shared(view_)

    def own(self, view_: View[TsState]) -> Own:
        return view.own(view_)

    def expect(self, view_: View[TsState], action: int) -> Preview:
        """What an answer would cost or bring."""
        return expected(self, view_, action)

    def evaluate(self, s: TsState, seat: int) -> float:
        """What a position is worth to `seat`."""
        return evaluate(s, seat)

    def terms(self, s: TsState, seat: int) -> dict[str, float]:
        """What makes it so, in VP."""
        return terms(s, seat)

    def stakes(self, s: TsState, seat: int) -> dict[Stake, int]:
        """What is held, region by region and country by country."""
        return stakes.stakes(s, seat)

    def standing(self, s: TsState) -> list[float]:
        """The lead of the US in VP: the track, and until the end what the board promises."""
        return [float(s.vp) if s.result is not None else sum(terms(s, US).values())]

    def danger(self, s: TsState, seat: int, action: int) -> Reason | None:
        """Why a legal action can lose the game at once."""
        q = self.asked(s, seat)
        return None if q is None else danger(s, seat, q, action)

    def audit(self, s: TsState) -> None:
        """What must always be true."""
        audit(s)

    def memory(self, seat: int | None) -> TsMemory:
        """What a side can tell from its own log."""
        return TsMemory(seat, self.new())

    def catalogue(self) -> Printed:
        """What is printed on board and cards."""
        return catalogue()

    # -- Cuban Missile Crisis may be defused at every decision (TS-23.14) ----------------------

    def more_to_say(self, s: TsState) -> bool:
        """While the crisis lasts."""
        return s.crisis != NONE

    def legal(self, s: TsState, seat: int) -> list[int]:
        """The actions open to `seat`; a threatened one may always defuse the crisis."""
        if s.crisis != seat or not s.stack or s.stack[-1].seat == CHANCE:
            return super().legal(s, seat)
        return super().legal(s, seat) + [k.DEFUSE + c for c in ways_out(s, seat)]

    def apply(self, s: TsState, seat: int, action: int) -> None:
        """Carry out a legal action; defusing the crisis leaves the question open."""
        if s.crisis == seat and action - action % NOUNS == k.DEFUSE:
            defuse(s, seat, action - k.DEFUSE)
        else:
            super().apply(s, seat, action)

    def why_not(self, s: TsState, seat: int, action: int) -> Reason | None:
        """None if the action is legal, else why it is not, with the clause."""
        if not s.stack or seat < 0 or not self.notation.has(action):
            return super().why_not(s, seat, action)
        verb = action - action % NOUNS
        if verb == k.DEFUSE:
            if action in self.legal(s, seat):
                return None
            return defuse_reason(s, seat, action - k.DEFUSE)
        q = self.asked(s, seat)
        question = None if q is None else QUESTIONS[q.kind]
        if isinstance(question, ActsUnderGuards) and not question.hears(verb):
            return question.why_not(s, q, action)
        return super().why_not(s, seat, action)


def defuse_reason(s: TsState, seat: int, country: int) -> Reason:
    """Why the crisis cannot be ended there."""
    if s.crisis != seat:
        return Reason("no-crisis", "TS-23.14")
    if s.stack[-1].seat == CHANCE:
        return Reason("chance-decides", "TS-23.14")
    if country not in ((CUBA,) if seat == USSR else (WEST_GERMANY, TURKEY)):
        return Reason("defuse-elsewhere", "TS-23.14", of_country(country))
    assert s.influence[seat * SPACES + country] < 2
    return Reason("defuse-needs-two", "TS-23.14", of_country(country))
