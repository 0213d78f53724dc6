"""What an answer would cost and how likely it succeeds, so that pages need hold no rules."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    CLOSED_BELOW,
    COUNTRY_NAMES,
    NEIGHBOURS,
    NEXT_TO,
    NONE,
    REGION,
    REGION_NAMES,
    SEAT_NAMES,
    SPACE_SUCCESS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    ARAB_ISRAELI_WAR,
    BREZHNEV_DOCTRINE,
    BRUSH_WAR,
    CONTAINMENT,
    INDO_PAKISTANI_WAR,
    IRAN_CONTRA_SCANDAL,
    IRAN_IRAQ_WAR,
    KOREAN_WAR,
    LATIN_AMERICAN_DEATH_SQUADS,
    NUCLEAR_SUBS,
    RED_SCARE_PURGE,
    SALT_NEGOTIATIONS,
    THE_CHINA_CARD,
    VIETNAM_REVOLTS,
)
from detente.games.twilight_struggle.cards import CARD_NAMES, SIDE, SIDES
from detente.games.twilight_struggle.countries import (
    CHINESE_CIVIL_WAR,
    COUNTRIES,
    INDIA,
    IRAN,
    IRAQ,
    ISRAEL,
    PAKISTAN,
    SOUTH_KOREA,
    SPACES,
)
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.points import (
    FREE,
    OUT_OF_ASIA,
    OUT_OF_SOUTHEAST_ASIA,
    PRINTED,
    cost,
    going_to,
    points,
)
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.questions.chance import coup_modifier, realign_modifier
from detente.games.twilight_struggle.scoring import region_points
from detente.games.twilight_struggle.state import (
    TsState,
    civil_war,
    clone,
    controlled_neighbours,
    controls,
    in_force,
)
from detente.games.twilight_struggle.targets import brush_targets
from detente.games.twilight_struggle.verbs import WAR_TERMS, war_minus

Preview = dict[str, object]

WAR_TARGETS: Final = {
    KOREAN_WAR: (SOUTH_KOREA,),
    ARAB_ISRAELI_WAR: (ISRAEL,),
    INDO_PAKISTANI_WAR: (INDIA, PAKISTAN),
    IRAN_IRAQ_WAR: (IRAN, IRAQ),
}
"""Where a war is waged, or may be. Brush War has too many targets to tell all of each."""


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
        return {"wins": SPACE_SUCCESS[s.space[q.seat] + 1], "of": k.SIDES}
    if verb == k.PICK and q.card in WAR_TERMS:
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


def scored(s: TsState, seat: int, country: int, after_act: list[object]) -> Preview | None:
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
    modifier = coup_modifier(s, q.seat, country)
    needed = 2 * STABILITY[country]
    spared = q.seat == US and in_force(s, NUCLEAR_SUBS)
    drops = 1 if BATTLEGROUND[country] and not spared else 0
    counted = 0 if q.terms & FREE else ops
    margins = [max(0, die + ops + modifier - needed) for die in range(1, k.SIDES + 1)]
    faces = [after_coup(s, q.seat, country, margin) for margin in margins]
    return {
        "ops": ops,
        "sum": ops_sum(s, q, strayed),
        "modifier": modifier,
        "die": die_sum(s, q.seat, country),
        "needed": needed,
        "wins": sum([1 for margin in margins if margin]),
        "of": k.SIDES,
        "defcon": s.defcon - drops,
        "closes": closing(s.defcon, s.defcon - drops),
        "military": min(5, s.military[q.seat] + counted),
        "faces": faces,
        "controls": [sum([1 for face in faces if face[2] == side]) for side in SEAT_NAMES],
        "scored": scored(s, q.seat, country, faces[-1]),
    }


def closing(before: int, after: int) -> list[str]:
    """The regions a fall of DEFCON closes to coups and realignment (TS-13.2)."""
    return [
        f"region-{name}"
        for name, open_at in zip(REGION_NAMES, CLOSED_BELOW)
        if after < open_at <= before
    ]


Part = tuple[str, int]
"""Where a number comes from and how much: ("card-containment", 1)."""


def ops_sum(s: TsState, q: Points, strayed: int) -> list[Part]:
    """Where the points of a play come from; their sum is what it is worth (TS-7.2, TS-7.3)."""
    parts: list[Part] = [(card_id(q.card), q.value)]
    if not q.terms & PRINTED:
        doctrine = CONTAINMENT if q.seat == US else BREZHNEV_DOCTRINE
        if in_force(s, doctrine):
            parts.append((card_id(doctrine), 1))
        if s.scare[q.seat]:
            parts.append((card_id(RED_SCARE_PURGE), -s.scare[q.seat]))
        if _total(parts) > 4:
            parts.append(("ceiling", 4 - _total(parts)))
    if q.card == THE_CHINA_CARD and not strayed & OUT_OF_ASIA:
        parts.append(("asia", 1))
    revolts = q.seat == USSR and in_force(s, VIETNAM_REVOLTS)
    if revolts and not (strayed & OUT_OF_SOUTHEAST_ASIA or q.terms & PRINTED):
        parts.append((card_id(VIETNAM_REVOLTS), 1))
    if _total(parts) < 1:
        parts.append(("floor", 1 - _total(parts)))
    return parts


def _total(parts: list[Part]) -> int:
    return sum([n for _, n in parts])


def die_sum(s: TsState, seat: int, country: int) -> list[Part]:
    """Where the modifier of a coup's die comes from (TS-10.2)."""
    parts: list[Part] = []
    salt = -1 if in_force(s, SALT_NEGOTIATIONS) else 0
    if salt:
        parts.append((card_id(SALT_NEGOTIATIONS), salt))
    rest = coup_modifier(s, seat, country) - salt
    if rest:
        parts.append((card_id(LATIN_AMERICAN_DEATH_SQUADS), rest))
    return parts


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


