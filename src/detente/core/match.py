"""One game in progress: used by table, terminal, simulations and tests alike."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from detente.core.behaviour import UNKNOWN, Behaviour, Differs, Unfit
from detente.core.course import Course, Stretch, final
from detente.core.frame import CHANCE, Frame
from detente.core.game import Game
from detente.core.message import Reason, Refused
from detente.core.notation import CALL_OFF, OUTSIDE, TAKE_OVER
from detente.core.record import Move, Record
from detente.core.registry import open_game
from detente.core.rng import Rng
from detente.core.state import Result, S

Drafted: TypeAlias = tuple[int, int, str]
"""One move of a draft: seat, action, and what was said with it."""

INTERRUPTED: Final = 1000
"""So far the number of the question goes on when somebody speaks whom it does not ask: no number of
a draft that was laid aside comes again, and nobody can tell by it how long that was."""


class Match(Course[S]):
    """A game being played. Chance answers itself from `rng`; seats answer through `submit`.

    `behaviour` is what the rules did so far; no seat may see it.
    """

    def __init__(
        self,
        game: Game[S],
        seed: int | None = None,
        rng: Rng | None = None,
        script: tuple[Move, ...] | None = None,
        given: int = 0,
        known: tuple[int, ...] = (),
    ) -> None:
        super().__init__(game, given)
        self.seed: Final = seed
        self.behaviour: Final = Behaviour()
        self._hushed: Final[list[tuple[int, int]]] = []  # what was told as a whole, from … to
        self._rng: Final = Rng(seed) if rng is None and seed is not None else rng
        self._script = script  # the recorded moves, while a record is being replayed
        self._known = known  # … and what the rules did then
        assert self._rng is not None or script is not None, "a match needs a seed or a generator"
        self.state = game.new([])
        self._listen()
        self._let_chance_answer()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied as its record, played again; a match without a seed cannot be."""
        if self.seed is None:
            raise TypeError("a match without a seed is kept as its record")
        return (Match.replay, (self.record, None, self.game))

    # -- looking -------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The whole game as data."""
        game, options = self.game, self.game.options.changed()
        return Record(
            game.name,
            game.version,
            options,
            self.seed,
            self.moves,
            comments=self.comments,
            given=self.given,
            behaviour=self.behaviour.sums,
        )

    def seen(self, seats: Sequence[int]) -> Course[S]:
        """The game as those on `seats` (nobody: a spectator) know it.

        A draft stays with its seat until its point of no return, answers to a question put together
        until all have answered: to the others it looks as if nothing had been done yet.
        """
        stretch = self._open
        if stretch is None or stretch.moves == len(self.moves):
            return self
        if self._round is None and stretch.seats[0] in seats:
            return self
        known: Course[S] = Course(self.game, self.given)
        known.state = self.game.clone(stretch.state)
        known.state.notes = []
        known.moves, known.log = self.moves[: stretch.moves], self.log[: stretch.log]
        known.comments = {n: said for n, said in self.comments.items() if n < stretch.moves}
        known.seq, known._open = self.seq, stretch
        for n in self.answers(seats):
            if n in self.comments:
                known.comments[len(known.moves)] = self.comments[n]
            known._play(*self.moves[n])
        return known

    def hushed(self, n: int) -> bool:
        """Whether others did not hear of move `n` when it was made."""
        return n >= self.settled or n < self.told_with(n)

    def told_with(self, n: int) -> int:
        """The number of the move with which everybody heard of the settled move `n`."""
        told = self._hushed
        if told and told[-1][0] <= n:
            return max(n, told[-1][1])  # as with nearly every move
        at = bisect_right(told, n, key=lambda one: one[0]) - 1
        return max(n, told[at][1]) if at >= 0 else n

    # -- playing -------------------------------------------------------------------------

    def submit(self, seat: int, action: int, seq: int | None = None, comment: str = "") -> None:
        """Play for `seat`, checked: raises Refused, and changes nothing, if it may not.

        That all have agreed on an end is the caller's to know.
        """
        if seq is not None:
            self.must_be_asked(seat, seq)
        if action in OUTSIDE:
            self._submit_outside(seat, action)
            return
        draft = self._draft
        others = draft is not None and seat not in draft.seats
        public = self.state if draft is None or not others else draft.state
        legal = None if others else self._shown.get(seat)  # as when it was shown
        if legal is None:
            legal = self.game.legal(public, seat)
        if action not in legal:
            raise Refused(self.game.reason(public, seat, action))
        drafted = self._lay_aside() if others else []
        if comment:
            self.comments[len(self.moves)] = comment
        self._carry_out(seat, action, legal)
        self._let_chance_answer()
        self._take_up(drafted)

    def undo(self, seat: int) -> list[int]:
        """Take the last action of `seat` back; it never happened. The numbers of such moves."""
        if not self.can_undo(seat):
            raise Refused(Reason("nothing-to-undo", self.game.turn_clause))
        gone = self._own(seat)[-1:]
        self._forget(gone)
        return gone

    def restart(self, seat: int) -> list[int]:
        """Take back everything `seat` may still take back. The numbers of such moves."""
        gone = self.undo(seat)
        while self.can_undo(seat):
            gone = self.undo(seat) + gone
        return gone

    def rewind(self, moves: int) -> None:
        """Go back to so many moves, whoever made the others; all of them can still be undone."""
        self._forget(list(range(moves, len(self.moves))))

    @staticmethod
    def replay(
        record: Record,
        upto: int | None = None,
        game: Game[Any] | None = None,
        rng: Rng | None = None,
    ) -> Match[Any]:
        """The match of a record, or its first `upto` moves.

        Chance's answers are the recorded ones; where the record has a seed, or `rng` is given,
        they are drawn anew as well and must agree. DataError if the record does not fit the rules;
        Differs if these rules do something else than the record knows they did.
        """
        if game is None:
            game = open_game(record.game, record.version, record.options)
        script = record.moves[:upto]
        given = min(record.given, len(script))
        match = Match(game, record.seed, rng, script, given, record.behaviour)
        match.follow(record, upto)
        return match

    def follow(self, record: Record, upto: int | None = None) -> None:
        """Go on as a record does that begins with what was played here: `replay`, in parts."""
        script = self._script = record.moves[:upto]
        self._known = record.behaviour[:upto]
        try:
            self._let_chance_answer()
            while len(self.moves) < len(script):
                seat, action = script[len(self.moves)]
                self.submit(seat, action, comment=record.comments.get(len(self.moves), ""))
        except Refused as refused:
            raise Unfit(len(self.moves), f"move {len(self.moves)}: {refused}") from None
        self._known = ()
        if self._rng is not None:
            self._script = None
            self._let_chance_answer()

    def end_as(self, result: Result) -> None:
        """It is over as somebody wrote down, whatever these rules make of its moves."""
        self.state.stack.clear()
        self.state.result = result
        self._open = None
        self._shown.clear()

    # -- inside --------------------------------------------------------------------------

    def _take(
        self, seat: int, action: int, answers: Sequence[int] | Sequence[tuple[int, int]]
    ) -> None:
        """Carry out a move, and keep what the rules did with it, given among these answers."""
        self._play(seat, action)
        at, s = len(self.moves) - 1, self.state
        self.behaviour.add(self.moves[at], answers, self.game.waiting(s), s.result)
        if at < len(self._known) and self._known[at] not in (UNKNOWN, self.behaviour.sums[at]):
            raise Differs(at, self.game.name, self.game.version)

    def _let_chance_answer(self) -> None:
        while self.game.actor(self.state) == CHANCE:
            if self._script is not None and _ends(self._script, len(self.moves)):
                break  # a replay stops where its record stops
            odds = self.game.odds(self.state)
            self._take(CHANCE, self._chance(odds), odds)

    def _chance(self, odds: list[tuple[int, int]]) -> int:
        """Chance's answer: from the generator, from the record being replayed, or both agreeing."""
        at, drawn = len(self.moves), -1
        if self._rng is not None and at >= self.given:
            drawn = self.game.outcome(self.state, self._rng)
        if self._script is None:
            return drawn
        seat, action = self._script[at]
        if seat != CHANCE or action not in [answer for answer, _ in odds]:
            raise Unfit(at, f"move {at} is no possible answer of chance")
        if drawn not in (-1, action):
            raise Unfit(at, f"move {at} is not what the dice gave")
        return action

    def _stretch(self) -> Stretch[S]:
        """Where what is done next can be taken back to."""
        state = self.game.clone(self.state)
        return Stretch(self.waiting, state, len(self.moves), len(self.log))

    def _carry_out(self, seat: int, action: int, legal: list[int]) -> None:
        """Do what is legal: an answer, or something said aside, which everybody hears at once."""
        stretch, question = self._open or self._stretch(), self.game.asked(self.state, seat)
        if question is None:
            self._open = self._said_aside(stretch, seat, action, legal)
        else:
            self._open = self._answered(stretch, question, seat, action, legal)
        if self._open is None:
            self._tell(stretch)
            if question is None:
                self.seq += INTERRUPTED

    def _tell(self, stretch: Stretch[S]) -> None:
        """Everybody hears, as a whole, of what nobody else knew."""
        self.seq += len(self.moves) - stretch.moves
        self._hushed.append((stretch.moves, len(self.moves) - 1))

    def _answered(
        self, stretch: Stretch[S], question: Frame, seat: int, action: int, legal: list[int]
    ) -> Stretch[S] | None:
        """Carry out an answer; what can be taken back after it."""
        before, written = self.waiting, len(self.log)
        self._take(seat, action, sorted(legal))
        notes = [note for _, note in self.log[written:]]
        if len(self.moves) <= self.given and len(stretch.seats) == 1:
            return None  # another game's
        if final(self.game, stretch.seats, before, question.kind, self.state, seat, notes):
            return None
        return stretch

    def _said_aside(
        self, stretch: Stretch[S], seat: int, action: int, legal: list[int]
    ) -> Stretch[S] | None:
        """Carry out an aside. It takes no answer away from those who are still asked together."""
        stack, asked = self.state.stack.copy(), self.waiting
        self._take(seat, action, sorted(legal))
        same = self.state.stack[: len(stack)] == stack and self.waiting == asked
        return stretch if same and len(stretch.seats) > 1 else None

    def _lay_aside(self) -> list[Drafted]:
        """Go back to the table as everybody knows it; what was drafted there.

        While a record is followed nothing changes its order: what was drafted before is told.
        """
        draft, start = self._draft, self.settled
        assert draft is not None
        drafted = [
            (seat, action, self.comments.get(n, ""))
            for n, (seat, action) in enumerate(self.moves[start:], start)
        ]
        if self._script is None:
            self._forget(list(range(start, len(self.moves))))
        elif drafted:
            self._tell(draft)
        self._open = None
        return drafted if self._script is None else []

    def _take_up(self, drafted: list[Drafted]) -> None:
        """Go on drafting after others have been heard, as far as the rules still let it."""
        for seat, action, comment in drafted:
            if self.game.asked(self.state, seat) is None or action not in self.legal(seat):
                return
            if self._ends(self.game.clone(self.state), seat, action):
                return
            self.submit(seat, action, comment=comment)

    def _submit_outside(self, seat: int, action: int) -> None:
        if self.over or not 0 <= seat < len(self.game.seats):
            raise Refused(Reason("game-is-over", self.game.turn_clause))
        drafted = [] if self._draft is None else self._lay_aside()
        self.seq += INTERRUPTED
        self._take(seat, action, ())
        self._let_chance_answer()
        if action != TAKE_OVER:
            self._open = self._left_open(seat)
        self._take_up([one for one in drafted if one[0] != seat])

    def _left_open(self, gone: int) -> Stretch[S] | None:
        """What can be taken back after a seat has left: answers to what is still asked together."""
        stretch, s = self._round, self.state
        if stretch is None or not s.stack or not self.game.together[s.stack[-1].kind]:
            return None
        seats = [seat for seat in stretch.seats if seat != gone]
        return Stretch(seats, stretch.state, stretch.moves, stretch.log)

    def _answers_to(self, seat: int, action: int) -> Sequence[int] | Sequence[tuple[int, int]]:
        """Among what a seat, or chance, could do this."""
        if seat == CHANCE:
            return self.game.odds(self.state)
        return () if action in OUTSIDE else sorted(self.legal(seat))

    def _forget(self, gone: list[int]) -> None:
        """Play on from where the open stretch begins, without these moves."""
        stretch = self._open
        assert stretch is not None
        start = stretch.moves
        kept = [n for n in range(start, len(self.moves)) if n not in gone]
        moves = [self.moves[n] for n in kept]
        said = {at: self.comments[n] for at, n in enumerate(kept, start) if n in self.comments}
        self.comments = {n: text for n, text in self.comments.items() if n < start} | said
        self.state = self.game.clone(stretch.state)
        self.state.notes = []
        self._shown.clear()
        del self.moves[start:]
        del self.log[stretch.log :]
        self.behaviour.take_back(start)
        for seat, action in moves:
            self._take(seat, action, self._answers_to(seat, action))


def _ends(script: tuple[Move, ...], at: int) -> bool:
    """Whether a record holds nothing more from move `at` on, but that it was called off there."""
    return at >= len(script) or script[at][1] == CALL_OFF
