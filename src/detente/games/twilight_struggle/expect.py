"""What an answer would cost or bring, told to who asks before giving it."""

from __future__ import annotations

from detente.core.effect import without_effect
from detente.core.frame import NOUNS
from detente.core.game import Game
from detente.core.parts import total
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    COUNTRY_NAMES,
    SPACE_FIRST,
    SPACE_SECOND,
    SPACE_SUCCESS,
    STABILITY,
)
from detente.games.twilight_struggle.cards import OPS, SIDE, STARRED_CARDS
from detente.games.twilight_struggle.conditions import blocked
from detente.games.twilight_struggle.contests import CONTESTS
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.happening import happen
from detente.games.twilight_struggle.modifiers import coup_parts
from detente.games.twilight_struggle.operations import points_of
from detente.games.twilight_struggle.points import ANY_KIND, LEAVING, parts_of_points, points
from detente.games.twilight_struggle.position import Preview
from detente.games.twilight_struggle.preview import contest, preview
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.verbs import leave_hand


def expected(game: Game[TsState], view: View[TsState], action: int) -> Preview:
    """What there is to tell of a card played for its event, its points or on the Space Race, of an
    act on the map, of the die of a trap, and of some choices.
    """
    card = action % NOUNS
    use = action - card
    seat = view.seat
    if seat is None:
        return {}
    if use in (k.OPERATE, k.INTERVENE):
        found = operations(view.state, seat, card)
        found["theirs"] = use == k.OPERATE and their_event(view.state, seat, card)
        found["idle"] = found["theirs"] and idle(game, view, card)
        return found
    if use == k.EVENT:
        found = contest(view.state, card, seat) if card in CONTESTS else {}
        found["idle"] = idle(game, view, card)
        return found
    if use == k.SPACE:
        return space(view.state, seat)
    return preview(view.state, view.state.stack[-1], action)


def operations(s: TsState, seat: int, card: int) -> Preview:
    """The points with their parts, and what is open to them as the board stands (TS-7.1)."""
    q = points_of(s, seat, card, OPS[card], ANY_KIND)
    answers = QUESTIONS[q.kind].legal(s, q)
    verbs = [answer - answer % NOUNS for answer in answers]
    targets = [answer % NOUNS for answer, verb in zip(answers, verbs) if verb == k.COUP]
    odds = [(c, winning_faces(s, q, c)) for c in targets]
    odds.sort(key=lambda one: (not BATTLEGROUND[one[0]], -one[1]))
    acts = (k.PLACE, k.REALIGN, k.COUP)
    countries = {answer % NOUNS for answer, verb in zip(answers, verbs) if verb in acts}
    return {
        "ops": points(s, q, q.strayed),
        "sum": parts_of_points(s, q, q.strayed),
        "open": [COUNTRY_NAMES[c] for c in sorted(countries)],
        "places": verbs.count(k.PLACE),
        "rolls": verbs.count(k.REALIGN),
        "coups": [(COUNTRY_NAMES[c], wins) for c, wins in odds if wins],
        "of": k.FACES,
    }


def winning_faces(s: TsState, q: Points, country: int) -> int:
    """How many faces of the die make a coup succeed (TS-10.3)."""
    ops = points(s, q, q.strayed | LEAVING[country])
    lead = ops + total(coup_parts(s, q.seat, country)) - 2 * STABILITY[country]
    return max(0, min(k.FACES, lead + k.FACES))


def their_event(s: TsState, seat: int, card: int) -> bool:
    """Whether the opponent's event of a card comes with its points (TS-6.4)."""
    return SIDE[card] == 1 - seat and not blocked(s, card, seat)


def idle(game: Game[TsState], view: View[TsState], card: int) -> bool:
    """Whether the event of a card that is played now would do nothing (TS-6.7)."""
    seat = view.seat
    assert seat is not None
    s = game.imagine(view, Rng(0))
    leave_hand(s, seat if s.hand[seat] >> card & 1 else 1 - seat, card)
    s.table |= 1 << card
    s.spent |= STARRED_CARDS & 1 << card
    return without_effect(game, s, seat, lambda after: happen(after, card, seat))


def space(s: TsState, seat: int) -> Preview:
    """The next box, the faces that reach it, and the points for being there first or second."""
    box = s.space[seat] + 1
    first = s.space[1 - seat] < box
    return {
        "box": box,
        "wins": SPACE_SUCCESS[box],
        "of": k.FACES,
        "vp": (SPACE_FIRST if first else SPACE_SECOND)[box],
    }
