"""The one door for secrets: what a seat may know, and what it may imagine."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import cards_of, namer, nth, pick_some
from detente.core.frame import NOBODY, NONE
from detente.core.parts import Part
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.thirteen_days.board import (
    ALLIANCES,
    BATTLEGROUNDS,
    CUBES,
    SEATS,
    TRACKS,
    US,
    USSR,
    N,
)
from detente.games.thirteen_days.cards import (
    AGENDA_KIND,
    AGENDA_TARGET,
    AGENDAS,
    ALL_AGENDAS,
    ALL_CARDS,
    CARDS,
    ON_TRACK,
    VALUE,
)
from detente.games.thirteen_days.command import modified
from detente.games.thirteen_days.position import (
    Agenda,
    Own,
    Pile,
    Position,
    Shared,
    Side,
    Track,
)
from detente.games.thirteen_days.scoring import Award, award
from detente.games.thirteen_days.state import (
    UNSEEN,
    ThirteenDaysState,
    clone,
    ends_in_war,
    leader,
)

# The order of a view's counts: seats first, then both decks.
_HAND, _AFTERMATH, _BURIED, _CHOSEN = 0, 2, 4, 6
_DECK, _AGENDA_DECK = 8, 9


def observe(s: ThirteenDaysState, seat: int | None) -> View[ThirteenDaysState]:
    """Public: board, candidates, discards, sizes. Own: hand, agenda, Aftermath (17.1, 17.2).

    At the end of the game everything may be shown (17.6).
    """
    seen = clone(s)
    counts = (
        s.hands[US].bit_count(),
        s.hands[USSR].bit_count(),
        s.aftermath[US].bit_count(),
        s.aftermath[USSR].bit_count(),
        s.buried[US].bit_count(),
        s.buried[USSR].bit_count(),
        s.agenda[US].bit_count(),
        s.agenda[USSR].bit_count(),
        s.deck.bit_count(),
        s.agenda_deck.bit_count(),
    )
    if s.result is None:
        _blank(seen, seat)
    return View(seat, seen, counts)


def _blank(seen: ThirteenDaysState, seat: int | None) -> None:
    """Take out of a clone what `seat` may not know."""
    for other in (US, USSR):
        if other != seat:
            seen.hands[other] = 0
            seen.aftermath[other] = 0
            seen.buried[other] = 0
            seen.agenda[other] = 0
    seen.deck = 0
    seen.agenda_deck = 0
    if seat is None and seen.taken != NONE:
        seen.taken = UNSEEN  # the two players know it (17.4)
    if seen.drawn != NONE and leader(seen, ALLIANCES) != seat:
        seen.drawn = UNSEEN


def imagine(view: View[ThirteenDaysState], rng: Rng) -> ThirteenDaysState:
    """Deal what is hidden anew, every deal that fits the view being equally likely."""
    s = clone(view.state)
    if s.result is not None:
        return s
    counts = view.counts
    unseen = ALL_CARDS & ~(s.discard | s.in_play)
    for card in (s.taken, s.drawn):
        if card >= 0:
            unseen &= ~(1 << card)
    for seat in (US, USSR):
        unseen &= ~(s.hands[seat] | s.aftermath[seat] | s.buried[seat])
    if s.taken == UNSEEN:
        s.taken = nth(pick_some(unseen, 1, rng), 0)
        unseen ^= 1 << s.taken
    if s.drawn == UNSEEN:
        s.drawn = nth(pick_some(unseen, 1, rng), 0)
        unseen ^= 1 << s.drawn
    for seat in (US, USSR):
        if seat == view.seat:
            continue
        s.hands[seat] = pick_some(unseen, counts[_HAND + seat], rng)
        unseen ^= s.hands[seat]
        s.aftermath[seat] = pick_some(unseen, counts[_AFTERMATH + seat], rng)
        unseen ^= s.aftermath[seat]
        s.buried[seat] = pick_some(unseen, counts[_BURIED + seat], rng)
        unseen ^= s.buried[seat]
        if counts[_CHOSEN + seat]:
            s.agenda[seat] = pick_some(s.candidates[seat], 1, rng)
    s.deck = unseen
    s.agenda_deck = _agenda_deck(s, counts[_AGENDA_DECK])
    return s


def _agenda_deck(s: ThirteenDaysState, size: int) -> int:
    """Every agenda that is neither out, nor chosen, nor (while both choose) a candidate."""
    deck = ALL_AGENDAS & ~(s.agenda_discard | s.agenda[US] | s.agenda[USSR])
    if deck.bit_count() != size:
        deck &= ~(s.candidates[US] | s.candidates[USSR])
    return deck


_named_cards: Final = namer(CARDS)
_named_agendas: Final = namer(AGENDAS)
_named_seats: Final = namer(SEATS)


def to_json(view: View[ThirteenDaysState]) -> Position:
    """A view in plain JSON types."""
    return {**shared(view), **own(view)}


def shared(view: View[ThirteenDaysState]) -> Shared:
    """What everybody sees, in plain JSON types: names, never numbers, for cards and places."""
    s, counts = view.state, view.counts
    cubes, left = _board(bytes(s.cubes))
    defcon, war = _tracks(bytes(s.defcon))
    twice = s.options.on("duplicate_flags")
    return {
        "round": s.round,
        "prestige": s.prestige,
        "letter": SEATS[s.letter],
        "initiative": SEATS[s.initiative] if s.initiative >= 0 else None,
        "cubes": cubes,
        "defcon": defcon,
        "war": war,
        "supply": left,
        "played": list(s.played),
        "deck": counts[_DECK],
        "discard": _named_cards(s.discard),
        "in_play": _named_cards(s.in_play),
        "agenda_deck": counts[_AGENDA_DECK],
        "agenda_discard": _named_agendas(s.agenda_discard),
        "effects": _effects(s.sops, s.brink, s.contained, s.pigs),
        "flags": [_flags(s.candidates[US], twice), _flags(s.candidates[USSR], twice)],
    }


@lru_cache(maxsize=1 << 8)  # what stays as it was is the same object, and need not be compared
def _board(cubes: bytes) -> tuple[dict[str, list[int]], list[int]]:
    """The cubes of both sides on every battleground, and those that are left to them (9.11)."""
    placed = {name: [cubes[b], cubes[N + b]] for b, name in enumerate(BATTLEGROUNDS)}
    return placed, [CUBES - sum(cubes[:N]), CUBES - sum(cubes[N:])]


@lru_cache(maxsize=1 << 8)
def _tracks(defcon: bytes) -> tuple[dict[Track, list[int]], list[bool]]:
    """Both sides' markers on the tracks, and whether they trigger war (15.1, 15.2)."""
    markers = {name: [defcon[t], defcon[3 + t]] for t, name in enumerate(TRACKS)}
    return markers, [ends_in_war(defcon[:3]), ends_in_war(defcon[3:])]


