"""What cards are written in: telling, tokens, cards, questions."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NONE, Frame
from detente.core.state import UNSAID, note, note_to
from detente.core.values import changed, filled, parted
from detente.games.stratagem import codes
from detente.games.stratagem.board import DRAWING_LOTS, SEAT_COUNT
from detente.games.stratagem.frames import Lots, Rest
from detente.games.stratagem.state import (
    StratagemState,
    exposed,
    offending,
    opponents,
    party_of,
    plays,
    shares,
)


def tell(s: StratagemState, what: int, seat: int, a: int = UNSAID, b: int = UNSAID) -> None:
    """Write down something a seat does; the log calls it by its party, once there are parties."""
    if s.notes is not None and s.phase != DRAWING_LOTS:
        note(s, what, party_of(s, seat), a, b)


def tell_about(s: StratagemState, what: int, seat: int, other: int, a: int = UNSAID) -> None:
    """Write down something a seat does with another one."""
    if s.notes is not None and s.phase != DRAWING_LOTS:
        note(s, what, party_of(s, seat), party_of(s, other), a)


def whisper(s: StratagemState, what: int, seat: int, *args: int) -> None:
    """Write down something a seat does whose secret part only that seat may read."""
    if s.notes is not None:
        note_to(s, 1 << seat, what, party_of(s, seat), *args)


def whisper_about(s: StratagemState, what: int, seat: int, other: int, *args: int) -> None:
    """Write down something a seat does with another one whose secret part only it may read."""
    if s.notes is not None:
        note_to(s, 1 << seat, what, party_of(s, seat), party_of(s, other), *args)


# -- tokens (section 8) ------------------------------------------------------------------


def open_account(s: StratagemState) -> None:
    """Remember what everybody has before a card is settled (STR-17.9)."""
    s.before = bytes(s.tokens)


def collect(s: StratagemState, seat: int, k: int) -> int:
    """The tokens of k % p. adv. come to the seat, or go from it; how many there are."""
    total = 0
    tokens = s.tokens
    for other, given in shares(s, seat, k):
        tokens[other] -= given
        total += given
    tokens[seat] += total
    return total


def gain(s: StratagemState, seat: int, k: int) -> None:
    """Every active opponent gives k tokens, or all that is left (STR-8.2, 8.6)."""
    tell(s, codes.GAINED, seat, k, collect(s, seat, k))


def owe(s: StratagemState, seat: int, k: int) -> None:
    """The seat loses k % p. adv. after the gains and the losses before it (STR-8.8)."""
    s.owed = (*s.owed, k * SEAT_COUNT + seat)


def change(s: StratagemState, seat: int, k: int) -> None:
    """A gain (k > 0) or a loss (k < 0) of % p. adv."""
    if k > 0:
        gain(s, seat, k)
    elif k < 0:
        owe(s, seat, -k)


def pay_next(s: StratagemState) -> None:
    """The next loss is paid: k tokens to every opponent, or what is left in equal shares, the
    remainder to an opponent of the loser's choice (STR-8.3, 8.7, 8.11).
    """
    k, seat = divmod(s.owed[0], SEAT_COUNT)
    s.owed = s.owed[1:]
    if not plays(s, seat):
        return
    if s.tokens[seat] >= k * len(opponents(s, seat)):
        tell(s, codes.LOST, seat, k, -collect(s, seat, -k))
    else:
        tell(s, codes.LOST, seat, k, s.tokens[seat])
        share_out(s, seat, codes.AFTER_LOSS)


def share_out(s: StratagemState, seat: int, why: int) -> None:
    """All tokens of the seat in equal shares; it names the heir of the rest (STR-8.7, 17.4)."""
    shared, each = hand_out(s, seat)
    tell(s, codes.SHARED, seat, shared, each)
    if s.tokens[seat]:
        s.stack.append(Rest(codes.ASK_LEFTOVER, seat, why, s.tokens[seat]))


def hand_out(s: StratagemState, seat: int) -> tuple[int, int]:
    """All tokens of the seat in equal shares, as far as they go: how many, and to each."""
    shared = -collect(s, seat, -s.tokens[seat])
    return shared, shared // len(opponents(s, seat))


def bequeath(s: StratagemState, seat: int, other: int) -> None:
    """What the seat has left goes to another one."""
    n = s.tokens[seat]
    s.tokens[other] += n
    s.tokens[seat] = 0
    tell_about(s, codes.LEFT_OVER, seat, other, n)


# -- cards -------------------------------------------------------------------------------


def fall(s: StratagemState, card: int) -> None:
    """A COMMON card goes to the fallen cards, face up (STR-6.3)."""
    s.fallen |= 1 << card
    if s.notes is not None:
        note(s, codes.FELL, card)


def lose_support(s: StratagemState, seat: int, card: int) -> None:
    """A SUPPORT goes to the fallen cards; popularity won with it is kept (STR-7.15)."""
    s.supports = parted(s.supports, seat, 1 << card)
    fall(s, card)


def take_from_hand(s: StratagemState, seat: int, card: int) -> None:
    """A SECRET card leaves a hand and is known to all: nobody need remember having seen it."""
    s.secrets = parted(s.secrets, seat, 1 << card)
    s.seen = tuple([seen & ~(1 << card) for seen in s.seen])


def forget_reliance(s: StratagemState, seat: int) -> None:
    """The seat relies on no SECRET SUPPORT any more."""
    s.due = filled(s.due, seat, 0)
    s.lacking = filled(s.lacking, seat, 0)


def drop_offending(s: StratagemState) -> None:
    """The offending SUPPORTS of who has paid for them fall (STR-9.5, 9.15)."""
    for seat in range(SEAT_COUNT):
        if s.faulty >> seat & 1:
            for card in cards_of(offending(s, seat)):
                lose_support(s, seat, card)
    s.faulty = 0


def order_pass(s: StratagemState, seat: int, turns: int) -> None:
    """The seat will pass its next free turn; orders add up (STR-14.2, 14.7)."""
    s.passes = changed(s.passes, seat, turns)
    tell(s, codes.ORDERED, seat, s.passes[seat])


def penalise(s: StratagemState, seat: int, k: int) -> None:
    """An irregular seat loses k % p. adv., then its offending SUPPORTS fall (STR-9.2, 9.5)."""
    owe(s, seat, k)
    if s.rulings.drops_support:
        s.faulty |= 1 << seat


# -- questions ---------------------------------------------------------------------------


def ask_target(s: StratagemState, seat: int, card: int) -> None:
    """Ask the seat to name an opponent for its SECRET card (STR-6.12)."""
    s.stack.append(Frame(codes.ASK_TARGET, seat, card))


def ask_victim(s: StratagemState, seat: int, card: int) -> None:
    """Ask the seat to name a displayed SUPPORT of an opponent, if there is one."""
    if exposed(s, seat, s.cards.cards[card].force):
        s.stack.append(Frame(codes.ASK_VICTIM, seat, card))
    elif s.notes is not None:
        note(s, codes.UNMOVED, card)


def ask_lot(s: StratagemState, seats: list[int], why: int, giver: int = 0, n: int = 0) -> None:
    """Ask chance for one of some seats."""
    s.stack.append(Lots(codes.ASK_LOT, why, giver, n, tuple(sorted(seats))))


def end_travel(s: StratagemState) -> None:
    """No SUPPORT is going round any more."""
    s.travelling = NONE
    s.offered = 0
