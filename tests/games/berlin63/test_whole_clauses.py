"""What the other tests of Berlin 63 show only a part of: the rest of those clauses."""

import detente
from detente.core.match import Match
from detente.games.berlin63.board import BLUE, RED, SEATS
from tests.clauses import clause
from tests.games.berlin63.table import Table, lined_up, table


@clause("B63-6.2", "B63-6.9", "B63-6.11", "B63-7.4")
def test_when_each_power_is_used_and_that_it_need_not_be() -> None:
    """After the step, instead of it, or on the other player's turn; silence is always open."""
    t = table("leo c1, ray* a1", "adam c5, lilly* e5", "jack", "jack")
    assert {"leap_northeast c1", "leap_northwest c1"} <= set(t.legal)
    assert not [act for act in t.legal if act.split()[0] in ("unmask", "conjure", "dash")]
    t.play("north c1")
    assert {"decline", "unmask c5", "conjure", "dash", "push_west c5"} <= set(t.legal)
    assert not t.offered("leap_northeast")
    assert "blue action" == t.play("decline").asked
    t = table("leo c3, ray* a1", "adam c4, lilly* e5, jack b5", "jack", "leo").play("north c3")
    assert ["decline", "explode", "harden"] == t.legal
    t = table("miranda c1, leo* a1", "veronica c4, lilly* e5", "ray", "leo")
    assert ["allow", "freeze c4"] == t.play("north c1", "unmask c4", "believe").legal


@clause("B63-7.2", "B63-7.3")
def test_on_the_other_turn_any_spy_is_adam_jack_or_veronica_too() -> None:
    t = table("miranda c3, leo* a1", "victor c4, lilly* e5, ray d5", "ray", "leo").play("north c3")
    assert {"adam", "jack", "veronica"} <= t.box(BLUE)
    assert ["decline", "explode", "harden"] == t.legal
    t = table("miranda c1, leo* a1", "victor c4, lilly* e5", "ray", "leo")
    assert ["c4"] == t.play("north c1", "unmask c4", "believe").offered("freeze")


@clause("B63-9.7")
def test_no_compensation_for_a_spy_that_was_captured() -> None:
    """Jack was doubted wrongly, then cancelled and taken."""
    t = table("ray c3, veronica a4, lilly* a1", "jack c4, ray* e5, adam e1", "jack adam", "leo")
    t.play("north c3", "harden", "doubt", "lose adam", "freeze a4", "believe", "allow")
    assert "jack" in t.box(BLUE)
    assert "blue action" == t.play("decline").asked


@clause("B63-9.13")
def test_the_place_follows_a_shown_spy_thrown_back_or_pushed() -> None:
    t = table("ray c2, leo* a1", "jack c4, lilly* e5, adam d5", "adam", "leo miranda")
    t.play("north c2", "dash", "doubt", "lose leo", "allow", "harden", "believe", "allow")
    assert ["red ray", "red compensation"] == [t.at("c3"), t.asked]
    assert ["a1"] == t.play("illusion c3").offered("keep")
    t = table("leo c3, lilly* a1", "jack c4, ray* e5, adam e1", "jack adam", "leo")
    t.play("north c3", "harden", "doubt", "lose adam", "allow", "push_west c4", "believe", "allow")
    assert ["blue jack", "blue compensation"] == [t.at("b4"), t.asked]
    assert ["e5", "e1"] == t.play("illusion b4").offered("keep")


@clause("B63-10.23")
def test_only_veronica_saves_those_in_the_blast() -> None:
    """A second Adam and Jack beside the first are not asked; a cancel before saves all."""
    red, blue = "miranda c3, veronica a4, leo* a1, adam b3", "adam c4, jack d5, lilly* e1, ray e5"
    t = table(red, blue, "ray", "leo").play("north c3", "explode", "believe")
    saved = Table(t.game, t.game.clone(t.state)).play("freeze a4", "believe", "allow")
    assert ["red adam", "blue jack", "red miranda"] == [saved.at(at) for at in ("b3", "d5", "c4")]
    t.play("allow")
    assert ["free"] * 3 == [t.at(at) for at in ("b3", "d5", "c4")]
    assert {"miranda", "adam"} <= t.box(RED) and {"adam", "jack"} <= t.box(BLUE)


@clause("B63-11.5")
def test_leo_sees_from_the_square_he_stepped_to() -> None:
    t = table("leo b1, ray* a1", "ray b4, victor c4, lilly* e5", "jack", "leo").play("east b1")
    assert {"c4"} == {act.split()[1] for act in t.legal if act.startswith("push_")}


@clause("B63-3.11", "B63-15.2")
def test_each_seat_is_as_likely_to_begin_in_every_game() -> None:
    t = table("miranda c3, leo* a1", "ray* c4, adam d5, jack e5", "lilly", "leo", match_wins=2)
    t.play("north c3", "decline", "deal leo", "deal ray")
    for seat, leader in ((BLUE, "ray"), (RED, "leo")):
        for spy in (leader, "adam", "jack", "lilly", "victor"):
            t.act(seat, f"place {spy}")
        t.act(seat, "ready")
    odds = [(t.game.text(action), weight) for action, weight in t.game.odds(t.state)]
    assert [("start red", 1), ("start blue", 1)] == odds


@clause("B63-3.6", "B63-3.8")
def test_who_stands_where_is_known_to_its_owner_alone() -> None:
    t = lined_up()
    for seat in (RED, BLUE):
        bases = t.game.to_json(t.game.observe(t.state, seat))["bases"]
        told = {side: [base["spy"] for base in bases if base["seat"] == side] for side in SEATS}
        assert ([None] * 5, 5) == (told[SEATS[1 - seat]], len(set(told[SEATS[seat]]) - {None}))


@clause("B63-3.14")
def test_nobody_sees_that_the_other_is_ready() -> None:
    match = Match(detente.game("berlin63"), seed=3)
    before = match.game.dump(match.game.observe(match.state, BLUE).state)
    while RED in match.waiting:
        match.submit(RED, match.legal(RED)[0])
    known = match.seen([BLUE])
    assert before == match.game.dump(match.game.observe(known.state, BLUE).state)
    assert ([RED, BLUE], match.settled) == (known.waiting, len(known.moves))
