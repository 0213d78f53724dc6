"""The one door for secrets: what a seat may know, and full states that fit what it knows."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, get_args

from detente.core.cards import cards_of, namer, pick, pick_some
from detente.core.frame import NONE
from detente.core.position import Pair
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.twilight_struggle.board import (
    CLOSED_BELOW,
    COUNTRY_NAMES,
    REGION_NAMES,
    REGIONS,
    SEAT_NAMES,
    SPANS,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    CHERNOBYL,
    CUBAN_MISSILE_CRISIS,
    FORMOSAN_RESOLUTION,
    LATIN_AMERICAN_DEATH_SQUADS,
    MISSILE_ENVY,
    NORTH_SEA_OIL,
    RED_SCARE_PURGE,
    SHUTTLE_DIPLOMACY,
    UN_INTERVENTION,
)
from detente.games.twilight_struggle.cards import (
    CANCELLED_BY,
    CARD_NAMES,
    DURATION,
    DURATIONS,
    ERAS,
)
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.position import (
    Effect,
    Level,
    Meter,
    Own,
    Position,
    Region,
    Score,
    Shared,
    Side,
)
from detente.games.twilight_struggle.preview import at_once, then, wars
from detente.games.twilight_struggle.scoring import (
    held_in,
    level,
    level_worth,
    points_of,
    region_winner,
    southeast_asia_points,
    tally,
    worth,
)
from detente.games.twilight_struggle.state import (
    FACE_DOWN,
    LAST_ROUND,
    LOOKED_AT,
    TsState,
    civil_war,
    clone,
    in_force,
    universe,
    with_seat,
)

DEALS: Final = 1000
"""How often a deal may fail because one hand took what another needs."""


def face_down(s: TsState, seat: int) -> bool:
    """Whether a headline of `seat` lies there unseen."""
    return s.headline[seat] >= 0 and not s.face_up >> seat & 1


def observe(s: TsState, seat: int | None) -> View[TsState]:
    """Hands, the deck, face-down headlines and the cards of Our Man in Tehran are hidden.

    What was seen stays known as long as it is true. Of another hand a seat knows the cards that
    were shown, and what it was seen to lack; a face-down headline still counts among them, so
    that nobody can tell whether a known card was headlined. The US knows what it put back.
    """
    t = clone(s)
    counts = (
        s.hand[US].bit_count(),
        s.hand[USSR].bit_count(),
        s.deck.bit_count(),
        s.tehran.bit_count(),
    )
    for other in (US, USSR):
        if other == seat:
            continue
        known = s.hand[other]
        if face_down(s, other):
            known |= 1 << s.headline[other]
            t.headline = with_seat(t.headline, other, FACE_DOWN)
        t.hand = with_seat(t.hand, other, known & s.shown)
    t.deck = 0
    if seat != US:
        t.tehran = t.put_back = t.drawn_since = 0
    return View(seat, t, counts)


def imagine(view: View[TsState], rng: Rng) -> TsState:
    """Deal what the view hides, every way that fits what is known of each card."""
    for _ in range(DEALS):
        t = _deal(view, rng)
        if t is not None:
            return t
    view.state.lot_of = ()  # a position set up by hand, in which nothing need be true
    return imagine(view, rng)


def _deal(view: View[TsState], rng: Rng) -> TsState | None:
    """One deal, the most fastidious lot first; None if that leaves another wanting."""
    t = clone(view.state)
    t.deck = known_in_deck(t)
    hidden = universe(t) & ~in_sight(t)
    put_back = left_in_deck(t, rng)
    for seat, n, lacking in lots(view, hidden):
        possible = hidden & ~lacking & ~put_back
        if possible.bit_count() < n:
            return None
        dealt = pick_some(possible, n, rng)
        hidden &= ~dealt
        if seat == LOOKED_AT:
            t.tehran |= dealt
        else:
            t.hand = with_seat(t.hand, seat, t.hand[seat] | dealt)
    for seat in (US, USSR):
        if t.headline[seat] == FACE_DOWN:
            fit = fit_for_headline(t, seat)
            if not fit:
                return None
            t.headline = with_seat(t.headline, seat, pick(fit, rng))
            t.hand = with_seat(t.hand, seat, t.hand[seat] & ~(1 << t.headline[seat]))
    t.deck |= hidden
    assert t.deck.bit_count() == view.counts[2], "every card is somewhere"
    return t


def lots(view: View[TsState], hidden: int) -> list[tuple[int, int, int]]:
    """The unseen cards of the hidden hands, and those LOOKED_AT: whose, how many, and which they
    are not; those that leave the least choice first.
    """
    t = view.state
    missing = {LOOKED_AT: view.counts[3] - t.tehran.bit_count()}
    for seat in (US, USSR):
        if seat != view.seat:
            picked = t.headline[seat] == FACE_DOWN
            missing[seat] = view.counts[seat] + (1 if picked else 0) - t.hand[seat].bit_count()
    found: list[tuple[int, int, int]] = []
    for seat, rest in missing.items():
        for by, n, lacking in zip(t.lot_of, t.lot_size, t.lacking):
            if by == seat:
                found.append((seat, min(n, rest), lacking))
                rest -= min(n, rest)
        found.append((seat, rest, 0))
    choice = [(hidden & ~lacking).bit_count() for _, _, lacking in found]
    return [found[at] for _, at in sorted([(open, at) for at, open in enumerate(choice)])]


def left_in_deck(t: TsState, rng: Rng) -> int:
    """Of the cards the US put back: some the USSR cannot have drawn since."""
    return pick_some(t.put_back, max(0, t.put_back.bit_count() - t.drawn_since), rng)


def known_in_deck(t: TsState) -> int:
    """The cards the US put back that are surely still in the deck."""
    return t.put_back if t.drawn_since == 0 else 0


def in_sight(t: TsState) -> int:
    """The cards whose place a view shows."""
    seen = t.hand[US] | t.hand[USSR] | t.discard | t.removed | t.table | t.tehran
    seen |= known_in_deck(t)
    for card in t.headline:
        if card >= 0:
            seen |= 1 << card
    return seen | t.in_force & 1 << SHUTTLE_DIPLOMACY


def fit_for_headline(t: TsState, seat: int) -> int:
    """The cards of a hand that could be its headline (TS-5.2)."""
    cards = t.hand[seat] & ~(1 << UN_INTERVENTION)
    return cards & ~(1 << MISSILE_ENVY) if t.bound == seat else cards


# -- the wire ------------------------------------------------------------------------


def to_json(view: View[TsState]) -> Position:
    """A view in plain JSON types."""
    return {**shared(view), **own(view)}


def shared(view: View[TsState]) -> Shared:
    """What everybody sees, in plain JSON types: with what a page would work out."""
    t = view.state
    influence, control = board(t.influence)
    return {
        "turn": t.turn,
        "round": t.round,
        "rounds": LAST_ROUND[t.turn],
        "era": ERAS[0 if t.turn <= 3 else 1 if t.turn <= 7 else 2],
        "phasing": SEAT_NAMES[t.phasing],
        "vp": t.vp,
        "defcon": t.defcon,
        "closed": _closed(t.defcon),
        "military": list(t.military),
        "military_needed": t.defcon,
        "space": list(t.space),
        "attempts": list(t.attempts),
        "china": None if t.china == NONE else SEAT_NAMES[t.china],
        "china_up": bool(t.china_up),
        "influence": influence,
        "civil_war": t.influence[SPACES + COUNTRIES],
        "civil_war_lasts": civil_war(t),
        "control": control,
        "hand_size": {SEAT_NAMES[n]: view.counts[n] for n in (US, USSR)},
        "deck_size": view.counts[2],
        "discard": _names(t.discard),
        "removed": _names(t.removed),
        "table": _names(t.table),
        "effects": effects(t),
        "regions": regions(t),
        "southeast_asia": southeast_asia_points(t),
        "result": None if t.result is None else t.result.to_json(),
    }


@cache
def _closed(defcon: int) -> list[Region]:
    """The regions closed to coups and realignment (TS-13.2)."""
    return [name for region, name in enumerate(REGION_NAMES) if defcon < CLOSED_BELOW[region]]


@lru_cache(maxsize=1 << 8)  # many acts place nothing
def board(influence: bytes) -> tuple[dict[str, Pair[int]], dict[str, Side]]:
    """The influence of both sides in every country, and who controls it."""
    both: dict[str, Pair[int]] = {}
    control: dict[str, Side] = {}
    for start, end in SPANS:
        part = _part_of_board(start, influence[start:end], influence[SPACES + start : SPACES + end])
        both.update(part[0])
        control.update(part[1])
    return both, control


@lru_cache(maxsize=1 << 11)  # most acts touch one region
def _part_of_board(
    start: int, us: bytes, ussr: bytes
) -> tuple[dict[str, Pair[int]], dict[str, Side]]:
    """The same of the countries of one region, from number `start` on."""
    names = COUNTRY_NAMES[start : start + len(us)]
    after = [then(start + n, *found) for n, found in enumerate(zip(us, ussr))]
    control = {name: held for name, (_, _, held) in zip(names, after) if held is not None}
    return {name: [a, b] for name, (a, b, _) in zip(names, after)}, control


def own(view: View[TsState]) -> Own:
    """What this reader sees otherwise than others, in plain JSON types."""
    t = view.state
    told: Own = {
        "hand": {SEAT_NAMES[n]: _names(t.hand[n]) for n in (US, USSR)},
        "headline": {SEAT_NAMES[n]: _headline(t.headline[n]) for n in (US, USSR)},
        "deck": _names(known_in_deck(t)),
        "put_back": _names(t.put_back),
        "tehran": _names(t.tehran),
        "dear": [] if view.seat is None else dear(t, view.seat),
        "previews": {} if view.seat is None else at_once(t, view.seat),
        "wars": {} if view.seat is None else wars(t, view.seat),
    }
    if t.options.on("card_counter"):
        told["unseen"] = _names(universe(t) & ~in_sight(t))
    return told


def dear(t: TsState, seat: int) -> list[str]:
    """Where a marker of who spends points costs more than one (TS-8.3)."""
    if not t.stack or t.stack[-1].seat != seat or not isinstance(t.stack[-1], Points):
        return []
    _, control = board(t.influence)
    return [name for name, side in control.items() if side != SEAT_NAMES[seat]]


_names: Final = namer(CARD_NAMES)


def _headline(card: int) -> str | None:
    """A headline as a view shows it: a name, "face_down", or nothing."""
    if card == FACE_DOWN:
        return "face_down"
    return None if card == NONE else CARD_NAMES[card]


def effects(t: TsState) -> list[Effect]:
    """The lasting effects in force, the card behind each, and when they end."""
    found = [
        _plain_effect(card) if card not in _TOUCHING else effect(t, card)
        for card in cards_of(t.in_force)
    ]
    if t.bound != NONE:
        found.append(
            {
                "card": CARD_NAMES[MISSILE_ENVY],
                "until": "until_cancelled",
                "seat": SEAT_NAMES[t.bound],
            }
        )
    return found


_TOUCHING: Final = (
    RED_SCARE_PURGE,
    LATIN_AMERICAN_DEATH_SQUADS,
    CUBAN_MISSILE_CRISIS,
    CHERNOBYL,
    NORTH_SEA_OIL,
)
"""What these touch, the card alone does not say."""


@cache
def _plain_effect(card: int) -> Effect:
    """When an effect ends."""
    found: Effect = {"card": CARD_NAMES[card], "until": DURATIONS[DURATION[card]]}
    if CANCELLED_BY[card] >= 0:
        found["ended_by"] = CARD_NAMES[CANCELLED_BY[card]]
    return found


def effect(t: TsState, card: int) -> Effect:
    """When an effect ends, and whom or what it touches."""
    found = _plain_effect(card).copy()
    if card == RED_SCARE_PURGE:
        found["us"], found["ussr"] = -t.scare[US], -t.scare[USSR]
    elif card == LATIN_AMERICAN_DEATH_SQUADS:
        found["us"], found["ussr"] = t.squads, -t.squads
    elif card == CUBAN_MISSILE_CRISIS:
        found["seat"] = SEAT_NAMES[t.crisis]
    elif card == CHERNOBYL:
        found["region"] = REGION_NAMES[t.chernobyl]
    elif card == NORTH_SEA_OIL:
        found["extra_round"] = t.oil_turn == t.turn
    return found


LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def regions(t: TsState) -> dict[Region, Meter]:
    """What each region would score now, line by line."""
    formosan = in_force(t, FORMOSAN_RESOLUTION)
    return {
        name: meter(region, *held_in(t, region), formosan, t.variant, t.vp)
        for region, name in enumerate(REGION_NAMES)
    }


@lru_cache(maxsize=1 << 11)
def meter(region: int, us: int, ussr: int, formosan: bool, variant: int, vp: int) -> Meter:
    """What a region would score for who controls this, and where the marker would stand."""
    found = score(region, us, ussr, formosan, variant)
    return {**found, "vp": max(-20, min(20, vp + found["net"]))}


@lru_cache(maxsize=1 << 11)  # most acts touch one region
def score(region: int, us: int, ussr: int, formosan: bool, variant: int) -> Score:
    """What a region would score for who controls this."""
    count = tally(region, us, ussr, formosan, NONE)
    levels = (level(count, US, variant), level(count, USSR, variant))
    points = [worth(count, region, seat, levels[seat]) for seat in (US, USSR)]
    winner = region_winner(region, levels)
    return {
        "levels": [LEVELS[one] for one in levels],
        "countries": count.countries.copy(),
        "battlegrounds": count.battlegrounds.copy(),
        "all_battlegrounds": count.all_battlegrounds,
        "beside": count.beside.copy(),
        "level_points": [level_worth(region, one) for one in levels],
        "points": points,
        "net": points[US] - points[USSR],
        "wins": None if winner == NONE else SEAT_NAMES[winner],
        "flips": flips(region, us, ussr, formosan, variant),
    }


def flips(region: int, us: int, ussr: int, formosan: bool, variant: int) -> dict[str, Pair[int]]:
    """What a region would score with each country in the hands of one side and of the other, where
    that is not the same; a region that wins the game counts as 20.
    """
    found: dict[str, Pair[int]] = {}
    for country in REGIONS[region]:
        bit = 1 << country
        with_us = swing(region, us | bit, ussr & ~bit, formosan, variant)
        with_ussr = swing(region, us & ~bit, ussr | bit, formosan, variant)
        if with_us != with_ussr:
            found[COUNTRY_NAMES[country]] = [with_us, with_ussr]
    return found


def swing(region: int, us: int, ussr: int, formosan: bool, variant: int) -> int:
    """The points by which the US would score more than the USSR: 20 where it wins the game."""
    for_us, for_ussr, winner = points_of(region, us, ussr, formosan, variant, NONE)
    if winner == NONE:
        return for_us - for_ussr
    return 20 if winner == US else -20
