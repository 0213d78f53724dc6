"""What several games do alike: dice, draws from a set, placing one by one."""

from __future__ import annotations

from typing import ClassVar

from detente.core.cards import cards_of, pick
from detente.core.compiled import mypyc_attr
from detente.core.frame import F, Frame, P, Spread, distinct
from detente.core.game import Question
from detente.core.message import Reason
from detente.core.rng import Rng
from detente.core.state import S


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
        return self.draw + pick(self.among(s, q), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Question[S, P]):
    """Name `q.left` places, one at a time, each as often as it stands in `q.options`.

    The answers are `act` and the place, and `done` when there is nothing more to name, or before
    that where `q.may_stop`.
    """

    frame: ClassVar[type[Frame]] = Spread
    act: ClassVar[int] = 0
    done: ClassVar[int] = 0

    def legal(self, s: S, q: P) -> list[int]:
        """The places that may still be named, and whether that may end here."""
        found = [self.act + noun for noun in self.open(s, q)] if q.left else []
        if q.may_stop or not found:
            found.append(self.done)
        return found

    def open(self, s: S, q: P) -> list[int]:
        """The places that can be named now: those of the question that no rule closes."""
        return distinct(q.options)

    def answer(self, s: S, q: P, action: int) -> None:
        """One place; then the rest."""
        if action == self.done:
            self.finish(s, q)
            return
        s.stack.append(q.after(action - self.act))
        self.name(s, q, action - self.act)

    def name(self, s: S, q: P, noun: int) -> None:
        """What happens at a place that is named. What is left is already on the stack."""
        raise AssertionError(f"{self.id} does nothing there")

    def finish(self, s: S, q: P) -> None:
        """What follows when all is named."""
