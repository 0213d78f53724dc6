"""The possible worlds, and what is imagined from them, against brute force (16.3, 16.6)."""

from collections import Counter

import pytest

import detente
from detente.arena.policies import cautious
from detente.core.cards import cards_of
from detente.games.berlin63.board import BLANK, BLUE, RED
from detente.games.berlin63.knowledge import (
    RECORD,
    SAW_CAUGHT,
    SAW_FALL,
    SAW_LOSS,
    SAW_MIX,
    SAW_UNMASKED,
    public_trail,
    trail_of,
    worlds_of,
)
from detente.games.berlin63.spies import JACK, LILLY, RAY, SPIES, VICTOR
from detente.games.berlin63.state import RESERVE, BerlinState
from tests.clauses import clause
from tests.games.berlin63.brute_force import World, brute_force, spelled_out
from tests.games.berlin63.table import SPECTATOR, table


def played_trails(seed: int, feint: bool) -> list[bytes]:
    """The trails of both teams somewhere in a game, as the opponent and as a spectator saw it."""
    game = detente.game("berlin63", match_wins=1, leader_reserve_feint=feint)
    rng = detente.Rng(seed)
    s = game.new()
    while s.result is None and len(s.trail) < RECORD * (6 + seed % 9):
        seat = game.actor(s)
        game.apply(s, seat, cautious(game, s, seat, rng))
    public = public_trail(s.trail)
    return [trail_of(trail, seat) for trail in (s.trail, public) for seat in (RED, BLUE)]


@pytest.mark.parametrize("feint", [True, False])
@pytest.mark.parametrize("seed", range(10))
@clause("B63-16.3")
def test_the_possible_worlds_are_those_brute_force_finds_each_once(seed: int, feint: bool) -> None:
    compared = 0
    for trail in played_trails(seed, feint):
        expected = brute_force(trail, feint)
        if not expected:
            continue  # the last record felled a leader: the game is over
        compared += 1
        found = spelled_out(worlds_of(trail, feint))
        assert len(found) == len(set(found))
        assert expected == set(found)
    assert compared >= 2


def record(what: int, place: int, seen: int, name: int = BLANK) -> bytes:
    return bytes((what, place, seen, name, 0, 0))


SMALL = (
    record(SAW_FALL, 4, JACK)
    + record(SAW_FALL, 3, LILLY)
    + record(SAW_LOSS, RESERVE, VICTOR)
    + record(SAW_CAUGHT, 0, RAY, VICTOR)
    + record(SAW_MIX, 0, RESERVE)
    + record(SAW_MIX, 0, 1)
)


SEEN_RESERVE = (
    record(SAW_LOSS, RESERVE, JACK)
    + record(SAW_LOSS, RESERVE, VICTOR)
    + record(SAW_UNMASKED, 0, RAY)
    + record(SAW_MIX, 0, RESERVE)
    + record(SAW_UNMASKED, 0, LILLY)  # so Ray is all there is in reserve
    + record(SAW_MIX, 0, RESERVE)
    + record(SAW_MIX, 1, RESERVE)
    + record(SAW_MIX, 1, 2)
)


@pytest.mark.parametrize("trail", [SMALL, SEEN_RESERVE], ids=["small", "seen"])
@pytest.mark.parametrize("feint", [True, False])
@clause("B63-16.3")
def test_worlds_with_a_small_or_seen_reserve(trail: bytes, feint: bool) -> None:
    found = spelled_out(worlds_of(trail, feint))
    assert len(found) == len(set(found))
    assert brute_force(trail, feint) == set(found)


@clause("B63-16.3")
def test_counts_of_leaders_agree_with_brute_force() -> None:
    expected = Counter([world[2] for world in brute_force(SMALL, True)])
    counts = worlds_of(SMALL, True).leaders(0)
    assert dict(expected) == {spy: count for spy, count in enumerate(counts) if count}


def agrees_with_brute_force(trail: bytes, feint: bool, taken: int) -> None:
    """What is possible, and how likely, the leader cards `taken` being elsewhere."""
    worlds = [world for world in brute_force(trail, feint) if not taken >> world[2] & 1]
    found = worlds_of(trail, feint)
    suspicions = found.suspicions(taken)
    for base in range(5):
        seen = Counter([world[0][base] for world in worlds])
        assert set(seen) - {BLANK} == set(cards_of(suspicions.bases[base]))
        for spy in range(SPIES):
            assert seen[spy] / len(worlds) == pytest.approx(found.chance(base, spy, taken))
    assert {world[2] for world in worlds} == set(cards_of(suspicions.leaders))
    assert {world[0].index(world[2]) for world in worlds} == set(cards_of(suspicions.led))
    assert {spy for world in worlds for spy in cards_of(world[1])} == set(
        cards_of(suspicions.reserve)
    )


