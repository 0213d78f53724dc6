"""The laws every game obeys, as checks on one match. Tests and `detente fuzz` run them.

Each law plays a whole match under a policy and raises LawBroken where the game breaks it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from detente.arena.policies import Policy, next_seat
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.memory import Memory
from detente.core.message import Refused
from detente.core.notes import Note
from detente.core.options import FIRST, VERSION, Value, newest
from detente.core.record import Record
from detente.core.rng import Rng

BOUND: Final = 20_000
"""No match may take more moves than this."""

EVERY: Final = 7
"""Costly checks look at every seventh position, starting where the seed says."""

LEFT_AFTER: Final = 2_000
"""A game whose options let it go on for ever is left after so many moves."""

STRIDE: Final = 3
"""Twins are compared at every third position."""


class LawBroken(AssertionError):
    """A game breaks a law; `moves` leads to the position."""

    def __init__(self, law: str, message: str, moves: list[tuple[int, int]]) -> None:
        super().__init__(f"{law}: {message} (after {len(moves)} moves)")
        self.law: Final = law
        self.moves: Final = moves


class Walk:
    """A match being played under a policy, one move at a time, with its moves written down."""

    def __init__(self, game: Game[Any], policy: Policy, seed: int) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self.rng: Final = Rng(seed)
        self.state = game.new()
        self.moves: list[tuple[int, int]] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended, or is left."""
        return self.state.result is not None or _left(self.game, self.moves)

    def choose(self) -> tuple[int, int]:
        """Who moves next, and what."""
        seat = next_seat(self.game, self.state, self.rng)
        return seat, self.policy(self.game, self.state, seat, self.rng)

    def go(self, seat: int, action: int) -> None:
        """Make the move."""
        self.game.apply(self.state, seat, action)
        self.moves.append((seat, action))

    def require(self, holds: bool, law: str, message: str) -> None:
        """Raise LawBroken unless `holds`."""
        if not holds:
            raise LawBroken(law, message, self.moves)


def _left(game: Game[Any], moves: Sequence[object]) -> bool:
    return game.endless and len(moves) >= LEFT_AFTER


def replay(game: Game[Any], policy: Policy, seed: int) -> None:
    """1 Replay: same record, same state; same seed and answers, same moves."""
    match = Match(game, seed=seed)
    rng = Rng(seed + 1)
    while not match.over and not _left(game, match.moves):
        seat = next_seat(game, match.state, rng)
        match.submit(seat, policy(game, match.state, seat, rng))
    stored = Record.from_json(json.loads(json.dumps(match.record.to_json())))
    scripted = Record(stored.game, stored.version, stored.options, None, stored.moves)
    for record in (stored, scripted):  # dice drawn again from the seed; dice as written down
        again = Match.replay(record, game=game)
        if game.dump(again.state) != game.dump(match.state) or again.log != match.log:
            raise LawBroken("replay", "the replayed match differs", match.moves)


def copy(game: Game[Any], policy: Policy, seed: int) -> None:
    """2 Clone: a clone is equal, and acting on it leaves the original."""
    walk = Walk(game, policy, seed)
    while not walk.over:
        seat, action = walk.choose()
        if len(walk.moves) % EVERY == 0:
            before = game.dump(walk.state)
            twin = game.clone(walk.state)
            walk.require(game.dump(twin) == before, "clone", "the clone is not equal")
            game.apply(twin, seat, action)
            for _ in range(5):
                if twin.result is None:
                    other = next_seat(game, twin, walk.rng)
                    game.apply(twin, other, policy(game, twin, other, walk.rng))
            walk.require(game.dump(walk.state) == before, "clone", "acting on a clone changed it")
        walk.go(seat, action)


def data(game: Game[Any], policy: Policy, seed: int) -> None:
    """3 JSON: dump, load, equal, and play on alike."""
    walk = Walk(game, policy, seed)
    while not walk.over:
        if len(walk.moves) % EVERY == 0:
            loaded = game.load(json.loads(json.dumps(game.dump(walk.state))))
            same = game.dump(loaded) == game.dump(walk.state)
            walk.require(same, "json", "a dumped state loads differently")
            walk.state = loaded
        walk.go(*walk.choose())


