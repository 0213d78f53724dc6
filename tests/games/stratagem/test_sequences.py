"""ACTION sequences, escalation and passing (sections 11, 12 and 14)."""

from detente.core.frame import CHANCE
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, Table, table


def crisis(tokens: tuple[int, int, int, int] = (25, 25, 25, 25), runs: bool = False) -> Table:
    """It is turn 20, of P, who can launch a coup; D and C can strike; D, C and N can rise.

    P displays X01, X02, S05 and S11: A, A or B, B, C. Nobody needs an OPTION of theme 7.
    """
    return table(
        tokens=tokens,
        shown={P: "5A 6A", D: "5B 6B", C: "2B 1B 5A", N: "3A 4A"},
        supports={P: "X01 X02 S05 S11", D: "S06 S12", C: "S02 S09", N: "S03 X03"},
        options={"second_uprising_runs": runs},
    )


def dictatorship(runs: bool = False) -> Table:
    """P has become dictator after a coup and the strikes of D and C; D is to move."""
    t = crisis(runs=runs).do(P, "launch coup").do(D, "launch strike").do(C, "launch strike")
    return t.wait(1).do(P, "launch dictatorship")


@clause("STR-11.1", "STR-11.2", "STR-11.6", "STR-12.1", "STR-12.0", "STR-1.4")
def test_a_coup_nobody_strikes_against_wins_at_the_end_of_the_launchers_third_turn() -> None:
    t = crisis().do(P, "launch coup").wait(11)
    assert (P, "") == (t.asked, t.why)
    t.wait(1)
    assert ("coup", P, 5) == (t.why, t.winner, t.scores[P])


@clause("STR-11.4", "STR-11.5", "STR-12.2")
def test_t16_one_strike_opens_a_new_cycle_and_is_not_enough() -> None:
    t = crisis().do(P, "launch coup").wait(9)  # turns 21 to 29
    assert C == t.asked
    t.do(C, "launch strike").wait(3)  # turn 30, then 31 to 33
    assert C == t.asked
    assert ("launched-already", "STR-10.20") == t.refused(C, "launch strike")
    t.wait(8)
    assert (C, "") == (t.asked, t.why)
    t.wait(1)  # turn 42
    assert ("coup", P) == (t.why, t.winner)


@clause("STR-12.3", "STR-12.4", "STR-12.5", "STR-12.13", "STR-11.13")
def test_t17_two_strikes_stop_the_coup() -> None:
    t = crisis().do(P, "launch coup")
    assert [19, 27, 27, 27] == t.tokens
    t.wait(9).do(C, "launch strike")
    assert [18, 26, 30, 26] == t.tokens
    t.wait(2).do(D, "launch strike")  # turns 31, 32; 33
    assert ([17, 29, 29, 25], "second_strike") == (t.tokens, t.stage)
    t.wait(11)
    assert (D, "second_strike") == (t.asked, t.stage)
    t.wait(1)  # turn 45
    assert (C, "move", "calm", "") == (t.asked, t.question, t.stage, t.why)
    assert [0, 0, 0, 0] == list(t.s.launched)


@clause("STR-11.3")
def test_ordinary_moves_go_on_during_a_sequence() -> None:
    t = crisis().do(P, "launch coup")
    assert {"draw", "display 7a", "take_back", "launch strike"} <= set(t.offers(D))


@clause("STR-12.6", "STR-12.8", "STR-1.4", "STR-11.6", "STR-12.4")
def test_a_dictatorship_nobody_rises_against_wins() -> None:
    t = dictatorship()
    assert ("dictatorship", D) == (t.stage, t.asked)
    t.wait(11)
    assert "" == t.why
    t.wait(1)
    assert ("dictatorship", P, 5) == (t.why, t.winner, t.scores[P])


@clause("STR-12.6", "STR-12.12", "STR-10.20")
def test_an_opponent_of_the_coup_may_become_dictator_and_the_putschist_may_rise() -> None:
    t = table(
        shown={P: "5A 6A", D: "5B 6B 1A 2A 7B", C: "5A 6A"},
        supports={P: "X01 X02 S05", D: "S01 S06 S08 S12", C: "S09 S11"},
    ).do(P, "launch coup")
    t.do(D, "launch strike").do(C, "launch strike").wait(2)
    t.do(D, "launch dictatorship")
    assert D == t.s.author
    assert [] == t.launches(C)  # C and C: an uprising needs a B
    t.wait(2)
    assert ["uprising"] == t.launches(P)


