"""The questions events ask: where to add and remove, which state, region or card."""

from __future__ import annotations

from typing import ClassVar, Final

from detente.core.cards import cards_of
from detente.core.frame import NONE, Frame, P, Spread
from detente.core.mechanics import OneByOne
from detente.core.message import Argument, Message, Reason
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty import verbs
from detente.games.nineteen_sixty.board import DEBATES, ORDERS
from detente.games.nineteen_sixty.cards import HENRY_CABOT_LODGE, LYNDON_JOHNSON, POLITICAL_CAPITAL
from detente.games.nineteen_sixty.events.table import (
    ACCEPTED,
    CARD_TAKEN,
    REGION_PICKED,
    STATE_PICKED,
    SUPPORT_ADDED,
)
from detente.games.nineteen_sixty.frames import Choice, Discards, IssueSpread, Removal
from detente.games.nineteen_sixty.guards import (
    TO_TAKE,
    NoCubesLeft,
    NoCubesToAir,
    NoCubesToArgue,
    NoIssueSupport,
    NoMediaThere,
    NothingLeft,
)
from detente.games.nineteen_sixty.names import card_name, of_card, of_issue, of_region, of_state
from detente.games.nineteen_sixty.questions.base import (
    CardPick,
    CardQuestion,
    SixtyQuestion,
    card_prompt,
)
from detente.games.nineteen_sixty.state import SixtyState

# -- one by one --------------------------------------------------------------------------------


class SixtyOneByOne(OneByOne[SixtyState, P]):
    """Something of a card that is named one at a time; its prompt names the card."""

    end = k.DONE
    all_of_it: ClassVar[str] = ""  # the rule that all must be named
    no_more: ClassVar[str] = ""  # the rule that there is no more to name

    def other(self, s: SixtyState, q: P, action: int) -> Reason:
        if action == k.DONE:
            return Reason("must-go-on", self.all_of_it or self.clause, {"left": q.left})
        return super().other(s, q, action)

    def outside(self, s: SixtyState, q: P, noun: int) -> Reason:
        if q.left == 0:
            return Reason("nothing-left", self.no_more or self.clause)
        return self.elsewhere(s, q, noun)

    def elsewhere(self, s: SixtyState, q: P, noun: int) -> Reason:
        """Why a place cannot be named while others can."""
        raise AssertionError(f"{self.id} goes anywhere")

    def prompt(self, s: SixtyState, q: P) -> Message:
        return card_prompt(self.id, q)


class StateByState(SixtyOneByOne[P]):
    """Support that is added or removed for a card, a debate's reward or endorsements."""

    clause = "60-6.9"
    no_more = "60-6.54"

    def elsewhere(self, s: SixtyState, q: P, state: int) -> Reason:
        if q.card != NONE:
            cap, where = "60-6.54", "60-15.1"
        else:
            cap = where = "60-10.13" if s.turn == DEBATES else "60-11.10"
        if state in q.used:
            return Reason("state-cap", cap, of_state(state))
        code = "not-on-card" if q.card != NONE else "not-endorsed"
        return Reason(code, where, of_state(state))


class AddSupport(StateByState[Spread]):
    """Add up to `q.left` state support, one at a time, in `q.options` (60-6.9, 60-6.54); all of it
    where a gain finds too few cubes (60-1.26).
    """

    id = "add-support"
    all_of_it = "60-1.26"
    act = k.ADD
    guards = (NoCubesLeft(),)

    def name(self, s: SixtyState, q: Spread, noun: int) -> None:
        verbs.gain(s, q.seat, noun)

    def finish(self, s: SixtyState, q: Spread) -> None:
        if q.card in SUPPORT_ADDED:
            SUPPORT_ADDED[q.card](s, q)

    def prompt(self, s: SixtyState, q: Spread) -> Message:
        if q.card != NONE:
            return super().prompt(s, q)
        reward = s.turn == DEBATES
        return Message("ask-debate-reward" if reward else "ask-endorsed", {"left": q.left})


