"""The questions of the phases: momentum, campaign strategy, debates, Election Day."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import Frame
from detente.core.message import Argument, Message, Reason
from detente.core.state import note, note_to
from detente.core.values import filled, joined, parted
from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import GATHERING_CARDS, STATE
from detente.games.nineteen_sixty.codes import (
    AWARD,
    DEBATE,
    DEBATE_SIDE,
    DECLINE,
    DONE,
    EXCHANGE,
    EXCHANGE_MOMENTUM,
    EXCHANGED,
    FIRST,
    PLACE_STRATEGY,
    REVEAL,
    SIDE,
    STRATEGY,
    STRATEGY_PLACED,
    STRATEGY_REVEALED,
    SWAP,
)
from detente.games.nineteen_sixty.debates import side_card
from detente.games.nineteen_sixty.frames import TwoCards
from detente.games.nineteen_sixty.questions.common import (
    CardQuestion,
    SixtyQuestion,
    named,
    verb_of,
)
from detente.games.nineteen_sixty.state import SixtyState
from detente.games.nineteen_sixty.supply import cubes_left
from detente.games.nineteen_sixty.verbs import (
    ask_checks,
    ask_endorsement,
    from_supply,
    gain_momentum,
    put_in_bag,
    raise_issue,
    spend_momentum,
)


class IssueShift(SixtyQuestion[Frame]):
    """Who has more media cubes may exchange two adjacent issues (60-8.10, 60-8.13)."""

    id = "issue-shift"
    clause = "60-8.10"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [SWAP, SWAP + 1, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action != DECLINE:
            upper = action - SWAP
            raise_issue(s, s.track[upper + 1], 1)


class SpaceTwo(SixtyQuestion[Frame]):
    """The leader of the issue on space 2 takes 1 momentum or 1 endorsement (60-8.3)."""

    id = "space-two"
    clause = "60-8.3"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [AWARD, AWARD + 1]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == AWARD:
            gain_momentum(s, q.seat)
        else:
            ask_endorsement(s, q.seat)


class PlaceStrategy(SixtyQuestion[Frame]):
    """Place a hand card on the campaign strategy stack, in secret (60-9.1, 60-9.9).

    Who has no card that may be placed says so (60-9.3).
    """

    id = "place-strategy"
    clause = "60-9.1"
    together = True
    quiet = True

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        cards = cards_of(s.hands[q.seat] & ~GATHERING_CARDS)
        return [STRATEGY + card for card in cards] or [DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        bit = 1 << (action - STRATEGY)
        s.hands = parted(s.hands, q.seat, bit)
        s.placed = joined(s.placed, q.seat, bit)
        note_to(s, 1 << q.seat, STRATEGY_PLACED, q.seat, action - STRATEGY)
        if q.left > 1:
            s.stack.append(Frame(PLACE_STRATEGY, q.seat, left=q.left - 1))

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("must-place", "60-9.10", {"left": q.left})
        if verb_of(action) != STRATEGY:
            return Reason("asked-something-else", self.clause)
        card = action - STRATEGY
        args: dict[str, Argument] = {"card": named("card", card)}
        if s.hands[q.seat] >> card & 1:
            return Reason("gathering-not-placed", "60-9.2", args)
        return Reason("not-in-hand", self.clause, args)


class DebateCard(SixtyQuestion[Frame]):
    """Choose a card of the stack for this round of the debates, in secret (60-10.4)."""

    id = "debate-card"
    clause = "60-10.4"
    together = True
    quiet = True

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [DEBATE + card for card in cards_of(s.stacks[q.seat])]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        bit = 1 << (action - DEBATE)
        s.stacks = parted(s.stacks, q.seat, bit)
        s.picked = filled(s.picked, q.seat, bit)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != DEBATE:
            return Reason("asked-something-else", self.clause)
        return Reason("not-in-stack", "60-10.2", {"card": named("card", action - DEBATE)})


class DebateSide(CardQuestion[Frame]):
    """The owner of a both-icon card chooses its side (60-10.6)."""

    id = "debate-side"
    clause = "60-10.6"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [SIDE + KENNEDY, SIDE + NIXON]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        side_card(s, q.card, action - SIDE)


class SidesFirst(SixtyQuestion[TwoCards]):
    """Two both-icon cards: the initiative winner says who chooses his side first (60-10.7)."""

    id = "sides-first"
    clause = "60-10.7"
    frame = TwoCards

    def legal(self, s: SixtyState, q: TwoCards) -> list[int]:
        return [FIRST + KENNEDY, FIRST + NIXON]

    def answer(self, s: SixtyState, q: TwoCards, action: int) -> None:
        first = action - FIRST
        s.stack.append(Frame(DEBATE_SIDE, 1 - first, q.cards[1 - first]))
        s.stack.append(Frame(DEBATE_SIDE, first, q.cards[first]))

    def prompt(self, s: SixtyState, q: TwoCards) -> Message:
        cards: dict[str, Argument] = {
            "kennedy": named("card", q.cards[KENNEDY]),
            "nixon": named("card", q.cards[NIXON]),
        }
        return Message("ask-sides-first", cards)


class ExchangeMomentum(SixtyQuestion[Frame]):
    """Exchange momentum for 2 cubes in the bag, a marker at a time (60-11.2)."""

    id = "exchange-momentum"
    clause = "60-11.2"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        open = s.momentum[q.seat] and cubes_left(s, q.seat)
        return [EXCHANGE, DONE] if open else [DONE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        spend_momentum(s, q.seat, 1)
        cubes = from_supply(s, q.seat, 2)
        put_in_bag(s, q.seat, cubes)
        note(s, EXCHANGED, q.seat, cubes)
        s.stack.append(Frame(EXCHANGE_MOMENTUM, q.seat))

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action != EXCHANGE:
            return Reason("asked-something-else", self.clause)
        if s.momentum[q.seat]:
            return Reason("no-cubes-left", "60-1.25")
        return Reason("no-momentum", self.clause)


class RevealStrategy(SixtyQuestion[Frame]):
    """Reveal a stack card and make 3 support checks in its state (60-11.4)."""

    id = "reveal-strategy"
    clause = "60-11.4"
    quiet = True

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [REVEAL + card for card in cards_of(s.stacks[q.seat])]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        card = action - REVEAL
        s.stacks = parted(s.stacks, q.seat, 1 << card)
        s.stack_shown = parted(s.stack_shown, q.seat, 1 << card)
        s.discard |= 1 << card
        note(s, STRATEGY_REVEALED, q.seat, card, STATE[card])
        ask_checks(s, q.seat, STATE[card], 3)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if verb_of(action) != REVEAL:
            return Reason("asked-something-else", self.clause)
        return Reason("not-in-stack", "60-11.14", {"card": named("card", action - REVEAL)})
