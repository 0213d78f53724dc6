"""The questions of spending CP: campaigning, advertising, positioning."""

from __future__ import annotations

from typing import Final

from detente.core.frame import Frame
from detente.core.message import Argument, Message, Reason
from detente.games.nineteen_sixty.board import IN_ZONE, ISSUES, NOWHERE, REGION, TRAVEL, ZONE, ZONES
from detente.games.nineteen_sixty.cards import EISENHOWERS_SILENCE, NO_CARD
from detente.games.nineteen_sixty.codes import (
    ADVERTISING,
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
    MUST,
    ask_add_media,
    ask_checks,
    ask_media_check,
    ask_operation,
    gain,
    gain_issue,
    move_token,
)

SPEND_IN: Final = tuple([[SPEND + state for state in states] for states in IN_ZONE])
"""The spending actions of each travel zone."""
LIMITS: Final = BAN_CARDS | 1 << EISENHOWERS_SILENCE
"""Events that close states to campaigning."""


class Campaigning(CardQuestion):
    """Spend CP one after the other, travelling from state to state (60-6.28 to 60-6.31).

    `q.left` CP are left; with `q.step` at most one of them in each state, `q.options` being those
    already served.
    """

    id = "campaigning"
    clause = "60-6.28"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        found: list[int] = []
        seat = q.seat
        free = s.effects[seat] & FREE_TRAVEL
        here = ZONE[s.token[seat]] * len(ZONES)
        for zone in range(len(ZONES)):
            if (0 if free else TRAVEL[here + zone]) < q.left:
                found += SPEND_IN[zone]
        if s.effects[seat] & LIMITS:
            found = [a for a in found if ban_on(s, seat, a - SPEND) == NO_CARD]
        if q.options:
            found = [a for a in found if a - SPEND not in q.options]
        if limited(s):
            found = [a for a in found if can_spend(s, seat, a - SPEND)]
        found.append(DONE)
        return found

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        state = action - SPEND
        if s.options.word("check_granularity") == "per_batch" and not q.step:
            s.stack.append(Frame(BATCH, q.seat, q.card, state, q.left))
            return
        spend(s, q, state, q.left, 1)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
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
        if state in q.options:
            return Reason("one-cp-per-state", "60-15.1", args)
        need = travel_cost(s, q.seat, state) + 1
        if need <= q.left:
            return Reason("no-cubes-left", "60-1.24")
        args["need"] = need
        args["left"] = q.left
        alone = ZONE[state] != REGION[state] or ZONE[s.token[q.seat]] != REGION[s.token[q.seat]]
        return Reason("too-far", "60-6.32" if alone else "60-6.31", args)


def spend(s: SixtyState, q: Frame, state: int, left: int, n: int) -> None:
    """Travel, then n CP of support, each with a check if one is needed (60-6.28, 60-6.33)."""
    left -= travel_cost(s, q.seat, state) + n
    once = q.step if q.kind == CAMPAIGNING else 0
    served = (*q.options, state) if once else ()
    s.stack.append(Frame(CAMPAIGNING, q.seat, q.card, once, left, served))
    check = needs_check(s, q.seat, state)
    move_token(s, q.seat, state)
    if check:
        ask_checks(s, q.seat, state, n)
    else:
        gain(s, q.seat, state, n)


class Batch(SixtyQuestion):
    """How many CP are announced for the state `q.step` (60-6.36, option)."""

    id = "batch"
    clause = "60-6.36"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [COMMIT + n for n in range(1, most_committed(s, q) + 1)]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        spend(s, q, q.step, q.left, action - COMMIT)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != COMMIT:
            return Reason("asked-something-else", self.clause)
        return Reason("commit-range", self.clause, {"most": most_committed(s, q)})

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        return Message("ask-batch", {"state": named("state", q.step), "left": q.left})


def most_committed(s: SixtyState, q: Frame) -> int:
    """The CP left after the way; without checks no more than change something (60-1.24)."""
    most = q.left - travel_cost(s, q.seat, q.step)
    if needs_check(s, q.seat, q.step):
        return most
    return min(most, to_remove(s, q.seat, q.step) + cubes_left(s, q.seat))


class Advertising(SixtyQuestion):
    """One support check per CP; `q.step` succeeded so far. He may stop (60-6.40, 60-6.51)."""

    id = "advertising"
    clause = "60-6.40"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [CHECK, DONE] if q.left else [DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == CHECK:
            ask_media_check(s, q.seat, q.card, q.left - 1, q.step)
        else:
            ask_add_media(s, q.seat, q.card, q.step, MUST)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == CHECK:
            return Reason("no-cp-left", "60-6.18")
        if verb_of(action) == AIR:
            return Reason("assign-after-draws", "60-6.41")
        return Reason("asked-something-else", self.clause)

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        return Message("ask-advertising", {"left": q.left, "successes": q.step})


class Positioning(CardQuestion):
    """1 CP for the first support on an issue, 2 for each further one; `q.options` are the
    issues served (60-6.43).
    """

    id = "positioning"
    clause = "60-6.43"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        found = [SUPPORT + i for i in range(len(ISSUES)) if issue_price(q, i) <= q.left]
        if limited(s):
            found = [a for a in found if can_support(s, q.seat, a - SUPPORT)]
        found.append(DONE)
        return found

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        issue = action - SUPPORT
        left = q.left - issue_price(q, issue)
        served = q.options if issue in q.options else (*q.options, issue)
        s.stack.append(Frame(POSITIONING, q.seat, q.card, 0, left, served))
        gain_issue(s, q.seat, issue)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != SUPPORT:
            return Reason("asked-something-else", self.clause)
        need = issue_price(q, action - SUPPORT)
        if need <= q.left:
            return Reason("no-cubes-left", "60-1.24")
        return Reason("issue-too-dear", self.clause, {"need": need, "left": q.left})


def issue_price(q: Frame, issue: int) -> int:
    """What the next support on an issue costs in this action (60-6.43)."""
    return 2 if issue in q.options else 1


class Redrawing(CardQuestion):
    """Profiles in Courage: draw again for a failed check, or let it fail (60-7.7).

    `q.options` is the state of the check, or NOWHERE and the card advertised with.
    """

    id = "redrawing"
    clause = "60-7.7"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [REDRAW, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        state = q.options[0]
        again = action == REDRAW
        if state == NOWHERE:
            if again:
                ask_media_check(s, q.seat, q.options[1], q.left, q.step, redrawn=1)
            else:
                s.stack.append(Frame(ADVERTISING, q.seat, q.options[1], q.step, q.left))
        elif again:
            ask_checks(s, q.seat, state, q.left, redrawn=1)
        else:
            ask_checks(s, q.seat, state, q.left - 1)


class Operation(CardQuestion):
    """Opposition Research: 3 CP for one kind of operation, or none (60-6.58)."""

    id = "operation"
    clause = "60-6.58"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [OPERATE, OPERATE + 1, OPERATE + 2, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            ask_operation(s, q.seat, q.card, action - OPERATE + CAMPAIGN, q.left)
