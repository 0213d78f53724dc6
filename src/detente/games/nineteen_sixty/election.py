"""Turn 9: Election Day (60-11, 60-12), and what follows it under Harry F. Byrd (60-16)."""

from __future__ import annotations

from detente.core.frame import CHANCE, NOBODY, NONE, ForSeat, Frame
from detente.core.state import Result, note
from detente.core.values import changed
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    BYRD,
    CA,
    CT,
    IL,
    KENNEDY,
    LANDING,
    NIXON,
    REGION,
    VOTES,
)
from detente.games.nineteen_sixty.cards import (
    EARLY_RETURNS_FROM_CONNECTICUT,
    LATE_RETURNS_FROM_COOK_COUNTY,
    RECOUNT,
)
from detente.games.nineteen_sixty.state import SixtyState, bare, led_by, media_total
from detente.games.nineteen_sixty.verbs import (
    ask_checks,
    ask_initiative,
    ask_state,
    ask_where,
    from_supply,
    gain,
    put_in_bag,
)
from detente.games.nineteen_sixty.votes import elected, electoral_votes, endorsed, tally, winners


def bonus_cubes(s: SixtyState) -> None:
    """Step 1: media and issue cubes go into the bag (60-11.1)."""
    s.phase = k.EXCHANGING
    s.step = 0
    each = s.options.number("election_media_bonus")
    for seat in (KENNEDY, NIXON):
        media = media_total(s, seat)
        more = from_supply(s, seat, media * (each - 1))
        put_in_bag(s, seat, media + more + sum(s.issues[seat * 3 : seat * 3 + 3]))
    s.media = bytes(8)
    s.issues = bytes(6)
    note(s, k.BAG_FILLED, s.bag[KENNEDY], s.bag[NIXON])


def exchanging(s: SixtyState) -> None:
    """Each may exchange momentum for 2 cubes a marker, Kennedy first (60-11.2)."""
    seat = s.step
    if seat > NIXON:
        s.phase = k.ELECTION_INITIATIVE
        s.step = 0
        return
    s.step += 1
    if s.momentum[seat]:
        s.stack.append(Frame(k.EXCHANGE_MOMENTUM, seat))


def election_initiative(s: SixtyState) -> None:
    """Step 2: an initiative check, for which the bag may still be filled (60-11.3, 60-4.6)."""
    if s.step:
        s.phase = k.ELECTION_CARDS
        return
    s.step = 1
    ask_initiative(s)


def election_cards(s: SixtyState) -> None:
    """Step 3: in turn, each reveals a stack card; who has none is passed over (60-11.14)."""
    seat = s.active if s.stacks[s.active] else 1 - s.active
    if not s.stacks[seat]:
        s.phase = k.EARLY_RETURNS
        return
    alternate = s.options.word("strategy_card_order_turn9") == "alternate"
    s.active = 1 - seat if alternate else seat
    s.stack.append(Frame(k.REVEAL_STRATEGY, seat))


def early_returns(s: SixtyState) -> None:
    """Step 4: who leads Connecticut makes 5 support checks in California (60-11.7)."""
    s.phase = k.OWN_EVENTS
    s.step = 0
    leader = led_by(s, CT)
    if s.election_box >> EARLY_RETURNS_FROM_CONNECTICUT & 1 and leader != NOBODY:
        event_checks(s, leader, EARLY_RETURNS_FROM_CONNECTICUT, CA, 5)


def event_checks(s: SixtyState, seat: int, card: int, state: int, n: int) -> None:
    """An Election Day event is told before its support checks are made (60-11.15)."""
    note(s, k.ELECTION_CHECKS, seat, card, state, n)
    ask_checks(s, seat, state, n)


def own_events(s: SixtyState) -> None:
    """Then the first player's own event, then the other's (60-11.8)."""
    if s.step == 2:
        s.phase = k.UNDECIDED
        return
    seat = s.first if s.step == 0 else 1 - s.first
    s.step += 1
    if seat == KENNEDY and s.election_box >> LATE_RETURNS_FROM_COOK_COUNTY & 1:
        event_checks(s, KENNEDY, LATE_RETURNS_FROM_COOK_COUNTY, IL, 5)
    if seat == NIXON and s.election_box >> RECOUNT & 1:
        ask_state(s, NIXON, RECOUNT, ALL_STATES, may_decline=False)


def undecided(s: SixtyState) -> None:
    """Step 5: endorsements give 1 support in every empty state of their region (60-11.10)."""
    s.phase = k.TALLYING
    empty = [(state, endorsed(s, REGION[state])) for state in ALL_STATES if bare(s, state)]
    asked = [
        seat
        for seat in (KENNEDY, NIXON)
        if ask_where(s, seat, NONE, [state for state, to in empty if to == seat])
    ]
    for state, seat in empty:
        if seat != NOBODY and seat not in asked:
            gain(s, seat, state)


def tallying(s: SixtyState) -> None:
    """Step 6: every state gives all its votes; the Byrd cube on the board calls for more
    (60-11.12, 60-16.28).
    """
    won = winners(s)
    for state, winner in enumerate(won):
        if winner == NOBODY:
            note(s, k.VOTES_WITHHELD, state, VOTES[state])
        else:
            note(s, k.STATE_WON, winner, state, VOTES[state])
    votes = tally(won)
    note(s, k.TALLY, votes[KENNEDY], votes[NIXON], votes[BYRD])
    president, why = elected(s, votes)
    note(s, k.PRESIDENT_ELECT, president)
    if s.byrd_at == NONE:
        finish(s, president, why)
    else:
        cubans_land(s, president)


def finish(s: SixtyState, winner: int, why: str) -> None:
    """The game is over; the scores are the electoral votes."""
    votes = electoral_votes(s)[: s.options.number("players")]
    s.result = Result((winner,), tuple(votes), why)


def cubans_land(s: SixtyState, president: int) -> None:
    """Phase 7: every cube of the game into a bag of its own, then 17 draws (60-16.29 ff.).

    The board keeps showing how the states voted.
    """
    note(s, k.CUBANS_LAND, president)
    fill_great_bag(s)
    s.stack.append(ForSeat(k.LANDING_DRAW, president, left=LANDING))


def fill_great_bag(s: SixtyState) -> None:
    """All blue, all red and the green piece (60-16.30, 60-16.31)."""
    cubes = s.options.number("byrd_cubes_per_colour")
    s.bag = bytes((cubes, cubes))


def landing_drawn(s: SixtyState, president: int, left: int, colour: int) -> None:
    """17 of the President-elect's colour and he is carried off; any other saves him
    (60-16.33 to 60-16.35).
    """
    note(s, k.LANDING_DREW, colour)
    if colour != president:
        note(s, k.RESCUED, president)
        finish(s, president, "rescued")
        return
    s.bag = changed(s.bag, colour, -1)
    if left > 1:
        s.stack.append(ForSeat(k.LANDING_DRAW, president, left=left - 1))
        return
    note(s, k.KIDNAPPED, president)
    fill_great_bag(s)
    note(s, k.VOLCANO)
    s.stack.append(Frame(k.ERUPTION_DRAW, CHANCE))


def eruption_drawn(s: SixtyState, colour: int) -> None:
    """Phase 8: one piece says who survives, and he is President (60-16.36 to 60-16.40)."""
    note(s, k.SURVIVOR, colour)
    finish(s, colour, "byrd" if colour == BYRD else "survivor")
