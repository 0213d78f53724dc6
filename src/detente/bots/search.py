"""One search for all games: many imagined worlds, every action tried in the same ones.

An action is played in an imagined world and the game goes on from there, every seat deciding by
what it could know, up to a quiet position, which `evaluate` values. Half of the actions are
dropped after each round (sequential halving), so that thought goes where the choice is close.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import ClassVar, Final, NamedTuple

from detente.bots.bot import Bot
from detente.bots.deeds import Branch, Stakes, deeds
from detente.bots.helpers import Helpers, Outcome, Piece, Round, Scene
from detente.bots.judgement import Judgement, learned
from detente.core.compiled import mypyc_attr
from detente.core.deeds import KEPT, LOST, Expected
from detente.core.frame import CHANCE, NOUNS
from detente.core.game import Game, Stake
from detente.core.rng import Rng
from detente.core.state import S, View

DICE: Final = 6  # answers of chance up to which all of them are weighed
EXPLAINED: Final = 24  # worlds to say in what an action differs from others
FAR: Final = 3.0  # standard errors from nothing at which a difference is no luck
LEAST: Final = 8  # actions that are always compared
WARY: Final = 4.0  # who errs keeps away from a peril by so much of what it may err
FINEST: Final = 1 << 20
SEEDS: Final = 1 << 32

NERVE: Final = {"bold": 0.3, "cautious": -0.3}
"""Styles: how much more, or less, than its chance a great gain is worth."""


class Effort:
    """How much a bot thinks about one decision, counted in simulations: never in seconds."""

    def __init__(
        self, simulations: int, depth: int = 1, width: int = 3, noise: float = 0.0
    ) -> None:
        self.simulations: Final = simulations  # actions played on in imagined worlds
        self.depth: Final = depth  # quiet positions up to which a game is played on
        self.width: Final = width  # plays that an imagined seat thinks of at a quiet position
        self.noise: Final = noise  # how far off the value of an action may be, from 0 to 1


def beyond_luck(found: list[float]) -> bool:
    """Whether what was found world by world differs from nothing by more than luck explains."""
    return abs(fmean(found)) > FAR * stdev(found) / sqrt(len(found))


class Compared(NamedTuple):
    """What one action brings more than another: its value in each world, and the terms of that."""

    more: list[float]
    why: list[tuple[str, float]]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot[S]):
    """Imagined worlds, sequential halving, every seat deciding by what it could know.

    Of the answers to a known kind of question `scanned` are weighed in an imagined game, but once
    in `scan_all` times all of them.
    """

    scanned: ClassVar[int] = 10
    scan_all: ClassVar[int] = 5

    def __init__(self, game: Game[S], seed: int, effort: Effort, style: str = "") -> None:
        super().__init__(game, seed)
        self.effort: Final = effort
        self.style: Final = style
        self._nerve: Final = NERVE.get(style, 0.0)
        self.simulations = 0  # played so far, in all decisions
        self._luck = Rng(seed)  # chance and whims in the world that is played in
        self._deep = 0  # how many imagined decisions are being thought through
        self._hopes: dict[int, list[int]] = {}  # question and seat → what was best of late
        self._scans = 0
        self._answers: dict[tuple[object, ...], int] = {}  # what a view was answered with
        self._ahead: dict[tuple[object, ...], list[int]] = {}  # pondered: a view → what was best
        self._scene: Scene | None = None  # of the decision that is helped out with
        self._known: dict[tuple[object, ...], int] = {}  # answers that all who think along know
        self._hoped: dict[int, list[int]] = {}  # what they know to have been best of late
        self._played: list[Piece] = []  # in the last round
        self.judgement: Judgement | None = learned(game)
        self.helpers: Helpers | None = None  # who think along on other cores

    def choose(self, view: View[S], legal: list[int], budget: float) -> int:
        legal = self.sensible(view, legal)
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has no choice"
        self.forget()
        until = perf_counter() + budget
        pondered = self._ahead.get(self.game.view_key(view)) if self._ahead else None
        alive = self._promising(view, seat, legal) if pondered is None else pondered
        self._ahead = {}
        return self._halve(view, seat, alive, until)[0]

    def ponder(self, view: View[S], budget: float) -> bool:
        """Imagine what the others do and weigh what to answer: if it comes to that, only the better
        half is weighed again. Who errs does not ponder: it would err less than its level.
        """
        seat, game = view.seat, self.game
        assert seat is not None, "a spectator has no choice"
        if self.effort.noise:
            return False
        self.forget()
        until = perf_counter() + budget
        s = self.world(view, self.rng)
        while s.stack and s.stack[-1].seat != seat and perf_counter() < until:
            self._answer(s)
        if game.asked(s, seat) is not None:
            ahead = game.observe(s, seat)
            legal = self.sensible(ahead, game.legal(s, seat))
            if len(legal) > 1 and game.view_key(ahead) not in self._ahead:
                told = self.thoughts
                ranked = self._halve(ahead, seat, self._promising(ahead, seat, legal), until)
                self.thoughts = told
                if perf_counter() < until:
                    self._ahead[game.view_key(ahead)] = ranked[: (len(ranked) + 1) // 2]
        return True

    def forget(self) -> None:
        """Another decision is to be made: what was best of late need not be any more."""
        self._hopes = {}
        self._answers = {}
        self._scans = 0
        self._known = {}
        self._hoped = {}

    def close(self) -> None:
        if self.helpers is not None:
            self.helpers.close()

    def expects(self, view: View[S], action: int) -> Expected:
        """Why an action is good: what it brings more than another that is open, on average by the
        terms of the game, and what it takes, keeps or gives away. What may be luck of the imagined
        worlds is not told, and nothing where nothing speaks for the action.
        """
        seat, game = view.seat, self.game
        assert seat is not None, "a spectator has no choice"
        self.remind(view, self.remembered())
        better = 0.0
        more: dict[str, list[float]] = {}
        act: list[Branch] = []
        instead: list[Branch] = []
        now: Stakes = {}
        names: dict[Stake, str | None] = {}
        alone: str | None = None
        for _ in range(EXPLAINED):
            world, seed = self.world(view, self.rng), self.rng.below(FINEST)
            if not now:
                now = game.stakes(world, seat)
                names = {stake: game.stake_id(world, stake) for stake in now}
                alone = self._goes_on(world, seat, action, seed)
            others = [one for one in game.legal(world, seat) if one != action]
            safe = [one for one in others if not self.risky(world, seat, one)] or [action]
            whole = alone is None
            then = self._told(world, seat, action, seed, whole)
            other = self._told(world, seat, safe[self.rng.below(len(safe))], seed, whole)
            better += self.worth(then, seat) - self.worth(other, seat)
            terms = game.terms(then, seat)
            for name, worth in game.terms(other, seat).items():
                more.setdefault(name, []).append(terms[name] - worth)
            act.append(self._branch(then, seat))
            instead.append(self._branch(other, seat))
        change = [(name, fmean(found)) for name, found in more.items() if beyond_luck(found)]
        told = deeds(game.degrees, now, names, act, instead)
        if alone is not None:  # what comes of the answers to follow is not by this one
            told = [deed for deed in told if deed.change != KEPT or deed.what == alone]
        good = any([worth > 0 for _, worth in change])
        if better <= 0 or (not good and all([deed.change == LOST for deed in told])):
            return Expected([], [])
        return Expected(sorted(change, key=_by_size, reverse=True), told)

    def _goes_on(self, world: S, seat: int, action: int, seed: int) -> str | None:
        """What an action names that is one of several answers to the same question, as a cube or a
        point that is placed after the other; None if it is not one of several.
        """
        asked = self.game.asked(world, seat)
        assert asked is not None, "only who is asked acts"
        s = self._at_once(world, seat, action, seed)
        if not self._asks_again(s, seat, asked.kind):
            return None
        notation = self.game.notation
        return f"{notation.verb(action).kind}-{notation.noun(action)}"

    def _told(self, world: S, seat: int, action: int, seed: int, whole: bool) -> S:
        """The position that shows what an action brings: the next that means something or, of one
        of several answers, what those come to that name the same.
        """
        if whole:
            return self._next(world, seat, action, seed)
        game = self.game
        asked = game.asked(world, seat)
        assert asked is not None, "only who is asked acts"
        s = self._at_once(world, seat, action, seed)
        while self._asks_again(s, seat, asked.kind):
            answer = self._reply(s, seat)
            if answer % NOUNS != action % NOUNS:
                break
            game.apply(s, seat, answer)
            self._let_fall(s)
        return s

    def _at_once(self, world: S, seat: int, action: int, seed: int) -> S:
        """What an action comes to by itself, with the dice of a seed."""
        self._luck = Rng(seed)
        s = self.game.clone(world)
        self.game.apply(s, seat, action)
        self._let_fall(s)
        return s

    def _let_fall(self, s: S) -> None:
        """Let chance answer, as long as it is asked."""
        while s.stack and s.stack[-1].seat == CHANCE:
            self._answer(s)

    def _asks_again(self, s: S, seat: int, kind: int) -> bool:
        """Whether the same question is put to the same seat again, with nothing between."""
        if not s.stack or self.game.quiet(s) or self.game.together[kind]:
            return False
        return s.stack[-1].seat == seat and s.stack[-1].kind == kind

    def _branch(self, s: S, seat: int) -> Branch:
        """How the stakes stand in a position and at the second quiet one, up to which it plays on;
        in a quiet position that is the next one.
        """
        soon = self.game.stakes(s, seat)
        self._run(s, 2, False)
        return Branch(soon, self.game.stakes(s, seat))

    def compared(self, view: View[S], action: int, other: int, worlds: int) -> Compared:
        """What an action brings more than another, world by world in the same ones; on average by
        the terms of the game, what differs most first.
        """
        seat, game = view.seat, self.game
        assert seat is not None, "a spectator has no choice"
        more: list[float] = []
        change: dict[str, float] = {}
        for _ in range(worlds):
            world, seed = self.world(view, self.rng), self.rng.below(FINEST)
            better = self._play(world, seat, action, seed)
            worse = self._play(world, seat, other, seed)
            more.append(self.worth(better, seat) - self.worth(worse, seat))
            instead = game.terms(worse, seat)
            for name, worth in game.terms(better, seat).items():
                change[name] = change.get(name, 0.0) + (worth - instead[name]) / worlds
        return Compared(more, sorted(change.items(), key=_by_size, reverse=True))

    def sensible(self, view: View[S], legal: list[int]) -> list[int]:
        """The actions worth a thought; a game may know better than all of them."""
        return legal

    def risky(self, s: S, seat: int, action: int) -> bool:
        """Whether an action is a last resort: it can lose the game at once."""
        return self.game.danger(s, seat, action) is not None

    def world(self, view: View[S], luck: Rng) -> S:
        """A position that may be the real one; a game may know which are likelier."""
        return self.game.imagine(view, luck)

    def peril(self, s: S, seat: int) -> float:
        """How near a position is to a loss by one's own fault, from 0 to 1."""
        return 0.0

    def bias(self, view: View[S], action: int) -> float:
        """What an action is worth besides where it leads to: what no position shows."""
        return 0.0

    def worth(self, s: S, seat: int) -> float:
        """What a position is worth, from -1 to 1: by what was learned, where it was."""
        value = self.game.evaluate(s, seat)
        if self.judgement is None or s.result is not None:
            return value
        return self.judgement.worth(value, s, seat)

    # -- the decision --------------------------------------------------------------------

    def _promising(self, view: View[S], seat: int, legal: list[int]) -> list[int]:
        """What cannot lose at once, as far as there is such; of very many the best at a glance."""
        world = self.world(view, self.rng)
        safe = [action for action in legal if not self.risky(world, seat, action)] or legal
        most = max(LEAST, self.effort.simulations)
        if len(safe) <= most:
            return safe
        worth = {action: self._followed(world, seat, action) for action in safe}
        return sorted(safe, key=worth.__getitem__, reverse=True)[:most]

    def _halve(self, view: View[S], seat: int, alive: list[int], until: float) -> list[int]:
        """The actions, the best first: each round all that are left are tried in the same worlds,
        and the worse half is dropped.
        """
        left = self.effort.simulations
        totals = dict.fromkeys(alive, 0.0)
        extra = {action: self._noise() + self.bias(view, action) for action in alive}
        played = dict.fromkeys(alive, 0)
        dropped: list[int] = []
        rounds = max(1, (len(alive) - 1).bit_length())
        for n in range(rounds):
            worlds = max(1, left // (rounds - n) // len(alive))
            first, last = n == 0, n == rounds - 1
            for tried in self._tried(view, self._seeds(worlds), alive, first, last):
                for action, (value, peril) in zip(alive, tried):
                    totals[action] += value + self._nerve * value * value
                    totals[action] += extra[action] * (1 - value * value)
                    totals[action] -= WARY * self.effort.noise * peril
                    played[action] += 1
                left -= len(alive)
                if perf_counter() > until:
                    left = 0
                    break
            alive.sort(key=totals.__getitem__, reverse=True)
            keep = (len(alive) + 1) // 2 if left > 0 else 1
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        ranked = alive + dropped
        self.thoughts = [(a, totals[a] / max(1, played[a])) for a in ranked]
        return ranked

    def _seeds(self, worlds: int) -> list[int]:
        """The luck of some worlds: each has its own, so that it is the same whoever imagines it."""
        return [self.rng.below(SEEDS) for _ in range(worlds)]

    def _tried(
        self, view: View[S], seeds: list[int], actions: list[int], first: bool, last: bool
    ) -> Iterator[list[Outcome]]:
        """What the actions come to, world by world; helpers, if there are any, play some of it.

        Most of what seats answer is found in one world: the first of a decision is shared out by
        itself, so that everybody knows it in the others.
        """
        if self.helpers is None:
            for seed in seeds:
                yield self._outcomes(view, [seed], actions, 0, len(actions))
            return
        alone = 1 if first and len(seeds) > 1 else 0
        if alone:
            yield from self._shared(view, seeds[:1], actions, True, False)
        yield from self._shared(view, seeds[alone:], actions, first and not alone, last)

    def _shared(
        self, view: View[S], seeds: list[int], actions: list[int], first: bool, last: bool
    ) -> list[list[Outcome]]:
        """What the actions come to, world by world, some of it played by helpers."""
        helpers = self.helpers
        assert helpers is not None, "somebody to share with"
        scene = Scene(view, self.remembered()) if first else None
        before, many = self.simulations, len(actions)
        share = helpers.begin(scene, seeds, actions, last)
        pieces = helpers.collect(self._pieces(view, share, helpers.take))
        self.simulations = before + len(seeds) * many
        self._learn(pieces)
        played = [outcome for piece in pieces for outcome in piece.outcomes]
        return [played[start : start + many] for start in range(0, len(played), many)]

    def help_out(self, share: Round, take: Callable[[], int]) -> list[Piece]:
        """Play some of what the same bot in another process has to think about."""
        if share.scene is not None:
            self._scene = share.scene
            self.forget()
            self.remind(share.scene.view, share.scene.remembered)
            self._played = []
        assert self._scene is not None, "a decision begins with its scene"
        self._learn(sorted([*self._played, *share.told], key=_number))
        self._played = self._pieces(self._scene.view, share, take)
        return self._played

    def remembered(self) -> object:
        """What its simulations hang on besides the view: helpers are told."""
        return None

    def remind(self, view: View[S], remembered: object) -> None:
        """Take over what another remembers, who is asked for a decision."""

    def _learn(self, pieces: list[Piece]) -> None:
        """What was found in a round is known in the next: of two answers the first, of what was
        best the last, by the order of the pieces and not of time.
        """
        for piece in pieces:
            for known, answer in piece.answers:
                self._known.setdefault(known, answer)
            self._hoped.update(piece.hopes)

    def _pieces(self, view: View[S], share: Round, take: Callable[[], int]) -> list[Piece]:
        """Play a piece of a round, and then one after the other that nobody has taken yet."""
        found = []
        n = share.piece
        while n < len(share.cuts) - 1:
            found.append(self._piece(view, share, n))
            n = take()
        return found

    def _piece(self, view: View[S], share: Round, n: int) -> Piece:
        """Play a piece, by what was known before the round: it comes to the same whoever does."""
        self._answers = self._known.copy()
        self._hopes = self._hoped.copy()
        self._scans = 0
        cuts = share.cuts
        outcomes = self._outcomes(view, share.seeds, share.actions, cuts[n], cuts[n + 1])
        if share.last:
            return Piece(n, outcomes, [], {})
        answers = list(islice(self._answers.items(), len(self._known), None))
        hoped = self._hoped
        hopes = {key: best for key, best in self._hopes.items() if hoped.get(key) is not best}
        return Piece(n, outcomes, answers, hopes)

    def _outcomes(
        self, view: View[S], seeds: list[int], actions: list[int], first: int, end: int
    ) -> list[Outcome]:
        """What some simulations come to, the actions tried in one world after the other."""
        seat, many = view.seat, len(actions)
        assert seat is not None, "a spectator has no choice"
        found: list[Outcome] = []
        while first < end:
            n, at = divmod(first, many)
            luck = Rng(seeds[n])
            world, dice = self.world(view, luck), luck.below(FINEST)
            for action in actions[at : at + end - first]:
                after = self._play(world, seat, action, dice)
                found.append((self.worth(after, seat), self.peril(after, seat)))
            first += min(many - at, end - first)
        return found

    def _noise(self) -> float:
        """Ties are broken by chance; a weak bot errs by more, but never in what is won or lost,
        and the more it errs the more it keeps away from what may lose at once.
        """
        width = max(1e-9, self.effort.noise)
        return width * (self.rng.below(FINEST) / FINEST - 0.5)

    # -- playing on in an imagined world -------------------------------------------------

    def _play(self, world: S, seat: int, action: int, seed: int) -> S:
        """A simulation: the position that `action` leads to in a world."""
        self.simulations += 1
        self._luck = Rng(seed)
        return self._after(world, seat, action, self.effort.depth)

    def _next(self, world: S, seat: int, action: int, seed: int) -> S:
        """The next position that means something after an action, with the dice of a seed."""
        self._luck = Rng(seed)
        return self._after(world, seat, action, 1)

    def _end(self, world: S, seat: int, action: int, depth: int) -> float:
        return self.worth(self._after(world, seat, action, depth), seat)

    def _after(self, world: S, seat: int, action: int, depth: int) -> S:
        game = self.game
        s = game.clone(world)
        q = game.asked(s, seat)
        secret = q is not None and game.together[q.kind]
        game.apply(s, seat, action)
        self._run(s, depth, secret)
        return s

    def _run(self, s: S, depth: int, secret: bool) -> None:
        """Play on through `depth` quiet positions; a secret answer waits for the others first."""
        game = self.game
        while s.stack:
            q = s.stack[-1]
            if secret and not game.together[q.kind]:
                secret = False
            if not secret and game.quiet(s):
                depth -= 1
                if depth == 0:
                    return
            self._answer(s)

    def _answer(self, s: S) -> None:
        """Let whoever is asked first in an imagined game answer, chance as well."""
        game, seat = self.game, s.stack[-1].seat
        game.apply(s, seat, game.outcome(s, self._luck) if seat == CHANCE else self._reply(s, seat))

    def _reply(self, s: S, seat: int) -> int:
        """What a seat does in an imagined game, by what it could know: of one who sees the same
        in two worlds the same is expected.
        """
        game = self.game
        legal = game.legal(s, seat)
        if len(legal) == 1:
            return legal[0]
        q = s.stack[-1]
        if game.together[q.kind] or game.quiet(s):
            if self._deep or self.effort.width < 2:
                return legal[self._luck.below(len(legal))]
            return self._thought_through(s, seat, legal)
        known = self.sight(s, seat, legal)
        answer = self._answers.get(known, -1)
        if answer < 0:
            world = game.imagine(game.observe(s, seat), self._luck)
            answer = self._greedy(world, seat, legal)
            self._answers[known] = answer
        return answer

    def sight(self, s: S, seat: int, legal: list[int]) -> tuple[object, ...]:
        """What the answer of an imagined seat hangs on: all that it sees, unless a game knows what
        of it matters.
        """
        return self.game.view_key(self.game.observe(s, seat))

    def _thought_through(self, s: S, seat: int, legal: list[int]) -> int:
        """The best of a few plays, each one followed to the next quiet position."""
        world = self.game.imagine(self.game.observe(s, seat), self._luck)
        self._deep += 1
        best, most = legal[0], -9.0
        for action in self.ideas(legal):
            if not self.risky(world, seat, action):
                worth = self._end(world, seat, action, 1)
                if worth > most:
                    best, most = action, worth
        self._deep -= 1
        return best

    def ideas(self, legal: list[int]) -> list[int]:
        """The plays that an imagined seat thinks of."""
        return [legal[self._luck.below(len(legal))] for _ in range(self.effort.width)]

    def _greedy(self, world: S, seat: int, legal: list[int]) -> int:
        """The answer worth most at once; of different verbs, where the best of each leads to."""
        worth = self._weighed(world, seat, legal)
        best: dict[int, int] = {}
        for action, value in worth.items():
            verb = action // NOUNS
            if verb not in best or value > worth[best[verb]]:
                best[verb] = action
        if len(best) == 1:
            return best.popitem()[1]
        top, most = -1, -9.0
        for action in best.values():
            value = self._followed(world, seat, action)
            if value > most:
                top, most = action, value
        return top

    def _weighed(self, s: S, seat: int, legal: list[int]) -> dict[int, float]:
        """What answers are worth at once; which were best is kept in mind."""
        key = s.stack[-1].kind * 8 + seat
        worth = {action: self._glance(s, seat, action) for action in self._scan(key, legal)}
        self._hopes[key] = sorted(worth, key=worth.__getitem__, reverse=True)[: self.scanned]
        return worth

    def _scan(self, key: int, legal: list[int]) -> list[int]:
        """The answers to weigh: what was best of late to the same question, and one at random."""
        start = self._luck.below(len(legal))  # ties go to the first: any may be
        few = self.scanned
        if len(legal) > few and key in self._hopes:
            self._scans += 1
            known = self._hopes[key]
            if self._scans % self.scan_all:
                open = set(legal)
                some = [action for action in known if action in open]
                if len(some) > few // 2:
                    some.append(legal[start])
                    return some
        return legal[start:] + legal[:start]

    def _followed(self, world: S, seat: int, action: int) -> float:
        """What an answer is worth once the seat has said all it has to say with it."""
        game = self.game
        s = game.clone(world)
        game.apply(s, seat, action)
        while s.stack and s.stack[-1].seat == seat and not game.quiet(s):
            if game.together[s.stack[-1].kind]:
                break
            legal = game.legal(s, seat)
            if len(legal) > 1:
                worth = self._weighed(s, seat, legal)
                chosen = max(worth, key=worth.__getitem__)
            else:
                chosen = legal[0]
            game.apply(s, seat, chosen)
        return self._soon(s, seat)

    def _glance(self, s: S, seat: int, action: int) -> float:
        """What an answer is worth at once."""
        after = self.game.clone(s)
        self.game.apply(after, seat, action)
        return self._soon(after, seat)

    def _soon(self, s: S, seat: int) -> float:
        """The value of a position; what hangs on a die is weighed by its odds."""
        game = self.game
        if not s.stack or s.stack[-1].seat != CHANCE:
            return self.worth(s, seat)
        odds = game.odds(s)
        if len(odds) > DICE:
            game.apply(s, CHANCE, game.outcome(s, self._luck))
            return self.worth(s, seat)
        total, weights = 0.0, 0
        for answer, weight in odds:
            after = game.clone(s)
            game.apply(after, CHANCE, answer)
            total += weight * self.worth(after, seat)
            weights += weight
        return total / weights


def _number(piece: Piece) -> int:
    return piece.number


def _by_size(term: tuple[str, float]) -> float:
    return abs(term[1])
