"""What several games do alike: acts under guards, naming one by one, dice, draws."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from detente.core.cards import cards_of, nth
from detente.core.compiled import mypyc_attr
from detente.core.frame import NONE, NOUNS, F, Frame, P, Spread
from detente.core.game import Question
from detente.core.guard import Act
from detente.core.message import Reason
from detente.core.options import Options
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

    def __init__(self) -> None:
        self._take(self.acts)

    def _take(self, acts: tuple[Act[Any, Any], ...]) -> None:
        """Answer by these acts."""
        # read at every listing: what belongs to a class is slow to find in the compiled build
        self._acts = acts
        self._only = acts[0] if len(acts) == 1 else None
        self._leaves = self.leaves
        self._optional = self.optional
        self._depends = type(self).may_leave is not ActsUnderGuards.may_leave
        self._always = self._answers_always()
        only = self._only
        counted = only is not None and only.countable and not self.optional
        self._counted = only if counted else None

    def under(self, options: Options) -> Question[S, F]:
        """The same question, without the rules that these options do not play with."""
        made = type(self)()
        made._take(tuple([act.under(options) for act in self.acts]))
        return made

    def _answers_always(self) -> list[int]:
        """The answers, where no rule closes any and leaving does not depend; else none."""
        depends = self.leaves != NEVER and not self.optional
        if depends or not all([act.always for act in self._acts]):
            return []
        answers = [action for act in self._acts for action in act.always]
        return answers + [self.leaves] * self.optional

    def hears(self, verb: int) -> bool:
        """Whether an answer of this verb may ever be legal: if not, nothing need be listed."""
        return verb == self.leaves or verb in [act.verb for act in self.acts]

    def may_leave(self, s: S, q: F) -> bool:
        """Whether the seat may leave off though more can be done, where it depends."""
        return False

    def legal(self, s: S, q: F) -> list[int]:
        """What the guards of each act leave open, and whether the question can be left."""
        if self._always:
            return self._always.copy()
        if self._only is not None:
            found = self._only.answers(s, q)
        else:
            found = []
            for act in self._acts:
                found += act.answers(s, q)
        leaves = self._leaves
        if leaves == NEVER:
            return found
        if self._optional or not found or (self._depends and self.may_leave(s, q)):
            found.append(leaves)
        return found

    def at_random(self, s: S, q: F, rng: Rng) -> int:
        """Any of them."""
        act = self._counted
        if act is not None and not (self._depends and self.may_leave(s, q)):
            action = act.any_answer(s, q, rng)
            if action != NONE:
                return action
        options = self._always or self.legal(s, q)
        return options[rng.below(len(options))]

    def why_not(self, s: S, q: F, action: int) -> Reason:
        """The guard that closes it, why the question cannot be left yet, or what is asked."""
        for act in self._acts:
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

    def __init__(self) -> None:
        self._draw: Final = self.draw

    def among(self, s: S, q: F) -> int:
        """The cards it may be, as a bitset."""
        raise AssertionError(f"{self.id} draws from nothing")

    def legal(self, s: S, q: F) -> list[int]:
        """Any of them."""
        return [self._draw + card for card in cards_of(self.among(s, q))]

    def outcome(self, s: S, q: F, rng: Rng) -> int:
        """One draw."""
        bits = self.among(s, q)
        return self._draw + nth(bits, rng.below(bits.bit_count()))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(ActsUnderGuards[S, P]):
    """Name `q.left` places, one at a time, each as often as it stands in `q.options`.

    It has one act, and is left when there is nothing more to name, or before that where
    `q.may_stop`.
    """

    frame: ClassVar[type[Frame]] = Spread

    def may_leave(self, s: S, q: P) -> bool:
        """Where less than all is enough."""
        return q.may_stop

    def answer(self, s: S, q: P, action: int) -> None:
        """One place; then the rest."""
        if action == self.leaves:
            self.finish(s, q)
            return
        noun = action % NOUNS
        s.stack.append(q.after(noun))
        self.name(s, q, noun)

    def name(self, s: S, q: P, noun: int) -> None:
        """What happens at a place that is named. What is left is already on the stack."""
        raise AssertionError(f"{self.id} does nothing there")

    def finish(self, s: S, q: P) -> None:
        """What follows when all is named."""
