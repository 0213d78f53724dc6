"""Who sees what (section 16)."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from detente.arena.laws import LawBroken, twins
from detente.arena.policies import cautious
from detente.core.state import View
from detente.games.berlin63.board import BLUE, RED
from detente.games.berlin63.knowledge import possible
from detente.games.berlin63.rules import Berlin63
from detente.games.berlin63.state import BerlinState
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, lined_up, table

# -- the table of section 16 -----------------------------------------------------------------


def hidden_from(t: Table, reader: int | None, seat: int) -> bool:
    bases = t.json(reader)["bases"]
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
    assert ["leo", "miranda", "victor", "lilly", "veronica"] == pages[0]["leaders"]


@clause("B63-16.1", "B63-16.2")
def test_the_notebook_keeps_what_was_shown_and_why() -> None:
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5", "adam jack", "leo ray")
    t.play("north c1", "conjure", "doubt", "lose jack")
    assert {"ray"} == t.suspects(BLUE, "c2")
    t.play("illusion d5", "keep e5", "illusion c2", "keep e1")
    pages = t.json(BLUE)["notebook"]
    entry = next(entry for entry in pages[0]["bases"] if entry["base"] == 0)
    assert [
        {"what": "caught", "turn": 11, "spy": "ray", "named": "victor"},
        {"what": "mixed", "turn": 13, "with": 2},
    ] == entry["because"]


@clause("B63-16.2")
def test_without_the_memory_aid_no_notebook_is_kept() -> None:
    assert "notebook" in lined_up().json(RED)
    assert "notebook" not in lined_up(memory_aid=False).json(RED)


@clause("B63-16.2")
def test_without_the_memory_aid_the_log_forgets_what_one_player_was_shown() -> None:
    for aid, line in ((True, "unmasked"), (False, "unmasked-hidden")):
        t = table("miranda c1, leo* a1", "jack c5, lilly* e5", "adam", "leo ray", memory_aid=aid)
        t.play("north c1", "unmask c5", "believe", "allow")
        assert line in t.log(RED)
        assert "unmasked" in t.log(BLUE)  # their own spy, which they know anyway


@clause("B63-16.2", "B63-10.4")
def test_an_unmasked_spy_is_shown_to_one_player_until_somebody_moves() -> None:
    t = table("miranda c1, leo* a1", "jack c5, lilly* e5, adam d5", "adam", "leo ray")
    t.play("north c1", "unmask c5", "believe", "allow")
    seen = [{"n": 8, "square": "c5", "spy": "jack"}]
    assert [seen, [], []] == [t.json(seat)["shown"] for seat in (RED, BLUE, SPECTATOR)]
    t.play("south d5", "decline")  # whoever was away sees it when it is their turn again
    assert seen == t.json(RED)["shown"]
    t.play("north c2")
    assert [] == t.json(RED)["shown"]


@clause("B63-16.2", "B63-8.3")
def test_a_caught_liar_is_shown_to_the_doubter_alone() -> None:
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5", "adam jack", "leo ray")
    t.play("north c1", "conjure", "doubt")
    shown = t.json(BLUE)["shown"]
    assert [("c2", "ray")] == [(sight["square"], sight["spy"]) for sight in shown]
    assert [[], []] == [t.json(seat)["shown"] for seat in (RED, SPECTATOR)]


@clause("B63-16.1", "B63-16.2")
def test_two_sights_in_a_row_are_both_shown() -> None:
    """Veronica was a lie, so Miranda looks after all: Red acted before both, and not between."""
    t = table("miranda c1, leo* a1", "jack c5, adam d3, lilly* e5", "adam", "leo ray")
    t.play("north c1", "unmask c5", "believe", "freeze c5", "doubt", "lose leo")
    shown = t.json(RED)["shown"]
    assert [("c5", "jack")] * 2 == [(sight["square"], sight["spy"]) for sight in shown]
    assert 2 == len({sight["n"] for sight in shown})


@clause("B63-16.1", "B63-16.2")
def test_without_the_memory_aid_a_moment_gone_by_shows_no_sight_again() -> None:
    for aid in (True, False):
        t = table("miranda c1, leo* a1", "jack c5, lilly* e5", "adam", "leo ray", memory_aid=aid)
        t.play("north c1", "unmask c5", "believe", "allow")
        view = t.game.observe(t.state, RED)
        again = t.game.recall(view)["shown"]
        assert (1, int(aid)) == (len(t.game.to_json(view)["shown"]), len(again))


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
    t = table("ray c1, leo* a1, miranda e1", "lilly* e5, adam d5, jack c5", "adam jack", "leo ray")
    t.show("c1").play("illusion c1", "keep_reserve", "illusion d5", "keep c5")
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


class Leaky:
    """Berlin 63 with a hole in its door."""

    def __init__(self, leak: Callable[[BerlinState, BerlinState, int | None], None]) -> None:
        self.game = Berlin63({"match_wins": 1})
        self.leak = leak

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def observe(self, s: BerlinState, seat: int | None) -> View[BerlinState]:
        view = self.game.observe(s, seat)
        self.leak(s, view.state, seat)
        return view


def show_leaders(s: BerlinState, seen: BerlinState, seat: int | None) -> None:
    seen.leader = s.leader


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
            twins(cast(Berlin63, Leaky(leak)), cautious, seed)
