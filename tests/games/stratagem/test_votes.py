"""Votes, the second campaign, two players left (sections 15, 16 and 19)."""

from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, table


@clause("STR-15.1", "STR-15.3", "STR-15.4", "STR-15.6", "STR-1.4", "STR-1.1")
def test_fifty_one_tokens_win_the_first_vote() -> None:
    t = table(tokens=(51, 20, 16, 13), turn=D, deck="O02").listen().draw(D, "o02")
    assert ("first_vote", P, (6, 4, 3, 2)) == (t.why, t.winner, t.scores)
    assert 4 == t.log(None).count("announced")
    assert [] == t.game.legal(t.s, C)
    assert ("game-is-over", "STR-4.1") == t.refused(C, "draw")


@clause("STR-15.7", "STR-15.8", "STR-16.1", "STR-16.3", "STR-16.4")
def test_fifty_do_not_and_the_best_two_are_candidates_while_everybody_plays_on() -> None:
    t = table(
        tokens=(50, 21, 16, 13), turn=D, shown={C: "7A"}, secrets={N: "X06"}, deck="O02"
    ).draw(D, "o02")
    assert ([P, D], 2) == (t.candidates, t.s.campaign)
    assert (C, "move") == (t.asked, t.question)  # the player who was next
    assert 49 == t.s.deck.bit_count()
    assert ([], ["7a"], ["x06"]) == (t.fallen, t.shown(C), t.secrets(N))
    assert [50, 21, 16, 13] == t.tokens
    assert "take_back" in t.offers(C)


@clause("STR-16.2")
def test_owned_supports_and_held_secrets_do_not_return_to_the_deck() -> None:
    t = table(tokens=(40, 30, 17, 13), supports={D: "X03"}, secrets={N: "X06"}, deck="O02").draw(
        P, "o02"
    )
    assert (48, ["x03"], ["x06"]) == (t.s.deck.bit_count(), t.supports(D), t.secrets(N))


@clause("STR-15.2")
def test_the_last_card_is_settled_before_the_vote() -> None:
    t = table(tokens=(48, 21, 17, 14), shown={P: "5A"}, deck="S09").draw(P, "s09")
    assert (1, "offer") == (t.s.campaign, t.question)
    t.do(P, "accept")
    assert ("first_vote", P, 57) == (t.why, t.winner, t.tokens[P])


@clause("STR-15.2")
def test_the_vote_waits_for_a_support_on_its_way() -> None:
    t = table(tokens=(50, 21, 16, 13), shown={N: "5B"}, deck="S10").draw(P, "s10")
    assert (1, N, "offer") == (t.s.campaign, t.asked, t.question)
    t.do(N, "refuse")
    assert (2, P) == (t.s.campaign, t.asked)


@clause("STR-15.5", "STR-15.6", "STR-9.11")
def test_t43_ruined_at_the_vote() -> None:
    t = table(tokens=(60, 30, 6, 4), turn=D, shown={N: "5B"}, supports={N: "S06"}, deck="O02").draw(
        D, "o02"
    )
    assert (N, "leftover") == (t.asked, t.question)
    t.do(N, "name dem")
    assert [61, 32, 7, 0] == t.tokens
    assert "s06" in t.fallen
    assert ("first_vote", P, (6, 4, 3, 1)) == (t.why, t.winner, t.scores)


@clause("STR-15.9")
def test_penalties_that_leave_two_players_decide_at_once() -> None:
    t = table(tokens=(50, 46, 4, 0), turn=D, shown={C: "5A"}, supports={C: "S05"}, deck="O02").draw(
        D, "o02"
    )
    assert ("two_left", P, (6, 4, 2, 1)) == (t.why, t.winner, t.scores)


@clause("STR-15.9", "STR-19.4")
def test_penalties_that_leave_one_player_end_the_game() -> None:
    t = table(tokens=(98, 2, 0, 0), turn=P, shown={D: "5B"}, supports={D: "S06"}, deck="O02").draw(
        P, "o02"
    )
    assert ("alone", P, 6) == (t.why, t.winner, t.scores[P])


@clause("STR-16.6", "STR-16.7", "STR-16.8", "STR-20.5", "STR-16.5")
def test_t28_an_outsider_ahead_does_not_win_the_second_vote() -> None:
    t = table(tokens=(27, 24, 36, 13), turn=D, campaign=2, candidates=(P, D), deck="O02").draw(
        D, "o02"
    )
    assert ("second_vote", P, (6, 4, 3, 2)) == (t.why, t.winner, t.scores)


@clause("STR-20.5")
def test_second_place_may_go_by_tokens() -> None:
    t = table(
        tokens=(27, 24, 36, 13),
        turn=D,
        campaign=2,
        candidates=(P, D),
        deck="O02",
        options={"runner_up": "tokens"},
    ).draw(D, "o02")
    assert (6, 3, 4, 2) == t.scores


@clause("STR-16.5")
def test_an_outsider_may_still_seize_power_in_the_second_campaign() -> None:
    t = table(
        tokens=(27, 24, 36, 13),
        turn=C,
        campaign=2,
        candidates=(P, D),
        shown={C: "5A 6A"},
        supports={C: "X01 X02 S05"},
    )
    assert ["coup"] == t.launches(C)


@clause("STR-16.9")
def test_a_majority_in_mid_campaign_ends_nothing() -> None:
    t = table(tokens=(50, 20, 15, 15)).draw(P, "e09")
    assert (53, "", D) == (t.tokens[P], t.why, t.asked)


@clause("STR-16.10", "STR-9.6")
def test_limits_of_verification_carry_over() -> None:
    t = table(tokens=(40, 30, 17, 13), deck="O02").do(N, "verify con").draw(P, "o02")
    assert 2 == t.s.campaign
    assert ("verified-already", "STR-9.6") == t.refused(N, "verify con")


@clause("STR-19.1", "STR-19.2", "STR-10.15")
def test_two_players_go_on_to_the_end_of_the_deck_and_the_vote_decides() -> None:
    t = table(tokens=(45, 55, 0, 0), deck="O02 O03").draw(P, "o02")
    assert (D, "") == (t.asked, t.why)
    t.draw(D, "o03")
    assert ("two_left", D) == (t.why, t.winner)  # without a second round


@clause("STR-19.3")
def test_two_players_may_vote_at_once() -> None:
    t = table(tokens=(60, 38, 2, 0), turn=C, options={"two_left": "immediate"}).draw(C, "e14")
    assert [N, C] == t.out  # in mid-campaign, with cards left
    assert ("two_left", P, [61, 39, 0, 0]) == (t.why, t.winner, t.tokens)


@clause("STR-19.4", "STR-20.7")
def test_the_sole_survivor_wins_an_election_victory() -> None:
    t = table(tokens=(98, 2, 0, 0), turn=D).draw(D, "e14").draw(P, "e09")
    assert [100, 0, 0, 0] == t.tokens
    assert ("alone", P, (6, 2, 1, 2)) == (t.why, t.winner, t.scores)


@clause("STR-16.10")
def test_a_due_reveal_carries_over() -> None:
    t = table(
        tokens=(7, 33, 30, 30),
        shown={P: "5A 6A", C: "5A"},
        supports={P: "X01 X02 S05", C: "S09"},
        secrets={C: "X03"},
        deck="O02",
    )
    t.do(P, "launch coup").draw(D, "o02").do(C, "launch strike", "rely x03")
    assert ([P], 2, N) == (t.out, t.s.campaign, t.asked)
    t.wait(2)
    assert (C, ["reveal"]) == (t.asked, t.offers(C))
