"""What cards and phases are written in: verbs that change the board, asks that put questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import CHANCE, NONE, ForSeat, Frame, Spread, everywhere
from detente.core.guard import open_set
from detente.core.state import note
from detente.core.values import changed, counted, exchanged, filled, joined, parted
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    DEBATES,
    ELECTION_DAY,
    ISSUES,
    KENNEDY,
    NIXON,
    ORDER,
    REGIONS,
    N,
)
from detente.games.nineteen_sixty.cards import (
    DEBATE_EVENT,
    ELECTION_EVENT,
    HIGH_HOPES,
    KIND,
    PREVENTION,
)
from detente.games.nineteen_sixty.frames import (
    Advertisement,
    Checks,
    Choice,
    Discards,
    Initiative,
    IssueSpread,
    MediaCheck,
    Removal,
    Spending,
    deal,
)
from detente.games.nineteen_sixty.guards import TO_TAKE
from detente.games.nineteen_sixty.modifiers import MOST
from detente.games.nineteen_sixty.state import ADVERTISE, CAMPAIGN, SixtyState, media_total
from detente.games.nineteen_sixty.supply import cubes_left, limited, to_remove

IN_REGIONS: Final = tuple([everywhere(len(REGIONS), n) for n in range(MOST + 1)])
ON_ISSUES: Final = tuple([everywhere(len(ISSUES), n) for n in range(MOST + 1)])
"""Every region, every issue, as often as there are so many to put anywhere."""

# -- support ---------------------------------------------------------------------------------


def gain(s: SixtyState, seat: int, state: int, n: int = 1) -> None:
    """State support: first removes opposing cubes, the Byrd cube too, then adds (60-1.7)."""
    if limited(s):
        n = as_cubes_allow(s, seat, n, to_remove(s, seat, state))
        if n == 0:
            return
    note(s, k.SUPPORT_GAINED, seat, state, n)
    if s.byrd_at == state:
        s.byrd_at = NONE  # returns to Byrd (60-16.14)
        note(s, k.BYRD_RETURNED, state)
        n -= 1
    cubes = s.cubes
    other = (1 - seat) * N + state
    removed = min(n, cubes[other])
    cubes[other] -= removed
    cubes[seat * N + state] += n - removed


def as_cubes_allow(s: SixtyState, seat: int, n: int, removed: int) -> int:
    """How much of n support can be gained where so many cubes are removed first (60-1.24)."""
    most = removed + cubes_left(s, seat)
    if n > most:
        note(s, k.OUT_OF_CUBES, seat, n - most)
        return most
    return n


def lose(s: SixtyState, seat: int, state: int, n: int = 1) -> None:
    """Remove up to n own cubes; never creates opposing ones (60-1.8)."""
    n = min(n, s.cubes[seat * N + state])
    if n:
        s.cubes[seat * N + state] -= n
        note(s, k.SUPPORT_LOST, seat, state, n)


def gain_issue(s: SixtyState, seat: int, issue: int, n: int = 1) -> None:
    """Issue support: first removes opposing cubes, then adds (60-1.7)."""
    other = (1 - seat) * 3 + issue
    if limited(s):
        n = as_cubes_allow(s, seat, n, s.issues[other])
        if n == 0:
            return
    removed = min(n, s.issues[other])
    s.issues = exchanged(s.issues, other, removed, seat * 3 + issue, n - removed)
    note(s, k.ISSUE_GAINED, seat, issue, n)


def lose_issue(s: SixtyState, seat: int, issue: int, n: int = 1) -> None:
    """Remove up to n own cubes from an issue (60-1.8)."""
    n = min(n, s.issues[seat * 3 + issue])
    if n:
        s.issues = changed(s.issues, seat * 3 + issue, -n)
        note(s, k.ISSUE_LOST, seat, issue, n)


def gain_media(s: SixtyState, seat: int, region: int, n: int = 1) -> None:
    """Media support: first removes opposing cubes, then adds (60-1.7)."""
    other = (1 - seat) * 4 + region
    if limited(s):
        n = as_cubes_allow(s, seat, n, s.media[other])
        if n == 0:
            return
    removed = min(n, s.media[other])
    s.media = exchanged(s.media, other, removed, seat * 4 + region, n - removed)
    note(s, k.MEDIA_GAINED, seat, region, n)


def lose_media(s: SixtyState, seat: int, region: int) -> None:
    """Remove one of a seat's media cubes from a region (60-1.8)."""
    s.media = changed(s.media, seat * 4 + region, -1)
    note(s, k.MEDIA_LOST, seat, region, 1)


