"""What a position is worth to a seat. For bots only; no rule asks it.

Everybody's strength is counted in tokens: those they hold, and those their mat, the SUPPORTS
within reach and their SECRETS will bring while the deck lasts. Who is stronger is likelier to
win, the more surely the fewer cards are left; so it matters from whom tokens are taken.
"""

from __future__ import annotations

from math import exp
from typing import Final

from detente.core.cards import cards_of
from detente.games.stratagem.board import CALM, SEAT_COUNT
from detente.games.stratagem.cards import BACKING, PEEK_GAIN, SELF_GAIN, TARGET_LOSS
from detente.games.stratagem.events import members_total, public_total
from detente.games.stratagem.state import StratagemState, may_accept, offending, party, plays

GAIN: Final = 3.0  # tokens for 1 % p. adv., about
THEME_POLLED: Final[tuple[float, ...]] = (
    0.25,
    0.25,
    0.25,
    0.25,
    1.0,
    1.0,
    1.0,
)  # how often the public judges one's own OPTION
ANY_OPTION: Final = 0.8  # a displayed OPTION of the first four themes: its event may come
LEADS_PUBLIC: Final = 2.0  # the best total of public signs, in gains
LEADS_MEMBERS: Final = 2.0
MEMBERS_SIGN: Final = 1.0
REACHED: Final = 0.7  # a SUPPORT in the deck that one may accept, of its popularity
BACKED: Final[tuple[float, ...]] = (
    0.0,
    0.6,
    1.5,
    2.5,
)  # a SUPPORT by force: what operations it may carry
SECRET: Final = 2.0  # any SECRET, in tokens …
PLAYED_FOR: Final = 0.7  # … and of what it gains or takes
IRREGULAR: Final = 5.0
LOST: Final = -0.8  # about what the places behind are worth
WON: Final = 0.9
CARDS: Final = 50
SPREAD: Final = 2.5  # tokens that make a difference at the vote …
SPREAD_DECK: Final = 7.0  # … with a whole deck to come …
SPREAD_CAMPAIGN: Final = 4.0  # … and a second campaign
SEIZED: Final[tuple[float, ...]] = (0.0, 0.7, 0.5, 0.0, 0.7, 0.45, 0.0, 0.0)
"""How likely the author of a crisis is to win by it, by stage."""


def evaluate(s: StratagemState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        return 1.0 if seat in s.result.winners else -1.0 + 0.1 * s.result.scores[seat]
    if not plays(s, seat):
        return -0.95
    return LOST + (WON - LOST) * _chance(s, seat)


def terms(s: StratagemState, seat: int) -> dict[str, float]:
    """What `evaluate` goes by, in tokens: one's own, those to come, and the lead over the best."""
    strong = strengths(s, s.deck.bit_count() / CARDS)
    others = [strong[other] for other in cards_of(s.active) if other != seat]
    return {
        "tokens": float(s.tokens[seat]),
        "to-come": strong[seat] - s.tokens[seat],
        "ahead": strong[seat] - max(others, default=0.0),
    }


def standing(s: StratagemState) -> list[float]:
    """Everybody's tokens, until the end with those to come."""
    if s.result is not None:
        return [float(s.tokens[seat]) for seat in range(SEAT_COUNT)]
    return strengths(s, s.deck.bit_count() / CARDS)


def _chance(s: StratagemState, seat: int) -> float:
    """How likely `seat` is to win."""
    left = s.deck.bit_count() / CARDS
    spread = SPREAD + SPREAD_DECK * left + (0.0 if s.campaign == 2 else SPREAD_CAMPAIGN)
    strong = strengths(s, left)
    runs = s.candidates if s.campaign == 2 and s.candidates else s.active
    if not runs >> seat & 1 and s.stage == CALM:
        return 0.02 + 0.0005 * strong[seat]  # only a crisis can help now
    best = max(strong)
    total = 0.0
    for other in cards_of(runs):
        total += exp((strong[other] - best) / spread)
    vote = exp((strong[seat] - best) / spread) / total if runs >> seat & 1 else 0.0
    seized = SEIZED[s.stage]
    return vote * (1 - seized) + (seized if seat == s.author else 0.0)


def strengths(s: StratagemState, left: float) -> list[float]:
    """Everybody's tokens, those to come included; `left` is how much of a deck is to be drawn."""
    strong = [0.0] * SEAT_COUNT
    public = [-99] * SEAT_COUNT
    members = [-99] * SEAT_COUNT
    for seat in cards_of(s.active):
        public[seat] = public_total(s, seat)
        members[seat] = members_total(s, seat)
        strong[seat] = s.tokens[seat] + GAIN * left * _polled(s, seat) + _hand(s, seat)
        if members[seat]:
            strong[seat] += GAIN * left * (MEMBERS_SIGN if members[seat] > 0 else -MEMBERS_SIGN)
    for totals, worth in ((public, LEADS_PUBLIC), (members, LEADS_MEMBERS)):
        most = max(totals)
        if totals.count(most) == 1:
            strong[totals.index(most)] += GAIN * left * worth
    _reach(s, strong)
    return strong


def _polled(s: StratagemState, seat: int) -> float:
    """What the displayed OPTIONS gain in a whole deck, in % p. adv."""
    gains = 0.0
    opinion = party(s, seat).opinion
    for plank in cards_of(s.shown[seat]):
        theme = plank >> 1
        gains += THEME_POLLED[theme] * opinion[plank] + (ANY_OPTION if theme < 4 else 0.0)
    return gains


def _reach(s: StratagemState, strong: list[float]) -> None:
    """Add what SUPPORTS in the deck would bring to those who could accept them."""
    for card in cards_of(s.deck & ~s.cards.secrets):
        text = s.cards.cards[card]
        if text.effect != BACKING or text.amount <= 0:
            continue
        takers = [seat for seat in cards_of(s.active) if may_accept(s, seat, card)]
        for seat in takers:
            strong[seat] += GAIN * REACHED * text.amount / len(takers)


def _hand(s: StratagemState, seat: int) -> float:
    """What SUPPORTS and SECRETS are good for, less what a fault will cost."""
    worth = 0.0
    for card in cards_of(s.supports[seat]):
        worth += BACKED[s.cards.cards[card].force]
    for card in cards_of(s.secrets[seat]):
        text = s.cards.cards[card]
        worth += SECRET
        if text.effect in (SELF_GAIN, TARGET_LOSS, PEEK_GAIN):
            worth += PLAYED_FOR * text.amount * (GAIN if text.effect != TARGET_LOSS else 2.0)
    return worth - (IRREGULAR if offending(s, seat) else 0.0)
