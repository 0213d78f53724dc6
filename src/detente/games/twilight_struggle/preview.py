"""What an answer would cost and how likely it succeeds, so that pages need hold no rules."""

from __future__ import annotations

from detente.core.frame import NONE, NOUNS, Frame
from detente.core.parts import total
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    CLOSED_BELOW,
    COUNTRY_NAMES,
    NEIGHBOURS,
    NEXT_TO,
    REGION,
    SEAT_NAMES,
    SPACE_SUCCESS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import BRUSH_WAR, NUCLEAR_SUBS
from detente.games.twilight_struggle.cards import CARD_NAMES
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.modifiers import coup_parts, realign_parts, war_parts
from detente.games.twilight_struggle.names import country_id, region_id, seat_id
from detente.games.twilight_struggle.points import FREE, cost, going_to, parts_of_points, points
from detente.games.twilight_struggle.position import After, Preview, Scored
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.scoring import region_points
from detente.games.twilight_struggle.state import TsState, clone, controls, in_force
from detente.games.twilight_struggle.wars import WARS, attacker


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
    if verb == k.PLACE:
        if isinstance(q, Points):
            return placement(s, q, noun)
        return {"after": with_marker(s, q.seat, noun)}
    if verb == k.COUP:
        assert isinstance(q, Points)
        return coup(s, q, noun)
    if verb == k.REALIGN:
        return realignment(s, noun)
    if verb == k.SPACE:
        return {"wins": SPACE_SUCCESS[s.space[q.seat] + 1], "of": k.FACES}
    if verb == k.PICK and q.card in WARS:
        return war(s, q.seat, q.card, noun)
    if verb == k.CHOOSE and noun == k.END_GAME:
        return ending(s, q, action)
    return {}


def ending(s: TsState, q: Frame, action: int) -> Preview:
    """Who would win the game if it ended like this; None for a draw."""
    after = clone(s)
    after.stack.pop()
    QUESTIONS[q.kind].answer(after, q, action)
    assert after.result is not None
    winners = after.result.winners
    return {"winner": SEAT_NAMES[winners[0]] if winners else None}


def placement(s: TsState, q: Points, country: int) -> Preview:
    """The price, what is left then, the influence that results, and what makes it legal."""
    price = cost(s, q.seat, country)
    total = points(s, q, going_to(q.strayed, country))
    after = with_marker(s, q.seat, country)
    return {
        "cost": price,
        "left": total - q.spent - price,
        "after": after,
        "by": reached_by(s, q.seat, country),
        "scored": scored(s, q.seat, country, after),
    }


def with_marker(s: TsState, seat: int, country: int) -> After:
    """What one more marker makes of a country."""
    us, ussr = s.influence[country], s.influence[SPACES + country]
    return then(country, us + 1, ussr) if seat == US else then(country, us, ussr + 1)


def reached_by(s: TsState, seat: int, country: int) -> list[str]:
    """Own influence at the start of the round, in the country or beside it (TS-8.1)."""
    if country >= COUNTRIES:
        return []
    near = [c for c in (country, *NEIGHBOURS[country]) if s.start[seat * SPACES + c]]
    home = [seat_id(seat)] if NEXT_TO[country] == seat else []
    return home + [country_id(c) for c in near]


def then(country: int, us: int, ussr: int) -> After:
    """Influence of both sides in a country, and who controls it with that."""
    lead = us - ussr
    if abs(lead) < STABILITY[country]:
        return (us, ussr, None)
    return (us, ussr, SEAT_NAMES[US if lead > 0 else USSR])


def scored(s: TsState, seat: int, country: int, after_act: After) -> Scored | None:
    """What the region would score then, if the act can give `seat` control of the country."""
    if after_act[2] != SEAT_NAMES[seat] or country >= COUNTRIES or controls(s, seat, country):
        return None
    after = clone(s)
    after.influence[seat * SPACES + country] = STABILITY[country]
    after.influence[(1 - seat) * SPACES + country] = 0
    us, ussr, winner = region_points(after, REGION[country])
    return {"net": us - ussr, "wins": None if winner == NONE else SEAT_NAMES[winner]}