def endorse(s: SixtyState, seat: int, region: int) -> None:
    """A marker in the region; where the opponent has some, one of his goes instead (60-1.11)."""
    other = (1 - seat) * 4 + region
    if s.endorsements[other]:
        s.endorsements = changed(s.endorsements, other, -1)
        note(s, k.ENDORSEMENT_CANCELLED, seat, region)
    else:
        s.endorsements = changed(s.endorsements, seat * 4 + region, 1)
        note(s, k.ENDORSED, seat, region)


# -- momentum, issues, candidates --------------------------------------------------------------


def gain_momentum(s: SixtyState, seat: int, n: int = 1) -> None:
    """Momentum has no upper limit (60-1.12)."""
    s.momentum = changed(s.momentum, seat, n)
    note(s, k.MOMENTUM_GAINED, seat, n)


def lose_momentum(s: SixtyState, seat: int, n: int = 1) -> None:
    """Down to nothing at worst (60-1.12)."""
    n = min(n, s.momentum[seat])
    if n:
        s.momentum = changed(s.momentum, seat, -n)
        note(s, k.MOMENTUM_LOST, seat, n)


def spend_momentum(s: SixtyState, seat: int, n: int) -> None:
    """Pay a price; the caller knows it can be paid."""
    if n:
        s.momentum = changed(s.momentum, seat, -n)
        note(s, k.MOMENTUM_SPENT, seat, n)


def raise_issue(s: SixtyState, issue: int, spaces: int) -> None:
    """Exchange an issue with the one above, so many times, stopping at space 1 (60-1.14)."""
    to = max(0, s.track.index(issue) - spaces)
    others = [other for other in s.track if other != issue]
    s.track = bytes((*others[:to], issue, *others[to:]))
    note(s, k.ISSUE_MOVED, issue, to + 1)


def set_track(s: SixtyState, order: int) -> None:
    """Put the issue tiles in a named order; their cubes stay on them (60-8.12)."""
    s.track = bytes(ORDER[order])
    note(s, k.TRACK_SET, order)


def move_token(s: SixtyState, seat: int, state: int) -> None:
    """Put a candidate into a state; what it costs is the caller's affair."""
    if s.token[seat] != state:
        s.token = counted(s.token, seat, state)
        note(s, k.TRAVELLED, seat, state)


def exhaust(s: SixtyState, seat: int) -> None:
    """Turn a ready candidate card to its exhausted side (60-6.49)."""
    if s.ready[seat]:
        s.ready = counted(s.ready, seat, 0)
        note(s, k.EXHAUSTED, seat)


def refresh(s: SixtyState, seat: int) -> None:
    """Turn the candidate card face up again (60-6.48)."""
    s.ready = counted(s.ready, seat, 1)
    note(s, k.REFRESHED, seat)


def enforce(s: SixtyState, card: int, on: int) -> None:
    """From now to the end of the turn an event helps or hinders `on` (60-7.11, 60-7.12)."""
    s.effects = joined(s.effects, on, 1 << card)
    note(s, k.IN_FORCE, card, on)


# -- the bag ---------------------------------------------------------------------------------


def fill_bag(s: SixtyState) -> None:
    """10 cubes of each colour as soon as the bag is empty, until Election Day, as far as there are
    any (60-4.4, 60-4.6, 60-1.25).
    """
    if s.phase >= k.ELECTION_CARDS:
        return
    seed = s.options.number("bag_seed")
    empty = [colour for colour in (KENNEDY, NIXON) if not s.bag[colour]]
    if len(empty) < 2 and not s.options.on("reseed_per_colour"):
        return
    for colour in empty:
        s.bag = counted(s.bag, colour, min(seed, cubes_left(s, colour)))
    if empty:
        note(s, k.BAG_FILLED, s.bag[KENNEDY], s.bag[NIXON])


