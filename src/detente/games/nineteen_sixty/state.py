"""The state of 1960: plain data, and the predicates the rulebook takes for granted."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOBODY, NONE
from detente.core.options import Options
from detente.core.state import Fields, State
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    BYRD_STATES,
    CARRIED,
    CIVIL_RIGHTS,
    COPIES,
    DEFENSE,
    ECONOMY,
    KENNEDY,
    MIDWEST,
    NIXON,
    REGION,
    SOUTH,
    START,
    TOKENS,
    WEST,
    N,
)
from detente.games.nineteen_sixty.cards import (
    ADVANCE_MEN,
    EISENHOWERS_SILENCE,
    FIRST_EDITION,
    HOSTILE_PRESS_CORPS,
    JOE_KENNEDY,
    JOHNSON_JEERED_IN_DALLAS,
    NIXON_EGGED_IN_MICHIGAN,
    OLD_SOUTH,
    PREVENTED_BY,
    PUERTO_RICAN_BISHOPS,
    SECOND_EDITION,
    STEVENSON_LOYALISTS,
    WITH_ICON,
)
from detente.games.nineteen_sixty.position import Use

EVENT: Final = 0  # what a card is played for
CAMPAIGN: Final = 1
ADVERTISE: Final = 2
POSITION: Final = 3
USES: Final[tuple[Use, ...]] = ("event", "campaign", "advertise", "position")

BANS: Final = (
    (JOHNSON_JEERED_IN_DALLAS, (SOUTH,)),
    (STEVENSON_LOYALISTS, (MIDWEST, WEST)),
    (OLD_SOUTH, (SOUTH,)),
    (NIXON_EGGED_IN_MICHIGAN, (MIDWEST,)),
)
"""Events that forbid campaigning in regions."""
BAN_CARDS: Final = sum([1 << card for card, _ in BANS])
NO_SPENDING: Final = 1 << JOE_KENNEDY | 1 << PUERTO_RICAN_BISHOPS


class SixtyState(State):
    """Plain data. Sets of cards are bitsets; a tuple holds one of them per candidate.

    Only `cubes` and `stack` are changed in place. Whatever else has parts is replaced as a whole
    (`values`), so that clones may share it.
    """

    __slots__ = (
        "cubes",
        "byrd_at",
        "byrd_gone",
        "issues",
        "media",
        "endorsements",
        "endorsement_deck",
        "track",
        "momentum",
        "bag",
        "rest",
        "token",
        "ready",
        "turn",
        "phase",
        "round",
        "step",
        "first",
        "active",
        "card",
        "use",
        "cp",
        "preempted",
        "reveals",
        "revealed",
        "under_way",
        "used",
        "hands",
        "placed",
        "stacks",
        "picked",
        "hand_shown",
        "stack_shown",
        "deck",
        "discard",
        "reshuffled",
        "removed",
        "debate_box",
        "election_box",
        "prevention_box",
        "board",
        "won",
        "won_by",
        "effects",
    )

    cubes: bytearray  # state support: seat × 50 + state
    byrd_at: int  # the state of the Byrd cube; NONE while Byrd holds it
    byrd_gone: int  # 1 once the Byrd player has given up: he passes ever after
    issues: bytes  # issue support: seat × 3 + issue
    media: bytes  # media support: seat × 4 + region
    endorsements: bytes  # markers: seat × 4 + region
    endorsement_deck: bytes  # cards left for each region, and major ones
    track: bytes  # the issue on space 1, 2, 3
    momentum: bytes  # markers, by seat
    bag: bytes  # blue and red cubes of political capital
    rest: bytes  # rest cubes set aside this turn
    token: bytes  # the state each candidate is in
    ready: bytes  # whether each candidate card is ready
    turn: int  # 1 to 9
    phase: int  # where the turn stands: an index into the sequence of play
    round: int  # activity phase or debate round, from 1
    step: int  # how far a phase with several like steps has come
    first: int  # who goes first; in the debates who wins ties
    active: int  # who has the activity, or the Election Day card
    card: int  # the card being played
    use: int  # what it is played for
    cp: int  # what it is worth
    preempted: int  # whether its event can no longer be triggered
    reveals: int  # cards High Hopes has still to reveal
    revealed: int  # the card High Hopes has revealed
    under_way: int  # cards being resolved: in no hand, pile or box (60-1.21)
    used: int  # those of them whose event has happened
    hands: tuple[int, ...]  # cards in hand, by seat
    placed: tuple[int, ...]  # cards on their way to the stacks, while both choose
    stacks: tuple[int, ...]  # campaign strategy
    picked: tuple[int, ...]  # debate cards chosen and not yet shown
    hand_shown: tuple[int, ...]  # cards everyone knows to be in a hand (or placed from it)
    stack_shown: tuple[int, ...]  # cards everyone knows to be in a stack (or picked from it)
    deck: int  # cards still to be drawn
    discard: int  # cards of the discard pile
    reshuffled: int  # the cards that made the present deck, where the discard pile did (60-5.4)
    removed: int  # cards out of the game (option)
    debate_box: int  # events kept for the debates
    election_box: int  # events kept for Election Day
    prevention_box: int  # events that keep others from happening
    board: tuple[int, ...]  # debate board: issue × 2 + side
    won: tuple[int, ...]  # issues of the debates in the order they were won
    won_by: tuple[int, ...]  # who won each of them
    effects: tuple[int, ...]  # events that help or hinder each seat until the end of the turn

    def __init__(self) -> None:
        """`empty` and `clone` set every field. With slots, cloning is twice as fast."""


FIELDS: Final[Fields] = (
    ("cubes", "bytes"),
    ("byrd_at", "int"),
    ("byrd_gone", "int"),
    ("issues", "fixed-bytes"),
    ("media", "fixed-bytes"),
    ("endorsements", "fixed-bytes"),
    ("endorsement_deck", "fixed-bytes"),
    ("track", "fixed-bytes"),
    ("momentum", "fixed-bytes"),
    ("bag", "fixed-bytes"),
    ("rest", "fixed-bytes"),
    ("token", "fixed-bytes"),
    ("ready", "fixed-bytes"),
    ("turn", "int"),
    ("phase", "int"),
    ("round", "int"),
    ("step", "int"),
    ("first", "int"),
    ("active", "int"),
    ("card", "int"),
    ("use", "int"),
    ("cp", "int"),
    ("preempted", "int"),
    ("reveals", "int"),
    ("revealed", "int"),
    ("under_way", "set:card"),
    ("used", "set:card"),
    ("hands", "fixed-sets:card"),
    ("placed", "fixed-sets:card"),
    ("stacks", "fixed-sets:card"),
    ("picked", "fixed-sets:card"),
    ("hand_shown", "fixed-sets:card"),
    ("stack_shown", "fixed-sets:card"),
    ("deck", "set:card"),
    ("discard", "set:card"),
    ("reshuffled", "later-set:card"),
    ("removed", "set:card"),
    ("debate_box", "set:card"),
    ("election_box", "set:card"),
    ("prevention_box", "set:card"),
    ("board", "fixed-sets:card"),
    ("won", "fixed-ints"),
    ("won_by", "fixed-ints"),
    ("effects", "fixed-sets:card"),
)


def empty(options: Options) -> SixtyState:
    """The board as printed, nothing shuffled or dealt yet (60-2.1 to 60-2.10)."""
    s = SixtyState()
    s.options = options
    s.stack = []
    s.notes = None
    s.result = None
    s.cubes = bytearray(START)
    s.byrd_at = NONE
    s.byrd_gone = 0
    s.issues = bytes(6)
    s.media = bytes(8)
    s.endorsements = bytes(8)
    s.endorsement_deck = bytes(COPIES)
    s.track = bytes((DEFENSE, ECONOMY, CIVIL_RIGHTS))
    ahead = options.number("kennedy_momentum")
    s.momentum = bytes((2 + max(0, ahead), 2 + max(0, -ahead)))
    s.bag = bytes(2)
    s.rest = bytes(2)
    s.token = bytes(TOKENS)
    s.ready = bytes((1, 1))
    s.turn = 1
    s.phase = 0
    s.round = 0
    s.step = 0
    s.first = KENNEDY
    s.active = KENNEDY
    s.card = NONE
    s.use = 0
    s.cp = 0
    s.preempted = 0
    s.reveals = 0
    s.revealed = NONE
    s.under_way = 0
    s.used = 0
    s.hands = (0, 0)
    s.placed = (0, 0)
    s.stacks = (0, 0)
    s.picked = (0, 0)
    s.hand_shown = (0, 0)
    s.stack_shown = (0, 0)
    s.deck = 0
    s.discard = 0
    s.reshuffled = 0
    s.removed = 0
    s.debate_box = 0
    s.election_box = 0
    s.prevention_box = 0
    s.board = (0,) * 6
    s.won = ()
    s.won_by = ()
    s.effects = (0, 0)
    return s


def clone(s: SixtyState) -> SixtyState:
    """A copy that shares nothing that changes."""
    c = SixtyState()
    c.options = s.options
    c.notes = None
    c.result = s.result
    c.stack = s.stack.copy()
    c.cubes = s.cubes.copy()
    c.byrd_at = s.byrd_at
    c.byrd_gone = s.byrd_gone
    c.issues = s.issues
    c.media = s.media
    c.endorsements = s.endorsements
    c.endorsement_deck = s.endorsement_deck
    c.track = s.track
    c.momentum = s.momentum
    c.bag = s.bag
    c.rest = s.rest
    c.token = s.token
    c.ready = s.ready
    c.turn = s.turn
    c.phase = s.phase
    c.round = s.round
    c.step = s.step
    c.first = s.first
    c.active = s.active
    c.card = s.card
    c.use = s.use
    c.cp = s.cp
    c.preempted = s.preempted
    c.reveals = s.reveals
    c.revealed = s.revealed
    c.under_way = s.under_way
    c.used = s.used
    c.hands = s.hands
    c.placed = s.placed
    c.stacks = s.stacks
    c.picked = s.picked
    c.hand_shown = s.hand_shown
    c.stack_shown = s.stack_shown
    c.deck = s.deck
    c.discard = s.discard
    c.reshuffled = s.reshuffled
    c.removed = s.removed
    c.debate_box = s.debate_box
    c.election_box = s.election_box
    c.prevention_box = s.prevention_box
    c.board = s.board
    c.won = s.won
    c.won_by = s.won_by
    c.effects = s.effects
    return c


# -- support ---------------------------------------------------------------------------------


def leads(s: SixtyState, seat: int, state: int) -> bool:
    """At least 1 cube there (60-1.9)."""
    return s.cubes[seat * N + state] > 0


def carries(s: SixtyState, seat: int, state: int) -> bool:
    """4 or more cubes there (60-1.10)."""
    return s.cubes[seat * N + state] >= CARRIED


def bare(s: SixtyState, state: int) -> bool:
    """No cube at all, the Byrd cube included (60-16.21)."""
    return not (s.cubes[state] or s.cubes[N + state] or s.byrd_at == state)


def led_by(s: SixtyState, state: int) -> int:
    """The candidate who leads a state; NOBODY if none does (60-1.9)."""
    return KENNEDY if s.cubes[state] else NIXON if s.cubes[N + state] else NOBODY


def issue_leader(s: SixtyState, issue: int) -> int:
    """The candidate with support on an issue; NOBODY if none (60-1.9)."""
    return KENNEDY if s.issues[issue] else NIXON if s.issues[3 + issue] else NOBODY


def media_leader(s: SixtyState, region: int) -> int:
    """The candidate with media support in a region; NOBODY if none (60-1.9)."""
    return KENNEDY if s.media[region] else NIXON if s.media[4 + region] else NOBODY


def media_total(s: SixtyState, seat: int) -> int:
    """Media cubes on the whole board (60-8.10)."""
    return sum(s.media[seat * 4 : seat * 4 + 4])


def in_effect(s: SixtyState, seat: int, card: int) -> bool:
    """Whether an event helps or hinders `seat` until the end of the turn."""
    return bool(s.effects[seat] >> card & 1)


# -- cards -----------------------------------------------------------------------------------


def prevented(s: SixtyState, card: int) -> bool:
    """Whether a prevention event in its box stops this one (60-6.16)."""
    if not s.prevention_box:
        return False
    return card in PREVENTED_BY and bool(s.prevention_box >> PREVENTED_BY[card] & 1)


def icons_bind(s: SixtyState) -> bool:
    """Whether an event is only for the candidates whose icon it shows (60-6.6, option)."""
    return s.options.switches["event_icon_restriction"]  # asked at every activity


def may_use(s: SixtyState, seat: int, card: int) -> bool:
    """The card shows the candidate's icon, alone or with the other (60-6.6, 60-6.21)."""
    return bool(WITH_ICON[seat] >> card & 1) or not icons_bind(s)


