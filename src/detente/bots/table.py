"""A game at play for programs: one asked after the other, also where several answer in secret."""

from __future__ import annotations

from typing import Any, Final, Generic

from detente.core.course import final
from detente.core.frame import CHANCE, NOBODY
from detente.core.game import Game
from detente.core.notation import RESIGN
from detente.core.notes import Note
from detente.core.rng import Rng
from detente.core.state import Result, S, View


class Table(Generic[S]):
    """A position, and who is asked next; chance is asked like a seat.

    Seats that are asked together are asked in their order. What each of them answers is unknown to
    the others until all have answered: `view` shows them the table as it was, with their own
    answers alone. With `listen` the notes of the game are kept for `heard`.
    """

    def __init__(self, game: Game[S], state: S | None = None, listen: bool = False) -> None:
        self.game: Final = game
        self.listen: Final = listen
        self.state: S = game.new([] if listen else None) if state is None else state
        self.answered: list[tuple[int, int]] = []  # while several answer in secret: seat, action
        self._before: S | None = None  # … and the table before the first of them
        self._together: tuple[int, ...] = ()

    def clone(self) -> Table[S]:
        """A table of its own with the same position and the same secrets."""
        twin = Table(self.game, self.game.clone(self.state), self.listen)
        twin.state.notes = None if self.state.notes is None else self.state.notes.copy()
        twin.answered = self.answered.copy()
        twin._before, twin._together = self._before, self._together  # replaced, never changed
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Table[S]:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        notes = self.state.notes  # a pickled state listens to nothing, a compiled note is no pickle
        told = None if notes is None else [(one.what, one.args, one.readers) for one in notes]
        secret = (self.answered, self._before, self._together)
        return (_laid, (self.game, self.state, self.listen, told, *secret))

    @property
    def asked(self) -> int:
        """The seat that answers next, CHANCE, or NOBODY when the game is over."""
        waiting = self.game.waiting(self.state)
        return waiting[0] if waiting else NOBODY

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.state.result

    @property
    def secretly(self) -> bool:
        """Whether some have answered what others are still to answer without knowing it."""
        return self._before is not None

    def act(self, action: int) -> None:
        """The answer of the seat that is asked, or of chance. Trusts the caller."""
        game, s = self.game, self.state
        before = game.waiting(s)
        seat = before[0]
        if self._before is None and len(before) == 1:
            game.apply(s, seat, action)
            return
        if self._before is None:
            self._before, self._together = game.clone(s), tuple(before)
        if s.notes is None:
            s.notes = []  # what is shown ends the secret
        question, told = game.asked(s, seat), len(s.notes)
        assert question is not None
        game.apply(s, seat, action)
        self.answered.append((seat, action))
        if seat == CHANCE:
            self._go_on_without_who_left()
        elif final(game, self._together, before, question.kind, s, seat, s.notes[told:]):
            self._show_all()

    def give_up(self, seat: int) -> None:
        """A seat gives up, asked or not; everybody hears of it at once."""
        self.game.give_up(self.state, seat)
        if self._before is not None:
            self.answered.append((seat, RESIGN))
            self._together = tuple([other for other in self._together if other != seat])
            self._go_on_without_who_left()

    def _go_on_without_who_left(self) -> None:
        """Answers stay secret as long as what is still asked is asked together."""
        s = self.state
        if not s.stack or not (s.stack[-1].seat == CHANCE or self.game.together[s.stack[-1].kind]):
            self._show_all()

    def _show_all(self) -> None:
        self._before, self._together, self.answered = None, (), []
        if not self.listen:
            self.state.notes = None

    def roll(self, rng: Rng) -> None:
        """Let chance answer as long as it is asked."""
        while self.asked == CHANCE:
            self.act(self.game.outcome(self.state, rng))

    def legal(self) -> list[int]:
        """What the seat that is asked may answer."""
        return self.game.legal(self.state, self.asked)

    def view(self, seat: int | None) -> View[S]:
        """What `seat` (None: a spectator) may know now."""
        return self.game.observe(self._known(seat), seat)

    def _known(self, seat: int | None) -> S:
        if self._before is None:
            return self.state
        s = self.game.clone(self._before)
        for who, action in self.answered:
            if action == RESIGN:
                self.game.give_up(s, who)
            elif who in (seat, CHANCE):
                self.game.apply(s, who, action)
        return s

    def heard(self) -> list[Note]:
        """What happened since this was last asked; nothing while some answer in secret."""
        if self._before is not None or not self.state.notes:
            return []
        notes, self.state.notes = self.state.notes, []
        return notes


def share(result: Result, seat: int, seats: int) -> float:
    """What a seat gets for a game: 1 for a win; a win is shared, and all lose the same.

    The shares of all seats add up to nothing; a game that nobody won gives nothing.
    """
    if not result.winners:
        return 0.0
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return (seats * won - 1) / (seats - 1)


def _laid(
    game: Game[Any],
    state: Any,
    listen: bool,
    told: list[tuple[int, tuple[int, ...], int]] | None,
    answered: list[tuple[int, int]],
    before: Any,
    together: tuple[int, ...],
) -> Table[Any]:
    table: Table[Any] = Table(game, state, listen)
    table.state.notes = None if told is None else [Note(*one) for one in told]
    table.answered, table._before, table._together = answered, before, together
    return table