def take_cube(s: SixtyState, colour: int) -> None:
    """The drawn cube leaves the bag, whatever comes of it (60-4.2)."""
    s.bag = changed(s.bag, colour, -1)
    if not s.bag[colour] and s.options.word("reseed_moment") == "at_once":
        fill_bag(s)


def open_bag(s: SixtyState) -> bool:
    """Before a draw: whether there is anything in the bag, filled now if that is the option."""
    if not (s.bag[KENNEDY] and s.bag[NIXON]):
        fill_bag(s)
    return s.bag[KENNEDY] + s.bag[NIXON] > 0


def put_in_bag(s: SixtyState, seat: int, n: int) -> None:
    """Rest and bonus cubes go into the bag (60-9.6, 60-11.1)."""
    s.bag = changed(s.bag, seat, n)


def from_supply(s: SixtyState, seat: int, n: int) -> int:
    """So many cubes of the supply, or all that are left there (60-1.25)."""
    return min(n, cubes_left(s, seat)) if limited(s) else n


def ask_checks(s: SixtyState, seat: int, state: int, n: int, redrawn: bool = False) -> None:
    """`n` support checks in a state, one by one; those with nothing to draw fail (60-4.6)."""
    if n == 0:
        return
    if open_bag(s):
        s.stack.append(Checks(k.SUPPORT_CHECK, seat, state, n, redrawn))
    else:
        note(s, k.CHECK_IMPOSSIBLE, seat, n)


def ask_media_check(
    s: SixtyState, seat: int, card: int, left: int, successes: int, redrawn: bool = False
) -> None:
    """One support check of an advertising action; with nothing to draw it fails (60-6.40)."""
    if open_bag(s):
        s.stack.append(MediaCheck(k.MEDIA_CHECK, seat, card, left, successes, redrawn))
    else:
        note(s, k.CHECK_IMPOSSIBLE, seat, 1)
        ask_advertising(s, seat, card, left, successes)


def ask_advertising(s: SixtyState, seat: int, card: int, left: int, successes: int = 0) -> None:
    """`seat` goes on advertising, or stops and assigns what succeeded (60-6.51)."""
    s.stack.append(Advertisement(k.ADVERTISING, seat, card, left, successes))


def ask_initiative(s: SixtyState, blue: int = 0, red: int = 0) -> None:
    """Draw until one colour has come twice; with nothing to draw, who went first wins again
    (60-4.3, 60-1.25).
    """
    if open_bag(s):
        s.stack.append(Initiative(k.INITIATIVE_CHECK, blue, red))
    else:
        win_initiative(s, s.first)


def win_initiative(s: SixtyState, seat: int) -> None:
    """The winner chooses who goes first; in the debates he wins the ties (60-5.2, 60-10.1)."""
    note(s, k.INITIATIVE_WON, seat)
    if s.turn == DEBATES:
        s.first = seat
    else:
        s.stack.append(Frame(k.WHO_GOES_FIRST, seat))


# -- cards -----------------------------------------------------------------------------------


def discard_from_hand(s: SixtyState, seat: int, card: int) -> None:
    """A card leaves the hand for the discard pile, seen by all (60-13.5)."""
    leave_hand(s, seat, card)
    s.discard |= 1 << card
    note(s, k.DISCARDED, seat, card)


def leave_hand(s: SixtyState, seat: int, card: int) -> None:
    """A card leaves the hand into the open."""
    s.hands = parted(s.hands, seat, 1 << card)
    if s.hand_shown[seat]:
        s.hand_shown = parted(s.hand_shown, seat, 1 << card)


