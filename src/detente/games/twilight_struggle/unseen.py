"""What everybody can tell of cards in a hand that nobody has seen.

They are counted in lots, the oldest first. A lot says which cards those drawn until some moment
are not: what went into the draw pile then, or what the hand was seen to lack. Of the cards drawn
since, nothing is said. A younger lot lacks no more than an older one of its hand.
"""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.state import LOOKED_AT, TsState, unseen_by_all


def known_to_lack(s: TsState, seat: int, cards: int) -> None:
    """Everybody learns that a hand holds no more of some cards than those it has shown."""
    rest = unseen_by_all(s, seat).bit_count()
    lacking: list[int] = []
    for by, n, without in zip(s.lot_of, s.lot_size, s.lacking):
        if by == seat:
            without |= cards
            rest -= n
        lacking.append(without)
    s.lacking = tuple(lacking)
    if rest:
        s.lot_of += (seat,)
        s.lot_size += (rest,)
        s.lacking += (cards,)


def join_deck(s: TsState, cards: int) -> None:
    """Some cards go into the draw pile before all eyes: no hand holds any of them, nor does the
    US look at one with Our Man in Tehran.
    """
    for seat in (US, USSR, LOOKED_AT):
        known_to_lack(s, seat, cards)


def come_to_light(s: TsState, seat: int, card: int) -> None:
    """A card of a hand is seen. It counts for the oldest lot it can be of: whichever it was of,
    all that is still possible stays so.
    """
    for at, by in enumerate(s.lot_of):
        if by == seat and not s.lacking[at] >> card & 1:
            n = s.lot_size[at] - 1
            if n:
                s.lot_size = (*s.lot_size[:at], n, *s.lot_size[at + 1 :])
            else:
                s.lot_of = s.lot_of[:at] + s.lot_of[at + 1 :]
                s.lot_size = s.lot_size[:at] + s.lot_size[at + 1 :]
                s.lacking = s.lacking[:at] + s.lacking[at + 1 :]
            return


def return_looked_at(s: TsState) -> None:
    """The cards the US looked at are in the draw pile again, like any others."""
    for card in cards_of(s.tehran):
        come_to_light(s, LOOKED_AT, card)