def progress(game: Game[Any], policy: Policy, seed: int) -> None:
    """4 Progress: whoever is waited for can act, and every game ends within a bound."""
    walk = Walk(game, policy, seed)
    while not walk.over:
        waiting = game.waiting(walk.state)
        walk.require(bool(waiting), "progress", "nobody is asked, and the game is not over")
        for seat in waiting:
            walk.require(bool(game.legal(walk.state, seat)), "progress", f"seat {seat} cannot act")
        walk.go(*walk.choose())
        walk.require(len(walk.moves) < BOUND, "progress", "the game does not end")
    if walk.state.result is None:
        return  # left
    walk.require(not walk.state.stack, "progress", "the game is over but something is asked")
    walk.require(not game.waiting(walk.state), "progress", "somebody is waited for at the end")


def agreement(game: Game[Any], policy: Policy, seed: int) -> None:
    """5 Agreement: every legal action applies, and what must always be true stays true."""
    walk = Walk(game, policy, seed)
    while not walk.over:
        if len(walk.moves) % EVERY == 0:
            for seat in range(CHANCE, len(game.seats)):
                for action in game.legal(walk.state, seat):
                    after = game.clone(walk.state)
                    game.apply(after, seat, action)
                    game.audit(after)
        game.audit(walk.state)
        walk.go(*walk.choose())
    game.audit(walk.state)


def twins(game: Game[Any], policy: Policy, seed: int) -> None:
    """6 Twins: a seat cannot tell the real state from one it imagines, until something is revealed.

    Each match watches one seat, or a spectator, and plays both states on with the same actions.
    Where they part for good reason (a secret came out, or the action shows that the imagined
    secret was another) a new twin is imagined.
    """
    seats: list[int | None] = [None, *range(len(game.seats))]
    seat = seats[seed % len(seats)]
    walk = Walk(game, policy, seed)
    rng = Rng(seed + 1)
    twin = game.imagine(game.observe(walk.state, seat), rng)
    while not walk.over:
        if len(walk.moves) % STRIDE == seed % STRIDE:
            _look_alike(walk, twin, seat)
        mover, action = walk.choose()
        known = mover == seat or action in game.legal(twin, mover)
        if mover == seat:
            told = game.legal(twin, mover) == game.legal(walk.state, mover)
            walk.require(told, "twins", "the legal actions betray a secret")
        real_notes: list[Note] = []
        twin_notes: list[Note] = []
        walk.state.notes, twin.notes = real_notes, twin_notes
        walk.go(mover, action)
        if known:
            game.apply(twin, mover, action)
        if not known or _revealed(game, real_notes) or _revealed(game, twin_notes):
            twin = game.imagine(game.observe(walk.state, seat), rng)
            continue
        read = [game.read(note, seat) for note in real_notes]
        same = read == [game.read(note, seat) for note in twin_notes]
        said = [game.say(note, seat) for note in real_notes]
        same = same and said == [game.say(note, seat) for note in twin_notes]
        walk.require(same, "twins", "the log betrays a secret")
        if twin.result is not None or walk.over:
            break


def _revealed(game: Game[Any], notes: list[Note]) -> bool:
    return any(game.notes[note.what].reveals for note in notes)


def _look_alike(walk: Walk, twin: Any, seat: int | None) -> None:
    """The view, the prompt, and for a player legal actions, reasons and warnings are the same."""
    game, real = walk.game, walk.state
    mine, other = game.observe(real, seat), game.observe(twin, seat)
    same = mine.counts == other.counts and game.dump(mine.state) == game.dump(other.state)
    walk.require(same, "twins", f"the view of seat {seat} betrays a secret")
    same = game.to_json(mine) == game.to_json(other)
    walk.require(same, "twins", f"the written view of seat {seat} betrays a secret")
    same = game.shared(mine) == game.shared(game.observe(real, None))
    walk.require(same, "twins", f"what all are shown is not what seat {seat} is shown")
    same = game.prompt(real, seat) == game.prompt(twin, seat)
    walk.require(same, "twins", "the prompt betrays a secret")
    if seat is None:
        return
    legal = game.legal(real, seat)
    walk.require(legal == game.legal(twin, seat), "twins", "the legal actions betray a secret")
    for action in legal:
        same = game.danger(real, seat, action) == game.danger(twin, seat, action)
        walk.require(same, "twins", f"the warning about {game.text(action)!r} betrays a secret")
    if len(walk.moves) % (EVERY * STRIDE) < STRIDE:
        for action in game.actions:
            same = game.why_not(real, seat, action) == game.why_not(twin, seat, action)
            walk.require(
                same, "twins", f"the reason against {game.text(action)!r} betrays a secret"
            )