@clause("STR-12.9", "STR-12.12")
def test_one_uprising_is_crushed() -> None:
    t = dictatorship().do(D, "launch uprising")
    assert ("first_uprising", C) == (t.stage, t.asked)
    t.wait(12)
    assert ("dictatorship", P) == (t.why, t.winner)


@clause("STR-12.10", "STR-12.11", "STR-12.16", "STR-17.1", "STR-10.18")
def test_the_second_uprising_arrests_the_dictator_at_once() -> None:
    t = dictatorship().do(D, "launch uprising")
    before = t.tokens
    t.do(C, "launch uprising")
    if t.question == "leftover":
        t.do(P, "name dem")
    assert (0, [P], "calm") == (t.tokens[P], t.out, t.stage)
    assert (N, "move") == (t.asked, t.question)
    assert before[P] > 0
    assert {"x01", "x02", "s05", "s11"} <= set(t.fallen)


@clause("STR-10.20")
def test_no_third_uprising() -> None:
    t = dictatorship(runs=True).do(D, "launch uprising").do(C, "launch uprising")
    assert ("second_uprising", []) == (t.stage, t.launches(N))
    assert ("enough-uprisings", "STR-10.20") == t.refused(N, "launch uprising")
    assert ("dictator-rules", "STR-10.20") == t.refused(N, "launch dictatorship")


@clause("STR-12.11")
def test_the_second_uprising_may_run_three_rounds() -> None:
    t = dictatorship(runs=True).do(D, "launch uprising").do(C, "launch uprising")
    t.wait(11)
    assert (C, "second_uprising") == (t.asked, t.stage)
    t.wait(1)
    if t.question == "leftover":
        t.do(P, "name dem")
    assert ([P], "calm", N) == (t.out, t.stage, t.asked)


@clause("STR-12.15", "STR-11.2")
def test_t31_with_three_players_both_opponents_must_strike_within_nine_turns() -> None:
    three = (40, 31, 29, 0)
    t = table(
        tokens=three,
        shown={P: "5A 6A", D: "5B 6B", C: "5A 6A"},
        supports={P: "X01 X02 S05", D: "S10 S12", C: "S09 S11"},
    ).do(P, "launch coup")
    assert "" == t.wait(8).why
    assert "coup" == t.wait(1).why

    t = table(
        tokens=three,
        shown={P: "5A 6A", D: "5B 6B", C: "5A 6A"},
        supports={P: "X01 X02 S05", D: "S10 S12", C: "S09 S11"},
    ).do(P, "launch coup")
    t.do(D, "launch strike").do(C, "launch strike").wait(9)
    assert ("", "calm") == (t.why, t.stage)


@clause("STR-11.7", "STR-11.12")
def test_the_rounds_are_counted_at_the_seat_of_an_eliminated_striker() -> None:
    t = crisis().do(P, "launch coup").do(D, "launch strike")
    t.s.tokens[:] = bytes([22, 3, 45, 30])
    t.do(C, "display 7a")
    t.s.secrets = (0, 0, 0, 1 << t.game.cards.number("x04"))
    t.s.deck &= ~(1 << t.game.cards.number("x04"))
    t.do(N, "play x04", "name dem")
    assert ([D], "first_strike") == (t.out, t.stage)
    t.wait(6)  # P, the empty seat of D, C, N, and once more
    assert (P, "") == (t.asked, t.why)
    t.wait(1)  # the third turn of the empty seat comes right after P
    assert ("coup", P) == (t.why, t.winner)


@clause("STR-11.8", "STR-11.13")
def test_the_crisis_ends_when_its_author_is_ruined() -> None:
    t = crisis(tokens=(7, 33, 30, 30)).do(P, "launch coup")
    assert 1 == t.tokens[P]
    t.draw(D, "e09")
    assert ([P], "calm", C) == (t.out, t.stage, t.asked)


