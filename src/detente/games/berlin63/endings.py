"""How a game ends, and with it perhaps the match (sections 14 and 15)."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NONE
from detente.core.state import Result, note
from detente.core.values import changed
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLUE, RED
from detente.games.berlin63.state import OVER, BerlinState, on_board, team


def over(s: BerlinState) -> bool:
    """Whether the game has just ended: nothing more of this turn happens."""
    return s.stage == OVER


def check_end(s: BerlinState, exploder: int = NONE) -> None:
    """The checks after a removal, in their order (B63-14.6)."""
    if _leaders_checked(s, exploder):
        return
    red, blue = _only_leader(s, RED), _only_leader(s, BLUE)
    if red and blue:
        note(s, k.DRAWN_ALONE)
        drawn(s, "both-alone")
    elif red and _lone(s, RED):
        alone(s, RED)
    elif blue and _lone(s, BLUE):
        alone(s, BLUE)


def _leaders_checked(s: BerlinState, exploder: int) -> bool:
    red, blue = _leader_fell(s, RED), _leader_fell(s, BLUE)
    if red and blue:
        both_leaders_fell(s, exploder)
    elif red or blue:
        winner = BLUE if red else RED
        note(s, k.WON_LEADER, winner)
        won(s, winner, "leader")
    return red or blue


def both_leaders_fell(s: BerlinState, exploder: int) -> None:
    """A draw, unless the setting names a winner (B63-14.6a, R3)."""
    reading = s.options.word("double_leader_death")
    if reading == "draw":
        note(s, k.DRAWN_LEADERS)
        drawn(s, "both-leaders")
        return
    winner = exploder if reading == "exploder_wins" else 1 - exploder
    note(s, k.WON_BLAST, winner)
    won(s, winner, "blast")


def alone(s: BerlinState, seat: int) -> None:
    """Only the leader is left in play: its owner loses (B63-14.3)."""
    note(s, k.WON_ALONE, 1 - seat)
    won(s, 1 - seat, "alone")


def nothing_to_lose(s: BerlinState, seat: int) -> None:
    """A reserve spy must be lost and there is none: the game is lost (B63-14.2)."""
    note(s, k.WON_RESERVE, 1 - seat)
    won(s, 1 - seat, "reserve")


def too_quiet(s: BerlinState) -> None:
    """A draw after too many turns without a removal (B63-14.10)."""
    note(s, k.DRAWN_QUIET, s.quiet)
    drawn(s, "quiet")


def agreed(s: BerlinState) -> None:
    """Both seats want a draw (B63-14.11)."""
    note(s, k.DRAWN_AGREED)
    drawn(s, "agreed")


def won(s: BerlinState, seat: int, why: str) -> None:
    """The game counts for `seat`; so many won games decide the match (B63-15.3)."""
    s.wins = changed(s.wins, seat, 1)
    _close(s)
    if s.wins[seat] == s.options.number("match_wins"):
        s.result = Result((seat,), (s.wins[RED], s.wins[BLUE]), why)


def drawn(s: BerlinState, why: str) -> None:
    """A drawn game does not count and is replayed, unless one game was all (B63-15.2)."""
    _close(s)
    if s.options.number("match_wins") == 1:
        s.result = Result((), (0, 0), why)


def _close(s: BerlinState) -> None:
    """Both leader cards and all identities are revealed (B63-14.9)."""
    s.stack.clear()
    s.stage = OVER
    if s.notes is not None:
        for seat in (RED, BLUE):
            reveal(s, seat)
    note(s, k.SCORE, s.wins[RED], s.wins[BLUE])


def reveal(s: BerlinState, seat: int) -> None:
    """Everybody reads who was who."""
    note(s, k.REVEALED_LEADER, seat, s.leader[seat])
    for base in team(s, seat):
        note(s, k.REVEALED, seat, s.where[base], s.who[base])
    for spy in cards_of(s.reserve[seat]):
        note(s, k.REVEALED_RESERVE, seat, spy)


def _leader_fell(s: BerlinState, seat: int) -> bool:
    return bool(s.box[seat] >> s.leader[seat] & 1)


def _only_leader(s: BerlinState, seat: int) -> bool:
    """Whether the leader is all this seat has on the board (B63-14.12)."""
    return on_board(s, seat) == 1


def _lone(s: BerlinState, seat: int) -> bool:
    """Whether a leader alone on the board is alone in play (B63-14.5, 14.13)."""
    return s.options.word("lone_leader_scope") == "board" or not s.reserve[seat]