def take_from_discard(s: SixtyState, seat: int, card: int) -> None:
    """A card of the discard pile comes to hand: everybody has seen which."""
    s.discard &= ~(1 << card)
    s.hands = joined(s.hands, seat, 1 << card)
    s.hand_shown = joined(s.hand_shown, seat, 1 << card)
    note(s, k.TOOK, seat, card)


def show_hand(s: SixtyState, seat: int) -> None:
    """Everyone sees the whole hand (60-13.5)."""
    s.hand_shown = filled(s.hand_shown, seat, s.hands[seat])
    for card in cards_of(s.hands[seat]):
        note(s, k.HAND_SHOWN, seat, card)


def stock_deck(s: SixtyState) -> bool:
    """Shuffle the discard pile into a deck that ran out; whether there is a card (60-5.4)."""
    if not s.deck and s.discard:
        s.deck = s.reshuffled = s.discard
        s.discard = 0
        note(s, k.DECK_RESHUFFLED)
    return s.deck != 0


def dispose(s: SixtyState, card: int) -> None:
    """A resolved card goes to its box, the discard pile or out of the game (60-6.13, 60-6.14)."""
    bit = 1 << card
    happened = s.used & bit
    s.under_way &= ~bit
    s.used &= ~bit
    kind = KIND[card]
    if happened and kind == ELECTION_EVENT:
        s.election_box |= bit
    elif happened and kind == PREVENTION:
        s.prevention_box |= bit
    elif happened and kind == DEBATE_EVENT and s.turn < DEBATES:
        s.debate_box |= bit
    elif happened and s.options.on("event_cards_removed"):
        s.removed |= bit
    else:
        s.discard |= bit


def ask_draw(s: SixtyState, seat: int, n: int, in_turn: bool = False) -> None:
    """Chance gives `n` cards to `seat`, or to both in turn; it ends if none are left (60-5.7)."""
    if n and stock_deck(s):
        s.stack.append(deal(k.DRAW_CARD, seat, n, in_turn))


def ask_reveal(s: SixtyState) -> None:
    """Chance turns up the top card of the deck, for High Hopes."""
    if stock_deck(s):
        s.stack.append(Frame(k.REVEAL_TOP, CHANCE, HIGH_HOPES))


def ask_endorsement(s: SixtyState, seat: int) -> None:
    """Draw the top endorsement card (60-8.7)."""
    s.stack.append(ForSeat(k.ENDORSEMENT_CARD, seat))


# -- questions to the seats --------------------------------------------------------------------


def ask_add(
    s: SixtyState,
    seat: int,
    card: int,
    total: int,
    each: int,
    where: Sequence[int],
    may_stop: bool = True,
) -> None:
    """`seat` may (or must) add up to `total` state support in `where`, at most `each` per state."""
    options = tuple(sorted([state for state in where for _ in range(each)]))
    if options:
        left = min(total, len(options))
        s.stack.append(Spread(k.ADD_SUPPORT, seat, card, left, options, may_stop))


def ask_where(s: SixtyState, seat: int, card: int, where: Sequence[int]) -> bool:
    """With fewer cubes than states that gain 1 each, `seat` says which do (60-1.26); whether so."""
    most = cubes_left(s, seat) + sum([to_remove(s, seat, state) for state in where])
    if most >= len(where):
        return False
    note(s, k.OUT_OF_CUBES, seat, len(where) - most)
    if most:
        ask_add(s, seat, card, most, 1, where, may_stop=False)
    return True


def ask_remove(
    s: SixtyState, seat: int, of: int, card: int, total: int, each: int, where: Sequence[int]
) -> None:
    """`seat` may (`of` himself: must) remove up to `total` state support of `of` in `where`."""
    options = tuple(sorted([c for c in where for _ in range(min(each, s.cubes[of * N + c]))]))
    if options:
        left = min(total, len(options))
        s.stack.append(Removal(k.REMOVE_SUPPORT, seat, card, left, options, of))


def ask_add_media(s: SixtyState, seat: int, card: int, n: int, may_stop: bool) -> None:
    """`seat` puts `n` media cubes into region boxes: all of them, or as many as he likes."""
    if n:
        s.stack.append(Spread(k.ADD_MEDIA, seat, card, n, IN_REGIONS[n], may_stop))