@clause("STR-11.12")
def test_after_a_dictatorship_the_putschist_is_no_author_any_more() -> None:
    t = table(
        shown={P: "5A 6A", D: "5B 6B 1A 2A", C: "5A 6A"},
        supports={P: "X01 S05 S07", D: "S01 S06 S12 X02", C: "S09 S11"},
    )
    t.s.stage, t.s.author, t.s.launcher, t.s.clock = 4, D, D, 3
    t.s.tokens[:] = bytes([2, 38, 30, 30])
    t.draw(P, "e14").do(P, "name dem")
    assert ([P], "dictatorship") == (t.out, t.stage)


@clause("STR-11.9", "STR-11.13")
def test_the_crisis_ends_when_two_players_remain() -> None:
    t = table(tokens=(60, 2, 38, 0), shown={P: "5A 6A"}, supports={P: "X01 X02 S05"}).do(
        P, "launch coup"
    )
    t.draw(D, "e14")
    assert "coup" == t.stage
    t.s.tokens[:] = bytes([60, 1, 39, 0])
    t.draw(C, "e09")
    assert ([N, D], "calm", P) == (t.out, t.stage, t.asked)


@clause("STR-11.10", "STR-14.3", "STR-14.4", "STR-15.1", "STR-12.14", "STR-11.13")
def test_t26_no_vote_while_a_sequence_runs_with_an_empty_deck() -> None:
    t = table(
        shown={P: "5A 6A", D: "5B 6B", C: "5A 6A"},
        supports={P: "X01 X02 S05", D: "S10 S12", C: "S09 S11"},
        deck="O02",
    ).do(P, "launch coup")
    t.draw(D, "o02")
    assert (1, C) == (t.s.campaign, t.asked)
    assert {"pass", "display 7a", "launch strike"} <= set(t.offers(C))
    assert "draw" not in t.offers(C)
    t.do(C, "launch strike").do(N, "pass").do(P, "pass").do(D, "launch strike").wait(12)
    assert (2, "calm") == (t.s.campaign, t.stage)  # the vote came before any further move
    assert C == t.asked


@clause("STR-11.11")
def test_turns_lost_to_a_travelling_card_or_an_order_count() -> None:
    t = crisis()
    t.s.passes = bytes((0, 1, 0, 0))
    t.do(P, "launch coup").do(D, "pass")
    t.draw(C, "s07")  # nobody can accept: N, P and D lose a turn each
    assert (C, "move") == (t.asked, t.question)
    t.wait(6)
    assert "" == t.why
    assert P == t.asked
    assert "coup" == t.wait(1).why


@clause("STR-11.14")
def test_a_card_travels_on_when_the_sequence_ends_without_a_winner() -> None:
    t = crisis().do(P, "launch coup").do(D, "launch strike").do(C, "launch strike").wait(10)
    assert (D, "second_strike") == (t.asked, t.stage)
    t.draw(D, "s07")  # neither D nor C displays 7A; with C's turn its sequence is over
    assert ("calm", N, "offer") == (t.stage, t.asked, t.question)


# -- passing -----------------------------------------------------------------------------


@clause("STR-14.6")
def test_t35_a_travelling_card_does_not_use_a_pass_order_up() -> None:
    t = table(shown={D: "7A"}, passes={D: 1}).draw(P, "s07")
    assert (D, "offer") == (t.asked, t.question)
    t.do(D, "accept")
    assert 1 == t.s.passes[D]
    t.wait(3)
    assert (D, ["pass"]) == (t.asked, t.offers(D))
    t.do(D, "pass")
    assert 0 == t.s.passes[D]


@clause("STR-14.6", "STR-14.7")
def test_t42_pass_orders_add_up() -> None:
    t = table(turn=D, secrets={P: "X09"}, shown={D: "7A"}).draw(D, "e13").wait(2)
    t.do(P, "play x09", "name dem")
    assert 2 == t.s.passes[D]
    t.do(D, "pass").wait(2).draw(P, "s07")
    t.do(D, "accept").wait(3)
    assert (D, ["pass"]) == (t.asked, t.offers(D))
    t.do(D, "pass").wait(3)
    assert (D, "move") == (t.asked, t.question)


