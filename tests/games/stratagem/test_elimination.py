"""Elimination, ties, ranking, abandoning (sections 17, 18 and 20)."""

from typing import Unpack

import pytest

from detente.core.frame import CHANCE
from detente.core.match import Match
from detente.core.state import Result
from detente.games import game
from detente.games.stratagem.ranking import ranking_points
from tests.clauses import clause
from tests.games.stratagem.table import C, Cards, D, N, P, Table, make, table

POINTS = make().cards.points


def overthrown(tokens: tuple[int, int, int, int], candidates: tuple[int, ...] = ()) -> Table:
    """P is dictator, D has risen, and C launches the second uprising: everybody pays C one."""
    t = table(
        tokens=tokens,
        turn=C,
        shown={C: "5A 6A"},
        supports={P: "X01 X02", C: "S05 S11"},
        secrets={P: "X06"},
        campaign=2 if candidates else 1,
        candidates=candidates,
    )
    t.s.stage, t.s.author, t.s.launcher, t.s.clock = 5, P, D, 3
    return t.do(C, "launch uprising")


@clause("STR-17.1", "STR-17.4", "STR-17.5", "STR-12.16")
def test_t19_seven_tokens_two_each_and_the_last_one_where_the_dictator_says() -> None:
    t = overthrown((8, 32, 30, 30))
    assert (P, "leftover") == (t.asked, t.question)
    assert ([1, 33, 35, 31], ["name dem", "name con", "name nat"]) == (t.tokens, t.offers(P))
    assert ("leftover-first", "STR-17.4") == t.refused(P, "draw")

    t.do(P, "name nat")

    assert ([0, 33, 35, 32], [P], N) == (t.tokens, t.out, t.asked)


@clause("STR-17.3", "STR-17.8")
def test_the_cards_of_the_eliminated_fall_face_up_and_their_seat_is_skipped() -> None:
    t = overthrown((7, 33, 30, 30))
    assert {"x01", "x02", "x06"} <= set(t.fallen)
    assert [] == t.shown(P)
    t.wait(1)
    assert D == t.asked
    assert ("you-are-out", "STR-17.8") == t.refused(P, "draw")


@clause("STR-12.16")
def test_a_ruined_rebel_falls_first_and_the_dictator_all_the_same() -> None:
    t = overthrown((30, 1, 39, 30)).do(P, "name con")
    assert ([D, P], [0, 0, 57, 43]) == (t.out, t.tokens)


@clause("STR-17.2")
def test_who_has_no_token_left_is_eliminated() -> None:
    t = table(tokens=(3, 37, 30, 30)).draw(P, "e14")
    assert ([P], D) == (t.out, t.asked)


@clause("STR-17.9")
def test_of_several_ruined_the_poorer_and_then_the_later_one_counts_as_first() -> None:
    t = table(tokens=(90, 3, 2, 5), secrets={P: "X06"}).do(P, "play x06")
    assert [C, D] == t.out
    t = table(tokens=(84, 3, 3, 10), secrets={P: "X06"}).do(P, "play x06")
    assert [C, D] == t.out


@clause("STR-17.7", "STR-17.10")
def test_t29_the_best_placed_player_replaces_an_eliminated_candidate() -> None:
    t = table(tokens=(59, 3, 20, 18), turn=D, campaign=2, candidates=(P, D)).draw(D, "e14")
    assert ([D], [P, C]) == (t.out, t.candidates)


@clause("STR-17.10")
def test_the_replacement_is_judged_after_the_tokens_have_been_shared() -> None:
    t = overthrown((8, 40, 24, 28), candidates=(P, D))  # C gets 3 + 2, N pays 1 and gets 2
    t.do(P, "name con")
    assert ([0, 41, 30, 29], [D, C]) == (t.tokens, t.candidates)


def test_both_candidates_are_replaced() -> None:
    t = table(tokens=(3, 3, 60, 34), turn=C, campaign=2, candidates=(P, D), secrets={C: "X06"}).do(
        C, "play x06"
    )
    assert [C, N] == t.candidates


