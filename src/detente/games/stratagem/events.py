"""What COMMON cards do when they are read, one function for each effect; the docstring is the card.

`by` drew the card or plays it from the hand; `card` says with which numbers, because several cards
have the same effect. Gains happen at once, clockwise from `by`; losses are owed and paid after all
gains, in the same order (STR-8.8). Who is judged is fixed before any token moves (STR-6.13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import Frame
from detente.core.state import note
from detente.core.values import joined
from detente.games.stratagem import cards, codes
from detente.games.stratagem.cards import CommonCard, total
from detente.games.stratagem.state import StratagemState, clockwise, party
from detente.games.stratagem.verbs import (
    ask_target,
    ask_victim,
    gain,
    order_pass,
    owe,
    tell_about,
    whisper_about,
)


def printed(s: StratagemState, card: int) -> CommonCard:
    """What stands on a COMMON card."""
    return s.cards.cards[card]


def public_sign(s: StratagemState, seat: int, theme: int) -> int:
    """The rating by public opinion of the OPTION displayed in a theme; 0 if the slot is empty."""
    return total(party(s, seat).opinion, s.shown[seat] & 3 << 2 * theme)


def public_total(s: StratagemState, seat: int) -> int:
    """The sum of all displayed signs of public opinion."""
    return total(party(s, seat).opinion, s.shown[seat])


def members_total(s: StratagemState, seat: int) -> int:
    """The sum of all displayed signs of the party's members."""
    return total(party(s, seat).members, s.shown[seat])


def judge(s: StratagemState, seats: list[int], verdicts: list[int], card: int) -> None:
    """Who is judged well gains k, who is judged badly owes k, which is paid after all gains
    (STR-8.8).
    """
    k = printed(s, card).amount
    for seat, verdict in zip(seats, verdicts):
        if verdict > 0:
            gain(s, seat, k)
        elif verdict < 0:
            owe(s, seat, k)
    if not any(verdicts) and s.notes is not None:
        note(s, codes.UNMOVED, card)


def favour(s: StratagemState, seats: list[int], card: int) -> None:
    """Each of these seats gains k."""
    judge(s, seats, [1] * len(seats), card)


def single_best(seats: list[int], numbers: list[int]) -> list[int]:
    """The seat that alone has the highest number; nobody if several have it."""
    best = max(numbers)
    found = [seat for seat, number in zip(seats, numbers) if number == best]
    return found if len(found) == 1 else []


# -- OPINION and EVENT cards -------------------------------------------------------------


def poll_self(s: StratagemState, by: int, card: int) -> None:
    """The public judges your OPTION on one theme: + gains k, − loses k, empty slot nothing."""
    judge(s, [by], [public_sign(s, by, printed(s, card).theme)], card)


def poll_all(s: StratagemState, by: int, card: int) -> None:
    """The public judges everybody's OPTION on one theme: + gains k, − loses k."""
    theme = printed(s, card).theme
    seats = clockwise(s, by)
    judge(s, seats, [public_sign(s, seat, theme) for seat in seats], card)


def public_self(s: StratagemState, by: int, card: int) -> None:
    """Your total of public signs: above 0 gains k, below 0 loses k."""
    judge(s, [by], [public_total(s, by)], card)


def public_top(s: StratagemState, by: int, card: int) -> None:
    """Who alone has the best total of public signs gains k; tie at the top: nothing."""
    seats = clockwise(s, by)
    totals = [public_total(s, seat) for seat in seats]
    favour(s, single_best(seats, totals), card)


def members_self(s: StratagemState, by: int, card: int) -> None:
    """Your total of members' signs: above 0 gains k, below 0 loses k."""
    judge(s, [by], [members_total(s, by)], card)


def members_all(s: StratagemState, by: int, card: int) -> None:
    """Everybody's total of members' signs: above 0 gains k, below 0 loses k."""
    seats = clockwise(s, by)
    judge(s, seats, [members_total(s, seat) for seat in seats], card)


def members_top(s: StratagemState, by: int, card: int) -> None:
    """Who alone has the best total of members' signs gains k; tie at the top: nothing."""
    seats = clockwise(s, by)
    totals = [members_total(s, seat) for seat in seats]
    favour(s, single_best(seats, totals), card)


