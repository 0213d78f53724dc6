"""The one door for secrets: what a seat may know, and what it may imagine."""

from __future__ import annotations

from typing import Final

from detente.core.cards import nth, pick_some
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.nineteen_sixty.board import (
    KENNEDY,
    NIXON,
)
from detente.games.nineteen_sixty.cards import (
    GATHERING_CARDS,
)
from detente.games.nineteen_sixty.state import (
    SixtyState,
    campaign_cards,
    clone,
)
from detente.games.nineteen_sixty.values import filled, joined

# The order of a view's counts: Kennedy's and Nixon's of each, then the deck.
HAND: Final = 0
PLACED: Final = 2
STACK: Final = 4
PICKED: Final = 6
DECK: Final = 8


def observe(s: SixtyState, seat: int | None) -> View[SixtyState]:
    """Public: board, boxes, discard pile, sizes. Own: hand and stack (60-13.1, 60-13.2)."""
    seen = clone(s)
    counts = (
        s.hands[KENNEDY].bit_count(),
        s.hands[NIXON].bit_count(),
        s.placed[KENNEDY].bit_count(),
        s.placed[NIXON].bit_count(),
        s.stacks[KENNEDY].bit_count(),
        s.stacks[NIXON].bit_count(),
        s.picked[KENNEDY].bit_count(),
        s.picked[NIXON].bit_count(),
        s.deck.bit_count(),
    )
    for other in (KENNEDY, NIXON):
        if other != seat:
            seen.hands = filled(seen.hands, other, 0)
            seen.placed = filled(seen.placed, other, 0)
            seen.stacks = filled(seen.stacks, other, 0)
            seen.picked = filled(seen.picked, other, 0)
    seen.deck = 0
    return View(seat, seen, counts)


def imagine(view: View[SixtyState], rng: Rng) -> SixtyState:
    """Deal what is hidden anew: cards seen in a hand or stack stay there, no Gathering Momentum
    card lies in a stack (60-9.2), and the rest is as it may be.
    """
    s = clone(view.state)
    counts = view.counts
    unseen = unseen_cards(s)
    hidden = [seat for seat in (KENNEDY, NIXON) if seat != view.seat]
    for seat in hidden:
        unseen &= ~(s.hand_shown[seat] | s.stack_shown[seat])
    for seat in hidden:
        unseen = _deal_stack(s, seat, counts, unseen, rng)
    chosen = [_deal_placed(s, seat, counts, rng) for seat in hidden]
    for seat, blanks in zip(hidden, chosen):  # what may not be a Gathering Momentum card first
        cards = pick_some(unseen & ~GATHERING_CARDS, blanks, rng)
        s.placed = joined(s.placed, seat, cards)
        unseen ^= cards
    for seat in hidden:
        cards = pick_some(unseen, counts[HAND + seat] - s.hands[seat].bit_count(), rng)
        s.hands = joined(s.hands, seat, cards)
        unseen ^= cards
    s.deck = unseen
    return s


def unseen_cards(s: SixtyState) -> int:
    """The campaign cards that are nowhere to be seen in a view's state."""
    seen = s.discard | s.removed | s.under_way
    seen |= s.debate_box | s.election_box | s.prevention_box
    for pile in s.board:
        seen |= pile
    for seat in (KENNEDY, NIXON):
        seen |= s.hands[seat] | s.placed[seat] | s.stacks[seat] | s.picked[seat]
    return campaign_cards(s) & ~seen


def _deal_stack(s: SixtyState, seat: int, counts: tuple[int, ...], unseen: int, rng: Rng) -> int:
    """Deal a stack, and the card picked from it for the debates; what is left unseen."""
    size = counts[STACK + seat] + counts[PICKED + seat]
    known = s.stack_shown[seat]
    drawn = pick_some(unseen & ~GATHERING_CARDS, size - known.bit_count(), rng)
    picked = pick_some(known | drawn, counts[PICKED + seat], rng)
    s.picked = filled(s.picked, seat, picked)
    s.stacks = filled(s.stacks, seat, (known | drawn) & ~picked)
    return unseen & ~drawn


def _deal_placed(s: SixtyState, seat: int, counts: tuple[int, ...], rng: Rng) -> int:
    """Say which cards known from the hand were placed; how many unknown ones were.

    Every card of the hand that may be placed is as likely as another to have been.
    """
    known = s.hand_shown[seat]
    unknown = counts[HAND + seat] + counts[PLACED + seat] - known.bit_count()
    open_cards = known & ~GATHERING_CARDS
    for _ in range(counts[PLACED + seat]):
        at = rng.below(open_cards.bit_count() + unknown)
        if at < unknown:
            unknown -= 1
        else:
            card = 1 << nth(open_cards, at - unknown)
            open_cards ^= card
            s.placed = joined(s.placed, seat, card)
    s.hands = filled(s.hands, seat, known & ~s.placed[seat])
    return counts[PLACED + seat] - s.placed[seat].bit_count()
