"""The bot of Stratagem: what it verifies, and that it wins."""

from time import perf_counter

import pytest

import detente
from detente.arena import Plan, play_match, run
from detente.bots.bot import bot
from detente.core.cards import cards_of
from detente.core.frame import NOUNS
from detente.games.stratagem.codes import CHOOSE, DRAW, VERIFY
from tests.games.stratagem.table import D, P, Table, make, table

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


@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_keeps_a_support_that_shows_no_fault(seed: int) -> None:
    t = table(supports={P: "S01"}, shown={P: demanded("S01") + " 7a"}).do(P, "take_back")
    offered = t.offers(P)
    legal = t.game.legal(t.s, P)
    chosen = bot("level1", t.game, seed).choose(t.game.observe(t.s, P), legal, 2.0)

    assert "return s01" in offered
    assert "return s01" != t.game.text(chosen)


@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_gives_a_support_back_rather_than_become_irregular(seed: int) -> None:
    """All that is displayed is demanded (STR-9.8)."""
    t = table(supports={P: "S01"}, shown={P: demanded("S01")}).do(P, "take_back")
    legal = t.game.legal(t.s, P)
    chosen = bot("level1", t.game, seed).choose(t.game.observe(t.s, P), legal, 2.0)

    assert "return s01" == t.game.text(chosen)
    assert {"withdraw", "return"} == {text.split()[0] for text in t.offers(P)}


@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_takes_a_support_that_brings_tokens(seed: int) -> None:
    t = table(shown={P: demanded("S09")}).draw(P, "s09")
    legal = t.game.legal(t.s, P)

    assert 3 == t.s.cards.cards[t.s.travelling].amount
    assert ["accept", "refuse"] == t.offers(P)
    chosen = bot("level1", t.game, seed).choose(t.game.observe(t.s, P), legal, 2.0)
    assert "accept" == t.game.text(chosen)


def demanded(card: str) -> str:
    """The OPTIONS that a SUPPORT demands."""
    game = make()
    demand = game.cards.cards[game.cards.number(card.lower())].demand
    return " ".join([game.cards.planks[plank] for plank in cards_of(demand)])
