"""The question of Operations: place, realign or coup with a card's points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import nth
from detente.core.frame import NOUNS
from detente.core.guard import Act, Source
from detente.core.message import Argument, Message, Reason
from detente.core.ready import ready
from detente.core.rng import Rng
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.names import card_id
from detente.games.twilight_struggle.operations import (
    attempt,
    declare_coup,
    declare_realignment,
    may_go_to_space,
    place,
)
from detente.games.twilight_struggle.playing import ops_over
from detente.games.twilight_struggle.points import (
    ANY_KIND,
    ELSEWHERE,
    KINDS,
    MAY_COUP,
    MAY_END,
    MAY_PLACE,
    MAY_REALIGN,
    MAY_SPACE,
    points,
)
from detente.games.twilight_struggle.questions.base import TsQuestion
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.targets import (
    TO_COUP,
    TO_PLACE,
    TO_REALIGN,
    OneKind,
    to_coup,
    to_place,
    to_realign,
)
from detente.games.twilight_struggle.uses import space_reason
from detente.games.twilight_struggle.verbs import ask


class ToSpace(Source[TsState, Points]):
    """UN Intervention and Missile Envy let points go on the Space Race (TS-23.11, TS-23.40)."""

    def listed(self, s: TsState, q: Points) -> list[int]:
        """The card itself, if its points are worth enough."""
        return [q.card] if may_go_to_space(s, q) else []

    def reason(self, s: TsState, q: Points, card: int) -> Reason:
        """These points may not, or not now."""
        if q.terms & MAY_SPACE and card == q.card:
            return space_reason(s, q.seat, points(s, q, ELSEWHERE))
        return Reason("no-space-with-these", "TS-11.9")


class Operations(TsQuestion[Points]):
    """Spend the points of a card, all on one kind (TS-7.1): the first act decides which."""

    id = "operations"
    clause = "TS-7.1"
    frame = Points
    acts = (
        Act(k.PLACE, OneKind(MAY_PLACE, Reason("no-placing-now", "TS-7.1")), *TO_PLACE),
        Act(k.REALIGN, OneKind(MAY_REALIGN, Reason("no-realigning-now", "TS-9.4")), *TO_REALIGN),
        Act(k.COUP, OneKind(MAY_COUP, Reason("no-coup-now", "TS-10.1")), *TO_COUP),
        Act(k.SPACE, ToSpace()),
    )
    leaves = k.DONE

    def legal(self, s: TsState, q: Points) -> list[int]:
        """Markers, rolls, coups; done when nothing can be paid for any more."""
        found = markers(s, q) if q.terms & MAY_PLACE else []
        if q.terms & MAY_REALIGN:
            found += REALIGN.of_set(to_realign(s, q))
        if q.terms & MAY_COUP:
            found += COUP.of_set(to_coup(s, q))
        if q.terms & MAY_SPACE and may_go_to_space(s, q):
            found.append(k.SPACE + q.card)
        if q.terms & MAY_END or not found:
            found.append(k.DONE)
        return found

    def at_random(self, s: TsState, q: Points, rng: Rng) -> int:
        """Any of them: they are counted, and one is found, without a list."""
        terms = q.terms
        markers = to_place(s, q) if terms & MAY_PLACE else 0
        if terms & _KINDS_OR_NONE == MAY_PLACE:  # placing was begun
            n = rng.below(markers.bit_count() or 1)
            return k.PLACE + nth(markers, n) if markers else k.DONE
        rolls = to_realign(s, q) if terms & MAY_REALIGN else 0
        coups = to_coup(s, q) if terms & MAY_COUP else 0
        for_markers, for_rolls = markers.bit_count(), rolls.bit_count()
        for_coups = coups.bit_count()
        for_space = 1 if terms & MAY_SPACE and may_go_to_space(s, q) else 0
        all = for_markers + for_rolls + for_coups + for_space
        n = rng.below(all + 1 if terms & MAY_END or not all else all)
        if n < for_markers:
            return k.PLACE + nth(markers, n)
        n -= for_markers
        if n < for_rolls:
            return k.REALIGN + nth(rolls, n)
        n -= for_rolls
        if n < for_coups:
            return k.COUP + nth(coups, n)
        return k.SPACE + q.card if n - for_coups < for_space else k.DONE

    def answer(self, s: TsState, q: Points, action: int) -> None:
        """One act; what is left of the points is asked for again."""
        noun = action % NOUNS
        kind = action - noun
        if kind == k.PLACE:
            ask(s, place(s, q, noun))
        elif kind == k.REALIGN:
            declare_realignment(s, q, noun)
        elif kind == k.COUP:
            declare_coup(s, q, noun)
        elif kind == k.SPACE:
            note(s, k.SPACE_PLAYED, q.seat, q.card)
            attempt(s, q.seat, q.card)
        else:
            ops_over(s, q.seat, q.card, q.terms)

    def stays(self, s: TsState, q: Points) -> Reason:
        """Points are left, and something to do with them."""
        return Reason("points-left", "TS-8.6" if q.terms & MAY_PLACE else "TS-9.14")

    def other(self, s: TsState, q: Points, action: int) -> Reason:
        """Points are to be spent."""
        return Reason("spend-the-points", "TS-7.1")

    def prompt(self, s: TsState, q: Points) -> Message:
        """What the points may do, and how many are left."""
        left = points(s, q, q.strayed) - q.spent
        args: dict[str, Argument] = {"card": card_id(q.card), "n": left}
        prompts = MAY_PROMPTS if q.terms & MAY_END else PROMPTS
        return Message(prompts[q.terms & ANY_KIND], args)


def markers(s: TsState, q: Points) -> list[int]:
    """Markers where every rule leaves a country open: as a rule, wherever they are in reach."""
    open = to_place(s, q)
    return list(_within_reach(open)) if open == q.within else PLACE.of_set(open)


@lru_cache(maxsize=1 << 10)  # what is in reach is the same all round
def _within_reach(places: int) -> tuple[int, ...]:
    """The markers that go to some countries."""
    return tuple(PLACE.of_set(places))


_KINDS_OR_NONE: Final = KINDS | MAY_END

PLACE: Final = ready(k.PLACE)
REALIGN: Final = ready(k.REALIGN)
COUP: Final = ready(k.COUP)

PROMPTS: Final = {
    MAY_PLACE: "ask-operations-place",
    MAY_REALIGN: "ask-operations-realign",
    MAY_PLACE | MAY_REALIGN: "ask-operations-no-coup",
    ANY_KIND: "ask-operations",
}
"""What points must do, as a question."""

MAY_PROMPTS: Final = {
    MAY_PLACE: "ask-operations-place-or-stop",
    MAY_REALIGN: "ask-operations-realign-or-stop",
    MAY_COUP: "ask-operations-coup",
    MAY_REALIGN | MAY_COUP: "ask-operations-free",
    MAY_PLACE | MAY_REALIGN: "ask-operations-no-coup-or-none",
    ANY_KIND: "ask-operations-or-none",
}
"""What points may do, as a question."""
