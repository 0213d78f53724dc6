"""The worked situations of the digest, one test or more for each."""

import pytest

import detente
from detente.core.frame import CHANCE
from detente.core.state import Result
from detente.games.berlin63.board import BLUE, RED
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, fresh, table


@clause("B63-2.4", "B63-2.5", "B63-3.4", "B63-3.7")
def test_t01_set_up_legality() -> None:
    t = fresh(red="leo", blue="ray")
    for spy in ("miranda", "victor", "adam", "jack"):
        t.act(RED, f"place {spy}")
    assert ("leader-must-stand", "B63-3.7") == t.refused("place ray", RED)

    t = fresh(red="leo", blue="ray")
    for spy in ("leo", "adam", "jack", "ray", "lilly"):
        t.act(RED, f"place {spy}")
    t.act(RED, "ready")
    for spy in ("ray", "adam", "jack", "leo", "lilly"):
        t.act(BLUE, f"place {spy}")
    t.act(BLUE, "ready")
    assert {"miranda", "victor", "veronica"} == t.reserve(RED)


@clause("B63-2.4", "B63-2.5", "B63-3.4")
def test_t01_in_ten_thousand_deals_the_leaders_differ_and_neither_adam_nor_jack_leads() -> None:
    game = detente.game("berlin63")
    rng = detente.Rng(1)
    seen = set()
    for _ in range(10_000):
        s = game.new()
        game.apply(s, CHANCE, game.outcome(s, rng))
        game.apply(s, CHANCE, game.outcome(s, rng))
        seen.add(tuple(s.leader))

    names = game.nouns["spy"]
    leaders = ("leo", "miranda", "victor", "lilly", "ray", "veronica")
    expected = {(red, blue) for red in leaders for blue in leaders if red != blue}
    assert expected == {(names[red], names[blue]) for red, blue in seen}


@pytest.mark.parametrize(("verb", "stands"), [("swap", "red leo"), ("keep", "red veronica")])
@clause("B63-5.1", "B63-5.3", "B63-5.4", "B63-5.7", "B63-16.3")
def test_t02_illusion_of_two_on_the_board(verb: str, stands: str) -> None:
    t = table("veronica b1, leo d1, ray* a1", "ray* e5, adam d5", "jack", "jack")
    t.show("b1", "d1").play("illusion b1", f"{verb} d1")

    assert stands == t.at("b1")
    assert {"veronica", "leo"} == t.suspects(BLUE, "b1") == t.suspects(BLUE, "d1")
    mixed = t.said(BLUE, "mixed-hidden")
    assert mixed is not None
    assert {"seat": "seat-red", "square": "square-b1", "other": "square-d1"} == mixed.args
    assert "blue action" == t.asked


@clause("B63-5.8", "B63-5.9")
def test_t03_illusion_of_board_and_reserve() -> None:
    t = table("veronica b1, miranda* a1", "ray* e5, adam d5", "jack leo ray", "jack")
    t.play("illusion b1", "exchange jack")

    assert "red jack" == t.at("b1")
    assert {"veronica", "leo", "ray"} == t.reserve(RED)
    mixed = t.said(BLUE, "mixed-reserve-hidden")
    assert mixed is not None
    assert {"seat": "seat-red", "square": "square-b1"} == mixed.args
    assert t.game.observe(t.state, BLUE).counts == (3, 1)


@clause("B63-5.2", "B63-5.5", "B63-5.6")
def test_t04_the_leader_and_the_reserve() -> None:
    t = table("lilly* c1, leo a1", "ray* e5, adam d5", "adam", "jack")
    assert ("board-spy-first", "B63-5.2") == t.refused("exchange adam")
    t.play("illusion c1")
    assert ("leader-stays", "B63-5.5") == t.refused("exchange adam")
    t.play("keep_reserve")

    assert "red lilly" == t.at("c1")
    assert "mixed-reserve-hidden" in t.log(BLUE)


@clause("B63-6.12")
def test_t05_a_plain_step() -> None:
    t = table("victor c1, leo* a1", "ray* e5, adam d5")
    t.play("north c1", "decline")

    assert "red victor" == t.at("c2")
    assert ["stepped", "turn"] == t.log(BLUE)
    assert "blue action" == t.asked


