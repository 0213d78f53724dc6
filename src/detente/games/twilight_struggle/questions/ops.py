"""The question of Operations: place, realign or coup with a card's points."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame
from detente.core.message import Argument, Message, Reason
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    CLOSED_BELOW,
    EUROPE,
    LATIN_AMERICA,
    REGION,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    CHERNOBYL,
    JUNTA,
    NATO,
    THE_REFORMER,
    US_JAPAN_MUTUAL_DEFENSE_PACT,
)
from detente.games.twilight_struggle.countries import CHINESE_CIVIL_WAR, JAPAN, SPACES
from detente.games.twilight_struggle.operations import (
    ANY_KIND,
    ELSEWHERE,
    KINDS,
    LIMITED,
    MAY_COUP,
    MAY_END,
    MAY_PLACE,
    MAY_REALIGN,
    MAY_SPACE,
    PLACED,
    REALIGNED,
    SPENT,
    attempt,
    cost,
    coup_targets,
    declare_coup,
    declare_realignment,
    may_go_to_space,
    place,
    placements,
    points,
    realign_targets,
    shielded,
)
from detente.games.twilight_struggle.options import MIXED, REALIGN_ANYWHERE
from detente.games.twilight_struggle.playing import ops_over
from detente.games.twilight_struggle.questions.base import (
    TsQuestion,
    card_id,
    in_region,
    of_card,
    of_country,
    space_reason,
    verb,
)
from detente.games.twilight_struggle.state import TsState, in_force
from detente.games.twilight_struggle.verbs import ask


class Operations(TsQuestion):
    """Spend the points of a card, all on one kind (TS-7.1): the first act decides which."""

    id = "operations"
    clause = "TS-7.1"
    verbs: tuple[int, ...] = (k.PLACE, k.REALIGN, k.COUP, k.SPACE, k.DONE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Markers, rolls, coups; done when nothing can be paid for any more."""
        found = [k.PLACE + c for c in placements(s, q)]
        if q.step & MAY_REALIGN:
            found += [k.REALIGN + c for c in realign_targets(s, q)]
        if q.step & MAY_COUP:
            found += [k.COUP + c for c in coup_targets(s, q)]
        if q.step & MAY_SPACE and may_go_to_space(s, q):
            found.append(k.SPACE + q.card)
        if q.step & MAY_END or not found:
            found.append(k.DONE)
        return found

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """One act; what is left of the points is asked for again."""
        kind = verb(action)
        noun = action % NOUNS
        if kind == k.PLACE:
            step = place(s, q, noun)
            ask(s, narrowed(s, q, step, MAY_PLACE, noun))
        elif kind == k.REALIGN:
            declare_realignment(s, narrowed(s, q, q.step, MAY_REALIGN, -1), noun)
        elif kind == k.COUP:
            declare_coup(s, q, noun)
        elif kind == k.SPACE:
            note(s, k.SPACE_PLAYED, q.seat, q.card)
            attempt(s, q.seat, q.card)
        else:
            ops_over(s, q.seat, q.card, q.step)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """The rule that closes this country, or this kind of Operations."""
        kind = verb(action)
        if kind == k.PLACE:
            return place_reason(s, q, action % NOUNS)
        if kind == k.REALIGN:
            return realign_reason(s, q, action % NOUNS)
        if kind == k.COUP:
            return coup_reason(s, q, action % NOUNS)
        if kind == k.SPACE:
            if q.step & MAY_SPACE and action % NOUNS == q.card:
                return space_reason(s, q.seat, q.card, points(s, q, q.step | ELSEWHERE))
            return Reason("no-space-with-these", "TS-11.9")
        if kind == k.DONE:
            return Reason("points-left", "TS-8.6" if q.step & MAY_PLACE else "TS-9.14")
        return Reason("spend-the-points", "TS-7.1")

    def prompt(self, s: TsState, q: Frame) -> Message:
        """What the points may do, and how many are left."""
        left = points(s, q, q.step) - (q.step & SPENT)
        args: dict[str, Argument] = {"card": card_id(q.card), "n": left}
        prompts = MAY_PROMPTS if q.step & MAY_END else PROMPTS
        return Message(prompts[q.step & KINDS & ~MAY_SPACE], args)


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


