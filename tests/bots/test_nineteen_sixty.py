"""The bot of 1960: it beats chance from each side, and has a hand for Harry F. Byrd's one cube."""

from __future__ import annotations

import pytest

import detente
from detente.bots.bot import bot
from detente.core.frame import NONE, Frame
from detente.games.nineteen_sixty.board import ALL_STATES, BYRD, KENNEDY, NIXON
from detente.games.nineteen_sixty.codes import BYRD_STEP
from detente.games.nineteen_sixty.verbs import ask_add
from tests.games.nineteen_sixty.table import Table

GAME = detente.game("nineteen_sixty")


def choice(t: Table, seat: int, seed: int = 1) -> str:
    """What the bot does where `seat` is asked."""
    made = bot("level6", t.game, seed)
    legal = t.game.legal(t.s, seat)
    return t.game.text(made.choose(t.game.observe(t.s, seat), legal, 2.0))


@pytest.mark.parametrize("seat", [KENNEDY, NIXON])
def test_it_beats_random_from_each_side(seat: int) -> None:
    match = detente.Match(GAME, seed=1960)
    players = [bot("level3" if n == seat else "random", GAME, n) for n in (KENNEDY, NIXON)]
    while not match.over:
        asked = match.waiting[0]
        view = GAME.observe(match.state, asked)
        match.submit(asked, players[asked].choose(view, match.legal(asked), 2.0))

    assert match.result is not None
    assert (seat,) == match.result.winners


@pytest.mark.parametrize(("seat", "state"), [(KENNEDY, "ca"), (NIXON, "ny")])
def test_a_single_support_goes_where_most_votes_change_hands(seat: int, state: str) -> None:
    t = Table().bare()
    ask_add(t.s, seat, NONE, 1, 1, ALL_STATES)

    assert f"add {state}" == choice(t, seat)


def test_byrd_places_his_cube_where_a_state_is_free() -> None:
    t = Table(players=3).put(ok="0")
    t.s.stack.append(Frame(BYRD_STEP, BYRD))

    assert "place ok" == choice(t, BYRD)


def test_byrd_clears_a_state_to_come_back_to() -> None:
    t = Table(players=3)
    t.s.stack.append(Frame(BYRD_STEP, BYRD))

    assert choice(t, BYRD) in ("oust al", "oust ok")