def may_spend(s: SixtyState, seat: int, n: int) -> bool:
    """Enough momentum, and no ban on spending it (60-7.1)."""
    return s.momentum[seat] >= n and not s.effects[seat] & NO_SPENDING


# -- campaigning -----------------------------------------------------------------------------


def ban_on(s: SixtyState, seat: int, state: int) -> int:
    """The event that forbids `seat` to spend campaigning CP there; NONE if none (60-6.38)."""
    effects = s.effects[seat]
    if not effects:
        return NONE
    for event, regions in BANS:
        if effects >> event & 1 and REGION[state] in regions:
            return event
    if effects >> EISENHOWERS_SILENCE & 1 and s.cubes[(1 - seat) * N + state] >= silenced_from(s):
        return EISENHOWERS_SILENCE
    return NONE


def silenced_from(s: SixtyState) -> int:
    """The cubes from which Eisenhower's Silence closes a state: carried, or led (option)."""
    return CARRIED if s.options.word("silence_scope") == "carried" else 1


def needs_check(s: SixtyState, seat: int, state: int) -> bool:
    """The opponent carries the state or is there, and nothing exempts (60-6.33, 60-6.34)."""
    effects = s.effects[seat]
    if effects >> ADVANCE_MEN & 1:
        return False
    other = 1 - seat
    present = s.token[other] == state
    carried = s.cubes[other * N + state] >= CARRIED or bool(effects >> HOSTILE_PRESS_CORPS & 1)
    if not (present or carried):
        return False
    if not s.media[seat * 4 + REGION[state]]:
        return True
    return present and not s.options.on("media_exempts_presence")


