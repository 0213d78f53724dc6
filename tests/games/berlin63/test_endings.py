"""How games and matches end (sections 14 and 15)."""

import pytest

import detente
from detente.core.match import Match
from detente.core.message import Refused
from detente.core.notation import RESIGN
from detente.core.state import Result
from detente.games.berlin63.board import BLUE, RED
from detente.games.berlin63.rules import Berlin63
from detente.games.berlin63.state import BerlinState
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, Table, lined_up, table


def take_the_leader(**options: int) -> Table:
    t = table("miranda c3, leo* a1", "ray* c4, adam d5, jack e5", "lilly", "leo", **options)
    return t.play("north c3", "decline")


@clause("B63-14.1")
def test_who_loses_the_leader_loses_at_once() -> None:
    assert Result((RED,), (1, 0), "leader") == take_the_leader().result


@clause("B63-14.3", "B63-14.5", "B63-14.6")
def test_a_leader_alone_on_the_board_loses_in_spite_of_a_reserve() -> None:
    t = table("miranda c3, leo* a1", "ray* e5, adam c4", "lilly", "leo jack")
    t.play("north c3", "decline")
    assert Result((RED,), (1, 0), "alone") == t.result


@clause("B63-14.4", "B63-14.6", "B63-14.12")
def test_both_alone_is_a_draw_whatever_the_scope() -> None:
    for scope in ("board", "all"):
        t = table("leo* a1, jack d3", "ray* a5, adam d4", "lilly", "leo", lone_leader_scope=scope)
        t.play("north d3", "explode", "believe", "allow")
        assert Result((), (0, 0), "both-alone") == t.result


@clause("B63-14.6")
def test_a_fallen_leader_counts_before_a_lone_one() -> None:
    """Red's leader falls with Blue's last companion: (b) is checked before (d)."""
    t = table("leo* c3, miranda a1", "adam c4, ray* e5", "jack", "leo")
    t.play("north c3", "explode", "believe", "allow")
    assert Result((BLUE,), (0, 1), "leader") == t.result


@clause("B63-14.6", "B63-14.7")
def test_one_blast_is_checked_once_when_everyone_is_gone() -> None:
    t = table(
        "leo* c3, miranda b3, ray a1", "adam c4, lilly* d4, jack e5, victor a5", "jack", "leo"
    )
    t.play("north c3", "explode", "believe", "allow")
    assert Result((), (0, 0), "both-leaders") == t.result


@pytest.mark.parametrize(("reading", "winner"), [("exploder_wins", BLUE), ("exploder_loses", RED)])
def test_the_settings_may_decide_a_blast_of_both_leaders(reading: str, winner: int) -> None:
    """R3."""
    t = table(
        "leo* c3, miranda b1",
        "adam c4, lilly* d4, jack e5",
        "jack",
        "leo",
        double_leader_death=reading,
    )
    t.play("north c3", "explode", "believe", "allow")
    assert t.result is not None
    assert ((winner,), "blast") == (t.result.winners, t.result.why)


@clause("B63-14.8")
def test_who_explodes_the_own_leader_loses() -> None:
    t = table("miranda c3, leo* a1", "adam c4, lilly* d4, jack e5", "jack", "leo")
    t.play("north c3")
    assert "danger-leader" == t.danger("explode")
    t.play("explode", "believe", "allow")
    assert Result((RED,), (1, 0), "leader") == t.result


@clause("B63-14.9")
def test_at_the_end_everything_is_revealed() -> None:
    t = take_the_leader()
    log = t.log(SPECTATOR)
    assert 2 == log.count("revealed-leader")
    assert {"revealed", "revealed-reserve"} <= set(log)
    assert "leo" == t.json(SPECTATOR)["teams"]["red"]["leader"]


@clause("B63-14.10")
def test_sixty_quiet_turns_are_a_draw() -> None:
    t = lined_up()
    for _ in range(29):
        t.play("illusion a1", "keep b1", "illusion a5", "keep b5")
    t.play("illusion a1", "keep b1")
    assert (59, None) == (t.state.quiet, t.result)
    t.play("illusion a5", "keep b5")
    assert Result((), (0, 0), "quiet") == t.result


@clause("B63-14.10", "B63-4.5")
def test_a_removal_starts_the_count_anew_and_zero_means_no_limit() -> None:
    t = table("victor c1, leo* a1", "ray* e5, adam d5", "jack", "leo jack")
    t.state.quiet = 59
    t.play("north c1", "conjure", "doubt", "lose leo", "allow", "illusion c2", "keep a1")
    assert "red compensation" == t.asked
    t.play("decline")
    assert (0, None) == (t.state.quiet, t.result)

    t = lined_up(quiet_turn_limit=0)
    t.state.quiet = 59
    t.play("illusion a1", "keep b1")
    assert (60, None) == (t.state.quiet, t.result)


@clause("B63-14.10")
def test_captures_and_explosions_start_the_count_anew() -> None:
    for acts in (("decline", "decline"), ("explode", "believe", "allow")):
        t = table("ray c3, leo* a1, jack b1", "adam c4, lilly* e5, jack d1", "adam", "leo")
        t.state.quiet = 30
        t.play("north c3", *acts)
        assert ("blue action", 0) == (t.asked, t.state.quiet)


@clause("B63-14.14")
def test_with_the_limit_a_game_is_bounded() -> None:
    game = detente.game("berlin63", match_wins=1, quiet_turn_limit=10)
    for seed in range(40):
        match = Match(game, seed=seed)
        rng = detente.Rng(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[rng.below(min(3, len(legal)))])
        assert match.state.turns <= 17 * 10


