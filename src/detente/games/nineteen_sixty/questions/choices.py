"""The questions events ask: where to add and remove, which state, region or card."""

from __future__ import annotations

from typing import ClassVar, Final

from detente.core.frame import NONE, NOUNS, Frame, Spread
from detente.core.guard import Act, Offered
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
    NotInDiscard,
    NotInHand,
    NotOnCard,
    OneIssueOnly,
    RegionNotOnCard,
    StateOffered,
)
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.questions.base import (
    CardQuestion,
    OneByOneOfCard,
    SixtyQuestion,
)
from detente.games.nineteen_sixty.state import SixtyState

# -- one by one --------------------------------------------------------------------------------


class AddSupport(OneByOneOfCard[Spread]):
    """Add up to `q.left` state support, one at a time, in `q.options` (60-6.9, 60-6.54); all of it
    where a gain finds too few cubes (60-1.26).
    """

    id = "add-support"
    clause = "60-6.9"
    acts = (Act(k.ADD, NothingLeft("60-6.54"), StateOffered(), NoCubesLeft()),)
    leaves = k.DONE

    def stays(self, s: SixtyState, q: Spread) -> Reason:
        return Reason("must-go-on", "60-1.26", {"left": q.left})

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


class RemoveSupport(OneByOneOfCard[Removal]):
    """Remove up to `q.left` support of `q.of` in `q.options`; one's own is compulsory."""

    id = "remove-support"
    clause = "60-6.9"
    frame = Removal
    acts = (Act(k.REMOVE, NothingLeft("60-6.54"), StateOffered()),)
    leaves = k.DONE

    def name(self, s: SixtyState, q: Removal, noun: int) -> None:
        verbs.lose(s, q.of, noun)


class AddMedia(OneByOneOfCard[Spread]):
    """Put `q.left` media cubes into region boxes: all of them, unless he may stop (60-6.41)."""

    id = "add-media"
    clause = "60-6.41"
    acts = (Act(k.AIR, NothingLeft("60-6.41"), Offered(), NoCubesToAir()),)
    leaves = k.DONE

    def name(self, s: SixtyState, q: Spread, noun: int) -> None:
        verbs.gain_media(s, q.seat, noun)


class AddIssues(OneByOneOfCard[IssueSpread]):
    """Add up to `q.left` support on issues, all on one where the card says so."""

    id = "add-issues"
    clause = "60-6.9"
    frame = IssueSpread
    acts = (Act(k.SUPPORT, NothingLeft("60-6.9"), OneIssueOnly(), NoCubesToArgue()),)
    leaves = k.DONE

    def name(self, s: SixtyState, q: IssueSpread, noun: int) -> None:
        verbs.gain_issue(s, q.seat, noun)


class RemoveMedia(CardQuestion[Frame]):
    """Remove up to `q.left` of the opponent's media cubes."""

    id = "remove-media"
    clause = "60-15.1"
    acts = (Act(k.PULL, NothingLeft("60-15.1"), NoMediaThere()),)
    leaves = k.DONE
    optional = True

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DONE:
            s.stack.append(Frame(k.REMOVE_MEDIA, q.seat, q.card, left=q.left - 1))
            verbs.lose_media(s, 1 - q.seat, action - k.PULL)


class RemoveIssues(CardQuestion[Frame]):
    """Remove `q.left` of one's own issue support: compulsory."""

    id = "remove-issues"
    clause = "60-6.9"
    acts = (Act(k.WEAKEN, NothingLeft("60-6.9"), NoIssueSupport()),)
    leaves = k.DONE

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DONE:
            s.stack.append(Frame(k.REMOVE_ISSUES, q.seat, q.card, left=q.left - 1))
            verbs.lose_issue(s, q.seat, action - k.WEAKEN)


# -- one of several ------------------------------------------------------------------------------


class Choosing(CardQuestion[Choice]):
    """Name one of `q.options`, or none where he may decline."""

    frame = Choice
    leaves = k.DECLINE
    no_declining: ClassVar[str] = ""  # the rule that one must be named

    def may_leave(self, s: SixtyState, q: Choice) -> bool:
        return q.may_decline

    def stays(self, s: SixtyState, q: Choice) -> Reason:
        return Reason("no-declining", self.no_declining)

    def answer(self, s: SixtyState, q: Choice, action: int) -> None:
        if action != k.DECLINE:
            self.name(s, q, action % NOUNS)

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        """What happens with the one that is named."""
        raise AssertionError(f"{self.id} does nothing with it")


class PickState(Choosing):
    """Name a state of `q.options`; the card hears it."""

    id = "pick-state"
    clause = "60-15.1"
    acts = (Act(k.CHOOSE, NotOnCard()),)
    no_declining = "60-11.15"

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        STATE_PICKED[q.card](s, q, noun)


class MoveToken(Choosing):
    """Move the candidate to one of `q.options` at no cost (60-6.11)."""

    id = "move-token"
    clause = "60-6.11"
    acts = (Act(k.MOVE, NotOnCard()),)
    no_declining = "60-15.3"

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        verbs.move_token(s, q.seat, noun)


class PickRegion(Choosing):
    """Name a region of `q.options`; the card, or the major endorsement, hears it."""

    id = "pick-region"
    clause = "60-8.14"
    acts = (Act(k.CHOOSE_REGION, RegionNotOnCard()),)
    no_declining = "60-8.14"

    def name(self, s: SixtyState, q: Choice, noun: int) -> None:
        REGION_PICKED[q.card](s, q, noun)

    def prompt(self, s: SixtyState, q: Choice) -> Message:
        return Message("ask-major-endorsement") if q.card == NONE else super().prompt(s, q)


class TakeCard(CardQuestion[Frame]):
    """Take a card from the discard pile, or not (60-15.4)."""

    id = "take-card"
    clause = "60-15.4"
    acts = (Act(k.TAKE, NotInDiscard(), *TO_TAKE),)
    leaves = k.DECLINE
    optional = True

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DECLINE:
            CARD_TAKEN[q.card](s, q, action - k.TAKE)


class DiscardCards(CardQuestion[Discards]):
    """Discard hand cards, any number, then draw as many."""

    id = "discard-cards"
    clause = "60-15.1"
    frame = Discards
    acts = (Act(k.DISCARD, NotInHand("60-15.1")),)
    leaves = k.DONE
    optional = True

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
    acts = (Act(k.ACCEPT), Act(k.DECLINE))

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