def reasons(game: Game[Any], policy: Policy, seed: int) -> None:
    """9 Reasons: legal ⇔ why_not is None, and a reason names a clause."""
    walk = Walk(game, policy, seed)
    stride = EVERY * EVERY
    while not walk.over:
        if len(walk.moves) % stride == seed % stride:
            for seat in range(len(game.seats)):
                _reasons(walk, seat)
        walk.go(*walk.choose())


def _reasons(walk: Walk, seat: int) -> None:
    game, s = walk.game, walk.state
    legal = set(game.legal(s, seat))
    for action in game.actions:
        reason = game.why_not(s, seat, action)
        text = game.text(action)
        walk.require((reason is None) == (action in legal), "reasons", f"{text!r}: {reason!r}")
        if reason is not None:
            walk.require(bool(reason.clause), "reasons", f"{text!r}: {reason!r} has no clause")


def refusals(game: Game[Any], policy: Policy, seed: int) -> None:
    """A refused action changes nothing, and the match says why."""
    match = Match(game, seed=seed)
    rng = Rng(seed + 1)
    while not match.over and not _left(game, match.moves):
        seat = next_seat(game, match.state, rng)
        if len(match.moves) % EVERY == 0:
            _refusal(match, rng)
        match.submit(seat, policy(game, match.state, seat, rng))


def _refusal(match: Match[Any], rng: Rng) -> None:
    game = match.game
    action = game.actions[rng.below(len(game.actions))]
    seat = rng.below(len(game.seats))
    if game.why_not(match.state, seat, action) is None:
        return
    before = game.dump(match.state)
    try:
        match.submit(seat, action)
    except Refused:
        if game.dump(match.state) == before:
            return
        raise LawBroken("refusals", "a refused action changed the state", match.moves) from None
    raise LawBroken("refusals", f"{game.text(action)!r} was not refused", match.moves)


def memory(game: Game[Any], policy: Policy, seed: int) -> None:
    """11 Memory: a seat's own log tells what its view knows, and no imagined world contradicts it.

    Each match watches one seat, or a spectator. A second observer hears what that seat may read
    and sees the cards it holds; view and imagined worlds are held against what it can tell.
    """
    seats: list[int | None] = [None, *range(len(game.seats))]
    seat = seats[seed % len(seats)]
    walk = Walk(game, policy, seed)
    rng = Rng(seed + 1)
    told: list[Note] = []
    walk.state = game.new(told)
    follower = game.memory(seat)
    while not walk.over:
        for note in told:
            follower.hear(game.read(note, seat))
        if game.actor(walk.state) != CHANCE:
            follower.look(walk.state)
            _remembers(walk, follower, seat, rng)
        told = walk.state.notes = []
        walk.go(*walk.choose())


def _remembers(walk: Walk, follower: Memory[Any], seat: int | None, rng: Rng) -> None:
    """A view knows what the log has told, no less and no more."""
    game = walk.game
    view = game.observe(walk.state, seat)
    more = follower.invented(view.state)
    walk.require(not more, "memory", f"seat {seat} knows what its log does not tell: {more}")
    if len(walk.moves) % STRIDE == 0:
        world = game.imagine(view, rng)
        wrong = follower.contradicted(world)
        walk.require(not wrong, "memory", f"the log of seat {seat} excludes {wrong}")


