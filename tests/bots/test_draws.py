"""When a bot takes a draw: only where it takes itself to be clearly worse off."""

import pytest

import detente
from detente.bots.bot import bot
from detente.games.thirteen_days.board import US, USSR


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", detente.games())
def test_no_bot_takes_a_draw_at_the_start(game: str, name: str) -> None:
    rules = detente.game(game)
    match = detente.Match(rules, seed=1)
    for seat in range(len(rules.seats)):
        assert not bot(name, rules, 1).takes_draw(rules.observe(match.state, seat))


def test_who_is_clearly_behind_takes_a_draw_and_who_is_ahead_does_not() -> None:
    rules = detente.game("thirteen_days")
    state = detente.Match(rules, seed=1).state
    state.prestige = 4  # of the United States

    assert bot("greedy", rules, 1).takes_draw(rules.observe(state, USSR))
    assert not bot("greedy", rules, 1).takes_draw(rules.observe(state, US))
