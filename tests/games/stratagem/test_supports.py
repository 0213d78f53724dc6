"""SUPPORTS (section 7)."""

from detente.games.stratagem.board import FORCE_A, FORCE_B, FORCE_C
from detente.games.stratagem.cards import SUPPORT
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, make, table


@clause("STR-6.4", "STR-7.5", "STR-7.9")
def test_t08_an_accepted_support_changes_popularity_at_once_and_is_the_whole_move() -> None:
    t = table(shown={P: "5A"}).draw(P, "s09").do(P, "accept")
    assert ([34, 22, 22, 22], ["s09"], D) == (t.tokens, t.supports(P), t.asked)


@clause("STR-8.2", "STR-8.4")
def test_t08_with_three_players_two_opponents_pay() -> None:
    t = table(tokens=(40, 30, 30, 0), shown={P: "5A"}).draw(P, "s09").do(P, "accept")
    assert [46, 27, 27, 0] == t.tokens


@clause("STR-7.5", "STR-8.3")
def test_a_support_of_force_a_costs_popularity() -> None:
    t = table(shown={P: "1A 2A"}).draw(P, "s01").do(P, "accept")
    assert ([22, 26, 26, 26], ["s01"]) == (t.tokens, t.supports(P))


@clause("STR-7.2", "STR-7.3", "STR-7.16", "STR-7.17")
def test_demands_are_single_or_double_and_forces_a_b_c() -> None:
    cards = make().cards.cards
    supports = [card for card in cards if card.family == SUPPORT]
    assert {1, 2} == {card.demand.bit_count() for card in supports}
    assert [4, 4, 4] == [
        len([card for card in supports if card.force == force])
        for force in (FORCE_A, FORCE_B, FORCE_C)
    ]
    for card in [c for c in cards if c.id in ("x01", "x02", "x03")]:
        assert (0, "", 0) == (card.demand, card.mark, card.amount)


@clause("STR-7.1", "STR-7.12", "STR-7.18")
def test_a_double_demand_needs_both_options_and_who_cannot_accept_is_not_asked() -> None:
    t = table(shown={P: "1A"}).listen().draw(P, "s01")
    assert P == t.asked  # refused by all without a question: the drawer moves again
    assert 4 == t.log(None).count("could-not")
    assert ["s01"] == t.fallen


@clause("STR-7.6", "STR-7.7", "STR-7.10", "STR-6.4")
def test_t05_a_support_refused_by_all_falls_and_the_drawer_moves_again() -> None:
    t = table(turn=D, shown={N: "3A 4A", P: "3A"}, deck="S03 O01")
    t.draw(D, "s03")
    assert (N, "offer") == (t.asked, t.question)

    t.do(N, "refuse")

    assert (D, "move") == (t.asked, t.question)
    assert (["s03"], [25, 25, 25, 25]) == ([c for c in t.fallen if c == "s03"], t.tokens)
    assert 3 == t.s.quiet  # four turns have been used, the first of them for the draw


@clause("STR-7.8", "STR-7.9", "STR-14.1")
def test_the_card_travels_with_the_turn_and_play_goes_on_behind_who_accepted() -> None:
    t = table(shown={P: "7A", C: "7A", N: "7A"}).draw(P, "s07").do(P, "refuse")
    assert (C, "offer") == (t.asked, t.question)  # D could not accept and has passed its turn
    t.do(C, "accept")
    assert (N, "move") == (t.asked, t.question)
    assert ["s07"] == t.supports(C)


@clause("STR-7.4", "STR-7.12")
def test_t07_a_mark_is_owned_once() -> None:
    t = table(shown={D: "5B 6B"}, supports={D: "S10"}, turn=D).draw(D, "s06")
    assert (D, "move") == (t.asked, t.question)
    assert (["s10"], ["s06"]) == (t.supports(D), t.fallen)


@clause("STR-7.10")
def test_a_card_falls_when_it_reaches_somebody_who_refused_it_though_the_drawer_is_out() -> None:
    t = table(shown={D: "7A", C: "7A", N: "7A"}).draw(P, "s07")
    t.do(D, "refuse").resign(P).do(C, "refuse").do(N, "refuse")
    assert (D, "move") == (t.asked, t.question)
    assert "s07" in t.fallen


@clause("STR-7.13", "STR-7.14", "STR-7.15")
def test_t10_a_demanded_option_is_changed_properly_in_three_turns() -> None:
    t = table(shown={P: "5A 6A"}, deck="S05 O01").draw(P, "s05").do(P, "accept")
    assert [28, 24, 24, 24] == t.tokens
    t.wait(3).give_back(P, "s05").wait(3).withdraw(P, "6a").wait(3).do(P, "display 6b")
    assert ["5a", "6b"] == t.shown(P)
    assert ["s05"] == [card for card in t.fallen if card == "s05"]
    assert [28, 24, 24, 24] == t.tokens


@clause("STR-7.14")
def test_the_author_is_warned_before_withdrawing_a_demanded_option() -> None:
    t = table(shown={P: "5A 6A 7A"}, supports={P: "S05"}).do(P, "take_back")
    warning = t.game.danger(t.s, P, t.game.parse("withdraw 6a"))
    assert warning is not None
    assert ("danger-irregular", "STR-9.8") == (warning.code, warning.clause)
    assert t.game.danger(t.s, P, t.game.parse("withdraw 7a")) is None


@clause("STR-7.19")
def test_an_irregular_player_may_accept_and_may_give_the_offending_support_back() -> None:
    t = table(shown={P: "5A 7A"}, supports={P: "S05"}).draw(P, "s07").do(P, "accept")
    assert ["s05", "s07"] == t.supports(P)
    t.wait(3).give_back(P, "s05")
    t.do(D, "verify pop")
    assert ["s07"] == t.supports(P)


def test_accepting_may_cost_the_last_token_and_the_author_is_warned() -> None:
    t = table(tokens=(3, 37, 30, 30), shown={P: "1A 2A"}).draw(P, "s01")
    warning = t.game.danger(t.s, P, t.game.parse("accept"))
    assert warning is not None
    assert "danger-ruin" == warning.code
    t.do(P, "accept")
    assert ([0, 38, 31, 31], ["s01"]) == (t.tokens, t.fallen)
    assert D == t.asked


# -- support_travel=free -----------------------------------------------------------------


@clause("STR-7.11")
def test_free_travel_offers_the_card_at_once_and_uses_the_drawers_turn_only() -> None:
    t = table(shown={C: "7A", N: "7A"}, options={"support_travel": "free"}).draw(P, "s07")
    assert (C, "offer") == (t.asked, t.question)
    t.do(C, "refuse")
    assert (N, "offer") == (t.asked, t.question)
    t.do(N, "accept")
    assert (D, "move") == (t.asked, t.question)
    assert ([26, 26, 26, 22], ["s07"]) == (t.tokens, t.supports(N))


@clause("STR-7.11")
def test_free_travel_lets_the_card_fall_after_one_round() -> None:
    t = table(shown={C: "7A"}, options={"support_travel": "free"}).draw(P, "s07").do(C, "refuse")
    assert (D, "move", ["s07"]) == (t.asked, t.question, t.fallen)


@clause("STR-7.11", "STR-20.8")
def test_free_travel_goes_on_when_the_one_who_is_asked_abandons() -> None:
    t = table(shown={C: "7A", N: "7A"}, options={"support_travel": "free"}).draw(P, "s07")
    t.resign(C)
    assert (N, "offer") == (t.asked, t.question)
    t.do(N, "refuse")
    assert (D, "move") == (t.asked, t.question)
