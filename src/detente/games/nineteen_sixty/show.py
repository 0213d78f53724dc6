"""A view in plain JSON types, and what a page tells beforehand: whose votes, why, at what price."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOBODY
from detente.core.state import View
from detente.games.nineteen_sixty.board import (
    BYRD,
    CARRIED,
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
from detente.games.nineteen_sixty.cards import BOTH, CARDS, CP, ICON, ISSUE, NO_CARD
from detente.games.nineteen_sixty.codes import (
    ACTIVITY_BEGINS,
    ACTIVITY_ENDS,
    ADD_SUPPORT,
    BONUS_CUBES,
    CAMPAIGNING,
    EARLY_RETURNS,
    ELECTION_CARDS,
    ELECTION_INITIATIVE,
    ERUPTION_DRAW,
    EXCHANGING,
    INITIATIVE,
    LANDING_DRAW,
    OWN_EVENTS,
    PLACE_STRATEGY,
    TALLYING,
    UNDECIDED,
)
from detente.games.nineteen_sixty.debates import debate_sum, debate_winner
from detente.games.nineteen_sixty.projection import (
    WITHHELD,
    after_gain,
    elected,
    endorsed,
    tally,
    winners,
)
from detente.games.nineteen_sixty.state import USES, SixtyState, needs_check, travel_cost
from detente.games.nineteen_sixty.supply import cubes_left, limited
from detente.games.nineteen_sixty.view import DECK, HAND, PICKED, PLACED, STACK

ADDING: Final = (CAMPAIGNING, ADD_SUPPORT)
"""The questions that are answered by adding state support."""
ELECTION_STEPS: Final = {
    BONUS_CUBES: 1,
    EXCHANGING: 1,
    ELECTION_INITIATIVE: 2,
    ELECTION_CARDS: 3,
    EARLY_RETURNS: 4,
    OWN_EVENTS: 4,
    UNDECIDED: 5,
    TALLYING: 6,
}
"""The step of Election Day each phase belongs to (60-11)."""
BYRD_STEPS: Final = {LANDING_DRAW: 7, ERUPTION_DRAW: 8}
BYRD_ENDS: Final = {"rescued": 7, "survivor": 8, "byrd": 8}
"""Phases 7 and 8, while they are drawn for and when they have ended the game (60-16)."""


def to_json(view: View[SixtyState]) -> dict[str, object]:
    """A view in plain JSON types: names, never numbers, for cards and places."""
    s = view.state
    won = winners(s)
    votes = tally(won)
    president, why = elected(s, votes)
    return {
        "turn": s.turn,
        "stage": stage(s),
        "election_step": election_step(s),
        "round": s.round,
        "first": SEATS[s.first],
        "active": SEATS[s.active],
        "states": {name: _state(s, state, won[state]) for state, name in enumerate(STATES)},
        "gains": gains(view, won, votes),
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
        "supply": [cubes_left(s, KENNEDY), cubes_left(s, NIXON)] if limited(s) else None,
        "ready": [bool(s.ready[KENNEDY]), bool(s.ready[NIXON])],
        "votes": votes,
        "firm": firm_votes(s, won),
        "regions": region_votes(won),
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


def election_step(s: SixtyState) -> int:
    """The step of Election Day, 1 to 6, then Byrd's phases 7 and 8; 0 before it."""
    if s.turn != ELECTION_DAY:
        return 0
    if s.result is not None and s.result.why in BYRD_ENDS:
        return BYRD_ENDS[s.result.why]
    asked = s.stack[-1].kind if s.stack else -1
    return BYRD_STEPS.get(asked, ELECTION_STEPS.get(s.phase, 6))


def _cards_json(view: View[SixtyState]) -> dict[str, object]:
    """Where the cards are: how many, and which where the view may know."""
    s, counts = view.state, view.counts
    both = (KENNEDY, NIXON)
    return {
        "hands": [_pile(s.hands[c] | s.hand_shown[c], counts[HAND + c]) for c in both],
        "placed": [_pile(s.placed[c], counts[PLACED + c]) for c in both],
        "stacks": [_pile(s.stacks[c] | s.stack_shown[c], counts[STACK + c]) for c in both],
        "picked": [_pile(s.picked[c], counts[PICKED + c]) for c in both],
        "deck": counts[DECK],
        "under_way": _names(s.under_way),
        "discard": _names(s.discard),
        "removed": _names(s.removed),
        "debate_box": _names(s.debate_box),
        "election_box": _names(s.election_box),
        "prevention_box": _names(s.prevention_box),
    }


