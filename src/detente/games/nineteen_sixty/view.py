"""The one door for secrets: what a seat may know, what it may imagine, and how that is written."""

from __future__ import annotations

from typing import Final

from detente.core.cards import namer, nth, pick_some
from detente.core.frame import NOBODY, NONE
from detente.core.parts import total
from detente.core.rng import Rng
from detente.core.state import View
from detente.core.values import filled, joined
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    CANDIDATES,
    DEBATES,
    ELECTION_DAY,
    ISSUES,
    KENNEDY,
    NIXON,
    REGIONS,
    SEATS,
    STATES,
    ZONES,
    N,
)
from detente.games.nineteen_sixty.cards import CARDS, GATHERING_CARDS
from detente.games.nineteen_sixty.debates import debate_parts
from detente.games.nineteen_sixty.modifiers import travel_parts
from detente.games.nineteen_sixty.position import (
    Debate,
    Journey,
    Own,
    Pile,
    Piles,
    Position,
    Shared,
    Stage,
    StateNow,
    Zone,
)
from detente.games.nineteen_sixty.preview import (
    debate_previews,
    firm_votes,
    gains,
    region_votes,
    why_there,
)
from detente.games.nineteen_sixty.state import USES, SixtyState, campaign_cards, clone, needs_check
from detente.games.nineteen_sixty.supply import cubes_left, limited
from detente.games.nineteen_sixty.votes import elected, tally, winners

# The order of a view's counts: Kennedy's and Nixon's of each, then the deck; then how many of the
# cards in (or placed from) a hand, and in a stack, were drawn since the deck was reshuffled.
HAND: Final = 0
PLACED: Final = 2
STACK: Final = 4
PICKED: Final = 6
DECK: Final = 8
NEW_IN_HAND: Final = 9
NEW_IN_STACK: Final = 11

ELECTION_STEPS: Final = {
    k.BONUS_CUBES: 1,
    k.EXCHANGING: 1,
    k.ELECTION_INITIATIVE: 2,
    k.ELECTION_CARDS: 3,
    k.EARLY_RETURNS: 4,
    k.OWN_EVENTS: 4,
    k.UNDECIDED: 5,
    k.TALLYING: 6,
}
"""The step of Election Day each phase belongs to (60-11)."""
BYRD_STEPS: Final = {k.LANDING_DRAW: 7, k.ERUPTION_DRAW: 8}
BYRD_ENDS: Final = {"rescued": 7, "survivor": 8, "byrd": 8}
"""Phases 7 and 8, while they are drawn for and when they have ended the game (60-16)."""


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


# -- a view in plain JSON types -------------------------------------------------------------------


def to_json(view: View[SixtyState]) -> Position:
    """A view in plain JSON types."""
    return {**shared(view), **own(view)}


def shared(view: View[SixtyState]) -> Shared:
    """What everybody sees, in plain JSON types: names, never numbers, for cards and places."""
    s = view.state
    won = winners(s)
    votes = tally(won)
    president, why = elected(s, votes)
    return {
        "turn": s.turn,
        "stage": stage(s),
        "election_step": election_step(s),
        "round": s.round,
        "first": CANDIDATES[s.first],
        "active": CANDIDATES[s.active],
        "states": {name: _state(s, state, won[state]) for state, name in enumerate(STATES)},
        "byrd": None if s.byrd_at == NONE else STATES[s.byrd_at],
        "travel": [_travel(s, KENNEDY), _travel(s, NIXON)],
        "tokens": [STATES[s.token[KENNEDY]], STATES[s.token[NIXON]]],
        "track": [ISSUES[issue] for issue in list(s.track)],
        "issues": {name: [s.issues[i], s.issues[3 + i]] for i, name in enumerate(ISSUES)},
        "media": {name: [s.media[r], s.media[4 + r]] for r, name in enumerate(REGIONS)},
        "endorsements": {
            name: [s.endorsements[r], s.endorsements[4 + r]] for r, name in enumerate(REGIONS)
        },
        "endorsement_deck": sum(s.endorsement_deck),
        "momentum": list(s.momentum),
        "bag": list(s.bag),
        "rest": list(s.rest),
        "supply": [cubes_left(s, KENNEDY), cubes_left(s, NIXON)] if limited(s) else None,
        "ready": [bool(s.ready[KENNEDY]), bool(s.ready[NIXON])],
        "votes": votes,
        "firm": firm_votes(s, won),
        "regions": region_votes(won),
        "elected": {"seat": CANDIDATES[president], "why": why},
        "effects": [_names(s.effects[KENNEDY]), _names(s.effects[NIXON])],
        "card": None if s.card == NONE else CARDS[s.card],
        "use": USES[s.use],
        "cp": s.cp,
        "deck": view.counts[DECK],
        "under_way": _names(s.under_way),
        "discard": _names(s.discard),
        "removed": _names(s.removed),
        "debate_box": _names(s.debate_box),
        "election_box": _names(s.election_box),
        "prevention_box": _names(s.prevention_box),
    }


