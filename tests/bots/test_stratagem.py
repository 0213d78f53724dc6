"""The bot of Stratagem: what it verifies, and that it wins."""

from time import perf_counter

import detente
from detente.arena import Plan, play_match, run
from detente.bots.bot import bot
from detente.core.frame import NOUNS
from detente.games.stratagem.codes import CHOOSE, DRAW, VERIFY
from tests.games.stratagem.table import D, P, Table, table

GAME = detente.game("stratagem")


def answer(t: Table, seat: int, seed: int = 1) -> int:
    """What the bot does on a seat."""
    legal = t.game.legal(t.s, seat)
    return bot("level4", t.game, seed).choose(t.game.observe(t.s, seat), legal, 2.0)


def test_a_player_whose_fault_can_be_seen_is_verified() -> None:
    t = table(supports={D: "S01"})  # without the options that the support demands
    assert "verify dem" == t.game.text(answer(t, P))


def test_nobody_else_is_verified() -> None:
    for seed in range(20):
        verb = answer(table(supports={}), P, seed) // NOUNS * NOUNS
        assert VERIFY != verb


def test_any_party_is_chosen() -> None:
    chosen = set()
    for seed in range(20):
        match = detente.Match(GAME, seed=seed)
        seat = match.waiting[0]
        view = GAME.observe(match.state, seat)
        chosen.add(bot("level4", GAME, seed).choose(view, match.legal(seat), 2.0))
    assert chosen == {CHOOSE + n for n in range(4)}


def test_a_decision_takes_less_than_its_budget() -> None:
    t = table()
    start = perf_counter()
    assert answer(t, P) >= DRAW
    assert perf_counter() - start < 2.0


def test_it_beats_three_random_players_from_every_seat() -> None:
    plan = Plan("stratagem", ("level4", "random", "random", "random"), 12, seed=5, series=True)
    tally = run(plan, jobs=1)

    assert tally.wins[0] >= 8, tally.wins


def test_its_games_end() -> None:
    outcome = play_match(GAME, ("level4",) * 4, seed=9, budget=2.0)
    assert outcome.result.winners