@clause("STR-18.3")
def test_lots_decide_between_two_replacements_who_are_level() -> None:
    t = table(tokens=(57, 3, 20, 20), turn=D, campaign=2, candidates=(P, D)).draw(D, "e14")
    assert (CHANCE, ["lot north", "lot east"]) == (t.asked, t.offers(CHANCE))
    t.do(CHANCE, "lot east")
    assert ([P, N], C) == (t.candidates, t.asked)


# -- ties --------------------------------------------------------------------------------


def second_vote(**cards: Unpack[Cards]) -> Table:
    """P and D are level at the second vote."""
    t = table(
        tokens=(30, 30, 21, 19),
        turn=C,
        campaign=2,
        candidates=(P, D),
        deck="O02",
        **cards,
    )
    return t.draw(C, "o02")


@clause("STR-18.1")
def test_more_plus_signs_of_public_opinion_are_ahead() -> None:
    # D: two plus signs and two minus signs; P: one plus sign
    t = second_vote(shown={P: "7A", D: "7A 5B 1A 2A"}, supports={P: "X01"})
    assert ("second_vote", D) == (t.why, t.winner)


@clause("STR-18.2", "STR-18.4")
def test_then_more_supports_are_ahead_and_unrevealed_ones_do_not_count() -> None:
    t = second_vote(supports={D: "X03"}, secrets={P: "X01 X02"})
    assert D == t.winner


@clause("STR-18.3")
def test_then_the_greater_force_is_ahead() -> None:
    assert P == second_vote(supports={P: "X01", D: "X02"}).winner


@clause("STR-18.3")
def test_then_lots_are_drawn() -> None:
    t = second_vote()
    assert ["lot south", "lot west"] == t.offers(CHANCE)
    t.do(CHANCE, "lot west")
    assert ("second_vote", D, (4, 6, 3, 2)) == (t.why, t.winner, t.scores)


@clause("STR-15.7", "STR-18.3")
def test_lots_among_three_who_are_level_for_the_candidacies() -> None:
    t = table(tokens=(25, 25, 25, 25), deck="O02").draw(P, "o02")
    assert 4 == len(t.offers(CHANCE))
    t.do(CHANCE, "lot north")
    assert ["lot south", "lot west", "lot east"] == t.offers(CHANCE)
    t.do(CHANCE, "lot south")
    assert ([P, C], 2, D) == (t.candidates, t.s.campaign, t.asked)
    assert [0, 0, 0, 0] == list(t.s.lots)


@clause("STR-18.4")
def test_popular_support_does_not_count_in_a_tie() -> None:
    t = table(tokens=(40, 40, 11, 9), turn=C, campaign=2, candidates=(P, D), deck="O02").draw(
        C, "o02"
    )
    assert CHANCE == t.asked


@clause("STR-20.4")
def test_places_behind_the_winner_follow_the_tokens_and_ties_are_broken_too() -> None:
    t = table(tokens=(52, 10, 19, 19), deck="O02").draw(P, "o02")
    assert ["lot north", "lot east"] == t.offers(CHANCE)
    t.do(CHANCE, "lot east")
    assert (6, 2, 3, 4) == t.scores


# -- ranking -----------------------------------------------------------------------------


@clause("STR-20.2")
@pytest.mark.parametrize(("by_action", "winner"), [(False, 6), (True, 5)])
def test_points_of_who_finishes(by_action: bool, winner: int) -> None:
    scores = ranking_points(POINTS, [C, P, N, D], by_action, [], [])
    assert (4, 2, winner, 3) == scores


@clause("STR-20.3", "STR-20.7")
def test_points_of_who_does_not_finish() -> None:
    assert (6, 4, 1, 2) == ranking_points(POINTS, [P, D], False, [C, N], [])
    assert (6, 1, 2, 2) == ranking_points(POINTS, [P], False, [D, C, N], [])
    assert (6, 0, 4, 1) == ranking_points(POINTS, [P, C], False, [N], [D])


@clause("STR-20.1")
def test_a_game_counts_its_ranking_points_in_a_championship() -> None:
    result = Result((1,), (4, 6, 1, 0), "first_vote")
    assert (4, 6, 1, 0) == game("stratagem").points(result)