@lru_cache(maxsize=1 << 8)
def _effects(sops: int, brink: int, contained: int, pigs: int) -> dict[str, list[Side]]:
    """What reaches which side until the end of the round."""
    return {
        "sops": _named_seats(sops),
        "to_the_brink": _named_seats(brink),
        "containment": _named_seats(contained),
        "bay_of_pigs": _named_seats(pigs),
    }


def own(view: View[ThirteenDaysState]) -> Own:
    """What this reader sees otherwise than others, in plain JSON types."""
    s, counts, seat = view.state, view.counts, view.seat
    held = (*s.hands, *s.aftermath, *s.buried)
    return {
        "hands": _piles(held[:2], counts[_HAND:_AFTERMATH]),
        "aftermath": _piles(held[2:4], counts[_AFTERMATH:_BURIED]),
        "buried": _piles(held[4:], counts[_BURIED:_CHOSEN]),
        "taken": _card(s.taken),
        "drawn": _card(s.drawn),
        "candidates": _both(s.candidates[US], s.candidates[USSR]),
        "agenda": [_agenda(s, n, counts[_CHOSEN + n]) for n in (US, USSR)],
        "commands": {}
        if seat is None
        else _worth(held[seat], s.sops >> seat & 1, s.brink >> seat & 1),
    }


@lru_cache(maxsize=1 << 11)
def _piles(known: tuple[int, ...], counts: tuple[int, ...]) -> list[Pile]:
    """A set of cards of each side: how many, and which where the view may know."""
    return [{"count": n, "cards": _named_cards(cards)} for cards, n in zip(known, counts)]


@lru_cache(maxsize=1 << 11)
def _both(us: int, ussr: int) -> list[list[str]]:
    """The candidates of each side."""
    return [_named_agendas(us), _named_agendas(ussr)]


@lru_cache(maxsize=1 << 11)
def _worth(hand: int, sops: int, brink: int) -> dict[str, list[Part]]:
    """What cards move as a Command, part by part (9.15)."""
    return {CARDS[card]: modified(VALUE[card], sops, brink) for card in cards_of(hand)}


def _card(card: int) -> str | None:
    """A single card; "hidden" where one is there that the view may not know."""
    return None if card == NONE else "hidden" if card == UNSEEN else CARDS[card]


@lru_cache(maxsize=1 << 11)
def _flags(candidates: int, twice: bool) -> list[str]:
    """Where a side's flags stand: one per candidate, on its track or battleground (6.3, 6.4)."""
    flags: list[str] = []
    for agenda in cards_of(candidates):
        names = TRACKS if AGENDA_KIND[agenda] == ON_TRACK else BATTLEGROUNDS
        flag = names[AGENDA_TARGET[agenda]]
        if flag not in flags or twice:
            flags.append(flag)
    return flags


def _agenda(s: ThirteenDaysState, seat: int, chosen: int) -> Agenda | None:
    """A side's chosen agenda, with what it would pay now where the view may know it."""
    if not chosen:
        return None
    if not s.agenda[seat]:
        return _FACE_DOWN
    agenda = nth(s.agenda[seat], 0)
    paid = award(s, agenda)
    return (
        _pays(agenda, NOBODY, 0, 0)
        if paid is None
        else _pays(agenda, paid.seat, paid.gap, paid.bonus)
    )


_FACE_DOWN: Final[Agenda] = {"name": None}


@lru_cache(maxsize=1 << 11)
def _pays(agenda: int, seat: int, gap: int, bonus: int) -> Agenda:
    """An agenda with what it pays to whom; nothing to nobody."""
    paid = Award(seat, gap, bonus)
    return {
        "name": AGENDAS[agenda],
        "pays": None if seat == NOBODY else SEATS[seat],
        "n": paid.n,
        "parts": [] if seat == NOBODY else paid.parts,
    }