@clause("B63-6.13", "B63-8.9", "B63-10.7")
def test_t06_a_true_claim_believed() -> None:
    t = table("victor c1, leo* a1, jack e1", "ray* e5, adam d5", "adam", "jack")
    t.play("north c1", "conjure", "believe", "allow", "illusion a1", "swap e1")

    assert "red jack" == t.at("a1")
    assert "red leo" == t.at("e1")
    assert "blue action" == t.asked  # no compensation


@clause("B63-6.7", "B63-6.14")
def test_t07_a_capture_without_reaction() -> None:
    t = table("victor c3, leo* a1", "miranda c4, ray* e5, adam d5")
    t.play("north c3", "decline")

    assert "miranda" in t.box(BLUE)
    assert "red victor" == t.at("c4")
    assert "red power" == t.asked


def doubted_victor() -> Table:
    t = table("victor c1, leo* a1, jack e1", "lilly* e5, adam d5", "adam", "leo ray jack")
    return t.play("north c1", "conjure", "doubt", "lose ray", "allow")


@clause("B63-8.2", "B63-8.4", "B63-9.1", "B63-9.8")
def test_t08_a_true_claim_doubted() -> None:
    t = doubted_victor()
    assert {"victor"} == t.suspects(BLUE, "c2")
    assert {"leo", "jack"} == t.reserve(BLUE)
    assert "ray" in t.box(BLUE)

    t.play("illusion c2", "swap a1")
    assert "red compensation" == t.asked
    t.play("illusion e1")
    assert {"a1", "c2"} == set(t.offered("swap"))
    t.play("keep a1")
    assert "blue action" == t.asked


@clause("B63-7.8", "B63-8.10")
def test_t09_a_bluff_believed() -> None:
    t = table("victor c1, leo* a1", "jack c5, ray* e5, adam d5", "adam", "lilly")
    t.play("north c1", "unmask c5", "believe", "allow")

    assert {"jack"} == t.suspects(RED, "c5")
    assert {"adam"} == t.reserve(RED)
    assert "victor" in t.suspects(BLUE, "c2")
    assert len(t.suspects(BLUE, "c2")) > 1
    unmasked = t.said(SPECTATOR, "unmasked-hidden")
    assert unmasked is not None
    assert {"seat": "seat-blue", "square": "square-c5"} == unmasked.args


@clause("B63-8.3", "B63-8.7")
def test_t10_a_bluff_doubted() -> None:
    t = table("victor c1, ray* a1", "jack c5, lilly* e5, adam d5", "leo jack adam", "leo")
    t.play("north c1", "unmask c5", "doubt", "lose jack")

    assert {"victor"} == t.suspects(BLUE, "c2")
    assert "jack" in t.box(RED)
    assert "red victor" == t.at("c2")
    assert len(t.suspects(RED, "c5")) > 1
    assert "blue action" == t.asked


@clause("B63-8.6", "B63-14.2")
def test_t11_a_wrong_accuser_without_reserve() -> None:
    t = table("ray c2, leo* a1", "miranda c3, jack c4, lilly* e5, adam d5", "jack", "")
    t.play("north c2", "decline", "dash", "doubt")

    assert Result((RED,), (1, 0), "reserve") == t.result
    assert "blue jack" == t.at("c4")
    assert "proved" in t.log(BLUE)


def veronica_takes_adam() -> Table:
    t = table(
        "veronica c3, leo a4, ray b2, lilly* a1, victor b3",
        "adam c4, miranda d5, leo* e1, jack e2",
    )
    return t.play("north c3", "explode", "believe")


@clause("B63-10.34", "B63-11.3", "B63-11.9", "B63-10.21")
def test_t13_veronica_takes_adam() -> None:
    t = veronica_takes_adam()
    assert ["a4"] == t.offered("freeze")
    assert ("own-square-unseen", "B63-10.34") == t.refused("freeze c4")
    assert ("cannot-see", "B63-11.9") == t.refused("freeze b2")

    t.play("allow")
    assert {"veronica", "victor"} <= t.box(RED)
    assert {"adam", "miranda"} <= t.box(BLUE)
    assert ["free"] * 4 == [t.at(square) for square in ("c4", "b3", "d5", "c3")]
    assert "red leo" == t.at("a4")
    assert "red ray" == t.at("b2")


