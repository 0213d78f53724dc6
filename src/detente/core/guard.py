"""Guards: each a rule that closes some targets of an act, told once for lists and for reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic

from detente.core.cards import cards_of, nth
from detente.core.compiled import mypyc_attr
from detente.core.frame import NONE, NOUNS, F
from detente.core.message import Argument, Reason
from detente.core.options import Options
from detente.core.ready import ready
from detente.core.rng import Rng
from detente.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Generic[S, F]):
    """Which targets a rule leaves open, and why it closes the others.

    `legal` keeps what every guard leaves open, `why_not` tells the first that closes. A question
    lists its guards once, in the order in which a player would want to hear them.
    """

    code: ClassVar[str] = ""  # the message that says why
    clause: ClassVar[str] = ""  # the rule
    whatever: ClassVar[bool] = False  # it closes all or nothing, whatever is named

    def in_force(self, options: Options) -> bool:
        """Whether the rule can close anything in a game with these options."""
        return True

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
class WhileLeft(Guard[S, F]):
    """As often as the question says: while something is `left`."""

    whatever = True

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """All, or nothing."""
        return nouns if q.left else []


ALL: Final = -1
"""The set that a rule leaves open where it has nothing to say."""

Kinds = tuple[type[Guard[Any, Any]], ...]
"""Kinds of rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Guard[S, F]):
    """A rule that says what there is to name at all.

    What it lists may have passed other rules already, where that is quicker: it `covers` them.
    """

    covers: ClassVar[Kinds] = ()
    as_it_stands: ClassVar[bool] = False  # it lists what an `Offered` lists: that can be kept
    always: tuple[int, ...] = ()  # what it lists in every position, if that is so

    def listed(self, s: S, q: F) -> list[int]:
        """Everything it leaves open, in the order of the answers."""
        raise AssertionError(f"{self.code} lists nothing")

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """Those of `nouns` that are listed."""
        there = self.listed(s, q)
        return [noun for noun in nouns if noun in there]


@mypyc_attr(allow_interpreted_subclasses=True)
class Offered(Source[S, F]):
    """A question, or the card behind it, offers what stands in its `options`, and no more."""

    def listed(self, s: S, q: F) -> list[int]:
        """What is still offered, each once."""
        return sorted(set(q.options))


