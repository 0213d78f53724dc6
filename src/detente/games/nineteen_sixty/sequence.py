"""The sequence of play: set-up, campaign turns, and what comes next whenever nothing is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOBODY, NONE, Frame
from detente.core.state import note
from detente.core.values import joined
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import BYRD, DEALT, ISSUES, KENNEDY, NIXON, PLACED, ROUNDS
from detente.games.nineteen_sixty.cards import CANDIDATE_CARDS
from detente.games.nineteen_sixty.debates import (
    debate_initiative,
    debate_resolve,
    debate_reveal,
    debate_round,
    debate_sides,
    debates_end,
)
from detente.games.nineteen_sixty.election import (
    bonus_cubes,
    early_returns,
    election_cards,
    election_initiative,
    exchanging,
    own_events,
    tallying,
    undecided,
)
from detente.games.nineteen_sixty.events.table import happen
from detente.games.nineteen_sixty.modifiers import preempt_price
from detente.games.nineteen_sixty.state import (
    EVENT,
    SixtyState,
    byrd_may_act,
    campaign_cards,
    issue_leader,
    may_spend,
    may_use,
    media_total,
    prevented,
)
from detente.games.nineteen_sixty.verbs import (
    ask_draw,
    ask_endorsement,
    ask_initiative,
    ask_operation,
    ask_reveal,
    begin_turn,
    discard_from_hand,
    dispose,
    exhaust,
    gain_momentum,
    lose_issue,
    lose_momentum,
    put_in_bag,
)

MOMENTUM_PHASE: Final = {
    "first_edition": (k.DECAY, k.AWARDS, k.ISSUE_DECAY, k.SHIFT, k.STRATEGY_PLACING),
    "second_edition": (k.DECAY, k.SHIFT, k.AWARDS, k.ISSUE_DECAY, k.STRATEGY_PLACING),
}
"""The steps of the momentum phase and what follows it (60-8, option)."""
ACTIVITIES: Final = (Frame(k.ACTIVITY, KENNEDY), Frame(k.ACTIVITY, NIXON))
"""The question of each candidate's activity."""
AWARDED: Final = {"bottom_up": (2, 1, 0), "top_down": (0, 1, 2)}
"""The order in which the spaces of the issue track pay, counted from 0 (60-8.6, option)."""


def set_up(s: SixtyState) -> None:
    """Lay out the board and shuffle the decks (60-2)."""
    s.deck = campaign_cards(s)
    seed = s.options.number("bag_seed")
    s.bag = bytes((seed, seed))
    begin_turn(s, 1)


def proceed(s: SixtyState) -> None:
    """While nothing is asked and nobody has won: go on."""
    while not s.stack and s.result is None:
        if s.reveals or s.revealed != NONE:
            reveal_next(s)
        else:
            PHASES[s.phase](s)


def reveal_next(s: SixtyState) -> None:
    """High Hopes: the card revealed is done with; turn up the next, if one is due."""
    if s.revealed != NONE:
        dispose(s, s.revealed)
        s.revealed = NONE
    if s.reveals:
        s.reveals -= 1
        ask_reveal(s)


# -- initiative and activities -----------------------------------------------------------------


def dealing(s: SixtyState) -> None:
    """Fresh hands, one card at a time, Kennedy first (60-5.1, 60-5.6)."""
    s.phase = k.INITIATIVE
    ask_draw(s, KENNEDY, 2 * DEALT[s.turn], in_turn=True)


def initiative(s: SixtyState) -> None:
    """An initiative check; its winner chooses who goes first (60-5.2)."""
    s.phase = k.ACTIVITY_BEGINS
    s.round = 1
    ask_initiative(s)


def activity_begins(s: SixtyState) -> None:
    """The active candidate plays a card; without any he is skipped (60-6.1, 60-6.57)."""
    if s.hands[s.active] or s.ready[s.active]:
        s.phase = k.PREEMPTING
        s.stack.append(ACTIVITIES[s.active])
    else:
        s.phase = k.BYRD_ACTS
        note(s, k.SKIPPED, s.active)


def preempting(s: SixtyState) -> None:
    """Before spending CP he may pay to pre-empt an event the opponent could trigger (60-6.52)."""
    s.phase = k.CARRYING_OUT
    if open_to_trigger(s):
        price = preempt_price(s, s.active)
        if price == 0 or may_spend(s, s.active, price):
            s.stack.append(Frame(k.PREEMPTION, s.active, s.card))


def open_to_trigger(s: SixtyState) -> bool:
    """A hand card played for CP whose event the opponent is allowed to use (60-6.21, 60-6.52)."""
    if s.use == EVENT or CANDIDATE_CARDS >> s.card & 1 or s.preempted:
        return False
    return may_use(s, 1 - s.active, s.card) and not prevented(s, s.card)


def carrying_out(s: SixtyState) -> None:
    """The event happens, or the CP are spent (60-6.50)."""
    s.phase = k.TRIGGERS
    if s.use == EVENT:
        happen(s, s.card, s.active)
    else:
        ask_operation(s, s.active, s.card, s.use, s.cp)