class RemoveSupport(StateByState[Removal]):
    """Remove up to `q.left` support of `q.of` in `q.options`; one's own is compulsory."""

    id = "remove-support"
    frame = Removal
    act = k.REMOVE

    def name(self, s: SixtyState, q: Removal, noun: int) -> None:
        verbs.lose(s, q.of, noun)


class AddMedia(SixtyOneByOne[Spread]):
    """Put `q.left` media cubes into region boxes: all of them, unless he may stop (60-6.41)."""

    id = "add-media"
    clause = "60-6.41"
    act = k.AIR
    guards = (NoCubesToAir(),)

    def name(self, s: SixtyState, q: Spread, noun: int) -> None:
        verbs.gain_media(s, q.seat, noun)


class AddIssues(SixtyOneByOne[IssueSpread]):
    """Add up to `q.left` support on issues, all on one where the card says so."""

    id = "add-issues"
    clause = "60-6.9"
    frame = IssueSpread
    act = k.SUPPORT
    guards = (NoCubesToArgue(),)

    def name(self, s: SixtyState, q: IssueSpread, noun: int) -> None:
        verbs.gain_issue(s, q.seat, noun)

    def elsewhere(self, s: SixtyState, q: IssueSpread, noun: int) -> Reason:
        return Reason("one-issue-only", "60-15.1", of_issue(q.options[0]))


class RemoveMedia(CardPick[Frame]):
    """Remove up to `q.left` of the opponent's media cubes."""

    id = "remove-media"
    clause = "60-15.1"
    end = k.DONE
    act = k.PULL
    guards = (NothingLeft("60-15.1"), NoMediaThere())

    def among(self, s: SixtyState, q: Frame) -> list[int]:
        return [0, 1, 2, 3]

    def ends(self, s: SixtyState, q: Frame, found: list[int]) -> bool:
        return True

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DONE:
            s.stack.append(Frame(k.REMOVE_MEDIA, q.seat, q.card, left=q.left - 1))
            verbs.lose_media(s, 1 - q.seat, action - k.PULL)


