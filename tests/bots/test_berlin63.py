"""The bot for Berlin 63: it beats chance, bluffs now and then, and doubts with reason."""

import pytest

import detente
from detente.arena import Plan, run
from detente.bots.bot import bot
from detente.bots.search import SearchBot
from detente.core.rng import Rng
from detente.games.berlin63.board import BLUE, RED
from detente.games.berlin63.bot import Bot as BerlinBot
from detente.games.berlin63.spies import JACK
from tests.games.berlin63.table import Table, table

GAME = detente.game("berlin63", match_wins=1)
GAMES = 20


@pytest.mark.parametrize("bots", [("level2", "random"), ("random", "level2")])
def test_it_beats_random_in_nine_games_of_ten_from_each_side(bots: tuple[str, str]) -> None:
    tally = run(Plan("berlin63", bots, GAMES, 1, options={"match_wins": 1}), jobs=1)
    assert tally.wins[bots.index("level2")] >= GAMES * 9 // 10


def test_it_bluffs_but_mostly_tells_the_truth() -> None:
    plan = Plan("berlin63", ("level4", "level4"), 5, 1, options={"match_wins": 1})
    for habits in run(plan, jobs=1).habits:
        assert habits["bluff_rate"].times > 10
        assert 0.05 < habits["bluff_rate"].value < 0.6


def choice(t: Table, seed: int) -> str:
    """What the bot answers to the open question."""
    seat = t.game.actor(t.state)
    made = bot("level4", t.game, seed)
    view = t.game.observe(t.state, seat)
    return t.game.text(made.choose(view, t.game.legal(t.state, seat), 2.0))


def test_it_doubts_a_claim_it_knows_to_be_false() -> None:
    t = table("jack c1, leo* a1", "adam c5, lilly* e5", "adam", "jack leo").show("c1")
    t.play("north c1", "unmask c5")
    assert {"doubt"} == {choice(t, seed) for seed in range(10)}


def test_it_believes_a_claim_it_knows_to_be_true() -> None:
    t = table("miranda c1, leo* a1", "adam c5, lilly* e5", "adam", "jack leo").show("c1")
    t.play("north c1", "unmask c5")
    assert {"believe"} == {choice(t, seed) for seed in range(10)}


def test_it_does_not_stake_the_game_on_a_plausible_claim() -> None:
    t = table("miranda c1, leo* a1, ray b1, jack d1, veronica e1", "adam c5, lilly* e5", "adam", "")
    t.play("north c1", "unmask c5")
    assert {"believe"} == {choice(t, seed) for seed in range(10)}


def test_it_takes_a_leader_it_knows() -> None:
    t = table("miranda c3, leo* a1", "ray* c4, adam e5", "jack", "leo").show("c4", "e5")
    assert {"north c3"} == {choice(t, seed) for seed in range(5)}


def test_a_leader_under_attack_is_called_jack() -> None:
    t = table("jack c3, leo* a1", "ray* c4, adam e5, lilly d5", "adam", "jack victor")
    t.show("c3").play("north c3")  # an exploding leader would not take Red's leader along
    assert {"harden"} == {choice(t, seed) for seed in range(5)}


def test_its_reasons_count_spies_and_name_the_leader_in_reach() -> None:
    t = table("miranda c3, ray b1, leo* a1", "ray* c4, adam e5", "jack", "leo lilly")
    for seat, spies, threats, leader in ((0, 1.0, 0.0, 0.0), (1, -1.0, 0.0, -1.0)):
        terms = t.game.terms(t.state, seat)
        told = (terms["spies"], terms["reserve"], terms["threats"], terms["leader"])
        assert (spies, -spies, threats, leader) == told


@pytest.mark.parametrize("seed", range(10))
def test_who_is_imagined_to_doubt_does_not_see_who_claims(seed: int) -> None:
    """A leader that calls itself Jack is doubted as often as anybody else who does."""
    answers = set()
    for red in ("leo* c3, miranda a1", "miranda c3, leo* a1"):
        t = table(red, "ray* c4, adam e5, lilly d5", "jack veronica", "leo", active=BLUE)
        t.play("south c4", "harden")
        player = bot("level6", t.game, seed)
        assert isinstance(player, SearchBot)
        player.remind(t.game.observe(t.state, RED), [])
        answers.add(player._reply(t.game.clone(t.state), BLUE))

    assert 1 == len(answers)


def test_who_was_announced_and_believed_is_likelier_to_be_who_they_said() -> None:
    """Until an illusion touches them; the claim is remembered from the moment it was believed."""
    t = table("jack c3, leo* a1", "ray* c4, adam e5, lilly d5", "victor", "leo", active=BLUE)
    t.play("south c4", "harden")
    view = t.game.observe(t.state, BLUE)
    player = bot("level4", t.game, 1)
    assert isinstance(player, BerlinBot)
    base = t.state.attacked

    def jack(claims: list[tuple[int, int, int, int]]) -> int:
        player.remind(view, claims)
        return sum([player.world(view, Rng(n)).who[base] == JACK for n in range(200)])

    claim = (t.state.games, base, JACK, len(t.state.trail))
    assert jack([claim]) > jack([]) + 10