def coup(s: TsState, q: Points, country: int) -> Preview:
    """Ops, the total to beat, and how many faces of the die beat it; whether DEFCON drops.

    "faces" holds the influence of both sides after each face of the die, and who controls then;
    "controls" how many faces leave either side in control.
    """
    strayed = going_to(q.strayed, country)
    ops = points(s, q, strayed)
    parts = coup_parts(s, q.seat, country)
    modifier = total(parts)
    needed = 2 * STABILITY[country]
    spared = q.seat == US and in_force(s, NUCLEAR_SUBS)
    drops = 1 if BATTLEGROUND[country] and not spared else 0
    counted = 0 if q.terms & FREE else ops
    margins = [max(0, die + ops + modifier - needed) for die in range(1, k.FACES + 1)]
    faces = [after_coup(s, q.seat, country, margin) for margin in margins]
    return {
        "ops": ops,
        "sum": parts_of_points(s, q, strayed),
        "modifier": modifier,
        "die": parts,
        "needed": needed,
        "wins": sum([1 for margin in margins if margin]),
        "of": k.FACES,
        "defcon": s.defcon - drops,
        "closes": closing(s.defcon, s.defcon - drops),
        "military": min(5, s.military[q.seat] + counted),
        "faces": faces,
        "controls": [sum([1 for face in faces if face[2] == side]) for side in SEAT_NAMES],
        "scored": scored(s, q.seat, country, faces[-1]),
    }


def closing(before: int, after: int) -> list[str]:
    """The regions a fall of DEFCON closes to coups and realignment (TS-13.2)."""
    return [region_id(r) for r, open_at in enumerate(CLOSED_BELOW) if after < open_at <= before]


def after_coup(s: TsState, seat: int, country: int, margin: int) -> After:
    """Opposing influence goes first, own comes for the rest (TS-10.4)."""
    both = [s.influence[country], s.influence[SPACES + country]]
    removed = min(margin, both[1 - seat])
    both[1 - seat] -= removed
    both[seat] += margin - removed
    return then(country, both[US], both[USSR])


def realignment(s: TsState, country: int) -> Preview:
    """Both modifiers and where they come from, and how many of the 36 rolls either side wins."""
    parts = [realign_parts(s, seat, country) for seat in (US, USSR)]
    us, ussr = total(parts[US]), total(parts[USSR])
    us_wins = ussr_wins = 0
    for dice in range(k.FACES * k.FACES):
        lead = dice // k.FACES + us - dice % k.FACES - ussr
        us_wins += 1 if lead > 0 else 0
        ussr_wins += 1 if lead < 0 else 0
    return {
        "us": us,
        "ussr": ussr,
        "us_wins": us_wins,
        "ussr_wins": ussr_wins,
        "of": k.FACES * k.FACES,
        "reasons": {source: [n, m] for (source, n), (_, m) in zip(parts[US], parts[USSR])},
    }


def wars(s: TsState, seat: int) -> dict[str, dict[str, Preview]]:
    """The odds of the wars in a hand, target by target, whoever would wage them."""
    found: dict[str, dict[str, Preview]] = {}
    for card, war_ in WARS.items():
        if s.hand[seat] >> card & 1 and card != BRUSH_WAR:  # which has too many targets
            by = attacker(card, seat)
            found[CARD_NAMES[card]] = {COUNTRY_NAMES[c]: war(s, by, card, c) for c in war_.targets}
    return found


def war(s: TsState, seat: int, card: int, country: int) -> Preview:
    """What the die needs, what it loses and to whom, how many of its faces win, and what."""
    terms = WARS[card]
    parts = war_parts(s, seat, card, country)
    minus = -total(parts)
    return {
        "needed": terms.needs,
        "minus": minus,
        "against": [source for source, _ in parts],
        "wins": max(0, k.FACES + 1 - terms.needs - minus),
        "of": k.FACES,
        "vp": terms.vp,
        "military": min(5, s.military[seat] + terms.military),
    }


def _text(action: int) -> str:
    """The answer in words."""
    verb = k.VERBS[action // NOUNS]
    return f"{verb.word} {k.NOUN_NAMES[verb.kind][action % NOUNS]}"