# -- Harry F. Byrd -----------------------------------------------------------------------------


def byrd_may_place(s: SixtyState, state: int) -> bool:
    """His cube is off the board and the state, one of his three, is empty (60-16.10 ff.)."""
    return s.byrd_at == NONE and state in BYRD_STATES and bare(s, state)


def byrd_may_oust(s: SixtyState, state: int) -> bool:
    """His cube is off the board and the state holds exactly one cube (60-16.16, 60-16.17)."""
    alone = s.cubes[state] + s.cubes[N + state] == 1
    return s.byrd_at == NONE and state in BYRD_STATES and alone


def byrd_may_act(s: SixtyState) -> bool:
    """Whether he has any choice but to pass (60-16.45)."""
    return any([byrd_may_place(s, c) or byrd_may_oust(s, c) for c in BYRD_STATES])


# -- what is always true -------------------------------------------------------------------------


def audit(s: SixtyState) -> None:
    """Every card is in exactly one place, no place holds two colours (60-14.1, 60-14.3)."""
    cards = campaign_cards(s)
    piles = [s.deck, s.discard, s.removed, s.under_way, *s.board]
    piles += [s.debate_box, s.election_box, s.prevention_box]
    piles += [*s.hands, *s.placed, *s.stacks, *s.picked]
    assert sum([pile.bit_count() for pile in piles]) == cards.bit_count(), "a card is lost"
    assert sum(piles) == cards, "a card is in two places (60-14.3)"
    for state in ALL_STATES:
        colours = [s.cubes[state] > 0, s.cubes[N + state] > 0, s.byrd_at == state]
        assert sum(colours) <= 1, "two colours in a state (60-14.1)"
    assert not any([s.issues[n] and s.issues[3 + n] for n in range(3)]), "two colours (60-14.1)"
    assert not any([s.media[n] and s.media[4 + n] for n in range(4)]), "two colours (60-14.1)"
    assert sorted(s.track) == [DEFENSE, ECONOMY, CIVIL_RIGHTS], "an issue is lost (60-1.13)"
    for seat in (KENNEDY, NIXON):
        assert not s.hand_shown[seat] & ~(s.hands[seat] | s.placed[seat]), "shown, but not there"
        assert not s.stack_shown[seat] & ~(s.stacks[seat] | s.picked[seat]), "shown, but not there"


def campaign_cards(s: SixtyState) -> int:
    """The cards this game is played with, as a bitset (60-1.16, option)."""
    if s.options.on("extra_cards_second_edition"):
        return FIRST_EDITION | SECOND_EDITION
    return FIRST_EDITION
