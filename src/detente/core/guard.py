"""Guards: each a rule that closes some targets of an act, told once for lists and for reasons."""

from __future__ import annotations

from typing import ClassVar, Generic

from detente.core.compiled import mypyc_attr
from detente.core.frame import F
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
