"""Who is ahead, and by what (section 18)."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.parts import Part, total
from detente.games.stratagem.cards import plus_signs
from detente.games.stratagem.names import card_name
from detente.games.stratagem.state import StratagemState, party

Worth = tuple[int, int, int, int, int]


def force_parts(s: StratagemState, seat: int) -> list[Part]:
    """The displayed SUPPORTS, each with its force: 3 for A, 2 for B, 1 for C (STR-18.3)."""
    return [(card_name(s, card), s.cards.cards[card].force) for card in cards_of(s.supports[seat])]


def standing(s: StratagemState, seat: int) -> Worth:
    """What decides who is ahead: tokens, then plus signs of public opinion, then SUPPORTS, then
    their total force, then lots (STR-18.1 to 18.4).
    """
    return (
        s.tokens[seat],
        plus_signs(party(s, seat).opinion, s.shown[seat]),
        s.supports[seat].bit_count(),
        total(force_parts(s, seat)),
        s.lots[seat],
    )