class RemoveIssues(CardPick[Frame]):
    """Remove `q.left` of one's own issue support: compulsory."""

    id = "remove-issues"
    clause = "60-6.9"
    end = k.DONE
    act = k.WEAKEN
    guards = (NothingLeft("60-6.9"), NoIssueSupport())

    def among(self, s: SixtyState, q: Frame) -> list[int]:
        return [0, 1, 2]

    def ends(self, s: SixtyState, q: Frame, found: list[int]) -> bool:
        return not q.left

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DONE:
            s.stack.append(Frame(k.REMOVE_ISSUES, q.seat, q.card, left=q.left - 1))
            verbs.lose_issue(s, q.seat, action - k.WEAKEN)

    def other(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == k.DONE:
            return Reason("must-go-on", self.clause, {"left": q.left})
        return super().other(s, q, action)


# -- one of several ------------------------------------------------------------------------------


class Choosing(CardPick[Choice]):
    """Name one of `q.options`, or none where he may decline."""

    frame = Choice
    end = k.DECLINE
    no_declining: ClassVar[str] = ""  # the rule that one must be named

    def ends(self, s: SixtyState, q: Choice, found: list[int]) -> bool:
        return q.may_decline

    def other(self, s: SixtyState, q: Choice, action: int) -> Reason:
        if action == k.DECLINE:
            return Reason("no-declining", self.no_declining)
        return super().other(s, q, action)

    def outside(self, s: SixtyState, q: Choice, noun: int) -> Reason:
        return Reason("not-on-card", "60-15.1", of_state(noun))

    def answer(self, s: SixtyState, q: Choice, action: int) -> None:
        if action != k.DECLINE:
            self.name(s, q, action - self.act)

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        """What happens with the one that is named."""
        raise AssertionError(f"{self.id} does nothing with it")


class PickState(Choosing):
    """Name a state of `q.options`; the card hears it."""

    id = "pick-state"
    clause = "60-15.1"
    no_declining = "60-11.15"
    act = k.CHOOSE

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        STATE_PICKED[q.card](s, q, noun)


class MoveToken(Choosing):
    """Move the candidate to one of `q.options` at no cost (60-6.11)."""

    id = "move-token"
    clause = "60-6.11"
    no_declining = "60-15.3"
    act = k.MOVE

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        verbs.move_token(s, q.seat, noun)


class PickRegion(Choosing):
    """Name a region of `q.options`; the card, or the major endorsement, hears it."""

    id = "pick-region"
    clause = "60-8.14"
    no_declining = "60-8.14"
    act = k.CHOOSE_REGION

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        REGION_PICKED[q.card](s, q, noun)

    def outside(self, s: SixtyState, q: Choice, noun: int) -> Reason:
        return Reason("region-not-on-card", "60-15.1", of_region(noun))

    def prompt(self, s: SixtyState, q: Choice) -> Message:
        return Message("ask-major-endorsement") if q.card == NONE else super().prompt(s, q)


class TakeCard(CardPick[Frame]):
    """Take a card from the discard pile, or not (60-15.4)."""

    id = "take-card"
    clause = "60-15.4"
    end = k.DECLINE
    act = k.TAKE
    guards = TO_TAKE

    def among(self, s: SixtyState, q: Frame) -> list[int]:
        return cards_of(s.discard)

    def outside(self, s: SixtyState, q: Frame, noun: int) -> Reason:
        return Reason("not-in-discard", self.clause, of_card(noun))

    def ends(self, s: SixtyState, q: Frame, found: list[int]) -> bool:
        return True

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DECLINE:
            CARD_TAKEN[q.card](s, q, action - k.TAKE)


class DiscardCards(CardPick[Discards]):
    """Discard hand cards, any number, then draw as many."""

    id = "discard-cards"
    clause = "60-15.1"
    frame = Discards
    end = k.DONE
    act = k.DISCARD

    def among(self, s: SixtyState, q: Discards) -> list[int]:
        return cards_of(s.hands[q.seat])

    def outside(self, s: SixtyState, q: Discards, noun: int) -> Reason:
        return Reason("not-in-hand", self.clause, of_card(noun))

    def ends(self, s: SixtyState, q: Discards, found: list[int]) -> bool:
        return True

    def answer(self, s: SixtyState, q: Discards, action: int) -> None:
        if action == k.DONE:
            verbs.ask_draw(s, q.seat, q.discarded)
            return
        verbs.discard_from_hand(s, q.seat, action - k.DISCARD)
        s.stack.append(Discards(k.DISCARD_CARDS, q.seat, q.card, q.discarded + 1))

    def prompt(self, s: SixtyState, q: Discards) -> Message:
        args: dict[str, Argument] = {"left": q.discarded, "card": card_name(q.card)}
        return Message("ask-discard-cards", args)


MAY_PROMPTS: Final = {
    LYNDON_JOHNSON: "ask-may-refresh",
    HENRY_CABOT_LODGE: "ask-may-refresh",
    POLITICAL_CAPITAL: "ask-may-draw",
}
"""What is asked when a card allows one thing."""


class May(SixtyQuestion[Frame]):
    """Do what the card allows, or not."""

    id = "may"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.ACCEPT, k.DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == k.ACCEPT:
            ACCEPTED[q.card](s, q)

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        return Message(MAY_PROMPTS[q.card])


class IssueOrder(CardQuestion[Frame]):
    """Gallup Poll: any order of the issue tiles, the present one included."""

    id = "issue-order"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.ORDER_OF + n for n in range(len(ORDERS))]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        verbs.set_track(s, action - k.ORDER_OF)
