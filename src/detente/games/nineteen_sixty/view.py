"""The one door for secrets: what a seat may know, and what it may imagine."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of, nth, pick_some
from detente.core.frame import NOBODY
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    BYRD,
    DEBATES,
    ELECTION_DAY,
    ISSUES,
    KENNEDY,
    NIXON,
    NOWHERE,
    REGION,
    REGIONS,
    SEATS,
    STATES,
    VOTES,
    N,
)
from detente.games.nineteen_sixty.cards import (
    BOTH,
    CARDS,
    CP,
    GATHERING_CARDS,
    ICON,
    ISSUE,
    NO_CARD,
)
from detente.games.nineteen_sixty.codes import (
    ACTIVITY_BEGINS,
    ACTIVITY_ENDS,
    INITIATIVE,
    PLACE_STRATEGY,
)
from detente.games.nineteen_sixty.debates import debate_sum
from detente.games.nineteen_sixty.projection import elected, electoral_votes, votes_go_to
from detente.games.nineteen_sixty.state import (
    USES,
    SixtyState,
    campaign_cards,
    carries,
    clone,
    led_by,
    needs_check,
    travel_cost,
)
from detente.games.nineteen_sixty.values import filled, joined

# The order of a view's counts: Kennedy's and Nixon's of each, then the deck.
_HAND: Final = 0
_PLACED: Final = 2
_STACK: Final = 4
_PICKED: Final = 6
_DECK: Final = 8


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
        cards = pick_some(unseen, counts[_HAND + seat] - s.hands[seat].bit_count(), rng)
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
    size = counts[_STACK + seat] + counts[_PICKED + seat]
    known = s.stack_shown[seat]
    drawn = pick_some(unseen & ~GATHERING_CARDS, size - known.bit_count(), rng)
    picked = pick_some(known | drawn, counts[_PICKED + seat], rng)
    s.picked = filled(s.picked, seat, picked)
    s.stacks = filled(s.stacks, seat, (known | drawn) & ~picked)
    return unseen & ~drawn


def _deal_placed(s: SixtyState, seat: int, counts: tuple[int, ...], rng: Rng) -> int:
    """Say which cards known from the hand were placed; how many unknown ones were.

    Every card of the hand that may be placed is as likely as another to have been.
    """
    known = s.hand_shown[seat]
    unknown = counts[_HAND + seat] + counts[_PLACED + seat] - known.bit_count()
    open_cards = known & ~GATHERING_CARDS
    for _ in range(counts[_PLACED + seat]):
        at = rng.below(open_cards.bit_count() + unknown)
        if at < unknown:
            unknown -= 1
        else:
            card = 1 << nth(open_cards, at - unknown)
            open_cards ^= card
            s.placed = joined(s.placed, seat, card)
    s.hands = filled(s.hands, seat, known & ~s.placed[seat])
    return counts[_PLACED + seat] - s.placed[seat].bit_count()


def to_json(view: View[SixtyState]) -> dict[str, object]:
    """A view in plain JSON types: names, never numbers, for cards and places."""
    s = view.state
    votes = electoral_votes(s)
    president, why = elected(s, votes)
    return {
        "turn": s.turn,
        "stage": stage(s),
        "round": s.round,
        "first": SEATS[s.first],
        "active": SEATS[s.active],
        "states": {name: _state(s, state) for state, name in enumerate(STATES)},
        "byrd": None if s.byrd_at == NOWHERE else STATES[s.byrd_at],
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
        "ready": [bool(s.ready[KENNEDY]), bool(s.ready[NIXON])],
        "votes": votes,
        "firm": firm_votes(s),
        "regions": region_votes(s),
        "elected": {"seat": SEATS[president], "why": why},
        "effects": [_names(s.effects[KENNEDY]), _names(s.effects[NIXON])],
        "card": None if s.card == NO_CARD else CARDS[s.card],
        "use": USES[s.use],
        "cp": s.cp,
        "debate": {
            "board": {
                name: [_names(s.board[i * 2]), _names(s.board[i * 2 + 1])]
                for i, name in enumerate(ISSUES)
            },
            "sums": {
                name: [debate_sum(s, i, KENNEDY), debate_sum(s, i, NIXON)]
                for i, name in enumerate(ISSUES)
            },
            "outlook": debate_outlook(view),
            "won": [[ISSUES[i], SEATS[seat]] for i, seat in zip(s.won, s.won_by)],
        },
        **_cards_json(view),
    }


def stage(s: SixtyState) -> str:
    """What part of the turn is being played (60-3)."""
    if s.turn == DEBATES:
        return "debates"
    if s.turn == ELECTION_DAY:
        return "election_day"
    if s.phase in (INITIATIVE, ACTIVITY_BEGINS):
        return "initiative"
    if s.phase <= ACTIVITY_ENDS:
        return "activities"
    placing = bool(s.stack) and s.stack[-1].kind == PLACE_STRATEGY
    return "strategy" if placing else "momentum"


def _cards_json(view: View[SixtyState]) -> dict[str, object]:
    """Where the cards are: how many, and which where the view may know."""
    s, counts = view.state, view.counts
    both = (KENNEDY, NIXON)
    return {
        "hands": [_pile(s.hands[c] | s.hand_shown[c], counts[_HAND + c]) for c in both],
        "placed": [_pile(s.placed[c], counts[_PLACED + c]) for c in both],
        "stacks": [_pile(s.stacks[c] | s.stack_shown[c], counts[_STACK + c]) for c in both],
        "picked": [_pile(s.picked[c], counts[_PICKED + c]) for c in both],
        "deck": counts[_DECK],
        "under_way": _names(s.under_way),
        "discard": _names(s.discard),
        "removed": _names(s.removed),
        "debate_box": _names(s.debate_box),
        "election_box": _names(s.election_box),
        "prevention_box": _names(s.prevention_box),
    }


def _state(s: SixtyState, state: int) -> dict[str, object]:
    """A state as the board shows it: who would get its votes now and why, what it costs each
    candidate to go there, and whether his support must be checked.
    """
    winner = votes_go_to(s, state)
    both = (KENNEDY, NIXON)
    return {
        "cubes": [s.cubes[state], s.cubes[N + state]],
        "goes_to": None if winner == NOBODY else SEATS[winner],
        "why": why_there(s, state, winner),
        "travel": [travel_cost(s, seat, state) for seat in both],
        "check": [needs_check(s, seat, state) for seat in both],
    }


def why_there(s: SixtyState, state: int, winner: int) -> str:
    """Why a state's votes go to `winner`: his cubes, the state's colour, the green cube; or why
    they go to nobody.
    """
    if winner == NOBODY:
        return "withheld"
    if winner == BYRD:
        return "byrd"
    if carries(s, winner, state):
        return "carries"
    return "leads" if led_by(s, state) == winner else "leans"


def debate_outlook(view: View[SixtyState]) -> list[dict[str, object]]:
    """What each own card of the stack would make of its issue in the debates, side by side; no
    sums where the issue is won already (60-10.5, 60-10.8).
    """
    s, seat = view.state, view.seat
    if seat is None or seat == BYRD or s.turn != DEBATES:
        return []
    outlook: list[dict[str, object]] = []
    for card in cards_of(s.stacks[seat]):
        issue, icon = ISSUE[card], ICON[card]
        for side in (KENNEDY, NIXON) if icon == BOTH else (icon,):
            sums = [debate_sum(s, issue, KENNEDY), debate_sum(s, issue, NIXON)]
            sums[side] += CP[card]
            outlook.append(
                {
                    "card": CARDS[card],
                    "issue": ISSUES[issue],
                    "side": SEATS[side],
                    "sums": None if issue in s.won else sums,
                }
            )
    return outlook


def firm_votes(s: SixtyState) -> list[int]:
    """The electoral votes of states a candidate leads; the rest of his only lean to him."""
    firm = [0, 0]
    for state in ALL_STATES:
        winner = votes_go_to(s, state)
        if winner in (KENNEDY, NIXON) and led_by(s, state) == winner:
            firm[winner] += VOTES[state]
    return firm


def region_votes(s: SixtyState) -> dict[str, list[int]]:
    """The electoral votes of Kennedy, Nixon and Byrd in each region, and those withheld."""
    votes = {name: [0, 0, 0, 0] for name in REGIONS}
    for state in ALL_STATES:
        winner = votes_go_to(s, state)
        votes[REGIONS[REGION[state]]][winner if winner != NOBODY else 3] += VOTES[state]
    return votes


def _names(cards: int) -> list[str]:
    return [CARDS[card] for card in cards_of(cards)]


def _pile(known: int, count: int) -> dict[str, object]:
    """A set of cards: how many, and which of them the view may know."""
    return {"count": count, "cards": _names(known)}
