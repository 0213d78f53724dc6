"""Guards: each a rule that closes some targets of an act, told once for lists and for reasons."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from detente.core.compiled import mypyc_attr
from detente.core.frame import NOUNS, F
from detente.core.game import Question
from detente.core.message import Argument, Reason
from detente.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Generic[S, F]):
    """Which targets a rule leaves open, and why it closes the others.

    `legal` keeps what every guard leaves open, `why_not` tells the first that closes. A question
    lists its guards once, in the order in which a player would want to hear them.
    """

    code: ClassVar[str] = ""  # the message that says why
    clause: ClassVar[str] = ""  # the rule

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """Those of `nouns` that the rule leaves open: all of them where it has nothing to say."""
        raise AssertionError(f"{self.code} closes nothing")

    def args(self, s: S, q: F, noun: int) -> dict[str, Argument]:
        """What the message names."""
        return {}

    def reason(self, s: S, q: F, noun: int) -> Reason:
        """Why a target is closed."""
        return Reason(self.code, self.clause, self.args(s, q, noun))


Acts = dict[int, tuple[Guard[Any, Any], ...]]
"""What closes the targets of each verb."""


def left_open(guards: tuple[Guard[S, F], ...], s: S, q: F, nouns: list[int]) -> list[int]:
    """The targets that no guard closes, in their order."""
    for guard in guards:
        nouns = guard.left_open(s, q, nouns)
    return nouns


def closed_by(guards: tuple[Guard[S, F], ...], s: S, q: F, noun: int) -> Reason | None:
    """Why a target is closed: the first guard that closes it; None if none does."""
    for guard in guards:
        if not guard.left_open(s, q, [noun]):
            return guard.reason(s, q, noun)
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SetGuard(Guard[S, F]):
    """A rule that leaves a set open, whatever is named: a hand, what lies on a mat."""

    def open(self, s: S, q: F) -> int:
        """The targets it leaves open, as a bitset."""
        raise AssertionError(f"{self.code} leaves nothing open")

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """Those of `nouns` that are in the set."""
        found = self.open(s, q)
        return [noun for noun in nouns if found >> noun & 1]


def open_set(guards: tuple[SetGuard[S, F], ...], s: S, q: F) -> int:
    """The targets that no guard closes, as a bitset."""
    found = -1
    for guard in guards:
        found &= guard.open(s, q)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Guarded(Question[S, F]):
    """A question that is answered with several verbs, each closed by guards of its own."""

    acts: ClassVar[Acts] = {}

    def why_not(self, s: S, q: F, action: int) -> Reason:
        """The first guard that closes the act; if none does, it is no answer to this question."""
        noun = action % NOUNS
        reason = closed_by(self.acts.get(action - noun, ()), s, q, noun)
        return self.other(s, q, action) if reason is None else reason

    def other(self, s: S, q: F, action: int) -> Reason:
        """Why an act that belongs to other questions is no answer."""
        return Reason("asked-something-else", self.clause)
