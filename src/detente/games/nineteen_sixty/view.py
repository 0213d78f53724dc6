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

# The order of a view's counts: Kennedy's and Nixon's of each, then the deck; then how many of the
# cards in (or placed from) a hand, and in a stack, were drawn since the deck was reshuffled.
HAND: Final = 0
PLACED: Final = 2
STACK: Final = 4
PICKED: Final = 6
DECK: Final = 8
NEW_IN_HAND: Final = 9
NEW_IN_STACK: Final = 11


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
        *[((s.hands[c] | s.placed[c]) & s.reshuffled).bit_count() for c in (KENNEDY, NIXON)],
        *[((s.stacks[c] | s.picked[c]) & s.reshuffled).bit_count() for c in (KENNEDY, NIXON)],
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
    card lies in a stack (60-9.2), what was drawn before the deck was reshuffled was in no discard
    pile then, and the rest is as it may be.
    """
    s = _deal(view, rng)
    while s is None:
        s = _deal(view, rng)
    return s


def _deal(view: View[SixtyState], rng: Rng) -> SixtyState | None:
    """One deal; None if a hand lacks what it has placed."""
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
        for cards, n in zip((s.reshuffled, ~s.reshuffled), blanks):
            if (unseen & cards & ~GATHERING_CARDS).bit_count() < n:
                return None
            dealt = pick_some(unseen & cards & ~GATHERING_CARDS, n, rng)
            s.placed = joined(s.placed, seat, dealt)
            unseen ^= dealt
    for seat in hidden:
        held = s.hands[seat] | s.placed[seat]
        new = counts[NEW_IN_HAND + seat]
        old = counts[HAND + seat] + counts[PLACED + seat] - new
        for cards, n in ((s.reshuffled, new), (~s.reshuffled, old)):
            dealt = pick_some(unseen & cards, n - (held & cards).bit_count(), rng)
            s.hands = joined(s.hands, seat, dealt)
            unseen ^= dealt
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
    new = counts[NEW_IN_STACK + seat]
    old = counts[STACK + seat] + counts[PICKED + seat] - new
    stack = s.stack_shown[seat]
    for cards, n in ((s.reshuffled, new), (~s.reshuffled, old)):
        possible = unseen & cards & ~GATHERING_CARDS
        stack |= pick_some(possible, n - (stack & cards).bit_count(), rng)
    picked = pick_some(stack, counts[PICKED + seat], rng)
    s.picked = filled(s.picked, seat, picked)
    s.stacks = filled(s.stacks, seat, stack & ~picked)
    return unseen & ~stack


def _deal_placed(s: SixtyState, seat: int, counts: tuple[int, ...], rng: Rng) -> tuple[int, int]:
    """Say which cards known from the hand were placed; how many unknown ones were, of those drawn
    since the deck was reshuffled and of those drawn before.

    Every card of the hand that may be placed is as likely as another to have been.
    """
    known = s.hand_shown[seat]
    unknown = counts[HAND + seat] + counts[PLACED + seat] - known.bit_count()
    new = counts[NEW_IN_HAND + seat] - (known & s.reshuffled).bit_count()
    open_cards = known & ~GATHERING_CARDS
    blanks = [0, 0]
    for _ in range(counts[PLACED + seat]):
        at = rng.below(open_cards.bit_count() + unknown)
        if at < unknown:
            unknown -= 1
            blanks[at >= new] += 1
            new -= at < new
        else:
            card = 1 << nth(open_cards, at - unknown)
            open_cards ^= card
            s.placed = joined(s.placed, seat, card)
    s.hands = filled(s.hands, seat, known & ~s.placed[seat])
    return blanks[0], blanks[1]
