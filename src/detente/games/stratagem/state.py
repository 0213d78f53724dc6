"""The state: plain data, and the predicates the rulebook takes for granted."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.state import BYTES, INT, INTS, Fields, State
from detente.games.stratagem.board import (
    CALM,
    DRAWING_LOTS,
    EVERYBODY,
    POPULAR,
    SEAT_COUNT,
    START_TOKENS,
)
from detente.games.stratagem.cards import CardSet, Operation, Party, plus_signs
from detente.games.stratagem.options import Rulings

NO_CARD: Final = -1
NO_SEAT: Final = -1


class StratagemState(State):
    """Everything that changes. Lists and bytearrays have one entry for each seat.

    `clock` is how many turns of the launcher's seat, the present one included, an ACTION sequence
    still lasts; `checked` has bit 4 * asker + other while the asker may not verify that seat again.
    """

    cards: CardSet
    rulings: Rulings
    tokens: bytearray
    shown: list[int]  # bitsets of planks: the displayed OPTIONS
    programme: list[int]  # bitsets of planks: the secret plan
    supports: list[int]  # bitsets of cards on the SUPPORT slots
    secrets: list[int]  # bitsets of SECRET cards in hand
    seen: list[int]  # bitsets of SECRET cards this seat has seen in other hands
    due: list[int]  # bitsets of SECRET SUPPORTS relied on and not yet revealed
    lacking: list[int]  # what a launch lacked without them, see `lack`
    passes: bytearray  # pass orders
    launched: bytearray  # bitsets of operations on the ACTION slot
    lots: bytearray  # numbers drawn: for the first player, later for ties
    before: bytearray  # tokens when the card at hand was read
    owed: list[int]  # losses still to be paid, k * SEAT_COUNT + seat
    out: list[int]  # the eliminated, in order
    deck: int
    fallen: int
    reshuffled: int  # the cards that made the deck of the second campaign: all have seen them fall
    travelling: int  # the SUPPORT that goes round, or NO_CARD
    offered: int  # bitset of seats it has reached
    active: int  # bitset of seats
    abandoned: int
    faulty: int  # bitset of seats whose offending SUPPORTS are about to fall
    candidates: int  # bitset of seats; empty in the first campaign
    campaign: int
    phase: int
    first: int
    turned: int  # how far the mat is turned: the party of seat 0
    turn: int
    quiet: int  # turns in a row without a draw
    stage: int
    author: int  # of the coup; from its launch on, of the dictatorship
    launcher: int  # of the running sequence
    clock: int
    checked: int
    winner: int
    ending: int


FIELDS: Final[Fields] = (
    ("tokens", BYTES),
    ("shown", "sets:plank"),
    ("programme", "sets:plank"),
    ("supports", "sets:card"),
    ("secrets", "sets:card"),
    ("seen", "sets:card"),
    ("due", "sets:card"),
    ("lacking", INTS),
    ("passes", BYTES),
    ("launched", BYTES),
    ("lots", BYTES),
    ("before", BYTES),
    ("owed", INTS),
    ("out", INTS),
    ("deck", "set:card"),
    ("fallen", "set:card"),
    ("reshuffled", "later-set:card"),
    ("travelling", INT),
    ("offered", INT),
    ("active", INT),
    ("abandoned", INT),
    ("faulty", INT),
    ("candidates", INT),
    ("campaign", INT),
    ("phase", INT),
    ("first", INT),
    ("turned", INT),
    ("turn", INT),
    ("quiet", INT),
    ("stage", INT),
    ("author", INT),
    ("launcher", INT),
    ("clock", INT),
    ("checked", INT),
    ("winner", INT),
    ("ending", INT),
)


def laid_out(s: StratagemState) -> StratagemState:
    """`s` with 25 tokens each, 50 COMMON cards face down and nothing played (STR-2.9, 2.11)."""
    s.tokens = bytearray([START_TOKENS] * SEAT_COUNT)
    s.shown = [0] * SEAT_COUNT
    s.programme = [0] * SEAT_COUNT
    s.supports = [0] * SEAT_COUNT
    s.secrets = [0] * SEAT_COUNT
    s.seen = [0] * SEAT_COUNT
    s.due = [0] * SEAT_COUNT
    s.lacking = [0] * SEAT_COUNT
    s.passes = bytearray(SEAT_COUNT)
    s.launched = bytearray(SEAT_COUNT)
    s.lots = bytearray(SEAT_COUNT)
    s.before = bytearray(SEAT_COUNT)
    s.owed = []
    s.out = []
    s.deck = s.cards.all_cards
    s.fallen = s.reshuffled = 0
    s.travelling = NO_CARD
    s.offered = 0
    s.active = EVERYBODY
    s.abandoned = s.faulty = s.candidates = 0
    s.campaign = 0
    s.phase = DRAWING_LOTS
    s.first = s.turned = s.turn = 0
    s.quiet = 0
    s.stage = CALM
    s.author = s.launcher = NO_SEAT
    s.clock = 0
    s.checked = 0
    s.winner = NO_SEAT
    s.ending = 0
    return s


def clone(s: StratagemState) -> StratagemState:
    """A copy that shares nothing that changes."""
    c = StratagemState()
    c.stack = s.stack.copy()
    c.result = s.result
    c.options = s.options
    c.cards = s.cards
    c.rulings = s.rulings
    c.tokens = s.tokens.copy()
    c.shown = s.shown.copy()
    c.programme = s.programme.copy()
    c.supports = s.supports.copy()
    c.secrets = s.secrets.copy()
    c.seen = s.seen.copy()
    c.due = s.due.copy()
    c.lacking = s.lacking.copy()
    c.passes = s.passes.copy()
    c.launched = s.launched.copy()
    c.lots = s.lots.copy()
    c.before = s.before.copy()
    c.owed = s.owed.copy()
    c.out = s.out.copy()
    c.deck = s.deck
    c.fallen = s.fallen
    c.reshuffled = s.reshuffled
    c.travelling = s.travelling
    c.offered = s.offered
    c.active = s.active
    c.abandoned = s.abandoned
    c.faulty = s.faulty
    c.candidates = s.candidates
    c.campaign = s.campaign
    c.phase = s.phase
    c.first = s.first
    c.turned = s.turned
    c.turn = s.turn
    c.quiet = s.quiet
    c.stage = s.stage
    c.author = s.author
    c.launcher = s.launcher
    c.clock = s.clock
    c.checked = s.checked
    c.winner = s.winner
    c.ending = s.ending
    return c


# -- seats and parties -------------------------------------------------------------------


def party_of(s: StratagemState, seat: int) -> int:
    """The party on that side of the mat (STR-2.5, 2.6)."""
    return (seat + s.turned) % SEAT_COUNT


def seat_of(s: StratagemState, party: int) -> int:
    """Who plays a party."""
    return (party - s.turned) % SEAT_COUNT


def party(s: StratagemState, seat: int) -> Party:
    """The cards of a seat's party."""
    return s.cards.parties[(seat + s.turned) % SEAT_COUNT]


