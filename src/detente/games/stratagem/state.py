"""The state: plain data, and the predicates the rulebook takes for granted."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE
from detente.core.options import Options
from detente.core.state import BYTES, INT, Fields, State
from detente.games.stratagem.board import (
    CALM,
    DRAWING_LOTS,
    EVERYBODY,
    POPULAR,
    SEAT_COUNT,
    START_TOKENS,
)
from detente.games.stratagem.cards import CardSet, Operation, Party
from detente.games.stratagem.options import Rulings


class StratagemState(State):
    """Everything that changes. What stands once for each seat is in their order; sets of cards and
    planks are bitsets.

    Only `tokens` and `stack` are changed in place. Whatever else has parts is replaced as a whole,
    so that clones may share it. `clock` is how many turns of the launcher's seat, the present one
    included, an ACTION sequence still lasts; `checked` has bit 4 * asker + other while the asker
    may not verify that seat again.
    """

    __slots__ = (
        "cards",
        "rulings",
        "tokens",
        "shown",
        "programme",
        "supports",
        "secrets",
        "seen",
        "due",
        "lacking",
        "passes",
        "launched",
        "lots",
        "before",
        "owed",
        "out",
        "deck",
        "fallen",
        "reshuffled",
        "travelling",
        "offered",
        "active",
        "abandoned",
        "faulty",
        "candidates",
        "campaign",
        "phase",
        "first",
        "turned",
        "turn",
        "quiet",
        "stage",
        "author",
        "launcher",
        "clock",
        "checked",
        "winner",
        "ending",
    )

    cards: CardSet
    rulings: Rulings
    tokens: bytearray  # popularity, by seat
    shown: tuple[int, ...]  # the displayed OPTIONS
    programme: tuple[int, ...]  # the secret plan
    supports: tuple[int, ...]  # cards on the SUPPORT slots
    secrets: tuple[int, ...]  # SECRET cards in hand
    seen: tuple[int, ...]  # SECRET cards this seat has seen in other hands
    due: tuple[int, ...]  # SECRET SUPPORTS relied on and not yet revealed
    lacking: tuple[int, ...]  # what a launch lacked without them, see `missing_for`
    passes: bytes  # pass orders
    launched: bytes  # bitsets of operations on the ACTION slot
    lots: bytes  # numbers drawn: for the first player, later for ties
    before: bytes  # tokens when the card at hand was read
    owed: tuple[int, ...]  # losses still to be paid, k * SEAT_COUNT + seat
    out: tuple[int, ...]  # the eliminated, in order
    deck: int  # cards still to be drawn
    fallen: int  # cards of the discard pile
    reshuffled: int  # the cards that made the deck of the second campaign: all have seen them fall
    travelling: int  # the SUPPORT that goes round, or NONE
    offered: int  # bitset of seats it has reached
    active: int  # bitset of seats
    abandoned: int  # bitset of seats that gave the game up
    faulty: int  # bitset of seats whose offending SUPPORTS are about to fall
    candidates: int  # bitset of seats; empty in the first campaign
    campaign: int  # 1 or 2
    phase: int  # what goes on when nothing is asked any more; later ones have no bit
    first: int  # the first player
    turned: int  # how far the mat is turned: the party of seat 0
    turn: int  # whose turn it is
    quiet: int  # turns in a row without a draw
    stage: int  # of a crisis: an index into STAGES
    author: int  # of the coup; from its launch on, of the dictatorship
    launcher: int  # of the running sequence
    clock: int  # turns an ACTION sequence still lasts
    checked: int  # 4 × asker + other: who may not verify whom again
    winner: int  # the seat that has won
    ending: int  # how it won: an index into ENDINGS

    def __init__(self) -> None:
        """Empty: `empty` and `clone` set every field. With slots, cloning is twice as fast."""


FIELDS: Final[Fields] = (
    ("tokens", BYTES),
    ("shown", "fixed-sets:plank"),
    ("programme", "fixed-sets:plank"),
    ("supports", "fixed-sets:card"),
    ("secrets", "fixed-sets:card"),
    ("seen", "fixed-sets:card"),
    ("due", "fixed-sets:card"),
    ("lacking", "fixed-ints"),
    ("passes", "fixed-bytes"),
    ("launched", "fixed-bytes"),
    ("lots", "fixed-bytes"),
    ("before", "fixed-bytes"),
    ("owed", "fixed-ints"),
    ("out", "fixed-ints"),
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

NOTHING: Final = (0,) * SEAT_COUNT
"""An empty set, or none at all, for each seat."""


def empty(options: Options, cards: CardSet, rulings: Rulings) -> StratagemState:
    """25 tokens each, 50 COMMON cards face down and nothing played (STR-2.9, 2.11)."""
    s = StratagemState()
    s.options = options
    s.stack = []
    s.notes = None
    s.result = None
    s.cards = cards
    s.rulings = rulings
    s.tokens = bytearray([START_TOKENS] * SEAT_COUNT)
    s.shown = NOTHING
    s.programme = NOTHING
    s.supports = NOTHING
    s.secrets = NOTHING
    s.seen = NOTHING
    s.due = NOTHING
    s.lacking = NOTHING
    s.passes = bytes(SEAT_COUNT)
    s.launched = bytes(SEAT_COUNT)
    s.lots = bytes(SEAT_COUNT)
    s.before = bytes(SEAT_COUNT)
    s.owed = ()
    s.out = ()
    s.deck = cards.all_cards
    s.fallen = 0
    s.reshuffled = 0
    s.travelling = NONE
    s.offered = 0
    s.active = EVERYBODY
    s.abandoned = 0
    s.faulty = 0
    s.candidates = 0
    s.campaign = 0
    s.phase = DRAWING_LOTS
    s.first = 0
    s.turned = 0
    s.turn = 0
    s.quiet = 0
    s.stage = CALM
    s.author = NONE
    s.launcher = NONE
    s.clock = 0
    s.checked = 0
    s.winner = NONE
    s.ending = 0
    return s


def clone(s: StratagemState) -> StratagemState:
    """A copy that shares nothing that changes."""
    c = StratagemState()
    c.options = s.options
    c.stack = s.stack.copy()
    c.notes = None
    c.result = s.result
    c.cards = s.cards
    c.rulings = s.rulings
    c.tokens = s.tokens.copy()
    c.shown = s.shown
    c.programme = s.programme
    c.supports = s.supports
    c.secrets = s.secrets
    c.seen = s.seen
    c.due = s.due
    c.lacking = s.lacking
    c.passes = s.passes
    c.launched = s.launched
    c.lots = s.lots
    c.before = s.before
    c.owed = s.owed
    c.out = s.out
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


def parties_of(s: StratagemState, seats: int) -> int:
    """The parties of a bitset of seats, as a bitset."""
    return (seats << s.turned | seats >> SEAT_COUNT - s.turned) & EVERYBODY


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


def demanded(s: StratagemState, seat: int) -> int:
    """The OPTIONS that owned SUPPORTS demand (STR-7.14)."""
    found = 0
    for card in cards_of(s.supports[seat]):
        found |= s.cards.cards[card].demand
    return found


def exposed(s: StratagemState, seat: int, force: int) -> int:
    """The displayed SUPPORTS of that force that opponents of the seat hold."""
    found = 0
    for other in opponents(s, seat):
        found |= s.supports[other]
    return found & s.cards.of_force(force)


def popular(s: StratagemState, seat: int) -> bool:
    """Whether the seat has the POPULAR SUPPORT: 40 tokens or more (STR-13.1)."""
    return s.tokens[seat] >= POPULAR


# -- what an operation needs -------------------------------------------------------------


def missing_for(s: StratagemState, seat: int, operation: Operation) -> int:
    """What the regular displayed SUPPORTS, and the POPULAR SUPPORT where it counts, leave wanting
    for an operation (STR-10.9): 0 if nothing, else packed as `wanted` reads it.
    """
    regular = s.supports[seat] & ~offending(s, seat)
    strong = (regular & s.cards.strong).bit_count()
    middling = (regular & s.cards.middling).bit_count()
    number = regular.bit_count()
    if operation.popular and popular(s, seat):
        number += 1
    return (
        max(0, operation.supports - number) << 8
        | max(0, operation.force_a - strong) << 4
        | max(0, operation.force_b - middling)
    )


def wanted(lacking: int) -> tuple[int, int, int]:
    """How many SUPPORTS are lacking, how many of force A, and how many of force B or better."""
    return lacking >> 8, lacking >> 4 & 15, lacking & 15


def fills(s: StratagemState, lacking: int, cards: int) -> bool:
    """Whether some SECRET SUPPORTS make up for what is lacking."""
    number, strong, middling = wanted(lacking)
    return (
        cards.bit_count() >= number
        and (cards & s.cards.strong).bit_count() >= strong
        and (cards & s.cards.middling).bit_count() >= middling
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


def backed(s: StratagemState, seat: int, operation: int) -> bool:
    """Number and force of the SUPPORTS suffice, with SECRET SUPPORTS in hand (STR-10.3, 10.9)."""
    needed = s.cards.operations[operation]
    held = s.supports[seat] | s.secrets[seat]
    middling = held & s.cards.middling
    if needed.force_b and (not middling or middling.bit_count() < needed.force_b):
        return False
    if held.bit_count() < needed.least:
        return False
    lacking = missing_for(s, seat, needed)
    return not lacking or bool(reliances(s, s.secrets[seat], lacking))


# -- the course of the game --------------------------------------------------------------


def stalled(s: StratagemState) -> bool:
    """So many turns without a draw that only a draw or a reaction is left (STR-4.7)."""
    return s.quiet >= s.rulings.patience and s.deck != 0


def verified(s: StratagemState, asker: int) -> int:
    """The seats that have been found regular by the asker and have not moved since (STR-9.6)."""
    return s.checked >> SEAT_COUNT * asker & EVERYBODY


# -- tokens ------------------------------------------------------------------------------


def shares(s: StratagemState, seat: int, k: int) -> list[tuple[int, int]]:
    """From whom how many tokens come to a seat that gains k % p. adv.: k of each opponent, or all
    that is left; for a loss (k < 0) as many go there, or equal shares of what there is; what cannot
    be shared stays (STR-8.2, 8.3, 8.6, 8.7).
    """
    others = opponents(s, seat)
    tokens = s.tokens
    if k > 0:
        return [(other, k if k < tokens[other] else tokens[other]) for other in others]
    each = -min(-k, tokens[seat] // len(others))
    return [(other, each) for other in others]


def takes_all(s: StratagemState, seat: int, k: int) -> bool:
    """Whether a loss (k < 0) of % p. adv. costs the last token."""
    return k < 0 and s.tokens[seat] <= -k * (s.active.bit_count() - 1)


# -- what always holds -------------------------------------------------------------------


def audit(s: StratagemState) -> None:
    """100 tokens, every COMMON card in one place, one OPTION a slot, no two marks alike."""
    assert sum(s.tokens) == START_TOKENS * SEAT_COUNT, list(s.tokens)
    places = [s.deck, s.fallen, *s.supports, *s.secrets]
    if s.travelling != NONE:
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
