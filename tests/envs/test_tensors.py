"""Observations: what each number means, the twins law, masks, and games that are over."""

from pathlib import Path

import numpy as np
import pytest

import detente
import detente.envs
from detente.arena.policies import cautious
from detente.bots.table import Table, share
from detente.core.frame import CHANCE
from detente.core.rng import Rng
from detente.envs.tensors import QUESTIONS
from detente.games import part as part_of
from tests.tool import tool

GAMES = detente.games()


@pytest.mark.parametrize("name", GAMES)
def test_twins_have_the_same_numbers(name: str) -> None:
    """Law 6 for tensors: what a seat cannot tell from the real position gives the same numbers."""
    game = detente.game(name)
    layout, rng, table = detente.envs.layout(name), Rng(4), Table(game)
    moves = 0
    while table.result is None and moves < 400:
        if table.asked != CHANCE and moves % 9 == 0:
            for seat in (*range(len(game.seats)), None):
                view = table.view(seat)
                twin = game.observe(game.imagine(view, rng), seat)
                assert np.array_equal(layout.tensor(view), layout.tensor(twin))
        if table.asked == CHANCE:
            table.roll(rng)
        else:
            table.act(cautious(game, table.state, table.asked, rng))
        moves += 1

    assert moves > 30


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_its_own(name: str) -> None:
    """The check above could not fail if tensors told nothing: seats see different numbers."""
    game = detente.game(name)
    layout, table = detente.envs.layout(name), Table(game)
    table.roll(Rng(1))
    seen = [layout.split(layout.tensor(table.view(seat))) for seat in range(len(game.seats))]

    assert [list(range(len(game.seats)))] == [[int(one["seat"].argmax()) for one in seen]]


def test_numbers_stand_where_the_layout_says() -> None:
    game = detente.game("thirteen_days")
    layout, table = detente.envs.layout("thirteen_days"), Table(game)
    table.roll(Rng(1))
    told = layout.split(layout.tensor(table.view(0)))

    assert (2, 9) == (2, told["cubes"].size // 2)
    assert [5 * cubes for cubes in told["cubes"].ravel()] == pytest.approx(list(table.state.cubes))
    hands = [
        {game.nouns["card"][n] for n in np.flatnonzero(told["hands"][seat])} for seat in (0, 1)
    ]
    dumped = game.dump(table.state)["hands"]
    assert isinstance(dumped, list)
    assert [set(dumped[0]), set()] == hands  # the other hand is hidden
    kind = int(told["question 1: kind"].argmax())
    assert game.questions[kind].id == game.questions[table.state.stack[-1].kind].id
    assert QUESTIONS == len([one for one in told if one.endswith("kind")])


def test_parts_fill_the_tensor_without_gaps() -> None:
    for name in GAMES:
        layout = detente.envs.layout(name)
        ends = [0]
        for part in layout.parts:
            assert part.at == ends[-1]
            ends.append(part.at + part.size)
        assert layout.size == ends[-1]


@pytest.mark.parametrize("name", GAMES)
def test_every_count_of_a_view_is_named(name: str) -> None:
    game = detente.game(name)
    module = part_of(name, "tensor")

    assert module is not None
    assert len(module.COUNTS) == len(game.observe(game.new(), 0).counts)


def test_an_action_that_is_not_open_is_refused_with_its_rule() -> None:
    env = detente.envs.pettingzoo("thirteen_days")
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(detente.Refused):
        env.step(closed)


def test_rewards_add_up_to_nothing() -> None:
    won = detente.Result((0,), (1, 0, 0, 0), "x")
    both = detente.Result((0, 1), (1, 1, 0, 0), "x")
    assert [1, -1 / 3, -1 / 3, -1 / 3] == [share(won, seat, 4) for seat in range(4)]
    assert 0 == pytest.approx(sum([share(both, seat, 4) for seat in range(4)]))
    assert [1, -1] == [share(won, seat, 2) for seat in range(2)]
    assert 0 == share(detente.Result((), (0, 0), "x"), 0, 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_plays_the_games_of_its_seed(name: str) -> None:
    runs = []
    for _ in range(2):
        envs = detente.envs.vector(name, 4)
        envs.reset(seed=9)
        rng = np.random.default_rng(1)
        rows = []
        for _ in range(60):
            envs.step(envs.sample(rng))
            rows.append((envs.observations.copy(), envs.rewards.copy(), envs.seats.copy()))
        runs.append(rows)

    for one, two in zip(*runs):
        assert all([np.array_equal(a, b) for a, b in zip(one, two)])


def test_a_game_of_a_vector_that_ends_is_dealt_anew() -> None:
    envs = detente.envs.vector("thirteen_days", 8)
    envs.reset()
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(300):
        envs.step(envs.sample(rng))
        ended += int(envs.over.sum())
        assert np.allclose(envs.rewards.sum(axis=1), 0)
        assert envs.masks.any(axis=1).all()

    assert ended > 8


def test_the_page_says_what_every_number_means() -> None:
    root = Path(__file__).parents[2]
    assert tool("tensors").page() == (root / "docs" / "tensors.md").read_text(encoding="utf-8"), (
        "python tools/tensors.py writes docs/tensors.md; a number that means something else now "
        "needs a new VERSION in envs/tensors.py"
    )
