"""Irregular situations and verification (section 9)."""

import detente
from detente.core.match import Match
from detente.core.options import Value
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, Table, table


def irregular(**options: Value) -> Table:
    """P owns S05 (5A + 6A) and has withdrawn 6A; it is the free move of D."""
    return table(shown={P: "5A 6A"}, supports={P: "S05"}, options=options).withdraw(P, "6a")


@clause("STR-9.1", "STR-9.2", "STR-9.3", "STR-9.5", "STR-9.6")
def test_t11_a_noticed_irregularity_costs_two_per_opponent_and_the_support() -> None:
    t = irregular()
    assert (["s05"], [25, 25, 25, 25]) == (t.supports(P), t.tokens)

    t.do(C, "verify pop")

    assert ([19, 27, 27, 27], [], ["s05"]) == (t.tokens, t.supports(P), t.fallen)
    t.do(D, "verify pop")
    assert [19, 27, 27, 27] == t.tokens
    assert (D, "move") == (t.asked, t.question)


@clause("STR-9.4", "STR-9.12")
def test_verification_is_offered_against_everyone_alike() -> None:
    assert ["dem", "con", "nat"] == table(turn=D).requests(P)
    assert ["pop", "con", "nat"] == irregular().requests(D)
    assert ["pop", "dem", "nat"] == irregular().requests(C)
    assert ("verify-yourself", "STR-9.3") == irregular().refused(D, "verify dem")


@clause("STR-9.4")
def test_views_do_not_mark_an_irregularity() -> None:
    t = irregular()
    view = t.position(D)
    assert "irregular" not in str(view)


@clause("STR-9.6", "STR-9.13")
def test_the_same_asker_waits_until_the_verified_player_has_moved() -> None:
    t = table().do(C, "verify dem")
    assert [25, 25, 25, 25] == t.tokens
    assert ("verified-already", "STR-9.6") == t.refused(C, "verify dem")
    assert ["pop", "nat"] == t.requests(C)
    assert ["pop", "dem", "con"] == t.requests(N)
    t.do(P, "display 7a")
    assert ["pop", "nat"] == t.requests(C)
    t.do(D, "display 7a")
    assert ["pop", "dem", "nat"] == t.requests(C)


@clause("STR-9.7")
def test_who_restores_the_option_in_time_is_regular_again() -> None:
    t = irregular().wait(3).do(P, "display 6a").do(D, "verify pop")
    assert ([25, 25, 25, 25], ["s05"]) == (t.tokens, t.supports(P))


@clause("STR-9.8")
def test_withdrawing_is_allowed_after_a_warning_to_its_author_only() -> None:
    t = table(shown={P: "5A 6A"}, supports={P: "S05"}).do(P, "take_back")
    action = t.game.parse("withdraw 6a")
    assert t.game.danger(t.s, P, action) is not None
    assert t.game.danger(t.s, D, action) is None


@clause("STR-9.9")
def test_an_irregular_support_does_not_count_for_an_action() -> None:
    t = table(shown={P: "5A 6A"}, supports={P: "X01 X02 S05"})
    assert ["coup"] == t.launches(P)
    t.withdraw(P, "6a").wait(3)
    assert [] == t.launches(P)
    assert ("supports-too-weak", "STR-10.3") == t.refused(P, "launch coup")


@clause("STR-9.10")
def test_strict_mode_forbids_the_withdrawal_and_knows_no_verification() -> None:
    t = table(shown={P: "5A 6A 7A"}, supports={P: "S05"}, options={"irregular_mode": "strict"})
    assert [] == t.requests(P)
    assert ("no-verification", "STR-9.10") == t.refused(P, "verify dem")
    t.do(P, "take_back")
    assert ["withdraw 7a", "return s05"] == t.offers(P)
    assert ("support-demands-it", "STR-9.10") == t.refused(P, "withdraw 6a")


@clause("STR-9.10")
def test_auto_mode_punishes_the_withdrawal_at_once() -> None:
    t = irregular(irregular_mode="auto")
    assert ([19, 27, 27, 27], [], D) == (t.tokens, t.supports(P), t.asked)


@clause("STR-9.10")
def test_auto_mode_punishes_only_withdrawals_that_a_support_minds() -> None:
    options: dict[str, Value] = {"irregular_mode": "auto", "irregular_drops_support": False}
    t = irregular(**options)
    assert ([19, 27, 27, 27], ["s05"]) == (t.tokens, t.supports(P))
    t.wait(3).do(P, "display 7a").wait(3).withdraw(P, "7a")
    assert [19, 27, 27, 27] == t.tokens


@clause("STR-9.11", "STR-9.15")
def test_t13_an_irregular_favourite_pays_before_the_count() -> None:
    t = table(
        tokens=(55, 20, 15, 10), turn=D, shown={P: "5A"}, supports={P: "S05"}, deck="O02"
    ).draw(D, "o02")
    assert ([49, 22, 17, 12], [P, D]) == (t.tokens, t.candidates)
    assert [] == t.supports(P)


