"""The sequence of play: setting up, turns, votes, campaigns, what follows from a settled card."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.core.frame import NONE, ForSeat, Frame
from detente.core.state import note
from detente.games.stratagem import board, codes
from detente.games.stratagem.board import CALM, MOVED, OVERTHROWN, RESUMED, SEAT_COUNT
from detente.games.stratagem.crisis import arrest, count_turn, end_crisis
from detente.games.stratagem.elimination import (
    ahead,
    eliminate_ruined,
    fix_places,
    forget_lots,
    leave,
    replace_candidates,
    sole_survivor,
    win,
)
from detente.games.stratagem.frames import MOVES, Lots, Planning
from detente.games.stratagem.state import (
    StratagemState,
    clockwise,
    exposed,
    may_accept,
    offending,
    opponents,
    plays,
)
from detente.games.stratagem.verbs import (
    ask_lot,
    drop_offending,
    end_travel,
    fall,
    forget_reliance,
    hand_out,
    open_account,
    pay_next,
    penalise,
    tell,
)

UNCHECKED: Final = tuple([~(0x1111 << seat) for seat in range(SEAT_COUNT)])
"""What remains of `checked` when a seat has moved."""


def set_up(s: StratagemState) -> None:
    """Every seat draws a numbered card; the highest designates the first player (STR-2.2)."""
    for seat in reversed(range(SEAT_COUNT)):
        s.stack.append(ForSeat(codes.ASK_NUMBER, seat))


def proceed(s: StratagemState) -> None:
    """While nothing is asked and nobody has won: debts first, then what the phase says."""
    while not s.stack and s.result is None:
        if s.owed:
            pay_next(s)
        elif s.phase == board.DRAWING_LOTS:
            ask_party(s)
        elif s.phase == board.PLANNING:
            begin_campaign(s, 1)
        elif s.winner != NONE:
            fix_places(s)
        elif settled(s):
            go_on(s)


def go_on(s: StratagemState) -> None:
    """Everything is settled; the phase says what was interrupted."""
    if s.phase == MOVED:
        end_turn(s)
    elif s.phase == RESUMED:
        resume_turn(s)
    elif s.phase == board.TURN_OVER:
        next_turn(s)
    else:
        count_votes(s)


# -- setting up --------------------------------------------------------------------------


def ask_party(s: StratagemState) -> None:
    """The first player chooses a party, which fixes the other three (STR-2.4, 2.5)."""
    highest = max([(s.lots[seat], seat) for seat in range(SEAT_COUNT)])[1]
    s.first = clockwise(s, highest)[0]
    s.stack.append(Frame(codes.ASK_PARTY, s.first))


def ask_programmes(s: StratagemState) -> None:
    """All players select their programmes at the same time and in secret (STR-3.10)."""
    s.phase = board.PLANNING
    for seat in clockwise(s, s.first):
        s.stack.append(Planning(codes.ASK_PROGRAMME, seat))


def begin_campaign(s: StratagemState, campaign: int) -> None:
    """The first player begins (STR-2.12); the second campaign goes on with the player who was
    next, and the fallen cards are shuffled (STR-15.8, 16.1).
    """
    forget_lots(s)
    s.campaign = campaign
    s.quiet = 0
    if campaign == 1:
        s.turn = clockwise(s, s.first)[0]
    else:
        s.deck = s.reshuffled = s.fallen
        s.fallen = 0
    if s.notes is not None:
        note(s, codes.CAMPAIGN, campaign, s.deck.bit_count())
    s.phase = RESUMED


# -- turns -------------------------------------------------------------------------------


def open_turn(s: StratagemState) -> None:
    """What the player whose turn it is has to answer: a travelling SUPPORT, a due reveal, a pass
    order, else a free move; the vote comes before it when it is time (STR-4.5, 4.8, 15.1).
    """
    seat = s.turn
    if s.rulings.vote_at_two and s.active.bit_count() == 2:
        begin_vote(s)
    elif s.travelling != NONE:
        offer(s)
    elif not s.deck and s.stage == CALM:
        begin_vote(s)
    elif s.due[seat]:
        s.stack.append(Frame(codes.ASK_REVEAL, seat))
    elif s.passes[seat]:
        s.stack.append(Frame(codes.ASK_PASS, seat))
    else:
        s.stack.append(MOVES[seat])


def end_turn(s: StratagemState) -> None:
    """The turn is counted: for stalling, for verifications, for the running sequence."""
    s.quiet += 1
    s.checked &= UNCHECKED[s.turn]  # that player has made another move (STR-9.6, 9.13)
    if s.stage != CALM:
        count_turn(s, s.turn)
    next_turn(s)


def next_turn(s: StratagemState) -> None:
    """Clockwise to the next active player; a launcher's empty seat is counted (STR-4.1, 11.7)."""
    while s.winner == NONE:
        if s.stage == OVERTHROWN:
            s.phase = board.TURN_OVER
            return
        s.turn = (s.turn + 1) % SEAT_COUNT
        if s.active >> s.turn & 1:
            open_turn(s)
            return
        count_turn(s, s.turn)


