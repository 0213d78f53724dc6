"""One game in progress: used by table, terminal, simulations and tests alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic

from detente.core.behaviour import UNKNOWN, Behaviour, Differs, Unfit
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.message import Message, Reason, Refused
from detente.core.notation import CALL_OFF, OUTSIDE
from detente.core.notes import Note
from detente.core.record import Move, Record
from detente.core.registry import open_game
from detente.core.rng import Rng
from detente.core.state import Result, S

MANY: Final = 9
"""More often than this nobody is told that something can be repeated."""

WORLDS: Final = 16
"""Positions a spectator imagines to see whether a choice is open."""


class Checkpoint(Generic[S]):
    """Where a seat can go back to: the position and how much had been written by then."""

    def __init__(self, seat: int, state: S, moves: int, log: int) -> None:
        self.seat: Final = seat
        self.state: Final = state
        self.moves: Final = moves
        self.log: Final = log


class Match(Generic[S]):
    """A game being played. Chance answers itself from `rng`; seats answer through `submit`.

    `seq` is the number of the question on the table: an answer to an older one is refused.
    `log` holds what happened so far as (number of moves by then, note); `comments` what was said
    with a move, by its number, which no rule hears. The first `given` moves are another game's:
    nobody takes them back, and its dice gave what chance says among them. `behaviour` is what the
    rules did so far; no seat may see it.
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
        self.game: Final = game
        self.seed: Final = seed
        self.given: Final = given
        self.moves: list[Move] = []
        self.log: list[tuple[int, Note]] = []
        self.comments: dict[int, str] = {}
        self.behaviour: Final = Behaviour()
        self.seq = 0
        self._back: list[Checkpoint[S]] = []
        self._rng: Final = Rng(seed) if rng is None and seed is not None else rng
        self._script = script  # the recorded moves, while a record is being replayed
        self._known = known  # … and what the rules did then
        assert self._rng is not None or script is not None, "a match needs a seed or a generator"
        self.state: S = game.new([])
        self._listen()
        self._let_chance_answer()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied as its record, played again; a match without a seed cannot be."""
        if self.seed is None:
            raise TypeError("a match without a seed is kept as its record")
        return (Match.replay, (self.record, None, self.game))

    # -- looking -------------------------------------------------------------------------

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

    def legal(self, seat: int) -> list[int]:
        """The actions open to `seat`."""
        return self.game.legal(self.state, seat)

    def story(self, seat: int | None) -> list[tuple[int, Message]]:
        """The log as `seat` (None: a spectator) may read it, each line with its move number."""
        return [(n, self.game.say(note, seat)) for n, note in self.log]

    def comment(self, line: int) -> str:
        """What was said with the move that line of the log begins to tell; "" if nothing."""
        n = self.log[line][0]
        if line and self.log[line - 1][0] == n:
            return ""
        return self.comments.get(n - 1, "")

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

    # -- playing -------------------------------------------------------------------------

    def submit(self, seat: int, action: int, seq: int | None = None, comment: str = "") -> None:
        """Play for `seat`, checked: raises Refused, and changes nothing, if it may not.

        That all have agreed on an end is the caller's to know.
        """
        if seq is not None and seq != self.seq:
            raise Refused(Reason("table-moved-on", self.game.turn_clause))
        if action in OUTSIDE:
            self._step_out(seat, action)
            return
        legal = self.game.legal(self.state, seat)
        if action not in legal:
            raise Refused(self.game.reason(self.state, seat, action))
        before = self.waiting
        written = len(self.log)
        if len(self.moves) >= self.given:
            point = Checkpoint(seat, self.game.clone(self.state), len(self.moves), written)
            self._back.append(point)
        if len(before) == 1:  # questions put together share one number
            self.seq += 1
        if comment:
            self.comments[len(self.moves)] = comment
        self._take(seat, action, sorted(legal))
        if final(self.game, before, self.state, seat, [note for _, note in self.log[written:]]):
            self._back.clear()
        self._let_chance_answer()

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing done was done by `seat` and showed nobody anything."""
        return bool(self._back) and self._back[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the last action of `seat` back; it never happened."""
        if not self.can_undo(seat):
            raise Refused(Reason("nothing-to-undo", self.game.turn_clause))
        self._return_to(self._back.pop())

    def restart(self, seat: int) -> None:
        """Take back everything `seat` may still take back."""
        if not self.can_undo(seat):
            raise Refused(Reason("nothing-to-undo", self.game.turn_clause))
        while self.can_undo(seat):
            self._return_to(self._back.pop())

    def ends_undo(self, seat: int, action: int) -> bool:
        """Whether this legal action cannot be taken back: told before it is done.

        Asked of an imagined state, so that the answer tells nothing `seat` does not know.
        """
        game = self.game
        s = game.imagine(game.observe(self.state, seat), Rng(0))
        before = game.waiting(s)
        notes: list[Note] = []
        s.notes = notes
        game.apply(s, seat, action)
        return final(game, before, s, seat, notes)

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
        if seat not in self.waiting or len(game.legal(self.state, seat)) > 1:
            return False
        if any([point.seat == seat for point in self._back]):
            return False
        view, rng = game.observe(self.state, None), Rng(0)
        worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
        return all([len(game.legal(world, seat)) == 1 for world in worlds])

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

    # -- inside --------------------------------------------------------------------------

    def _take(
        self, seat: int, action: int, answers: Sequence[int] | Sequence[tuple[int, int]]
    ) -> None:
        self.moves.append((seat, action))
        self.game.apply(self.state, seat, action)
        self._listen()
        self._watch(answers)

    def _watch(self, answers: Sequence[int] | Sequence[tuple[int, int]]) -> None:
        """Keep what the rules did with the last move, given among these answers."""
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

    def _step_out(self, seat: int, action: int) -> None:
        if self.over or not 0 <= seat < len(self.game.seats):
            raise Refused(Reason("game-is-over", self.game.turn_clause))
        self.seq += 1
        self.moves.append((seat, action))
        self.game.step_out(self.state, seat, action)
        self._listen()
        self._watch(())
        self._back.clear()
        self._let_chance_answer()

    def _return_to(self, point: Checkpoint[S]) -> None:
        self.state = point.state
        self.state.notes = []
        del self.moves[point.moves :]
        del self.log[point.log :]
        self.behaviour.take_back(point.moves)
        for n in [n for n in self.comments if n >= point.moves]:
            del self.comments[n]
        self.seq += 1

    def _listen(self) -> None:
        """Move the notes of the last action from the state into the log."""
        for note in self.state.notes or ():
            self.log.append((len(self.moves), note))
        self.state.notes = []


def _ends(script: tuple[Move, ...], at: int) -> bool:
    """Whether a record holds nothing more from move `at` on, but that it was called off there."""
    return at >= len(script) or script[at][1] == CALL_OFF


def final(game: Game[S], before: list[int], s: S, seat: int, notes: list[Note]) -> bool:
    """Whether what `seat` just did can no longer be taken back.

    A die, a draw, another seat's turn or a secret shown ends undo; an answer given together
    with others, or a part of one, stays open until one of them answers too.
    """
    for note in notes:
        if game.notes[note.what].reveals:
            return True
    after = game.waiting(s)
    if len(before) > 1:
        return after not in (before, [other for other in before if other != seat])
    return after != [seat]
