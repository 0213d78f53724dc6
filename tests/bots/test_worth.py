"""What positions are worth: each part of a game's judgement makes a position better or worse."""

from collections.abc import Callable
from typing import Any

import pytest

from detente.core.cards import bitset
from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.stratagem.cards import BACKING
from detente.games.stratagem.state import may_accept
from detente.games.thirteen_days.board import BERLIN, US
from detente.games.thirteen_days.cards import AGENDAS
from detente.games.thirteen_days.rules import ThirteenDays
from detente.games.twilight_struggle.board import USSR
from tests.games.nineteen_sixty.table import Table as Campaign
from tests.games.stratagem.table import D, P
from tests.games.stratagem.table import table as round_of_stratagem
from tests.games.twilight_struggle.table import table as cold_war

Position = Callable[[], Any]
"""Makes a table with its `game` and its state `s`."""

BETTER: dict[str, tuple[int, Position, Position]] = {
    "1960: a debate card of one's own icon": (
        KENNEDY,
        lambda: Campaign().stack(KENNEDY, "suburban_voters"),
        lambda: Campaign().stack(KENNEDY, "great_seal_bug"),
    ),
    "1960: a debate card with both icons speaks for who plays it": (
        NIXON,
        lambda: Campaign().stack(NIXON, "sputnik_v"),
        lambda: Campaign().stack(KENNEDY, "sputnik_v"),
    ),
    "1960: media support": (NIXON, lambda: Campaign().media(east="N1"), Campaign),
    "1960: media support in another region": (
        KENNEDY,
        lambda: Campaign().media(east="K1", west="K1"),
        lambda: Campaign().media(east="K2"),
    ),
    "1960: the lead on an issue": (KENNEDY, lambda: Campaign().issues(defense="K1"), Campaign),
    "TS: access to a battleground": (
        USSR,
        lambda: cold_war(ussr="haiti 1"),
        lambda: cold_war(ussr="el_salvador 1"),
    ),
    "TS: a point that control can spare": (
        USSR,
        lambda: cold_war(ussr="iran 3"),
        lambda: cold_war(ussr="iran 2"),
    ),
    "TS: DEFCON a step further from war, with a card that may start it": (
        USSR,
        lambda: cold_war(hand_ussr="cia_created fidel", defcon=3),
        lambda: cold_war(hand_ussr="cia_created fidel", defcon=2),
    ),
    "TS: a box of the Space Race": (USSR, lambda: cold_war(space=(0, 1)), cold_war),
    "TS: military operations": (USSR, lambda: cold_war(military=(0, 2)), cold_war),
}


@pytest.mark.parametrize("what", BETTER)
def test_it_is_worth_something(what: str) -> None:
    seat, more, less = BETTER[what]
    better, worse = more(), less()

    assert better.game.evaluate(better.s, seat) > worse.game.evaluate(worse.s, seat)
    assert better.game.evaluate(better.s, 1 - seat) < worse.game.evaluate(worse.s, 1 - seat)


def test_in_twilight_struggle_more_than_control_can_spare_is_worth_nothing() -> None:
    worth = [t.game.evaluate(t.s, USSR) for t in [cold_war(ussr=f"iran {n}") for n in (4, 6)]]
    assert worth[0] == worth[1]


def test_in_stratagem_a_support_within_reach_is_worth_something() -> None:
    """To who displays what it demands, while it lies in the deck."""
    t = round_of_stratagem(supports={})
    texts = t.s.cards.cards
    card, demand = next(
        (n, text.demand) for n, text in enumerate(texts) if text.effect == BACKING and text.amount
    )
    t.s.shown = (demand, 0, 0, 0)
    assert may_accept(t.s, P, card) and not may_accept(t.s, D, card)

    with_it = t.game.evaluate(t.s, P)
    t.s.deck ^= 1 << card
    others = bitset([n for n, text in enumerate(texts) if text.effect != BACKING])
    t.s.deck |= others & ~t.s.deck & -(others & ~t.s.deck)  # as many cards as before
    assert with_it > t.game.evaluate(t.s, P)


@pytest.mark.parametrize("chosen", [True, False])
def test_in_13_jours_an_agenda_that_may_score_counts(chosen: bool) -> None:
    """Berlin ahead is worth more with the agenda Berlin, and more yet if it has been chosen."""
    game = ThirteenDays({})

    def worth(candidates: tuple[str, ...]) -> float:
        s = game.new()
        s.cubes[BERLIN] = 3
        s.candidates = [bitset([AGENDAS.index(name) for name in candidates]), 0]
        s.agenda = [s.candidates[US] if chosen else 0, 0]
        return game.evaluate(s, US)

    others = ("turkey",) if chosen else ("turkey", "italy")
    berlin = ("berlin",) if chosen else ("turkey", "berlin")
    assert worth(berlin) > worth(others)
