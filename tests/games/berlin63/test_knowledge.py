"""Who sees what, and what can be imagined (section 16)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

import detente
from detente.arena.laws import LawBroken, twins
from detente.arena.policies import cautious
from detente.core.cards import cards_of
from detente.core.state import View
from detente.games.berlin63.board import BLUE, NONE, RED
from detente.games.berlin63.knowledge import (
    RECORD,
    SAW_CAUGHT,
    SAW_FALL,
    SAW_LOSS,
    SAW_MIX,
    SAW_UNMASKED,
    possible,
    public_trail,
    trail_of,
    worlds_of,
)
from detente.games.berlin63.rules import Berlin63
from detente.games.berlin63.spies import ALL_SPIES, JACK, LEADERS, LILLY, RAY, SPIES, VICTOR
from detente.games.berlin63.state import RESERVE, BerlinState
from detente.games.berlin63.worlds import (
    AN_UNSEEN_ONE,
    IN_RESERVE,
    Worlds,
    leader_base,
    leader_of,
    place_of,
)
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, lined_up, table

World = tuple[tuple[int, ...], int, int]
"""Who stands on the five bases, the reserve as a bitset, who leads."""


# -- brute force -----------------------------------------------------------------------------


def every_line_up() -> set[World]:
    """All that can be chosen: five of eight in order, a leader among them."""
    found: set[World] = set()
    for who in permutations(range(SPIES), 5):
        reserve = ALL_SPIES & ~sum([1 << spy for spy in who])
        found |= {(who, reserve, spy) for spy in who if LEADERS >> spy & 1}
    return found


def swapped(world: World, base: int, other: int) -> World:
    who = list(world[0])
    who[base], who[other] = who[other], who[base]
    return tuple(who), world[1], world[2]


def exchanged(world: World, base: int) -> set[World]:
    who, reserve, leader = world
    if who[base] == leader:
        return set()
    found = set()
    for spy in cards_of(reserve):
        changed = list(who)
        changed[base] = spy
        found.add((tuple(changed), reserve ^ (1 << spy | 1 << who[base]), leader))
    return found


def without_base(world: World, base: int) -> World:
    who = list(world[0])
    who[base] = NONE
    return tuple(who), world[1], world[2]


def after(worlds: set[World], record: bytes, feint: bool) -> set[World]:
    """The worlds that are left, or become possible, when one record is read literally."""
    what, place, seen, name = record[:4]
    base = place % 5
    if what == SAW_MIX and seen < RESERVE:
        return worlds | {swapped(world, base, seen % 5) for world in worlds}
    if what == SAW_MIX:
        kept = {world for world in worlds if feint or world[0][base] != world[2]}
        return kept.union(*[exchanged(world, base) for world in kept])
    if what == SAW_FALL:
        return {
            without_base(world, base)
            for world in worlds
            if world[0][base] == seen and world[2] != seen
        }
    if what == SAW_LOSS:
        return {
            (who, reserve ^ 1 << seen, leader)
            for who, reserve, leader in worlds
            if reserve >> seen & 1
        }
    if seen == NONE:
        return {world for world in worlds if world[0][base] != name}
    return {world for world in worlds if world[0][base] == seen}


def brute_force(trail: bytes, feint: bool) -> set[World]:
    worlds = every_line_up()
    for at in range(0, len(trail), RECORD):
        worlds = after(worlds, trail[at : at + RECORD], feint)
    return worlds


def spelled_out(worlds: Worlds) -> list[World]:
    """Every world the cases stand for; a world said twice would be in the list twice."""
    found = []
    unseen = cards_of(worlds.unseen())
    for case in worlds.cases:
        who = [NONE] * 5
        reserve = 0
        for spy in range(SPIES):
            if place_of(case, spy) < 5:
                who[place_of(case, spy)] = spy
            elif place_of(case, spy) == IN_RESERVE:
                reserve |= 1 << spy
        free = cards_of(worlds.free(case))
        for chosen in permutations(unseen, len(free)):
            for base, spy in zip(free, chosen):
                who[base] = spy
            hidden = sum([1 << spy for spy in unseen if spy not in chosen])
            leader = who[leader_base(case)]
            if leader_of(case) >= AN_UNSEEN_ONE and not LEADERS >> leader & 1:
                continue
            found.append((tuple(who), reserve | hidden, leader))
    return found


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


def record(what: int, place: int, seen: int, name: int = NONE) -> bytes:
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


@clause("B63-16.3")
def test_suspicions_and_chances_agree_with_brute_force() -> None:
    worlds = [world for world in brute_force(SMALL, True) if world[2] != 0]
    found = worlds_of(SMALL, True)
    suspicions = found.suspicions(taken=1)
    for base in range(3):
        spies = {world[0][base] for world in worlds}
        assert spies == set(cards_of(suspicions.bases[base]))
        for spy in range(SPIES):
            share = sum([world[0][base] == spy for world in worlds]) / len(worlds)
            assert share == pytest.approx(found.chance(base, spy, taken=1))
    assert {world[2] for world in worlds} == set(cards_of(suspicions.leaders))
    assert {world[0].index(world[2]) for world in worlds} == set(cards_of(suspicions.led))
    in_reserve = set()
    for world in worlds:
        in_reserve |= set(cards_of(world[1]))
    assert in_reserve == set(cards_of(suspicions.reserve))


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


def small_table() -> Table:
    """Red: three on the board and two in reserve; Blue has seen Ray before two illusions."""
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5, jack c5", "adam jack", "leo ray")
    t.show("c1").play("illusion c1", "keep_reserve", "illusion d5", "keep c5")
    return t.play("illusion a1", "swap c1")


@clause("B63-16.6", "B63-16.3")
def test_a_seat_imagines_every_arrangement_that_fits_equally_often() -> None:
    t = small_table()
    trail = trail_of(t.state.trail, RED)
    expected = {world for world in brute_force(trail, True) if world[2] != LILLY}
    view = t.game.observe(t.state, BLUE)
    rng = detente.Rng(5)
    draws = 40 * len(expected)
    drawn: Counter[object] = Counter()
    for _ in range(draws):
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


# -- the table of section 16 -----------------------------------------------------------------


def hidden_from(t: Table, reader: int | None, seat: int) -> bool:
    bases = t.json(reader)["bases"]
    assert isinstance(bases, list)
    return all([base["spy"] is None for base in bases if base["seat"] == t.game.seats[seat]])


@clause("B63-16.5")
def test_identities_are_in_the_view_of_their_owner_alone() -> None:
    t = lined_up()
    assert not hidden_from(t, RED, RED)
    assert hidden_from(t, BLUE, RED)
    assert hidden_from(t, SPECTATOR, RED)
    assert hidden_from(t, SPECTATOR, BLUE)


def test_the_enemy_leader_has_five_candidates() -> None:
    t = lined_up()
    pages = t.json(BLUE)["notebook"]
    assert isinstance(pages, list)
    assert ["leo", "miranda", "victor", "lilly", "veronica"] == pages[0]["leaders"]


@clause("B63-16.1", "B63-16.2")
def test_the_notebook_keeps_what_was_shown_and_why() -> None:
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5", "adam jack", "leo ray")
    t.play("north c1", "conjure", "doubt", "lose jack")
    assert {"ray"} == t.suspects(BLUE, "c2")
    t.play("illusion d5", "keep e5", "illusion c2", "keep e1")
    pages = t.json(BLUE)["notebook"]
    assert isinstance(pages, list)
    entry = next(entry for entry in pages[0]["bases"] if entry["base"] == 0)
    assert [
        {"what": "caught", "turn": 11, "spy": "ray", "named": "victor"},
        {"what": "mixed", "turn": 13, "with": 2},
    ] == entry["because"]


@clause("B63-16.2")
def test_without_the_memory_aid_no_notebook_is_kept() -> None:
    assert "notebook" in lined_up().json(RED)
    assert "notebook" not in lined_up(memory_aid=False).json(RED)


@clause("B63-16.3")
def test_an_identity_is_certain_until_its_base_is_touched() -> None:
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5", "adam jack", "leo ray")
    t.show("c1").play("north c1", "decline", "illusion d5", "keep e5", "illusion a1", "swap e1")
    assert {"ray"} == t.suspects(BLUE, "c2")
    t.play("illusion d5", "keep e5", "illusion c2", "exchange jack")
    assert {"ray"} < t.suspects(BLUE, "c2")
    assert "ray" not in t.suspects(BLUE, "a1") | t.suspects(BLUE, "e1")


@clause("B63-16.4")
def test_the_box_is_public() -> None:
    t = table("ray c3, leo* a1", "lilly* e5, adam c4, jack d5", "jack", "leo")
    t.play("north c3", "decline")
    teams = t.json(SPECTATOR)["teams"]
    assert isinstance(teams, dict)
    assert "adam" in teams["blue"]["box"]


@clause("B63-16.5")
def test_a_spectator_learns_only_that_a_caught_lie_was_a_lie() -> None:
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5", "adam jack", "leo ray")
    t.play("north c1", "conjure", "doubt", "lose jack")
    caught = t.said(SPECTATOR, "caught-hidden")
    assert caught is not None
    assert {"seat": "seat-red", "square": "square-c2", "name": "spy-victor"} == caught.args
    assert {"ray"} < t.suspects(SPECTATOR, "c2")
    assert "victor" not in t.suspects(SPECTATOR, "c2")


@clause("B63-16.5")
def test_a_spectator_sees_a_proved_spy_but_not_an_unmasked_one() -> None:
    t = table("miranda c1, leo* a1", "jack c5, lilly* e5", "adam", "leo ray")
    t.play("north c1", "unmask c5", "doubt", "lose ray", "allow")
    assert {"miranda"} == t.suspects(SPECTATOR, "c2")
    assert {"jack"} < t.suspects(SPECTATOR, "c5")
    assert {"jack"} == t.suspects(RED, "c5")


@clause("B63-16.6")
def test_what_a_seat_imagines_looks_to_it_like_the_real_position() -> None:
    t = small_table()
    for seat in (RED, BLUE, SPECTATOR):
        imagined = t.imagined(seat, 3)
        assert t.json(seat) == t.game.to_json(t.game.observe(imagined, seat))
        t.game.audit(imagined)


def test_a_fallen_spy_was_not_the_leader() -> None:
    t = table("ray c3, leo* a1", "lilly* e5, veronica c4, jack d5", "jack", "leo")
    t.play("north c3", "decline")
    worlds = possible(t.game.observe(t.state, RED).state, BLUE)
    assert 0 == worlds.leaders(0)[6]


# -- the twins law can fail here too ---------------------------------------------------------


class Leaky(Berlin63):
    """Berlin 63 with a hole in its door."""

    def __init__(self, leak: Callable[[BerlinState, BerlinState, int | None], None]) -> None:
        super().__init__({"match_wins": 1})
        self.leak = leak

    def observe(self, s: BerlinState, seat: int | None) -> View[BerlinState]:
        view = super().observe(s, seat)
        self.leak(s, view.state, seat)
        return view


def show_leaders(s: BerlinState, seen: BerlinState, seat: int | None) -> None:
    seen.leader = s.leader.copy()


def show_identities(s: BerlinState, seen: BerlinState, seat: int | None) -> None:
    seen.who = s.who.copy()


def show_reserves(s: BerlinState, seen: BerlinState, seat: int | None) -> None:
    seen.reserve = s.reserve.copy()


@pytest.mark.parametrize("leak", [show_leaders, show_identities, show_reserves])
def test_the_twins_law_catches_a_planted_leak(
    leak: Callable[[BerlinState, BerlinState, int | None], None],
) -> None:
    with pytest.raises(LawBroken, match="twins"):
        for seed in range(20):
            twins(Leaky(leak), cautious, seed)