@clause("B63-12.6", "B63-9.1")
def test_t14_cancelling_jack_with_a_wrong_doubt() -> None:
    t = table("ray c3, veronica a4, lilly* a1", "lilly c4, ray* e5, adam e4", "jack", "leo miranda")
    t.play("north c3", "harden", "believe", "freeze a4", "doubt", "lose leo")
    t.play("allow")  # Blue may still answer with a Veronica of its own: e4 sees a4

    assert {"miranda"} == t.reserve(BLUE)
    assert "lilly" in t.box(BLUE)
    assert "red ray" == t.at("c4")
    t.play("decline")
    assert "red compensation" == t.asked
    t.play("illusion a4", "keep c4")
    assert "blue action" == t.asked


@clause("B63-7.4", "B63-10.25")
def test_t16_adam_may_die_quietly() -> None:
    t = table("leo d3, ray* a1", "adam d4, ray* d5, jack a5")
    t.play("north d3", "decline")

    assert "adam" in t.box(BLUE)
    assert "red leo" == t.at("d4")
    assert "blue ray" == t.at("d5")


@clause("B63-10.11", "B63-11.6")
def test_t17_lilly_cancelled() -> None:
    t = table("lilly b2, leo* a1", "veronica b5, ray* e5", "jack", "jack")
    t.play("leap_northeast b2", "believe", "freeze b5", "believe", "allow")
    assert "red lilly" == t.at("b2")
    assert "blue action" == t.asked

    t = table("lilly b2, leo* a1", "veronica c5, ray* e5", "jack", "jack")
    t.play("leap_northeast b2", "believe")
    assert [] == t.offered("freeze")
    assert ("cannot-see", "B63-11.6") == t.refused("freeze c5")


@clause("B63-10.17")
def test_t19_two_captures_with_ray() -> None:
    t = table("ray c2, lilly* a1", "leo c3, miranda c4, ray* e5, adam d5", "jack", "jack")
    t.play("north c2", "decline", "dash", "believe", "allow", "decline")

    assert {"leo", "miranda"} <= t.box(BLUE)
    assert "red ray" == t.at("c4")
    assert "blue action" == t.asked


@clause("B63-10.15", "B63-10.16")
def test_t20_ray_never_passes_through() -> None:
    blue = "leo a5, lilly* e4"
    t = table("ray c2, jack c3, leo* a1", blue)
    assert ("own-spy-there", "B63-6.4") == t.refused("north c2")

    t = table("ray c2, jack c4, leo* a1", blue).play("north c2")
    assert ("own-spy-there", "B63-10.16") == t.refused("dash")

    t = table("ray c4, jack a2, leo* a1", blue).play("north c4")
    assert ("off-the-board", "B63-10.15") == t.refused("dash")

    t = table("ray c2, jack a2, leo* a1", "leo c5, lilly* e4")
    t.play("north c2", "dash", "believe", "allow")
    assert "red ray" == t.at("c4")
    assert "blue leo" == t.at("c5")


@pytest.mark.parametrize(("square", "sees"), [("a2", False), ("a3", True), ("c5", True)])
@clause("B63-10.18", "B63-11.7")
def test_t21_when_ray_can_be_cancelled(square: str, sees: bool) -> None:
    t = table("ray c2, leo* a1", f"veronica {square}, lilly* e4", "jack", "jack")
    t.play("north c2", "dash", "believe")
    assert ([square] if sees else []) == t.offered("freeze")
    if sees:
        t.play(f"freeze {square}", "believe", "allow")
        assert "red ray" == t.at("c3")
    else:
        assert ("cannot-see", "B63-11.7") == t.refused(f"freeze {square}")


@clause("B63-10.27")
def test_t22_the_second_step_thrown_back() -> None:
    t = table("ray c2, leo* a1", "jack c4, lilly* e5")
    t.play("north c2", "dash", "believe", "allow", "harden", "believe", "allow")

    assert "red ray" == t.at("c3")
    assert "blue jack" == t.at("c4")
    assert "blue action" == t.asked


