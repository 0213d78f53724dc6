"""Guards: each a rule that closes some targets of an act, told once for lists and for reasons."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from detente.core.cards import cards_of
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Guard[S, F]):
    """A rule that says what there is to name at all."""

    def listed(self, s: S, q: F) -> list[int]:
        """Everything it leaves open, in the order of the answers."""
        raise AssertionError(f"{self.code} lists nothing")

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """Those of `nouns` that are listed."""
        there = self.listed(s, q)
        return [noun for noun in nouns if noun in there]


@mypyc_attr(allow_interpreted_subclasses=True)
class SetGuard(Source[S, F]):
    """A rule over a set: what it leaves open is a bitset, -1 where it has nothing to say."""

    def open(self, s: S, q: F) -> int:
        """What it leaves open."""
        raise AssertionError(f"{self.code} closes nothing")

    def listed(self, s: S, q: F) -> list[int]:
        """The members of the set."""
        return cards_of(self.open(s, q))

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """Those of `nouns` that are in the set."""
        found = self.open(s, q)
        return nouns if found == -1 else [noun for noun in nouns if found >> noun & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Generic[S, F]):
    """One way to answer a question: a verb, and the rules about what it may name.

    The first rule that is a `Source` lists the targets, the others close some. Where all are
    about sets, their sets make the list.
    """

    def __init__(self, verb: int, *rules: Guard[S, F]) -> None:
        self.verb: Final = verb
        self.rules: Final = rules
        self.source: Final = next(rule for rule in rules if isinstance(rule, Source))
        self.others: Final = tuple([rule for rule in rules if rule is not self.source])
        sets = [rule for rule in rules if isinstance(rule, SetGuard)]
        self.sets: Final = tuple(sets) if len(sets) == len(rules) else ()

    def legal(self, s: S, q: F) -> list[int]:
        """The answers of this verb."""
        verb = self.verb
        if self.sets:
            return [verb + noun for noun in cards_of(open_set(self.sets, s, q))]
        nouns = self.source.listed(s, q)
        for guard in self.others:
            nouns = guard.left_open(s, q, nouns)
        return [verb + noun for noun in nouns]

    def why_not(self, s: S, q: F, noun: int) -> Reason:
        """Why a target that is closed is closed."""
        reason = closed_by(self.rules, s, q, noun)
        assert reason is not None, "what is open may be named"
        return reason


def left_open(guards: tuple[Guard[S, F], ...], s: S, q: F, nouns: list[int]) -> list[int]:
    """The targets that no guard closes, in their order."""
    for guard in guards:
        nouns = guard.left_open(s, q, nouns)
        if not nouns:
            break
    return nouns


def open_set(guards: tuple[SetGuard[S, F], ...], s: S, q: F) -> int:
    """The targets that no guard closes, as a bitset."""
    found = -1
    for guard in guards:
        found &= guard.open(s, q)
    return found


def refused(guards: tuple[Guard[S, F], ...], s: S, q: F, noun: int) -> Reason:
    """Why a target that is not open is closed."""
    reason = closed_by(guards, s, q, noun)
    assert reason is not None, f"nothing closes {noun} of {q}"
    return reason


def closed_by(guards: tuple[Guard[S, F], ...], s: S, q: F, noun: int) -> Reason | None:
    """Why a target is closed: the first guard that closes it; None if none does."""
    for guard in guards:
        if not guard.left_open(s, q, [noun]):
            return guard.reason(s, q, noun)
    return None
