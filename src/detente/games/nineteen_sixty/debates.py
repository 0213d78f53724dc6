"""Turn 6: the debates (60-10)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE, Frame
from detente.core.parts import Part, total
from detente.core.state import note
from detente.core.values import filled, joined, parted
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    DEBATES,
    ISSUES,
    KENNEDY,
    NIXON,
    ORDER,
    REWARDS,
)
from detente.games.nineteen_sixty.cards import (
    BOTH,
    CP,
    HARVARD_BRAIN_TRUST,
    ICON,
    ISSUE,
    LAZY_SHAVE,
)
from detente.games.nineteen_sixty.frames import TwoCards
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.state import SixtyState
from detente.games.nineteen_sixty.verbs import ask_add, ask_initiative, begin_turn

LAST: Final = 1  # the step of the resolution after the last card
KENNEDY_PICKS: Final = 2  # the step of a round under Lazy Shave in which Kennedy has yet to pick


def debate_initiative(s: SixtyState) -> None:
    """Step 1: an initiative check; its winner wins every tie (60-10.1)."""
    s.phase = k.DEBATE_ROUND
    s.round = 0
    ask_initiative(s)


def debate_round(s: SixtyState) -> None:
    """Both choose a card and reveal together; under Lazy Shave Nixon first (60-10.4, 60-10.17)."""
    if rounds_over(s):
        s.phase = k.DEBATE_RESOLVE
        s.step = LAST
        return
    s.phase = k.DEBATE_REVEAL
    s.round += 1
    s.step = 0
    lazy = s.debate_box >> LAZY_SHAVE & 1
    if s.stacks[NIXON]:
        s.stack.append(Frame(k.DEBATE_CARD, NIXON))
    if lazy:
        s.step = KENNEDY_PICKS
    elif s.stacks[KENNEDY]:
        s.stack.append(Frame(k.DEBATE_CARD, KENNEDY))


def rounds_over(s: SixtyState) -> bool:
    """All three issues are won or the cards have run out (60-10.21)."""
    kennedy, nixon = s.stacks
    if len(s.won) == len(ISSUES) or not (kennedy or nixon):
        return True
    return s.options.word("debate_short_stack") == "rounds_end" and not (kennedy and nixon)


def debate_reveal(s: SixtyState) -> None:
    """Single-icon cards are placed first; then the owners of the others choose (60-10.20)."""
    s.phase = k.DEBATE_SIDES
    undecided: list[tuple[int, int]] = []
    for seat in (KENNEDY, NIXON):
        if not s.picked[seat]:
            continue
        card = cards_of(s.picked[seat])[0]
        show_debate_card(s, seat, card)
        if ISSUE[card] in s.won:
            note(s, k.DEBATE_VOID, card, ISSUE[card])
            s.under_way &= ~(1 << card)
            s.discard |= 1 << card
        elif ICON[card] == BOTH:
            undecided.append((seat, card))
        else:
            side_card(s, card, ICON[card])
    ask_sides(s, undecided)


def show_debate_card(s: SixtyState, seat: int, card: int) -> None:
    """A chosen card is revealed: from now on everybody knows it."""
    s.picked = filled(s.picked, seat, 0)
    s.stack_shown = parted(s.stack_shown, seat, 1 << card)
    s.under_way |= 1 << card
    note(s, k.DEBATE_SHOWN, seat, card)


def ask_sides(s: SixtyState, undecided: list[tuple[int, int]]) -> None:
    """The owner sides a both-icon card; for two the initiative winner says who first (60-10.7)."""
    if len(undecided) == 2:
        cards = (undecided[0][1], undecided[1][1])
        s.stack.append(TwoCards(k.SIDES_FIRST, s.first, cards))
    elif undecided:
        seat, card = undecided[0]
        s.stack.append(Frame(k.DEBATE_SIDE, seat, card))


def side_card(s: SixtyState, card: int, side: int) -> None:
    """A card goes to its issue, on one side (60-10.5)."""
    s.under_way &= ~(1 << card)
    s.board = joined(s.board, ISSUE[card] * 2 + side, 1 << card)
    note(s, k.DEBATE_SIDED, card, ISSUE[card], side)


def debate_sides(s: SixtyState) -> None:
    """Both cards are placed; under Lazy Shave Kennedy picks only now (60-10.17, 60-10.22)."""
    if s.step == KENNEDY_PICKS:
        s.step = 0
        if s.stacks[KENNEDY]:
            s.phase = k.DEBATE_REVEAL
            s.stack.append(Frame(k.DEBATE_CARD, KENNEDY))
            return
    s.phase = k.DEBATE_RESOLVE


def debate_resolve(s: SixtyState) -> None:
    """Issues with 2 cards on a side are resolved, the lowest on the old track first; when the
    cards have run out, all that are left (60-10.9, 60-10.10, 60-10.15).
    """
    for issue in reversed(list(s.track)):
        if issue not in s.won and (s.step == LAST or complete(s, issue)):
            resolve_issue(s, issue)
            return
    s.phase = k.DEBATES_END if s.step == LAST else k.DEBATE_ROUND


def complete(s: SixtyState, issue: int) -> bool:
    """At least 2 cards on at least one side (60-10.9)."""
    return max(s.board[issue * 2].bit_count(), s.board[issue * 2 + 1].bit_count()) >= 2


def debate_parts(s: SixtyState, issue: int, side: int) -> list[Part]:
    """The printed CP on a side; Harvard Brain Trust adds 1 for Kennedy (60-10.11, 60-10.16)."""
    parts = [(card_name(card), CP[card]) for card in cards_of(s.board[issue * 2 + side])]
    if side == KENNEDY and s.debate_box >> HARVARD_BRAIN_TRUST & 1:
        parts.append((card_name(HARVARD_BRAIN_TRUST), 1))
    return parts


def debate_winner(s: SixtyState, kennedy: int, nixon: int) -> int:
    """The higher sum wins; a tie goes to the initiative winner (60-10.11)."""
    return s.first if kennedy == nixon else KENNEDY if kennedy > nixon else NIXON


def resolve_issue(s: SixtyState, issue: int) -> None:
    """An issue is won; the reward grows from one to the next (60-10.12)."""
    kennedy = total(debate_parts(s, issue, KENNEDY))
    nixon = total(debate_parts(s, issue, NIXON))
    winner = debate_winner(s, kennedy, nixon)
    note(s, k.DEBATE_WON, winner, issue, kennedy, nixon)
    reward = REWARDS[len(s.won)]
    s.won = (*s.won, issue)
    s.won_by = (*s.won_by, winner)
    each = 1 if s.options.word("debate_reward_per_state_cap") == "one" else reward
    ask_add(s, winner, NONE, reward, each, ALL_STATES)


def debates_end(s: SixtyState) -> None:
    """The issue won first goes to space 3, the last to space 1; every card used is discarded
    (60-10.14, 60-10.18).
    """
    s.track = bytes(reversed(s.won))
    note(s, k.TRACK_SET, ORDER.index((s.track[0], s.track[1], s.track[2])))
    for pile in s.board:
        s.discard |= pile
    s.board = (0,) * len(s.board)
    for seat in (KENNEDY, NIXON):
        for card in cards_of(s.stacks[seat]):
            s.discard |= 1 << card
            note(s, k.DISCARDED, seat, card)
    s.stacks = s.stack_shown = (0, 0)
    if s.options.on("event_cards_removed"):
        s.removed |= s.debate_box
    else:
        s.discard |= s.debate_box
    s.debate_box = 0
    begin_turn(s, DEBATES + 1)
