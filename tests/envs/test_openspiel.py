"""OpenSpiel's own tests, unmodified, on all five games; and what they do not ask for."""

import copy
import unittest
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import detente
import detente.envs
from detente.core.rng import Rng

GAMES = detente.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_api_test_of_openspiel_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    detente.envs.openspiel(name)
    api_test._GAMES_TO_TEST.add(f"detente_{name}")  # as if it had been registered before the import
    flags.FLAGS(["api_test", f"--test_only_games=^detente_{name}$"])
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    result = unittest.TestResult()
    suite.run(result)

    assert ([], [], []) == (result.failures, result.errors, result.skipped)
    assert 5 == result.testsRun
    capfd.readouterr()  # it prints every error it provokes


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_pass(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Every position among them is written down and read again."""
    pyspiel.random_sim_test(detente.envs.openspiel(name), 1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_position_looks_the_same_to_its_seat(name: str) -> None:
    rng = Rng(3)
    state = detente.envs.openspiel(name).new_initial_state()
    seen = 0
    for n in range(150):
        if state.is_terminal():
            break
        if n % 11 == 0 and not state.is_chance_node():
            seat = state.current_player()
            twin = state.resample_from_infostate(seat, lambda: rng.below(1 << 30) / (1 << 30))
            assert state.information_state_string(seat) == twin.information_state_string(seat)
            assert state.information_state_tensor(seat) == twin.information_state_tensor(seat)
            assert state.legal_actions() == twin.legal_actions()
            seen += 1
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])

    assert seen > 3


@pytest.mark.parametrize("name", ["thirteen_days", "berlin63"])
def test_openspiels_search_plays_on_imagined_positions(name: str) -> None:
    state = detente.envs.openspiel(name).new_initial_state()
    rng = Rng(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
    )

    assert bot.step(state) in state.legal_actions()


def _rounds(name: str, want: int) -> Any:
    """Positions in which several are asked together and nobody has answered yet."""
    spiel = detente.envs.openspiel(name)
    rng, found = Rng(5), 0
    while found < want:
        state = spiel.new_initial_state()
        while not state.is_terminal() and found < want:
            rules, table = spiel.rules, state.table
            if len(rules.waiting(table.state)) > 1 and not table.secretly:
                found += 1
                yield state.clone()
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])


@pytest.mark.parametrize(
    "name", ["thirteen_days", "twilight_struggle", "berlin63", "nineteen_sixty"]
)
def test_a_secret_answer_shows_nothing_before_all_have_answered(name: str) -> None:
    for state in _rounds(name, 2):
        first = state.current_player()
        others = [seat for seat in range(state.num_players()) if seat != first]
        before = [_seen(state, seat) for seat in others]
        for action in state.legal_actions():
            after = state.child(action)
            if after.table.secretly:
                assert before == [_seen(after, seat) for seat in others]
                assert _seen(state, first) != _seen(after, first)


def _seen(state: Any, seat: int) -> tuple[str, list[float], str]:
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
    )


def test_options_are_parameters() -> None:
    rules = pyspiel.load_game("detente_berlin63(match_wins=1,cols=6)").rules
    assert {"match_wins": 1, "cols": 6} == rules.options.changed()


def test_a_copy_plays_on_alone() -> None:
    state = detente.envs.openspiel("stratagem").new_initial_state()
    twin = copy.deepcopy(state)
    twin.apply_action(twin.legal_actions()[0])
    assert [] == state.history()
