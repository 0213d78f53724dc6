"""The state: plain data, and the predicates the rulebook takes for granted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import ge, le, sub
from typing import Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import NONE
from detente.core.options import Options
from detente.core.state import Fields, State
from detente.games.twilight_struggle.board import (
    EIGHT_ROUNDS,
    LAST_BOX,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    CUBAN_MISSILE_CRISIS,
    MISSILE_ENVY,
    SHUTTLE_DIPLOMACY,
)
from detente.games.twilight_struggle.cards import OF_ERA, OPTIONAL_CARDS, SCORING_CARDS
from detente.games.twilight_struggle.countries import SPACES
from detente.games.twilight_struggle.options import (
    CIVIL_WAR,
    OPTIONAL_ON,
)

LOOKED_AT: Final = 2
"""Stands for a seat where the cards are meant that the US looks at with Our Man in Tehran."""

FACE_DOWN: Final = -2
"""A headline that was chosen and may not be seen: only in views."""


FIELDS: Final[Fields] = (
    ("influence", "fixed-bytes"),
    ("start", "fixed-bytes"),
    ("hand", "fixed-sets:card"),
    ("headline", "fixed-ints"),
    ("face_up", "set:seat"),
    ("deck", "set:card"),
    ("discard", "set:card"),
    ("removed", "set:card"),
    ("table", "set:card"),
    ("spent", "set:card"),
    ("shown", "set:card"),
    ("lot_of", "later-fixed-ints"),
    ("lot_size", "later-fixed-ints"),
    ("lacking", "fixed-sets:card"),
    ("tehran", "set:card"),
    ("put_back", "set:card"),
    ("drawn_since", "int"),
    ("turn", "int"),
    ("round", "int"),
    ("phase", "int"),
    ("phasing", "int"),
    ("vp", "int"),
    ("defcon", "int"),
    ("military", "fixed-ints"),
    ("space", "fixed-ints"),
    ("attempts", "fixed-ints"),
    ("china", "int"),
    ("china_up", "int"),
    ("in_force", "set:card"),
    ("scare", "ints"),
    ("squads", "int"),
    ("crisis", "int"),
    ("chernobyl", "int"),
    ("oil_turn", "int"),
    ("bound", "int"),
    ("order", "ints"),
    ("fell", "int"),
)
"""Every field of a position, and how it is written down."""


Pair = tuple[int, ...]
"""A number, or a set, for each side."""


class TsState(State):
    """Plain data. Sets of cards are bitsets; influence[seat * SPACES + country].

    Everything but the stack is replaced, never changed: clones share it.
    """

    # cloning is twice as fast
    __slots__ = (*[name for name, _ in FIELDS], "control", "presence", "started", "variant")

    influence: bytes  # seat × 85 + country; changed by `put` alone
    start: bytes  # the influence when this action round or headline began (TS-8.1)
    hand: Pair  # cards in hand, by seat; the China Card is not among them
    headline: Pair  # the card each seat headlined and not yet resolved, or NONE
    face_up: int  # bitset of seats whose headline is shown
    deck: int  # cards still to be dealt
    discard: int  # cards that come back when the deck is shuffled anew
    removed: int  # cards that have left the game
    table: int  # cards being played: not yet discarded (TS-18.6)
    spent: int  # those of them that leave the game when the table is cleared
    shown: int  # cards in hands that everybody has seen there
    lot_of: tuple[int, ...]  # of unseen cards in hands, see unseen.py: whose hand each lot is in …
    lot_size: tuple[int, ...]  # … how many cards it is …
    lacking: tuple[int, ...]  # … and which cards everybody knows they are not
    tehran: int  # cards the US looks at with Our Man in Tehran
    put_back: int  # those it put back into the deck and has not seen elsewhere since
    drawn_since: int  # how many of them the USSR may have drawn since
    turn: int  # 1 to 10
    round: int  # 0 in the headline phase
    phase: int  # where the turn stands: an index into the sequence of play
    phasing: int  # whose action round it is
    vp: int  # positive: the US is ahead
    defcon: int  # 5 to 1, which is nuclear war
    military: Pair  # Military Operations this turn, by seat
    space: Pair  # the box on the Space Race, by seat
    attempts: Pair  # Space Race attempts this turn, by seat
    china: int  # who has the China Card, NONE for nobody
    china_up: int  # 1 when the China Card may be played, 0 while it lies face down
    in_force: int  # cards whose lasting effect is on
    scare: list[int]  # Red Scare/Purge: how often each seat suffers it
    squads: int  # Latin American Death Squads: the modifier of US coups; the USSR has its opposite
    crisis: int  # the seat Cuban Missile Crisis threatens
    chernobyl: int  # the region closed to Soviet placement
    oil_turn: int  # the turn in which North Sea Oil allows 8 rounds
    bound: int  # the seat that must use Missile Envy for Operations
    order: list[int]  # the order in which the US must play its hand (card 98 in `second`)
    fell: int  # DEFCON moved to 2 in this action round (NORAD)
    control: Pair  # bitsets of the countries each side controls, as `influence` has it …
    presence: Pair  # … of those where it has any …
    started: Pair  # … and where it had some at the `start`
    variant: int  # the options as bits

    def __init__(self) -> None:
        self.notes = None  # the rest is set by who makes it: cloning is the hottest path


def empty(options: Options, variant: int) -> TsState:
    """Every field there, nothing in it."""
    s = TsState()
    s.stack = []
    s.result = None
    s.options = options
    s.variant = variant
    s.influence = s.start = bytes(2 * SPACES)
    s.control = s.presence = s.started = (0, 0)
    s.hand = (0, 0)
    s.headline = (NONE, NONE)
    s.face_up = s.deck = s.discard = s.removed = s.table = s.spent = s.shown = 0
    s.lot_of = s.lot_size = s.lacking = ()
    s.tehran = s.put_back = s.drawn_since = 0
    s.turn = 1
    s.round = s.phase = 0
    s.phasing = USSR
    s.vp = 0
    s.defcon = 5
    s.military = (0, 0)
    s.space = (0, 0)
    s.attempts = (0, 0)
    s.china = s.crisis = s.chernobyl = s.bound = NONE
    s.china_up = 1
    s.in_force = s.squads = s.oil_turn = s.fell = 0
    s.scare = [0, 0]
    s.order = []
    return s


def clone(s: TsState) -> TsState:
    """A copy that shares nothing that changes."""
    t = TsState()
    t.stack = s.stack.copy()
    t.result = s.result
    t.options = s.options
    t.variant = s.variant
    t.influence = s.influence
    t.control = s.control
    t.presence = s.presence
    t.started = s.started
    t.start = s.start
    t.hand = s.hand
    t.headline = s.headline
    t.face_up = s.face_up
    t.deck = s.deck
    t.discard = s.discard
    t.removed = s.removed
    t.table = s.table
    t.spent = s.spent
    t.shown = s.shown
    t.lot_of = s.lot_of
    t.lot_size = s.lot_size
    t.lacking = s.lacking
    t.tehran = s.tehran
    t.put_back = s.put_back
    t.drawn_since = s.drawn_since
    t.turn = s.turn
    t.round = s.round
    t.phase = s.phase
    t.phasing = s.phasing
    t.vp = s.vp
    t.defcon = s.defcon
    t.military = s.military
    t.space = s.space
    t.attempts = s.attempts
    t.china = s.china
    t.china_up = s.china_up
    t.in_force = s.in_force
    t.scare = s.scare
    t.squads = s.squads
    t.crisis = s.crisis
    t.chernobyl = s.chernobyl
    t.oil_turn = s.oil_turn
    t.bound = s.bound
    t.order = s.order
    t.fell = s.fell
    return t


def with_seat(pair: Pair, seat: int, value: int) -> Pair:
    """A number per side, with that of one side replaced."""
    return (value, pair[USSR]) if seat == US else (pair[US], value)


# -- the board ------------------------------------------------------------------------


def controls(s: TsState, seat: int, country: int) -> bool:
    """At least the stability number, and that much more than the other side (TS-1.9)."""
    return bool(s.control[seat] >> country & 1)


def put(s: TsState, seat: int, country: int, n: int) -> None:
    """A side has `n` influence in a country from now on. Who controls it is kept beside it."""
    before, at = s.influence, seat * SPACES + country
    was = before[at]
    if was == n:
        return
    influence = s.influence = before[:at] + ONE[n] + before[at + 1 :]
    bit = 1 << country
    if not was or not n:
        us, ussr = s.presence
        s.presence = (us ^ bit, ussr) if seat == US else (us, ussr ^ bit)
    lead, needed = influence[country] - influence[SPACES + country], STABILITY[country]
    us, ussr = s.control
    if lead >= needed:
        if not us & bit:
            s.control = (us | bit, ussr & ~bit)
    elif lead <= -needed:
        if not ussr & bit:
            s.control = (us & ~bit, ussr | bit)
    elif (us | ussr) & bit:
        s.control = (us & ~bit, ussr & ~bit)


ONE: Final = tuple([bytes((n,)) for n in range(256)])
"""Every count of influence as a byte."""


def begin(s: TsState) -> None:
    """An action round or a headline begins: influence as it is now opens countries (TS-8.1)."""
    s.start = s.influence
    s.started = s.presence


def set_board(s: TsState, influence: bytes) -> None:
    """Lay out the influence of both sides."""
    s.influence = influence
    s.control, s.presence = _control(influence), _presence(influence)
    s.started = _presence(s.start)


@lru_cache(maxsize=1 << 5)  # every game begins alike
def _control(influence: bytes) -> Pair:
    """The countries each side controls, as bitsets."""
    us, ussr = holders(influence)
    return bitset(compress(range(SPACES), us)), bitset(compress(range(SPACES), ussr))


@lru_cache(maxsize=1 << 5)
def _presence(influence: bytes) -> Pair:
    """The countries where each side has influence, as bitsets."""
    us, ussr = influence[:SPACES], influence[SPACES:]
    return bitset(compress(range(SPACES), us)), bitset(compress(range(SPACES), ussr))


def not_controlled(s: TsState, seat: int, where: Sequence[int]) -> list[int]:
    """The countries of `where` that `seat` does not control."""
    controlled = s.control[seat]
    return [c for c in where if not controlled >> c & 1]


def controller(s: TsState, country: int) -> int:
    """Who controls a country; NONE if nobody does (TS-1.10)."""
    if s.control[US] >> country & 1:
        return US
    return USSR if s.control[USSR] >> country & 1 else NONE


@lru_cache(maxsize=1 << 9)  # many acts place nothing
def holders(influence: bytes) -> tuple[bytes, bytes]:
    """Which spaces each side controls with this influence: 1 where it does, space by space."""
    leads = list(map(sub, influence[:SPACES], influence[SPACES:]))
    return bytes(map(ge, leads, STABILITY)), bytes(map(le, leads, _OTHERS))


_OTHERS: Final = tuple([-stability for stability in STABILITY])


def present(s: TsState, seat: int, where: tuple[int, ...]) -> list[int]:
    """The countries of `where` that hold influence of `seat`."""
    there = s.presence[seat]
    return [c for c in where if there >> c & 1]


# -- cards ------------------------------------------------------------------------


def in_force(s: TsState, card: int) -> bool:
    """Whether the lasting effect of an event is on."""
    return bool(s.in_force >> card & 1)


def civil_war(s: TsState) -> bool:
    """Whether the Chinese Civil War still keeps the China Card from everyone (TS-20.1)."""
    return s.china == NONE and bool(s.variant & CIVIL_WAR)


def hand_ordered(s: TsState, seat: int) -> bool:
    """Whether card 98 of `second` has fixed the order of a hand: only ever the US one (TS-2.3)."""
    return seat == US and bool(s.order)


def china_ready(s: TsState, seat: int) -> bool:
    """Whether `seat` has the China Card face up."""
    return s.china == seat and s.china_up == 1


def unseen_by_all(s: TsState, seat: int) -> int:
    """The cards of a hand, a face-down headline among them, that not everybody has been shown; or
    those LOOKED_AT.
    """
    if seat == LOOKED_AT:
        return s.tehran
    held = s.hand[seat]
    if s.headline[seat] >= 0 and not s.face_up >> seat & 1:
        held |= 1 << s.headline[seat]
    return held & ~s.shown


def universe(s: TsState) -> int:
    """The cards that have joined the game by this turn, the China Card left out (TS-18.2)."""
    cards = OF_ERA[0]
    if s.turn >= 4:
        cards |= OF_ERA[1]
    if s.turn >= 8:
        cards |= OF_ERA[2]
    return cards if s.variant & OPTIONAL_ON else cards & ~OPTIONAL_CARDS


# -- tracks ------------------------------------------------------------------------


def ability(s: TsState, seat: int, box: int) -> bool:
    """Whether `seat` alone has reached a box of the Space Race (TS-11.5)."""
    return s.space[seat] >= box > s.space[1 - seat]


LAST_ROUND: Final[tuple[int, ...]] = (0, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7)
"""Per turn: how many action rounds everybody has (TS-4.5)."""


def rounds_of(s: TsState, seat: int) -> int:
    """How many action rounds `seat` may have this turn, optional ones included (TS-4.6)."""
    if ability(s, seat, EIGHT_ROUNDS) or (seat == US and s.oil_turn == s.turn):
        return 8
    return LAST_ROUND[s.turn]


def rounds_left(s: TsState, seat: int) -> int:
    """How many action rounds `seat` still has, the current one included."""
    return rounds_of(s, seat) - s.round + 1


def scoring_due(s: TsState, seat: int) -> bool:
    """Whether every round left is needed to play the scoring cards in hand (TS-6.16)."""
    held = s.hand[seat] & SCORING_CARDS
    return held != 0 and held.bit_count() >= rounds_left(s, seat)


# -- what must always be true ------------------------------------------------------------------


def audit(s: TsState) -> None:
    """Every card is in one place, every marker on its track."""
    places = [*s.hand, s.deck, s.discard, s.removed, s.table, s.tehran]
    places += [1 << card for card in s.headline if card >= 0]
    places.append(s.in_force & 1 << SHUTTLE_DIPLOMACY)
    everywhere = 0
    for cards in places:
        assert not everywhere & cards, f"a card is in two places: {cards_of(everywhere & cards)}"
        everywhere |= cards
    lost = cards_of(universe(s) ^ everywhere)
    assert not lost, f"cards are missing or too many: {lost}"
    assert not s.spent & ~s.table, "only cards on the table wait to be removed"
    audit_memory(s)
    assert s.result is not None or -20 < s.vp < 20
    audit_control(s)
    assert s.result is not None or 2 <= s.defcon <= 5
    for seat in (US, USSR):
        assert 0 <= s.military[seat] <= 5
        assert 0 <= s.space[seat] <= LAST_BOX
    assert s.bound == NONE or s.hand[s.bound] >> MISSILE_ENVY & 1
    assert (s.crisis != NONE) == in_force(s, CUBAN_MISSILE_CRISIS)
    assert s.result is None or not s.stack


def audit_control(s: TsState) -> None:
    """Who controls what, and who is where, is what the influence says."""
    kept = s.control, s.presence, s.started
    set_board(s, s.influence)
    assert (s.control, s.presence, s.started) == kept, "control was not kept up with the influence"


def audit_memory(s: TsState) -> None:
    """What players remember of hidden cards is true."""
    held = list(s.hand)
    for seat in (US, USSR):
        if s.headline[seat] >= 0 and not s.face_up >> seat & 1:
            held[seat] |= 1 << s.headline[seat]
        audit_lots(s, seat)
    assert not s.put_back & ~(s.deck | held[USSR]), "a card put back was seen elsewhere"
    assert (s.put_back & held[USSR]).bit_count() <= s.drawn_since, "too many were drawn since"


def audit_lots(s: TsState, seat: int) -> None:
    """Each lot can be filled with cards of the hand that it may hold, the older ones first."""
    needed = 0
    for by, n, without in zip(s.lot_of, s.lot_size, s.lacking):
        if by == seat:
            needed += n
            fit = unseen_by_all(s, seat) & ~without
            assert fit.bit_count() >= needed, "a hand holds what it lacks"