def narrowed(s: TsState, q: Frame, step: int, kind: int, placed: int) -> Frame:
    """The question that follows: only the kind that was begun, or both with `mixed_operations`."""
    options = q.options
    if s.variant & MIXED and q.step & MAY_PLACE and q.step & MAY_REALIGN:
        kind = MAY_PLACE | MAY_REALIGN
        if placed >= 0 and placed + PLACED not in options:
            options = (*options, placed + PLACED)
    return Frame(k.OPERATIONS, q.seat, q.card, step & ~KINDS | kind, q.left, options)


# -- reasons ------------------------------------------------------------------------


def place_reason(s: TsState, q: Frame, country: int) -> Reason:
    """Why no marker can go there."""
    if not q.step & MAY_PLACE:
        return Reason("no-placing-now", "TS-7.1")
    if country not in q.options:
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason("out-of-reach", "TS-8.1", of_country(country))
    if country + REALIGNED in q.options:
        return Reason("realigned-there", "TS-22.3", of_country(country))
    if q.seat == USSR and REGION[country] == s.chernobyl:
        return Reason("chernobyl-closes", "TS-6.19", {**in_region(country), **of_card(CHERNOBYL)})
    price = cost(s, q.seat, country)
    left = points(s, q, q.step) - (q.step & SPENT)
    if left <= 0:
        return Reason("no-points-left", "TS-8.6")
    if price > left:
        return Reason("too-dear", "TS-8.3", {**of_country(country), "cost": price, "left": left})
    return Reason("bonus-elsewhere", "TS-7.6", of_country(country))


def closed_to(s: TsState, q: Frame, country: int, clause: str) -> Reason | None:
    """What keeps both coups and realignments out of a country."""
    if country == CHINESE_CIVIL_WAR:
        return Reason("civil-war-space-closed", "TS-20.2")
    if not s.influence[(1 - q.seat) * SPACES + country]:
        return Reason("nothing-to-remove", clause, of_country(country))
    if q.seat == USSR and shielded(s, country):
        shield = US_JAPAN_MUTUAL_DEFENSE_PACT if country == JAPAN else NATO
        rule = "TS-9.12" if clause == "TS-9.2" else "TS-10.12"
        return Reason("shielded", rule, {**of_country(country), **of_card(shield)})
    return None


def geography(s: TsState, q: Frame, country: int) -> Reason | None:
    """Where the event or DEFCON confines coups and realignments (TS-13.2)."""
    if q.step & LIMITED:
        if country not in q.options:
            if q.card == JUNTA and country in LATIN_AMERICA:
                return Reason("one-region", "TS-23.49", of_card(JUNTA))
            return Reason("not-on-the-card", "TS-6.19", {**of_country(country), **of_card(q.card)})
    elif s.defcon < CLOSED_BELOW[REGION[country]]:
        return Reason("closed-by-defcon", "TS-13.2", {**in_region(country), "level": s.defcon})
    return None


def realign_reason(s: TsState, q: Frame, country: int) -> Reason:
    """Why no realignment roll can be made there."""
    if not q.step & MAY_REALIGN:
        return Reason("no-realigning-now", "TS-9.4")
    reason = closed_to(s, q, country, "TS-9.2")
    if reason is None and not s.variant & REALIGN_ANYWHERE:
        reason = geography(s, q, country)
    if reason is None and q.step & LIMITED:
        reason = geography(s, q, country)
    if reason is not None:
        return reason
    if country + PLACED in q.options:
        return Reason("placed-there", "TS-22.3", of_country(country))
    if points(s, q, q.step) <= q.step & SPENT:
        return Reason("no-points-left", "TS-9.1")
    return Reason("bonus-elsewhere", "TS-7.8", of_country(country))


def coup_reason(s: TsState, q: Frame, country: int) -> Reason:
    """Why no coup can be attempted there."""
    if not q.step & MAY_COUP:
        return Reason("no-coup-now", "TS-10.1")
    reason = closed_to(s, q, country, "TS-10.1") or geography(s, q, country)
    if reason is not None:
        return reason
    assert q.seat == USSR and in_force(s, THE_REFORMER) and REGION[country] == EUROPE
    return Reason("reformer-forbids", "TS-10.12", of_card(THE_REFORMER))