@clause("B63-10.19", "B63-11.8")
def test_t23_the_first_step_thrown_back() -> None:
    t = table("ray c2, leo* a1", "jack c3, miranda e2, lilly* e5")
    t.play("north c2", "harden", "believe", "allow")

    assert "red ray" == t.at("c2")
    assert ("no-dash-after-a-bounce", "B63-10.19") == t.refused("dash")
    assert ["c3", "e2"] == t.offered("unmask")
    assert "conjure" in t.legal


def blast_at_the_rim(red: str, blue: str) -> Table:
    t = table(red, blue, "miranda", "jack", active=BLUE)
    return t.play("south a3", "explode", "believe", "allow")


@clause("B63-10.22", "B63-10.23", "B63-10.28")
def test_t24_blast_at_the_rim_with_jack_in_it() -> None:
    t = blast_at_the_rim(
        "adam a2, jack a1, victor b1, ray c2, leo* e1", "leo a3, miranda b3, lilly* e5, adam d5"
    )
    assert {"adam", "jack", "victor"} <= t.box(RED)
    assert {"leo", "miranda"} <= t.box(BLUE)
    assert "red ray" == t.at("c2")
    assert "red action" == t.asked  # nobody in the blast was asked anything


@clause("B63-14.6")
def test_t25_both_leaders_in_one_blast() -> None:
    t = blast_at_the_rim(
        "adam a2, jack a1, victor* b1, ray c2, leo e1", "leo* a3, miranda b3, lilly e5, adam d5"
    )
    assert Result((), (0, 0), "both-leaders") == t.result


@clause("B63-14.8")
def test_t26_only_one_leader_in_the_blast() -> None:
    t = blast_at_the_rim(
        "adam a2, jack a1, victor* b1, ray c2, leo e1", "leo a3, miranda b3, lilly* e5, adam d5"
    )
    assert Result((BLUE,), (0, 1), "leader") == t.result

    t = blast_at_the_rim(
        "adam a2, jack a1, victor b1, ray* c2, lilly e1", "leo* a3, miranda b3, lilly e5, adam d5"
    )
    assert Result((RED,), (1, 0), "leader") == t.result


@clause("B63-14.3", "B63-14.5")
def test_t28_the_lone_leader() -> None:
    red, blue = "miranda c3, lilly* a1", "ray* e5, leo c4"
    t = table(red, blue, "jack", "jack adam").play("north c3", "decline")
    assert Result((RED,), (1, 0), "alone") == t.result

    t = table(red, blue, "jack", "jack adam", lone_leader_scope="all")
    t.play("north c3", "decline")
    assert t.result is None


@clause("B63-14.4")
def test_t29_both_alone() -> None:
    t = table("leo* a1, adam d3", "ray* a5, victor d4", "jack", "jack", active=BLUE)
    t.play("south d4", "explode", "believe", "allow")
    assert Result((), (0, 0), "both-alone") == t.result


@clause("B63-13.5")
def test_t31_a_false_counter_cancel() -> None:
    t = table(
        "miranda c2, jack e1, leo* a1", "veronica e3, victor c5, ray* a5", "adam lilly", "jack"
    )
    t.play("north c2", "unmask c5", "believe", "freeze e3", "believe", "freeze e1", "doubt")
    t.play("lose adam")

    assert {"jack"} == t.suspects(BLUE, "e1")
    assert {"lilly"} == t.reserve(RED)
    assert len(t.suspects(RED, "c5")) > 1
    assert "cancelled" in t.log(SPECTATOR)
    assert "blue action" == t.asked


@clause("B63-9.7")
def test_t32_a_wrongly_doubted_adam() -> None:
    t = table(
        "adam c3, leo* a1, jack e1", "leo c4, lilly* e5, adam d5", "lilly", "ray", active=BLUE
    )
    t.play("south c4", "explode", "doubt", "lose ray", "allow")

    assert set() == t.reserve(BLUE)
    assert "adam" in t.box(RED)
    assert "leo" in t.box(BLUE)
    assert "red action" == t.asked


