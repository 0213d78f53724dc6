"""The course of a game so far: what a match knows, or what those on some seats know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.message import Message, Reason, Refused
from detente.core.notation import OUTSIDE
from detente.core.notes import Note
from detente.core.record import Move
from detente.core.rng import Rng
from detente.core.state import Result, S

MANY: Final = 9
"""More often than this nobody is told that something can be repeated."""

WORLDS: Final = 16
"""Positions a spectator imagines to see whether a choice is open."""


class Stretch(Generic[S]):
    """The moves that can still be taken back: where they begin, and whose they are.

    Nobody else knows of them yet. Alone, a seat drafts an act: it goes back and forth until a
    point of no return. Of several `seats` that were asked together each takes back its own
    answers, until all have answered.
    """

    def __init__(self, seats: Sequence[int], state: S, moves: int, log: int) -> None:
        self.seats: Final = tuple(seats)
        self.state: Final = state
        self.moves: Final = moves
        self.log: Final = log


class Course(Generic[S]):
    """A game so far.

    `seq` is the number of the question on the table: an answer to an older one is refused.
    `log` holds what happened so far as (number of moves by then, note); `comments` what was said
    with a move, by its number, which no rule hears. The first `given` moves are another game's:
    nobody takes them back, and its dice gave what chance says among them.
    """

    state: S

    def __init__(self, game: Game[S], given: int = 0) -> None:
        self.game: Final = game
        self.given: Final = given
        self.moves: list[Move] = []
        self.log: list[tuple[int, Note]] = []
        self.comments: dict[int, str] = {}
        self.seq = 0
        self._open: Stretch[S] | None = None
        self._shown: dict[int, list[int]] = {}  # actions listed since the last move, by seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.state.result

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.game.waiting(self.state)

    @property
    def together(self) -> list[int]:
        """The seats that are asked together, whether they have answered or not."""
        stretch = self._round
        if stretch is not None:
            return list(stretch.seats)
        waiting = self.waiting
        return waiting if len(waiting) > 1 else []

    @property
    def settled(self) -> int:
        """How many moves everybody knows of: no draft, no answers to a question put together."""
        stretch = self._open
        return len(self.moves) if stretch is None else stretch.moves

    @property
    def common(self) -> int:
        """How many lines of the log everybody has."""
        stretch = self._open
        return len(self.log) if stretch is None else stretch.log

    @property
    def agreed(self) -> int:
        """How many lines of the log are the same for all who have them.

        A draft is added to what others have; of answers given together each has their own.
        """
        stretch = self._round
        return len(self.log) if stretch is None else stretch.log

    def lines_before(self, move: int) -> int:
        """How many lines of the log tell of what was before move number `move`."""
        at = len(self.log)
        while at and self.log[at - 1][0] > move:  # it is nearly always one of the last
            at -= 1
        return at

    def hushes(self, seat: int) -> bool:
        """Whether nobody else hears now what `seat` does."""
        stretch = self._open
        return stretch is not None and seat in stretch.seats

    def number(self, seat: int | None) -> int:
        """The number of the question to `seat`; what nobody else knows of counts for its seat."""
        stretch = self._open
        if stretch is None or seat is None:
            return self.seq
        return self.seq + [mover for mover, _ in self.moves[stretch.moves :]].count(seat)

    def must_be_asked(self, seat: int, seq: int) -> None:
        """Refused if `seq` is not the number of the question to `seat`: the table has moved on."""
        if seq != self.number(seat):
            raise Refused(Reason("table-moved-on", self.game.turn_clause))

    def legal(self, seat: int) -> list[int]:
        """The actions open to `seat`."""
        return self.game.legal(self.state, seat)

    def shown(self, seat: int) -> list[int]:
        """The actions open to `seat`, for who shows them: listed once, and not to be changed."""
        known = self._shown.get(seat)
        if known is None:
            known = self._shown[seat] = self.game.legal(self.state, seat)
        return known

    def story(self, seat: int | None) -> list[tuple[int, Message]]:
        """The log as `seat` (None: a spectator) may read it, each line with its move number."""
        return [(n, self.game.say(note, seat)) for n, note in self.log]

    def comment(self, line: int) -> str:
        """What was said with the move that line of the log begins to tell; "" if nothing."""
        n = self.log[line][0]
        if line and self.log[line - 1][0] == n:
            return ""
        return self.comments.get(n - 1, "")

    def answers(self, seats: Sequence[int]) -> list[int]:
        """The numbers of the moves after `settled` that those on `seats` know of.

        These are their own; who gives up, and what chance says then, everybody hears.
        """
        start = self.settled
        known = [CHANCE, *seats]
        return [
            n
            for n, (seat, action) in enumerate(self.moves[start:], start)
            if seat in known or action in OUTSIDE
        ]

    # -- taking back -----------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` has done something that nobody knows of, and nothing came of it."""
        return bool(self._own(seat))

    def undoes(self, seat: int) -> int | None:
        """The action that `seat` would take back; None if there is none."""
        own = self._own(seat)
        return self.moves[own[-1]][1] if own else None

    def ends_undo(self, seat: int, action: int) -> bool:
        """Whether this legal action cannot be taken back: told before it is done.

        An answer given together with others may be the last, and nobody is told whether it is.
        Asked of an imagined state, so that the answer tells nothing `seat` does not know.
        """
        game = self.game
        if game.asked(self.state, seat) is None:
            return True  # said aside
        return self._ends(game.imagine(game.observe(self.state, seat), Rng(0)), seat, action)

    def repeats(self, seat: int, action: int) -> int:
        """How often in a row `seat` could do this legal action, up to MANY.

        Asked of an imagined state, like `ends_undo`.
        """
        game = self.game
        s = game.imagine(game.observe(self.state, seat), Rng(0))
        done = 0
        while done < MANY and action in game.legal(s, seat):
            game.apply(s, seat, action)
            done += 1
        return done

    def forced(self, seat: int) -> bool:
        """Whether `seat` has one thing to do and nothing of its own to take back, as all can see.

        Asked of what a spectator imagines: where a secret leaves no choice, an answer given at
        once would tell that secret.
        """
        game = self.game
        if seat not in self.waiting or len(self.shown(seat)) > 1:
            return False
        if self._own(seat):
            return False
        view, rng = game.observe(self.state, None), Rng(0)
        worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
        return all([len(game.legal(world, seat)) == 1 for world in worlds])

    def _play(self, seat: int, action: int) -> None:
        """Carry out a move, and move its notes from the state into the log."""
        self.moves.append((seat, action))
        if action in OUTSIDE:
            self.game.apply_outside(self.state, seat, action)
        else:
            self.game.apply(self.state, seat, action)
        self._listen()

    def _listen(self) -> None:
        self._shown.clear()
        for note in self.state.notes or ():
            self.log.append((len(self.moves), note))
        self.state.notes = []

    @property
    def _round(self) -> Stretch[S] | None:
        """Where the answers to a question put together begin, while some are still owed."""
        stretch = self._open
        return stretch if stretch is not None and len(stretch.seats) > 1 else None

    @property
    def _draft(self) -> Stretch[S] | None:
        """What one seat has done that nobody else knows of yet."""
        stretch = self._open
        return stretch if stretch is not None and len(stretch.seats) == 1 else None

    def _ends(self, s: S, seat: int, action: int) -> bool:
        """Whether an answer, carried out in this state, cannot be taken back."""
        game = self.game
        before, question = game.waiting(s), game.asked(s, seat)
        assert question is not None
        notes: list[Note] = []
        s.notes = notes
        game.apply(s, seat, action)
        if seat not in game.waiting(s):
            return True
        asked = self.together or before
        return final(game, asked, before, question.kind, s, seat, notes)

    def _own(self, seat: int) -> list[int]:
        """The numbers of the moves that are still this seat's to take back."""
        stretch = self._open
        if stretch is None or seat not in stretch.seats:
            return []
        start = max(stretch.moves, self.given)
        return [n for n in range(start, len(self.moves)) if self.moves[n][0] == seat]


def final(
    game: Game[S],
    asked: Sequence[int],
    before: list[int],
    kind: int,
    s: S,
    seat: int,
    notes: Sequence[Note],
) -> bool:
    """Whether what `seat` just did, answering a question of this kind, cannot be taken back.

    A die, a draw, another seat's turn, or a secret that `seat` learns ends undo, and so does a
    question at which nothing is half done: others wait no longer than for one act. Of several who
    are `asked` together each may take its answer back until all have answered; `before` were still
    to answer.
    """
    side = game.side(s, seat)
    for note in notes:
        if game.notes[note.what].tells(note, side):
            return True
    after = game.waiting(s)
    if len(asked) == 1:
        return after != [seat] or game.quiet(s)
    if len(before) > 1:
        return after not in (before, [other for other in before if other != seat])
    return after != [seat] or s.stack[-1].kind != kind