@mypyc_attr(allow_interpreted_subclasses=True)
class SetGuard(Source[S, F]):
    """A rule over a set: what it leaves open is a bitset, ALL where it has nothing to say."""

    def open(self, s: S, q: F) -> int:
        """What it leaves open."""
        raise AssertionError(f"{self.code} closes nothing")

    def listed(self, s: S, q: F) -> list[int]:
        """The members of the set."""
        return cards_of(self.open(s, q))

    def left_open(self, s: S, q: F, nouns: list[int]) -> list[int]:
        """Those of `nouns` that are in the set."""
        found = self.open(s, q)
        return nouns if found == ALL else [noun for noun in nouns if found >> noun & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Generic[S, F]):
    """One way to answer a question: a verb, and the rules about what it may name.

    The first rule that is a `Source` lists the targets, the others close some; without a source
    there is nothing to name, only to do. Where the source is a set, all sets together make the
    list. An act may be several `verbs` in a row, such as the four steps: then a target says which
    as well, as NOUNS for each verb after the first.
    """

    def __init__(self, verb: int, *rules: Guard[S, F], verbs: int = 1) -> None:
        self.verb: Final = verb
        self.verbs: Final = verbs
        self.end: Final = verb + verbs * NOUNS
        self.ready: Final = ready(verb, verbs)
        self.each: Final = self.ready.each
        self.rules: Final = rules
        sources = [rule for rule in rules if isinstance(rule, Source)]
        self.source: Final = sources[0] if sources else None
        by_sets = isinstance(self.source, SetGuard)
        sets = [rule for rule in rules if by_sets and isinstance(rule, SetGuard)]
        listing = sets if by_sets else sources[:1]
        self.covered: Final = tuple([kind for rule in listing for kind in rule.covers])
        self.sets: Final = tuple([rule for rule in sets if not isinstance(rule, self.covered)])
        self.while_left: Final = any([isinstance(rule, WhileLeft) for rule in rules])
        others = [rule for rule in rules if self._closes_more(rule)]
        self.first: Final = tuple([rule for rule in others if rule.whatever or not sources])
        self.others: Final = tuple([rule for rule in others if not rule.whatever and sources])
        as_it_stands = self.source is not None and self.source.as_it_stands
        self.is_offered: Final = as_it_stands and not self.others
        self.countable: Final = self.is_offered or bool(self.sets and not self.others)

    def _closes_more(self, rule: Guard[S, F]) -> bool:
        """Whether a rule may still close something of what is listed while something is left."""
        if isinstance(rule, WhileLeft) or rule is self.source or rule in self.sets:
            return False
        return not isinstance(rule, self.covered)

    @property
    def always(self) -> tuple[int, ...]:
        """Its answers, if they are the same in every position."""
        if not self.rules:
            return (self.verb,)
        if self.source is None or len(self.rules) > 1:
            return ()
        return tuple(self.ready.of(list(self.source.always)))

    def under(self, options: Options) -> Act[S, F]:
        """The same act, without the rules that these options do not play with."""
        rules = [rule for rule in self.rules if rule.in_force(options)]
        return Act(self.verb, *rules, verbs=self.verbs)

    def answers(self, s: S, q: F) -> list[int]:
        """What may be done, in the order of the targets."""
        if self.while_left and not q.left:
            return []
        if self.first and not left_open(self.first, s, q, ONLY):
            return []  # nothing need be listed
        source = self.source
        if source is None:
            return [self.verb]
        if self.is_offered:
            return list(self.ready.of_options(q.options))
        if self.sets:
            bits = ALL
            for closing in self.sets:
                bits &= closing.open(s, q)
            if not self.others:
                return self.ready.of_set(bits)
            nouns = cards_of(bits)
        else:
            nouns = source.listed(s, q)
        for guard in self.others:
            if not nouns:
                break
            nouns = guard.left_open(s, q, nouns)
        each = self.each
        if len(nouns) > FEW:
            return [each[noun] for noun in nouns]
        found: list[int] = []
        for noun in nouns:
            found.append(each[noun])
        return found

    def any_answer(self, s: S, q: F, rng: Rng) -> int:
        """Any of what may be done, where that is `countable`; NONE if there is nothing."""
        if self.while_left and not q.left:
            return NONE
        if self.first and not left_open(self.first, s, q, ONLY):
            return NONE
        if self.is_offered:
            offered: Sequence[int] = q.options
            different = set(offered)
            if len(different) < len(offered):
                offered = sorted(different)
            return self.each[offered[rng.below(len(offered))]] if offered else NONE
        bits = ALL
        for closing in self.sets:
            bits &= closing.open(s, q)
        return self.verb + nth(bits, rng.below(bits.bit_count())) if bits else NONE

    def why_not(self, s: S, q: F, noun: int) -> Reason:
        """Why a target that is closed is closed."""
        reason = closed_by(self.rules, s, q, noun)
        assert reason is not None, "what is open may be named"
        return reason


FEW: Final = 6
"""So many answers are added one by one: a list of them would cost more."""

ONLY: Final = [0]
"""The one target of an act that names nothing."""


def left_open(guards: tuple[Guard[S, F], ...], s: S, q: F, nouns: list[int]) -> list[int]:
    """The targets that no guard closes, in their order."""
    for guard in guards:
        nouns = guard.left_open(s, q, nouns)
        if not nouns:
            break
    return nouns


def open_set(guards: tuple[SetGuard[S, F], ...], s: S, q: F) -> int:
    """The targets that no guard closes, as a bitset."""
    found = ALL
    for guard in guards:
        found &= guard.open(s, q)
    return found


def closed_by(guards: tuple[Guard[S, F], ...], s: S, q: F, noun: int) -> Reason | None:
    """Why a target is closed: the first guard that closes it; None if none does."""
    for guard in guards:
        if not guard.left_open(s, q, [noun]):
            return guard.reason(s, q, noun)
    return None