def drafts(game: Game[Any], policy: Policy, seed: int) -> None:
    """12 Drafts: what can be taken back tells nobody anything, and going back leaves no trace.

    The match is played twice: once straight on, and once going back and forth at random.
    """
    straight, match = Match(game, seed=seed), Match(game, seed=seed)
    rng, whim = Rng(seed + 1), Rng(seed + 2)
    begun: _Begun | None = None
    while not match.over and not _left(game, match.moves):
        if match.settled == len(match.moves):
            begun = _Begun(match, whim) if whim.below(EVERY) == 0 else None
        seat = next_seat(game, match.state, rng)
        action = policy(game, match.state, seat, rng)
        straight.submit(seat, action)
        match.submit(seat, action)
        if begun is not None and match.settled < len(match.moves):
            begun.must_be_told_nobody(seat)
            if whim.below(STRIDE) == 0:
                begun.must_be_found_again(seat)
    if match.record != straight.record or match.log != straight.log or match.seq != straight.seq:
        raise LawBroken("drafts", "going back has left a trace", match.moves)


class _Begun:
    """A table as everybody knows it, before somebody drafts an act there."""

    def __init__(self, match: Match[Any], rng: Rng) -> None:
        self.match: Final = match
        self.moves: Final = len(match.moves)
        self.state: Final = match.game.clone(match.state)
        self.rng: Final = rng
        self.trace: Final = self._trace()
        self.known: Final = [self._seen([])] + [self._seen([n]) for n in range(len(self.seats))]

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.game.seats

    def must_be_told_nobody(self, seat: int) -> None:
        """Nobody else knows of what was done since; nor does it show its own seat anything new."""
        for other, before in enumerate(self.known, -1):
            if other != seat and other not in self.match.together:
                known = self._seen([] if other < 0 else [other])
                self._require(known == before, "somebody knows of a draft")
        game, drafted = self.match.game, self.match.moves[self.moves :]
        if {seat} != {mover for mover, _ in drafted}:
            return  # answers given together
        world = game.imagine(game.observe(self.state, seat), self.rng)
        for mover, action in drafted:
            self._require(action in game.legal(world, mover), "what may be drafted tells a secret")
            game.apply(world, mover, action)
        seen, real = game.observe(world, seat), game.observe(self.match.state, seat)
        same = game.view_key(seen) == game.view_key(real)
        self._require(same, "a draft has told its own seat a secret")

    def must_be_found_again(self, seat: int) -> None:
        """Taking everything back leads here, and doing it again leads where it led."""
        match, after = self.match, self._trace()
        drafted = match.moves[self.moves :]
        if {seat} != {mover for mover, _ in drafted}:
            return  # answers given together keep the order in which they were given last
        match.restart(seat)
        self._require(self._trace() == self.trace, "going back leads elsewhere")
        for mover, action in drafted:
            match.submit(mover, action)
        self._require(self._trace() == after, "going back and forth leads elsewhere")

    def _trace(self) -> tuple[object, ...]:
        """All there is to a match."""
        match = self.match
        sums, log = tuple(match.behaviour.sums), tuple(match.log)
        return (match.game.key(match.state), tuple(match.moves), log, sums, match.seq)

    def _seen(self, seats: list[int]) -> tuple[object, ...]:
        """All that those on some seats know of it."""
        known, game = self.match.seen(seats), self.match.game
        seat = seats[0] if seats else None
        view = game.view_key(game.observe(known.state, seat))
        asked = (game.prompt(known.state, seat), known.waiting, known.number(seat))
        open = () if seat is None else (tuple(known.legal(seat)), known.can_undo(seat))
        return (view, asked, open, len(known.moves), tuple(known.story(seat)))

    def _require(self, holds: bool, message: str) -> None:
        if not holds:
            raise LawBroken("drafts", message, self.match.moves)


def some_options(game: Game[Any], rng: Rng) -> dict[str, Value]:
    """A version and options at random, most of them at their default."""
    table = game.options.table
    chosen: dict[str, Value] = {VERSION: FIRST + rng.below(newest(table))}
    for option in table:
        if rng.below(4) == 0:
            chosen[option.name] = option.choices[rng.below(len(option.choices))]
    return chosen


Law = Callable[[Game[Any], Policy, int], None]

LAWS: Final[dict[str, Law]] = {
    "replay": replay,
    "clone": copy,
    "json": data,
    "progress": progress,
    "agreement": agreement,
    "twins": twins,
    "reasons": reasons,
    "refusals": refusals,
    "memory": memory,
    "drafts": drafts,
}
"""Goldens (7) and tables (8) are files and tables, not matches: they have tests of their own."""