def own(view: View[SixtyState]) -> Own:
    """What this reader sees otherwise than others, in plain JSON types."""
    return {
        "gains": gains(view),
        "debate": _debate(view),
        **_piles(view),
    }


def _debate(view: View[SixtyState]) -> Debate:
    """The debate board, and how it would come out."""
    s = view.state
    return {
        "board": {
            name: [_names(s.board[i * 2]), _names(s.board[i * 2 + 1])]
            for i, name in enumerate(ISSUES)
        },
        "sums": {
            name: [total(debate_parts(s, i, seat)) for seat in (KENNEDY, NIXON)]
            for i, name in enumerate(ISSUES)
        },
        "previews": debate_previews(view),
        "won": [(ISSUES[i], CANDIDATES[seat]) for i, seat in zip(s.won, s.won_by)],
    }


def stage(s: SixtyState) -> Stage:
    """What part of the turn is being played (60-3)."""
    if s.turn == DEBATES:
        return "debates"
    if s.turn == ELECTION_DAY:
        return "election_day"
    if s.phase in (k.INITIATIVE, k.ACTIVITY_BEGINS):
        return "initiative"
    if s.phase <= k.ACTIVITY_ENDS:
        return "activities"
    placing = bool(s.stack) and s.stack[-1].kind == k.PLACE_STRATEGY
    return "strategy" if placing else "momentum"


def election_step(s: SixtyState) -> int:
    """The step of Election Day, 1 to 6, then Byrd's phases 7 and 8; 0 before it."""
    if s.turn != ELECTION_DAY:
        return 0
    if s.result is not None and s.result.why in BYRD_ENDS:
        return BYRD_ENDS[s.result.why]
    asked = s.stack[-1].kind if s.stack else -1
    return BYRD_STEPS.get(asked, ELECTION_STEPS.get(s.phase, 6))


def _piles(view: View[SixtyState]) -> Piles:
    """Where the cards are that not everybody sees: how many, and which this view may know."""
    s, counts = view.state, view.counts
    both = (KENNEDY, NIXON)
    return {
        "hands": [_pile(s.hands[c] | s.hand_shown[c], counts[HAND + c]) for c in both],
        "placed": [_pile(s.placed[c], counts[PLACED + c]) for c in both],
        "stacks": [_pile(s.stacks[c] | s.stack_shown[c], counts[STACK + c]) for c in both],
        "picked": [_pile(s.picked[c], counts[PICKED + c]) for c in both],
    }


def _state(s: SixtyState, state: int, winner: int) -> StateNow:
    """A state as the board shows it: who would get its votes now and why, and whether the support
    of each candidate must be checked.
    """
    kennedy, nixon = s.cubes[state], s.cubes[N + state]
    both = (KENNEDY, NIXON)
    return {
        "cubes": [kennedy, nixon],
        "goes_to": None if winner == NOBODY else SEATS[winner],
        "why": why_there(s, state, winner, kennedy, nixon),
        "check": [needs_check(s, seat, state) for seat in both],
    }


def _travel(s: SixtyState, seat: int) -> dict[Zone, Journey]:
    """What it costs a candidate to go to each zone, and what makes that up."""
    ways = [travel_parts(s, seat, zone) for zone in range(len(ZONES))]
    return {name: {"cp": total(way), "parts": way} for name, way in zip(ZONES, ways)}


_names: Final = namer(CARDS)


def _pile(known: int, count: int) -> Pile:
    """A set of cards: how many, and which of them the view may know."""
    return {"count": count, "cards": _names(known)}
