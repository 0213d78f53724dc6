"""Who leaves the game, who wins it, and the places behind (sections 17 to 20)."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NONE
from detente.core.state import Result
from detente.core.values import counted, filled
from detente.games.stratagem import codes
from detente.games.stratagem.board import (
    BY_COUP,
    BY_DICTATORSHIP,
    ENDING,
    ENDINGS,
    SEAT_COUNT,
    SECOND_VOTE,
)
from detente.games.stratagem.ranking import ranking_points
from detente.games.stratagem.standing import standing
from detente.games.stratagem.state import StratagemState, clockwise
from detente.games.stratagem.verbs import (
    ask_lot,
    end_travel,
    fall,
    forget_reliance,
    lose_support,
    take_from_hand,
    tell,
)


def leave(s: StratagemState, seat: int) -> None:
    """SUPPORT and SECRET cards fall, OPTION and ACTION cards leave the game, pass orders and the
    duty to reveal end, the seat is skipped (STR-17.3, 17.8, 14.7, 10.23).
    """
    for card in cards_of(s.supports[seat]):
        lose_support(s, seat, card)
    for card in cards_of(s.secrets[seat]):
        tell(s, codes.EXPOSED, seat, card)
        take_from_hand(s, seat, card)
        fall(s, card)
    s.shown = filled(s.shown, seat, 0)
    s.programme = filled(s.programme, seat, 0)
    forget_reliance(s, seat)
    s.passes = counted(s.passes, seat, 0)
    s.active &= ~(1 << seat)
    s.candidates &= ~(1 << seat)


def eliminate(s: StratagemState, seat: int) -> None:
    """A player who is beaten leaves the game (STR-17.1, 17.2)."""
    tell(s, codes.ELIMINATED, seat)
    leave(s, seat)
    s.out = (*s.out, seat)


def eliminate_ruined(s: StratagemState) -> None:
    """Who has no token left is eliminated. If several are, who had fewer tokens before the card
    counts as the first, then who is later in turn order (STR-8.9, 17.2, 17.9).
    """
    if s.tokens.count(0) == SEAT_COUNT - s.active.bit_count():
        return  # only those who have left already have none
    ruined = [seat for seat in clockwise(s, s.turn) if not s.tokens[seat]]
    ranked = sorted([(s.before[seat], -n, seat) for n, seat in enumerate(ruined)])
    for _, _, seat in ranked:
        eliminate(s, seat)


def ahead(s: StratagemState, seats: list[int], n: int) -> list[int]:
    """The seats by standing, once the best `n` are certain; before that, [] and lots are drawn
    among those who are level (STR-18.1 to 18.3).
    """
    ranked = sorted([(standing(s, seat), seat) for seat in seats], reverse=True)
    if n < len(ranked) and ranked[n - 1][0] == ranked[n][0]:
        level = ranked[n][0]
        ask_lot(s, [seat for rank, seat in ranked if rank == level], codes.FOR_TIE)
        return []
    return [seat for _, seat in ranked]


def forget_lots(s: StratagemState) -> None:
    """What was drawn for one tie says nothing about the next."""
    s.lots = bytes(SEAT_COUNT)


def replace_candidates(s: StratagemState) -> bool:
    """The best placed of the others replaces an eliminated candidate of the second campaign
    (STR-17.7, 17.10, R20). False while lots are being drawn for it.
    """
    missing = min(2, s.active.bit_count()) - s.candidates.bit_count()
    if missing <= 0:
        return True
    others = [seat for seat in clockwise(s, s.turn) if not s.candidates >> seat & 1]
    order = ahead(s, others, missing)
    if not order:
        return False
    forget_lots(s)
    for seat in order[:missing]:
        s.candidates |= 1 << seat
        tell(s, codes.REPLACES, seat)
    return True


def win(s: StratagemState, seat: int, ending: int) -> None:
    """The seat comes to power; only the places behind remain to be fixed."""
    s.stack.clear()
    s.owed = ()
    s.faulty = 0
    if s.travelling != NONE:
        fall(s, s.travelling)
        end_travel(s)
    s.winner = seat
    s.ending = ending
    s.phase = ENDING
    forget_lots(s)
    tell(s, codes.WON, seat, ending)


def fix_places(s: StratagemState) -> None:
    """Places behind the winner follow the tokens; after a second vote the losing candidate is
    second (STR-20.2 to 20.7).
    """
    order = [s.winner]
    for group in claims(s, s.winner, s.ending):
        for n in range(1, len(group) + 1):
            ranked = ahead(s, group, n)
            if not ranked:
                return
            group = ranked
        order += group
    _close(s, order)


def claims(s: StratagemState, winner: int, ending: int) -> list[list[int]]:
    """Who comes behind a winner: groups one after the other, in each of which tokens decide."""
    rest = [seat for seat in clockwise(s, winner) if seat != winner]
    if ending != SECOND_VOTE or not s.rulings.candidate_second:
        return [rest]
    second = [seat for seat in rest if s.candidates >> seat & 1]
    return [second, [seat for seat in rest if seat not in second]]


def _close(s: StratagemState, order: list[int]) -> None:
    by_action = s.ending in (BY_COUP, BY_DICTATORSHIP)
    left = cards_of(s.abandoned)
    scores = ranking_points(s.cards.points, order, by_action, s.out, left)
    for n, seat in enumerate(order):
        tell(s, codes.PLACED, seat, n + 1, scores[seat])
    s.result = Result((s.winner,), scores, ENDINGS[s.ending])


def sole_survivor(s: StratagemState) -> int:
    """The only player left, or NONE while there are several (STR-19.4)."""
    if s.active & (s.active - 1):
        return NONE
    return s.active.bit_length() - 1
