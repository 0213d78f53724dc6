"""The questions of spending CP: campaigning, advertising, positioning."""

from __future__ import annotations

from typing import Final

from detente.core.frame import Frame
from detente.core.message import Argument, Message, Reason
from detente.games.nineteen_sixty.board import IN_ZONE, ISSUES, NOWHERE, REGION, TRAVEL, ZONE, ZONES
from detente.games.nineteen_sixty.cards import EISENHOWERS_SILENCE, NO_CARD
from detente.games.nineteen_sixty.codes import (
    AIR,
    BATCH,
    CAMPAIGNING,
    CHECK,
    COMMIT,
    DECLINE,
    DONE,
    OPERATE,
    POSITIONING,
    REDRAW,
    SPEND,
    SUPPORT,
)
from detente.games.nineteen_sixty.frames import (
    Advertisement,
    Announcement,
    FailedCheck,
    Spending,
)
from detente.games.nineteen_sixty.questions.common import (
    CardQuestion,
    SixtyQuestion,
    named,
    verb_of,
)
from detente.games.nineteen_sixty.state import (
    BAN_CARDS,
    CAMPAIGN,
    FREE_TRAVEL,
    SixtyState,
    ban_on,
    needs_check,
    travel_cost,
)
from detente.games.nineteen_sixty.supply import (
    can_spend,
    can_support,
    cubes_left,
    limited,
    to_remove,
)
from detente.games.nineteen_sixty.verbs import (
    ask_add_media,
    ask_advertising,
    ask_checks,
    ask_media_check,
    ask_operation,
    gain,
    gain_issue,
    move_token,
)

MOST_CP: Final = 7  # those of Whistle Stop


def _reach(zone: int, cp: int) -> list[int]:
    """Where CP can be spent from a zone: the way must leave 1 for support (60-6.30)."""
    way = TRAVEL[zone * len(ZONES) : (zone + 1) * len(ZONES)]
    return [SPEND + state for cost, states in zip(way, IN_ZONE) if cost < cp for state in states]


REACH: Final = tuple([[_reach(z, cp) for cp in range(MOST_CP + 1)] for z in range(len(ZONES))])
"""By zone and CP: the spending actions that are not too far."""
EVERYWHERE: Final = [SPEND + state for states in IN_ZONE for state in states]
LIMITS: Final = BAN_CARDS | 1 << EISENHOWERS_SILENCE
"""Events that close states to campaigning."""


class Campaigning(CardQuestion[Spending]):
    """Spend CP one after the other, travelling from state to state (60-6.28 to 60-6.31)."""

    id = "campaigning"
    clause = "60-6.28"
    frame = Spending

    def legal(self, s: SixtyState, q: Spending) -> list[int]:
        seat = q.seat
        if s.effects[seat] & FREE_TRAVEL and q.left:
            found = EVERYWHERE.copy()
        else:
            found = REACH[ZONE[s.token[seat]]][q.left].copy()
        if s.effects[seat] & LIMITS:
            found = [a for a in found if ban_on(s, seat, a - SPEND) == NO_CARD]
        if q.served:
            found = [a for a in found if a - SPEND not in q.served]
        if limited(s):
            found = [a for a in found if can_spend(s, seat, a - SPEND)]
        found.append(DONE)
        return found

    def answer(self, s: SixtyState, q: Spending, action: int) -> None:
        if action == DONE:
            return
        state = action - SPEND
        if s.options.word("check_granularity") == "per_batch" and not q.once:
            s.stack.append(Announcement(BATCH, q.seat, q.card, q.left, state))
            return
        spend(s, q, state, 1, (*q.served, state) if q.once else (), q.once)

    def why_not(self, s: SixtyState, q: Spending, action: int) -> Reason:
        if verb_of(action) != SPEND:
            return Reason("asked-something-else", self.clause)
        state = action - SPEND
        args: dict[str, Argument] = {"state": named("state", state)}
        if q.left == 0:
            return Reason("no-cp-left", "60-6.18")
        ban = ban_on(s, q.seat, state)
        if ban != NO_CARD:
            args["card"] = named("card", ban)
            return Reason("campaigning-banned", "60-6.38", args)
        if state in q.served:
            return Reason("one-cp-per-state", "60-15.1", args)
        need = travel_cost(s, q.seat, state) + 1
        if need <= q.left:
            return Reason("no-cubes-left", "60-1.24")
        args["need"] = need
        args["left"] = q.left
        alone = ZONE[state] != REGION[state] or ZONE[s.token[q.seat]] != REGION[s.token[q.seat]]
        return Reason("too-far", "60-6.32" if alone else "60-6.31", args)


def spend(
    s: SixtyState, q: Frame, state: int, n: int, served: tuple[int, ...] = (), once: bool = False
) -> None:
    """Travel, then n CP of support, each with a check if one is needed (60-6.28, 60-6.33)."""
    left = q.left - travel_cost(s, q.seat, state) - n
    s.stack.append(Spending(CAMPAIGNING, q.seat, q.card, left, served, once))
    check = needs_check(s, q.seat, state)
    move_token(s, q.seat, state)
    if check:
        ask_checks(s, q.seat, state, n)
    else:
        gain(s, q.seat, state, n)


