"""The one door for secrets: what a seat may know, and what it may imagine (section 21)."""

from __future__ import annotations

from detente.core.cards import cards_of, pick, pick_some
from detente.core.frame import NONE
from detente.core.rng import Rng
from detente.core.state import View
from detente.core.values import filled
from detente.games.stratagem import codes, places, preview
from detente.games.stratagem.board import (
    OPERATIONS,
    SEAT_COUNT,
    SEATS,
)
from detente.games.stratagem.cards import total
from detente.games.stratagem.position import (
    Own,
    Place,
    Position,
    Seat,
    Shared,
    Side,
)
from detente.games.stratagem.standing import force_parts
from detente.games.stratagem.state import (
    StratagemState,
    clone,
    party,
    plays,
    popular,
    reliances,
    verified,
)

# The order of a view's counts: three numbers for each seat, then the deck, then how many of the
# SECRET cards in each hand were drawn in the second campaign, as all can tell.
_SECRETS, _DUE, _PROGRAMME, _DECK, _NEW = 0, 4, 8, 12, 13


def observe(s: StratagemState, seat: int | None) -> View[StratagemState]:
    """Public: tokens, mats, fallen cards, sizes. Own: programme, SECRETS, what was seen in other
    hands, and which of the own SECRETS others have seen. At the end everything is shown.
    """
    seen = clone(s)
    counts = (
        *[cards.bit_count() for cards in s.secrets],
        *[cards.bit_count() for cards in s.due],
        *[planks.bit_count() for planks in s.programme],
        s.deck.bit_count(),
        *[(cards & s.reshuffled).bit_count() for cards in s.secrets],
    )
    if s.result is None:
        _blank(seen, seat)
    return View(seat, seen, counts)


def _blank(seen: StratagemState, seat: int | None) -> None:
    """Take out of a clone what `seat` may not know."""
    mine = 0 if seat is None else seen.secrets[seat]
    known = 0 if seat is None else seen.seen[seat]
    seats = range(SEAT_COUNT)
    seen.programme = tuple([seen.programme[n] if n == seat else 0 for n in seats])
    seen.secrets = tuple([seen.secrets[n] if n == seat else seen.secrets[n] & known for n in seats])
    # which ones are due is secret even to who has seen the hand
    seen.due = tuple([seen.due[n] if n == seat else 0 for n in seats])
    seen.seen = tuple([seen.seen[n] if n == seat else seen.seen[n] & mine for n in seats])
    seen.deck = 0


def imagine(view: View[StratagemState], rng: Rng) -> StratagemState:
    """Deal what is hidden anew, every deal that fits the view being equally likely."""
    s = clone(view.state)
    if s.result is not None:
        return s
    for seat in range(SEAT_COUNT):
        if seat != view.seat:
            planned = _some_programme(s, seat, view.counts[_PROGRAMME + seat], rng)
            s.programme = filled(s.programme, seat, planned)
    hidden = s.cards.all_cards & ~s.fallen
    if s.travelling != NONE:
        hidden &= ~(1 << s.travelling)
    for seat in range(SEAT_COUNT):
        hidden &= ~(s.supports[seat] | s.secrets[seat])
    hands = _deal_secrets(s, view, hidden & s.cards.secrets, rng)
    while not _fits(s, view, hands):
        hands = _deal_secrets(s, view, hidden & s.cards.secrets, rng)
    s.secrets = tuple(hands)
    for seat in range(SEAT_COUNT):
        hidden &= ~hands[seat]
        if seat != view.seat:
            relied = _some_reliance(s, seat, view.counts[_DUE + seat], rng)
            s.due = filled(s.due, seat, relied)
    s.deck = hidden
    return s


def _some_programme(s: StratagemState, seat: int, themes: int, rng: Rng) -> int:
    """One owned OPTION for each of the first themes."""
    chosen = 0
    for theme in range(themes):
        chosen |= 1 << pick(party(s, seat).owned & 3 << 2 * theme, rng)
    return chosen


def _deal_secrets(
    s: StratagemState, view: View[StratagemState], hidden: int, rng: Rng
) -> list[int]:
    """Hands of the public sizes, the cards already known staying where they are: what was drawn
    in the second campaign had fallen before, what has been held since the first had not.
    """
    hands = list(s.secrets)
    for seat in range(SEAT_COUNT):
        new = view.counts[_NEW + seat]
        old = view.counts[_SECRETS + seat] - new
        for cards, size in ((s.reshuffled, new), (~s.reshuffled, old)):
            missing = size - (hands[seat] & cards).bit_count()
            dealt = pick_some(hidden & cards, missing, rng)
            hands[seat] |= dealt
            hidden &= ~dealt
    return hands


