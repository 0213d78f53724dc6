"""Berlin 63: the game that binds all this together."""

from __future__ import annotations

from detente.core.game import Game, Stake
from detente.core.habits import Habit
from detente.core.message import Message, Reason
from detente.core.notes import Note
from detente.core.options import Value
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.berlin63 import codes as k
from detente.games.berlin63 import evaluate, sequence, stakes, state, view
from detente.games.berlin63.board import SEATS, SQUARE_NAMES, Ground
from detente.games.berlin63.danger import danger
from detente.games.berlin63.habits import habits
from detente.games.berlin63.memory import BerlinMemory
from detente.games.berlin63.options import OPTIONS
from detente.games.berlin63.position import Own, Position, Printed, Shared
from detente.games.berlin63.questions import QUESTIONS
from detente.games.berlin63.spies import CHARACTERS, MOMENTS, THREE_SPIES
from detente.games.berlin63.state import FIELDS, BerlinState


class Berlin63(Game[BerlinState]):
    """Conclave of Day One: Berlin 63 (2025)."""

    name = "berlin63"
    turn_clause = "B63-4.4"
    plays = ("action",)
    degrees = stakes.DEGREES
    draw_clause = "B63-14.11"

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(OPTIONS, options, SEATS, k.VERBS, k.NOUN_NAMES, QUESTIONS, k.NOTES, FIELDS)
        self.endless = self.options.number("quiet_turn_limit") == 0  # B63-14.10
        self.ground = self._ground()

    def _ground(self) -> Ground:
        """The board of the settings; the small game has nine squares (B63-3.12, R30)."""
        if self.options.on("nine_squares"):
            return Ground(3, 3, THREE_SPIES)
        return Ground(self.options.number("cols"), self.options.number("rows"))

    def empty(self) -> BerlinState:
        s = BerlinState()
        s.options = self.options
        s.ground = self.ground
        return s

    def set_up(self, s: BerlinState) -> None:
        sequence.set_up(s)

    def clone(self, s: BerlinState) -> BerlinState:
        return state.clone(s)

    def proceed(self, s: BerlinState) -> None:
        sequence.proceed(s)

    def notice(self, s: BerlinState, seat: int) -> None:
        """Who acts has seen what there was to see (B63-16.2)."""
        s.acted[seat] = len(s.trail)

    def observe(self, s: BerlinState, seat: int | None) -> View[BerlinState]:
        return view.observe(s, seat)

    def imagine(self, view_: View[BerlinState], rng: Rng) -> BerlinState:
        return view.imagine(view_, rng)

    def to_json(self, view_: View[BerlinState]) -> Position:
        return view.to_json(view_)

    def shared(self, view_: View[BerlinState]) -> Shared:
        return view.shared(view_)

    def own(self, view_: View[BerlinState]) -> Own:
        return view.own(view_)

    def recall(self, view_: View[BerlinState]) -> Position:
        """Without the memory aid a sight is shown once, and never again (B63-16.2)."""
        told = view.to_json(view_)
        if not self.options.on("memory_aid"):
            told["shown"] = []
        return told

    def evaluate(self, s: BerlinState, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def terms(self, s: BerlinState, seat: int) -> dict[str, float]:
        return evaluate.terms(s, seat)

    def stakes(self, s: BerlinState, seat: int) -> dict[Stake, int]:
        return stakes.stakes(s, seat)

    def stake_id(self, s: BerlinState, stake: Stake) -> str | None:
        return stakes.stake_id(s, stake)

    def standing(self, s: BerlinState) -> list[float]:
        return [evaluate.standing(s)]

    def audit(self, s: BerlinState) -> None:
        state.audit(s)

    def memory(self, seat: int | None) -> BerlinMemory:
        return BerlinMemory(seat)

    def danger(self, s: BerlinState, seat: int, action: int) -> Reason | None:
        return danger(s, seat, action)

    def say(self, note: Note, seat: int | None) -> Message:
        """Without the memory aid the log does not keep what one player was shown (B63-16.2)."""
        if note.what in (k.CAUGHT, k.UNMASKED) and seat != note.args[0]:
            return super().say(note, seat if self.options.on("memory_aid") else None)
        return super().say(note, seat)

    def habits(self, s: BerlinState, seat: int, action: int) -> list[Habit]:
        return habits(s, action)

    def catalogue(self) -> Printed:
        """Board and spies: what is printed."""
        return {
            "columns": self.ground.columns,
            "rows": self.ground.rows,
            "squares": [SQUARE_NAMES[square] for square in self.ground.squares],
            "home": {
                name: [SQUARE_NAMES[square] for square in self.ground.home[seat]]
                for seat, name in enumerate(SEATS)
            },
            "spies": [
                {
                    "id": spy.id,
                    "name": spy.name,
                    "used": MOMENTS[spy.used],
                    "leads": spy.leads,
                    "needs_sight": spy.needs_sight,
                }
                for spy in CHARACTERS
            ],
        }
