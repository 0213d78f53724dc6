"""Turns, moves, displaying and changing OPTIONS (sections 4 and 5)."""

from detente.core.frame import CHANCE
from detente.core.match import Match
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, make, table


@clause("STR-4.1", "STR-4.2")
def test_one_move_and_the_turn_goes_clockwise() -> None:
    t = table()
    for seat in (P, D, C, N):
        assert seat == t.asked
        t.do(seat, "display 7a")
    assert P == t.asked
    assert ("not-your-turn", "STR-4.1") == t.refused(D, "draw")


@clause("STR-4.3")
def test_the_complete_list_of_moves() -> None:
    t = table(
        shown={P: "5A 6A"},
        supports={P: "S05 X01 X02"},
        secrets={P: "X06"},
    )
    assert {
        "draw",
        "display 7a",
        "take_back",
        "play x06",
        "launch coup",
    } <= set(t.offers(P))
    t.do(P, "take_back")
    assert [
        "withdraw 5a",
        "withdraw 6a",
        "return s05",
        "return x01",
        "return x02",
    ] == t.offers(P)
    assert ("taking-back", "STR-4.2") == t.refused(P, "draw")
    assert ("not-displayed", "STR-5.5") == t.refused(P, "withdraw 7a")
    assert ("support-not-owned", "STR-7.13") == t.refused(P, "return s01")


@clause("STR-4.3", "STR-14.5")
def test_what_a_free_move_does_not_offer() -> None:
    t = table(secrets={D: "X06"}, shown={D: "7A"})
    assert ("may-not-pass", "STR-14.5") == t.refused(P, "pass")
    assert ("not-a-secret", "STR-4.3") == t.refused(P, "play o01")
    assert ("secret-not-held", "STR-6.6") == t.refused(P, "play x06")
    assert ("support-not-owned", "STR-7.13") == t.refused(P, "return s01")
    assert ("no-support-travels", "STR-7.7") == t.refused(P, "accept")
    assert ("no-support-travels", "STR-7.7") == t.refused(P, "refuse")
    assert ("nothing-to-reveal", "STR-10.10") == t.refused(P, "reveal")
    assert ("nothing-to-rely-on", "STR-10.21") == t.refused(P, "rely x01")
    assert ("nobody-to-name", "STR-6.12") == t.refused(P, "name dem")
    assert ("nothing-to-drop", "STR-6.12") == t.refused(P, "drop s09")
    assert ("chance-only", "STR-2.9") == t.refused(P, "deal o01")
    assert ("chance-only", "STR-18.3") == t.refused(P, "lot south")
    assert ("chance-only", "STR-2.2") == t.refused(P, "number 1")
    assert ("mat-is-empty", "STR-5.5") == t.refused(P, "take_back")
    t.do(P, "display 7a")
    assert ("take-back-first", "STR-4.3") == t.refused(D, "withdraw 7a")


@clause("STR-4.4", "STR-5.5")
def test_t04_withdrawing_is_the_whole_move_and_the_slot_stays_empty_until_the_next_turn() -> None:
    t = table(shown={P: "6B"}).withdraw(P, "6b")
    assert D == t.asked
    assert ("not-your-turn", "STR-4.1") == t.refused(P, "display 6a")

    t.wait(3).do(P, "display 6a")

    assert ["6a"] == t.shown(P)


@clause("STR-4.6")
def test_a_free_move_always_exists() -> None:
    assert "draw" in table(shown={P: "1A 2A 3A 4A 5A 6A 7A"}).offers(P)
    t = table(shown={P: "5A 6A"}, supports={P: "X01 X02 S05"}, deck="O09", tokens=(28, 27, 24, 21))
    t.do(P, "launch coup").draw(D, "o09")
    assert "pass" in t.offers(C)  # the deck is empty, the sequence runs on
    assert ("deck-is-empty", "STR-15.1") == t.refused(C, "draw")


@clause("STR-5.2")
def test_a_displayed_option_may_be_commented() -> None:
    match = Match(make(), seed=3)
    while not match.state.campaign:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    seat = match.waiting[0]
    display = next(act for act in match.legal(seat) if match.game.text(act).startswith("display"))
    match.submit(seat, display, comment="One law for all.")

    told = [match.game.say(note, None).id for _, note in match.log]
    spoken = [match.comment(line) for line in range(len(match.log))]
    assert "One law for all." == spoken[told.index("displayed")]
    assert 1 == len([words for words in spoken if words])


@clause("STR-5.1", "STR-5.8")
def test_a_displayed_option_lies_on_its_slot_and_moves_no_token() -> None:
    t = table().do(P, "display 5a")
    assert ["5a"] == t.shown(P)
    assert [25, 25, 25, 25] == t.tokens
    t.wait(3).withdraw(P, "5a")
    assert [25, 25, 25, 25] == t.tokens


