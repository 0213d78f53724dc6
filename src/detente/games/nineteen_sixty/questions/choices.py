"""The questions events ask: where to add and remove, which state, region or card."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import Frame, P, Spread, distinct
from detente.core.mechanics import OneByOne
from detente.core.message import Argument, Message, Reason
from detente.games.nineteen_sixty.board import DEBATES, ORDERS
from detente.games.nineteen_sixty.cards import (
    GREAT_SEAL_BUG,
    HENRY_CABOT_LODGE,
    LYNDON_JOHNSON,
    NO_CARD,
    POLITICAL_CAPITAL,
    PREVENTED_BY,
)
from detente.games.nineteen_sixty.codes import (
    ACCEPT,
    ADD,
    AIR,
    CHOOSE,
    CHOOSE_REGION,
    DECLINE,
    DISCARD,
    DISCARD_CARDS,
    DONE,
    MOVE,
    ORDER_OF,
    PULL,
    REMOVE,
    REMOVE_ISSUES,
    REMOVE_MEDIA,
    SUPPORT,
    TAKE,
    WEAKEN,
)
from detente.games.nineteen_sixty.events.table import (
    ACCEPTED,
    CARD_TAKEN,
    REGION_PICKED,
    STATE_PICKED,
    SUPPORT_ADDED,
)
from detente.games.nineteen_sixty.frames import Choice, Discards, IssueSpread, Removal
from detente.games.nineteen_sixty.questions.common import (
    CardQuestion,
    SixtyQuestion,
    card_prompt,
    named,
    verb_of,
)
from detente.games.nineteen_sixty.state import SixtyState, prevented
from detente.games.nineteen_sixty.supply import can_air, can_gain, can_support, limited
from detente.games.nineteen_sixty.verbs import (
    ask_draw,
    discard_from_hand,
    gain,
    gain_issue,
    gain_media,
    lose,
    lose_issue,
    lose_media,
    move_token,
    retrievable,
    set_track,
)


class OneByOneQuestion(OneByOne[SixtyState, P]):
    """Something of a card that is named one at a time; its prompt names the card."""

    done = DONE

    def why_not(self, s: SixtyState, q: P, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", self.clause, {"left": q.left})
        if verb_of(action) != self.act:
            return Reason("asked-something-else", self.clause)
        return self.closed(s, q, action - self.act)

    def closed(self, s: SixtyState, q: P, noun: int) -> Reason:
        """Why a place cannot be named."""
        if q.left == 0:
            return Reason("nothing-left", self.clause)
        return Reason("no-cubes-left", "60-1.24")

    def prompt(self, s: SixtyState, q: P) -> Message:
        return card_prompt(self.id, q)


class AddSupport(OneByOneQuestion[Spread]):
    """Add up to `q.left` state support, one at a time, in `q.options` (60-6.9, 60-6.54); all of it
    where a gain finds too few cubes (60-1.26).
    """

    id = "add-support"
    clause = "60-6.9"
    act = ADD

    def open(self, s: SixtyState, q: Spread) -> list[int]:
        states = distinct(q.options)
        if limited(s):
            states = [state for state in states if can_gain(s, q.seat, state)]
        return states

    def name(self, s: SixtyState, q: Spread, noun: int) -> None:
        gain(s, q.seat, noun)

    def finish(self, s: SixtyState, q: Spread) -> None:
        if q.card in SUPPORT_ADDED:
            SUPPORT_ADDED[q.card](s, q)

    def why_not(self, s: SixtyState, q: Spread, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", "60-1.26", {"left": q.left})
        return super().why_not(s, q, action)

    def closed(self, s: SixtyState, q: Spread, noun: int) -> Reason:
        if q.left and noun in q.options:
            return Reason("no-cubes-left", "60-1.24")
        return place_refused(s, q, noun)

    def prompt(self, s: SixtyState, q: Spread) -> Message:
        if q.card != NO_CARD:
            return super().prompt(s, q)
        reward = s.turn == DEBATES
        return Message("ask-debate-reward" if reward else "ask-endorsed", {"left": q.left})


def place_refused(s: SixtyState, q: Spread, state: int) -> Reason:
    """Why a state cannot be named (any more) for a card, a debate's reward or endorsements."""
    args: dict[str, Argument] = {"state": named("state", state)}
    if q.left == 0:
        return Reason("nothing-left", "60-6.54")
    if q.card != NO_CARD:
        cap, where = "60-6.54", "60-15.1"
    elif s.turn == DEBATES:
        cap = where = "60-10.13"
    else:
        cap = where = "60-11.10"
    if state in q.used:
        return Reason("state-cap", cap, args)
    return Reason("not-on-card" if q.card != NO_CARD else "not-endorsed", where, args)