def resume_turn(s: StratagemState) -> None:
    """The interrupted turn goes on; if its player is out, the next one begins (STR-9.14, 20.8)."""
    if plays(s, s.turn) or (s.rulings.free_travel and s.travelling != NONE):
        open_turn(s)
    else:
        end_turn(s)


# -- travelling SUPPORTS -----------------------------------------------------------------


def offer(s: StratagemState) -> None:
    """The SUPPORT has come to the player whose turn it is; who has had it already drops it
    (STR-7.7, 7.8, 7.10). Who may not accept refuses without being asked (STR-7.18).
    """
    if s.rulings.free_travel:
        offer_round(s)
        return
    seat = s.turn
    if s.offered >> seat & 1:
        fall(s, s.travelling)
        end_travel(s)
        open_turn(s)
    elif s.due[seat]:
        s.stack.append(Frame(codes.ASK_REVEAL, seat))
    elif may_accept(s, seat, s.travelling):
        s.stack.append(Frame(codes.ASK_OFFER, seat, s.travelling))
    else:
        tell(s, codes.COULD_NOT, seat, s.travelling)
        refuse(s, seat)


def refuse(s: StratagemState, seat: int) -> None:
    """Refusing means passing one's turn: the card travels with the turn (STR-7.8, 14.1)."""
    s.offered |= 1 << seat
    end_turn(s)


def offer_round(s: StratagemState) -> None:
    """support_travel=free: offered at once around the table, outside of turn (STR-7.11)."""
    for seat in clockwise(s, s.turn):
        if s.offered >> seat & 1:
            continue
        if may_accept(s, seat, s.travelling):
            s.stack.append(Frame(codes.ASK_OFFER, seat, s.travelling))
            return
        tell(s, codes.COULD_NOT, seat, s.travelling)
        s.offered |= 1 << seat
    fall(s, s.travelling)
    end_travel(s)
    end_turn(s)


# -- what follows from a settled card ----------------------------------------------------


def settled(s: StratagemState) -> bool:
    """All debts are paid: offending SUPPORTS fall, the ruined are eliminated, a beaten dictator
    is arrested, a crisis without author or with two players ends, candidates are replaced
    (STR-8.9, 9.15, 11.8, 11.9, 12.16, 17.7). False if that asks something or ends the game.
    """
    if s.faulty:
        drop_offending(s)
    if 0 in s.tokens:
        eliminate_ruined(s)
    if s.stage == OVERTHROWN and plays(s, s.author):
        arrest(s)
        if s.stack:
            return False
    if s.stage != CALM and (
        s.stage == OVERTHROWN or not plays(s, s.author) or s.active.bit_count() <= 2
    ):
        end_crisis(s)
    survivor = sole_survivor(s)
    if survivor != NONE:
        win(s, survivor, board.ALONE)
        return False
    return s.campaign < 2 or replace_candidates(s)


# -- votes (sections 15, 16, 19) ---------------------------------------------------------


def begin_vote(s: StratagemState) -> None:
    """The neutral round: every irregular player pays, clockwise from the player whose turn it is,
    before the count (STR-9.11, 9.15, 15.4, 15.5).
    """
    s.phase = board.VOTING
    if s.notes is not None:
        note(s, codes.VOTE, s.campaign)
    open_account(s)
    for seat in clockwise(s, s.turn):
        if offending(s, seat):
            tell(s, codes.FOUND, seat)
            penalise(s, seat, board.PENALTY)


def count_votes(s: StratagemState) -> None:
    """Everybody announces the own percentage (STR-15.3). Two players left: more tokens win
    (STR-19.2); first vote: 51 win, else two candidates; second vote: the better candidate.
    """
    if s.active.bit_count() == 2:
        elect(s, clockwise(s, s.turn), board.TWO_LEFT)
    elif s.campaign == 2:
        elect(
            s,
            [seat for seat in clockwise(s, s.turn) if s.candidates >> seat & 1],
            board.SECOND_VOTE,
        )
    else:
        count_first_vote(s)


