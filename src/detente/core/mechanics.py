"""What several games do alike: acts under guards, dice, draws, naming one thing or several."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from detente.core.cards import cards_of, nth
from detente.core.compiled import mypyc_attr
from detente.core.frame import NOUNS, F, Frame, P, Spread, distinct
from detente.core.game import Question
from detente.core.guard import Act, Guard, refused
from detente.core.message import Reason
from detente.core.rng import Rng
from detente.core.state import S

NEVER: Final = -1
"""The answer that leaves a question which cannot be left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ActsUnderGuards(Question[S, F]):
    """A question whose answers are some acts, each under its guards.

    It can be left by `leaves` when nothing else is open, and before that where it `may_leave`.
    """

    acts: ClassVar[tuple[Act[Any, Any], ...]] = ()
    leaves: ClassVar[int] = NEVER
    optional: ClassVar[bool] = False  # it may be left at any time

    def hears(self, verb: int) -> bool:
        """Whether an answer of this verb may ever be legal: if not, nothing need be listed."""
        return verb == self.leaves or verb in [act.verb for act in self.acts]

    def may_leave(self, s: S, q: F) -> bool:
        """Whether the seat may leave off though more can be done."""
        return self.optional

    def legal(self, s: S, q: F) -> list[int]:
        """What the guards of each act leave open, and whether the question can be left."""
        found = self.acts[0].legal(s, q)
        for act in self.acts[1:]:
            found += act.legal(s, q)
        if self.leaves != NEVER and (not found or self.may_leave(s, q)):
            found.append(self.leaves)
        return found

    def why_not(self, s: S, q: F, action: int) -> Reason:
        """The guard that closes it, why the question cannot be left yet, or what is asked."""
        for act in self.acts:
            if act.verb <= action < act.end:
                return act.why_not(s, q, action - act.verb)
        return self.stays(s, q) if action == self.leaves else self.other(s, q, action)

    def stays(self, s: S, q: F) -> Reason:
        """Why the question cannot be left yet."""
        return self.other(s, q, self.leaves)

    def other(self, s: S, q: F, action: int) -> Reason:
        """Why an act of another verb is no answer: what is asked, or when that act is due."""
        return Reason("asked-something-else", self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceQuestion(Question[S, F]):
    """A question to chance: nobody else answers."""

    def why_not(self, s: S, q: F, action: int) -> Reason:
        """Only dice and draws answer here."""
        return Reason("chance-decides", self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneDie(ChanceQuestion[S, F]):
    """A die: the answers are `roll` and those that follow it, one for each of its sides."""

    roll: ClassVar[int] = 0
    sides: ClassVar[int] = 6

    def legal(self, s: S, q: F) -> list[int]:
        """Every side."""
        return [self.roll + side for side in range(self.sides)]

    def outcome(self, s: S, q: F, rng: Rng) -> int:
        """One roll."""
        return self.roll + rng.below(self.sides)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawOne(ChanceQuestion[S, F]):
    """A card of a set, each equally likely: the answers are `draw` and the number of the card."""

    draw: ClassVar[int] = 0

    def among(self, s: S, q: F) -> int:
        """The cards it may be, as a bitset."""
        raise AssertionError(f"{self.id} draws from nothing")

    def legal(self, s: S, q: F) -> list[int]:
        """Any of them."""
        return [self.draw + card for card in cards_of(self.among(s, q))]

    def outcome(self, s: S, q: F, rng: Rng) -> int:
        """One draw."""
        bits = self.among(s, q)
        return self.draw + nth(bits, rng.below(bits.bit_count()))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Question[S, F]):
    """Name one of the things the question is about that no guard closes.

    The answers are `act` and the number of the thing (0 where there is only one), and `end`, where
    the question may be left.
    """

    act: ClassVar[int] = 0
    end: ClassVar[int] = 0
    guards: ClassVar[tuple[Guard[Any, Any], ...]] = ()

    def among(self, s: S, q: F) -> list[int]:
        """What the question is about."""
        return list(q.options)

    def ends(self, s: S, q: F, found: list[int]) -> bool:
        """Whether the question may be left, when `found` are the answers that name something."""
        return False

    def legal(self, s: S, q: F) -> list[int]:
        """Whatever no guard closes, and whether the question may be left."""
        act = self.act
        nouns = self.among(s, q)
        for guard in self.guards:
            nouns = guard.left_open(s, q, nouns)
        found = [act + noun for noun in nouns]
        if self.ends(s, q, found):
            found.append(self.end)
        return found

    def why_not(self, s: S, q: F, action: int) -> Reason:
        """Another act, something it is not about, or the first guard that closes."""
        noun = action % NOUNS
        if action - noun != self.act:
            return self.other(s, q, action)
        if noun not in self.among(s, q):
            return self.outside(s, q, noun)
        return refused(self.guards, s, q, noun)

    def other(self, s: S, q: F, action: int) -> Reason:
        """Why an act with another verb is no answer."""
        return Reason("asked-something-else", self.clause)

    def outside(self, s: S, q: F, noun: int) -> Reason:
        """Why what the question is not about cannot be named."""
        raise AssertionError(f"{self.id} is about everything")


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(OneOf[S, P]):
    """Name `q.left` places, one at a time, each as often as it stands in `q.options`.

    The answers are `act` and the place, and `end` when there is nothing more to name, or before
    that where `q.may_stop`.
    """

    frame: ClassVar[type[Frame]] = Spread

    def among(self, s: S, q: P) -> list[int]:
        """The places that may still be named."""
        return distinct(q.options) if q.left else []

    def ends(self, s: S, q: P, found: list[int]) -> bool:
        """Whether that may end here."""
        return q.may_stop or not found

    def answer(self, s: S, q: P, action: int) -> None:
        """One place; then the rest."""
        if action == self.end:
            self.finish(s, q)
            return
        s.stack.append(q.after(action - self.act))
        self.name(s, q, action - self.act)

    def name(self, s: S, q: P, noun: int) -> None:
        """What happens at a place that is named. What is left is already on the stack."""
        raise AssertionError(f"{self.id} does nothing there")

    def finish(self, s: S, q: P) -> None:
        """What follows when all is named."""