def _state(s: SixtyState, state: int, winner: int) -> dict[str, object]:
    """A state as the board shows it: who would get its votes now and why, what it costs each
    candidate to go there, and whether his support must be checked.
    """
    kennedy, nixon = s.cubes[state], s.cubes[N + state]
    both = (KENNEDY, NIXON)
    return {
        "cubes": [kennedy, nixon],
        "goes_to": None if winner == NOBODY else SEATS[winner],
        "why": why_there(s, state, winner, kennedy, nixon),
        "travel": [travel_cost(s, seat, state) for seat in both],
        "check": [needs_check(s, seat, state) for seat in both],
    }


def why_there(s: SixtyState, state: int, winner: int, kennedy: int, nixon: int) -> str:
    """Why a state's votes go to `winner`: cubes, endorsements, the state's colour, the green cube;
    or why they go to nobody.
    """
    if winner == NOBODY:
        return "withheld"
    if winner == BYRD:
        return "byrd"
    if kennedy or nixon:
        return "carries" if max(kennedy, nixon) >= CARRIED else "leads"
    return "endorsed" if endorsed(s, REGION[state]) == winner else "leans"


def gains(view: View[SixtyState], won: list[int], votes: list[int]) -> dict[str, object]:
    """For who is adding support: the states where 1 more would change who gets the votes, or why;
    and the count as it would be.
    """
    s, seat = view.state, view.seat
    found: dict[str, object] = {}
    if seat is None or not s.stack or s.stack[-1].seat != seat or s.stack[-1].kind not in ADDING:
        return found
    for state, now in enumerate(won):
        then, kennedy, nixon = after_gain(s, seat, state)
        why = why_there(s, state, then, kennedy, nixon)
        if now == then and why == why_there(s, state, now, s.cubes[state], s.cubes[N + state]):
            continue
        count = votes.copy()
        count[WITHHELD if now == NOBODY else now] -= VOTES[state]
        count[WITHHELD if then == NOBODY else then] += VOTES[state]
        goes_to = None if then == NOBODY else SEATS[then]
        found[STATES[state]] = {
            "goes_to": goes_to,
            "why": why,
            "cubes": [kennedy, nixon],
            "votes": count,
        }
    return found


def debate_outlook(view: View[SixtyState]) -> list[dict[str, object]]:
    """What each own card of the stack would make of its issue in the debates, side by side: the
    sums (none where the issue is won already), who would win so, and whether a second card on
    that side resolves the issue this round (60-10.5, 60-10.8, 60-10.9).
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
                    "winner": SEATS[debate_winner(s, sums[KENNEDY], sums[NIXON])],
                    "resolved": bool(s.board[issue * 2 + side]),
                }
            )
    return outlook


def firm_votes(s: SixtyState, won: list[int]) -> list[int]:
    """The electoral votes of states a candidate leads; the rest of his only lean to him."""
    firm = [0, 0]
    for state, winner in enumerate(won):
        if winner in (KENNEDY, NIXON) and s.cubes[winner * N + state]:
            firm[winner] += VOTES[state]
    return firm


def region_votes(won: list[int]) -> dict[str, list[int]]:
    """The electoral votes of Kennedy, Nixon and Byrd in each region, and those withheld."""
    votes = {name: [0, 0, 0, 0] for name in REGIONS}
    for state, winner in enumerate(won):
        votes[REGIONS[REGION[state]]][WITHHELD if winner == NOBODY else winner] += VOTES[state]
    return votes


def _names(cards: int) -> list[str]:
    return [CARDS[card] for card in cards_of(cards)]


def _pile(known: int, count: int) -> dict[str, object]:
    """A set of cards: how many, and which of them the view may know."""
    return {"count": count, "cards": _names(known)}