def option_gain(s: StratagemState, by: int, card: int) -> None:
    """Everybody who displays one OPTION gains k."""
    plank = printed(s, card).plank
    favour(s, [seat for seat in clockwise(s, by) if s.shown[seat] >> plank & 1], card)


def self_gain(s: StratagemState, by: int, card: int) -> None:
    """You gain k."""
    gain(s, by, printed(s, card).amount)


def self_loss(s: StratagemState, by: int, card: int) -> None:
    """You lose k."""
    owe(s, by, printed(s, card).amount)


def low_gain(s: StratagemState, by: int, card: int) -> None:
    """Everybody who holds at most so many tokens when the card is drawn gains k."""
    most = printed(s, card).tokens
    favour(s, [seat for seat in clockwise(s, by) if s.tokens[seat] <= most], card)


def leader_gain(s: StratagemState, by: int, card: int) -> None:
    """Who alone holds the most tokens gains k; tie: nothing."""
    seats = clockwise(s, by)
    favour(s, single_best(seats, [s.tokens[seat] for seat in seats]), card)


def last_gain(s: StratagemState, by: int, card: int) -> None:
    """Who alone holds the fewest tokens gains k; tie: nothing."""
    seats = clockwise(s, by)
    favour(s, single_best(seats, [-s.tokens[seat] for seat in seats]), card)


def skip_self(s: StratagemState, by: int, card: int) -> None:
    """You will pass your next turn."""
    order_pass(s, by, printed(s, card).amount)


# -- SECRET cards ------------------------------------------------------------------------


def name_opponent(s: StratagemState, by: int, card: int) -> None:
    """Name an opponent; what follows is said in AIMED."""
    ask_target(s, by, card)


def target_drop(s: StratagemState, by: int, card: int) -> None:
    """Name a displayed SUPPORT of one force held by an opponent: it falls. Playable without one."""
    ask_victim(s, by, card)


def target_loss(s: StratagemState, q: Frame, target: int) -> None:
    """The named opponent loses k."""
    owe(s, target, printed(s, q.card).amount)


def target_skip(s: StratagemState, q: Frame, target: int) -> None:
    """The named opponent will pass the next turn."""
    order_pass(s, target, printed(s, q.card).amount)


def peek_gain(s: StratagemState, q: Frame, target: int) -> None:
    """Look, alone, at every SECRET card in the named opponent's hand, then gain k."""
    tell_about(s, codes.LOOKED, q.seat, target)
    for held in cards_of(s.secrets[target]):
        whisper_about(s, codes.SAW, q.seat, target, held)
    s.seen = joined(s.seen, q.seat, s.secrets[target])
    gain(s, q.seat, printed(s, q.card).amount)


EVENTS: Final[dict[int, Callable[[StratagemState, int, int], None]]] = {
    cards.POLL_SELF: poll_self,
    cards.POLL_ALL: poll_all,
    cards.PUBLIC_SELF: public_self,
    cards.PUBLIC_TOP: public_top,
    cards.MEMBERS_SELF: members_self,
    cards.MEMBERS_ALL: members_all,
    cards.MEMBERS_TOP: members_top,
    cards.OPTION_GAIN: option_gain,
    cards.SELF_GAIN: self_gain,
    cards.SELF_LOSS: self_loss,
    cards.LOW_GAIN: low_gain,
    cards.LEADER_GAIN: leader_gain,
    cards.LAST_GAIN: last_gain,
    cards.SKIP_SELF: skip_self,
    cards.TARGET_LOSS: name_opponent,
    cards.TARGET_DROP: target_drop,
    cards.TARGET_SKIP: name_opponent,
    cards.PEEK_GAIN: name_opponent,
}
"""What happens when a card is read, by its effect."""

AIMED: Final[dict[int, Callable[[StratagemState, Frame, int], None]]] = {
    cards.TARGET_LOSS: target_loss,
    cards.TARGET_SKIP: target_skip,
    cards.PEEK_GAIN: peek_gain,
}
"""What happens when its target is named."""


def happen(s: StratagemState, card: int, by: int) -> None:
    """A COMMON card is read and its text followed (STR-6.3, 6.8)."""
    EVENTS[s.cards.cards[card].effect](s, by, card)
