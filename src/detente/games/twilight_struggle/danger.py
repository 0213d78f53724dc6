"""Acts that can lose the game at once, from what the seat knows: warnings, never rules."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.core.frame import NONE, NOUNS, Frame
from detente.core.message import Reason
from detente.games.twilight_struggle import cardnames as c
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import SCORING_CARDS, SIDE
from detente.games.twilight_struggle.conditions import occurs
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.happening import happen
from detente.games.twilight_struggle.names import of_card
from detente.games.twilight_struggle.points import THEN_EVENT
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.state import (
    TsState,
    clone,
    in_force,
    rounds_of,
    scoring_due,
    universe,
)
from detente.games.twilight_struggle.uses import USES, escapes

DEFEATS: Final = {
    "nuclear-war": Reason("danger-nuclear-war", "TS-13.3"),
    "missile-crisis": Reason("danger-missile-crisis", "TS-13.4"),
    "points": Reason("danger-points", "TS-17.1"),
    "europe": Reason("danger-europe", "TS-17.3"),
    "wargames": Reason("danger-wargames", "TS-17.6"),
}
"""The warning before each ending an act can bring at once, with the rule behind it."""

_OTHERS_DECIDE: Final = bitset(
    (
        c.OLYMPIC_GAMES,
        c.SUMMIT,
        c.MISSILE_ENVY,
        c.CIA_CREATED,
        c.LONE_GUNMAN,
        c.FIVE_YEAR_PLAN,
        c.GRAIN_SALES_TO_SOVIETS,
        c.STAR_WARS,
        c.TEAR_DOWN_THIS_WALL,
        c.ORTEGA_ELECTED_IN_NICARAGUA,
    )
)
"""Events in which the opponent or chance may move DEFCON."""

_GAME_ENDERS: Final = bitset((c.EUROPE_SCORING, c.WARGAMES))

_NEAR: Final = 11
"""From this many VP on, one card may end the game."""


def danger(s: TsState, seat: int, q: Frame, action: int) -> Reason | None:
    """Why a legal answer to `q` can lose the game at once; None if it cannot."""
    if q.kind == k.DISCARD_ANY:
        return exchange_danger(s, seat, action)
    verb = action - action % NOUNS
    if verb in (k.DEFUSE, k.PLACE, k.REALIGN, k.REMOVE, k.DISCARD, k.DONE):
        return None
    if verb == k.HEADLINE or verb in USES:
        reason = held_scoring(s, seat, q, action) or buried(s, seat, q, action)
        return reason or card_danger(s, seat, q, action)
    if verb == k.PASS:
        return held_scoring(s, seat, q, action) or buried(s, seat, q, action)
    if verb == k.COUP and (s.defcon <= 3 or critical(s)):
        return coup_danger(s, seat, q, action)
    return outcome_danger(s, seat, q, action) if verb == k.DEFCON or critical(s) else None


def critical(s: TsState) -> bool:
    """Whether a single act may end the game."""
    return s.defcon <= 2 or s.crisis != NONE or not -_NEAR < s.vp < _NEAR


def held_scoring(s: TsState, seat: int, q: Frame, action: int) -> Reason | None:
    """A round spent on something else while every round is needed for scoring cards (TS-6.13)."""
    if q.kind not in (k.PLAY_CARD, k.PICK_HEADLINE, k.SHOW_HEADLINE) or action in escapes(s, seat):
        return None
    if action != k.PASS and SCORING_CARDS >> action % NOUNS & 1:
        return None
    if not scoring_due(s, seat):
        return None
    return Reason("danger-scoring-held", "TS-6.13")


def exchange_danger(s: TsState, seat: int, action: int) -> Reason | None:
    """Ask Not with few rounds to come: a scoring card kept, or one that may be drawn (TS-23.21)."""
    to_come = rounds_of(s, seat) - s.round
    if s.phasing != seat and s.round > 0:
        to_come += 1
    held = (s.hand[seat] & SCORING_CARDS).bit_count()
    if action != k.DONE:
        elsewhere = s.hand[seat] | s.discard | s.removed | s.table
        may_come = SCORING_CARDS & universe(s) & ~elsewhere
        if SCORING_CARDS >> action % NOUNS & 1 or not may_come:
            return None
        held += 1
    return Reason("danger-scoring-held", "TS-6.13") if held > to_come else None


def buried(s: TsState, seat: int, q: Frame, action: int) -> Reason | None:
    """Anything but UN Intervention gives the USSR the last 3 VP (card 50)."""
    if seat != US or q.kind not in (k.PLAY_CARD, k.LEAVE_TRAP) or s.vp > -17:
        return None
    if not in_force(s, c.WE_WILL_BURY_YOU) or action - action % NOUNS == k.INTERVENE:
        return None
    return Reason("danger-points", "TS-17.1")


def card_danger(s: TsState, seat: int, q: Frame, action: int) -> Reason | None:
    """What the event of a card can do when it is headlined, played, or set off by Operations."""
    card = action % NOUNS
    verb = action - card
    if verb in (k.SPACE, k.INTERVENE) or (verb == k.OPERATE and SIDE[card] != 1 - seat):
        return None
    brink = 3 if verb == k.HEADLINE else 2  # the other headline may come first
    phasing = seat if verb == k.HEADLINE else s.phasing
    if phasing == seat and others_decide(s, seat, card, brink):
        return Reason("danger-others-decide", "TS-13.3", of_card(card))
    if not (critical(s) or s.defcon <= brink or _GAME_ENDERS >> card & 1):
        return None
    after = clone(s)
    after.stack.clear()
    after.phasing = phasing
    after.defcon = min(after.defcon, 2) if s.defcon <= brink else after.defcon
    happen(after, card, seat)
    return lost(after, seat)


def others_decide(s: TsState, seat: int, card: int, brink: int) -> bool:
    """Whether an event lets the opponent or chance bring DEFCON to 1 in the turn of `seat`."""
    if SIDE[card] == seat and card != c.FIVE_YEAR_PLAN:
        return False  # of their own events a seat is the master, but for a random card
    if s.defcon <= brink and _OTHERS_DECIDE >> card & 1:
        return True
    if card == c.GRAIN_SALES_TO_SOVIETS:
        within_reach = s.hand[USSR]
    elif card == c.STAR_WARS and occurs(s, card, seat):
        within_reach = s.discard
    else:
        return False
    return seat == USSR and within_reach >> c.HOW_I_LEARNED_TO_STOP_WORRYING & 1 == 1


def coup_danger(s: TsState, seat: int, q: Frame, action: int) -> Reason | None:
    """A coup by itself, and the opponent's event that is still to follow it."""
    reason = outcome_danger(s, seat, q, action)
    assert isinstance(q, Points)
    if reason is not None or not q.terms & THEN_EVENT or s.phasing != seat:
        return reason
    after = clone(s)
    after.stack.pop()
    QUESTIONS[q.kind].answer(after, q, action)
    if others_decide(after, seat, q.card, 2):
        return Reason("danger-others-decide", "TS-13.3", of_card(q.card))
    after.stack.clear()
    happen(after, q.card, seat)
    return lost(after, seat)


def outcome_danger(s: TsState, seat: int, q: Frame, action: int) -> Reason | None:
    """What the answer does by itself, before anything hidden is looked at."""
    after = clone(s)
    after.stack.pop()
    QUESTIONS[q.kind].answer(after, q, action)
    return lost(after, seat)


def lost(after: TsState, seat: int) -> Reason | None:
    """The ending that came, if it is a defeat."""
    if after.result is None or seat in after.result.winners:
        return None
    return DEFEATS[after.result.why]