def triggers(s: SixtyState) -> None:
    """Afterwards the opponent may pay 1 momentum to trigger the event (60-6.20)."""
    s.phase = k.CLEARING
    if open_to_trigger(s) and may_spend(s, 1 - s.active, 1):
        s.stack.append(Frame(k.TRIGGERING, 1 - s.active, s.card))


def clearing(s: SixtyState) -> None:
    """The card goes to its pile or box, the candidate card is exhausted (60-6.50)."""
    s.phase = k.BYRD_ACTS
    if CANDIDATE_CARDS >> s.card & 1:
        exhaust(s, s.active)
    for card in cards_of(s.under_way):
        dispose(s, card)
    s.card = NONE
    s.preempted = 0


def byrd_acts(s: SixtyState) -> None:
    """Harry F. Byrd has a step after each of Kennedy's activities (60-16.6, option)."""
    s.phase = k.ACTIVITY_ENDS
    if s.options.number("players") < 3 or s.active != KENNEDY or s.byrd_gone:
        return
    if s.round < ROUNDS and s.options.word("byrd_steps") == "once_per_turn":
        return
    if byrd_may_act(s):
        s.stack.append(Frame(k.BYRD_STEP, BYRD))


def activity_ends(s: SixtyState) -> None:
    """The other candidate's turn, the next activity phase, or the momentum phase (60-5.3)."""
    s.phase = k.ACTIVITY_BEGINS
    if s.active == s.first:
        s.active = 1 - s.first
    elif s.round < ROUNDS:
        s.round += 1
        s.active = s.first
    else:
        s.phase = k.DECAY


# -- the end of a campaign turn ------------------------------------------------------------------


def next_step(s: SixtyState) -> None:
    """Go on to the next step of the momentum phase."""
    order = MOMENTUM_PHASE[s.options.word("momentum_phase_order")]
    s.phase = order[order.index(s.phase) + 1]
    s.step = 0


def decay(s: SixtyState) -> None:
    """Each discards half his momentum, the number discarded rounded down (60-8.1)."""
    for seat in (KENNEDY, NIXON):
        lose_momentum(s, seat, s.momentum[seat] // 2)
    next_step(s)


def awards(s: SixtyState) -> None:
    """The issue leaders are paid, from the bottom of the track up (60-8.2 to 60-8.6)."""
    if s.step == len(ISSUES):
        next_step(s)
        return
    space = AWARDED[s.options.word("award_order")][s.step]
    s.step += 1
    leader = issue_leader(s, s.track[space])
    if leader == NOBODY:
        return
    if space == 1:
        s.stack.append(Frame(k.SPACE_TWO, leader))
        return
    gain_momentum(s, leader)
    if space == 0:
        ask_endorsement(s, leader)


def issue_decay(s: SixtyState) -> None:
    """Remove 1 issue support from each tile that has any (60-8.9)."""
    for seat in (KENNEDY, NIXON):
        for issue in range(len(ISSUES)):
            lose_issue(s, seat, issue)
    next_step(s)


def shift(s: SixtyState) -> None:
    """Who has strictly more media cubes may exchange two adjacent issues (60-8.10, 60-8.11)."""
    next_step(s)
    kennedy = media_total(s, KENNEDY)
    nixon = media_total(s, NIXON)
    if kennedy != nixon:
        s.stack.append(Frame(k.ISSUE_SHIFT, KENNEDY if kennedy > nixon else NIXON))


def strategy_placing(s: SixtyState) -> None:
    """Both place cards face down on their stacks, in secret (60-9.1, 60-9.9)."""
    s.phase = k.TURN_ENDS
    for seat in (NIXON, KENNEDY):
        n = min(PLACED[s.turn], s.hands[seat].bit_count())
        if n:
            s.stack.append(Frame(k.PLACE_STRATEGY, seat, left=n))


def turn_ends(s: SixtyState) -> None:
    """Hands are discarded, rest cubes go into the bag, effects end (60-9.4, 60-9.6, 60-1.20)."""
    for seat in (KENNEDY, NIXON):
        s.stacks = joined(s.stacks, seat, s.placed[seat])
        s.stack_shown = joined(s.stack_shown, seat, s.placed[seat] & s.hand_shown[seat])
        for card in cards_of(s.hands[seat]):
            discard_from_hand(s, seat, card)
        put_in_bag(s, seat, s.rest[seat])
    s.placed = s.hand_shown = s.effects = (0, 0)
    s.rest = bytes(2)
    note(s, k.BAG_FILLED, s.bag[KENNEDY], s.bag[NIXON])
    begin_turn(s, s.turn + 1)


PHASES: Final[tuple[Callable[[SixtyState], None], ...]] = (
    dealing,
    initiative,
    activity_begins,
    preempting,
    carrying_out,
    triggers,
    clearing,
    byrd_acts,
    activity_ends,
    decay,
    awards,
    issue_decay,
    shift,
    strategy_placing,
    turn_ends,
    debate_initiative,
    debate_round,
    debate_reveal,
    debate_sides,
    debate_resolve,
    debates_end,
    bonus_cubes,
    exchanging,
    election_initiative,
    election_cards,
    early_returns,
    own_events,
    undecided,
    tallying,
)
"""What happens in each phase, in the order of their codes."""
