"""What is done on a turn (section 4), and verification (section 9)."""

from __future__ import annotations

from detente.core.values import filled, joined, parted
from detente.games.stratagem import codes
from detente.games.stratagem.board import MOVED, PENALTY, RESUMED, SEAT_COUNT
from detente.games.stratagem.cards import BACKING
from detente.games.stratagem.crisis import launch
from detente.games.stratagem.events import happen
from detente.games.stratagem.frames import Launch
from detente.games.stratagem.sequence import end_turn
from detente.games.stratagem.state import (
    StratagemState,
    demanded,
    missing_for,
    offending,
    reliances,
)
from detente.games.stratagem.verbs import (
    fall,
    lose_support,
    open_account,
    penalise,
    take_from_hand,
    tell,
    tell_about,
)


def display(s: StratagemState, seat: int, plank: int) -> None:
    """An OPTION goes face up on the slot of its theme; no token moves (STR-5.1, 5.8)."""
    s.shown = joined(s.shown, seat, 1 << plank)
    if s.notes is not None:
        tell(s, codes.DISPLAYED, seat, plank)
    end_turn(s)


def withdraw(s: StratagemState, seat: int, plank: int) -> None:
    """An OPTION returns to the hidden cards; this may make its owner irregular (STR-5.5, 5.7, 9.8).
    With irregular_mode=auto the penalty comes at once.
    """
    s.shown = parted(s.shown, seat, 1 << plank)
    if s.notes is not None:
        tell(s, codes.WITHDREW, seat, plank)
    if s.rulings.auto and demanded(s, seat) >> plank & 1:
        open_account(s)
        tell(s, codes.FOUND, seat)
        penalise(s, seat, PENALTY)
        s.phase = MOVED
    else:
        end_turn(s)


def play(s: StratagemState, seat: int, card: int) -> None:
    """A SECRET SUPPORT goes to the SUPPORT slot, without effect; any other SECRET card is read,
    followed, and falls (STR-6.6 to 6.8).
    """
    tell(s, codes.PLAYED, seat, card)
    take_from_hand(s, seat, card)
    s.phase = MOVED
    if s.cards.cards[card].effect == BACKING:
        place_secret_support(s, seat, card)
        return
    fall(s, card)
    open_account(s)
    happen(s, card, seat)


def place_secret_support(s: StratagemState, seat: int, card: int) -> None:
    """A SECRET SUPPORT is a displayed SUPPORT from now on (STR-6.7, 6.11)."""
    s.supports = joined(s.supports, seat, 1 << card)
    tell(s, codes.REVEALED, seat, card)


def give_back(s: StratagemState, seat: int, card: int) -> None:
    """An embarrassing SUPPORT goes to the fallen cards; nothing is refunded (STR-7.13, 7.15)."""
    tell(s, codes.RETURNED, seat, card)
    lose_support(s, seat, card)
    end_turn(s)


def begin_launch(s: StratagemState, seat: int, operation: int) -> None:
    """The others learn how many SECRET SUPPORTS are relied on, not which (STR-10.12, 10.21)."""
    tell(s, codes.LAUNCHED, seat, operation)
    lacking = missing_for(s, seat, s.cards.operations[operation])
    if not lacking:
        launch(s, seat, operation)
        return
    number = reliances(s, s.secrets[seat], lacking)[0].bit_count()
    s.lacking = filled(s.lacking, seat, lacking)
    tell(s, codes.RELIES, seat, number)
    s.stack.append(Launch(codes.ASK_RELIANCE, seat, operation, number))


def verify(s: StratagemState, asker: int, target: int) -> None:
    """Found irregular, the target loses 2 % p. adv. and the offending SUPPORTS; found regular,
    nothing, but the asker may not ask again until the target has moved (STR-9.5, 9.6).
    """
    if s.supports[target] and offending(s, target):
        tell_about(s, codes.IRREGULAR, asker, target)
        open_account(s)
        penalise(s, target, PENALTY)
        if not s.rulings.drops_support:  # once, not once for every asker
            s.checked |= 0x1111 << target
        interrupt_move(s)
    else:
        if s.notes is not None:
            tell_about(s, codes.REGULAR, asker, target)
        s.checked |= 1 << SEAT_COUNT * asker + target
        if s.rulings.false_check_cost:
            pay_for_nothing(s, asker, target)


def interrupt_move(s: StratagemState) -> None:
    """The free move is asked anew when what came between is settled (STR-9.14)."""
    s.stack.pop()
    s.phase = RESUMED


def pay_for_nothing(s: StratagemState, asker: int, target: int) -> None:
    """What a false request costs, paid to the player who was regular (R4: nothing by default)."""
    open_account(s)
    paid = min(s.rulings.false_check_cost, s.tokens[asker])
    s.tokens[asker] -= paid
    s.tokens[target] += paid
    tell_about(s, codes.PAID_CHECK, asker, target, paid)
    interrupt_move(s)
