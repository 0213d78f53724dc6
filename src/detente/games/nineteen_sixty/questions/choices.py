"""The questions events ask: where to add and remove, which state, region or card."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import Frame
from detente.core.message import Argument, Message, Reason
from detente.games.nineteen_sixty.board import EAST, MIDWEST, ORDERS, SOUTH, WEST
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
    ADD_ISSUES,
    ADD_MEDIA,
    ADD_SUPPORT,
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
    REMOVE_SUPPORT,
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
from detente.games.nineteen_sixty.questions.common import (
    USED,
    CardQuestion,
    SixtyQuestion,
    named,
    open_places,
    use_up,
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


class AddSupport(CardQuestion):
    """Add up to `q.left` state support, one at a time, in `q.options` (60-6.9, 60-6.54); `q.step`:
    all of it (60-1.26).
    """

    id = "add-support"
    clause = "60-6.9"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        states = open_places(q.options)
        if limited(s):
            states = [state for state in states if can_gain(s, q.seat, state)]
        found = [ADD + state for state in states]
        return found if q.step and found else [*found, DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            if q.card in SUPPORT_ADDED:
                SUPPORT_ADDED[q.card](s, q)
            return
        state = action - ADD
        options = use_up(q.options, state)
        s.stack.append(Frame(ADD_SUPPORT, q.seat, q.card, q.step, q.left - 1, options))
        gain(s, q.seat, state)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", "60-1.26", {"left": q.left})
        if verb_of(action) != ADD:
            return Reason("asked-something-else", self.clause)
        if q.left and action - ADD in q.options:
            return Reason("no-cubes-left", "60-1.24")
        return place_refused(q, action - ADD)

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        if q.card == NO_CARD:
            return Message("ask-endorsed" if q.step else "ask-debate-reward", {"left": q.left})
        return super().prompt(s, q)


def place_refused(q: Frame, state: int) -> Reason:
    """Why a state cannot be named (any more) for the card at hand."""
    args: dict[str, Argument] = {"state": named("state", state)}
    if q.left == 0:
        return Reason("nothing-left", "60-6.54")
    if state + USED in q.options:
        return Reason("state-cap", "60-6.54" if q.card != NO_CARD else "60-10.13", args)
    return Reason("not-on-card", "60-15.1", args)


class RemoveSupport(CardQuestion):
    """Remove up to `q.left` support of `q.step` in `q.options`; one's own is compulsory."""

    id = "remove-support"
    clause = "60-6.9"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        found = [REMOVE + state for state in open_places(q.options)]
        return found if q.step == q.seat else [*found, DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        state = action - REMOVE
        options = use_up(q.options, state)
        s.stack.append(Frame(REMOVE_SUPPORT, q.seat, q.card, q.step, q.left - 1, options))
        lose(s, q.step, state)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", self.clause, {"left": q.left})
        if verb_of(action) != REMOVE:
            return Reason("asked-something-else", self.clause)
        return place_refused(q, action - REMOVE)


class AddMedia(CardQuestion):
    """Put `q.left` media cubes into region boxes; `q.step`: all of them (60-6.41)."""

    id = "add-media"
    clause = "60-6.41"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        found = [AIR + EAST, AIR + SOUTH, AIR + MIDWEST, AIR + WEST]
        if limited(s):
            found = [a for a in found if can_air(s, q.seat, a - AIR)]
        return found if q.step and found else [*found, DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DONE:
            s.stack.append(Frame(ADD_MEDIA, q.seat, q.card, q.step, q.left - 1))
            gain_media(s, q.seat, action - AIR)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", self.clause, {"left": q.left})
        if verb_of(action) != AIR:
            return Reason("asked-something-else", self.clause)
        if q.left:
            return Reason("no-cubes-left", "60-1.24")
        return Reason("nothing-left", self.clause)


class RemoveMedia(CardQuestion):
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
            s.stack.append(Frame(REMOVE_MEDIA, q.seat, q.card, 0, q.left - 1))
            lose_media(s, 1 - q.seat, action - PULL)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != PULL:
            return Reason("asked-something-else", self.clause)
        if q.left == 0:
            return Reason("nothing-left", self.clause)
        return Reason("no-media-there", "60-1.8", {"region": named("region", action - PULL)})


class AddIssues(CardQuestion):
    """Add up to `q.left` support on the issues `q.options`; `q.step`: all on one."""

    id = "add-issues"
    clause = "60-6.9"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        found = [SUPPORT + issue for issue in q.options if can_support(s, q.seat, issue)]
        return [*found, DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        issue = action - SUPPORT
        options = (issue,) if q.step else q.options
        s.stack.append(Frame(ADD_ISSUES, q.seat, q.card, q.step, q.left - 1, options))
        gain_issue(s, q.seat, issue)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != SUPPORT:
            return Reason("asked-something-else", self.clause)
        if q.left == 0:
            return Reason("nothing-left", self.clause)
        if action - SUPPORT in q.options:
            return Reason("no-cubes-left", "60-1.24")
        return Reason("one-issue-only", "60-15.1", {"issue": named("issue", q.options[0])})


class RemoveIssues(CardQuestion):
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
            s.stack.append(Frame(REMOVE_ISSUES, q.seat, q.card, 0, q.left - 1))
            lose_issue(s, q.seat, action - WEAKEN)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("must-go-on", self.clause, {"left": q.left})
        if verb_of(action) != WEAKEN:
            return Reason("asked-something-else", self.clause)
        if q.left == 0:
            return Reason("nothing-left", self.clause)
        return Reason("no-issue-support", "60-1.8", {"issue": named("issue", action - WEAKEN)})


class PickState(CardQuestion):
    """Name a state of `q.options`; the card hears it."""

    id = "pick-state"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        found = [CHOOSE + state for state in q.options]
        return found if q.step else [*found, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            STATE_PICKED[q.card](s, q, action - CHOOSE)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DECLINE:
            return Reason("no-declining", "60-11.15")
        if verb_of(action) != CHOOSE:
            return Reason("asked-something-else", self.clause)
        return Reason("not-on-card", self.clause, {"state": named("state", action - CHOOSE)})


class MoveToken(CardQuestion):
    """Move the candidate to one of `q.options` at no cost (60-6.11)."""

    id = "move-token"
    clause = "60-6.11"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        found = [MOVE + state for state in q.options]
        return found if q.step else [*found, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            move_token(s, q.seat, action - MOVE)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DECLINE:
            return Reason("no-declining", "60-15.3")
        if verb_of(action) != MOVE:
            return Reason("asked-something-else", self.clause)
        return Reason("not-on-card", "60-15.1", {"state": named("state", action - MOVE)})


class PickRegion(CardQuestion):
    """Name a region of `q.options`; the card, or the major endorsement, hears it."""

    id = "pick-region"
    clause = "60-8.14"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        found = [CHOOSE_REGION + region for region in q.options]
        return found if q.step else [*found, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            REGION_PICKED[q.card](s, q, action - CHOOSE_REGION)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DECLINE:
            return Reason("no-declining", self.clause)
        if verb_of(action) != CHOOSE_REGION:
            return Reason("asked-something-else", self.clause)
        return Reason(
            "region-not-on-card", "60-15.1", {"region": named("region", action - CHOOSE_REGION)}
        )

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        return Message("ask-major-endorsement") if q.card == NO_CARD else super().prompt(s, q)


class TakeCard(CardQuestion):
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


class DiscardCards(CardQuestion):
    """Discard hand cards, any number, then draw as many; `q.left` discarded so far."""

    id = "discard-cards"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [DISCARD + card for card in cards_of(s.hands[q.seat])] + [DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            ask_draw(s, q.seat, q.left)
            return
        discard_from_hand(s, q.seat, action - DISCARD)
        s.stack.append(Frame(DISCARD_CARDS, q.seat, q.card, 0, q.left + 1))

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != DISCARD:
            return Reason("asked-something-else", self.clause)
        return Reason("not-in-hand", self.clause, {"card": named("card", action - DISCARD)})


MAY_PROMPTS: Final = {
    LYNDON_JOHNSON: "ask-may-refresh",
    HENRY_CABOT_LODGE: "ask-may-refresh",
    POLITICAL_CAPITAL: "ask-may-draw",
}
"""What is asked when a card allows one thing."""


class May(SixtyQuestion):
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


class IssueOrder(CardQuestion):
    """Gallup Poll: any order of the issue tiles, the present one included."""

    id = "issue-order"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [ORDER_OF + n for n in range(len(ORDERS))]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        set_track(s, action - ORDER_OF)