@clause("STR-20.3", "STR-20.6")
def test_t37_abandoning_does_not_count_as_the_first_elimination() -> None:
    t = table(tokens=(36, 33, 27, 4), deck="O02 E14 O03").resign(C)
    assert [45, 42, 0, 13] == t.tokens
    t.s.tokens[:] = bytes([55, 43, 0, 2])
    t.draw(P, "o02").draw(D, "o03").draw(N, "e14")
    assert ([N], [56, 44, 0, 0]) == (t.out, t.tokens)
    assert ("two_left", (6, 4, 0, 1)) == (t.why, t.scores)


# -- abandoning --------------------------------------------------------------------------


@clause("STR-20.6")
def test_who_abandons_shares_the_tokens_and_the_remainder_goes_by_lot() -> None:
    t = table(supports={P: "X01"}, secrets={P: "X06"})
    t.game.give_up(t.s, P)
    assert (CHANCE, ["lot west", "lot north", "lot east"]) == (t.asked, t.offers(CHANCE))
    t.do(CHANCE, "lot north")
    assert ([0, 33, 34, 33], []) == (t.tokens, t.out)
    assert ["x01", "x06"] == t.fallen


@clause("STR-20.8")
def test_the_next_active_player_goes_on_when_the_player_on_turn_abandons() -> None:
    assert D == table().resign(P).asked
    t = table(shown={D: "7A", C: "7A"}).draw(P, "s07").resign(D)
    assert (C, "offer") == (t.asked, t.question)


@clause("STR-20.8")
def test_the_player_on_turn_is_asked_again_when_somebody_else_abandons() -> None:
    t = table(secrets={P: "X04"}).resign(C)
    assert (P, "move") == (t.asked, t.question)
    t.do(P, "play x04").resign(N)
    assert ["name dem"] == t.offers(P)


@clause("STR-20.8")
def test_a_card_whose_last_victim_abandons_has_no_effect() -> None:
    t = table(secrets={P: "X08"}, supports={D: "X03"}).do(P, "play x08").resign(D)
    assert (C, "move", ["x03", "x08"]) == (t.asked, t.question, t.fallen)


def test_abandoning_ends_a_crisis_without_its_author() -> None:
    t = table(shown={P: "5A 6A"}, supports={P: "X01 X02 S05"}).do(P, "launch coup").resign(P)
    assert ("calm", D) == (t.stage, t.asked)


def test_who_is_taking_something_back_is_asked_for_a_free_move_again() -> None:
    t = table(shown={P: "5A 6A", D: "7A"}, supports={P: "X01 X02 S05"}).do(P, "launch coup")
    t.do(D, "take_back").resign(P)
    assert (D, "move", "calm") == (t.asked, t.question, t.stage)
    t.do(D, "take_back").resign(D)
    assert (C, "move") == (t.asked, t.question)


def test_a_launch_still_choosing_its_secrets_is_called_off() -> None:
    t = table(shown={P: "1A 2A"}, supports={P: "S01"}, secrets={P: "X01 X02"})
    t.do(P, "launch coup", "rely x01").resign(D)
    assert (P, "move", "calm") == (t.asked, t.question, t.stage)
    assert (0, 0, 0, 0) == t.s.due


def test_a_beaten_dictator_who_leaves_leaves_the_remainder_to_the_lot() -> None:
    t = overthrown((8, 32, 30, 30)).resign(P)
    assert ([0, 34, 35, 31], [P], N) == (t.tokens, t.out, t.asked)


def test_the_last_two_may_part() -> None:
    t = table(tokens=(60, 40, 0, 0)).resign(P)
    assert ("alone", D, (0, 6, 1, 2)) == (t.why, t.winner, t.scores)


def test_abandoning_after_the_game_or_twice_changes_nothing() -> None:
    t = table().resign(P)
    before = t.game.dump(t.s)
    t.resign(P)
    assert before == t.game.dump(t.s)


def test_a_match_goes_on_after_a_resignation() -> None:
    match = Match(make(), seed=5)
    first = match.waiting[0]
    match.submit(first, -1)
    assert not match.over
    assert (first + 1) % 4 == match.waiting[0]
    again = Match.replay(match.record, game=match.game)
    assert match.game.dump(match.state) == match.game.dump(again.state)