@clause("B63-16.3")
def test_suspicions_and_chances_agree_with_brute_force() -> None:
    agrees_with_brute_force(SMALL, True, taken=1)


@pytest.mark.parametrize("seed", range(6))
@clause("B63-16.3")
def test_suspicions_and_chances_agree_with_brute_force_in_played_games(seed: int) -> None:
    compared = 0
    for trail in played_trails(seed, True):
        if brute_force(trail, True):
            agrees_with_brute_force(trail, True, taken=0)
            compared += 1
    assert compared >= 2


def team_of(s: BerlinState, seat: int) -> World:
    return tuple(s.who[seat * 5 : seat * 5 + 5]), s.reserve[seat], s.leader[seat]


def assert_uniform(drawn: Counter[object], expected: set[object]) -> None:
    """Chi-squared: every expected outcome, nothing else, and evenly (a five-sigma bound)."""
    assert set(drawn) <= expected
    mean = sum(drawn.values()) / len(expected)
    assert mean > 20, "draw more"
    distance = sum([(drawn[world] - mean) ** 2 / mean for world in expected])
    freedom = len(expected) - 1
    assert distance < freedom + 5 * (2 * freedom) ** 0.5 + 5


THREE = "ray c1, leo* a1, miranda e1"
BLUE_TEAM = "lilly* e5, adam d5, jack c5"
PASS = ("illusion d5", "keep c5")  # Blue changes nothing

# What Blue saw of Red, who has three on the board and two in reserve, after a look at Ray.
SEEN_BY_BLUE = {
    "an illusion with the reserve, then one of the board": (
        ("illusion c1", "keep_reserve", *PASS, "illusion a1", "swap c1"),
        True,
    ),
    "a claim proved, then the illusion it earned": (
        ("north c1", "dash", "doubt", "lose leo", "allow", "illusion c3", "exchange jack"),
        True,
    ),
    "a lie caught, and a reserve spy lost": (
        ("north c1", "conjure", "doubt", "lose jack", *PASS, "illusion c2", "swap e1"),
        True,
    ),
    "a death on the board": (
        ("north c1", "decline", *PASS, "north c2", "decline", *PASS, "north c3", "decline")
        + ("south c5", "decline", "decline", "illusion a1", "keep_reserve"),
        True,
    ),
    "a leader who is never mixed with the reserve": (
        ("illusion c1", "keep_reserve", *PASS, "illusion e1", "exchange adam"),
        False,
    ),
    "three illusions one after the other": (
        ("illusion c1", "swap e1", *PASS, "illusion e1", "swap a1", *PASS)
        + ("illusion a1", "exchange jack"),
        True,
    ),
}


@pytest.mark.parametrize("seen", SEEN_BY_BLUE)
@clause("B63-16.6", "B63-16.3")
def test_a_seat_imagines_every_arrangement_that_fits_equally_often(seen: str) -> None:
    acts, feint = SEEN_BY_BLUE[seen]
    t = table(THREE, BLUE_TEAM, "adam jack", "leo ray", leader_reserve_feint=feint)
    t.show("c1").play(*acts)
    trail = trail_of(t.state.trail, RED)
    expected = {world for world in brute_force(trail, feint) if world[2] != LILLY}
    view = t.game.observe(t.state, BLUE)
    rng = detente.Rng(5)
    drawn: Counter[object] = Counter()
    for _ in range(40 * len(expected)):
        drawn[team_of(t.game.imagine(view, rng), RED)] += 1
    assert team_of(t.state, RED) in expected
    assert_uniform(drawn, set(expected))


@clause("B63-16.5", "B63-3.4")
def test_a_spectator_imagines_both_teams_with_different_leaders() -> None:
    t = table("ray* c1, leo a1", "lilly* e5, veronica d5", "", "adam")
    t.play("north c1", "conjure", "believe", "allow", "illusion c2", "keep a1")
    expected = {
        (red, blue)
        for red in brute_force(trail_of(t.state.trail, RED), True)
        for blue in brute_force(trail_of(t.state.trail, BLUE), True)
        if red[2] != blue[2]
    }
    view = t.game.observe(t.state, SPECTATOR)
    rng = detente.Rng(6)
    drawn: Counter[object] = Counter()
    for _ in range(60 * len(expected)):
        s = t.game.imagine(view, rng)
        drawn[team_of(s, RED), team_of(s, BLUE)] += 1
    assert_uniform(drawn, set(expected))
