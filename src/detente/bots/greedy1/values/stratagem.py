"""What a position is worth to a seat. For bots only; no rule asks it."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.games.stratagem.board import CALM
from detente.games.stratagem.events import members_total, public_total
from detente.games.stratagem.state import StratagemState, offending, plays

TOKEN: Final = 0.012
SUPPORT: Final[tuple[float, ...]] = (0.0, 0.02, 0.04, 0.06)  # by force
SECRET: Final = 0.03
SIGN: Final = 0.012
CANDIDATE: Final = 0.15
IRREGULAR: Final = 0.1
POWER: Final[tuple[float, ...]] = (
    0.0,
    0.55,
    0.35,
    -0.1,
    0.5,
    0.25,
    -0.6,
    -0.6,
)  # to the author, by stage


def evaluate(s: StratagemState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        return 1.0 if seat in s.result.winners else -1.0 + 0.1 * s.result.scores[seat]
    if not plays(s, seat):
        return -0.95
    worth = TOKEN * (s.tokens[seat] - 100 / s.active.bit_count()) + _mat(s, seat)
    if s.candidates >> seat & 1:
        worth += CANDIDATE
    if s.stage != CALM:
        others = s.active.bit_count() - 1
        worth += POWER[s.stage] if seat == s.author else -POWER[s.stage] / max(1, others)
    return max(-0.9, min(0.9, worth))


def _mat(s: StratagemState, seat: int) -> float:
    """SUPPORTS, SECRETS and the ratings of what is displayed."""
    worth = SECRET * s.secrets[seat].bit_count()
    for card in cards_of(s.supports[seat]):
        worth += SUPPORT[s.cards.cards[card].force]
    worth += SIGN * (public_total(s, seat) + 0.5 * members_total(s, seat))
    if offending(s, seat):
        worth -= IRREGULAR
    return worth