@clause("STR-9.15", "STR-15.5")
def test_several_irregular_players_pay_clockwise_from_the_player_whose_turn_it_is() -> None:
    t = table(
        tokens=(40, 5, 5, 50),
        turn=P,
        shown={D: "5B", C: "5A"},
        supports={D: "S06", C: "S05"},
        deck="O09",
    ).draw(P, "o09")
    assert (D, "leftover") == (t.asked, t.question)  # D is next in turn and pays first
    assert [41, 2, 6, 51] == t.tokens
    assert ["s05"] == t.supports(C)

    t.do(D, "name nat")

    assert [43, 2, 0, 55] == t.tokens  # C paid 2 to each, D included: lifted from zero
    assert [C] == t.out


@clause("STR-9.12")
def test_t44_verification_out_of_turn() -> None:
    t = irregular().wait(1)
    assert C == t.asked
    t.do(N, "verify pop")
    assert [19, 27, 27, 27] == t.tokens
    assert (C, "move") == (t.asked, t.question)
    t.do(C, "display 7a")

    t = table(shown={D: "7A"}).draw(P, "s07")
    assert (D, "offer") == (t.asked, t.question)
    assert ("no-free-move", "STR-9.12") == t.refused(N, "verify pop")
    assert ("support-travels", "STR-4.5") == t.refused(D, "verify pop")


@clause("STR-9.12")
def test_verification_interrupts_nobody_who_is_taking_something_back() -> None:
    t = table(shown={P: "5A", D: "7A"}, supports={P: "S05"}, turn=D).do(D, "take_back")
    t.do(C, "verify nat")
    assert "take-back" == t.question
    t.do(C, "verify pop")
    assert (D, "move") == (t.asked, t.question)
    assert [19, 27, 27, 27] == t.tokens


@clause("STR-9.12")
def test_verification_leaves_taking_back_to_be_taken_back() -> None:
    """Who has opened the own mat and is verified meanwhile may still do something else."""
    match = Match(detente.game("stratagem"), seed=1)
    parse = match.game.parse
    while not match.over:
        asked = match.waiting[0]
        mine = match.legal(asked)
        others = [n for n in range(4) if n != asked and match.legal(n)]
        if len(match.waiting) == 1 and parse("take_back") in mine and others:
            break
        match.submit(asked, next((a for a in mine if match.game.text(a)[:7] == "display"), mine[0]))
    before = match.legal(asked)
    match.submit(asked, parse("take_back"))
    aside = match.legal(others[0])[0]
    match.submit(others[0], aside)
    assert ("verify", [asked]) == (match.game.text(aside).split()[0], match.waiting)
    assert (True, False) == (match.can_undo(asked), match.can_undo(others[0]))
    match.undo(asked)
    assert (before, (others[0], aside)) == (match.legal(asked), match.moves[-1])


@clause("STR-9.12")
def test_the_window_can_be_restricted_to_ones_own_turn() -> None:
    t = irregular(verify_window="own_turn")
    assert [] == t.requests(C)
    assert ("only-on-your-turn", "STR-9.12") == t.refused(C, "verify pop")
    t.do(D, "verify pop")
    assert ([19, 27, 27, 27], D) == (t.tokens, t.asked)


@clause("STR-9.14")
def test_the_turn_passes_on_if_the_penalty_eliminates_the_player_on_turn() -> None:
    t = table(tokens=(6, 34, 30, 30), shown={P: "5A"}, supports={P: "S05"}).do(C, "verify pop")
    assert ([0, 36, 32, 32], [P], D) == (t.tokens, t.out, t.asked)


@clause("STR-9.5")
def test_supports_can_be_kept_after_the_penalty_and_it_falls_due_once_a_turn() -> None:
    t = irregular(irregular_drops_support=False).do(C, "verify pop")
    assert ([19, 27, 27, 27], ["s05"]) == (t.tokens, t.supports(P))
    assert ("verified-already", "STR-9.6") == t.refused(D, "verify pop")


@clause("STR-9.6")
def test_a_needless_verification_may_have_a_price() -> None:
    t = table(options={"false_check_cost": 2}).do(C, "verify dem")
    assert ([25, 27, 23, 25], P) == (t.tokens, t.asked)


@clause("STR-9.6")
def test_a_needless_verification_may_cost_the_last_token() -> None:
    t = table(tokens=(49, 25, 1, 25), options={"false_check_cost": 2}).do(C, "verify dem")
    assert ([49, 26, 0, 25], [C], P) == (t.tokens, t.out, t.asked)


def test_the_eliminated_neither_verify_nor_are_verified() -> None:
    t = table(tokens=(40, 30, 30, 0))
    assert ("is-out", "STR-17.8") == t.refused(P, "verify nat")
    assert ("you-are-out", "STR-17.8") == t.refused(N, "verify pop")


@clause("STR-7.17")
def test_a_secret_support_is_never_irregular() -> None:
    t = table(turn=D, supports={P: "X01 X02 X03"}).do(D, "verify pop")
    assert ([25, 25, 25, 25], ["x01", "x02", "x03"]) == (t.tokens, t.supports(P))