@clause("B63-10.1", "B63-10.2", "B63-10.3", "B63-11.2", "B63-11.4", "B63-7.6")
def test_t34_leos_targets() -> None:
    t = table("leo c2, adam d5, ray* a1", "jack c4, ray c5, lilly d4, victor a3, miranda* b5").play(
        "north c2"
    )

    pushes = {act for act in t.legal if act.startswith("push_")}
    assert {"push_west c4", "push_north a3", "push_south a3", "push_east a3"} == pushes
    assert ("out-of-sight", "B63-11.5") == t.refused("push_south d4")
    assert ("square-not-free", "B63-10.3") == t.refused("push_west c5")
    assert ("off-the-board", "B63-7.6") == t.refused("push_west a3")


@clause("B63-16.3", "B63-5.5")
def test_t35_knowledge_after_a_feint() -> None:
    t = table("ray d2, leo* a1, miranda c1", "lilly* e5, adam d5", "jack adam", "jack")
    t.show("d2").play("illusion d2", "keep_reserve")

    places = set()
    for seed in range(60):
        s = t.imagined(BLUE, seed)
        in_reserve = bool(s.reserve[RED] >> 5 & 1)
        places.add("reserve" if in_reserve else "abcdefg"[s.where[s.who.index(5)] % 7])
        if s.leader[RED] == 5:
            assert not in_reserve
    assert {"d", "reserve"} == places


@pytest.mark.parametrize("first", ["exchange jack", "keep_reserve"])
@clause("B63-9.8", "B63-9.12")
def test_t37_compensation_after_an_illusion_with_the_reserve(first: str) -> None:
    t = table("victor c1, leo* a1, miranda e1", "lilly* e5, adam d5", "jack adam", "leo ray")
    t.play("north c1", "conjure", "doubt", "lose leo", "allow", "illusion c2", first)

    pairs = set()
    for square in t.offered("illusion"):
        after = Table(t.game, t.game.clone(t.state)).play(f"illusion {square}")
        for other in after.offered("keep"):
            pairs.add(frozenset((square, other)))
        if "keep_reserve" in after.legal:
            pairs.add(frozenset((square, "reserve")))
    expected = [("c2", "a1"), ("c2", "e1"), ("c2", "reserve"), ("a1", "reserve"), ("e1", "reserve")]
    assert {frozenset(pair) for pair in expected} == pairs

    t.play("illusion a1")
    assert ("not-the-doubted-spy", "B63-9.3") == t.refused("keep e1")


@clause("B63-13.7", "B63-11.2")
def test_t38_one_announcement_per_spy_and_chain() -> None:
    red = "ray c3, veronica a4, leo* a1"
    blue = "jack c4, miranda a5, victor e4, lilly* e5"
    chain = ("north c3", "harden", "believe", "freeze a4", "believe")
    t = table(red, blue, "jack", "leo").play(*chain)
    assert {"a5", "e4"} == set(t.offered("freeze"))
    assert ("announced-already", "B63-13.7") == t.refused("freeze c4")

    t = table(red, blue, "jack", "leo", one_claim_per_chain=False).play(*chain)
    assert {"a5", "e4", "c4"} == set(t.offered("freeze"))


@clause("B63-12.8", "B63-10.30")
def test_t39_two_chains_one_spy() -> None:
    t = table("ray c2, leo* a1", "veronica c4, lilly* e5", "jack", "jack")
    t.play("north c2", "dash", "believe")
    assert ["c4"] == t.offered("freeze")
    other = Table(t.game, t.game.clone(t.state))

    t.play("allow")
    assert ["decline", "explode", "harden"] == t.legal
    t.play("harden", "believe", "allow")
    assert "red ray" == t.at("c3")

    other.play("freeze c4", "believe", "allow")
    assert "red ray" == other.at("c3")
    assert "blue action" == other.asked


@clause("B63-14.12", "B63-14.13")
def test_t40_everything_counted() -> None:
    t = table("victor c1, leo* a1", "ray* e5", "adam", "jack", lone_leader_scope="all")
    t.play("north c1", "conjure", "doubt", "lose jack")
    assert Result((RED,), (1, 0), "alone") == t.result

    t = table("miranda c3, leo* a1", "ray* e5, jack c4", "adam", "leo", lone_leader_scope="all")
    t.play("north c3", "explode", "believe", "allow")
    assert Result((), (0, 0), "both-alone") == t.result
