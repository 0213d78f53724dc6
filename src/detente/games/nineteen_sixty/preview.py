"""What is told beforehand: whose votes and why, what 1 support more, what a debate card does."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOBODY
from detente.core.parts import total
from detente.core.state import View
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    BYRD,
    CANDIDATES,
    CARRIED,
    DEBATES,
    ISSUES,
    KENNEDY,
    NIXON,
    REGION,
    REGIONS,
    SEATS,
    STATES,
    VOTES,
    N,
)
from detente.games.nineteen_sixty.cards import BOTH, CARDS, CP, ICON, ISSUE
from detente.games.nineteen_sixty.debates import debate_parts, debate_winner
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.position import Argued, Gain, Region, Why
from detente.games.nineteen_sixty.state import SixtyState
from detente.games.nineteen_sixty.votes import WITHHELD, after_gain, endorsed, tally, winners

ADDING: Final = (k.CAMPAIGNING, k.ADD_SUPPORT)
"""The questions that are answered by adding state support."""


def why_there(s: SixtyState, state: int, winner: int, kennedy: int, nixon: int) -> Why:
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


def gains(view: View[SixtyState]) -> dict[str, Gain]:
    """For who is adding support: the states where 1 more would change who gets the votes, or why;
    and the count as it would be.
    """
    s, seat = view.state, view.seat
    found: dict[str, Gain] = {}
    if seat is None or not s.stack or s.stack[-1].seat != seat or s.stack[-1].kind not in ADDING:
        return found
    won = winners(s)
    votes = tally(won)
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


def debate_previews(view: View[SixtyState]) -> list[Argued]:
    """What each own card of the stack would make of its issue in the debates, side by side: the
    sums and their parts (none where the issue is won already), who would win so, and whether a
    second card on that side resolves the issue this round (60-10.5, 60-10.8, 60-10.9).
    """
    s, seat = view.state, view.seat
    if seat is None or seat == BYRD or s.turn != DEBATES:
        return []
    found: list[Argued] = []
    for card in cards_of(s.stacks[seat]):
        issue, icon = ISSUE[card], ICON[card]
        for side in (KENNEDY, NIXON) if icon == BOTH else (icon,):
            parts = [debate_parts(s, issue, seat) for seat in (KENNEDY, NIXON)]
            parts[side].append((card_name(card), CP[card]))
            sums = [total(parts[KENNEDY]), total(parts[NIXON])]
            won = issue in s.won
            found.append(
                {
                    "card": CARDS[card],
                    "issue": ISSUES[issue],
                    "side": CANDIDATES[side],
                    "sums": None if won else sums,
                    "parts": None if won else parts,
                    "winner": CANDIDATES[debate_winner(s, sums[KENNEDY], sums[NIXON])],
                    "resolved": bool(s.board[issue * 2 + side]),
                }
            )
    return found


def firm_votes(s: SixtyState, won: list[int]) -> list[int]:
    """The electoral votes of states a candidate leads; the rest of his only lean to him."""
    firm = [0, 0]
    for state, winner in enumerate(won):
        if winner in (KENNEDY, NIXON) and s.cubes[winner * N + state]:
            firm[winner] += VOTES[state]
    return firm


def region_votes(won: list[int]) -> dict[Region, list[int]]:
    """The electoral votes of Kennedy, Nixon and Byrd in each region, and those withheld."""
    votes = {name: [0, 0, 0, 0] for name in REGIONS}
    for state, winner in enumerate(won):
        votes[REGIONS[REGION[state]]][WITHHELD if winner == NOBODY else winner] += VOTES[state]
    return votes