def ask_remove_media(s: SixtyState, seat: int, card: int, n: int) -> None:
    """`seat` may remove up to `n` of the opponent's media cubes."""
    n = min(n, media_total(s, 1 - seat))
    if n:
        s.stack.append(Frame(k.REMOVE_MEDIA, seat, card, left=n))


def ask_add_issues(s: SixtyState, seat: int, card: int, n: int, one: bool) -> None:
    """`seat` may add up to `n` issue support, all of it on `one` issue or split."""
    s.stack.append(IssueSpread(k.ADD_ISSUES, seat, card, n, ON_ISSUES[n], one))


def ask_remove_issues(s: SixtyState, seat: int, card: int, n: int) -> None:
    """`seat` must remove `n` of his own issue support, as far as he has it."""
    n = min(n, sum(s.issues[seat * 3 : seat * 3 + 3]))
    if n:
        s.stack.append(Frame(k.REMOVE_ISSUES, seat, card, left=n))


def ask_state(s: SixtyState, seat: int, card: int, where: Sequence[int], may_decline: bool) -> None:
    """`seat` names a state of `where`; `card` hears it."""
    if where:
        s.stack.append(Choice(k.PICK_STATE, seat, card, tuple(where), may_decline))


def ask_move(s: SixtyState, seat: int, card: int, where: Sequence[int], may_decline: bool) -> None:
    """`seat` moves his token to one of `where` at no cost (60-6.11)."""
    s.stack.append(Choice(k.MOVE_TOKEN, seat, card, tuple(where), may_decline))


def ask_region(
    s: SixtyState, seat: int, card: int, where: Sequence[int], may_decline: bool
) -> None:
    """`seat` names a region of `where`; `card` hears it (NONE: a major endorsement)."""
    if where:
        s.stack.append(Choice(k.PICK_REGION, seat, card, tuple(where), may_decline))


def ask_take(s: SixtyState, seat: int, card: int) -> None:
    """`seat` may take a card of the discard pile that no rule closes; `card` hears which."""
    q = Frame(k.TAKE_CARD, seat, card)
    rules = tuple([rule for rule in TO_TAKE if rule.in_force(s.options)])
    if s.discard & open_set(rules, s, q):
        s.stack.append(q)


def ask_discard(s: SixtyState, seat: int, card: int) -> None:
    """`seat` may discard any number of hand cards and draws as many."""
    if s.hands[seat]:
        s.stack.append(Discards(k.DISCARD_CARDS, seat, card))


def ask_may(s: SixtyState, seat: int, card: int) -> None:
    """`seat` may do what `card` says, or not."""
    s.stack.append(Frame(k.MAY, seat, card))


def ask_campaign(s: SixtyState, seat: int, card: int, cp: int, once: bool = False) -> None:
    """`seat` spends CP in states; `once`: at most 1 CP of support in each."""
    s.stack.append(Spending(k.CAMPAIGNING, seat, card, cp, (), once))


def ask_operation(s: SixtyState, seat: int, card: int, use: int, cp: int) -> None:
    """`seat` spends CP on one kind of operation (60-6.18)."""
    if use == CAMPAIGN:
        ask_campaign(s, seat, card, cp)
    elif use == ADVERTISE:
        ask_advertising(s, seat, card, cp)
    else:
        s.stack.append(Spending(k.POSITIONING, seat, card, cp))


def begin_turn(s: SixtyState, turn: int) -> None:
    """Campaign turns begin with the deal, turn 6 with the debates' initiative check, turn 9 with
    the bonus cubes (60-3).
    """
    s.turn = turn
    s.round = 0
    s.step = 0
    if turn == DEBATES:
        s.phase = k.DEBATE_INITIATIVE
    elif turn == ELECTION_DAY:
        s.phase = k.BONUS_CUBES
    else:
        s.phase = k.DEALING
    note(s, k.TURN_BEGINS, turn)
