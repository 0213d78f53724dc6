"""The questions of spending CP: campaigning, advertising, positioning."""

from __future__ import annotations

from detente.core.frame import NONE, Frame
from detente.core.guard import Act
from detente.core.message import Message, Reason
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty import verbs
from detente.games.nineteen_sixty.frames import Advertisement, Announcement, FailedCheck, Spending
from detente.games.nineteen_sixty.guards import (
    BANNING,
    NO_CP_LEFT,
    NO_CUBES_TO_SPEND,
    TO_POSITION,
    TO_SPEND,
    CommitRange,
    issue_price,
    reached,
)
from detente.games.nineteen_sixty.modifiers import travel_cost
from detente.games.nineteen_sixty.names import state_name
from detente.games.nineteen_sixty.questions.base import CardQuestion, SixtyQuestion, verb_of
from detente.games.nineteen_sixty.state import CAMPAIGN, SixtyState, needs_check


class Campaigning(CardQuestion[Spending]):
    """Spend CP one after the other, travelling from state to state (60-6.28 to 60-6.31)."""

    id = "campaigning"
    clause = "60-6.28"
    frame = Spending
    acts = (Act(k.SPEND, *TO_SPEND),)
    leaves = k.DONE
    optional = True

    def legal(self, s: SixtyState, q: Spending) -> list[int]:
        """As the guards say; what the CP reach is worked out beforehand, and is mostly all."""
        if q.served or s.effects[q.seat] & BANNING or NO_CUBES_TO_SPEND in self._acts[0].others:
            return super().legal(s, q)
        return reached(s, q).acts.copy()

    def answer(self, s: SixtyState, q: Spending, action: int) -> None:
        if action == k.DONE:
            return
        state = action - k.SPEND
        if s.options.word("check_granularity") == "per_batch" and not q.once:
            s.stack.append(Announcement(k.BATCH, q.seat, q.card, q.left, state))
            return
        spend(s, q, state, 1, (*q.served, state) if q.once else (), q.once)


def spend(
    s: SixtyState, q: Frame, state: int, n: int, served: tuple[int, ...] = (), once: bool = False
) -> None:
    """Travel, then n CP of support, each with a check if one is needed (60-6.28, 60-6.33)."""
    left = q.left - travel_cost(s, q.seat, state) - n
    s.stack.append(Spending(k.CAMPAIGNING, q.seat, q.card, left, served, once))
    check = needs_check(s, q.seat, state)
    verbs.move_token(s, q.seat, state)
    if check:
        verbs.ask_checks(s, q.seat, state, n)
    else:
        verbs.gain(s, q.seat, state, n)


class Batch(SixtyQuestion[Announcement]):
    """How many CP are announced for a state (60-6.36, option)."""

    id = "batch"
    clause = "60-6.36"
    frame = Announcement
    acts = (Act(k.COMMIT, CommitRange()),)

    def answer(self, s: SixtyState, q: Announcement, action: int) -> None:
        spend(s, q, q.state, action - k.COMMIT)

    def prompt(self, s: SixtyState, q: Announcement) -> Message:
        return Message("ask-batch", {"state": state_name(q.state), "left": q.left})


class Advertising(SixtyQuestion[Advertisement]):
    """One support check per CP; he may stop (60-6.40, 60-6.51)."""

    id = "advertising"
    clause = "60-6.40"
    frame = Advertisement
    acts = (Act(k.CHECK, NO_CP_LEFT),)
    leaves = k.DONE
    optional = True

    def answer(self, s: SixtyState, q: Advertisement, action: int) -> None:
        if action == k.CHECK:
            verbs.ask_media_check(s, q.seat, q.card, q.left - 1, q.successes)
        else:
            verbs.ask_add_media(s, q.seat, q.card, q.successes, may_stop=False)

    def other(self, s: SixtyState, q: Advertisement, action: int) -> Reason:
        if verb_of(action) == k.AIR:
            return Reason("assign-after-draws", "60-6.41")
        return super().other(s, q, action)

    def prompt(self, s: SixtyState, q: Advertisement) -> Message:
        return Message("ask-advertising", {"left": q.left, "successes": q.successes})


class Positioning(CardQuestion[Spending]):
    """1 CP for the first support on an issue, 2 for each further one (60-6.43)."""

    id = "positioning"
    clause = "60-6.43"
    frame = Spending
    acts = (Act(k.SUPPORT, *TO_POSITION),)
    leaves = k.DONE
    optional = True

    def answer(self, s: SixtyState, q: Spending, action: int) -> None:
        if action == k.DONE:
            return
        issue = action - k.SUPPORT
        left = q.left - issue_price(q, issue)
        served = q.served if issue in q.served else (*q.served, issue)
        s.stack.append(Spending(k.POSITIONING, q.seat, q.card, left, served))
        verbs.gain_issue(s, q.seat, issue)


class Redrawing(SixtyQuestion[FailedCheck]):
    """Profiles in Courage: draw again for a failed check, or let it fail (60-7.7)."""

    id = "redrawing"
    clause = "60-7.7"
    frame = FailedCheck
    acts = (Act(k.REDRAW), Act(k.DECLINE))

    def answer(self, s: SixtyState, q: FailedCheck, action: int) -> None:
        again = action == k.REDRAW
        if q.state != NONE:
            verbs.ask_checks(s, q.seat, q.state, q.left if again else q.left - 1, again)
        elif again:
            verbs.ask_media_check(s, q.seat, q.card, q.left, q.successes, again)
        else:
            verbs.ask_advertising(s, q.seat, q.card, q.left, q.successes)

    def prompt(self, s: SixtyState, q: FailedCheck) -> Message:
        return Message("ask-redrawing")


class Operation(CardQuestion[Frame]):
    """Opposition Research: 3 CP for one kind of operation, or none (60-6.58)."""

    id = "operation"
    clause = "60-6.58"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.OPERATE, k.OPERATE + 1, k.OPERATE + 2, k.DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DECLINE:
            verbs.ask_operation(s, q.seat, q.card, action - k.OPERATE + CAMPAIGN, q.left)