class Batch(SixtyQuestion[Announcement]):
    """How many CP are announced for a state (60-6.36, option)."""

    id = "batch"
    clause = "60-6.36"
    frame = Announcement

    def legal(self, s: SixtyState, q: Announcement) -> list[int]:
        return [COMMIT + n for n in range(1, most_committed(s, q) + 1)]

    def answer(self, s: SixtyState, q: Announcement, action: int) -> None:
        spend(s, q, q.state, action - COMMIT)

    def why_not(self, s: SixtyState, q: Announcement, action: int) -> Reason:
        if verb_of(action) != COMMIT:
            return Reason("asked-something-else", self.clause)
        return Reason("commit-range", self.clause, {"most": most_committed(s, q)})

    def prompt(self, s: SixtyState, q: Announcement) -> Message:
        return Message("ask-batch", {"state": named("state", q.state), "left": q.left})


def most_committed(s: SixtyState, q: Announcement) -> int:
    """The CP left after the way; without checks no more than change something (60-1.24)."""
    most = q.left - travel_cost(s, q.seat, q.state)
    if needs_check(s, q.seat, q.state):
        return most
    return min(most, to_remove(s, q.seat, q.state) + cubes_left(s, q.seat))


class Advertising(SixtyQuestion[Advertisement]):
    """One support check per CP; he may stop (60-6.40, 60-6.51)."""

    id = "advertising"
    clause = "60-6.40"
    frame = Advertisement

    def legal(self, s: SixtyState, q: Advertisement) -> list[int]:
        return [CHECK, DONE] if q.left else [DONE]

    def answer(self, s: SixtyState, q: Advertisement, action: int) -> None:
        if action == CHECK:
            ask_media_check(s, q.seat, q.card, q.left - 1, q.successes)
        else:
            ask_add_media(s, q.seat, q.card, q.successes, may_stop=False)

    def why_not(self, s: SixtyState, q: Advertisement, action: int) -> Reason:
        if action == CHECK:
            return Reason("no-cp-left", "60-6.18")
        if verb_of(action) == AIR:
            return Reason("assign-after-draws", "60-6.41")
        return Reason("asked-something-else", self.clause)

    def prompt(self, s: SixtyState, q: Advertisement) -> Message:
        return Message("ask-advertising", {"left": q.left, "successes": q.successes})


class Positioning(CardQuestion[Spending]):
    """1 CP for the first support on an issue, 2 for each further one (60-6.43)."""

    id = "positioning"
    clause = "60-6.43"
    frame = Spending

    def legal(self, s: SixtyState, q: Spending) -> list[int]:
        found = [SUPPORT + i for i in range(len(ISSUES)) if issue_price(q, i) <= q.left]
        if limited(s):
            found = [a for a in found if can_support(s, q.seat, a - SUPPORT)]
        found.append(DONE)
        return found

    def answer(self, s: SixtyState, q: Spending, action: int) -> None:
        if action == DONE:
            return
        issue = action - SUPPORT
        left = q.left - issue_price(q, issue)
        served = q.served if issue in q.served else (*q.served, issue)
        s.stack.append(Spending(POSITIONING, q.seat, q.card, left, served))
        gain_issue(s, q.seat, issue)

    def why_not(self, s: SixtyState, q: Spending, action: int) -> Reason:
        if verb_of(action) != SUPPORT:
            return Reason("asked-something-else", self.clause)
        need = issue_price(q, action - SUPPORT)
        if need <= q.left:
            return Reason("no-cubes-left", "60-1.24")
        return Reason("issue-too-dear", self.clause, {"need": need, "left": q.left})


def issue_price(q: Spending, issue: int) -> int:
    """What the next support on an issue costs in this action (60-6.43)."""
    return 2 if issue in q.served else 1


class Redrawing(SixtyQuestion[FailedCheck]):
    """Profiles in Courage: draw again for a failed check, or let it fail (60-7.7)."""

    id = "redrawing"
    clause = "60-7.7"
    frame = FailedCheck

    def legal(self, s: SixtyState, q: FailedCheck) -> list[int]:
        return [REDRAW, DECLINE]

    def answer(self, s: SixtyState, q: FailedCheck, action: int) -> None:
        again = action == REDRAW
        if q.state != NOWHERE:
            ask_checks(s, q.seat, q.state, q.left if again else q.left - 1, again)
        elif again:
            ask_media_check(s, q.seat, q.card, q.left, q.successes, again)
        else:
            ask_advertising(s, q.seat, q.card, q.left, q.successes)

    def prompt(self, s: SixtyState, q: FailedCheck) -> Message:
        return Message("ask-redrawing")


class Operation(CardQuestion[Frame]):
    """Opposition Research: 3 CP for one kind of operation, or none (60-6.58)."""

    id = "operation"
    clause = "60-6.58"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [OPERATE, OPERATE + 1, OPERATE + 2, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            ask_operation(s, q.seat, q.card, action - OPERATE + CAMPAIGN, q.left)
