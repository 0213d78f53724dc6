"""What COMMON cards do when they are read, one function for each effect; the docstring is the card.

`by` drew the card or plays it from the hand. Gains happen at once, clockwise from `by`; losses are
owed and paid after all gains, in the same order (STR-8.8). Who is judged is fixed before any token
moves (STR-6.13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.cards import cards_of
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


def public_sign(s: StratagemState, seat: int, theme: int) -> int:
    """The rating by public opinion of the OPTION displayed in a theme; 0 if the slot is empty."""
    return total(party(s, seat).opinion, s.shown[seat] & 3 << 2 * theme)


def public_total(s: StratagemState, seat: int) -> int:
    """The sum of all displayed signs of public opinion."""
    return total(party(s, seat).opinion, s.shown[seat])


def members_total(s: StratagemState, seat: int) -> int:
    """The sum of all displayed signs of the party's members."""
    return total(party(s, seat).members, s.shown[seat])


def judge(s: StratagemState, seats: list[int], verdicts: list[int], k: int, card: int) -> None:
    """Who is judged well gains k, who is judged badly loses k; all gains come first (STR-8.8)."""
    for seat, verdict in zip(seats, verdicts):
        if verdict > 0:
            gain(s, seat, k)
    for seat, verdict in zip(seats, verdicts):
        if verdict < 0:
            owe(s, seat, k)
    if not any(verdicts) and s.notes is not None:
        note(s, codes.UNMOVED, card)


def favour(s: StratagemState, seats: list[int], k: int, card: int) -> None:
    """Each of these seats gains k."""
    judge(s, seats, [1] * len(seats), k, card)


def single_best(seats: list[int], numbers: list[int]) -> list[int]:
    """The seat that alone has the highest number; nobody if several have it."""
    best = max(numbers)
    found = [seat for seat, number in zip(seats, numbers) if number == best]
    return found if len(found) == 1 else []


# -- OPINION and EVENT cards -------------------------------------------------------------


def poll_self(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """The public judges your OPTION on one theme: + gains k, − loses k, empty slot nothing."""
    judge(s, [by], [public_sign(s, by, text.theme)], text.amount, card)


def poll_all(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """The public judges everybody's OPTION on one theme: + gains k, − loses k."""
    seats = clockwise(s, by)
    judge(s, seats, [public_sign(s, seat, text.theme) for seat in seats], text.amount, card)


def public_self(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Your total of public signs: above 0 gains k, below 0 loses k."""
    judge(s, [by], [public_total(s, by)], text.amount, card)


def public_top(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Who alone has the best total of public signs gains k; tie at the top: nothing."""
    seats = clockwise(s, by)
    totals = [public_total(s, seat) for seat in seats]
    favour(s, single_best(seats, totals), text.amount, card)


def members_self(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Your total of members' signs: above 0 gains k, below 0 loses k."""
    judge(s, [by], [members_total(s, by)], text.amount, card)


def members_all(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Everybody's total of members' signs: above 0 gains k, below 0 loses k."""
    seats = clockwise(s, by)
    judge(s, seats, [members_total(s, seat) for seat in seats], text.amount, card)


def members_top(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Who alone has the best total of members' signs gains k; tie at the top: nothing."""
    seats = clockwise(s, by)
    totals = [members_total(s, seat) for seat in seats]
    favour(s, single_best(seats, totals), text.amount, card)


def option_gain(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Everybody who displays one OPTION gains k."""
    shown = [seat for seat in clockwise(s, by) if s.shown[seat] >> text.plank & 1]
    favour(s, shown, text.amount, card)


def self_gain(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """You gain k."""
    gain(s, by, text.amount)


def self_loss(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """You lose k."""
    owe(s, by, text.amount)


def low_gain(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Everybody who holds at most so many tokens when the card is drawn gains k."""
    low = [seat for seat in clockwise(s, by) if s.tokens[seat] <= text.tokens]
    favour(s, low, text.amount, card)


def leader_gain(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Who alone holds the most tokens gains k; tie: nothing."""
    seats = clockwise(s, by)
    favour(s, single_best(seats, [s.tokens[seat] for seat in seats]), text.amount, card)


def last_gain(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Who alone holds the fewest tokens gains k; tie: nothing."""
    seats = clockwise(s, by)
    favour(s, single_best(seats, [-s.tokens[seat] for seat in seats]), text.amount, card)


def skip_self(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """You will pass your next turn."""
    order_pass(s, by, text.amount)


# -- SECRET cards ------------------------------------------------------------------------


def name_opponent(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Name an opponent; what follows is said in AIMED."""
    ask_target(s, by, card)


def target_drop(s: StratagemState, by: int, card: int, text: CommonCard) -> None:
    """Name a displayed SUPPORT of one force held by an opponent: it falls. Playable without one."""
    ask_victim(s, by, card)


def target_loss(s: StratagemState, by: int, target: int, text: CommonCard) -> None:
    """The named opponent loses k."""
    owe(s, target, text.amount)


def target_skip(s: StratagemState, by: int, target: int, text: CommonCard) -> None:
    """The named opponent will pass the next turn."""
    order_pass(s, target, text.amount)


def peek_gain(s: StratagemState, by: int, target: int, text: CommonCard) -> None:
    """Look, alone, at every SECRET card in the named opponent's hand, then gain k."""
    tell_about(s, codes.LOOKED, by, target)
    for held in cards_of(s.secrets[target]):
        whisper_about(s, codes.SAW, by, target, held)
    s.seen = joined(s.seen, by, s.secrets[target])
    gain(s, by, text.amount)


Effect = Callable[[StratagemState, int, int, CommonCard], None]

READ: Final[dict[int, Effect]] = {
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

AIMED: Final[dict[int, Effect]] = {
    cards.TARGET_LOSS: target_loss,
    cards.TARGET_SKIP: target_skip,
    cards.PEEK_GAIN: peek_gain,
}
"""What happens when its target is named."""


def happen(s: StratagemState, by: int, card: int) -> None:
    """A COMMON card is read and its text followed (STR-6.3, 6.8)."""
    text = s.cards.cards[card]
    READ[text.effect](s, by, card, text)