def plays(s: StratagemState, seat: int) -> bool:
    """Whether that seat is still in the game."""
    return bool(s.active >> seat & 1)


def around(active: int, start: int) -> list[int]:
    """The seats of a bitset, clockwise from `start`."""
    seats = [(start + n) % SEAT_COUNT for n in range(SEAT_COUNT)]
    return [seat for seat in seats if active >> seat & 1]


SEATED: Final = [around(n // SEAT_COUNT, n % SEAT_COUNT) for n in range(16 * SEAT_COUNT)]
"""What `around` gives, worked out once: active seats * SEAT_COUNT + start. Never changed."""


def clockwise(s: StratagemState, start: int) -> list[int]:
    """The active seats, clockwise from `start`. The list is shared: copy before changing it."""
    return SEATED[s.active * SEAT_COUNT + start]


def opponents(s: StratagemState, seat: int) -> list[int]:
    """The other active seats, clockwise from `seat`. The list is shared."""
    return SEATED[(s.active & ~(1 << seat)) * SEAT_COUNT + seat]


# -- SUPPORTS ----------------------------------------------------------------------------


def satisfied(s: StratagemState, seat: int, card: int) -> bool:
    """Whether the displayed OPTIONS meet the demand of a SUPPORT (STR-7.1)."""
    return not s.cards.cards[card].demand & ~s.shown[seat]


def may_accept(s: StratagemState, seat: int, card: int) -> bool:
    """Every demanded OPTION is displayed and the mark is not owned yet (STR-7.12)."""
    return satisfied(s, seat, card) and not s.supports[seat] & s.cards.rivals[card]


def offending(s: StratagemState, seat: int) -> int:
    """The SUPPORTS whose demand is not met; with any, the seat is irregular (STR-9.1)."""
    found = 0
    for card in cards_of(s.supports[seat]):
        if not satisfied(s, seat, card):
            found |= 1 << card
    return found


def demanded_by(s: StratagemState, seat: int, plank: int) -> int:
    """The owned SUPPORTS that demand an OPTION (STR-7.14)."""
    found = 0
    for card in cards_of(s.supports[seat]):
        if s.cards.cards[card].demand >> plank & 1:
            found |= 1 << card
    return found


# -- what an operation needs -------------------------------------------------------------


def lack(s: StratagemState, seat: int, operation: Operation) -> int:
    """What the regular displayed SUPPORTS, and the POPULAR SUPPORT where it counts, leave wanting
    for an operation (STR-10.9): 0 if nothing, else packed as `fills` reads it.
    """
    regular = s.supports[seat] & ~offending(s, seat)
    strong = (regular & s.cards.strong).bit_count()
    middling = (regular & s.cards.middling).bit_count()
    number = regular.bit_count()
    if operation.popular and s.tokens[seat] >= POPULAR:
        number += 1
    return (
        max(0, operation.supports - number) << 8
        | max(0, operation.force_a - strong) << 4
        | max(0, operation.force_b - middling)
    )


def fills(s: StratagemState, lacking: int, cards: int) -> bool:
    """Whether some SECRET SUPPORTS make up for what is lacking."""
    return (
        cards.bit_count() >= lacking >> 8
        and (cards & s.cards.strong).bit_count() >= lacking >> 4 & 15
        and (cards & s.cards.middling).bit_count() >= lacking & 15
    )


def reliances(s: StratagemState, hand: int, lacking: int) -> list[int]:
    """The smallest sets of SECRET SUPPORTS in a hand that fill what is lacking (STR-10.21)."""
    if not fills(s, lacking, hand & s.cards.secret_supports):
        return []
    held = cards_of(hand & s.cards.secret_supports)
    found: list[int] = []
    for choice in range(1 << len(held)):
        cards = 0
        for n, card in enumerate(held):
            if choice >> n & 1:
                cards |= 1 << card
        if fills(s, lacking, cards):
            found.append(cards)
    fewest = min([cards.bit_count() for cards in found])
    return [cards for cards in found if cards.bit_count() == fewest]


# -- who is ahead ------------------------------------------------------------------------


Worth = tuple[int, int, int, int, int]


def standing(s: StratagemState, seat: int) -> Worth:
    """What decides who is ahead: tokens, then plus signs of public opinion, then SUPPORTS, then
    their total force, then lots (STR-18.1 to 18.4).
    """
    force = 0
    for card in cards_of(s.supports[seat]):
        force += s.cards.cards[card].force
    return (
        s.tokens[seat],
        plus_signs(party(s, seat).opinion, s.shown[seat]),
        s.supports[seat].bit_count(),
        force,
        s.lots[seat],
    )


# -- what always holds -------------------------------------------------------------------


def audit(s: StratagemState) -> None:
    """100 tokens, every COMMON card in one place, one OPTION a slot, no two marks alike."""
    assert sum(s.tokens) == START_TOKENS * SEAT_COUNT, list(s.tokens)
    places = [s.deck, s.fallen, *s.supports, *s.secrets]
    if s.travelling != NO_CARD:
        places.append(1 << s.travelling)
    everywhere = 0
    for place in places:
        assert not everywhere & place, "a card lies in two places"
        everywhere |= place
    assert everywhere == s.cards.all_cards, "a card is missing"
    for seat in range(SEAT_COUNT):
        audit_mat(s, seat)


def audit_mat(s: StratagemState, seat: int) -> None:
    """What one mat shows fits the rules."""
    shown = s.shown[seat]
    assert not shown & ~party(s, seat).owned, "an OPTION of another party"
    assert not shown & shown >> 1 & 0x1555, "two OPTIONS on one slot"
    marks = [s.cards.cards[card].mark for card in cards_of(s.supports[seat])]
    marks = [mark for mark in marks if mark]
    assert len(marks) == len(set(marks)), "two SUPPORTS with one mark"
    assert not s.due[seat] & ~s.secrets[seat], "relies on a SECRET SUPPORT it does not hold"
    if not plays(s, seat):
        assert not s.supports[seat] | s.secrets[seat] | shown, "a card of an eliminated player"
