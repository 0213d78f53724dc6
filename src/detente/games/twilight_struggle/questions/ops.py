"""The question of Operations: place, realign or coup with a card's points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.frame import NOUNS
from detente.core.message import Argument, Message, Reason
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
    MAY_COUP,
    MAY_END,
    MAY_PLACE,
    MAY_REALIGN,
    MAY_SPACE,
    points,
)
from detente.games.twilight_struggle.questions.base import TsQuestion, space_reason, verb
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.targets import (
    coup_reason,
    coup_targets,
    held,
    place_reason,
    placements,
    realign_reason,
    realign_targets,
)
from detente.games.twilight_struggle.verbs import ask


class Operations(TsQuestion[Points]):
    """Spend the points of a card, all on one kind (TS-7.1): the first act decides which."""

    id = "operations"
    clause = "TS-7.1"
    frame = Points
    verbs: tuple[int, ...] = (k.PLACE, k.REALIGN, k.COUP, k.SPACE, k.DONE)

    def legal(self, s: TsState, q: Points) -> list[int]:
        """Markers, rolls, coups; done when nothing can be paid for any more."""
        where = placements(s, q)
        if len(where) == len(q.options):  # as a rule; and the options are the same all round
            found = list(_markers(q.options))
        else:
            found = [k.PLACE + c for c in where]
        if q.terms & (MAY_REALIGN | MAY_COUP):
            theirs = held(s, 1 - q.seat)
            found += [k.REALIGN + c for c in realign_targets(s, q, theirs)]
            found += [k.COUP + c for c in coup_targets(s, q, theirs)]
        if q.terms & MAY_SPACE and may_go_to_space(s, q):
            found.append(k.SPACE + q.card)
        if q.terms & MAY_END or not found:
            found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Points, action: int) -> None:
        """One act; what is left of the points is asked for again."""
        kind = verb(action)
        noun = action % NOUNS
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

    def why_not(self, s: TsState, q: Points, action: int) -> Reason:
        """The rule that closes this country, or this kind of Operations."""
        kind = verb(action)
        if kind == k.PLACE:
            return place_reason(s, q, action % NOUNS)
        if kind == k.REALIGN:
            return realign_reason(s, q, action % NOUNS)
        if kind == k.COUP:
            return coup_reason(s, q, action % NOUNS)
        if kind == k.SPACE:
            if q.terms & MAY_SPACE and action % NOUNS == q.card:
                return space_reason(s, q.seat, q.card, points(s, q, ELSEWHERE))
            return Reason("no-space-with-these", "TS-11.9")
        if kind == k.DONE:
            return Reason("points-left", "TS-8.6" if q.terms & MAY_PLACE else "TS-9.14")
        return Reason("spend-the-points", "TS-7.1")

    def prompt(self, s: TsState, q: Points) -> Message:
        """What the points may do, and how many are left."""
        left = points(s, q, q.strayed) - q.spent
        args: dict[str, Argument] = {"card": card_id(q.card), "n": left}
        prompts = MAY_PROMPTS if q.terms & MAY_END else PROMPTS
        return Message(prompts[q.terms & ANY_KIND], args)


@lru_cache(maxsize=1 << 10)
def _markers(options: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([k.PLACE + c for c in options])


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