@clause("B63-14.11")
def test_resigning_gives_the_match_to_the_other() -> None:
    match = Match(detente.game("berlin63"), seed=1)
    match.submit(BLUE, RESIGN)
    assert match.result is not None
    assert ((RED,), "resigned") == (match.result.winners, match.result.why)


@clause("B63-14.11")
def test_an_offer_is_answered_first_and_a_half_made_illusion_begun_anew() -> None:
    """The half of it was a draft: the offer is made, and heard, at the table as it stood before."""
    match = begun()
    start, moves = match.game.dump(match.state), len(match.moves)
    match.submit(RED, match.game.parse("illusion a1"))
    thought = match.number(RED)
    match.submit(BLUE, match.game.parse("offer_draw"))
    with pytest.raises(Refused, match="table-moved-on"):
        match.submit(RED, match.game.parse("keep b1"), thought)
    assert "draw" == match.game.questions[match.state.stack[-1].kind].id
    match.submit(RED, match.game.parse("refuse_draw"))
    assert [BLUE, RED] == [seat for seat, _ in match.moves[moves:]]
    assert ([RED], False, False) == (match.waiting, match.can_undo(RED), match.can_undo(BLUE))
    offered = {**start, "offers": 1 << BLUE}
    assert offered == {**match.game.dump(match.state), "acted": start["acted"]}
    assert "north a1" in [match.game.text(action) for action in match.legal(RED)]
    match.submit(RED, match.game.parse("illusion a1"))
    assert match.can_undo(RED)


def begun() -> Match[BerlinState]:
    """A match in which Red is about to take the first turn, from a1 to e1."""
    match: Match[BerlinState] = Match(Berlin63({}), seed=1)
    while match.state.turns == 0 or match.waiting != [RED]:
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    return match


@clause("B63-14.11")
def test_a_draw_may_be_offered_while_the_other_thinks() -> None:
    t = lined_up()
    assert ("answer-first", "B63-14.11") == t.refused("offer_draw")
    t.act(BLUE, "offer_draw")
    assert "red draw" == t.asked
    assert ("answer-the-offer", "B63-14.11") == t.refused("north a1")
    t.play("refuse_draw")
    assert "red action" == t.asked
    assert ("not-your-turn", "B63-4.4") == t.refused("offer_draw", BLUE)  # once a turn
    t.play("illusion a1", "keep b1")
    t.act(RED, "offer_draw")
    t.play("accept_draw")
    assert Result((), (0, 0), "agreed") == t.result


@clause("B63-14.11")
def test_nobody_accepts_what_was_not_offered() -> None:
    assert ("no-offer", "B63-14.11") == lined_up().refused("accept_draw")


@clause("B63-14.13")
def test_scope_all_counts_the_reserve_lost_by_a_doubt() -> None:
    t = table("victor c1, leo* a1", "ray* e5", "adam", "jack leo", lone_leader_scope="all")
    t.play("north c1", "conjure", "doubt", "lose jack")
    assert t.result is None
    t.play("allow", "illusion c2", "keep a1", "decline", "south e5", "conjure", "doubt")
    assert "blue loss" == t.asked
    t.play("lose leo")
    assert Result((RED,), (1, 0), "alone") == t.result


@clause("B63-15.1", "B63-15.2", "B63-15.3")
def test_two_won_games_decide_and_each_game_is_dealt_anew() -> None:
    assert 2 == detente.game("berlin63").options.number("match_wins")
    t = take_the_leader(match_wins=2)
    assert t.result is None
    assert (bytes([1, 0]), 2, "chance deal") == (bytes(t.state.wins), t.state.games, t.asked)
    assert 6 == len(t.legal)
    assert b"" == bytes(t.state.trail)
    t.play("deal leo", "deal ray")
    assert [RED, BLUE] == t.game.waiting(t.state)


@clause("B63-15.3")
def test_the_second_win_ends_the_match() -> None:
    t = table("miranda c3, leo* a1", "ray* c4, adam d5, jack e5", "lilly", "leo", match_wins=2)
    t.state.wins = bytes((1, 1))
    t.play("north c3", "decline")
    assert Result((RED,), (2, 1), "leader") == t.result


@clause("B63-15.2")
def test_a_drawn_game_is_replayed_in_a_match() -> None:
    t = lined_up(match_wins=2)
    t.act(BLUE, "offer_draw")
    t.play("accept_draw")
    assert t.result is None
    assert (bytes(2), 2, "chance deal") == (bytes(t.state.wins), t.state.games, t.asked)


# -- warnings --------------------------------------------------------------------------------


def test_warnings_about_the_leader_and_the_last_companion() -> None:
    t = table("leo* c3, miranda a1, ray a2", "adam c4, ray* e5, jack d5", "jack", "leo")
    assert "danger-leader" == t.danger("north c3")
    assert t.danger("north a2") is None
    t = table("leo* a1, miranda c3", "adam c4, ray* e5, jack d5", "jack", "leo")
    assert "danger-alone" == t.danger("north c3")
    t = table("leo* a1, miranda c3, jack b1", "ray* c4, jack d5", "ray", "leo")
    t.play("north c3")
    assert "danger-leader" == t.danger("decline")
    t = table("leo* b4, miranda c3, jack b1", "ray c4, lilly* e5, jack d1", "ray", "leo")
    t.play("north c3", "explode", "believe")
    assert "danger-leader" == t.danger("allow")
    t = table("leo* c1, jack b1", "ray c3, lilly* e5, jack d1", "ray", "leo").play("north c1")
    assert "danger-leader" == t.danger("dash")
    t = table("leo* c1, jack b1", "ray d2, lilly* e5, jack d1", "ray", "leo")
    assert "danger-leader" == t.danger("leap_northeast c1")