def _fits(s: StratagemState, view: View[StratagemState], hands: list[int]) -> bool:
    """Whether everyone who relies on SECRET SUPPORTS holds such that the number announced, and no
    smaller one, made up for what was lacking (STR-10.12, 10.21).
    """
    for seat in range(SEAT_COUNT):
        if s.lacking[seat]:
            sets = _reliances(s, seat, hands[seat])
            if not sets or sets[0].bit_count() != _relied(s, view, seat):
                return False
    return True


def _relied(s: StratagemState, view: View[StratagemState], seat: int) -> int:
    """On how many SECRET SUPPORTS a seat relies: chosen ones and those it is still choosing."""
    choosing = [q.left for q in s.stack if q.kind == codes.ASK_RELIANCE and q.seat == seat]
    return view.counts[_DUE + seat] + (choosing[0] if choosing else 0)


def _reliances(s: StratagemState, seat: int, hand: int) -> list[int]:
    """The sets a seat may have relied on, given those of its choices that are known."""
    return [cards for cards in reliances(s, hand, s.lacking[seat]) if not s.due[seat] & ~cards]


def _some_reliance(s: StratagemState, seat: int, chosen: int, rng: Rng) -> int:
    """One possible choice, as far as it has been made."""
    if not s.lacking[seat]:
        return 0
    sets = _reliances(s, seat, s.secrets[seat])
    cards = sets[rng.below(len(sets))]
    return s.due[seat] | pick_some(cards & ~s.due[seat], chosen - s.due[seat].bit_count(), rng)


# -- the wire ----------------------------------------------------------------------------


def to_json(view: View[StratagemState]) -> Position:
    """A view in plain JSON types."""
    return {**shared(view), **own(view)}


def shared(view: View[StratagemState]) -> Shared:
    """What everybody sees, in plain JSON types: names, never numbers, for seats and cards."""
    s, counts = view.state, view.counts
    return {
        "campaign": s.campaign,
        "first": SEATS[s.first],
        "turn": SEATS[s.turn] if s.campaign else None,
        "deck": counts[_DECK],
        "fallen": _cards(s, s.fallen),
        "reshuffled": _cards(s, s.reshuffled),
        "travelling": None if s.travelling == NONE else s.cards.cards[s.travelling].id,
        "offered": _seats(s.offered),
        "offer": preview.offer(s),
        "crisis": preview.crisis(s),
        "candidates": _seats(s.candidates),
        "eliminated": [SEATS[seat] for seat in s.out],
        "abandoned": _seats(s.abandoned),
        "quiet": s.quiet,
        "ranking": [_place(s, place) for place in places.ranking(s)],
        "winner": SEATS[s.winner] if s.winner >= 0 else None,
    }


def own(view: View[StratagemState]) -> Own:
    """What this reader sees otherwise than others, in plain JSON types."""
    return {
        "seats": [_seat(view, seat) for seat in range(SEAT_COUNT)],
        "launch": preview.launches(view),
    }


def _seat(view: View[StratagemState], seat: int) -> Side:
    """One side of the table."""
    s, counts = view.state, view.counts
    return {
        "party": party(s, seat).id if s.phase else None,
        "active": plays(s, seat),
        "tokens": s.tokens[seat],
        "popular": popular(s, seat) and plays(s, seat),
        "shown": _planks(s, s.shown[seat]),
        "undisplayed": _planks(s, party(s, seat).owned & ~s.shown[seat]) if s.phase else [],
        "opinion": total(party(s, seat).opinion, s.shown[seat]),
        "members": total(party(s, seat).members, s.shown[seat]),
        "supports": _cards(s, s.supports[seat]),
        "secrets": {"count": counts[_SECRETS + seat], "cards": _cards(s, s.secrets[seat])},
        "programme": {
            "count": counts[_PROGRAMME + seat],
            "planks": _planks(s, s.programme[seat]),
        },
        "launched": [name for n, name in enumerate(OPERATIONS) if s.launched[seat] >> n & 1],
        "due": {"count": counts[_DUE + seat], "cards": _cards(s, s.due[seat])},
        "seen": _cards(s, s.seen[seat]),
        "passes": s.passes[seat],
        "number": s.lots[seat],
        "verified": _seats(verified(s, seat)),
    }


def _place(s: StratagemState, place: places.Place) -> Place:
    """A line of the ranking, with what decides between equal tokens (STR-18.1 to 18.4)."""
    _, plus, supports, force, _ = place.worth
    return {
        "seat": SEATS[place.seat],
        "place": place.place or None,
        "level": place.level,
        "outcome": place.outcome,
        "points": place.points,
        "plus": plus,
        "supports": supports,
        "force": force,
        "forces": force_parts(s, place.seat),
    }


def _cards(s: StratagemState, cards: int) -> list[str]:
    return [s.cards.cards[card].id for card in cards_of(cards)]


def _planks(s: StratagemState, planks: int) -> list[str]:
    return [s.cards.planks[plank] for plank in cards_of(planks)]


def _seats(seats: int) -> list[Seat]:
    return [SEATS[seat] for seat in cards_of(seats)]
