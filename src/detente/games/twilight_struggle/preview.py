"""What an answer would cost and how likely it succeeds, so that pages need hold no rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from detente.core.frame import NOUNS, Frame
from detente.core.parts import total
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    CLOSED_BELOW,
    COUNTRY_NAMES,
    LAST_BOX,
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
    IRAN_CONTRA_SCANDAL,
    OLYMPIC_GAMES,
    WARGAMES,
)
from detente.games.twilight_struggle.cards import CARD_NAMES
from detente.games.twilight_struggle.contests import contest_added
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.modifiers import (
    TRAP_OPENS,
    coup_degrades,
    coup_parts,
    parts_of_realignment,
    war_parts,
)
from detente.games.twilight_struggle.names import country_id, region_id, seat_id
from detente.games.twilight_struggle.points import (
    FREE,
    LEAVING,
    cost,
    parts_of_points,
    points,
)
from detente.games.twilight_struggle.position import After, Preview
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.state import TsState, clone, holders, in_force
from detente.games.twilight_struggle.wars import WARS, attacker


def at_once(s: TsState, seat: int) -> dict[str, Preview]:
    """What every view of who is asked says: the die of the Space Race, and who would win if the
    game ended now. Of acts on the map it is told when somebody looks at a country.
    """
    if not s.stack or s.stack[-1].seat != seat:
        return {}
    q = s.stack[-1]
    found: dict[str, Preview] = {}
    if s.space[seat] < LAST_BOX:
        found["space"] = next_box(s.space[seat])
    if q.card == WARGAMES and _END in QUESTIONS[q.kind].legal(s, q):
        found["end_game"] = ending(s, q, _END)
    return found


_END: Final = k.CHOOSE + k.END_GAME


@cache
def next_box(space: int) -> Preview:
    """How many faces of the die reach the next box (TS-12.3)."""
    return {"wins": SPACE_SUCCESS[space + 1], "of": k.FACES}


def preview(s: TsState, q: Frame, action: int) -> Preview:
    """What an answer on the map, in a trap or to a choice would cost or bring; nothing for most."""
    noun = action % NOUNS
    verb = action - noun
    if verb == k.PLACE:
        if isinstance(q, Points):
            return placement(s, q, noun)
        us, ussr = s.influence[noun], s.influence[SPACES + noun]
        return {"after": marker(q.seat, noun, us, ussr, 0)[0]}
    if verb == k.COUP:
        assert isinstance(q, Points)
        return coup(s, q, noun)
    if verb == k.REALIGN:
        return rolls(s, noun)
    if verb == k.PICK and q.card in WARS:
        return war(s, q.seat, q.card, noun)
    if verb == k.DISCARD and q.kind == k.LEAVE_TRAP:
        return {"wins": TRAP_OPENS, "of": k.FACES}
    return chosen(s, q, noun) if verb == k.CHOOSE else {}


def chosen(s: TsState, q: Frame, choice: int) -> Preview:
    """The odds of taking part in the Olympic Games, DEFCON after a boycott; who would win if the
    game ended.
    """
    if choice == k.TAKE_PART:
        return contest(s, OLYMPIC_GAMES, 1 - q.seat)
    if choice == k.BOYCOTT:
        return {"defcon": s.defcon - 1, "closes": closing(s.defcon, s.defcon - 1)}
    return ending(s, q, _END) if choice == k.END_GAME else {}


def contest(s: TsState, card: int, sponsor: int) -> Preview:
    """What both sides add to their dice, and how many rolls either wins; of those that count, since
    dice that tie at the Olympic Games are rolled again.
    """
    us, ussr = [contest_added(s, seat, card, sponsor) for seat in (US, USSR)]
    us_wins, ussr_wins = rolls_won(us - ussr)
    of = us_wins + ussr_wins if card == OLYMPIC_GAMES else k.FACES * k.FACES
    return {"us": us, "ussr": ussr, "us_wins": us_wins, "ussr_wins": ussr_wins, "of": of}


@cache
def rolls_won(lead: int) -> tuple[int, int]:
    """How many of the 36 rolls either side wins when the US adds so much more than the USSR."""
    leads = [us + lead - ussr for us in range(k.FACES) for ussr in range(k.FACES)]
    return sum([1 for lead in leads if lead > 0]), sum([1 for lead in leads if lead < 0])


def placement(s: TsState, q: Points, country: int) -> Preview:
    """The price, what is left then, the influence that results, and what makes it legal."""
    base = q.seat * SPACES
    near = int.from_bytes(s.start[base : base + SPACES].translate(_ANY), "little")
    price = cost(s, q.seat, country)
    us, ussr = s.influence[country], s.influence[SPACES + country]
    after, by = marker(q.seat, country, us, ussr, near & AROUND[country])
    return {
        "cost": price,
        "left": points(s, q, q.strayed | LEAVING[country]) - q.spent - price,
        "after": after,
        "by": by,
    }


def coup(s: TsState, q: Points, country: int) -> Preview:
    """Ops, the total to beat, and how many faces of the die beat it; whether DEFCON drops.

    "faces" holds the influence of both sides after each face of the die, and who controls
    then; "controls" how many faces leave either side in control.
    """
    parts = parts_of_points(s, q, q.strayed | LEAVING[country])
    die = coup_parts(s, q.seat, country)
    ops, modifier, needed = total(parts), total(die), 2 * STABILITY[country]
    defcon = s.defcon - coup_degrades(s, q.seat, country)
    us, ussr = s.influence[country], s.influence[SPACES + country]
    faces, controls = coup_faces(q.seat, country, us, ussr, ops + modifier - needed)
    return {
        "ops": ops,
        "sum": parts,
        "modifier": modifier,
        "die": die,
        "needed": needed,
        "wins": max(0, min(k.FACES, k.FACES + ops + modifier - needed)),
        "of": k.FACES,
        "defcon": defcon,
        "closes": closing(s.defcon, defcon),
        "military": min(5, s.military[q.seat] + (0 if q.terms & FREE else ops)),
        "faces": faces,
        "controls": controls,
    }


def rolls(s: TsState, country: int) -> Preview:
    """The odds of a realignment."""
    us, ussr = [int.from_bytes(held, "little") for held in holders(s.influence)]
    lead = s.influence[country] - s.influence[SPACES + country]
    beside = BESIDE[country]
    held = (us & beside).bit_count(), (ussr & beside).bit_count()
    more = 1 if lead > 0 else -1 if lead < 0 else 0
    return realignment(country, more, *held, in_force(s, IRAN_CONTRA_SCANDAL))


BESIDE: Final = tuple([sum([1 << 8 * c for c in near]) for near in NEIGHBOURS])
"""The neighbours of a country, in a number that has a byte for every space."""

AROUND: Final = (*[near | 1 << 8 * c for c, near in enumerate(BESIDE)], 0)
"""The same with the country itself."""

_ANY: Final = bytes([0, *[1] * 255])


@lru_cache(maxsize=1 << 12)
def marker(seat: int, country: int, us: int, ussr: int, near: int) -> tuple[After, list[str]]:
    """What one more marker makes of a country, and by what it is reached.

    That is own influence at the start of the round, in the country or beside it (TS-8.1).
    """
    after = then(country, us + 1, ussr) if seat == US else then(country, us, ussr + 1)
    if country >= COUNTRIES:
        return after, []
    home = [seat_id(seat)] if NEXT_TO[country] == seat else []
    there = [c for c in (country, *NEIGHBOURS[country]) if near >> 8 * c & 1]
    return after, home + [country_id(c) for c in there]


def then(country: int, us: int, ussr: int) -> After:
    """Influence of both sides in a country, and who controls it with that."""
    lead = us - ussr
    if abs(lead) < STABILITY[country]:
        return (us, ussr, None)
    return (us, ussr, SEAT_NAMES[US if lead > 0 else USSR])


@cache
def closing(before: int, after: int) -> list[str]:
    """The regions a fall of DEFCON closes to coups and realignment (TS-13.2)."""
    return [region_id(r) for r, open_at in enumerate(CLOSED_BELOW) if after < open_at <= before]


@lru_cache(maxsize=1 << 12)
def coup_faces(
    seat: int, country: int, us: int, ussr: int, lead: int
) -> tuple[list[After], list[int]]:
    """What each face of the die would leave, and how many leave either side in control.

    `lead` is what is added to the die, less what it must beat. Opposing influence goes first, own
    comes for the rest (TS-10.4).
    """
    faces = []
    for die in range(1, k.FACES + 1):
        margin = max(0, die + lead)
        both = [us, ussr]
        removed = min(margin, both[1 - seat])
        both[1 - seat] -= removed
        both[seat] += margin - removed
        faces.append(then(country, both[US], both[USSR]))
    owners = [face[2] for face in faces]
    return faces, [owners.count(side) for side in SEAT_NAMES]


@lru_cache(maxsize=1 << 12)
def realignment(country: int, more: int, us_near: int, ussr_near: int, scandal: bool) -> Preview:
    """Both modifiers and where they come from, and how many of the 36 rolls either side wins.

    `more` says who has more influence there; so many neighbours are held by either side.
    """
    parts = (
        parts_of_realignment(US, country, more > 0, us_near, scandal),
        parts_of_realignment(USSR, country, more < 0, ussr_near, scandal),
    )
    us, ussr = total(parts[US]), total(parts[USSR])
    us_wins, ussr_wins = rolls_won(us - ussr)
    return {
        "us": us,
        "ussr": ussr,
        "us_wins": us_wins,
        "ussr_wins": ussr_wins,
        "of": k.FACES * k.FACES,
        "reasons": {source: [n, m] for (source, n), (_, m) in zip(parts[US], parts[USSR])},
    }


def ending(s: TsState, q: Frame, action: int) -> Preview:
    """Who would win the game if it ended like this; None for a draw."""
    after = clone(s)
    after.stack.pop()
    QUESTIONS[q.kind].answer(after, q, action)
    assert after.result is not None
    winners = after.result.winners
    return {"winner": SEAT_NAMES[winners[0]] if winners else None}


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
