"""How positions for tests and measurements are come by."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import detente
from detente.arena.policies import cautious, shrewd, uniform
from detente.core.frame import NOBODY

GAME = detente.game("thirteen_days")
DRAWS = 4000


def position(wanted: Callable[[int, int], bool]) -> Any:
    """The first position of uniform play with as many safe and legal answers as wanted."""
    for seed in range(200):
        rng = detente.Rng(seed)
        s = GAME.new()
        while (seat := GAME.actor(s)) != NOBODY:
            if seat >= 0 and wanted(len(safe(s, seat)), len(GAME.legal(s, seat))):
                return s
            GAME.apply(s, seat, uniform(GAME, s, seat, rng))
    raise AssertionError("no such position")


def safe(s: Any, seat: int) -> list[int]:
    return [action for action in GAME.legal(s, seat) if GAME.danger(s, seat, action) is None]


def taken(s: Any) -> Counter[int]:
    """What cautious players answer, and how often."""
    rng = detente.Rng(1)
    return Counter([cautious(GAME, s, GAME.actor(s), rng) for _ in range(DRAWS)])


def alike(found: Counter[int]) -> bool:
    """Whether nothing was taken much more often than the rest."""
    return max(found.values()) < 1.3 * min(found.values())


def test_cautious_players_take_every_safe_action_alike_and_no_other() -> None:
    s = position(lambda safe, legal: 2 <= safe < legal)

    assert set(safe(s, GAME.actor(s))) == set(taken(s))
    assert alike(taken(s))


def test_cautious_players_without_a_safe_action_take_any_alike() -> None:
    s = position(lambda safe, legal: safe == 0 and legal >= 2)

    assert set(GAME.legal(s, GAME.actor(s))) == set(taken(s))
    assert alike(taken(s))


def test_shrewd_players_prefer_what_is_worth_more() -> None:
    s = position(lambda safe, legal: safe == legal == 4)
    seat = GAME.actor(s)
    rng = detente.Rng(1)
    found = Counter([shrewd(GAME, s, seat, rng) for _ in range(400)])

    assert worth(s, seat, found.most_common(1)[0][0]) == max(
        [worth(s, seat, action) for action in GAME.legal(s, seat)]
    )


def worth(s: Any, seat: int, action: int) -> float:
    after = GAME.clone(s)
    GAME.apply(after, seat, action)
    return GAME.evaluate(after, seat)
