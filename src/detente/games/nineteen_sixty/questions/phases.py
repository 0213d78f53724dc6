"""The questions of the phases: momentum, campaign strategy, debates, Election Day."""

from __future__ import annotations

from detente.core.frame import Frame
from detente.core.guard import Act
from detente.core.message import Argument, Message, Reason
from detente.core.state import note, note_to
from detente.core.values import filled, joined, parted
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty import verbs
from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import STATE
from detente.games.nineteen_sixty.debates import side_card
from detente.games.nineteen_sixty.frames import TwoCards
from detente.games.nineteen_sixty.guards import (
    GatheringMomentum,
    NoCubesForTheBag,
    NoMomentum,
    NotInHand,
    NotInStack,
)
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.questions.base import CardQuestion, SixtyQuestion
from detente.games.nineteen_sixty.state import SixtyState


class IssueShift(SixtyQuestion[Frame]):
    """Who has more media cubes may exchange two adjacent issues (60-8.10, 60-8.13)."""

    id = "issue-shift"
    clause = "60-8.10"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.SWAP, k.SWAP + 1, k.DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != k.DECLINE:
            upper = action - k.SWAP
            verbs.raise_issue(s, s.track[upper + 1], 1)


class SpaceTwo(SixtyQuestion[Frame]):
    """The leader of the issue on space 2 takes 1 momentum or 1 endorsement (60-8.3)."""

    id = "space-two"
    clause = "60-8.3"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.AWARD, k.AWARD + 1]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == k.AWARD:
            verbs.gain_momentum(s, q.seat)
        else:
            verbs.ask_endorsement(s, q.seat)


class PlaceStrategy(SixtyQuestion[Frame]):
    """Place a hand card on the campaign strategy stack, in secret (60-9.1, 60-9.9).

    Who has no card that may be placed says so (60-9.3).
    """

    id = "place-strategy"
    clause = "60-9.1"
    together = True
    quiet = True
    acts = (Act(k.STRATEGY, NotInHand("60-9.1"), GatheringMomentum()),)
    leaves = k.DONE

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == k.DONE:
            return
        bit = 1 << (action - k.STRATEGY)
        s.hands = parted(s.hands, q.seat, bit)
        s.placed = joined(s.placed, q.seat, bit)
        note_to(s, 1 << q.seat, k.STRATEGY_PLACED, q.seat, action - k.STRATEGY)
        if q.left > 1:
            s.stack.append(Frame(k.PLACE_STRATEGY, q.seat, left=q.left - 1))

    def stays(self, s: SixtyState, q: Frame) -> Reason:
        return Reason("must-place", "60-9.10", {"left": q.left})


class DebateCard(SixtyQuestion[Frame]):
    """Choose a card of the stack for this round of the debates, in secret (60-10.4)."""

    id = "debate-card"
    clause = "60-10.4"
    together = True
    quiet = True
    acts = (Act(k.DEBATE, NotInStack("60-10.2")),)

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        bit = 1 << (action - k.DEBATE)
        s.stacks = parted(s.stacks, q.seat, bit)
        s.picked = filled(s.picked, q.seat, bit)


class DebateSide(CardQuestion[Frame]):
    """The owner of a both-icon card chooses its side (60-10.6)."""

    id = "debate-side"
    clause = "60-10.6"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.SIDE + KENNEDY, k.SIDE + NIXON]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        side_card(s, q.card, action - k.SIDE)


class SidesFirst(SixtyQuestion[TwoCards]):
    """Two both-icon cards: the initiative winner says who chooses his side first (60-10.7)."""

    id = "sides-first"
    clause = "60-10.7"
    frame = TwoCards

    def legal(self, s: SixtyState, q: TwoCards) -> list[int]:
        return [k.FIRST + KENNEDY, k.FIRST + NIXON]

    def answer(self, s: SixtyState, q: TwoCards, action: int) -> None:
        first = action - k.FIRST
        s.stack.append(Frame(k.DEBATE_SIDE, 1 - first, q.cards[1 - first]))
        s.stack.append(Frame(k.DEBATE_SIDE, first, q.cards[first]))

    def prompt(self, s: SixtyState, q: TwoCards) -> Message:
        cards: dict[str, Argument] = {
            "kennedy": card_name(q.cards[KENNEDY]),
            "nixon": card_name(q.cards[NIXON]),
        }
        return Message("ask-sides-first", cards)


class ExchangeMomentum(SixtyQuestion[Frame]):
    """Exchange momentum for 2 cubes in the bag, a marker at a time (60-11.2)."""

    id = "exchange-momentum"
    clause = "60-11.2"
    acts = (Act(k.EXCHANGE, NoMomentum(), NoCubesForTheBag()),)
    leaves = k.DONE
    optional = True

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == k.DONE:
            return
        verbs.spend_momentum(s, q.seat, 1)
        cubes = verbs.from_supply(s, q.seat, 2)
        verbs.put_in_bag(s, q.seat, cubes)
        note(s, k.EXCHANGED, q.seat, cubes)
        s.stack.append(Frame(k.EXCHANGE_MOMENTUM, q.seat))


class RevealStrategy(SixtyQuestion[Frame]):
    """Reveal a stack card and make 3 support checks in its state (60-11.4)."""

    id = "reveal-strategy"
    clause = "60-11.4"
    quiet = True
    acts = (Act(k.REVEAL, NotInStack("60-11.14")),)

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        card = action - k.REVEAL
        s.stacks = parted(s.stacks, q.seat, 1 << card)
        s.stack_shown = parted(s.stack_shown, q.seat, 1 << card)
        s.discard |= 1 << card
        note(s, k.STRATEGY_REVEALED, q.seat, card, STATE[card])
        verbs.ask_checks(s, q.seat, STATE[card], 3)