@clause("STR-5.3")
def test_nobody_is_obliged_to_display() -> None:
    assert "draw" in table().offers(P)


@clause("STR-5.4", "STR-5.9")
def test_planned_and_reserve_options_can_be_displayed_alike() -> None:
    t = table()
    displays = [text for text in t.offers(P) if text.startswith("display")]
    assert 12 == len(displays)
    assert {"display 2a", "display 2b"} <= set(displays)
    assert ("not-your-option", "STR-3.3") == t.refused(P, "display 1b")


@clause("STR-5.6")
def test_a_slot_holds_one_option() -> None:
    t = table(shown={P: "6A"})
    assert ("slot-is-filled", "STR-5.6") == t.refused(P, "display 6b")
    assert ("slot-is-filled", "STR-5.6") == t.refused(P, "display 6a")


@clause("STR-5.7")
def test_a_withdrawn_option_can_be_displayed_again() -> None:
    t = table(shown={P: "6A"}).withdraw(P, "6a").wait(3).do(P, "display 6a")
    assert ["6a"] == t.shown(P)


@clause("STR-4.5", "STR-4.8")
def test_a_travelling_support_comes_before_everything_else() -> None:
    t = table(shown={D: "7A"}, deck="S07 O01").draw(P, "s07")
    assert (D, "offer") == (t.asked, t.question)
    assert ["accept", "refuse"] == t.offers(D)
    assert ("support-travels", "STR-4.5") == t.refused(D, "draw")


# -- stalling ----------------------------------------------------------------------------


@clause("STR-4.7")
def test_t39_after_forty_turns_without_a_draw_only_the_draw_is_left() -> None:
    t = table(
        turn=D,
        campaign=2,
        candidates=(P, D),
        shown={D: "5B 6B"},
        supports={D: "X01 X02 S06"},
        secrets={D: "X07"},
    ).wait(40)
    assert D == t.asked
    assert ["draw"] == t.offers(D)
    for text in ("display 1a", "play x07", "take_back", "return x01", "launch coup"):
        assert ("stalled", "STR-4.7") == t.refused(D, text)
    assert ["pop", "con", "nat"] == t.requests(D)
    assert "ask-move-stalled" == t.game.prompt(t.s, D).id

    t.draw(D, "e09").wait(3)

    assert "take_back" in t.offers(D)


@clause("STR-4.7")
def test_t39_a_reaction_is_offered_besides_the_draw() -> None:
    t = table(
        shown={P: "5A 6A", D: "5B 6B"},
        supports={P: "X01 X02 S05", D: "S10 S12"},
        options={"stall_limit": 20},
    )
    t.wait(16).do(P, "launch coup").wait(3)
    assert P == t.asked
    assert ["draw"] == t.offers(P)

    t.draw(P, "e09")

    assert "take_back" in t.offers(D)
    t.s.quiet = 20
    assert ["draw", "launch strike"] == t.offers(D)


@clause("STR-4.7")
def test_a_limit_of_zero_lets_everybody_stall() -> None:
    t = table(options={"stall_limit": 0}).wait(60)
    assert "display 1a" in t.offers(P)


@clause("STR-4.7")
def test_refusals_count_as_turns_without_a_draw_and_each_campaign_counts_anew() -> None:
    t = table(deck="S07 O01", tokens=(28, 27, 24, 21)).draw(P, "s07")
    assert P == t.asked
    assert 3 == t.s.quiet  # the draw, then three refusals
    t.draw(P, "o01")
    assert (2, 0) == (t.s.campaign, t.s.quiet)


@clause("STR-4.8")
def test_orders_to_pass_come_before_the_limit() -> None:
    t = table(passes={P: 1})
    t.s.quiet = 40
    assert ["pass"] == t.offers(P)
    assert ("must-pass", "STR-14.2") == t.refused(P, "draw")


def test_chance_answers_only_what_it_is_asked() -> None:
    t = table().do(P, "draw")
    assert [CHANCE] == t.game.waiting(t.s)
    assert [] == t.game.legal(t.s, P)
    assert [] == t.game.legal(t.s, C)
    assert [] == t.game.legal(t.s, N)


@clause("STR-4.8")
def test_a_due_reveal_comes_before_the_limit() -> None:
    t = table(shown={P: "1A 2A 7A"}, supports={P: "S01 S07"}, secrets={P: "X02"})
    t.do(P, "launch coup", "rely x02").wait(2)
    t.s.quiet = 40
    t.do(N, "draw").do(CHANCE, "deal e09")
    t.s.quiet = 40
    assert (P, ["reveal"]) == (t.asked, t.offers(P))