class RemoveSupport(OneByOneQuestion[Removal]):
    """Remove up to `q.left` support of `q.of` in `q.options`; one's own is compulsory."""

    id = "remove-support"
    clause = "60-6.9"
    frame = Removal
    act = REMOVE

    def name(self, s: SixtyState, q: Removal, noun: int) -> None:
        lose(s, q.of, noun)

    def closed(self, s: SixtyState, q: Removal, noun: int) -> Reason:
        return place_refused(s, q, noun)


class AddMedia(OneByOneQuestion[Spread]):
    """Put `q.left` media cubes into region boxes: all of them, unless he may stop (60-6.41)."""

    id = "add-media"
    clause = "60-6.41"
    act = AIR

    def open(self, s: SixtyState, q: Spread) -> list[int]:
        regions = distinct(q.options)
        if limited(s):
            regions = [region for region in regions if can_air(s, q.seat, region)]
        return regions

    def name(self, s: SixtyState, q: Spread, noun: int) -> None:
        gain_media(s, q.seat, noun)


class RemoveMedia(CardQuestion[Frame]):
    """Remove up to `q.left` of the opponent's media cubes."""

    id = "remove-media"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        other = (1 - q.seat) * 4
        return [PULL + region for region in range(4) if s.media[other + region]] + [DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DONE:
            s.stack.append(Frame(REMOVE_MEDIA, q.seat, q.card, left=q.left - 1))
            lose_media(s, 1 - q.seat, action - PULL)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != PULL:
            return Reason("asked-something-else", self.clause)
        if q.left == 0:
            return Reason("nothing-left", self.clause)
        return Reason("no-media-there", "60-1.8", {"region": named("region", action - PULL)})


class AddIssues(OneByOneQuestion[IssueSpread]):
    """Add up to `q.left` support on issues, all on one where the card says so."""

    id = "add-issues"
    clause = "60-6.9"
    frame = IssueSpread
    act = SUPPORT

    def open(self, s: SixtyState, q: IssueSpread) -> list[int]:
        issues = distinct(q.options)
        if limited(s):
            issues = [issue for issue in issues if can_support(s, q.seat, issue)]
        return issues

    def name(self, s: SixtyState, q: IssueSpread, noun: int) -> None:
        gain_issue(s, q.seat, noun)

    def closed(self, s: SixtyState, q: IssueSpread, noun: int) -> Reason:
        if q.left and noun not in q.options:
            return Reason("one-issue-only", "60-15.1", {"issue": named("issue", q.options[0])})
        return super().closed(s, q, noun)


class RemoveIssues(CardQuestion[Frame]):
    """Remove `q.left` of one's own issue support: compulsory."""

    id = "remove-issues"
    clause = "60-6.9"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        own = q.seat * 3
        return [WEAKEN + issue for issue in range(3) if s.issues[own + issue]]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DONE:
            s.stack.append(Frame(REMOVE_ISSUES, q.seat, q.card, left=q.left - 1))
            lose_issue(s, q.seat, action - WEAKEN)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", self.clause, {"left": q.left})
        if verb_of(action) != WEAKEN:
            return Reason("asked-something-else", self.clause)
        if q.left == 0:
            return Reason("nothing-left", self.clause)
        return Reason("no-issue-support", "60-1.8", {"issue": named("issue", action - WEAKEN)})


class PickState(CardQuestion[Choice]):
    """Name a state of `q.options`; the card hears it."""

    id = "pick-state"
    clause = "60-15.1"
    frame = Choice

    def legal(self, s: SixtyState, q: Choice) -> list[int]:
        found = [CHOOSE + state for state in q.options]
        return [*found, DECLINE] if q.may_decline else found

    def answer(self, s: SixtyState, q: Choice, action: int) -> None:
        if action != DECLINE:
            STATE_PICKED[q.card](s, q, action - CHOOSE)

    def why_not(self, s: SixtyState, q: Choice, action: int) -> Reason:
        if action == DECLINE:
            return Reason("no-declining", "60-11.15")
        if verb_of(action) != CHOOSE:
            return Reason("asked-something-else", self.clause)
        return Reason("not-on-card", self.clause, {"state": named("state", action - CHOOSE)})


class MoveToken(CardQuestion[Choice]):
    """Move the candidate to one of `q.options` at no cost (60-6.11)."""

    id = "move-token"
    clause = "60-6.11"
    frame = Choice

    def legal(self, s: SixtyState, q: Choice) -> list[int]:
        found = [MOVE + state for state in q.options]
        return [*found, DECLINE] if q.may_decline else found

    def answer(self, s: SixtyState, q: Choice, action: int) -> None:
        if action != DECLINE:
            move_token(s, q.seat, action - MOVE)

    def why_not(self, s: SixtyState, q: Choice, action: int) -> Reason:
        if action == DECLINE:
            return Reason("no-declining", "60-15.3")
        if verb_of(action) != MOVE:
            return Reason("asked-something-else", self.clause)
        return Reason("not-on-card", "60-15.1", {"state": named("state", action - MOVE)})


class PickRegion(CardQuestion[Choice]):
    """Name a region of `q.options`; the card, or the major endorsement, hears it."""

    id = "pick-region"
    clause = "60-8.14"
    frame = Choice

    def legal(self, s: SixtyState, q: Choice) -> list[int]:
        found = [CHOOSE_REGION + region for region in q.options]
        return [*found, DECLINE] if q.may_decline else found

    def answer(self, s: SixtyState, q: Choice, action: int) -> None:
        if action != DECLINE:
            REGION_PICKED[q.card](s, q, action - CHOOSE_REGION)

    def why_not(self, s: SixtyState, q: Choice, action: int) -> Reason:
        if action == DECLINE:
            return Reason("no-declining", self.clause)
        if verb_of(action) != CHOOSE_REGION:
            return Reason("asked-something-else", self.clause)
        return Reason(
            "region-not-on-card", "60-15.1", {"region": named("region", action - CHOOSE_REGION)}
        )

    def prompt(self, s: SixtyState, q: Choice) -> Message:
        return Message("ask-major-endorsement") if q.card == NO_CARD else super().prompt(s, q)


class TakeCard(CardQuestion[Frame]):
    """Take a card from the discard pile, or not (60-15.4)."""

    id = "take-card"
    clause = "60-15.4"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [TAKE + c for c in cards_of(retrievable(s, q.seat, q.card))] + [DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            CARD_TAKEN[q.card](s, q, action - TAKE)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != TAKE:
            return Reason("asked-something-else", self.clause)
        card = action - TAKE
        args: dict[str, Argument] = {"card": named("card", card)}
        if not s.discard >> card & 1:
            return Reason("not-in-discard", self.clause, args)
        if q.card == GREAT_SEAL_BUG:
            return Reason("only-lodge", "60-15.1", args)
        if prevented(s, card):
            args["by"] = named("card", PREVENTED_BY[card])
            return Reason("event-prevented", "60-6.16", args)
        return Reason("wrong-icon", "60-15.1", args)


class DiscardCards(CardQuestion[Discards]):
    """Discard hand cards, any number, then draw as many."""

    id = "discard-cards"
    clause = "60-15.1"
    frame = Discards

    def legal(self, s: SixtyState, q: Discards) -> list[int]:
        return [DISCARD + card for card in cards_of(s.hands[q.seat])] + [DONE]

    def answer(self, s: SixtyState, q: Discards, action: int) -> None:
        if action == DONE:
            ask_draw(s, q.seat, q.discarded)
            return
        discard_from_hand(s, q.seat, action - DISCARD)
        s.stack.append(Discards(DISCARD_CARDS, q.seat, q.card, q.discarded + 1))

    def why_not(self, s: SixtyState, q: Discards, action: int) -> Reason:
        if verb_of(action) != DISCARD:
            return Reason("asked-something-else", self.clause)
        return Reason("not-in-hand", self.clause, {"card": named("card", action - DISCARD)})

    def prompt(self, s: SixtyState, q: Discards) -> Message:
        args: dict[str, Argument] = {"left": q.discarded, "card": named("card", q.card)}
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
        return [ACCEPT, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == ACCEPT:
            ACCEPTED[q.card](s, q)

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        return Message(MAY_PROMPTS[q.card])


class IssueOrder(CardQuestion[Frame]):
    """Gallup Poll: any order of the issue tiles, the present one included."""

    id = "issue-order"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [ORDER_OF + n for n in range(len(ORDERS))]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        set_track(s, action - ORDER_OF)