def wars(s: TsState, seat: int) -> dict[str, dict[str, Preview]]:
    """The odds of the wars in a hand, target by target, whoever would wage them."""
    found: dict[str, dict[str, Preview]] = {}
    for card, targets in WAR_TARGETS.items():
        if s.hand[seat] >> card & 1:
            attacker = seat if SIDES[SIDE[card]] == "neutral" else SIDE[card]
            found[CARD_NAMES[card]] = {
                COUNTRY_NAMES[country]: war(s, attacker, card, country) for country in targets
            }
    return found


def brush_war(s: TsState, seat: int) -> dict[str, int]:
    """How many of the six faces win a Brush War in the hand, by target."""
    if not s.hand[seat] >> BRUSH_WAR & 1:
        return {}
    return {
        COUNTRY_NAMES[country]: faces_won(BRUSH_WAR, war_minus(s, seat, BRUSH_WAR, country))
        for country in brush_targets(s, seat)
    }


def faces_won(card: int, minus: int) -> int:
    """How many faces of a war's die win when it loses `minus`."""
    return max(0, k.SIDES + 1 - WAR_TERMS[card][0] - minus)


def war(s: TsState, seat: int, card: int, country: int) -> Preview:
    """What the die needs, what it loses and to whom, how many of its faces win, and what."""
    needed, vp, military = WAR_TERMS[card]
    minus = war_minus(s, seat, card, country)
    return {
        "needed": needed,
        "minus": minus,
        "against": war_against(s, seat, card, country),
        "wins": faces_won(card, minus),
        "of": k.SIDES,
        "vp": vp,
        "military": min(5, s.military[seat] + military),
    }


def war_against(s: TsState, seat: int, card: int, country: int) -> list[str]:
    """What takes 1 from the attacker's die, each by name (TS-12.3)."""
    near = [c for c in NEIGHBOURS[country] if controls(s, 1 - seat, c)]
    if card == ARAB_ISRAELI_WAR and controls(s, US, country):
        near.append(country)
    if card == KOREAN_WAR and civil_war(s):
        near.append(CHINESE_CIVIL_WAR)
    home = [f"seat-{SEAT_NAMES[1 - seat]}"] if NEXT_TO[country] == 1 - seat else []
    return home + [f"country-{k.NOUN_NAMES['country'][c]}" for c in near]


def card_id(card: int) -> str:
    """The id of a card's name."""
    return f"card-{CARD_NAMES[card]}"


def _text(action: int) -> str:
    """The answer in words."""
    verb = k.VERBS[action // NOUNS]
    return f"{verb.word} {k.NOUN_NAMES[verb.kind][action % NOUNS]}"
