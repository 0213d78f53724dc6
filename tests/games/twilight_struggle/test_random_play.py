"""Random play to the end, under every policy.

`python -m tests.games.twilight_struggle.test_random_play 1000` prints how such games end.
"""

import sys
from collections import Counter
from time import process_time

import pytest

from detente import Rng
from detente.arena.policies import POLICIES, Policy, cautious
from detente.core.frame import NOBODY
from detente.core.options import Value
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.state import TsState


def play_out(game: TwilightStruggle, policy: Policy, seed: int) -> TsState:
    rng = Rng(seed)
    s = game.new()
    while (seat := game.actor(s)) != NOBODY:
        game.apply(s, seat, policy(game, s, seat, rng))
    return s


VARIANTS: list[dict[str, Value]] = [
    {},
    {"edition": "second", "us_bid": 2},
    {"scenario": "late_war"},
    {"chinese_civil_war": True, "held_scoring": "forbid"},
    {"mixed_operations": True, "realign_ignores_defcon": True, "decline_space_roll": True},
    {"event_ops_modified": False, "realign_never_backfires": True, "show_held": True},
    {"optional_cards": False, "seed_region_control": True},
    {"version": 1, "missile_envy_highest": "modified"},
]


@pytest.mark.parametrize("policy", POLICIES.values())
@pytest.mark.parametrize("options", VARIANTS)
def test_every_game_ends(options: dict[str, Value], policy: Policy) -> None:
    game = TwilightStruggle(options)
    for seed in range(12):
        s = play_out(game, policy, seed)
        assert s.result is not None
        game.audit(s)


def test_cautious_games_reach_the_late_war_and_final_scoring() -> None:
    game = TwilightStruggle({})
    ends = [play_out(game, cautious, seed) for seed in range(40)]

    assert sum([s.turn >= 8 for s in ends]) >= 10
    assert any([s.result is not None and s.result.why == "final" for s in ends])


def main() -> None:
    games = int(sys.argv[1])
    game = TwilightStruggle({})
    for name, policy in POLICIES.items():
        endings: Counter[str] = Counter()
        turns: Counter[int] = Counter()
        began = process_time()
        for seed in range(games):
            s = play_out(game, policy, seed)
            assert s.result is not None
            endings[s.result.why] += 1
            turns[s.turn] += 1
        speed = games / (process_time() - began)
        print(name, f"{speed:.0f} games/s", endings.most_common(), sorted(turns.items()))


if __name__ == "__main__":
    main()