@clause("STR-14.7", "STR-16.10")
def test_pass_orders_survive_a_vote_and_end_with_elimination() -> None:
    t = table(tokens=(30, 28, 22, 20), passes={D: 1}, deck="E09").draw(P, "e09")
    assert (2, D, ["pass"]) == (t.s.campaign, t.asked, t.offers(D))
    t.resign(D)
    assert 0 == t.s.passes[D]


@clause("STR-14.4")
def test_strict_pass_offers_it_only_to_who_can_play_nothing() -> None:
    t = table(
        shown={P: "5A 6A", D: "1A 2A 3B 4B 5B 6B 7A", C: "5A 6A"},
        supports={P: "X01 X02 S05", C: "S09 S11"},
        secrets={N: "X06"},
        deck="O02",
        options={"strict_pass": True},
    ).do(P, "launch coup")
    t.draw(D, "o02")
    assert ("card-to-play", "STR-14.4") == t.refused(C, "pass")
    t.do(C, "display 7a")
    assert "pass" not in t.offers(N)
    t.do(N, "display 7a").do(P, "display 7a")
    assert ["take_back", "pass"] == t.offers(D)


def test_the_deck_is_dealt_by_chance_only() -> None:
    t = crisis().do(P, "draw")
    assert CHANCE == t.asked


@clause("STR-11.1")
def test_the_sequence_ends_with_its_launcher_even_if_that_player_has_to_pass() -> None:
    t = crisis().do(P, "launch coup").wait(8)
    t.s.passes = bytes((1, 0, 0, 0))
    t.wait(3)
    assert (P, ["pass"]) == (t.asked, t.offers(P))
    t.do(P, "pass")
    assert ("coup", P) == (t.why, t.winner)


@clause("STR-11.8", "STR-11.12", "STR-11.13")
def test_the_crisis_ends_when_the_dictator_is_ruined() -> None:
    t = dictatorship()
    t.s.tokens[:] = bytes([1, 33, 33, 33])
    t.draw(D, "e09")
    assert ([P], "calm", C) == (t.out, t.stage, t.asked)
    assert [0, 0, 0, 0] == list(t.s.launched)


@clause("STR-10.4", "STR-10.18")
def test_what_each_action_does_to_popularity() -> None:
    t = crisis().do(P, "launch coup")
    assert [19, 27, 27, 27] == t.tokens  # 2 to each
    t.do(D, "launch strike")
    assert [18, 30, 26, 26] == t.tokens  # 1 from each
    t.do(C, "launch strike").wait(1)
    before = t.tokens
    t.do(P, "launch dictatorship")
    assert [before[P] - 9, *[n + 3 for n in before[1:]]] == t.tokens  # 3 to each
    before = t.tokens
    t.do(D, "launch uprising")
    assert [before[P] - 1, before[D] + 3, before[C] - 1, before[N] - 1] == t.tokens


@clause("STR-10.16")
def test_a_dictatorship_must_leave_a_token() -> None:
    t = crisis().do(P, "launch coup").do(D, "launch strike").do(C, "launch strike").wait(1)
    t.s.tokens[:] = bytes([9, 31, 30, 30])
    assert ("too-unpopular", "STR-10.16") == t.refused(P, "launch dictatorship")
    t.s.tokens[:] = bytes([10, 30, 30, 30])
    assert ["dictatorship"] == t.launches(P)


def three_left() -> Table:
    """P is dictator against D and C alone, who have both struck; D is to move."""
    t = table(
        tokens=(40, 31, 29, 0),
        shown={P: "5A 6A", D: "5B 6B", C: "2B 1B 5A"},
        supports={P: "X01 X02 S05 S11", D: "S06 S12", C: "S02 S09"},
    )
    t.do(P, "launch coup").do(D, "launch strike").do(C, "launch strike")
    return t.do(P, "launch dictatorship")


@clause("STR-12.15")
def test_with_three_players_both_opponents_must_rise() -> None:
    t = three_left().do(D, "launch uprising").wait(9)
    assert ("dictatorship", P) == (t.why, t.winner)
    t = three_left().do(D, "launch uprising").do(C, "launch uprising")
    while t.question == "leftover":
        t.do(P, "name dem")
    assert ([N, P], "calm") == (t.out, t.stage)
