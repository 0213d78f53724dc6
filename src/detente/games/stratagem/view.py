"""The one door for secrets: what a seat may know, and what it may imagine (section 21)."""

from __future__ import annotations

from detente.core.cards import cards_of, pick, pick_some
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.stratagem import places
from detente.games.stratagem.board import (
    CALM,
    COUP_RUNS,
    FIRST_STRIKE,
    FORCE_A,
    FORCE_B,
    FORCE_C,
    OPEN_TO,
    OPERATIONS,
    POPULAR,
    ROUNDS,
    SEAT_COUNT,
    SEATS,
    SECOND_STRIKE,
    SECOND_UPRISING,
    STAGES,
)
from detente.games.stratagem.cards import Operation, total
from detente.games.stratagem.crisis import stage_allows
from detente.games.stratagem.loading import FORCES
from detente.games.stratagem.position import (
    Crisis,
    Ends,
    Force,
    Launch,
    Offer,
    Own,
    Place,
    Position,
    Seat,
    Shared,
    Side,
)
from detente.games.stratagem.state import (
    NO_CARD,
    StratagemState,
    clone,
    lack,
    may_accept,
    opponents,
    party,
    plays,
    reliances,
    satisfied,
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
    for other in range(SEAT_COUNT):
        if other != seat:
            seen.programme[other] = 0
            seen.secrets[other] &= known
            seen.due[other] = 0  # which ones is secret even to who has seen the hand
            seen.seen[other] &= mine
    seen.deck = 0


def imagine(view: View[StratagemState], rng: Rng) -> StratagemState:
    """Deal what is hidden anew, every deal that fits the view being equally likely."""
    s = clone(view.state)
    if s.result is not None:
        return s
    for seat in range(SEAT_COUNT):
        if seat != view.seat:
            s.programme[seat] = _some_programme(s, seat, view.counts[_PROGRAMME + seat], rng)
    hidden = s.cards.all_cards & ~s.fallen
    if s.travelling != NO_CARD:
        hidden &= ~(1 << s.travelling)
    for seat in range(SEAT_COUNT):
        hidden &= ~(s.supports[seat] | s.secrets[seat])
    hands = _deal_secrets(s, view, hidden & s.cards.secrets, rng)
    while not _fits(s, view, hands):
        hands = _deal_secrets(s, view, hidden & s.cards.secrets, rng)
    for seat in range(SEAT_COUNT):
        s.secrets[seat] = hands[seat]
        hidden &= ~hands[seat]
        if seat != view.seat:
            s.due[seat] = _some_reliance(s, seat, view.counts[_DUE + seat], rng)
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
    hands = s.secrets.copy()
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
    choosing = [q.left for q in s.stack if q.seat == seat]
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
        "travelling": None if s.travelling == NO_CARD else s.cards.cards[s.travelling].id,
        "offered": _seats(s.offered),
        "offer": _offer(s),
        "crisis": _crisis(s),
        "candidates": _seats(s.candidates),
        "eliminated": [SEATS[seat] for seat in s.out],
        "abandoned": _seats(s.abandoned),
        "quiet": s.quiet,
        "ranking": [_place(place) for place in places.ranking(s)],
        "winner": SEATS[s.winner] if s.winner >= 0 else None,
    }


def own(view: View[StratagemState]) -> Own:
    """What this reader sees otherwise than others, in plain JSON types."""
    return {
        "seats": [_seat(view, seat) for seat in range(SEAT_COUNT)],
        "launch": _launches(view),
    }


def _seat(view: View[StratagemState], seat: int) -> Side:
    """One side of the table."""
    s, counts = view.state, view.counts
    return {
        "party": party(s, seat).id if s.phase else None,
        "active": plays(s, seat),
        "tokens": s.tokens[seat],
        "popular": s.tokens[seat] >= POPULAR and plays(s, seat),
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
        "verified": _seats(s.checked >> SEAT_COUNT * seat & (1 << SEAT_COUNT) - 1),
    }


def _place(place: places.Place) -> Place:
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
    }