def announce(s: StratagemState) -> None:
    """Each player in turn announces the number of tokens (STR-15.3)."""
    for seat in clockwise(s, s.turn):
        tell(s, codes.ANNOUNCED, seat, s.tokens[seat])


def elect(s: StratagemState, seats: list[int], ending: int) -> None:
    """Of these the one with more tokens wins (STR-16.6, 19.2; ties: section 18)."""
    order = ahead(s, seats, 1)
    if order:
        announce(s)
        win(s, order[0], ending)


def count_first_vote(s: StratagemState) -> None:
    """51 tokens or more win; otherwise the best two are candidates and everybody plays on
    (STR-15.6, 15.7).
    """
    for seat in clockwise(s, s.turn):
        if s.tokens[seat] >= board.MAJORITY:
            announce(s)
            win(s, seat, board.FIRST_VOTE)
            return
    order = ahead(s, clockwise(s, s.turn), 2)
    if not order:
        return
    announce(s)
    s.candidates = bitset(order[:2])
    for seat in order[:2]:
        tell(s, codes.CANDIDATE, seat)
    begin_campaign(s, 2)


# -- abandoning (STR-20.6, 20.8) ---------------------------------------------------------

TURN_QUESTIONS: Final = (
    codes.ASK_MOVE,
    codes.ASK_TAKE_BACK,
    codes.ASK_OFFER,
    codes.ASK_PASS,
    codes.ASK_REVEAL,
)
"""Asked anew when a turn is resumed."""

MID_MOVE: Final = (codes.ASK_DEAL, codes.ASK_TARGET, codes.ASK_VICTIM, codes.ASK_RELIANCE)


def abandon(s: StratagemState, seat: int) -> None:
    """Who abandons is treated as eliminated, the remainder of the tokens going by lot; the next
    active player goes on, a travelling SUPPORT included (STR-20.6, 20.8).
    """
    if s.winner != NONE:
        return
    if not plays(s, seat):
        leave_rest_to_lot(s, seat)
        return
    if s.notes is not None:
        note(s, codes.ABANDONED, seat)
    s.abandoned |= 1 << seat
    withdraw_questions(s, seat)
    leave(s, seat)
    drop_in_vain(s)
    hand_out(s, seat)
    if s.tokens[seat]:
        ask_lot(s, opponents(s, seat), codes.FOR_LEFTOVER, seat, s.tokens[seat])
    if sole_survivor(s) != NONE:
        win(s, sole_survivor(s), board.ALONE)


def leave_rest_to_lot(s: StratagemState, seat: int) -> None:
    """A beaten dictator who leaves without naming an heir leaves it to the lot."""
    for n, q in enumerate(s.stack):
        if q.kind == codes.ASK_LEFTOVER and q.seat == seat:
            del s.stack[n]
            ask_lot(s, opponents(s, seat), codes.FOR_LEFTOVER, seat, q.left)
            return


def withdraw_questions(s: StratagemState, seat: int) -> None:
    """Take back what must be asked anew, or not at all, when a seat leaves."""
    kept: list[Frame] = []
    for q in s.stack:
        mine = q.seat == seat
        if q.kind in TURN_QUESTIONS or q.kind == codes.ASK_RELIANCE:
            interrupt(s, q, mine)
        elif mine or (q.kind == codes.ASK_DEAL and s.turn == seat):
            if q.kind in MID_MOVE:
                s.phase = MOVED
        elif not (isinstance(q, Lots) and q.why == codes.FOR_TIE):
            kept.append(q)
    s.stack[:] = kept


def drop_in_vain(s: StratagemState) -> None:
    """A SECRET card whose last possible victim has left has no effect (STR-6.11)."""
    for n, q in enumerate(s.stack):
        if q.kind == codes.ASK_VICTIM and not exposed(s, q.seat, s.cards.cards[q.card].force):
            del s.stack[n]
            s.phase = MOVED
            if s.notes is not None:
                note(s, codes.UNMOVED, q.card)
            return


def interrupt(s: StratagemState, q: Frame, mine: bool) -> None:
    """The turn is resumed, or over if its player is the one who leaves; a launch that was still
    choosing its SECRET SUPPORTS has not happened.
    """
    s.phase = RESUMED
    if q.kind == codes.ASK_RELIANCE and not mine:
        forget_reliance(s, q.seat)
