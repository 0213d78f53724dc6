"""What an answer would cost and how likely it succeeds, so that pages need hold no rules."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    COUNTRY_NAMES,
    NEIGHBOURS,
    NEXT_TO,
    SEAT_NAMES,
    SPACE_SUCCESS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    BRUSH_WAR,
    INDO_PAKISTANI_WAR,
    IRAN_CONTRA_SCANDAL,
    IRAN_IRAQ_WAR,
    NUCLEAR_SUBS,
)
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.operations import FREE, SPENT, cost, going_to, points
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.questions.chance import coup_modifier, realign_modifier
from detente.games.twilight_struggle.state import TsState, controlled_neighbours, in_force
from detente.games.twilight_struggle.verbs import war_minus

Preview = dict[str, object]

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
        return placement(s, q, noun)
    if verb == k.PLACE:
        return {"after": with_marker(s, q.seat, noun)}
    if verb == k.COUP:
        return coup(s, q, noun)
    if verb == k.REALIGN:
        return realignment(s, noun)
    if verb == k.SPACE:
        return {"wins": SPACE_SUCCESS[s.space[q.seat] + 1], "of": k.SIDES}
    if verb == k.PICK and q.card in WAR_PICKS:
        return war(s, q, noun)
    return {}


def placement(s: TsState, q: Frame, country: int) -> Preview:
    """The price, what is left then, the influence that results, and what makes it legal."""
    price = cost(s, q.seat, country)
    total = points(s, q, going_to(q.step, country))
    return {
        "cost": price,
        "left": total - (q.step & SPENT) - price,
        "after": with_marker(s, q.seat, country),
        "by": reached_by(s, q.seat, country),
    }


def with_marker(s: TsState, seat: int, country: int) -> list[object]:
    """What one more marker makes of a country."""
    us, ussr = s.influence[country], s.influence[SPACES + country]
    return then(country, us + 1, ussr) if seat == US else then(country, us, ussr + 1)


def reached_by(s: TsState, seat: int, country: int) -> list[str]:
    """Own influence at the start of the round, in the country or beside it (TS-8.1)."""
    if country >= COUNTRIES:
        return []
    near = [c for c in (country, *NEIGHBOURS[country]) if s.start[seat * SPACES + c]]
    home = [f"seat-{SEAT_NAMES[seat]}"] if NEXT_TO[country] == seat else []
    return home + [f"country-{COUNTRY_NAMES[c]}" for c in near]


def then(country: int, us: int, ussr: int) -> list[object]:
    """Influence of both sides in a country, and who controls it with that."""
    lead = us - ussr
    if abs(lead) < STABILITY[country]:
        return [us, ussr, None]
    return [us, ussr, SEAT_NAMES[US if lead > 0 else USSR]]


def coup(s: TsState, q: Frame, country: int) -> Preview:
    """Ops, the total to beat, and how many faces of the die beat it; whether DEFCON drops.

    "faces" holds the influence of both sides after each face of the die, and who controls then.
    """
    ops = points(s, q, going_to(q.step, country))
    modifier = coup_modifier(s, q.seat, country)
    needed = 2 * STABILITY[country]
    wins = sum([1 for die in range(1, k.SIDES + 1) if die + ops + modifier > needed])
    spared = q.seat == US and in_force(s, NUCLEAR_SUBS)
    drops = 1 if BATTLEGROUND[country] and not spared else 0
    counted = 0 if q.step & FREE else ops
    margins = [max(0, die + ops + modifier - needed) for die in range(1, k.SIDES + 1)]
    return {
        "ops": ops,
        "modifier": modifier,
        "needed": needed,
        "wins": wins,
        "of": k.SIDES,
        "defcon": s.defcon - drops,
        "military": min(5, s.military[q.seat] + counted),
        "faces": [after_coup(s, q.seat, country, margin) for margin in margins],
    }


def after_coup(s: TsState, seat: int, country: int, margin: int) -> list[object]:
    """Opposing influence goes first, own comes for the rest (TS-10.4)."""
    both = [s.influence[country], s.influence[SPACES + country]]
    removed = min(margin, both[1 - seat])
    both[1 - seat] -= removed
    both[seat] += margin - removed
    return then(country, both[US], both[USSR])


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
        "reasons": realign_reasons(s, country),
    }


def realign_reasons(s: TsState, country: int) -> dict[str, list[int]]:
    """Where both modifiers come from; their sums are the modifiers (TS-9.5)."""
    lead = s.influence[country] - s.influence[SPACES + country]
    home = [1 if NEXT_TO[country] == seat else 0 for seat in (US, USSR)]
    return {
        "more": [1 if lead > 0 else 0, 1 if lead < 0 else 0],
        "neighbours": [controlled_neighbours(s, seat, country) - home[seat] for seat in (US, USSR)],
        "superpower": home,
        "scandal": [-1 if in_force(s, IRAN_CONTRA_SCANDAL) else 0, 0],
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