def _crisis(s: StratagemState) -> Crisis | None:
    """The running sequence, the turns it still lasts, and what it ends with if nobody reacts."""
    if s.stage == CALM:
        return None
    open_to = OPEN_TO[s.stage]
    return {
        "stage": STAGES[s.stage],
        "author": SEATS[s.author],
        "launcher": SEATS[s.launcher],
        "rounds": min(s.clock, ROUNDS),
        "turns": _turns(s),
        "reaction": OPERATIONS[open_to] if open_to >= 0 else None,
        "reacts": [
            SEATS[seat]
            for seat in range(SEAT_COUNT)
            if plays(s, seat) and open_to >= 0 and stage_allows(s, seat, open_to)
        ],
        "ends": _ends(s),
    }


def _turns(s: StratagemState) -> list[Seat]:
    """Whose turns are still to come in the running sequence, the present one first (STR-11.2)."""
    found: list[Seat] = []
    seat, clock = s.turn, s.clock
    while clock > 0:
        if plays(s, seat):
            found.append(SEATS[seat])
        if seat == s.launcher:
            clock -= 1
        seat = (seat + 1) % SEAT_COUNT
    return found


def _ends(s: StratagemState) -> Ends:
    """How the running sequence ends if nobody reacts any more (STR-12.1, 12.5, 12.9)."""
    if s.stage in (COUP_RUNS, FIRST_STRIKE):
        return "coup"
    if s.stage == SECOND_STRIKE:
        return "failed"
    return "overthrown" if s.stage == SECOND_UPRISING else "dictatorship"


def _offer(s: StratagemState) -> Offer | None:
    """The SUPPORT that goes round: who may keep it, by public facts, and the tokens of all if a
    seat does (STR-7.12, 8.2, 8.3).
    """
    if s.travelling == NO_CARD:
        return None
    card = s.cards.cards[s.travelling]
    return {
        "card": card.id,
        "keeps": [may_accept(s, seat, s.travelling) for seat in range(SEAT_COUNT)],
        "meets": [satisfied(s, seat, s.travelling) for seat in range(SEAT_COUNT)],
        "after": [after(s, seat, card.amount) for seat in range(SEAT_COUNT)],
    }


def _launches(view: View[StratagemState]) -> dict[str, Launch]:
    """For the reader's own ACTION cards: whether the SUPPORTS suffice, SECRET ones included, what
    the displayed ones lack, and the tokens of all once it is launched.
    """
    s, seat = view.state, view.seat
    if seat is None or not plays(s, seat):
        return {}
    return {operation.id: _launch(s, seat, operation) for operation in s.cards.operations}


def _launch(s: StratagemState, seat: int, operation: Operation) -> Launch:
    lacking = lack(s, seat, operation)
    return {
        "ready": not lacking or bool(reliances(s, s.secrets[seat], lacking)),
        "lacks": _forces(lacking),
        "after": after(s, seat, operation.popularity),
    }


def _forces(lacking: int) -> list[Force]:
    """The forces that `lack` found wanting, strongest first."""
    number, strong, middling = lacking >> 8, lacking >> 4 & 15, lacking & 15
    most = max(number, strong, middling)
    forces = [FORCE_A] * strong + [FORCE_B] * (middling - strong)
    forces += [FORCE_C] * (most - len(forces))
    return [FORCES[force - 1] for force in forces]


def after(s: StratagemState, seat: int, k: int) -> list[int]:
    """The tokens of all after a gain or loss of k % p. adv.; what a loser cannot share equally
    stays where it is, for nobody knows yet who will receive it (STR-8.2, 8.3, 8.7).
    """
    tokens = list(s.tokens)
    others = opponents(s, seat)
    for other in others:
        given = min(k, s.tokens[other]) if k > 0 else -min(-k, s.tokens[seat] // len(others))
        tokens[other] -= given
        tokens[seat] += given
    return tokens


def _cards(s: StratagemState, cards: int) -> list[str]:
    return [s.cards.cards[card].id for card in cards_of(cards)]


def _planks(s: StratagemState, planks: int) -> list[str]:
    return [s.cards.planks[plank] for plank in cards_of(planks)]


def _seats(seats: int) -> list[Seat]:
    return [SEATS[seat] for seat in cards_of(seats)]
