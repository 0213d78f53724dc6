"""The codes of actions, notes and questions, and what cards are written in."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import CHANCE, NOUNS, Frame
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.core.state import note, note_to
from detente.games.stratagem.board import DRAWING_LOTS, SEAT_COUNT
from detente.games.stratagem.frames import Lots, Rest
from detente.games.stratagem.state import (
    NO_CARD,
    StratagemState,
    offending,
    opponents,
    party_of,
    plays,
)

# Actions: verb * NOUNS + noun. Numbers never change.
NUMBER: Final = 0 * NOUNS  # chance: a numbered card for the first player
CHOOSE: Final = 1 * NOUNS  # a party
SELECT: Final = 2 * NOUNS  # a plank for the programme
DONE: Final = 3 * NOUNS
DRAW: Final = 4 * NOUNS
DEAL: Final = 5 * NOUNS  # chance: the COMMON card drawn
DISPLAY: Final = 6 * NOUNS
WITHDRAW: Final = 7 * NOUNS
PLAY: Final = 8 * NOUNS  # a SECRET card
RETURN: Final = 9 * NOUNS  # a SUPPORT to the fallen cards
LAUNCH: Final = 10 * NOUNS
RELY: Final = 11 * NOUNS  # on a SECRET SUPPORT in hand
REVEAL: Final = 12 * NOUNS
ACCEPT: Final = 13 * NOUNS
REFUSE: Final = 14 * NOUNS
NAME: Final = 15 * NOUNS  # a party
DROP: Final = 16 * NOUNS  # a SUPPORT of an opponent
VERIFY: Final = 17 * NOUNS
PASS: Final = 18 * NOUNS
LOT: Final = 19 * NOUNS  # chance: who is drawn
TAKE_BACK: Final = 20 * NOUNS  # something from the mat: WITHDRAW or RETURN follows

VERBS: Final = (
    Verb("number", "number"),
    Verb("choose", "party"),
    Verb("select", "plank"),
    Verb("done", leaves_off=True),
    Verb("draw"),
    Verb("deal", "card"),
    Verb("display", "plank"),
    Verb("withdraw", "plank"),
    Verb("play", "card"),
    Verb("return", "card"),
    Verb("launch", "operation"),
    Verb("rely", "card"),
    Verb("reveal"),
    Verb("accept"),
    Verb("refuse", leaves_off=True),
    Verb("name", "party"),
    Verb("drop", "card"),
    Verb("verify", "party"),
    Verb("pass", leaves_off=True),
    Verb("lot", "seat"),
    Verb("take_back"),
)

# Questions: indices into questions.QUESTIONS.
ASK_NUMBER: Final = 0
ASK_PARTY: Final = 1
ASK_PROGRAMME: Final = 2
ASK_MOVE: Final = 3
ASK_DEAL: Final = 4
ASK_OFFER: Final = 5
ASK_PASS: Final = 6
ASK_REVEAL: Final = 7
ASK_RELIANCE: Final = 8
ASK_TARGET: Final = 9
ASK_VICTIM: Final = 10
ASK_LEFTOVER: Final = 11
ASK_LOT: Final = 12
ASK_TAKE_BACK: Final = 13

MOVES: Final = tuple([Frame(ASK_MOVE, seat) for seat in range(SEAT_COUNT)])
"""The free move of each seat."""

TAKE_BACKS: Final = tuple([Frame(ASK_TAKE_BACK, seat) for seat in range(SEAT_COUNT)])
"""What each seat takes back from its mat."""

DRAWN: Final = Frame(ASK_DEAL, CHANCE)
"""The COMMON card that chance deals to the player on turn."""

# Why lots are drawn: the step of ASK_LOT.
FOR_TIE: Final = 0
FOR_LEFTOVER: Final = 1

# Why tokens are left over: the step of ASK_LEFTOVER.
AFTER_LOSS: Final = 0
AFTER_ARREST: Final = 1

# Notes.
DREW_NUMBER: Final = 0
CHOSE_PARTY: Final = 1
TOOK_PARTY: Final = 2
PLANNED: Final = 3
CAMPAIGN: Final = 4
DISPLAYED: Final = 5
WITHDREW: Final = 6
READ: Final = 7
TOOK_SECRET: Final = 8
OFFERED: Final = 9
ACCEPTED: Final = 10
REFUSED: Final = 11
COULD_NOT: Final = 12
FELL: Final = 13
PLAYED: Final = 14
REVEALED: Final = 15
RETURNED: Final = 16
GAINED: Final = 17
LOST: Final = 18
SHARED: Final = 19
LEFT_OVER: Final = 20
UNMOVED: Final = 21
ORDERED: Final = 22
PASSED: Final = 23
LOOKED: Final = 24
SAW: Final = 25
REGULAR: Final = 26
IRREGULAR: Final = 27
FOUND: Final = 28
LAUNCHED: Final = 29
RELIES: Final = 30
RELIED: Final = 31
CHECKMATED: Final = 32
FAILED: Final = 33
CRISIS_OVER: Final = 34
ARRESTED: Final = 35
ELIMINATED: Final = 36
ABANDONED: Final = 37
VOTE: Final = 38
ANNOUNCED: Final = 39
CANDIDATE: Final = 40
REPLACES: Final = 41
LOT_DRAWN: Final = 42
WON: Final = 43
PLACED: Final = 44
PAID_CHECK: Final = 45
EXPOSED: Final = 46

NOTES: Final = (
    NoteKind("drew-number", "seat:seat", "number:number"),
    NoteKind("chose-party", "seat:seat", "party:party"),
    NoteKind("took-party", "seat:seat", "party:party"),
    NoteKind("planned", "party:party"),
    NoteKind("campaign", "n", "cards"),
    NoteKind("displayed", "party:party", "plank:plank"),
    NoteKind("withdrew", "party:party", "plank:plank"),
    NoteKind("read", "party:party", "card:card"),
    NoteKind("took-secret", "party:party", "card:card?"),
    NoteKind("offered", "party:party", "card:card"),
    NoteKind("accepted", "party:party", "card:card"),
    NoteKind("refused", "party:party", "card:card"),
    NoteKind("could-not", "party:party", "card:card"),
    NoteKind("fell", "card:card"),
    NoteKind("played", "party:party", "card:card", reveals=True),
    NoteKind("revealed", "party:party", "card:card", reveals=True),
    NoteKind("returned", "party:party", "card:card"),
    NoteKind("gained", "party:party", "k", "n"),
    NoteKind("lost", "party:party", "k", "n"),
    NoteKind("shared", "party:party", "n", "each"),
    NoteKind("left-over", "party:party", "other:party", "n"),
    NoteKind("unmoved", "card:card"),
    NoteKind("ordered", "party:party", "n"),
    NoteKind("passed", "party:party"),
    NoteKind("looked", "party:party", "other:party", reveals=True),
    NoteKind("saw", "party:party", "other:party", "card:card?"),
    NoteKind("regular", "party:party", "other:party", reveals=True),
    NoteKind("irregular", "party:party", "other:party", reveals=True),
    NoteKind("found", "party:party"),
    NoteKind("launched", "party:party", "operation:operation", reveals=True),
    NoteKind("relies", "party:party", "n", reveals=True),
    NoteKind("relied", "party:party", "card:card?"),
    NoteKind("checkmated", "party:party"),
    NoteKind("failed", "party:party"),
    NoteKind("crisis-over"),
    NoteKind("arrested", "party:party"),
    NoteKind("eliminated", "party:party"),
    NoteKind("abandoned", "seat:seat"),
    NoteKind("vote", "n"),
    NoteKind("announced", "party:party", "n"),
    NoteKind("candidate", "party:party"),
    NoteKind("replaces", "party:party"),
    NoteKind("lot-drawn", "seat:seat"),
    NoteKind("won", "party:party", "ending:end"),
    NoteKind("placed", "party:party", "n", "points"),
    NoteKind("paid-check", "party:party", "other:party", "n"),
    NoteKind("exposed", "party:party", "card:card", reveals=True),
)


def tell(s: StratagemState, what: int, seat: int, *args: int) -> None:
    """Write down something a seat does; the log calls it by its party, once there are parties."""
    if s.notes is not None and s.phase != DRAWING_LOTS:
        note(s, what, party_of(s, seat), *args)


def tell_about(s: StratagemState, what: int, seat: int, other: int, *args: int) -> None:
    """Write down something a seat does with another one."""
    if s.notes is not None and s.phase != DRAWING_LOTS:
        note(s, what, party_of(s, seat), party_of(s, other), *args)


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
    s.before[:] = s.tokens


def gain(s: StratagemState, seat: int, k: int) -> None:
    """Every active opponent gives k tokens, or all that is left (STR-8.2, 8.6)."""
    total = 0
    for other in opponents(s, seat):
        given = min(k, s.tokens[other])
        s.tokens[other] -= given
        total += given
    s.tokens[seat] += total
    tell(s, GAINED, seat, k, total)


def owe(s: StratagemState, seat: int, k: int) -> None:
    """The seat loses k % p. adv. after the gains and the losses before it (STR-8.8)."""
    s.owed.append(k * SEAT_COUNT + seat)


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
    k, seat = divmod(s.owed.pop(0), SEAT_COUNT)
    if not plays(s, seat):
        return
    others = opponents(s, seat)
    if s.tokens[seat] >= k * len(others):
        hand_out(s, seat, k, others)
        tell(s, LOST, seat, k, k * len(others))
    else:
        tell(s, LOST, seat, k, s.tokens[seat])
        share_out(s, seat, AFTER_LOSS)


def hand_out(s: StratagemState, seat: int, each: int, others: list[int]) -> None:
    """The seat gives `each` tokens to every one of the others."""
    s.tokens[seat] -= each * len(others)
    for other in others:
        s.tokens[other] += each


def share_out(s: StratagemState, seat: int, why: int) -> None:
    """All tokens of the seat in equal shares; it names the heir of the rest (STR-8.7, 17.4)."""
    others = opponents(s, seat)
    each, rest = divmod(s.tokens[seat], len(others))
    hand_out(s, seat, each, others)
    tell(s, SHARED, seat, each * len(others), each)
    if rest:
        s.stack.append(Rest(ASK_LEFTOVER, seat, why, rest))


def bequeath(s: StratagemState, seat: int, other: int) -> None:
    """What the seat has left goes to another one."""
    n = s.tokens[seat]
    s.tokens[other] += n
    s.tokens[seat] = 0
    tell_about(s, LEFT_OVER, seat, other, n)


# -- cards -------------------------------------------------------------------------------


def fall(s: StratagemState, card: int) -> None:
    """A COMMON card goes to the fallen cards, face up (STR-6.3)."""
    s.fallen |= 1 << card
    if s.notes is not None:
        note(s, FELL, card)


def lose_support(s: StratagemState, seat: int, card: int) -> None:
    """A SUPPORT goes to the fallen cards; popularity won with it is kept (STR-7.15)."""
    s.supports[seat] &= ~(1 << card)
    fall(s, card)


def take_from_hand(s: StratagemState, seat: int, card: int) -> None:
    """A SECRET card leaves a hand and is known to all: nobody need remember having seen it."""
    gone = ~(1 << card)
    s.secrets[seat] &= gone
    for looker in range(SEAT_COUNT):
        s.seen[looker] &= gone


def drop_offending(s: StratagemState) -> None:
    """The offending SUPPORTS of who has paid for them fall (STR-9.5, 9.15)."""
    for seat in range(SEAT_COUNT):
        if s.faulty >> seat & 1:
            for card in cards_of(offending(s, seat)):
                lose_support(s, seat, card)
    s.faulty = 0


def order_pass(s: StratagemState, seat: int, turns: int) -> None:
    """The seat will pass its next free turn; orders add up (STR-14.2, 14.7)."""
    s.passes[seat] += turns
    tell(s, ORDERED, seat, s.passes[seat])


def penalise(s: StratagemState, seat: int, k: int) -> None:
    """An irregular seat loses k % p. adv., then its offending SUPPORTS fall (STR-9.2, 9.5)."""
    owe(s, seat, k)
    if s.rulings.drops_support:
        s.faulty |= 1 << seat


# -- questions ---------------------------------------------------------------------------


def ask_target(s: StratagemState, seat: int, card: int) -> None:
    """Ask the seat to name an opponent for its SECRET card (STR-6.12)."""
    s.stack.append(Frame(ASK_TARGET, seat, card))


def ask_victim(s: StratagemState, seat: int, card: int) -> None:
    """Ask the seat to name a displayed SUPPORT of an opponent, if there is one."""
    if exposed(s, seat, s.cards.cards[card].force):
        s.stack.append(Frame(ASK_VICTIM, seat, card))
    elif s.notes is not None:
        note(s, UNMOVED, card)


def exposed(s: StratagemState, seat: int, force: int) -> int:
    """The displayed SUPPORTS of that force that opponents of the seat hold."""
    found = 0
    for other in opponents(s, seat):
        found |= s.supports[other]
    return found & s.cards.of_force(force)


def ask_lot(s: StratagemState, seats: list[int], why: int, giver: int = 0, n: int = 0) -> None:
    """Ask chance for one of some seats."""
    s.stack.append(Lots(ASK_LOT, why, giver, n, tuple(sorted(seats))))


def end_travel(s: StratagemState) -> None:
    """No SUPPORT is going round any more."""
    s.travelling = NO_CARD
    s.offered = 0
