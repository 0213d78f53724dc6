"""What an answer would cost and how likely it succeeds, so that pages need hold no rules."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    SPACE_SUCCESS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    BRUSH_WAR,
    INDO_PAKISTANI_WAR,
    IRAN_IRAQ_WAR,
    NUCLEAR_SUBS,
)
from detente.games.twilight_struggle.operations import cost, going_to, points
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.questions.chance import coup_modifier, realign_modifier
from detente.games.twilight_struggle.state import TsState, in_force
from detente.games.twilight_struggle.verbs import war_minus

Preview = dict[str, int]

WAR_PICKS: Final = {BRUSH_WAR: 3, INDO_PAKISTANI_WAR: 4, IRAN_IRAQ_WAR: 4}
"""Wars whose target is picked: the die they need after modifiers."""


def previews(s: TsState, seat: int) -> dict[str, Preview]:
    """For the answers open to `seat` that have a price or a die: what to expect, by their text."""
    if not s.stack or s.stack[-1].seat != seat:
        return {}
    q = s.stack[-1]
    found: dict[str, Preview] = {}
    for action in QUESTIONS[q.kind].legal(s, q):
        expected = preview(s, q, action)
        if expected:
            found[_text(action)] = expected
    return found


def preview(s: TsState, q: Frame, action: int) -> Preview:
    """What one answer would cost or bring; nothing for most."""
    noun = action % NOUNS
    verb = action - noun
    if q.kind == k.OPERATIONS and verb == k.PLACE:
        return {"cost": cost(s, q.seat, noun)}
    if verb == k.COUP:
        return coup(s, q, noun)
    if verb == k.REALIGN:
        return realignment(s, noun)
    if verb == k.SPACE:
        return {"wins": SPACE_SUCCESS[s.space[q.seat] + 1], "of": k.SIDES}
    if verb == k.PICK and q.card in WAR_PICKS:
        return war(s, q, noun)
    return {}


def coup(s: TsState, q: Frame, country: int) -> Preview:
    """Ops, the total to beat, and how many faces of the die beat it; whether DEFCON drops."""
    ops = points(s, q, going_to(q.step, country))
    modifier = coup_modifier(s, q.seat, country)
    needed = 2 * STABILITY[country]
    wins = sum([1 for die in range(1, k.SIDES + 1) if die + ops + modifier > needed])
    spared = q.seat == US and in_force(s, NUCLEAR_SUBS)
    drops = 1 if BATTLEGROUND[country] and not spared else 0
    return {
        "ops": ops,
        "modifier": modifier,
        "needed": needed,
        "wins": wins,
        "of": k.SIDES,
        "defcon": s.defcon - drops,
    }


def realignment(s: TsState, country: int) -> Preview:
    """Both modifiers, and how many of the 36 rolls either side wins."""
    us, ussr = realign_modifier(s, US, country), realign_modifier(s, USSR, country)
    us_wins = ussr_wins = 0
    for dice in range(k.SIDES * k.SIDES):
        lead = dice // k.SIDES + us - dice % k.SIDES - ussr
        us_wins += 1 if lead > 0 else 0
        ussr_wins += 1 if lead < 0 else 0
    return {
        "us": us,
        "ussr": ussr,
        "us_wins": us_wins,
        "ussr_wins": ussr_wins,
        "of": k.SIDES * k.SIDES,
    }


def war(s: TsState, q: Frame, country: int) -> Preview:
    """What the die loses, and how many of its faces win."""
    minus = war_minus(s, q.seat, country)
    wins = sum([1 for die in range(1, k.SIDES + 1) if die - minus >= WAR_PICKS[q.card]])
    return {"minus": minus, "wins": wins, "of": k.SIDES}


def _text(action: int) -> str:
    """The answer in words."""
    verb = k.VERBS[action // NOUNS]
    return f"{verb.word} {k.NOUN_NAMES[verb.kind][action % NOUNS]}"
