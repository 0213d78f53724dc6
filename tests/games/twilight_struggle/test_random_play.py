"""Random play to the end, uniform and careful.

`python -m tests.games.twilight_struggle.test_random_play 1000` prints how such games end.
"""

import sys
from collections import Counter
from collections.abc import Callable
from time import process_time

import pytest

from detente import Rng
from detente.core.frame import CHANCE, NOBODY
from detente.core.options import Value
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.state import TsState

Policy = Callable[[TwilightStruggle, TsState, int, Rng], int]


def uniform(game: TwilightStruggle, s: TsState, seat: int, rng: Rng) -> int:
    """Every legal answer is equally likely."""
    legal = game.legal(s, seat)
    return legal[rng.below(len(legal))]


def careful(game: TwilightStruggle, s: TsState, seat: int, rng: Rng) -> int:
    """Any answer that cannot lose at once, if there is one."""
    legal = game.legal(s, seat)
    start = rng.below(len(legal))
    for n in range(len(legal)):
        action = legal[(start + n) % len(legal)]
        if game.danger(s, seat, action) is None:
            return action
    return legal[start]


def play_out(game: TwilightStruggle, policy: Policy, seed: int) -> TsState:
    rng = Rng(seed)
    s = game.new()
    while True:
        seat = game.actor(s)
        if seat == NOBODY:
            return s
        if seat == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, rng))
        else:
            game.apply(s, seat, policy(game, s, seat, rng))


VARIANTS: list[dict[str, Value]] = [
    {},
    {"edition": "second", "us_bid": 2},
    {"scenario": "late_war"},
    {"chinese_civil_war": True, "held_scoring": "forbid"},
    {"mixed_operations": True, "realign_ignores_defcon": True, "decline_space_roll": True},
    {"event_ops_modified": False, "realign_never_backfires": True, "show_held": True},
    {"optional_cards": False, "seed_region_control": True},
]


@pytest.mark.parametrize("policy", [uniform, careful])
@pytest.mark.parametrize("options", VARIANTS)
def test_every_game_ends(options: dict[str, Value], policy: Policy) -> None:
    game = TwilightStruggle(options)
    for seed in range(12):
        s = play_out(game, policy, seed)
        assert s.result is not None
        game.audit(s)


def test_careful_games_reach_the_late_war_and_final_scoring() -> None:
    game = TwilightStruggle({})
    ends = [play_out(game, careful, seed) for seed in range(40)]

    assert sum([s.turn >= 8 for s in ends]) >= 10
    assert any([s.result is not None and s.result.why == "final" for s in ends])


def main() -> None:
    games = int(sys.argv[1])
    game = TwilightStruggle({})
    for policy in (uniform, careful):
        endings: Counter[str] = Counter()
        turns: Counter[int] = Counter()
        began = process_time()
        for seed in range(games):
            s = play_out(game, policy, seed)
            assert s.result is not None
            endings[s.result.why] += 1
            turns[s.turn] += 1
        speed = games / (process_time() - began)
        print(policy.__name__, f"{speed:.0f} games/s", endings.most_common(), sorted(turns.items()))


if __name__ == "__main__":
    main()
